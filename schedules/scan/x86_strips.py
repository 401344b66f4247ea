"""Blocks of a row scanned in lockstep by scalar code: the second x86 rung of `scan`."""

from __future__ import annotations

from dataclasses import dataclass

from tvm.script import tirx as T

from . import step
from .algebra import Scan


@dataclass(frozen=True)
class Strips:
    """A scan by strips of `ways` blocks of `block` elements."""

    scan: Scan
    block: int
    ways: int

    @property
    def strip(self) -> int:
        return self.block * self.ways


@T.inline
def add(s, X, heads, sums, seen, slot, row, position):
    """Take one element into the total of a slot, which starts anew at a head."""
    if s.begins(heads, row, position):
        sums[slot] = s.identity()
        seen[slot] = 1
    sums[slot] = s.combine(sums[slot], s.widened(X[row, s.place(position, s.n)]))


@T.inline
def scan_strips(p, X, heads, Y):
    """Whole strips in two passes, the rest of each row one by one."""
    s = T.meta_var(p.scan)
    for r in T.serial(s.count(s.rows)):
        running = T.alloc_buffer((1,), s.total, scope="local")
        starts = T.alloc_buffer((p.ways,), s.total, scope="local")
        sums = T.alloc_buffer((p.ways,), s.total, scope="local")
        seen = T.alloc_buffer((p.ways,), "int32", scope="local")
        running[0] = s.identity()
        for strip in T.serial(s.count(s.n // p.strip)):
            first = T.meta_var(strip * p.strip)
            for w in T.unroll(p.ways):
                sums[w] = s.identity()
                seen[w] = 0
            for i in T.serial(p.block):
                for w in T.unroll(p.ways):
                    add(s, X, heads, sums, seen, w, r, first + w * p.block + i)
            for w in T.unroll(p.ways):
                starts[w] = running[0]
                running[0] = s.combine(running[0], sums[w])
                if s.cut(seen[w]):
                    running[0] = sums[w]
            for i in T.serial(p.block):
                for w in T.unroll(p.ways):
                    step(s, X, heads, Y, starts, w, r, first + w * p.block + i)
        for i in T.serial(s.count(s.n % p.strip)):
            step(s, X, heads, Y, running, 0, r, s.n // p.strip * p.strip + i)
