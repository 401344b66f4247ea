"""Batched GEMM on Hopper: gemm's programs, which take a batch as a third axis of their tensor maps."""

from __future__ import annotations

from ..core import LADDERS, adopt
from ..gemm import cuda_hopper
from . import cuda  # noqa: F401  the rungs below these

for rung in LADDERS["gemm", "cuda"].copy().values():
    if rung.rung.__module__ == cuda_hopper.__name__:
        adopt(rung, "batched_gemm")
