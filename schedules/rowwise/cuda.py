"""The ladder of row-wise operators on CUDA: how many threads share a row, and where the row waits in between.

The rungs and their names follow OneFlow's "How to implement an efficient softmax CUDA kernel" (2021) and its
"CUDA optimization: LayerNorm" (2021): a warp for a row, then a block with the row in shared memory, then registers and
128-bit accesses, then rows that fit nowhere.
"""

from __future__ import annotations

from tvm import s_tir, te

from ..core import Case, program, schedule
from ..device import Gpu
from ..steps import bind_rest, split_init
from . import cuda_cluster, cuda_tiled
from .blocks import RowBlocks, in_reverse, loops_of
from .definition import ROWWISE

# exp and 1/x by the special-function units: a few units in the last place of float32. Buffers are not merged: TVM would
# leave what the threads of a row find in shared memory, to be read there, and divided by, for every element anew.
FAST = {"fast_math": True, "tirx.disable_storage_rewrite": True}
THREADS = (32, 64, 128, 256, 512, 1024)


def finish(sch, case, device, config):
    """Give what no rung has mapped a thread; zero the sums before their loops."""
    bind_rest(sch)
    split_init(sch)


def v0_naive(sch, case, device, *, threads=128):
    """One thread walks a row once for each statistic and once for the result: three passes for softmax, as written."""
    blocks = RowBlocks.by_row(sch, case)
    for block in blocks.kept:
        sch.compute_inline(block)
    thread = rows_to_threads(sch, blocks, threads)
    for block in in_reverse(sch, blocks.statistics):
        sch.compute_at(block, thread)
        sch.set_scope(block, 0, "local")
    yield "A row is the work of one thread: neighbouring threads read n elements apart, a sector for each."
    return blocks


def rows_to_threads(sch, blocks: RowBlocks, threads: int):
    """Give each row of the output a thread; returns its loop."""
    grid, thread = sch.split(outer_loop(sch, blocks), [None, threads])
    sch.bind(grid, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    return thread


def outer_loop(sch, blocks: RowBlocks):
    """The loop over the rows of the output."""
    return sch.get_loops(blocks.outputs[0])[0]


def v1_one_pass(case, device, *, threads=128):
    """The statistics of a row come from one pass: online softmax, Welford's mean and variance.

    A running maximum (or mean) is corrected with every element, so that the row is read twice in all.
    """
    sch = s_tir.Schedule(te.create_prim_func(ROWWISE[case.operator].in_one_pass(dict(case.values))))
    blocks = RowBlocks.by_row(sch, case)
    for block in blocks.kept:
        sch.compute_inline(block)
    thread = rows_to_threads(sch, blocks, threads)
    for block in in_reverse(sch, blocks.statistics):
        sch.compute_at(block, thread)
        for index in range(len(sch.get(block).writes)):
            sch.set_scope(block, index, "local")
    split_init(sch)
    return sch.mod["main"]


def v2_warp_per_row(sch, case, device, *, rows=4):
    """A warp works on a row: neighbouring lanes read neighbouring elements, and shuffles add up their sums.

    Replaces v0's thread per row. Each pass still reads the row from global memory, or the L1 cache if it is lucky.
    """
    blocks = RowBlocks.by_row(sch, case)
    for block in blocks.kept:
        sch.compute_inline(block)
    grid, warp = sch.split(outer_loop(sch, blocks), [None, rows])
    sch.bind(grid, "blockIdx.x")
    sch.bind(warp, "threadIdx.y")
    share_row(sch, blocks, warp, device.warp)
    yield "32 lanes read 32 neighbours at once; a statistic is 5 shuffles of registers, no shared memory, no barrier."
    return blocks


def share_row(sch, blocks: RowBlocks, at, threads: int) -> None:
    """Deal the elements of a row out to `threads` threads, in every pass under the loop `at`."""
    for block in in_reverse(sch, blocks.statistics):
        sch.compute_at(block, at, preserve_unit_loops=True)
        sch.set_scope(block, 0, "local")
        _, summing = loops_of(sch, block)
        outer, thread = sch.split(summing[-1], [None, threads])
        sch.reorder(thread, outer)
        sch.bind(thread, "threadIdx.x")
    for block in blocks.outputs:
        deal(sch, block, threads)


def deal(sch, block, threads: int, width: int = 1):
    """Deal the last loop of a spatial `block` out to threads, `width` neighbours each; returns the thread loop."""
    _, thread, vector = sch.split(sch.get_loops(block)[-1], [None, threads, width])
    sch.bind(thread, "threadIdx.x")
    if width > 1:
        sch.vectorize(vector)
    return thread


def v3_block_shared(sch, case, device, *, threads=256):
    """A block works on a row, which it reads from global memory once and keeps in shared memory for all passes.

    Replaces v2's warp: its threads also have a barrier and an exchange through shared memory for each statistic.
    """
    blocks = RowBlocks.by_row(sch, case)
    for block in blocks.kept:
        sch.compute_inline(block)
    copies = stage_rows(sch, blocks, case)
    row = outer_loop(sch, blocks)
    share_row(sch, blocks, row, threads)
    for copy in copies:
        sch.compute_at(copy, row, preserve_unit_loops=True)
        if ROWWISE[case.operator].place:
            sch.fuse(*sch.get_loops(copy)[1:])
        deal(sch, copy, threads)
    sch.bind(row, "blockIdx.x")
    yield "Global memory is read once and written once, whatever the number of passes: they walk shared memory."
    return blocks


def stage_rows(sch, blocks: RowBlocks, case: Case) -> list:
    """Copies of the inputs that have as many elements as the output, into shared memory."""
    readers = (*blocks.statistics, *blocks.outputs)
    found = []
    for param in sch.mod["main"].params[: -len(blocks.outputs)]:
        using = [b for b in readers if any(r.source.same_as(param) for r in sch.get(b).reads)]
        if len(param.shape) > 1 and len(using) > 1:
            index = next(i for i, r in enumerate(sch.get(using[0]).reads) if r.source.same_as(param))
            found.append(sch.cache_read(using[0], index, "shared", consumer_blocks=using))
    return found


def v4_vectorized(case, device, *, threads=128, rows=1, recompute=False):
    """A row waits in registers instead of shared memory, and moves in 128-bit accesses; short rows share a warp.

    The number of threads follows the row: 2 lanes for 32 elements of float16, 512 for 16384. What does not fill the
    last round of vectors is neutral in a statistic and not written.
    """
    return cuda_tiled.in_registers(case, threads, rows, recompute)


def v5_block_uncached(case, device, *, threads=1024, ahead=4):
    """Rows too long for a block's registers or shared memory are read again in each pass, mostly from the L2 cache.

    The statistics take one pass (online, Welford), a vector at a time in each thread, and are combined at its end.
    """
    return cuda_tiled.streamed(case, threads, ahead)


def v6_cluster(case, device, *, threads=512, cluster=1, recompute=False, resident=512, rows=1, early=False):
    """Blocks of a cluster share a row: each has a part in registers, and all combine statistics behind one barrier.

    Distributed shared memory (sm_90) takes what a warp found to every block of the cluster. cluster: blocks of a row;
    with one the row is as in v4, but a statistic costs a barrier instead of two. resident: threads of a multiprocessor
    that the compiler leaves registers for. rows: at a time, so that they share one load of the weights; early: which
    then comes before the statistics.
    """
    return cuda_cluster.in_cluster(case, threads, cluster, recompute, resident, rows, early)


def fits_warp(case: Case, device: Gpu) -> str | None:
    """Where the articles let a warp work on a row."""
    n = cuda_tiled.row_length(case)
    return None if n <= 1024 else f"a warp's lanes would have {n // device.warp} elements each: see v3_block_shared"


def fits_shared(case: Case, device: Gpu) -> str | None:
    """A row of every staged input must fit a block's static shared memory."""
    bytes_of_row = cuda_tiled.row_bytes(case)
    limit = 48 << 10  # what a block has without asking for more
    return None if bytes_of_row <= limit else f"{bytes_of_row} bytes a row exceed the {limit} of a block"


def ladder(operator: str, once: bool = False) -> None:
    """Enter the rungs into the ladder of `operator`; one that reads a row `once` has no use for keeping it."""
    schedule(operator, "cuda", finish=finish, space={"threads": (32, 64, 128, 256)})(v0_naive)
    below = "v0_naive"
    if ROWWISE[operator].one_pass:
        program(operator, "cuda", base=below, space={"threads": (32, 64, 128, 256)})(v1_one_pass)
        below = "v1_one_pass"
    schedule(operator, "cuda", base=below, finish=finish, where=fits_warp, space={"rows": (1, 2, 4, 8, 16)})(
        v2_warp_per_row
    )
    below = "v2_warp_per_row"
    if not once:
        schedule(operator, "cuda", base=below, where=fits_shared, space={"threads": THREADS})(v3_block_shared)
        below = "v3_block_shared"
    program(
        operator,
        "cuda",
        base=below,
        where=cuda_tiled.fits_registers,
        pick=cuda_tiled.pick_registers,
        space=cuda_tiled.registers_space(),
        constraint=cuda_tiled.registers_allow,
        options=FAST,
    )(v4_vectorized)
    program(
        operator,
        "cuda",
        base="v4_vectorized",
        where=lambda case, device: None if cuda_tiled.fits_registers(case, device) else "the row fits registers",
        space={"threads": (256, 512, 1024), "ahead": (1, 2, 4, 8)},
        options=FAST,
    )(v5_block_uncached)
    if not once:
        program(
            operator,
            "cuda",
            base="v5_block_uncached",
            where=cuda_cluster.fits_cluster,
            pick=cuda_cluster.pick_cluster,
            space=cuda_cluster.cluster_space(),
            constraint=cuda_cluster.cluster_allows,
            options=FAST,
        )(v6_cluster)
