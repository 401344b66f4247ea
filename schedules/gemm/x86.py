"""GEMM on x86, from the definition to packed panels and a register micro-kernel.

The rungs follow "How to Optimize GEMM" (van de Geijn et al.) and TVM's "How to optimize GEMM on CPU" up to
vectorization, then the panels and micro-kernel of Goto & van de Geijn, "Anatomy of High-Performance Matrix
Multiplication" (2008). Tile sizes count in vector registers, so that one rung fits AVX2 and AVX-512.
"""

from __future__ import annotations

from ..core import Case, schedule
from ..device import Cpu
from ..steps import split_init
from . import product_block


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
    space={"bm": (16, 32, 48, 64, 96), "bn": (32, 64, 128, 256), "bk": (16, 64, 256, 512)},
)
def v1_blocking(sch, case, device, *, bm=48, bn=64, bk=64):
    """Blocks of C that stay in cache: a block of B is read once for bm rows instead of once for each row.

    48×64 of A, 64×64 of B and 48×64 of C in float32 are 40 KiB: they live in L1 and L2 while they are used.
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


@schedule("gemm", "x86", base="v2_permutation", where=full_precision)
def v3_vectorize(sch, case, device, **below):
    """One instruction multiplies a whole vector: the inner loop is cut to the machine's lanes.

    Exactly the lanes of one register: longer vectors make LLVM shuffle halves.
    """
    block, (io, jo, ko, ii, ki, ji) = yield from v2_permutation(sch, case, device, **below)
    jv, lane = sch.split(ji, [None, device.lanes(case["dtype"])])
    sch.vectorize(lane)
    yield "Every multiply-add now works on a full vector register of C and B."
    return block, (io, jo, ko, ii, ki, jv, lane)


def pack(sch, block, operand: int, width: int):
    """Copy an operand into panels of `width` rows of the result (columns for B), k by k.

    reindex first brings the operand into the block's own index order, which undoes transposes and leading
    dimensions; the ragged last panel is padded with zeros.
    """
    packed = sch.reindex(block, ("read", operand))
    sch.transform_layout(packed, ("write", 0), panels(width), pad_value=0.0)
    return packed


def panels(width: int):
    """The layout of a packed operand: [x, k] becomes [panel, k, x within the panel]."""
    return lambda x, k: (x // width, k, x % width)


@schedule("gemm", "x86", base="v3_vectorize", where=full_precision, space={"nv": (1, 2, 3, 4)})
def v4_pack_b(sch, case, device, *, nv=2, **below):
    """B is copied into panels of nv vectors: the inner loops read one contiguous stream, one page at a time.

    Unpacked, a step in k jumps a whole row of B: at n = 1024 that is one page, and a new TLB entry, each time.
    """
    block, loops = yield from v3_vectorize(sch, case, device, **below)
    pack(sch, block, 1, nv * device.lanes(case["dtype"]))
    yield "A step in k now moves to the next cache line of a panel instead of the next row of B."
    return block, loops


@schedule("gemm", "x86", base="v4_pack_b", where=full_precision, space={"mr": (2, 3, 4, 5, 6, 8, 10, 12, 14)})
def v5_pack_ab(sch, case, device, *, mr=6, **below):
    """A is copied into panels of mr rows: what the inner loops broadcast lies in one stream as well (GEBP)."""
    block, loops = yield from v4_pack_b(sch, case, device, **below)
    pack(sch, block, 0, mr)
    yield "The mr elements of A that one step in k needs share a cache line."
    return block, loops


def tile_rows(device: Cpu, nv: int) -> int:
    """Rows of the register tile: accumulators, nv vectors of B and two broadcasts of A fill the registers.

    6 rows of 2 vectors with AVX2's 16 registers, 14 rows of 2 with AVX-512's 32.
    """
    return (device.registers - nv - 2) // nv


def packed_tiles(sch, case: Case, mr: int, nr: int, ku: int):
    """Pad the product to whole mr×nr tiles and pack both operands; accumulate into a local buffer.

    Returns the block, its packing blocks for A and B, and the block that writes C.
    """
    block, write = product_block(sch, case)
    write = write or sch.cache_write(block, 0, "local")
    packs = [sch.reindex(block, ("read", operand)) for operand in (0, 1)]
    sch.pad_einsum(block, [mr, nr, ku])
    for operand, (pack, width) in enumerate(zip(packs, (mr, nr), strict=True)):
        padded = sch.get_producers(block)[operand]
        if sch.get(padded).name_hint != sch.get(pack).name_hint:
            sch.compute_inline(pack)
            packs[operand] = padded
        sch.transform_layout(padded, ("write", 0), panels(width))
    crop = sch.get_consumers(block)[0]
    if sch.get(crop).name_hint != sch.get(write).name_hint:
        sch.compute_inline(crop)
    sch.set_scope(block, 0, "local")
    return block, *packs, write


@schedule(
    "gemm",
    "x86",
    base="v5_pack_ab",
    where=full_precision,
    pick=lambda case, device: {"mr": tile_rows(device, 2), "nv": 2},
    space={
        "mr": (2, 3, 4, 5, 6, 8, 10, 12, 14),
        "nv": (1, 2, 3, 4),
        "ku": (1, 2, 4, 8),
        "mc": (4, 8, 16, 32, 64, 128),
        "nc": (1, 2, 4, 8, 16),
    },
    constraint=lambda case, device, c: c["mr"] * c["nv"] + c["nv"] + 1 <= device.registers,
)
def v6_microkernel(sch, case, device, *, mr=6, nv=2, ku=4, mc=16, nc=1):
    """The accumulators stay in registers for the whole sum: C is written once, not once for every block of k.

    Replaces the blocking of the rungs below: the tile is mr rows × nv vectors, so that accumulators, B's vectors and
    A's broadcast fill the register file; k is the innermost loop outside the tile. Ragged extents are padded with zeros
    while packing, and the padding is cut off when C is written.
    """
    lanes = device.lanes(case["dtype"])
    nr = nv * lanes
    block, pack_a, pack_b, write = packed_tiles(sch, case, mr, nr, ku)
    yield "A and B are packed into panels as wide as the register tile, padded with zeros to whole tiles."
    i, j, k = sch.get_loops(block)
    io, ii = sch.split(i, [None, mr])
    jo, ji = sch.split(j, [None, nr])
    ko, ki = sch.split(k, [None, ku])
    ic, it = sch.split(io, [None, mc])
    jc, jt = sch.split(jo, [None, nc])
    sch.reorder(ic, jc, jt, it, ko, ki, ii, ji)
    yield "mc panels of A stay in L2 while the panels of B pass by; one panel of B stays in L1 for all of them."
    sch.reverse_compute_at(write, it)
    jv, lane = sch.split(ji, [None, lanes])
    sch.vectorize(lane)
    for loop in (jv, ii, ki):
        sch.unroll(loop)
    yield "mr·nv accumulators live in registers; each step in k loads nv vectors and broadcasts mr elements."
    return block, pack_a, pack_b, write, (ic, jc, jt, it)


@schedule("gemm", "x86", base="v6_microkernel", where=full_precision)
def v7_parallel(sch, case, device, **below):
    """All cores work: the blocks of C are dealt out, and so are the panels while they are packed."""
    block, pack_a, pack_b, write, (ic, jc, jt, it) = yield from v6_microkernel(sch, case, device, **below)
    sch.parallel(sch.fuse(ic, jc))
    for pack in (pack_a, pack_b):
        sch.parallel(sch.get_loops(pack)[0])
    yield "Each core owns whole blocks of C, so no two write the same line."
    return block, pack_a, pack_b, write
