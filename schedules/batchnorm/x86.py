"""BatchNorm on x86: the ladders of row-wise operators and of sums by column (NHWC) and over rows (NCHW)."""

from ..rowwise import channels, x86, x86_columns, x86_segments
from . import backward, statistics, weights  # noqa: F401  define what the ladders are for

for _name in ("batchnorm", "batchnorm_backward"):
    x86.ladder(_name)
for _name in ("batchnorm_statistics", "batchnorm_weights"):
    x86_columns.ladder(_name, channels.only_last)
    x86_segments.ladder(_name, channels.only_first, naive=False)
