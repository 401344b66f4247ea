"""The loop tree of a program: loops, blocks, and where each buffer lives and how large it is there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher

import numpy as np
import tvm
import tvm_ffi
from tvm import s_tir, tirx
from tvm.ir import TensorLoad
from tvm.tirx.buffer import BufferType

from .units import size_text

# TVM's own first lowering steps: they move each buffer to the loop that encloses all its uses and shrink it to
# what one iteration needs. Without them every buffer would seem to live at the top in full size.
PLACE_BUFFERS = (
    "LowerInitBlock",
    "PlanAndUpdateBufferAllocationLocation",
    "ConvertBlocksToOpaque",
    "CompactBufferAllocation",
)
# What a whole program says of all its shared memory, which is laid out by hand.
POOL = "tirx.dyn_smem_bytes"
KINDS = ("serial", "parallel", "vectorized", "unrolled", "thread")


@dataclass(frozen=True)
class Row:
    """One line of the tree, `depth` levels in.

    role: "loop", "block", "buffer", "argument", "condition" or "statement". kind: a loop's kind (one of KINDS, or the
    thread axis it is bound to such as ``threadIdx.x``), a buffer's scope. extent: iterations, None if symbolic.
    shape and bytes: a buffer's, as allocated at this place. detail: what a block reads and writes, a condition's text,
    a loop's annotations. reduction: the loop runs over a reduction axis. changed: new since the step before.
    """

    depth: int
    role: str
    name: str
    kind: str = ""
    extent: int | None = None
    shape: tuple[str, ...] = ()
    dtype: str = ""
    bytes: int | None = None
    detail: str = ""
    reduction: bool = False
    changed: bool = False

    @property
    def size(self) -> str:
        """A buffer's bytes for people; "" for other rows and for symbolic shapes."""
        return "" if self.bytes is None else size_text(self.bytes)

    @property
    def text(self) -> str:
        """The row as one line of plain text, without its indentation."""
        if self.role == "loop":
            extent = "?" if self.extent is None else self.extent
            kind = "" if self.kind == "serial" else f" {self.kind}"
            return f"{self.name} × {extent}{kind}" + (" Σ" if self.reduction else "") + _joined(self.detail)
        if self.role in ("buffer", "argument"):
            return f"{self.name}: {self.kind} {self.dtype}[{', '.join(self.shape)}] {self.size or '?'}"
        return f"{self.name}{_joined(self.detail)}" if self.role == "block" else self.detail


def loop_tree(mod: tvm.IRModule) -> tuple[Row, ...]:
    """The rows of every function of `mod`, outermost first; arguments come before the loops."""
    rows: list[Row] = []
    placed = place_buffers(mod)
    for var, function in sorted(mod.functions.items(), key=lambda item: item[0].name_hint):
        if isinstance(function, tirx.PrimFunc):
            rows += [_buffer_row(b, 0, "argument") for b in function.params if is_buffer(b)]
            rows += _walk(placed[var].body, 0, reduction_loops(function))
    return tuple(rows)


def mark_changes(rows: Sequence[Row], before: Sequence[Row]) -> tuple[Row, ...]:
    """`rows` with `changed` set on those that `before` does not have in this order, however deep it had them."""
    old, new = ([replace(row, depth=0, changed=False) for row in side] for side in (before, rows))
    same = SequenceMatcher(None, old, new, autojunk=False)
    kept = {b + i for _, b, size in same.get_matching_blocks() for i in range(size)}
    return tuple(replace(row, changed=i not in kept) for i, row in enumerate(rows))


def place_buffers(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod` with buffers placed and shrunk as the compiler will; `mod` itself where the compiler refuses to.

    Whole programs place theirs themselves.
    """
    if not is_scheduled(mod):
        return mod
    passes = [getattr(s_tir.transform, name)() for name in PLACE_BUFFERS]
    try:
        return tvm.transform.Sequential(passes)(mod)
    except (RuntimeError, ValueError, TypeError):  # TVM raises all three
        return mod  # a step between two ideas need not compile; its tree is still worth showing


def is_scheduled(mod: tvm.IRModule) -> bool:
    """Whether a program is of blocks, as TE and schedules make it, and not a whole one that says everything itself."""
    return any((function.attrs or {}).get("s_tir", False) for function in mod.functions.values())


def reduction_loops(function: tirx.PrimFunc) -> set[tirx.Var]:
    """Loop variables that a block's reduction iterator depends on."""
    found: set[tirx.Var] = set()

    def visit(realize: s_tir.SBlockRealize) -> None:
        for iterator, value in zip(realize.block.iter_vars, realize.iter_values, strict=True):
            if iterator.iter_type == tirx.IterVar.CommReduce:
                tvm_ffi.structural_walk(value, (tirx.Var, found.add))

    tvm_ffi.structural_walk(function.body, (s_tir.SBlockRealize, visit))
    return found


# What a whole program's names of blocks and threads are bound to, by the scope of the name (tvm/tirx/exec_scope.h).
AXES = {0: "blockIdx.{} (cluster)", 1: "blockIdx.{}", 2: "blockIdx.{} in cluster", 7: "threadIdx.{}"}


def thread_loops(named: tirx.ScopeIdDefStmt) -> list[tirx.For]:
    """The blocks or threads that a whole program's statement names, as loops bound to them, without a body.

    Warps and warpgroups are threads once more: there are no loops of them.
    """
    ids = getattr(named, "def")
    if ids.scope not in AXES or ids.extents is None:
        return []
    bound, found = tirx.ForKind.THREAD_BINDING, []
    for letter, var, extent in zip("xyz", ids.def_ids, ids.extents, strict=False):
        axis = tirx.IterVar((0, extent), var.name, tirx.IterVar.ThreadIndex, AXES[ids.scope].format(letter))
        found.append(tirx.For(var, 0, extent, bound, tirx.Evaluate(0), thread_binding=axis))
    return found


def name_of(buffer: tirx.Var) -> str:
    """A buffer's name; one without is printed as "buffer", and so it is called here."""
    return buffer.name or "buffer"


def is_buffer(var: tirx.Var) -> bool:
    """Whether a variable is a buffer: in TVM 0.27 both are ``ir.Var`` and only the type tells."""
    return isinstance(var.ty, BufferType)


def _joined(detail: str) -> str:
    return f"  {detail}" if detail else ""


def _walk(node: tirx.Stmt, depth: int, reductions: set[tirx.Var]) -> Iterator[Row]:
    if isinstance(node, tirx.SeqStmt):
        for inner in node.seq:
            if isinstance(inner, tirx.ScopeIdDefStmt):
                for loop in thread_loops(inner):
                    yield _loop_row(loop, depth, False)
                    depth += 1
            yield from _walk(inner, depth, reductions)
    elif isinstance(node, tirx.For):
        yield _loop_row(node, depth, node.loop_var in reductions)
        yield from _walk(node.body, depth + 1, reductions)
    elif isinstance(node, s_tir.SBlockRealize):
        yield from _walk_block(node, depth, reductions)
    elif isinstance(node, tirx.IfThenElse):
        yield Row(depth, "condition", "if", detail=f"if {node.condition}")
        yield from _walk(node.then_case, depth + 1, reductions)
        if node.else_case is not None:
            yield Row(depth, "condition", "else", detail="else")
            yield from _walk(node.else_case, depth + 1, reductions)
    elif isinstance(node, tirx.While):
        yield Row(depth, "condition", "while", detail=f"while {node.condition}")
        yield from _walk(node.body, depth + 1, reductions)
    elif isinstance(node, tirx.AttrStmt):
        if node.attr_key == POOL:
            size = int(node.value)
            yield Row(depth, "buffer", "pool", "shared.dyn", shape=(str(size),), dtype="uint8", bytes=size)
        yield from _walk(node.body, depth, reductions)
    elif isinstance(node, tirx.AllocBuffer):
        row = _buffer_row(node.buffer, depth, "buffer")
        if row.bytes != 0:  # that of a pool, which says its size itself
            yield row
    elif isinstance(node, tirx.BufferStore):
        name = name_of(node.buffer)
        yield Row(depth, "statement", name, detail=f"{name} ← {_reads(node.value)}")
    elif isinstance(node, tirx.Evaluate):
        text = " ".join(str(node.value).split())
        if not text.isdigit():
            yield Row(depth, "statement", "call", detail=text if len(text) < 90 else text[:89] + "…")


def _walk_block(realize: s_tir.SBlockRealize, depth: int, reductions: set[tirx.Var]) -> Iterator[Row]:
    block = realize.block
    for buffer in block.alloc_buffers:
        yield _buffer_row(buffer, depth, "buffer")
    predicate = " ".join(str(realize.predicate).split())
    if predicate not in ("True", "T.bool(True)", "1"):
        yield Row(depth, "condition", "where", detail=f"where {predicate}")
        depth += 1
    inner = list(_walk(block.body, depth, reductions))
    if all(row.role == "statement" for row in inner) and block.name_hint:
        reads = _names(region.source for region in block.reads)
        writes = _names(region.source for region in block.writes)
        if not reads and inner:
            reads = inner[0].detail.partition("← ")[2]  # a constant: what an init writes
        yield Row(depth, "block", block.name_hint, detail=f"{writes} ← {reads}" if writes else "")
        inner = [row for row in inner if row.name == "call"]
        depth += 1
        inner = [replace(row, depth=depth) for row in inner]
    yield from inner


def _loop_row(loop: tirx.For, depth: int, reduction: bool) -> Row:
    kind = KINDS[int(loop.kind)]
    if loop.thread_binding is not None:
        kind = loop.thread_binding.thread_tag
    notes = ", ".join(f"{key}={_plain(value)}" for key, value in sorted(loop.annotations.items()))
    return Row(depth, "loop", loop.loop_var.name, kind, _integer(loop.extent), detail=notes, reduction=reduction)


def _buffer_row(buffer: tirx.Buffer, depth: int, role: str) -> Row:
    extents = [_integer(extent) for extent in buffer.shape]
    known = None not in extents
    dtype = str(buffer.dtype)
    size = int(np.prod(extents, dtype=np.int64)) * tvm.DataType(dtype).itemsize if known else None
    return Row(
        depth, role, name_of(buffer), buffer.scope(), shape=tuple(map(str, buffer.shape)), dtype=dtype, bytes=size
    )


def _integer(expression: object) -> int | None:
    return int(expression) if isinstance(expression, (int, tirx.IntImm)) else None


def _plain(value: object) -> str:
    return " ".join(str(value).split())


def _reads(value: object) -> str:
    found: list[tirx.Buffer] = []
    tvm_ffi.structural_walk(value, (TensorLoad, lambda load: found.append(load.source)))
    return _names(found) or _plain(value)[:60]


def _names(buffers: object) -> str:
    return ", ".join(dict.fromkeys(name_of(buffer) for buffer in buffers))
