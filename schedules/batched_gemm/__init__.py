"""A batch of equal matrix multiplies with fused epilogues, from float64 down to int8."""

from __future__ import annotations

import numpy as np
from tvm import te

from .. import gemm
from ..core import Case, Gradient, Operator, Work, register


def define(
    b,
    m,
    n,
    k,
    dtype="float32",
    trans_a=False,
    trans_b=False,
    alpha=1.0,
    beta=0.0,
    bias=False,
    activation="none",
    residual=False,
    out="same",
    math="exact",
):
    """C[b] = activation(alpha · op(A)[b] · op(B)[b] + beta · C0[b] + bias) + residual[b], b multiplies of m×n×k.

    Every operand but the bias has a matrix for each of the b multiplies; everything else is as in `gemm`.
    Sources: BLAS-like extensions gemmStridedBatched (cuBLAS) and gemm_batch_strided (oneMKL).
    """
    del math  # a licence for schedules: it does not change what is defined
    dense = (0, 0, 0)
    return te.create_prim_func(
        gemm.multiply((b,), m, n, k, dtype, trans_a, trans_b, alpha, beta, dense, bias, activation, residual, out)
    )


def work(case: Case) -> Work:
    """2bmnk FLOPs; every operand read once, C written once."""
    b, m, n, k = (case[e] for e in "bmnk")
    size = np.dtype(case["dtype"]).itemsize
    read = b * (m * k + k * n + ((case["beta"] != 0.0) + case["residual"]) * m * n) + case["bias"] * n
    written = b * m * n * np.dtype(gemm.out_dtype(case["dtype"], case["out"])).itemsize
    return Work(2 * b * m * n * k, read * size + written)


def _small(**options) -> dict:
    return {"b": 3, "m": 33, "n": 35, "k": 50, **options}


def gradients(options) -> tuple[Gradient, ...]:
    """As of `gemm`, a product each; none through an activation or of a bias, which would be of matrices."""
    if options.get("bias") or options.get("activation", "none") != "none":
        return ()
    return gemm.gradients(options, "batched_gemm")


BATCHED_GEMM = register(
    Operator(
        name="batched_gemm",
        define=define,
        reference=gemm.reference,
        work=work,
        tolerance=gemm.tolerance,
        check=gemm.check_dtypes,
        make_inputs=gemm.make_inputs,
        gradients=gradients,
        choices=gemm.GEMM.choices,
        cases={
            "square512": {"b": 64, "m": 512, "n": 512, "k": 512},
            # Attention of GPT-3 (16 heads of 128, 2048 tokens), scores and values.
            "scores2048": {"b": 16, "m": 2048, "n": 2048, "k": 128, "trans_b": True},
            "values2048": {"b": 16, "m": 2048, "n": 128, "k": 2048},
            "ragged": {"b": 7, "m": 1000, "n": 1003, "k": 997},
        },
        small={
            "three": _small(),
            "one_of_ones": {"b": 1, "m": 1, "n": 1, "k": 1},
            "rows": {"b": 5, "m": 1, "n": 67, "k": 19},
            "trans": _small(trans_a=True, trans_b=True),
            "fused": _small(alpha=0.5, beta=1.5, bias=True, activation="relu"),
            "half": _small(dtype="float16", trans_b=True),
            "bfloat": _small(dtype="bfloat16", trans_a=True, out="float32"),
            "int8": _small(dtype="int8", trans_b=True),
            "tf32": _small(math="tf32"),
        },
    )
)
