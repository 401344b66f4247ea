"""Layouts of rows: for vectors, for many threads with the row in registers, and for rows that stream past them."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, gcd

from tvm import te, tirx

from .definition import Rows, online_softmax, summing, welford_moments
from .element import WIDE, Element, Index, exp, of_row, widened


def listed(tensors) -> list[te.Tensor]:
    """What te.compute returns, as a list."""
    return list(tensors) if isinstance(tensors, (list, tuple)) else [tensors]


def vectors_of(section: int, chains: int, lanes: int) -> tuple[int, int]:
    """Vectors side by side, about `chains` of them, and their lanes, which go over `section` elements without a rest.

    Half as wide a vector is no slower where memory is the limit; a rest would be elements one by one, and a vector over
    the end of a section would need an index for each lane.
    """
    lanes = gcd(section, lanes)
    several = [d for d in range(1, 2 * chains) if section // lanes % d == 0]
    return min(several, key=lambda d: (abs(d - chains), -d)), lanes


class LaneRows(Rows):
    """Rows whose statistics are kept in vectors: `chains` of them, each of `lanes` partial results.

    A statistic becomes three blocks: ``NAME_part`` over the row, ``NAME_lanes`` over the vectors, NAME over the lanes.
    Where vectors may not go over the whole row there are as many of them and as wide as divide a section.
    """

    def __init__(self, m: int, n: int, chains: int, lanes: int, section: int | None = None):
        super().__init__(m, n)
        self.section = section or n  # elements that vectors may go over without a break; divides n
        whole = self.section == n
        self.chains, self.lanes = (chains, lanes) if whole else vectors_of(self.section, chains, lanes)
        self.statistics: list[str] = []

    def sums(self, **elements: Element) -> tuple[Element, ...]:
        """As in Rows, all in one pass over the row."""
        zeros = [tirx.const(0.0, WIDE)] * len(elements)
        add = lambda values, axis: summing(len(elements))(tuple(values), axis=axis)  # noqa: E731
        return self._in_lanes("_".join(elements), add, list(elements.values()), zeros)

    def guess(self, name: str, element: Element) -> Element:
        """As in Rows, of a 64th of the row or of its first vectors: at most 64 times the variance from the mean.

        What is far from all others is itself part of the variance: the square of (guess − mean) is at most the variance
        times the row's elements by those that the guess is of, and so is the error by which sums about it are larger.
        """
        block = self.chains * self.lanes
        rounds = min(max(1, self.n // (64 * block)), ceil(self.section / block))
        reduce = lambda values, axis: te.sum(values[0], axis=axis)  # noqa: E731
        found = self._in_lanes(name, reduce, [element], [tirx.const(0.0, WIDE)], rounds)[0]
        return found * (1.0 / min(self.section, rounds * block))

    def _reduced(self, name: str, reducer: Callable, element: Element, neutral) -> Element:
        reduce = lambda values, axis: reducer(values[0], axis=axis)  # noqa: E731
        return self._in_lanes(name, reduce, [element], [neutral])[0]

    def _in_lanes(
        self, name: str, reduce: Callable, elements: list[Element], neutral: list, rounds: int = 0
    ) -> tuple[Element, ...]:
        """``reduce(values, axis)`` of the elements over each row, or over `rounds` of its first section alone."""
        o = te.reduce_axis((0, rounds or ceil(self.section / (self.chains * self.lanes))), name="ko")
        s = te.reduce_axis((0, self.n // self.section), name="ks")
        c, lane = te.reduce_axis((0, self.chains), name="kc"), te.reduce_axis((0, self.lanes), name="kl")
        sections = self.section < self.n and not rounds
        over = (s, o) if sections else (o,)

        def value(element: Element, neutral, i, c, lane):
            k = (o * self.chains + c) * self.lanes + lane
            inside = element(i, s * self.section + k if sections else k)
            whole = self.section % (self.chains * self.lanes) == 0
            return inside if whole else tirx.if_then_else(tirx.likely(k < self.section), inside, neutral)

        def part(i, c, v):
            return reduce([value(x, zero, i, c, v) for x, zero in zip(elements, neutral, strict=True)], over)

        parts = listed(te.compute((self.m, self.chains, self.lanes), part, name=f"{name}_part"))
        vector = lambda i, v: reduce([x[i, c, v] for x in parts], c)  # noqa: E731
        vectors = listed(te.compute((self.m, self.lanes), vector, name=f"{name}_lanes"))
        self.statistics.append(name)
        whole = te.compute((self.m,), lambda i: reduce([x[i, lane] for x in vectors], lane), name=name)
        return tuple(map(of_row, listed(whole)))


class TiledRows(Rows):
    """Rows dealt out to threads: a position is (row, round, thread, lane).

    In a round each of `threads` threads has `width` neighbours, one vector access; `width` divides n. Where the last
    round is not full its elements are neutral in a reduction. Inputs and outputs pass through stages of their own
    (``X_row``), which a schedule keeps in registers.
    """

    def __init__(self, m: int, n: int, threads: int, width: int):
        super().__init__(m, n)
        self.height = m  # rows of the stages
        self.threads, self.width = threads, width
        self.rounds = ceil(n / (threads * width))
        self.stages: list[str] = []  # blocks over the elements of a row, in order
        self.loads: list[str] = []  # those of them that read an input
        self.reductions: list[str] = []  # blocks that reduce a row

    @property
    def tile(self) -> tuple[int, int, int]:
        """Extents of a row: rounds, threads, lanes."""
        return self.rounds, self.threads, self.width

    @property
    def ragged(self) -> bool:
        """Whether the last round is not full."""
        return self.rounds * self.threads * self.width != self.n

    def keep(self, name: str, element: Element) -> Element:
        return self._kept(name, (self.height, *self.tile), element)

    def output(
        self, name: str, dtype: str, element: Element, shape: tuple[int, ...] = (), back: Index | None = None
    ) -> None:
        self._write(name, dtype, element, shape, back)

    def _write(self, name: str, dtype: str, element: Element, shape: tuple[int, ...], back: Index | None) -> None:
        """The output by way of a stage that converts it, so that whole vectors are stored."""
        stage = te.compute((self.height, *self.tile), lambda *at: element(*at).astype(dtype), name=f"{name}_row")
        self.stages.append(f"{name}_row")

        def value(*index):
            i, j = back(*index) if back else index
            return stage[(i, *self._position(j))]

        self.outputs.append(te.compute(shape or (self.m, self.n), value, name=name))

    def _kept(self, name: str, shape: tuple[int, ...], element: Index) -> Element:
        tensor = te.compute(shape, lambda *at: element(*at), name=name)
        self.stages.append(name)
        return widened(lambda *at: tensor[at[-len(shape) :]])

    def _staged(self, name: str, dtype: str, read: Index) -> Element:
        self.loads.append(f"{name}_row")
        load = lambda i, *at: self._guarded(read(i, self._column(*at)), dtype, at)  # noqa: E731
        return self._kept(f"{name}_row", (self.height, *self.tile), load)

    def _shared(self, name: str, dtype: str, read: Index) -> Element:
        self.loads.append(f"{name}_row")
        load = lambda *at: self._guarded(read(self._column(*at)), dtype, at)  # noqa: E731
        return self._kept(f"{name}_row", self.tile, load)

    def _looked_up(self, dtype: str, read: Index, run: int) -> Element:
        return widened(lambda i, *at: self._guarded(read(i, self._column(*self._one_of(run, *at))), dtype, at))

    def _one_of(self, run: int, *at) -> tuple:
        """A position whose element of a vector is that at `at`: one for a whole access, or for a part within a run."""
        part = gcd(run, self.width)
        lane = at[-1] // part * part if 1 < part < self.width else 0
        return at if part == 1 else (*at[:-1], lane)

    def _position(self, j) -> tuple:
        """Where a column is: the reverse of `_column`."""
        return j // (self.threads * self.width), j // self.width % self.threads, j % self.width

    def _column(self, o, t, v):
        """The column at a position; beyond n in a ragged last round."""
        return (o * self.threads + t) * self.width + v

    def _guarded(self, value, dtype: str, at: tuple):
        return tirx.if_then_else(self._inside(*at), value, tirx.const(0, dtype)) if self.ragged else value

    def _inside(self, o, t, v):
        """Whether a position is within the row: the same for all lanes of a vector, since `width` divides n."""
        return o * self.threads + t < self.n // self.width

    def _within(self, element: Element, neutral) -> Element:
        """`element`, and `neutral` beyond the row."""
        if not self.ragged:
            return element
        return Element(lambda i, *at: tirx.Select(self._inside(*at), element(i, *at), neutral))

    def _reduced(self, name: str, reducer: Callable, element: Element, neutral) -> Element:
        at = tuple(te.reduce_axis((0, e), name=f"k{axis}") for axis, e in zip("otv", self.tile, strict=True))
        value = self._within(element, neutral)
        self.reductions.append(name)
        return of_row(te.compute((self.height,), lambda i: reducer(value(i, *at), axis=at), name=name))


class StreamedRows(TiledRows):
    """Rows too long for registers: each pass reads them again, a round at a time, so that a thread holds one vector.

    Intermediate rows are computed where they are read. `passes` lists each pass in order: the block that ends it and
    those that it needs round by round. The number of rounds is a multiple of `ahead`.
    """

    def __init__(self, m: int, n: int, threads: int, width: int, ahead: int):
        super().__init__(m, n, threads, width)
        self.ahead = ahead
        self.rounds = ceil(self.rounds / ahead) * ahead
        self.passes: list[tuple[str, list[str]]] = []
        self._now: list[str] = []
        self._read: dict[str, Element] = {}

    def keep(self, name: str, element: Element) -> Element:
        return element

    def output(
        self, name: str, dtype: str, element: Element, shape: tuple[int, ...] = (), back: Index | None = None
    ) -> None:
        self._begin()
        self._write(name, dtype, element, shape, back)
        self._end(name, f"{name}_row")

    def online(self, name: str, element: Element) -> tuple[Element, Element]:
        """As in Rows, a vector at a time: its maximum and sum come first, so that few exponentials are corrections."""
        self._begin()
        x = self._within(element, tirx.min_value(WIDE))
        best = self._of_vector(f"{name}_best", te.max, x)
        power = self._within(exp(element - best), tirx.const(0.0, WIDE))
        added = self._of_vector(f"{name}_added", te.sum, power)
        o = self._axis("o", self.rounds)
        pair = lambda i, t: online_softmax((best(i, o, t), added(i, o, t)), axis=o)  # noqa: E731
        tops, totals = te.compute((self.m, self.threads), pair, name=f"{name}_thread")
        self._end(f"{name}_thread", f"{name}_best", f"{name}_added")
        top = self._across(f"{name}_top", te.max, lambda i, t: tops[i, t])
        share = lambda i, t: totals[i, t] * te.exp(tops[i, t] - top(i))  # noqa: E731
        return top, self._across(f"{name}_total", te.sum, share)

    def welford(self, name: str, element: Element) -> tuple[Element, Element]:
        """As in Rows, a vector at a time: its mean and squares come first, so that few divisions are left."""
        self._begin()
        mean = self._of_vector(f"{name}_mean", te.sum, element * (1.0 / self.width))
        apart = element - mean
        squares = self._of_vector(f"{name}_squares", te.sum, apart * apart)
        o = self._axis("o", self.rounds)
        zero, full = tirx.const(0.0, WIDE), tirx.const(float(self.width), WIDE)

        def triple(i, t):
            count = tirx.Select(self._inside(o, t, 0), full, zero) if self.ragged else full
            return welford_moments((mean(i, o, t), squares(i, o, t), count), axis=o)

        means, sums, counts = te.compute((self.m, self.threads), triple, name=f"{name}_thread")
        self._end(f"{name}_thread", f"{name}_mean", f"{name}_squares")
        share = lambda i, t: means[i, t] * (counts[i, t] * tirx.const(1.0 / self.n, WIDE))  # noqa: E731
        middle = self._across(f"{name}_middle", te.sum, share)
        shift = lambda i, t: means[i, t] - middle(i)  # noqa: E731
        spread = lambda i, t: sums[i, t] + counts[i, t] * shift(i, t) * shift(i, t)  # noqa: E731
        return middle, self._across(f"{name}_spread", te.sum, spread)

    def _reduced(self, name: str, reducer: Callable, element: Element, neutral) -> Element:
        self._begin()
        o, v = self._axis("o", self.rounds), self._axis("v", self.width)
        value = self._within(element, neutral)
        part = te.compute(
            (self.m, self.threads), lambda i, t: reducer(value(i, o, t, v), axis=(o, v)), name=f"{name}_thread"
        )
        self._end(f"{name}_thread")
        return self._across(name, reducer, lambda i, t: part[i, t])

    def sums(self, **elements: Element) -> tuple[Element, ...]:
        self._begin()
        o, v = self._axis("o", self.rounds), self._axis("v", self.width)
        values = [self._within(element, tirx.const(0.0, WIDE)) for element in elements.values()]
        name = f"{'_'.join(elements)}_thread"
        total = lambda i, t: summing(len(values))(tuple(x(i, o, t, v) for x in values), axis=(o, v))  # noqa: E731
        parts = te.compute((self.m, self.threads), total, name=name)
        self._end(name)
        return tuple(
            self._across(key, te.sum, lambda i, t, part=part: part[i, t])
            for key, part in zip(elements, parts, strict=True)
        )

    def _of_vector(self, name: str, reducer: Callable, element: Element) -> Element:
        """A reduction over the lanes of one vector, in a thread."""
        v = self._axis("v", self.width)
        shape = (self.m, self.rounds, self.threads)
        tensor = te.compute(shape, lambda i, o, t: reducer(element(i, o, t, v), axis=v), name=name)
        return Element(lambda i, o, t, *lane: tensor[i, o, t])

    def _across(self, name: str, reducer: Callable, part: Index) -> Element:
        """A reduction over the threads of a row."""
        t = self._axis("t", self.threads)
        self.reductions.append(name)
        return of_row(te.compute((self.m,), lambda i: reducer(part(i, t), axis=t), name=name))

    def _axis(self, name: str, extent: int):
        return te.reduce_axis((0, extent), name=f"k{name}")

    def _begin(self) -> None:
        """Begin a pass: inputs are read anew in it."""
        self._now, self._read = [], {}

    def _end(self, block: str, *more: str) -> None:
        """End the pass with `block`, which also needs the blocks `more` round by round."""
        self.passes.append((block, [*self._now, *more]))

    def _staged(self, name: str, dtype: str, read: Index) -> Element:
        load = lambda i, *at: self._guarded(read(i, self._column(*at)), dtype, at)  # noqa: E731
        return Element(lambda *at: self._once(name, (self.m, *self.tile), load)(*at))

    def _shared(self, name: str, dtype: str, read: Index) -> Element:
        load = lambda *at: self._guarded(read(self._column(*at)), dtype, at)  # noqa: E731
        return Element(lambda *at: self._once(name, self.tile, load)(*at))

    def _once(self, name: str, shape: tuple[int, ...], load: Index) -> Element:
        """The stage that reads an input in this pass."""
        if name not in self._read:
            block = f"{name}_pass{len(self.passes)}"
            self._read[name] = self._kept(block, shape, load)
            self.loads.append(block)
            self._now.append(block)
        return self._read[name]
