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


# Share of a copy's bandwidth by elements of a row.
GOALS = {
    **dict.fromkeys((32, 64, 128), 0.90),
    **dict.fromkeys((256, 512, 1024, 2048, 4096, 8192, 16384), 0.95),
    **dict.fromkeys((32768, 131072), 0.90),
}
PYTORCH = {"torch": 1.0, "torch.compile": 1.0}  # peers never to be slower than
SWEPT = 49152  # rows of the articles' sweep


def sweep() -> tuple:
    """The articles' sweep in float16, and rows of float32.

    Where 49152 rows fit the L2 cache they are compared with PyTorch alone, and more rows with a copy; where they have
    more than 2²⁶ elements there are as many fewer.
    """
    small = tuple((_half(SWEPT, n), 1, PYTORCH, tries(n, 2)) for n in GOALS if n < 1024)
    half = tuple((_half(rows(n), n), 1, {"copy": least, **PYTORCH}, tries(n, 2)) for n, least in GOALS.items())
    wide = ((n, GOALS[n]) for n in (64, 1024, 4096, 16384, 32768, 131072))
    return small + half + tuple((f"m={rows(2 * n)},n={n}", 1, {"copy": least}, tries(n, 4)) for n, least in wide)


def selection(middle: float = 0.95) -> tuple:
    """A few rows of the sweep, for operators that are laid out by the same code: beside a copy and PyTorch."""
    few = ((64, 0.90), (256, middle), (1024, middle), (4096, middle), (16384, middle), (32768, 0.90), (131072, 0.90))
    return tuple((_half(rows(n), n), 1, {"copy": least, **PYTORCH}, tries(n, 2)) for n, least in few)


def _half(m: int, n: int) -> str:
    return f"m={m},n={n},dtype=float16"


def tries(n: int, itemsize: int) -> tuple:
    """The rung for rows of n elements in its hand-picked configuration and in neighbouring ones."""
    shared = [("v6_cluster", config) for config in _clusters(n * itemsize)]
    if n * itemsize > 128 << 10:
        return (*(("v5_block_uncached", {"threads": 1024, "ahead": a}) for a in (4, 8)), *shared)
    most = 1 << (n * itemsize // 16).bit_length() - 1  # threads: about as many as vectors, half and a quarter of them
    deals = [(t, 256 // t) for t in (most, most // 2, most // 4) if 1 <= t <= 32]
    if most <= 8:
        deals += [(most, 512 // most), (most // 2, 512 // most)]  # fewer and larger blocks
    short = tuple({"threads": t, "rows": r} for t, r in deals)
    long = tuple({"threads": t, "rows": 1} for t in (128, 256) if t <= most)
    full = ({"threads": 512, "recompute": False}, {"threads": 1024})
    others = short if n < 1024 else long if n <= 4096 else full
    return ("v4_vectorized", *(("v4_vectorized", config) for config in others), *shared)


def _clusters(size: int) -> tuple:
    """Ways to share a row of so many bytes among blocks: as picked, and in larger and smaller parts."""
    if size < 8 << 10:
        return ()
    if size <= 128 << 10:
        block = size >> 7  # threads with 128 bytes each
        more = ((block, max(block, 512)), (min(1024, 2 * block), 1024))
        one = tuple({"threads": t, "cluster": 1, "recompute": False, "resident": r} for t, r in more)
        # Half of the row for each of two blocks: where a row's weights take time, the other two go on.
        two = {"threads": 512, "cluster": 2, "recompute": True, "resident": 1024}
        return ({}, *one, two) if size == 64 << 10 else ({}, *one)
    return (
        {},
        {"threads": 512, "cluster": 8, "recompute": True, "resident": 1536},
        {"threads": 256, "cluster": 8, "recompute": True, "resident": 1024},
        {"threads": 1024, "cluster": 4, "recompute": False, "resident": 1024},
    )


def rows(n: int) -> int:
    """As many rows of n as have 2²⁶ elements: 128 MB of float16 in and out, several times an L2 cache; not more than
    the sweep has, where those exceed the cache too."""
    return (1 << 26) // n if n < 1024 else min(SWEPT, (1 << 26) // n)


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
