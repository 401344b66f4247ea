"""Peers of the row-wise operators: PyTorch eager on the CPU and on CUDA, and ``torch.compile`` (Triton) on CUDA.

A module with these peers names `PEERS` and `offers` of here; ``benchmarks/<operator>.py`` says in
``into(library, case, inputs, output)`` which calls of PyTorch compute it: into `output` where PyTorch lets one, else
into new tensors, which it then returns.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from schedules.core import Case, find_operator
from tuning.heap import keep_freed_memory
from tuning.measure import HostCall

from .bandwidth import copy, triad
from .torch_calls import CudaCall, on_gpu, prepare_compiler, tensor


@dataclass(frozen=True)
class Returned(HostCall):
    """A call on the CPU that returns its results instead of filling given arrays."""

    last: list[Any] = field(default_factory=lambda: [None])

    def seconds(self, number: int) -> float:
        """Mean seconds of `number` calls back to back."""
        run, start = self.run, time.perf_counter()
        for _ in range(number):
            self.last[0] = run()
        return (time.perf_counter() - start) / number

    def fetch(self) -> list[np.ndarray]:
        """What the last call returned; bfloat16, which NumPy lacks, as float32."""
        return [_array(result) for result in _all(self.last[0])]


def torch(case: Case, arrays: list[np.ndarray], threads: int) -> Returned:
    """PyTorch eager on `threads` threads."""
    import torch as library

    keep_freed_memory()  # what it returns is as good as preallocated then
    library.set_num_threads(threads)
    return Returned(_eager(library, case, [tensor(library, array) for array in arrays]))


def torch_cuda(case: Case, arrays: list[np.ndarray], threads: int) -> CudaCall:
    """PyTorch eager on CUDA, its launches recorded into a graph so that the time is the GPU's alone."""
    import torch as library

    run = _eager(library, case, on_gpu(library, arrays))
    return CudaCall(library, run, _all(run()), batched=True)


def torch_compile(case: Case, arrays: list[np.ndarray], threads: int) -> CudaCall:
    """The same through ``torch.compile``, whose kernels are Triton's; recorded into a graph too."""
    import torch as library

    prepare_compiler(library)
    inputs, outputs = _split(case, on_gpu(library, arrays))
    plain = importlib.import_module(f"benchmarks.{case.operator}").plain
    function = library.compile(lambda *given: plain(library, case, given), dynamic=False, fullgraph=True)
    results = _all(function(*inputs))
    return CudaCall(library, lambda: function(*inputs), results, batched=True)


def _eager(library, case: Case, tensors: list[Any]) -> Callable[[], Any]:
    """One call of PyTorch; what its own forward would have left behind (``saved``) is made before."""
    inputs, outputs = _split(case, tensors)
    module = importlib.import_module(f"benchmarks.{case.operator}")
    saved = module.saved(library, case, inputs) if hasattr(module, "saved") else []
    return lambda: module.into(library, case, [*inputs, *saved], outputs)


def _split(case: Case, tensors: list[Any]) -> tuple[list[Any], list[Any]]:
    count = len(tensors) - find_operator(case.operator).outputs
    return tensors[:count], tensors[count:]


def _all(results: Any) -> tuple[Any, ...]:
    return tuple(results) if isinstance(results, (tuple, list)) else (results,)


def _array(result: Any) -> np.ndarray:
    return (result.float() if str(result.dtype) == "torch.bfloat16" else result).numpy()


PEERS = {
    "x86": {"torch": torch, "triad": triad},
    "cuda": {"torch": torch_cuda, "torch.compile": torch_compile, "copy": copy},
}


def offers(name: str, case: Case) -> bool:
    """Every peer computes every case."""
    return True
