"""Parts that several of GEMM's x86 rungs share: the register tile, packing, the micro-kernel and its store."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ..core import Case, Config
from ..device import Cpu
from . import product_block

RUN = 16  # rows of B packed in one go: 16 × 8 panels of 2 AVX2 vectors are 8 KiB, within L1 and 16 open pages
UNITS, LATENCY = 2, 4  # for multiply-adds of vectors, and the cycles of one: Zen 2 to 4, Haswell to Sapphire Rapids
SLOT = 0.1  # what a load costs even where there are not too many: it issues beside the multiply-adds
CLOCK, BANDWIDTH = 3e9, 20e9  # Hz, and bytes a second of memory, of a processor that was never probed
GROUP = 8  # at most so many panels of B packed side by side: together they read 8 × 64 bytes of each row


@dataclass(frozen=True)
class Tile:
    """Sizes of a packed product: an mr × nr register tile of `lanes`-wide vectors, k unrolled by ku; blocks of
    mc rows, bands of nc columns, blocks of kc in k. All are whole multiples, so that nothing inside is ragged.
    mb and nb count the blocks and bands that C reaches into. One beyond it would only compute padding, and TVM's loop
    partition gives wrong results there: it cuts such a block's loops at a negative row.

    chunk: panels of A, and group: panels of B, that one thread packs in one go; few enough that every thread has some.
    """

    mr: int
    nr: int
    ku: int
    lanes: int
    mc: int
    nc: int
    kc: int
    mb: int
    nb: int
    chunk: int
    group: int

    @classmethod
    def of(cls, case: Case, device: Cpu, mr: int, nv: int, ku: int, mb: int, nb: int, kc: int | None = None) -> Tile:
        """The tile for at most mb row blocks, nb column bands and blocks of kc in k (None: the whole sum)."""
        lanes = device.lanes(case["dtype"])
        nr = nv * lanes
        m, n, k = (case[extent] for extent in "mnk")
        blocks = -(-k // kc) if kc else 1
        mc, nc = share(m, mb, mr), share(n, nb, nr)
        mb, nb = -(-m // mc), -(-n // nc)
        chunk = largest_divisor(mc // mr, mb * mc // (mr * device.threads))
        group = max(1, min(GROUP, nb * nc // (nr * device.threads)))
        return cls(mr, nr, ku, lanes, mc, nc, share(k, blocks, ku), mb, nb, chunk, group)


def largest_divisor(number: int, most: int) -> int:
    """The largest divisor of `number` that is at most `most`; 1 if there is none."""
    return next((d for d in range(min(number, most), 1, -1) if number % d == 0), 1)


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


def shares_out(case: Case, device: Cpu, config: Config) -> bool:
    """Whether rows and columns can be cut into so many shares of whole tiles: with more, some would be empty."""
    nr = config["nv"] * device.lanes(case["dtype"])
    cuts = ((case["m"], config["mb"], config["mr"]), (case["n"], config["nb"], nr))
    return all((parts - 1) * share(extent, parts, multiple) < extent for extent, parts, multiple in cuts)


def seconds(case: Case, device: Cpu, config: Config) -> float:
    """What the product may take, by registers and bytes.

    After Low et al., "Analytical Modeling Is Enough for High-Performance BLIS" (2016). Two multiply-adds of vectors can
    begin in a cycle, if there are sums enough to hide their latency and no more loads than multiply-adds; whatever pads
    the tiles is computed too. Every block of rows reads B, every band of columns A, every block of k the sums so far.
    """
    m, n, k = (case[extent] for extent in "mnk")
    mr, nv, lanes = config["mr"], config["nv"], device.lanes(case["dtype"])
    loads = (mr + nv) / (mr * nv)
    rate = max(1.0, loads, UNITS * LATENCY / (mr * nv)) + SLOT * loads
    padded = config["mb"] * share(m, config["mb"], mr) * config["nb"] * share(n, config["nb"], nv * lanes)
    blocks = config["mb"] * config["nb"]
    idle = -(-blocks // device.threads) * device.threads / blocks
    peak = device.peak(case["dtype"]) or device.threads * 2 * UNITS * lanes * CLOCK
    sums = 2 * m * n * -(-k // config.get("kc", k))
    moved = np.dtype(case["dtype"]).itemsize * (config["mb"] * n * k + config["nb"] * m * k + sums)
    return 2 * padded * k / peak * rate * idle + moved / (device.bandwidth or BANDWIDTH)


def cycles(case: Case, device: Cpu, config: Config) -> float:
    """What a multiply-add of vectors costs in a blocked product whose inner loops are i, k and a row of bn columns.

    The row of C is as many sums: too few do not hide the latency, and more than the registers hold are loaded and
    stored at every k instead of once in bk. A block of B that L1 does not hold comes from L2, at half the rate.
    """
    row = max(1, config["bn"] // device.lanes(case["dtype"]))
    block = config["bk"] * config["bn"] * np.dtype(case["dtype"]).itemsize
    held = row + 2 <= device.registers  # beside a vector of B and the element of A
    loads = row * (1 if block <= device.l1_bytes else 2) + 1 + 2 * row / (config["bk"] if held else 1)
    return max(1.0, UNITS * LATENCY / row, loads / row)


def row_blocks(case: Case, device: Cpu, kc: int | None = None) -> int:
    """How many blocks to cut the rows into: equal shares for the threads, each packed block within 3/32 of L3.

    3 MiB of a 32 MiB L3: larger blocks are pushed out by the panels of B that stream past them.
    """
    depth = min(kc or case["k"], case["k"])
    block = max(1, device.l3_bytes * 3 // 32 // (depth * 4))
    return min(case["m"], device.threads * -(-case["m"] // (device.threads * block)))


def deal_out(case: Case, device: Cpu, kc: int | None = None) -> Config:
    """The hand-picked tile rows, and the grid of mb row blocks × nb column bands that is dealt out to the threads.

    A few threads get blocks of rows. From eight on the grid is as square as the threads allow: of t threads each then
    reads 1/√t of either operand instead of all of B. Among tiles nearly as tall as the registers allow, the one that
    pads the rows of a block least: at 1024 rows on a 4 × 4 grid, 13 rows pad 1.5 %, 14 rows pad 4 %.
    """
    tallest = tile_rows(device, 2)
    blocks = row_blocks(case, device, kc)
    bands = largest_divisor(device.threads, int(device.threads**0.5)) if device.threads >= 8 else 1
    mb = max(1, blocks // bands)
    tall = range(tallest, tallest - tallest // 7 - 1, -1)
    grid = {"mr": min(tall, key=lambda mr: share(case["m"], mb, mr)), "mb": mb, "nb": bands}
    return grid if shares_out(case, device, {**grid, "nv": 2}) else {"mr": tallest, "mb": blocks, "nb": 1}


def row_splits(threads: int) -> tuple[int, ...]:
    """Numbers of row blocks worth trying: multiples of the threads, and fewer for grids with several bands."""
    return tuple(sorted({threads * f for f in (1, 2, 3, 4, 6, 8, 16)} | {n for n in (1, 2, 4, 8) if n < threads}))


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


def pack_operands(sch, case: Case, tile: Tile, plain_a: bool = False):
    """Pad the product to whole blocks, and pack both operands into panels (plain_a: copy A's rows as they are).

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
        if operand == 1 or not plain_a:
            sch.transform_layout(padded, ("write", 0), panels(width, kc))
    behind = sch.get_consumers(block)
    if behind and write and sch.get(behind[0]).name_hint != sch.get(write).name_hint:
        sch.compute_inline(behind[0])
    return block, *packs, write or (behind[0] if behind else None)


def sum_by_blocks(sch, block, tile: Tile):
    """Cut the sum into blocks of kc, each a register tile of its own that is added to C when it is complete."""
    _, _, k = sch.get_loops(block)
    kb, _ = sch.split(k, [None, tile.kc])
    part = sch.rfactor(kb, 0)
    sch.set_scope(part, 0, "local")
    return part


def tile_of_part(sch, tile: Tile, part, at, ii, ji) -> None:
    """Sum one block of k in registers inside loop `at`, then add it to the tile (ii, ji) of C by vectors."""
    sch.compute_at(part, at, preserve_unit_loops=True)
    pi, pj, pk = sch.get_loops(part)[-3:]
    ko, ki = sch.split(pk, [None, tile.ku])
    sch.reorder(ko, ki, pi, pj)
    micro_kernel(sch, tile, ki, pi, pj)
    vectorize_tile(sch, tile, ii, ji)


def write_rows(sch, tile: Tile, write, at) -> None:
    """Write what stands ready at loop `at` to C, row by row in vectors (the epilogue, or the cut of the padding)."""
    sch.reverse_compute_at(write, at, preserve_unit_loops=True)
    sch.vectorize(sch.split(sch.get_loops(write)[-1], [None, tile.lanes])[1])


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


def stream_panels(sch, tile: Tile, pack_a, pack_b, run: int = RUN):
    """Order the loops of both packings; returns their outer loops, and the loops between those and the vectors."""
    chunks, inner_a = stream_a(sch, tile, pack_a)
    groups, inner_b = stream_b(sch, tile, pack_b, run)
    return (chunks, groups), (*inner_a, *inner_b)


def guarded(case: Case, tile: Tile, jt, packing) -> list:
    """The loops around vectors whose lanes are guarded one by one: A's panels where rows are ragged; B's panels and the
    column panels of C (`jt`) where columns are. packing: the inner loops of `stream_panels`."""
    panel_a, _, _, panel_b = packing
    rows = [panel_a] if tile.mb * tile.mc != case["m"] else []
    return [*rows, jt, panel_b] if tile.nb * tile.nc != case["n"] else rows


def stream_a(sch, tile: Tile, pack):
    """Pack A panel by panel, all mr rows of a step in k at once."""
    *_, x, k = sch.get_loops(pack)
    chunk, panel, row = sch.split(x, [None, tile.chunk, tile.mr])
    sch.reorder(chunk, panel, k, row)
    sch.vectorize(row)
    return chunk, (panel, k)


def stream_b(sch, tile: Tile, pack, run: int = RUN):
    """Pack B in runs of rows over a group of panels: whole cache lines of each row are used, few pages are open."""
    *_, x, k = sch.get_loops(pack)
    group, panel, column = sch.split(x, [None, tile.group, tile.nr])
    runs, step = sch.split(k, [None, run])
    sch.reorder(group, runs, panel, step, column)
    sch.vectorize(column)
    return group, (runs, panel)
