"""GEMM on x86 for shapes where the square ladder wastes its packing: small, few rows, few columns, short sums.

Each rung restructures v8 or v9: same register tile, other decisions about what is packed and what stays in which cache.
"""

from __future__ import annotations

from ..core import Case, schedule
from ..device import Cpu
from . import product_block, words
from .x86 import finish, full_precision
from .x86_parts import (
    Tile,
    fits_registers,
    micro_kernel,
    pack_operands,
    shares_out,
    store_tile,
    stream_b,
    stream_panels,
    sum_by_blocks,
    tile_of_part,
    tile_rows,
    write_rows,
)

SMALL = 256**3  # multiply-adds below which packing costs more than it saves
FEW = 64  # rows or columns that count as few; a sum of at most 2 × FEW terms counts as short


def has_few_rows(case: Case, device: Cpu) -> str | None:
    return full_precision(case, device) or (None if case["m"] <= FEW else f"{case['m']} rows are not few")


def has_few_columns(case: Case, device: Cpu) -> str | None:
    return full_precision(case, device) or (None if case["n"] <= FEW else f"{case['n']} columns are not few")


def has_short_sum(case: Case, device: Cpu) -> str | None:
    return full_precision(case, device) or (None if case["k"] <= 2 * FEW else f"a sum of {case['k']} is not short")


def is_small(case: Case, device: Cpu) -> str | None:
    """Small, and B's rows can be loaded by vectors."""
    if case["trans_b"]:
        return "unpacked vectors of a transposed B would be gathered element by element"
    small = case["m"] * case["n"] * case["k"] <= SMALL
    return full_precision(case, device) or (None if small else f"more than {SMALL} multiply-adds are worth packing")


def shares(extent: int, threads: int, *sizes: int) -> tuple[int, ...]:
    """Numbers of shares of about each of `sizes`: equally many a thread, where there is enough for that."""
    return tuple(sorted({min(extent, threads * -(-extent // (threads * size))) for size in sizes}))


def tiles_fit(case: Case, device: Cpu, config) -> bool:
    return fits_registers(device, config["mr"], config["nv"])


@schedule(
    "gemm",
    "x86",
    base="v9_k_blocking",
    where=has_few_rows,
    pick=lambda case, device: {"mr": 4, "mb": 1, "nb": shares(case["n"], device.threads, 256)[0]},
    space={
        "nb": lambda case, device: shares(case["n"], device.threads, 64, 96, 128, 192, 256, 512),
        "mb": (1,),
        "kc": (128, 256, 384, 512, 1024),
        "run": (2, 4, 8, 16),
    },
    constraint=lambda case, device, c: tiles_fit(case, device, c) and shares_out(case, device, c),
    says=words.register_tiled("A packed, B packed block by block"),
)
def few_rows(sch, case, device, *, mr=4, nv=2, ku=4, mb=1, nb=1, kc=256, run=8):
    """Few rows reuse B only a few times: it is packed a block at a time, right before its use, and never leaves L2.

    Packing all of B first would write it to memory and read it back, two more passes over the operand that decides.
    Threads share the columns: there are not enough rows.
    """
    tile = Tile.of(case, device, mr, nv, ku, mb, nb, kc)
    block, pack_a, pack_b, write = pack_operands(sch, case, tile)
    part = sum_by_blocks(sch, block, tile)
    i, j, kb = sch.get_loops(block)
    it, ii = sch.split(i, [None, tile.mr])
    jb, jt, ji = sch.split(j, [tile.nb, None, tile.nr])
    sch.reorder(jb, kb, jt, it, ii, ji)
    tile_of_part(sch, tile, part, it, ii, ji)
    yield "One band of columns at a time: C's band stays in cache while k passes block by block."
    sch.compute_at(pack_b, kb, preserve_unit_loops=True)
    stream_panels(sch, tile, pack_a, pack_b, run)
    yield "A block of B is packed into L2 just before it is used, and all rows use it there."
    if write:
        write_rows(sch, tile, write, jb)
    sch.parallel(jb)
    yield "The bands are dealt out to the cores."


@schedule(
    "gemm",
    "x86",
    base="v9_k_blocking",
    where=has_few_columns,
    pick=lambda case, device: {"mr": tile_rows(device, 2), "mb": shares(case["m"], device.threads, 48)[0]},
    space={
        "mb": lambda case, device: shares(case["m"], device.threads, 12, 24, 48, 96, 192),
        "nb": (1,),
        "kc": (256, 512, 1024, 2048),
    },
    constraint=lambda case, device, c: tiles_fit(case, device, c) and shares_out(case, device, c),
    says=words.register_tiled("A copied row by row, B packed"),
)
def few_columns(sch, case, device, *, mr=6, nv=2, ku=4, mb=1, nb=1, kc=512):
    """Few columns use each element of A only a few times: its rows are copied as they are, a block at a time.

    Read in place, the tile's mr rows are mr streams a page apart; transposed packing costs more than it saves. A plain
    copy moves whole vectors into a dense block in L2. B is so narrow that all of it stays packed in L2.
    """
    tile = Tile.of(case, device, mr, nv, ku, mb, nb, kc)
    block, copy_a, pack_b, write = pack_operands(sch, case, tile, plain_a=True)
    part = sum_by_blocks(sch, block, tile)
    i, j, kb = sch.get_loops(block)
    ib, it, ii = sch.split(i, [tile.mb, None, tile.mr])
    jt, ji = sch.split(j, [None, tile.nr])
    sch.reorder(ib, kb, jt, it, ii, ji)
    tile_of_part(sch, tile, part, it, ii, ji)
    yield "A block of rows meets all of B before the next block of k."
    sch.compute_at(copy_a, kb, preserve_unit_loops=True)
    sch.vectorize(sch.split(sch.get_loops(copy_a)[-1], [None, tile.lanes])[1])
    stream_b(sch, tile, pack_b)
    yield "A's rows are copied by vectors into a dense block in L2, from where the tile broadcasts them."
    if write:
        write_rows(sch, tile, write, ib)
    sch.parallel(ib)
    yield "Blocks of rows are dealt out to the cores."


@schedule(
    "gemm",
    "x86",
    base="v8_full_tiles",
    where=has_short_sum,
    pick=lambda case, device: {"nb": shares(case["n"], 1, 2048)[0], "mb": shares(case["m"], device.threads, 96)[0]},
    space={
        "mb": lambda case, device: shares(case["m"], device.threads, 24, 48, 96, 192, 384),
        "nb": lambda case, device: shares(case["n"], 1, 256, 512, 1024, 2048, 4096),
    },
    constraint=lambda case, device, c: tiles_fit(case, device, c) and shares_out(case, device, c),
)
def short_sum(sch, case, device, *, mr=6, nv=2, ku=4, mb=2, nb=1):
    """A short sum is bound by writing C: row panels go outside, so that C is written in long runs of each row.

    A k of 64 gives 64 operations per byte of C. With column panels outside, each store would open mr new pages; the
    band of nc columns of B stays in L2 instead while a row panel passes along it.
    """
    tile = Tile.of(case, device, mr, nv, ku, mb, nb)
    block, pack_a, pack_b, write = pack_operands(sch, case, tile)
    write = write or sch.cache_write(block, 0, "local")
    sch.set_scope(block, 0, "local")
    i, j, k = sch.get_loops(block)
    ib, it, ii = sch.split(i, [tile.mb, None, tile.mr])
    jb, jt, ji = sch.split(j, [tile.nb, None, tile.nr])
    ko, ki = sch.split(k, [None, ku])
    sch.reorder(ib, jb, it, jt, ko, ki, ii, ji)
    yield "A row panel passes along a whole band of columns and writes C in unit stride."
    sch.reverse_compute_at(write, jt, preserve_unit_loops=True)
    micro_kernel(sch, tile, ki, ii, ji)
    store_tile(sch, tile, write)
    shares, packing = stream_panels(sch, tile, pack_a, pack_b)
    for loop in (ib, *shares):
        sch.parallel(loop)
    for loop in (it, jt, *packing):
        sch.annotate(loop, "pragma_loop_partition_hint", 1)
    yield "Blocks of rows are dealt out to the cores; ragged edges run a guarded copy."


@schedule(
    "gemm",
    "x86",
    finish=finish,
    where=is_small,
    pick=lambda case, device: {"parts": device.threads if case["m"] * case["n"] * case["k"] >= 128**3 else 1},
    space={
        "mr": (2, 3, 4, 6, 8, 12),
        "nv": (1, 2, 3, 4),
        "ku": (1, 2, 4, 8),
        "parts": lambda case, device: tuple(sorted({1, device.threads})),
    },
    constraint=lambda case, device, c: tiles_fit(case, device, c) and c["parts"] * c["nv"] <= max(case["n"] // 8, 1),
    says=words.register_tiled("nothing packed"),
)
def small_direct(sch, case, device, *, mr=4, nv=2, ku=4, parts=1):
    """Small operands are in cache anyhow: the tile reads A and B in place, and nothing is packed.

    At 64³ packing would touch as many elements as the product does vectors. Four rows divide the usual small sizes;
    threads share the columns, and only where the product is worth waking them.
    """
    block, write = product_block(sch, case)
    tile = Tile.of(case, device, mr, nv, ku, 1, parts)
    write = write or sch.cache_write(block, 0, "local")
    sch.set_scope(block, 0, "local")
    i, j, k = sch.get_loops(block)
    it, ii = sch.split(i, [None, tile.mr])
    part, jt, ji = sch.split(j, [tile.nb, None, tile.nr])
    ko, ki = sch.split(k, [None, ku])
    sch.reorder(part, it, jt, ko, ki, ii, ji)
    sch.reverse_compute_at(write, jt, preserve_unit_loops=True)
    yield "Each register tile of C is summed in one go, straight from A and B."
    micro_kernel(sch, tile, ki, ii, ji)
    store_tile(sch, tile, write)
    for loop in (jt, it):
        sch.annotate(loop, "pragma_loop_partition_hint", 1)
    if parts > 1:
        sch.parallel(part)
    yield "Full tiles are vector code without guards; ragged edges run a guarded copy."
