"""The definition of a row-wise operator, written once and laid out as a schedule needs it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from tvm import te, tirx

from ..core import Value

# What sums are kept in, whatever the rows hold.
WIDE = "float32"

Values = Mapping[str, Value]
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


class Rows:
    """m rows of n elements in the plain layout: a position is (row, column).

    A definition calls these methods in order; each returns an element. Inputs arrive as float32 (integers as they
    are), statistics are float32, outputs are converted to their dtype. The names are those of buffers and blocks.
    """

    def __init__(self, m: int, n: int):
        self.m, self.n = m, n
        self.inputs: list[te.Tensor] = []
        self.outputs: list[te.Tensor] = []

    @property
    def tensors(self) -> list[te.Tensor]:
        """Inputs and outputs in call order."""
        return [*self.inputs, *self.outputs]

    def input(self, name: str, dtype: str, shape: tuple[int, ...] = (), at: Index | None = None) -> Element:
        """A tensor of `shape`, by default (m, n), whose element (row, column) is found at ``at(row, column)``."""
        tensor = self._placeholder(name, dtype, shape or (self.m, self.n))
        return self._staged(name, dtype, lambda i, j: tensor[at(i, j) if at else (i, j)])

    def vector(self, name: str, dtype: str) -> Element:
        """A vector of n by column, such as a weight: all rows share it."""
        tensor = self._placeholder(name, dtype, (self.n,))
        return self._shared(name, dtype, lambda j: tensor[j])

    def sum(self, name: str, element: Element) -> Element:
        """The sum over each row."""
        return self._reduced(name, te.sum, element, tirx.const(0.0, WIDE))

    def max(self, name: str, element: Element) -> Element:
        """The largest of each row."""
        return self._reduced(name, te.max, element, tirx.min_value(WIDE))

    def keep(self, name: str, element: Element) -> Element:
        """An intermediate row that more than one later stage reads; a schedule stores it or computes it again."""
        tensor = te.compute((self.m, self.n), lambda i, j: element(i, j), name=name)
        return Element(lambda i, j: tensor[i, j])

    def output(
        self, name: str, dtype: str, element: Element, shape: tuple[int, ...] = (), back: Index | None = None
    ) -> None:
        """A tensor of `shape`, by default (m, n); ``back(*index)`` is the position (row, column) of its element."""
        value = lambda *index: element(*(back(*index) if back else index)).astype(dtype)  # noqa: E731
        self.outputs.append(te.compute(shape or (self.m, self.n), value, name=name))

    def online(self, name: str, element: Element) -> tuple[Element, Element]:
        """The maximum of each row and Σ exp(x − maximum) in one pass.

        Source: Milakov & Gimelshein, "Online normalizer calculation for softmax" (2018).
        """
        k = te.reduce_axis((0, self.n), name="k")
        one = tirx.const(1.0, WIDE)
        found = te.compute((self.m,), lambda i: online_softmax((element(i, k), one), axis=k), name=name)
        return of_row(found[0]), of_row(found[1])

    def welford(self, name: str, element: Element) -> tuple[Element, Element]:
        """The mean of each row and Σ (x − mean)² in one pass.

        Source: Welford (1962) in the pairwise form of Chan, Golub & LeVeque (1979).
        """
        k = te.reduce_axis((0, self.n), name="k")
        zero, one = tirx.const(0.0, WIDE), tirx.const(1.0, WIDE)
        found = te.compute((self.m,), lambda i: welford_moments((element(i, k), zero, one), axis=k), name=name)
        return of_row(found[0]), of_row(found[1])

    def _placeholder(self, name: str, dtype: str, shape: tuple[int, ...]) -> te.Tensor:
        tensor = te.placeholder(shape, dtype, name=name)
        self.inputs.append(tensor)
        return tensor

    def _staged(self, name: str, dtype: str, read: Index) -> Element:
        """An input read at (row, column), by position."""
        return widened(read)

    def _shared(self, name: str, dtype: str, read: Index) -> Element:
        """An input read at a column, by position."""
        return widened(lambda i, j: read(j))

    def _reduced(self, name: str, reducer: Callable, element: Element, neutral) -> Element:
        k = te.reduce_axis((0, self.n), name="k")
        return of_row(te.compute((self.m,), lambda i: reducer(element(i, k), axis=k), name=name))


def of_row(tensor: te.Tensor) -> Element:
    """One number per row, wherever in the row."""
    return Element(lambda i, *column: tensor[i])


def widened(read: Index) -> Element:
    """What `read` finds, floats as float32."""

    def wide(*position):
        value = read(*position)
        return value.astype(WIDE) if "float" in str(value.dtype) and str(value.dtype) != WIDE else value

    return Element(wide)


def _combine_online(a, b):
    """(maximum, Σ exp(x − maximum)) of two parts: the sum of the smaller maximum is scaled down to the larger."""
    top = tirx.Max(a[0], b[0])
    return top, a[1] * te.exp(a[0] - top) + b[1] * te.exp(b[0] - top)


def _combine_moments(a, b):
    """(mean, Σ (x − mean)², count) of two parts."""
    count, step = a[2] + b[2], b[0] - a[0]
    share = b[2] / tirx.Max(count, tirx.const(1.0, WIDE))
    return a[0] + step * share, a[1] + b[1] + step * step * a[2] * share, count


def _nothing(*first: float):
    return lambda *dtypes: tuple(tirx.const(value, WIDE) for value in first)


online_softmax = te.comm_reducer(_combine_online, _nothing(float(np.finfo(WIDE).min), 0.0), name="online")
welford_moments = te.comm_reducer(_combine_moments, _nothing(0.0, 0.0, 0.0), name="welford")


@dataclass(frozen=True)
class RowOperator:
    """How an operator's rows are found and what is done to them.

    body(rows, values) defines it on any layout; one_pass(rows, values) does so with the statistics of one pass, on
    the plain layout, if there is a way. extents(values) gives m and n; run(values) the elements of a row that
    certainly lie side by side in memory and in every input, so that a vector may hold a divisor of them.
    """

    body: Callable[[Rows, Values], None]
    one_pass: Callable[[Rows, Values], None] | None = None
    extents: Callable[[Values], tuple[int, int]] = lambda values: (values["m"], values["n"])
    run: Callable[[Values], int] = lambda values: values["n"]

    def plain(self, values: Values) -> list[te.Tensor]:
        """The operator's definition: tensors in call order."""
        return self._filled(Rows(*self.extents(values)), self.body, values).tensors

    def in_one_pass(self, values: Values) -> list[te.Tensor]:
        """The same function with the statistics of one pass."""
        return self._filled(Rows(*self.extents(values)), self.one_pass, values).tensors

    @staticmethod
    def _filled(rows: Rows, body: Callable[[Rows, Values], None], values: Values) -> Rows:
        body(rows, values)
        return rows


ROWWISE: dict[str, RowOperator] = {}


def declare(name: str, operator: RowOperator) -> RowOperator:
    """Make `operator` known to the shared ladders as that of the operator `name`."""
    ROWWISE[name] = operator
    return operator
