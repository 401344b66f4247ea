"""The definition of a row-wise operator, written once and laid out as a schedule needs it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from tvm import te, tirx

from ..core import Value
from .element import WIDE, Element, Index, of_row, widened

Values = Mapping[str, Value]


class Rows:
    """m rows of n elements in the plain layout: a position is (row, column).

    A definition calls these methods in order; each returns an element. Inputs arrive as float32 (integers as they
    are), statistics are float32, outputs are converted to their dtype. The names are those of buffers and blocks.
    """

    def __init__(self, m: int, n: int):
        self.m, self.n = m, n
        self.inputs: list[te.Tensor] = []
        self.outputs: list[te.Tensor] = []
        self._reads: dict[str, tuple[str, Index]] = {}

    @property
    def tensors(self) -> list[te.Tensor]:
        """Inputs and outputs in call order."""
        return [*self.inputs, *self.outputs]

    def input(self, name: str, dtype: str, shape: tuple[int, ...] = (), at: Index | None = None) -> Element:
        """A tensor of `shape`, by default (m, n), whose element (row, column) is found at ``at(row, column)``."""
        tensor = self._placeholder(name, dtype, shape or (self.m, self.n))
        read = lambda i, j: tensor[at(i, j) if at else (i, j)]  # noqa: E731
        self._reads[name] = (dtype, read)
        return self._staged(name, dtype, read)

    def vector(
        self, name: str, dtype: str, shape: tuple[int, ...] = (), at: Callable[..., Any] | None = None, run: int = 1
    ) -> Element:
        """A vector of n by column, such as a weight, which all rows share; or one of `shape` that is small beside the
        rows and whose element for (row, column) is found at ``at(row, column)``, such as a weight by channel.

        run: neighbours of a row, beginning with the first, that have the same element of such a vector.
        """
        tensor = self._placeholder(name, dtype, shape or (self.n,))
        if at:
            return self._looked_up(dtype, lambda i, j: tensor[at(i, j)], run)
        return self._shared(name, dtype, lambda j: tensor[j])

    def row_vector(self, name: str, dtype: str) -> Element:
        """A vector of m by row."""
        tensor = self._placeholder(name, dtype, (self.m,))
        return widened(lambda i, *column: tensor[i])

    def sums(self, **elements: Element) -> tuple[Element, ...]:
        """Several sums over each row by their names, which need one pass where a pass reads the row again."""
        return tuple(self.sum(name, element) for name, element in elements.items())

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

    def totals(self, **elements: Element) -> tuple[Element, ...]:
        """Sums over all rows by column, which a definition may have once, for what it gives by `result`."""
        i = te.reduce_axis((0, self.m), name="i")
        add = lambda j: summing(len(elements))(tuple(x(i, j) for x in elements.values()), axis=i)  # noqa: E731
        return self._by_column(te.compute((self.n,), add, name="totals"))

    def first(self, name: str) -> Element:
        """The first row of an input, by column."""
        dtype, read = self._reads[name]
        return self._shared(f"{name}_first", dtype, lambda j: read(0, j))

    def guess(self, name: str, element: Element) -> Element:
        """A number near the mean of each row, for sums over differences from it: the mean of its first elements."""
        raise NotImplementedError

    def front(self, name: str) -> Element:
        """The first element of each row of an input."""
        read = self._reads[name][1]
        return widened(lambda i, *column: read(i, 0))

    def result(self, name: str, dtype: str, element: Element) -> None:
        """A vector of n by column, of what is the same for all rows."""
        self.outputs.append(te.compute((self.n,), lambda j: element(0, j).astype(dtype), name=name))

    def row_result(
        self, name: str, dtype: str, element: Element, shape: tuple[int, ...] = (), back: Index | None = None
    ) -> None:
        """A vector of m by row, of what is the same for all of a row; or of `shape`, with row ``back(*index)``."""
        value = lambda *index: element(back(*index) if back else index[0], 0).astype(dtype)  # noqa: E731
        self.outputs.append(te.compute(shape or (self.m,), value, name=name))

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

    def _looked_up(self, dtype: str, read: Index, run: int) -> Element:
        """A small input read at (row, column), by position."""
        return widened(read)

    @staticmethod
    def _by_column(tensors: Any) -> tuple[Element, ...]:
        """Numbers by column, for positions (row, column)."""
        many = tensors if isinstance(tensors, (list, tuple)) else [tensors]
        return tuple(Element(lambda i, j, tensor=tensor: tensor[j]) for tensor in many)

    def _reduced(self, name: str, reducer: Callable, element: Element, neutral) -> Element:
        k = te.reduce_axis((0, self.n), name="k")
        return of_row(te.compute((self.m,), lambda i: reducer(element(i, k), axis=k), name=name))


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


def summing(count: int) -> Callable:
    """A reducer of `count` sums at a time, given as a tuple."""
    add = lambda a, b: tuple(x + y for x, y in zip(a, b, strict=True))  # noqa: E731
    return te.comm_reducer(add, _nothing(*(0.0,) * count), name="sums")


online_softmax = te.comm_reducer(_combine_online, _nothing(float(np.finfo(WIDE).min), 0.0), name="online")
welford_moments = te.comm_reducer(_combine_moments, _nothing(0.0, 0.0, 0.0), name="welford")


Body = Callable[[Rows, Values], None]


@dataclass(frozen=True)
class RowOperator:
    """How an operator's rows are found and what is done to them.

    body(rows, values) defines it on any layout; one_pass(rows, values) does so with the statistics of one pass, on
    the plain layout, if there is a way. extents(values) gives m and n; run(values) the elements of a row that
    certainly lie side by side in memory and in every input, so that a vector may hold a divisor of them.
    place(values)(*index) is the (row, column) of an element of inputs and outputs that are no m by n matrices.
    section(values): elements of a row, next to each other, for which a loop of its own pays, such as a channel's.
    about(rows, values) defines it with sums about a first guess of the mean, found in one pass, if there is a way.
    """

    body: Body
    one_pass: Body | None = None
    extents: Callable[[Values], tuple[int, int]] = lambda values: (values["m"], values["n"])
    run: Callable[[Values], int] = lambda values: values["n"]
    place: Callable[[Values], Index] | None = None
    section: Callable[[Values], int] | None = None
    about: Body | None = None

    def plain(self, values: Values) -> list[te.Tensor]:
        """The operator's definition: tensors in call order."""
        return self._filled(Rows(*self.extents(values)), self.body, values).tensors

    def in_one_pass(self, values: Values) -> list[te.Tensor]:
        """The same function with the statistics of one pass."""
        return self._filled(Rows(*self.extents(values)), self.one_pass, values).tensors

    @staticmethod
    def _filled(rows: Rows, body: Body, values: Values) -> Rows:
        body(rows, values)
        return rows


ROWWISE: dict[str, RowOperator] = {}


def declare(name: str, operator: RowOperator) -> RowOperator:
    """Make `operator` known to the shared ladders as that of the operator `name`."""
    ROWWISE[name] = operator
    return operator
