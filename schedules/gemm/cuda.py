"""Single-precision GEMM on CUDA cores (FFMA), from one thread per element to an asynchronous multistage pipeline.

The rungs and their names follow Simon Boehm, "How to Optimize a CUDA Matmul Kernel for cuBLAS-like Performance"
(2022, github.com/siboehm/SGEMM_CUDA), and from v7 on NVIDIA's CUTLASS ("Efficient GEMM in CUDA").

A block of threads owns a bm×bn tile of C and walks over k in steps of bk; a thread owns tm×tn of it. Ragged shapes:
v0 and v1 predicate, from v2 on the tiles of A and B are padded with zeros on their way into shared memory and only the
writing of C is predicated.
"""

from __future__ import annotations

from ..core import Case, Config, schedule
from ..device import Gpu
from ..steps import bind_grid, bind_rest, deal_copies, set_vector_width, split_init
from . import words
from .cuda_passes import passes
from .cuda_tiles import (
    VECTOR,
    block_tile,
    fragments,
    group_blocks,
    pipeline,
    planes,
    product,
    row_lengths,
    run_ahead,
    swap_last,
    thread_per_element,
    unpipeline,
    unroll,
    vector_width,
    vectorize_last,
)

MOST_REGISTERS = 255  # of one thread: an instruction has 8 bits to name one
MOST_UNROLLED = 2048  # multiply-adds of a step in bk: of 16 bytes each, more would not stay in an instruction cache


def finish(sch, case, device, config):
    """Map the outer loops to blocks, deal copies to threads, and zero the accumulators before the k loop."""
    block, _ = product(sch, case)
    if "bm" in config:
        bind_grid(sch, block)
        deal_copies(sch, config["bm"] * config["bn"] // (config.get("tm", 1) * config.get("tn", 1)))
    bind_rest(sch)
    split_init(sch)


def where(case: Case, device: Gpu) -> str | None:
    """The CUDA cores' ladder is float32's."""
    if case["dtype"] != "float32" or case["math"] != "exact":
        return f"the FFMA ladder computes exact float32, not {case['dtype']} with math={case['math']}: see t0_wmma"
    return None


def fits(case: Case, device: Gpu, config: Config) -> bool:
    """Whether the tiles divide among the threads, and threads and shared memory suffice."""
    c = {"tm": 1, "tn": 1, "stages": 1, "wx": 1, "pairs": 1, **config}
    if c["bm"] % c["tm"] or c["bn"] % c["tn"]:
        return False
    threads = c["bm"] * c["bn"] // (c["tm"] * c["tn"])
    if threads > device.threads_per_block or threads % device.warp:
        return False
    if "bk" not in c:
        return True
    shared = 4 * c["bk"] * (c["bm"] + c["bn"] + 2 * VECTOR) * c["stages"]
    loads = all(c[e] * c["bk"] % threads == 0 for e in ("bm", "bn"))
    warps = c["bn"] // c["tn"] % c["wx"] == 0 and c["bm"] // c["tm"] % (device.warp // c["wx"]) == 0
    warps = warps and device.warp // c["wx"] % c["pairs"] == 0
    registers = c["tm"] * c["tn"] + 2 * (c["tm"] + c["tn"]) + 40
    kept = registers <= MOST_REGISTERS and registers * threads <= device.registers_per_sm
    short = c["bk"] * c["tm"] * c["tn"] <= MOST_UNROLLED
    return loads and warps and shared <= device.shared_per_block and kept and short


@schedule(
    "gemm",
    "cuda",
    finish=finish,
    where=where,
    constraint=fits,
    space={"bm": (8, 16, 32), "bn": (8, 16, 32)},
    says=words.staged,
)
def v0_naive(sch, case, device, *, bm=32, bn=32):
    """One thread computes one element of C: the definition, on many threads.

    Consecutive threads of a warp take consecutive rows, so that each of their reads of A and of their writes of C is a
    memory transaction of its own. Predicated at the edges.
    """
    thread_per_element(sch, case, bm, bn, columns_first=False)
    yield "Every element of C has a thread of its own, which sums its dot product in a register."


@schedule("gemm", "cuda", base="v0_naive", where=where)
def v1_coalesced(sch, case, device, *, bm=32, bn=32):
    """Consecutive threads take consecutive columns: a warp's 32 reads of B become one transaction of 128 bytes.

    Replaces v0's order of the threads. Predicated at the edges.
    """
    thread_per_element(sch, case, bm, bn, columns_first=True)
    yield "A warp reads 32 neighbours of a row of B and writes 32 neighbours of C; the element of A is broadcast."


@schedule(
    "gemm",
    "cuda",
    base="v1_coalesced",
    where=where,
    constraint=fits,
    space={"bm": (16, 32), "bn": (16, 32), "bk": (8, 16, 32)},
)
def v2_shared_tile(sch, case, device, *, bm=32, bn=32, bk=32):
    """A block reads each tile of A and B once and shares it: 32 times fewer bytes from L2 and DRAM.

    Replaces v1's direct reads; threads and the elements they own are the same.
    """
    nest = block_tile(sch, case, bm, bn, bk)
    yield "The block's threads copy a tile of A and of B into shared memory together; every element is used 32 times."
    return nest


@schedule(
    "gemm",
    "cuda",
    base="v2_shared_tile",
    where=where,
    constraint=fits,
    space={"bm": (64, 128), "bn": (32, 64, 128), "bk": (8, 16), "tm": (4, 8, 16)},
)
def v3_thread_tile_1d(sch, case, device, *, bm=64, bn=64, bk=8, tm=8):
    """A thread computes a column of 8 elements: one value of B from shared memory now feeds 8 FMAs.

    Replaces v2's one element per thread.
    """
    nest = block_tile(sch, case, bm, bn, bk, tm)
    unroll(sch, nest.ki, nest.iq)
    yield "Each thread keeps 8 sums in registers: 9 reads of shared memory for 8 FMAs instead of 16."
    return nest


@schedule(
    "gemm",
    "cuda",
    base="v3_thread_tile_1d",
    where=where,
    constraint=fits,
    space={"bm": (64, 128, 256), "bn": (64, 128, 256), "bk": (8, 16, 32), "tm": (4, 8, 16), "tn": (4, 8, 16)},
)
def v4_thread_tile_2d(sch, case, device, *, bm=128, bn=128, bk=8, tm=8, tn=8, wx=16, pairs=1):
    """A thread computes 8×8 elements as outer products of registers: 16 reads of shared memory feed 64 FMAs.

    Replaces v3's column per thread.
    """
    nest = block_tile(sch, case, bm, bn, bk, tm, tn, wx, pairs)
    for index in (0, 1):
        fragment = sch.cache_read(nest.block, index, "local")
        sch.compute_at(fragment, nest.ki)
    unroll(sch, nest.ki, nest.iq, nest.jq)
    yield "At each k a thread loads 8 values of A and 8 of B into registers and multiplies all pairs."
    return nest


@schedule("gemm", "cuda", base="v4_thread_tile_2d", where=where)
def v5_vector_loads(sch, case, device, *, bm=128, bn=128, bk=8, tm=8, tn=8, wx=16, pairs=1):
    """128-bit accesses: four floats per load instruction from global and shared memory, and per store of C.

    A's tile is transposed while it is stored, so that a thread's values of A lie side by side. Rows whose length is no
    multiple of four are copied with 64- or 32-bit accesses.
    """
    tiles = {"bm": bm, "bn": bn, "bk": bk, "tm": tm, "tn": tn, "wx": wx, "pairs": pairs}
    nest = yield from v4_thread_tile_2d(sch, case, device, **tiles)
    sch.transform_layout(nest.a, ("write", 0), swap_last)
    for fragment in fragments(sch, nest):
        vectorize_last(sch, sch.get_loops(fragment)[-1], VECTOR)
    yield "A's tile is stored transposed: both fragments are read from shared memory four floats at a time."

    threads = bm * bn // (tm * tn)
    row_a, row_b, row_c = row_lengths(case)
    for tile, row, extent in ((nest.a, row_a, bm * bk), (nest.b, row_b, bn * bk)):
        set_vector_width(sch, tile, vector_width(row, extent // threads))
    _, vector = sch.split(sch.get_loops(nest.out)[-1], [None, vector_width(row_c, tn)])
    sch.vectorize(vector)
    yield "Global memory is read and written with 128-bit instructions: a quarter of the instructions, same bytes."
    return nest


@schedule("gemm", "cuda", base="v5_vector_loads", where=where, space={"padding": (0, 4)})
def v6_bank_conflicts(sch, case, device, *, padding=4, **below):
    """Shared memory is laid out so that the 32 lanes of a warp hit 32 banks.

    Lane x reads floats 8x…8x+3: eight lanes that should cover the 32 banks once cover half of them twice. Stored as
    planes of float4 (all first halves, then all second halves) neighbours lie side by side.
    """
    nest = yield from v5_vector_loads(sch, case, device, **below)
    for tile, extent, own in ((nest.a, "bm", "tm"), (nest.b, "bn", "tn")):
        planes(sch, tile, below[extent], below[own])
    yield "Neighbouring lanes read neighbouring float4s: B's fragment takes one pass over the banks instead of two."

    for tile in (nest.a, nest.b):
        if padding:
            # Axis -5 is k: behind it come the axes of `planes`.
            sch.storage_align(tile, 0, axis=-5, factor=device.warp, offset=padding)
    yield "Rows of the tiles are four floats longer: the transposing stores of A spread over the banks."
    return nest


@schedule(
    "gemm",
    "cuda",
    base="v6_bank_conflicts",
    where=where,
    constraint=lambda case, device, config: fits(case, device, {**config, "stages": 2}),
    # Two blocks per SM leave a thread 128 registers; more eager levels spill a few.
    options={"register_level": 5},
)
def v7_double_buffer(sch, case, device, *, bk=16, **below):
    """Loads of the next step run under the arithmetic of this one, first from shared, then from global memory.

    Both tiles and both fragments exist twice. The next tile waits in registers while this one is used, so that one
    barrier per step is enough.
    """
    nest = yield from v6_bank_conflicts(sch, case, device, bk=bk, **below)
    pipeline(sch, nest.ki, stages=[0, 0, 1], order=[0, 1, 2])
    yield "Registers: the fragments of step k+1 are read from shared memory while step k multiplies."

    for tile in (nest.a, nest.b):
        sch.annotate(tile, "tirx.manifest_shared_memory_local_stage", 1)
        sch.annotate(tile, "double_buffer_scope", 0)
    # The copies of A and B, each in two (to registers, to shared memory), then first fragments, body, last step of k.
    pipeline(sch, nest.ko, stages=[0, 0, 0, 0, 0, 1, 1], order=[0, 3, 1, 4, 5, 2, 6])
    yield "Shared memory: the next tile is on its way from global memory, in registers, while this one is multiplied."
    return nest


@schedule(
    "gemm",
    "cuda",
    base="v7_double_buffer",
    where=where,
    space={"wx": (2, 4, 8, 16), "pairs": (1, 2), "group": (1, 4, 8, 16)},
)
def v8_warp_tile(sch, case, device, *, wx=8, pairs=1, group=8, **below):
    """Compact tiles on the levels between: a warp owns 32×64 elements instead of a 16×128 strip.

    Its 32 threads form a 4×8 patch (`wx` is its width), so that per k it reads 32 + 64 distinct floats of shared memory
    instead of 16 + 128. With `pairs` of 2 neighbouring lanes lie below one another: CUTLASS' RowMajorInterleaved<2>.
    Likewise the blocks that run at the same time cover `group` rows of tiles.
    """
    nest = yield from v7_double_buffer(sch, case, device, wx=wx, pairs=pairs, **below)
    group_blocks(sch, nest, group)
    yield "Blocks are numbered so that those in flight share rows of A and columns of B in the L2 cache."
    return nest


@schedule(
    "gemm",
    "cuda",
    base="v8_warp_tile",
    where=lambda case, device: where(case, device) or needs_async_copy(device),
    constraint=fits,
    # Measured on an H200 at 4096³ among 36 neighbours, as the register level below.
    pick=lambda case, device: {"wx": 4, "group": 4},
    space={"stages": (3, 4, 5), "register_level": (3, 5, 7, 10)},
    # StorageRewrite breaks the buffers of an asynchronous pipeline.
    options={
        "tirx.use_async_copy": True,
        "tirx.disable_storage_rewrite": True,
        "device_passes": passes("one_barrier"),
    },
)
def v9_async_copy(sch, case, device, *, stages=3, register_level=7, **below):
    """cp.async copies straight into shared memory: no registers held, no instruction waits for the next tile.

    Several tiles are in flight. A transposed tile is copied in pieces of four bytes, since cp.async cannot transpose.
    register_level: how freely the compiler spends registers, which changes its order of instructions too.
    """
    del register_level  # the compiler's: see the options of `schedule`
    nest = yield from v8_warp_tile(sch, case, device, **below)
    unpipeline(sch, nest.ko)
    for tile in (nest.a, nest.b):
        sch.unannotate(tile, "tirx.manifest_shared_memory_local_stage")
        sch.unannotate(tile, "double_buffer_scope")
        sch.set_scope(tile, 0, "shared.dyn")
    for tile, transposed in ((nest.a, not case["trans_a"]), (nest.b, case["trans_b"])):
        if transposed:
            set_vector_width(sch, tile, 1)
    run_ahead(sch, nest.ko, stages)
    yield "Global memory: tiles are copied asynchronously, several steps ahead, without passing through registers."
    return nest


def needs_async_copy(device: Gpu) -> str | None:
    """cp.async came with compute capability 8.0."""
    return None if device.capability >= 80 else f"{device.model} (sm_{device.capability}) has no asynchronous copies"
