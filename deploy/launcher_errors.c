/* Errors of an exported library: kept for the thread that called, and raised in TVM's FFI if a caller came through it. */
#define _GNU_SOURCE
#include "launcher_abi.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

static _Thread_local char error_text[512];

const char *launcher_error(void) { return error_text; }

int launcher_fail(const char *kind, const char *message) {
  snprintf(error_text, sizeof error_text, "%s: %s", kind, message);
  void (*raise)(const char *, const char *) =
      (void (*)(const char *, const char *))dlsym(RTLD_DEFAULT, "TVMFFIErrorSetRaisedFromCStr");
  if (raise) raise(kind, message);
  return -1;
}

/* Called by the argument checks of every kernel. */
void TVMFFIErrorSetRaisedFromCStrParts(const char *kind, const char **parts, int32_t count) {
  char message[400] = "";
  for (int32_t i = 0; i < count; ++i)
    if (parts[i]) strncat(message, parts[i], sizeof message - strlen(message) - 1);
  for (char *c = message; *c; ++c)
    if (*c == '\n') *c = ' ';
  launcher_fail(kind, message);
}
