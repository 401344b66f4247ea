// What a CUDA kernel's source needs to run on a CPU: a thread of a block is a fiber that stops at barriers and shuffles,
// a block is a thread of the operating system, and shared memory is that thread's. See fibers.py.
#include <immintrin.h>
#include <ucontext.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <thread>
#include <vector>

#define __global__
#define __device__
#define __forceinline__ static
#define __launch_bounds__(...)
#define __restrict__
#define __shared__ static thread_local
#define CUDART_INF_F INFINITY

using std::max;
using std::min;
typedef unsigned int uint;
typedef unsigned char uchar;
typedef unsigned short ushort;

template <class T, class B> static T bits_as(B bits) {
  T value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

struct half {
  ushort bits;
  half() {}
  half(float x) : bits(_cvtss_sh(x, 0)) {}
  operator float() const { return _cvtsh_ss(bits); }
};

struct nv_bfloat16 {
  ushort bits;
  nv_bfloat16() {}
  nv_bfloat16(float x) {
    uint32_t whole = bits_as<uint32_t>(x);
    bits = std::isnan(x) ? 0x7fff : (whole + 0x7fff + (whole >> 16 & 1)) >> 16;
  }
  operator float() const { return bits_as<float>(uint32_t(bits) << 16); }
};

static half __float2half_rn(float x) { return half(x); }
static nv_bfloat16 __float2bfloat16_rn(float x) { return nv_bfloat16(x); }

template <class T, int N> struct alignas(sizeof(T) * N) Pack { T of[N]; };
typedef Pack<float, 4> float4;
typedef Pack<float, 2> float2;
typedef Pack<uint, 4> uint4;
typedef Pack<uint, 2> uint2;
typedef Pack<uchar, 4> uchar4;
typedef Pack<uchar, 2> uchar2;
typedef Pack<int, 4> int4;
typedef Pack<int, 2> int2;

static float2 make_float2(float a, float b) { return {{a, b}}; }
static float4 make_float4(float a, float b, float c, float d) { return {{a, b, c, d}}; }
static uint2 make_uint2(uint a, uint b) { return {{a, b}}; }
static uint4 make_uint4(uint a, uint b, uint c, uint d) { return {{a, b, c, d}}; }
static uint __pack_half2(half a, half b) { return uint(a.bits) | uint(b.bits) << 16; }

struct Index { unsigned x, y, z; };
static thread_local Index threadIdx, blockIdx;

struct Barrier { int arrived = 0, passed = 0; };

// Blocks that run together, and where each has its shared memory: that of one lies as that of another.
struct Cluster {
  int blocks;
  std::atomic<long> arrived{0};
  std::vector<std::atomic<char *>> memory;
  explicit Cluster(int blocks) : blocks(blocks), memory(blocks) {}
};
static thread_local char shared_memory;

struct Block {
  int threads, width, current = 0, running;
  ucontext_t scheduler;
  std::vector<ucontext_t> fibers;
  std::vector<std::vector<char>> stacks;
  std::vector<bool> ended;
  std::vector<Barrier> warps;
  std::vector<uint64_t> lanes;
  Barrier all;
  Cluster &cluster;
  const std::function<void()> &kernel;
};
static thread_local Block *block;

// The fiber that goes on is thread `number` of its block, whose rows are `width` threads along x.
static void become(int number) {
  threadIdx.x = number % block->width;
  threadIdx.y = number / block->width;
}

// Let the other threads of the block run on.
static void pause_here() {
  int self = block->current;
  swapcontext(&block->fibers[self], &block->scheduler);
  become(self);
}

static void wait_at(Barrier &barrier, int number) {
  int passed = barrier.passed;
  if (++barrier.arrived == number) {
    barrier.arrived = 0;
    barrier.passed++;
  }
  while (barrier.passed == passed) pause_here();
}

static unsigned __clusterRelativeBlockRank() { return blockIdx.x % block->cluster.blocks; }
static void say_begun() { block->cluster.arrived++; }
static void await_begun() {
  while (block->cluster.arrived < long(block->threads) * block->cluster.blocks) pause_here();
}
static void *__cluster_map_shared_rank(void *at, unsigned rank) {
  return block->cluster.memory[rank] + ((char *)at - &shared_memory);
}

// What blocks of a cluster send each other: the bytes that an exchange of this block still waits for.
static thread_local std::atomic<int> missing_parts[8];
static void expect_parts(int exchange, int bytes) { missing_parts[exchange] = bytes; }
static void send_part(float *to, float x, int rank, int exchange) {
  *(float *)__cluster_map_shared_rank(to, rank) = x;
  *(std::atomic<int> *)__cluster_map_shared_rank(&missing_parts[exchange], rank) -= sizeof x;
}
static void await_parts(int exchange) {
  while (missing_parts[exchange]) pause_here();
}

static void __syncthreads() { wait_at(block->all, block->threads); }
static void __syncwarp() { wait_at(block->warps[block->current / 32], 32); }
static uint __activemask() { return 0xffffffff; }  // no kernel here lets a part of a warp shuffle

template <class T> struct Warp { T lane[32]; };
template <class T> static Warp<T> exchange(T value) {
  int first = block->current / 32 * 32;
  memcpy(&block->lanes[block->current], &value, sizeof value);
  wait_at(block->warps[first / 32], 32);
  Warp<T> all;
  for (int i = 0; i < 32; i++) memcpy(&all.lane[i], &block->lanes[first + i], sizeof value);
  wait_at(block->warps[first / 32], 32);
  return all;
}
static int own_lane() { return block->current % 32; }

template <class T> T __shfl_sync(uint, T x, int lane, int width) {
  return exchange(x).lane[own_lane() / width * width + lane % width];
}
template <class T> T __shfl_xor_sync(uint, T x, int mask, int) { return exchange(x).lane[own_lane() ^ mask]; }
template <class T> T __shfl_up_sync(uint, T x, int by, int) {
  Warp<T> all = exchange(x);
  return own_lane() >= by ? all.lane[own_lane() - by] : x;
}
template <class T> T __shfl_down_sync(uint, T x, int by, int width) {
  Warp<T> all = exchange(x);
  return own_lane() % width + by < width ? all.lane[own_lane() + by] : x;
}
static uint __ballot_sync(uint, int vote) {
  Warp<int> all = exchange(vote);
  uint bits = 0;
  for (int i = 0; i < 32; i++) bits |= uint(all.lane[i] != 0) << i;
  return bits;
}
static float rsqrtf(float x) { return 1.0f / std::sqrt(x); }
static int __clz(int x) { return x ? __builtin_clz(uint(x)) : 32; }
static int atomic_add(int *at, int by) { return __atomic_fetch_add(at, by, __ATOMIC_SEQ_CST); }
template <class T> void load_relaxed(T &into, T *at) { into = __atomic_load_n(at, __ATOMIC_RELAXED); }
template <class T> void store_relaxed(T *at, T value) { __atomic_store_n(at, value, __ATOMIC_RELAXED); }

// An mbarrier in its 64 bits: a phase ends when as many have arrived as were named, and as many bytes as were expected.
struct Mbarrier {
  short named, missing;
  int bytes : 31;
  unsigned phase : 1;
};
static void settle(Mbarrier &barrier) {
  if (barrier.missing || barrier.bytes) return;
  barrier.missing = barrier.named;
  barrier.phase ^= 1;
}
static void barrier_init(void *at, int named) { *(Mbarrier *)at = {short(named), short(named), 0, 0}; }
static void barrier_arrive(void *at, int number) {
  ((Mbarrier *)at)->missing -= number;
  settle(*(Mbarrier *)at);
}
static void barrier_expect(void *at, int bytes) {
  ((Mbarrier *)at)->bytes += bytes;
  barrier_arrive(at, 1);
}
static void barrier_wait(void *at, int phase) {
  while (((Mbarrier *)at)->phase == (phase & 1)) pause_here();
}
static void bulk_copy(void *to, const void *from, int bytes, void *barrier) {
  memcpy(to, from, bytes);
  ((Mbarrier *)barrier)->bytes -= bytes;
  settle(*(Mbarrier *)barrier);
}
template <int bytes> static void order(void *to, const void *from, int filled) {
  memset(to, 0, bytes);
  if (filled) memcpy(to, from, filled);
}
#define order_16 order<16>
#define order_8 order<8>
#define order_4 order<4>
static void end_order() {}
static void in_order() {}
static int own_thread() { return block->current; }
template <class T> T *same(T *pointer) { return pointer; }

static void fiber() {
  become(block->current);
  block->kernel();
  block->ended[block->current] = true;
  block->running--;
  swapcontext(&block->fibers[block->current], &block->scheduler);
}

static void run_block(unsigned index, int threads, int width, Cluster &cluster, const std::function<void()> &kernel) {
  const int stack = 1 << 16;
  Block own{threads, width, 0, threads, {}, {}, {}, {}, {}, {}, {}, cluster, kernel};
  own.fibers.resize(threads);
  own.stacks.assign(threads, std::vector<char>(stack));
  own.ended.assign(threads, false);
  own.warps.resize((threads + 31) / 32);
  own.lanes.resize(threads);
  block = &own;
  blockIdx.x = index;
  for (int i = 0; i < threads; i++) {
    getcontext(&own.fibers[i]);
    own.fibers[i].uc_stack = {own.stacks[i].data(), 0, stack};
    makecontext(&own.fibers[i], fiber, 0);
  }
  while (own.running)
    for (own.current = 0; own.current < threads; own.current++)
      if (!own.ended[own.current]) {
        become(own.current);
        swapcontext(&own.scheduler, &own.fibers[own.current]);
      }
}

// `together` blocks run at a time and take the next index when they are done, as on a GPU's multiprocessors.
static void launch(unsigned blocks, int threads, int width, int together, const std::function<void()> &kernel) {
  std::atomic<unsigned> next{0};
  std::vector<std::thread> workers;
  for (int i = 0; i < together; i++)
    workers.emplace_back([&] {
      Cluster alone(1);
      for (unsigned index; (index = next++) < blocks;) run_block(index, threads, width, alone, kernel);
    });
  for (auto &worker : workers) worker.join();
}

// The `size` blocks of a cluster run at a time, cluster after cluster; the first of a block's waits is for all to run.
static void launch_clusters(unsigned blocks, int threads, int width, int size, const std::function<void()> &kernel) {
  for (unsigned first = 0; first < blocks; first += size) {
    Cluster cluster(size);
    std::vector<std::thread> workers;
    for (int rank = 0; rank < size; rank++)
      workers.emplace_back([&, rank] {
        cluster.memory[rank] = &shared_memory;
        run_block(first + rank, threads, width, cluster, kernel);
      });
    for (auto &worker : workers) worker.join();
  }
}
