"""GroupNorm and its gradients on CUDA: the ladders of row-wise operators and of sums by column and over rows."""

from ..rowwise import channels, cuda, cuda_columns, cuda_segments
from . import backward, statistics, weights  # noqa: F401  define what the ladders are for

cuda.ladder("groupnorm")
cuda.ladder("groupnorm_backward")
cuda_segments.ladder("groupnorm_statistics")
cuda_columns.ladder("groupnorm_weights", channels.only_last)
cuda_segments.ladder("groupnorm_weights", channels.only_first)
