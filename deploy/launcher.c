/* The part of TVM's runtime that a compiled CPU kernel calls: parallel loops and workspace.
 *
 * TVM's code generator reaches its runtime through pointers (__TVMBackend...) that its own loader fills in.
 * This file defines them, filled in, and the library hides them: the kernel behaves the same from C and from
 * Python, whether or not TVM is in the process, and needs nothing but the C library.
 */
#define _GNU_SOURCE
#include "launcher.h"

#include <dirent.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

/* ---- parallel loops ----------------------------------------------------------------------------------- */

typedef struct {
  void *sync;
  int32_t tasks;
} Group;

typedef int Task(int id, Group *group, void *data);

enum { MAX_THREADS = 1024 };

/* Workers watch for the next region this long before they sleep: the regions of one call follow each other
 * within microseconds, and waking a sleeper costs about 50 µs. */
static const long SPIN_NANOSECONDS = 200 * 1000;

/* One pool for the process. `region` is held by the application thread whose region is running; the fields
 * below it belong to that region. `signal` is (number of the region << 16 | its tasks) in one word, so that
 * a worker without a task in a region never reads the fields of the next one. */
static struct {
  pthread_mutex_t region;
  Task *task;
  void *data;
  Group group;
  atomic_int pending, failed;
  _Alignas(64) atomic_uint_fast64_t signal;
  _Alignas(64) atomic_int sleeping;
  pthread_mutex_t sleep;
  pthread_cond_t wake;
  int workers;
  atomic_int threads;
  atomic_uint arrived, turn;
} pool = {.region = PTHREAD_MUTEX_INITIALIZER, .sleep = PTHREAD_MUTEX_INITIALIZER, .wake = PTHREAD_COND_INITIALIZER};

static _Thread_local int in_region;

static inline void relax(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

/* One turn of a wait that should be over in microseconds; another thread may need this processor for it to end. */
static inline void spin(unsigned turn) {
  if (turn > 256 && turn % 16 == 0) sched_yield();
  relax();
}

static long elapsed_nanoseconds(const struct timespec *since) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (now.tv_sec - since->tv_sec) * 1000000000L + (now.tv_nsec - since->tv_nsec);
}

/* Wait until the region after `seen` begins: spin, then sleep. */
static uint64_t next_signal(uint64_t seen) {
  struct timespec start;
  clock_gettime(CLOCK_MONOTONIC, &start);
  uint64_t now;
  do {
    for (int i = 0; i < 64; ++i) {
      now = atomic_load_explicit(&pool.signal, memory_order_acquire);
      if (now != seen) return now;
      relax();
    }
    sched_yield(); /* with more threads than processors, the next region waits for this one */
  } while (elapsed_nanoseconds(&start) < SPIN_NANOSECONDS);
  pthread_mutex_lock(&pool.sleep);
  atomic_fetch_add(&pool.sleeping, 1);
  while ((now = atomic_load(&pool.signal)) == seen) pthread_cond_wait(&pool.wake, &pool.sleep);
  atomic_fetch_sub(&pool.sleeping, 1);
  pthread_mutex_unlock(&pool.sleep);
  return now;
}

typedef struct {
  int id;
  uint64_t seen;
} Worker;

static void *work(void *argument) {
  Worker self = *(Worker *)argument;
  free(argument);
  in_region = 1;
  for (;;) {
    self.seen = next_signal(self.seen);
    if (self.id >= (int)(self.seen & 0xffff)) continue;
    if (pool.task(self.id, &pool.group, pool.data)) atomic_store(&pool.failed, 1);
    atomic_fetch_sub_explicit(&pool.pending, 1, memory_order_release);
  }
  return NULL;
}

/* A child of fork() has none of the workers: it starts its own at its first parallel loop. */
static void before_fork(void) { pthread_mutex_lock(&pool.region); }
static void after_fork_parent(void) { pthread_mutex_unlock(&pool.region); }
static void after_fork_child(void) {
  pthread_mutex_init(&pool.region, NULL);
  pthread_mutex_init(&pool.sleep, NULL);
  pthread_cond_init(&pool.wake, NULL);
  atomic_store(&pool.sleeping, 0);
  pool.workers = 0;
}

static void watch_forks(void) { pthread_atfork(before_fork, after_fork_parent, after_fork_child); }

/* The processors this process may use: those that any of its threads may. Another runtime (TVM's own, an OpenMP)
 * may have pinned the calling thread to one of them, which says nothing about our workers. */
static cpu_set_t usable_processors(void) {
  cpu_set_t all, one;
  CPU_ZERO(&all);
  DIR *threads = opendir("/proc/self/task");
  for (struct dirent *entry; threads && (entry = readdir(threads));)
    if (atoi(entry->d_name) && !sched_getaffinity(atoi(entry->d_name), sizeof one, &one)) CPU_OR(&all, &all, &one);
  if (threads) closedir(threads);
  if (!CPU_COUNT(&all)) sched_getaffinity(0, sizeof all, &all);
  return all;
}

/* Start workers until there are `count`, or as many as the system gives. */
static void start_workers(int count) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, watch_forks);
  if (pool.workers >= count) return;
  cpu_set_t processors = usable_processors();
  while (pool.workers < count) {
    Worker *worker = malloc(sizeof *worker);
    pthread_t thread;
    if (!worker) return;
    *worker = (Worker){pool.workers + 1, atomic_load(&pool.signal)};
    if (pthread_create(&thread, NULL, work, worker)) {
      free(worker);
      return;
    }
    if (CPU_COUNT(&processors)) pthread_setaffinity_np(thread, sizeof processors, &processors);
    pthread_detach(thread);
    ++pool.workers;
  }
}

static int default_threads(void) {
  const char *given = getenv("TVM_NUM_THREADS");
  int threads = given ? atoi(given) : 0;
  if (threads < 1) {
    cpu_set_t processors = usable_processors();
    int usable = CPU_COUNT(&processors);
    threads = usable && usable < launcher_tuned_threads ? usable : launcher_tuned_threads;
  }
  return threads < MAX_THREADS ? threads : MAX_THREADS;
}

int launcher_threads(void) {
  int threads = atomic_load_explicit(&pool.threads, memory_order_relaxed);
  if (!threads) atomic_store(&pool.threads, threads = default_threads());
  return threads;
}

void launcher_set_threads(int threads) {
  if (threads > MAX_THREADS) threads = MAX_THREADS;
  atomic_store(&pool.threads, threads < 1 ? default_threads() : threads);
}

static int launch(Task *task, void *data, int tasks) {
  int threads = launcher_threads();
  if (tasks < 1 || tasks > threads) tasks = threads;
  if (tasks == 1 || in_region) {
    Group alone = {NULL, 1};
    return task(0, &alone, data);
  }
  pthread_mutex_lock(&pool.region);
  start_workers(tasks - 1);
  if (tasks > pool.workers + 1) tasks = pool.workers + 1;
  pool.task = task;
  pool.data = data;
  pool.group = (Group){&pool, tasks};
  atomic_store(&pool.failed, 0);
  atomic_store(&pool.pending, tasks - 1);
  atomic_store(&pool.arrived, 0);
  uint64_t number = (atomic_load(&pool.signal) >> 16) + 1;
  atomic_store(&pool.signal, number << 16 | (uint64_t)tasks);
  if (atomic_load(&pool.sleeping)) {
    pthread_mutex_lock(&pool.sleep);
    pthread_cond_broadcast(&pool.wake);
    pthread_mutex_unlock(&pool.sleep);
  }
  in_region = 1;
  int status = task(0, &pool.group, data);
  in_region = 0;
  for (unsigned turn = 0; atomic_load_explicit(&pool.pending, memory_order_acquire); ++turn) spin(turn);
  if (atomic_load(&pool.failed)) status = -1;
  pthread_mutex_unlock(&pool.region);
  return status;
}

/* Every task of a region waits here for the others. */
static int barrier(int id, Group *group) {
  (void)id;
  if (group->tasks == 1) return 0;
  unsigned turn = atomic_load(&pool.turn);
  if (atomic_fetch_add(&pool.arrived, 1) + 1 == (unsigned)group->tasks) {
    atomic_store(&pool.arrived, 0);
    atomic_fetch_add(&pool.turn, 1);
    return 0;
  }
  for (unsigned n = 0; atomic_load(&pool.turn) == turn; ++n) spin(n);
  return 0;
}

/* ---- workspace ---------------------------------------------------------------------------------------- */

/* Blocks stay with the thread that asked for them: a call finds the memory of the call before it. */
enum { SLOTS = 16, ALIGNMENT = 64, HUGE_PAGE = 2 << 20 };

typedef struct {
  void *memory;
  size_t bytes;
  int used;
} Slot;

static _Thread_local Slot slots[SLOTS];
static pthread_key_t slots_key;

static void free_slots(void *of_thread) {
  Slot *slot = of_thread;
  for (int i = 0; i < SLOTS; ++i) free(slot[i].memory);
}

static void make_slots_key(void) { pthread_key_create(&slots_key, free_slots); }

static void *aligned_memory(size_t bytes) {
  void *memory = NULL;
  if (posix_memalign(&memory, bytes >= HUGE_PAGE ? HUGE_PAGE : ALIGNMENT, bytes)) return NULL;
#ifdef MADV_HUGEPAGE
  /* Packed panels are walked end to end: 2 MB pages save a TLB miss every 4 kB. */
  if (bytes >= HUGE_PAGE) madvise(memory, bytes, MADV_HUGEPAGE);
#endif
  return memory;
}

/* The smallest unused block of at least `bytes`, else an empty slot, else an unused block to give up. */
static Slot *choose_slot(size_t bytes) {
  Slot *fits = NULL, *empty = NULL, *unused = NULL;
  for (Slot *s = slots; s < slots + SLOTS; ++s) {
    if (s->used) continue;
    if (!s->memory) empty = s;
    else if (s->bytes < bytes) unused = s;
    else if (!fits || s->bytes < fits->bytes) fits = s;
  }
  return fits ? fits : empty ? empty : unused;
}

static void *allocate(int device_type, int device_id, uint64_t bytes, int code, int bits) {
  (void)device_type, (void)device_id, (void)code, (void)bits;
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  Slot *slot = choose_slot(bytes);
  if (slot && slot->memory && slot->bytes < bytes) {
    free(slot->memory);
    *slot = (Slot){NULL, 0, 0};
  }
  void *memory = slot && slot->memory ? slot->memory : aligned_memory(bytes);
  if (!memory) {
    launcher_fail("MemoryError", "no memory for the kernel's workspace");
  } else if (slot) {
    if (!slot->memory) *slot = (Slot){memory, bytes, 0};
    slot->used = 1;
    pthread_once(&once, make_slots_key);
    pthread_setspecific(slots_key, slots);
  }
  return memory;
}

static int release(int device_type, int device_id, void *memory) {
  (void)device_type, (void)device_id;
  for (Slot *s = slots; s < slots + SLOTS; ++s)
    if (s->memory == memory) {
      s->used = 0;
      return 0;
    }
  free(memory); /* more blocks in use at once than slots */
  return 0;
}

/* ---- what the code generator looks for ---------------------------------------------------------------- */

static int no_callback(void) { return launcher_fail("RuntimeError", "this kernel calls a function of TVM's runtime"); }

void *__TVMBackendParallelLaunch = (void *)launch;
void *__TVMBackendParallelBarrier = (void *)barrier;
void *__TVMBackendAllocWorkspace = (void *)allocate;
void *__TVMBackendFreeWorkspace = (void *)release;
void *__TVMFFIFunctionCall = (void *)no_callback;
void *__TVMFFIEnvModLookupFromImports = (void *)no_callback;
void *__TVMFFIHandleInitOnce = (void *)no_callback;

/* ---- for Python --------------------------------------------------------------------------------------- */

int launcher_ffi_threads(void *self, const Value *arguments, int32_t count, Value *result) {
  (void)self, (void)arguments, (void)count;
  *result = (Value){VALUE_INT, 0, {launcher_threads()}};
  return 0;
}

int launcher_ffi_set_threads(void *self, const Value *arguments, int32_t count, Value *result) {
  (void)self, (void)result;
  if (count != 1 || arguments[0].type_index != VALUE_INT)
    return launcher_fail("TypeError", "set_threads takes one integer");
  launcher_set_threads((int)arguments[0].integer);
  return 0;
}
