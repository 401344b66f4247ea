"""The ladder of sums over rows by column on CUDA: blocks share the rows out and keep sums in registers (two-phase).

The last rung follows Triton's and Apex's LayerNorm backward: a row's statistics are found while it waits in registers,
where the sums of its columns wait as well.
"""

from __future__ import annotations

from collections.abc import Callable

from tvm import s_tir, te, tirx

from ..core import Case, Config, program, schedule
from ..device import Gpu
from ..steps import split_init
from .blocks import RowBlocks, in_order, in_reverse, loops_of
from .columns import ChunkedRows, QueuedRows
from .cuda import FAST, THREADS, finish
from .cuda_tiled import EARLY, LATE, itemsize, part_of_thread, row_bytes, row_length, vector
from .definition import ROWWISE
from .queues import queued

Where = Callable[[Case, Gpu], str | None]
# Elements of a row that a thread has at most: their sums, in float32, take two of its registers for each input.
PART = 16
# The last launch: a sector's width of columns, whose many partial sums the threads of a block share.
COLUMNS, ROWS = 8, 128
AT_ONCE = 32  # partial sums of a thread there that are loaded before the first is added


def v0_naive(sch, case, device, *, threads=128):
    """A thread for a row finds its statistics, then a thread for a column walks down all rows: as written.

    As many threads as the matrix has columns are too few to keep the memory busy.
    """
    blocks = prepared(sch)
    for block in blocks.statistics:
        to_threads(sch, block, threads)
    give_results(sch, blocks, to_threads(sch, sch.get_sblock("totals"), threads))
    yield "A row is the work of one thread, then a column: neighbours in a warp read neighbours only then."


def prepared(sch) -> RowBlocks:
    """The program's blocks, the intermediate rows computed where they are read; its statistics without the totals."""
    blocks = RowBlocks.of(sch)
    for block in blocks.kept:
        sch.compute_inline(block)
    rows = tuple(block for block in blocks.statistics if sch.get(block).name_hint != "totals")
    return RowBlocks(rows, (), blocks.outputs)


def to_threads(sch, block, threads: int):
    """Give each turn of the outermost loop of `block` a thread; returns the threads' loop."""
    grid, thread = sch.split(sch.get_loops(block)[0], [None, threads])
    sch.bind(grid, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    return thread


def give_results(sch, blocks: RowBlocks, column) -> None:
    """Compute the outputs where the sums of a column are found, in the loop `column`, which keeps them in registers."""
    totals = sch.get_sblock("totals")
    for block in blocks.outputs:
        sch.reverse_compute_at(block, column)
    for index in range(len(sch.get(totals).writes)):
        sch.set_scope(totals, index, "local")


def v1_two_phase(sch, case, device, *, threads=128, height=128):
    """Rows are shared out too: a thread sums up a column of `height` rows, a second launch adds the partial sums.

    Replaces v0's threads: a warp finds the statistics of a row, so that its accesses are neighbours.
    """
    blocks = prepared(sch)
    for block in blocks.statistics:
        i, k = sch.get_loops(block)
        grid, warp = sch.split(i, [None, threads // device.warp])
        outer, lane = sch.split(k, [None, device.warp])
        sch.reorder(lane, outer)
        for loop, axis in ((grid, "blockIdx.x"), (warp, "threadIdx.y"), (lane, "threadIdx.x")):
            sch.bind(loop, axis)
    totals = sch.get_sblock("totals")
    _, i = sch.get_loops(totals)
    part, _ = sch.split(i, [None, height])
    partial = sch.rfactor(part, 0)
    j, part, i = sch.get_loops(partial)
    sch.reorder(part, j, i)
    grid, thread = sch.split(j, [None, threads])
    sch.bind(sch.fuse(part, grid), "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    give_results(sch, blocks, to_threads(sch, totals, device.warp))
    # Here and not in `finish`: a schedule made anew of a program with ragged parts no longer knows that it may.
    sch.decompose_reduction(partial, i)
    yield "Every block has rows of its own to go down, and a warp reads a piece of a row at a time."


def v2_rows_in_registers(case, device, *, threads=32, side=4, per_sm=8, ahead=1):
    """A row is read once: it waits in registers while shuffles find its statistics, and its columns' sums do too.

    A block goes from row to row, `side` of them at a time, and leaves one row of partial sums. per_sm: blocks for each
    multiprocessor. ahead: rows that a thread loads before it finds the statistics of the first.
    """
    operator, values = ROWWISE[case.operator], dict(case.values)
    rows = ChunkedRows(*operator.extents(values), threads, vector(case), side, device.sms * per_sm, ahead)
    operator.body(rows, values)
    return summed(rows)


def v3_rows_on_their_way(case, device, *, threads=32, side=4, per_sm=4, ahead=1, depth=4):
    """Rows are ordered some turns before their sums: asynchronous copies leave them in a queue of each thread's own.

    The barriers of a row's statistics then delay no load, and there is one of them a turn: threads exchange what their
    warps found. depth: turns in the queue, the one that is worked on among them.
    """
    operator, values = ROWWISE[case.operator], dict(case.values)
    extents = operator.extents(values)
    if threads > device.warp:
        rows = QueuedRows(*extents, threads, vector(case), device.sms * per_sm, ahead)
        (operator.one_pass or operator.body)(rows, values)
    else:
        rows = ChunkedRows(*extents, threads, vector(case), side, device.sms * per_sm, ahead)
        operator.body(rows, values)
    return queued(summed(rows), [name for name in rows.loads if name not in rows.vectors], depth)


def summed(rows: ChunkedRows) -> tirx.PrimFunc:
    """The two launches."""
    sch = s_tir.Schedule(te.create_prim_func(rows.tensors))
    sum_of_block(sch, rows)
    sum_of_blocks(sch)
    split_init(sch)
    return sch.mod["main"]


def sum_of_block(sch, rows: ChunkedRows) -> None:
    """The first launch: a block's rows pass by, then its threads add up what those of one column have."""
    block, part = sch.get_sblock("totals_block"), sch.get_sblock("totals_part")
    p, turn, thread, lane, side = sch.get_loops(block)
    sch.bind(p, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    sch.bind(side, "threadIdx.y")
    # The sums stay in registers only if nvcc unrolls these loops; unrolled by TVM, it would meet one reduction twice.
    sch.annotate(turn, "pragma_auto_unroll_max_step", 1024)
    sch.annotate(turn, "pragma_unroll_explicit", 0)
    sch.compute_at(part, p, preserve_unit_loops=True)
    *outer, turn, thread, lane, chunk, ahead = sch.get_loops(part)
    sch.reorder(outer[-1], chunk, ahead, turn, thread, lane)
    for index in range(len(sch.get(part).writes)):
        sch.set_scope(part, index, "local")
    # Vectors that only results need have no stage.
    there = {sch.get(found).name_hint for found in in_order(sch)}
    told = rows.parts if isinstance(rows, QueuedRows) else []
    names = [name for name in (*rows.stages, *told, *rows.reductions) if name in there]
    for stage in in_reverse(sch, [sch.get_sblock(name) for name in names]):
        name = sch.get(stage).name_hint
        at, index = (outer[-1] if name in rows.vectors else chunk), (EARLY if name in rows.loads else LATE)
        sch.compute_at(stage, at, preserve_unit_loops=True, index=index)
    for stage in in_reverse(sch, [sch.get_sblock(name) for name in names]):
        _share_of_thread(sch, stage, rows)
    sch.bind(outer[-1], "threadIdx.y")
    sch.unroll(ahead)
    turn, thread, lane = sch.get_loops(part)[-3:]
    sch.bind(thread, "threadIdx.x")
    sch.unroll(turn)
    sch.unroll(lane)


def _share_of_thread(sch, stage, rows: ChunkedRows) -> None:
    """One thread's part of a stage or of a statistic, for all rows that are there at a time."""
    name = sch.get(stage).name_hint
    if isinstance(rows, QueuedRows) and name in (*rows.parts, *rows.reductions):
        told_by_thread(sch, stage)
        return
    part_of_thread(sch, stage, rows)
    if name not in rows.vectors:
        sch.unroll(sch.get_loops(stage)[-4])


def told_by_thread(sch, stage) -> None:
    """What a thread has of a statistic of each row, or the exchange of that."""
    *_, row, thread = (loops := loops_of(sch, stage))[0]
    sch.unroll(row)
    sch.bind(thread, "threadIdx.x")
    for loop in loops[1]:
        sch.unroll(loop)
    sch.set_scope(stage, 0, "local")


def sum_of_blocks(sch) -> None:
    """The second launch: the partial sums of a column, shared by the warps of a block."""
    totals = sch.get_sblock("totals")
    j, b = sch.get_loops(totals)
    grid, column = sch.split(j, [None, COLUMNS])
    outer, row = sch.split(b, [None, ROWS])
    sch.reorder(row, outer)
    for loop, axis in ((grid, "blockIdx.x"), (column, "threadIdx.x"), (row, "threadIdx.y")):
        sch.bind(loop, axis)
    if int(sch.get(outer).extent) <= AT_ONCE:
        sch.unroll(outer)
    give_results(sch, RowBlocks.of(sch), column)


def fits_registers(case: Case, device: Gpu) -> str | None:
    """A row and the sums of its columns must fit the registers of a block."""
    n, most = row_length(case), PART * device.threads_per_block
    return None if n <= most else f"a row of {n} elements and its sums do not fit the registers of one block"


def pick_registers(case: Case, device: Gpu) -> Config:
    """A 128-bit access of an input to a thread where there are as many; four warps to a block of short rows.

    Two rows at a time: while one's statistics are waited for the other one is there; four take registers of blocks.
    """
    n, threads = row_length(case), 1
    while threads * max(vector(case), 16 // itemsize(case)) < n and threads < device.threads_per_block // 2:
        threads *= 2
    while threads * PART < n:
        threads *= 2
    side = max(1, 128 // threads) if threads <= device.warp else 1
    return {"threads": threads, "side": side, "per_sm": max(1, 1024 // (threads * side)), "ahead": 2}


def registers_allow(case: Case, device: Gpu, config: Config) -> bool:
    """Whole warps to a block of at most 1024 threads, and no thread with more than it has registers for."""
    threads, side = config["threads"], config["side"]
    whole = threads * side % device.warp == 0 and threads * side <= device.threads_per_block
    return whole and (side == 1 or threads <= device.warp) and row_length(case) <= 2 * PART * threads


def fits_queue(case: Case) -> str | None:
    """An asynchronous copy moves 4 bytes at least."""
    least = vector(case) * itemsize(case)
    return None if least >= 4 else f"vectors of {least} bytes cannot be copied asynchronously"


def pick_queue(case: Case, device: Gpu) -> Config:
    """A vector of an input to a thread where a block has the threads, as many blocks as give a multiprocessor 1024.

    Six turns in the queue, or what fits: those on their way are then more than the memory's latency asks for.
    """
    config = pick_registers(case, device)
    threads, side = config["threads"], config["side"]
    while threads * vector(case) < row_length(case) and threads < device.threads_per_block:
        threads *= 2
    config |= {"threads": threads, "per_sm": max(1, 1024 // (threads * side)), "ahead": 1}
    return next(
        (c for d in (6, 4, 3) if queue_allows(case, device, c := {**config, "depth": d})), {**config, "depth": 2}
    )


def queue_allows(case: Case, device: Gpu, config: Config) -> bool:
    """The queues of a multiprocessor's blocks within its shared memory."""
    room = config["depth"] * config["ahead"] * config["side"] * row_bytes(case)
    return registers_allow(case, device, config) and room * config["per_sm"] <= device.shared_per_sm - (16 << 10)


def ladder(operator: str, where: Where = lambda case, device: None) -> None:
    """Enter the rungs into the ladder of `operator`, for the cases of `where`."""
    threads = {"threads": (64, 128, 256, 512)}
    schedule(operator, "cuda", finish=finish, where=where, space=threads)(v0_naive)
    space = {**threads, "height": (32, 64, 128, 256, 512)}
    schedule(operator, "cuda", base="v0_naive", finish=finish, where=where, space=space)(v1_two_phase)
    program(
        operator,
        "cuda",
        base="v1_two_phase",
        where=lambda case, device: where(case, device) or fits_registers(case, device),
        pick=pick_registers,
        space={
            "threads": (1, 2, 4, 8, *THREADS),
            "side": (1, 2, 4, 8, 16, 32, 64, 128),
            "per_sm": (1, 2, 4, 8, 16),
            "ahead": (1, 2, 4, 8),
        },
        constraint=registers_allow,
        options=FAST,
    )(v2_rows_in_registers)
    program(
        operator,
        "cuda",
        base="v2_rows_in_registers",
        where=lambda case, device: where(case, device) or fits_registers(case, device) or fits_queue(case),
        pick=pick_queue,
        space={"depth": (2, 3, 4, 6, 8)},
        constraint=queue_allows,
        options=FAST,
    )(v3_rows_on_their_way)
