"""A block of threads scans a tile in registers: vectors of a thread, rounds of a warp, warps of the block.

Positions count along all rows as if they were one; a row's first element is a head like that of a segment, so that rows
of any length fill the tiles evenly. Plain functions return expressions; functions under ``T.inline`` are pasted in.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from tvm import tirx
from tvm.script import tirx as T

from . import HEAD
from .algebra import Scan

WARP = 32
ALL = 0xFFFFFFFF  # lanes of a warp


@dataclass(frozen=True)
class Tile:
    """`threads` threads load `rounds` vectors of `width` neighbours each.

    by_row: a block stays within one row. full_rows: a tile holds so many whole rows and nothing else (0: it does not).
    window: words of other tiles that each lane of a warp asks for at once when it looks back.
    """

    scan: Scan
    threads: int
    rounds: int
    width: int
    by_row: bool = False
    full_rows: int = 0
    window: int = 8

    @property
    def warps(self) -> int:
        return self.threads // WARP

    @property
    def items(self) -> int:
        """Elements of a thread."""
        return self.rounds * self.width

    @property
    def elements(self) -> int:
        return self.threads * self.items

    @property
    def lead(self) -> int:
        """Positions before the first element: backwards, vectors start where memory's end is rounded up to one."""
        return -self.scan.elements % self.width if self.scan.reverse else 0

    @property
    def end(self) -> int:
        """The position behind the last element."""
        return self.scan.elements + self.lead

    @property
    def stride(self) -> int:
        """Positions from one tile to the next."""
        return self.full_rows * self.scan.n or self.elements

    @property
    def tiles(self) -> int:
        """Of all rows; of one row where a block stays in it."""
        return ceil((self.scan.n if self.by_row else self.end) / self.stride)

    @property
    def headed(self) -> bool:
        """Whether a scan can begin inside a tile."""
        return self.scan.segmented or (self.scan.rows > 1 and not self.by_row)

    def cut(self, flag):
        """Whether a flag says that a scan begins; a plain False where none can, so that no code is written."""
        return self.headed and flag != tirx.const(0, flag.ty)

    def own(self, first, thread, j):
        """Position of a thread's vector in round j: a warp's lanes lie side by side, its rounds behind one another."""
        return first + (thread // WARP * self.rounds + j) * (WARP * self.width) + thread % WARP * self.width

    def inside(self, position, limit):
        """Whether a position holds an element."""
        return tirx.all(position >= self.lead, position < limit) if self.lead else position < limit

    def full(self, position, limit):
        """Whether a whole vector does."""
        return self.inside(position, limit + 1 - self.width)

    def lowest(self, position):
        """The lowest address of the vector at a position."""
        return self.end - self.width - position if self.scan.reverse else position

    def at(self, position):
        """The address of one position."""
        return self.end - 1 - position if self.scan.reverse else position

    def slot(self, j, v):
        """Where element v of the vector of round j is in the registers that hold it as it lies in memory."""
        return j * self.width + (self.width - 1 - v if self.scan.reverse else v)

    def nothing(self):
        """The identity as it is stored."""
        return self.scan.narrowed(self.scan.identity())


def bit(p: Tile, j, v):
    """The bit of element v of round j. TVM folds shifts of signed constants only: here of 64 bits."""
    return T.cast(T.shift_left(T.int64(1), T.cast(j * p.width + v, "int64")), "uint32")


def bits_until(p: Tile, j, v):
    """The bits of round j up to that of element v."""
    return bit(p, j, v) - bit(p, j, 0) + bit(p, j, v)


def before(lane):
    """The lanes before a lane, as bits."""
    return T.shift_left(T.uint32(1), T.cast(lane, "uint32")) - T.uint32(1)


def nearest_head(heads, lane):
    """The last lane at or before `lane` whose bit is set in `heads`; 0 if there is none."""
    known = heads & (T.shift_left(T.uint32(2), T.cast(lane, "uint32")) - T.uint32(1)) | T.uint32(1)
    return 31 - T.clz(T.cast(known, "int32"))


def shuffle_up(value, by):
    """The value of the lane `by` lanes before; the own one where there is none."""
    return T.cuda.__shfl_up_sync(T.uint32(ALL), value, by, WARP)


def shuffle(value, lane):
    """The value of one lane."""
    return T.cuda.__shfl_sync(T.uint32(ALL), value, lane, WARP)


@T.inline
def load(p, buffer, kept, first, limit, thread, filler):
    """A thread's elements as they lie in memory; `filler` beyond the ends, where they are loaded one by one."""
    for j in T.unroll(p.rounds):
        position = T.meta_var(p.own(first, thread, j))
        if p.full(position, limit):
            for v in T.vectorized(p.width):
                kept[j * p.width + v] = buffer[p.lowest(position) + v]
        else:
            for v in T.unroll(p.width):
                kept[p.slot(j, v)] = filler
                if p.inside(position + v, limit):
                    kept[p.slot(j, v)] = buffer[p.at(position + v)]


@T.inline
def store(p, buffer, kept, first, limit, thread):
    """The way back."""
    for j in T.unroll(p.rounds):
        position = T.meta_var(p.own(first, thread, j))
        if p.full(position, limit):
            for v in T.vectorized(p.width):
                buffer[p.lowest(position) + v] = kept[j * p.width + v]
        else:
            for v in T.unroll(p.width):
                if p.inside(position + v, limit):
                    buffer[p.at(position + v)] = kept[p.slot(j, v)]


@T.inline
def note_marks(p, marks, bits):
    """Set the bits of the elements whose mark says that a segment begins."""
    for j in T.unroll(p.rounds):
        for v in T.unroll(p.width):
            bits[0] = bits[0] | T.Select(marks[p.slot(j, v)] != T.uint8(0), bit(p, j, v), T.uint32(0))


@T.inline
def note_rows(p, bits, first, thread):
    """Set the bits of the elements that a row begins with, where a tile may hold some of several."""
    if p.scan.rows > 1 and not p.by_row:
        for j in T.unroll(p.rounds):
            column = T.alloc_buffer((1,), "int32", scope="local")
            column[0] = T.cast((p.own(first, thread, j) - p.lead + p.scan.n) % p.scan.n, "int32")
            for v in T.unroll(p.width):
                begins = T.meta_var((column[0] + v) % p.scan.n == 0)
                bits[0] = bits[0] | T.Select(begins, bit(p, j, v), T.uint32(0))


@T.inline
def find_heads(p, heads, bits, first, limit, thread):
    """bits: a bit for each of a thread's elements that a row or a segment begins with."""
    bits[0] = T.uint32(0)
    if p.scan.segmented:
        marks = T.alloc_buffer((p.items,), HEAD, scope="local")
        load(p, heads, marks, first, limit, thread, T.uint8(0))
        note_marks(p, marks, bits)
    note_rows(p, bits, first, thread)


@T.inline
def scan_vectors(p, kept, bits, items, sums):
    """items: each vector of a thread scanned by itself; sums: the vectors' totals, from their last head on."""
    s = T.meta_var(p.scan)
    for j in T.unroll(p.rounds):
        sums[j] = s.identity()
        for v in T.unroll(p.width):
            i = T.meta_var(j * p.width + v)
            if p.headed:
                sums[j] = T.Select((bits[0] & bit(p, j, v)) != T.uint32(0), s.identity(), sums[j])
            if s.exclusive:
                items[i] = sums[j]
            value = T.alloc_buffer((1,), s.total, scope="local")
            value[0] = s.widened(kept[p.slot(j, v)])
            sums[j] = s.combine(sums[j], value[0])
            if not s.exclusive:
                items[i] = sums[j]


@T.inline
def scan_lanes(p, value, heads, lane):
    """value: the inclusive scan over a warp's lanes, by shuffles (Kogge-Stone); heads: lanes with a head, as bits."""
    other = T.alloc_buffer((1,), p.scan.total, scope="local")
    start = T.alloc_buffer((1,), "int32", scope="local")
    start[0] = 0
    if p.headed:
        start[0] = nearest_head(heads[0], lane)
    for k in T.unroll(5):
        by = T.meta_var(T.shift_left(1, k))
        other[0] = shuffle_up(value[0], by)
        if lane - by >= start[0]:
            value[0] = p.scan.combine(other[0], value[0])


@T.inline
def scan_rounds(p, bits, sums, starts, open_, carry, seen, lane):
    """starts: what each vector comes after, within the warp; open_: a bit for each round that no head precedes.

    carry and seen: the warp's total from its last head on, and whether it has one.
    """
    s = T.meta_var(p.scan)
    value = T.alloc_buffer((1,), s.total, scope="local")
    heads = T.alloc_buffer((1,), "uint32", scope="local")
    carry[0] = s.identity()
    seen[0] = T.uint32(0)
    open_[0] = T.uint32(0)
    for j in T.unroll(p.rounds):
        value[0] = sums[j]
        heads[0] = T.uint32(0)
        if p.headed:
            heads[0] = T.cuda.ballot_sync(T.uint32(ALL), (bits[0] & bits_until(p, j, p.width - 1)) != T.uint32(0))
        scan_lanes(p, value, heads, lane)
        starts[j] = shuffle_up(value[0], 1)
        if lane == 0:
            starts[j] = s.identity()
        if p.headed:
            if (heads[0] & before(lane)) == T.uint32(0):
                starts[j] = s.combine(carry[0], starts[j])
                if seen[0] == T.uint32(0):
                    open_[0] = open_[0] | T.cast(T.shift_left(1, j), "uint32")
        else:
            starts[j] = s.combine(carry[0], starts[j])
        value[0] = shuffle(value[0], WARP - 1)
        carry[0] = s.combine(carry[0], value[0])
        if p.cut(heads[0]):
            carry[0] = value[0]
        if p.headed:
            seen[0] = seen[0] | heads[0]


@T.inline
def scan_warps(p, sums_of_warps, heads_of_warps, carry, seen, mine, free, warp, lane):
    """From every warp's total: mine, what this warp comes after in the tile; free, whether a head is in that.

    carry and seen become the tile's total and its heads. A barrier must follow before the shared buffers are reused.
    """
    s = T.meta_var(p.scan)
    if lane == 0:
        sums_of_warps[warp] = carry[0]
        heads_of_warps[warp] = seen[0]
    T.cuda.cta_sync()
    carry[0] = s.identity()
    seen[0] = T.uint32(0)
    for w in T.unroll(p.warps):
        if warp == w:
            mine[0] = carry[0]
            free[0] = seen[0]
        carry[0] = s.combine(carry[0], sums_of_warps[w])
        if p.cut(heads_of_warps[w]):
            carry[0] = sums_of_warps[w]
        if p.headed:
            seen[0] = seen[0] | heads_of_warps[w]


@T.inline
def finish(p, kept, bits, items, starts, open_, mine, free, prefix):
    """kept: the tile's scan after `prefix`, as it is stored."""
    s = T.meta_var(p.scan)
    start = T.alloc_buffer((1,), s.total, scope="local")
    if free[0] == T.uint32(0):
        mine[0] = s.combine(prefix[0], mine[0])
    for j in T.unroll(p.rounds):
        start[0] = starts[j]
        if p.headed:
            if (open_[0] & T.cast(T.shift_left(1, j), "uint32")) != T.uint32(0):
                start[0] = s.combine(mine[0], start[0])
        else:
            start[0] = s.combine(mine[0], start[0])
        for v in T.unroll(p.width):
            i = T.meta_var(j * p.width + v)
            if p.headed:
                if (bits[0] & bits_until(p, j, v)) == T.uint32(0):
                    items[i] = s.combine(start[0], items[i])
            else:
                items[i] = s.combine(start[0], items[i])
            kept[p.slot(j, v)] = s.narrowed(items[i])
