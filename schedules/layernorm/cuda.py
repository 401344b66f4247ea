"""LayerNorm and its gradient on CUDA: the ladder of row-wise operators."""

from ..rowwise import cuda
from . import backward  # noqa: F401  define what the ladders are for

cuda.ladder("layernorm")
cuda.ladder("layernorm_backward")
