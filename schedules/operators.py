"""What is computed: Operator and Case, and the table of operators."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import ml_dtypes  # also registers bfloat16 and float8 with NumPy
import numpy as np
from tvm import te, tirx

from .errors import ExplorerError, closest

Value = int | float | bool | str

OPERATORS: dict[str, Operator] = {}


class Free(int):
    """A symbolic extent, printed ``?64``: any number from 1 on in the program; as an integer the one to tune for.

    So work, inputs, tiles and peers of a symbolic case are those of the case it is tuned for; only its program differs.
    """

    def __str__(self) -> str:
        return f"?{int(self)}"

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Free) and int(self) == int(other)  # ?64 is another case than 64

    def __hash__(self) -> int:
        return hash((Free, int(self)))


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

    @property
    def free(self) -> tuple[str, ...]:
        """Names of the symbolic extents."""
        return tuple(key for key, value in self.values if isinstance(value, Free))


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


def epsilon(dtype: str) -> float:
    """Distance from 1 to the next larger number: what tolerances are multiples of."""
    return float(ml_dtypes.finfo(dtype).eps)


@dataclass(frozen=True)
class Gradient:
    """How the gradient of one input is computed: by another operator, or the same one with other options.

    of: the input's name, or any other name for a value in between that other gradients' operands name.
    operator, options: what computes it, on `operands` in call order: names of inputs and outputs, of outputs with a
    ``d`` before them for their gradients, and of values in between. output: which of its outputs it is; gradients that
    differ in that alone are computed by one call. Without an operator it is the one operand times `scale`.
    """

    of: str
    operands: tuple[str, ...]
    operator: str = ""
    options: Mapping[str, Value] = field(default_factory=dict)
    scale: float = 1.0
    output: int = 0


@dataclass(frozen=True)
class Operator:
    """What is computed.

    define(**case) returns TE tensors in call order (inputs first), or a PrimFunc where TE cannot say it.
      Its signature is the schema of a case: parameters without a default are extents, the others options.
    reference(case, *inputs) returns the outputs in float64; NaN marks elements that must stay unwritten.
    work(case) gives FLOPs and the fewest bytes. outputs: how many of the last parameters are outputs.
    check(case) returns what is wrong with a combination of values, or None.
    make_inputs(case, rng) returns the input arrays; default: uniform in [-1, 1).
    gradients(options) says how the gradients of the inputs are computed; none for an operator without a backward.
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
    gradients: Callable[[Mapping[str, Value]], tuple[Gradient, ...]] = lambda options: ()

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

        An extent ``?64`` is symbolic: see :class:`Free`.
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
            full[key] = self._extent(key, value) if default is None else self._convert(key, value, type(default))
            if default is None and full[key] < 1:
                raise ExplorerError("bad_case", f"{self.name}: {key}={value} must be at least 1", self._example())
            if key in self.choices and full[key] not in self.choices[key]:
                raise ExplorerError(
                    "bad_case",
                    f"{self.name}: {key}={value} is not supported",
                    closest(str(value), [str(c) for c in self.choices[key]]),
                )
        return full

    def _extent(self, key: str, value: Value) -> int:
        symbolic = isinstance(value, Free) or (isinstance(value, str) and value.startswith("?"))
        return Free(self._convert(key, str(value)[1:], int)) if symbolic else self._convert(key, value, int)

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
        """The definition of `case` as a schedulable PrimFunc; its symbolic extents are variables of their names."""
        return _defined(self.define, case)

    def fixed(self, case: Case, **extents: int) -> Case:
        """`case` with numbers for its symbolic extents: those given, else the ones it is tuned for."""
        numbers = {key: extents.get(key, int(case[key])) for key in case.free}
        return self.case({**dict(case.values), **numbers}) if numbers else case

    def others(self, case: Case) -> tuple[Case, ...]:
        """Fixed cases a symbolic one must be right for too: extents of 1, odd ones, larger than it is tuned for."""

        def sizes(tuned: int) -> tuple[int, ...]:
            return 1, max(tuned - 1, 2), tuned + tuned // 2 + 1, tuned + 1

        # Each extent takes them in another order, so that short ones meet long ones.
        return tuple(
            self.fixed(case, **{key: sizes(int(case[key]))[(turn * (at + 1)) % 4] for at, key in enumerate(case.free)})
            for turn in range(4 if case.free else 0)
        )

    def arguments(self, case: Case) -> tuple[Argument, ...]:
        """The parameters of the compiled function, in call order; of a symbolic case as large as it is tuned for."""
        params = self.prim_func(self.fixed(case)).params
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


@lru_cache(maxsize=64)
def _defined(define: Callable[..., Any], case: Case) -> tirx.PrimFunc:
    """Kept, since a search asks for the same one several times a candidate."""
    defined = define(**{k: te.var(k) if isinstance(v, Free) else v for k, v in case.values})
    return defined if isinstance(defined, tirx.PrimFunc) else te.create_prim_func(list(defined))


def register(operator: Operator) -> Operator:
    """Enter an operator into the table. Raises ValueError for a second one of the same name."""
    if operator.name in OPERATORS and OPERATORS[operator.name].define.__module__ != operator.define.__module__:
        raise ValueError(f"operator {operator.name!r} is defined twice")
    OPERATORS[operator.name] = operator
    return operator


def find_operator(name: str) -> Operator:
    """The registered operator `name`. Raises ExplorerError("unknown_operator")."""
    if name not in OPERATORS:
        raise ExplorerError("unknown_operator", f"no operator {name!r}", closest(name, sorted(OPERATORS)))
    return OPERATORS[name]
