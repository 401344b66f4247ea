"""The gradient of GroupNorm with respect to the groups."""

from __future__ import annotations

import numpy as np

from ..core import Case, Operator, Work, register
from ..layernorm import normalized
from ..rowwise import Element, Rows, declare, groups
from ..rowwise.moments import gradient_about, moments, moments_about, moments_at_once, unnormalized
from . import CASES, CHOICES, SMALL, before_silu, check, rowwise, size, tolerance, weight
from . import make_inputs as forward_inputs


def body(rows: Rows, v) -> None:
    """The statistics of a group again, two sums of its gradients, then the result."""
    gradient(rows, v, moments)


def one_pass(rows: Rows, v) -> None:
    """The same with one pass for the statistics (Welford)."""
    gradient(rows, v, moments_at_once)


def about(rows: Rows, v) -> None:
    """One pass for all four sums (about a guess of the mean), then the result; SiLU takes the mean first."""
    if v["silu"]:
        return gradient(rows, v, moments_about)
    x, gamma, _, dy = inputs(rows, v)
    place = groups.shape(v), groups.place(v)
    rows.output("dX", v["dtype"], gradient_about(rows, x, dy * gamma, v["eps"]), *place)


def inputs(rows: Rows, v) -> tuple[Element, Element, Element, Element]:
    """X, gamma, beta and dY."""
    x = rows.input("X", v["dtype"], groups.shape(v), groups.at(v))
    gamma, beta = (weight(rows, v, name) for name in ("gamma", "beta"))
    return x, gamma, beta, rows.input("dY", v["dtype"], groups.shape(v), groups.at(v))


def gradient(rows: Rows, v, statistics) -> None:
    """The result from the mean and 1/√(variance + eps) that `statistics` finds."""
    x, gamma, beta, dy = inputs(rows, v)
    mean, inverse = statistics(rows, x, v["eps"])
    normal, g = (x - mean) * inverse, dy * gamma
    if v["silu"]:
        g = rows.keep("scaled", g * before_silu(normal * gamma + beta))
    rows.output("dX", v["dtype"], unnormalized(rows, normal, inverse, g), groups.shape(v), groups.place(v))


ROWS = declare("groupnorm_backward", rowwise(body, one_pass, about))


def define(n, c, h, w, groups=32, layout="NCHW", silu=False, dtype="float32", eps=1e-5):
    """dX = (g − mean g − x̂ · mean(g · x̂)) / √(variance + eps), means over a group, x̂ the normalized X.

    g = dY · gamma, with silu dY · silu′(x̂ · gamma + beta) · gamma. Layouts as in `groupnorm`. The statistics are found
    again from X: a kernel that has the group anyway saves their traffic. Sums are in float32.
    """
    names = ("n", "c", "h", "w", "groups", "layout", "silu", "dtype", "eps")
    return ROWS.plain(dict(zip(names, (n, c, h, w, groups, layout, silu, dtype, eps), strict=True)))


def reference(case: Case, x: np.ndarray, gamma: np.ndarray, beta: np.ndarray, dy: np.ndarray) -> np.ndarray:
    """The same in float64."""
    with np.errstate(invalid="ignore", over="ignore"):
        normal, inverse = normalized(case, groups.rows_of(case, x))
        g = activated(case, normal, gamma, beta, dy) * groups.by_channel(case, gamma.astype(np.float64))
        along = (g * normal).mean(axis=1, keepdims=True)
        return groups.images_of(case, inverse * (g - g.mean(axis=1, keepdims=True) - normal * along))


def activated(case: Case, normal: np.ndarray, gamma: np.ndarray, beta: np.ndarray, dy: np.ndarray) -> np.ndarray:
    """The rows of dY, with silu those of the gradient before it, in float64; `normal`: the normalized rows."""
    dy = groups.rows_of(case, dy.astype(np.float64))
    if not case["silu"]:
        return dy
    weight, bias = (groups.by_channel(case, vector.astype(np.float64)) for vector in (gamma, beta))
    y = normal * weight + bias
    s = 1 / (1 + np.exp(-y))
    return dy * s * (1 + y * (1 - s))


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Inputs of the forward, and gradients around 0."""
    x, gamma, beta = forward_inputs(case, rng)
    return [x, gamma, beta, rng.standard_normal(x.shape, np.float32).astype(x.dtype)]


def work(case: Case) -> Work:
    """About 16 operations an element, 10 more for SiLU; X, weights and dY are read once, dX is written once."""
    total = size(case)
    return Work((26 if case["silu"] else 16) * total, (3 * total + 2 * case["c"]) * np.dtype(case["dtype"]).itemsize)


GROUPNORM_BACKWARD = register(
    Operator(
        name="groupnorm_backward",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        check=check,
        make_inputs=make_inputs,
        choices=CHOICES,
        cases=CASES,
        # A group of one element has no gradient but that of rounding.
        small={name: values for name, values in SMALL.items() if name not in ("one", "pixel")},
    )
)
