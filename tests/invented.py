"""An operator that exists only in the tests: nothing in the project may need to know its name.

mix[i, j] = sum over k of P[i, k] · Q[k, j], with a ladder for x86 that has steps of every sort: one rung built on
another, a tunable, a step between two programs, and a rung that a primitive refuses.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from tvm import s_tir, te

from schedules.core import LADDERS, OPERATORS, Idea, Operator, Tolerance, Work, register, schedule
from schedules.steps import split_init

NAME = "mix"


def define(rows, cols, depth, dtype="float32"):
    """mix[i, j] = Σ_k P[i, k] · Q[k, j]."""
    p = te.placeholder((rows, depth), dtype, name="P")
    q = te.placeholder((depth, cols), dtype, name="Q")
    k = te.reduce_axis((0, depth), name="k")
    return p, q, te.compute((rows, cols), lambda i, j: te.sum(p[i, k] * q[k, j], axis=k), name="mixed")


@contextmanager
def entered() -> Iterator[Operator]:
    """The operator and its ladder, registered for as long as the outermost block lasts."""
    if NAME in OPERATORS:
        yield OPERATORS[NAME]
        return
    try:
        yield enter()
    finally:
        OPERATORS.pop(NAME, None)
        LADDERS.pop((NAME, "x86"), None)


def enter() -> Operator:
    """Register the operator and its ladder."""
    operator = register(
        Operator(
            name=NAME,
            define=define,
            reference=lambda case, p, q: p.astype(np.float64) @ q.astype(np.float64),
            work=lambda case: Work(2 * case["rows"] * case["cols"] * case["depth"], 4 * case["rows"] * case["cols"]),
            tolerance=lambda case: Tolerance(1e-5, 1e-4),
            small={"tiny": {"rows": 48, "cols": 64, "depth": 32}},
        )
    )
    _ladder()
    return operator


def in_words(case, device, config):
    """A configuration as its articles would say it."""
    return f"rows of Q in tiles of {config['tile']}"


def _ladder() -> None:
    @schedule(NAME, "x86", finish=lambda sch, case, device, config: split_init(sch))
    def r0_plain(sch, case, device):
        """The definition as it stands."""
        block = sch.get_sblock("mixed")
        yield "One dot product per element."
        return block

    @schedule(NAME, "x86", base="r0_plain", space={"tile": (4, 8, 16)}, says=in_words)
    def r1_tiled(sch, case, device, *, tile=8):
        """Rows of Q are read in unit stride, a tile of them at a time."""
        block = yield from r0_plain(sch, case, device)
        i, j, k = sch.get_loops(block)
        jo, ji = sch.split(j, [None, tile])
        yield Idea("Each row is cut into tiles.", runnable=False)
        sch.reorder(i, jo, k, ji)
        yield "Q is read in unit stride."
        return block, i, jo, k, ji

    @schedule(NAME, "x86", base="r1_tiled")
    def r2_registers(sch, case, device, **below):
        """The tile's sums stay in a register for the whole reduction."""
        block, i, jo, k, ji = yield from r1_tiled(sch, case, device, **below)
        sch.vectorize(ji)
        yield "One instruction multiplies and adds a whole tile."
        write = sch.cache_write(block, 0, "local")
        sch.reverse_compute_at(write, jo)
        sch.vectorize(sch.get_loops(write)[-1])
        yield "The sums are stored once, after the reduction."
        sch.parallel(i)
        yield "Every core takes rows of its own."

    @schedule(NAME, "x86", base="r1_tiled")
    def r3_refused(sch, case, device, **below):
        """A primitive that TVM refuses: the reduction loop cannot be parallel."""
        block, i, jo, k, ji = yield from r1_tiled(sch, case, device, **below)
        sch.parallel(k)
        yield "Never reached."


def transposed_on_gpu(size: int = 1024, *, shared: bool = False, padding: int = 0, vector: int = 1, tile: int = 32):
    """T[i, j] = S[j, i] as a CUDA program: directly, or by way of a tile in shared memory; returns the module."""
    source = te.placeholder((size, size), "float32", name="S")
    target = te.compute((size, size), lambda i, j: source[j, i], name="T")
    sch = s_tir.Schedule(te.create_prim_func([source, target]))
    block = sch.get_sblock("T")
    i, j = sch.get_loops(block)
    io, ii = sch.split(i, [None, tile])
    jo, ji = sch.split(j, [None, tile])
    sch.reorder(io, jo, ii, ji)
    grid, threads = sch.fuse(io, jo), sch.fuse(ii, ji)
    if tile * tile > 1024:
        _, threads = sch.split(threads, [None, 1024])
    sch.bind(grid, "blockIdx.x")
    sch.bind(threads, "threadIdx.x")
    if shared:
        read = sch.cache_read(block, 0, "shared")
        sch.compute_at(read, grid)
        copy = sch.fuse(*sch.get_loops(read)[-2:])
        _, lanes, wide = sch.split(copy, [None, 1024 // vector, vector])
        sch.bind(lanes, "threadIdx.x")
        if vector > 1:
            sch.vectorize(wide)
        if padding:
            sch.storage_align(read, 0, axis=0, factor=32, offset=padding)
    return sch.mod
