"""Steps shared by several ladders, and small edits of programs that no primitive covers."""

from __future__ import annotations

import math

import tvm_ffi
from tvm import s_tir, tirx

# What `deal_copies` reads from a block's annotations.
VECTOR_WIDTH = "vector_width"


def extents(*values: int) -> tuple[int | tirx.IntImm, ...]:
    """`values` as the extents of a tensor, in 64 bits where an index into all of it would not fit into 32."""
    wide = all(isinstance(value, int) for value in values) and math.prod(values) >= 2**31
    return tuple(tirx.IntImm("int64", value) if wide else value for value in values)


def widen(func: tirx.PrimFunc, name: str, shape: tuple[int, ...]) -> tirx.PrimFunc:
    """`func` with its buffer parameter `name` declared as `shape`: a leading dimension longer than a row."""
    old = next(p for p in func.params if p.name == name)
    new = tirx.decl_buffer(shape, old.dtype, name)
    return tvm_ffi.structural_map(func, (tirx.Buffer, lambda b: new if b.same_as(old) else b))


def split_init(sch: s_tir.Schedule) -> None:
    """Move every reduction's init in front of its outermost reduction loop.

    Without this the inner loop tests for the first iteration each time, which alone costs a rung a third
    of its speed. It must come last: primitives such as `parallel` refuse a decomposed block.
    """
    for realize in block_realizes(sch.mod["main"]):
        if realize.block.init is not None:
            block = sch.get_sblock(realize.block.name_hint)
            loop = _outermost_reduction_loop(sch, block, realize)
            # A reduction over the threads of a block becomes an exchange between them, which has no init of its own.
            if loop is not None and sch.get(loop).kind != tirx.ForKind.THREAD_BINDING:
                sch.decompose_reduction(block, loop)


def block_realizes(func: tirx.PrimFunc) -> list[s_tir.SBlockRealize]:
    """Every block of `func` with the loop expressions bound to its iterators, in program order."""
    found: list[s_tir.SBlockRealize] = []
    tvm_ffi.structural_walk(func.body, (s_tir.SBlockRealize, found.append), order="pre")
    return found


def _outermost_reduction_loop(sch, block, realize) -> s_tir.schedule.LoopRV | None:
    """The first loop around `block` that one of its reduction iterators depends on."""
    pairs = zip(realize.block.iter_vars, realize.iter_values, strict=True)
    reduce = [value for var, value in pairs if var.iter_type == tirx.IterVar.CommReduce]
    for loop in sch.get_loops(block):
        var = sch.get(loop).loop_var
        if any(_uses(value, var) for value in reduce):
            return loop
    return None


def _uses(expression, var: tirx.Var) -> bool:
    seen: list[tirx.Var] = []
    tvm_ffi.structural_walk(expression, (tirx.Var, seen.append))
    return any(v.same_as(var) for v in seen)


def first_reduction(sch: s_tir.Schedule, block) -> int:
    """Position of the outermost loop around `block` that its reduction iterators depend on."""
    name = sch.get(block).name_hint
    realize = next(r for r in block_realizes(sch.mod["main"]) if r.block.name_hint == name)
    outermost = sch.get(_outermost_reduction_loop(sch, block, realize))
    return next(at for at, loop in enumerate(sch.get_loops(block)) if sch.get(loop).same_as(outermost))


def bind_grid(sch: s_tir.Schedule, block) -> None:
    """Map the loops around `block` that are outside its threads (else outside its reduction) to blockIdx.x."""
    loops = sch.get_loops(block)
    bound = [at for at, loop in enumerate(loops) if sch.get(loop).kind == tirx.ForKind.THREAD_BINDING]
    sch.bind(sch.fuse(*loops[: bound[0] if bound else first_reduction(sch, block)]), "blockIdx.x")


def bind_rest(sch: s_tir.Schedule) -> None:
    """Give every computation that no rung has mapped yet a block of one thread per element, so that it can run."""
    for block in sch.get_child_blocks(sch.get_sblock("root")):
        loops = sch.get_loops(block)
        if all(sch.get(loop).kind != tirx.ForKind.THREAD_BINDING for loop in loops):
            axes = [axis.iter_type for axis in sch.get(block).iter_vars]
            spatial = loops[: axes.index(tirx.IterVar.CommReduce)] if tirx.IterVar.CommReduce in axes else loops
            sch.bind(sch.fuse(*spatial), "blockIdx.x")


def set_vector_width(sch: s_tir.Schedule, copy, width: int) -> None:
    """Say how many neighbours a thread copies as one vector access, in place of what was said before."""
    if VECTOR_WIDTH in sch.get(copy).annotations:
        sch.unannotate(copy, VECTOR_WIDTH)
    sch.annotate(copy, VECTOR_WIDTH, width)


def deal_copies(sch: s_tir.Schedule, *threads: int) -> None:
    """Spread the innermost loop of each block annotated with ``vector_width`` over the block's threads, in rounds.

    threads: the extent of threadIdx.x, or those of threadIdx.y (warps) and threadIdx.x.

    The annotation says how many neighbours a thread copies as one vector access.
    """
    for realize in block_realizes(sch.mod["main"]):
        if VECTOR_WIDTH in realize.block.annotations:
            copy = sch.get_sblock(realize.block.name_hint)
            width = int(realize.block.annotations[VECTOR_WIDTH])
            sch.unannotate(copy, VECTOR_WIDTH)
            _, *loops, vector = sch.split(sch.get_loops(copy)[-1], [None, *threads, width])
            for loop, axis in zip(reversed(loops), ("threadIdx.x", "threadIdx.y"), strict=False):
                sch.bind(loop, axis)
            if width > 1:
                sch.vectorize(vector)
