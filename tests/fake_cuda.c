/* A CUDA driver without a device: it prints what a library asks of it. FAKE_CAPABILITY (90 by default) is its device's. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
  int id;
  int padding;
  union {
    char bytes[64];
    unsigned dimensions[3];
    int value;
  };
} Attribute;

typedef struct {
  unsigned grid[3], block[3], shared_bytes;
  void *stream;
  Attribute *attributes;
  unsigned count;
} Config;

static _Thread_local void *current;

/* Lines appear in the order of the caller's own. */
__attribute__((constructor)) static void unbuffered(void) { setvbuf(stdout, NULL, _IONBF, 0); }

int cuInit(unsigned flags) { return (int)flags; }
int cuDeviceGet(int *device, int number) { return *device = number, 0; }
int cuDevicePrimaryCtxRetain(void **context, int device) { return *context = (void *)(uintptr_t)(device + 8), 0; }
int cuCtxGetCurrent(void **context) { return *context = current, 0; }
int cuCtxSetCurrent(void *context) { return current = context, 0; }
int cuCtxGetDevice(int *device) { return *device = (int)(uintptr_t)current - 8, 0; }
int cuGetErrorString(int code, const char **text) { return *text = code == 2 ? "out of memory" : "strange", 0; }

int cuDeviceGetAttribute(int *value, int attribute, int device) {
  (void)device;
  const char *given = getenv("FAKE_CAPABILITY");
  int capability = given ? atoi(given) : 90;
  *value = attribute == 75 ? capability / 10 : capability % 10; /* major, minor */
  return 0;
}

int cuModuleLoadData(void **module, const void *image) {
  const char *elf = image;
  printf("load %c%c%c\n", elf[1], elf[2], elf[3]);
  *module = (void *)image;
  return 0;
}

int cuModuleGetFunction(void **function, void *module, const char *name) {
  (void)module;
  *function = (void *)name;
  return 0;
}

int cuFuncSetAttribute(void *function, int attribute, int value) {
  printf("allow %s %d %d\n", (const char *)function, attribute, value);
  return 0;
}

int cuLaunchKernelEx(const Config *config, void *function, void **parameters, void **extra) {
  (void)extra;
  const unsigned *g = config->grid, *b = config->block;
  printf("launch %s grid %u %u %u block %u %u %u shared %u stream %p first %p", (const char *)function, g[0], g[1], g[2],
         b[0], b[1], b[2], config->shared_bytes, config->stream, *(void **)parameters[0]);
  for (unsigned i = 0; i < config->count; ++i) {
    const Attribute *a = &config->attributes[i];
    if (a->id == 4) printf(" cluster %u %u %u", a->dimensions[0], a->dimensions[1], a->dimensions[2]);
    else printf(" attribute %d %d", a->id, a->value);
  }
  printf("\n");
  return 0;
}

int cuMemAllocAsync(uint64_t *memory, size_t bytes, void *stream) {
  (void)stream;
  printf("allocate %zu\n", bytes);
  if (getenv("FAKE_FULL")) return 2;
  *memory = 0x5000;
  return 0;
}

int cuMemFreeAsync(uint64_t memory, void *stream) {
  (void)stream;
  printf("free %#llx\n", (unsigned long long)memory);
  return 0;
}

int cuTensorMapEncodeTiled(void *map, int type, unsigned rank, void *address, const uint64_t *extents,
                           const uint64_t *strides, const unsigned *box, const unsigned *steps, int interleave,
                           int swizzle, int promotion, int fill) {
  (void)map, (void)strides, (void)steps, (void)interleave, (void)promotion, (void)fill;
  printf("map type %d rank %u at %p extents %llu %llu box %u %u swizzle %d\n", type, rank, address,
         (unsigned long long)extents[0], (unsigned long long)extents[1], box[0], box[1], swizzle);
  return 0;
}
