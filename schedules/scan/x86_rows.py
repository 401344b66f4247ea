"""Short rows scanned together: vectors that run on from row to row, whose first elements are known beforehand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil, lcm

from tvm import tirx
from tvm.script import tirx as T

from . import step
from .x86_parts import Vectors, held

LONGEST = 64  # vectors of a group: so long is its code


@dataclass(frozen=True)
class Group:
    """As many rows as whole vectors hold. vectors: how all rows are taken as one."""

    vectors: Vectors
    rows: int
    n: int

    @classmethod
    def of(cls, plan: Vectors) -> Group:
        """For rows as `plan` scans them one by one."""
        scan = plan.scan
        return cls(replace(plan, scan=replace(scan, rows=1, n=scan.elements)), scan.rows, scan.n)

    @property
    def each(self) -> int:
        """Elements of a group."""
        return lcm(self.n, self.vectors.lanes)

    @property
    def groups(self) -> int:
        return self.vectors.scan.elements // self.each

    @property
    def share(self) -> int:
        """Groups of a task."""
        return ceil(self.groups / self.vectors.tasks)

    def within(self, first: int, places: list[int | None]) -> list[int | None]:
        """Of lanes from position `first` on, those of `places` that are in the same row."""
        row = lambda lane: (first + lane) // self.n  # noqa: E731
        return [p if p is not None and row(p) == row(lane) else None for lane, p in enumerate(places)]


def scan_vector(g: Group, X, Y, begin, first: int, carry):
    """Scan the vector `first` elements after the group's begin; carry: the row's value before it in all lanes, or None.

    Returns the next carry: None where a row ends with the vector.
    """
    p, lanes = g.vectors, g.vectors.lanes
    v = held(p, p.values(X, 0, begin + first))
    for places in p.log_steps:
        places = g.within(first, places)
        if any(place is not None for place in places):
            v = held(p, p.scan.combine(p.picked(v, p.identity(), places), v))
    goes_on = [place is not None for place in g.within(first, [-1] * lanes)]
    out = v if carry is None else held(p, p.scan.combine(_where(goes_on, carry, p), v))
    total = held(p, p.last(v))
    after = carry if carry is None or not goes_on[-1] else held(p, p.scan.combine(carry, total))
    ends = (first + lanes) % g.n == 0
    stored = held(p, _behind(g, first, out, carry)) if p.scan.exclusive else out
    T.buffer_store(Y, p.stored(stored), p.target(0, begin + first))
    return None if ends else after if after is not None and goes_on[-1] else total


def _where(lanes: list[bool], carry, p: Vectors):
    """The carry in `lanes`, nothing in the others."""
    if all(lanes):
        return carry
    return tirx.Shuffle([p.identity(), carry], [p.lanes + at if there else 0 for at, there in enumerate(lanes)])


def _behind(g: Group, first: int, out, carry):
    """Every lane's value of the lane before it, the identity where a row begins."""
    p = g.vectors
    moved = p.shifted(out, p.identity() if carry is None else carry)
    begins = [(first + lane) % g.n == 0 for lane in range(p.lanes)]
    return _where([not begin for begin in begins], moved, p) if any(begins) else moved


def scan_group(g: Group, X, Y, begin) -> None:
    """Scan the rows from position `begin` on. Written while the program is."""
    carry = None
    for first in range(0, g.each, g.vectors.lanes):
        carry = scan_vector(g, X, Y, begin, first, carry)


@T.inline
def scan_groups(g, X, Y):
    """Groups dealt out to the threads, then the rows that fill none one element after another. X and Y are flat."""
    p = T.meta_var(g.vectors)
    s = T.meta_var(p.scan)
    for task in T.parallel(p.tasks):
        for i in T.serial(s.count(g.share)):
            if task * g.share + i < g.groups:
                scan_group(g, X, Y, (task * g.share + i) * g.each)
    running = T.alloc_buffer((1,), s.total, scope="local")
    for r in T.serial(s.count(g.rows - g.groups * (g.each // g.n))):
        running[0] = s.identity()
        for i in T.serial(s.count(g.n)):
            step(s, X, None, Y, running, 0, 0, g.groups * g.each + r * g.n + i)


def program_of(g: Group) -> tirx.PrimFunc:
    """The program for X of `rows` times `n`."""
    s = g.vectors.scan
    shape, flat = (s.count(g.rows), s.count(g.n)), s.shape

    @T.prim_func(s_tir=True)
    def main(X: T.Buffer(shape, s.dtype), Y: T.Buffer(shape, s.dtype)):
        X_flat = T.decl_buffer(flat, s.dtype, data=X.data)
        Y_flat = T.decl_buffer(flat, s.dtype, data=Y.data)
        scan_groups(g, X_flat, Y_flat)

    return main
