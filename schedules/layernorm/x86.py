"""LayerNorm and its gradients on x86: the ladders of row-wise operators and of sums by column."""

from ..rowwise import x86, x86_columns
from . import backward, weights  # noqa: F401  define what the ladders are for

x86.ladder("layernorm")
x86.ladder("layernorm_backward")
x86_columns.ladder("layernorm_weights")
