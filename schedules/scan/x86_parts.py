"""What the x86 rungs of `scan` are made of: vectors scanned in their registers, totals, two passes over chunks."""

from __future__ import annotations

from dataclasses import dataclass

from tvm import tirx
from tvm.script import tirx as T

from . import HEAD, step
from .algebra import Scan

UNROLLED = 4  # vectors of a turn: their additions to the carry follow one another without a trip through memory


@dataclass(frozen=True)
class Vectors:
    """A scan by vectors of `lanes` values; `tasks` threads share a row, `chunk` elements each at a time."""

    scan: Scan
    lanes: int
    tasks: int
    chunk: int

    @property
    def dtype(self) -> str:
        """Of a register full of combined values."""
        return f"{self.scan.total}x{self.lanes}"

    @property
    def mask(self) -> str:
        """Of a register that says lane by lane whether a segment began."""
        return f"int32x{self.lanes}"

    def whole(self, elements: int) -> int:
        """The elements of full steps among `elements`."""
        return elements // self.step * self.step

    @property
    def step(self) -> int:
        """Elements that one turn of a loop scans."""
        return UNROLLED * self.lanes

    def identity(self):
        return tirx.Broadcast(self.scan.identity(), self.lanes)

    def zeros(self):
        return tirx.Broadcast(tirx.const(0, "int32"), self.lanes)

    def ones(self):
        return tirx.Broadcast(tirx.const(1, "int32"), self.lanes)

    def _run(self, row, position) -> tuple:
        """Indices of the elements of one vector, in memory's order."""
        first = self.scan.n - self.lanes - position if self.scan.reverse else position
        return row, tirx.Ramp(first, tirx.const(1, self.scan.index), self.lanes)

    def _in_order(self, vector):
        """A vector in memory's order as one in the scan's, or the other way round."""
        return tirx.Shuffle([vector], list(reversed(range(self.lanes)))) if self.scan.reverse else vector

    def values(self, X, row, position):
        """The vector that begins at a position, as it is combined."""
        return self.scan.widened(self._in_order(X[self._run(row, position)]), self.lanes)

    def begins(self, heads, row, position):
        """Lane by lane, whether a segment begins."""
        row, run = self._run(row, position)
        return self._in_order(heads[row, run].astype(self.mask)) != 0

    def target(self, row, position) -> tuple:
        """Where the vector that begins at a position is stored."""
        return self._run(row, position)

    def stored(self, vector):
        """A vector of the scan as memory holds it."""
        return self._in_order(self.scan.narrowed(vector, self.lanes))

    def picked(self, vector, filler, places: list[int | None]):
        """The lanes of `vector` at `places`; `filler`'s lane 0 where there is none."""
        return tirx.Shuffle([filler, vector], [0 if place is None else self.lanes + place for place in places])

    def shifted(self, vector, filler):
        """Every lane's value of the lane before it; `filler`'s lane 0 in the first."""
        return self.picked(vector, filler, [None, *range(self.lanes - 1)])

    @property
    def log_steps(self) -> list[list[int | None]]:
        """Of every step, the lane that each lane is combined with.

        Inside of 128 bits the one 1, then 2 before it (Hillis & Steele, 1986): a shift of one register. Between them
        the last one of the block before (Sklansky, 1960): a lane across the middle of a register costs more.
        """
        lanes, quarter = range(self.lanes), 4
        steps = [[lane - by if lane % quarter >= by else None for lane in lanes] for by in (1, 2)]
        while quarter < self.lanes:
            steps.append([lane // quarter * quarter - 1 if lane & quarter else None for lane in lanes])
            quarter *= 2
        return steps

    def last(self, vector):
        """The last lane's value in all lanes."""
        return tirx.Shuffle([vector], [self.lanes - 1] * self.lanes)

    def lane(self, vector, lane: int):
        """One lane's value."""
        return tirx.Shuffle([vector], [lane])


def signature(scan: Scan, body, plan):
    """A function of the operator's parameters that consists of ``body(plan, X, heads or None, Y)``, pasted in."""
    return (_with_heads if scan.segmented else _plain)(scan.shape, scan.dtype, body, plan)


def _plain(shape, dtype, body, plan):
    @T.prim_func(s_tir=True)
    def main(X: T.Buffer(shape, dtype), Y: T.Buffer(shape, dtype)):
        body(plan, X, None, Y)

    return main


def _with_heads(shape, dtype, body, plan):
    @T.prim_func(s_tir=True)
    def main(X: T.Buffer(shape, dtype), heads: T.Buffer(shape, HEAD), Y: T.Buffer(shape, dtype)):
        body(plan, X, heads, Y)

    return main


def held(p: Vectors, value):
    """A value under a name. TVM puts what a name stands for in its places: where they are many, it is stored instead.

    Stored too with bfloat16, whose legalization in TVM 0.27 mistakes what a name stands for.
    """
    if not p.scan.segmented and p.scan.dtype != "bfloat16":
        return T.Bind(value)
    room = T.alloc_buffer((1,), value.ty.dtype, scope="local")
    T.buffer_store(room, value, [0])
    return room[0]


def scanned(p: Vectors, X, heads, row, position) -> tuple:
    """(v, f) of the vector at a position: its inclusive scan, and where a segment began at or before a lane, else None.

    log₂(lanes) times every lane is combined with one before it, not across a head. Written while the program is: every
    intermediate value is a constant of it, so that it stays in a register.
    """
    v, f = held(p, p.values(X, row, position)), None
    if p.scan.segmented:
        f = held(p, tirx.Select(p.begins(heads, row, position), p.ones(), p.zeros()))
    for places in p.log_steps:
        value = p.scan.combine(p.picked(v, p.identity(), places), v)
        v = held(p, value if f is None else tirx.Select(f != 0, v, value))
        f = f if f is None else held(p, f | p.picked(f, p.zeros(), places))
    return v, f


def after(p: Vectors, v, f, before):
    """What is combined from `before` on, where no head lies in between."""
    value = p.scan.combine(before, v)
    return value if f is None else tirx.Select(f != 0, v, value)


def scan_vectors(p: Vectors, X, heads, Y, carry, row, position, number: int):
    """Scan `number` vectors after `carry` (its value in every lane) and store them; returns the carry behind them.

    The next carry is this one and the vector's total, not the last lane of what is stored: moving a value across lanes
    takes longer than adding it, and only the addition is on the path from vector to vector.
    """
    carry = held(p, carry)
    for u in range(number):
        first = position + u * p.lanes
        v, f = scanned(p, X, heads, row, first)
        out = held(p, after(p, v, f, carry))
        if p.scan.exclusive:
            out = held(p, p.shifted(out, carry))
            if f is not None:
                out = tirx.Select(p.begins(heads, row, first), p.identity(), out)
        T.buffer_store(Y, p.stored(out), p.target(row, first))
        total = held(p, p.last(v))
        carry = held(p, after(p, total, f if f is None else p.last(f), carry))
    return carry


@T.inline
def scan_span(p, X, heads, Y, carry, running, slot, row, first, count):
    """Scan `count` elements from a position on, after running[slot]: by steps, then vectors, then one by one.

    carry: room for a vector.
    """
    carry[0] = T.Broadcast(running[slot], p.lanes)
    for i in T.serial(p.scan.count(count // p.step)):
        carry[0] = scan_vectors(p, X, heads, Y, carry[0], row, first + i * p.step, UNROLLED)
    for i in T.serial(p.scan.count(count % p.step // p.lanes)):
        carry[0] = scan_vectors(p, X, heads, Y, carry[0], row, first + count // p.step * p.step + i * p.lanes, 1)
    running[slot] = p.lane(carry[0], 0)
    for i in T.serial(p.scan.count(count % p.lanes)):
        step(p.scan, X, heads, Y, running, slot, row, first + count // p.lanes * p.lanes + i)


def total_of(p: Vectors, X, heads, seen, slot, row, first, before):
    """`before` and the vector at a position combined, from the last head on; seen[slot] learns whether one is in it."""
    if not p.scan.segmented:
        return p.scan.combine(before, held(p, p.values(X, row, first)))
    v, f = scanned(p, X, heads, row, first)
    T.buffer_store(seen, seen[slot] | p.lane(f, p.lanes - 1), [slot])
    return after(p, held(p, p.last(v)), held(p, p.last(f)), before)


@T.inline
def total_span(p, X, heads, sums, seen, slot, row, first, count):
    """sums[slot]: all of `count` elements (whole steps) combined, from the last head on; seen[slot]: whether one is.

    As many vectors as a step has run side by side where no head can interfere: an addition takes four cycles.
    """
    ways = T.meta_var(1 if p.scan.segmented else UNROLLED)
    part = T.alloc_buffer((ways,), p.dtype, scope="local")
    seen[slot] = 0
    for w in T.unroll(ways):
        part[w] = p.identity()
    for i in T.serial(p.scan.count(count // (ways * p.lanes))):
        for w in T.unroll(ways):
            part[w] = total_of(p, X, heads, seen, slot, row, first + (i * ways + w) * p.lanes, part[w])
    if p.scan.segmented:
        sums[slot] = p.lane(part[0], 0)
    else:
        sums[slot] = p.scan.identity()
        for w in T.unroll(ways):
            for lane in T.unroll(p.lanes):
                sums[slot] = p.scan.combine(sums[slot], p.lane(part[w], lane))


@T.inline
def two_passes(p, X, heads, Y, sums, seen, running, row, first, chunk):
    """Scan `tasks` chunks (of whole steps) after running[0], one a thread: all totals first, then all scans."""
    for c in T.parallel(p.tasks):
        total_span(p, X, heads, sums, seen, c, row, first + c * chunk, chunk)
    for c in T.serial(p.tasks):
        sums[p.tasks + c] = running[0]
        running[0] = p.scan.combine(running[0], sums[c])
        if p.scan.cut(seen[c]):
            running[0] = sums[c]
    for c in T.parallel(p.tasks):
        carry = T.alloc_buffer((1,), p.dtype, scope="local")
        scan_span(p, X, heads, Y, carry, sums, p.tasks + c, row, first + c * chunk, chunk)
