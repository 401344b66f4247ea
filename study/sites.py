"""The innermost statements of a program with what surrounds them: loops, guards, the block's name."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
import tvm
import tvm_ffi
from tvm import s_tir, tirx
from tvm.ir import Expr, TensorLoad
from tvm.ir.prim import expr as prim

from .expr import evaluate, variables
from .tree import KINDS, place_buffers, reduction_loops, thread_loops

Touched = tuple[tirx.Var, tuple, bool]


@dataclass(frozen=True)
class Site:
    """A store, the loops around it (outermost first), the conditions it stands under, and its block's name."""

    loops: tuple[tirx.For, ...]
    store: tirx.BufferStore | None = None
    block: str = ""
    guards: tuple[object, ...] = ()
    reductions: frozenset[tirx.Var] = frozenset()

    @property
    def iterations(self) -> int:
        """How often the statement runs; a thread axis bound twice counts once."""
        extents = {loop_kind(loop) if is_thread(loop) else loop.loop_var: int(loop.extent) for loop in self.loops}
        return math.prod(extents.values())

    def touched(self) -> list[Touched]:
        """Buffer, indices and direction of each distinct access, loads first."""
        found: list[Touched] = []
        visit = (TensorLoad, lambda load: found.append((load.source, tuple(load.indices), False)))
        tvm_ffi.structural_walk(self.store.value, visit)
        found.append((self.store.buffer, tuple(self.store.indices), True))
        return list(
            {(buffer, str(indices), write): (buffer, indices, write) for buffer, indices, write in found}.values()
        )

    def multiplies_and_adds(self) -> bool:
        """Whether the statement adds a product to something; the arithmetic of indices does not count."""
        buffer = self.store.buffer
        counts = str(buffer.dtype).startswith(("int", "uint")) and all(str(extent) == "1" for extent in buffer.shape)
        return not counts and _adds_product(self.store.value)


def sites(mod: tvm.IRModule) -> list[Site]:
    """Every innermost statement of a program in program order; those under symbolic loops are left out.

    A loop that runs while something holds counts as one turn.
    """
    found: list[Site] = []
    placed = place_buffers(mod)
    for var, function in mod.functions.items():
        if isinstance(function, tirx.PrimFunc):
            start = Site((), reductions=frozenset(reduction_loops(function)))
            found += _walk(placed[var].body, start)
    return [site for site in found if all(isinstance(loop.extent, (int, tirx.IntImm)) for loop in site.loops)]


def unknown_loops(mod: tvm.IRModule) -> bool:
    """Whether a program has loops whose number of turns it does not say: symbolic ones, or while something holds."""
    found: list[bool] = []
    for function in mod.functions.values():
        visit = lambda loop: found.append(not isinstance(loop.extent, (int, tirx.IntImm)))  # noqa: E731
        tvm_ffi.structural_walk(function.body, (tirx.For, visit))
        tvm_ffi.structural_walk(function.body, (tirx.While, lambda loop: found.append(True)))
    return any(found)


def _walk(node: tirx.Stmt, around: Site) -> Iterator[Site]:
    if isinstance(node, tirx.SeqStmt):
        for inner in node.seq:
            if isinstance(inner, tirx.ScopeIdDefStmt):  # of a whole program: what follows runs in these threads
                around = replace(around, loops=(*around.loops, *thread_loops(inner)))
            yield from _walk(inner, around)
    elif isinstance(node, tirx.For):
        yield from _walk(node.body, replace(around, loops=(*around.loops, node)))
    elif isinstance(node, s_tir.SBlockRealize):
        true = isinstance(node.predicate, prim.IntImm) or str(node.predicate) in ("True", "T.bool(True)")
        guards = around.guards if true else (*around.guards, node.predicate)
        yield from _walk(node.block.body, replace(around, block=node.block.name_hint or around.block, guards=guards))
    elif isinstance(node, tirx.IfThenElse):
        yield from _walk(node.then_case, replace(around, guards=(*around.guards, node.condition)))
        if node.else_case is not None:
            yield from _walk(node.else_case, replace(around, guards=(*around.guards, prim.Not(node.condition))))
    elif isinstance(node, tirx.BufferStore):
        yield replace(around, store=node)
    elif hasattr(node, "body"):
        yield from _walk(node.body, around)


def _adds_product(value: object) -> bool:
    if isinstance(value, TensorLoad):
        return False
    if isinstance(value, prim.Add) and (isinstance(value.a, prim.Mul) or isinstance(value.b, prim.Mul)):
        return True
    parts = [getattr(value, name, None) for name in ("a", "b", "value", "true_value", "false_value")]
    return any(_adds_product(part) for part in (*parts, *getattr(value, "args", ())) if isinstance(part, Expr))


def loop_kind(loop: tirx.For) -> str:
    """A loop's kind, or the thread axis it is bound to."""
    return loop.thread_binding.thread_tag if loop.thread_binding is not None else KINDS[int(loop.kind)]


def is_thread(loop: tirx.For) -> bool:
    """Whether the loop is spread over the threads or blocks of a GPU."""
    return loop.thread_binding is not None


def itemsize(buffer: tirx.Var) -> int:
    """Bytes of one element."""
    return tvm.DataType(str(buffer.dtype)).itemsize


def byte_offset(buffer: tirx.Var, indices: tuple, values: dict) -> np.ndarray:
    """Offset of an access from the start of its buffer; row-major unless the buffer has strides. Raises NotStatic."""
    shape = [int(evaluate(extent, {})) for extent in buffer.shape]
    steps = [int(evaluate(stride, {})) for stride in buffer.strides]
    steps = steps or [math.prod(shape[i + 1 :]) for i in range(len(shape))]
    total = sum((evaluate(index, values) * step for index, step in zip(indices, steps, strict=True)), np.int64(0))
    return total * itemsize(buffer)


def at_first(indices: tuple) -> dict:
    """Every variable of the indices at its first iteration."""
    return {var: 0 for index in indices for var in variables(index)}


def index_text(indices: tuple) -> str:
    """The indices as the program has them."""
    return ", ".join(" ".join(str(index).split()) for index in indices)
