/* What a library of CPU kernels shares between its generated sources and launcher.c. */
#ifndef LAUNCHER_H
#define LAUNCHER_H

#include "launcher_abi.h"

/* How many threads a parallel loop uses unless told otherwise; each library defines it. */
extern const int launcher_tuned_threads;

int launcher_threads(void);
void launcher_set_threads(int threads);

/* The same as kernels of TVM FFI, for Python. */
Kernel launcher_ffi_threads, launcher_ffi_set_threads;

#endif
