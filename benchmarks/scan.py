"""Peers of `scan`: NumPy and PyTorch on the CPU, PyTorch eager and compiled and CUB (by CuPy) on CUDA, and a copy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from schedules.core import Case

from .bandwidth import copy, triad
from .row_calls import torch_compile
from .torch_calls import CudaCall, on_gpu, tensor


def offers(name: str, case: Case) -> bool:
    """Whether the peer computes `case`: none knows segments; NumPy adds halves in halves; CUB scans one row."""
    if name in ("copy", "triad"):
        return True
    if case["segmented"]:
        return False
    if name == "numpy":
        return not case["exclusive"] and case["dtype"] in ("float32", "int32")
    if name == "cub":
        plain = not (case["exclusive"] or case["reverse"]) and case["op"] == "sum"
        return plain and case["rows"] == 1 and case["dtype"] in ("float32", "int32")
    return True


def numpy(case: Case, arrays: list[np.ndarray], threads: int) -> Callable[[], None]:
    """np.cumsum or np.maximum.accumulate into a preallocated output; NumPy uses one thread."""
    x, y = (a[:, ::-1] for a in arrays) if case["reverse"] else arrays
    if case["op"] == "max":
        return lambda: np.maximum.accumulate(x, axis=1, out=y)
    return lambda: np.cumsum(x, axis=1, dtype=x.dtype, out=y)


def torch(case: Case, arrays: list[np.ndarray], threads: int) -> Callable[[], None]:
    """torch.cumsum or cummax into a preallocated output, `threads` threads (one where there is one row)."""
    import torch as library

    library.set_num_threads(threads)
    return _into(library, case, [tensor(library, array) for array in arrays])


def torch_cuda(case: Case, arrays: list[np.ndarray], threads: int) -> CudaCall:
    """The same on CUDA, its launches recorded into a graph, so that the time is the GPU's alone."""
    import torch as library

    tensors = on_gpu(library, arrays)
    return CudaCall(library, _into(library, case, tensors), (tensors[-1],), batched=True)


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler: Triton's associative scan, with look-back where rows are long."""
    return _value(library, case, inputs[0])


@dataclass(frozen=True)
class InPlace(CudaCall):
    """A call that overwrites its input: `prepare` brings the input back, before the timing begins."""

    prepare: Callable[[], None] = lambda: None

    def seconds(self, number: int) -> float:
        """Mean seconds of `number` calls back to back, the later ones on what the earlier left."""
        self.prepare()
        return super().seconds(number)


def cub(case: Case, arrays: list[np.ndarray], threads: int) -> InPlace:
    """CUB's DeviceScan of one row, which is decoupled look-back too, in place as CuPy calls it: the same bytes move."""
    import cupy
    import torch as library
    from cupy.cuda import cub as theirs

    x, y = on_gpu(library, arrays)
    row = cupy.asarray(y[0])
    run = lambda: theirs.device_scan(row, theirs.CUPY_CUB_CUMSUM)  # noqa: E731
    return InPlace(library, run, (y,), prepare=lambda: y.copy_(x))


def _into(library, case: Case, tensors: list[Any]) -> Callable[[], None]:
    """The fewest calls of PyTorch that scan the first tensor into the last."""
    x, y = tensors
    if case["exclusive"] or case["reverse"]:
        return lambda: y.copy_(_value(library, case, x))
    if case["op"] == "sum":
        return lambda: library.cumsum(x, 1, dtype=x.dtype, out=y)
    indices = library.empty_like(y, dtype=library.int64)
    return lambda: library.cummax(x, 1, out=(y, indices))


def _value(library, case: Case, x: Any) -> Any:
    """The scan of `x` as a new tensor."""
    x = x.flip(1) if case["reverse"] else x
    y = library.cummax(x, 1)[0] if case["op"] == "max" else library.cumsum(x, 1, dtype=x.dtype)
    if case["exclusive"]:
        first = 0 if case["op"] == "sum" else float("-inf") if x.is_floating_point() else library.iinfo(x.dtype).min
        y = library.cat([library.full_like(y[:, :1], first), y[:, :-1]], 1)
    return y.flip(1) if case["reverse"] else y


PEERS = {
    "x86": {"numpy": numpy, "torch": torch, "triad": triad},
    "cuda": {"torch": torch_cuda, "torch.compile": torch_compile, "cub": cub, "copy": copy},
}

# 10⁸ elements in rows of every length, and what else each number type and variant reaches.
_LONG = ("one_row", "rows100", "rows10k", "rows1m")
_VARIANTS = ("one_row_max", "one_row_half", "one_row_int32", "one_row_exclusive")
_ALL = {"copy": 0.90, "torch": 1.0, "torch.compile": 1.0, "cub": 1.0}
# What to try: look-back and loads ahead for few long rows, a block a row for many, whole rows in a tile for short ones.
_LOOK_BACK = tuple(
    ("v7_decoupled_lookback", {"threads": t, "rounds": r, "window": w})
    for t, r, w in ((256, 8, 4), (1024, 8, 2), (256, 4, 8))
)
_AHEAD = (
    *_LOOK_BACK[:2],
    "v9_loads_ahead",
    ("v9_loads_ahead", {"stages": 5, "lead": 2}),
    ("v9_loads_ahead", {"threads": 256, "rounds": 4, "stages": 5, "per_sm": 2, "lead": 3}),
)
_BY_ROW = ("v5_vector_tile", ("v5_vector_tile", {"threads": 256, "rounds": 8}), "v8_whole_rows")

ROWS = {
    "x86 avx2": (
        *((case, 2, {"torch": 1.0}) for case in (*_LONG, *_VARIANTS, "square4096", "top_p64", "cached", "prime")),
        ("one_row", 1, {"torch": 1.0}),
    ),
    "cuda": (
        *((case, 1, _ALL, _AHEAD) for case in ("one_row", "rows100", *_VARIANTS)),
        ("rows10k", 1, _ALL, _BY_ROW),
        ("rows1m", 1, _ALL, ("v8_whole_rows",)),
        ("one_row_segmented", 1, {"copy": 0.90}, _AHEAD),
        *(
            (case, 1, {"torch": 1.0, "torch.compile": 1.0}, rungs)
            for case, rungs in (("top_p64", _AHEAD), ("cached", _LOOK_BACK))
        ),
    ),
}
