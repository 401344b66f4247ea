"""Operator, Case, Schedule and Step; the two tables they live in; replaying a schedule step by step.

An *operator* is what is computed, a *schedule* is one rung of its ladder on one kind of device, and a
*case* gives the sizes. Everything else in the project is a function of (schedule, case, device, config).
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import pkgutil
from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ml_dtypes  # noqa: F401  registers bfloat16 and float8 with NumPy
import numpy as np
import tvm
from tvm import s_tir, te, tirx

from .device import Device
from .errors import ExplorerError, closest

Value = int | float | bool | str
Config = dict[str, Value | None]

OPERATORS: dict[str, Operator] = {}
LADDERS: dict[tuple[str, str], dict[str, Schedule]] = {}


@dataclass(frozen=True)
class Case:
    """Extents, dtypes and options of one problem: hashable, printed as ``m=64,n=64,k=64,dtype=float32``.

    Made by :meth:`Operator.case`, never by hand. Two cases are equal if their values are; the name is a label.
    """

    operator: str
    values: tuple[tuple[str, Value], ...]
    text: str = field(compare=False)
    name: str = field(default="", compare=False)

    def __getitem__(self, key: str) -> Value:
        return dict(self.values)[key]

    def __str__(self) -> str:
        return self.text

    @property
    def label(self) -> str:
        """The name where the case has one, else its text."""
        return self.name or self.text


@dataclass(frozen=True)
class Work:
    """What a case costs at least: floating-point operations, and bytes if every operand moves once."""

    flops: int
    bytes: int


@dataclass(frozen=True)
class Argument:
    """One parameter of the compiled function, in call order."""

    name: str
    shape: tuple[int, ...]
    dtype: str
    output: bool

    @property
    def bytes(self) -> int:
        return int(np.prod(self.shape)) * np.dtype(self.dtype).itemsize


@dataclass(frozen=True)
class Tolerance:
    """How far a result may be from the float64 reference: ``norm`` is ‖out−ref‖/‖ref‖, ``worst`` is
    the largest element error, relative to the root mean square of the reference."""

    norm: float
    worst: float


@dataclass(frozen=True)
class Operator:
    """What is computed.

    define(**case) returns TE tensors in call order (inputs first), or a PrimFunc where TE cannot say it.
      Its signature is the schema of a case: parameters without a default are extents, the others options.
    reference(case, *inputs) returns the outputs in float64; NaN marks elements that must stay unwritten.
    work(case) gives FLOPs and the fewest bytes. outputs: how many of the last parameters are outputs.
    check(case) returns what is wrong with a combination of values, or None.
    make_inputs(case, rng) returns the input arrays; default: uniform in [-1, 1).
    """

    name: str
    define: Callable[..., Any]
    reference: Callable[..., Any]
    work: Callable[[Case], Work]
    tolerance: Callable[[Case], Tolerance]
    choices: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    cases: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    small: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    outputs: int = 1
    check: Callable[[Case], str | None] = lambda case: None
    make_inputs: Callable[..., list[np.ndarray]] | None = None

    @property
    def doc(self) -> str:
        return inspect.getdoc(self.define) or ""

    @property
    def parameters(self) -> dict[str, Value | None]:
        """Every key a case may have, with its default; None marks an extent, which must be given."""
        signature = inspect.signature(self.define)
        empty = inspect.Parameter.empty
        return {p.name: None if p.default is empty else p.default for p in signature.parameters.values()}

    def case(self, given: str | Mapping[str, Value], **options: Value) -> Case:
        """A case from its name, from ``m=64,n=64,k=64`` or from a mapping; `options` override.

        Raises ExplorerError for an unknown name, for missing, extra, mistyped, zero or negative values.
        """
        name = given if isinstance(given, str) and "=" not in given else ""
        if name:
            named = {**self.small, **self.cases}
            if name not in named:
                raise ExplorerError(
                    "unknown_case",
                    f"{self.name} has no case {name!r}",
                    closest(name, list(named)) + f"; or give extents: {self._example()}",
                )
            values = dict(named[name])
        elif isinstance(given, str):
            values = self._parse(given)
        else:
            values = dict(given)
        changed = {k: v for k, v in options.items() if v is not None and values.get(k) != v}
        values.update(changed)
        full = self._complete(values)
        defaults = self.parameters
        shown = {k: v for k, v in full.items() if defaults[k] is None or k == "dtype" or v != defaults[k]}
        text = ",".join(f"{k}={v}" for k, v in shown.items())
        case = Case(self.name, tuple(full.items()), text, "" if changed else name)
        wrong = self.check(case)
        if wrong:
            raise ExplorerError("bad_case", f"case {text}: {wrong}", f"for example {self._example()}")
        return case

    def _example(self) -> str:
        return ",".join(f"{k}=64" for k, v in self.parameters.items() if v is None)

    def _parse(self, text: str) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for item in text.split(","):
            key, equals, value = item.strip().partition("=")
            if not equals:
                raise ExplorerError("bad_case", f"case {text!r}: {item!r} is not key=value", self._example())
            if key in values:
                raise ExplorerError("bad_case", f"case {text!r}: {key} is given twice", self._example())
            values[key] = value
        return values

    def _complete(self, values: Mapping[str, Value]) -> dict[str, Value]:
        parameters = self.parameters
        extra = [k for k in values if k not in parameters]
        if extra:
            raise ExplorerError(
                "bad_case", f"{self.name} has no parameter {extra[0]!r}", closest(extra[0], list(parameters))
            )
        full = {}
        for key, default in parameters.items():
            if key not in values and default is None:
                raise ExplorerError("bad_case", f"{self.name}: extent {key!r} is missing", self._example())
            value = values.get(key, default)
            full[key] = self._convert(key, value, int if default is None else type(default))
            if default is None and full[key] < 1:
                raise ExplorerError("bad_case", f"{self.name}: {key}={value} must be at least 1", self._example())
            if key in self.choices and full[key] not in self.choices[key]:
                raise ExplorerError(
                    "bad_case",
                    f"{self.name}: {key}={value} is not supported",
                    closest(str(value), [str(c) for c in self.choices[key]]),
                )
        return full

    def _convert(self, key: str, value: Value, kind: type) -> Value:
        words = {"true": True, "1": True, "false": False, "0": False}
        try:
            if kind is bool:
                return value if isinstance(value, bool) else words[str(value).lower()]
            if kind is int and (isinstance(value, bool) or int(value) != float(value)):
                raise ValueError
            return kind(value)
        except (KeyError, ValueError, OverflowError):
            raise ExplorerError(
                "bad_case", f"{self.name}: {key}={value} is not a {kind.__name__}", self._example()
            ) from None

    def prim_func(self, case: Case) -> tirx.PrimFunc:
        """The definition of `case` as a schedulable PrimFunc."""
        defined = self.define(**dict(case.values))
        return defined if isinstance(defined, tirx.PrimFunc) else te.create_prim_func(list(defined))

    def arguments(self, case: Case) -> tuple[Argument, ...]:
        """The parameters of the compiled function, in call order."""
        params = self.prim_func(case).params
        first = len(params) - self.outputs
        return tuple(
            Argument(p.name, tuple(int(s) for s in p.shape), str(p.dtype), i >= first) for i, p in enumerate(params)
        )

    def inputs(self, case: Case, seed: int = 0) -> list[np.ndarray]:
        """Random input arrays of `case`, one per input argument."""
        rng = np.random.default_rng(seed)
        if self.make_inputs:
            return self.make_inputs(case, rng)
        arguments = [a for a in self.arguments(case) if not a.output]
        return [rng.uniform(-1, 1, a.shape).astype(np.dtype(a.dtype)) for a in arguments]


@dataclass(frozen=True)
class Space:
    """The values each tunable may take, and a constraint over a whole configuration."""

    values: Mapping[str, tuple[Value | None, ...]]
    constraint: Callable[[Config], bool] = lambda config: True

    @property
    def size(self) -> int:
        """Number of combinations before the constraint."""
        return int(np.prod([len(v) for v in self.values.values()], dtype=np.int64))

    def allows(self, config: Config) -> bool:
        return all(config[k] in v for k, v in self.values.items()) and self.constraint(config)

    def __iter__(self) -> Iterator[Config]:
        from itertools import product

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

# The attribute of a finished program that says how it must be compiled: see the options of `schedule`.
OPTIONS = "compile_options"


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
            config[key] = value
        return config

    def _picked(self, case: Case, device: Device) -> Config:
        inherited = self.below._picked(case, device) if self.below and not self.is_program else {}
        known = self.parameters
        return {k: v for k, v in {**inherited, **self.pick(case, device)}.items() if k in known}

    def space(self, case: Case, device: Device) -> Space:
        """The values and the constraint of the tunables; a rung's own values override its base's."""
        known = self.parameters
        chain = [self] if self.is_program else list(self.chain())
        values: dict[str, tuple[Value | None, ...]] = {}
        for rung in reversed(chain):
            for key, given in rung.values.items():
                if key in known:
                    values[key] = tuple(given(case, device) if callable(given) else given)
        fixed = self.configure(case, device)
        return Space(values, lambda config: all(r.constraint(case, device, {**fixed, **config}) for r in chain))

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
        return self.where(case, device)


@dataclass(frozen=True)
class Step:
    """The program after one idea, finished so that it can be compiled (if `runnable`)."""

    index: int
    rung: str
    text: str
    runnable: bool
    mod: tvm.IRModule
    primitives: tuple[str, ...]
    handles: Any = None


class StepError(ExplorerError):
    """A primitive refused to apply; `rendered` is TVM's own report on the program, kept whole."""

    def __init__(self, code: str, message: str, hint: str = "", rendered: str = ""):
        super().__init__(code, message, hint)
        self.rendered = rendered

    def __reduce__(self):
        return type(self), (self.code, self.message, self.hint, self.rendered)


def register(operator: Operator) -> Operator:
    """Enter an operator into the table. Raises ValueError for a second one of the same name."""
    if operator.name in OPERATORS and OPERATORS[operator.name].define.__module__ != operator.define.__module__:
        raise ValueError(f"operator {operator.name!r} is defined twice")
    OPERATORS[operator.name] = operator
    return operator


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
    kernel before TVM's last ones), ``fast_math`` and ``register_level`` (nvcc's). They travel with the program.
    """

    def enter(rung: Rung) -> Rung:
        if not inspect.isgeneratorfunction(rung):
            raise ValueError(f"{rung.__name__}: a rung is a generator; yield one sentence after each idea")
        below = LADDERS.get((operator, kind), {}).get(base)
        last = finish or (below.finish if below else None)
        said = {**(below.options if below else {}), **(options or {})}
        return _enter(
            Schedule(operator, kind, rung.__name__, rung, base, last, pick, space or {}, constraint, where, said)
        )

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
        said = options or {}
        return _enter(
            Schedule(operator, kind, rung.__name__, rung, base, None, pick, space or {}, constraint, where, said, True)
        )

    return enter


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


def find_operator(name: str) -> Operator:
    """The registered operator `name`. Raises ExplorerError("unknown_operator")."""
    if name not in OPERATORS:
        raise ExplorerError("unknown_operator", f"no operator {name!r}", closest(name, sorted(OPERATORS)))
    return OPERATORS[name]


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


def steps(schedule: Schedule, case: Case, device: Device, config: Config | None = None) -> Iterator[Step]:
    """Replay `schedule` on `case`, one Step after each idea; step 0 is the definition.

    A program has one step for each program it builds on and that fits here, then its own.
    Raises ExplorerError if the rung does not fit the case or device, StepError if a primitive refuses.
    """
    if schedule.is_program:
        yield from _program_steps(schedule, case, device, config)
        return
    sch = s_tir.Schedule(OPERATORS[schedule.operator].prim_func(case), error_render_level="detail")
    seen = len(_primitives(sch))
    yield Step(0, "", "The definition as it stands.", True, _finished(schedule, sch, case, device, {}), ())
    for index, (rung, idea) in enumerate(_ideas(schedule, sch, case, device, config), start=1):
        lines = _primitives(sch)
        finished = _finished(schedule, sch, case, device, config) if idea.runnable else sch.mod
        own = LADDERS[schedule.operator, schedule.kind].get(rung, schedule)
        yield Step(index, rung, idea.text, idea.runnable, _optioned(own, finished), lines[seen:])
        seen = len(lines)


def lower(schedule: Schedule, case: Case, device: Device, config: Config | None = None) -> tvm.IRModule:
    """The finished program of `schedule`: what is compiled. Errors as in :func:`steps`."""
    if schedule.is_program:
        return _program(schedule, case, device, config)
    sch = s_tir.Schedule(OPERATORS[schedule.operator].prim_func(case), error_render_level="detail")
    apply(schedule, sch, case, device, config)
    return _optioned(schedule, _finished(schedule, sch, case, device, config))


def _optioned(schedule: Schedule, mod: tvm.IRModule) -> tvm.IRModule:
    """The program with the rung's compile options as an attribute, where it has any."""
    if not schedule.options:
        return mod
    return tvm.IRModule({"main": mod["main"].with_attr(OPTIONS, dict(schedule.options))})


def apply(schedule: Schedule, sch: s_tir.Schedule, case: Case, device: Device, config: Config | None = None) -> None:
    """Run the rung's steps on `sch` without its `finish`, so that more can follow."""
    if schedule.is_program:
        raise ExplorerError("not_schedulable", f"{schedule.path} is a whole program: nothing can follow it")
    for _ in _ideas(schedule, sch, case, device, config):
        pass


def _program(schedule: Schedule, case: Case, device: Device, config: Config | None) -> tvm.IRModule:
    """The module of a program rung."""
    _require_fit(schedule, case, device)
    func = schedule.rung(case, device, **schedule.configure(case, device, config))
    return _optioned(schedule, tvm.IRModule({"main": func.with_attr("global_symbol", "main")}))


def _program_steps(schedule: Schedule, case: Case, device: Device, config: Config | None) -> Iterator[Step]:
    """The definition, the programs below that fit, this program; shared tunables have this rung's values."""
    _require_fit(schedule, case, device)
    definition = tvm.IRModule({"main": OPERATORS[schedule.operator].prim_func(case)})
    yield Step(0, "", "The definition as it stands.", True, definition, ())
    full = schedule.configure(case, device, config)
    rungs = [r for r in schedule.chain() if r.is_program and not r.unfit(case, device)]
    for index, rung in enumerate(reversed(rungs), start=1):
        known = rung.parameters
        own = {k: v for k, v in full.items() if k in known}
        yield Step(index, rung.name, rung.why, True, _program(rung, case, device, own), ())


def _require_fit(schedule: Schedule, case: Case, device: Device) -> None:
    """Raises ExplorerError("unfit") with the rung's own reason."""
    unfit = schedule.unfit(case, device)
    if unfit:
        raise ExplorerError("unfit", unfit, "choose another rung, case or device; `list` shows what there is")


def _ideas(schedule, sch, case, device, config) -> Iterator[tuple[str, Idea]]:
    """Drive the rung's generator; names the rung whose idea each one is."""
    _require_fit(schedule, case, device)
    config = schedule.configure(case, device, config)
    generator = schedule.rung(sch, case, device, **config)
    last = "the definition"
    try:
        for idea in generator:
            inner = generator
            while inner.gi_yieldfrom is not None:
                inner = inner.gi_yieldfrom
            idea = Idea(idea) if isinstance(idea, str) else idea
            last = f"the step {idea.text!r}"
            yield inner.gi_code.co_name, idea
    except s_tir.ScheduleError as error:
        raise _step_error(schedule, config, f"after {last}", error) from error


def _finished(schedule, sch, case, device, config) -> tvm.IRModule:
    """The program with the ladder's `finish` applied to a copy."""
    if schedule.finish is None:
        return sch.mod
    copy = s_tir.Schedule(sch.mod, error_render_level="detail")  # sch.copy() fails after tensorize
    config = schedule.configure(case, device, config)
    try:
        schedule.finish(copy, case, device, config)
    except s_tir.ScheduleError as error:
        raise _step_error(schedule, config, "in its finish", error) from error
    return copy.mod


def _step_error(schedule: Schedule, config: Config, place: str, error: Exception) -> StepError:
    text = str(error)
    reason = next((line for line in reversed(text.splitlines()) if line.strip()), "refused")
    return StepError(
        "schedule_error",
        f"{schedule.path}, {place}: {reason.strip()[:300]}",
        f"configuration {config}; `study` shows the program at each step",
        text,
    )


def _primitives(sch: s_tir.Schedule) -> tuple[str, ...]:
    """TVM's trace as Python lines, one primitive each."""
    return tuple(line.strip() for line in str(sch.trace).splitlines()[2:])


def load_all(extra: list[str] | tuple[str, ...] = ()) -> None:
    """Import every operator package beside this file, then the Python files in `extra`."""
    import schedules

    for package in pkgutil.iter_modules(schedules.__path__, "schedules."):
        if package.ispkg:
            module = importlib.import_module(package.name)
            for inner in pkgutil.iter_modules(module.__path__, package.name + "."):
                importlib.import_module(inner.name)
    for path in extra:
        _load_file(Path(path))


def _load_file(path: Path) -> None:
    if not path.is_file():
        raise ExplorerError("no_file", f"--load {path}: no such file", "give the path of a Python file")
    spec = importlib.util.spec_from_file_location(f"loaded_{path.stem}", path)
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise ExplorerError("bad_file", f"--load {path}: {type(error).__name__}: {error}", "mend the file") from error
