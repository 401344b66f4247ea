"""A kernel with symbolic extents must be right for all of them: it is checked at others than those it is timed at."""

from __future__ import annotations

from schedules.core import Case, Operator

from .build import Kernel
from .measure import aligned, compare, poison, upload


def fault_elsewhere(kernel: Kernel, operator: Operator, case: Case, seed: int = 0) -> str:
    """What is wrong at the first of `operator.others(case)` that `kernel` fails; "" for nothing."""
    for other in operator.others(case):
        inputs = [aligned(array) for array in operator.inputs(other, seed)]
        outputs = [aligned(poison(a)) for a in operator.arguments(other) if a.output]
        tensors = upload([*inputs, *outputs], kernel.device.kind)
        kernel(*tensors)
        expected = operator.reference(other, *inputs)
        expected = list(expected) if isinstance(expected, (tuple, list)) else [expected]
        _, fault = compare(operator, other, [t.numpy() for t in tensors[len(inputs) :]], expected)
        if fault:
            return f"at {other.text}: {fault}"
    return ""
