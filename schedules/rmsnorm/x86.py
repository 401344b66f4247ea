"""RMSNorm and its gradients on x86: the ladders of row-wise operators and of sums by column."""

from ..rowwise import x86, x86_columns
from . import backward, weights  # noqa: F401  define what the ladders are for

x86.ladder("rmsnorm")
x86.ladder("rmsnorm_backward")
x86_columns.ladder("rmsnorm_weights")
