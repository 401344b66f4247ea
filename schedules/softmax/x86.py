"""Softmax, its logarithm and their gradients on x86: the ladder of row-wise operators."""

from ..rowwise import x86
from . import backward, logarithm  # noqa: F401  define what the ladders are for

x86.ladder("softmax", exponential=True)
x86.ladder("log_softmax", exponential=True)
x86.ladder("softmax_backward")
x86.ladder("log_softmax_backward", exponential=True)
