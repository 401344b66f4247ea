"""What the norms share: the mean and variance of a row, and the gradient of a normalized one."""

from __future__ import annotations

from .definition import Rows
from .element import Element, rsqrt, share


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
