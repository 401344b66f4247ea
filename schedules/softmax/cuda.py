"""Softmax, its logarithm and their gradients on CUDA: the ladder of row-wise operators."""

from ..rowwise import cuda
from . import backward, logarithm  # noqa: F401  define what the ladders are for

cuda.ladder("softmax")
cuda.ladder("log_softmax")
cuda.ladder("softmax_backward")
cuda.ladder("log_softmax_backward")
