"""BatchNorm on CUDA: the ladders of row-wise operators and of sums by column (NHWC) and over rows (NCHW)."""

from ..rowwise import channels, cuda, cuda_columns, cuda_segments
from . import backward, statistics, weights  # noqa: F401  define what the ladders are for

for _name in ("batchnorm", "batchnorm_backward"):
    cuda.ladder(_name, once=True)
for _name in ("batchnorm_statistics", "batchnorm_weights"):
    cuda_columns.ladder(_name, channels.only_last)
    cuda_segments.ladder(_name, channels.only_first)
