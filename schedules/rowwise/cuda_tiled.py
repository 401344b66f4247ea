"""CUDA programs of row-wise operators on tiled layouts: rows in registers, and rows that stream past them."""

from __future__ import annotations

from math import gcd

import numpy as np
import tvm_ffi
from tvm import ir, s_tir, sym, te, tirx

from ..core import Case, Config, find_operator
from ..device import Gpu
from ..steps import block_realizes, split_init
from .blocks import RowBlocks, in_reverse, loops_of
from .definition import ROWWISE
from .tiled import StreamedRows, TiledRows

BYTES = 16  # of the widest access of a thread
# 32-bit registers of a thread that may hold its part of a row; of the 64 it has while 1024 share an SM's 65536.
PART = 32
THREADS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)
# Where compute_at puts a block: as soon as it can, such as a load, which then is in flight before the first barrier, or
# as late as it can.
EARLY, LATE = -2, -1


def itemsize(case: Case) -> int:
    """Bytes of an element."""
    return {"float32": 4, "float16": 2, "bfloat16": 2}[case["dtype"]]


def vector(case: Case) -> int:
    """Neighbours of a row that one access moves: as many as fit 16 bytes and divide what lies side by side."""
    return gcd(ROWWISE[case.operator].run(dict(case.values)), BYTES // itemsize(case))


def row_length(case: Case) -> int:
    """Elements of a row."""
    return ROWWISE[case.operator].extents(dict(case.values))[1]


def row_bytes(case: Case) -> int:
    """Bytes of a row of all inputs that have rows."""
    operator = find_operator(case.operator)
    m, n = ROWWISE[case.operator].extents(dict(case.values))
    return sum(a.bytes // m for a in operator.arguments(case) if not a.output and np.prod(a.shape) == m * n)


def part_of(case: Case, threads: int) -> int:
    """Elements of a row that one of `threads` threads has."""
    width = vector(case)
    return -(-row_length(case) // (threads * width)) * width


def words_of(case: Case, threads: int) -> int:
    """Registers that one of `threads` threads needs for its part of a row of all inputs."""
    return row_bytes(case) // (4 * threads)


def fits_registers(case: Case, device: Gpu) -> str | None:
    """Rows whose parts fit the registers of the largest block; beyond, they must be read again."""
    if words_of(case, device.threads_per_block) > PART:
        return f"a row of {row_length(case)} {case['dtype']} does not fit the registers of one block"
    return None


def pick_registers(case: Case, device: Gpu) -> Config:
    """Two 128-bit accesses a thread: enough loads in flight, few registers; short rows share a warp, and warps a block.

    Half the largest block at most, so that two share an SM and one reads while the other writes. A thread with more
    than 32 elements computes intermediate rows again: kept in float32 they would take all of its registers.
    """
    wanted = max(1, row_length(case) * itemsize(case) // (2 * BYTES))
    threads = max(t for t in THREADS if t <= min(wanted, device.threads_per_block // 2))
    while words_of(case, threads) > PART and threads < device.threads_per_block:
        threads *= 2
    rows = max(1, 128 // threads) if threads <= device.warp else 1
    return {"threads": threads, "rows": rows, "recompute": part_of(case, threads) > 32}


def registers_space() -> dict:
    """Threads of a row, rows of a block, and whether an intermediate row is kept or computed again."""
    return {"threads": THREADS, "rows": (1, 2, 4, 8, 16, 32), "recompute": (False, True)}


def registers_allow(case: Case, device: Gpu, config: Config) -> bool:
    """Whole warps to a block of at most 1024 threads; rows of more than a warp have a block of their own."""
    threads, rows = config["threads"], config["rows"]
    whole = threads * rows % device.warp == 0 and threads * rows <= device.threads_per_block
    if (threads - 1) * vector(case) >= row_length(case):
        return False  # some would have nothing
    return whole and (rows == 1 or threads <= device.warp) and words_of(case, threads) <= 2 * PART


def in_registers(case: Case, threads: int, rows: int, recompute: bool) -> tirx.PrimFunc:
    """The operator with a row in the registers of `threads` threads, `rows` rows in a block."""
    operator, values = ROWWISE[case.operator], dict(case.values)
    tiled = TiledRows(*operator.extents(values), threads, vector(case))
    operator.body(tiled, values)
    sch = s_tir.Schedule(te.create_prim_func(tiled.tensors))
    RowBlocks.by_row(sch, case)
    inlined = [n for n in tiled.stages if not n.endswith("_row")] if recompute else []
    for name in inlined:
        sch.compute_inline(sch.get_sblock(name))
    (out,) = (tensor.op.name for tensor in tiled.outputs)
    row = _grid(sch, out, tiled, rows)
    names = [name for name in (*tiled.stages, *tiled.reductions) if name not in inlined]
    blocks = in_reverse(sch, [sch.get_sblock(name) for name in names])
    for block in blocks:
        early = sch.get(block).name_hint in tiled.loads and len(sch.get(block).writes[0].source.shape) > len(tiled.tile)
        sch.compute_at(block, row, preserve_unit_loops=True, index=EARLY if early else LATE)
    for block in blocks:
        part_of_thread(sch, block, tiled)
    split_init(sch)
    return by_thread(sch, out)


def _grid(sch, out: str, tiled: TiledRows, rows: int):
    """Map the output's loops to blocks, their rows, threads and vectors; returns the loop of a block's rows."""
    i, j = sch.get_loops(out)
    grid, row = sch.split(i, [None, rows])
    units, lane = sch.split(j, [None, tiled.width])
    turn, thread = sch.split(units, [None, tiled.threads])
    sch.bind(grid, "blockIdx.x")
    sch.bind(row, "threadIdx.y")
    sch.bind(thread, "threadIdx.x")
    sch.unroll(turn)
    sch.vectorize(lane)
    return row


def part_of_thread(sch, block, tiled: TiledRows) -> None:
    """One thread's part of a stage or of a reduction, unrolled so that it stays in registers."""
    name = sch.get(block).name_hint
    turn, thread, lane = sch.get_loops(block)[-3:]
    if name in tiled.reductions:
        sch.reorder(thread, turn, lane)
    sch.bind(thread, "threadIdx.x")
    sch.unroll(turn)
    if name in tiled.loads:
        sch.vectorize(lane)
    else:
        sch.unroll(lane)
    sch.set_scope(block, 0, "local")


def streamed(case: Case, threads: int, ahead: int) -> tirx.PrimFunc:
    """The operator with a block for a row that is read again in each pass, `ahead` vectors of a thread at a time."""
    operator, values = ROWWISE[case.operator], dict(case.values)
    rows = StreamedRows(*operator.extents(values), threads, vector(case), ahead)
    (operator.one_pass or operator.body)(rows, values)
    sch = s_tir.Schedule(te.create_prim_func(rows.tensors))
    RowBlocks.by_row(sch, case)
    (out,) = (tensor.op.name for tensor in rows.outputs)
    row, last = _walk(sch, out, rows)
    *before, (_, stages) = rows.passes
    _vectors_of_thread(sch, stages, *last, rows)
    ends = {}
    names = [*rows.reductions, *(end for end, _ in before)]
    for block in in_reverse(sch, [sch.get_sblock(name) for name in names]):
        sch.compute_at(block, row, preserve_unit_loops=True)
        name = sch.get(block).name_hint
        if name in rows.reductions:
            sch.bind(sch.get_loops(block)[-1], "threadIdx.x")
            sch.set_scope(block, 0, "local")
        else:
            ends[name] = _pass(sch, block, rows)
    for end, stages in before:
        _vectors_of_thread(sch, stages, *ends[end], rows)
    split_init(sch)
    return by_thread(sch, out)


def _walk(sch, out: str, rows: StreamedRows):
    """Map the output's loops to a block for a row and to its threads; returns the row's loop and those of a thread."""
    row, j = sch.get_loops(out)
    units, lane = sch.split(j, [None, rows.width])
    turn, ahead, thread = sch.split(units, [None, rows.ahead, rows.threads])
    sch.reorder(thread, turn, ahead)
    sch.bind(row, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    sch.unroll(ahead)
    sch.vectorize(lane)
    return row, (turn, ahead)


def _pass(sch, block, rows: StreamedRows):
    """One thread's partial results in registers; returns the loops over its groups of vectors and over a group."""
    spatial, (turn, *lanes) = loops_of(sch, block)
    sch.bind(spatial[-1], "threadIdx.x")
    turn, ahead = sch.split(turn, [None, rows.ahead])
    sch.unroll(ahead)
    for lane in lanes:
        sch.unroll(lane)
    for index in range(len(sch.get(block).writes)):
        sch.set_scope(block, index, "local")
    return turn, ahead


def _vectors_of_thread(sch, stages: list[str], turn, ahead, rows: StreamedRows) -> None:
    """The stages of a pass for one vector of a thread; a group of vectors is loaded before the first one is used.

    Each has registers of its own: nvcc takes a 128-bit store to registers and the 16-bit loads from them for unrelated,
    and would drop all but the last store if they shared some.
    """
    for block in in_reverse(sch, [sch.get_sblock(name) for name in stages]):
        load = sch.get(block).name_hint in rows.loads
        sch.compute_at(block, turn if load else ahead, preserve_unit_loops=True)
        sch.set_scope(block, 0, "local")
        *_, rounds, _, lane = sch.get_loops(block)
        if load:
            sch.unroll(rounds)
            sch.vectorize(lane)
        else:
            sch.unroll(lane)


def by_thread(sch, out: str) -> tirx.PrimFunc:
    """The program of `sch`, in which the block `out` finds a thread's part by its loops and not by the column.

    TVM makes a thread's registers as large as the indices it cannot bound, and it cannot bound a remainder of a sum.
    """
    block = sch.get(sch.get_sblock(out))
    realize = next(r for r in block_realizes(sch.mod["main"]) if r.block.same_as(block))
    pairs = list(zip((axis.var for axis in block.iter_vars), realize.iter_values, strict=True))
    analyzer = sym.Analyzer()
    for loop in map(sch.get, sch.get_loops(out)):
        analyzer.bind(loop.loop_var, ir.Range(0, loop.extent))

    def value_of(var: tirx.Var):
        return next((value for iterator, value in pairs if iterator.same_as(var)), var)

    def simple(load: ir.TensorLoad):
        indices = [tvm_ffi.structural_map(index, (tirx.Var, value_of)) for index in load.indices]
        return tirx.BufferLoad(load.source, [analyzer.simplify(index) for index in indices])

    new = tvm_ffi.structural_map(block, (ir.TensorLoad, simple))
    return tvm_ffi.structural_map(sch.mod["main"], (s_tir.SBlock, lambda b: new if b.same_as(block) else b))
