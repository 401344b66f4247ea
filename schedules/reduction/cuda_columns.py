"""Columns on CUDA as programs: threads stride over whole rows, then a block for 32 columns combines what is left.

A matrix of m rows is taken as one of m / parts rows of parts·n elements: threads keep a position in such a row, so that
their accesses are neighbours and aligned packs whatever n is. Each ends with partial results of its columns.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np
from tvm import tirx
from tvm.script import tirx as T

from ..core import Case
from ..packs import pack_width
from . import key, key_dtype, out_dtype, result

# Of the last launch: 32 columns, whose rows the warps of a block share.
COLUMNS, ROWS = 32, 32


@dataclass(frozen=True)
class Columns:
    """One program. heights: rows before each launch; the last launch takes what is left to one result a column.

    unroll: packs that a thread has on their way at a time.
    """

    case: Case
    threads: int
    unroll: int
    heights: tuple[int, ...]
    strides: object = None  # the scripts themselves, which do not know their own names
    finish: object = None

    @property
    def columns(self) -> int:
        return self.case["n"]

    @property
    def dtype(self) -> str:
        """Of what is combined."""
        return key_dtype(self.case["op"], self.case["dtype"])

    def width(self, level: int) -> int:
        """Elements of a pack of that launch's input."""
        return pack_width(self.case["dtype"] if level == 0 else self.dtype)

    def stored(self, level: int) -> str:
        """The type of that launch's input."""
        return self.case["dtype"] if level == 0 else self.dtype

    def packs(self, level: int) -> int:
        """Positions of threads: packs of a row of the taller, wider matrix."""
        return self.heights[level + 1] * self.columns // self.width(level)

    def full_steps(self, level: int) -> int:
        """Of those rows, the ones that are there for every thread, in groups of `unroll`."""
        return self.heights[level] // self.heights[level + 1] // self.unroll

    def steps(self, level: int) -> int:
        """Of those rows, all."""
        return -(-self.heights[level] // self.heights[level + 1])

    def index(self, value):
        """`value` in the type that an index into X needs."""
        return T.Cast("int64", value) if self.heights[0] * self.columns >= 2**31 else value

    def identity(self):
        """What changes nothing: 0, or the smallest key."""
        total = self.case["op"] in ("sum", "mean")
        return tirx.const(0 if total else int(np.iinfo(self.dtype).min), self.dtype)

    def combine(self, a, b):
        """The sum, or the larger of two keys."""
        return a + b if self.case["op"] in ("sum", "mean") else tirx.Max(a, b)

    def key(self, level: int, value, row):
        """A value of the launch's input as what is combined."""
        return key(value, row, self.case["op"], self.case["dtype"]) if level == 0 else value

    def finished(self, value):
        """The result of a column."""
        return result(value, self.heights[0], self.case["op"], self.case["dtype"])


def whole_packs(n: int, width: int) -> int:
    """How many rows of n elements are whole packs together."""
    return width // math.gcd(n, width)


def heights_of(m: int, n: int, width: int, positions: int, least: int) -> tuple[int, ...]:
    """Rows that each launch leaves: enough for `positions` elements, each of which takes in `least` rows or more."""
    whole = whole_packs(n, width)
    heights = [m]
    while heights[-1] > 4 * ROWS * whole:
        each = max(least, heights[-1] * n // positions)
        parts = -(-heights[-1] // each)
        heights.append(-(-parts // whole) * whole)
    return tuple(heights)


@T.inline
def stride(p, level, values, Y):
    """A launch: every thread keeps a pack of partial results while it goes down the matrix."""
    left = T.alloc_buffer((p.heights[level + 1] * p.columns,), p.dtype, scope="global")
    with T.attr(T.int32(0), "tirx.device_entry", True):
        block = T.cta_id([-(-p.packs(level) // p.threads)])
        thread = T.thread_id([p.threads])
        mine = T.alloc_buffer((p.width(level),), p.dtype, scope="local")
        pack = T.alloc_buffer((p.unroll * p.width(level),), p.stored(level), scope="local")
        position = T.meta_var(block * p.threads + thread)
        if position < p.packs(level):
            for v in T.unroll(p.width(level)):
                mine[v] = p.identity()
            for g in T.serial(p.full_steps(level)):
                for u in T.unroll(p.unroll):
                    at = T.meta_var((p.index(g * p.unroll + u) * p.packs(level) + position) * p.width(level))
                    for v in T.vectorized(p.width(level)):
                        pack[u * p.width(level) + v] = values[at + v]
                for u in T.unroll(p.unroll):
                    at = T.meta_var((p.index(g * p.unroll + u) * p.packs(level) + position) * p.width(level))
                    for v in T.unroll(p.width(level)):
                        row = T.meta_var((at + v) // p.columns)
                        mine[v] = p.combine(mine[v], p.key(level, pack[u * p.width(level) + v], row))
            for s in T.serial(p.steps(level) - p.full_steps(level) * p.unroll):
                at = T.meta_var(
                    (p.index(p.full_steps(level) * p.unroll + s) * p.packs(level) + position) * p.width(level)
                )
                for v in T.unroll(p.width(level)):
                    if at + v < p.heights[level] * p.columns:
                        mine[v] = p.combine(mine[v], p.key(level, values[at + v], (at + v) // p.columns))
            for v in T.unroll(p.width(level)):
                left[position * p.width(level) + v] = mine[v]
    if level + 2 < len(p.heights):
        p.strides(p, level + 1, left, Y)
    else:
        p.finish(p, level + 1, left, Y)


@T.inline
def finish(p, level, values, Y):
    """The last launch: a block's warps share the rows of 32 columns, and combine what they have in shared memory."""
    with T.attr(T.int32(0), "tirx.device_entry", True):
        block = T.cta_id([-(-p.columns // COLUMNS)])
        tx, ty = T.thread_id([COLUMNS, ROWS])
        shared = T.alloc_buffer((ROWS, COLUMNS), p.dtype, scope="shared")
        mine = T.alloc_buffer((1,), p.dtype, scope="local")
        column = T.meta_var(block * COLUMNS + tx)
        mine[0] = p.identity()
        if column < p.columns:
            for r in T.serial(-(-p.heights[level] // ROWS)):
                row = T.meta_var(p.index(r * ROWS + ty))
                if row < p.heights[level]:
                    mine[0] = p.combine(mine[0], p.key(level, values[row * p.columns + column], row))
        shared[ty, tx] = mine[0]
        T.cuda.cta_sync()
        for s in T.unroll(5):
            if ty < (16 >> s):
                shared[ty, tx] = p.combine(shared[ty, tx], shared[ty + (16 >> s), tx])
            T.cuda.cta_sync()
        if T.And(ty == 0, column < p.columns):
            Y[column] = p.finished(shared[0, tx])


def prim_func(p: Columns, strides=stride) -> tirx.PrimFunc:
    """The program. strides: the script of a launch that is not the last."""
    p = replace(p, strides=strides, finish=finish)
    m, n, dtype = p.case["m"], p.case["n"], p.case["dtype"]
    out = out_dtype(p.case["op"], dtype)
    first = strides if len(p.heights) > 1 else finish

    @T.prim_func
    def main(X_: T.handle, Y_: T.handle):
        X = T.match_buffer(X_, (m, n), dtype)
        Y = T.match_buffer(Y_, (n,), out)
        X_flat = T.decl_buffer((m * n,), dtype, data=X.data)
        first(p, 0, X_flat, Y)

    return main
