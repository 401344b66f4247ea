"""The gradients of softmax and log_softmax with respect to the scores, from their results."""

from __future__ import annotations

import numpy as np

from ..core import Case, Operator, Tolerance, Work, epsilon, register
from ..rowwise import Element, RowOperator, Rows, cases, declare, exp
from . import CASES, SMALL


def body(rows: Rows, v) -> None:
    """One pass for the sum, one for the result."""
    y, dy = rows.input("Y", v["dtype"]), rows.input("dY", v["dtype"])
    rows.output("dX", v["dtype"], scaled(v, y * (dy - rows.sum("dot", y * dy))))


def log_body(rows: Rows, v) -> None:
    """One pass for the sum, one for the result."""
    y, dy = rows.input("Y", v["dtype"]), rows.input("dY", v["dtype"])
    rows.output("dX", v["dtype"], scaled(v, dy - exp(y) * rows.sum("total", dy)))


def scaled(v, element: Element) -> Element:
    """`element` times the scale of the scores."""
    return element if v["scale"] == 1.0 else element * v["scale"]


ROWS = declare("softmax_backward", RowOperator(body))
LOG_ROWS = declare("log_softmax_backward", RowOperator(log_body))


def define(m, n, dtype="float32", scale=1.0):
    """dX[m, n] = scale · Y · (dY − Σ Y · dY), the sum along each row; Y is the softmax. Sums are in float32."""
    return ROWS.plain({"m": m, "n": n, "dtype": dtype, "scale": scale})


def define_log(m, n, dtype="float32", scale=1.0):
    """dX[m, n] = scale · (dY − exp(Y) · Σ dY), the sum along each row; Y is the logarithm. Sums are in float32."""
    return LOG_ROWS.plain({"m": m, "n": n, "dtype": dtype, "scale": scale})


def reference(case: Case, y: np.ndarray, dy: np.ndarray) -> np.ndarray:
    """The same in float64."""
    y, dy = y.astype(np.float64), dy.astype(np.float64)
    return case["scale"] * y * (dy - (y * dy).sum(axis=1, keepdims=True))


def log_reference(case: Case, y: np.ndarray, dy: np.ndarray) -> np.ndarray:
    """The same in float64."""
    y, dy = y.astype(np.float64), dy.astype(np.float64)
    return case["scale"] * (dy - np.exp(y) * dy.sum(axis=1, keepdims=True))


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """A softmax (or its logarithm) of scores of a few units, and gradients that do not add up to zero."""
    shape, dtype = (case["m"], case["n"]), np.dtype(case["dtype"])
    x = 2 * rng.standard_normal(shape, np.float32)
    y = x - np.log(np.exp(x).sum(axis=1, keepdims=True))
    y = y if case.operator.startswith("log") else np.exp(y)
    return [y.astype(dtype), (1 + rng.standard_normal(shape, np.float32)).astype(dtype)]


def work(case: Case) -> Work:
    """A product, a sum, a difference and a product an element; Y and dY are read once, dX is written once."""
    size = case["m"] * case["n"]
    return Work(4 * size, 3 * size * np.dtype(case["dtype"]).itemsize)


def tolerance(case: Case) -> Tolerance:
    """A float32 sum of n terms, then the rounding of the result; the largest may be √n times the root mean square."""
    wide = epsilon("float32") * (16.0 + case["n"] ** 0.5)
    rounded = epsilon(case["dtype"]) if case["dtype"] != "float32" else 0.0
    return Tolerance(norm=4 * wide + rounded, worst=16 * (wide + rounded) * case["n"] ** 0.5)


# Rows of one element have no gradient but that of rounding.
_PLAIN = ("ragged", "row", "even", "long", "half", "bfloat")
_TIMED = [name for name, values in CASES.items() if not values.get("masked")]


def _register(name: str, define, reference) -> Operator:
    return register(
        Operator(
            name=name,
            define=define,
            reference=reference,
            work=work,
            tolerance=tolerance,
            make_inputs=make_inputs,
            choices={"dtype": cases.DTYPES},
            cases={case: CASES[case] for case in _TIMED},
            small={**{case: SMALL[case] for case in _PLAIN}, "scaled": {"m": 5, "n": 64, "scale": 0.125}},
        )
    )


SOFTMAX_BACKWARD = _register("softmax_backward", define, reference)
LOG_SOFTMAX_BACKWARD = _register("log_softmax_backward", define_log, log_reference)
