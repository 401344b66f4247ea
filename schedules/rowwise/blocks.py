"""What the shared ladders look up in a row-wise program: its statistics, intermediate rows and outputs."""

from __future__ import annotations

from dataclasses import dataclass

import tvm_ffi
from tvm import ir, s_tir, sym, tirx
from tvm.ir import Call

from ..core import Case
from ..steps import block_realizes
from .definition import ROWWISE


@dataclass(frozen=True)
class RowBlocks:
    """The blocks of a row-wise definition: statistics (reductions), kept rows, outputs; each in program order."""

    statistics: tuple
    kept: tuple
    outputs: tuple

    @classmethod
    def of(cls, sch: s_tir.Schedule) -> RowBlocks:
        """Sort the blocks of `sch` by what they are."""
        func = sch.mod["main"]
        statistics, kept, outputs = [], [], []
        for realize in block_realizes(func):
            block = realize.block
            if block.name_hint == "root":
                continue
            handle = sch.get_sblock(block.name_hint)
            if any(axis.iter_type == tirx.IterVar.CommReduce for axis in block.iter_vars):
                statistics.append(handle)
            elif any(block.writes[0].source.same_as(p) for p in func.params):
                outputs.append(handle)
            else:
                kept.append(handle)
        return cls(tuple(statistics), tuple(kept), tuple(outputs))

    @classmethod
    def by_row(cls, sch: s_tir.Schedule, case: Case) -> RowBlocks:
        """The same, each output's loops made those over rows and over a row's elements, whatever its shape."""
        blocks, place = cls.of(sch), ROWWISE[case.operator].place
        for block in blocks.outputs if place else ():
            axes = sch.get(block).iter_vars
            index = tirx.IndexMap.from_func(place(dict(case.values)), len(axes), index_dtype=str(axes[0].var.ty))
            sch.transform_block_layout(block, index)
            simplify_indices(sch, block)
        return blocks


def simplify_indices(sch: s_tir.Schedule, handle) -> None:
    """Write the indices of a block as simple as the domains of its iterators allow.

    TVM takes the statistic of row ``i // 4 * 4 + i % 4`` for one of any row, where it decides how much of them to keep.
    """
    block, analyzer = sch.get(handle), sym.Analyzer()
    for axis in block.iter_vars:
        analyzer.bind(axis.var, axis.dom)

    def load(old: ir.TensorLoad):
        return tirx.BufferLoad(old.source, [analyzer.simplify(index) for index in old.indices])

    def region(old):
        ranges = [ir.Range.from_min_extent(analyzer.simplify(r.min), r.extent) for r in old.region]
        return tirx.BufferRegion(old.source, ranges)

    new = s_tir.SBlock(
        block.iter_vars,
        [region(read) for read in block.reads],
        [region(write) for write in block.writes],
        block.name_hint,
        tvm_ffi.structural_map(block.body, (ir.TensorLoad, load)),
        block.init,
        block.alloc_buffers,
        block.match_buffers,
        block.annotations,
    )
    sch.state.replace(sch.get_sref(handle), new, {block: new})


def loops_of(sch: s_tir.Schedule, block) -> tuple[list, list]:
    """The loops around `block` that its spatial iterators use, and those its reduction iterators use, outside in."""
    own = sch.get(block)
    realize = next(r for r in block_realizes(sch.mod["main"]) if r.block.same_as(own))
    reduced: list[tirx.Var] = []
    for axis, value in zip(realize.block.iter_vars, realize.iter_values, strict=True):
        if axis.iter_type == tirx.IterVar.CommReduce:
            tvm_ffi.structural_walk(value, (tirx.Var, reduced.append))
    loops = sch.get_loops(block)
    summing = [loop for loop in loops if any(sch.get(loop).loop_var.same_as(var) for var in reduced)]
    return [loop for loop in loops if loop not in summing], summing


def calls(sch: s_tir.Schedule, block, name: str) -> bool:
    """Whether `block` calls the intrinsic ``tirx.<name>``."""
    found: list[Call] = []
    tvm_ffi.structural_walk(sch.get(block).body, (Call, found.append))
    return any(str(getattr(call.op, "name", "")) == f"tirx.{name}" for call in found)


def in_order(sch: s_tir.Schedule) -> list:
    """Every block of the program, in its order."""
    return [sch.get_sblock(r.block.name_hint) for r in block_realizes(sch.mod["main"]) if r.block.name_hint != "root"]


def in_reverse(sch: s_tir.Schedule, blocks) -> list:
    """`blocks` from the last in the program to the first: consumers before what they consume."""
    order = [realize.block.name_hint for realize in block_realizes(sch.mod["main"])]
    return sorted(blocks, key=lambda block: order.index(sch.get(block).name_hint), reverse=True)
