"""Where the elements of a group lie: a row is a group of channels of an image, in either layout."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core import Case
from .definition import Values
from .element import Index

LAYOUTS = ("NCHW", "NHWC")


def shape(v: Values) -> tuple[Any, ...]:
    """Of a tensor of images."""
    return (v["n"], v["c"], v["h"], v["w"]) if v["layout"] == "NCHW" else (v["n"], v["h"], v["w"], v["c"])


def extents(v: Values) -> tuple[Any, Any]:
    """Rows, and elements of a row."""
    return v["n"] * v["groups"], v["c"] // v["groups"] * v["h"] * v["w"]


def run(v: Values) -> int:
    """Elements of a group that lie side by side: all of them, or the channels of one pixel."""
    return extents(v)[1] if v["layout"] == "NCHW" else v["c"] // v["groups"]


def section(v: Values) -> int:
    """Elements of a row with one index besides: the pixels of one channel, or the channels of one pixel."""
    return v["h"] * v["w"] if v["layout"] == "NCHW" else v["c"] // v["groups"]


def at(v: Values) -> Index:
    """The index of the element (row, column)."""
    groups, size, area, width = v["groups"], v["c"] // v["groups"], v["h"] * v["w"], v["w"]
    if v["layout"] == "NCHW":
        return lambda i, j: (i // groups, i % groups * size + j // area, j % area // width, j % width)
    return lambda i, j: (i // groups, j // size // width, j // size % width, i % groups * size + j % size)


def place(v: Values) -> Index:
    """The (row, column) of the element at an index."""
    groups, size, height, width = v["groups"], v["c"] // v["groups"], v["h"], v["w"]
    if v["layout"] == "NCHW":
        return lambda n, c, y, x: (n * groups + c // size, (c % size * height + y) * width + x)
    return lambda n, y, x, c: (n * groups + c // size, (y * width + x) * size + c % size)


def channel(v: Values) -> Index:
    """The channel of the element (row, column)."""
    groups, size, area = v["groups"], v["c"] // v["groups"], v["h"] * v["w"]
    if v["layout"] == "NCHW":
        return lambda i, j: (i % groups * size + j // area,)
    return lambda i, j: (i % groups * size + j % size,)


def same_channel(v: Values) -> int:
    """Neighbours of a row that have the same channel."""
    return v["h"] * v["w"] if v["layout"] == "NCHW" else 1


def rows_of(case: Case, x: np.ndarray) -> np.ndarray:
    """An array of images as an array of groups by elements, channel after channel."""
    first = x if case["layout"] == "NCHW" else np.moveaxis(x, 3, 1)
    return first.reshape(case["n"] * case["groups"], -1)


def images_of(case: Case, rows: np.ndarray) -> np.ndarray:
    """The reverse of `rows_of`."""
    x = rows.reshape(case["n"], case["c"], case["h"], case["w"])
    return x if case["layout"] == "NCHW" else np.ascontiguousarray(np.moveaxis(x, 1, 3))


def by_channel(case: Case, vector: np.ndarray) -> np.ndarray:
    """A vector by channel as `rows_of` lays out its elements."""
    full = np.broadcast_to(vector[:, None], (case["n"], case["c"], case["h"] * case["w"]))
    return full.reshape(case["n"] * case["groups"], -1)
