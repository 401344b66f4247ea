"""Peers of `softmax`: PyTorch eager and compiled, and the bandwidth of a copy."""

from __future__ import annotations

from typing import Any

from schedules.core import Case

from .row_calls import PEERS, offers


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


# Share of a copy's bandwidth by elements of a row, and the peers never to be slower than.
SHORT, MIDDLE, LONG = (32, 64, 128), (256, 512, 1024, 2048, 4096, 8192, 16384), (32768, 131072)


def sweep() -> tuple:
    """The articles' sweep in float16 (long rows fewer: see `rows`), and rows of float32."""
    goals = {**dict.fromkeys(SHORT + LONG, 0.90), **dict.fromkeys(MIDDLE, 0.95)}
    peers = {"torch": 1.0, "torch.compile": 1.0}
    half = tuple(
        (f"m={rows(n)},n={n},dtype=float16", 1, {"copy": least, **peers}, tries(n, 2)) for n, least in goals.items()
    )
    wide = tuple(
        (f"m={rows(2 * n)},n={n}", 1, {"copy": goals[n]}, tries(n, 4)) for n in (64, 1024, 4096, 16384, 32768, 131072)
    )
    return half + wide


def selection(middle: float = 0.95) -> tuple:
    """A few rows of the sweep, for operators that are laid out by the same code: beside a copy and PyTorch."""
    few = ((64, 0.90), (256, middle), (1024, middle), (4096, middle), (16384, middle), (32768, 0.90), (131072, 0.90))
    return tuple((f"m={rows(n)},n={n},dtype=float16", 1, {"copy": g, "torch": 1.0}, tries(n, 2)) for n, g in few)


def tries(n: int, itemsize: int) -> tuple:
    """The rung for rows of n elements in its hand-picked configuration and in neighbouring ones."""
    if n * itemsize > 128 << 10:
        return tuple(("v5_block_uncached", {"threads": t, "ahead": a}) for t, a in ((1024, 4), (1024, 8), (512, 8)))
    most = 1 << (n * itemsize // 16).bit_length() - 1  # threads: about as many as vectors, half and a quarter of them
    short = tuple({"threads": t, "rows": 256 // t} for t in (most, most // 2, most // 4) if 1 <= t <= 32)
    long = ({"threads": 128, "rows": 1}, {"threads": 256, "rows": 1}, {"threads": 512, "rows": 1})
    full = ({"threads": 512, "recompute": False}, {"threads": 512, "recompute": True}, {"threads": 1024})
    others = short if n < 1024 else long if n <= 4096 else full
    return ("v4_vectorized", *(("v4_vectorized", config) for config in others))


def rows(n: int) -> int:
    """49152 rows of n, or as many as have 2²⁶ elements: 128 MB of float16 in and out, several times an L2 cache."""
    return min(49152, (1 << 26) // n)


ROWS = {
    "x86 avx2": tuple(
        (case, threads, {"torch": 1.2}, (), also)
        for case, also in (
            *((case, ()) for case in ("cached", "bert384", "m=4096,n=1024", "m=1000,n=1003")),
            *((case, (("v5_past_caches", {}),)) for case in ("large", "vocabulary")),
        )
        for threads in (2, 1)
    ),
    "cuda": (
        *sweep(),
        ("bert384", 1, {"torch": 1.0, "torch.compile": 1.0}, tries(384, 4)),
        ("vocabulary", 1, {"torch": 1.0, "torch.compile": 1.0}, tries(128256, 4)),
    ),
}
__all__ = ["PEERS", "ROWS", "into", "offers", "plain"]
