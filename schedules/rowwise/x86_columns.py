"""The ladder of sums over rows by column on x86: rows are read once, in order, and cores sum up rows of their own."""

from __future__ import annotations

from tvm import s_tir, te

from ..core import Case, program, schedule
from ..device import Cpu
from .blocks import in_order, in_reverse
from .columns import PartRows
from .definition import ROWWISE, Body
from .x86 import CHAINS, finish, finished, vectorize_statistic
from .x86_segments import Where

# Parts for each core: as many as even out the cores' pace.
TASKS = 4
SPACE = {"tasks": (1, 2, 4, 8, 16)}
LANES = {**SPACE, "chains": (1, 2, 4, 8)}
ROWS = {**LANES, "height": (2, 4, 8)}
# Floats of a cache line.
LINE = 16


def v0_naive(sch, case, device):
    """The definition as it stands: statistics of every row first, then each column is walked down alone."""
    yield "The elements of a column lie a row apart: every one of them costs a cache line."


def v1_two_stage(case, device, *, tasks=TASKS):
    """Rows are taken in order, with their statistics: a row is read once, and found in cache for its second use.

    A part of the rows has sums of its own, which stay in the L1 or L2 cache; at the end the parts are added up.
    """
    return finished(by_parts(case, device, tasks, 1))


def v2_vectorize(case, device, *, tasks=TASKS, chains=CHAINS):
    """One instruction adds a whole vector of a row to the sums below it.

    chains: vectors of partial results that a row's statistics are kept in.
    """
    return finished(in_vectors(case, device, tasks, chains))


def v3_parallel(case, device, *, tasks=TASKS, chains=CHAINS):
    """All cores work: each has parts of the rows, and sums of its own."""
    sch = in_vectors(case, device, tasks, chains)
    sch.parallel(sch.get_loops(sch.get_sblock("totals_part"))[0])
    return finished(sch)


def v4_rows_in_registers(case, device, *, tasks=TASKS, chains=1, height=4):
    """Sums of a few columns stay in registers while they pass `height` rows, which were read for their statistics.

    Below, every element of a row costs a load and a store of each sum. The statistics are those of one pass, if the
    operator has any: what it reads is in the L2 cache for the sums by column.
    """
    sch = in_vectors(case, device, tasks, chains, height, ROWWISE[case.operator].about)
    sch.parallel(sch.get_loops(sch.get_sblock("totals_part"))[0])
    return finished(sch)


def by_parts(
    case: Case, device: Cpu, tasks: int, chains: int, height: int = 1, body: Body | None = None
) -> s_tir.Schedule:
    """The operator with the rows of a part one after another, or `height` at a time, each with its statistics."""
    operator, values = ROWWISE[case.operator], dict(case.values)
    m, n = operator.extents(values)
    rows = PartRows(m, n, chains, device.lanes("float32"), min(m, tasks * device.threads), height)
    (body or operator.body)(rows, values)
    sch = s_tir.Schedule(te.create_prim_func(rows.tensors), error_render_level="detail")
    part = sch.get_sblock("totals_part")
    _, j, r = sch.get_loops(part)
    r, row = sch.split(r, [None, rows.several])
    sch.reorder(r, j, row)
    later = {"totals_part", "totals", *(tensor.op.name for tensor in rows.outputs)}
    before = [block for block in in_order(sch) if sch.get(block).name_hint not in later]
    for block in in_reverse(sch, before):
        sch.compute_at(block, r, preserve_unit_loops=True)
    return sch


def in_vectors(
    case: Case, device: Cpu, tasks: int, chains: int, height: int = 1, body: Body | None = None
) -> s_tir.Schedule:
    """The same with every loop over columns in vectors; a line of them at a time, where there are several rows."""
    sch, lanes = by_parts(case, device, tasks, chains, height, body), device.lanes("float32")
    names = [sch.get(block).name_hint for block in in_order(sch)]
    statistics = [name.removesuffix("_lanes") for name in names if name.endswith("_lanes")]
    for name in statistics:
        vectorize_statistic(sch, name)
        if height > 1:
            rows_side_by_side(sch, name)
    done = {f"{name}{part}" for name in statistics for part in ("_part", "_lanes", "")}
    for name in names:
        if name not in done:
            block = sch.get_sblock(name)
            if name == "totals":
                sch.reorder(*reversed(sch.get_loops(block)))
            *_, column, row = sch.get_loops(block) if name == "totals_part" else (*sch.get_loops(block), None)
            column, vector, lane = sch.split(column, [None, 1 if height == 1 else LINE // lanes, lanes])
            if row:
                sch.reorder(column, row, vector, lane)
                sch.unroll(row)
            sch.unroll(vector)
            sch.vectorize(lane)
            sch.annotate(column, "pragma_loop_partition_hint", 1)
    return sch


def rows_side_by_side(sch, name: str) -> None:
    """Find a statistic of several rows at a time: what adds up one row's vectors at the end waits for nothing else."""
    for stage in ("_part", "_lanes", ""):
        _, _, row, *inner = sch.get_loops(sch.get_sblock(f"{name}{stage}"))
        if stage == "_part":
            sch.reorder(inner[0], row)
        sch.unroll(row)


def ladder(operator: str, where: Where = lambda case, device: None) -> None:
    """Enter the rungs into the ladder of `operator`, those above the first for the cases of `where`."""
    schedule(operator, "x86", finish=finish)(v0_naive)
    program(operator, "x86", base="v0_naive", where=where, space=SPACE)(v1_two_stage)
    program(operator, "x86", base="v1_two_stage", where=where, space=LANES)(v2_vectorize)
    program(operator, "x86", base="v2_vectorize", where=where, space=LANES)(v3_parallel)
    program(operator, "x86", base="v3_parallel", where=where, space=ROWS)(v4_rows_in_registers)
