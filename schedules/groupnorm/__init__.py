"""GroupNorm: groups of an image's channels, each with its own mean and variance, weight and bias by channel, SiLU."""

from __future__ import annotations

import numpy as np

from ..core import Case, Gradient, Operator, Tolerance, Work, epsilon, register
from ..layernorm import normalized
from ..rowwise import Element, RowOperator, Rows, cases, declare, exp, groups
from ..rowwise.moments import moments, moments_about, moments_at_once


def body(rows: Rows, v) -> None:
    """Two passes over a group for the statistics, one for the result."""
    normalize(rows, v, moments)


def one_pass(rows: Rows, v) -> None:
    """One pass for the statistics (Welford), one for the result."""
    normalize(rows, v, moments_at_once)


def about(rows: Rows, v) -> None:
    """One pass for the statistics (about a guess of the mean), one for the result."""
    normalize(rows, v, moments_about)


def normalize(rows: Rows, v, statistics) -> None:
    """The result from the mean and 1/√(variance + eps) that `statistics` finds."""
    x = rows.input("X", v["dtype"], groups.shape(v), groups.at(v))
    gamma, beta = (weight(rows, v, name) for name in ("gamma", "beta"))
    mean, inverse = statistics(rows, x, v["eps"])
    y = (x - mean) * inverse * gamma + beta
    rows.output("Y", v["dtype"], y * sigmoid(y) if v["silu"] else y, groups.shape(v), groups.place(v))


def weight(rows: Rows, v, name: str) -> Element:
    """A vector by channel."""
    return rows.vector(name, v["dtype"], (v["c"],), groups.channel(v), groups.same_channel(v))


def sigmoid(x: Element) -> Element:
    """1 / (1 + exp(−x))."""
    return 1.0 / (exp(x * -1.0) + 1.0)


def before_silu(x: Element) -> Element:
    """The derivative of x · sigmoid(x)."""
    s = sigmoid(x)
    return s * (x * (s * -1.0 + 1.0) + 1.0)


def rowwise(body, one_pass, about) -> RowOperator:
    """An operator on groups of channels as rows."""
    return RowOperator(body, one_pass, groups.extents, groups.run, groups.place, groups.section, about)


ROWS = declare("groupnorm", rowwise(body, one_pass, about))


def define(n, c, h, w, groups=32, layout="NCHW", silu=False, dtype="float32", eps=1e-5):
    """Y = (X − mean) / √(variance + eps) · gamma[c] + beta[c], over the c / groups channels and all pixels of a group.

    X and Y are [n, c, h, w] (layout="NCHW") or [n, h, w, c] ("NHWC", PyTorch's channels_last). silu: Y · sigmoid(Y)
    instead. Sums are in float32. As many groups as channels make it InstanceNorm, one group LayerNorm of groups.
    Source: Wu & He, "Group Normalization" (2018).
    """
    names = ("n", "c", "h", "w", "groups", "layout", "silu", "dtype", "eps")
    return ROWS.plain(dict(zip(names, (n, c, h, w, groups, layout, silu, dtype, eps), strict=True)))


def reference(case: Case, x: np.ndarray, gamma: np.ndarray, beta: np.ndarray) -> np.ndarray:
    """The same in float64."""
    with np.errstate(invalid="ignore", over="ignore"):
        normal, _ = normalized(case, groups.rows_of(case, x))
        weight, bias = (groups.by_channel(case, vector.astype(np.float64)) for vector in (gamma, beta))
        y = normal * weight + bias
        return groups.images_of(case, y / (1 + np.exp(-y)) if case["silu"] else y)


def check(case: Case) -> str | None:
    """Groups are of as many channels each."""
    parts, channels = case["groups"], case["c"]
    return None if parts > 0 and channels % parts == 0 else f"{channels} channels cannot be {parts} equal groups"


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Pixels of mean 1 and deviation 2; weights around 1, biases around 0."""
    c, dtype = case["c"], np.dtype(case["dtype"])
    x = (1 + 2 * rng.standard_normal(groups.shape(dict(case.values)), np.float32)).astype(dtype)
    gamma = (1 + rng.uniform(-0.5, 0.5, c)).astype(dtype)
    return [x, gamma, rng.uniform(-0.5, 0.5, c).astype(dtype)]


def size(case: Case) -> int:
    """Elements of X."""
    return case["n"] * case["c"] * case["h"] * case["w"]


def work(case: Case) -> Work:
    """Eight operations an element as in LayerNorm, four more for SiLU; X, weights and Y move once."""
    total = size(case)
    return Work((12 if case["silu"] else 8) * total, (2 * total + 2 * case["c"]) * np.dtype(case["dtype"]).itemsize)


def tolerance(case: Case) -> Tolerance:
    """As LayerNorm's: a mean has an error of √(elements of a group)·ε of the largest; then the result is rounded."""
    wide = epsilon("float32") * (16.0 + groups.extents(dict(case.values))[1] ** 0.5)
    rounded = epsilon(case["dtype"]) if case["dtype"] != "float32" else 0.0
    return Tolerance(norm=4 * wide + rounded, worst=64 * wide + 16 * rounded)


def _images(n: int, c: int, h: int, w: int, **options) -> dict:
    return {"n": n, "c": c, "h": h, "w": w, **options}


_UNET = {"silu": True, "dtype": "float16", "eps": 1e-6}
CASES = {
    # Stable Diffusion's UNet at 512×512 pixels, an image with and without its prompt; its decoder's last stage.
    "unet64": _images(2, 320, 64, 64, **_UNET),
    "unet32": _images(2, 640, 32, 32, **_UNET),
    "unet16": _images(2, 1280, 16, 16, **_UNET),
    "unet32_last": _images(2, 640, 32, 32, layout="NHWC", **_UNET),
    "decoder": _images(1, 128, 512, 512, **_UNET),
    # ResNet-50 with GroupNorm (Wu & He): the ends of its first and third stage, 32 groups.
    "resnet56": _images(32, 256, 56, 56),
    "resnet14": _images(32, 1024, 14, 14),
    # As many images as exceed an L2 cache.
    "unet64_many": _images(32, 320, 64, 64, **_UNET),
    "unet32_many": _images(64, 640, 32, 32, **_UNET),
    "unet32_many_last": _images(64, 640, 32, 32, layout="NHWC", **_UNET),
    "resnet56_many": _images(64, 256, 56, 56, dtype="float16"),
}
SMALL = {
    "ragged": _images(2, 6, 5, 7, groups=3),
    "one": _images(1, 1, 1, 1, groups=1),
    "pixel": _images(2, 4, 1, 1, groups=4),
    "instance": _images(3, 7, 1, 13, groups=7),
    "even": _images(2, 8, 4, 8, groups=2, silu=True),
    "half": _images(2, 16, 4, 8, groups=4, dtype="float16"),
    "bfloat": _images(1, 12, 3, 5, groups=2, silu=True, dtype="bfloat16"),
    "last": _images(2, 12, 3, 5, groups=3, layout="NHWC"),
    "last_half": _images(2, 32, 3, 3, groups=4, layout="NHWC", silu=True, dtype="float16"),
    "last_odd": _images(1, 9, 2, 11, groups=3, layout="NHWC", dtype="float16"),
}
CHOICES = {"dtype": cases.DTYPES, "layout": groups.LAYOUTS}


def kept_options(options) -> dict:
    """What the gradients must know of a forward's options."""
    return {key: options[key] for key in ("groups", "layout", "silu", "eps") if key in options}


def gradients(options) -> tuple[Gradient, ...]:
    """That of X from the inputs anew, since it finds the statistics of a group while it has the group; those of gamma
    and beta go along channels, and need them found before."""
    kept = kept_options(options)
    plain = {key: value for key, value in kept.items() if key != "silu"}
    weights = ("X", "gamma", "beta", "mean", "inverse", "dY")
    known = {key: value for key, value in kept.items() if key != "eps"}
    return (
        Gradient("X", ("X", "gamma", "beta", "dY"), "groupnorm_backward", kept),
        Gradient("mean", ("X",), "groupnorm_statistics", plain),
        Gradient("inverse", ("X",), "groupnorm_statistics", plain, output=1),
        Gradient("gamma", weights, "groupnorm_weights", known),
        Gradient("beta", weights, "groupnorm_weights", known, output=1),
    )


GROUPNORM = register(
    Operator(
        name="groupnorm",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        check=check,
        make_inputs=make_inputs,
        choices=CHOICES,
        cases=CASES,
        small=SMALL,
        gradients=gradients,
    )
)
