"""Scans (prefix sums and running maxima) along the last axis: inclusive, exclusive, reverse, segmented."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import numpy as np
from tvm.script import tirx as T

from ..core import Case, Gradient, Operator, Tolerance, Value, Work, epsilon, register
from .algebra import Scan

HEAD = "uint8"  # of a segment: anything but 0
IDENTITY = {"sum": 0.0, "max": -np.inf}


def define(rows, n, dtype="float32", op="sum", exclusive=False, reverse=False, segmented=False):
    """Y[r, i] = X[r, 0] ∘ X[r, 1] ∘ … ∘ X[r, i], with ∘ addition (`op="sum"`) or the larger of two ("max").

    `exclusive`: without X[r, i] itself; the first is the identity, 0 or the smallest value (-inf for floats).
    `reverse`: from the last element to the first. `segmented`: where heads[r, i] (bytes) is not 0 the scan starts anew
    with that element, in the direction it goes. float16 and bfloat16 are combined in float32; int32 wraps around and
    NaN stays to the row's end, as in NumPy. TE cannot say a scan: the definition is a loop with one running value.
    Source: Blelloch, "Prefix Sums and Their Applications" (1990).
    """
    s = Scan(rows, n, dtype, op, exclusive, reverse, segmented)
    return _segmented(s) if segmented else _plain(s)


@T.inline
def step(s, X, heads, Y, running, slot, row, position):
    """Take one element into the running value of a slot and write what the scan is there."""
    if s.begins(heads, row, position):
        running[slot] = s.identity()
    if s.exclusive:
        Y[row, s.place(position, s.n)] = s.narrowed(running[slot])
    running[slot] = s.combine(running[slot], s.widened(X[row, s.place(position, s.n)]))
    if not s.exclusive:
        Y[row, s.place(position, s.n)] = s.narrowed(running[slot])


def _plain(s: Scan):
    shape, n = s.shape, s.n

    @T.prim_func(s_tir=True)
    def main(X: T.Buffer(shape, s.dtype), Y: T.Buffer(shape, s.dtype)):
        for r in T.serial(shape[0]):
            with T.sblock("row"):
                row = T.axis.spatial(shape[0], r)
                T.reads(X[row, 0:n])
                T.writes(Y[row, 0:n])
                running = T.sblock_alloc_buffer((1,), s.total, scope="local")
                running[0] = s.identity()
                for i in T.serial(s.count(n)):
                    with T.sblock("scan"):
                        position = T.axis.opaque(s.count(n), i)
                        step(s, X, None, Y, running, 0, row, position)

    return main


def _segmented(s: Scan):
    shape, n = s.shape, s.n

    @T.prim_func(s_tir=True)
    def main(X: T.Buffer(shape, s.dtype), heads: T.Buffer(shape, HEAD), Y: T.Buffer(shape, s.dtype)):
        for r in T.serial(shape[0]):
            with T.sblock("row"):
                row = T.axis.spatial(shape[0], r)
                T.reads(X[row, 0:n], heads[row, 0:n])
                T.writes(Y[row, 0:n])
                running = T.sblock_alloc_buffer((1,), s.total, scope="local")
                running[0] = s.identity()
                for i in T.serial(s.count(n)):
                    with T.sblock("scan"):
                        position = T.axis.opaque(s.count(n), i)
                        step(s, X, heads, Y, running, 0, row, position)

    return main


def reference(case: Case, x: np.ndarray, *heads: np.ndarray) -> np.ndarray:
    """The same in float64, rows together or one segment at a time; int32 in 64 bits and cut to 32."""
    whole = case["dtype"] == "int32"
    x = x.astype(np.int64 if whole else np.float64)
    heads = heads[0] != 0 if heads else None
    if case["reverse"]:
        x, heads = x[:, ::-1], None if heads is None else heads[:, ::-1]
    accumulate = {"sum": np.add, "max": np.maximum}[case["op"]].accumulate
    identity = np.iinfo(np.int32).min if whole and case["op"] == "max" else IDENTITY[case["op"]]
    out = np.empty(x.shape, x.dtype)
    spans = [(slice(None), 0, x.shape[1])] if heads is None else _segments(heads)
    for rows, first, end in spans:
        running = accumulate(x[rows, first:end], axis=-1)
        if case["exclusive"]:
            out[rows, first], out[rows, first + 1 : end] = identity, running[..., :-1]
        else:
            out[rows, first:end] = running
    out = out.astype(np.int32) if whole else out
    return (out[:, ::-1] if case["reverse"] else out).astype(np.float64)


def _segments(heads: np.ndarray) -> Iterator[tuple[int, int, int]]:
    """Row, begin and end of every segment."""
    for row, starts in enumerate(heads):
        borders = [0, *(np.flatnonzero(starts[1:]) + 1), len(starts)]
        yield from ((row, first, end) for first, end in zip(borders[:-1], borders[1:], strict=True))


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Floats uniform in [-1, 1), any int32; a hundredth of the elements are heads."""
    shape = case["rows"], case["n"]
    if case["dtype"] == "int32":
        limits = np.iinfo(np.int32)
        x = rng.integers(limits.min, limits.max, shape, np.int32, endpoint=True)
    else:
        x = rng.uniform(-1, 1, shape).astype(np.dtype(case["dtype"]))
    return [x, (rng.random(shape) < 0.01).astype(HEAD)] if case["segmented"] else [x]


def work(case: Case) -> Work:
    """One operation an element; X and heads are read once, Y is written once."""
    elements = case["rows"] * case["n"]
    return Work(elements, elements * (2 * np.dtype(case["dtype"]).itemsize + case["segmented"]))


def tolerance(case: Case) -> Tolerance:
    """A maximum and an int32 sum are exact. A float sum after i terms carries i roundings of a value like itself.

    They add up like √i · ε/2 of it if they are independent; the serial definition is the worst of all orders, 8 and 64
    leave room for the largest of many. A narrower result is rounded once more.
    """
    if case["op"] == "max" or case["dtype"] == "int32":
        return Tolerance(norm=0.0, worst=0.0)
    summed = epsilon("float32") * case["n"] ** 0.5
    rounded = epsilon(case["dtype"]) if case["dtype"] != "float32" else 0.0
    return Tolerance(norm=8 * summed + rounded, worst=64 * summed + 8 * rounded)


def gradients(options: Mapping[str, Value]) -> tuple[Gradient, ...]:
    """X[j] is in every sum from Y[j] on: its gradient is the scan of Y's gradient in the other direction.

    None for maxima, and none for segments: their heads would have to be ends.
    """
    if options.get("op", "sum") != "sum" or options.get("segmented", False):
        return ()
    turned = {"reverse": not options.get("reverse", False), "exclusive": options.get("exclusive", False)}
    return (Gradient("X", ("dY",), "scan", turned),)


def _small(**options) -> dict:
    """Rows of a prime length, longer than one step of any rung at its smallest setting, with `options`."""
    return {"rows": 3, "n": 1009, **options}


SCAN = register(
    Operator(
        name="scan",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        make_inputs=make_inputs,
        gradients=gradients,
        choices={"dtype": ("float32", "float16", "bfloat16", "int32"), "op": ("sum", "max")},
        cases={
            # 10⁸ elements as one row, and as rows of all lengths.
            "one_row": {"rows": 1, "n": 100_000_000},
            "rows100": {"rows": 100, "n": 1_000_000},
            "rows10k": {"rows": 10_000, "n": 10_000},
            "rows1m": {"rows": 1_000_000, "n": 100},
            "square4096": {"rows": 4096, "n": 4096},
            "cached": {"rows": 1, "n": 1 << 20},
            "prime": {"rows": 1, "n": 15_485_863},
            # Sampling with top-p: running sums of probabilities over Llama 3's vocabulary, 64 sequences.
            "top_p64": {"rows": 64, "n": 128_256},
            "one_row_max": {"rows": 1, "n": 100_000_000, "op": "max"},
            "one_row_half": {"rows": 1, "n": 100_000_000, "dtype": "float16"},
            "one_row_int32": {"rows": 1, "n": 100_000_000, "dtype": "int32"},
            "one_row_exclusive": {"rows": 1, "n": 100_000_000, "exclusive": True},
            "one_row_segmented": {"rows": 1, "n": 100_000_000, "segmented": True},
        },
        small={
            "one": {"rows": 1, "n": 1},
            "row": {"rows": 1, "n": 67},
            "column": {"rows": 67, "n": 1},
            "prime_rows": _small(),
            "whole": {"rows": 4, "n": 2048},
            "long": {"rows": 1, "n": 131_072},
            "exclusive": _small(exclusive=True),
            "reverse": _small(reverse=True),
            "exclusive_reverse": {"rows": 2, "n": 4099, "exclusive": True, "reverse": True},
            "max": _small(op="max"),
            "max_exclusive": _small(op="max", exclusive=True),
            "segments": _small(segmented=True),
            "segments_long": {"rows": 1, "n": 20_011, "segmented": True, "exclusive": True},
            "segments_max": _small(op="max", segmented=True, reverse=True),
            "half": _small(dtype="float16"),
            "bfloat": _small(dtype="bfloat16", reverse=True),
            "half_segments": {"rows": 5, "n": 520, "dtype": "float16", "segmented": True, "exclusive": True},
            "int32": _small(dtype="int32"),
            "int32_max": _small(dtype="int32", op="max", exclusive=True, reverse=True),
        },
    )
)
