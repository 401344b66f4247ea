"""Layouts of rows for sums over all of them by column: parts of the rows have sums of their own first."""

from __future__ import annotations

from math import ceil

from tvm import te, tirx

from .clusters import ExchangingRows
from .definition import summing
from .element import WIDE, Element, Index
from .tiled import LaneRows, TiledRows, listed


class PartRows(LaneRows):
    """Rows in `parts` parts, with statistics in vectors as in LaneRows.

    The sums over rows become two blocks: ``totals_part`` over the rows of a part, ``totals`` over the parts. The rows
    of a part are a multiple of `several`, which is at most `height`.
    """

    def __init__(self, m: int, n: int, chains: int, lanes: int, parts: int, height: int = 1):
        super().__init__(m, n, chains, lanes)
        self.several = min(height, ceil(m / parts))
        self.each = ceil(ceil(m / parts) / self.several) * self.several
        self.parts = ceil(m / self.each)

    def totals(self, **elements: Element) -> tuple[Element, ...]:
        r, q = te.reduce_axis((0, self.each), name="r"), te.reduce_axis((0, self.parts), name="q")
        add, zero = summing(len(elements)), tirx.const(0.0, WIDE)

        def value(element: Element, i, j):
            inside = element(i, j)
            whole = self.parts * self.each == self.m
            return inside if whole else tirx.if_then_else(tirx.likely(i < self.m), inside, zero)

        def part(p, j):
            return add(tuple(value(x, p * self.each + r, j) for x in elements.values()), axis=r)

        made = listed(te.compute((self.parts, self.n), part, name="totals_part"))
        whole = lambda j: add(tuple(x[q, j] for x in made), axis=q)  # noqa: E731
        return self._by_column(te.compute((self.n,), whole, name="totals"))


class ChunkedRows(TiledRows):
    """Rows dealt out to blocks, which keep sums over their rows in registers while one row after another passes.

    A block has `side` times `ahead` rows at a time, of which a thread loads `ahead` before it adds up the first. The
    sums become three blocks: ``totals_part`` over the rows of a thread, ``totals_block`` over those of a block,
    ``totals`` over the blocks. Rows beyond m are zeros.
    """

    def __init__(self, m: int, n: int, threads: int, width: int, side: int, blocks: int, ahead: int = 1):
        super().__init__(m, n, threads, width)
        self.side, self.ahead = side, ahead
        self.turns = ceil(m / (side * ahead * blocks))
        self.blocks = ceil(m / (side * ahead * self.turns))
        self.height = self.blocks * self.turns * side * ahead
        self.vectors: list[str] = []  # stages that all rows share

    def totals(self, **elements: Element) -> tuple[Element, ...]:
        c, a = self._axis("c", self.turns), self._axis("a", self.ahead)
        y, b = self._axis("y", self.side), self._axis("b", self.blocks)
        add, zero = summing(len(elements)), tirx.const(0.0, WIDE)

        def value(element: Element, i, *at):
            inside = element(i, *at)
            return inside if self.height == self.m else tirx.Select(i < self.m, inside, zero)

        def part(p, y, *at):
            row = ((p * self.turns + c) * self.side + y) * self.ahead + a
            return add(tuple(value(x, row, *at) for x in elements.values()), axis=(c, a))

        made = listed(te.compute((self.blocks, self.side, *self.tile), part, name="totals_part"))
        block = lambda p, *at: add(tuple(x[(p, y, *at)] for x in made), axis=y)  # noqa: E731
        made_block = listed(te.compute((self.blocks, *self.tile), block, name="totals_block"))

        def whole(j):
            at = (j // (self.threads * self.width), j // self.width % self.threads, j % self.width)
            return add(tuple(x[(b, *at)] for x in made_block), axis=b)

        return self._by_column(te.compute((self.n,), whole, name="totals"))

    def _staged(self, name: str, dtype: str, read: Index) -> Element:
        if self.height == self.m:
            return super()._staged(name, dtype, read)
        nothing = tirx.const(0, dtype)
        return super()._staged(name, dtype, lambda i, j: tirx.if_then_else(i < self.m, read(i, j), nothing))

    def _looked_up(self, dtype: str, read: Index, run: int) -> Element:
        if self.height == self.m:
            return super()._looked_up(dtype, read, run)
        nothing = tirx.const(0, dtype)
        return super()._looked_up(dtype, lambda i, j: tirx.if_then_else(i < self.m, read(i, j), nothing), run)

    def _shared(self, name: str, dtype: str, read: Index) -> Element:
        """By position in a tile, and by (row, column) for what is given by column."""
        tiled, plain = super()._shared(name, dtype, read), super(TiledRows, self)._shared(name, dtype, read)
        self.vectors.append(f"{name}_row")
        return Element(lambda *at: plain(*at) if len(at) == 2 else tiled(*at))

    def _axis(self, name: str, extent: int):
        return te.reduce_axis((0, extent), name=f"k{name}")


class QueuedRows(ChunkedRows, ExchangingRows):
    """The same where more than a warp has a row: its threads exchange statistics, behind one barrier for all rows."""

    again = 2

    def __init__(self, m: int, n: int, threads: int, width: int, blocks: int, ahead: int):
        super().__init__(m, n, threads, width, 1, blocks, ahead)
        self.rows = ahead
