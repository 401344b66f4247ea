"""Stores past the caches on x86, for results that no cache could hold: an option of a rung.

An ordinary store reads a line of memory before it changes the line, and pushes another one out of the caches. A
non-temporal store does neither: three transfers for a copied element become two. LLVM takes a mark on a store for that,
which TVM cannot set; so vector stores to a program's results become calls of functions in LLVM IR, which are inlined.
"""

from __future__ import annotations

import numpy as np
import tvm_ffi
from tvm import ir, tirx

from .core import Case, find_operator
from .device import Cpu

# The option (see `schedule`).
PAST_CACHES = {"host_passes": f"{__name__}:past_caches"}
LLVM_TYPES = {"float32": "float", "float64": "double", "float16": "half", "uint16": "i16", "int32": "i32", "int8": "i8"}
WIDTHS = (16, 32, 64, 128, 256)  # bytes of a vector; LLVM takes longer ones apart
LINE = 64  # bytes; no store needs more alignment
FENCE = "fence_past_caches"

# The address is tested, as no caller promises more than the alignment of an element. In a loop over whole vectors the
# test does not change: LLVM makes it once, in front of the loop.
STORE = """
define void @{name}(ptr %at, <{lanes} x {kind}> %value) {{
  %address = ptrtoint ptr %at to i64
  %beyond = and i64 %address, {mask}
  %aligned = icmp eq i64 %beyond, 0
  br i1 %aligned, label %past, label %through
past:
  store <{lanes} x {kind}> %value, ptr %at, align {width}, !nontemporal !0
  ret void
through:
  store <{lanes} x {kind}> %value, ptr %at, align {element}
  ret void
}}
"""
# These stores wait in buffers that other threads' loads do not see; a thread of TVM's pool flushes its own when it
# counts its task as done, which is an atomic instruction.
REST = f"""
define void @{FENCE}() {{
  fence seq_cst
  ret void
}}
!0 = !{{i32 1}}
"""


def leaves_caches(case: Case, device: Cpu) -> str | None:
    """Why a rung with such stores is not meant for `case`: what fits the last cache is found there by its next user."""
    moved = find_operator(case.operator).work(case).bytes
    limit = device.l3_bytes or device.l2_bytes
    return None if moved > limit else f"{moved} bytes fit the last cache of {limit}: ordinary stores leave them there"


def past_caches():
    """A pass over a lowered host program: its vector stores to memory that is not its own go past the caches."""

    def rewrite(func, mod, ctx):
        given = parameters(func)
        needed: dict[str, str] = {}

        def store(node: tirx.BufferStore):
            found = vector_store(node)
            if found is None or not any(node.buffer.same_as(buffer) for buffer in given):
                return node
            name, text, first = found
            needed[name] = text
            place = tirx.address_of(tirx.BufferLoad(node.buffer, [*node.indices[:-1], first]))
            return tirx.Evaluate(tirx.call_extern("void", name, place, node.value))

        def fenced(loop: tirx.For):
            if loop.kind != tirx.ForKind.PARALLEL:
                return loop
            return tirx.SeqStmt([loop, tirx.Evaluate(tirx.call_extern("void", FENCE))])

        body = tvm_ffi.structural_map(func.body, (tirx.BufferStore, store))
        if not needed:
            return func
        body = tvm_ffi.structural_map(body, (tirx.For, fenced))
        code = ir.StringImm("".join(needed.values()) + REST)
        return func.with_body(tirx.AttrStmt(tirx.const(0, "int32"), "pragma_import_llvm", code, body))

    return tirx.transform.prim_func_pass(rewrite, opt_level=0)


def parameters(func: tirx.PrimFunc) -> list:
    """The buffers in a lowered function that are its caller's memory: those whose alignment it notes, views of them."""
    found: list = []

    def note(statement: tirx.AttrStmt) -> None:
        if statement.attr_key == "storage_alignment":
            found.append(statement.node)

    def view(statement: tirx.DeclBuffer) -> None:
        used: list[ir.Var] = []
        tvm_ffi.structural_walk(statement.data, (ir.Var, used.append))
        if any(buffer.same_as(var) for buffer in found for var in used):
            found.append(statement.buffer)

    tvm_ffi.structural_walk(func.body, [(tirx.AttrStmt, note), (tirx.DeclBuffer, view)], order="pre")
    return found


def vector_store(node: tirx.BufferStore) -> tuple[str, str, object] | None:
    """The function for a store of a whole vector: its name, its code, and the index of the vector's first element."""
    index = node.indices[-1]
    dtype = str(node.buffer.dtype)
    if not isinstance(index, tirx.Ramp) or dtype not in LLVM_TYPES:
        return None
    lanes, element = int(index.lanes), np.dtype(dtype).itemsize
    width = lanes * element
    if width not in WIDTHS or getattr(index.stride, "value", 0) != 1:
        return None
    name = f"store_past_caches_{lanes}x{dtype}"
    aligned = min(width, LINE)
    facts = {"lanes": lanes, "kind": LLVM_TYPES[dtype], "mask": aligned - 1, "width": aligned, "element": element}
    return name, STORE.format(name=name, **facts), index.base
