"""Elementwise operators on CUDA, from one element a thread to 128-bit packs and fused chains.

The rungs follow OneFlow's "How to implement an efficient elementwise template with CUDA" (2021): a grid-stride loop
over a grid of a few waves, packs as wide as one memory instruction, a tail apart from them, functions composed in
registers.
"""

from __future__ import annotations

import math

from ..core import Case, Config, schedule
from ..device import Gpu
from ..packs import dividing_width, flatten, move_packs, pack_width, stride_over_grid, through_registers
from . import blocks_of, broadcasts, is_chain


def whole_width(case: Case) -> int:
    """The widest pack that leaves no tail, and does not run over the end of a row where rows matter."""
    return dividing_width(pack_width(case["dtype"]), case["n"] if broadcasts(case) else case["m"] * case["n"])


def grid_of(case: Case, device: Gpu, width: int, threads: int, waves: int) -> int:
    """Blocks that hold every pack, or fill the device's threads `waves` times."""
    wave = device.sms * (device.threads_per_sm // threads)
    return min(math.ceil(case["m"] * case["n"] / (width * threads)), wave * waves)


def fits(case: Case, device: Gpu, config: Config) -> bool:
    """Whether a block of so many threads can run."""
    return config["threads"] <= device.threads_per_block


@schedule("elementwise", "cuda", space={"threads": (64, 128, 256, 512, 1024)}, constraint=fits)
def v0_one_per_thread(sch, case, device, *, threads=256):
    """One thread computes one element: neighbours in a warp touch neighbours in memory. The baseline."""
    for name in blocks_of(case):
        grid, thread = sch.split(sch.fuse(*sch.get_loops(sch.get_sblock(name))), [None, threads])
        sch.bind(grid, "blockIdx.x")
        sch.bind(thread, "threadIdx.x")
    yield "Every element has a thread of its own; every function of a chain is a kernel of its own."


@schedule("elementwise", "cuda", base="v0_one_per_thread", space={"waves": (1, 2, 4, 8, 16, 32)})
def v1_grid_stride(sch, case, device, *, threads=256, waves=32):
    """A grid of a few waves strides over the data: starting a block and its index arithmetic pay for many elements.

    Replaces v0's split. waves: how many times the grid fills the device's threads at most.
    """
    for name in blocks_of(case):
        stride_over_grid(sch, sch.get_sblock(name), grid_of(case, device, 1, threads, waves), threads)
    yield "A thread takes every element that lies a whole grid behind its last one."


@schedule("elementwise", "cuda", base="v1_grid_stride", space={"unroll": (1, 2, 4)})
def v2_pack(sch, case, device, *, threads=256, waves=32, unroll=1):
    """128 bits an access: a quarter of the instructions (an eighth in 16 bits) move the same bytes.

    Replaces v1's elements by packs. They are as wide as divides the data; with an odd length this is v1.
    """
    strided_packs(sch, case, device, whole_width(case), threads, waves, unroll)
    yield "A thread loads, computes and stores a pack: one instruction for 16 bytes of each operand."


@schedule(
    "elementwise",
    "cuda",
    base="v2_pack",
    where=lambda case, device: None if whole_width(case) < pack_width(case["dtype"]) else "whole packs cover the data",
)
def v3_tail(sch, case, device, *, threads=256, waves=32, unroll=1):
    """Full packs whatever the length: only the last round of the stride loop asks whether an element exists.

    Replaces v2's narrower packs. TVM's loop partition gives the last round code of its own.
    """
    for rounds in strided_packs(sch, case, device, pack_width(case["dtype"]), threads, waves, unroll):
        sch.annotate(rounds, "pragma_loop_partition_hint", 1)
    yield "The tail is handled apart, element by element; all other packs are loaded and stored whole."


def strided_packs(sch, case: Case, device: Gpu, width: int, threads: int, waves: int, unroll: int) -> list:
    """A grid-stride loop over packs for every function that is not inlined; returns its loops over rounds."""
    total, row = case["m"] * case["n"], case["n"]

    def is_packed(buffer) -> bool:
        size = math.prod(int(extent) for extent in buffer.shape)
        return size == total or (size == row and row % width == 0 and case["m"] != row)

    threads = threads if total > 1 else 1  # TVM guards no store of a block that has one element
    loops = []
    for block in sch.get_child_blocks(sch.get_sblock("root")):
        flatten(sch, block)
        packed = through_registers(sch, block, is_packed)
        rounds, group, pack = stride_over_grid(
            sch, block, grid_of(case, device, width, threads, waves), threads, width, unroll
        )
        move_packs(sch, packed, group, pack)
        loops.append(rounds)
    return loops


@schedule(
    "elementwise",
    "cuda",
    base="v3_tail",
    where=lambda case, device: None if is_chain(case) else "one function has nothing to be fused with",
    # Once memory is read and written only once, 16-bit chains wait for exact divisions and exponentials.
    options={"fast_math": True},
)
def v4_fused(sch, case, device, **below):
    """The functions of a chain become one kernel: values go from one to the next in registers, not through memory."""
    for name in blocks_of(case)[:-1]:
        sch.compute_inline(sch.get_sblock(name))
    yield "A chain reads its operands once and writes once, however many functions it has."
    yield from v3_tail(sch, case, device, **below)
