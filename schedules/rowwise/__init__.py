"""Row-wise operators: statistics of a row, then a map over it; how one is defined, and the ladders they all share.

A new one needs a definition (a function of :class:`Rows`) and one line per device, ``x86.ladder(NAME)`` and
``cuda.ladder(NAME)``. `softmax` is the shortest example.
"""

from .definition import ROWWISE, RowOperator, Rows, declare
from .element import Element, exp, log, pointwise, rsqrt, share

__all__ = [
    "ROWWISE",
    "Element",
    "RowOperator",
    "Rows",
    "declare",
    "exp",
    "log",
    "pointwise",
    "rsqrt",
    "share",
]
