"""Softmax of the rows of a matrix, scaled and masked; its logarithm is `log_softmax`."""

from __future__ import annotations

import numpy as np
from tvm import tirx

from ..core import Case, Gradient, Operator, Tolerance, Work, epsilon, register
from ..rowwise import Element, RowOperator, Rows, cases, declare, exp, pointwise


def scores(rows: Rows, v) -> Element:
    """scale · X, and minus infinity where the mask is 0."""
    x = rows.input("X", v["dtype"])
    x = x if v["scale"] == 1.0 else x * v["scale"]
    if not v["masked"]:
        return x
    choose = lambda mask, score: tirx.Select(mask != tirx.const(0, "int8"), score, tirx.const(-np.inf, "float32"))  # noqa: E731
    return pointwise(choose, rows.input("mask", "int8"), x)


def body(rows: Rows, v) -> None:
    """Three passes over a row: its maximum, the sum of exponentials, the quotients."""
    x = scores(rows, v)
    power = rows.keep("power", exp(x - rows.max("top", x)))
    rows.output("Y", v["dtype"], power * (1.0 / rows.sum("total", power)))


def one_pass(rows: Rows, v) -> None:
    """Two passes: maximum and sum together (online), then the quotients."""
    x = scores(rows, v)
    top, total = rows.online("online", x)
    rows.output("Y", v["dtype"], exp(x - top) * (1.0 / total))


ROWS = declare("softmax", RowOperator(body, one_pass))


def define(m, n, dtype="float32", scale=1.0, masked=False):
    """Y[m, n] = exp(s − max s) / Σ exp(s − max s) along each row, s = scale · X, minus infinity where mask[m, n] is 0.

    Subtracting the maximum keeps every exponential at most 1: without it float16 overflows from scores of 11 on.
    Sums are in float32. A row without a finite maximum is NaN, as the formula says.
    """
    return ROWS.plain({"m": m, "n": n, "dtype": dtype, "scale": scale, "masked": masked})


def reference(case: Case, x: np.ndarray, *mask: np.ndarray) -> np.ndarray:
    """The same in float64."""
    with np.errstate(invalid="ignore"):
        power, total = _powers(case, x, *mask)[:2]
        return power / total


def log_reference(case: Case, x: np.ndarray, *mask: np.ndarray) -> np.ndarray:
    """Its logarithm in float64, without the cancellation of log(softmax)."""
    with np.errstate(invalid="ignore", divide="ignore"):
        _, total, shifted = _powers(case, x, *mask)
        return shifted - np.log(total)


def _powers(case: Case, x: np.ndarray, *mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    s = case["scale"] * x.astype(np.float64)
    if mask:
        s = np.where(mask[0] != 0, s, -np.inf)
    shifted = s - s.max(axis=1, keepdims=True)
    power = np.exp(shifted)
    return power, power.sum(axis=1, keepdims=True), shifted


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Scores of a few units either way; a mask that keeps seven of eight, and the first of a row."""
    m, n = case["m"], case["n"]
    x = (4 * rng.standard_normal((m, n), np.float32)).astype(np.dtype(case["dtype"]))
    if not case["masked"]:
        return [x]
    mask = (rng.random((m, n), np.float32) < 0.875).astype(np.int8)
    mask[:, 0] = 1
    return [x, mask]


def work(case: Case) -> Work:
    """A maximum, a difference, an exponential, a sum and a quotient per element; X is read and Y written once."""
    size = case["m"] * case["n"]
    return Work(5 * size, size * (2 * np.dtype(case["dtype"]).itemsize + case["masked"]))


def row_tolerance(case: Case) -> Tolerance:
    """exp of a difference d has the relative error |d|·ε of the difference; scores span about 40, and sums √n·ε."""
    wide, narrow = epsilon("float32"), epsilon(case["dtype"])
    rounded = narrow if case["dtype"] != "float32" else 0.0
    error = wide * (16.0 * max(1.0, abs(case["scale"])) + case["n"] ** 0.5)
    return Tolerance(norm=4 * error + rounded, worst=64 * error + 16 * rounded * case["n"] ** 0.5)


def tolerance(case: Case) -> Tolerance:
    """That of a row; the worst element counts by the root mean square, the largest probability is some √n times that.

    In a long row one probability may be near 1 and carry all of the error.
    """
    row = row_tolerance(case)
    return Tolerance(norm=row.norm, worst=max(row.worst, 4 * row.norm * case["n"] ** 0.5))


CASES = {
    **cases.CASES,
    # Attention scores of BERT-base (12 heads, 384 tokens, masked, scaled by 1/√64), and the vocabulary of Llama 3.
    "bert384": {"m": 4608, "n": 384, "scale": 0.125, "masked": True},
    "vocabulary": {"m": 64, "n": 128256},
}
SMALL = {
    **cases.SMALL,
    "masked": {"m": 6, "n": 96, "masked": True, "scale": 0.125},
    "half_ragged": {"m": 3, "n": 61, "dtype": "float16", "scale": 2.0, "masked": True},
}


def gradients(options) -> tuple[Gradient, ...]:
    """∂X from Y and ∂Y: a masked score has Y = 0 and with it no gradient."""
    return (Gradient("X", ("Y", "dY"), "softmax_backward", _scale(options)),)


def log_gradients(options) -> tuple[Gradient, ...]:
    """∂X from Y and ∂Y: a masked score has exp(Y) = 0, and ∂Y = 0 where a finite loss leaves it out."""
    return (Gradient("X", ("Y", "dY"), "log_softmax_backward", _scale(options)),)


def _scale(options) -> dict:
    return {"scale": options["scale"]} if "scale" in options else {}


SOFTMAX = register(
    Operator(
        name="softmax",
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
