"""How it is computed: Schedule, its space of tunables, and the table of ladders."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import numpy as np
from tvm import tirx

from .device import Device
from .errors import ExplorerError, closest
from .operators import Case, Value, find_operator

Config = dict[str, Value | None]

LADDERS: dict[tuple[str, str], dict[str, Schedule]] = {}


@dataclass(frozen=True)
class Space:
    """The values each tunable may take, and a constraint over a whole configuration.

    estimate: what a configuration may cost by the machine's facts, less is better: a search looks there first.
    """

    values: Mapping[str, tuple[Value | None, ...]]
    constraint: Callable[[Config], bool] = lambda config: True
    estimate: Callable[[Config], float] | None = None

    @property
    def size(self) -> int:
        """Number of combinations before the constraint."""
        return int(np.prod([len(v) for v in self.values.values()], dtype=np.int64))

    def allows(self, config: Config) -> bool:
        return all(config[k] in v for k, v in self.values.items()) and self.constraint(config)

    def __iter__(self) -> Iterator[Config]:
        for combination in product(*self.values.values()):
            config = dict(zip(self.values, combination, strict=True))
            if self.constraint(config):
                yield config


@dataclass(frozen=True)
class Idea:
    """What a rung yields: one sentence that says what the reader gains. A plain string means the same.

    runnable=False: the program is between two steps and cannot be compiled here.
    """

    text: str
    runnable: bool = True


# A generator over s_tir.Schedule, or a factory of finished programs: see `schedule` and `program`.
Rung = Callable[..., Generator[str | Idea, None, Any] | tirx.PrimFunc]
Values = tuple[Value | None, ...] | Callable[[Case, Device], tuple[Value | None, ...]]
Constraint = Callable[[Case, Device, Config], bool]
Estimate = Callable[[Case, Device, Config], float]
Says = Callable[[Case, Device, Config], str]

# The attribute of a finished program that says how it must be compiled: see the options of `schedule`.
OPTIONS = "compile_options"
# Options that a rung may have as tunables of the same name: they change the machine code, not the program.
COMPILER_TUNABLES = ("register_level",)


@dataclass(frozen=True)
class Schedule:
    """One rung of an operator's ladder on one kind of device; registered by :func:`schedule` or :func:`program`."""

    operator: str
    kind: str
    name: str
    rung: Rung
    base: str | None
    finish: Callable[..., None] | None
    pick: Callable[[Case, Device], Config]
    values: Mapping[str, Values]
    constraint: Constraint
    where: Callable[[Case, Device], str | None]
    options: Mapping[str, Value]
    is_program: bool = False
    symbolic: tuple[str, ...] = ()
    says: Says | None = None
    estimate: Estimate | None = None

    @property
    def path(self) -> str:
        return f"{self.operator}/{self.kind}/{self.name}"

    @property
    def doc(self) -> str:
        return inspect.getdoc(self.rung) or ""

    @property
    def why(self) -> str:
        """The docstring's first line: why this rung beats the one below."""
        return self.doc.partition("\n")[0]

    @property
    def below(self) -> Schedule | None:
        return LADDERS[self.operator, self.kind][self.base] if self.base else None

    @property
    def parameters(self) -> Config:
        """The tunables with their defaults; a rung that takes ``**below`` has those of its base too."""
        keywords = inspect.signature(self.rung).parameters.values()
        own = {p.name: p.default for p in keywords if p.kind is inspect.Parameter.KEYWORD_ONLY}
        inherits = any(p.kind is inspect.Parameter.VAR_KEYWORD for p in keywords)
        return {**self.below.parameters, **own} if inherits and self.below else own

    def configure(self, case: Case, device: Device, changes: Config | None = None) -> Config:
        """The hand-picked configuration for `case` on `device`, with `changes` laid over it."""
        config = {**self.parameters, **self._picked(case, device)}
        for key, value in (changes or {}).items():
            if key not in config:
                known = closest(key, list(config))
                raise ExplorerError("unknown_parameter", f"{self.path} has no parameter {key!r}", known)
            if isinstance(value, str) and isinstance(config[key], (int, float)):
                raise ExplorerError("bad_value", f"{key} = {value!r} is no number", f"usual is {config[key]}")
            config[key] = value
        return config

    def _picked(self, case: Case, device: Device) -> Config:
        inherited = self.below._picked(case, device) if self.below and not self.is_program else {}
        known = self.parameters
        return {k: v for k, v in {**inherited, **self.pick(case, device)}.items() if k in known}

    def space(self, case: Case, device: Device) -> Space:
        """The values and the constraint of the tunables; a rung's own values and estimate override its base's."""
        known = self.parameters
        chain = [self] if self.is_program else list(self.chain())
        values: dict[str, tuple[Value | None, ...]] = {}
        for rung in reversed(chain):
            for key, given in rung.values.items():
                if key in known:
                    values[key] = tuple(given(case, device) if callable(given) else given)
        fixed = self.configure(case, device)
        guesses = (rung.estimate for rung in chain if rung.estimate and rung.parameters.keys() <= fixed.keys())
        guess = next(guesses, None)
        return Space(
            values,
            lambda config: all(r.constraint(case, device, {**fixed, **config}) for r in chain),
            guess and (lambda config: guess(case, device, {**fixed, **config})),
        )

    def in_words(self, case: Case, device: Device, config: Config) -> str:
        """A configuration in the articles' words, as this rung or the nearest below it `says`; else name = value."""
        for rung in self.chain():
            if rung.says and rung.parameters.keys() <= config.keys():
                return rung.says(case, device, config)
        return ", ".join(f"{name} = {value}" for name, value in config.items())

    def chain(self) -> Iterator[Schedule]:
        """This rung, the rung it builds on, and so on down."""
        rung: Schedule | None = self
        while rung:
            yield rung
            rung = rung.below

    def unfit(self, case: Case, device: Device) -> str | None:
        """Why the rung cannot be used for `case` on `device`, or None if it can."""
        if device.kind != self.kind:
            return f"{self.path} is for {self.kind} devices, {device.name} is {device.kind}"
        for extent in case.free:
            if extent not in self.symbolic:
                return f"{self.path} is made for one {extent}, not for any ({extent}={case[extent]})"
        return self.where(case, device)


def schedule(
    operator: str,
    kind: str,
    *,
    base: str | None = None,
    finish: Callable[..., None] | None = None,
    pick: Callable[[Case, Device], Config] = lambda case, device: {},
    space: Mapping[str, Values] | None = None,
    constraint: Constraint = lambda case, device, config: True,
    where: Callable[[Case, Device], str | None] = lambda case, device: None,
    options: Mapping[str, Value] | None = None,
    symbolic: tuple[str, ...] = (),
    says: Says | None = None,
    estimate: Estimate | None = None,
) -> Callable[[Rung], Rung]:
    """Register a generator over ``s_tir.Schedule`` as the next rung of a ladder; returns it unchanged.

    finish(sch, case, device, config) does what must come last (init split, guards); it runs on a copy
    at every step and at the end, never inside the chain. A rung without one inherits its base's.
    pick(case, device) overrides the defaults of the signature where they depend on the device.
    space gives the values each tunable may take, as a tuple or a function of (case, device);
    constraint(case, device, config) says whether a whole configuration makes sense.
    where(case, device) says why the rung cannot be used there, or returns None.
    options say how the program must be compiled, laid over the base's: TVM's pass configuration by its keys
    (``tirx.use_async_copy``), ``device_passes`` (``module:function``, comma-separated: passes that run on the
    kernel before TVM's last ones), ``host_passes`` (likewise on the host's functions), ``fast_math`` and
    ``register_level`` (nvcc's; a tunable of that name wins). They travel with the program.
    says(case, device, config) is a configuration in a few words ("64×256 tile, B packed"); rungs above inherit it.
    estimate(case, device, config) is what a configuration may cost by the machine's facts, in any unit: a search tries
    those first that cost least; rungs above inherit it.
    symbolic names the extents that may be symbolic (``m=?64``); they are variables in the program.
    """

    def enter(rung: Rung) -> Rung:
        if not inspect.isgeneratorfunction(rung):
            raise ValueError(f"{rung.__name__}: a rung is a generator; yield one sentence after each idea")
        below = LADDERS.get((operator, kind), {}).get(base)
        last = finish or (below.finish if below else None)
        said = {**(below.options if below else {}), **(options or {})}
        made = (operator, kind, rung.__name__, rung, base, last, pick, space or {}, constraint, where, said)
        return _enter(Schedule(*made, symbolic=symbolic, says=says, estimate=estimate))

    return enter


def program(
    operator: str,
    kind: str,
    *,
    base: str | None = None,
    pick: Callable[[Case, Device], Config] = lambda case, device: {},
    space: Mapping[str, Values] | None = None,
    constraint: Constraint = lambda case, device, config: True,
    where: Callable[[Case, Device], str | None] = lambda case, device: None,
    options: Mapping[str, Value] | None = None,
    symbolic: tuple[str, ...] = (),
    says: Says | None = None,
    estimate: Estimate | None = None,
) -> Callable[[Rung], Rung]:
    """Register a factory ``(case, device, **tunables) -> PrimFunc`` as the next rung; returns it unchanged.

    For kernels that no s_tir primitive reaches (wgmma, TMA): a whole TIRx program with the definition's
    signature, compiled by TVM's ``tirx`` pipeline. The definition stays its semantics and its reference.
    The options mean what they mean in :func:`schedule`; there is no `finish`, and a program inherits no
    tunables: `base` names the rung it is compared with.
    """

    def enter(rung: Rung) -> Rung:
        if inspect.isgeneratorfunction(rung):
            raise ValueError(f"{rung.__name__}: a program is a function that returns a PrimFunc, not a generator")
        made = (operator, kind, rung.__name__, rung, base, None, pick, space or {}, constraint, where, options or {})
        return _enter(Schedule(*made, is_program=True, symbolic=symbolic, says=says, estimate=estimate))

    return enter


def adopt(rung: Schedule, operator: str) -> None:
    """Enter a rung of one operator into another operator's ladder too, which must hold its base already."""
    _enter(replace(rung, operator=operator))


def _enter(entry: Schedule) -> Rung:
    """Check a rung and put it into its ladder."""
    ladder = LADDERS.setdefault((entry.operator, entry.kind), {})
    if entry.base and entry.base not in ladder:
        raise ValueError(f"{entry.name}: base {entry.base!r} is not a rung of {entry.operator}/{entry.kind}")
    if not entry.doc:
        raise ValueError(f"{entry.name}: the docstring's first line must say why it beats the rung below")
    unknown = [key for key in entry.values if key not in entry.parameters]
    if unknown:
        known = ", ".join(entry.parameters) or "none"
        raise ValueError(f"{entry.name}: space names {unknown[0]!r}, tunables are {known}")
    ladder[entry.name] = entry
    return entry.rung


def find_schedule(operator: str, kind: str, name: str) -> Schedule:
    """The registered rung `name`. Raises ExplorerError for an unknown operator, kind of device or rung."""
    find_operator(operator)
    ladder = LADDERS.get((operator, kind))
    if not ladder:
        kinds = sorted(k for o, k in LADDERS if o == operator)
        raise ExplorerError("unknown_kind", f"{operator} has no ladder for {kind!r}", closest(kind, kinds))
    if name not in ladder:
        raise ExplorerError("unknown_rung", f"{operator}/{kind} has no rung {name!r}", closest(name, list(ladder)))
    return ladder[name]
