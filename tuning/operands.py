"""A case's inputs, outputs and reference in a worker: made once, shared by all contenders of the case."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from functools import lru_cache

import numpy as np
import tvm

from schedules import core
from schedules.core import Case, Operator
from schedules.device import Gpu

from .cuda.distance import Reference
from .measure import Outputs, aligned, upload
from .shared import shared

COMPUTED = 32  # operations a byte above which processes share a reference instead of each computing its own


@lru_cache(maxsize=2)
def inputs(operator: str, case: str, seed: int) -> list[np.ndarray]:
    """The inputs on the host, each starting on a cache line."""
    found = core.find_operator(operator)
    return _made(operator, case, f"{seed}", lambda: [aligned(a) for a in found.inputs(found.case(case), seed)])


@lru_cache(maxsize=2)
def reference(operator: str, case: str, seed: int) -> list[np.ndarray]:
    """What the outputs must be, in float64."""
    found = core.find_operator(operator)

    def compute() -> list[np.ndarray]:
        expected = found.reference(found.case(case), *inputs(operator, case, seed))
        return list(expected) if isinstance(expected, (tuple, list)) else [expected]

    return _made(operator, case, f"{seed} reference", compute)


def _made(operator: str, case: str, what: str, make: Callable[[], list[np.ndarray]]) -> list[np.ndarray]:
    """The arrays of `make`, once for all processes if they take longer to compute than to map."""
    found = core.find_operator(operator)
    work = found.work(found.case(case))
    return shared(f"{operator} {case} {what}", make) if work.flops > COMPUTED * work.bytes else make()


@lru_cache(maxsize=2)
def uploaded(operator: str, case: str, seed: int, kind: str) -> list[tvm.runtime.Tensor]:
    """The inputs where the kernels of a kind of device find them."""
    return upload(inputs(operator, case, seed), kind)


@lru_cache(maxsize=2)
def outputs(operator: str, case: str, kind: str) -> Outputs:
    """Outputs that all kernels of a case share, one after the other."""
    found = core.find_operator(operator)
    return Outputs.of(found.arguments(found.case(case)), kind)


@lru_cache(maxsize=1)
def on_gpu(operator: str, case: str, seed: int, device: Gpu) -> Reference | None:
    """The reference where a GPU can compare with it, if it has the room."""
    found = core.find_operator(operator)
    outputs_ = [a for a in found.arguments(found.case(case)) if a.output]
    return Reference.of(reference(operator, case, seed), [a.dtype for a in outputs_], device)


@lru_cache(maxsize=2)
def sums(operator: str, case: str, seed: int) -> list[int]:
    """Checksums of the inputs as they were made."""
    return _checksums(inputs(operator, case, seed))


def overwritten(operator: Operator, case: Case, seed: int, now: list[np.ndarray]) -> str:
    """Which input is not what it was; "" if all are."""
    same = map(int.__eq__, _checksums(now), sums(operator.name, case.text, seed))
    changed = [i for i, equal in enumerate(same) if not equal]
    return f"the kernel wrote to its input {operator.arguments(case)[changed[0]].name}" if changed else ""


def forget(on_gpu_only: bool = False) -> None:
    """Make everything anew when it is needed; on_gpu_only: what a kernel on a GPU cannot have written to is kept."""
    for made in (uploaded, outputs, on_gpu, *(() if on_gpu_only else (inputs, sums, reference))):
        made.cache_clear()


def _checksums(arrays: list[np.ndarray]) -> list[int]:
    return [zlib.adler32(array.reshape(-1).view(np.uint8)) for array in arrays]
