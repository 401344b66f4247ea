"""What there is: operators, ladders, cases, devices; and one operator described in full."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

from schedules import core
from schedules.core import Operator
from tuning.records.places import devices


@dataclass(frozen=True)
class Rung:
    """One rung in the listing; parameters: its tunables with their defaults."""

    name: str
    base: str | None
    why: str
    parameters: dict


@dataclass(frozen=True)
class Entry:
    """One operator in the listing: kind of device → rungs; names of its cases."""

    name: str
    summary: str
    ladders: dict[str, tuple[Rung, ...]]
    cases: tuple[str, ...]


@dataclass(frozen=True)
class Listing:
    """What ``list`` prints: every operator, and the devices that have a folder in `logs`."""

    operators: tuple[Entry, ...]
    devices: tuple[str, ...]
    logs: str


@dataclass(frozen=True)
class CaseRow:
    """A named case with its work: FLOPs, fewest bytes, and FLOPs per byte."""

    name: str
    case: str
    flops: int
    bytes: int
    intensity: float


@dataclass(frozen=True)
class Description:
    """One operator: `source` is its definition as written, with the functions of its package that it uses."""

    name: str
    doc: str
    source: str
    parameters: dict
    choices: dict
    cases: tuple[CaseRow, ...]
    ladders: dict[str, tuple[Rung, ...]]


def listing(logs: Path) -> Listing:
    """Every registered operator, and the devices that have a folder in `logs`."""
    entries = (_entry(core.OPERATORS[name]) for name in sorted(core.OPERATORS))
    return Listing(tuple(entries), ("cpu", *devices(logs)), str(logs))


def describe(operator: Operator) -> Description:
    """`operator` in full."""
    cases = {**operator.cases, **operator.small}
    return Description(
        operator.name,
        operator.doc,
        "\n\n".join(inspect.getsource(function).rstrip() for function in _defining(operator.define)) + "\n",
        operator.parameters,
        {k: list(v) for k, v in operator.choices.items()},
        tuple(_case_row(operator, name) for name in cases),
        _ladders(operator),
    )


def _defining(define: FunctionType) -> Iterator[FunctionType]:
    """`define`, then the functions of its own package that it uses, each once."""
    package = define.__module__.rpartition(".")[0] if define.__module__.count(".") > 1 else define.__module__
    waiting, seen = [define], {define}
    while waiting:
        function = waiting.pop(0)
        yield function
        used = (function.__globals__.get(name) for name in _names(function.__code__))
        for other in used:
            own = inspect.isfunction(other) and other.__module__.startswith(package)
            if own and other not in seen:
                seen.add(other)
                waiting.append(other)


def _names(code: CodeType) -> Iterator[str]:
    """The global names that a function's code mentions, those of functions inside it too."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def _entry(operator: Operator) -> Entry:
    summary = operator.doc.partition("\n")[0]
    return Entry(operator.name, summary, _ladders(operator), tuple(operator.cases))


def _ladders(operator: Operator) -> dict[str, tuple[Rung, ...]]:
    return {
        kind: tuple(Rung(s.name, s.base, s.why, s.parameters) for s in ladder.values())
        for (name, kind), ladder in sorted(core.LADDERS.items())
        if name == operator.name
    }


def _case_row(operator: Operator, name: str) -> CaseRow:
    case = operator.case(name)
    work = operator.work(case)
    return CaseRow(name, case.text, work.flops, work.bytes, work.flops / work.bytes)
