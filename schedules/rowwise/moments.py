"""What the norms share: the mean and variance of a row, and the gradient of a normalized one."""

from __future__ import annotations

from tvm import tirx

from .definition import Rows
from .element import WIDE, Element, pointwise, rsqrt, share


def moments(rows: Rows, x: Element, eps: float) -> tuple[Element, Element]:
    """The mean and 1/√(variance + eps) of each row in two passes: the mean first, then squares of differences."""
    mean = rows.sum("sums", x) * share(rows.n)
    apart = x - mean
    return mean, inverse_root(rows, rows.sum("squares", apart * apart), eps)


def moments_at_once(rows: Rows, x: Element, eps: float) -> tuple[Element, Element]:
    """The same in one pass (Welford)."""
    mean, squares = rows.welford("moments", x)
    return mean, inverse_root(rows, squares, eps)


def inverse_root(rows: Rows, squares: Element, eps: float) -> Element:
    """1/√(squares / n + eps)."""
    return rsqrt(squares * share(rows.n) + eps)


def unnormalized(rows: Rows, normal: Element, inverse: Element, g: Element) -> Element:
    """The gradient of x from that of the normalized row, g: (g − mean g − x̂ · mean(g · x̂)) · inverse."""
    along, level = rows.sums(along=g * normal, level=g)
    return (g - level * share(rows.n) - normal * (along * share(rows.n))) * inverse


def moments_about(rows: Rows, x: Element, eps: float) -> tuple[Element, Element]:
    """The mean and 1/√(variance + eps) in one pass over differences from a guess of the mean.

    Source: Chan, Golub & LeVeque, "Algorithms for Computing the Sample Variance" (1983): shifted data.
    """
    guess = rows.guess("guess", x)
    apart = x - guess
    sums, squares = rows.sums(sums=apart, squares=apart * apart)
    step = sums * share(rows.n)
    return guess + step, _inverse_about(rows, squares, step, eps)


def gradient_about(rows: Rows, x: Element, g: Element, eps: float) -> Element:
    """What `unnormalized` gives, with all sums in one pass over differences from a guess of the mean."""
    part, apart = share(rows.n), x - rows.guess("guess", x)
    sums, squares, level, along = rows.sums(sums=apart, squares=apart * apart, level=g, along=g * apart)
    step = sums * part
    inverse = _inverse_about(rows, squares, step, eps)
    slope = (along - step * level) * part * inverse * inverse
    return (g - level * part - (apart - step) * slope) * inverse


def _inverse_about(rows: Rows, squares: Element, step: Element, eps: float) -> Element:
    """1/√(variance + eps) from squares about a guess that is `step` from the mean; no variance is negative."""
    floor = lambda x: tirx.Select(x < tirx.const(0.0, WIDE), tirx.const(0.0, WIDE), x)  # noqa: E731  NaN stays
    return rsqrt(pointwise(floor, squares * share(rows.n) - step * step) + eps)
