"""The ladder of row-wise operators on x86: a row stays in cache, its statistics in vector registers.

The steps follow what oneDNN and PyTorch do by hand; exp as a polynomial follows Cephes (see `exponential`).
"""

from __future__ import annotations

from ..core import schedule
from ..steps import block_realizes, split_init
from .blocks import RowBlocks, calls, in_reverse, loops_of
from .exponential import POLYNOMIAL, replace_exponentials

# Vectors a reduction is spread over: an addition takes 4 cycles and two start in each.
CHAINS = 4


def finish(sch, case, device, config):
    """Zero the sums before their loops; write polynomials for exp where a rung asked for them."""
    split_init(sch)
    replace_exponentials(sch)


def v0_naive(sch, case, device):
    """Each statistic is a pass over the whole matrix, and each intermediate row is stored: the definition as it is."""
    yield "Every statistic and every map walks all rows before the next starts: the matrix passes the cache each time."
    return RowBlocks.of(sch)


def v1_fuse_rows(sch, case, device):
    """All passes over one row follow each other: from the second on they find the row in the L1 or L2 cache."""
    blocks = yield from v0_naive(sch, case, device)
    row = fuse_rows(sch, blocks.outputs[0], (*blocks.statistics, *blocks.kept))
    yield "Main memory is read once and written once; an intermediate is one row long instead of a matrix."
    return blocks, row


def fuse_rows(sch, output, others):
    """Compute the blocks `others` row by row in the loop over the rows of `output`; returns that loop."""
    row = sch.get_loops(output)[0]
    for block in in_reverse(sch, others):
        sch.compute_at(block, row, preserve_unit_loops=True)
    return row


def v2_vectorize(sch, case, device, *, chains=CHAINS):
    """One instruction works on a whole vector; a statistic is kept in several vectors at a time.

    A sum in one register is a chain of dependent additions, which also must stay in order; as `chains` vectors of
    partial sums it is neither. Replaces the order of v1's steps: a reduction is split before the rows are fused.
    """
    blocks = RowBlocks.of(sch)
    lanes = device.lanes("float32")
    parts = [spread(sch, block, lanes, chains) for block in blocks.statistics]
    yield "Maximum and sums of a row are kept in vectors of partial results, which are combined once a row."
    row = fuse_rows(sch, blocks.outputs[0], (*blocks.statistics, *sum(parts, ()), *blocks.kept))
    for whole, partial in parts:
        vectorize_parts(sch, whole, partial)
    for block in (*blocks.kept, *blocks.outputs):
        column, unrolled, lane = sch.split(sch.get_loops(block)[-1], [None, chains, lanes])
        sch.vectorize(lane)
        sch.unroll(unrolled)
        sch.annotate(column, "pragma_loop_partition_hint", 1)
    yield "All passes over a row work on vectors; what does not fill one runs in a loop of its own."
    return blocks, row


def v3_parallel(sch, case, device, **below):
    """All cores work: rows are independent of each other."""
    blocks, row = yield from v2_vectorize(sch, case, device, **below)
    sch.parallel(row)
    yield "Each core owns whole rows."
    return blocks


def v4_polynomial_exp(sch, case, device, **below):
    """exp is a polynomial of degree 6 and a shift, so that it works on vectors as well.

    Left as a call, LLVM calls the C library's expf for each lane.
    """
    blocks = yield from v3_parallel(sch, case, device, **below)
    for realize in block_realizes(sch.mod["main"]):
        block = sch.get_sblock(realize.block.name_hint)
        if calls(sch, block, "exp"):
            sch.annotate(block, POLYNOMIAL, 1)
    yield "Exponentials are computed eight or sixteen at a time, within one unit in the last place of float32."
    return blocks


def spread(sch, block, lanes: int, chains: int) -> tuple:
    """Split a statistic into `chains` vectors of `lanes` partial results; returns the blocks over chains and over k."""
    _, (k,) = loops_of(sch, block)
    _, _, lane = sch.split(k, [None, chains, lanes])
    whole = sch.rfactor(lane, 1)
    _, (_, chain) = loops_of(sch, whole)
    return whole, sch.rfactor(chain, 1)


def vectorize_parts(sch, whole, partial) -> None:
    """Vectorize both steps of a statistic over its lanes, k outermost."""
    (_, lane, _), (chain,) = loops_of(sch, whole)
    sch.reorder(chain, lane)
    sch.vectorize(lane)
    (_, chain, lane, _), (outer,) = loops_of(sch, partial)
    sch.reorder(outer, chain, lane)
    sch.vectorize(lane)
    sch.unroll(chain)
    sch.annotate(outer, "pragma_loop_partition_hint", 1)


def ladder(operator: str, exponential: bool = False) -> None:
    """Enter the rungs into the ladder of `operator`; the last only for one that has an `exponential`."""
    last: str | None = None
    for rung in (v0_naive, v1_fuse_rows):
        space = {"chains": (1, 2, 4, 8)} if rung is v2_vectorize else None
        schedule(operator, "x86", base=last, finish=finish, space=space)(rung)
        last = rung.__name__
