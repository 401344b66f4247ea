"""The gradients of LayerNorm: with respect to the rows here, to weight and bias in `weights`."""

from __future__ import annotations

import numpy as np

from ..core import Case, Operator, Work, register
from ..rowwise import Element, RowOperator, Rows, cases, declare, share
from ..rowwise.moments import gradient_about, inverse_root, moments_at_once, unnormalized
from . import CASES, SMALL, normalized, tolerance
from . import make_inputs as forward_inputs


def body(rows: Rows, v) -> None:
    """Two passes with two sums each, the second of differences from the mean, then the result."""
    x, gamma, dy = inputs(rows, v)
    g, part = dy * gamma, share(rows.n)
    sums, level = rows.sums(sums=x, level=g)
    apart = x - sums * part
    squares, along = rows.sums(squares=apart * apart, along=g * apart)
    inverse = inverse_root(rows, squares, v["eps"])
    rows.output("dX", v["dtype"], (g - level * part - apart * (along * part * inverse * inverse)) * inverse)


def one_pass(rows: Rows, v) -> None:
    """One pass for the statistics (Welford), one for two sums of gradients, then the result."""
    x, gamma, dy = inputs(rows, v)
    mean, inverse = moments_at_once(rows, x, v["eps"])
    rows.output("dX", v["dtype"], unnormalized(rows, (x - mean) * inverse, inverse, dy * gamma))


def about(rows: Rows, v) -> None:
    """One pass for all four sums (about a guess of the mean), then the result."""
    x, gamma, dy = inputs(rows, v)
    rows.output("dX", v["dtype"], gradient_about(rows, x, dy * gamma, v["eps"]))


def inputs(rows: Rows, v) -> tuple[Element, Element, Element]:
    """X, gamma and dY."""
    return rows.input("X", v["dtype"]), rows.vector("gamma", v["dtype"]), rows.input("dY", v["dtype"])


ROWS = declare("layernorm_backward", RowOperator(body, one_pass, about=about))


def define(m, n, dtype="float32", eps=1e-5):
    """dX[m, n] = (g − mean g − x̂ · mean(g · x̂)) / √(variance + eps), g = dY · gamma, x̂ the normalized row of X.

    The statistics are found again from X: a kernel that has the row anyway saves their traffic. Sums are in float32.
    """
    return ROWS.plain({"m": m, "n": n, "dtype": dtype, "eps": eps})


def reference(case: Case, x: np.ndarray, gamma: np.ndarray, dy: np.ndarray) -> np.ndarray:
    """The same in float64."""
    with np.errstate(invalid="ignore"):
        normal, inverse = normalized(case, x)
        g = dy.astype(np.float64) * gamma.astype(np.float64)
        along = (g * normal).mean(axis=1, keepdims=True)
        return inverse * (g - g.mean(axis=1, keepdims=True) - normal * along)


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Inputs of the forward, and gradients around 0."""
    x, gamma, _ = forward_inputs(case, rng)
    return [x, gamma, rng.standard_normal(x.shape, np.float32).astype(x.dtype)]


def work(case: Case) -> Work:
    """About 16 operations an element; X, gamma and dY are read once, dX is written once."""
    m, n = case["m"], case["n"]
    return Work(16 * m * n, (3 * m * n + n) * np.dtype(case["dtype"]).itemsize)


LAYERNORM_BACKWARD = register(
    Operator(
        name="layernorm_backward",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        make_inputs=make_inputs,
        choices={"dtype": cases.DTYPES},
        cases=CASES,
        # A row of one element has no gradient but that of rounding.
        small={name: values for name, values in SMALL.items() if values["n"] > 1},
    )
)
