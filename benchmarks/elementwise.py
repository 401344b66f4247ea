"""Peers of `elementwise`: PyTorch eager and compiled, and the bandwidth of a copy (CUDA) or a triad (CPU)."""

from __future__ import annotations

from typing import Any

from schedules.core import Case
from schedules.elementwise import FUNCTIONS, SCALE, chain_of

from .row_calls import PEERS, offers

# Functions that read an operand beside the value.
BESIDE = frozenset(name for name, function in FUNCTIONS.items() if function.operand)


def step(library, name: str, x: Any, y: Any, out: Any = None) -> Any:
    """One function of a chain as one call of PyTorch, into `out` if there is one."""
    aten = library.ops.aten
    if name == "gelu":
        return aten.gelu.out(x, approximate="tanh", out=out) if out is not None else aten.gelu(x, approximate="tanh")
    if name == "silu":
        return aten.silu.out(x, out=out) if out is not None else aten.silu(x)
    if name in ("relu", "exp"):
        return library.clamp_min(x, 0, out=out) if name == "relu" else library.exp(x, out=out)
    if name.endswith("_grad"):
        backward, form = (aten.threshold_backward, (0,)) if name == "relu_grad" else (aten.gelu_backward, ())
        named = {"approximate": "tanh"} if name == "gelu_grad" else {}
        return backward(y, x, *form, **named, **({} if out is None else {"grad_input": out}))
    if name in ("scale", "mul"):
        return library.mul(x, SCALE if name == "scale" else y, out=out)
    return library.add(x, y[:, None] if name == "column" else y, out=out)


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: a call for each function, the last into the given output."""
    if case["op"] == "scale+add":
        return library.add(inputs[1], inputs[0], alpha=SCALE, out=outputs[0])
    value, *rest = inputs
    names = case["op"].split("+")
    for at, (name, function) in enumerate(zip(names, chain_of(case["op"]), strict=True)):
        operand = rest.pop(0) if function.operand else None
        value = step(library, name, value, operand, outputs[0] if at == len(names) - 1 else None)
    return value


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler to fuse."""
    value, rest = inputs[0], list(inputs[1:])
    for name in case["op"].split("+"):
        value = step(library, name, value, rest.pop(0) if name in BESIDE else None)
    return value


_NEVER_SLOWER = {"torch": 1.0, "torch.compile": 1.0}
_LARGE = {"copy": 0.97, "torch": 1.0}  # one pass over memory: what a compiler could fuse is in the chains
_CHAIN = {**_LARGE, "torch.compile": 1.0}
_PACKS, _FUSED = (tuple((rung, {"threads": t}) for t in (256, 512)) for rung in ("v2_pack", "v4_fused"))

ROWS = {
    "x86 avx2": tuple(
        (case, 2, {"triad": 0.95, "torch": 1.0})
        for case in ("relu16m", "add16m", "triad16m", "bias16m", "ragged16m", "bert_gelu", "llama_silu")
    ),
    # On the H200: well over its 60 MB of L2, then a few microseconds.
    "cuda": (
        *(
            (f"m=8192,n={n},op={op},dtype={dtype}", 1, *((_CHAIN, _FUSED) if "+" in op else (_LARGE, _PACKS)))
            for op in ("add", "bias+gelu+scale", "relu", "bias", "scale+add")
            for n, dtype in ((8192, "float32"), (16384, "float16"))
        ),
        ("m=8191,n=8193,op=add,dtype=float32", 1, _LARGE, ("v3_tail",)),
        ("m=8192,n=16384,op=silu+mul,dtype=bfloat16", 1, _CHAIN, _FUSED),
        ("m=8192,n=8192,op=add,dtype=int32", 1, _LARGE, _PACKS),
        ("m=64,n=4096,op=add", 1, _NEVER_SLOWER, _PACKS),
        ("m=128,n=3072,op=bias+gelu+scale,dtype=float16", 1, _NEVER_SLOWER, _FUSED),
        ("bert_gelu", 1, _NEVER_SLOWER, _FUSED),
        ("llama_silu", 1, _NEVER_SLOWER, _FUSED),
    ),
}
__all__ = ["PEERS", "ROWS", "into", "offers", "plain"]
