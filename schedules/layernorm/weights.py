"""The gradients of LayerNorm with respect to weight and bias: sums over all rows, by column."""

from __future__ import annotations

import numpy as np

from ..core import Case, Operator, Tolerance, Work, epsilon, register
from ..rowwise import RowOperator, Rows, cases, declare
from ..rowwise.moments import moments, moments_about, moments_at_once
from . import CASES, SMALL, normalized
from .backward import make_inputs as backward_inputs


def body(rows: Rows, v) -> None:
    """The statistics of a row in two passes, then two sums by column."""
    sum_up(rows, v, moments)


def one_pass(rows: Rows, v) -> None:
    """The statistics of a row in one pass (Welford), then two sums by column."""
    sum_up(rows, v, moments_at_once)


def about(rows: Rows, v) -> None:
    """The statistics of a row in one pass (about a guess of the mean), then two sums by column."""
    sum_up(rows, v, moments_about)


def sum_up(rows: Rows, v, statistics) -> None:
    """The sums from the mean and 1/√(variance + eps) that `statistics` finds."""
    x, dy = rows.input("X", v["dtype"]), rows.input("dY", v["dtype"])
    mean, inverse = statistics(rows, x, v["eps"])
    dgamma, dbeta = rows.totals(dgamma=dy * ((x - mean) * inverse), dbeta=dy)
    rows.result("dgamma", v["dtype"], dgamma)
    rows.result("dbeta", v["dtype"], dbeta)


ROWS = declare("layernorm_weights", RowOperator(body, one_pass, about=about))


def define(m, n, dtype="float32", eps=1e-5):
    """dgamma[n] = Σ dY · x̂ and dbeta[n] = Σ dY over the m rows, x̂ the normalized row of X[m, n].

    The statistics of a row are found again from X. Sums are in float32.
    """
    return ROWS.plain({"m": m, "n": n, "dtype": dtype, "eps": eps})


def reference(case: Case, x: np.ndarray, dy: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The same in float64."""
    with np.errstate(invalid="ignore"):
        dy = dy.astype(np.float64)
        return (dy * normalized(case, x)[0]).sum(axis=0), dy.sum(axis=0)


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Rows of mean 1 and deviation 2, and gradients around 0."""
    x, _, dy = backward_inputs(case, rng)
    return [x, dy]


def work(case: Case) -> Work:
    """About 9 operations an element; X and dY are read once, two vectors are written."""
    m, n = case["m"], case["n"]
    return Work(9 * m * n, (2 * m * n + 2 * n) * np.dtype(case["dtype"]).itemsize)


def tolerance(case: Case) -> Tolerance:
    """Sums of m terms of x̂, which has the error of sums of n; then the result is rounded."""
    wide = epsilon("float32") * (16.0 + case["n"] ** 0.5 + case["m"] ** 0.5)
    rounded = epsilon(case["dtype"]) if case["dtype"] != "float32" else 0.0
    return Tolerance(norm=4 * wide + rounded, worst=64 * wide + 16 * rounded)


LAYERNORM_WEIGHTS = register(
    Operator(
        name="layernorm_weights",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        make_inputs=make_inputs,
        choices={"dtype": cases.DTYPES},
        cases=CASES,
        # The normalized element of a row of one is rounding.
        small={name: values for name, values in SMALL.items() if values["n"] > 1},
        outputs=2,
    )
)
