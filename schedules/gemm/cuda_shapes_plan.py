"""Plans for extents that are variables: a case and its parameters as plans see them, and how many blocks share k."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tvm import tirx
from tvm.script import tirx as T

from ..core import OPERATORS, Argument, Case, Value
from .cuda_extents import choose, known, larger, smaller
from .cuda_hopper_plan import Plan
from .cuda_stream_plan import StreamPlan


@dataclass(frozen=True)
class Loose:
    """A case as a plan reads it, with variables for its symbolic extents."""

    case: Case
    extents: Mapping[str, tirx.Var]

    @property
    def values(self) -> tuple[tuple[str, Value], ...]:
        return self.case.values

    def __getitem__(self, key: str):
        return self.extents.get(key, self.case[key])


def loosened(case: Case) -> tuple[Loose, tuple[Argument, ...]]:
    """`case` and the parameters of its definition with variables for symbolic extents."""
    operator = OPERATORS[case.operator]
    params = operator.prim_func(case).params
    found = {str(dim.name): dim for p in params for dim in p.shape if isinstance(dim, tirx.Var)}
    arguments = tuple(
        replace(a, shape=tuple(dim if isinstance(dim, tirx.Var) else int(dim) for dim in p.shape))
        for a, p in zip(operator.arguments(case), params, strict=True)
    )
    return Loose(case, found), arguments


class Spread:
    """How a plan of Stream-K spreads its tiles where their number is not known before.

    Few tiles have the same number of blocks each if that keeps most multiprocessors busy: then every border between two
    blocks' steps either cuts no tile or cuts all alike. Other numbers are shared out evenly over all blocks.
    """

    fewest = 8  # steps of k that pay for a block of their own
    parts = 48  # of a tile at most: they are added up one after the other
    counts: Mapping[str, Any]

    def kept(self, value):
        """`value` in a register: the expressions that it occurs in stay short."""
        if known(value):
            return value
        register = T.alloc_buffer((1,), "int32", scope="local")
        T.buffer_store(register, value, [0])
        return register[0]

    def counted(self):
        """The plan with its counts `kept`, each made of those before."""
        plan = self
        for name in ("k_steps", "row_tiles", "col_tiles", "clusters", "cut"):
            plan = replace(plan, counts={**plan.counts, name: plan.kept(getattr(plan, name))})
        return plan

    @property
    def blocks(self) -> int:
        """As many as are resident: those that nothing is left for end at once."""
        return self.most

    @property
    def k_steps(self):
        return self._count("k_steps")

    @property
    def row_tiles(self):
        return self._count("row_tiles")

    @property
    def col_tiles(self):
        return self._count("col_tiles")

    @property
    def cut(self):
        return self._count("cut")

    def _count(self, name: str):
        """The register of that count, else the base's expression for it."""
        return self.counts[name] if name in self.counts else getattr(super(), name)

    @property
    def most(self) -> int:
        """Blocks that are resident at once."""
        return self.sms * self.resident

    @property
    def clusters(self):
        if "clusters" in self.counts:
            return self.counts["clusters"]
        if not self.stream:
            return self.most
        even = smaller(smaller(self.most, self.items), self.tiles * self.parts)
        each = smaller(smaller(self.most // self.tiles, self.k_steps // self.fewest), self.parts)
        alike = self.tiles * larger(1, each)
        busy = choose(4 * alike >= 3 * self.most, alike, even)
        return choose(alike > self.most, even, choose(self.k_steps < 2 * self.fewest, alike, busy))

    @property
    def slots(self) -> int:
        return 2 * self.most

    @property
    def mended(self):
        """Whether a border may cut a tile: the host asks, which is to know in a few instructions."""
        return self.stream and choose(self.k_steps < 2 * self.fewest, self.tiles > self.most, True)


@dataclass(frozen=True)
class LoosePlan(Spread, Plan):
    """Hopper's plan for extents that are variables."""

    counts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class LooseStreamPlan(Spread, StreamPlan):
    """The plan of float32's Stream-K for extents that are variables."""

    fewest = 16
    counts: Mapping[str, Any] = field(default_factory=dict)
