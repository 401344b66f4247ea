"""BatchNorm: a scale and a shift by channel; what they are made of in training are sums over each channel."""

from __future__ import annotations

import numpy as np

from ..core import Case, Operator, Tolerance, Work, epsilon, register
from ..rowwise import RowOperator, Rows, cases, channels, declare, groups


def body(rows: Rows, v) -> None:
    """One pass: nothing has to be found first."""
    x = channels.map_read(rows, v, "X")
    scale, shift = (channels.map_vector(rows, v, name) for name in ("scale", "shift"))
    rows.output("Y", v["dtype"], x * scale + shift, groups.shape(v), channels.map_place(v))


def mapped(body) -> RowOperator:
    """An operator on elements, which are rows in memory's order."""
    extents = channels.map_extents
    return RowOperator(body, None, extents, lambda v: extents(v)[1], channels.map_place, channels.map_section)


ROWS = declare("batchnorm", mapped(body))


def define(n, c, h, w, layout="NCHW", dtype="float32"):
    """Y = X · scale[c] + shift[c]; X and Y are [n, c, h, w] (layout="NCHW") or [n, h, w, c] ("NHWC", channels_last).

    For inference with scale = gamma / √(variance + eps) and shift = beta − mean · scale, folded once; for training
    after `batchnorm_statistics`, which finds both. scale and shift are float32.
    Source: Ioffe & Szegedy, "Batch Normalization" (2015).
    """
    return ROWS.plain({"n": n, "c": c, "h": h, "w": w, "layout": layout, "dtype": dtype})


def reference(case: Case, x: np.ndarray, scale: np.ndarray, shift: np.ndarray) -> np.ndarray:
    """The same in float64."""
    scale, shift = (vector.astype(np.float64)[:, None] for vector in (scale, shift))
    return channels.images_of(case, channels.channels_of(case, x) * scale + shift)


def draw(case: Case, rng: np.random.Generator) -> np.ndarray:
    """Pixels whose mean and deviation differ from channel to channel."""
    n, c, h, w = (case[key] for key in "nchw")
    x = rng.standard_normal((n, c, h, w), np.float32)
    x *= rng.uniform(0.5, 2.0, (c, 1, 1)).astype(np.float32)
    x += rng.uniform(-2.0, 2.0, (c, 1, 1)).astype(np.float32)
    x = x if case["layout"] == "NCHW" else np.ascontiguousarray(np.moveaxis(x, 1, 3))
    return x.astype(np.dtype(case["dtype"]))


def vectors(case: Case, rng: np.random.Generator, *ranges: tuple[float, float]) -> list[np.ndarray]:
    """Vectors by channel, uniform in their ranges."""
    return [rng.uniform(low, high, case["c"]).astype(np.float32) for low, high in ranges]


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Scales around 1, shifts around 0."""
    return [draw(case, rng), *vectors(case, rng, (0.5, 1.5), (-0.5, 0.5))]


def size(case: Case) -> int:
    """Elements of X."""
    return case["n"] * case["c"] * case["h"] * case["w"]


def moved(case: Case, tensors: int, vectors: int) -> int:
    """Bytes of so many tensors of images and of vectors by channel."""
    return tensors * size(case) * np.dtype(case["dtype"]).itemsize + 4 * vectors * case["c"]


def work(case: Case) -> Work:
    """A product and a sum an element; X is read once, Y is written once."""
    return Work(2 * size(case), moved(case, 2, 2))


def tolerance(case: Case) -> Tolerance:
    """Two roundings, then that to the dtype."""
    rounded = epsilon(case["dtype"])
    return Tolerance(norm=2 * epsilon("float32") + rounded, worst=16 * rounded)


def summed(case: Case) -> Tolerance:
    """Of sums over a channel in float32, with a result that is small beside what is summed up."""
    wide = epsilon("float32") * (16.0 + channels.count(dict(case.values)) ** 0.5)
    return Tolerance(norm=16 * wide, worst=64 * wide)


def _images(n: int, c: int, h: int, w: int, **options) -> dict:
    return {"n": n, "c": c, "h": h, "w": w, **options}


CASES = {
    # ResNet-50: after its first convolution and at the ends of its stages, 32 channels.
    "resnet112": _images(32, 64, 112, 112),
    "resnet56": _images(32, 256, 56, 56),
    "resnet28": _images(32, 512, 28, 28),
    "resnet14": _images(32, 1024, 14, 14),
    "resnet7": _images(32, 2048, 7, 7),
    "resnet56_last": _images(32, 256, 56, 56, layout="NHWC"),
    "resnet14_last": _images(32, 1024, 14, 14, layout="NHWC"),
    # As many images in float16 as exceed an L2 cache twice.
    "resnet112_many": _images(64, 64, 112, 112, dtype="float16"),
    "resnet56_many": _images(64, 256, 56, 56, dtype="float16"),
    "resnet14_many": _images(256, 1024, 14, 14, dtype="float16"),
    "resnet112_many_last": _images(64, 64, 112, 112, layout="NHWC", dtype="float16"),
    "resnet56_many_last": _images(64, 256, 56, 56, layout="NHWC", dtype="float16"),
    "resnet14_many_last": _images(256, 1024, 14, 14, layout="NHWC", dtype="float16"),
}
SMALL = {
    "ragged": _images(3, 5, 7, 3),
    "one": _images(1, 1, 1, 1),
    "pixels": _images(7, 3, 1, 1),
    "even": _images(2, 8, 4, 4),
    "half": _images(2, 6, 4, 8, dtype="float16"),
    "bfloat": _images(2, 3, 5, 8, dtype="bfloat16"),
    "last": _images(3, 5, 2, 7, layout="NHWC"),
    "last_half": _images(2, 16, 5, 9, layout="NHWC", dtype="float16"),
    "last_wide": _images(1, 300, 3, 3, layout="NHWC", dtype="bfloat16"),
}
CHOICES = {"dtype": cases.DTYPES, "layout": groups.LAYOUTS}

BATCHNORM = register(
    Operator(
        name="batchnorm",
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
