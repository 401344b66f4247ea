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
from .cuda_tile import WARP, Tile, load, note_marks, note_rows

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

    @property
    def told(self) -> bool:
        """Whether warps say if they have a head."""
        return self.tile.scan.segmented or self.tile.scan.rows > 1

    @property
    def within(self) -> Plan:
        """The same for a tile in which no row begins: nothing has to look for heads."""
        return replace(self, tile=replace(self.tile, by_row=True))

    def undivided(self, tile):
        """Whether no row begins in a tile; a plain False where one always can, so that no code is written."""
        p = self.tile
        if p.scan.segmented or p.scan.rows == 1 or p.scan.n <= p.elements:
            return False
        place = (T.cast(tile, p.scan.index) * p.elements + p.scan.n - p.lead) % p.scan.n
        return tirx.all(place > 0, place <= p.scan.n - p.elements)

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
