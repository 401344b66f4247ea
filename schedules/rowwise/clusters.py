"""Layouts of rows with a part in each thread's registers, whose threads tell each other what they found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import ceil, prod

from tvm import te, tirx

from .element import WIDE, Element, Index, exp, pointwise
from .exchange import Exchange, of_warp
from .tiled import TiledRows


class ExchangingRows(TiledRows):
    """Rows of which each thread has a part, `rows` of them at a time.

    A statistic becomes two blocks: ``NAME_thread`` over what a thread has, and NAME, which is an exchange between all
    threads of the row and leaves it to each. Statistics that a definition asks for together need one exchange.
    """

    rows = 1
    again = 1  # 2 where a block goes from rows to rows

    def __init__(self, m: int, n: int, threads: int, width: int):
        super().__init__(m, n, threads, width)
        self.parts: list[str] = []  # blocks that reduce what a thread has
        self.exchanges: list[Exchange] = []

    @property
    def dealt(self) -> tuple[int, ...]:
        """How a row is dealt out: to blocks, if to several, and to threads."""
        return (self.threads,)

    def sums(self, **elements: Element) -> tuple[Element, ...]:
        """As in Rows, by one exchange."""
        numbers = [("sum", self._part(name, te.sum, element)) for name, element in elements.items()]
        results = {name: ("sum", f"parts[{at}][row][at]") for at, name in enumerate(elements)}
        return self._exchanged(numbers, results)

    def online(self, name: str, element: Element) -> tuple[Element, Element]:
        """As in Rows: each warp begins with a maximum of its own, so that one exchange is enough."""
        top = self._of_warp(f"{name}_best", "max", self._part(f"{name}_best", te.max, element))
        added = self._part(f"{name}_added", te.sum, exp(element - self._each(top)))
        results = {
            f"{name}_top": ("max", "parts[0][row][at]"),
            f"{name}_total": ("sum", "parts[1][row][at] * expf(parts[0][row][at] - before)"),
        }
        return self._exchanged([("max", top), ("sum", added)], results)

    def welford(self, name: str, element: Element) -> tuple[Element, Element]:
        """As in Rows: each warp begins with a mean of its own, so that one exchange is enough."""
        total = self._part(f"{name}_sum", te.sum, element)
        count = self._part(f"{name}_count", te.sum, Element(lambda *at: tirx.const(1.0, WIDE)))
        own, number = (
            self._each(self._of_warp(f"{name}_{x}", "sum", part)) for x, part in (("sum", total), ("count", count))
        )
        apart = element - own / pointwise(lambda x: tirx.Max(x, tirx.const(1.0, WIDE)), number)
        squares = self._part(f"{name}_apart", te.sum, apart * apart)
        apart = f"(parts[0][row][at] / max(parts[2][row][at], 1.0f) - before * {1.0 / self.n!r}f)"
        results = {
            f"{name}_total": ("sum", "parts[0][row][at]"),
            f"{name}_squares": ("sum", f"parts[1][row][at] + parts[2][row][at] * {apart} * {apart}"),
        }
        whole, spread = self._exchanged([("sum", total), ("sum", squares), ("sum", count)], results)
        return whole * (1.0 / self.n), spread

    def _reduced(self, name: str, reducer: Callable, element: Element, neutral) -> Element:
        kind = "max" if reducer is te.max else "sum"
        return self._exchanged([(kind, self._part(name, reducer, element))], {name: (kind, "parts[0][row][at]")})[0]

    def _part(self, name: str, reducer: Callable, element: Element) -> te.Tensor:
        """A reduction of what a thread has of a row."""
        o, v = te.reduce_axis((0, self.rounds), name="ko"), te.reduce_axis((0, self.width), name="kv")
        value = self._within(element, tirx.min_value(WIDE) if reducer is te.max else tirx.const(0.0, WIDE))
        found = lambda i, *t: reducer(value(i, *t[:-1], o, t[-1], v), axis=(o, v))  # noqa: E731
        self.parts.append(f"{name}_thread")
        return te.compute((self.height, *self.dealt), found, name=f"{name}_thread")

    def _of_warp(self, name: str, kind: str, part: te.Tensor) -> te.Tensor:
        """What the threads of a warp have together."""
        self.reductions.append(f"{name}_warp")
        return te.compute(part.shape, lambda *at: of_warp(f"{name}_warp", kind, part[at]), name=f"{name}_warp")

    @staticmethod
    def _each(tensor: te.Tensor) -> Element:
        """What a thread has once for all of its elements."""
        return Element(lambda i, *at: tensor[(i, *at[:-3], at[-2])])

    def _exchanged(self, numbers: Sequence[tuple[str, te.Tensor]], results: Mapping[str, tuple[str, str]]) -> tuple:
        """The results by name, of numbers that each thread has a part of: see Exchange."""
        kinds, parts = zip(*numbers, strict=True)
        blocks, threads = prod(self.dealt[:-1]), self.dealt[-1]
        facts = {"number": len(self.exchanges), "turns": self.again}
        exchange = Exchange(next(iter(results)), kinds, tuple(results.values()), self.rows, blocks, threads, **facts)
        self.exchanges.append(exchange)
        found: list[te.Tensor] = []

        def value(i, *at):
            turn = i // self.rows % self.again if self.again > 1 else 0
            row, first = (i % self.rows, i // self.rows * self.rows) if self.rows > 1 else (0, i)
            given = [part[(first + r, *at)] for part in parts for r in range(self.rows)]
            before = found[-1][(i, *at)] if found else tirx.const(0.0, WIDE)
            return exchange.call(len(found), turn, row, before, given)

        for name in results:
            found.append(te.compute((self.height, *self.dealt), value, name=name))
            self.reductions.append(name)
        return tuple(map(self._each, found))


class ClusterRows(ExchangingRows):
    """Rows dealt out to blocks and their threads: a position is (row, block, round, thread, lane).

    `rows` of them share one load of what is the same for all rows; they divide m.
    """

    def __init__(self, m: int, n: int, blocks: int, threads: int, width: int, rows: int = 1):
        super().__init__(m, n, threads, width)
        self.blocks, self.rows = blocks, rows
        self.rounds = ceil(n / (blocks * threads * width))
        self.shared: list[str] = []  # stages that all rows share

    @property
    def dealt(self) -> tuple[int, int]:
        return self.blocks, self.threads

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
