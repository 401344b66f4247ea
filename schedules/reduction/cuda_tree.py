"""The reductions of Harris' "Optimizing Parallel Reduction in CUDA" (2007) as programs: trees over a block's values.

A block reduces a part of a row to one value; where a row has several parts, further launches reduce theirs. The parts
of a program are inlined scripts: how a thread gathers its first value, and the tree that combines the block's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from tvm import tirx
from tvm.script import tirx as T

from ..core import Case
from . import key, key_dtype, out_dtype, result, shape_of

WARP = 32
ALL_LANES = 0xFFFFFFFF


@dataclass(frozen=True)
class Tree:
    """One program: sizes of its launches, and the scripts for a thread's gathering and a block's combining.

    loads: elements that a thread combines before the tree starts. width: of them, neighbours in one access.
    parts: blocks of a row at most, each of which strides over it (0: as many as the row's length asks for).
    """

    case: Case
    threads: int
    combine_block: object
    loads: int = 1
    width: int = 1
    parts: int = 0
    launch: object = None  # the script itself: an inlined script does not know its own name

    @property
    def lengths(self) -> tuple[int, ...]:
        """Values of a row before each launch, and 1 after the last one."""
        left = [shape_of(self.case)[1]]
        while True:
            blocks = -(-left[-1] // (self.threads * self.loads))
            left.append(min(blocks, self.parts) if self.parts else blocks)
            if left[-1] == 1:
                return tuple(left)

    @property
    def results(self) -> int:
        return shape_of(self.case)[0]

    @property
    def dtype(self) -> str:
        """Of what is combined."""
        return key_dtype(self.case["op"], self.case["dtype"])

    @property
    def steps(self) -> int:
        """Levels of the tree."""
        return self.threads.bit_length() - 1

    @property
    def warps(self) -> int:
        return self.threads // WARP

    def rounds(self, level: int) -> int:
        """How often a block of that launch strides over its row."""
        span = self.lengths[level + 1] * self.threads * self.loads
        return -(-self.lengths[level] // span)

    @property
    def full_rounds(self) -> int:
        """Rounds of the first launch in which every thread has all its elements."""
        return self.lengths[0] // (self.lengths[1] * self.threads * self.loads)

    def index(self, value):
        """`value` in the type that an index into X needs."""
        wide = self.results * self.lengths[0] >= 2**31
        return T.Cast("int64", value) if wide else value

    def identity(self):
        """What changes nothing: 0, or the smallest key."""
        total = self.case["op"] in ("sum", "mean")
        return tirx.const(0 if total else int(np.iinfo(self.dtype).min), self.dtype)

    def combine(self, a, b):
        """The sum, or the larger of two keys."""
        return a + b if self.case["op"] in ("sum", "mean") else tirx.Max(a, b)

    def key(self, level: int, value, place):
        """A value of the launch's input as what is combined."""
        return key(value, place, self.case["op"], self.case["dtype"]) if level == 0 else value

    def finished(self, value):
        """The result of a row."""
        return result(value, self.lengths[0], self.case["op"], self.case["dtype"])


@T.inline
def gather(p, level, values, mine, row, part, thread):
    """Combine the elements that are the thread's own: neighbours in a warp read neighbours in memory."""
    for r in T.serial(p.rounds(level)):
        for j in T.unroll(p.loads):
            k = T.meta_var(p.index((r * p.lengths[level + 1] + part) * p.loads + j) * p.threads + thread)
            if k < p.lengths[level]:
                mine[0] = p.combine(mine[0], p.key(level, values[row, k], k))


@T.inline
def gather_packs(p, values, mine, row, part, thread):
    """Likewise in packs, of which several are on their way at a time; only a row's last round looks for its end."""
    packs = T.meta_var(p.loads // p.width)
    pack = T.alloc_buffer((p.loads,), p.case["dtype"], scope="local")
    for r in T.serial(p.full_rounds):
        for j in T.unroll(packs):
            at = T.meta_var((p.index((r * p.lengths[1] + part) * packs + j) * p.threads + thread) * p.width)
            for v in T.vectorized(p.width):
                pack[j * p.width + v] = values[row, at + v]
        for j in T.unroll(packs):
            at = T.meta_var((p.index((r * p.lengths[1] + part) * packs + j) * p.threads + thread) * p.width)
            for v in T.unroll(p.width):
                mine[0] = p.combine(mine[0], p.key(0, pack[j * p.width + v], at + v))
    if p.full_rounds < p.rounds(0):
        for j in T.unroll(packs):
            at = T.meta_var((p.index((p.full_rounds * p.lengths[1] + part) * packs + j) * p.threads + thread) * p.width)
            for v in T.unroll(p.width):
                if at + v < p.lengths[0]:
                    mine[0] = p.combine(mine[0], p.key(0, values[row, at + v], at + v))


@T.inline
def interleaved(p, shared, mine, thread):
    """Neighbours first, then those 2, 4, 8 … apart: the threads that still work are spread over all warps."""
    shared[thread] = mine[0]
    T.cuda.cta_sync()
    for s in T.unroll(p.steps):
        if thread % (2 << s) == 0:
            shared[thread] = p.combine(shared[thread], shared[thread + (1 << s)])
        T.cuda.cta_sync()
    mine[0] = shared[thread]


@T.inline
def sequential(p, shared, mine, thread):
    """The two halves first: the threads that still work are the first ones, in whole warps, on neighbouring banks."""
    shared[thread] = mine[0]
    T.cuda.cta_sync()
    for s in T.unroll(p.steps):
        if thread < (p.threads >> (s + 1)):
            shared[thread] = p.combine(shared[thread], shared[thread + (p.threads >> (s + 1))])
        T.cuda.cta_sync()
    mine[0] = shared[thread]


@T.inline
def down_to_two_warps(p, shared, mine, thread):
    """`sequential` until 64 values are left."""
    shared[thread] = mine[0]
    T.cuda.cta_sync()
    for s in T.unroll(p.steps - 6):
        if thread < (p.threads >> (s + 1)):
            shared[thread] = p.combine(shared[thread], shared[thread + (p.threads >> (s + 1))])
        T.cuda.cta_sync()


@T.inline
def last_warp_unrolled(p, shared, mine, thread):
    """The last six levels are one warp's, which needs no barrier of the block."""
    down_to_two_warps(p, shared, mine, thread)
    if thread < WARP:
        for s in T.unroll(6):
            mine[0] = p.combine(shared[thread], shared[thread + (WARP >> s)])
            T.cuda.warp_sync()
            shared[thread] = mine[0]
            T.cuda.warp_sync()


@T.inline
def warp_reduce(p, mine):
    """WarpReduce: the first lane ends up with what all of them had."""
    for s in T.unroll(5):
        mine[0] = p.combine(mine[0], T.tvm_warp_shuffle_down(T.uint32(ALL_LANES), mine[0], 16 >> s, WARP, WARP))


@T.inline
def last_warp_shuffled(p, shared, mine, thread):
    """The last five levels pass values from register to register."""
    down_to_two_warps(p, shared, mine, thread)
    if thread < WARP:
        mine[0] = p.combine(shared[thread], shared[thread + WARP])
        warp_reduce(p, mine)


@T.inline
def block_reduce(p, shared, mine, thread):
    """BlockReduce: every warp reduces its own values; one exchange through shared memory, one barrier."""
    warp_reduce(p, mine)
    if thread % WARP == 0:
        shared[thread // WARP] = mine[0]
    T.cuda.cta_sync()
    if thread < WARP:
        mine[0] = T.Select(thread < p.warps, shared[thread], p.identity())
        warp_reduce(p, mine)


def workspace(p: Tree, level: int):
    """Room for what a launch leaves; the last one leaves nothing."""
    parts = p.lengths[level + 1]
    return None if parts == 1 else T.alloc_buffer((p.results, parts), p.dtype, scope="global")


@T.inline
def launch(p, level, values, Y):
    """Reduce the rows of `values` by one launch, and what it leaves by further ones."""
    left = T.meta_var(workspace(p, level))
    with T.attr(T.int32(0), "tirx.device_entry", True):
        block = T.cta_id([p.results * p.lengths[level + 1]])
        thread = T.thread_id([p.threads])
        shared = T.alloc_buffer((p.threads,), p.dtype, scope="shared")
        mine = T.alloc_buffer((1,), p.dtype, scope="local")
        row = T.meta_var(p.index(block // p.lengths[level + 1]))
        part = T.meta_var(block % p.lengths[level + 1])
        mine[0] = p.identity()
        if p.width > 1 and level == 0:
            gather_packs(p, values, mine, row, part, thread)
        else:
            gather(p, level, values, mine, row, part, thread)
        p.combine_block(p, shared, mine, thread)
        if thread == 0:
            if p.lengths[level + 1] == 1:
                Y[row] = p.finished(mine[0])
            else:
                left[row, part] = mine[0]
    if p.lengths[level + 1] > 1:
        p.launch(p, level + 1, left, Y)


def prim_func(p: Tree) -> tirx.PrimFunc:
    """The program."""
    p = replace(p, launch=launch)
    m, n, dtype = p.case["m"], p.case["n"], p.case["dtype"]
    out = out_dtype(p.case["op"], dtype)

    @T.prim_func
    def main(X_: T.handle, Y_: T.handle):
        X = T.match_buffer(X_, (m, n), dtype)
        Y = T.match_buffer(Y_, (p.results,), out)
        X_flat = T.decl_buffer((p.results, p.lengths[0]), dtype, data=X.data)
        launch(p, 0, X_flat, Y)

    return main
