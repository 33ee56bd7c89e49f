/* For tests under wine only, never shipped. Qt's Windows platform asks for colour profiles as it starts, and wine 8 ends
   the process in WcsCreateIccProfile. With this one there is no profile to be had. */
#include <stddef.h>
#define EXPORTED __declspec(dllexport)
#define NO_PROFILE 0x80004001 /* E_NOTIMPL */

EXPORTED void *OpenColorProfileW(void *profile, unsigned access, unsigned share, unsigned mode) { return NULL; }
EXPORTED int CloseColorProfile(void *profile) { return 1; }
EXPORTED void *WcsOpenColorProfileW(void *a, void *b, void *c, unsigned d, unsigned e, unsigned f, unsigned g) {
    return NULL;
}
EXPORTED void *WcsCreateIccProfile(void *profile, unsigned options) { return NULL; }
EXPORTED int GetColorProfileFromHandle(void *profile, void *buffer, unsigned *size) { return 0; }
EXPORTED unsigned ColorProfileGetDisplayDefault(void) { return NO_PROFILE; }
EXPORTED int WcsGetDefaultColorProfile(void) { return 0; }
EXPORTED int WcsGetDefaultColorProfileSize(void) { return 0; }
int __stdcall DllMain(void *module, unsigned reason, void *reserved) { return 1; }
