"""Elementwise operators: unary, binary, broadcast, and chains of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from tvm import te, tirx

from ..core import Case, Gradient, Operator, Tolerance, Value, Work, epsilon, register
from ..steps import extents

# What is computed in; other dtypes compute in themselves.
COMPUTES_IN = {"float16": "float32", "bfloat16": "float32"}
SCALE = 0.5
# GELU's tanh form is that of u = √(2/π) · (x + 0.044715 x³).
ROOT, CUBIC = 0.7978845608028654, 0.044715


@dataclass(frozen=True)
class Function:
    """One link of a chain. operand: what it reads beside the value: "" (nothing), "matrix", "row" or "column".

    te(x, y, dtype) and numpy(x, y) compute it; flops counts an exponential and a division as one each.
    """

    te: Callable[[Any, Any, str], Any]
    numpy: Callable[[np.ndarray, Any], np.ndarray]
    flops: int
    operand: str = ""
    floats_only: bool = False


def _relu(x, y, dtype):
    """NaN stays NaN, as in NumPy's maximum: the comparison is false for it."""
    return tirx.Select(x < tirx.const(0, dtype), tirx.const(0, dtype), x)


def _logistic(x, dtype):
    return tirx.const(1, dtype) / (tirx.const(1, dtype) + te.exp(-x))


def _gelu_te(x, dtype):
    """x·σ(2u): one exponential, no cancellation. The constants of −2u are multiplied here."""
    const = lambda value: tirx.const(value, dtype)  # noqa: E731
    return x / (const(1) + te.exp(x * (const(-2 * ROOT) + const(-2 * ROOT * CUBIC) * x * x)))


def _gelu(x, y):
    return 0.5 * x * (1.0 + np.tanh(ROOT * (x + CUBIC * x**3)))


def _gelu_grad(x, y, dtype):
    """The slope of x·σ(2u), as `activate` writes it, times `y`: σ + x·σ·(1 − σ)·2u′."""
    const = lambda value: tirx.const(value, dtype)  # noqa: E731
    sigma = _logistic(const(2 * ROOT) * (x + const(CUBIC) * x * x * x), dtype)
    slope = const(2 * ROOT) * (const(1) + const(3 * CUBIC) * x * x)
    return y * (sigma + x * sigma * (const(1) - sigma) * slope)


def _gelu_slope(x):
    t = np.tanh(ROOT * (x + CUBIC * x**3))
    return 0.5 * (1.0 + t) + 0.5 * x * (1.0 - t * t) * ROOT * (1.0 + 3.0 * CUBIC * x * x)


def _relu_grad(x, y, dtype):
    return tirx.Select(x > tirx.const(0, dtype), y, tirx.const(0, dtype))


FUNCTIONS = {
    "relu": Function(_relu, lambda x, y: np.maximum(x, 0), 1),
    "exp": Function(lambda x, y, dtype: te.exp(x), lambda x, y: np.exp(x), 1, "", True),
    "gelu": Function(lambda x, y, dtype: _gelu_te(x, dtype), _gelu, 8, "", True),
    "silu": Function(lambda x, y, dtype: x * _logistic(x, dtype), lambda x, y: x / (1 + np.exp(-x)), 4, "", True),
    "scale": Function(lambda x, y, dtype: x * tirx.const(SCALE, dtype), lambda x, y: x * SCALE, 1, "", True),
    "add": Function(lambda x, y, dtype: x + y, lambda x, y: x + y, 1, "matrix"),
    "mul": Function(lambda x, y, dtype: x * y, lambda x, y: x * y, 1, "matrix"),
    "bias": Function(lambda x, y, dtype: x + y, lambda x, y: x + y, 1, "row"),
    "column": Function(lambda x, y, dtype: x + y, lambda x, y: x + y[:, None], 1, "column"),
    "relu_grad": Function(_relu_grad, lambda x, y: np.where(x > 0, y, 0), 1, "matrix"),
    "gelu_grad": Function(_gelu_grad, lambda x, y: y * _gelu_slope(x), 17, "matrix", True),
}


def chain_of(op: str) -> list[Function]:
    """The functions of a chain, in order."""
    return [FUNCTIONS[name] for name in op.split("+")]


def define(m, n, op="relu", dtype="float32"):
    """Z[m, n] = X[m, n] through the functions of `op`, one after another; each is a loop over m and n of its own.

    op: names joined by "+". Unary: relu, exp, gelu (tanh form), silu, scale (by 0.5). With another matrix: add, mul;
    relu_grad and gelu_grad, the activation's slope at the value times the matrix. Broadcast: bias (row[n], added to
    every row), column (column[m], added to every column). For example ``scale+add`` is 0.5·X + Y, ``bias+gelu+scale``
    the end of a dense layer. float16 and bfloat16 are computed in float32, which the values between two functions have
    too.
    """
    m, n = extents(m, n)
    shapes = {"matrix": (m, n), "row": (n,), "column": (m,)}
    value = te.placeholder((m, n), dtype, name="X")
    tensors = [value]
    chain = chain_of(op)
    for at, function in enumerate(chain):
        last = at == len(chain) - 1
        operand = None
        if function.operand:
            operand = te.placeholder(shapes[function.operand], dtype, name=f"{op.split('+')[at]}{at}")
            tensors.append(operand)
        value = _link(function, value, operand, "Z" if last else f"T{at}", dtype, last)
    return [*tensors, value]


def _link(function: Function, value, operand, name: str, dtype: str, last: bool):
    """One function as a computation over the whole matrix."""
    wide = COMPUTES_IN.get(dtype, dtype)
    places = {"": lambda i, j: None, "matrix": lambda i, j: (i, j), "row": lambda i, j: j, "column": lambda i, j: i}

    def compute(i, j):
        place = places[function.operand](i, j)
        other = None if place is None else operand[place].astype(wide)
        result = function.te(value[i, j].astype(wide), other, wide)
        return result.astype(dtype) if last else result

    return te.compute(value.shape, compute, name=name)


def blocks_of(case: Case) -> list[str]:
    """The names of the definition's blocks, in order."""
    return [*(f"T{at}" for at in range(len(chain_of(case["op"])) - 1)), "Z"]


def broadcasts(case: Case) -> bool:
    """Whether an operand is a row or a column."""
    return any(f.operand in ("row", "column") for f in chain_of(case["op"]))


def is_chain(case: Case) -> bool:
    """Whether there is more than one function."""
    return "+" in case["op"]


def reference(case: Case, x: np.ndarray, *operands: np.ndarray) -> np.ndarray:
    """The same in float64."""
    rest = list(operands)
    value = x.astype(np.float64)
    for function in chain_of(case["op"]):
        other = rest.pop(0).astype(np.float64) if function.operand else None
        value = function.numpy(value, other)
    return value


def work(case: Case) -> Work:
    """Each operand is read once, Z is written once."""
    m, n = case["m"], case["n"]
    chain = chain_of(case["op"])
    elements = {"": 0, "matrix": m * n, "row": n, "column": m}
    moved = 2 * m * n + sum(elements[f.operand] for f in chain)
    return Work(m * n * sum(f.flops for f in chain), moved * np.dtype(case["dtype"]).itemsize)


def tolerance(case: Case) -> Tolerance:
    """A few roundings a function, then that to the dtype. Integers are exact."""
    if case["dtype"] == "int32":
        return Tolerance(norm=0.0, worst=0.0)
    wide = COMPUTES_IN.get(case["dtype"], case["dtype"])
    steps = 4 * sum(f.flops for f in chain_of(case["op"])) * epsilon(wide)
    rounded = epsilon(case["dtype"])
    return Tolerance(norm=steps + rounded, worst=8 * (steps + rounded))


def check(case: Case) -> str | None:
    """Every name must be a function, and one that the dtype has."""
    for name in case["op"].split("+"):
        if name not in FUNCTIONS:
            return f"op has no function {name!r}; there are {', '.join(FUNCTIONS)}"
        if case["dtype"] == "int32" and FUNCTIONS[name].floats_only:
            return f"{name} is for floating-point numbers, not int32"
    return None


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Uniform in [-3, 3), where the activations bend; integers up to a thousand."""
    shapes = {"matrix": (case["m"], case["n"]), "row": (case["n"],), "column": (case["m"],)}
    kinds = ["matrix", *(f.operand for f in chain_of(case["op"]) if f.operand)]
    if case["dtype"] == "int32":
        return [rng.integers(-1000, 1000, shapes[kind], np.int32) for kind in kinds]
    return [rng.uniform(-3, 3, shapes[kind]).astype(np.dtype(case["dtype"])) for kind in kinds]


def gradients(options: Mapping[str, Value]) -> tuple[Gradient, ...]:
    """Of single functions: dZ itself, scaled, multiplied by the other operand, or by the activation's slope at X."""
    op = str(options.get("op", "relu"))
    own = {
        "relu": (Gradient("X", ("X", "dZ"), "elementwise", {"op": "relu_grad"}),),
        "gelu": (Gradient("X", ("X", "dZ"), "elementwise", {"op": "gelu_grad"}),),
        "exp": (Gradient("X", ("Z", "dZ"), "elementwise", {"op": "mul"}),),
        "scale": (Gradient("X", ("dZ",), scale=SCALE),),
        "add": (Gradient("X", ("dZ",)), Gradient("add0", ("dZ",))),
        "mul": tuple(Gradient(a, ("dZ", b), "elementwise", {"op": "mul"}) for a, b in (("X", "mul0"), ("mul0", "X"))),
        "bias": (Gradient("X", ("dZ",)), Gradient("bias0", ("dZ",), "reduction", {"axis": "columns"})),
        "column": (Gradient("X", ("dZ",)), Gradient("column0", ("dZ",), "reduction", {"axis": "rows"})),
    }
    return own.get(op, ())


ELEMENTWISE = register(
    Operator(
        name="elementwise",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        check=check,
        make_inputs=make_inputs,
        gradients=gradients,
        choices={"dtype": ("float32", "float64", "float16", "bfloat16", "int32")},
        cases={
            "relu16m": {"m": 4096, "n": 4096},
            "add16m": {"m": 4096, "n": 4096, "op": "add"},
            "triad16m": {"m": 4096, "n": 4096, "op": "scale+add"},
            "bias16m": {"m": 4096, "n": 4096, "op": "bias"},
            "ragged16m": {"m": 4099, "n": 4093, "op": "add"},
            # BERT-base's and Llama-3-8B's feed-forward layers: 16 sequences of 512 tokens, 4096 tokens.
            "bert_gelu": {"m": 8192, "n": 3072, "op": "bias+gelu+scale"},
            "llama_silu": {"m": 4096, "n": 14336, "op": "silu+mul", "dtype": "float16"},
        },
        small={
            "one": {"m": 1, "n": 1, "op": "add"},
            "row": {"m": 1, "n": 67, "op": "relu"},
            "column": {"m": 67, "n": 1, "op": "column"},
            "prime": {"m": 37, "n": 53, "op": "scale+add"},
            "dense": {"m": 16, "n": 64, "op": "mul"},
            "bias": {"m": 13, "n": 24, "op": "bias+relu"},
            "chain": {"m": 19, "n": 31, "op": "bias+gelu+scale"},
            "silu": {"m": 5, "n": 40, "op": "silu+mul"},
            "gradient": {"m": 9, "n": 37, "op": "relu_grad"},
            "double": {"m": 6, "n": 41, "op": "gelu_grad", "dtype": "float64"},
            "half": {"m": 19, "n": 32, "op": "bias+gelu+scale", "dtype": "float16"},
            "half_prime": {"m": 7, "n": 47, "op": "add+exp", "dtype": "float16"},
            "bfloat": {"m": 12, "n": 40, "op": "column+silu", "dtype": "bfloat16"},
            "int": {"m": 11, "n": 30, "op": "add+relu+bias", "dtype": "int32"},
        },
    )
)
