"""Prefetching on x86: an option of a rung whose reads go on in memory's order.

A processor asks for lines ahead of a program's reads, but begins anew at every page, and for fewer of them at a time
than its memory could bring. A prefetch instruction asks for a line and waits for nothing. TVM has no such statement; so
a call of a function in LLVM IR, which is inlined, goes before the statement that reads.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import tvm_ffi
from tvm import ir, sym, tirx

from .past_caches import LINE, parameters

# The option (see `schedule`).
KILOBYTE_AHEAD = {"host_passes": f"{__name__}:kilobyte_ahead"}
DISTANCE = 1024
NAME = "prefetch_ahead"
# No promise that the address is within what it is computed from: near the end of a tensor it is not.
FUNCTION = f"""
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
define void @{NAME}(ptr %at) alwaysinline {{
  %ahead = getelementptr i8, ptr %at, i64 {DISTANCE}
  call void @llvm.prefetch.p0(ptr %ahead, i32 0, i32 3, i32 1)
  ret void
}}
"""


def kilobyte_ahead():
    """A pass over a lowered host program: the first read of a vector of a caller's tensor asks for a line ahead."""

    def rewrite(func, mod, ctx):
        given, seen, analyzer = parameters(func), [], analyzer_of(func)

        def is_near(buffer, at) -> bool:
            """Whether what was asked for before is in the same line, as far as that shows."""
            within = LINE // np.dtype(str(buffer.dtype)).itemsize
            steps = (analyzer.simplify(at - old) for known, old in seen if known.same_as(buffer))
            return any(0 <= getattr(step, "value", -1) < within for step in steps)

        def store(node: tirx.BufferStore):
            calls = []
            for buffer, at in vectors_read(node, given):
                if not is_near(buffer, at):
                    seen.append((buffer, at))
                    place = tirx.address_of(tirx.BufferLoad(buffer, [at]))
                    calls.append(tirx.Evaluate(tirx.call_extern("void", NAME, place)))
            return tirx.SeqStmt([*calls, node]) if calls else node

        body = tvm_ffi.structural_map(func.body, (tirx.BufferStore, store))
        if not seen:
            return func
        code = ir.StringImm(FUNCTION)
        return func.with_body(tirx.AttrStmt(tirx.const(0, "int32"), "pragma_import_llvm", code, body))

    return tirx.transform.prim_func_pass(rewrite, opt_level=0)


def vectors_read(node: tirx.BufferStore, given: Sequence) -> list[tuple]:
    """The buffers of `given` that a statement reads in vectors, and the index of each vector's first element."""
    loads: list[tirx.BufferLoad] = []
    tvm_ffi.structural_walk(node.value, (ir.TensorLoad, loads.append))
    return [
        (load.source, load.indices[-1].base)
        for load in loads
        if isinstance(load.indices[-1], tirx.Ramp) and any(load.source.same_as(buffer) for buffer in given)
    ]


def analyzer_of(func: tirx.PrimFunc) -> sym.Analyzer:
    """An analyzer that knows the names that TVM has given to common parts of indices."""
    analyzer = sym.Analyzer()

    def note(part: tirx.Bind) -> None:
        if str(part.var.ty) in ("int32", "int64"):
            analyzer.bind(part.var, part.value)

    tvm_ffi.structural_walk(func.body, (tirx.Bind, note), order="pre")
    return analyzer
