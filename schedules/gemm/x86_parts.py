"""Parts that several of GEMM's x86 rungs share: the register tile, packing, the micro-kernel and its store."""

from __future__ import annotations

from dataclasses import dataclass

from ..core import Case, Config
from ..device import Cpu
from . import product_block

RUN = 16  # rows of B packed in one go: 16 × 8 panels of 2 AVX2 vectors are 8 KiB, within L1 and 16 open pages
GROUP = 8  # panels of B packed side by side: together they read 8 × 64 bytes of each row


@dataclass(frozen=True)
class Tile:
    """Sizes of a packed product: an mr × nr register tile of `lanes`-wide vectors, k unrolled by ku; blocks of
    mc rows, bands of nc columns, blocks of kc in k. All are whole multiples, so that nothing inside is ragged."""

    mr: int
    nr: int
    ku: int
    lanes: int
    mc: int
    nc: int
    kc: int

    @classmethod
    def of(cls, case: Case, device: Cpu, mr: int, nv: int, ku: int, mb: int, nb: int, kc: int | None = None) -> Tile:
        """The tile for mb row blocks, nb column bands and blocks of at most kc in k (None: the whole sum)."""
        lanes = device.lanes(case["dtype"])
        nr = nv * lanes
        k = case["k"]
        blocks = -(-k // kc) if kc else 1
        return cls(mr, nr, ku, lanes, share(case["m"], mb, mr), share(case["n"], nb, nr), share(k, blocks, ku))


def share(extent: int, parts: int, multiple: int) -> int:
    """Size of `parts` equal shares of `extent`, rounded up to whole multiples."""
    return -(-extent // (parts * multiple)) * multiple


def tile_rows(device: Cpu, nv: int) -> int:
    """Rows of the register tile: accumulators, nv vectors of B and two broadcasts of A fill the registers.

    6 rows of 2 vectors with AVX2's 16 registers, 14 rows of 2 with AVX-512's 32.
    """
    return (device.registers - nv - 2) // nv


def fits_registers(device: Cpu, mr: int, nv: int) -> bool:
    """Whether accumulators, the vectors of B and one broadcast fit the register file."""
    return mr * nv + nv + 1 <= device.registers


def not_above(case: Case, config: Config) -> bool:
    """Whether every row block has at least one row, and every column band at least one column."""
    return config["mb"] <= case["m"] and config["nb"] <= case["n"]


def row_blocks(case: Case, device: Cpu, kc: int | None = None) -> int:
    """How many blocks to cut the rows into: equal shares for the threads, each packed block within 1/8 of L3."""
    depth = min(kc or case["k"], case["k"])
    block = max(1, device.l3_bytes // 8 // (depth * 4))
    return min(case["m"], device.threads * -(-case["m"] // (device.threads * block)))


def panels(width: int, kc: int | None = None):
    """The layout of a packed operand: [x, k] becomes [panel, k, x within the panel], cut at kc if given."""
    if kc is None:
        return lambda x, k: (x // width, k, x % width)
    return lambda x, k: (k // kc, x // width, k % kc, x % width)


def pack_panels(sch, block, operand: int, width: int):
    """Copy an operand into panels of `width` rows of the result (columns for B), k by k.

    reindex first brings the operand into the block's own index order, which undoes transposes and leading
    dimensions; the ragged last panel is padded with zeros.
    """
    packed = sch.reindex(block, ("read", operand))
    sch.transform_layout(packed, ("write", 0), panels(width), pad_value=0.0)
    return packed


def pack_operands(sch, case: Case, tile: Tile):
    """Pad the product to whole blocks, and pack both operands into panels.

    Returns the product block, the packing blocks of A and B, and the block behind the product that writes C: the
    epilogue, or the cut of the padding; None if the product itself writes C.
    """
    block, write = product_block(sch, case)
    if case["ldc"] and write is None:  # padding the product would cover the columns of C beyond n
        write = sch.cache_write(block, 0, "global")
    packs = [sch.reindex(block, ("read", operand)) for operand in (0, 1)]
    sch.pad_einsum(block, [tile.mc, tile.nc, tile.kc])
    kc = tile.kc if tile.kc < case["k"] else None
    for operand, width in enumerate((tile.mr, tile.nr)):
        padded = sch.get_producers(block)[operand]
        if sch.get(padded).name_hint != sch.get(packs[operand]).name_hint:
            sch.compute_inline(packs[operand])
            packs[operand] = padded
        sch.transform_layout(padded, ("write", 0), panels(width, kc))
    behind = sch.get_consumers(block)
    if behind and write and sch.get(behind[0]).name_hint != sch.get(write).name_hint:
        sch.compute_inline(behind[0])
    return block, *packs, write or (behind[0] if behind else None)


def micro_kernel(sch, tile: Tile, ki, ii, ji) -> None:
    """Unroll the register tile and the step in k; vectorize exactly one register's lanes."""
    vectorize_tile(sch, tile, ii, ji)
    sch.unroll(ki)


def vectorize_tile(sch, tile: Tile, ii, ji) -> None:
    """Unroll the rows and vectors of a tile and vectorize its lanes."""
    jv, lane = sch.split(ji, [None, tile.lanes])
    sch.vectorize(lane)
    sch.unroll(jv)
    sch.unroll(ii)


def store_tile(sch, tile: Tile, write) -> None:
    """Write one register tile of C by vectors."""
    vectorize_tile(sch, tile, *sch.get_loops(write)[-2:])


def stream_panels(sch, tile: Tile, pack_a, pack_b):
    """Order the packing loops: A panel by panel, all mr rows of a step in k at once; B in runs of rows over a group
    of panels, so that whole cache lines of each row are used while few pages are open.

    Returns the outer loops, over blocks of A and groups of B, and the loops between them and the vectors.
    """
    *_, x, k = sch.get_loops(pack_a)
    block, panel, row = sch.split(x, [None, tile.mc // tile.mr, tile.mr])
    sch.reorder(block, panel, k, row)
    sch.vectorize(row)
    *_, x, kb = sch.get_loops(pack_b)
    group, member, column = sch.split(x, [None, GROUP, tile.nr])
    run, step = sch.split(kb, [None, RUN])
    sch.reorder(group, run, member, step, column)
    sch.vectorize(column)
    return (block, group), (panel, k, run, member)
