"""Index expressions evaluated with NumPy: what a loop, a warp or a whole nest touches, without running anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from tvm import tirx
from tvm.ir import Call
from tvm.ir.prim import expr as prim

# Beyond this many points an expression is not enumerated.
MOST_POINTS = 1 << 20

BINARY: dict[type, Callable] = {
    prim.Add: np.add,
    prim.Sub: np.subtract,
    prim.Mul: np.multiply,
    prim.FloorDiv: np.floor_divide,
    prim.FloorMod: np.mod,
    prim.Div: lambda a, b: np.trunc(a / b).astype(np.int64),
    prim.Mod: np.fmod,
    prim.Min: np.minimum,
    prim.Max: np.maximum,
    prim.LT: np.less,
    prim.LE: np.less_equal,
    prim.GT: np.greater,
    prim.GE: np.greater_equal,
    prim.EQ: np.equal,
    prim.NE: np.not_equal,
    prim.And: np.logical_and,
    prim.Or: np.logical_or,
    prim.LShift: np.left_shift,
    prim.RShift: np.right_shift,
    prim.BitwiseAnd: np.bitwise_and,
    prim.BitwiseOr: np.bitwise_or,
    prim.BitwiseXor: np.bitwise_xor,
}


class NotStatic(Exception):
    """The expression depends on data or on a variable that has no value here."""


def evaluate(expression: object, values: Mapping[tirx.Var, np.ndarray | int]) -> np.ndarray:
    """The expression for `values`, which broadcast against each other. Raises NotStatic."""
    if isinstance(expression, (int, np.integer)):
        return np.int64(expression)
    if isinstance(expression, prim.IntImm):
        return np.int64(expression.value)
    if isinstance(expression, tirx.Var):
        if expression not in values:
            raise NotStatic(expression.name)
        return np.asarray(values[expression])
    if type(expression) in BINARY:
        return BINARY[type(expression)](evaluate(expression.a, values), evaluate(expression.b, values))
    if isinstance(expression, prim.Cast):
        return evaluate(expression.value, values)
    if isinstance(expression, prim.Not):
        return np.logical_not(evaluate(expression.a, values))
    if isinstance(expression, prim.Select):
        parts = (expression.condition, expression.true_value, expression.false_value)
        return np.where(*(evaluate(part, values) for part in parts))
    if isinstance(expression, Call) and getattr(expression.op, "name", "").endswith("if_then_else"):
        return np.where(*(evaluate(part, values) for part in expression.args))
    raise NotStatic(type(expression).__name__)


def variables(expression: object) -> list[tirx.Var]:
    """The variables of an expression, each once."""
    import tvm_ffi

    found: list[tirx.Var] = []
    tvm_ffi.structural_walk(expression, (tirx.Var, found.append))
    return list(dict.fromkeys(found))


def distinct(expression: object, extents: Mapping[tirx.Var, int]) -> tuple[int, int]:
    """How many values an expression takes while the variables in `extents` run, and the span from least to largest.

    Other variables stand at 0. Raises NotStatic, also where there are too many points to enumerate.
    """
    used = [var for var in variables(expression) if var in extents]
    if np.prod([extents[var] for var in used], dtype=float) > MOST_POINTS:
        raise NotStatic("too many points")
    axes = np.meshgrid(*(np.arange(extents[var]) for var in used), indexing="ij", sparse=True)
    values = {**dict.fromkeys(variables(expression), 0), **dict(zip(used, axes, strict=True))}
    found = np.unique(evaluate(expression, values))
    if not found.size:
        return 0, 0  # a loop without a turn
    return int(found.size), int(found[-1] - found[0]) + 1
