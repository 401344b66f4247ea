"""Peers of `log_softmax`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case

from .row_calls import PEERS, offers
from .softmax import ROWS as SOFTMAX_ROWS
from .softmax import scores, selection


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: PyTorch's own kernel, into the given output."""
    return library.ops.aten._log_softmax.out(scores(case, inputs), 1, False, out=outputs[0])


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler to fuse."""
    return library.log_softmax(scores(case, inputs), 1)


ROWS = {**SOFTMAX_ROWS, "cuda": selection()}
__all__ = ["PEERS", "ROWS", "into", "offers", "plain"]
