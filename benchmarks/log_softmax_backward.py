"""Peers of `log_softmax_backward`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case

from .row_calls import PEERS, offers
from .softmax_backward import ROWS


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: PyTorch's own kernel, into the given output."""
    y, dy = inputs
    return library.ops.aten._log_softmax_backward_data.out(dy, y, 1, y.dtype, out=outputs[0])


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler to fuse."""
    y, dy = (x.float() for x in inputs)
    return (dy - y.exp() * dy.sum(1, keepdim=True)).to(inputs[0].dtype)


__all__ = ["PEERS", "ROWS", "into", "offers", "plain"]
