/* What an exported library shares between its kernels and launcher.c.
 *
 * The structures are the C ABI that TVM's code generator compiles against (DLPack's tensor, TVM FFI's
 * tagged value), declared here so that building a library needs a C compiler and nothing else.
 */
#ifndef LAUNCHER_H
#define LAUNCHER_H

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
    const void *pointer;
  };
} Value;

enum { VALUE_NONE = 0, VALUE_INT = 1, VALUE_TENSOR = 7 };

/* A kernel as TVM compiles it: 0, or -1 with an error set. */
typedef int Kernel(void *self, const Value *arguments, int32_t count, Value *result);

/* How many threads a parallel loop uses unless told otherwise; each library defines it. */
extern const int launcher_tuned_threads;

int launcher_threads(void);
void launcher_set_threads(int threads);
const char *launcher_error(void);
int launcher_fail(const char *kind, const char *message);

/* The same as kernels of TVM FFI, for Python. */
Kernel launcher_ffi_threads, launcher_ffi_set_threads;

#endif
