"""LayerNorm and its gradient on x86: the ladder of row-wise operators."""

from ..rowwise import x86
from . import backward  # noqa: F401  define what the ladders are for

x86.ladder("layernorm")
x86.ladder("layernorm_backward")
