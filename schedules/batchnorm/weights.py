"""The gradients of BatchNorm in training with respect to weight and bias, and what the images' gradient takes."""

from __future__ import annotations

import numpy as np

from ..core import Case, Operator, Work, register
from ..rowwise import RowOperator, Rows, channels, declare, rsqrt, share
from . import CASES, CHOICES, SMALL, draw, moved, size, summed, vectors


def body(rows: Rows, v) -> None:
    """One pass for two sums, then four vectors."""
    x, mean, var = channels.read(rows, v, "X"), channels.vector(rows, v, "mean"), channels.vector(rows, v, "var")
    dy = channels.read(rows, v, "dY")
    inverse, part = rsqrt(var + v["eps"]), share(channels.count(v))
    products, sums = channels.totals(rows, v, products=dy * (x - mean), sums=dy)
    results = {
        "dgamma": products * inverse,
        "dbeta": sums,
        "along": products * (inverse * inverse) * part,
        "level": sums * part,
    }
    for name, element in results.items():
        channels.result(rows, v, name, element)


ROWS = declare("batchnorm_weights", RowOperator(body, None, channels.extents, channels.run))


def define(n, c, h, w, layout="NCHW", dtype="float32", eps=1e-5):
    """dgamma[c] = Σ dY · (X − mean) · r and dbeta[c] = Σ dY over each channel, r = 1 / √(var + eps).

    along = dgamma · r / count and level = dbeta / count, count = n·h·w, are what `batchnorm_backward` takes. X and dY
    as in `batchnorm`; the vectors are float32, as are the sums. mean and var are those of `batchnorm_statistics`.
    """
    return ROWS.plain({"n": n, "c": c, "h": h, "w": w, "layout": layout, "dtype": dtype, "eps": eps})


def reference(case: Case, x: np.ndarray, mean: np.ndarray, var: np.ndarray, dy: np.ndarray) -> tuple[np.ndarray, ...]:
    """The same in float64."""
    inverse = 1 / np.sqrt(var.astype(np.float64) + case["eps"])
    x, dy = channels.channels_of(case, x), channels.channels_of(case, dy)
    dgamma = (dy * (x - mean.astype(np.float64)[:, None])).sum(axis=1) * inverse
    dbeta, count = dy.sum(axis=1), x.shape[1]
    return dgamma, dbeta, dgamma * inverse / count, dbeta / count


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Any mean and variance, and gradients whose sums do not cancel."""
    x = draw(case, rng)
    dy = channels.offset(dict(case.values)) + rng.standard_normal(x.shape)
    return [x, *vectors(case, rng, (-2.0, 2.0), (0.25, 4.0)), dy.astype(x.dtype)]


def work(case: Case) -> Work:
    """Two sums, a difference and a product an element; X and dY are read once."""
    return Work(4 * size(case), moved(case, 2, 6))


BATCHNORM_WEIGHTS = register(
    Operator(
        name="batchnorm_weights",
        define=define,
        reference=reference,
        work=work,
        tolerance=summed,
        make_inputs=make_inputs,
        choices=CHOICES,
        cases=CASES,
        small=SMALL,
        outputs=4,
    )
)
