"""Peers of `rmsnorm`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case

from .layernorm import MODEL_ROWS, NORM_ROWS
from .row_calls import PEERS, offers
from .softmax import selection


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: PyTorch's own function, which returns a new tensor."""
    return plain(library, case, inputs)


def plain(library, case: Case, inputs: Any) -> Any:
    """The same for the compiler."""
    x, gamma = inputs
    return library.nn.functional.rms_norm(x, (case["n"],), gamma, case["eps"])


ROWS = {**NORM_ROWS, "cuda": (*MODEL_ROWS, *selection())}
__all__ = ["PEERS", "ROWS", "into", "offers", "plain"]
