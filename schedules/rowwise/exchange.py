"""CUDA code by which all threads of a row combine numbers of each, be they of one block or of a cluster of blocks.

Warps combine theirs by shuffles and leave them in the shared memory of every block of the cluster, where each warp
combines all of them for itself: every thread has the results in registers. Blocks of a cluster send their numbers to
each other as asynchronous stores that count at the mbarrier of the block they go to (sm_90). A barrier of the cluster
would do as well, but orders all of a thread's memory accesses before it: some of them are on their way to memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tvm.script import tirx as T

WARP = 32
BEGIN = "begin_cluster"
# One exchange has one mbarrier, which passes once: when all bytes that were expected have come.
SENDING = """
#ifndef EXCHANGES
#define EXCHANGES 8
__forceinline__ __device__ unsigned shared_address(const void *at) {
  return (unsigned)__cvta_generic_to_shared(at);
}
__forceinline__ __device__ unsigned address_of_block(const void *at, int rank) {
  unsigned found;
  asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(found) : "r"(shared_address(at)), "r"(rank));
  return found;
}
__forceinline__ __device__ unsigned long long *barrier_of(int exchange) {
  __shared__ alignas(8) unsigned long long barriers[EXCHANGES];
  return barriers + exchange;
}
__forceinline__ __device__ void expect_parts(int exchange, int bytes) {
  unsigned barrier = shared_address(barrier_of(exchange));
  asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(barrier) : "memory");
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(barrier), "r"(bytes) : "memory");
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
}
__forceinline__ __device__ void say_begun() {
  asm volatile("barrier.cluster.arrive.relaxed.aligned;" ::: "memory");
}
__forceinline__ __device__ void await_begun() {
  asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
}
__forceinline__ __device__ void send_part(float *to, float x, int rank, int exchange) {
  asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, [%2];" ::
               "r"(address_of_block(to, rank)), "f"(x), "r"(address_of_block(barrier_of(exchange), rank)) : "memory");
}
__forceinline__ __device__ void await_parts(int exchange) {
  unsigned passed = 0, barrier = shared_address(barrier_of(exchange));
  while (!passed)
    asm volatile("{\\n.reg .pred p;\\nmbarrier.try_wait.parity.shared::cta.b64 p, [%1], 0;\\n"
                 "selp.u32 %0, 1, 0, p;\\n}" : "=r"(passed) : "r"(barrier) : "memory");
}
#endif
"""
CODE = """
__forceinline__ __device__ float all_{name}(int which, int turn, int row, float before, {given}) {{
  __shared__ float of_turn[{turns}][{numbers}][{rows}][{count}];
  float (*parts)[{rows}][{count}] = of_turn[turn];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  if (which == 0 && row == 0) {{
    float x[{numbers}][{rows}] = {{{listed}}};
{within}
{publish}
  }}
{results}
}}
"""
WITHIN = """    #pragma unroll
    for (int r = 0; r < {rows}; r++)
      #pragma unroll
      for (int by = 16; by > 0; by /= 2) {{
        float found = x[{number}][r], y = __shfl_xor_sync(0xffffffff, found, by, 32);
        x[{number}][r] = {combined};
      }}"""
IN_BLOCK = """    if (lane == 0) {{
      #pragma unroll
      for (int k = 0; k < {numbers}; k++)
        #pragma unroll
        for (int r = 0; r < {rows}; r++) parts[k][r][warp] = x[k][r];
    }}
    __syncthreads();"""
IN_CLUSTER = """    if (lane < {blocks}) {{
      int place = __clusterRelativeBlockRank() * {warps} + warp;
      #pragma unroll
      for (int k = 0; k < {numbers}; k++)
        #pragma unroll
        for (int r = 0; r < {rows}; r++) send_part(&parts[k][r][place], x[k][r], lane, {exchange});
    }}
    await_parts({exchange});"""
RESULT = """  {{
    float found = {neutral};
    #pragma unroll
    for (int first = 0; first < {count}; first += {least}) {{
      int at = first + lane % {least};
      float y = {formula};
      found = {combined};
    }}
    #pragma unroll
    for (int by = {least} / 2; by > 0; by /= 2) {{
      float y = __shfl_xor_sync(0xffffffff, found, by, 32);
      found = {combined};
    }}
    if (which == {which}) return found;
  }}"""
WARP_CODE = """
__forceinline__ __device__ float all_{name}(float found) {{
  #pragma unroll
  for (int by = 16; by > 0; by /= 2) {{
    float y = __shfl_xor_sync(0xffffffff, found, by, 32);
    found = {combined};
  }}
  return found;
}}
"""
COMBINED = {"sum": "found + y", "max": "max(found, y)"}
NEUTRAL = {"sum": "0.0f", "max": "-3.402823466e+38f"}


@dataclass(frozen=True)
class Exchange:
    """What all threads of a row tell each other behind one barrier, for so many rows at a time.

    numbers: how a warp's threads combine each of what they give, "sum" or "max". results: how that of all warps is
    combined, and from what, in CUDA: of ``parts[number][row][at]`` of the warp `at`, and of ``before``, the result
    before it. blocks and threads are powers of two, of 32 threads at least. number: of the exchange in its
    kernel. turns: 2 where a block makes it again and again: a warp that is one ahead leaves its numbers elsewhere.
    """

    name: str
    numbers: tuple[str, ...]
    results: tuple[tuple[str, str], ...]
    rows: int
    blocks: int
    threads: int
    number: int = 0
    turns: int = 1

    @property
    def bytes(self) -> int:
        """What comes to a block."""
        return 4 * len(self.numbers) * self.rows * self.blocks * (self.threads // WARP)

    def call(self, which: int, turn: Any, row: Any, before: Any, values: Sequence[Any]) -> Any:
        """The result `which` of a row; the first of the first row makes the exchange.

        values: those of a thread, of each number for each row.
        """
        given = [f"float x{at}" for at in range(len(values))]
        name, code = f"all_{self.name}", self._code(given)
        return T.cuda.func_call(name, which, turn, row, before, *values, source_code=code, return_type="float32")

    def _code(self, given: Sequence[str]) -> str:
        warps = self.threads // WARP
        count = self.blocks * warps
        facts = {"rows": self.rows, "numbers": len(self.numbers), "count": count, "least": min(count, WARP)}
        facts |= {
            "name": self.name,
            "blocks": self.blocks,
            "warps": warps,
            "exchange": self.number,
            "turns": self.turns,
        }
        kinds = enumerate(self.numbers)
        within = [WITHIN.format(number=at, combined=COMBINED[kind], **facts) for at, kind in kinds]
        wait = "    await_begun();\n" if self.blocks > 1 and self.number == 0 else ""
        results = [
            RESULT.format(which=at, formula=formula, combined=COMBINED[kind], neutral=NEUTRAL[kind], **facts)
            for at, (kind, formula) in enumerate(self.results)
        ]
        text = CODE.format(
            given=", ".join(given),
            listed=", ".join(word.split()[1] for word in given),
            within="\n".join(within),
            publish=wait + (IN_CLUSTER if self.blocks > 1 else IN_BLOCK).format(**facts),
            results="\n".join(results) + "\n  return 0.0f;",
            **facts,
        )
        return (SENDING if self.blocks > 1 else "") + text


def of_warp(name: str, kind: str, value: Any) -> Any:
    """The "sum" or "max" of `value` over the threads of a warp, float32."""
    code = WARP_CODE.format(name=name, combined=COMBINED[kind])
    return T.cuda.func_call(f"all_{name}", value, source_code=code, return_type="float32")


def begin(exchanges: Sequence[Exchange]) -> Any:
    """What every block of a cluster does first: no other may send it anything before it has."""
    expected = "".join(f"    expect_parts({x.number}, {x.bytes});\n" for x in exchanges)
    code = f"""{SENDING}
__forceinline__ __device__ void {BEGIN}() {{
  if (threadIdx.x == 0) {{
{expected}  }}
  say_begun();
}}
"""
    return T.cuda.func_call(BEGIN, source_code=code)
