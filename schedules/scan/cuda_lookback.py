"""Decoupled look-back: tiles tell one another their totals through words in memory, so that each is read once.

Source: Merrill & Garland, "Single-pass Parallel Prefix Scan with Decoupled Look-back" (NVIDIA, 2016).
"""

from __future__ import annotations

from math import ceil

from tvm import tirx
from tvm.script import tirx as T

from .cuda_kernels import Registers, finish_tile, scan_tile
from .cuda_tile import ALL, WARP, Tile

# What the upper half of a tile's word says of its lower half; 0: nothing yet.
TOTAL, INCLUSIVE = 1, 2
CLEARING = 256  # threads of a block that clears words


def word(p: Tile, state: int, value):
    """A tile's word: its state above the bits of a value, so that both are read and written at once."""
    bits = value if p.scan.total == "uint32" else tirx.reinterpret("uint32", value)
    return T.uint64(state << 32) | T.cast(bits, "uint64")


def value_of(p: Tile, packed):
    """The value in a tile's word."""
    bits = T.cast(packed & T.uint64(0xFFFFFFFF), "uint32")
    return bits if p.scan.total == "uint32" else tirx.reinterpret(p.scan.total, bits)


@T.inline
def look_back(p, words, tile, known, start, prefix, lane):
    """prefix: all that comes before `tile`. start: the inclusive word of the tile `known`, which need not be asked for.

    A warp asks for the words of p.window · 32 tiles at once. It takes them in, 32 at a time from the nearest on, until
    one is inclusive; where one is silent it asks again. A tile with a head in it publishes its total as inclusive, so
    totals never reach across one.
    """
    s = T.meta_var(p.scan)
    packed = T.alloc_buffer((p.window,), "uint64", scope="local")
    value = T.alloc_buffer((1,), s.total, scope="local")
    other = T.alloc_buffer((1,), s.total, scope="local")
    waiting = T.alloc_buffer((1,), "uint32", scope="local")
    done = T.alloc_buffer((1,), "uint32", scope="local")
    nearer = T.alloc_buffer((1,), "uint32", scope="local")
    last = T.alloc_buffer((1,), "int32", scope="local")
    value[0] = s.identity()
    last[0] = tile - 1
    done[0] = T.uint32(0)
    while done[0] == T.uint32(0):
        for k in T.unroll(p.window):
            packed[k] = start
            if k * WARP + lane < last[0] - known:
                T.ptx.ld.relaxed.gpu.global_.u64(packed[k], words.ptr_to([last[0] - k * WARP - lane]))
        waiting[0] = T.uint32(0)
        for k in T.unroll(p.window):
            if (done[0] | waiting[0]) == T.uint32(0):
                done[0] = T.cuda.ballot_sync(T.uint32(ALL), packed[k] >= T.uint64(INCLUSIVE << 32))
                nearer[0] = (done[0] & (T.uint32(0) - done[0])) - T.uint32(1)
                waiting[0] = T.cuda.ballot_sync(T.uint32(ALL), packed[k] < T.uint64(TOTAL << 32)) & nearer[0]
                if waiting[0] != T.uint32(0):
                    done[0] = T.uint32(0)
                else:
                    # The lanes that count: those nearer than the first inclusive one, and that one.
                    mine = T.meta_var(T.shift_left(T.uint32(1), T.cast(lane, "uint32")))
                    if (mine & (nearer[0] + nearer[0] + T.uint32(1))) != T.uint32(0):
                        value[0] = s.combine(value_of(p, packed[k]), value[0])
                    last[0] = last[0] - WARP
    for k in T.unroll(5):
        other[0] = T.cuda.__shfl_xor_sync(T.uint32(ALL), value[0], T.shift_left(1, k), WARP)
        value[0] = s.combine(other[0], value[0])
    prefix[0] = value[0]


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
def ask_before(p, words, r, shared_prefix, tile, thread):
    """Publish the tile's total and find r.prefix, what comes before it: one warp looks back, the others wait."""
    whole = T.meta_var(T.Or(tile == 0, r.seen[0] != T.uint32(0)))
    if thread < WARP:
        if thread == 0:
            if whole:
                publish(p, words, tile, INCLUSIVE, r.carry[0])
            else:
                publish(p, words, tile, TOTAL, r.carry[0])
        look_back(p, words, tile, -1, T.uint64(INCLUSIVE << 32 | p.scan.identity_bits), r.prefix, thread)
        if thread == 0:
            shared_prefix[0] = r.prefix[0]
            if T.Not(whole):
                publish(p, words, tile, INCLUSIVE, p.scan.combine(r.prefix[0], r.carry[0]))
    T.cuda.cta_sync()
    r.prefix[0] = shared_prefix[0]


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
        taken = T.alloc_buffer((1,), "int32", scope="shared")
        shared_prefix = T.alloc_buffer((1,), s.total, scope="shared")
        if thread == 0:
            taken[0] = T.cuda.atomic_add(ticket.ptr_to([0]), T.int32(1))
        T.cuda.cta_sync()
        tile: T.int32 = taken[0]
        first = T.meta_var(T.cast(tile, s.index) * p.elements)
        scan_tile(p, X, heads, r, first, s.count(p.end), thread)
        ask_before(p, words, r, shared_prefix, tile, thread)
        finish_tile(p, Y, r, first, s.count(p.end), thread)
