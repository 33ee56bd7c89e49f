/* For tests under wine only, never shipped. Rust's standard library (pydantic_core) takes its random numbers from
   ProcessPrng of bcryptprimitives.dll (Windows 10), which wine 8 lacks. */
#define EXPORTED __declspec(dllexport)

__declspec(dllimport) unsigned char __stdcall SystemFunction036(void *buffer, unsigned long length); /* RtlGenRandom */

EXPORTED int ProcessPrng(unsigned char *buffer, unsigned long long length) {
    return SystemFunction036(buffer, (unsigned long)length);
}
int __stdcall DllMain(void *module, unsigned reason, void *reserved) { return 1; }
