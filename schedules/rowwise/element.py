"""A number for each position of a row, and arithmetic with such numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tvm import te, tirx

# What sums are kept in, whatever the rows hold.
WIDE = "float32"

# From indices to an expression or to other indices.
Index = Callable[..., Any]


class Element:
    """A number for each position of a row; arithmetic with it is arithmetic at each position.

    A position is (row, column) in the plain layout, (row, round, thread, lane) in the tiled ones. Calling it with one
    gives the expression there.
    """

    def __init__(self, at: Callable[..., Any]):
        self.at = at

    def __call__(self, *position: Any) -> Any:
        return self.at(*position)

    def __add__(self, other: Element | float) -> Element:
        return pointwise(lambda a, b: a + b, self, other)

    def __sub__(self, other: Element | float) -> Element:
        return pointwise(lambda a, b: a - b, self, other)

    def __mul__(self, other: Element | float) -> Element:
        return pointwise(lambda a, b: a * b, self, other)

    def __truediv__(self, other: Element | float) -> Element:
        return pointwise(lambda a, b: a / b, self, other)

    def __rtruediv__(self, other: float) -> Element:
        return pointwise(lambda a: tirx.const(other, WIDE) / a, self)


def pointwise(function: Callable[..., Any], *operands: Element | float) -> Element:
    """`function` of the operands' expressions at each position; numbers are float32."""

    def at(*position):
        return function(*(x(*position) if isinstance(x, Element) else _number(x) for x in operands))

    return Element(at)


def _number(value):
    """A number, or an expression of extents that are not known yet, as float32."""
    return tirx.const(float(value), WIDE) if isinstance(value, (int, float)) else value.astype(WIDE)


def share(n):
    """1 / n for an extent, which may be symbolic."""
    return 1.0 / n if isinstance(n, int) else tirx.const(1.0, WIDE) / n.astype(WIDE)


def exp(x: Element) -> Element:
    """The exponential."""
    return pointwise(te.exp, x)


def log(x: Element) -> Element:
    """The natural logarithm."""
    return pointwise(te.log, x)


def rsqrt(x: Element) -> Element:
    """1 / √x."""
    return pointwise(te.rsqrt, x)


def of_row(tensor: te.Tensor) -> Element:
    """One number per row, wherever in the row."""
    return Element(lambda i, *column: tensor[i])


def widened(read: Index) -> Element:
    """What `read` finds, floats as float32."""

    def wide(*position):
        value = read(*position)
        dtype = str(value.ty if hasattr(value, "ty") else value.dtype)
        return value.astype(WIDE) if "float" in dtype and dtype != WIDE else value

    return Element(wide)
