"""The ladder of sums over few, long rows on CUDA: a thread, then a block, then many blocks for a row (two-phase)."""

from __future__ import annotations

from tvm import s_tir, te

from ..core import Case, Config, program, schedule
from ..device import Gpu
from ..steps import split_init
from .blocks import RowBlocks, in_reverse, loops_of, simplify_indices
from .cuda import FAST, finish
from .cuda_columns import THREADS, Where, to_threads
from .cuda_tiled import row_length, vector
from .definition import ROWWISE
from .element import Index
from .segments import SegmentRows

# Of the last launch, which has a thread for a row.
THREADS_OF_LAST = 64


def r0_thread_per_row(sch, case, device, *, threads=64):
    """A thread walks down a row, once for each sum: as written. Neighbours in a warp read a row apart."""
    for block in RowBlocks.of(sch).statistics:
        to_threads(sch, block, threads)
    yield "A row is the work of one thread: with few rows most of the device waits."


def r1_block_per_row(sch, case, device, *, threads=256):
    """A block works on a row: neighbours in a warp read neighbours, and shuffles add up their sums.

    Replaces r0's thread. There are as many blocks as rows: few of them leave multiprocessors idle.
    """
    for block in RowBlocks.of(sch).statistics:
        row, k = sch.get_loops(block)
        outer, thread = sch.split(k, [None, threads])
        sch.reorder(thread, outer)
        sch.bind(row, "blockIdx.x")
        sch.bind(thread, "threadIdx.x")
    yield "32 lanes read 32 neighbours at once; every sum is a kernel of its own."


def r2_segments(case, device, *, threads=256, segments=1, ahead=4):
    """Many blocks share a row, each with a segment, in 128-bit accesses; a second launch adds the segments' sums.

    All sums take one pass over the row. ahead: vectors that a thread loads before it adds up the first.
    """
    operator, values = ROWWISE[case.operator], dict(case.values)
    rows = SegmentRows(*operator.extents(values), threads, vector(case), segments, ahead)
    operator.body(rows, values)
    sch = s_tir.Schedule(te.create_prim_func(rows.tensors))
    sum_of_segment(sch, rows, ahead)
    sum_of_segments(sch, rows)
    split_init(sch)
    return sch.mod["main"]


def sum_of_segment(sch, rows: SegmentRows, ahead: int) -> None:
    """The first launch: a thread's rounds go by in registers, then a block adds up its threads' sums."""
    block, part = sch.get_sblock("sums_block"), sch.get_sblock("sums_thread")
    i, s, thread = sch.get_loops(block)
    grid = sch.fuse(i, s)
    sch.bind(grid, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    sch.compute_at(part, grid, preserve_unit_loops=True)
    spatial, (turn, lane) = loops_of(sch, part)
    turn, group = sch.split(turn, [None, ahead])
    for load in in_reverse(sch, [sch.get_sblock(name) for name in rows.loads]):
        sch.compute_at(load, turn, preserve_unit_loops=True)
        *_, rounds, _, vector = sch.get_loops(load)
        sch.unroll(rounds)
        sch.vectorize(vector)
        sch.set_scope(load, 0, "local")
    sch.bind(spatial[-1], "threadIdx.x")
    sch.unroll(group)
    sch.unroll(lane)
    for index in range(len(sch.get(part).writes)):
        sch.set_scope(part, index, "local")


def sum_of_segments(sch, rows: SegmentRows) -> None:
    """The second launch: a thread for a row adds up its segments' sums, and makes all results of them."""
    whole = sch.get_sblock("sums")
    row = to_threads(sch, whole, THREADS_OF_LAST)
    for tensor in rows.outputs:
        block = sch.get_sblock(tensor.op.name)
        if len(tensor.shape) == 2:
            sch.transform_block_layout(block, _one_axis(tensor.shape[1]))
            simplify_indices(sch, block)
        sch.reverse_compute_at(block, row)
    for index in range(len(sch.get(whole).writes)):
        sch.set_scope(whole, index, "local")


def _one_axis(across) -> Index:
    """From the index of a result that has two axes to that of its row."""
    return lambda i, j: i * across + j


def pick_segments(case: Case, device: Gpu) -> Config:
    """Segments that give every multiprocessor eight blocks, and each thread its group of vectors at least."""
    m, n = ROWWISE[case.operator].extents(dict(case.values))
    rounds = -(-n // (256 * vector(case)))
    return {"segments": max(1, min(-(-8 * device.sms // m), rounds // 4))}


def ladder(operator: str, where: Where = lambda case, device: None) -> None:
    """Enter the rungs into the ladder of `operator`, for the cases of `where`."""
    threads = {"threads": THREADS}
    schedule(operator, "cuda", finish=finish, where=where, space={"threads": (32, 64, 128, 256)})(r0_thread_per_row)
    schedule(operator, "cuda", base="r0_thread_per_row", finish=finish, where=where, space=threads)(r1_block_per_row)
    program(
        operator,
        "cuda",
        base="r1_block_per_row",
        where=where,
        pick=pick_segments,
        space={"threads": (128, 256, 512), "segments": (1, 2, 4, 8, 16, 32, 64), "ahead": (1, 2, 4, 8)},
        constraint=lambda case, device, config: config["segments"] <= max(1, row_length(case) // config["threads"]),
        options=FAST,
    )(r2_segments)
