"""Primitives as data: what a reader may apply next, typed, printable as Python, and never a string to evaluate."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tvm import s_tir

from schedules.errors import ExplorerError, closest

from .tree import KINDS

Argument = int | str
SPLITS = (2, 4, 8, 16, 32, 64)
THREADS = ("blockIdx.x", "blockIdx.y", "threadIdx.x", "threadIdx.y", "vthread.x")
SCOPES = {"x86": ("global", "local"), "cuda": ("shared", "local")}
NAME = re.compile(r"[A-Za-z_][\w.]*")


@dataclass(frozen=True)
class Action:
    """One primitive on one block. `arguments` are loop numbers (outermost 0), sizes, buffer numbers or names.

    Written ``vectorize:C:3`` or ``split:C:1:8``: the primitive, the block, the arguments.
    """

    primitive: str
    block: str
    arguments: tuple[Argument, ...] = ()

    def __str__(self) -> str:
        return ":".join([self.primitive, self.block, *map(str, self.arguments)])

    @property
    def python(self) -> tuple[str, ...]:
        """The lines that apply it to ``sch``."""
        block = f"block = sch.get_sblock({self.block!r})"
        loops = ("loops = sch.get_loops(block)",) if "loops" in PRIMITIVES[self.primitive].text else ()
        place = f"place = sch.get_sblock({self.arguments[0]!r})" if "place" in PRIMITIVES[self.primitive].text else ""
        call = PRIMITIVES[self.primitive].text.format(*map(repr, self.arguments))
        return (block, *loops, *([place] if place else []), call)


@dataclass(frozen=True)
class Primitive:
    """How to call one primitive: the types of its arguments, the call, and the same as Python text."""

    kinds: tuple[type, ...]
    call: Callable[..., Any]
    text: str
    gain: str


def _loop(sch, block, number: int):
    loops = sch.get_loops(block)
    if not 0 <= number < len(loops):
        raise ExplorerError("bad_action", f"the block has no loop {number}", f"loops are 0 to {len(loops) - 1}")
    return loops[number]


def _reorder(sch, block, first: int, second: int) -> None:
    sch.reorder(_loop(sch, block, second), _loop(sch, block, first))


def _at(name: str) -> Callable[..., None]:
    def call(sch, block, place: str, number: int) -> None:
        getattr(sch, name)(block, _loop(sch, sch.get_sblock(place), number))

    return call


def _on_loop(name: str) -> Callable[..., None]:
    return lambda sch, block, number: getattr(sch, name)(_loop(sch, block, number))


PRIMITIVES: dict[str, Primitive] = {
    "split": Primitive(
        (int, int),
        lambda sch, block, number, factor: sch.split(_loop(sch, block, number), [None, factor]),
        "sch.split(loops[{0}], [None, {1}])",
        "A loop becomes tiles.",
    ),
    "fuse": Primitive(
        (int,),
        lambda sch, block, number: sch.fuse(_loop(sch, block, number), _loop(sch, block, number + 1)),
        "sch.fuse(loops[{0}], loops[{0} + 1])",
        "Two loops become one longer loop.",
    ),
    "reorder": Primitive((int, int), _reorder, "sch.reorder(loops[{1}], loops[{0}])", "The inner loop moves outside."),
    "vectorize": Primitive(
        (int,), _on_loop("vectorize"), "sch.vectorize(loops[{0}])", "One instruction does every lane."
    ),
    "unroll": Primitive((int,), _on_loop("unroll"), "sch.unroll(loops[{0}])", "The loop's overhead is gone."),
    "parallel": Primitive((int,), _on_loop("parallel"), "sch.parallel(loops[{0}])", "Every core takes a share."),
    "bind": Primitive(
        (int, str),
        lambda sch, block, number, axis: sch.bind(_loop(sch, block, number), axis),
        "sch.bind(loops[{0}], {1})",
        "The loop is spread over blocks or threads.",
    ),
    "cache_read": Primitive(
        (int, str),
        lambda sch, block, buffer, scope: sch.cache_read(block, buffer, scope),
        "sch.cache_read(block, {0}, {1})",
        "An operand is copied to where it is read fast.",
    ),
    "cache_write": Primitive(
        (int, str),
        lambda sch, block, buffer, scope: sch.cache_write(block, buffer, scope),
        "sch.cache_write(block, {0}, {1})",
        "Results gather before they are stored once.",
    ),
    "compute_at": Primitive(
        (str, int),
        _at("compute_at"),
        "sch.compute_at(block, sch.get_loops(place)[{1}])",
        "A producer runs just before its consumer needs it.",
    ),
    "reverse_compute_at": Primitive(
        (str, int),
        _at("reverse_compute_at"),
        "sch.reverse_compute_at(block, sch.get_loops(place)[{1}])",
        "A consumer runs as soon as its producer is done.",
    ),
    "compute_inline": Primitive(
        (),
        lambda sch, block: sch.compute_inline(block),
        "sch.compute_inline(block)",
        "A stage and its buffer disappear into the next.",
    ),
    "reverse_compute_inline": Primitive(
        (),
        lambda sch, block: sch.reverse_compute_inline(block),
        "sch.reverse_compute_inline(block)",
        "A stage and its buffer disappear into the one before.",
    ),
    "decompose_reduction": Primitive(
        (int,),
        lambda sch, block, number: sch.decompose_reduction(block, _loop(sch, block, number)),
        "sch.decompose_reduction(block, loops[{0}])",
        "The zeroing leaves the reduction loop.",
    ),
    "rfactor": Primitive(
        (int,),
        lambda sch, block, number: sch.rfactor(_loop(sch, block, number), 0),
        "sch.rfactor(loops[{0}], 0)",
        "Partial sums are independent of each other.",
    ),
    "storage_align": Primitive(
        (int,),
        lambda sch, block, padding: sch.storage_align(block, 0, axis=-2, factor=32, offset=padding),
        "sch.storage_align(block, 0, axis=-2, factor=32, offset={0})",
        "Rows are padded so that columns fall into different banks.",
    ),
    "pad_einsum": Primitive(
        (int, int, int),
        lambda sch, block, *padding: sch.pad_einsum(block, list(padding)),
        "sch.pad_einsum(block, [{0}, {1}, {2}])",
        "Tiles divide the padded extents: no guards inside.",
    ),
}


def parse(text: str) -> Action:
    """The Action that ``str`` wrote. Raises ExplorerError for an unknown primitive or arguments of the wrong type."""
    primitive, *rest = text.split(":")
    if primitive not in PRIMITIVES:
        raise ExplorerError("bad_action", f"no primitive {primitive!r}", closest(primitive, list(PRIMITIVES)))
    kinds = PRIMITIVES[primitive].kinds
    if len(rest) != len(kinds) + 1 or not NAME.fullmatch(rest[0]):
        raise ExplorerError("bad_action", f"{text!r} is not PRIMITIVE:BLOCK:ARGUMENTS", "for example vectorize:C:3")
    arguments = []
    for kind, given in zip(kinds, rest[1:], strict=True):
        if kind is int and not re.fullmatch(r"\d{1,6}", given):
            raise ExplorerError("bad_action", f"{text!r}: {given!r} is not a number", "for example split:C:1:8")
        if kind is str and not NAME.fullmatch(given):
            raise ExplorerError("bad_action", f"{text!r}: {given!r} is not a name", "for example bind:C:0:blockIdx.x")
        arguments.append(kind(given))
    return Action(primitive, rest[0], tuple(arguments))


def perform(sch: s_tir.Schedule, action: Action) -> None:
    """Apply one action. Raises ScheduleError as TVM does, ExplorerError for a loop that is not there."""
    PRIMITIVES[action.primitive].call(sch, sch.get_sblock(action.block), *action.arguments)


def candidates(sch: s_tir.Schedule, kind: str) -> Iterator[Action]:
    """What could be tried next on every block: each primitive with the arguments a person would try first."""
    blocks = block_names(sch)
    for name in blocks:
        block = sch.get_sblock(name)
        loops = sch.get_loops(block)
        yield from _loop_actions(sch, name, loops, kind)
        for scope in SCOPES[kind]:
            for i in range(len(sch.get(block).reads)):
                yield Action("cache_read", name, (i, scope))
            yield Action("cache_write", name, (0, scope))
        for primitive in ("compute_inline", "reverse_compute_inline"):
            yield Action(primitive, name)
        for other in blocks:
            if other != name:
                for primitive in ("compute_at", "reverse_compute_at"):
                    for i in range(len(sch.get_loops(sch.get_sblock(other)))):
                        yield Action(primitive, name, (other, i))
        if kind == "cuda":
            yield Action("storage_align", name, (1,))


def _loop_actions(sch: s_tir.Schedule, name: str, loops: list, kind: str) -> Iterator[Action]:
    reduces = sch.get(sch.get_sblock(name)).init is not None
    for i, loop in enumerate(loops):
        found = sch.get(loop)
        if found.thread_binding is not None or KINDS[int(found.kind)] != "serial":
            continue
        for primitive in ("vectorize", "unroll", *(("parallel",) if kind == "x86" else ())):
            yield Action(primitive, name, (i,))
        yield from (Action("split", name, (i, factor)) for factor in SPLITS if _splits(found, factor))
        if i + 1 < len(loops):
            yield Action("fuse", name, (i,))
        yield from (Action("reorder", name, (i, j)) for j in range(i + 1, len(loops)))
        if kind == "cuda":
            yield from (Action("bind", name, (i, axis)) for axis in THREADS)
        if reduces:
            yield Action("decompose_reduction", name, (i,))
            yield Action("rfactor", name, (i,))


def _splits(loop, factor: int) -> bool:
    """Whether the factor leaves at least two tiles."""
    extent = getattr(loop.extent, "value", None)
    return extent is None or extent >= 2 * factor


def describe(sch: s_tir.Schedule, action: Action) -> str:
    """The action with the names of loops and buffers instead of their numbers: ``vectorize j_1``."""
    block, given = sch.get_sblock(action.block), action.arguments
    place = sch.get_sblock(str(given[0])) if action.primitive in ("compute_at", "reverse_compute_at") else block
    loops = [sch.get(loop).loop_var.name for loop in sch.get_loops(place)]
    texts: dict[str, Callable[[], str]] = {
        "split": lambda: f"split {loops[given[0]]} into tiles of {given[1]}",
        "fuse": lambda: f"fuse {loops[given[0]]} and {loops[given[0] + 1]}",
        "reorder": lambda: f"move {loops[given[1]]} outside {loops[given[0]]}",
        "bind": lambda: f"bind {loops[given[0]]} to {given[1]}",
        "cache_read": lambda: f"cache_read {sch.get(block).reads[given[0]].source.name} into {given[1]}",
        "cache_write": lambda: f"cache_write {sch.get(block).writes[given[0]].source.name} in {given[1]}",
        "compute_at": lambda: f"compute_at {given[0]}, loop {loops[given[1]]}",
        "reverse_compute_at": lambda: f"reverse_compute_at {given[0]}, loop {loops[given[1]]}",
        "storage_align": lambda: f"storage_align, {given[0]} of padding",
    }
    loop = lambda: f"{action.primitive} {loops[given[0]]}" if given else action.primitive  # noqa: E731
    return texts.get(action.primitive, loop)()


def block_names(sch: s_tir.Schedule) -> list[str]:
    """The blocks of the program in order, without the root."""
    from schedules.steps import block_realizes

    names = [realize.block.name_hint for realize in block_realizes(sch.mod["main"])]
    return [name for name in dict.fromkeys(names) if name and name != "root"]
