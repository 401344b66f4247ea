/* What a library of CUDA kernels shares between its generated sources and launcher_cuda.c.
 *
 * The structures are the C ABI that TVM's code generator compiles against, as in launcher.h.
 */
#ifndef LAUNCHER_CUDA_H
#define LAUNCHER_CUDA_H

#include <stdint.h>

typedef struct {
  uint8_t code, bits;
  uint16_t lanes;
} DType;

typedef struct {
  void *data;
  int32_t device_type, device_id;
  int32_t ndim;
  DType dtype;
  const int64_t *shape, *strides;
  uint64_t byte_offset;
} Tensor;

typedef struct {
  int32_t type_index;
  uint32_t padding;
  union {
    int64_t integer;
    double number;
    const void *pointer;
    DType dtype;
  };
} Value;

enum { VALUE_NONE = 0, VALUE_INT = 1, VALUE_DTYPE = 5, VALUE_TENSOR = 7, DEVICE_CUDA = 2 };

/* The host side of a kernel as TVM compiles it: 0, or -1 with an error set. */
typedef int Kernel(void *self, const Value *arguments, int32_t count, Value *result);

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
const char *launcher_error(void);
int launcher_fail(const char *kind, const char *message);

#endif
