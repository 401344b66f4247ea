"""Peers of `gemm`: NumPy (OpenBLAS) and PyTorch (MKL/oneDNN) on the CPU, PyTorch (cuBLAS, cuBLASLt) on CUDA."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from schedules.core import Case

from .torch_calls import CudaCall, tensor

# Case options that NumPy has no single call for.
EPILOGUE = {"bias": False, "activation": "none", "residual": False, "out": "same"}


def offers(name: str, case: Case) -> bool:
    """Whether the peer computes `case`: NumPy does plain products in float32 and float64."""
    if name == "numpy":
        plain = all(case[key] == value for key, value in EPILOGUE.items())
        return plain and case["dtype"] in ("float32", "float64")
    return case["out"] == "same" and not case["ldc"]


def operands(case: Case, arrays: list[Any]) -> tuple[Any, Any, dict[str, Any], Any]:
    """Views op(A)[m, k], op(B)[k, n], the other inputs by name, and C[m, n] of the stored arrays (of any library)."""
    m, n, k = (case[e] for e in "mnk")
    a, b, *others, c = arrays
    a = a[:, :m].T if case["trans_a"] else a[:, :k]
    b = b[:, :k].T if case["trans_b"] else b[:, :n]
    names = [
        name for name, used in (("c0", case["beta"]), ("bias", case["bias"]), ("residual", case["residual"])) if used
    ]
    extra = dict(zip(names, others, strict=True))
    if "c0" in extra:
        extra["c0"] = extra["c0"][:, :n]
    return a, b, extra, c[:, :n]


def numpy(case: Case, arrays: list[np.ndarray], threads: int) -> Callable[[], None]:
    """np.matmul into a preallocated output, `threads` OpenBLAS threads; alpha and beta as two more passes."""
    import threadpoolctl

    threadpoolctl.threadpool_limits(threads)
    a, b, extra, c = operands(case, arrays)
    alpha, beta, c0 = case["alpha"], case["beta"], extra.get("c0")

    def scaled() -> None:
        np.matmul(a, b, out=c)
        np.multiply(c, alpha, out=c)
        if c0 is not None:
            np.add(c, beta * c0, out=c)

    plain = alpha == 1.0 and c0 is None
    return (lambda: np.matmul(a, b, out=c)) if plain else scaled


def torch(case: Case, arrays: list[np.ndarray], threads: int) -> Callable[[], None]:
    """torch.mm or addmm into a preallocated output, `threads` threads."""
    import torch as library

    library.set_num_threads(threads)
    return _torch_product(library, case, [tensor(library, array) for array in arrays])


def torch_cuda(case: Case, arrays: list[np.ndarray], threads: int) -> CudaCall:
    """The same on the GPU: cuBLAS, and cuBLASLt's fused epilogue for bias and activation; TF32 if the case says."""
    import torch as library

    library.backends.cuda.matmul.allow_tf32 = case["math"] == "tf32"
    tensors = [tensor(library, array).cuda() for array in arrays]
    return CudaCall(library, _torch_product(library, case, tensors), (tensors[-1],))


def _torch_product(library, case: Case, tensors: list[Any]) -> Callable[[], None]:
    """The fewest calls of PyTorch that compute `case` into the last tensor."""
    a, b, extra, c = operands(case, tensors)
    alpha, beta, activation = case["alpha"], case["beta"], case["activation"]
    if case["dtype"] == "int8":
        return lambda: library._int_mm(a, b, out=c)
    # On the CPU the fused call's GELU is the exact one, not the tanh form.
    if c.is_cuda and activation != "none" and set(extra) == {"bias"} and alpha == 1.0:
        gelu = activation == "gelu"
        return lambda: library._addmm_activation(extra["bias"], a, b, use_gelu=gelu, out=c)
    if activation == "none" and len(extra) <= 1:
        if not extra and alpha == 1.0:
            return lambda: library.mm(a, b, out=c)
        addend = next(iter(extra.values()), c)
        factor = beta if "c0" in extra else 1.0 if extra else 0.0
        return lambda: library.addmm(addend, a, b, beta=factor, alpha=alpha, out=c)
    functional = library.nn.functional
    functions = {
        "none": lambda x: x,
        "relu": functional.relu,
        "gelu": lambda x: functional.gelu(x, approximate="tanh"),
    }

    def eager() -> None:
        value = alpha * library.mm(a, b)
        value = value + beta * extra["c0"] if "c0" in extra else value
        value = functions[activation](value + extra["bias"] if "bias" in extra else value)
        c.copy_(value + extra["residual"] if "residual" in extra else value)

    return eager


PEERS = {"x86": {"numpy": numpy, "torch": torch}, "cuda": {"torch": torch_cuda}}

_SQUARES = ("square1024", "square2048", "square4096")
_SKINNY = ("skinny_m32", "skinny_n32", "skinny_k64")
_SMALL = ("square64", "square128", "square256")

# What the tuned best must reach: case, threads, {peer, or "peak": ratio}; by kind of device and vector extension.
ROWS = {
    "x86 avx2": (
        *((case, 2, {"numpy": 1.0, "torch": 1.05, "peak": 0.92}) for case in _SQUARES),
        *((case, 1, {"numpy": 1.0}) for case in _SQUARES),
        *(("ragged1000", threads, {"numpy": 0.97}) for threads in (2, 1)),
        *((case, 2, {"numpy": 1.0}) for case in _SKINNY),
        *((case, 1, {"numpy": 0.95}) for case in _SKINNY),
        *((case, threads, {"numpy": 1.0}) for threads in (2, 1) for case in _SMALL),
    ),
    "x86 avx512": tuple((case, threads, {"numpy": 0.95, "torch": 0.95}) for threads in (16, 1) for case in _SQUARES),
    # On the H200: the last rung beside cuBLAS (torch).
    "cuda": (
        *(
            (f"m={m},n={n},k={k},dtype={dtype}{layout}", 1, {"torch": 1.0})
            for m, n, k in ((4096, 4096, 4096), (8192, 8192, 8192), (4096, 11008, 4096), (8192, 8192, 1024))
            for dtype in ("float16", "bfloat16")
            for layout in ("", ",trans_b=True")
        ),
        *((f"m={s},n={s},k={s},dtype=float16", 1, {"torch": 0.97}) for s in (1024, 2048)),
        ("m=4000,n=4100,k=4200,dtype=float16", 1, {"torch": 0.97}),
        ("m=1000,n=1003,k=997,dtype=float16", 1, {"torch": 0.90}),
        *(
            (f"m={m},n={n},k={k},dtype=float16,trans_b=True", 1, {"torch": 1.0})
            for m in (1, 8, 16, 64)
            for n, k in ((4096, 14336), (14336, 4096), (128256, 4096))
        ),
        ("m=64,n=64,k=100000,dtype=float16,trans_b=True", 1, {"torch": 1.0}),
        ("m=4096,n=4096,k=4096,dtype=float16,trans_b=True,bias=True,activation=gelu", 1, {"torch": 1.0}),
        ("m=4096,n=4096,k=4096,dtype=float16,trans_b=True,residual=True", 1, {"torch": 1.0}),
        ("m=4096,n=4096,k=4096,dtype=float32,trans_b=True,math=tf32", 1, {"torch": 0.95}),
        ("m=4096,n=4096,k=4096,dtype=int8,trans_b=True", 1, {"torch": 0.95}),
        *((f"m={s},n={s},k={s},dtype=float32", 1, {"torch": 0.97}) for s in (4096, 8192)),
    ),
}
