"""Columns on CUDA by one wave of blocks: all of them are resident from the first element to the last.

As in ``cuda_columns`` a thread keeps a position in the rows of a shorter, wider matrix. What is new is their number;
what a thread remembers of a place: the number of its step, which all its columns share, in place of keys of 64 bits;
and that a block whose threads have the same few columns combines their results before it leaves them.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from tvm import tirx
from tvm.script import tirx as T

from ..core import Case
from ..packs import pack_width
from . import order_of, with_place
from .cuda_columns import Columns, heights_of, whole_packs

LAST_LEAST = 32  # rows that a thread of a launch after the first takes in at least


@dataclass(frozen=True)
class Resident(Columns):
    """resident: blocks of a multiprocessor, which the compiler leaves registers for. parts: rows that the threads of
    the first launch keep results of.
    """

    resident: int = 1
    parts: int = 1

    def rows(self, level: int) -> int:
        """Rows that the threads of a launch keep results of."""
        return self.parts if level == 0 else self.heights[level + 1]

    def packs(self, level: int) -> int:
        return self.rows(level) * self.columns // self.width(level)

    def full_steps(self, level: int) -> int:
        return self.heights[level] // self.rows(level) // self.unroll

    def steps(self, level: int) -> int:
        return -(-self.heights[level] // self.rows(level))

    def halvings(self, level: int) -> int:
        """Steps in which a block halves its results before it leaves them."""
        return halvings_of(self.columns, self.threads, self.width(level)) if level == 0 else 0

    def apart(self, level: int) -> bool:
        """Whether a thread keeps the largest and its step apart, until it has them all."""
        return level == 0 and self.case["op"] == "argmax"

    def kept(self, level: int) -> str:
        """The type of what a thread keeps."""
        return "int32" if self.apart(level) else self.dtype

    def least(self, level: int):
        """What it begins with."""
        return tirx.const(int(np.iinfo("int32").min), "int32") if self.apart(level) else self.identity()

    def order(self, value):
        """An element as an int32 in the same order."""
        return order_of(value, self.case["dtype"])

    def left(self, level: int, position, v, mine, found):
        """What a thread leaves of a column. Its rows lie `rows(level)` apart."""
        if not self.apart(level):
            return mine[v]
        row = (position * self.width(level) + v) // self.columns + found[v] * self.rows(level)
        return with_place(mine[v], row)


def plan_of(case: Case, threads: int, unroll: int, resident: int, sms: int) -> Resident:
    """`resident` blocks on each of `sms` multiprocessors, or fewer if each thread is to have `unroll` rows at least."""
    m, n, width = case["m"], case["n"], pack_width(case["dtype"])
    positions, whole = sms * resident * threads * width, whole_packs(n, width)
    parts = max(whole, min(positions // n, -(-m // unroll)) // whole * whole)
    if parts >= m:
        return Resident(case, threads, unroll, (m,))
    left = -(-parts * n // width // threads) if halvings_of(n, threads, width) else parts
    heights = (m, *heights_of(left, n, width, positions, LAST_LEAST))
    return Resident(case, threads, unroll, heights, resident=resident, parts=parts)


def halvings_of(n: int, threads: int, width: int) -> int:
    """How often a block can halve its results until it has one for each of n columns; 0 if they do not fit so."""
    packs = n // width
    if n % width or threads % packs or packs & (packs - 1):
        return 0
    return (threads // packs).bit_length() - 1


@T.inline
def take(p, level, mine, found, order, v, value, step):
    """Combine the element of a step."""
    if p.apart(level):
        order[0] = p.order(value)
        found[v] = T.Select(order[0] > mine[v], step, found[v])
        mine[v] = T.max(order[0], mine[v])
    else:
        mine[v] = p.combine(mine[v], p.key(level, value, 0))


@T.inline
def leave(p, level, left, mine, found, block, thread):
    """Write what a thread has; or what a block has, once its threads with the same columns have combined theirs."""
    position = T.meta_var(block * p.threads + thread)
    if p.halvings(level) > 0:
        shared = T.alloc_buffer((p.threads * p.width(level),), p.dtype, scope="shared")
        for v in T.unroll(p.width(level)):
            shared[thread * p.width(level) + v] = p.left(level, position, v, mine, found)
        T.cuda.cta_sync()
        for s in T.unroll(p.halvings(level)):
            half = T.meta_var(T.shift_right(p.threads // 2, s))
            if thread < half:
                for v in T.unroll(p.width(level)):
                    at = T.meta_var(thread * p.width(level) + v)
                    shared[at] = p.combine(shared[at], shared[at + half * p.width(level)])
            T.cuda.cta_sync()
        if thread < p.columns // p.width(level):
            for v in T.unroll(p.width(level)):
                left[block * p.columns + thread * p.width(level) + v] = shared[thread * p.width(level) + v]
    else:
        if position < p.packs(level):
            for v in T.unroll(p.width(level)):
                left[position * p.width(level) + v] = p.left(level, position, v, mine, found)


@T.inline
def stride(p, level, values, Y):
    """A launch: every thread keeps a pack of partial results while it goes down the matrix."""
    left = T.alloc_buffer((p.heights[level + 1] * p.columns,), p.dtype, scope="global")
    with T.attr(T.int32(0), "tirx.device_entry", True):
        T.attr({"tirx.launch_bounds_min_blocks_per_sm": p.resident})
        block = T.cta_id([-(-p.packs(level) // p.threads)])
        thread = T.thread_id([p.threads])
        mine = T.alloc_buffer((p.width(level),), p.kept(level), scope="local")
        found = T.alloc_buffer((p.width(level),), "int32", scope="local")
        order = T.alloc_buffer((1,), "int32", scope="local")
        pack = T.alloc_buffer((p.unroll * p.width(level),), p.stored(level), scope="local")
        position = T.meta_var(block * p.threads + thread)
        for v in T.unroll(p.width(level)):
            mine[v] = p.least(level)
            found[v] = 0
        if position < p.packs(level):
            for g in T.serial(p.full_steps(level)):
                for u in T.unroll(p.unroll):
                    at = T.meta_var((p.index(g * p.unroll + u) * p.packs(level) + position) * p.width(level))
                    for v in T.vectorized(p.width(level)):
                        pack[u * p.width(level) + v] = values[at + v]
                for u in T.unroll(p.unroll):
                    for v in T.unroll(p.width(level)):
                        take(p, level, mine, found, order, v, pack[u * p.width(level) + v], g * p.unroll + u)
            for s in T.serial(p.steps(level) - p.full_steps(level) * p.unroll):
                step = T.meta_var(p.full_steps(level) * p.unroll + s)
                at = T.meta_var((p.index(step) * p.packs(level) + position) * p.width(level))
                for v in T.unroll(p.width(level)):
                    if at + v < p.heights[level] * p.columns:
                        take(p, level, mine, found, order, v, values[at + v], step)
        leave(p, level, left, mine, found, block, thread)
    if level + 2 < len(p.heights):
        p.strides(p, level + 1, left, Y)
    else:
        p.finish(p, level + 1, left, Y)
