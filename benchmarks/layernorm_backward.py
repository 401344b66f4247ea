"""Peers of `layernorm_backward`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case

from .row_calls import PEERS, offers
from .softmax_backward import ROWS as OTHERS
from .softmax_backward import on_cpu


def saved(library, case: Case, inputs: list[Any]) -> list[Any]:
    """The statistics that PyTorch's forward leaves for its backward."""
    x, gamma, _ = inputs
    return list(library.native_layer_norm(x, (case["n"],), gamma, None, case["eps"])[1:])


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: PyTorch's own kernel, which returns a new tensor."""
    x, gamma, dy, mean, inverse = inputs
    wanted = [True, False, False]
    return library.ops.aten.native_layer_norm_backward(dy, x, (case["n"],), mean, inverse, gamma, None, wanted)[0]


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler to fuse."""
    x, gamma, dy = (x.float() for x in inputs)
    apart = x - x.mean(1, keepdim=True)
    inverse = ((apart * apart).mean(1, keepdim=True) + case["eps"]).rsqrt()
    normal, scaled = apart * inverse, dy * gamma
    along = (scaled * normal).mean(1, keepdim=True)
    return ((scaled - scaled.mean(1, keepdim=True) - normal * along) * inverse).to(inputs[0].dtype)


ROWS = {
    **OTHERS,
    "x86 avx2": on_cpu(("v5_past_caches", {}), ("v6_one_pass", {"chains": 2})),
}
__all__ = ["PEERS", "ROWS", "into", "offers", "plain", "saved"]
