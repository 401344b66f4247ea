"""CUDA programs of row-wise operators whose clusters stay: one row after another, with the weights on chip.

A row that a cluster begins anew costs its weights again: as much traffic between the L2 cache and the multiprocessors
as the row itself for each. Persistent blocks with what they need next on its way are common in GEMM (CUTLASS's
persistent kernels); here the L2 cache is where the next row waits.
"""

from __future__ import annotations

from math import prod
from typing import Any

import tvm_ffi
from tvm import s_tir, te, tirx
from tvm.script import tirx as T

from ..core import Case, Config, find_operator
from ..device import Gpu
from ..steps import split_init
from .blocks import RowBlocks, in_reverse
from .clusters import ClusterRows
from .cuda_cluster import CLUSTERS, fits_cluster, launched, share_of_thread
from .cuda_tiled import EARLY, LATE, by_thread, itemsize, row_length, vector, words_of
from .definition import ROWWISE

THREADS = (128, 256, 512, 1024)
WORDS = 16  # registers of a thread for its part of a row, of 64
SHARED = 200 << 10  # bytes of a multiprocessor's shared memory for weights
ROWS = "rows_of_a_cluster"
FETCH = "fetch_next_row"
# Bulk copies to the L2 cache (sm_90) take no register, and no thread waits for them; a warp's lanes share one.
FETCH_CODE = """
__forceinline__ __device__ void fetch_next_row(const void *from, int bytes, bool there) {
  if (threadIdx.x >= 32 || !there) return;
  const char *mine = (const char *)from + threadIdx.x * (bytes / 32);
  asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" :: "l"(mine), "r"(bytes / 32) : "memory");
}
"""


def persistent(case: Case, device: Gpu, threads: int, cluster: int, per_sm: int, recompute: bool, fetch: bool):
    """The operator with clusters that stay, each with rows that follow each other."""
    operator, values = ROWWISE[case.operator], dict(case.values)
    rows = ClusterRows(*operator.extents(values), cluster, threads, vector(case), passing=True)
    operator.body(rows, values)
    sch = s_tir.Schedule(te.create_prim_func(rows.tensors))
    RowBlocks.by_row(sch, case)
    inlined = [n for n in rows.stages if not n.endswith("_row")] if recompute else []
    for name in inlined:
        sch.compute_inline(sch.get_sblock(name))
    copies = [_copy(sch, name) for name in rows.shared]
    (out,) = (tensor.op.name for tensor in rows.outputs)
    turns = -(-rows.m // clusters_of(device, cluster, per_sm))
    grid, row = _grid(sch, out, rows, turns)
    names = [name for name in (*rows.stages, *rows.parts, *rows.reductions) if name not in inlined]
    blocks = in_reverse(sch, [*(sch.get_sblock(name) for name in names), *copies])
    kept = [found for found in blocks if sch.get(found).name_hint in rows.shared]
    for found in [found for found in blocks if found not in kept]:
        name = sch.get(found).name_hint
        early = name in rows.parts or name in rows.loads
        sch.compute_at(found, row, preserve_unit_loops=True, index=EARLY if early else LATE)
    for found in kept:
        sch.compute_at(found, grid, preserve_unit_loops=True)
    for found in blocks:
        share_of_thread(sch, found, rows)
    for found in kept:
        sch.set_scope(found, 0, "shared.dyn")
    for found in copies:
        sch.vectorize(sch.get_loops(found)[-1])
    split_init(sch)
    return launched(_with_next_row(by_thread(sch, out), case, rows, turns, fetch), cluster, per_sm, wait=True)


def clusters_of(device: Gpu, cluster: int, per_sm: int) -> int:
    """Clusters that certainly run at once: those of a GPC's multiprocessors, in eights."""
    most = CLUSTERS[-1]
    return device.sms // most * most * per_sm // cluster


def _copy(sch, name: str):
    """A thread's part of a weight in registers while it is used; returns its block."""
    made = sch.get_sblock(name)
    readers = sch.get_consumers(made)
    index = next(
        at for at, read in enumerate(sch.get(readers[0]).reads) if read.source.same_as(sch.get(made).writes[0].source)
    )
    return sch.cache_read(readers[0], index, "local", consumer_blocks=list(readers))


def _grid(sch, out: str, rows: ClusterRows, turns: int):
    """Map the output's loops to blocks, rows of a cluster, threads and vectors; returns the first two."""
    i, j = sch.get_loops(out)
    several, row = sch.split(i, [None, turns])
    units, lane = sch.split(j, [None, rows.width])
    part, turn, thread = sch.split(units, [rows.blocks, rows.rounds, rows.threads])
    sch.reorder(several, part, row, turn, thread, lane)
    grid = sch.fuse(several, part)
    sch.bind(grid, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    sch.annotate(row, ROWS, 1)
    sch.unroll(turn)
    sch.vectorize(lane)
    return grid, row


def _with_next_row(func: tirx.PrimFunc, case: Case, rows: ClusterRows, turns: int, fetch: bool) -> tirx.PrimFunc:
    """`func` in which a cluster fetches its next row to the L2 cache before it works on one."""
    inputs = func.params[: -len(rows.outputs)] if fetch else []
    size, span = rows.m * rows.n, rows.rounds * rows.threads * rows.width
    large = [b for b in inputs if _elements(b) == size]
    blocks: list[tirx.Var] = []

    def wrapped(loop: tirx.For):
        if loop.thread_binding is not None and loop.thread_binding.thread_tag == "blockIdx.x":
            blocks.append(loop.loop_var)
        return loop

    def fetching(loop: tirx.For):
        if ROWS not in loop.annotations:
            return loop
        grid, turn = blocks[0], loop.loop_var
        row = grid // rows.blocks * turns + turn + 1
        start = row * rows.n + grid % rows.blocks * span
        there = tirx.all(turn + 1 < turns, start + span <= size)
        calls = [tirx.Evaluate(_fetch(b, start, span * itemsize(case), there)) for b in large]
        return tirx.For(loop.loop_var, loop.min, loop.extent, loop.kind, tirx.SeqStmt([*calls, loop.body]))

    tvm_ffi.structural_map(func, (tirx.For, wrapped))
    return tvm_ffi.structural_map(func, (tirx.For, fetching))


def _elements(buffer) -> int:
    return prod(int(extent) for extent in buffer.shape)


def _fetch(buffer, start, size: int, there) -> Any:
    """A call that fetches `size` bytes from element `start` on, if it is `there`."""
    index, left = [], start
    for extent in reversed([int(extent) for extent in buffer.shape]):
        index.insert(0, left % extent)
        left = left // extent
    place = tirx.address_of(tirx.BufferLoad(buffer, index))
    return T.cuda.func_call(FETCH, place, size, there, source_code=FETCH_CODE)


def fits_persistent(case: Case, device: Gpu) -> str | None:
    """Rows that fit a cluster, of vectors that lie side by side; more rows than clusters, or none comes next."""
    if ROWWISE[case.operator].run(dict(case.values)) != row_length(case):
        return "the elements of a row do not lie side by side"
    if row_length(case) * itemsize(case) % 16:
        return "a row is no whole number of 16-byte vectors"
    return fits_cluster(case, device)


def pick_persistent(case: Case, device: Gpu) -> Config:
    """Half of the threads of a multiprocessor to a block, so that one loads while the other waits for its sums."""
    config = {"threads": THREADS[-2], "cluster": 1, "per_sm": 2, "recompute": False, "fetch": True}
    while words_of(case, config["threads"] * config["cluster"]) > WORDS and config["cluster"] < CLUSTERS[-1]:
        config["cluster"] *= 2
    return config


def persistent_space() -> dict:
    """Threads of a block, blocks of a row and of a multiprocessor; whether rows are fetched ahead."""
    two = (False, True)
    return {"threads": THREADS, "cluster": CLUSTERS, "per_sm": (1, 2, 3, 4), "recompute": two, "fetch": two}


def persistent_allows(case: Case, device: Gpu, config: Config) -> bool:
    """Registers for a part of a row and as much again, and shared memory for that of the weights, for all blocks."""
    threads, cluster, per_sm = config["threads"], config["cluster"], config["per_sm"]
    words = words_of(case, threads * cluster)
    weights = sum(a.bytes for a in find_operator(case.operator).arguments(case) if not a.output and len(a.shape) == 1)
    if threads * per_sm > device.threads_per_sm or weights // cluster * per_sm > SHARED:
        return False
    return 2 * words * threads * per_sm <= device.registers_per_sm // 2
