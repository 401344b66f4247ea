"""Peers of `layernorm_weights`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case

from .row_calls import PEERS, offers


def saved(library, case: Case, inputs: list[Any]) -> list[Any]:
    """The statistics that PyTorch's forward leaves for its backward, and a weight and a bias to be asked for."""
    x = inputs[0]
    ones = library.ones(case["n"], dtype=x.dtype, device=x.device)
    return [*library.native_layer_norm(x, (case["n"],), None, None, case["eps"])[1:], ones]


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: PyTorch's own kernel, which returns new tensors."""
    x, dy, mean, inverse, ones = inputs
    wanted = [False, True, True]
    aten = library.ops.aten
    return aten.native_layer_norm_backward(dy, x, (case["n"],), mean, inverse, ones, ones, wanted)[1:]


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler to fuse."""
    x, dy = (x.float() for x in inputs)
    apart = x - x.mean(1, keepdim=True)
    inverse = ((apart * apart).mean(1, keepdim=True) + case["eps"]).rsqrt()
    return tuple(t.sum(0).to(inputs[0].dtype) for t in (dy * apart * inverse, dy))


_GOALS = {"torch": 1.0, "torch.compile": 1.0}
_NEAR = ({}, {"ahead": 2, "depth": 3}, {"per_sm": 1, "ahead": 2, "depth": 3}, {"ahead": 2, "depth": 2})
_TRIES = tuple(("v3_rows_on_their_way", config) for config in _NEAR)
_SWEEP = {n: {"copy": 0.90, **_GOALS} for n in (64, 256, 1024, 4096, 8192)}
_ALSO = (("v4_rows_in_registers", {"height": 2}),)
ROWS = {
    "x86 avx2": tuple((case, n, {"torch": 1.2}, (), _ALSO) for case in ("large", "bert_base") for n in (2, 1)),
    "cuda": (
        *((case, 1, _GOALS, ("v2_rows_in_registers", *_TRIES)) for case in ("bert_base", "bert_large", "llama")),
        *(
            (f"m={(1 << 26) // n},n={n},dtype=float16", 1, goals, ("v2_rows_in_registers", *_TRIES))
            for n, goals in _SWEEP.items()
        ),
    ),
}
__all__ = ["PEERS", "ROWS", "into", "offers", "plain", "saved"]
