"""Mean and 1 / √(variance + eps) of each group: what the gradients of GroupNorm's weight and bias begin with."""

from __future__ import annotations

import numpy as np

from ..core import Case, Operator, Tolerance, Work, epsilon, register
from ..rowwise import RowOperator, Rows, cases, declare, groups, rsqrt, share
from . import CASES, SMALL, check, make_inputs, size


def body(rows: Rows, v) -> None:
    """One pass for two sums, over differences from a group's first element, so that they do not cancel."""
    x, first = rows.input("X", v["dtype"], groups.shape(v), groups.at(v)), rows.front("X")
    apart, part = x - first, share(rows.n)
    sums, squares = rows.sums(sums=apart, squares=apart * apart)
    step = sums * part
    inverse = rsqrt(squares * part - step * step + v["eps"])
    for name, element in (("mean", first + step), ("inverse", inverse)):
        rows.row_result(name, "float32", element, (v["n"], v["groups"]), lambda n, g: n * v["groups"] + g)


ROWS = declare("groupnorm_statistics", RowOperator(body, None, groups.extents, groups.run))


def define(n, c, h, w, groups=32, layout="NCHW", dtype="float32", eps=1e-5):
    """mean[n, groups] and inverse = 1 / √(variance + eps) of each group of X, float32; X as in `groupnorm`."""
    names = ("n", "c", "h", "w", "groups", "layout", "dtype", "eps")
    return ROWS.plain(dict(zip(names, (n, c, h, w, groups, layout, dtype, eps), strict=True)))


def reference(case: Case, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The same in float64."""
    with np.errstate(invalid="ignore"):
        rows = groups.rows_of(case, x).astype(np.float64)
        shape = (case["n"], case["groups"])
        mean, variance = rows.mean(axis=1).reshape(shape), rows.var(axis=1).reshape(shape)
        return mean, 1 / np.sqrt(variance + case["eps"])


def work(case: Case) -> Work:
    """Two differences, a product and two sums an element; X is read once."""
    written = 8 * case["n"] * case["groups"]
    return Work(4 * size(case), size(case) * np.dtype(case["dtype"]).itemsize + written)


def tolerance(case: Case) -> Tolerance:
    """Sums of a group in float32."""
    wide = epsilon("float32") * (16.0 + groups.extents(dict(case.values))[1] ** 0.5)
    return Tolerance(norm=16 * wide, worst=64 * wide)


def without_silu(named) -> dict:
    """Cases of the forward, which may have an activation."""
    return {name: {k: x for k, x in values.items() if k != "silu"} for name, values in named.items()}


GROUPNORM_STATISTICS = register(
    Operator(
        name="groupnorm_statistics",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        check=check,
        make_inputs=lambda case, rng: make_inputs(case, rng)[:1],
        choices={"dtype": cases.DTYPES, "layout": groups.LAYOUTS},
        cases=without_silu(CASES),
        small=without_silu(SMALL),
        outputs=2,
    )
)
