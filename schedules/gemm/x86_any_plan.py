"""Geometry of GEMM on x86 for any extents: sizes that may be variables, panels of rows and columns, operands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tvm import tirx
from tvm.script import tirx as T

from ..core import Case
from ..device import Cpu
from . import epilogue, has_epilogue


@dataclass(frozen=True)
class Plan:
    """Sizes, some of them variables, and operands: an mr × nr register tile of nv vectors, k unrolled by ku, blocks of
    kc in k, bands of nt column panels, mt row panels at a time.

    in_place: whether a single row panel reads B in place; high tiles' sums, shared by two branches, leave registers."""

    case: Case
    m: Any
    n: Any
    k: Any
    mr: int
    nv: int
    lanes: int
    ku: int
    kc: Any
    nt: int
    mt: int
    pack_a: bool
    along: bool
    in_place: bool
    threads: int
    buffers: Mapping[str, Any]

    @classmethod
    def of(cls, case: Case, device: Cpu, definition: tirx.PrimFunc, mr, nv, ku, kc, nt, mt, pack_a, along) -> Plan:
        buffers = {str(p.name): p for p in definition.params}
        variables = {str(s.name): s for p in buffers.values() for s in p.shape if isinstance(s, tirx.Var)}
        m, n, k = (variables[e] if e in case.free else tirx.const(case[e], "int32") for e in "mnk")
        block = k if has_epilogue(case) else tirx.const(kc, "int32")
        lanes, in_place = device.lanes(case["dtype"]), mr <= 8 and not (case["trans_b"] or case["beta"])
        return cls(case, m, n, k, mr, nv, lanes, ku, block, nt, mt, pack_a, along, in_place, device.threads, buffers)

    @property
    def dtype(self) -> str:
        return self.case["dtype"]

    @property
    def nr(self) -> int:
        return self.nv * self.lanes

    @property
    def direct(self) -> bool:
        """Whether B can be read in place, and C be written twice: it is not read, nor are its rows gathered."""
        return not (self.case["trans_b"] or self.case["beta"])

    @property
    def low(self) -> Plan:
        """With the tile of the last row panels, two thirds as high: one or two of them leave few rows to pad."""
        return replace(self, mr=(2 * self.mr + 2) // 3)

    @property
    def narrow(self) -> Plan:
        """With a tile of one vector."""
        return replace(self, nv=1)

    def row_panels(self) -> tuple[Any, Any]:
        """How many high row panels and, behind them, low ones cover all rows with the least to spare."""
        low, whole, rest = self.low.mr, T.floordiv(self.m, self.mr), T.floormod(self.m, self.mr)
        pair = T.And(rest <= 2 * low - self.mr, whole > 0)
        lows = T.if_then_else(T.Or(rest == 0, rest > low), 0, T.if_then_else(pair, 2, 1))
        return whole + T.if_then_else(rest > low, 1, 0) - T.if_then_else(lows == 2, 1, 0), lows

    def column_panels(self) -> tuple[Any, Any]:
        """How many wide column panels and, behind them, ones of a vector cover all columns, the last overlapping."""
        whole, rest = T.floordiv(self.n, self.nr), T.floormod(self.n, self.nr)
        wide = T.And(rest > self.lanes, whole > 0)
        return whole + T.if_then_else(wide, 1, 0), T.if_then_else(wide, 0, T.ceildiv(rest, self.lanes))

    @property
    def zero(self):
        return tirx.const(0, self.dtype)

    def a(self, i, k):
        """The element op(A)[i, k]."""
        return self.buffers["A"][(k, i) if self.case["trans_a"] else (i, k)]

    def packs(self, left) -> bool:
        """Whether A's elements come from its packed panels `left`, which small products have none of."""
        return self.pack_a and left is not None

    def row(self, i0, r):
        """Row r of the panel that begins at i0; below the last row it is the last one, and not stored."""
        return T.min(i0 + r, self.m - 1)

    def b(self, k, j):
        """The element op(B)[k, j]."""
        return self.buffers["B"][(j, k) if self.case["trans_b"] else (k, j)]

    def result(self, total, i, j):
        """The element C[i, j] from its whole sum."""
        read = {name: b[j] if name == "bias" else b[i, j] for name, b in self.buffers.items() if name not in "ABC"}
        return epilogue(self.case, total, self.dtype, read)
