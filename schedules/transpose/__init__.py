"""Transpose: any permutation of the axes of an array of up to six dimensions."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from tvm import te

from ..core import Case, Gradient, Operator, Tolerance, Work, find_operator, register
from ..device import Device
from ..packs import grouped
from ..steps import extents

AXES = "abcdef"


def define(a, b, c=1, d=1, e=1, f=1, perm="10", dtype="float32"):
    """Y = X[a, b, …] with its axes in the order `perm`, as NumPy's transpose(X, perm) laid out in memory.

    perm has a digit for each axis: "10" transposes a matrix, "0213" swaps the middle axes of four (attention's heads).
    Axes beyond its length must be 1.
    """
    shape = extents(*(a, b, c, d, e, f)[: len(perm)])
    order = [int(digit) for digit in perm]
    X = te.placeholder(shape, dtype, name="X")
    Y = te.compute(
        [shape[axis] for axis in order], lambda *at: X(*(at[order.index(k)] for k in range(len(at)))), name="Y"
    )
    return X, Y


def shape_of(case: Case) -> tuple[int, ...]:
    """The extents of X."""
    return tuple(int(case[axis]) for axis in AXES[: len(case["perm"])])


@dataclass(frozen=True)
class Merged:
    """A permutation with the axes merged that stay neighbours; axes of one element go with any neighbour.

    groups: axes of Y (by position) that form one. extents: their lengths. fast: which of them X runs along, its
    innermost; the last one is Y's innermost.
    """

    groups: tuple[tuple[int, ...], ...]
    extents: tuple[int, ...]
    fast: int

    @property
    def keeps_rows(self) -> bool:
        """Whether X and Y run along the same axis: rows are copied whole."""
        return self.fast == len(self.groups) - 1


def merged(case: Case) -> Merged:
    """The merged form of the case's permutation."""
    shape, order = shape_of(case), [int(digit) for digit in case["perm"]]
    rank_in_x = {axis: at for at, axis in enumerate(k for k in range(len(shape)) if shape[k] > 1)}
    groups: list[list[int]] = [[]]
    last = None
    for position, axis in enumerate(order):
        if axis in rank_in_x:
            if last is not None and rank_in_x[axis] != rank_in_x[last] + 1:
                groups.append([])
            last = axis
        groups[-1].append(position)
    fastest = max(rank_in_x, default=0)
    fast = next(at for at, group in enumerate(groups) if any(order[position] == fastest for position in group))
    lengths = tuple(math.prod(shape[order[position]] for position in group) for group in groups)
    return Merged(tuple(map(tuple, groups)), lengths, fast)


def order_in_x(case: Case) -> list[int]:
    """Of each merged axis of Y, where it stands among those of X."""
    order = [int(digit) for digit in case["perm"]]
    shape = shape_of(case)
    return [min((order[at] for at in group if shape[order[at]] > 1), default=0) for group in merged(case).groups]


def moves_rows(case: Case, device: Device) -> str | None:
    """Tiles are for permutations that change the innermost axis."""
    return "rows stay rows: they are copied whole" if merged(case).keeps_rows else None


def keeps_rows(case: Case, device: Device) -> str | None:
    """Whole rows can be copied only where X and Y run along the same axis."""
    return None if merged(case).keeps_rows else "the innermost axis changes: there are no rows to copy"


def merge_axes(sch, case: Case) -> Merged:
    """Make axes that are neighbours in X and in Y one axis of the block."""
    form, block = merged(case), sch.get_sblock("Y")
    axes = sch.get(block).iter_vars
    lengths = [int(axis.dom.extent) for axis in axes]
    sch.transform_block_layout(block, grouped(lengths, form.groups, str(axes[0].var.ty)))
    return form


def reference(case: Case, x: np.ndarray) -> np.ndarray:
    """NumPy's transpose."""
    return np.transpose(x, [int(digit) for digit in case["perm"]]).astype(np.float64)


def work(case: Case) -> Work:
    """Every element is read once and written once."""
    return Work(0, 2 * math.prod(shape_of(case)) * np.dtype(case["dtype"]).itemsize)


def check(case: Case) -> str | None:
    """perm must name each axis once, and what it does not name must be 1."""
    perm = case["perm"]
    if not 2 <= len(perm) <= len(AXES) or sorted(perm) != [str(k) for k in range(len(perm))]:
        return f"perm={perm} is no order of two to six axes: one digit for each, counted from 0"
    for at, axis in enumerate(AXES):
        if case[axis] < 1:
            return f"{axis}={case[axis]} must be at least 1"
        if at >= len(perm) and case[axis] != 1:
            return f"{axis}={case[axis]}, but perm={perm} has only {len(perm)} axes"
    return None


def make_inputs(case: Case, rng: np.random.Generator) -> list[np.ndarray]:
    """Any numbers: integers over their whole range but its end, which marks what was not written."""
    dtype = np.dtype(find_operator(case.operator).arguments(case)[0].dtype)
    if dtype.kind == "i":
        return [rng.integers(np.iinfo(dtype).min, np.iinfo(dtype).max, shape_of(case), dtype)]
    return [rng.uniform(-1, 1, shape_of(case)).astype(dtype)]


def gradients(options) -> tuple[Gradient, ...]:
    """Of a matrix: dY transposed."""
    return (Gradient("X", ("dY",), "transpose"),) if options.get("perm", "10") == "10" else ()


def _axes(*lengths: int, perm: str = "10", **options) -> dict:
    return {**dict(zip(AXES, lengths, strict=False)), "perm": perm, **options}


TRANSPOSE = register(
    Operator(
        name="transpose",
        define=define,
        reference=reference,
        work=work,
        tolerance=lambda case: Tolerance(norm=0.0, worst=0.0),
        check=check,
        make_inputs=make_inputs,
        gradients=gradients,
        choices={"dtype": ("float32", "float16", "bfloat16", "int32", "int8")},
        cases={
            **{f"square{s}": _axes(s, s) for s in (1024, 2048, 4096, 8192)},
            "ragged4000": _axes(4001, 3999),
            "tall": _axes(1 << 20, 24),
            # BERT-base's attention, 32 sequences of 512 tokens in 12 heads of 64: to heads and back, keys transposed.
            "heads": _axes(32, 512, 12, 64, perm="0213"),
            "keys": _axes(32, 512, 12, 64, perm="0231"),
            # ResNet-50's second stage, 64 images: between channels last and channels first; and the images themselves.
            "nhwc_nchw": _axes(64, 56, 56, 256, perm="0312"),
            "images": _axes(64, 224, 224, 3, perm="0312"),
        },
        small={
            "one": _axes(1, 1),
            "row": _axes(1, 67),
            "square": _axes(64, 128),
            "prime": _axes(37, 53),
            "three": _axes(5, 70, 33, perm="021"),
            "channels": _axes(2, 9, 11, 3, perm="0312"),
            "heads": _axes(2, 7, 3, 16, perm="0213"),
            "keys": _axes(2, 72, 3, 32, perm="0231"),
            "reversed": _axes(3, 5, 7, 4, perm="3210"),
            "merged": _axes(2, 3, 5, 1, 7, 4, perm="345012"),
            "six": _axes(2, 3, 4, 2, 3, 4, perm="503142"),
            "same": _axes(4, 6, 8, perm="012"),
            "half": _axes(48, 80, dtype="float16"),
            "half_prime": _axes(3, 33, 17, perm="210", dtype="float16"),
            "bfloat": _axes(2, 24, 40, perm="021", dtype="bfloat16"),
            "int": _axes(21, 34, dtype="int32"),
            "bytes": _axes(64, 96, dtype="int8"),
        },
    )
)
