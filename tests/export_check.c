/* Calls an exported kernel every way a C program may: test_export.py builds it and compares what it writes.
 *
 * usage: export_check MODE P.bin Q.bin OUT.bin   (sizes come from -DROWS -DCOLS -DDEPTH)
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "mixed.h"

enum { P_SIZE = ROWS * DEPTH, Q_SIZE = DEPTH * COLS, OUT_SIZE = ROWS * COLS, CALLS = 1000 };

static float *p, *q, *out;

/* Memory at exactly `offset` bytes past a 64-byte boundary. */
static float *memory(size_t count, size_t offset) {
  void *base = NULL;
  if (posix_memalign(&base, 64, count * sizeof(float) + 64)) exit(9);
  return (float *)((char *)base + offset);
}

static void read_floats(const char *name, float *to, size_t count) {
  FILE *file = fopen(name, "rb");
  if (!file || fread(to, sizeof(float), count, file) != count) exit(8);
  fclose(file);
}

static void call(float *to) {
  if (mixed(p, q, to)) {
    fprintf(stderr, "%s\n", mixed_error());
    exit(1);
  }
}

static float *expected;

/* Many calls, each into cleared memory and compared. */
static void *call_often(void *memory) {
  float *result = memory;
  for (int i = 0; i < CALLS; ++i) {
    memset(result, 0, OUT_SIZE * sizeof(float));
    call(result);
    if (memcmp(result, expected, OUT_SIZE * sizeof(float))) exit(2);
  }
  return NULL;
}

/* Three application threads at once. */
static void concurrent(void) {
  pthread_t threads[2];
  mixed_set_threads(3);
  call(out);
  expected = memory(OUT_SIZE, 0);
  memcpy(expected, out, OUT_SIZE * sizeof(float));
  for (int i = 0; i < 2; ++i)
    if (pthread_create(&threads[i], NULL, call_often, memory(OUT_SIZE, 0))) exit(7);
  call_often(out);
  for (int i = 0; i < 2; ++i) pthread_join(threads[i], NULL);
}

static long resident_pages(void) {
  long total = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (!file || fscanf(file, "%ld %ld", &total, &resident) != 2) exit(6);
  fclose(file);
  return resident;
}

/* A kernel that leaked its workspace would grow by some 30 kB a call. */
static void repeat(void) {
  for (int i = 0; i < 10; ++i) call(out);
  long before = resident_pages();
  for (int i = 0; i < CALLS; ++i) call(out);
  printf("grew %ld pages\n", resident_pages() - before);
}

/* The child has none of its parent's worker threads. */
static void in_child(void) {
  call(out);
  memset(out, 0, OUT_SIZE * sizeof(float));
  int status = 0;
  pid_t child = fork();
  if (!child) {
    float *own = memory(OUT_SIZE, 0);
    call(own);
    call(own);
    mixed_set_threads(3);
    call(own);
    call(out);
    _exit(memcmp(own, out, OUT_SIZE * sizeof(float)) != 0);
  }
  waitpid(child, &status, 0);
  if (status) exit(3);
  call(out);
}

int main(int argc, char **argv) {
  if (argc != 5) return 5;
  const char *mode = argv[1];
  size_t offset = strcmp(mode, "misaligned") ? 0 : 4;
  p = memory(P_SIZE, offset), q = memory(Q_SIZE, offset), out = memory(OUT_SIZE, offset);
  read_floats(argv[2], p, P_SIZE);
  read_floats(argv[3], q, Q_SIZE);
  memset(out, 0xff, OUT_SIZE * sizeof(float)); /* NaN */
  if (!strcmp(mode, "null")) {
    printf("%d %s\n", mixed(p, NULL, out), mixed_error());
    return 0;
  }
  if (!strcmp(mode, "one thread")) mixed_set_threads(1);
  if (!strcmp(mode, "seven threads")) mixed_set_threads(7);
  if (!strcmp(mode, "concurrent")) concurrent();
  else if (!strcmp(mode, "repeat")) repeat();
  else if (!strcmp(mode, "fork")) in_child();
  else call(out);
  printf("%d threads\n", mixed_threads());
  FILE *file = fopen(argv[4], "wb");
  if (!file || fwrite(out, sizeof(float), OUT_SIZE, file) != OUT_SIZE) return 4;
  return fclose(file);
}
