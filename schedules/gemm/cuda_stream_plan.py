"""Geometry of the float32 Stream-K kernel: tiles, order of work, how tiles lie in shared memory and in registers."""

from __future__ import annotations

from dataclasses import dataclass

from ..core import OPERATORS, Argument, Case, Config
from ..device import Gpu
from .cuda_extents import Counted, blocks_of, divides, smaller
from .cuda_hopper_plan import streamed_tiles

OWN = 8  # rows and columns of C that a thread owns of its tile
WARP_ROWS, WARP_COLS = 4, 8  # the patch that a warp's threads form: per k it reads 32 + 64 floats
FRAGMENT = 4  # steps of k, or neighbours in a row, that one 128-bit access of shared memory brings
PAD = 4  # floats behind a row of k in shared memory: neighbouring rows begin in other banks


@dataclass(frozen=True)
class Factor:
    """One operand: `rows` of C's rows or columns, by k. k_major: k is contiguous; ld: floats of a stored row.

    aligned: where these are variables they are multiples of 4, whoever launches has seen to it.
    """

    source: int
    rows: int
    k: int
    k_major: bool
    ld: int
    tile: int
    bk: int
    aligned: bool = False

    @property
    def width(self) -> int:
        """Floats of one copy: 16 bytes where every row starts at a multiple of that and none ends inside."""
        along = self.k if self.k_major else self.rows
        return 4 if self.aligned or (divides(4, along) and divides(4, self.ld)) else 1

    @property
    def shape(self) -> tuple[int, int]:
        """A stage in shared memory: as global memory has it, so that copies need not transpose."""
        return (self.tile, self.bk + PAD) if self.k_major else (self.bk, self.tile)

    @property
    def chunks(self) -> int:
        """Copies of one stage."""
        return self.tile * self.bk // self.width

    @property
    def threads(self) -> int:
        """Threads side by side along the tile, each with OWN of its rows."""
        return self.tile // OWN

    def row(self, r: int, t):
        """The row of the tile that thread coordinate `t` keeps as its r-th.

        Spread so that neighbouring threads read neighbouring float4s (or rows, whose padding spreads over the banks).
        """
        return r * self.threads + t if self.k_major else (r // FRAGMENT * self.threads + t) * FRAGMENT + r % FRAGMENT


@dataclass(frozen=True)
class StreamPlan(Counted):
    """A case and a configuration; the names are those of Hopper's `Plan`, whose order of work this shares.

    Extents of the case may be variables (see ``cuda_shapes``), multiples of 4 if `aligned`.
    """

    case: Case
    arguments: tuple[Argument, ...]
    sms: int
    bm: int
    bn: int
    bk: int
    stages: int
    resident: int
    group: int
    aligned: bool = False

    batch = cluster = 1
    stream = through_memory = True
    swap = early = False
    sum_dtype = "float32"

    @property
    def out_dtype(self) -> str:
        return self.arguments[-1].dtype

    @property
    def rows(self) -> int:
        return self.case["m"]

    @property
    def cols(self) -> int:
        return self.case["n"]

    @property
    def a(self) -> Factor:
        v, ld = self.case, self.arguments[0].shape[-1]
        return Factor(0, v["m"], v["k"], not v["trans_a"], ld, self.bm, self.bk, self.aligned)

    @property
    def b(self) -> Factor:
        v, ld = self.case, self.arguments[1].shape[-1]
        return Factor(1, v["n"], v["k"], bool(v["trans_b"]), ld, self.bn, self.bk, self.aligned)

    @property
    def threads(self) -> int:
        return self.bm * self.bn // OWN**2

    @property
    def k_steps(self) -> int:
        return blocks_of(self.case["k"], self.bk)

    @property
    def row_tiles(self) -> int:
        return blocks_of(self.rows, self.bm)

    @property
    def col_tiles(self) -> int:
        return blocks_of(self.cols, self.bn)

    @property
    def tiles(self) -> int:
        return self.row_tiles * self.col_tiles

    @property
    def items(self) -> int:
        """Steps of k of all tiles."""
        return self.tiles * self.k_steps

    @property
    def clusters(self) -> int:
        """Blocks launched: as many as are resident at once."""
        return smaller(self.sms * self.resident, self.items)

    @property
    def cut(self) -> int:
        return streamed_tiles(self.tiles, self.clusters) * self.k_steps

    @property
    def slots(self) -> int:
        return 2 * self.clusters

    @property
    def mended(self) -> bool:
        return self.clusters > 1

    @property
    def lanes(self) -> int:
        return 32

    @property
    def whole(self) -> bool:
        return divides(self.bm, self.rows) and divides(self.bn, self.cols)

    @property
    def shared_bytes(self) -> int:
        return 4 * self.stages * sum(rows * cols for rows, cols in (self.a.shape, self.b.shape))

    def wrong(self, device: Gpu) -> str | None:
        """Why the configuration cannot run on `device`, or None."""
        registers = self.threads * self.resident * 128
        tests = (
            (self.threads % device.warp or self.threads > device.threads_per_block, "the tile has no whole warps"),
            (self.bn // OWN % WARP_COLS or self.bm // OWN % WARP_ROWS, "a warp covers 32×64 elements of C"),
            (registers > device.registers_per_sm, "the blocks do not fit the registers"),
            (self.resident * (self.shared_bytes + 1024) > device.shared_per_sm, "the blocks do not fit shared memory"),
            (self.shared_bytes > device.shared_per_block, "a block does not fit shared memory"),
            (self.items * self.clusters >= 1 << 31, "steps are counted in 32 bits"),
        )
        return next((text for bad, text in tests if bad), None)


def make_plan(case: Case, device: Gpu, config: Config) -> StreamPlan:
    """The plan of `case` with the tunables in `config`."""
    return StreamPlan(case, OPERATORS[case.operator].arguments(case), device.sms, **config)
