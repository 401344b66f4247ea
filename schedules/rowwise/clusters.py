"""Layout of rows that blocks of a cluster share, each with its part in registers."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, prod

from tvm import te

from .element import Element, Index
from .exchange import all_of
from .tiled import TiledRows


class ClusterRows(TiledRows):
    """Rows dealt out to blocks and their threads: a position is (row, block, round, thread, lane).

    A statistic becomes two blocks: ``NAME_thread`` over what a thread has, and NAME, which is an exchange between all
    threads of the row and leaves it to each.
    """

    def __init__(self, m: int, n: int, blocks: int, threads: int, width: int):
        super().__init__(m, n, threads, width)
        self.blocks = blocks
        self.rounds = ceil(n / (blocks * threads * width))
        self.parts: list[str] = []  # blocks that reduce what a thread has
        self.shared: list[str] = []  # stages that all rows share

    @property
    def tile(self) -> tuple[int, int, int, int]:
        """Extents of a row: blocks, rounds, threads, lanes."""
        return self.blocks, self.rounds, self.threads, self.width

    @property
    def ragged(self) -> bool:
        return prod(self.tile) != self.n

    def _position(self, j) -> tuple:
        return j // (self.rounds * self.threads * self.width), *self._in_block(j)

    def _in_block(self, j) -> tuple:
        whole = self.threads * self.width
        return j // whole % self.rounds, j // self.width % self.threads, j % self.width

    def _column(self, b, o, t, v):
        return ((b * self.rounds + o) * self.threads + t) * self.width + v

    def _inside(self, b, o, t, v):
        return (b * self.rounds + o) * self.threads + t < self.n // self.width

    def _shared(self, name: str, dtype: str, read: Index) -> Element:
        self.shared.append(f"{name}_row")
        return super()._shared(name, dtype, read)

    def _reduced(self, name: str, reducer: Callable, element: Element, neutral) -> Element:
        o, v = te.reduce_axis((0, self.rounds), name="ko"), te.reduce_axis((0, self.width), name="kv")
        value, shape = self._within(element, neutral), (self.height, self.blocks, self.threads)
        found = lambda i, b, t: reducer(value(i, b, o, t, v), axis=(o, v))  # noqa: E731
        part = te.compute(shape, found, name=f"{name}_thread")
        kind, first = "max" if reducer is te.max else "sum", not self.reductions
        exchange = lambda *at: all_of(name, kind, part[at], self.blocks, self.threads, first)  # noqa: E731
        whole = te.compute(shape, exchange, name=name)
        self.parts.append(f"{name}_thread")
        self.reductions.append(name)
        return Element(lambda i, b, o, t, v: whole[i, b, t])
