"""The roles of the warps of a scan whose loads wait for nothing: adding up, scanning, publishing, looking back.

See ``cuda_ring`` for what they share.
"""

from __future__ import annotations

from tvm.backend.cuda.lang.pipeline import PipelineState
from tvm.script import tirx as T

from .cuda_kernels import Registers
from .cuda_lookback import INCLUSIVE, TOTAL, clear, look_back, publish, word
from .cuda_ring import Ring, bring, feed
from .cuda_tile import ALL, WARP, before, finish, scan_lanes, scan_rounds, scan_vectors, shuffle, shuffle_up, store


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
    r.seen[0] = T.uint32(0)
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
        if q.told:
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
            if q.undivided(ring.taken[ahead.stage]):
                sum_tile(q.within, X, heads, ring, r, ring.taken[ahead.stage], ahead.stage, thread)
            else:
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
        if q.undivided(tile):
            scan_tile(q.within, X, heads, Y, ring, r, tile, at, thread)
        else:
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
        elif thread < p.threads + WARP:
            tell(q, words, ring, thread - p.threads)
        elif thread < p.threads + 2 * WARP:
            look(q, words, ring, thread - p.threads - WARP)
        elif thread == p.threads + 2 * WARP:
            feed(q, X, heads, ticket, ring)
