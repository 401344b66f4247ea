"""LayerNorm: the rows of a matrix, each with its own mean and variance, then a weight and a bias by column."""

from __future__ import annotations

import numpy as np

from ..core import Case, Gradient, Operator, Tolerance, Work, epsilon, register
from ..rowwise import RowOperator, Rows, cases, declare
from ..rowwise.moments import moments, moments_about, moments_at_once


def body(rows: Rows, v) -> None:
    """Two passes for the statistics, one for the result."""
    normalize(rows, v, moments)


def one_pass(rows: Rows, v) -> None:
    """One pass for the statistics (Welford), one for the result."""
    normalize(rows, v, moments_at_once)


def about(rows: Rows, v) -> None:
    """One pass for the statistics (about a guess of the mean), one for the result."""
    normalize(rows, v, moments_about)


def normalize(rows: Rows, v, statistics) -> None:
    """The result from the mean and 1/√(variance + eps) that `statistics` finds."""
    x = rows.input("X", v["dtype"])
    gamma, beta = rows.vector("gamma", v["dtype"]), rows.vector("beta", v["dtype"])
    mean, inverse = statistics(rows, x, v["eps"])
    rows.output("Y", v["dtype"], (x - mean) * inverse * gamma + beta)


ROWS = declare("layernorm", RowOperator(body, one_pass, about=about))


def define(m, n, dtype="float32", eps=1e-5):
    """Y[m, n] = (X − mean) / √(variance + eps) · gamma[n] + beta[n], mean and variance (÷ n) of each row of X[m, n].

    Sums are in float32. Source: Ba, Kiros & Hinton, "Layer Normalization" (2016).
    """
    return ROWS.plain({"m": m, "n": n, "dtype": dtype, "eps": eps})


def reference(case: Case, x: np.ndarray, gamma: np.ndarray, beta: np.ndarray) -> np.ndarray:
    """The same in float64."""
    with np.errstate(invalid="ignore"):
        return normalized(case, x)[0] * gamma.astype(np.float64) + beta.astype(np.float64)


def normalized(case: Case, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(X − mean) / √(variance + eps) and 1 / √(variance + eps) in float64."""
    x = x.astype(np.float64)
    apart = x - x.mean(axis=1, keepdims=True)
    inverse = 1.0 / np.sqrt((apart * apart).mean(axis=1, keepdims=True) + case["eps"])
    return apart * inverse, inverse


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Rows of mean 1 and deviation 2; weights around 1, biases around 0."""
    m, n, dtype = case["m"], case["n"], np.dtype(case["dtype"])
    x = (1 + 2 * rng.standard_normal((m, n), np.float32)).astype(dtype)
    gamma = (1 + rng.uniform(-0.5, 0.5, n)).astype(dtype)
    return [x, gamma, rng.uniform(-0.5, 0.5, n).astype(dtype)]


def work(case: Case) -> Work:
    """Two sums, a difference, a square, and four operations of the map an element; X, weights and Y move once."""
    m, n = case["m"], case["n"]
    return Work(8 * m * n, (2 * m * n + 2 * n) * np.dtype(case["dtype"]).itemsize)


def tolerance(case: Case) -> Tolerance:
    """The mean has an error of √n·ε of the largest element; then the result is rounded."""
    wide = epsilon("float32") * (16.0 + case["n"] ** 0.5)
    rounded = epsilon(case["dtype"]) if case["dtype"] != "float32" else 0.0
    return Tolerance(norm=4 * wide + rounded, worst=64 * wide + 16 * rounded)


CASES = {
    **cases.CASES,
    # BERT-base and -large: 32 sequences of 384 tokens; GPT-2 and Llama-3-8B: 4096 tokens.
    "bert_base": {"m": 12288, "n": 768},
    "bert_large": {"m": 12288, "n": 1024, "dtype": "float16"},
    "gpt2": {"m": 4096, "n": 768},
    "llama": {"m": 4096, "n": 4096, "dtype": "bfloat16"},
}
SMALL = cases.SMALL


def gradients(options) -> tuple[Gradient, ...]:
    """Each from the inputs anew: the backward finds the statistics of a row while it has the row."""
    kept = {"eps": options["eps"]} if "eps" in options else {}
    return (
        Gradient("X", ("X", "gamma", "dY"), "layernorm_backward", kept),
        Gradient("gamma", ("X", "dY"), "layernorm_weights", kept),
        Gradient("beta", ("X", "dY"), "layernorm_weights", kept, output=1),
    )


LAYERNORM = register(
    Operator(
        name="layernorm",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        make_inputs=make_inputs,
        choices={"dtype": cases.DTYPES},
        cases=CASES,
        small=SMALL,
        gradients=gradients,
    )
)
