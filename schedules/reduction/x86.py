"""Reductions on x86: partial results of blocks of X in vector registers, cores with blocks of their own.

NumPy sums in blocks of 128 for the sake of accuracy (pairwise summation, Higham 1993); these rungs do in larger ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..core import Case, program, schedule
from ..device import Cpu
from ..steps import split_init
from . import key_dtype, shape_of
from .x86_places import Places, program_of

# Columns of a block: 8 KiB of float32 results stay in a 32 KiB L1 while its rows pass by.
WIDTH = 2048


def finish(sch, case, device, config):
    """Start every sum before its loop instead of asking for the first element in it."""
    split_init(sch)


def lanes_of(case: Case, device: Cpu) -> int:
    """Keys in a vector register."""
    return device.lanes(key_dtype(case["op"], case["dtype"]))


@schedule("reduction", "x86", finish=finish)
def v0_naive(sch, case, device):
    """One running result after another: each addition waits for the last, and rounds a sum that grows and grows.

    A float32 sum of ones stops at 2**24.
    """
    yield "A result takes in its elements one by one; a column's lie a row apart."


@schedule("reduction", "x86", base="v0_naive", space={"part": (1 << 10, 1 << 12, 1 << 14, 1 << 16)})
def v1_two_stage(sch, case, device, *, part=1 << 14):
    """Blocks of X have partial results, combined at the end: small sums round less, columns are read along rows.

    part: elements of a row that make one partial result; 32 times as many, of up to 2048 columns, those of a column.
    """
    stage = first_stage(sch, case, part)
    sch.decompose_reduction(stage.block, stage.steps)
    yield "First the partial results of every block, then their combination."


@dataclass(frozen=True)
class Stage:
    """The first of two stages: its block, the loop over blocks of X, the outermost loop over a result's elements, and
    the innermost loop.

    The rung that uses it starts its sums: a schedule made anew of a program with ragged blocks, as `finish` gets it,
    no longer knows that it may.
    """

    block: Any
    task: Any
    steps: Any
    inner: Any


def first_stage(sch, case: Case, part: int) -> Stage:
    """Reduce blocks of X to partial results."""
    total = sch.get_sblock("T")
    results, length = shape_of(case)
    _, *over = sch.get_loops(total)
    k = sch.fuse(*over)
    if case["axis"] != "columns":
        parts, _ = sch.split(k, [None, min(part, length)])
        partial = sch.rfactor(parts, 1)
        at, parts, k = sch.get_loops(partial)
        return Stage(partial, sch.fuse(at, parts), k, k)
    width = min(results, WIDTH)
    parts, _ = sch.split(k, [None, min(length, max(1, part * 32 // width))])
    partial = sch.rfactor(parts, 0)
    at, parts, k = sch.get_loops(partial)
    block, inner = sch.split(at, [None, width])
    sch.reorder(parts, block, k, inner)
    return Stage(partial, sch.fuse(parts, block), k, inner)


@schedule("reduction", "x86", base="v1_two_stage")
def v2_parallel(sch, case, device, *, part=1 << 14):
    """All cores work on blocks of their own: one core alone cannot keep the memory busy."""
    stage = first_stage(sch, case, part)
    sch.parallel(stage.task)
    sch.decompose_reduction(stage.block, stage.steps)
    yield "Blocks of X are dealt out to the cores; one of them combines the partial results."


@schedule("reduction", "x86", base="v2_parallel", space={"chains": (1, 2, 4, 8)})
def v3_vectorize(sch, case, device, *, part=1 << 14, chains=4):
    """One instruction takes in a whole vector, and several vectors of results do not wait for each other.

    Replaces v2's single result of a block: a row's is `chains` vectors until its elements are through.
    """
    stage = first_stage(sch, case, part)
    lanes = lanes_of(case, device)
    if case["axis"] == "columns":
        _, lane = sch.split(stage.inner, [None, lanes])
        sch.vectorize(lane)
        combine_along_rows(sch, lanes)
    elif min(part, shape_of(case)[1]) >= lanes:
        stage = vectors_of_results(sch, stage, lanes, chains)
    sch.parallel(stage.task)
    sch.decompose_reduction(stage.block, stage.steps)
    yield "A vector of partial results is combined with a vector of X."


def combine_along_rows(sch, lanes: int) -> None:
    """Combine the partial results of columns a vector at a time; they lie in rows as long as X's."""
    total = sch.get_sblock("T")
    at, *parts = sch.get_loops(total)
    block, lane = sch.split(at, [None, lanes])
    sch.reorder(block, *parts, lane)
    sch.vectorize(lane)
    sch.parallel(block)


def vectors_of_results(sch, stage: Stage, lanes: int, chains: int) -> Stage:
    """Reduce a block of X to `chains` vectors of `lanes` results first, which a loop of its own combines."""
    _, lane = sch.split(stage.inner, [None, chains * lanes])
    vectors = sch.rfactor(lane, 2)
    sch.parallel(sch.get_loops(stage.block)[0])
    task, steps, lane = sch.get_loops(vectors)
    chain, lane = sch.split(lane, [chains, lanes])
    sch.unroll(chain)
    sch.vectorize(lane)
    sch.annotate(steps, "pragma_loop_partition_hint", 1)
    return Stage(vectors, task, steps, lane)


def needs_places(case: Case, device: Cpu) -> str | None:
    """Sums and maxima have no places; those of columns lie a row apart."""
    if case["op"] != "argmax":
        return "only argmax asks for places"
    return "a column's elements do not lie side by side" if case["axis"] == "columns" else None


@program(
    "reduction",
    "x86",
    base="v3_vectorize",
    where=needs_places,
    space={"part": (1 << 12, 1 << 14, 1 << 16), "chains": (2, 4, 8)},
)
def v4_places_apart(case, device, *, part=1 << 14, chains=4):
    """A vector compares eight values of 32 bits, not four keys of 64: their places ride in a register of their own.

    Replaces v3's keys until a part of a row is through: a lane notes the vector in which its value came.
    """
    return program_of(Places.of(case, device, part, chains), (case["m"], case["n"]))
