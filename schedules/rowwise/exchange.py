"""CUDA code by which all threads of a row combine a number of each, be they of one block or of a cluster of blocks.

Warps combine theirs by shuffles and leave them in the shared memory of every block of the cluster (distributed shared
memory, which sm_90 has); behind one barrier each warp combines all of them for itself. So a statistic costs a barrier,
and every thread has it in a register.
"""

from __future__ import annotations

from typing import Any

from tvm.script import tirx as T

WARP = 32
COMBINED = {"sum": "x + y", "max": "max(x, y)"}
BEGIN = "begin_cluster"
# No block may write into another one's memory before that one runs: each says that it does, and waits for all later.
BEGIN_CODE = f"""
__forceinline__ __device__ void {BEGIN}() {{
  __cluster_barrier_arrive();
}}
"""
CODE = """
__forceinline__ __device__ float {name}(float x) {{
  __shared__ float parts[{count}];
  int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  #pragma unroll
  for (int by = 16; by > 0; by /= 2) {{
    float y = __shfl_xor_sync(0xffffffff, x, by, 32);
    x = {combined};
  }}
{publish}
  x = parts[lane % {count}];
  #pragma unroll
  for (int at = 32; at < {count}; at += 32) {{
    float y = parts[lane + at];
    x = {combined};
  }}
  #pragma unroll
  for (int by = {least} / 2; by > 0; by /= 2) {{
    float y = __shfl_xor_sync(0xffffffff, x, by, 32);
    x = {combined};
  }}
  return x;
}}
"""
IN_BLOCK = """
  if (lane == 0) parts[warp] = x;
  __syncthreads();
"""
IN_CLUSTER = """
  if (lane < {blocks}) {{
    float *mine = parts + __clusterRelativeBlockRank() * {warps} + warp;
    *(float *)__cluster_map_shared_rank(mine, lane) = x;
  }}
  __syncwarp();
  __cluster_barrier_arrive();
  __cluster_barrier_wait();
"""


def all_of(name: str, kind: str, value: Any, blocks: int, threads: int, first: bool) -> Any:
    """The "sum" or "max" of `value` over the `threads` threads of all `blocks` of the cluster, float32.

    Each call needs a `name` of its own; the `first` one in a kernel waits for the other blocks to have begun. `threads`
    and `blocks` are powers of two, of 32 threads at least.
    """
    warps = threads // WARP
    publish = IN_CLUSTER.format(blocks=blocks, warps=warps) if blocks > 1 else IN_BLOCK
    if blocks > 1 and first:
        publish = "  __cluster_barrier_wait();" + publish
    count = blocks * warps
    facts = {"count": count, "least": min(count, WARP), "combined": COMBINED[kind], "publish": publish.rstrip("\n")}
    code = CODE.format(name=f"all_{name}", **facts)
    return T.cuda.func_call(f"all_{name}", value, source_code=code, return_type="float32")


def begin() -> Any:
    """What every block of a cluster does first."""
    return T.cuda.func_call(BEGIN, source_code=BEGIN_CODE)
