"""An operator as a PyTorch operator: fake tensors, autograd, torch.compile, the current stream, no copies.

Registered through ``torch.library.Library`` rather than ``custom_op``, which costs several times as much per call.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from operator import attrgetter
from pathlib import Path
from typing import Any

from schedules import core
from schedules.core import Gradient, Value
from schedules.device import Cpu
from schedules.errors import ExplorerError
from tuning.records.places import find_logs
from tuning.store import Store

from .best import local_device
from .signature import Signature, signature
from .straight import Straight, torch
from .supply import Supply

NAMESPACE = "tvm_explorer"
_LIBRARY = torch.library.Library(NAMESPACE, "DEF")
_OPERATIONS: dict[tuple, Operation] = {}
_is_contiguous, _shape = torch.Tensor.is_contiguous, attrgetter("shape")


def torch_op(
    operator: str,
    *,
    device: str = "cpu",
    folder: str | Path | None = None,
    logs: str | Path | None = None,
    load: tuple[str, ...] = (),
    **options: Value,
) -> Any:
    """`operator` with these options as a function of tensors; its `overload` is the PyTorch operator behind it,
    ``torch.ops.tvm_explorer.<operator>[_options]``.

    It takes the operator's inputs as tensors of any extents and of a dtype the operator has, returns new outputs, and
    works under autograd (where the operator says its gradients), ``torch.compile`` and fake tensors. The kernel of a
    shape is the best recorded one; it is compiled at the shape's first call, or found in `folder`. Inputs that are
    not contiguous are copied; a wrong dtype, rank or extent raises. device: "cpu", or a device from `logs`.
    Asked for again with the same options it is the same operator. Raises ExplorerError.
    """
    core.load_all(load)
    found = core.find_operator(operator)
    place = find_logs(logs)
    target = local_device(device, place)
    defaults = found.parameters
    chosen = {k: v for k, v in options.items() if k not in defaults or v != defaults[k]}
    if "dtype" in options:
        raise ExplorerError("bad_case", "dtype is the tensors'", "leave it out")
    key = (operator, target.kind, tuple(sorted(chosen.items())))
    if key not in _OPERATIONS:
        supply = Supply(found, target, Store.open(place, target.name), Path(folder) if folder else None, load)
        operation = _OPERATIONS[key] = Operation(supply, chosen)
        operation.register()
        again = {"device": device, "folder": folder, "logs": logs, "load": load}
        operation.gradients = {
            g.of: (g, torch_op(g.operator, **again, **g.options) if g.operator else None)
            for g in found.gradients(chosen)
        }
    return _OPERATIONS[key].call


class Operation:
    """One registered operator: an operator of ours with its options bound, for CPU or CUDA tensors."""

    def __init__(self, supply: Supply, options: Mapping[str, Value]):
        self.supply, self.options = supply, dict(options)
        self.gradients: dict[str, tuple[Gradient, Any]] = {}
        self._signatures: dict[torch.dtype, Signature] = {}
        self._kernels: dict[tuple, tuple[Callable[..., None], list[torch.Tensor]]] = {}
        self.kind = "cpu" if isinstance(supply.device, Cpu) else "cuda"
        self.name = _name(supply.operator.name, options, self.kind)
        default = str(supply.operator.parameters.get("dtype", "float32"))
        self.inputs = tuple(i.name for i in self.signature(getattr(torch, default)).inputs)
        self.outputs = tuple(o.name for o in self.signature(getattr(torch, default)).outputs)
        self.straight = Straight(self.kind, len(self.inputs))

    def register(self) -> None:
        """Enter it into PyTorch's dispatcher: the operator, and a twin without autograd for calls that need none.

        PyTorch runs Python for autograd even where no input asks for a gradient, which triples the cost of a call. A
        call on ordinary tensors that nothing watches does without the dispatcher, too.
        """
        full, twin = self._define(self.name), self._define(f"{self.name}_no_grad")
        torch.library.register_autograd(full.name(), self.backward, setup_context=self.keep, lib=_LIBRARY)
        allows, compute = self.straight.allows, self.compute

        def call(*tensors: torch.Tensor) -> Any:
            if torch.is_grad_enabled() and any([t.requires_grad for t in tensors]):
                return full(*tensors)
            if not torch.compiler.is_compiling() and allows(tensors):
                return compute(*tensors)
            return twin(*tensors)

        call.overload = full
        call.operation = self
        call.__name__, call.__doc__ = self.name, self.supply.operator.doc
        self.call = call

    def _define(self, name: str) -> Any:
        takes = ", ".join(f"Tensor {name}" for name in self.inputs)
        gives = "Tensor" if len(self.outputs) == 1 else f"({', '.join(['Tensor'] * len(self.outputs))})"
        _LIBRARY.define(f"{name}({takes}) -> {gives}")
        _LIBRARY.impl(name, self.compute, self.kind.upper())
        torch.library.register_fake(f"{NAMESPACE}::{name}", self.fake, lib=_LIBRARY)
        return getattr(getattr(torch.ops, NAMESPACE), name).default

    def signature(self, dtype: torch.dtype) -> Signature:
        if dtype not in self._signatures:
            operator = self.supply.operator
            named = {"dtype": str(dtype).removeprefix("torch.")} if "dtype" in operator.parameters else {}
            self._signatures[dtype] = signature(operator, {**self.options, **named})
        return self._signatures[dtype]

    def compute(self, *tensors: torch.Tensor) -> Any:
        """Run the kernel for these shapes into new outputs, on the current stream."""
        if not all(map(_is_contiguous, tensors)):
            tensors = tuple(t.contiguous() for t in tensors)
        first = tensors[0]
        key = (first.dtype, first.device, *map(_shape, tensors))
        found = self._kernels.get(key)
        if found is None:
            found = self._kernels[key] = self._specialise(tensors)
        kernel, blanks = found
        made = [torch.empty_like(blank) for blank in blanks]
        try:
            kernel(*tensors, *made)
        except (TypeError, ValueError):
            self._specialise(tensors)  # the kernel checks every tensor; this says what it found in a person's words
            raise
        return made[0] if len(made) == 1 else tuple(made)

    def _specialise(self, tensors: tuple[torch.Tensor, ...]) -> tuple[Callable[..., None], list[torch.Tensor]]:
        """The kernel of a call, and a tensor like each output: one element's memory, whatever its shape."""
        known = self.signature(tensors[0].dtype)
        for tensor, symbolic in zip(tensors, known.inputs, strict=True):
            _same_dtype(tensor, symbolic)
            _same_device(tensor, tensors[0], symbolic)
        case = known.case([t.shape for t in tensors])
        shapes = known.output_shapes(dict(case.values))
        blank = [tensors[0].new_empty((), dtype=getattr(torch, o.dtype)) for o in known.outputs]
        return self.supply(case), [one.expand(shape) for one, shape in zip(blank, shapes, strict=True)]

    def fake(self, *tensors: torch.Tensor) -> Any:
        """The outputs' shapes and dtypes; extents may be symbolic."""
        known = self.signature(tensors[0].dtype)
        for tensor, symbolic in zip(tensors, known.inputs, strict=True):
            _same_dtype(tensor, symbolic)
        extents = known.solve([t.shape for t in tensors], lambda holds, text: torch._check(holds, lambda: text))
        shapes = known.output_shapes(extents)
        made = [
            tensors[0].new_empty(s, dtype=getattr(torch, o.dtype)) for s, o in zip(shapes, known.outputs, strict=True)
        ]
        return made[0] if len(made) == 1 else tuple(made)

    def keep(self, ctx, inputs, output) -> None:
        """Save the inputs and outputs that a needed gradient is computed from."""
        needed = [name for i, name in enumerate(self.inputs) if ctx.needs_input_grad[i] and name in self.gradients]
        wanted = {operand for name in needed for operand in self._sources(name)}
        made = output if isinstance(output, tuple) else (output,)
        known = {**dict(zip(self.inputs, inputs, strict=True)), **dict(zip(self.outputs, made, strict=True))}
        ctx.saved = [name for name in known if name in wanted]
        ctx.save_for_backward(*(known[name] for name in ctx.saved))

    def _between(self, name: str) -> bool:
        """Whether `name` is a value in between, which a gradient of its own computes."""
        return name in self.gradients and name not in self.inputs

    def _sources(self, name: str) -> set[str]:
        """What the gradient of `name` is computed from in the end."""
        operands = self.gradients[name][0].operands
        return {s for operand in operands for s in (self._sources(operand) if self._between(operand) else (operand,))}

    def backward(self, ctx, *gradients: torch.Tensor) -> tuple[torch.Tensor | None, ...]:
        """The gradient of each input that needs one, through the registered backward operators."""
        values = dict(zip(ctx.saved, ctx.saved_tensors, strict=True))
        values.update({f"d{name}": g for name, g in zip(self.outputs, gradients, strict=True)})
        needed = zip(self.inputs, ctx.needs_input_grad, strict=True)
        return tuple(self._gradient(name, values) if needs else None for name, needs in needed)

    def _gradient(self, name: str, values: dict[str, Any]) -> torch.Tensor:
        """What `name`'s gradient says; values in between and calls made join `values`, for other inputs' gradients."""
        if name not in self.gradients:
            message = f"{self.name} has no gradient for {name}"
            raise ExplorerError("no_gradient", message, "detach it, or give the operator a `gradients`")
        how, function = self.gradients[name]
        for operand in how.operands:
            if operand not in values:
                values[operand] = self._gradient(operand, values)
        operands = [values[operand] for operand in how.operands]
        if not function:
            return operands[0] * how.scale
        call = f"{how.operator} of {how.operands} with {dict(how.options)}"
        if call not in values:
            values[call] = function(*operands)
        return values[call][how.output] if isinstance(values[call], tuple) else values[call]


def _same_dtype(tensor: torch.Tensor, symbolic) -> None:
    found = str(tensor.dtype).removeprefix("torch.")
    if found != symbolic.dtype:
        message = f"{symbolic.name} is {found}, not {symbolic.dtype} as the first input asks for"
        raise ExplorerError("bad_argument", message, f"convert it: {symbolic.name}.to(torch.{symbolic.dtype})")


def _same_device(tensor: torch.Tensor, first: torch.Tensor, symbolic) -> None:
    if tensor.device != first.device:
        message = f"{symbolic.name} is on {tensor.device}, the first input on {first.device}"
        raise ExplorerError("bad_argument", message, f"move it: {symbolic.name}.to({str(first.device)!r})")


def _name(operator: str, options: Mapping[str, Value], kind: str) -> str:
    """A name for PyTorch's table: the operator, its options, and the device unless it is the CPU."""
    words = [f"{k}" if v is True else f"{k}_{v}" for k, v in sorted(options.items())]
    return re.sub(r"\W", "_", "_".join([operator, *words, *([kind] if kind != "cpu" else [])]).replace("-", "minus_"))
