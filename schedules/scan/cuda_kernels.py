"""The kernels of `scan` that keep a tile in registers and wait for no other block: by row, by phases, whole rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvm.script import tirx as T

from . import HEAD
from .algebra import Scan
from .cuda_tile import WARP, Tile, find_heads, finish, load, scan_rounds, scan_vectors, scan_warps, store

GRAIN = 16  # bytes that tensors are aligned to, as long as the widest access


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
    def of(cls, p: Tile, **shared: Any) -> Registers:
        """Allocate them in the program being written; shared: warp_sums and warp_heads, where a kernel has its own."""
        total = p.scan.total
        local = {"kept": (p.items, p.scan.dtype), "items": (p.items, total)}
        local |= {name: (p.rounds, total) for name in ("sums", "starts")}
        local |= {name: (1, total) for name in ("carry", "mine", "prefix")}
        local |= {name: (1, "uint32") for name in ("bits", "open", "seen", "free")}
        made = {name: T.alloc_buffer((n,), dtype, scope="local") for name, (n, dtype) in local.items()}
        if not shared:
            usual = {"warp_sums": total, "warp_heads": "uint32"}
            shared = {name: T.alloc_buffer((p.warps,), dtype, scope="shared") for name, dtype in usual.items()}
        return cls(**made, **shared)


@T.inline
def note_heads(p, heads, r, first, limit, thread):
    """r.bits: where a scan begins anew among a thread's elements."""
    if p.headed:
        find_heads(p, heads, r.bits, first, limit, thread)


@T.inline
def scan_sums(p, r, thread):
    """From the totals of a thread's vectors: what each comes after in the tile, and the tile's total in r.carry."""
    scan_rounds(p, r.bits, r.sums, r.starts, r.open, r.carry, r.seen, thread % WARP)
    scan_warps(p, r.warp_sums, r.warp_heads, r.carry, r.seen, r.mine, r.free, thread // WARP, thread % WARP)


@T.inline
def scan_tile(p, X, heads, r, first, limit, thread):
    """Load a tile and scan it as if nothing came before."""
    load(p, X, r.kept, first, limit, thread, p.nothing())
    note_heads(p, heads, r, first, limit, thread)
    scan_vectors(p, r.kept, r.bits, r.items, r.sums)
    scan_sums(p, r, thread)


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


@T.inline
def whole_rows(p, X, heads, Y):
    """A block takes as many whole rows as fit its tile: nothing comes before them."""
    with T.attr(T.int32(0), "tirx.device_entry", True):
        block = T.cta_id([p.tiles])
        thread = T.thread_id([p.threads])
        r = T.meta_var(Registers.of(p))
        r.prefix[0] = p.scan.identity()
        first = T.meta_var(T.cast(block, p.scan.index) * p.stride)
        limit = T.meta_var(T.min(first + p.stride, p.scan.count(p.end)))
        scan_tile(p, X, heads, r, first, limit, thread)
        finish_tile(p, Y, r, first, limit, thread)
