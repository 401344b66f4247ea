"""CUDA programs of row-wise operators whose rows are shared by the blocks of a cluster, or by one block."""

from __future__ import annotations

import tvm_ffi
from tvm import s_tir, te, tirx

from ..core import Case, Config
from ..device import Gpu
from ..steps import split_init
from .blocks import RowBlocks, in_reverse
from .clusters import ClusterRows
from .cuda_tiled import EARLY, LATE, PART, by_thread, part_of, part_of_thread, row_bytes, vector, words_of
from .definition import ROWWISE
from .exchange import begin

CLUSTERS = (1, 2, 4, 8)  # what every device with clusters allows
THREADS = (64, 128, 256, 512, 1024)
ROWS = (1, 2, 4)  # at a time
RESIDENT = (512, 1024, 1536)  # threads of a multiprocessor, with up to 128, 64 or 40 registers
SHORTEST = 4 << 10  # bytes of a row that occupy the 64 threads of the smallest block
CLUSTERED = 90  # compute capability


def in_cluster(
    case: Case, threads: int, cluster: int, recompute: bool, resident: int, rows: int, early: bool
) -> tirx.PrimFunc:
    """The operator with `rows` rows in the registers of `threads` threads of each of `cluster` blocks.

    resident: threads of a multiprocessor that the compiler leaves registers for. early: what all rows share, such as
    weights, is loaded before the first exchange, not after the last.
    """
    operator, values = ROWWISE[case.operator], dict(case.values)
    laid = ClusterRows(*operator.extents(values), cluster, threads, vector(case), rows)
    # One exchange less is worth a pass over the registers where it crosses blocks, and not within one.
    (operator.one_pass if cluster > 1 and operator.one_pass else operator.body)(laid, values)
    sch = s_tir.Schedule(te.create_prim_func(laid.tensors))
    RowBlocks.by_row(sch, case)
    inlined = [n for n in laid.stages if not n.endswith("_row")] if recompute else []
    for name in inlined:
        sch.compute_inline(sch.get_sblock(name))
    (out,) = (tensor.op.name for tensor in laid.outputs)
    block = _grid(sch, out, laid)
    names = [name for name in (*laid.stages, *laid.parts, *laid.reductions) if name not in inlined]
    blocks = in_reverse(sch, [sch.get_sblock(name) for name in names])
    # What comes last goes to the last place there is: weights are loaded when the statistics are there.
    for found in sorted(blocks, key=lambda found: sch.get(found).name_hint in laid.shared):
        name = sch.get(found).name_hint
        first = name in laid.parts or (name in laid.loads and (early or name not in laid.shared))
        sch.compute_at(found, block, preserve_unit_loops=True, index=EARLY if first else LATE)
    for found in blocks:
        _part_of_thread(sch, found, laid)
    split_init(sch)
    return launched(by_thread(sch, out), laid, resident // threads)


def _grid(sch, out: str, laid: ClusterRows):
    """Map the output's loops to blocks, threads and vectors; returns the loop over blocks."""
    i, j = sch.get_loops(out)
    i, row = sch.split(i, [None, laid.rows])
    units, lane = sch.split(j, [None, laid.width])
    part, turn, thread = sch.split(units, [laid.blocks, laid.rounds, laid.threads])
    sch.reorder(i, part, turn, row, thread, lane)
    grid = sch.fuse(i, part)
    sch.bind(grid, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    for loop in (turn, row):
        sch.unroll(loop)
    sch.vectorize(lane)
    return grid


def _part_of_thread(sch, block, laid: ClusterRows) -> None:
    """One thread's part of a stage, its share of a statistic, or the exchange of those."""
    name, loops = sch.get(block).name_hint, sch.get_loops(block)
    if name not in laid.shared:
        sch.unroll(loops[1])
    if name not in (*laid.parts, *laid.reductions):
        part_of_thread(sch, block, laid)
        return
    thread, *inside = loops[3:]
    sch.bind(thread, "threadIdx.x")
    for loop in inside:
        sch.unroll(loop)
    sch.set_scope(block, 0, "local")


def launched(func: tirx.PrimFunc, laid: ClusterRows, resident: int) -> tirx.PrimFunc:
    """`func` launched in clusters of neighbouring blocks, each of which says first that it has begun.

    resident: blocks of a multiprocessor that the compiler leaves registers for.
    """

    def wrapped(loop: tirx.For):
        if loop.thread_binding is None or loop.thread_binding.thread_tag != "blockIdx.x":
            return loop
        body = loop.body
        if laid.blocks > 1:
            rank = tirx.Var("rank", "int32")
            axis = tirx.IterVar(None, rank, tirx.IterVar.ThreadIndex, "clusterCtaIdx.x")
            begun = tirx.SeqStmt([tirx.Evaluate(begin(laid.exchanges)), body])
            body = tirx.For(rank, 0, laid.blocks, tirx.ForKind.THREAD_BINDING, begun, axis)
        bounded = tirx.AttrStmt(tirx.const(0, "int32"), "tirx.launch_bounds_min_blocks_per_sm", resident, body)
        return tirx.For(loop.loop_var, loop.min, loop.extent, loop.kind, bounded, loop.thread_binding, loop.annotations)

    return tvm_ffi.structural_map(func, (tirx.For, wrapped))


def fits_cluster(case: Case, device: Gpu) -> str | None:
    """Rows long enough for a block, and short enough for the registers of the largest cluster."""
    if device.capability < CLUSTERED:
        return "clusters of blocks need compute capability 9.0"
    if row_bytes(case) < SHORTEST:
        return f"{row_bytes(case)} bytes a row do not occupy a block"
    most = CLUSTERS[-1] * THREADS[-1]
    return None if words_of(case, most) <= PART else "the row does not fit the registers of a cluster"


def pick_cluster(case: Case, device: Gpu) -> Config:
    """One block as long as its threads have registers enough; else eight that share multiprocessors with others.

    A row of another block is loaded while this one's threads wait for each other, so several must be resident.
    """
    threads, cluster = THREADS[1], 1
    while words_of(case, threads) > PART and threads < device.threads_per_block:
        threads *= 2
    if words_of(case, threads) > PART:
        threads, cluster = threads // 2, CLUSTERS[-1]
        threads *= 1 if words_of(case, threads * cluster) <= PART else 2
    recompute = part_of(case, threads * cluster) > PART
    return {
        "threads": threads,
        "cluster": cluster,
        "recompute": recompute,
        "resident": RESIDENT[1],
        "rows": 1,
        "early": False,
    }


def cluster_space() -> dict:
    """Threads of a block, blocks of a row, and whether an intermediate row is kept or computed again."""
    both = (False, True)
    return {
        "threads": THREADS,
        "cluster": CLUSTERS,
        "recompute": both,
        "resident": RESIDENT,
        "rows": ROWS,
        "early": both,
    }


def cluster_allows(case: Case, device: Gpu, config: Config) -> bool:
    """Five eighths of a multiprocessor's registers at most for the part of a row that a block has."""
    words = config["rows"] * words_of(case, config["threads"] * config["cluster"])
    if config["threads"] > config["resident"] or ROWWISE[case.operator].extents(dict(case.values))[0] % config["rows"]:
        return False
    return words <= 2 * PART and 8 * words * config["threads"] <= 5 * device.registers_per_sm
