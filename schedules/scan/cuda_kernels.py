"""The kernels of `scan` that keep a tile in registers: a block per row, three phases, decoupled look-back."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Any

from tvm import tirx
from tvm.script import tirx as T

from . import HEAD
from .algebra import Scan
from .cuda_tile import ALL, WARP, Tile, find_heads, finish, load, scan_rounds, scan_vectors, scan_warps, store

GRAIN = 16  # bytes that tensors are aligned to, as long as the widest access
# What the upper half of a tile's word says of its lower half; 0: nothing yet.
TOTAL, INCLUSIVE = 1, 2
CLEARING = 256  # threads of a block that clears words


def signature(scan: Scan, body, plan):
    """A function of the operator's parameters that consists of ``body(plan, X, heads or None, Y)`` on flat buffers."""
    return (_with_heads if scan.segmented else _plain)(scan, body, plan)


def _plain(scan, body, plan):
    shape = scan.shape

    @T.prim_func
    def main(X_: T.handle, Y_: T.handle):
        X = T.match_buffer(X_, shape, scan.dtype, align=GRAIN)
        Y = T.match_buffer(Y_, shape, scan.dtype, align=GRAIN)
        X_flat = T.decl_buffer((scan.count(scan.elements),), scan.dtype, data=X.data)
        Y_flat = T.decl_buffer((scan.count(scan.elements),), scan.dtype, data=Y.data)
        body(plan, X_flat, None, Y_flat)

    return main


def _with_heads(scan, body, plan):
    shape = scan.shape

    @T.prim_func
    def main(X_: T.handle, heads_: T.handle, Y_: T.handle):
        X = T.match_buffer(X_, shape, scan.dtype, align=GRAIN)
        heads = T.match_buffer(heads_, shape, HEAD, align=GRAIN)
        Y = T.match_buffer(Y_, shape, scan.dtype, align=GRAIN)
        X_flat = T.decl_buffer((scan.count(scan.elements),), scan.dtype, data=X.data)
        heads_flat = T.decl_buffer((scan.count(scan.elements),), HEAD, data=heads.data)
        Y_flat = T.decl_buffer((scan.count(scan.elements),), scan.dtype, data=Y.data)
        body(plan, X_flat, heads_flat, Y_flat)

    return main


@dataclass(frozen=True)
class Registers:
    """What a thread, or its block in shared memory, knows of a tile; `items` and what follows hold combined values.

    kept: elements as they lie in memory. items: vectors scanned by themselves. sums: their totals. starts: what each
    comes after within the warp. bits, open: see find_heads and scan_rounds. carry, seen: the total so far, its heads.
    mine, free: what the warp comes after in the tile. prefix: what the tile comes after.
    """

    kept: Any
    items: Any
    sums: Any
    starts: Any
    carry: Any
    mine: Any
    prefix: Any
    bits: Any
    open: Any
    seen: Any
    free: Any
    warp_sums: Any
    warp_heads: Any

    @classmethod
    def of(cls, p: Tile) -> Registers:
        """Allocate them in the program being written."""
        total = p.scan.total
        local = {"kept": (p.items, p.scan.dtype), "items": (p.items, total)}
        local |= {name: (p.rounds, total) for name in ("sums", "starts")}
        local |= {name: (1, total) for name in ("carry", "mine", "prefix")}
        local |= {name: (1, "uint32") for name in ("bits", "open", "seen", "free")}
        made = {name: T.alloc_buffer((n,), dtype, scope="local") for name, (n, dtype) in local.items()}
        shared = {"warp_sums": total, "warp_heads": "uint32"}
        made |= {name: T.alloc_buffer((p.warps,), dtype, scope="shared") for name, dtype in shared.items()}
        return cls(**made)


@T.inline
def scan_tile(p, X, heads, r, first, limit, thread):
    """Load a tile and scan it as if nothing came before; r.carry and r.seen become its total."""
    load(p, X, r.kept, first, limit, thread, p.nothing())
    if p.headed:
        find_heads(p, heads, r.bits, first, limit, thread)
    scan_vectors(p, r.kept, r.bits, r.items, r.sums)
    scan_rounds(p, r.bits, r.sums, r.starts, r.open, r.carry, r.seen, thread % WARP)
    scan_warps(p, r.warp_sums, r.warp_heads, r.carry, r.seen, r.mine, r.free, thread // WARP, thread % WARP)


@T.inline
def finish_tile(p, Y, r, first, limit, thread):
    """Write a tile's scan after r.prefix."""
    finish(p, r.kept, r.bits, r.items, r.starts, r.open, r.mine, r.free, r.prefix)
    store(p, Y, r.kept, first, limit, thread)


@T.inline
def advance(p, r):
    """r.prefix: what comes after the tile comes after."""
    r.prefix[0] = p.scan.combine(r.prefix[0], r.carry[0])
    if p.cut(r.seen[0]):
        r.prefix[0] = r.carry[0]


@T.inline
def rows_in_registers(p, X, heads, Y):
    """One block a row takes its tiles in turn and carries the running value on."""
    with T.attr(T.int32(0), "tirx.device_entry", True):
        row = T.cta_id([p.scan.rows])
        thread = T.thread_id([p.threads])
        r = T.meta_var(Registers.of(p))
        r.prefix[0] = p.scan.identity()
        limit = T.meta_var((T.cast(row, p.scan.index) + 1) * p.scan.n)
        for tile in T.serial(p.tiles):
            first = T.meta_var(T.cast(row, p.scan.index) * p.scan.n + T.cast(tile, p.scan.index) * p.elements)
            scan_tile(p, X, heads, r, first, limit, thread)
            finish_tile(p, Y, r, first, limit, thread)
            advance(p, r)
            T.cuda.cta_sync()


@dataclass(frozen=True)
class Phases:
    """A scan by tiles of all rows in three launches; `totals` scans the tiles' totals, heads where a tile has one."""

    tile: Tile
    totals: Tile

    @classmethod
    def of(cls, tile: Tile, threads: int) -> Phases:
        scan = Scan(1, tile.tiles, tile.scan.total, tile.scan.op, False, False, tile.headed)
        return cls(tile, Tile(scan, threads, 1, 1, by_row=True))


@T.inline
def three_phases(p, X, heads, Y):
    """Totals of all tiles, a scan of the totals by one block, scans of all tiles from there."""
    tile = T.meta_var(p.tile)
    s = T.meta_var(tile.scan)
    totals = T.alloc_buffer((tile.tiles,), s.total, scope="global")
    marks = T.alloc_buffer((tile.tiles,), HEAD, scope="global")
    prefixes = T.alloc_buffer((tile.tiles,), s.total, scope="global")
    with T.attr(T.int32(0), "tirx.device_entry", True):
        block = T.cta_id([tile.tiles])
        thread = T.thread_id([tile.threads])
        r = T.meta_var(Registers.of(tile))
        scan_tile(tile, X, heads, r, T.cast(block, s.index) * tile.elements, s.count(tile.end), thread)
        if thread == 0:
            totals[block] = r.carry[0]
            marks[block] = T.cast(r.seen[0] != T.uint32(0), HEAD)
    rows_in_registers(p.totals, totals, marks, prefixes)
    with T.attr(T.int32(0), "tirx.device_entry", True):
        block = T.cta_id([tile.tiles])
        thread = T.thread_id([tile.threads])
        r = T.meta_var(Registers.of(tile))
        scan_tile(tile, X, heads, r, T.cast(block, s.index) * tile.elements, s.count(tile.end), thread)
        r.prefix[0] = s.identity()
        if block > 0:
            r.prefix[0] = prefixes[block - 1]
        finish_tile(tile, Y, r, T.cast(block, s.index) * tile.elements, s.count(tile.end), thread)


def word(p: Tile, state: int, value):
    """A tile's word: its state above the bits of a value, so that both are read and written at once."""
    bits = value if p.scan.total == "uint32" else tirx.reinterpret("uint32", value)
    return T.uint64(state << 32) | T.cast(bits, "uint64")


def value_of(p: Tile, packed):
    """The value in a tile's word."""
    bits = T.cast(packed & T.uint64(0xFFFFFFFF), "uint32")
    return bits if p.scan.total == "uint32" else tirx.reinterpret(p.scan.total, bits)


@T.inline
def look_back(p, words, tile, prefix, lane):
    """prefix: all that comes before `tile`. A warp reads the words of 32 tiles before it, then those of 32 before.

    It stops at the first that is inclusive, and waits for a word only where nothing nearer is. A tile with a head in it
    publishes its total as inclusive, so totals never reach across one.
    """
    s = T.meta_var(p.scan)
    packed = T.alloc_buffer((1,), "uint64", scope="local")
    value = T.alloc_buffer((1,), s.total, scope="local")
    other = T.alloc_buffer((1,), s.total, scope="local")
    waiting = T.alloc_buffer((1,), "uint32", scope="local")
    done = T.alloc_buffer((1,), "uint32", scope="local")
    nearer = T.alloc_buffer((1,), "uint32", scope="local")
    last = T.alloc_buffer((1,), "int32", scope="local")
    prefix[0] = s.identity()
    last[0] = tile - 1
    done[0] = T.uint32(0)
    while done[0] == T.uint32(0):
        waiting[0] = T.uint32(1)
        while waiting[0] != T.uint32(0):
            packed[0] = T.uint64(INCLUSIVE << 32 | s.identity_bits)
            if lane <= last[0]:
                T.ptx.ld.relaxed.gpu.global_.u64(packed[0], words.ptr_to([last[0] - lane]))
            done[0] = T.cuda.ballot_sync(T.uint32(ALL), packed[0] >= T.uint64(INCLUSIVE << 32))
            nearer[0] = (done[0] & (T.uint32(0) - done[0])) - T.uint32(1)
            waiting[0] = T.cuda.ballot_sync(T.uint32(ALL), packed[0] < T.uint64(TOTAL << 32)) & nearer[0]
        # The lanes that count: those nearer than the first inclusive one, and that one.
        value[0] = s.identity()
        if (T.shift_left(T.uint32(1), T.cast(lane, "uint32")) & (nearer[0] + nearer[0] + T.uint32(1))) != T.uint32(0):
            value[0] = value_of(p, packed[0])
        for k in T.unroll(5):
            other[0] = T.cuda.__shfl_xor_sync(T.uint32(ALL), value[0], T.shift_left(1, k), WARP)
            value[0] = s.combine(other[0], value[0])
        prefix[0] = s.combine(value[0], prefix[0])
        last[0] = last[0] - WARP


@T.inline
def publish(p, words, tile, state, value):
    """Let the tiles behind know."""
    T.ptx.st.relaxed.gpu.global_.u64(words.ptr_to([tile]), word(p, state, value))


@T.inline
def clear(count, words, ticket):
    """No tile has anything to say yet, and the first ticket is 0."""
    with T.attr(T.int32(0), "tirx.device_entry", True):
        block = T.cta_id([ceil(count / CLEARING)])
        thread = T.thread_id([CLEARING])
        if block * CLEARING + thread < count:
            words[block * CLEARING + thread] = T.uint64(0)
        if block + thread == 0:
            ticket[0] = 0


@T.inline
def single_pass(p, X, heads, Y):
    """Every tile is read once: its total is published, the tiles before are asked, its scan is written.

    Tiles are handed out by tickets, so that whatever a block waits for is held by one that already runs.
    """
    s = T.meta_var(p.scan)
    words = T.alloc_buffer((p.tiles,), "uint64", scope="global")
    ticket = T.alloc_buffer((1,), "int32", scope="global")
    clear(p.tiles, words, ticket)
    with T.attr(T.int32(0), "tirx.device_entry", True):
        _block = T.cta_id([p.tiles])
        thread = T.thread_id([p.threads])
        r = T.meta_var(Registers.of(p))
        shared_tile = T.alloc_buffer((1,), "int32", scope="shared")
        shared_prefix = T.alloc_buffer((1,), s.total, scope="shared")
        if thread == 0:
            shared_tile[0] = T.cuda.atomic_add(ticket.ptr_to([0]), T.int32(1))
        T.cuda.cta_sync()
        tile: T.int32 = shared_tile[0]
        first = T.meta_var(T.cast(tile, s.index) * p.elements)
        scan_tile(p, X, heads, r, first, s.count(p.end), thread)
        if thread < WARP:
            whole = T.meta_var(T.Or(tile == 0, r.seen[0] != T.uint32(0)))
            if thread == 0:
                if whole:
                    publish(p, words, tile, INCLUSIVE, r.carry[0])
                else:
                    publish(p, words, tile, TOTAL, r.carry[0])
            look_back(p, words, tile, r.prefix, thread)
            if thread == 0:
                shared_prefix[0] = r.prefix[0]
                if T.Not(whole):
                    publish(p, words, tile, INCLUSIVE, s.combine(r.prefix[0], r.carry[0]))
        T.cuda.cta_sync()
        r.prefix[0] = shared_prefix[0]
        finish_tile(p, Y, r, first, s.count(p.end), thread)


@T.inline
def one_tile(p, X, heads, Y):
    """All rows fit one tile."""
    with T.attr(T.int32(0), "tirx.device_entry", True):
        _block = T.cta_id([1])
        thread = T.thread_id([p.threads])
        r = T.meta_var(Registers.of(p))
        r.prefix[0] = p.scan.identity()
        scan_tile(p, X, heads, r, p.scan.count(0), p.scan.count(p.end), thread)
        finish_tile(p, Y, r, p.scan.count(0), p.scan.count(p.end), thread)
