"""The ladder of row-wise operators on x86: a row stays in cache, its statistics in vector registers.

The steps follow what oneDNN and PyTorch do by hand; exp as a polynomial follows Cephes (see `exponential`).
"""

from __future__ import annotations

from math import lcm

import tvm_ffi
from tvm import s_tir, te, tirx

from ..core import Case, program, schedule
from ..device import Cpu
from ..past_caches import PAST_CACHES, leaves_caches
from ..steps import block_realizes, split_init
from .blocks import RowBlocks, calls, in_order, loops_of
from .definition import ROWWISE, Body
from .exponential import POLYNOMIAL, replace_exponentials
from .tiled import LaneRows, vectors_of

# Vectors a reduction is spread over: an addition takes 4 cycles and two start in each.
CHAINS = 4
# Vectors in straight code: a few kilobytes of instructions, which an L1 cache holds.
MOST_STRAIGHT = 64


def finish(sch, case, device, config):
    """Zero the sums before their loops; write polynomials for exp where a rung asked for them."""
    split_init(sch)
    store_each(sch)
    replace_exponentials(sch)


def store_each(sch) -> None:
    """Store every one of several sums on its own.

    TVM adds them up by way of variables, of which its legalization of bfloat16 makes others.
    """
    for realize in block_realizes(sch.mod["main"]):
        body = realize.block.body
        if isinstance(body, tirx.SeqStmt) and any(isinstance(part, tirx.Bind) for part in body.seq):
            handle = sch.get_sblock(realize.block.name_hint)
            old = sch.get(handle)
            new = tvm_ffi.structural_map(old, (tirx.SeqStmt, _without_variables))
            sch.state.replace(sch.get_sref(handle), new, {old: new})


def _without_variables(sequence: tirx.SeqStmt) -> tirx.SeqStmt:
    """Statements with each variable's value in its place; none of them reads what another one writes."""
    known = [(part.var, part.value) for part in sequence.seq if isinstance(part, tirx.Bind)]

    def value_of(var: tirx.Var):
        return next((value for name, value in known if name.same_as(var)), var)

    rest = [part for part in sequence.seq if not isinstance(part, tirx.Bind)]
    return tirx.SeqStmt([tvm_ffi.structural_map(part, (tirx.Var, value_of)) for part in rest])


def v0_naive(sch, case, device):
    """Each statistic is a pass over the whole matrix, and each intermediate row is stored: the definition as it is."""
    yield "Every statistic and every map walks all rows before the next starts: the matrix passes the cache each time."
    return RowBlocks.of(sch)


def v1_fuse_rows(sch, case, device):
    """All passes over one row follow each other: from the second on they find the row in the L1 or L2 cache."""
    yield from v0_naive(sch, case, device)
    blocks = RowBlocks.by_row(sch, case)
    row = fuse_rows(sch, in_order(sch))
    go_by_runs(sch, case)
    yield "Main memory is read once and written once; an intermediate is one row long instead of a matrix."
    return blocks, row


def fuse_rows(sch, blocks):
    """Make one of the outermost loops of `blocks`, which all go over the rows; returns it."""
    first, *others = (sch.get_loops(block)[0] for block in blocks)
    return sch.merge(first, *others) if others else first


def go_by_runs(sch, case: Case) -> None:
    """Have a loop of its own for the elements of a row that lie side by side, if that is not all of a row."""
    operator, values = ROWWISE[case.operator], dict(case.values)
    if operator.run(values) < operator.extents(values)[1]:
        for block in in_order(sch):
            sch.split(sch.get_loops(block)[-1], [None, operator.run(values)])


def v2_vectorize(case, device, *, chains=CHAINS):
    """One instruction works on a whole vector; a statistic is kept in several vectors at a time.

    A sum in one register is a chain of dependent additions, which also must stay in order. As `chains` vectors of
    partial sums it is neither; they are added up at the end of a row.
    """
    return finished(vectorized(case, device, chains)[0])


def v3_parallel(case, device, *, chains=CHAINS):
    """All cores work: rows are independent of each other."""
    return finished(parallel(case, device, chains))


def v4_polynomial_exp(case, device, *, chains=CHAINS):
    """exp is a polynomial of degree 6 and a shift, so that it works on vectors as well.

    Left as a call, LLVM calls the C library's expf for each lane. Its twenty operations wait for one another: `chains`
    vectors go through them side by side, in program order, as a core's scheduler does not look ahead far enough.
    """
    return finished(with_polynomials(parallel(case, device, chains, wide=True)))


def v5_past_caches(case, device, *, chains=CHAINS):
    """A result larger than the caches is written past them: no line is read only to be overwritten.

    Everything else is the rung below: two transfers an element instead of three, and the caches keep the row.
    """
    return finished(with_polynomials(parallel(case, device, chains, wide=True)))


def v6_one_pass(case, device, *, chains=CHAINS):
    """One pass over a row finds all of its sums: a row is read twice instead of three times.

    They are sums of differences from the mean of the row's first elements (see `moments`).
    """
    return finished(with_polynomials(parallel(case, device, chains, wide=True, body=ROWWISE[case.operator].about)))


def with_polynomials(sch: s_tir.Schedule) -> s_tir.Schedule:
    """`sch` with polynomials for exp."""
    for block in in_order(sch):
        if calls(sch, block, "exp"):
            sch.annotate(block, POLYNOMIAL, 1)
    return sch


def vectorized(case: Case, device: Cpu, chains: int, wide: bool = False, body: Body | None = None) -> tuple:
    """The operator row by row with every pass in vectors, and the loop over the rows.

    wide: where there is an exp, as many vectors as `chains` are one that long, which LLVM takes apart operation by
    operation. body: what defines it, if not the operator's body.
    """
    operator, values, lanes = ROWWISE[case.operator], dict(case.values), device.lanes("float32")
    section = operator.section(values) if operator.section else operator.run(values)
    rows = LaneRows(*operator.extents(values), chains, lanes, section)
    (body or operator.body)(rows, values)
    sch = s_tir.Schedule(te.create_prim_func(rows.tensors), error_render_level="detail")
    RowBlocks.by_row(sch, case)
    blocks = in_order(sch)
    row = fuse_rows(sch, blocks)
    split = {f"{name}{part}" for name in rows.statistics for part in ("_part", "_lanes", "")}
    for name in rows.statistics:
        vectorize_statistic(sch, name, wide)
    for block in blocks:
        if sch.get(block).name_hint not in split:
            vectorize_map(sch, block, section, (chains, lanes), wide)
    return sch, row


def vectorize_map(sch, block, section: int, vectors: tuple[int, int], wide: bool) -> None:
    """Vectorize a block over the elements of a row, of which each `section` has one index besides, such as a channel.

    vectors: how many side by side, and their lanes. Where they do not divide a section, as many sections as they do
    divide are one piece of straight code: in it the compiler knows which of the vectors belongs to two of them.
    """
    loop, (chains, lanes) = sch.get_loops(block)[-1], vectors
    length, period = int(sch.get(loop).extent), lcm(section, lanes)
    if section == length:
        several = (min(chains, max(1, section // lanes)), lanes)
    elif section < period <= MOST_STRAIGHT * lanes and length % period == 0 and not calls(sch, block, "exp"):
        several = (period // lanes, lanes)
    else:
        loop, several = sch.split(loop, [None, section])[1], vectors_of(section, chains, lanes)
    column, chain, lane = sch.split(loop, [None, *several])
    side_by_side(sch, block, chain, lane, wide)
    sch.annotate(column, "pragma_loop_partition_hint", 1)


def side_by_side(sch, block, several, lane, wide: bool) -> None:
    """Vectorize `lane` and unroll the loop over several vectors, or make one long vector of both: see `vectorized`.

    LLVM takes apart only a long vector of a power of two.
    """
    long = int(sch.get(several).extent) * int(sch.get(lane).extent)
    if wide and calls(sch, block, "exp") and long & (long - 1) == 0:
        lane = sch.fuse(several, lane)
    else:
        sch.unroll(several)
    vectorize(sch, lane)


def vectorize(sch, lane) -> None:
    """Make a vector of `lane`, if that is more than one element."""
    if int(sch.get(lane).extent) > 1:
        sch.vectorize(lane)


def parallel(case: Case, device: Cpu, chains: int, wide: bool = False, body: Body | None = None) -> s_tir.Schedule:
    """The same with the rows shared out among the cores."""
    sch, row = vectorized(case, device, chains, wide, body)
    sch.parallel(row)
    return sch


def vectorize_statistic(sch, name: str, wide: bool = False) -> None:
    """Vectorize both steps of a statistic over its lanes; what does not fill the vectors runs in a loop of its own."""
    *_, lane, chain = sch.get_loops(sch.get_sblock(f"{name}_lanes"))
    sch.reorder(chain, lane)
    vectorize(sch, lane)
    part = sch.get_sblock(f"{name}_part")
    (*_, chain, lane), outer = loops_of(sch, part)
    sch.reorder(*outer, chain, lane)
    side_by_side(sch, part, chain, lane, wide)
    sch.annotate(outer[-1], "pragma_loop_partition_hint", 1)


def finished(sch: s_tir.Schedule) -> tirx.PrimFunc:
    """The program of `sch` after the steps that come last."""
    finish(sch, None, None, {})
    return sch.mod["main"]


def ladder(operator: str, exponential: bool = False) -> None:
    """Enter the rungs into the ladder of `operator`; v4 only for one that has an `exponential`."""
    schedule(operator, "x86", finish=finish)(v0_naive)
    schedule(operator, "x86", base="v0_naive")(v1_fuse_rows)
    space = {"chains": (1, 2, 4, 8)}
    program(operator, "x86", base="v1_fuse_rows", space=space)(v2_vectorize)
    program(operator, "x86", base="v2_vectorize", space=space)(v3_parallel)
    below = "v3_parallel"
    if exponential:
        program(operator, "x86", base=below, space=space)(v4_polynomial_exp)
        below = "v4_polynomial_exp"
    past = {"space": space, "where": leaves_caches, "options": PAST_CACHES}
    program(operator, "x86", base=below, **past)(v5_past_caches)
    if ROWWISE[operator].about:
        program(operator, "x86", base="v5_past_caches", **past)(v6_one_pass)
