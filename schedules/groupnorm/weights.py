"""The gradients of GroupNorm with respect to weight and bias: sums over each channel."""

from __future__ import annotations

import numpy as np

from ..core import Case, Operator, Tolerance, Work, epsilon, register
from ..rowwise import RowOperator, Rows, channels, declare, groups
from . import CASES, CHOICES, SMALL, before_silu, check, size
from .backward import activated
from .backward import make_inputs as backward_inputs


def body(rows: Rows, v) -> None:
    """One pass for two sums: the groups' statistics are known."""
    x, last = channels.read(rows, v, "X"), channels.last(v)
    gamma, beta = ((rows.vector if last else rows.row_vector)(name, v["dtype"]) for name in ("gamma", "beta"))
    area, part = v["h"] * v["w"], v["c"] // v["groups"]
    group = (lambda i, j: (i // area, j // part)) if last else (lambda i, j: (j // area, i // part))
    shape, run = (v["n"], v["groups"]), part if last else area
    mean, inverse = (rows.vector(name, "float32", shape, group, run) for name in ("mean", "inverse"))
    dy = channels.read(rows, v, "dY")
    normal = (x - mean) * inverse
    if v["silu"]:
        dy = dy * before_silu(normal * gamma + beta)
    products, sums = channels.totals(rows, v, products=dy * normal, sums=dy)
    for name, element in (("dgamma", products), ("dbeta", sums)):
        (rows.result if last else rows.row_result)(name, v["dtype"], element)


ROWS = declare("groupnorm_weights", RowOperator(body, None, channels.extents, channels.run))


def define(n, c, h, w, groups=32, layout="NCHW", silu=False, dtype="float32"):
    """dgamma[c] = Σ dY · x̂ and dbeta[c] = Σ dY over all images and pixels, with silu of dY · silu′(x̂ · gamma + beta).

    x̂ = (X − mean) · inverse with the [n, groups] of `groupnorm_statistics`; layouts as in `groupnorm`. Sums are in
    float32.
    """
    names = ("n", "c", "h", "w", "groups", "layout", "silu", "dtype")
    return ROWS.plain(dict(zip(names, (n, c, h, w, groups, layout, silu, dtype), strict=True)))


def reference(case: Case, x, gamma, beta, mean, inverse, dy) -> tuple[np.ndarray, np.ndarray]:
    """The same in float64."""
    wide = [vector.astype(np.float64).reshape(-1, 1) for vector in (mean, inverse)]
    normal = (groups.rows_of(case, x).astype(np.float64) - wide[0]) * wide[1]
    dy = activated(case, normal, gamma, beta, dy)
    by_channel = (case["n"], case["c"], -1)
    return (dy * normal).reshape(by_channel).sum(axis=(0, 2)), dy.reshape(by_channel).sum(axis=(0, 2))


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Inputs of the forward, their groups' statistics, and gradients whose sums do not cancel."""
    x, gamma, beta, dy = backward_inputs(case, rng)
    rows = groups.rows_of(case, x).astype(np.float64)
    mean, inverse = rows.mean(axis=1), 1 / np.sqrt(rows.var(axis=1) + 1e-5)
    shape = (case["n"], case["groups"])
    found = [vector.reshape(shape).astype(np.float32) for vector in (mean, inverse)]
    raised = dy.astype(np.float32) + channels.offset(dict(case.values))
    return [x, gamma, beta, *found, raised.astype(dy.dtype)]


def work(case: Case) -> Work:
    """Six operations an element, 12 more for SiLU; X and dY are read once."""
    vectors = 4 * case["c"] * np.dtype(case["dtype"]).itemsize + 8 * case["n"] * case["groups"]
    return Work((18 if case["silu"] else 6) * size(case), 2 * size(case) * np.dtype(case["dtype"]).itemsize + vectors)


def tolerance(case: Case) -> Tolerance:
    """Sums of a channel in float32; then the result is rounded."""
    wide = epsilon("float32") * (16.0 + channels.count(dict(case.values)) ** 0.5)
    rounded = epsilon(case["dtype"]) if case["dtype"] != "float32" else 0.0
    return Tolerance(norm=8 * wide + rounded, worst=64 * wide + 16 * rounded)


def without_eps(named) -> dict:
    """Cases of the forward; the statistics have its eps already."""
    return {name: {k: x for k, x in values.items() if k != "eps"} for name, values in named.items()}


GROUPNORM_WEIGHTS = register(
    Operator(
        name="groupnorm_weights",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        check=check,
        make_inputs=make_inputs,
        choices=CHOICES,
        cases=without_eps(CASES),
        small=without_eps({name: values for name, values in SMALL.items() if name not in ("one", "pixel")}),
        outputs=2,
    )
)
