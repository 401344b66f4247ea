"""A schedule that a search found: a rung, or the bare definition, followed by TVM's trace. It looks like a rung."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from .device import Device
from .errors import ExplorerError
from .ladders import Config, Schedule
from .operators import Case
from .rules import rules
from .steps import bind_rest, split_init

AUTO = "auto"
# StorageRewrite lets the tile of float32 sums use the memory of the float16 operands' tiles, and then refuses the
# pointers to it as being of the wrong type.
OPTIONS_ON_TENSOR_CORES = {"tirx.disable_storage_rewrite": True}


def traced_name(prefix: str) -> str:
    """What a trace after the rung `prefix` ("" for the definition) is called: ``auto``, ``v5_pack_ab+auto``."""
    return f"{prefix}+{AUTO}" if prefix else AUTO


def is_traced(name: str) -> bool:
    """Whether a schedule's name is that of a trace."""
    return name == AUTO or name.endswith(f"+{AUTO}")


@dataclass(frozen=True)
class Traced(Schedule):
    """`prefix` with its `settings`, then `trace` (JSON): it has no tunables, and is in no ladder.

    Made by `traced`. Its program is whole: no primitive can follow, as with a program rung.
    """

    prefix: str = ""
    settings: Config = field(default_factory=dict)
    trace: Any = None

    @property
    def doc(self) -> str:
        after = f"the steps of {self.prefix}" if self.prefix else "the definition"
        return (
            "Found by TVM's MetaSchedule: an evolutionary search over rules, guided by a cost model.\n\n"
            f"Rules applied to {after}: {', '.join(rules(self.trace))}."
        )

    def configure(self, case: Case, device: Device, changes: Config | None = None) -> Config:
        """The configuration of the rung below, which the trace belongs to. Raises ExplorerError for another one."""
        for key, value in (changes or {}).items():
            if key not in self.settings or self.settings[key] != value:
                hint = "tune again for another one"
                raise ExplorerError("unknown_parameter", f"{self.path} is a trace: {key!r} cannot be changed", hint)
        return dict(self.settings)


def definition(operator: str, kind: str) -> Schedule:
    """The definition as a schedule without steps, named "": where the auto-scheduler starts. It is in no ladder."""
    finish = _mapped if kind == "cuda" else None
    return Schedule(operator, kind, "", as_defined, None, finish, _nothing, {}, _allowed, _anywhere, {})


def traced(operator: str, kind: str, prefix: str, settings: Config, trace: Any) -> Traced:
    """The schedule that a record with a trace stands for."""
    options = OPTIONS_ON_TENSOR_CORES if kind == "cuda" and any(i[0] == "Tensorize" for i in trace[0]) else {}
    plain = (
        operator,
        kind,
        traced_name(prefix),
        as_defined,
        None,
        None,
        _nothing,
        {},
        _allowed,
        _anywhere,
        options,
        True,
    )
    return Traced(*plain, prefix=prefix, settings=dict(settings), trace=trace)


def as_defined(sch, case, device) -> Iterator[str]:
    """The definition as it stands."""
    yield from ()


def _mapped(sch, case: Case, device: Device, config: Config) -> None:
    """A GPU runs nothing without threads: one for each element."""
    bind_rest(sch)
    split_init(sch)


# Named functions, so that a schedule made of them can cross to another process.
def _nothing(case: Case, device: Device) -> Config:
    return {}


def _allowed(case: Case, device: Device, config: Config) -> bool:
    return True


def _anywhere(case: Case, device: Device) -> None:
    return None
