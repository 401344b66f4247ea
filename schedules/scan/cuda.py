"""Scans on CUDA: from one thread a row over the textbook's trees in shared memory to a single pass with look-back.

Sources: Harris, Sengupta & Owens (GPU Gems 3, chapter 39) for the first rungs; Merrill & Garland, "Single-pass Parallel
Prefix Scan with Decoupled Look-back" (NVIDIA, 2016) for the last; Sengupta, Harris, Zhang & Owens, "Scan Primitives for
GPU Computing" (2007) for segments.
"""

from __future__ import annotations

from dataclasses import replace
from math import gcd

from ..core import Case, Config, program, schedule
from ..device import Gpu
from ..errors import ExplorerError
from . import cuda_ahead as ahead
from . import cuda_kernels as kernels
from . import cuda_lookback as lookback
from . import cuda_ring as ring
from . import cuda_shared as textbook
from .algebra import Scan
from .cuda_tile import Tile

ACCESS = 16  # bytes of the widest load or store of a thread
MOST_ITEMS = 32  # elements of a thread: their heads are the bits of one word
STAGE = 32 << 10  # bytes of a tile that is loaded ahead: a multiprocessor's shared memory holds six


@schedule("scan", "cuda")
def v0_naive(sch, case, device, *, threads=32):
    """One thread goes along each row: rows side by side, but every addition waits for a load and the one before.

    Neighbouring threads read elements a whole row apart, each a memory transaction of its own.
    """
    row = sch.get_sblock("row")
    block, thread = sch.split(sch.get_loops(row)[0], [None, threads])
    sch.bind(block, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    yield "Every row has a thread of its own, which keeps the running value in a register."
    return row


THREADS = (64, 128, 256, 512, 1024)


@program("scan", "cuda", base="v0_naive", space={"threads": (64, 256, 1024)})
def v1_hillis_steele(case, device, *, threads=1024):
    """A block scans a tile in log₂(tile) steps: each element is combined with the one 1, 2, 4… before it.

    Replaces the running value of one thread. The Kogge-Stone adder: fewest steps, but tile · log₂(tile) operations; two
    buffers in turn, so that one barrier a step is enough. Tiles of a row follow one another with a carried value.
    """
    plan = textbook.Shared(Scan.of(case), threads, 1)
    return kernels.signature(plan.scan, textbook.hillis_steele, plan)


@program("scan", "cuda", base="v1_hillis_steele", space={"threads": THREADS})
def v2_brent_kung(case, device, *, threads=512):
    """Work-efficient: up a tree of partial results and down again, two operations an element instead of log₂(tile).

    Replaces the steps of v1. At distances of 2, 4… 32 words the threads of a warp meet in ever fewer banks.
    """
    plan = textbook.Shared(Scan.of(case), threads, 2)
    return kernels.signature(plan.scan, textbook.brent_kung, plan)


@program("scan", "cuda", base="v2_brent_kung", space={"threads": THREADS})
def v3_bank_conflict_free(case, device, *, threads=512):
    """One word is left free after every 32: the tree's strides of powers of two no longer hit the same bank.

    Everything else is v2.
    """
    plan = textbook.Shared(Scan.of(case), threads, 2, padded=True)
    return kernels.signature(plan.scan, textbook.brent_kung, plan)


@program("scan", "cuda", base="v3_bank_conflict_free", space={"threads": THREADS})
def v4_warp_shuffle(case, device, *, threads=1024):
    """A warp scans 32 elements in registers by shuffles: no shared memory and no barrier until its total is known.

    Replaces the tree: five steps of Kogge-Stone inside the warp, where extra operations cost nothing; only the warps'
    totals go through shared memory.
    """
    scan = Scan.of(case)
    tile = Tile(scan, threads, 1, 1, by_row=True)
    return kernels.signature(scan, kernels.rows_in_registers, tile)


@program("scan", "cuda", base="v4_warp_shuffle", space={"threads": THREADS, "rounds": (1, 2, 4, 8)})
def v5_vector_tile(case, device, *, threads=256, rounds=4):
    """A thread scans the 4 neighbours of a 128-bit load by itself: shuffles once a vector, several loads in flight.

    Where rows do not start at multiples of 16 bytes, the widest access that fits them.
    """
    scan = Scan.of(case)
    width = gcd(case["n"], vector(scan)) if case["rows"] > 1 else vector(scan)
    tile = Tile(scan, threads, min(rounds, MOST_ITEMS // width), width, by_row=True)
    return kernels.signature(scan, kernels.rows_in_registers, tile)


def vector(scan: Scan) -> int:
    """Elements of the widest access."""
    return ACCESS // scan.itemsize


def tile_of(case: Case, threads: int, rounds: int) -> Tile:
    """A tile of all rows, which may end and begin inside it."""
    scan = Scan.of(case)
    return Tile(scan, threads, min(rounds, MOST_ITEMS // vector(scan)), vector(scan))


@program("scan", "cuda", base="v5_vector_tile", space={"threads": THREADS, "rounds": (1, 2, 4, 8)})
def v6_three_phase(case, device, *, threads=256, rounds=4):
    """All multiprocessors work on one row: totals of all tiles, a scan of the totals, scans of all tiles from there.

    Replaces one block a row, and cuts all rows as one into equal tiles: a row's first element is a head like that of a
    segment, so that rows may be of any length. Three launches; every element is read twice and written once.
    """
    tile = tile_of(case, threads, rounds)
    return kernels.signature(tile.scan, kernels.three_phases, kernels.Phases.of(tile, 1024))


def pick_tile(case: Case, device: Gpu) -> Config:
    """Large tiles where there are many, so that few words are read and written; small ones so that no SM idles."""
    elements = case["rows"] * case["n"]
    return {"threads": 256, "rounds": 8 if elements >= 16384 * 4 * device.sms else 4}


@program(
    "scan",
    "cuda",
    base="v6_three_phase",
    pick=pick_tile,
    space={"threads": THREADS, "rounds": (1, 2, 4, 8), "window": (1, 2, 4, 8)},
)
def v7_decoupled_lookback(case, device, *, threads=256, rounds=4, window=8):
    """One pass: an element is read once and waits in registers while its tile looks back for what came before.

    Replaces the three phases. A tile publishes its total; a warp reads the words of 32 · `window` tiles before it at
    once and stops at the first that is inclusive. A word holds state and value together, so that no fence is needed.
    Sums of floats may differ in their last bits from run to run: timing decides how totals are grouped.
    """
    tile = replace(tile_of(case, threads, rounds), window=window)
    return kernels.signature(tile.scan, lookback.single_pass, tile)


def full_rows(case: Case, tile: Tile) -> int:
    """How many rows a tile can hold so that every tile starts with a whole vector; 0 if not even that many fit."""
    if tile.lead:
        return 0
    vectors = tile.width // gcd(case["n"], tile.width)
    return tile.elements // case["n"] // vectors * vectors


def pick_rows(case: Case, device: Gpu) -> Config:
    """The smallest tile that rows fill to nine tenths, of those that have 16 bytes or more in flight a thread."""
    choices = [(t, r) for r in (4, 8) for t in (128, 256, 512, 1024)]
    tiles = {c: tile_of(case, *c) for c in choices}
    filled = {c: full_rows(case, tile) * case["n"] / tile.elements for c, tile in tiles.items()}
    good = [c for c in choices if filled[c] >= 0.9] or [max(choices, key=filled.__getitem__)]
    threads, rounds = min(good, key=lambda c: tiles[c].elements)
    return {"threads": threads, "rounds": rounds}


@program(
    "scan",
    "cuda",
    base="v7_decoupled_lookback",
    pick=pick_rows,
    constraint=lambda case, device, config: full_rows(case, tile_of(case, **config)) > 0,
    space={"threads": THREADS, "rounds": (1, 2, 4, 8)},
    where=lambda case, device: (
        None if full_rows(case, tile_of(case, 1024, 8)) else "rows are longer than a tile or end inside a vector"
    ),
)
def v8_whole_rows(case, device, *, threads=256, rounds=4):
    """Rows that fit a tile never cross one: no words, no tickets, nothing to wait for.

    Replaces look-back for short rows: a tile ends with its last whole row, and some of its threads find nothing to do.
    """
    tile = tile_of(case, threads, rounds)
    rows = full_rows(case, tile)
    if not rows:
        raise ExplorerError("bad_config", f"{tile.elements} elements hold no row of {case['n']}", "take a larger tile")
    tile = replace(tile, full_rows=rows)
    return kernels.signature(tile.scan, kernels.whole_rows, tile)


def needs_many_tiles(case: Case, device: Gpu) -> str | None:
    """Why there is nothing to load ahead, or no way to."""
    scan = Scan.of(case)
    if device.capability < 90:
        return "bulk copies into shared memory need compute capability 9.0"
    if scan.segmented and scan.reverse and scan.elements % ACCESS:
        return "backwards, tiles of heads begin at no multiple of 16 bytes"
    if full_rows(case, tile_of(case, 1024, 8)):
        return "whole rows fit a tile: there is nothing to look back for"
    if scan.elements * scan.itemsize < 4 * STAGE * device.sms:
        return "few tiles: most would be on their way at once anyway"
    return None


def pick_stages(case: Case, device: Gpu) -> Config:
    """Tiles of 32 KiB and as many stages as fit: their loads cover memory's latency and the look-back of one."""
    scan = Scan.of(case)
    tile = tile_of(case, 512, STAGE // scan.itemsize // vector(scan) // 512)
    stage = ring.Plan.of(tile, 1, device.sms, 1).stage_bytes + ring.RESERVED
    stages = min(6, device.shared_per_block // stage)
    return {"threads": 512, "rounds": tile.rounds, "stages": stages, "lead": min(3, stages - 2)}


def fits_beside(case: Case, device: Gpu, config: Config) -> bool:
    """Whether so many blocks with their stages fit a multiprocessor, and a stage is left for what is on its way."""
    tile = tile_of(case, config["threads"], config["rounds"])
    plan = ring.Plan.of(tile, config["stages"], device.sms, config["lead"])
    most = min(device.shared_per_block, device.shared_per_sm // config["per_sm"] - ring.RESERVED)
    fits = plan.shared_bytes <= most and plan.threads * config["per_sm"] <= device.threads_per_sm
    return fits and plan.lead + 2 <= plan.stages


@program(
    "scan",
    "cuda",
    base="v7_decoupled_lookback",
    pick=pick_stages,
    constraint=fits_beside,
    space={
        "threads": (128, 256, 512),
        "rounds": (2, 4, 8),
        "stages": (3, 4, 6, 8, 12),
        "per_sm": (1, 2, 3),
        "lead": (1, 2, 3),
    },
    where=needs_many_tiles,
)
def v9_loads_ahead(case, device, *, threads=512, rounds=4, stages=6, per_sm=1, lead=3):
    """Loads wait for nothing: a resident block has several tiles on their way while it scans one and looks back.

    Replaces a block a tile of v7. A warp feeds the stages by bulk copies, one publishes totals, one looks back, and the
    others add up the `lead` next tiles before they scan this one: all totals before it are in memory by then.
    """
    plan = ring.Plan.of(tile_of(case, threads, rounds), stages, per_sm * device.sms, lead)
    return kernels.signature(plan.tile.scan, ahead.loads_ahead, plan)
