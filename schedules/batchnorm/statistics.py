"""Mean and variance of each channel, and the scale and shift of BatchNorm in training that follow from them."""

from __future__ import annotations

import numpy as np

from ..core import Case, Operator, Tolerance, Work, epsilon, register
from ..rowwise import RowOperator, Rows, channels, declare, rsqrt, share
from . import CASES, CHOICES, SMALL, draw, moved, size, summed, vectors


def body(rows: Rows, v) -> None:
    """One pass for two sums, over differences from a channel's first element, then four vectors.

    Sums of squares of the elements themselves would cancel where the mean is large beside the deviation.
    """
    x, first = channels.read(rows, v, "X"), channels.first(rows, v, "X")
    gamma, beta = (channels.vector(rows, v, name) for name in ("gamma", "beta"))
    apart, part = x - first, share(channels.count(v))
    sums, squares = channels.totals(rows, v, sums=apart, squares=apart * apart)
    step = sums * part
    mean, variance = first + step, squares * part - step * step
    scale = gamma * rsqrt(variance + v["eps"])
    for name, element in (("mean", mean), ("var", variance), ("scale", scale), ("shift", beta - mean * scale)):
        channels.result(rows, v, name, element)


ROWS = declare("batchnorm_statistics", RowOperator(body, None, channels.extents, channels.run))


def define(n, c, h, w, layout="NCHW", dtype="float32", eps=1e-5):
    """mean[c] and var[c] (÷ n·h·w) of each channel of X, scale = gamma / √(var + eps), shift = beta − mean · scale.

    X as in `batchnorm`, which scale and shift are for; the vectors are float32, as are the sums. They are sums of
    differences from a channel's first element: right as long as that lies within some deviations of the mean.
    """
    return ROWS.plain({"n": n, "c": c, "h": h, "w": w, "layout": layout, "dtype": dtype, "eps": eps})


def reference(case: Case, x: np.ndarray, gamma: np.ndarray, beta: np.ndarray) -> tuple[np.ndarray, ...]:
    """The same in float64."""
    with np.errstate(invalid="ignore"):
        x = channels.channels_of(case, x)
        mean, variance = x.mean(axis=1), x.var(axis=1)
        scale = gamma / np.sqrt(variance + case["eps"])
        return mean, variance, scale, beta - mean * scale


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Weights around 1, biases around 0."""
    return [draw(case, rng), *vectors(case, rng, (0.5, 1.5), (-0.5, 0.5))]


def work(case: Case) -> Work:
    """Two differences, a product and two sums an element; X is read once."""
    return Work(4 * size(case), moved(case, 1, 6))


def tolerance(case: Case) -> Tolerance:
    """A channel of few elements may have next to no variance, of which 1/√(var + eps) makes much."""
    few = 1.0 + 1.0 / (channels.count(dict(case.values)) * case["eps"] ** 0.5)
    plain = summed(case)
    return Tolerance(norm=few * plain.norm, worst=few * max(plain.worst, 64 * epsilon("float32")))


BATCHNORM_STATISTICS = register(
    Operator(
        name="batchnorm_statistics",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        make_inputs=make_inputs,
        choices=CHOICES,
        cases=CASES,
        small=SMALL,
        outputs=4,
    )
)
