"""The gradient of RMSNorm with respect to the weight: a sum over all rows, by column."""

from __future__ import annotations

import numpy as np

from ..core import Case, Operator, Work, register
from ..layernorm import CASES, SMALL
from ..layernorm.weights import make_inputs, tolerance
from ..rowwise import RowOperator, Rows, cases, declare
from ..rowwise.moments import inverse_root
from . import inverse as inverse_of


def body(rows: Rows, v) -> None:
    """The statistic of a row, then a sum by column."""
    x, dy = rows.input("X", v["dtype"]), rows.input("dY", v["dtype"])
    inverse = inverse_root(rows, rows.sum("squares", x * x), v["eps"])
    (dgamma,) = rows.totals(dgamma=dy * (x * inverse))
    rows.result("dgamma", v["dtype"], dgamma)


ROWS = declare("rmsnorm_weights", RowOperator(body))


def define(m, n, dtype="float32", eps=1e-6):
    """dgamma[n] = Σ dY · x̂ over the m rows, x̂ the normalized row of X[m, n].

    The statistic of a row is found again from X. Sums are in float32.
    """
    return ROWS.plain({"m": m, "n": n, "dtype": dtype, "eps": eps})


def reference(case: Case, x: np.ndarray, dy: np.ndarray) -> np.ndarray:
    """The same in float64."""
    return (dy.astype(np.float64) * x.astype(np.float64) * inverse_of(case, x)).sum(axis=0)


def work(case: Case) -> Work:
    """About 5 operations an element; X and dY are read once, a vector is written."""
    m, n = case["m"], case["n"]
    return Work(5 * m * n, (2 * m * n + n) * np.dtype(case["dtype"]).itemsize)


RMSNORM_WEIGHTS = register(
    Operator(
        name="rmsnorm_weights",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        make_inputs=make_inputs,
        choices={"dtype": cases.DTYPES},
        cases=CASES,
        small=SMALL,
    )
)
