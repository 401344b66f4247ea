"""Peers of `log_softmax`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case

from .bandwidth import copy, triad
from .row_calls import torch, torch_compile, torch_cuda
from .softmax import ROWS as SOFTMAX_ROWS
from .softmax import offers, scores, selection


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: PyTorch's own kernel, into the given output."""
    return library.ops.aten._log_softmax.out(scores(case, inputs), 1, False, out=outputs[0])


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler to fuse."""
    return library.log_softmax(scores(case, inputs), 1)


PEERS = {
    "x86": {"torch": torch, "triad": triad},
    "cuda": {"torch": torch_cuda, "torch.compile": torch_compile, "copy": copy},
}
ROWS = {**SOFTMAX_ROWS, "cuda": selection()}
__all__ = ["PEERS", "ROWS", "into", "offers", "plain"]
