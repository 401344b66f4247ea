"""Many rows on CUDA as a program: a group of threads has a row, and short rows share a block."""

from __future__ import annotations

from dataclasses import dataclass

from tvm import tirx
from tvm.script import tirx as T

from . import out_dtype
from .cuda_tree import ALL_LANES, WARP, Tree


@dataclass(frozen=True)
class Groups:
    """`rows` rows of a block with `group` threads each, which load `ahead` packs of `width` elements at a time.

    tree: what is combined, and how. turns: rows that a group takes one after the other, which are loaded together.
    """

    tree: Tree
    group: int
    rows: int
    width: int
    ahead: int
    turns: int = 1

    @property
    def warps(self) -> int:
        """Of a row; 1 where a row has a part of one."""
        return max(1, self.group // WARP)

    @property
    def packs(self) -> int:
        """Of a row; the width divides its length."""
        return self.tree.lengths[0] // self.width

    @property
    def full(self) -> int:
        """Rounds in which every thread has all its packs."""
        return self.packs // (self.group * self.ahead)

    @property
    def rest(self) -> int:
        """Rounds of one pack a thread, of which the last may be ragged."""
        return -(-(self.packs - self.full * self.group * self.ahead) // self.group)

    @property
    def halvings(self) -> int:
        """Exchanges between the lanes of a row, or of a warp of it."""
        return min(self.group, WARP).bit_length() - 1


@T.inline
def take(p, values, mine, pack, row, number):
    """Combine the pack of that number of a row."""
    for v in T.vectorized(p.width):
        pack[v] = values[row, number * p.width + v]
    for v in T.unroll(p.width):
        mine[0] = p.tree.combine(mine[0], p.tree.key(0, pack[v], number * p.width + v))


@T.inline
def gather(p, values, mine, row, thread):
    """Combine a thread's part of a row: full rounds with several packs on their way, then what is left."""
    packs = T.alloc_buffer((p.ahead * p.width,), p.tree.case["dtype"], scope="local")
    pack = T.alloc_buffer((p.width,), p.tree.case["dtype"], scope="local")
    for r in T.serial(p.full):
        for j in T.unroll(p.ahead):
            at = T.meta_var(((r * p.ahead + j) * p.group + thread) * p.width)
            for v in T.vectorized(p.width):
                packs[j * p.width + v] = values[row, at + v]
        for j in T.unroll(p.ahead):
            at = T.meta_var(((r * p.ahead + j) * p.group + thread) * p.width)
            for v in T.unroll(p.width):
                mine[0] = p.tree.combine(mine[0], p.tree.key(0, packs[j * p.width + v], at + v))
    for r in T.serial(p.rest):
        number = T.meta_var((p.full * p.ahead + r) * p.group + thread)
        if number < p.packs:
            take(p, values, mine, pack, row, number)


@T.inline
def across_lanes(p, mine):
    """The first lane of a group, or of each of its warps, ends up with what all of them had."""
    for s in T.unroll(p.halvings):
        by = T.meta_var(T.shift_right(1 << p.halvings - 1, s))
        mine[0] = p.tree.combine(mine[0], T.tvm_warp_shuffle_down(T.uint32(ALL_LANES), mine[0], by, WARP, WARP))


@T.inline
def reduce_turns(p, values, Y):
    """The launch for rows of a pack a thread: those of all turns are on their way before the first is reduced."""
    with T.attr(T.int32(0), "tirx.device_entry", True):
        block = T.cta_id([-(-p.tree.results // (p.rows * p.turns))])
        tx, ty = T.thread_id([p.group, p.rows])
        packs = T.alloc_buffer((p.turns * p.width,), p.tree.case["dtype"], scope="local")
        mine = T.alloc_buffer((1,), p.tree.dtype, scope="local")
        for t in T.unroll(p.turns):
            row = T.meta_var(p.tree.index((block * p.turns + t) * p.rows + ty))
            if T.And(row < p.tree.results, tx < p.packs):
                for v in T.vectorized(p.width):
                    packs[t * p.width + v] = values[row, tx * p.width + v]
        for t in T.unroll(p.turns):
            row = T.meta_var(p.tree.index((block * p.turns + t) * p.rows + ty))
            mine[0] = p.tree.identity()
            if T.And(row < p.tree.results, tx < p.packs):
                for v in T.unroll(p.width):
                    mine[0] = p.tree.combine(mine[0], p.tree.key(0, packs[t * p.width + v], tx * p.width + v))
            across_lanes(p, mine)
            if T.And(tx == 0, row < p.tree.results):
                Y[row] = p.tree.finished(mine[0])


@T.inline
def reduce_groups(p, values, Y):
    """The launch: every row's group combines its parts by shuffles, and its warps' through shared memory."""
    with T.attr(T.int32(0), "tirx.device_entry", True):
        block = T.cta_id([-(-p.tree.results // p.rows)])
        tx, ty = T.thread_id([p.group, p.rows])
        shared = T.alloc_buffer((p.rows, p.warps), p.tree.dtype, scope="shared")
        mine = T.alloc_buffer((1,), p.tree.dtype, scope="local")
        row = T.meta_var(p.tree.index(block * p.rows + ty))
        mine[0] = p.tree.identity()
        if row < p.tree.results:
            gather(p, values, mine, row, tx)
        across_lanes(p, mine)
        if p.warps > 1:
            if tx % WARP == 0:
                shared[ty, tx // WARP] = mine[0]
            T.cuda.cta_sync()
            if tx == 0:
                for w in T.unroll(p.warps - 1):
                    mine[0] = p.tree.combine(mine[0], shared[ty, w + 1])
        if T.And(tx == 0, row < p.tree.results):
            Y[row] = p.tree.finished(mine[0])


def prim_func(p: Groups, launch=reduce_groups) -> tirx.PrimFunc:
    """The program. launch: its script."""
    m, n, dtype = p.tree.case["m"], p.tree.case["n"], p.tree.case["dtype"]
    out = out_dtype(p.tree.case["op"], dtype)

    @T.prim_func
    def main(X_: T.handle, Y_: T.handle):
        X = T.match_buffer(X_, (m, n), dtype)
        Y = T.match_buffer(Y_, (m,), out)
        launch(p, X, Y)

    return main
