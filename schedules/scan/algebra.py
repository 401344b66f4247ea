"""What a scan combines, and where: the operator's identity, its order along a row, heads of segments.

Functions run while a program is written and return expressions, of scalars or of vectors alike.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np
from tvm import tirx

from ..operators import Case
from ..reduction import INFINITY, in_order, out_of_order

# What is added up: halves in float32; int32 without its sign, since a signed overflow is undefined and NumPy's wraps.
ACCUMULATOR = {"float16": "float32", "bfloat16": "float32", "int32": "uint32"}
# From so many elements on, positions are counted in 64 bits: an offset in bytes passes 2³¹ long before one in elements.
WIDE = 1 << 30


@dataclass(frozen=True)
class Scan:
    """A scan of `rows` rows of `n` elements. Positions are in the order in which it goes along a row."""

    rows: int
    n: int
    dtype: str
    op: str
    exclusive: bool
    reverse: bool
    segmented: bool

    @classmethod
    def of(cls, case: Case) -> Scan:
        """The scan that a case of the operator describes."""
        return cls(**{f.name: case[f.name] for f in fields(cls)})

    @property
    def total(self) -> str:
        """The dtype in which values are combined."""
        return self.dtype if self.op == "max" and self.dtype == "int32" else ACCUMULATOR.get(self.dtype, self.dtype)

    @property
    def elements(self) -> int:
        return self.rows * self.n

    @property
    def index(self) -> str:
        """The dtype of positions."""
        return "int64" if self.elements >= WIDE else "int32"

    @property
    def itemsize(self) -> int:
        return np.dtype(self.dtype).itemsize

    def count(self, value: int) -> tirx.IntImm:
        """An extent as a constant of the positions' dtype."""
        return tirx.const(value, self.index)

    @property
    def shape(self) -> tuple[tirx.IntImm, tirx.IntImm]:
        """Of every operand."""
        return self.count(self.rows), self.count(self.n)

    def place(self, position, end: int):
        """Where the element of a position lies, in a row (end = n) or in all rows as one (end = rows · n)."""
        return end - 1 - position if self.reverse else position

    def cut(self, flag):
        """Whether a flag says that a segment begins; a plain False where there are none, so that no code is written."""
        return self.segmented and flag != tirx.const(0, flag.ty)

    def begins(self, heads, row, position):
        """Whether a segment begins at a position of a row."""
        return self.segmented and self.cut(heads[row, self.place(position, self.n)])

    def identity(self):
        """What changes nothing: 0, or the smallest value there is."""
        if self.op == "sum":
            return tirx.const(0, self.total)
        return tirx.const(-np.inf, self.total) if self.total == "float32" else tirx.min_value(self.total)

    @property
    def identity_bits(self) -> int:
        """The identity's 32 bits."""
        return int(np.array(self.identity().value).astype(self.total).view(np.uint32))

    def combine(self, left, right):
        """`left` comes first. The larger of two is NaN if either is, as in NumPy. Give plain loads: they may repeat."""
        if self.op == "sum":
            return left + right
        if self.total == "int32":
            return tirx.Max(left, right)
        return tirx.Select(tirx.any(right > left, tirx.isnan(right)), right, left)

    def widened(self, value, lanes: int = 1):
        """An element as it is combined, or a vector of them."""
        return value.astype(self.total if lanes == 1 else f"{self.total}x{lanes}")

    def narrowed(self, value, lanes: int = 1):
        """A combined value as it is stored."""
        return value.astype(self.dtype if lanes == 1 else f"{self.dtype}x{lanes}")


class Ordered(Scan):
    """A running maximum of floats as that of integers in the same order: one instruction, where two comparisons, for
    NaN, and a choice would do. Zeros lose their sign."""

    @property
    def total(self) -> str:
        return "int32"

    def identity(self):
        return tirx.const(-INFINITY, self.total)

    def widened(self, value, lanes: int = 1):
        return in_order(value.astype("float32" if lanes == 1 else f"float32x{lanes}"), lanes)

    def narrowed(self, value, lanes: int = 1):
        return out_of_order(value, lanes).astype(self.dtype if lanes == 1 else f"{self.dtype}x{lanes}")
