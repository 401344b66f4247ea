"""How far outputs are from the reference, computed on the GPU that has them: fetching takes longer than timing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import tvm
from tvm import tirx
from tvm.script import tirx as T

from schedules.device import Gpu

from ..build import compile_program
from ..measure import Error, error_of

BLOCKS, THREADS = 256, 128  # enough to keep every multiprocessor's memory pipes full; a sum for each thread comes back
MOST = 1 << 30  # elements: indices are 32 bits


def program(elements: int, dtype: str) -> tirx.PrimFunc:
    """Sums over `elements`, a row for each thread: Σ(out − ref)², max |out − ref|, Σref²; out has `dtype`."""
    steps = -(-elements // (BLOCKS * THREADS))

    @T.prim_func(s_tir=True)
    def main(
        out: T.Buffer((elements,), dtype),
        ref: T.Buffer((elements,), "float64"),
        sums: T.Buffer((BLOCKS * THREADS, 3), "float64"),
    ):
        T.func_attr({"tirx.noalias": True})
        for b in T.thread_binding(BLOCKS, thread="blockIdx.x"):
            for t in T.thread_binding(THREADS, thread="threadIdx.x"):
                own = T.alloc_buffer((4,), "float64", scope="local")
                for c in T.unroll(3):
                    own[c] = T.float64(0)
                for s in T.serial(steps):
                    if (s * BLOCKS + b) * THREADS + t < elements:
                        own[3] = ref[(s * BLOCKS + b) * THREADS + t]
                        own[2] = own[2] + own[3] * own[3]
                        own[3] = T.Cast("float64", out[(s * BLOCKS + b) * THREADS + t]) - own[3]
                        own[0] = own[0] + own[3] * own[3]
                        own[1] = T.max(own[1], T.max(own[3], T.float64(0) - own[3]))
                for c in T.unroll(3):
                    sums[b * THREADS + t, c] = own[c]

    return main


@lru_cache(maxsize=8)
def _kernel(elements: int, dtype: str, device: Gpu):
    return compile_program(tvm.IRModule({"main": program(elements, dtype)}), device, lean=True).jit()["main"]


class Reference:
    """The float64 reference of a case on the GPU, and the kernels that compare with it."""

    def __init__(self, expected: Sequence[np.ndarray], dtypes: Sequence[str], device: Gpu):
        self.kernels = [_kernel(array.size, dtype, device) for array, dtype in zip(expected, dtypes, strict=True)]
        flat = [array.reshape(-1).astype(np.float64, copy=False) for array in expected]  # places are integers
        self.arrays = [tvm.runtime.tensor(array, tvm.cuda(0)) for array in flat]
        self.sums = tvm.runtime.empty((BLOCKS * THREADS, 3), "float64", tvm.cuda(0))

    @classmethod
    def of(cls, expected: Sequence[np.ndarray], dtypes: Sequence[str], device: Gpu) -> Reference | None:
        """None where the device has no room for it, or an output is too large or empty."""
        if not all(0 < array.size <= MOST for array in expected):
            return None
        try:
            return cls(expected, dtypes, device)
        except Exception:  # TVM raises several classes for what the driver reports; the host compares then
            return None

    def error(self, outputs: Sequence[tvm.runtime.Tensor]) -> Error | None:
        """The error of `outputs`; None if any element of them or of the reference is not finite."""
        worst = Error(0.0, 0.0)
        for tensor, ref, kernel in zip(outputs, self.arrays, self.kernels, strict=True):
            kernel(tensor._create_view(ref.shape), ref, self.sums)
            squares, largest, norm = self.sums.numpy().T
            if not math.isfinite(total := float(squares.sum())):
                return None
            error = error_of(total, float(largest.max()), math.sqrt(float(norm.sum())), math.prod(ref.shape))
            worst = Error(max(worst.norm, error.norm), max(worst.worst, error.worst))
        return worst
