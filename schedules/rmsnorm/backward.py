"""The gradient of RMSNorm with respect to the rows."""

from __future__ import annotations

import numpy as np

from ..core import Case, Operator, Work, register
from ..layernorm import CASES, SMALL, tolerance
from ..rowwise import RowOperator, Rows, cases, declare, share
from ..rowwise.moments import inverse_root
from . import inverse as inverse_of
from . import make_inputs as forward_inputs


def body(rows: Rows, v) -> None:
    """Two sums over a row, then the result."""
    x, gamma, dy = rows.input("X", v["dtype"]), rows.vector("gamma", v["dtype"]), rows.input("dY", v["dtype"])
    scaled = dy * gamma
    squares, along = rows.sums(squares=x * x, along=scaled * x)
    inverse = inverse_root(rows, squares, v["eps"])
    rows.output("dX", v["dtype"], (scaled - x * (inverse * inverse * (along * share(v["n"])))) * inverse)


ROWS = declare("rmsnorm_backward", RowOperator(body))


def define(m, n, dtype="float32", eps=1e-6):
    """dX[m, n] = (g − x̂ · mean(g · x̂)) / √(mean of X² + eps), g = dY · gamma, x̂ the normalized row of X.

    The statistic is found again from X: a kernel that has the row anyway saves its traffic. Sums are in float32.
    """
    return ROWS.plain({"m": m, "n": n, "dtype": dtype, "eps": eps})


def reference(case: Case, x: np.ndarray, gamma: np.ndarray, dy: np.ndarray) -> np.ndarray:
    """The same in float64."""
    inverse = inverse_of(case, x)
    normal, g = x.astype(np.float64) * inverse, dy.astype(np.float64) * gamma.astype(np.float64)
    return inverse * (g - normal * (g * normal).mean(axis=1, keepdims=True))


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Inputs of the forward, and gradients around 0."""
    x, gamma = forward_inputs(case, rng)
    return [x, gamma, rng.standard_normal(x.shape, np.float32).astype(x.dtype)]


def work(case: Case) -> Work:
    """About 10 operations an element; X, gamma and dY are read once, dX is written once."""
    m, n = case["m"], case["n"]
    return Work(10 * m * n, (3 * m * n + n) * np.dtype(case["dtype"]).itemsize)


RMSNORM_BACKWARD = register(
    Operator(
        name="rmsnorm_backward",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        make_inputs=make_inputs,
        choices={"dtype": cases.DTYPES},
        cases=CASES,
        small={name: values for name, values in SMALL.items() if values["n"] > 1},
    )
)
