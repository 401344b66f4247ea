"""LayerNorm and its gradients on CUDA: the ladders of row-wise operators and of sums by column."""

from ..rowwise import cuda, cuda_columns
from . import backward, weights  # noqa: F401  define what the ladders are for

cuda.ladder("layernorm")
cuda.ladder("layernorm_backward")
cuda_columns.ladder("layernorm_weights")
