"""Geometry of a Hopper GEMM: its tiles, the order of work, and what a configuration costs.

A kernel computes D[rows, cols] = X[rows, k] · Y[k, cols], where `rows` is wgmma's 64-row side. D is C, or
C transposed (`swap`): a matrix with few rows then fills wgmma's short side (n ≥ 8) instead of its long one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ..core import OPERATORS, Argument, Case, Config
from ..device import Gpu
from .cuda_extents import Counted, blocks_of, choose, divides, known, smaller
from .cuda_hopper_operand import ATOM, GRAIN, Operand

# Bytes of shared memory that hold no tile: barriers, and what alignment to 1024 bytes may waste.
RESERVED = 2048
SUMS = {"float16": "float32", "bfloat16": "float32", "float32": "float32", "int8": "int32"}
PTX = {"float16": "f16", "bfloat16": "bf16", "float32": "tf32", "int8": "s8"}


@dataclass(frozen=True)
class Plan(Counted):
    """A case and a configuration, with what follows from them.

    bm × bn is a block's tile of D, shared out to `wgs` warpgroups of 64 rows each; `split` slices of k are summed
    through a cluster or a workspace, 0 means Stream-K. `persistent` blocks load the next tile while they store
    one, so what they store needs memory of its own; others take one tile each. Extents of the case may be variables
    (see ``cuda_shapes``): `aligned` then promises rows of 16-byte multiples, `narrow` that a tile is as wide as D.
    """

    case: Case
    arguments: tuple[Argument, ...]
    sms: int
    shared_per_sm: int
    persistent: bool
    bm: int
    bn: int
    stages: int
    cluster: int = 1
    group: int = 8
    split: int = 1
    swap: bool = False
    in_flight: int = 0
    ahead: int = 0
    fetch: int = 256
    keep: bool = False
    aligned: bool = False
    narrow: bool = False

    @property
    def dtype(self) -> str:
        return self.arguments[0].dtype

    @property
    def out_dtype(self) -> str:
        return self.arguments[-1].dtype

    @property
    def sum_dtype(self) -> str:
        return SUMS[self.dtype]

    @property
    def batch(self) -> int:
        """Products of equal extents; 1 of `gemm`, whose operands have no axis for it."""
        return int(dict(self.case.values).get("b", 1))

    @property
    def batched(self) -> bool:
        return len(self.arguments[0].shape) == 3

    @property
    def rows(self) -> int:
        return self.case["n" if self.swap else "m"]

    @property
    def cols(self) -> int:
        return self.case["m" if self.swap else "n"]

    @property
    def a(self) -> Operand:
        v = self.case
        tile = self.bn if self.swap else self.bm
        share = tile // self.cluster if self.swap else tile
        ld = self.arguments[0].shape[-1]
        held = self.through_registers and not self.swap
        return Operand(0, v["m"], v["k"], self.dtype, not v["trans_a"], ld, tile, share, self.batch, held, self.aligned)

    @property
    def b(self) -> Operand:
        v = self.case
        tile = self.bm if self.swap else self.bn
        share = tile if self.swap else tile // self.cluster
        ld = self.arguments[1].shape[-1]
        held = self.through_registers and self.swap
        return Operand(
            1, v["n"], v["k"], self.dtype, bool(v["trans_b"]), ld, tile, share, self.batch, held, self.aligned
        )

    @property
    def x(self) -> Operand:
        """The operand on wgmma's row side."""
        return self.b if self.swap else self.a

    @property
    def y(self) -> Operand:
        """The operand on wgmma's column side; a cluster shares it."""
        return self.a if self.swap else self.b

    @property
    def through_registers(self) -> bool:
        """tf32 with X's rows contiguous: wgmma finds only k contiguous in shared memory, but takes X from registers."""
        k_contiguous = self.case["trans_b"] if self.swap else not self.case["trans_a"]
        return self.persistent and self.dtype == "float32" and not k_contiguous

    @property
    def pending(self) -> int:
        """Stages that are still being multiplied when the next is asked for; one whose values are in registers is."""
        return 1 if self.through_registers else self.in_flight

    @property
    def read_once(self) -> bool:
        """One block reads each element of X: the L2 cache need not keep it, so that all of Y stays there."""
        return known(self.col_tiles) and self.col_tiles == 1 and not self.keep

    @property
    def asked_ahead(self) -> int:
        """Stages of X that a block asks into the L2 cache while the kernel ahead may still run.

        A cache line is never stale in L2, so that this needs no waiting; a workspace is not filled yet.
        """
        return 0 if self.x.packed else min(self.ahead, self.k_steps) if known(self.k_steps) else self.ahead

    @property
    def wgs(self) -> int:
        """Warpgroups that multiply."""
        return self.bm // 64

    @property
    def sums(self) -> int:
        """Accumulators per thread."""
        return self.bn // 2

    @property
    def k_steps(self) -> int:
        """Stages that the whole of k takes."""
        return blocks_of(self.case["k"], self.x.bk)

    @property
    def row_tiles(self) -> int:
        """Tiles along the rows, counted per cluster."""
        return blocks_of(blocks_of(self.rows, self.bm), self.cluster)

    @property
    def col_tiles(self) -> int:
        return 1 if self.narrow else blocks_of(self.cols, self.bn)

    @property
    def tiles(self) -> int:
        return self.batch * self.row_tiles * self.col_tiles

    @property
    def in_cluster(self) -> bool:
        """The slices of k meet in one cluster's shared memory; more than eight meet in a workspace."""
        return 1 < self.split <= 8

    @property
    def ctas(self) -> int:
        """Blocks of one cluster."""
        return self.split if self.in_cluster else self.cluster

    # Launches may begin before the one ahead has ended, and wait in it: see `cuda_hopper_launch`.
    early = True

    @property
    def stream(self) -> bool:
        """Stream-K: every block takes the same number of steps of k, of as many tiles as they happen to cross."""
        return self.split == 0

    @property
    def cut(self) -> int:
        """The steps of k that Stream-K shares out; the tiles behind them fill whole waves of blocks."""
        return streamed_tiles(self.tiles, self.clusters) * self.k_steps

    @property
    def through_memory(self) -> bool:
        """Partial sums go through a workspace, and a second launch adds them up."""
        return self.stream or self.split > 8

    @property
    def items(self) -> int:
        """What the persistent clusters take turns at: tiles, tiles × slices of k, or (Stream-K) steps of k."""
        if self.stream:
            return self.tiles * self.k_steps
        return self.tiles * self.split if self.through_memory else self.tiles

    @property
    def slots(self) -> int:
        """Tiles of partial sums in the workspace: Stream-K's blocks leave one at either end of their range."""
        return 2 * self.clusters if self.stream else self.items

    @property
    def mended(self) -> bool:
        """Whether Stream-K's borders cut tiles."""
        return self.stream and self.clusters > 1

    @property
    def lanes(self) -> int:
        """Neighbouring columns that a launch which adds partial sums takes at once."""
        return next(width for width in (32, 16, 8) if self.bn % width == 0)

    @property
    def resident(self) -> int:
        """Blocks that an SM holds at once: one that multiplies big tiles, two that mostly wait for memory.

        Shared memory decides (1 KiB a block is the driver's); small tiles leave registers for two.
        """
        fits = self.shared_per_sm // (self.shared_bytes + 1024)
        return max(1, min(2, fits)) if self.bn <= 64 and self.wgs <= 2 else 1

    @property
    def clusters(self) -> int:
        """Clusters launched: as many as are resident at once. A cluster that sums slices takes one tile."""
        return self.tiles if self.in_cluster else smaller(self.sms * self.resident // self.cluster, self.items)

    @property
    def stage_bytes(self) -> int:
        return (self.x.elements + self.y.elements) * self.x.size

    @property
    def tma_store(self) -> bool:
        """C leaves through shared memory and TMA: 16-bit rows that start and end at multiples of 16 bytes, whole atoms.

        TMA clips a store at whole 16 bytes only, unlike a load.
        """
        wide = self.aligned or all(divides(GRAIN, n * 2) for n in (self.cols, self.arguments[-1].shape[-1]))
        narrow = np.dtype(self.out_dtype).itemsize == 2
        return wide and narrow and self.bn % 64 == 0 and not self.swap and self.split <= 1

    @property
    def whole(self) -> bool:
        """Every tile lies inside D."""
        return divides(self.bm * self.cluster, self.rows) and divides(self.bn, self.cols)

    @property
    def pairs(self) -> bool:
        """Two neighbouring columns of every full-size operand of the epilogue may be moved as one access."""
        even = self.aligned or all(divides(2, n) for n in (self.cols, *(a.shape[-1] for a in self.arguments[2:])))
        return even and not self.swap

    @property
    def staging_bytes(self) -> int:
        """Two 64 × 64 boxes per warpgroup for C on its way out."""
        return self.wgs * 2 * 64 * ATOM if self.tma_store else 0

    @property
    def shared_bytes(self) -> int:
        own = self.staging_bytes if self.persistent else 0
        return self.stages * self.stage_bytes + own + RESERVED

    @property
    def instruction_cols(self) -> int:
        """Columns of one wgmma: up to 256; PTX lists int8 only up to 224, so 256 become two of 128."""
        return self.bn // 2 if self.dtype == "int8" and self.bn > 224 else self.bn

    @property
    def instruction(self) -> str:
        kind, k = PTX[self.dtype], 32 // self.x.size
        total = {"float32": "f32", "int32": "s32"}[self.sum_dtype]
        return f"wgmma.mma_async.sync.aligned.m64n{self.instruction_cols}k{k}.{total}.{kind}.{kind}"

    @property
    def modifiers(self) -> tuple[int, ...]:
        """wgmma's immediates after the accumulate flag: signs, then transposes for 16-bit operands."""
        signs = () if self.dtype == "int8" else (1, 1)
        return (*signs, int(not self.x.k_major), int(not self.y.k_major)) if self.x.size == 2 else signs

    @property
    def registers(self) -> tuple[int, int] | None:
        """Registers per thread after ``setmaxnreg``: (producer, consumer); None where all get enough.

        A block of 2, 3 or 4 multiplying warpgroups starts with 168, 128 or 96 each; what the producer gives
        back the others take, in multiples of 8.
        """
        return {2: (40, 232), 3: (32, 160), 4: (24, 112)}.get(self.wgs) if self.sums > 64 else None

    def wrong(self, shared: int) -> str | None:
        """Why the configuration cannot run on a device with `shared` bytes of shared memory per block, or None."""
        tests = (
            (self.bm % 64 or not 1 <= self.wgs <= 4, "bm must be 64, 128, 192 or 256"),
            (self.bn % 8 or not 8 <= self.bn <= 256, "bn must be a multiple of 8 up to 256"),
            (self.dtype == "int8" and self.bn % 16 and self.bn not in (8, 24), "int8 wgmma has no such bn"),
            (self.bm * self.bn > 256 * 128, "the accumulators do not fit the registers"),
            (not self.y.k_major and self.y.share % 64, "64 columns form an atom of a transposed operand"),
            (self.y.share % 8, "a block's share of the columns must be whole swizzle atoms"),
            (self.cluster > 1 and self.split != 1, "a cluster shares columns or slices of k, not both"),
            (self.through_registers and self.in_flight, "values in registers are used up before the next are read"),
            (self.split > self.k_steps, "more slices than steps of k"),
            (self.stream and self.items * self.clusters >= 1 << 31, "Stream-K counts its steps in 32 bits"),
            (self.shared_bytes > shared, f"{self.shared_bytes} bytes of shared memory, the device has {shared}"),
            (
                self.in_cluster and self.bm * self.bn * 4 > self.stages * self.stage_bytes,
                "partial sums do not fit the stages",
            ),
        )
        return next((text for bad, text in tests if bad), None)


def streamed_tiles(tiles: int, blocks: int) -> int:
    """How many of `tiles` to cut up among `blocks`: between one and two waves, all if there are fewer.

    The hybrid of Osama et al. ("Stream-K", 2023, two-tile Stream-K + data-parallel): only the last waves need evening
    out, and every cut costs a tile of partial sums in memory.
    """
    waves = tiles // blocks
    return choose(waves < 2, tiles, tiles - (waves - 1) * blocks)


def make_plan(case: Case, device: Gpu, config: Config, persistent: bool = False) -> Plan:
    """The plan of `case` with the tunables in `config`."""
    return Plan(case, _arguments(case), device.sms, device.shared_per_sm, persistent, **config)


@lru_cache(maxsize=256)
def _arguments(case: Case) -> tuple[Argument, ...]:
    """The parameters of the definition; a space asks for them once a configuration, and they take a millisecond."""
    return OPERATORS[case.operator].arguments(case)
