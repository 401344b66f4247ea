/* The part of TVM's runtime that the host side of a compiled CUDA kernel calls, on NVIDIA's driver API.
 *
 * The host code looks its kernels up by name and calls them with their arguments and launch dimensions; here they come
 * from machine code (cubin) inside the library. The driver (libcuda.so.1) is opened when first needed: the library
 * links and loads without it, and needs neither CUDA's runtime nor its toolkit.
 */
#define _GNU_SOURCE
#include "launcher_cuda.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the driver --------------------------------------------------------------------------------------- */

/* CUDA's own declarations, of which only these are needed (cuda.h of CUDA 12; the ABI is stable). */
typedef struct {
  int id;
  int padding;
  union {
    char bytes[64];
    struct {
      unsigned x, y, z;
    } dimensions;
    int value;
  };
} LaunchAttribute;

typedef struct {
  unsigned grid[3], block[3], shared_bytes;
  void *stream;
  LaunchAttribute *attributes;
  unsigned count;
} LaunchConfig;

enum { MAX_SHARED = 8, COOPERATIVE = 2, CLUSTER = 4, EARLY = 6, MAJOR = 75, MINOR = 76 };

static struct {
  int (*init)(unsigned);
  int (*get_device)(int *, int);
  int (*retain)(void **, int);
  int (*get_context)(void **);
  int (*set_context)(void *);
  int (*device_of_context)(int *);
  int (*attribute)(int *, int, int);
  int (*load)(void **, const void *);
  int (*function)(void **, void *, const char *);
  int (*set_attribute)(void *, int, int);
  int (*launch)(const LaunchConfig *, void *, void **, void **);
  int (*allocate)(uint64_t *, size_t, void *);
  int (*release)(uint64_t, void *);
  int (*error_text)(int, const char **);
  int (*encode)(void *, int, unsigned, void *, const uint64_t *, const uint64_t *, const unsigned *, const unsigned *,
                int, int, int, int);
} cuda;
static int cuda_state = -1; /* 0: ready */

static void open_driver(void) {
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_GLOBAL);
  if (!library) return;
  struct {
    void *to;
    const char *name;
  } wanted[] = {
      {&cuda.init, "cuInit"},
      {&cuda.get_device, "cuDeviceGet"},
      {&cuda.retain, "cuDevicePrimaryCtxRetain"},
      {&cuda.get_context, "cuCtxGetCurrent"},
      {&cuda.set_context, "cuCtxSetCurrent"},
      {&cuda.device_of_context, "cuCtxGetDevice"},
      {&cuda.attribute, "cuDeviceGetAttribute"},
      {&cuda.load, "cuModuleLoadData"},
      {&cuda.function, "cuModuleGetFunction"},
      {&cuda.set_attribute, "cuFuncSetAttribute"},
      {&cuda.launch, "cuLaunchKernelEx"},
      {&cuda.allocate, "cuMemAllocAsync"},
      {&cuda.release, "cuMemFreeAsync"},
      {&cuda.error_text, "cuGetErrorString"},
      {&cuda.encode, "cuTensorMapEncodeTiled"},
  };
  for (unsigned i = 0; i < sizeof wanted / sizeof *wanted; ++i) {
    void *found = dlsym(library, wanted[i].name);
    if (!found) return;
    memcpy(wanted[i].to, &found, sizeof found);
  }
  cuda_state = cuda.init(0);
}

static int driver_failed(const char *what, int code) {
  const char *text = NULL;
  if (cuda.error_text) cuda.error_text(code, &text);
  char message[300];
  snprintf(message, sizeof message, "%s: %s", what, text ? text : "unknown error");
  return launcher_fail("RuntimeError", message);
}

#define TRY(what, call) \
  do { \
    int code_ = (call); \
    if (code_) return driver_failed(what, code_); \
  } while (0)

/* Make the calling thread's context current: the one it has, else the primary one of device 0. */
static int enter_device(int *device) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_driver);
  if (cuda_state) return launcher_fail("RuntimeError", "no NVIDIA driver (libcuda.so.1) of CUDA 12 or newer, or no device");
  void *context = NULL;
  TRY("cuCtxGetCurrent", cuda.get_context(&context));
  if (!context) {
    TRY("cuDeviceGet", cuda.get_device(device, 0));
    TRY("cuDevicePrimaryCtxRetain", cuda.retain(&context, *device));
    TRY("cuCtxSetCurrent", cuda.set_context(context));
  }
  TRY("cuCtxGetDevice", cuda.device_of_context(device));
  return 0;
}

static _Thread_local void *stream;

int launcher_enter(void *on_stream, int *device) {
  int major, minor;
  if (enter_device(device)) return -1;
  TRY("cuDeviceGetAttribute", cuda.attribute(&major, MAJOR, *device));
  TRY("cuDeviceGetAttribute", cuda.attribute(&minor, MINOR, *device));
  if (major * 10 + minor != launcher_capability && (launcher_specific || major != launcher_capability / 10 ||
                                                    major * 10 + minor < launcher_capability)) {
    char message[120];
    snprintf(message, sizeof message, "this device is sm_%d%d, the library was built for sm_%d%s", major, minor,
             launcher_capability, launcher_specific ? "a" : "");
    return launcher_fail("RuntimeError", message);
  }
  stream = on_stream;
  return 0;
}

int launcher_enter_of_caller(int *device) {
  void *(*of_thread)(int32_t, int32_t) = (void *(*)(int32_t, int32_t))dlsym(RTLD_DEFAULT, "TVMFFIEnvGetStream");
  if (enter_device(device)) return -1;
  return launcher_enter(of_thread ? of_thread(DEVICE_CUDA, *device) : NULL, device);
}

/* ---- kernels ------------------------------------------------------------------------------------------ */

enum { DEVICES = 16, ARGUMENTS = 64 };

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;

/* The kernel's function on `device`, loaded there at its first launch. */
static int function_on(Entry *entry, int device, void **function) {
  if (device < 0 || device >= DEVICES) return launcher_fail("RuntimeError", "too many devices");
  *function = atomic_load_explicit(&entry->functions[device], memory_order_acquire);
  if (*function) return 0;
  pthread_mutex_lock(&loading);
  int code = 0;
  void *module = entry->image->modules[device];
  if (!module && !(code = cuda.load(&module, entry->image->cubin))) entry->image->modules[device] = module;
  if (!code) code = cuda.function(function, module, entry->name);
  if (!code) atomic_store_explicit(&entry->functions[device], *function, memory_order_release);
  pthread_mutex_unlock(&loading);
  return code ? driver_failed(entry->name, code) : 0;
}

static unsigned *dimension(LaunchConfig *config, unsigned cluster[3], char tag, int *is_cluster) {
  switch (tag) {
    case 'x': case 'y': case 'z': return &config->grid[tag - 'x'];
    case 'a': case 'b': case 'c': return &config->block[tag - 'a'];
    case 's': return &config->shared_bytes;
  }
  *is_cluster = 1; /* 'i', 'j', 'k' */
  return &cluster[tag - 'i'];
}

static int launch(Entry *entry, const Value *arguments, int32_t count) {
  int device;
  void *function, *pointers[ARGUMENTS];
  union {
    int32_t i;
    float f;
    double d;
  } narrow[ARGUMENTS];
  if (enter_device(&device) || function_on(entry, device, &function)) return -1;
  int n = (int)strlen(entry->types);
  for (int i = 0; i < n; ++i) {
    pointers[i] = (void *)&arguments[i].pointer;
    switch (entry->types[i]) {
      case 't': pointers[i] = (void *)arguments[i].pointer; break; /* a tensor map, by value */
      case 'i': narrow[i].i = (int32_t)arguments[i].integer, pointers[i] = &narrow[i]; break;
      case 'f': narrow[i].f = (float)arguments[i].number, pointers[i] = &narrow[i]; break;
    }
  }
  LaunchAttribute attributes[3];
  unsigned cluster[3] = {1, 1, 1};
  int is_cluster = 0, next = n;
  LaunchConfig config = {{1, 1, 1}, {1, 1, 1}, 0, stream, attributes, 0};
  for (const char *tag = entry->launch; *tag; ++tag) {
    if (*tag == 'e' || *tag == 'o') {
      attributes[config.count] = (LaunchAttribute){.id = *tag == 'e' ? EARLY : COOPERATIVE, .value = 1};
      ++config.count;
    } else if (next < count) {
      *dimension(&config, cluster, *tag, &is_cluster) = (unsigned)arguments[next++].integer;
    }
  }
  if (is_cluster) {
    attributes[config.count] = (LaunchAttribute){.id = CLUSTER, .dimensions = {cluster[0], cluster[1], cluster[2]}};
    ++config.count;
  }
  if (config.shared_bytes > 48 << 10)
    TRY("cuFuncSetAttribute", cuda.set_attribute(function, MAX_SHARED, (int)config.shared_bytes));
  TRY(entry->name, cuda.launch(&config, function, pointers, NULL));
  return 0;
}

/* ---- tensor maps (TMA) -------------------------------------------------------------------------------- */

/* DLPack's (code, bits) → CUtensorMapDataType. */
static int map_type(int code, int bits) {
  if (code == 2) return bits == 16 ? 6 : bits == 32 ? 7 : bits == 64 ? 8 : -1;
  if (code == 4) return 9;
  return bits == 8 ? 0 : bits == 16 ? 1 : bits == 32 ? (code ? 2 : 3) : -1;
}

static int encode(const Value *arguments, int32_t count) {
  int device, type, at = 4;
  if (enter_device(&device)) return -1;
  const Value *kind = &arguments[1];
  if (kind->type_index == VALUE_DTYPE) {
    type = map_type(kind->dtype.code, kind->dtype.bits);
  } else {
    const char *name = kind->pointer;
    type = !strcmp(name, "float16")    ? 6
           : !strcmp(name, "bfloat16") ? 9
           : !strcmp(name, "float32")  ? 7
           : !strcmp(name, "int8")     ? 0
                                       : -1;
  }
  unsigned rank = (unsigned)arguments[2].integer, box[5], steps[5];
  uint64_t extents[5], strides[5];
  if (type < 0 || rank < 1 || rank > 5 || count != (int)(4 + 4 * rank - 1 + 4))
    return launcher_fail("ValueError", "a tensor map of an unknown kind");
  for (unsigned i = 0; i < rank; ++i) extents[i] = (uint64_t)arguments[at++].integer;
  for (unsigned i = 0; i + 1 < rank; ++i) strides[i] = (uint64_t)arguments[at++].integer;
  for (unsigned i = 0; i < rank; ++i) box[i] = (unsigned)arguments[at++].integer;
  for (unsigned i = 0; i < rank; ++i) steps[i] = (unsigned)arguments[at++].integer;
  const Value *last = &arguments[at];
  TRY("cuTensorMapEncodeTiled",
      cuda.encode((void *)arguments[0].pointer, type, rank, (void *)arguments[3].pointer, extents, strides, box, steps,
                  (int)last[0].integer, (int)last[1].integer, (int)last[2].integer, (int)last[3].integer));
  return 0;
}

/* ---- what the code generator looks for ---------------------------------------------------------------- */

static Entry set_device = {.name = "__tvm_set_device"}, encode_tiled = {.name = "runtime.cuTensorMapEncodeTiled"};

static int lookup(void *library, const char *name, void **handle) {
  (void)library;
  *handle = NULL;
  if (!strcmp(name, set_device.name)) *handle = &set_device;
  if (!strcmp(name, encode_tiled.name)) *handle = &encode_tiled;
  for (Entry **entry = launcher_entries; *entry; ++entry)
    if (!strcmp(name, (*entry)->name)) *handle = *entry;
  return *handle ? 0 : launcher_fail("RuntimeError", name);
}

static int call(void *handle, const Value *arguments, int32_t count, Value *result) {
  *result = (Value){VALUE_NONE, 0, {0}};
  if (handle == &set_device) return 0; /* the thread's context says which device */
  return handle == &encode_tiled ? encode(arguments, count) : launch(handle, arguments, count);
}

static int once(void **handle, int (*initialise)(void **)) {
  void *made = __atomic_load_n(handle, __ATOMIC_ACQUIRE);
  if (made) return 0;
  if (initialise(&made)) return -1;
  __atomic_store_n(handle, made, __ATOMIC_RELEASE);
  return 0;
}

/* Workspace belongs to the stream: it is there when the kernels before it on the stream have run. */
static void *allocate(int device_type, int device_id, uint64_t bytes, int code, int bits) {
  (void)device_type, (void)device_id, (void)code, (void)bits;
  uint64_t memory = 0;
  int failed = cuda.allocate(&memory, bytes, stream);
  if (failed) driver_failed("workspace", failed);
  return (void *)memory;
}

static int release(int device_type, int device_id, void *memory) {
  (void)device_type, (void)device_id;
  TRY("workspace", cuda.release((uint64_t)memory, stream));
  return 0;
}

static int no_parallel(void) { return launcher_fail("RuntimeError", "the host side of a kernel has no parallel loops"); }

void *__TVMBackendParallelLaunch = (void *)no_parallel;
void *__TVMBackendParallelBarrier = (void *)no_parallel;
void *__TVMBackendAllocWorkspace = (void *)allocate;
void *__TVMBackendFreeWorkspace = (void *)release;
void *__TVMFFIFunctionCall = (void *)call;
void *__TVMFFIEnvModLookupFromImports = (void *)lookup;
void *__TVMFFIHandleInitOnce = (void *)once;
