"""Which case a call is: an operator's extents, read off the shapes of its arguments."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import combinations
from operator import mul
from typing import Any

from tvm import te, tirx

from schedules.core import Case, Operator, Value
from schedules.errors import ExplorerError

_ARITHMETIC: dict[type, Callable[[Any, Any], Any]] = {
    tirx.Add: lambda a, b: a + b,
    tirx.Sub: lambda a, b: a - b,
    tirx.Mul: lambda a, b: a * b,
    tirx.FloorDiv: lambda a, b: a // b,
    tirx.FloorMod: lambda a, b: a % b,
}


@dataclass(frozen=True)
class Symbolic:
    """One argument with its shape as expressions of the extents."""

    name: str
    shape: tuple[Any, ...]
    dtype: str


@dataclass(frozen=True)
class Signature:
    """The arguments of an operator for one dtype and set of options, whatever the extents."""

    operator: Operator
    options: Mapping[str, Value]
    extents: Mapping[str, tirx.Var]
    inputs: tuple[Symbolic, ...]
    outputs: tuple[Symbolic, ...]

    def solve(self, shapes: Sequence[Sequence[Any]], check: Callable[[bool, str], None]) -> dict[str, Any]:
        """The extents that give the inputs these shapes; `check(condition, message)` is called for every equation.

        Shapes may hold symbolic integers of another system, such as PyTorch's.
        """
        check(len(shapes) == len(self.inputs), f"{len(shapes)} inputs, {self.operator.name} takes {self._listing()}")
        found: dict[str, Any] = {}
        equations = []
        for symbolic, shape in zip(self.inputs, shapes, strict=True):
            rank = len(symbolic.shape)
            check(len(shape) == rank, f"{symbolic.name} has {len(shape)} dimensions, not {rank}")
            for axis, (expression, size) in enumerate(zip(symbolic.shape, shape, strict=True)):
                name = getattr(expression, "name", None)
                if name in self.extents and name not in found:
                    found[name] = size
                else:
                    equations.append((symbolic.name, axis, expression, size))
        for name, axis, expression, size in equations:
            wanted = self.evaluate(expression, found)
            check(size == wanted, f"{name} has extent {size} in dimension {axis}, not {wanted}")
        return found

    def case(self, shapes: Sequence[Sequence[int]]) -> Case:
        """The case of a call. Raises ExplorerError("bad_argument") if the shapes do not fit each other."""
        return self.operator.case({**self.options, **self.solve(shapes, _require)})

    def evaluate(self, expression: Any, extents: Mapping[str, Any]) -> Any:
        """The value of a shape's expression for these extents."""
        if isinstance(expression, (int, tirx.IntImm)):
            return int(expression)
        if isinstance(expression, tirx.Var) and expression.name in extents:
            return extents[expression.name]
        combine = _ARITHMETIC.get(type(expression))
        if combine is None:
            raise _unreadable(self.operator, f"a shape is {expression}")
        return combine(self.evaluate(expression.a, extents), self.evaluate(expression.b, extents))

    def output_shapes(self, extents: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        return [tuple(self.evaluate(e, extents) for e in o.shape) for o in self.outputs]

    def _listing(self) -> str:
        return ", ".join(f"{i.name}[{', '.join(map(str, i.shape))}]" for i in self.inputs)


def signature(operator: Operator, options: Mapping[str, Value]) -> Signature:
    """The signature of `operator` with these options (dtype among them).

    Raises ExplorerError: "bad_case" for unknown options, "unsupported" if an extent is no input's dimension.
    """
    parameters = operator.parameters
    extents = {name: te.var(name) for name, default in parameters.items() if default is None}
    _check_options(operator, options, list(extents))
    arguments = _arguments(operator, extents, options)
    first = len(arguments) - operator.outputs
    inputs, outputs = tuple(arguments[:first]), tuple(arguments[first:])
    seen = {getattr(e, "name", None) for i in inputs for e in i.shape}
    for name in extents:
        if name not in seen:
            raise _unreadable(operator, f"{name} is no dimension of an input")
    return Signature(operator, dict(options), extents, inputs, outputs)


def _arguments(operator: Operator, extents: Mapping[str, tirx.Var], options: Mapping[str, Value]) -> list[Symbolic]:
    """The arguments with shapes of variables; of a definition that needs numbers, as two sets of numbers tell them."""
    try:
        return _listed(operator.define(**extents, **options))
    except Exception:  # a definition may do anything with its extents, and fail in any way on symbols
        sets = [dict(zip(extents, _numbers(options, len(extents), skip), strict=True)) for skip in (0, len(extents))]
    try:
        found = [_listed(operator.define(**numbers, **options)) for numbers in sets]
    except Exception as error:
        raise _unreadable(operator, f"its definition fails with {sets[0]} ({error})") from error
    products = _products(extents, sets)
    return [
        Symbolic(
            a.name, tuple(_told(operator, products, *pair) for pair in zip(a.shape, b.shape, strict=True)), a.dtype
        )
        for a, b in zip(*found, strict=True)
    ]


def _listed(defined: Any) -> list[Symbolic]:
    """The arguments of a definition: a program, or tensors."""
    if isinstance(defined, tirx.PrimFunc):
        return [Symbolic(str(p.name), tuple(p.shape), str(p.dtype)) for p in defined.params]
    return [Symbolic(str(t.op.name), tuple(t.shape), str(t.dtype)) for t in defined]


def _numbers(options: Mapping[str, Value], count: int, skip: int) -> list[int]:
    """Distinct extents that the options can be right for: whole multiples of integers among them, such as groups."""
    primes = [n for n in range(11, 11 + 16 * (skip + count)) if all(n % d for d in range(2, n))]
    return [_common(options) * prime for prime in primes[skip : skip + count]]


def _products(extents: Mapping[str, tirx.Var], sets: Sequence[Mapping[str, int]]) -> dict[tuple[int, ...], Any]:
    """What a dimension is in every set of numbers → the extent, or the product of extents, that it is."""
    chosen = [names for size in range(1, len(extents) + 1) for names in combinations(extents, size)]
    return {
        tuple(math.prod(numbers[name] for name in names) for numbers in sets): reduce(mul, map(extents.get, names))
        for names in reversed(chosen)
    }


def _told(operator: Operator, products: Mapping[tuple[int, ...], Any], *dims: Any) -> Any:
    """The dimension that is the first in one set of numbers and the second in the other."""
    sizes = tuple(int(dim) for dim in dims)
    if sizes not in products and len(set(sizes)) > 1:
        raise _unreadable(operator, f"a dimension is {sizes[0]} or {sizes[1]}, which is no product of extents")
    return products.get(sizes, sizes[0])


def _common(options: Mapping[str, Value]) -> int:
    """A number that every positive integer among the options divides."""
    return math.prod(value for value in options.values() if type(value) is int and value > 0)


def _check_options(operator: Operator, options: Mapping[str, Value], extents: list[str]) -> None:
    """Have the options checked by the operator's own rules, on extents that they can be right for."""
    try:
        operator.case({**options, **dict.fromkeys(extents, 64)})
    except ExplorerError:
        # Such as groups, which an extent must be a multiple of.
        operator.case({**options, **dict.fromkeys(extents, _common(options))})


def _require(condition: bool, message: str) -> None:
    if not condition:
        raise ExplorerError("bad_argument", message, "`show` prints the operator's definition")


def _unreadable(operator: Operator, reason: str) -> ExplorerError:
    message = f"the case of {operator.name} cannot be read off its arguments: {reason}"
    return ExplorerError("unsupported", " ".join(message.split())[:300], "export the case and load the library instead")
