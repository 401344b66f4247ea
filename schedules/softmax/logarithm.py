"""The logarithm of the softmax, from the scores: log(softmax) would cancel where the probability is near 0."""

from __future__ import annotations

from ..core import Operator, register
from ..rowwise import RowOperator, Rows, cases, declare, exp, log
from . import CASES, SMALL, log_gradients, log_reference, make_inputs, row_tolerance, scores, work


def body(rows: Rows, v) -> None:
    """Three passes over a row: its maximum, the sum of exponentials, the differences."""
    x = scores(rows, v)
    top = rows.max("top", x)
    rows.output("Y", v["dtype"], x - (top + log(rows.sum("total", exp(x - top)))))


def one_pass(rows: Rows, v) -> None:
    """Two passes: maximum and sum together (online), then the differences."""
    x = scores(rows, v)
    top, total = rows.online("online", x)
    rows.output("Y", v["dtype"], x - (top + log(total)))


ROWS = declare("log_softmax", RowOperator(body, one_pass))


def define(m, n, dtype="float32", scale=1.0, masked=False):
    """Y[m, n] = s − max s − log Σ exp(s − max s) along each row, s = scale · X, minus infinity where mask[m, n] is 0.

    Sums are in float32. A row without a finite maximum is NaN, as the formula says.
    """
    return ROWS.plain({"m": m, "n": n, "dtype": dtype, "scale": scale, "masked": masked})


LOG_SOFTMAX = register(
    Operator(
        name="log_softmax",
        define=define,
        reference=log_reference,
        work=work,
        tolerance=row_tolerance,
        make_inputs=make_inputs,
        choices={"dtype": cases.DTYPES},
        cases=CASES,
        small=SMALL,
        gradients=log_gradients,
    )
)
