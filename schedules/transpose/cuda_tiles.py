"""What programs for permutations share: which tile of X and Y a block has, and where its parts lie in memory."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, prod
from typing import Any

import numpy as np
from tvm import tirx
from tvm.script import tirx as T

from ..core import Case
from . import merged, order_in_x, shape_of

STATIC = 48 << 10  # bytes of shared memory that a launch need not ask for
GRAIN = 16  # bytes that tensors are aligned to


@dataclass(frozen=True)
class Tiles:
    """Tiles of `bp` rows of X by `bq` elements, of which `own_p` by `own_q` are the tile's own.

    p runs along Y's innermost axis, q along X's. width: elements of a pack. lanes: packs of a row that neighbouring
    lanes move.
    """

    case: Case
    threads: int
    bp: int
    bq: int
    width: int
    lanes: int

    @property
    def extents(self) -> tuple[int, ...]:
        """Of Y's merged axes."""
        return merged(self.case).extents

    @property
    def fast(self) -> int:
        """Which of them X runs along."""
        return merged(self.case).fast

    @property
    def own_p(self) -> int:
        return self.bp

    @property
    def own_q(self) -> int:
        return self.bq

    @property
    def tiles_p(self) -> int:
        return ceil(self.extents[-1] / self.own_p)

    @property
    def tiles_q(self) -> int:
        return ceil(self.extents[self.fast] / self.own_q)

    @property
    def others(self) -> tuple[int, ...]:
        """Axes beside the two."""
        return tuple(k for k in range(len(self.extents) - 1) if k != self.fast)

    @property
    def blocks(self) -> int:
        return prod(self.extents[k] for k in self.others) * self.tiles_q * self.tiles_p

    @property
    def elements(self) -> int:
        return prod(self.extents)

    @property
    def itemsize(self) -> int:
        return np.dtype(self.case["dtype"]).itemsize

    @property
    def strides_in_x(self) -> tuple[int, ...]:
        """Of each merged axis of Y, how far apart neighbours lie in X."""
        order = order_in_x(self.case)
        return tuple(prod(e for e, at in zip(self.extents, order, strict=True) if at > mine) for mine in order)

    @property
    def strides_in_y(self) -> tuple[int, ...]:
        return tuple(prod(self.extents[k + 1 :]) for k in range(len(self.extents)))

    def index(self, value):
        """`value` in the type that an index needs."""
        return T.Cast("int64", value) if self.elements >= 2**31 else value

    def origin(self, block, strides: tuple[int, ...]):
        """Where the first element of the tile's part of the other axes lies."""
        rest, found = block // (self.tiles_q * self.tiles_p), self.index(tirx.const(0, "int32"))
        for k in reversed(self.others):
            found = found + self.index(rest % self.extents[k]) * strides[k]
            rest = rest // self.extents[k]
        return found

    def first_p(self, block):
        return block % self.tiles_p * self.own_p

    def first_q(self, block):
        return block // self.tiles_p % self.tiles_q * self.own_q

    def in_x(self, block, row):
        """Where the tile's part of a row of X begins."""
        return self.origin(block, self.strides_in_x) + self.index(row) * self.strides_in_x[-1] + self.first_q(block)

    def in_y(self, block, row):
        """Where the tile's part of a row of Y begins."""
        at_row = self.index(row) * self.strides_in_y[self.fast]
        return self.origin(block, self.strides_in_y) + at_row + self.first_p(block)

    def load_at(self, number) -> tuple[Any, Any]:
        """The row of the tile and the pack of it that a thread loads: few lanes along a row, then rows, then packs."""
        across = min(self.lanes, self.bq // self.width)
        return number // across % self.bp, number // (across * self.bp) * across + number % across

    @property
    def load_rounds(self) -> int:
        return self.bp * self.bq // self.width // self.threads


def room(elements: int, dtype: str):
    """Shared memory of a block."""
    if elements * np.dtype(dtype).itemsize <= STATIC:
        return T.alloc_buffer((elements,), dtype, scope="shared")
    pool = T.SMEMPool()
    tile = pool.alloc((elements,), dtype, align=GRAIN)
    pool.commit()
    return tile


def flat_program(p: Tiles, fill: Callable, empty: Callable, dtype: str, shared: int) -> tirx.PrimFunc:
    """A function of X and Y with one launch: ``fill(p, X, shared, block, thread)``, then `empty` to Y alike.

    dtype: as what it takes the elements of X and Y, which are flat to it, and of as many as `shared` in shared memory.
    """
    shape, stored = shape_of(p.case), p.case["dtype"]
    turned = tuple(shape[int(digit)] for digit in p.case["perm"])
    count = p.elements * p.itemsize // np.dtype(dtype).itemsize

    @T.prim_func
    def main(X_: T.handle, Y_: T.handle):
        X = T.match_buffer(X_, shape, stored, align=GRAIN)
        Y = T.match_buffer(Y_, turned, stored, align=GRAIN)
        X_flat = T.decl_buffer((count,), dtype, data=X.data)
        Y_flat = T.decl_buffer((count,), dtype, data=Y.data)
        with T.attr(T.int32(0), "tirx.device_entry", True):
            block = T.cta_id([p.blocks])
            thread = T.thread_id([p.threads])
            tile = T.meta_var(room(shared, dtype))
            fill(p, X_flat, tile, block, thread)
            T.cuda.cta_sync()
            empty(p, Y_flat, tile, block, thread)

    return main
