"""Where a maximum is, on x86: values and places in registers of their own, put into one key only at the end."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from tvm import tirx
from tvm.script import tirx as T

from ..core import Case
from ..device import Cpu
from . import LAST, in_order, key, result, shape_of

WIDE = 1 << 30  # elements from which on positions are counted in 64 bits


@dataclass(frozen=True)
class Places:
    """The places of `results` maxima of `length` elements each: `part` of them at a time, `chains` vectors a turn.

    Positions count along all of X.
    """

    results: int
    length: int
    dtype: str
    lanes: int
    chains: int
    part: int

    @classmethod
    def of(cls, case: Case, device: Cpu, part: int, chains: int) -> Places:
        """For a case whose maxima are of elements that lie side by side."""
        results, length = shape_of(case)
        return cls(results, length, case["dtype"], device.lanes("int32"), chains, min(part, length))

    @property
    def parts(self) -> int:
        """Parts of one result's elements."""
        return ceil(self.length / self.part)

    @property
    def turn(self) -> int:
        """Elements that one turn of the loop takes in."""
        return self.chains * self.lanes

    @property
    def kind(self) -> str:
        """Of a register full of values, or of numbers of vectors."""
        return f"int32x{self.lanes}"

    @property
    def index(self) -> str:
        return "int64" if self.results * self.length >= WIDE else "int32"

    def count(self, value: int) -> tirx.IntImm:
        """An extent as a constant of the positions' dtype."""
        return tirx.const(value, self.index)

    def size(self, first):
        """Elements of the part that begins with the element `first` of a result."""
        return self.part if self.length % self.part == 0 else T.min(self.count(self.part), self.length - first)

    def ordered(self, X, at):
        """The vector at a position as integers in the order of its values."""
        x = X[tirx.Ramp(at, self.count(1), self.lanes)]
        return x if self.dtype == "int32" else in_order(x.astype(f"float32x{self.lanes}"), self.lanes)

    def key_of_lane(self, best, vectors, first, lane: int):
        """The largest value of a lane with its place: above, as in the definition."""
        value, vector = (tirx.Shuffle([of[0]], [lane]).astype("int64") for of in (best, vectors))
        place = first.astype("int64") + vector * tirx.const(self.lanes, "int64") + lane
        return (value << tirx.const(32, "int64")) + (tirx.const(LAST, "int64") - place)


def take_in(p: Places, X, best, vectors, at, turn):
    """Keep the larger of `chains` vectors' values, one after another, and the vectors in which they came.

    Written while the program is: what lies between is a constant of it, so that it stays in registers.
    """
    largest, when = T.Bind(best[0]), T.Bind(vectors[0])
    for chain in range(p.chains):
        new = T.Bind(p.ordered(X, at + chain * p.lanes))
        number = tirx.Broadcast((turn * p.chains + chain).astype("int32"), p.lanes)
        when = T.Bind(tirx.Select(new > largest, number, when))
        largest = T.Bind(tirx.Max(largest, new))
    T.buffer_store(best, largest, [0])
    T.buffer_store(vectors, when, [0])


@T.inline
def best_of_part(p, X, keys, task):
    """keys[task]: the largest key of a part: vectors side by side, then the elements that fill none."""
    best = T.alloc_buffer((1,), p.kind, scope="local")
    vectors = T.alloc_buffer((1,), p.kind, scope="local")
    found = T.alloc_buffer((1,), "int64", scope="local")
    first = T.meta_var(T.cast(task % p.parts, p.index) * p.part)
    begin = T.meta_var(T.cast(task // p.parts, p.index) * p.length)
    whole = T.meta_var(p.size(first) // p.turn)
    best[0] = T.Broadcast(T.min_value("int32"), p.lanes)
    vectors[0] = T.Broadcast(0, p.lanes)
    for turn in T.serial(whole):
        take_in(p, X, best, vectors, begin + first + turn * p.turn, turn)
    # Where there was no vector, the first place with the least value: no worse than the element that is there.
    found[0] = p.key_of_lane(best, vectors, first, 0)
    for lane in T.unroll(p.lanes):
        found[0] = T.max(found[0], p.key_of_lane(best, vectors, first, lane))
    for k in T.serial(p.size(first) - whole * p.turn):
        place = T.meta_var(first + whole * p.turn + k)
        found[0] = T.max(found[0], key(X[begin + place], place, "argmax", p.dtype))
    keys[task] = found[0]


def program_of(p: Places, shape: tuple[int, int]) -> tirx.PrimFunc:
    """The program for X of `shape`."""

    @T.prim_func(s_tir=True)
    def main(X: T.Buffer(shape, p.dtype), Y: T.Buffer((p.results,), "int64")):
        keys = T.alloc_buffer((p.results * p.parts,), "int64", scope="global")
        flat = T.decl_buffer((p.count(p.results * p.length),), p.dtype, data=X.data)
        for task in T.parallel(p.results * p.parts):
            best_of_part(p, flat, keys, task)
        for r in T.serial(p.results):
            found = T.alloc_buffer((1,), "int64", scope="local")
            found[0] = keys[r * p.parts]
            for part in T.serial(p.parts - 1):
                found[0] = T.max(found[0], keys[r * p.parts + 1 + part])
            Y[r] = result(found[0], 1, "argmax", p.dtype)

    return main
