"""GEMM on x86, from the definition to packed panels and a register micro-kernel.

The rungs follow "How to Optimize GEMM" (van de Geijn et al.) and TVM's "How to optimize GEMM on CPU" up to
vectorization, then the panels and micro-kernel of Goto & van de Geijn, "Anatomy of High-Performance Matrix
Multiplication" (2008). Tile sizes count in vector registers, so that one rung fits AVX2 and AVX-512.
"""

from __future__ import annotations

from ..core import Case, schedule
from ..device import Cpu
from ..steps import split_init
from . import product_block, words
from .x86_parts import (
    Tile,
    cycles,
    deal_out,
    fits_registers,
    guarded,
    micro_kernel,
    pack_operands,
    pack_panels,
    row_splits,
    seconds,
    shares_out,
    store_tile,
    stream_panels,
    sum_by_blocks,
    tile_of_part,
    write_rows,
)


def finish(sch, case, device, config):
    """Zero the accumulators before the k loop instead of testing for the first k in it."""
    split_init(sch)


def full_precision(case: Case, device: Cpu) -> str | None:
    """Where the ladder stops: the low-precision types need instructions of their own (VNNI, AMX)."""
    if case["dtype"] not in ("float32", "float64"):
        return f"the x86 ladder computes in float32 and float64, not {case['dtype']}"
    return None


@schedule("gemm", "x86", finish=finish, where=full_precision)
def v0_naive(sch, case, device):
    """Three loops as the definition has them: the baseline every other rung is measured against.

    C[i, j] is one dot product; B is walked down a column, one cache line per element.
    """
    yield "Each C[i, j] is a dot product of a row of A and a column of B."
    return product_block(sch, case)[0]


@schedule(
    "gemm",
    "x86",
    base="v0_naive",
    where=full_precision,
    space={"bm": (16, 32, 48, 64, 96), "bn": (32, 64, 128, 256), "bk": (4, 16, 32, 64, 256)},
    says=words.blocked,
)
def v1_blocking(sch, case, device, *, bm=32, bn=64, bk=32):
    """Blocks of C that stay in cache: a block of B is read once for bm rows instead of once for each row.

    32×32 of A, 32×64 of B and 32×64 of C in float32 are 20 KiB of a 32 KiB L1.
    """
    block = yield from v0_naive(sch, case, device)
    i, j, k = sch.get_loops(block)
    io, ii = sch.split(i, [None, bm])
    jo, ji = sch.split(j, [None, bn])
    ko, ki = sch.split(k, [None, bk])
    sch.reorder(io, jo, ko, ii, ji, ki)
    yield "The bm×bk block of A and the bk×bn block of B are reused from cache for the whole block of C."
    return block, (io, jo, ko, ii, ji, ki)


@schedule("gemm", "x86", base="v1_blocking", where=full_precision)
def v2_permutation(sch, case, device, **below):
    """The inner loop runs along a row: B and C are read in unit stride, A's element is a constant in it."""
    block, (io, jo, ko, ii, ji, ki) = yield from v1_blocking(sch, case, device, **below)
    sch.reorder(ii, ki, ji)
    yield "The innermost loop walks rows of B and C in unit stride; A[i, k] is loaded once for bn columns."
    return block, (io, jo, ko, ii, ki, ji)


@schedule("gemm", "x86", base="v2_permutation", where=full_precision, estimate=cycles)
def v3_vectorize(sch, case, device, **below):
    """One instruction multiplies a whole vector: the inner loop is cut to the machine's lanes.

    Exactly the lanes of one register: longer vectors make LLVM shuffle halves.
    """
    block, (io, jo, ko, ii, ki, ji) = yield from v2_permutation(sch, case, device, **below)
    jv, lane = sch.split(ji, [None, device.lanes(case["dtype"])])
    sch.vectorize(lane)
    yield "Every multiply-add now works on a full vector register of C and B."
    return block, (io, jo, ko, ii, ki, jv, lane)


@schedule("gemm", "x86", base="v3_vectorize", where=full_precision, space={"nv": (1, 2, 3, 4)})
def v4_pack_b(sch, case, device, *, nv=2, **below):
    """B is copied into panels of nv vectors: the inner loops read one contiguous stream, one page at a time.

    Unpacked, a step in k jumps a whole row of B: at n = 1024 that is one page, and a new TLB entry, each time.
    """
    block, loops = yield from v3_vectorize(sch, case, device, **below)
    pack_panels(sch, block, 1, nv * device.lanes(case["dtype"]))
    yield "A step in k now moves to the next cache line of a panel instead of the next row of B."
    return block, loops


@schedule("gemm", "x86", base="v4_pack_b", where=full_precision, space={"mr": (2, 3, 4, 5, 6, 8, 10, 12, 14)})
def v5_pack_ab(sch, case, device, *, mr=6, **below):
    """A is copied into panels of mr rows: what the inner loops broadcast lies in one stream as well (GEBP)."""
    block, loops = yield from v4_pack_b(sch, case, device, **below)
    pack_panels(sch, block, 0, mr)
    yield "The mr elements of A that one step in k needs share a cache line."
    return block, loops


@schedule(
    "gemm",
    "x86",
    base="v5_pack_ab",
    where=full_precision,
    pick=deal_out,
    estimate=seconds,
    space={
        "mr": (4, 5, 6, 8, 10, 12, 13, 14),
        "nv": (1, 2, 3, 4),
        "ku": (1, 2, 4, 8),
        "mb": lambda case, device: row_splits(device.threads),
        "nb": lambda case, device: tuple(n for n in (1, 2, 4, 8, 16) if n <= max(4, device.threads)),
    },
    constraint=lambda case, device, c: fits_registers(device, c["mr"], c["nv"]) and shares_out(case, device, c),
    says=words.register_tiled("A and B packed"),
)
def v6_microkernel(sch, case, device, *, mr=6, nv=2, ku=4, mb=2, nb=1):
    """The accumulators stay in registers for the whole sum: C is written once, not once for every block of k.

    Replaces the blocking of the rungs below: the tile is mr rows × nv vectors, so that accumulators, B's vectors and
    A's broadcast fill the register file, and k is the innermost loop around it. The rows are cut into mb blocks and the
    columns into nb bands; ragged extents are padded with zeros while packing, and cut off when C is written.
    """
    tile = Tile.of(case, device, mr, nv, ku, mb, nb)
    block, pack_a, pack_b, write = pack_operands(sch, case, tile)
    yield "A and B are packed into panels as wide as the register tile, padded with zeros to whole tiles."
    write = write or sch.cache_write(block, 0, "local")
    sch.set_scope(block, 0, "local")
    i, j, k = sch.get_loops(block)
    ib, it, ii = sch.split(i, [tile.mb, None, tile.mr])
    jb, jt, ji = sch.split(j, [tile.nb, None, tile.nr])
    ko, ki = sch.split(k, [None, ku])
    sch.reorder(ib, jb, jt, it, ko, ki, ii, ji)
    yield "A panel of B stays in L1 while all row panels of a block of A, which stays in L2 or L3, pass by it."
    sch.reverse_compute_at(write, it, preserve_unit_loops=True)
    micro_kernel(sch, tile, ki, ii, ji)
    store_tile(sch, tile, write)
    yield "mr·nv accumulators live in registers; each step in k loads nv vectors and broadcasts mr elements."
    shares, inner = stream_panels(sch, tile, pack_a, pack_b)
    yield "Packing reads B in runs of 16 rows and writes A by vectors, so that it costs its bytes and no more."
    return (ib, jb), (jt, it), shares, inner


@schedule(
    "gemm",
    "x86",
    base="v6_microkernel",
    where=full_precision,
    constraint=lambda case, device, c: c["mb"] * c["nb"] % device.threads == 0,
)
def v7_parallel(sch, case, device, **below):
    """All cores work: blocks of C are dealt out in equal shares, and so are the panels while they are packed."""
    blocks, tiles, shares, packing = yield from v6_microkernel(sch, case, device, **below)
    for loop in (sch.fuse(*blocks), *shares):
        sch.parallel(loop)
    yield "Each core owns whole blocks of C, so no two write the same line."
    return tiles, packing


@schedule("gemm", "x86", base="v7_parallel", where=full_precision)
def v8_full_tiles(sch, case, device, **below):
    """Ragged edges get loops of their own: the full tiles and panels lose their guards and become vector code again.

    A guard that changes from lane to lane makes LLVM work element by element: packing B then moves 4 bytes a cycle, and
    every store of C is tested. TVM's loop partition cuts the loops where the guard changes. One that holds for a whole
    vector (a ragged row of C, a ragged k of B) is a branch that costs nothing, and its loop stays whole.
    """
    tiles, packing = yield from v7_parallel(sch, case, device, **below)
    tile = Tile.of(case, device, **{name: below[name] for name in ("mr", "nv", "ku", "mb", "nb")})
    for loop in guarded(case, tile, tiles[0], packing):
        sch.annotate(loop, "pragma_loop_partition_hint", 1)
    yield "Only the last row panel and column panel run the guarded copy of the code."


@schedule(
    "gemm",
    "x86",
    base="v8_full_tiles",
    pick=lambda case, device: deal_out(case, device, 1024),
    space={"kc": (256, 512, 768, 1024, 1536, 2048)},
    where=lambda case, device: (
        full_precision(case, device) or (None if case["k"] > 2048 else "the whole sum fits one block of k")
    ),
)
def v9_k_blocking(sch, case, device, *, mr=6, nv=2, ku=4, mb=2, nb=1, kc=1024):
    """A long sum is cut into blocks of kc: the block of A and the panel of B stay in their caches however long k is.

    Replaces the full-length accumulation of v6: C += one register tile per block of k (Goto's loop order). Reading and
    writing C once per block costs 8 bytes for 2·kc operations, so kc must be long; up to 2048 it does not pay.
    """
    tile = Tile.of(case, device, mr, nv, ku, mb, nb, kc)
    block, pack_a, pack_b, write = pack_operands(sch, case, tile)
    part = sum_by_blocks(sch, block, tile)
    yield "The sum over one block of k is a tile of its own, added to C when it is complete."
    i, j, kb = sch.get_loops(block)
    ib, it, ii = sch.split(i, [tile.mb, None, tile.mr])
    jb, jt, ji = sch.split(j, [tile.nb, None, tile.nr])
    sch.reorder(ib, jb, kb, jt, it, ii, ji)
    tile_of_part(sch, tile, part, it, ii, ji)
    shares, _ = stream_panels(sch, tile, pack_a, pack_b)
    yield "One block of A is used for every column of C before the next block of k is touched."
    blocks = sch.fuse(ib, jb)
    if write:
        write_rows(sch, tile, write, blocks)
    for loop in (blocks, *shares):
        sch.parallel(loop)
    yield "Blocks of C are dealt out to the cores as before."
