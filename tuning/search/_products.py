"""What the schedule rules for sums of products share: recognising one, copying and padding its operands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import tvm_ffi
from tvm import s_tir, tirx


@dataclass(frozen=True)
class Operand:
    """A read of the block: its place among the reads, where rows or columns are among its indices, and their tile."""

    read: int
    axis: int
    tile: int
    by_rows: bool


def sums_products(sch: s_tir.Schedule, block) -> bool:
    """Whether a block has rows, columns and a sum, all of them its own loops, and reads at least two operands."""
    found = sch.get(block)
    kinds = [axis.iter_type for axis in found.iter_vars]
    spatial = kinds.count(tirx.IterVar.DataPar)
    own = len(sch.get_loops(block)) == len(kinds) == spatial + kinds.count(tirx.IterVar.CommReduce)
    ordered = kinds == sorted(kinds, key=lambda kind: kind == tirx.IterVar.CommReduce)
    operands = [r for r in found.reads if not r.source.same_as(found.writes[0].source)]
    known = all(isinstance(axis.dom.extent, tirx.IntImm) for axis in found.iter_vars)
    return own and ordered and known and 2 <= spatial < len(kinds) and len(operands) >= 2


def spatial_axes(sch: s_tir.Schedule, block) -> int:
    """How many of the block's axes are not summed over; the last two are rows and columns."""
    return sum(axis.iter_type == tirx.IterVar.DataPar for axis in sch.get(block).iter_vars)


def copy_operands(sch: s_tir.Schedule, block, rows: int, columns: int, depth: int = 1):
    """Copy the operands that rows or columns index, in the block's own order of indices, padded to whole tiles.

    Returns [(operand, block that fills its copy)], and whether anything had to be padded.
    """
    spatial = spatial_axes(sch, block)
    extents = [int(axis.dom.extent) for axis in sch.get(block).iter_vars]
    operands = list(_operands(sch, block, spatial, rows, columns))
    copies = [sch.reindex(block, ("read", operand.read)) for operand in operands]
    tiles = [1] * (spatial - 2) + [rows, columns] + [1] * (len(extents) - spatial - 1) + [depth]
    ragged = any(extent % tile for extent, tile in zip(extents, tiles, strict=True))
    if ragged:
        sch.pad_einsum(block, tiles)
        copies = [_padded(sch, block, operand, copy) for operand, copy in zip(operands, copies, strict=True)]
    return list(zip(operands, copies, strict=True)), ragged


def _operands(sch: s_tir.Schedule, block, spatial: int, rows: int, columns: int) -> Iterator[Operand]:
    """The reads worth a copy: those that rows or columns index, but not both."""
    axes = [axis.var for axis in sch.get(block).iter_vars]
    for at, region in enumerate(sch.get(block).reads):
        used = [n for n, axis in enumerate(axes) if any(uses(one.min, axis) for one in region.region)]
        by_rows, by_columns = spatial - 2 in used, spatial - 1 in used
        if by_rows != by_columns:
            axis = used.index(spatial - 2 if by_rows else spatial - 1)
            yield Operand(at, axis, rows if by_rows else columns, by_rows)


def uses(expression, axis: tirx.Var) -> bool:
    """Whether `axis` occurs in an expression."""
    seen: list[tirx.Var] = []
    tvm_ffi.structural_walk(expression, (tirx.Var, seen.append))
    return any(axis.same_as(var) for var in seen)


def _padded(sch: s_tir.Schedule, block, operand: Operand, copy):
    """The block that fills an operand's copy, after padding: a new one where the operand itself had to be padded."""
    buffer = sch.get(block).reads[operand.read].source
    producer = next(p for p in sch.get_producers(block) if sch.get(p).writes[0].source.same_as(buffer))
    if sch.get(producer).name_hint != sch.get(copy).name_hint:
        sch.compute_inline(copy)
    return producer


def writer(sch: s_tir.Schedule, block, ragged: bool):
    """The block that writes a finished tile, the sums being local: what cuts padding off, what follows, or a copy."""
    behind = sch.get_consumers(block)
    if ragged and len(sch.get_consumers(behind[0])) == 1:
        last = sch.get_consumers(behind[0])
        sch.compute_inline(behind[0])
        behind = last
    if len(behind) != 1 or not ragged and len(sch.get_loops(behind[0])) != spatial_axes(sch, block):
        return sch.cache_write(block, 0, "local")
    sch.set_scope(block, 0, "local")
    return behind[0]
