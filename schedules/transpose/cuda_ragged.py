"""Ragged permutations on CUDA as a program: aligned packs of rows that begin anywhere.

A row of 8191 elements begins at no multiple of 16 bytes, so that packs cut along the tile's edges would straddle words
that the memory moves whole. Here every row of a tile has edges of its own, at the multiples nearest to the tile's: X is
read from the one before it on, and a row of Y is written from the one before to the one before the next tile's. What a
tile reads for that beyond its own part, its neighbours read too, and is in the L2 cache.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Any

from tvm import tirx
from tvm.script import tirx as T

from .cuda_tiles import Tiles, flat_program


@dataclass(frozen=True)
class Ragged(Tiles):
    """edge: multiples (in elements) at which a tile begins to write. side: packs of a row of Y that neighbouring lanes
    store."""

    edge: int
    side: int

    @property
    def own_p(self) -> int:
        return self.bp - self.edge

    @property
    def own_q(self) -> int:
        return self.bq - self.width

    @property
    def tiles_p(self) -> int:
        """Edges lie up to `edge` - 1 elements lower than the tile's."""
        return ceil((self.extents[-1] + self.edge - 1) / self.own_p)

    @property
    def pitch(self) -> int:
        """Elements from row to row of the tile in shared memory: twice an odd number.

        Odd rows of X shift by one more element from row to row, and those of Y by one row of the tile more from column
        to column: so four rows by eight packs, and eight columns by four packs, meet 32 banks.
        """
        return self.bq + self.width + 2

    @property
    def shared_bytes(self) -> int:
        return self.bp * self.pitch * self.itemsize

    @property
    def store_rounds(self) -> int:
        return ceil(ceil(self.own_p / self.width / self.side) * self.side * self.bq / self.threads)

    def store_at(self, number) -> tuple[Any, Any]:
        """The column of the tile, a row of Y, and the pack of it that a thread stores."""
        across = self.side
        return number // across % self.bq, number // (across * self.bq) * across + number % across


@T.inline
def fill(p, X, shared, block, thread):
    """Load packs from the multiple before each row's part on, all of them before the first goes to shared memory."""
    packs = T.alloc_buffer((p.load_rounds * p.width,), p.case["dtype"], scope="local")
    for j in T.unroll(p.load_rounds):
        at = T.meta_var(p.load_at(j * p.threads + thread))
        row = T.meta_var(p.first_p(block) - p.edge + at[0])
        begin = T.meta_var(p.in_x(block, row))
        place = T.meta_var(begin // p.width * p.width + at[1] * p.width)
        left = T.meta_var(T.min(p.extents[p.fast] - p.first_q(block), p.own_q))
        if T.And(T.And(row >= 0, row < p.extents[-1]), at[1] * p.width < left + T.cast(begin % p.width, "int32")):
            if place + p.width <= p.elements:
                for v in T.vectorized(p.width):
                    packs[j * p.width + v] = X[place + v]
            else:
                for v in T.unroll(p.width):
                    if place + v < p.elements:
                        packs[j * p.width + v] = X[place + v]
    for j in T.unroll(p.load_rounds):
        at = T.meta_var(p.load_at(j * p.threads + thread))
        row = T.meta_var(p.first_p(block) - p.edge + at[0])
        begin = T.meta_var(p.in_x(block, row))
        if T.And(row >= 0, row < p.extents[-1]):
            for v in T.unroll(p.width):
                shared[at[0] * p.pitch + (at[1] + 1) * p.width - T.cast(begin % p.width, "int32") + v] = packs[
                    j * p.width + v
                ]


@T.inline
def empty(p, Y, shared, block, thread):
    """Store packs from the multiple before each row's part on; those that an end of the row cuts one by one."""
    pack = T.alloc_buffer((p.width,), p.case["dtype"], scope="local")
    for j in T.unroll(p.store_rounds):
        at = T.meta_var(p.store_at(j * p.threads + thread))
        row = T.meta_var(p.first_q(block) + at[0])
        begin = T.meta_var(p.in_y(block, row))
        shift = T.meta_var(T.cast(begin % p.edge, "int32"))
        first = T.meta_var(p.first_p(block) - shift + at[1] * p.width)
        if T.And(T.And(at[0] < p.own_q, row < p.extents[p.fast]), at[1] * p.width < p.own_p):
            for v in T.unroll(p.width):
                pack[v] = shared[(p.edge - shift + at[1] * p.width + v) * p.pitch + p.width + at[0]]
            place = T.meta_var(begin - shift + at[1] * p.width)
            if T.And(first >= 0, first + p.width <= p.extents[-1]):
                for v in T.vectorized(p.width):
                    Y[place + v] = pack[v]
            else:
                for v in T.unroll(p.width):
                    if T.And(first + v >= 0, first + v < p.extents[-1]):
                        Y[place + v] = pack[v]


def prim_func(p: Ragged) -> tirx.PrimFunc:
    """The program."""
    return flat_program(p, fill, empty, p.case["dtype"], p.bp * p.pitch)
