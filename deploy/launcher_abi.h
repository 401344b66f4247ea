/* What every exported library shares between its kernels and its launcher: the C ABI that TVM's code generator compiles
 * against (DLPack's tensor, TVM FFI's tagged value), and errors.
 *
 * Declared here so that building a library needs a C compiler and nothing else.
 */
#ifndef LAUNCHER_ABI_H
#define LAUNCHER_ABI_H

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

enum { VALUE_NONE = 0, VALUE_INT = 1, VALUE_DTYPE = 5, VALUE_TENSOR = 7 };

/* A kernel (on a GPU its host side) as TVM compiles it: 0, or -1 with an error set. */
typedef int Kernel(void *self, const Value *arguments, int32_t count, Value *result);

/* What went wrong in the calling thread's last failed call; and setting it, which returns -1. */
const char *launcher_error(void);
int launcher_fail(const char *kind, const char *message);

#endif
