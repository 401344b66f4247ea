/* What a library of CUDA kernels shares between its generated sources and launcher_cuda.c. */
#ifndef LAUNCHER_CUDA_H
#define LAUNCHER_CUDA_H

#include "launcher_abi.h"

enum { DEVICE_CUDA = 2 };

/* Machine code inside the library, and where it has been loaded. */
typedef struct {
  const void *cubin;
  void *modules[16];
} Image;

/* One device function, which the host side asks for by the same name. types: its parameters, a letter each (p pointer,
 * i 32-bit integer, l 64-bit integer, f float, d double, t tensor map). launch: what follows the parameters in a call, a
 * letter each (xyz grid, abc block, ijk cluster, s bytes of shared memory), and e, o for an early or cooperative launch. */
typedef struct {
  const char *name, *types, *launch;
  Image *image;
  void *_Atomic functions[16];
} Entry;

extern Entry *launcher_entries[]; /* ends with NULL */
extern const int launcher_capability, launcher_specific;

/* Make the calling thread's device ready for launches on `stream`, and say which it is. Returns 0, or -1 with an error
 * set. The other takes the stream that TVM's FFI has for this thread (PyTorch's current one, if tensors are PyTorch's). */
int launcher_enter(void *stream, int *device);
int launcher_enter_of_caller(int *device);

#endif
