"""Peers of `gemm`: NumPy (OpenBLAS) and PyTorch (MKL/oneDNN) on the CPU."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from schedules.core import Case


def operands(case: Case, arrays: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray, np.ndarray | None, np.ndarray]:
    """Views op(A)[m, k], op(B)[k, n], C0[m, n] (None if beta = 0) and C[m, n] of the stored arrays."""
    m, n, k = (case[e] for e in "mnk")
    a, b, *c0, c = arrays
    a = a[:, :m].T if case["trans_a"] else a[:, :k]
    b = b[:, :k].T if case["trans_b"] else b[:, :n]
    return a, b, c0[0][:, :n] if c0 else None, c[:, :n]


def numpy(case: Case, arrays: list[np.ndarray], threads: int) -> Callable[[], None]:
    """np.matmul into a preallocated output, `threads` OpenBLAS threads; alpha and beta as two more passes."""
    import threadpoolctl

    threadpoolctl.threadpool_limits(threads)
    a, b, c0, c = operands(case, arrays)
    alpha, beta = case["alpha"], case["beta"]

    def scaled() -> None:
        np.matmul(a, b, out=c)
        np.multiply(c, alpha, out=c)
        if c0 is not None:
            np.add(c, beta * c0, out=c)

    plain = alpha == 1.0 and c0 is None
    return (lambda: np.matmul(a, b, out=c)) if plain else scaled


def torch(case: Case, arrays: list[np.ndarray], threads: int) -> Callable[[], None]:
    """torch.mm (or addmm for alpha and beta) into a preallocated output, `threads` threads."""
    import torch as library

    library.set_num_threads(threads)
    a, b, c0, c = (None if x is None else library.from_numpy(x) for x in operands(case, arrays))
    alpha, beta = case["alpha"], case["beta"]
    if alpha == 1.0 and c0 is None:
        return lambda: library.mm(a, b, out=c)
    addend = c if c0 is None else c0
    return lambda: library.addmm(addend, a, b, beta=beta, alpha=alpha, out=c)


PEERS = {"x86": {"numpy": numpy, "torch": torch}}

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
}
