"""Elementwise operators on x86: blocks in cache, vectors, cores, fused chains, stores past the caches."""

from __future__ import annotations

from ..core import Case, Config, schedule
from ..device import Cpu
from ..packs import flatten, flatten_values
from ..past_caches import PAST_CACHES, leaves_caches
from ..rowwise.blocks import calls
from ..rowwise.exponential import POLYNOMIAL, replace_exponentials
from . import COMPUTES_IN, blocks_of, broadcasts, is_chain


def lanes_of(case: Case, device: Cpu) -> int:
    """Elements that a vector register holds while they are computed."""
    return device.lanes(COMPUTES_IN.get(case["dtype"], case["dtype"]))


def needs_chain(case: Case, device: Cpu) -> str | None:
    """One function has nothing to be blocked or fused with."""
    return None if is_chain(case) else "the operator is one function, not a chain"


def finish(sch, case, device, config):
    """Write polynomials for exp where a rung asked for them."""
    replace_exponentials(sch)


@schedule("elementwise", "x86", finish=finish)
def v0_naive(sch, case, device):
    """A loop over the whole matrix for every function: a chain writes and reads each value in between in memory."""
    yield "Every function of a chain is a pass over the whole matrix."


@schedule("elementwise", "x86", base="v0_naive", where=needs_chain, space={"bn": (256, 512, 1024, 2048, 4096, 8192)})
def v1_blocking(sch, case, device, *, bn=1024):
    """The chain runs block by block: what one function wrote is still in L1 when the next one reads it.

    1024 values between two functions are 4 KiB of a 32 KiB L1.
    """
    task, inner = blocks_in_cache(sch, case, device, bn)
    yield "A block of elements goes through all functions before the next one is touched."
    return task, inner


def blocks_in_cache(sch, case: Case, device: Cpu, bn: int):
    """Cut the last function's loop into blocks of `bn` elements, of a row where rows matter, and compute the others
    there. Returns the loop over blocks and the innermost loop of each function."""
    *others, last = sch.get_child_blocks(sch.get_sblock("root"))
    if not broadcasts(case):
        for block in others:
            flatten_values(sch, block)
        for block in (*others, last):
            flatten(sch, block)
    lanes = lanes_of(case, device)
    *rows, j = sch.get_loops(last)
    task, _ = sch.split(j, [None, min(bn, -(-int(sch.get(j).extent) // lanes) * lanes)])
    task = sch.fuse(*rows, task)
    for block in reversed(others):
        sch.compute_at(block, task)
    return task, [sch.get_loops(block)[-1] for block in (*others, last)]


def pick_vectors(case: Case, device: Cpu) -> Config:
    """Long blocks for a single function; several vectors at a time where an exponential is a chain of operations."""
    waits = any(any(word in name for word in ("exp", "gelu", "silu")) for name in case["op"].split("+"))
    return {"bn": 1024 if is_chain(case) else 4096, "ways": 4 if waits else 1}


@schedule("elementwise", "x86", base="v1_blocking", pick=pick_vectors, space={"ways": (1, 2, 4)})
def v2_vectorize(sch, case, device, *, bn=1024, ways=1):
    """One instruction computes a whole vector; exponentials are polynomials, which vector units compute.

    ways: vectors that go through a function side by side, as one long vector that LLVM takes apart: the operations of a
    polynomial wait for one another. The rest of a block that is no whole vector has code of its own (loop partition).
    """
    task, inner = blocks_in_cache(sch, case, device, bn)
    yield "Elements are dealt with in blocks, functions one after another in each."
    for block in sch.get_child_blocks(task):
        if calls(sch, block, "exp"):
            sch.annotate(block, POLYNOMIAL, 1)
    for loop in inner:
        _, lane = sch.split(loop, [None, ways * lanes_of(case, device)])
        sch.vectorize(lane)
    sch.annotate(task, "pragma_loop_partition_hint", 1)
    yield "Every load, operation and store works on a full vector register; e**x is a polynomial."
    return task


@schedule("elementwise", "x86", base="v2_vectorize")
def v3_parallel(sch, case, device, **below):
    """All cores work on blocks of their own: one core alone cannot keep the memory busy."""
    task = yield from v2_vectorize(sch, case, device, **below)
    sch.parallel(task)
    yield "Each core streams through a part of the matrix."
    return task


@schedule("elementwise", "x86", base="v3_parallel", where=needs_chain)
def v4_fused(sch, case, device, **below):
    """The functions of a chain become one loop: values go from one to the next in registers, not through L1."""
    for name in blocks_of(case)[:-1]:
        sch.compute_inline(sch.get_sblock(name))
    yield "A chain is one expression of its operands."
    return (yield from v3_parallel(sch, case, device, **below))


@schedule("elementwise", "x86", base="v4_fused", where=leaves_caches, options=PAST_CACHES)
def v5_past_caches(sch, case, device, **below):
    """A result larger than the caches is written past them: no line is read only to be overwritten.

    An ordinary store fetches its line first: a third transfer for each element that is read and written once.
    """
    task = yield from (v4_fused if is_chain(case) else v3_parallel)(sch, case, device, **below)
    yield "Whole vectors of the result go to memory directly; operands keep the caches for themselves."
    return task
