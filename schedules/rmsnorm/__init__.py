"""RMSNorm: the rows of a matrix divided by the root of their mean square, then a weight by column."""

from __future__ import annotations

import numpy as np

from ..core import Case, Gradient, Operator, Work, register
from ..layernorm import CASES, SMALL, tolerance
from ..rowwise import RowOperator, Rows, cases, declare
from ..rowwise.moments import inverse_root


def body(rows: Rows, v) -> None:
    """One pass for the statistic, one for the result."""
    x, gamma = rows.input("X", v["dtype"]), rows.vector("gamma", v["dtype"])
    rows.output("Y", v["dtype"], x * inverse_root(rows, rows.sum("squares", x * x), v["eps"]) * gamma)


ROWS = declare("rmsnorm", RowOperator(body))


def define(m, n, dtype="float32", eps=1e-6):
    """Y[m, n] = X / √(mean of X² + eps) · gamma[n], the mean of each row of X[m, n].

    Sums are in float32. Source: Zhang & Sennrich, "Root Mean Square Layer Normalization" (2019).
    """
    return ROWS.plain({"m": m, "n": n, "dtype": dtype, "eps": eps})


def reference(case: Case, x: np.ndarray, gamma: np.ndarray) -> np.ndarray:
    """The same in float64."""
    return x.astype(np.float64) * inverse(case, x) * gamma.astype(np.float64)


def inverse(case: Case, x: np.ndarray) -> np.ndarray:
    """1 / √(mean of X² + eps) in float64, a column."""
    with np.errstate(invalid="ignore"):
        return 1.0 / np.sqrt((x.astype(np.float64) ** 2).mean(axis=1, keepdims=True) + case["eps"])


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Rows of mean 1 and deviation 2; weights around 1."""
    m, n, dtype = case["m"], case["n"], np.dtype(case["dtype"])
    x = (1 + 2 * rng.standard_normal((m, n), np.float32)).astype(dtype)
    return [x, (1 + rng.uniform(-0.5, 0.5, n)).astype(dtype)]


def work(case: Case) -> Work:
    """A square, a sum and two products an element; X, weights and Y move once."""
    m, n = case["m"], case["n"]
    return Work(4 * m * n, (2 * m * n + n) * np.dtype(case["dtype"]).itemsize)


def gradients(options) -> tuple[Gradient, ...]:
    """Each from the inputs anew: the backward finds the statistic of a row while it has the row."""
    kept = {"eps": options["eps"]} if "eps" in options else {}
    return (
        Gradient("X", ("X", "gamma", "dY"), "rmsnorm_backward", kept),
        Gradient("gamma", ("X", "dY"), "rmsnorm_weights", kept),
    )


RMSNORM = register(
    Operator(
        name="rmsnorm",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        make_inputs=make_inputs,
        choices={"dtype": cases.DTYPES},
        cases=CASES,
        small=SMALL,
        gradients=gradients,
    )
)
