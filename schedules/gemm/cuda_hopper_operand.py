"""What one factor of a Hopper GEMM looks like to TMA, to cp.async and to wgmma's descriptors."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .cuda_extents import blocks_of, divides

# Shared memory is filled in rows of 128 bytes, the widest swizzle: eight rows form a bank-conflict free atom.
ATOM = 128
# TMA and cp.async move 16 bytes at least, and a row of a matrix must start at a multiple of that.
GRAIN = 16


@dataclass(frozen=True)
class Operand:
    """One factor of the product: `rows` × k elements of `dtype`, stored with k contiguous (`k_major`) or rows.

    ld: elements of a stored row as TMA sees it. source: index of the parameter it comes from.
    packed: the kernel copies it to a workspace first, because its rows do not start at multiples of 16 bytes
    or because wgmma reads its dtype only with k contiguous. tile: rows a block takes at once. share: rows of
    them that the block asks for, where a cluster's blocks share. batch: matrices that lie one behind the other.
    in_registers: threads read its tile and hand their values to wgmma, so that any order in memory will do.
    aligned: a stored row whose length is a variable is a multiple of 16 bytes long; whoever launches has seen to it.
    """

    source: int
    rows: int
    k: int
    dtype: str
    stored_k_major: bool
    stored_ld: int
    tile: int
    share: int
    batch: int = 1
    in_registers: bool = False
    aligned: bool = False

    @property
    def size(self) -> int:
        return np.dtype(self.dtype).itemsize

    @property
    def bk(self) -> int:
        """Elements of k in one stage: a swizzled row."""
        return ATOM // self.size

    @property
    def k_major(self) -> bool:
        """Only 16-bit wgmma reads an operand with its rows contiguous (PTX ISA, wgmma's tnspA and tnspB)."""
        return self.stored_k_major or (self.size != 2 and not self.in_registers)

    @property
    def packed(self) -> bool:
        aligned = self.aligned or divides(GRAIN, self.stored_ld * self.size)
        return not aligned or self.k_major != self.stored_k_major

    @property
    def pack_width(self) -> int:
        """Elements that one access of the copy may move: 4 where rows start and end at multiples of 4, else 1."""
        return 4 if all(divides(4, extent) for extent in (self.rows, self.k, self.stored_ld)) else 1

    @property
    def extents(self) -> tuple[int, int]:
        """(slow, fast) extents of the matrix that TMA reads."""
        return (self.rows, self.k) if self.k_major else (self.k, self.rows)

    @property
    def ld(self) -> int:
        """Elements from one row of that matrix to the next."""
        grain = GRAIN // self.size
        return blocks_of(self.extents[1], grain) * grain if self.packed else self.stored_ld

    @property
    def box(self) -> tuple[int, int]:
        """(fast, slow) elements of one TMA copy: always 128 bytes wide."""
        return (self.bk, self.share) if self.k_major else (ATOM // self.size, self.bk)

    @property
    def boxes(self) -> int:
        """TMA copies per stage and block."""
        return 1 if self.k_major else self.share // self.box[0]

    @property
    def elements(self) -> int:
        """Elements of one stage."""
        return self.tile * self.bk

    @property
    def stage_units(self) -> int:
        """16-byte units from one stage to the next, as wgmma's descriptors count."""
        return self.elements * self.size // 16

    @property
    def leading_units(self) -> int:
        """Descriptor field: units between 64-row blocks; unused (1) where k is contiguous."""
        return 1 if self.k_major else ATOM * self.bk // 16

    @property
    def step_units(self) -> int:
        """Units from one wgmma to the next along k: 32 bytes of a row, or sixteen 128-byte rows."""
        return 2 if self.k_major else 16 * ATOM // 16

    @property
    def stride_units(self) -> int:
        """Units of 64 rows: what a warpgroup skips to reach its rows. The same in both layouts."""
        return 64 * ATOM // 16
