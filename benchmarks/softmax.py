"""Peers of `softmax`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case

from .bandwidth import copy, triad
from .row_calls import torch, torch_compile, torch_cuda


def offers(name: str, case: Case) -> bool:
    """Every peer computes every case."""
    return True


def scores(case: Case, given: list[Any]) -> Any:
    """What the softmax is taken of."""
    x = given[0] if case["scale"] == 1.0 else given[0] * case["scale"]
    return x.masked_fill(given[1] == 0, float("-inf")) if case["masked"] else x


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: PyTorch's own kernel, into the given output."""
    return library.ops.aten._softmax.out(scores(case, inputs), 1, False, out=outputs[0])


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler to fuse."""
    return library.softmax(scores(case, inputs), 1)


PEERS = {
    "x86": {"torch": torch, "triad": triad},
    "cuda": {"torch": torch_cuda, "torch.compile": torch_compile, "copy": copy},
}

# Share of a copy's bandwidth by elements of a row, and the peers never to be slower than.
SHORT, MIDDLE, LONG = (32, 64, 128), (256, 512, 1024, 2048, 4096, 8192, 16384), (32768, 131072)


def sweep(goal: str = "copy", middle: float = 0.95, others: float = 0.90) -> tuple:
    """The articles' sweep in float16, 49152 rows as far as that stays below 1.6 GB, and rows of float32."""
    goals = {**dict.fromkeys(SHORT + LONG, others), **dict.fromkeys(MIDDLE, middle)}
    peers = {"torch": 1.0, "torch.compile": 1.0}
    half = tuple((f"m={rows(n)},n={n},dtype=float16", 1, {goal: least, **peers}) for n, least in goals.items())
    wide = tuple((f"m={rows(2 * n)},n={n}", 1, {goal: goals[n]}) for n in (64, 1024, 4096, 16384, 32768))
    return half + wide


def rows(n: int) -> int:
    """Rows of n float16 that fill 800 MB at most and 49152 at most."""
    return min(49152, 400_000_000 // n // 256 * 256)


ROWS = {
    "x86 avx2": tuple(
        (case, threads, {"torch": 1.2})
        for case in ("cached", "large", "bert384", "vocabulary", "m=4096,n=1024", "m=1000,n=1003")
        for threads in (2, 1)
    ),
    "cuda": (
        *sweep(),
        ("bert384", 1, {"torch": 1.0, "torch.compile": 1.0}),
        ("vocabulary", 1, {"torch": 1.0, "torch.compile": 1.0}),
    ),
}
