"""Peers of `gemm`: NumPy (OpenBLAS) and PyTorch (MKL/oneDNN) on the CPU; PyTorch (cuBLAS) and Triton on CUDA."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from schedules.core import Case

from . import gemm_cuda
from .torch_calls import CudaCall, on_gpu, tensor

# Case options that NumPy has no single call for.
EPILOGUE = {"bias": False, "activation": "none", "residual": False, "out": "same"}


def offers(name: str, case: Case) -> bool:
    """Whether the peer computes `case`: NumPy does plain products in float32 and float64, Triton in 16 bits."""
    plain = all(case[key] == value for key, value in EPILOGUE.items())
    if name == "numpy":
        return plain and case["dtype"] in ("float32", "float64")
    if name == "triton":
        return plain and case["dtype"] in ("float16", "bfloat16") and (case["alpha"], case["beta"]) == (1.0, 0.0)
    return case["out"] == "same" and not dict(case.values).get("ldc")


def operands(case: Case, arrays: list[Any]) -> tuple[Any, Any, dict[str, Any], Any]:
    """Views op(A)[m, k], op(B)[k, n], the other inputs by name, and C[m, n] of the stored arrays (of any library).

    A batch's have its extent in front.
    """
    m, n, k = (case[e] for e in "mnk")
    a, b, *others, c = arrays
    a = a[..., :m].swapaxes(-1, -2) if case["trans_a"] else a[..., :k]
    b = b[..., :k].swapaxes(-1, -2) if case["trans_b"] else b[..., :n]
    names = [
        name for name, used in (("c0", case["beta"]), ("bias", case["bias"]), ("residual", case["residual"])) if used
    ]
    extra = dict(zip(names, others, strict=True))
    if "c0" in extra:
        extra["c0"] = extra["c0"][..., :n]
    return a, b, extra, c[..., :n]


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
    """The same on the GPU: cuBLAS, and cuBLASLt's fused epilogue for bias and activation; TF32 if the case says.

    16-bit products are summed in float32 throughout, as ours are, not only within a slice of k.
    """
    import torch as library

    settings = library.backends.cuda.matmul
    settings.allow_tf32 = case["math"] == "tf32"
    settings.allow_fp16_reduced_precision_reduction = settings.allow_bf16_reduced_precision_reduction = False
    tensors = on_gpu(library, arrays)
    return CudaCall(library, _torch_product(library, case, tensors), (tensors[-1],), batched=True)


def triton(case: Case, arrays: list[np.ndarray], threads: int) -> CudaCall:
    """A Triton kernel in the manner of its tutorial, the fastest of a few configurations."""
    import torch as library

    from .triton_gemm import multiply

    tensors = on_gpu(library, arrays)
    a, b, _, c = operands(case, tensors)
    return CudaCall(library, lambda: multiply(a, b, c), (tensors[-1],), batched=True)


def _torch_product(library, case: Case, tensors: list[Any]) -> Callable[[], None]:
    """The fewest calls of PyTorch that compute `case` into the last tensor."""
    a, b, extra, c = operands(case, tensors)
    alpha, beta, activation = case["alpha"], case["beta"], case["activation"]
    product, sum_of = (library.mm, library.addmm) if a.ndim == 2 else (library.bmm, library.baddbmm)
    if case["dtype"] == "int8":
        return lambda: library._int_mm(a, b, out=c)
    # On the CPU the fused call's GELU is the exact one, not the tanh form.
    if c.is_cuda and c.ndim == 2 and activation != "none" and set(extra) == {"bias"} and alpha == 1.0:
        gelu = activation == "gelu"
        return lambda: library._addmm_activation(extra["bias"], a, b, use_gelu=gelu, out=c)
    if activation == "none" and len(extra) <= 1:
        if not extra and alpha == 1.0:
            return lambda: product(a, b, out=c)
        addend = next(iter(extra.values()), c)
        factor = beta if "c0" in extra else 1.0 if extra else 0.0
        return lambda: sum_of(addend, a, b, beta=factor, alpha=alpha, out=c)
    functional = library.nn.functional
    functions = {
        "none": lambda x: x,
        "relu": functional.relu,
        "gelu": lambda x: functional.gelu(x, approximate="tanh"),
    }

    def eager() -> None:
        value = alpha * product(a, b)
        value = value + beta * extra["c0"] if "c0" in extra else value
        value = functions[activation](value + extra["bias"] if "bias" in extra else value)
        c.copy_(value + extra["residual"] if "residual" in extra else value)

    return eager


PEERS = {"x86": {"numpy": numpy, "torch": torch}, "cuda": {"torch": torch_cuda, "triton": triton}}

_SQUARES = ("square1024", "square2048", "square4096")
_SKINNY = ("skinny_m32", "skinny_n32", "skinny_k64")
_SMALL = ("square64", "square128", "square256")

# For the share of peak: a wider tile with fewer broadcasts, and blocks of A that fit L2.
_TILES = (("v8_full_tiles", {"mr": 4, "nv": 3}), ("v8_full_tiles", {"mb": 8}), ("v8_full_tiles", {"mb": 16, "ku": 8}))
# On one core: for 4096³ blocks of k that keep a panel of B in L1 or L2, and none; for 32 rows taller tiles, longer
# blocks of k, wider bands of columns.
_SINGLE = {
    "square4096": (("v9_k_blocking", {"kc": 384}), ("v9_k_blocking", {"kc": 1024}), ("v8_full_tiles", {})),
    "skinny_m32": (
        ("few_rows", {"mr": 6, "kc": 256}),
        ("few_rows", {"kc": 512}),
        ("few_rows", {"nb": 8, "kc": 1024}),
    ),
}
# On 16 cores: C dealt out in a grid, so that a core reads a part of either operand only.
_GRIDS = (
    ("v8_full_tiles", {"mb": 4, "nb": 4, "mr": 14}),
    ("v8_full_tiles", {"mb": 4, "nb": 8, "mr": 13}),
    ("v8_full_tiles", {"mb": 8, "nb": 2, "mr": 8}),
)

# What the tuned best must reach: case, threads, {peer, or "peak": ratio}; by kind of device and vector extension.
ROWS = {
    "x86 avx2": (
        *((case, 2, {"numpy": 1.0, "torch": 1.05, "peak": 0.92}, (), _TILES) for case in _SQUARES),
        *((case, 1, {"numpy": 1.0}, (), _SINGLE.get(case, ())) for case in _SQUARES),
        *(("ragged1000", threads, {"numpy": 0.97}) for threads in (2, 1)),
        *((case, 2, {"numpy": 1.0}) for case in _SKINNY),
        *((case, 1, {"numpy": 0.95}, (), _SINGLE.get(case, ())) for case in _SKINNY),
        *((case, threads, {"numpy": 1.0}) for threads in (2, 1) for case in _SMALL),
    ),
    "x86 avx512": (
        *((case, 16, {"numpy": 0.95, "torch": 0.95}, (), _GRIDS) for case in _SQUARES),
        *((case, 1, {"numpy": 0.95, "torch": 0.95}, (), _SINGLE.get(case, ())) for case in _SQUARES),
    ),
    "cuda": gemm_cuda.ROWS,
}
