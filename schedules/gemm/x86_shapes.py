"""GEMM on x86 for shapes where the square ladder wastes its packing: small, few rows, few columns, short sums.

Each rung restructures v8: same register tile, other decisions about what is packed and what stays in which cache.
"""

from __future__ import annotations

from ..core import Case, schedule
from ..device import Cpu
from . import product_block
from .x86 import full_precision
from .x86_parts import (
    Tile,
    fits_registers,
    micro_kernel,
    not_above,
    pack_operands,
    store_tile,
    stream_panels,
    tile_rows,
    vectorize_tile,
)

SMALL = 256**3  # multiply-adds below which packing costs more than it saves
FEW = 64  # rows or columns that count as few; a sum of at most 2 × FEW terms counts as short


def is_small(case: Case, device: Cpu) -> str | None:
    if case["trans_b"]:
        return "unpacked vectors of a transposed B would be gathered element by element"
    small = case["m"] * case["n"] * case["k"] <= SMALL
    return full_precision(case, device) or (None if small else f"more than {SMALL} multiply-adds are worth packing")


def has_few_rows(case: Case, device: Cpu) -> str | None:
    return full_precision(case, device) or (None if case["m"] <= FEW else f"{case['m']} rows are not few")


def has_few_columns(case: Case, device: Cpu) -> str | None:
    """A is read in place, so nothing can be padded in k or n."""
    if case["n"] > FEW or case["trans_a"]:
        return "A in place needs few columns and an A that is not transposed"
    whole = case["n"] % (2 * device.lanes(case["dtype"])) == 0 and case["k"] % 4 == 0
    return full_precision(case, device) or (None if whole else "A in place needs whole tiles in n and k")


def has_short_sum(case: Case, device: Cpu) -> str | None:
    return full_precision(case, device) or (None if case["k"] <= 2 * FEW else f"a sum of {case['k']} is not short")


def tiles_fit(case: Case, device: Cpu, config) -> bool:
    return fits_registers(device, config["mr"], config["nv"])


@schedule(
    "gemm",
    "x86",
    base="v8_full_tiles",
    where=is_small,
    pick=lambda case, device: {"parts": device.threads if case["m"] * case["n"] * case["k"] >= 128**3 else 1},
    space={
        "mr": (2, 3, 4, 6, 8, 12),
        "nv": (1, 2, 3, 4),
        "ku": (1, 2, 4, 8),
        "parts": lambda case, device: tuple(sorted({1, device.threads})),
    },
    constraint=lambda case, device, c: tiles_fit(case, device, c) and c["parts"] * c["nv"] <= max(case["n"] // 8, 1),
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
    part, jt, ji = sch.split(j, [parts, None, tile.nr])
    ko, ki = sch.split(k, [None, ku])
    sch.reorder(part, jt, it, ko, ki, ii, ji)
    sch.reverse_compute_at(write, it, preserve_unit_loops=True)
    yield "Each register tile of C is summed in one go, straight from A and B."
    micro_kernel(sch, tile, ki, ii, ji)
    store_tile(sch, tile, write)
    for loop in (jt, it):
        sch.annotate(loop, "pragma_loop_partition_hint", 1)
    if parts > 1:
        sch.parallel(part)
    yield "Full tiles are vector code without guards; ragged edges run a guarded copy."


@schedule(
    "gemm",
    "x86",
    base="v9_k_blocking",
    where=has_few_rows,
    pick=lambda case, device: {"mr": 4, "nb": max(1, case["n"] // 256)},
    space={
        "nb": lambda case, device: tuple(
            sorted({max(1, case["n"] // width) for width in (64, 96, 128, 192, 256, 512)})
        ),
        "mb": (1,),
        "kc": (128, 256, 384, 512, 1024),
    },
    constraint=lambda case, device, c: tiles_fit(case, device, c) and not_above(case, c),
)
def few_rows(sch, case, device, *, mr=4, nv=2, ku=4, mb=1, nb=1, kc=256):
    """Few rows reuse B only a few times: it is packed a block at a time, right before its use, and never leaves L2.

    Packing all of B first would write it to memory and read it back, two more passes over the operand that decides.
    Threads share the columns: there are not enough rows.
    """
    tile = Tile.of(case, device, mr, nv, ku, mb, nb, kc)
    block, pack_a, pack_b, write = pack_operands(sch, case, tile)
    i, j, k = sch.get_loops(block)
    kb, ki = sch.split(k, [None, tile.kc])
    part = sch.rfactor(kb, 0)
    sch.set_scope(part, 0, "local")
    i, j, kb = sch.get_loops(block)
    it, ii = sch.split(i, [None, tile.mr])
    jb, jt, ji = sch.split(j, [nb, None, tile.nr])
    sch.reorder(jb, kb, jt, it, ii, ji)
    sch.compute_at(part, it, preserve_unit_loops=True)
    pi, pj, pk = sch.get_loops(part)[-3:]
    ko, ki = sch.split(pk, [None, ku])
    sch.reorder(ko, ki, pi, pj)
    micro_kernel(sch, tile, ki, pi, pj)
    vectorize_tile(sch, tile, ii, ji)
    yield "One band of columns at a time: C's band stays in cache while k passes block by block."
    sch.compute_at(pack_b, kb, preserve_unit_loops=True)
    stream_panels(sch, tile, pack_a, pack_b)
    yield "A block of B is packed into L2 just before it is used, and all rows use it there."
    if write:
        sch.reverse_compute_at(write, jb, preserve_unit_loops=True)
        sch.vectorize(sch.split(sch.get_loops(write)[-1], [None, tile.lanes])[1])
    sch.parallel(jb)
    yield "The bands are dealt out to the cores."


@schedule(
    "gemm",
    "x86",
    base="v9_k_blocking",
    where=has_few_columns,
    pick=lambda case, device: {"mr": tile_rows(device, 2), "mb": max(1, case["m"] // 24)},
    space={
        "nv": (2,),
        "ku": (1, 2, 4),
        "mb": lambda case, device: tuple(sorted({max(1, case["m"] // rows) for rows in (12, 24, 48, 96, 192)})),
        "nb": (1,),
        "kc": (512, 1024, 2048, 4096),
    },
    constraint=lambda case, device, c: tiles_fit(case, device, c) and not_above(case, c),
)
def few_columns(sch, case, device, *, mr=6, nv=2, ku=4, mb=1, nb=1, kc=1024):
    """Few columns use each element of A only a few times: A is read in place, only B is packed.

    The tile broadcasts mr elements from mr rows of A, which are mr streams the prefetcher follows. B is so narrow that
    all of it stays packed in L2.
    """
    tile = Tile.of(case, device, mr, nv, ku, mb, nb)
    block, write = product_block(sch, case)
    write = write or sch.cache_write(block, 0, "local")
    sch.set_scope(block, 0, "local")
    pack_b = sch.reindex(block, ("read", 1))
    sch.transform_layout(pack_b, ("write", 0), lambda x, k: (x // tile.nr, k, x % tile.nr))
    i, j, k = sch.get_loops(block)
    ib, it, ii = sch.split(i, [mb, None, tile.mr])
    jt, ji = sch.split(j, [None, tile.nr])
    ko, ki = sch.split(k, [None, ku])
    sch.reorder(ib, jt, it, ko, ki, ii, ji)
    sch.reverse_compute_at(write, it, preserve_unit_loops=True)
    micro_kernel(sch, tile, ki, ii, ji)
    store_tile(sch, tile, write)
    yield "The register tile reads mr rows of A where they are."
    x, k = sch.get_loops(pack_b)
    panel, column = sch.split(x, [None, tile.nr])
    sch.reorder(k, panel, column)
    sch.vectorize(column)
    for loop in (ib, k):
        sch.parallel(loop)
    sch.annotate(it, "pragma_loop_partition_hint", 1)
    yield "Blocks of rows are dealt out to the cores."


@schedule(
    "gemm",
    "x86",
    base="v8_full_tiles",
    where=has_short_sum,
    pick=lambda case, device: {"nb": max(1, case["n"] // 1024), "mb": max(device.threads, case["m"] // 96)},
    space={
        "mb": lambda case, device: tuple(
            sorted({min(case["m"], max(device.threads, case["m"] // rows)) for rows in (24, 48, 96, 192, 384)})
        ),
        "nb": lambda case, device: tuple(sorted({max(1, case["n"] // width) for width in (256, 512, 1024, 2048)})),
    },
    constraint=lambda case, device, c: tiles_fit(case, device, c) and not_above(case, c),
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
    ib, it, ii = sch.split(i, [mb, None, tile.mr])
    jb, jt, ji = sch.split(j, [nb, None, tile.nr])
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
