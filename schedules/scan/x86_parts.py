"""What the x86 rungs of `scan` are made of: vectors scanned in their registers, totals, two passes over chunks."""

from __future__ import annotations

from dataclasses import dataclass

from tvm import tirx
from tvm.script import tirx as T

from . import HEAD, STACK, step
from .algebra import Scan


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
        """The elements of full vectors among `elements`."""
        return elements // self.lanes * self.lanes

    def identity(self):
        return tirx.Broadcast(self.scan.identity(), self.lanes)

    def _run(self, row, position) -> tuple:
        """Indices of the elements of one vector, in memory's order."""
        first = self.scan.n - self.lanes - position if self.scan.reverse else position
        return row, tirx.Ramp(first, tirx.const(1, self.scan.index), self.lanes)

    def _in_order(self, vector):
        """A vector in memory's order as one in the scan's, or the other way round."""
        return tirx.Shuffle([vector], list(reversed(range(self.lanes)))) if self.scan.reverse else vector

    def load(self, buffer, row, position, dtype: str):
        """The vector that begins at a position, converted to `dtype`."""
        row, run = self._run(row, position)
        return self._in_order(buffer[row, run].astype(dtype))

    def target(self, row, position) -> tuple:
        """Where the vector that begins at a position is stored."""
        return self._run(row, position)

    def stored(self, vector):
        """A vector of the scan as memory holds it."""
        return self._in_order(vector.astype(f"{self.scan.dtype}x{self.lanes}"))

    def shifted(self, vector, by: int, filler):
        """Every lane's value `by` lanes before it; `filler`'s lane 0 where there is none."""
        lanes = [self.lanes + lane - by if lane >= by else 0 for lane in range(self.lanes)]
        return tirx.Shuffle([filler, vector], lanes)

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


@T.inline
def log_step(p, v, f, by):
    """Combine every lane with the one `by` lanes before it (Hillis & Steele, 1986), not across a head."""
    if p.scan.segmented:
        v[0] = T.Select(f[0] != 0, v[0], p.scan.combine(p.shifted(v[0], by, p.identity()), v[0]))
        f[0] = f[0] | p.shifted(f[0], by, T.Broadcast(0, p.lanes))
    else:
        v[0] = p.scan.combine(p.shifted(v[0], by, p.identity()), v[0])


@T.inline
def scan_register(p, X, heads, v, f, row, position):
    """v: the inclusive scan of one vector. f: where a segment began at or before a lane, if the scan has segments."""
    v[0] = p.load(X, row, position, p.dtype)
    if p.scan.segmented:
        f[0] = T.Select(p.load(heads, row, position, p.mask) != 0, T.Broadcast(1, p.lanes), T.Broadcast(0, p.lanes))
    log_step(p, v, f, 1)
    log_step(p, v, f, 2)
    if p.lanes > 4:
        log_step(p, v, f, 4)
    if p.lanes > 8:
        log_step(p, v, f, 8)


@T.inline
def scan_vector(p, X, heads, Y, carry, row, position):
    """Scan one vector after `carry` (its value in every lane), store it, and bring `carry` up to date.

    The next carry is this one and the vector's total, not the last lane of what is stored: moving a value across lanes
    takes longer than adding it, and only the addition is on the path from vector to vector.
    """
    v = T.alloc_buffer((1,), p.dtype, scope="local", annotations=STACK)
    f = T.alloc_buffer((1,), p.mask, scope="local", annotations=STACK)
    out = T.alloc_buffer((1,), p.dtype, scope="local", annotations=STACK)
    scan_register(p, X, heads, v, f, row, position)
    out[0] = p.scan.combine(carry[0], v[0])
    if p.scan.segmented:
        out[0] = T.Select(f[0] != 0, v[0], out[0])
    if p.scan.exclusive:
        out[0] = p.shifted(out[0], 1, carry[0])
        if p.scan.segmented:
            out[0] = T.Select(p.load(heads, row, position, p.mask) != 0, p.identity(), out[0])
    Y[p.target(row, position)] = p.stored(out[0])
    v[0] = p.last(v[0])
    carry[0] = p.scan.combine(carry[0], v[0])
    if p.scan.segmented:
        carry[0] = T.Select(p.last(f[0]) != 0, v[0], carry[0])


@T.inline
def scan_span(p, X, heads, Y, running, slot, row, first, count):
    """Scan `count` elements from a position on, after running[slot]; what is no whole vector, one by one."""
    carry = T.alloc_buffer((1,), p.dtype, scope="local", annotations=STACK)
    carry[0] = T.Broadcast(running[slot], p.lanes)
    for i in T.serial(p.scan.count(count // p.lanes)):
        scan_vector(p, X, heads, Y, carry, row, first + i * p.lanes)
    running[slot] = p.lane(carry[0], 0)
    for i in T.serial(p.scan.count(count % p.lanes)):
        step(p.scan, X, heads, Y, running, slot, row, first + p.whole(count) + i)


@T.inline
def total_span(p, X, heads, sums, seen, slot, row, first, count):
    """sums[slot]: all of `count` elements (whole vectors) combined, from the last head on; seen[slot]: whether one is.

    Four vectors run side by side where no head can interfere: an addition takes about four cycles to be done.
    """
    ways = T.meta_var(1 if p.scan.segmented else 4)
    v = T.alloc_buffer((1,), p.dtype, scope="local", annotations=STACK)
    f = T.alloc_buffer((1,), p.mask, scope="local", annotations=STACK)
    part = T.alloc_buffer((ways,), p.dtype, scope="local", annotations=STACK)
    for w in T.unroll(ways):
        part[w] = p.identity()
    seen[slot] = 0
    if p.scan.segmented:
        for i in T.serial(p.scan.count(count // p.lanes)):
            scan_register(p, X, heads, v, f, row, first + i * p.lanes)
            part[0] = T.Select(p.last(f[0]) != 0, p.last(v[0]), p.scan.combine(part[0], p.last(v[0])))
            seen[slot] = seen[slot] | p.lane(f[0], p.lanes - 1)
        sums[slot] = p.lane(part[0], 0)
    else:
        for i in T.serial(p.scan.count(count // (ways * p.lanes))):
            for w in T.unroll(ways):
                v[0] = p.load(X, row, first + (i * ways + w) * p.lanes, p.dtype)
                part[w] = p.scan.combine(part[w], v[0])
        for i in T.serial(p.scan.count(count // p.lanes % ways)):
            v[0] = p.load(X, row, first + (count // p.lanes // ways * ways + i) * p.lanes, p.dtype)
            part[0] = p.scan.combine(part[0], v[0])
        for w in T.unroll(1, ways):
            part[0] = p.scan.combine(part[0], part[w])
        v[0] = part[0]
        log_step(p, v, f, 1)
        log_step(p, v, f, 2)
        if p.lanes > 4:
            log_step(p, v, f, 4)
        if p.lanes > 8:
            log_step(p, v, f, 8)
        sums[slot] = p.lane(v[0], p.lanes - 1)


@T.inline
def two_passes(p, X, heads, Y, sums, seen, running, row, first, chunk):
    """Scan `tasks` chunks (of whole vectors) after running[0], one a thread: all totals first, then all scans."""
    for c in T.parallel(p.tasks):
        total_span(p, X, heads, sums, seen, c, row, first + c * chunk, chunk)
    for c in T.serial(p.tasks):
        sums[p.tasks + c] = running[0]
        running[0] = p.scan.combine(running[0], sums[c])
        if p.scan.cut(seen[c]):
            running[0] = sums[c]
    for c in T.parallel(p.tasks):
        scan_span(p, X, heads, Y, sums, p.tasks + c, row, first + c * chunk, chunk)
