"""Peers of `reduction`: NumPy and PyTorch on the CPU; PyTorch eager and compiled, and CUB through CuPy, on CUDA."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from schedules.core import Case

from .bandwidth import copy, triad
from .row_calls import torch, torch_compile, torch_cuda
from .torch_calls import CudaCall, on_gpu

AXES = {"all": None, "rows": 1, "columns": 0}


def offers(name: str, case: Case) -> bool:
    """NumPy is for its own dtypes; CuPy has no bfloat16, and CUB's reductions are of what lies side by side."""
    if name == "numpy":
        return case["dtype"] in ("float32", "int32")
    return name != "cub" or (case["axis"] != "columns" and case["dtype"] in ("float32", "float16", "int32"))


def numpy(case: Case, arrays: list[np.ndarray], threads: int) -> Callable[[], None]:
    """NumPy's reduction into a preallocated output; it uses one thread."""
    x, out = arrays
    function, axis = getattr(np, case["op"]), AXES[case["axis"]]
    target = out.reshape(()) if axis is None else out
    return lambda: function(x, axis=axis, out=target)


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: one call, into the given output."""
    name, axis = {"max": "amax"}.get(case["op"], case["op"]), AXES[case["axis"]]
    over = {"dim": axis} if case["op"] == "argmax" else {"dim": (0, 1) if axis is None else axis}
    target = outputs[0].view(()) if axis is None else outputs[0]
    return getattr(library, name)(inputs[0], **over, out=target)


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler."""
    name, axis = {"max": "amax"}.get(case["op"], case["op"]), AXES[case["axis"]]
    return getattr(library, name)(inputs[0]) if axis is None else getattr(library, name)(inputs[0], axis)


def cub(case: Case, arrays: list[np.ndarray], threads: int) -> CudaCall:
    """CuPy with its CUB accelerator, on PyTorch's tensors and stream."""
    import cupy
    import torch as library

    cupy._core.set_reduction_accelerators(["cub"])
    x, out = on_gpu(library, arrays)
    axis = AXES[case["axis"]]
    source, target = cupy.asarray(x), cupy.asarray(out.view(()) if axis is None else out)
    function = getattr(cupy, case["op"])
    return CudaCall(library, lambda: function(source, axis=axis, out=target), (out,))


PEERS = {
    "x86": {"numpy": numpy, "torch": torch, "triad": triad},
    "cuda": {"torch": torch_cuda, "torch.compile": torch_compile, "cub": cub, "copy": copy},
}

_NEVER_SLOWER = {"torch": 1.0, "torch.compile": 1.0}
_LARGE = {"copy": 0.97, "torch": 1.0}
_ALL = {"copy": 0.97, **_NEVER_SLOWER}  # 10⁸ elements
_CUB = {**_ALL, "cub": 1.0}
_TREE = tuple(("v6_many_per_thread", {"packs": p, "per_sm": s}) for p, s in ((4, 8), (8, 4), (4, 4), (2, 8)))
_GROUPS = tuple(("w0_group_per_row", {"ahead": ahead}) for ahead in (1, 2, 4))
_SHORT = (*_GROUPS[:1], *(("w1_rows_ahead", {"turns": turns}) for turns in (2, 4, 8)))
_COLUMNS = (
    ("c1_strided_packs", {"unroll": 8}),
    "c2_one_wave",
    *(("c2_one_wave", {"threads": t, "unroll": u, "per_sm": s}) for t, u, s in ((256, 8, 4), (512, 4, 2))),
)
_WAYS = (("all", _CUB, _TREE), ("rows", _CUB, _GROUPS), ("columns", _ALL, _COLUMNS))

ROWS = {
    "x86 avx2": tuple(
        (case, 2, {"numpy": 1.2})
        for case in (
            "all16m",
            "rows16m",
            "columns16m",
            "all100m",
            "rows100m",
            "columns100m",
            "max16m",
            "argmax16m",
            "m=4096,n=4096,axis=all,dtype=int32",
        )
    ),
    # On the H200: 10⁸ elements; many rows, long ones and short ones; a few microseconds.
    "cuda": (
        *((f"m=10000,n=10000,axis={axis},op=sum,dtype=float32", 1, goal, rungs) for axis, goal, rungs in _WAYS),
        *((f"m=10000,n=10000,axis={axis},op=argmax,dtype=float32", 1, goal, rungs) for axis, goal, rungs in _WAYS),
        *(
            # A mean of all: the sum is beyond float16.
            (f"m=10000,n=20000,axis={axis},op={'mean' if axis == 'all' else 'sum'},dtype=float16", 1, _LARGE, rungs)
            for axis, _, rungs in _WAYS
        ),
        *(
            (f"m={m},n={n},axis=rows,op=sum,dtype=float32", 1, _LARGE, _SHORT if n <= 128 else _GROUPS)
            for m, n in ((4194304, 32), (131072, 1024), (1024, 131072))
        ),
        ("m=8,n=16777216,axis=rows,op=sum,dtype=float32", 1, _LARGE, _TREE),
        ("m=16777216,n=8,axis=columns,op=sum,dtype=float32", 1, _LARGE, _COLUMNS),
        ("m=10007,n=10009,axis=columns,op=sum,dtype=float32", 1, _LARGE, _COLUMNS),
        *((f"m=1024,n=1024,axis={axis},op=sum", 1, _NEVER_SLOWER, rungs) for axis, _, rungs in _WAYS),
        ("llama_greedy", 1, _NEVER_SLOWER, _TREE),
        *((f"m=10000,n=10000,axis={axis},op=max,dtype=float32", 1, goal, rungs) for axis, goal, rungs in _WAYS),
        ("m=1,n=100000000,axis=all,op=mean,dtype=float32", 1, _CUB, _TREE),
    ),
}
