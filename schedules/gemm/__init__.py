"""General matrix multiply with BLAS semantics and fused epilogues, from float64 down to int8."""

from __future__ import annotations

import numpy as np
from tvm import te, tirx

from ..core import Case, Operator, Tolerance, Work, epsilon, find_operator, register
from ..steps import widen
from .gradients import gradients

# What the products of a low-precision dtype are summed in (as tensor cores do); other dtypes sum in themselves.
ACCUMULATOR = {"float16": "float32", "bfloat16": "float32", "int8": "int32"}


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
    bias=False,
    activation="none",
    residual=False,
    out="same",
    math="exact",
):
    """C[m, n] = activation(alpha · op(A)[m, k] · op(B)[k, n] + beta · C0[m, n] + bias[n]) + residual[m, n].

    All operands are row-major. op(A) is A[m, k], or A[k, m] read transposed if `trans_a`; likewise B. `lda`, `ldb`,
    `ldc` are the lengths of a stored row (0: dense). C0 is an argument only if beta ≠ 0 and may be C's own memory;
    columns of C beyond n are not written. Sums are in `dtype`; of float16 and bfloat16 in float32, of int8 in int32.
    C has `dtype` (int8: int32), or float32 if `out` says so. math="tf32" lets float32 products be rounded to tf32.
    Sources: BLAS xGEMM (Dongarra et al., 1990); the epilogues are cuBLASLt's, GELU in its tanh form.
    """
    del math  # a licence for schedules: it does not change what is defined
    tensors = multiply(
        (), m, n, k, dtype, trans_a, trans_b, alpha, beta, (lda, ldb, ldc), bias, activation, residual, out
    )
    func = te.create_prim_func(tensors)
    return widen(func, "C", (m, ldc)) if ldc else func


def multiply(batch, m, n, k, dtype, trans_a, trans_b, alpha, beta, rows, bias, activation, residual, out):
    """The tensors of `define` in call order, each but the bias with the leading extents `batch`."""
    lda, ldb, ldc = rows
    A = te.placeholder((*batch, k, lda or m) if trans_a else (*batch, m, lda or k), dtype, name="A")
    B = te.placeholder((*batch, n, ldb or k) if trans_b else (*batch, k, ldb or n), dtype, name="B")
    total = ACCUMULATOR.get(dtype, dtype)
    r = te.reduce_axis((0, k), name="k")

    def product(*at):
        *s, i, j = at
        a, b = A[(*s, r, i) if trans_a else (*s, i, r)], B[(*s, j, r) if trans_b else (*s, r, j)]
        return te.sum(a.astype(total) * b.astype(total), axis=r)

    if not _has_epilogue(dtype, alpha, beta, bias, activation, residual, out):
        return [A, B, te.compute((*batch, m, n), product, name="C")]

    AB = te.compute((*batch, m, n), product, name="AB")
    C0 = te.placeholder((*batch, m, ldc or n), dtype, name="C0")
    biases = te.placeholder((n,), dtype, name="bias")
    added = te.placeholder((*batch, m, n), dtype, name="residual")

    def epilogue(*at):
        value = tirx.const(alpha, total) * AB[at] if alpha != 1.0 else AB[at]
        value = value + tirx.const(beta, total) * C0[at].astype(total) if beta else value
        value = value + biases[at[-1]].astype(total) if bias else value
        value = activate(value, activation, total)
        value = value + added[at].astype(total) if residual else value
        return value.astype(out_dtype(dtype, out))

    C = te.compute((*batch, m, n), epilogue, name="C")
    extra = [(C0, beta != 0.0), (biases, bias), (added, residual)]
    return [A, B, *(t for t, used in extra if used), C]


def activate(x, activation: str, dtype: str):
    """`x` of `dtype` through "none", "relu" or "gelu": the tanh form as x·σ(2u), one exponential, no cancellation."""
    if activation == "relu":
        return tirx.Max(x, tirx.const(0, dtype))
    if activation == "gelu":
        # √(2/π) · (x + 0.044715 x³), Hendrycks & Gimpel 2016
        u = tirx.const(0.7978845608028654, dtype) * (x + tirx.const(0.044715, dtype) * x * x * x)
        return x / (tirx.const(1, dtype) + te.exp(tirx.const(-2, dtype) * u))
    return x


def epilogue(case: Case, value, dtype: str, read) -> tirx.Expr:
    """The definition's epilogue on a sum `value` of `dtype`, for programs written out; `read` names its operands."""
    value = value * tirx.const(case["alpha"], dtype) if case["alpha"] != 1.0 else value
    value = value + tirx.const(case["beta"], dtype) * read["C0"].astype(dtype) if case["beta"] else value
    value = value + read["bias"].astype(dtype) if case["bias"] else value
    value = activate(value, case["activation"], dtype)
    return value + read["residual"].astype(dtype) if case["residual"] else value


def has_epilogue(case: Case) -> bool:
    """Whether a block "C" follows the sum in "AB"; without one the sum itself is "C"."""
    keys = ("dtype", "alpha", "beta", "bias", "activation", "residual", "out")
    return _has_epilogue(*(case[key] for key in keys))


def product_block(sch, case: Case):
    """The block that multiplies and adds, and the epilogue block behind it (None if there is none)."""
    return (sch.get_sblock("AB"), sch.get_sblock("C")) if has_epilogue(case) else (sch.get_sblock("C"), None)


def _has_epilogue(dtype, alpha, beta, bias, activation, residual, out) -> bool:
    converted = out_dtype(dtype, out) != ACCUMULATOR.get(dtype, dtype)
    return converted or alpha != 1.0 or beta != 0.0 or bias or activation != "none" or residual


def out_dtype(dtype: str, out: str) -> str:
    """What C holds."""
    return {"int8": "int32"}.get(dtype, dtype) if out == "same" else out


def reference(case: Case, a: np.ndarray, b: np.ndarray, *rest: np.ndarray) -> np.ndarray:
    """The same in float64; NaN where C is not to be written."""
    v = dict(case.values)
    n = v["n"]
    a, b = (x.astype(np.float64) for x in (a, b))
    a = a[..., : v["m"]].swapaxes(-1, -2) if v["trans_a"] else a[..., : v["k"]]
    b = b[..., : v["k"]].swapaxes(-1, -2) if v["trans_b"] else b[..., :n]
    extra = [x.astype(np.float64) for x in rest]
    value = v["alpha"] * (a @ b)
    if v["beta"]:
        value += v["beta"] * extra.pop(0)[..., :n]
    if v["bias"]:
        value += extra.pop(0)
    if v["activation"] == "relu":
        value = np.maximum(value, 0.0)
    elif v["activation"] == "gelu":
        value = 0.5 * value * (1.0 + np.tanh(np.sqrt(2.0 / np.pi) * (value + 0.044715 * value**3)))
    if v["residual"]:
        value += extra.pop(0)
    out = np.full((*value.shape[:-1], v.get("ldc") or n), np.nan)
    out[..., :n] = value
    return out


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Uniform in [-1, 1); for int8 every value it has."""
    arguments = [a for a in find_operator(case.operator).arguments(case) if not a.output]
    if case["dtype"] == "int8":
        return [rng.integers(-128, 128, a.shape, np.int8) for a in arguments]
    return [rng.uniform(-1, 1, a.shape).astype(np.dtype(a.dtype)) for a in arguments]


def work(case: Case) -> Work:
    """2mnk FLOPs; every operand read once, C written once."""
    m, n, k = (case[e] for e in "mnk")
    size = np.dtype(case["dtype"]).itemsize
    read = m * k + k * n + ((case["beta"] != 0.0) + case["residual"]) * m * n + case["bias"] * n
    return Work(2 * m * n * k, read * size + m * n * np.dtype(out_dtype(case["dtype"], case["out"])).itemsize)


def tolerance(case: Case) -> Tolerance:
    """Rounding of a k-term sum: worst case k·ε of Higham's bound, √k·ε in practice; 8 leaves room.

    To it come the rounding of the result to a narrower dtype, and of the operands to tf32's 10 bits (cut off, not
    rounded, by the hardware). int8 is exact.
    """
    if case["dtype"] == "int8":
        return Tolerance(norm=0.0, worst=0.0)
    total, out = ACCUMULATOR.get(case["dtype"], case["dtype"]), out_dtype(case["dtype"], case["out"])
    summed = epsilon(total) * case["k"] ** 0.5
    rounded = (epsilon(out) if out != total else 0.0) + (2.0**-9 if case["math"] == "tf32" else 0.0)
    return Tolerance(norm=8 * summed + rounded, worst=64 * summed + 8 * rounded)


def check(case: Case) -> str | None:
    """Leading dimensions must hold a whole row (BLAS' own rule); dtypes and options must fit each other."""
    a_cols = case["m"] if case["trans_a"] else case["k"]
    b_cols = case["k"] if case["trans_b"] else case["n"]
    for key, least in (("lda", a_cols), ("ldb", b_cols), ("ldc", case["n"])):
        if case[key] and case[key] < least:
            return f"{key}={case[key]} is shorter than a row of {least}"
    return check_dtypes(case)


def check_dtypes(case: Case) -> str | None:
    """int8 has no epilogue; tf32 is float32's; C is float32 only for floats no wider."""
    if case["dtype"] == "int8" and has_epilogue(case):
        return "int8 has no epilogue: C is the int32 sum"
    if case["math"] == "tf32" and case["dtype"] != "float32":
        return f"math=tf32 is for dtype=float32, not {case['dtype']}"
    if case["out"] == "float32" and case["dtype"] not in ("float16", "bfloat16", "float32"):
        return f"out=float32 is for float16 and bfloat16, not {case['dtype']}"
    return None


def _square(size: int) -> dict[str, int]:
    return {"m": size, "n": size, "k": size}


def _small(**options) -> dict:
    """A small case no extent of which divides a tile, with `options`."""
    return {"m": 33, "n": 35, "k": 50, **options}


GEMM = register(
    Operator(
        name="gemm",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        check=check,
        make_inputs=make_inputs,
        gradients=gradients,
        choices={
            "dtype": ("float32", "float64", "float16", "bfloat16", "int8"),
            "activation": ("none", "relu", "gelu"),
            "out": ("same", "float32"),
            "math": ("exact", "tf32"),
        },
        cases={
            **{f"square{s}": _square(s) for s in (64, 128, 256, 512, 1024, 2048, 4096, 8192)},
            "ragged1000": {"m": 1000, "n": 1003, "k": 997},
            "ragged4000": {"m": 4000, "n": 4100, "k": 4200},
            "skinny_m32": {"m": 32, "n": 4096, "k": 4096},
            "skinny_n32": {"m": 4096, "n": 32, "k": 4096},
            "skinny_k64": {"m": 4096, "n": 4096, "k": 64},
            "deep": {"m": 64, "n": 64, "k": 100000},
            # Models: BERT-base feed-forward (sequence 128), Llama-3-8B gate projection at decode batch 8
            # and vocabulary projection, Llama-2's gate projection of 4096 tokens, and DeepBench's two
            # best-known training GEMMs.
            "bert_ffn128": {"m": 128, "n": 3072, "k": 768},
            "llama_gate8": {"m": 8, "n": 14336, "k": 4096},
            "llama_vocab1": {"m": 1, "n": 128256, "k": 4096},
            "llama_gate4096": {"m": 4096, "n": 11008, "k": 4096},
            "llama_gate": {"m": "?64", "n": 14336, "k": 4096},  # any batch
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
            "any_rows": {"m": "?8", "n": 35, "k": 50},
            "any_shape": {"m": "?33", "n": "?35", "k": "?50"},
            "trans_a": {"m": 33, "n": 35, "k": 17, "trans_a": True},
            "trans_b": {"m": 33, "n": 35, "k": 17, "trans_b": True},
            "trans_ab": {"m": 48, "n": 32, "k": 24, "trans_a": True, "trans_b": True},
            "alpha": {"m": 21, "n": 19, "k": 18, "alpha": 0.5},
            "beta": {"m": 21, "n": 19, "k": 18, "alpha": -1.5, "beta": 0.5},
            "leading": {"m": 20, "n": 24, "k": 18, "lda": 23, "ldb": 31, "ldc": 29},
            "leading_beta": {"m": 13, "n": 17, "k": 9, "beta": 1.0, "trans_b": True, "ldb": 16, "ldc": 18},
            "bias_gelu": _small(bias=True, activation="gelu"),
            "relu_residual": _small(activation="relu", residual=True),
            "half": _small(dtype="float16"),
            "half_trans_b": _small(dtype="float16", trans_b=True),
            "half_bias_gelu": _small(dtype="float16", bias=True, activation="gelu", residual=True),
            "bfloat": _small(dtype="bfloat16", trans_a=True, out="float32"),
            "int8": _small(dtype="int8", trans_b=True),
            "tf32": _small(math="tf32"),
        },
    )
)
