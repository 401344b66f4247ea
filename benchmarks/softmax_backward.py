"""Peers of `softmax_backward`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case

from .row_calls import PEERS
from .rows import Try
from .softmax import selection


def offers(name: str, case: Case) -> bool:
    """Every peer computes the gradient of plain scores."""
    return case["scale"] == 1.0


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: PyTorch's own kernel, into the given output."""
    y, dy = inputs
    return library.ops.aten._softmax_backward_data.out(dy, y, 1, y.dtype, grad_input=outputs[0])


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler to fuse."""
    y, dy = (x.float() for x in inputs)
    return (y * (dy - (y * dy).sum(1, keepdim=True))).to(inputs[0].dtype)


def on_cpu(*also: Try) -> tuple:
    """Rows on a processor; also: what to time beside the last rung."""
    return tuple((case, n, {"torch": 1.2}, (), also) for case in ("large", "m=4096,n=1024") for n in (2, 1))


ROWS = {
    "x86 avx2": on_cpu(("v5_past_caches", {"chains": 2}), ("v5_past_caches", {"chains": 8})),
    "cuda": selection(0.90),
}
__all__ = ["PEERS", "ROWS", "into", "offers", "plain"]
