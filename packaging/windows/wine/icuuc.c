/* For tests under wine only, never shipped. Qt 6 loads Windows' own icuuc.dll (Windows 10 1903 and later), which wine 8
   lacks. With this one every converter fails to open, and Qt takes its own codecs. */
#include <stddef.h>
#define EXPORTED __declspec(dllexport)
#define FILE_ACCESS_ERROR 4

EXPORTED void *ucnv_open(const char *name, int *error) {
    if (error) *error = FILE_ACCESS_ERROR;
    return NULL;
}
EXPORTED const char *ucnv_getName(void *converter, int *error) {
    if (error) *error = FILE_ACCESS_ERROR;
    return "";
}
EXPORTED const char *ucnv_getStandardName(void *name, int *standard, int *error) {
    if (error) *error = FILE_ACCESS_ERROR;
    return NULL;
}
EXPORTED signed char ucnv_getMaxCharSize(void *converter) { return 1; }
EXPORTED const char *ucnv_getAvailableName(int number) { return NULL; }
EXPORTED int ucnv_countAvailable(void) { return 0; }
EXPORTED int ucnv_toUCountPending(void *converter, int *error) { return 0; }
EXPORTED int ucnv_fromUCountPending(void *converter, int *error) { return 0; }
EXPORTED void ucnv_close(void *converter) {}
EXPORTED void ucnv_reset(void *converter) {}
EXPORTED void ucnv_toUnicode(void) {}
EXPORTED void ucnv_fromUnicode(void) {}
EXPORTED void ucnv_getToUCallBack(void *converter, void *action, void *context) {}
EXPORTED void ucnv_setToUCallBack(void *converter, void *a, void *b, void *c, void *d, int *error) {}
EXPORTED void ucnv_setFromUCallBack(void *converter, void *a, void *b, void *c, void *d, int *error) {}
EXPORTED void ucnv_cbToUWriteUChars(void) {}
EXPORTED void ucnv_cbFromUWriteUChars(void) {}
EXPORTED void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
int __stdcall DllMain(void *module, unsigned reason, void *reserved) { return 1; }
