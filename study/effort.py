"""What a step's statements do in all: arithmetic, and the bytes that their loads and stores name.

Counted from the program alone, guards taken to hold, caches and the compiler's registers not modelled: steps that
compute something twice, pad, or keep sums in registers differ here before anything runs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Expr
from tvm.ir.prim import expr as prim

from .sites import itemsize, sites
from .warp import OWN

ARITHMETIC = (prim.Add, prim.Sub, prim.Mul, prim.Div, prim.Min, prim.Max)
CHOICE = "if_then_else"


@dataclass(frozen=True)
class Effort:
    """flops: operations on values, not on indices; a function such as exp counts once. bytes: outside registers."""

    flops: int
    bytes: int


def effort(mod: tvm.IRModule) -> Effort | None:
    """The effort of a whole program; None where instructions that no statement shows do some of it (tensor cores)."""
    found = sites(mod)
    if not found or not shows_all(mod):
        return None
    flops = sum(site.iterations * operations(site.store.value) for site in found)
    moved = (
        site.iterations * itemsize(buffer)
        for site in found
        for buffer, _, _ in site.touched()
        if not buffer.scope().startswith(OWN)
    )
    return Effort(flops, sum(moved))


def operations(value: object) -> int:
    """Arithmetic operations of an expression's value; what only decides or addresses does not count."""
    if not isinstance(value, Expr):
        return 0
    if isinstance(value, Call):
        name = str(value.op.name).rpartition(".")[2] if hasattr(value.op, "name") else ""
        parts = list(value.args)[1:] if name == CHOICE else list(value.args)
        return sum(map(operations, parts)) + (name != CHOICE)
    parts = (getattr(value, name, None) for name in ("a", "b", "value", "true_value", "false_value"))
    return sum(map(operations, parts)) + isinstance(value, ARITHMETIC)


# Calls that only wait or order, and move nothing.
WAITS = re.compile(r"(?:cta|warp|cluster|storage)_sync|barrier|fence")


def shows_all(mod: tvm.IRModule) -> bool:
    """Whether statements show all that a program moves and computes: no call does, as of tensor cores or TMA."""
    names: list[str] = []
    for function in mod.functions.values():
        visit = (tirx.Evaluate, lambda node: names.append(_name(node.value)) if isinstance(node.value, Call) else None)
        tvm_ffi.structural_walk(function.body, visit)
    return all(WAITS.search(name) for name in names)


def _name(call: Call) -> str:
    return str(getattr(call.op, "name", call.op))
