"""How a search builds: the loops of the kernel as they will be shipped, and less around them.

A candidate is run a few times on operands that are known to be right. Checks of its arguments, which are a third of a
small kernel's code, are left out, and on a GPU NVRTC compiles in the worker where it is nvcc's own release. The finals
build everything as it is shipped, and only they name a winner.
"""

from __future__ import annotations

from typing import Any

import tvm_ffi
from tvm import tirx

from schedules.device import Device

UNCHECKED = f"{__name__}:unchecked"

# LLVM's search for better addresses takes two thirds of its code generation where many streams meet in one loop, as in
# a register tile, and changes the time of its code by a few per cent.
NO_STRENGTH_REDUCTION = "-disable-lsr:bool=true"


def unchecked():
    """A pass that takes the assertions out of a function."""

    def strip(func, mod, ctx):
        body = tvm_ffi.structural_map(func.body, (tirx.AssertStmt, lambda check: tirx.Evaluate(0)))
        return func.with_body(body)

    return tirx.transform.prim_func_pass(strip, opt_level=0)


def lean_target(device: Device) -> dict[str, Any]:
    """What differs in the target of a search's builds."""
    return {"opt-level": 2, "cl-opt": [NO_STRENGTH_REDUCTION]} if device.kind == "x86" else {}
