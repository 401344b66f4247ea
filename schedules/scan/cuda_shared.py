"""The textbook's scans in shared memory: Hillis-Steele (Kogge-Stone), Brent-Kung, and the latter free of conflicts.

A block takes the tiles of one row in turn and carries the running value on. Sources: Hillis & Steele, "Data Parallel
Algorithms" (1986); Brent & Kung, "A Regular Layout for Parallel Adders" (1982); Harris, Sengupta & Owens, "Parallel
Prefix Sum (Scan) with CUDA" (GPU Gems 3, chapter 39, 2007) for both on a GPU and for the padding.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from tvm.script import tirx as T

from .algebra import Scan

BANKS = 32


@dataclass(frozen=True)
class Shared:
    """A scan by tiles in shared memory: `each` elements a thread. padded: a word is left free after every 32."""

    scan: Scan
    threads: int
    each: int
    padded: bool = False

    @property
    def elements(self) -> int:
        return self.threads * self.each

    @property
    def levels(self) -> int:
        """log₂ of a tile's elements."""
        return self.elements.bit_length() - 1

    @property
    def tiles(self) -> int:
        return ceil(self.scan.n / self.elements)

    @property
    def words(self) -> int:
        """Of shared memory that a tile takes."""
        return self.elements + (self.elements // BANKS if self.padded else 0)

    @property
    def flags(self) -> int:
        """Words of shared memory that say where segments begin."""
        return self.words if self.scan.segmented else 1

    def at(self, row, position):
        """The address of a position of a row."""
        return T.cast(row, self.scan.index) * self.scan.n + self.scan.place(position, self.scan.n)

    def begins(self, heads, row, position):
        """Whether a segment begins at a position of a row."""
        return self.scan.segmented and self.scan.cut(heads[self.at(row, position)])

    def cell(self, i):
        """Where element i of a tile is kept."""
        return i + i // BANKS if self.padded else i


@T.inline
def fetch(p, X, heads, values, flags, row, position, cell):
    """One element into shared memory; the identity beyond the row."""
    s = T.meta_var(p.scan)
    values[cell] = s.identity()
    if s.segmented:
        flags[cell] = 0
    if position < s.n:
        values[cell] = s.widened(X[p.at(row, position)])
        if s.segmented:
            flags[cell] = T.cast(heads[p.at(row, position)] != T.uint8(0), "int32")


@T.inline
def put(p, heads, Y, value, before, row, position):
    """Write one element. value: the inclusive scan there; before: that of its neighbour before."""
    s = T.meta_var(p.scan)
    if position < s.n:
        if s.exclusive:
            Y[p.at(row, position)] = s.narrowed(before[0])
            if p.begins(heads, row, position):
                Y[p.at(row, position)] = s.narrowed(s.identity())
        else:
            Y[p.at(row, position)] = s.narrowed(value[0])


@T.inline
def after_carry(p, values, flags, carry, value, i):
    """value: element i of the scanned tile after what comes before the tile."""
    value[0] = p.scan.combine(carry[0], values[p.cell(i)])
    if p.scan.cut(flags[p.cell(i)]):
        value[0] = values[p.cell(i)]


@T.inline
def write_tile(p, heads, Y, values, flags, carry, row, first, thread):
    """Add the carried value where no head is in between, write, and carry on the tile's last value."""
    s = T.meta_var(p.scan)
    value = T.alloc_buffer((1,), s.total, scope="local")
    before = T.alloc_buffer((1,), s.total, scope="local")
    for e in T.unroll(p.each):
        i = T.meta_var(e * p.threads + thread)
        after_carry(p, values, flags, carry, value, i)
        before[0] = carry[0]
        if i > 0:
            after_carry(p, values, flags, carry, before, i - 1)
        put(p, heads, Y, value, before, row, first + i)
    after_carry(p, values, flags, carry, value, p.elements - 1)
    carry[0] = value[0]
    T.cuda.cta_sync()


@T.inline
def join(s, values, flags, into, flags_into, left, right, target):
    """Combine two elements into a third place; a head in the right one shuts the left one out."""
    if s.segmented:
        if flags[right] == 0:
            into[target] = s.combine(values[left], values[right])
        flags_into[target] = flags[left] | flags[right]
    else:
        into[target] = s.combine(values[left], values[right])


@T.inline
def hop(p, values, flags, into, flags_into, thread, by):
    """Every element and the one `by` before it."""
    s = T.meta_var(p.scan)
    into[thread] = values[thread]
    if s.segmented:
        flags_into[thread] = flags[thread]
    if thread >= by:
        join(s, values, flags, into, flags_into, thread - by, thread, thread)
    T.cuda.cta_sync()


@T.inline
def hillis_steele(p, X, heads, Y):
    """log₂(tile) times every element is combined with the one 1, 2, 4… before it, from one buffer into another."""
    s = T.meta_var(p.scan)
    with T.attr(T.int32(0), "tirx.device_entry", True):
        row = T.cta_id([s.rows])
        thread = T.thread_id([p.threads])
        values = T.alloc_buffer((p.elements,), s.total, scope="shared")
        flags = T.alloc_buffer((p.flags,), "int32", scope="shared")
        values_2 = T.alloc_buffer((p.elements,), s.total, scope="shared")
        flags_2 = T.alloc_buffer((p.flags,), "int32", scope="shared")
        carry = T.alloc_buffer((1,), s.total, scope="local")
        carry[0] = s.identity()
        for tile in T.serial(p.tiles):
            first = T.meta_var(T.cast(tile, s.index) * p.elements)
            fetch(p, X, heads, values, flags, row, first + thread, thread)
            T.cuda.cta_sync()
            for pair in T.unroll(p.levels // 2):
                hop(p, values, flags, values_2, flags_2, thread, T.shift_left(1, 2 * pair))
                hop(p, values_2, flags_2, values, flags, thread, T.shift_left(2, 2 * pair))
            write_tile(p, heads, Y, values, flags, carry, row, first, thread)


@T.inline
def brent_kung(p, X, heads, Y):
    """Up a tree of partial results and down again, in place: two elements a thread, fewer than two operations each."""
    s = T.meta_var(p.scan)
    with T.attr(T.int32(0), "tirx.device_entry", True):
        row = T.cta_id([s.rows])
        thread = T.thread_id([p.threads])
        values = T.alloc_buffer((p.words,), s.total, scope="shared")
        flags = T.alloc_buffer((p.flags,), "int32", scope="shared")
        carry = T.alloc_buffer((1,), s.total, scope="local")
        carry[0] = s.identity()
        for tile in T.serial(p.tiles):
            first = T.meta_var(T.cast(tile, s.index) * p.elements)
            for e in T.unroll(p.each):
                i = T.meta_var(e * p.threads + thread)
                fetch(p, X, heads, values, flags, row, first + i, p.cell(i))
            T.cuda.cta_sync()
            for level in T.serial(p.levels):
                # The right end of every run of 2 · 2^level elements takes in the end of its left half.
                right = T.meta_var(T.shift_left(thread + 1, level + 1) - 1)
                if right < p.elements:
                    left = T.meta_var(p.cell(right - T.shift_left(1, level)))
                    join(s, values, flags, values, flags, left, p.cell(right), p.cell(right))
                T.cuda.cta_sync()
            for up in T.serial(p.levels - 1):
                # Its end is complete now, and goes into the end of the left half of the run behind it.
                level = T.meta_var(p.levels - 2 - up)
                left = T.meta_var(T.shift_left(thread + 1, level + 1) - 1)
                right = T.meta_var(left + T.shift_left(1, level))
                if right < p.elements:
                    join(s, values, flags, values, flags, p.cell(left), p.cell(right), p.cell(right))
                T.cuda.cta_sync()
            write_tile(p, heads, Y, values, flags, carry, row, first, thread)
