"""Reductions of a matrix: of all its elements, of every row or of every column; sum, mean, maximum and its place."""

from __future__ import annotations

import numpy as np
from tvm import te, tirx

from ..core import Case, Operator, Tolerance, Work, epsilon, register
from ..steps import extents

# What sums are in. Maxima of floats are those of int32 keys in the same order, places those of int64 keys.
SUMS_IN = {
    "float32": "float32",
    "float64": "float64",
    "float16": "float32",
    "bfloat16": "float32",
    "int32": "int64",
}
PLACES = 32  # low bits of a key that say where the element was
LAST = (1 << PLACES) - 1
LARGEST, INFINITY = 0x7FFFFFFF, 0x7F800000  # int32, and the bits of float32's infinity


def define(m, n, axis="rows", op="sum", dtype="float32"):
    """Y = `op` over all of X[m, n] (axis="all", Y[1]), over every row ("rows", Y[m]) or column ("columns", Y[n]).

    op: sum, mean, max, argmax (place within the row, column or flattened matrix; the first of equals). As in NumPy NaN
    wins a maximum, sums of int32 and places are int64. float16 and bfloat16 are summed in float32. A maximum of
    floats is that of integers: their bits are in the same order once a negative's are inverted, and NaN is the largest;
    a place rides in the low bits of its element's key.
    """
    m, n = extents(m, n)
    X = te.placeholder((m, n), dtype, name="X")
    rows, columns = te.reduce_axis((0, m), name="i"), te.reduce_axis((0, n), name="j")
    reduce = te.sum if op in ("sum", "mean") else te.max

    def total(at):
        i, j = {"all": (rows, columns), "rows": (at, columns), "columns": (rows, at)}[axis]
        place = {"all": i * n + j, "rows": j, "columns": i}[axis]
        over = {"all": [rows, columns], "rows": [columns], "columns": [rows]}[axis]
        return reduce(key(X[i, j], place, op, dtype), axis=over)

    length, count = {"all": (1, m * n), "rows": (m, n), "columns": (n, m)}[axis]
    T = te.compute((length,), total, name="T")
    Y = te.compute((length,), lambda at: result(T[at], int(count) if op == "mean" else 1, op, dtype), name="Y")
    return X, Y


def key(x, place, op: str, dtype: str):
    """What an element takes part as in the sum or maximum."""
    if op in ("sum", "mean"):
        return x.astype(SUMS_IN[dtype])
    order = order_of(x, dtype)
    return order if op == "max" else with_place(order, place)


def order_of(x, dtype: str):
    """An element as an int32 in the same order."""
    return x if dtype == "int32" else in_order(x.astype("float32"))


def with_place(order, place):
    """Such an int32 with the element's place below it: of equals the first is the largest."""
    shifted = order.astype("int64") << tirx.const(PLACES, "int64")
    return shifted + (tirx.const(LAST, "int64") - place.astype("int64"))


def in_order(x, lanes: int = 1):
    """An int32 in the order of float32: equal for both zeros, the largest for NaN. lanes: of a vector."""
    const = _ints(lanes)
    bits = tirx.reinterpret(const(0).ty.dtype, x)
    magnitude = tirx.bitwise_and(bits, const(LARGEST))
    value = tirx.Select(bits < const(0), const(0) - magnitude, bits)
    return tirx.Select(magnitude > const(INFINITY), const(LARGEST), value)


def out_of_order(order, lanes: int = 1):
    """The float32 of such an int32: the largest is a NaN's bits already."""
    const = _ints(lanes)
    bits = tirx.Select(order < const(0), const(-LARGEST - 1) - order, order)
    return tirx.reinterpret("float32" if lanes == 1 else f"float32x{lanes}", bits)


def _ints(lanes: int):
    """Constants of a register of int32."""
    return lambda value: tirx.const(value, "int32" if lanes == 1 else f"int32x{lanes}")


def result(total, count: int, op: str, dtype: str):
    """Y's element from the sum or the largest key."""
    if op == "argmax":
        low = tirx.bitwise_and(total, tirx.const(LAST, "int64"))
        return tirx.const(LAST, "int64") - low
    if op == "mean":
        total = total * tirx.const(1.0 / count, SUMS_IN[dtype])
    if op == "max" and dtype != "int32":
        total = out_of_order(total)
    return total.astype(out_dtype(op, dtype))


def out_dtype(op: str, dtype: str) -> str:
    """What Y holds."""
    return "int64" if op == "argmax" or (op == "sum" and dtype == "int32") else dtype


def key_dtype(op: str, dtype: str) -> str:
    """What is summed, or compared."""
    return SUMS_IN[dtype] if op in ("sum", "mean") else "int64" if op == "argmax" else "int32"


def shape_of(case: Case) -> tuple[int, int]:
    """Results, and elements that each is made of."""
    m, n = case["m"], case["n"]
    return {"all": (1, m * n), "rows": (m, n), "columns": (n, m)}[case["axis"]]


def reference(case: Case, x: np.ndarray) -> np.ndarray:
    """NumPy's, in float64 (sums of integers in int64)."""
    axis = {"all": None, "rows": 1, "columns": 0}[case["axis"]]
    wide = x.astype(np.int64 if case["dtype"] == "int32" else np.float64)
    return np.atleast_1d(getattr(np, case["op"])(wide, axis=axis))


def work(case: Case) -> Work:
    """An operation an element; X is read once, Y written once."""
    results, length = shape_of(case)
    written = results * np.dtype(out_dtype(case["op"], case["dtype"])).itemsize
    return Work(results * length, results * length * np.dtype(case["dtype"]).itemsize + written)


def tolerance(case: Case) -> Tolerance:
    """Rounding of a sum grows with the root of its length; everything else is exact."""
    if case["op"] in ("max", "argmax") or case["dtype"] == "int32":
        return Tolerance(norm=0.0, worst=0.0)
    summed = 2 * epsilon(SUMS_IN[case["dtype"]]) * shape_of(case)[1] ** 0.5
    rounded = epsilon(case["dtype"])
    return Tolerance(norm=2 * summed + rounded, worst=8 * (summed + rounded))


def check(case: Case) -> str | None:
    """Integers have no mean here, float64 no maximum (keys have 32 bits); places have 32 bits."""
    if case["op"] == "mean" and case["dtype"] == "int32":
        return "mean is for floating-point numbers, not int32"
    if case["op"] in ("max", "argmax") and case["dtype"] == "float64":
        return f"{case['op']} compares keys of 32 bits, not float64"
    if case["op"] == "argmax" and shape_of(case)[1] > 1 << PLACES:
        return f"argmax counts up to 2**{PLACES} places, not {shape_of(case)[1]}"
    return None


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Uniform in [0, 1) for sums, whose relative error is meant; signed for maxima; integers up to a thousand."""
    shape = (case["m"], case["n"])
    if case["dtype"] == "int32":
        return [rng.integers(-1000, 1000, shape, np.int32)]
    low = 0.0 if case["op"] in ("sum", "mean") else -1.0
    values = rng.random(shape, np.float32)
    values *= np.float32(1.0 - low)
    values += np.float32(low)
    return [values.astype(np.dtype(case["dtype"]), copy=False)]


def _matrix(m: int, n: int, axis: str, **options) -> dict:
    return {"m": m, "n": n, "axis": axis, **options}


REDUCTION = register(
    Operator(
        name="reduction",
        define=define,
        reference=reference,
        work=work,
        tolerance=tolerance,
        check=check,
        make_inputs=make_inputs,
        choices={
            "axis": ("all", "rows", "columns"),
            "op": ("sum", "mean", "max", "argmax"),
            "dtype": ("float32", "float64", "float16", "bfloat16", "int32"),
        },
        cases={
            "all16m": _matrix(4096, 4096, "all"),
            "rows16m": _matrix(4096, 4096, "rows"),
            "columns16m": _matrix(4096, 4096, "columns"),
            "all100m": _matrix(10000, 10000, "all"),
            "rows100m": _matrix(10000, 10000, "rows"),
            "columns100m": _matrix(10000, 10000, "columns"),
            "max16m": _matrix(4096, 4096, "rows", op="max"),
            "argmax16m": _matrix(4096, 4096, "rows", op="argmax"),
            # The vocabulary of Llama 3 for 64 tokens, whose best ones greedy decoding takes.
            "llama_greedy": _matrix(64, 128256, "rows", op="argmax", dtype="float16"),
        },
        small={
            "one": _matrix(1, 1, "all"),
            "all": _matrix(37, 53, "all"),
            "all_long": _matrix(3, 5003, "all", op="mean"),
            "rows": _matrix(19, 67, "rows"),
            "rows_dense": _matrix(5, 1024, "rows", op="max"),
            "rows_of_one": _matrix(41, 1, "rows"),
            "row": _matrix(1, 997, "rows", op="argmax"),
            "columns": _matrix(67, 19, "columns"),
            "columns_dense": _matrix(130, 64, "columns", op="mean"),
            "column": _matrix(997, 1, "columns", op="max"),
            "columns_of_one": _matrix(1, 41, "columns", op="argmax"),
            "double": _matrix(23, 18, "columns", op="mean", dtype="float64"),
            "ties": _matrix(7, 300, "rows", op="argmax", dtype="int32"),
            "half": _matrix(9, 200, "rows", dtype="float16"),
            "half_places": _matrix(50, 31, "columns", op="argmax", dtype="float16"),
            "bfloat": _matrix(21, 45, "all", op="max", dtype="bfloat16"),
            "int": _matrix(29, 31, "all", dtype="int32"),
            "int_columns": _matrix(29, 31, "columns", dtype="int32"),
        },
    )
)
