"""A scan whose loads wait for nothing: blocks stay, and tiles come into a ring of shared memory ahead of their use.

Sources: Merrill & Garland's look-back (2016) for the words; CUTLASS 3's warp-specialised kernels for the roles of warps
and the ring (one thread feeds, mbarriers count the bytes). A block remembers what comes after its last tile, so that
its next one asks only for the totals of the tiles in between: nobody waits for another one's look-back.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import Any

from tvm import tirx
from tvm.backend.cuda.lang.pipeline import MBarrier, PipelineState, TMABar
from tvm.script import tirx as T

from . import HEAD
from .cuda_kernels import Registers
from .cuda_lookback import INCLUSIVE, TOTAL, clear, look_back, publish, word
from .cuda_tile import (
    ALL,
    WARP,
    Tile,
    before,
    finish,
    load,
    note_marks,
    note_rows,
    scan_lanes,
    scan_rounds,
    scan_vectors,
    shuffle,
    shuffle_up,
    store,
)

BULK = "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes"
ALIGNED = 128  # bytes at which a stage starts
RESERVED = 1024  # bytes of shared memory that a block takes for itself
WIDEST = 12  # words of a lane that looks back
HELPERS = 3  # warps that scan nothing


@dataclass(frozen=True)
class Plan:
    """`blocks` blocks of a tile's threads, and warps that publish, look back and feed `stages` stages.

    lead: tiles that are added up before the first of them is scanned.
    """

    tile: Tile
    stages: int
    blocks: int
    lead: int

    @classmethod
    def of(cls, tile: Tile, stages: int, blocks: int, lead: int) -> Plan:
        """At most `blocks` blocks; a lane looks back at as many tiles as lie between two of the same block."""
        blocks = min(blocks, tile.tiles)
        return cls(replace(tile, window=min(WIDEST, ceil(blocks / WARP))), stages, blocks, lead)

    @property
    def threads(self) -> int:
        return self.tile.threads + HELPERS * WARP

    @property
    def stage_bytes(self) -> int:
        """What one tile and its heads take."""
        return self.tile.elements * (self.tile.scan.itemsize + self.tile.scan.segmented)

    @property
    def shared_bytes(self) -> int:
        """Of a block: the stages, then a ticket, four mbarriers and three words a warp for each."""
        return self.stages * (self.stage_bytes + 4 + 4 * 8 + 3 * 4 * self.tile.warps) + 2 * ALIGNED

    def whole(self, tile):
        """Whether a tile consists of elements only, so that it comes as one run of bytes."""
        first = T.cast(tile, self.tile.scan.index) * self.tile.elements
        return tirx.all(first >= self.tile.lead, first <= self.tile.end - self.tile.elements)

    def lowest(self, tile):
        """The lowest address of a whole tile."""
        first = T.cast(tile, self.tile.scan.index) * self.tile.elements
        return self.tile.end - self.tile.elements - first if self.tile.scan.reverse else first

    def shelf(self, thread, j):
        """Where a thread's vector of round j lies in a stage."""
        own = self.tile.own(0, thread, j)
        return self.tile.elements - self.tile.width - own if self.tile.scan.reverse else own


@dataclass(frozen=True)
class Ring:
    """A block's shared memory, a slot of everything for each stage.

    elements, marks: a tile and its heads as they lie in memory. taken: which tile that is. sums, seen: the totals of
    the warps, whether they have a head; starts: what each warp comes after.
    filled: the tile is there. summed: the totals are. known: the starts are. free: nobody needs the slot any more.
    """

    elements: Any
    marks: Any
    taken: Any
    sums: Any
    seen: Any
    starts: Any
    filled: TMABar
    summed: MBarrier
    known: MBarrier
    free: MBarrier

    @classmethod
    def of(cls, q: Plan) -> Ring:
        """Lay it out in the program being written."""
        p, pool = q.tile, T.SMEMPool()
        slots, warps = (q.stages, p.elements), (q.stages, p.warps)
        made = cls(
            elements=pool.alloc(slots, p.scan.dtype, align=ALIGNED),
            marks=pool.alloc(slots, HEAD, align=ALIGNED) if p.scan.segmented else None,
            taken=pool.alloc((q.stages,), "int32"),
            sums=pool.alloc(warps, p.scan.total),
            seen=pool.alloc(warps, "uint32"),
            starts=pool.alloc(warps, p.scan.total),
            filled=TMABar(pool, q.stages),
            summed=MBarrier(pool, q.stages),
            known=MBarrier(pool, q.stages),
            free=MBarrier(pool, q.stages),
        )
        pool.commit()
        for barrier, arrivals in ((made.filled, 1), (made.summed, p.warps), (made.known, 1), (made.free, p.warps + 2)):
            barrier.init(arrivals)
        return made


@T.inline
def feed(q, X, heads, ticket, ring):
    """One thread: as soon as a stage is free let the next tile come. A stage without a tile ends it all."""
    p = T.meta_var(q.tile)
    at = PipelineState(q.stages, 1)
    tile: T.int32 = T.cuda.atomic_add(ticket.ptr_to([0]), T.int32(1))
    going: T.int32 = 1
    while going == 1:
        ring.free.wait(at.stage, at.phase)
        ring.taken[at.stage] = tile
        if q.whole(tile):
            bar = T.meta_var(ring.filled.ptr_to([at.stage]))
            ring.filled.arrive(at.stage, q.stage_bytes)
            size = T.meta_var(p.elements * p.scan.itemsize)
            T.ptx[BULK](ring.elements.ptr_to([at.stage, 0]), X.ptr_to([q.lowest(tile)]), T.uint32(size), bar)
            if p.scan.segmented:
                T.ptx[BULK](ring.marks.ptr_to([at.stage, 0]), heads.ptr_to([q.lowest(tile)]), T.uint32(p.elements), bar)
        else:
            ring.filled.arrive(at.stage)
        at.advance()
        if tile < p.tiles:
            tile = T.cuda.atomic_add(ticket.ptr_to([0]), T.int32(1))
        else:
            going = 0


@T.inline
def take(q, shelves, kept, stage, thread):
    """A thread's share of a stage as it lies there."""
    p = T.meta_var(q.tile)
    for j in T.unroll(p.rounds):
        for v in T.vectorized(p.width):
            kept[j * p.width + v] = shelves[stage, q.shelf(thread, j) + v]


@T.inline
def bring(q, X, heads, ring, r, tile, stage, thread):
    """r.kept and r.bits of a tile from its stage; of one with places that hold no element, from memory."""
    p = T.meta_var(q.tile)
    first = T.meta_var(T.cast(tile, p.scan.index) * p.elements)
    limit = T.meta_var(p.scan.count(p.end))
    r.bits[0] = T.uint32(0)
    if p.scan.segmented:
        marks = T.alloc_buffer((p.items,), HEAD, scope="local")
        if q.whole(tile):
            take(q, ring.elements, r.kept, stage, thread)
            take(q, ring.marks, marks, stage, thread)
        else:
            load(p, X, r.kept, first, limit, thread, p.nothing())
            load(p, heads, marks, first, limit, thread, T.uint8(0))
        note_marks(p, marks, r.bits)
    else:
        if q.whole(tile):
            take(q, ring.elements, r.kept, stage, thread)
        else:
            load(p, X, r.kept, first, limit, thread, p.nothing())
    note_rows(p, r.bits, first, thread)


@T.inline
def add_up(p, r):
    """r.carry: all elements of a warp together. No head lies in between, and their order does not matter."""
    s = T.meta_var(p.scan)
    other = T.alloc_buffer((1,), s.total, scope="local")
    for j in T.unroll(p.rounds):
        r.sums[j] = s.identity()
        for v in T.unroll(p.width):
            other[0] = s.widened(r.kept[j * p.width + v])
            r.sums[j] = s.combine(r.sums[j], other[0])
    r.carry[0] = s.identity()
    for j in T.unroll(p.rounds):
        r.carry[0] = s.combine(r.carry[0], r.sums[j])
    for k in T.unroll(5):
        other[0] = T.cuda.__shfl_xor_sync(T.uint32(ALL), r.carry[0], T.shift_left(1, k), WARP)
        r.carry[0] = s.combine(other[0], r.carry[0])


@T.inline
def sum_tile(q, X, heads, ring, r, tile, stage, thread):
    """A warp's total of a tile, for the warp that looks back."""
    p = T.meta_var(q.tile)
    bring(q, X, heads, ring, r, tile, stage, thread)
    if p.headed:
        scan_vectors(p, r.kept, r.bits, r.items, r.sums)
        scan_rounds(p, r.bits, r.sums, r.starts, r.open, r.carry, r.seen, thread % WARP)
    else:
        add_up(p, r)
    if thread % WARP == 0:
        ring.sums[stage, thread // WARP] = r.carry[0]
        if p.headed:
            ring.seen[stage, thread // WARP] = r.seen[0]
        ring.summed.arrive(stage)


@T.inline
def scan_tile(q, X, heads, Y, ring, r, tile, at, thread):
    """A tile's scan once it is known what its warps come after. Its stage is free as soon as registers hold it."""
    p = T.meta_var(q.tile)
    s = T.meta_var(p.scan)
    bring(q, X, heads, ring, r, tile, at.stage, thread)
    T.cuda.warp_sync()
    if thread % WARP == 0:
        ring.free.arrive(at.stage)
    scan_vectors(p, r.kept, r.bits, r.items, r.sums)
    scan_rounds(p, r.bits, r.sums, r.starts, r.open, r.carry, r.seen, thread % WARP)
    ring.known.wait(at.stage, at.phase)
    r.prefix[0] = s.identity()
    r.mine[0] = ring.starts[at.stage, thread // WARP]
    r.free[0] = T.uint32(1)
    finish(p, r.kept, r.bits, r.items, r.starts, r.open, r.mine, r.free, r.prefix)
    store(p, Y, r.kept, T.cast(tile, s.index) * p.elements, s.count(p.end), thread)


@T.inline
def sum_next(q, X, heads, ring, r, ahead, going, thread):
    """The total of the next tile that has come, as long as there is one."""
    if going[0] == 1:
        ring.filled.wait(ahead.stage, ahead.phase)
        if ring.taken[ahead.stage] < q.tile.tiles:
            sum_tile(q, X, heads, ring, r, ring.taken[ahead.stage], ahead.stage, thread)
            ahead.advance()
        else:
            going[0] = 0


@T.inline
def scan_tiles(q, X, heads, Y, ring, thread):
    """The scanning warps: the totals of later tiles first, so that others have them while a tile is scanned."""
    p = T.meta_var(q.tile)
    r = T.meta_var(Registers.of(p, warp_sums=None, warp_heads=None))
    going = T.alloc_buffer((1,), "int32", scope="local")
    ahead = PipelineState(q.stages, 0)
    at = PipelineState(q.stages, 0)
    going[0] = 1
    for _ahead in T.serial(q.lead):
        sum_next(q, X, heads, ring, r, ahead, going, thread)
    tile: T.int32 = ring.taken[at.stage]
    while tile < p.tiles:
        sum_next(q, X, heads, ring, r, ahead, going, thread)
        scan_tile(q, X, heads, Y, ring, r, tile, at, thread)
        at.advance()
        tile = ring.taken[at.stage]


@T.inline
def scan_totals(p, ring, stage, value, heads, lane):
    """value: the inclusive scan of a stage's totals over a warp's lanes, one for each warp; heads: lanes with one."""
    value[0] = p.scan.identity()
    heads[0] = T.uint32(0)
    if lane < p.warps:
        value[0] = ring.sums[stage, lane]
        if p.headed:
            heads[0] = ring.seen[stage, lane]
    T.cuda.warp_sync()
    if lane == 0:
        ring.free.arrive(stage)
    if p.headed:
        heads[0] = T.cuda.ballot_sync(T.uint32(ALL), heads[0] != T.uint32(0))
    scan_lanes(p, value, heads, lane)


@T.inline
def tell(q, words, ring, lane):
    """The warp that publishes: others have a tile's total as soon as its warps have added it up."""
    p = T.meta_var(q.tile)
    value = T.alloc_buffer((1,), p.scan.total, scope="local")
    heads = T.alloc_buffer((1,), "uint32", scope="local")
    at = PipelineState(q.stages, 0)
    ring.filled.wait(at.stage, at.phase)
    tile: T.int32 = ring.taken[at.stage]
    while tile < p.tiles:
        ring.summed.wait(at.stage, at.phase)
        scan_totals(p, ring, at.stage, value, heads, lane)
        if lane == WARP - 1:
            if p.cut(heads[0]):
                publish(p, words, tile, INCLUSIVE, value[0])
            else:
                publish(p, words, tile, TOTAL, value[0])
        at.advance()
        ring.filled.wait(at.stage, at.phase)
        tile = ring.taken[at.stage]


@T.inline
def look(q, words, ring, lane):
    """The warp that looks back: what a tile's warps come after.

    last: the tile before, of this block; start: what comes after it, as a word.
    """
    p = T.meta_var(q.tile)
    s = T.meta_var(p.scan)
    value = T.alloc_buffer((1,), s.total, scope="local")
    total = T.alloc_buffer((1,), s.total, scope="local")
    prefix = T.alloc_buffer((1,), s.total, scope="local")
    heads = T.alloc_buffer((1,), "uint32", scope="local")
    start = T.alloc_buffer((1,), "uint64", scope="local")
    start[0] = T.uint64(INCLUSIVE << 32 | s.identity_bits)
    last: T.int32 = -1
    at = PipelineState(q.stages, 0)
    ring.filled.wait(at.stage, at.phase)
    tile: T.int32 = ring.taken[at.stage]
    while tile < p.tiles:
        ring.summed.wait(at.stage, at.phase)
        scan_totals(p, ring, at.stage, value, heads, lane)
        total[0] = shuffle(value[0], WARP - 1)
        look_back(p, words, tile, last, start[0], prefix, lane)
        value[0] = shuffle_up(value[0], 1)
        if lane == 0:
            value[0] = s.identity()
        if p.headed:
            if (heads[0] & before(lane)) == T.uint32(0):
                value[0] = s.combine(prefix[0], value[0])
            if heads[0] == T.uint32(0):
                total[0] = s.combine(prefix[0], total[0])
        else:
            value[0] = s.combine(prefix[0], value[0])
            total[0] = s.combine(prefix[0], total[0])
        if lane < p.warps:
            ring.starts[at.stage, lane] = value[0]
        T.cuda.warp_sync()
        if lane == 0:
            ring.known.arrive(at.stage)
        start[0] = word(p, INCLUSIVE, total[0])
        last = tile
        at.advance()
        ring.filled.wait(at.stage, at.phase)
        tile = ring.taken[at.stage]


@T.inline
def loads_ahead(q, X, heads, Y):
    """Every tile is read once, by a bulk copy that was asked for while the tiles before it were scanned."""
    p = T.meta_var(q.tile)
    words = T.alloc_buffer((p.tiles,), "uint64", scope="global")
    ticket = T.alloc_buffer((1,), "int32", scope="global")
    clear(p.tiles, words, ticket)
    with T.attr(T.int32(0), "tirx.device_entry", True):
        _block = T.cta_id([q.blocks])
        thread = T.thread_id([q.threads])
        ring = T.meta_var(Ring.of(q))
        T.ptx.fence.mbarrier_init.release.cluster()
        T.cuda.cta_sync()
        if thread < p.threads:
            scan_tiles(q, X, heads, Y, ring, thread)
        else:
            if thread < p.threads + WARP:
                tell(q, words, ring, thread - p.threads)
            else:
                if thread < p.threads + 2 * WARP:
                    look(q, words, ring, thread - p.threads - WARP)
                else:
                    if thread == p.threads + 2 * WARP:
                        feed(q, X, heads, ticket, ring)
