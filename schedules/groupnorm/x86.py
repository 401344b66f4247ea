"""GroupNorm and its gradients on x86: the ladders of row-wise operators and of sums by column and over rows."""

from ..rowwise import channels, x86, x86_columns, x86_segments
from . import backward, statistics, weights  # noqa: F401  define what the ladders are for

x86.ladder("groupnorm", exponential=True)
x86.ladder("groupnorm_backward", exponential=True)
x86_segments.ladder("groupnorm_statistics")
x86_columns.ladder("groupnorm_weights", channels.only_last)
x86_segments.ladder("groupnorm_weights", channels.only_first, naive=False)
