"""Launches that overlap: a kernel may start while the one before it ends, and waits where it needs its results.

Programmatic dependent launch (CUDA programming guide): the kernel's blocks set up their barriers while the last
blocks of the kernel before still run. TVM 0.27 knows the launch attribute but no script that sets it.
"""

from __future__ import annotations

import tvm
import tvm_ffi
from tvm import tirx
from tvm.script import tirx as T

LAUNCH = "tirx.kernel_launch_params"
EARLY = "tirx.use_programtic_dependent_launch"  # TVM's spelling


def early_launch() -> tvm.transform.Pass:
    """A pass that lets every kernel that executes ``griddepcontrol.wait`` start before the kernel ahead has ended."""

    @tvm.tirx.transform.prim_func_pass(opt_level=0)
    def mark(func, mod, context):
        params = [str(tag) for tag in (func.attrs or {}).get(LAUNCH, ())]
        return func.with_attr(LAUNCH, [EARLY, *params]) if params and _waits(func) else func

    return mark


def start_early() -> tvm.transform.Pass:
    """A pass for kernels without such instructions: it waits at its start, and lets the next be set up meanwhile.

    Below compute capability 9.0 nothing changes.
    """

    @tvm.tirx.transform.prim_func_pass(opt_level=0)
    def mark(func, mod, context):
        params = [str(tag) for tag in (func.attrs or {}).get(LAUNCH, ())]
        arch = "".join(c for c in str(func.attrs["target"].attrs.get("arch", "")) if c.isdigit())
        if not params or int(arch or 0) < 90:
            return func
        calls = (T.ptx.griddepcontrol.wait(), T.ptx.griddepcontrol.launch_dependents())
        body = tirx.SeqStmt([*map(tirx.Evaluate, calls), func.body])
        return func.with_body(body).with_attr(LAUNCH, [EARLY, *params])

    return mark


def _waits(func: tirx.PrimFunc) -> bool:
    calls: list[tvm.ir.Call] = []
    tvm_ffi.structural_walk(func.body, (tvm.ir.Call, calls.append))
    return any("griddepcontrol" in str(call.op) and "wait" in str(call.args) for call in calls)
