"""The gradient of BatchNorm in training with respect to the channels."""

from __future__ import annotations

import numpy as np

from ..core import Case, Operator, Tolerance, Work, epsilon, register
from ..rowwise import Rows, channels, declare, groups
from . import CASES, CHOICES, SMALL, draw, mapped, moved, size, vectors

_VECTORS = ("mean", "scale", "along", "level")


def body(rows: Rows, v) -> None:
    """One pass: the sums are known."""
    x = channels.map_read(rows, v, "X")
    mean, scale, along, level = (channels.map_vector(rows, v, name) for name in _VECTORS)
    dy = channels.map_read(rows, v, "dY")
    dx = (dy - level - (x - mean) * along) * scale
    rows.output("dX", v["dtype"], dx, groups.shape(v), channels.map_place(v))


ROWS = declare("batchnorm_backward", mapped(body))


def define(n, c, h, w, layout="NCHW", dtype="float32"):
    """dX = (dY − level[c] − (X − mean[c]) · along[c]) · scale[c], X, dY and dX as in `batchnorm`.

    mean and scale are those of `batchnorm_statistics`, along and level those of `batchnorm_weights`, all float32.
    """
    return ROWS.plain({"n": n, "c": c, "h": h, "w": w, "layout": layout, "dtype": dtype})


def reference(case: Case, x: np.ndarray, *rest: np.ndarray) -> np.ndarray:
    """The same in float64."""
    mean, scale, along, level = (vector.astype(np.float64)[:, None] for vector in rest[:4])
    x, dy = channels.channels_of(case, x), channels.channels_of(case, rest[4])
    return channels.images_of(case, (dy - level - (x - mean) * along) * scale)


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Any vectors, and gradients around 0."""
    x = draw(case, rng)
    found = vectors(case, rng, (-2.0, 2.0), (0.5, 1.5), (-0.5, 0.5), (-0.5, 0.5))
    return [x, *found, rng.standard_normal(x.shape).astype(x.dtype)]


def work(case: Case) -> Work:
    """Five operations an element; X and dY are read once, dX is written once."""
    return Work(5 * size(case), moved(case, 3, 4))


def tolerance(case: Case) -> Tolerance:
    """A few roundings, then that to the dtype."""
    rounded = epsilon(case["dtype"])
    return Tolerance(norm=8 * epsilon("float32") + rounded, worst=64 * epsilon("float32") + 16 * rounded)


BATCHNORM_BACKWARD = register(
    Operator(
        name="batchnorm_backward",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        make_inputs=make_inputs,
        choices=CHOICES,
        cases=CASES,
        small=SMALL,
    )
)
