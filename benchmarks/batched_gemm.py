"""Peers of `batched_gemm` on CUDA: PyTorch (cuBLAS' strided batches)."""

from __future__ import annotations

from schedules.core import Case

from . import gemm_cuda
from .gemm import offers as gemm_offers
from .gemm import torch, torch_cuda

PEERS = {"x86": {"torch": torch}, "cuda": {"torch": torch_cuda}}
ROWS = {"cuda": gemm_cuda.BATCHED}


def offers(name: str, case: Case) -> bool:
    """As for `gemm`; int8 has no batch in PyTorch."""
    return case["dtype"] != "int8" and gemm_offers(name, case)
