"""Geometry of the float32 kernel that TMA feeds: Stream-K's plan, with tiles as TMA lays them down."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ..core import OPERATORS, Argument, Case, Config
from ..device import Gpu
from .cuda_hopper_operand import ATOM, SWIZZLE_128, Operand
from .cuda_hopper_plan import RESERVED
from .cuda_stream_plan import FRAGMENT, StreamPlan, dealt

LONGEST_BOX = 256  # elements along an axis of one TMA copy
MOST_SUMS = 128  # of a thread, beside the fragments of both operands


@dataclass(frozen=True)
class Tile(Operand):
    """One operand as TMA copies it and as threads read it, `own` rows each.

    Where k is contiguous a stage is one row of 128 bytes for each row of the tile, its chunks of 16 bytes swizzled so
    that neighbouring rows lie in other banks; where rows are, it is k rows of the whole tile as they stand.
    """

    own: int = 8

    @property
    def k_major(self) -> bool:
        return self.stored_k_major

    @property
    def box(self) -> tuple[int, int]:
        return (self.bk, self.tile) if self.k_major else (self.tile, self.bk)

    @property
    def boxes(self) -> int:
        return 1

    @property
    def swizzle(self) -> int:
        return SWIZZLE_128 if self.k_major else 0

    @property
    def threads(self) -> int:
        """Threads side by side along the tile."""
        return self.tile // self.own

    def row(self, r: int, t):
        """The row of the tile that thread coordinate `t` keeps as its r-th."""
        return dealt(r, t, self.threads, self.k_major)

    def place(self, row, k):
        """Where in a stage the element (row, k) lies."""
        if not self.k_major:
            return k * self.tile + row
        return row * self.bk + ((row % 8) ^ (k // FRAGMENT)) * FRAGMENT + k % FRAGMENT


@dataclass(frozen=True)
class TmaPlan(StreamPlan):
    """A case and a configuration; the names are those of Hopper's `Plan`, whose order of work this shares.

    tm × tn: what a thread owns. unroll: fragments of four k that are written out. stream: Stream-K, else whole tiles.
    """

    tm: int = 8
    tn: int = 8
    unroll: int = 4
    stream: bool = True

    split = 1

    @property
    def through_memory(self) -> bool:
        return self.stream

    @property
    def batch(self) -> int:
        return int(dict(self.case.values).get("b", 1))

    @property
    def a(self) -> Tile:
        v = self.case
        ld = self.arguments[0].shape[-1]
        return Tile(0, v["m"], v["k"], "float32", not v["trans_a"], ld, self.bm, self.bm, self.batch, own=self.tm)

    @property
    def b(self) -> Tile:
        v = self.case
        ld = self.arguments[1].shape[-1]
        return Tile(1, v["n"], v["k"], "float32", bool(v["trans_b"]), ld, self.bn, self.bn, self.batch, own=self.tn)

    @property
    def threads(self) -> int:
        return self.a.threads * self.b.threads

    @property
    def tiles(self) -> int:
        return self.batch * self.row_tiles * self.col_tiles

    @property
    def items(self) -> int:
        """What blocks take turns at: steps of k of all tiles, or tiles."""
        return self.tiles * self.k_steps if self.stream else self.tiles

    @property
    def stage_bytes(self) -> int:
        return 4 * (self.a.elements + self.b.elements)

    @property
    def shared_bytes(self) -> int:
        return self.stages * self.stage_bytes + RESERVED

    @property
    def fours(self) -> bool:
        """Four neighbours of a row of C, and of what its epilogue reads, may be moved as one access."""
        return (
            not self.b.k_major
            and self.cols % FRAGMENT == 0
            and all(a.shape[-1] % FRAGMENT == 0 for a in self.arguments[2:])
        )

    @property
    def registers(self) -> int:
        """That a thread may take: 128 for 64 sums, for twice as many nearly all that an instruction can name."""
        return 128 if self.tm * self.tn <= 64 else 240

    def wrong(self, device: Gpu) -> str | None:
        """Why the configuration cannot run on `device`, or None."""
        tests = (
            (self.bm % self.tm or self.bn % self.tn, "the tile does not divide among threads"),
            (max(self.bm, self.bn) > LONGEST_BOX, f"TMA copies up to {LONGEST_BOX} rows at once"),
            (self.tm * self.tn > MOST_SUMS, "a thread's sums do not fit its registers"),
        )
        return next((text for bad, text in tests if bad), None) or super().wrong(device)


def make_plan(case: Case, device: Gpu, config: Config) -> TmaPlan:
    """The plan of `case` with the tunables in `config`; a step of k is what a swizzled row of 128 bytes holds."""
    return TmaPlan(case, _arguments(case), device.sms, bk=ATOM // 4, **config)


@lru_cache(maxsize=256)
def _arguments(case: Case) -> tuple[Argument, ...]:
    """The parameters of the definition; a space asks for them once a configuration, and they take a millisecond."""
    return OPERATORS[case.operator].arguments(case)
