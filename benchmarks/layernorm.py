"""Peers of `layernorm`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case

from .row_calls import PEERS, offers
from .softmax import sweep, tries


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: PyTorch's own kernel, which returns a new tensor."""
    return plain(library, case, inputs)


def plain(library, case: Case, inputs: Any) -> Any:
    """The same for the compiler."""
    x, gamma, beta = inputs
    return library.nn.functional.layer_norm(x, (case["n"],), gamma, beta, case["eps"])


_MODELS = (("bert_base", 768, 4), ("bert_large", 1024, 2), ("gpt2", 768, 4), ("llama", 4096, 2))
MODEL_ROWS = tuple((case, 1, {"torch": 1.0, "torch.compile": 1.0}, tries(n, size)) for case, n, size in _MODELS)
NORM_ROWS = {
    "x86 avx2": tuple(
        (case, threads, {"torch": 1.2})
        for case in ("cached", "large", "bert_base", "m=4096,n=1024", "m=1000,n=1003")
        for threads in (2, 1)
    ),
    "cuda": (*MODEL_ROWS, *sweep()),
}
ROWS = NORM_ROWS
__all__ = ["PEERS", "ROWS", "into", "offers", "plain"]
