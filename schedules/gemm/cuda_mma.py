"""GEMM on the tensor cores with warp-level instructions: WMMA, then mma.sync fed by ldmatrix, swizzled and pipelined.

The order of ideas is CUTLASS' (SM80 mainloop); NVIDIA's "CUDA C++ Programming Guide", section on warp matrix functions,
and the PTX ISA say what the instructions do. Inputs are float16, bfloat16, tf32 (float32 with math="tf32") or int8,
sums float32 or int32.

A block of warps owns a bm×bn tile of C and walks over k in steps of bk; a warp owns wm×wn of it in 16×16 tiles. Ragged
shapes: the tiles of A and B are padded with zeros on their way into shared memory, the writing of C is predicated.
"""

from __future__ import annotations

import numpy as np

from ..core import Case, Config, schedule
from ..device import Gpu
from ..steps import bind_grid, bind_rest, deal_copies, first_reduction, split_init
from . import ACCUMULATOR, cuda_wmma, words
from . import cuda_intrinsics as intrinsics
from .cuda import needs_async_copy
from .cuda_mma_tiles import (
    TILE,
    fragments,
    intrinsic_block,
    row_is_contiguous,
    spread_over_lanes,
    tensorize_tiles,
    transposed_in_shared,
    warp_tile,
)
from .cuda_passes import passes
from .cuda_tiles import group_blocks, pipeline, product, row_lengths, run_ahead, swap_last, unroll, vector_width


def finish(sch, case, device, config):
    """Map loops to blocks and copies to threads, and zero the accumulators before the k loop."""
    product = intrinsic_block(sch, case)
    if product is None:
        bind_rest(sch)
        split_init(sch)
        return
    bind_grid(sch, product)
    deal_copies(sch, warps(config), device.warp)
    loops = sch.get_loops(product)
    init = sch.decompose_reduction(product, loops[first_reduction(sch, product)])
    spread_over_lanes(sch, sch.get_child_blocks(init)[0])
    split_init(sch)


def warps(config: Config) -> int:
    return config["bm"] // config["wm"] * (config["bn"] // config["wn"])


def where(case: Case, device: Gpu) -> str | None:
    """Tensor cores multiply low precision."""
    if case["dtype"] == "float64" or (case["dtype"] == "float32" and case["math"] == "exact"):
        return f"tensor cores do not multiply {case['dtype']}; float32 runs on them with math=tf32, rounded to 10 bits"
    if device.capability < 80:
        return f"{device.model} (sm_{device.capability}) lacks mma.sync for bfloat16, tf32 and ldmatrix of this shape"
    return None


def fits(case: Case, device: Gpu, config: Config) -> bool:
    """Whether the tiles divide among the warps and lanes, and shared memory and registers suffice."""
    c = {"stages": 1, **config}
    size = np.dtype(case["dtype"]).itemsize
    if c["bm"] % c["wm"] or c["bn"] % c["wn"] or c["bk"] % intrinsics.k_of(case["dtype"]):
        return False
    threads = warps(c) * device.warp
    shared = size * c["bk"] * (c["bm"] + c["bn"]) * c["stages"]
    chunks = all(c[e] * c["bk"] * size // 16 % threads == 0 for e in ("bm", "bn"))
    sums = c["wm"] * c["wn"] // device.warp
    fragments = (c["wm"] + c["wn"]) * intrinsics.FRAGMENT_BYTES // 4 // device.warp * 2
    registers = min(sums + fragments + 40, 256)
    fit = threads <= device.threads_per_block and registers * threads <= device.registers_per_sm
    return chunks and fit and registers < 256 and shared <= device.shared_per_block


def finish_wmma(sch, case, device, config):
    """As `finish`, the accumulators zeroed by their own instruction."""
    product = intrinsic_block(sch, case)
    if product is None:
        bind_rest(sch)
        split_init(sch)
        return
    bind_grid(sch, product)
    deal_copies(sch, warps(config), device.warp)
    loops = sch.get_loops(product)
    init = sch.decompose_reduction(product, loops[first_reduction(sch, product)])
    total = ACCUMULATOR[case["dtype"]]
    sch.tensorize(sch.get_loops(sch.get_child_blocks(init)[0])[0], cuda_wmma.wmma_fill(total))


def where_wmma(case: Case, device: Gpu) -> str | None:
    """TVM's WMMA has no tf32."""
    if case["dtype"] == "float32" and case["math"] == "tf32":
        return "TVM generates WMMA for float16, bfloat16 and int8: tf32 starts at t1_mma_ldmatrix"
    return where(case, device)


@schedule(
    "gemm",
    "cuda",
    finish=finish_wmma,
    where=where_wmma,
    constraint=fits,
    space={"bm": (64, 128), "bn": (64, 128), "bk": (32, 64), "wm": (32, 64), "wn": (32, 64)},
    says=words.staged,
)
def t0_wmma(sch, case, device, *, bm=128, bn=128, bk=32, wm=64, wn=32):
    """Tensor cores through WMMA: a warp multiplies 16×16×16 at once, sixteen times the FMA rate of its 32 lanes.

    Where the elements of a fragment are is the compiler's secret, so that C goes through shared memory on its way out.
    """
    nest = warp_tile(sch, case, bm, bn, bk, wm, wn, depth=TILE, sums="wmma.accumulator")
    inner = product(sch, case)[0]
    total = ACCUMULATOR[case["dtype"]]
    loads = [sch.cache_read(nest.block, index, f"wmma.matrix_{name}") for index, name in enumerate("ab")]
    for load, tile, operand in zip(loads, (nest.a, nest.b), "AB", strict=True):
        sch.compute_at(load, nest.ki, preserve_unit_loops=True)
        transposed = row_is_contiguous(case, operand)
        if transposed:
            sch.transform_layout(tile, ("write", 0), swap_last)
        tensorize_tiles(sch, load, cuda_wmma.wmma_load(operand, case["dtype"], "shared.dyn", transposed))
    sch.tensorize(sch.get_loops(inner)[0], cuda_wmma.wmma_multiply(case["dtype"], total))
    unroll(sch, nest.ki, nest.it, nest.jt)
    yield "A warp's instruction multiplies whole 16×16 matrices."

    staged = sch.cache_read(nest.out, 0, "shared.dyn")
    tensorize_tiles(sch, staged, cuda_wmma.wmma_store(total, "shared.dyn"))
    elements = sch.fuse(*sch.get_loops(nest.out)[-2:])
    width = vector_width(row_lengths(case)[2], widest=4)
    _, lane, vector = sch.split(elements, [None, device.warp, width])
    sch.bind(lane, "threadIdx.x")
    sch.vectorize(vector)
    yield "Sums go to shared memory as matrices and from there to C in whole rows, the epilogue applied on the way."
    return nest


@schedule(
    "gemm",
    "cuda",
    base="t0_wmma",
    finish=finish,
    where=where,
    constraint=fits,
    space={"bm": (64, 128, 256), "bn": (64, 128, 256), "bk": (32, 64), "wm": (32, 64), "wn": (32, 64)},
    options={
        "device_passes": passes("own_registers"),
        # A named common subexpression would hide from TVM which part of an index is the lane.
        "tirx.disable_cse_tir": True,
    },
)
def t1_mma_ldmatrix(sch, case, device, *, bm=128, bn=128, bk=32, wm=64, wn=32):
    """mma.sync on fragments in known registers, loaded four 8×8 matrices at a time by ldmatrix.

    The layout of the fragments is open, so that the epilogue runs on the sums where they are.
    """
    nest = warp_tile(sch, case, bm, bn, bk, wm, wn, intrinsics.k_of(case["dtype"]))
    fragments(sch, case, nest)
    yield "One ldmatrix feeds four registers of every lane; two mma.sync make a 16×16 tile of products."
    return nest


@schedule(
    "gemm",
    "cuda",
    base="t1_mma_ldmatrix",
    where=where,
    options={"device_passes": passes("own_registers", "swizzle_shared")},
)
def t2_swizzle(sch, case, device, *, bk=64, **below):
    """Tiles are swizzled in shared memory: the eight rows that ldmatrix reads at once lie in different banks.

    Rows of 128 bytes all start in bank 0, so that a column of 16-byte chunks is read one row at a time. Exclusive-or of
    a chunk's number with its row's spreads the column over all 32 banks, without padding.
    """
    nest = yield from t1_mma_ldmatrix(sch, case, device, bk=bk, **below)
    yield "Chunk c of row r is stored as chunk c xor (r mod 8): one ldmatrix takes four passes instead of thirty-two."
    return nest


def pick(case: Case, device: Gpu) -> Config:
    """Tiles by the shape of C, rows of 128 bytes, as many stages as shared memory holds.

    A warp's 64×64 sums take 128 registers of a lane. Where tiles cannot be copied in pieces of 16 bytes, addresses
    take more of them, and a warp gets 64×32. Few rows of C get low tiles.
    """
    size = np.dtype(case["dtype"]).itemsize
    m = case["m"]
    aligned = all(row * size % 16 == 0 for row in row_lengths(case)[:2])
    aligned = aligned and all(
        transposed_in_shared(case, operand) == row_is_contiguous(case, operand) for operand in "AB"
    )
    tiles = -(-m // 128) * -(-case["n"] // 256)
    if m <= 64:
        low = 16 if m <= 16 else 32
        tile = {"bm": low * (2 if m > 32 else 1), "bn": 128, "wm": low, "wn": 32}
    elif aligned and tiles >= device.sms:
        tile = {"bm": 128, "bn": 256, "wm": 64, "wn": 64}
    elif aligned:
        tile = {"bm": 128, "bn": 128, "wm": 64, "wn": 64}
    else:
        tile = {"bm": 128, "bn": 128, "wm": 64, "wn": 32}
    bk = 128 // size
    per_stage = (tile["bm"] + tile["bn"]) * 128
    if device.shared_per_block < 3 * per_stage:
        bk, per_stage = bk // 2, per_stage // 2
    return {**tile, "bk": bk, "stages": min(4, device.shared_per_block // per_stage)}


@schedule(
    "gemm",
    "cuda",
    base="t2_swizzle",
    pick=pick,
    where=lambda case, device: where(case, device) or needs_async_copy(device),
    constraint=fits,
    space={"stages": (2, 3, 4, 5), "group": (1, 4, 8, 16), "bk": (32, 64, 128)},
    options={"tirx.use_async_copy": True, "device_passes": passes("own_registers", "swizzle_shared", "one_barrier")},
)
def t3_multistage(sch, case, device, *, bm=128, bn=256, bk=64, wm=64, wn=64, stages=4, group=8):
    """Loads run ahead on both levels: cp.async tiles several steps, ldmatrix fragments one instruction.

    The tensor cores never wait for a tile that was asked for only one step ago; blocks are numbered so that those in
    flight share rows of A and columns of B in the L2 cache.
    """
    nest = yield from t2_swizzle(sch, case, device, bm=bm, bn=bn, bk=bk, wm=wm, wn=wn)
    pipelined = bk > intrinsics.k_of(case["dtype"])
    if pipelined:
        pipeline(sch, nest.ki, stages=[0, 0, 1], order=[0, 1, 2])
        yield "Registers: the fragments of the next 16 k are loaded while these are multiplied."

    run_ahead(sch, nest.ko, stages, pipelined)
    yield "Shared memory: tiles are copied asynchronously, several steps ahead, without passing through registers."

    group_blocks(sch, nest, group)
    yield "Blocks in flight cover a compact patch of C: fewer rows and columns are fetched from memory for them."
    return nest
