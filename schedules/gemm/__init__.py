"""General matrix multiply with BLAS semantics: C ← alpha · op(A) · op(B) + beta · C₀."""

from __future__ import annotations

import numpy as np
from tvm import te, tirx

from ..core import Case, Operator, Tolerance, Work, register
from ..steps import widen


def define(
    m,
    n,
    k,
    dtype="float32",
    trans_a=False,
    trans_b=False,
    alpha=1.0,
    beta=0.0,
    lda=0,
    ldb=0,
    ldc=0,
):
    """C[m, n] = alpha · op(A)[m, k] · op(B)[k, n] + beta · C0[m, n], all operands row-major.

    op(A) is A[m, k], or A[k, m] read transposed if `trans_a`; likewise B. `lda`, `ldb`, `ldc` are the
    lengths of a stored row (0: dense). C0 is an argument only if beta ≠ 0 and may be C's own memory;
    columns of C beyond n are not written. Sums are in `dtype`. Source: BLAS xGEMM (Dongarra et al., 1990).
    """
    a_rows, a_cols = (k, m) if trans_a else (m, k)
    b_rows, b_cols = (n, k) if trans_b else (k, n)
    A = te.placeholder((a_rows, lda or a_cols), dtype, name="A")
    B = te.placeholder((b_rows, ldb or b_cols), dtype, name="B")
    C0 = te.placeholder((m, ldc or n), dtype, name="C0")
    r = te.reduce_axis((0, k), name="k")
    plain = alpha == 1.0 and beta == 0.0

    def product(i, j):
        return te.sum((A[r, i] if trans_a else A[i, r]) * (B[j, r] if trans_b else B[r, j]), axis=r)

    def epilogue(i, j):
        scaled = tirx.const(alpha, dtype) * AB[i, j]
        return scaled + tirx.const(beta, dtype) * C0[i, j] if beta else scaled

    AB = te.compute((m, n), product, name="C" if plain else "AB")
    C = AB if plain else te.compute((m, n), epilogue, name="C")
    func = te.create_prim_func([A, B, C0, C] if beta else [A, B, C])
    return widen(func, "C", (m, ldc)) if ldc else func


def reference(case: Case, a: np.ndarray, b: np.ndarray, c0: np.ndarray | None = None) -> np.ndarray:
    """The product in float64 (BLAS); NaN where C is not to be written."""
    v = dict(case.values)
    a, b = (x.astype(np.float64) for x in (a, b))
    a = a[:, : v["m"]].T if v["trans_a"] else a[:, : v["k"]]
    b = b[:, : v["k"]].T if v["trans_b"] else b[:, : v["n"]]
    out = np.full((v["m"], v["ldc"] or v["n"]), np.nan)
    out[:, : v["n"]] = v["alpha"] * (a @ b)
    if c0 is not None:
        out[:, : v["n"]] += v["beta"] * c0[:, : v["n"]].astype(np.float64)
    return out


def work(case: Case) -> Work:
    """2mnk FLOPs; A and B read once, C written once (and read once if beta ≠ 0)."""
    m, n, k = (case[e] for e in "mnk")
    c_moves = 2 if case["beta"] else 1
    return Work(2 * m * n * k, (m * k + k * n + c_moves * m * n) * np.dtype(case["dtype"]).itemsize)


def tolerance(case: Case) -> Tolerance:
    """Rounding of a k-term sum: worst case k·ε of Higham's bound, √k·ε in practice; 8 leaves room."""
    epsilon = float(np.finfo(case["dtype"]).eps)
    return Tolerance(norm=8 * epsilon * case["k"] ** 0.5, worst=64 * epsilon * case["k"] ** 0.5)


def check(case: Case) -> str | None:
    """Leading dimensions must hold a whole row (BLAS' own rule)."""
    a_cols = case["m"] if case["trans_a"] else case["k"]
    b_cols = case["k"] if case["trans_b"] else case["n"]
    for key, least in (("lda", a_cols), ("ldb", b_cols), ("ldc", case["n"])):
        if case[key] and case[key] < least:
            return f"{key}={case[key]} is shorter than a row of {least}"
    return None


def _square(size: int) -> dict[str, int]:
    return {"m": size, "n": size, "k": size}


GEMM = register(
    Operator(
        name="gemm",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        check=check,
        choices={"dtype": ("float32", "float64")},
        cases={
            **{f"square{s}": _square(s) for s in (64, 128, 256, 512, 1024, 2048, 4096, 8192)},
            "ragged1000": {"m": 1000, "n": 1003, "k": 997},
            "skinny_m32": {"m": 32, "n": 4096, "k": 4096},
            "skinny_n32": {"m": 4096, "n": 32, "k": 4096},
            "skinny_k64": {"m": 4096, "n": 4096, "k": 64},
            # Models: BERT-base feed-forward (sequence 128), Llama-3-8B gate projection at decode batch 8
            # and vocabulary projection, and DeepBench's two best-known training GEMMs.
            "bert_ffn128": {"m": 128, "n": 3072, "k": 768},
            "llama_gate8": {"m": 8, "n": 14336, "k": 4096},
            "llama_vocab1": {"m": 1, "n": 128256, "k": 4096},
            "deepbench_1760": {"m": 1760, "n": 128, "k": 1760},
            "deepbench_5124": {"m": 5124, "n": 700, "k": 2048},
        },
        small={
            "dense": {"m": 64, "n": 64, "k": 64},
            "ragged": {"m": 37, "n": 53, "k": 41},
            "below_tile": {"m": 5, "n": 3, "k": 2},
            "one": _square(1),
            "row": {"m": 1, "n": 67, "k": 19},
            "column": {"m": 67, "n": 1, "k": 19},
            "outer": {"m": 29, "n": 31, "k": 1},
            "trans_a": {"m": 33, "n": 35, "k": 17, "trans_a": True},
            "trans_b": {"m": 33, "n": 35, "k": 17, "trans_b": True},
            "trans_ab": {"m": 48, "n": 32, "k": 24, "trans_a": True, "trans_b": True},
            "alpha": {"m": 21, "n": 19, "k": 18, "alpha": 0.5},
            "beta": {"m": 21, "n": 19, "k": 18, "alpha": -1.5, "beta": 0.5},
            "leading": {"m": 20, "n": 24, "k": 18, "lda": 23, "ldb": 31, "ldc": 29},
            "leading_beta": {"m": 13, "n": 17, "k": 9, "beta": 1.0, "trans_b": True, "ldb": 16, "ldc": 18},
        },
    )
)
