"""Layouts of few, long rows for sums over each of them: in segments for several blocks, in sections as they lie."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from tvm import te, tirx

from .definition import Rows, summing
from .element import WIDE, Element, Index, of_row, widened
from .tiled import LaneRows, listed


class SegmentRows(Rows):
    """Rows in segments: a position is (row, segment, round, thread, lane).

    The sums over a row become three blocks: ``sums_thread`` over the rounds of a thread, ``sums_block`` over the
    threads of a segment, ``sums`` over the segments. In a round each of `threads` threads has `width` neighbours.
    """

    def __init__(self, m: int, n: int, threads: int, width: int, segments: int, ahead: int):
        super().__init__(m, n)
        self.threads, self.width = threads, width
        rounds = ceil(n / (threads * width))
        self.rounds = ceil(ceil(rounds / segments) / ahead) * ahead  # of a segment
        self.segments = ceil(rounds / self.rounds)
        self.loads: list[str] = []

    @property
    def tile(self) -> tuple[int, int, int, int]:
        """Extents of a row: segments, rounds, threads, lanes."""
        return self.segments, self.rounds, self.threads, self.width

    def sums(self, **elements: Element) -> tuple[Element, ...]:
        """As in Rows; a definition may have them once."""
        axes = zip("sotv", self.tile, strict=True)
        s, o, t, v = (te.reduce_axis((0, extent), name=f"k{name}") for name, extent in axes)
        add = summing(len(elements))

        def thread(i, s, t):
            return add(tuple(self._within(x)(i, s, o, t, v) for x in elements.values()), axis=(o, v))

        made = listed(te.compute((self.m, self.segments, self.threads), thread, name="sums_thread"))
        block = lambda i, s: add(tuple(x[i, s, t] for x in made), axis=t)  # noqa: E731
        made_block = listed(te.compute((self.m, self.segments), block, name="sums_block"))
        whole = lambda i: add(tuple(x[i, s] for x in made_block), axis=s)  # noqa: E731
        found = listed(te.compute((self.m,), whole, name="sums"))
        return tuple(of_row(tensor) for tensor in found)

    def _within(self, element: Element) -> Element:
        """`element`, and 0 beyond the row."""
        zero = tirx.const(0.0, WIDE)
        return Element(lambda i, *at: tirx.Select(self._column(*at) < self.n, element(i, *at), zero))

    def _column(self, s, o, t, v):
        return ((s * self.rounds + o) * self.threads + t) * self.width + v

    def _staged(self, name: str, dtype: str, read: Index) -> Element:
        self.loads.append(f"{name}_row")

        def load(i, *at):
            whole = self.segments * self.rounds * self.threads * self.width == self.n
            value, first = read(i, self._column(*at)), self._column(*at[:-1], 0)
            return value if whole else tirx.if_then_else(first < self.n, value, tirx.const(0, dtype))

        tensor = te.compute((self.m, *self.tile), load, name=f"{name}_row")
        return widened(lambda *at: tensor[at])

    def _looked_up(self, dtype: str, read: Index, run: int) -> Element:
        """By position in a segment, and by (row, column) for what is given by row."""

        def find(i, *at):
            if len(at) == 1:
                return read(i, *at)
            column = self._column(*(at if run % self.width else (*at[:-1], 0)))
            return tirx.if_then_else(column < self.n, read(i, column), tirx.const(0, dtype))

        return widened(find)


class OrderedRows(LaneRows):
    """Rows whose sections lie far apart, as a channel's in several images: each section has sums of its own.

    A statistic's blocks ``NAME_part``, ``NAME_lanes`` and ``NAME_section`` go over sections and rows, which is memory's
    order, and NAME adds up a row's sections.
    """

    def _in_lanes(
        self, name: str, reduce: Callable, elements: list[Element], neutral: list, rounds: int = 0
    ) -> tuple[Element, ...]:
        o = te.reduce_axis((0, self.section // (self.chains * self.lanes)), name="ko")
        s, c, lane = (
            te.reduce_axis((0, extent), name=f"k{axis}")
            for axis, extent in (("s", self.n // self.section), ("c", self.chains), ("l", self.lanes))
        )

        def part(s, i, c, v):
            k = (o * self.chains + c) * self.lanes + v
            return reduce([x(i, s * self.section + k) for x in elements], o)

        def stage(shape: tuple[int, ...], function: Index, suffix: str) -> list[te.Tensor]:
            return listed(te.compute(shape, function, name=f"{name}{suffix}"))

        places = (self.n // self.section, self.m)
        parts = stage((*places, self.chains, self.lanes), part, "_part")
        vectors = stage((*places, self.lanes), lambda s, i, v: reduce([x[s, i, c, v] for x in parts], c), "_lanes")
        found = stage(places, lambda s, i: reduce([x[s, i, lane] for x in vectors], lane), "_section")
        self.statistics.append(name)
        return tuple(map(of_row, stage((self.m,), lambda i: reduce([x[s, i] for x in found], s), "")))
