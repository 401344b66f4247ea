"""Batched GEMM on CUDA: gemm's ladders, the batch an outermost axis of blocks.

The rungs of `gemm` tile the last three loops of a product, so that they are rungs of a batch as they stand. A batch of
small matrices fills the device where one would not, hence no rung splits k.
"""

from __future__ import annotations

from ..core import LADDERS, adopt
from ..gemm import cuda, cuda_mma

for module in (cuda, cuda_mma):
    for rung in LADDERS["gemm", "cuda"].copy().values():
        if rung.rung.__module__ == module.__name__ and not rung.name.startswith(("split_k", "stream_k")):
            adopt(rung, "batched_gemm")
