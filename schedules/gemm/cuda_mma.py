"""GEMM on the tensor cores with warp-level instructions: WMMA, then mma.sync fed by ldmatrix, swizzled and pipelined.

The order of ideas is CUTLASS' (SM80 mainloop); NVIDIA's "CUDA C++ Programming Guide", section on warp matrix functions,
and the PTX ISA say what the instructions do. Inputs are float16, bfloat16, tf32 (float32 with math="tf32") or int8,
sums float32 or int32.

A block of warps owns a bm×bn tile of C and walks over k in steps of bk; a warp owns wm×wn of it in 16×16 tiles. Ragged
shapes: the tiles of A and B are padded with zeros on their way into shared memory, the writing of C is predicated.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import tvm_ffi
from tvm import ir, sym, tirx

from ..core import Case, Config, schedule
from ..device import Gpu
from ..steps import VECTOR_WIDTH, bind_grid, deal_copies, first_reduction
from . import ACCUMULATOR, has_epilogue, product_block
from . import cuda_intrinsics as intrinsics
from .cuda import needs_async_copy, pad, pipeline, row_lengths, unroll, vector_width

TILE = intrinsics.TILE


@dataclass(frozen=True)
class Nest:
    """Handles on a tiled GEMM: blocks, then loops from the outside in (it, jt count a warp's 16×16 tiles)."""

    block: Any
    out: Any
    a: Any
    b: Any
    io: Any
    jo: Any
    warp: Any
    ko: Any
    ki: Any
    it: Any
    jt: Any


def finish(sch, case, device, config):
    """Map loops to blocks and copies to threads, and zero the accumulators before the k loop."""
    product = intrinsic_block(sch, case)
    bind_grid(sch, product)
    deal_copies(sch, warps(config), device.warp)
    loops = sch.get_loops(product)
    init = sch.decompose_reduction(product, loops[first_reduction(sch, product)])
    spread_over_lanes(sch, sch.get_child_blocks(init)[0])


def intrinsic_block(sch, case):
    """The block of 16×16 products: `tensorize` names its own, inside, the same."""
    name = "AB_o" if has_epilogue(case) else "C_o"
    blocks = sch.get_child_blocks(sch.get_sblock("root"))
    return next(block for block in blocks if sch.get(block).name_hint == name)


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


def transposed_in_shared(case: Case, operand: str) -> bool:
    """Whether a tile is stored [k][row]: as global memory has it, if ldmatrix can transpose (16-bit elements)."""
    row_is_contiguous = case["trans_a"] if operand == "A" else not case["trans_b"]
    return row_is_contiguous and np.dtype(case["dtype"]).itemsize == 2


def warp_tile(sch, case, bm, bn, bk, wm, wn) -> Nest:
    """Tile C for blocks, warps and 16×16 instructions, and bring A's and B's tiles through shared memory, zero-padded."""
    depth = intrinsics.k_of(case["dtype"])
    block, a, b, out = pad(sch, case, (bm, bn, bk), "shared.dyn", sums="warp")
    i, j, k = sch.get_loops(block)
    i, ii = sch.split(i, [None, TILE])
    j, jj = sch.split(j, [None, TILE])
    k, kk = sch.split(k, [None, depth])
    sch.reorder(i, j, k, ii, jj, kk)
    tile = sch.blockize(ii)
    io, iw, it = sch.split(i, [None, bm // wm, wm // TILE])
    jo, jw, jt = sch.split(j, [None, bn // wn, wn // TILE])
    ko, ki = sch.split(k, [None, bk // depth])
    sch.reorder(io, jo, iw, jw, ko, ki, it, jt)
    warp = sch.fuse(iw, jw)
    sch.bind(warp, "threadIdx.y")
    sch.reverse_compute_at(out, warp, preserve_unit_loops=True)
    copy_tiles(sch, case, a, b, ko)
    return Nest(tile, out, a, b, io, jo, warp, ko, ki, it, jt)


def copy_tiles(sch, case, a, b, ko) -> None:
    """Copy each tile at `ko`, neighbours in global memory by neighbouring lanes, 16 bytes each where rows allow."""
    widest = 16 // np.dtype(case["dtype"]).itemsize
    row_a, row_b, _ = row_lengths(case)
    for tile, operand, row in ((a, "A", row_a), (b, "B", row_b)):
        sch.compute_at(tile, ko, preserve_unit_loops=True)
        across, along = sch.get_loops(tile)[-2:]
        if case["trans_a"] if operand == "A" else not case["trans_b"]:
            sch.reorder(along, across)
        sch.fuse(*sch.get_loops(tile)[-2:])
        sch.annotate(tile, VECTOR_WIDTH, vector_width(row, widest=widest))


def fragments(sch, case, nest: Nest) -> None:
    """Load the warps' operands with ldmatrix and multiply with mma.sync; sums stay in the lanes' registers."""
    dtype, total = case["dtype"], ACCUMULATOR.get(case["dtype"], case["dtype"])
    depth = intrinsics.k_of(dtype)
    inner = product_block(sch, case)[0]
    loads = [sch.cache_read(nest.block, index, "warp") for index in (0, 1)]
    for load, tile, operand in zip(loads, (nest.a, nest.b), "AB", strict=True):
        sch.compute_at(load, nest.ki, preserve_unit_loops=True)
        transposed = transposed_in_shared(case, operand)
        if transposed:
            sch.transform_layout(tile, ("write", 0), lambda row, k: (k, row))
        row, k = sch.get_loops(load)[-2:]
        rows, row = sch.split(row, [None, TILE])
        ks, k = sch.split(k, [None, depth])
        sch.reorder(rows, ks, row, k)
        sch.transform_layout(load, ("write", 0), in_tiles(depth, intrinsics.fragment_layout(operand, dtype)))
        sch.tensorize(row, intrinsics.ldmatrix(operand, dtype, "shared.dyn", transposed))
        sch.unroll(rows)
    sch.transform_layout(inner, ("write", 0), in_tiles(TILE, intrinsics.accumulator_layout))
    sch.tensorize(sch.get_loops(inner)[0], intrinsics.mma(dtype, total))
    spread_over_lanes(sch, nest.out, vector_width(row_lengths(case)[2], widest=2))
    unroll(sch, nest.ki, nest.it, nest.jt)


def in_tiles(width: int, layout):
    """A layout of whole 16×width tiles, inside which `layout` holds."""
    return lambda row, column: (row // TILE, column // width, *layout(row % TILE, column % width))


def spread_over_lanes(sch, block, width: int = 1) -> None:
    """Let each lane handle its own elements of every 16×16 tile: `block`'s last two loops are rows and columns."""
    rows, columns = sch.get_loops(block)[-2:]
    it, upper, row = sch.split(rows, [None, 2, TILE // 2])
    jt, right, pair, column = sch.split(columns, [None, 2, 4, 2])
    sch.reorder(it, jt, row, pair, upper, right, column)
    sch.bind(sch.fuse(row, pair), "threadIdx.x")
    unroll(sch, it, jt)
    unroll(sch, upper, right)
    if width > 1:
        sch.vectorize(column)


def own_registers():
    """A pass: a warp's memory becomes registers of its lanes, addressed by constants.

    Every lane here touches only its own elements. TVM's own pass also allows exchanges between lanes, and leaves indices
    such as (lane · 8 + 260) // 256 that would put the registers into local memory.
    """

    def lower(func, mod, ctx):
        threads: list = []
        tvm_ffi.structural_walk(func.body, (tirx.AttrStmt, threads.append))
        axes = [t.node for t in threads if t.attr_key == "thread_extent"]
        lane = next(axis.var for axis in axes if axis.thread_tag == "threadIdx.x")
        return func.with_body(_Registers(lane).rewrite(func.body))

    return tirx.transform.prim_func_pass(lower, opt_level=0)


class _Registers:
    """Rewrites accesses to warp memory; `lane` is the variable of threadIdx.x."""

    def __init__(self, lane):
        self.lane = lane
        self.analyzer = sym.Analyzer()
        self.local: dict = {}

    def rewrite(self, body):
        tvm_ffi.structural_walk(body, (tirx.AllocBuffer, self.allocate))
        nodes = (tirx.AllocBuffer, ir.TensorLoad, tirx.BufferStore, ir.Call)
        handlers = (self.allocation, self.load, self.store, self.call)
        return tvm_ffi.structural_map(body, list(zip(nodes, handlers, strict=True)))

    def allocate(self, node) -> None:
        if node.buffer.scope() == "warp":
            size = int(node.buffer.shape[0]) // intrinsics.WARP
            self.local[node.buffer.name] = tirx.decl_buffer((size,), node.buffer.dtype, node.buffer.name, scope="local")

    def index(self, index):
        """The register of an element: its position without the lane's part."""
        if isinstance(index, tirx.Ramp):
            return tirx.Ramp(self.index(index.base), index.stride, index.lanes)
        first, second = (self.analyzer.simplify(self.at(index, lane)) for lane in (0, 1))
        per_lane = int(self.analyzer.simplify(second - first))
        whole = tirx.floordiv(first, intrinsics.WARP * per_lane) * per_lane
        return self.analyzer.simplify(whole + tirx.floormod(first, per_lane))

    def at(self, index, lane: int):
        number = tirx.const(lane, "int32")
        return tvm_ffi.structural_map(index, (ir.Var, lambda v: number if v.same_as(self.lane) else v))

    def allocation(self, node):
        return tirx.AllocBuffer(self.local[node.buffer.name]) if node.buffer.scope() == "warp" else node

    def load(self, node):
        if not isinstance(node.source.ty, tirx.BufferType) or node.source.scope() != "warp":
            return node
        return tirx.BufferLoad(self.local[node.source.name], [self.index(i) for i in node.indices])

    def store(self, node):
        if node.buffer.scope() != "warp":
            return node
        return tirx.BufferStore(self.local[node.buffer.name], node.value, [self.index(i) for i in node.indices])

    def call(self, node):
        pointers = {"tirx.ptx_legacy.mma": (6, 8, 10), "tirx.ptx_legacy.ldmatrix": (3,)}.get(getattr(node.op, "name", ""))
        if pointers is None:
            return node
        args = list(node.args)
        for at in pointers:
            args[at], args[at + 1] = self.local[args[at].args[0].name].data, self.index(args[at + 1])
        return ir.Call(node.op, args, node.attrs, ret_ty=node.ty)


@schedule(
    "gemm",
    "cuda",
    finish=finish,
    where=where,
    constraint=fits,
    space={"bm": (64, 128, 256), "bn": (64, 128, 256), "bk": (32, 64), "wm": (32, 64), "wn": (32, 64)},
    options={
        "device_passes": "schedules.gemm.cuda_mma:own_registers",
        # A named common subexpression would hide from TVM which part of an index is the lane.
        "tirx.disable_cse_tir": True,
    },
)
def t1_mma_ldmatrix(sch, case, device, *, bm=128, bn=128, bk=32, wm=64, wn=32):
    """mma.sync on fragments in known registers, loaded four 8×8 matrices at a time by ldmatrix.

    The layout of the fragments is open, so that the epilogue runs on the sums where they are.
    """
    nest = warp_tile(sch, case, bm, bn, bk, wm, wn)
    fragments(sch, case, nest)
    yield "One ldmatrix feeds four registers of every lane; two mma.sync make a 16×16 tile of products."
    return nest
