"""Peers of `transpose`: PyTorch eager and compiled, and the bandwidth of a copy (CUDA) or a triad (CPU)."""

from __future__ import annotations

from typing import Any

from schedules.core import Case

from .row_calls import PEERS, offers


def order_of(case: Case) -> list[int]:
    """The axes of X in the order of Y."""
    return [int(digit) for digit in case["perm"]]


def into(library, case: Case, inputs: list[Any], outputs: list[Any]) -> Any:
    """Eager: a permuted view, copied into the given output."""
    return outputs[0].copy_(inputs[0].permute(order_of(case)))


def plain(library, case: Case, inputs: tuple[Any, ...]) -> Any:
    """For the compiler."""
    return inputs[0].permute(order_of(case)).contiguous()


_NEVER_SLOWER = {"torch": 1.0, "torch.compile": 1.0}
_LARGE = {"copy": 0.97, "torch": 1.0}


def _tiles(*sizes: tuple[int, int, int]) -> tuple:
    return tuple(("v4_vectorized", {"bp": bp, "bq": bq, "threads": threads}) for bp, bq, threads in sizes)


_TILES = _tiles((64, 64, 256), (64, 64, 512), (32, 64, 256), (64, 32, 128), (32, 32, 128))


def _words(*sizes: tuple[int, ...]) -> tuple:
    return tuple(("v6_words", dict(zip(("threads", "bp", "bq", "lanes"), size, strict=False))) for size in sizes)


_EDGES = tuple(
    ("v5_own_edges", {"threads": threads, "bp": bp, "bq": bq, "edge": 32, "lanes": lanes, "side": side})
    for threads, bp, bq, lanes, side in (
        (512, 64, 64, 8, 4),
        (512, 64, 64, 16, 8),
        (512, 64, 128, 32, 8),
        (1024, 128, 128, 32, 16),
    )
)
_NARROW = (*_tiles((64, 64, 256), (64, 128, 512)), *_words((256, 64, 128), (512, 128, 128), (512, 128, 128, 16)))
_KEYS = (*_tiles((64, 64, 256), (64, 64, 512), (64, 128, 512)), *_words((128, 64, 64), (256, 128, 64)))  # of 64 each
_BYTES = (*_tiles((128, 128, 512)), *_words((512, 128, 256), (512, 128, 256, 16), (1024, 256, 256, 16)))
_ROWS = tuple(("rows_packs", {"unroll": unroll}) for unroll in (1, 2, 4))
_MATRICES = (
    (8192, 8192, "float32"),
    (8192, 16384, "float16"),
    (8191, 8189, "float32"),
    (16384, 16384, "int8"),
)


def _tried(a: int, dtype: str) -> tuple:
    """For a matrix of `a` rows: tiles, and tiles with edges of their own where it is odd."""
    return (_TILES[1], *_EDGES) if a % 2 else {"float32": _TILES, "float16": _NARROW, "int8": _BYTES}[dtype]


ROWS = {
    "x86 avx2": tuple(
        (case, 2, {"torch": 2.0})
        for case in (
            "square1024",
            "square2048",
            "square4096",
            "ragged4000",
            "tall",
            "heads",
            "keys",
            "nhwc_nchw",
            "images",
        )
    ),
    # On the H200: well over its 60 MB of L2; attention's in 12 heads; a few microseconds.
    "cuda": (
        *((f"a={a},b={b},perm=10,dtype={t}", 1, _LARGE, _tried(a, t)) for a, b, t in _MATRICES),
        *(
            (f"a=128,b=512,c=12,d=64,perm={perm},dtype={dtype}", 1, _LARGE, rungs)
            for dtype, tiles in (("float16", _KEYS), ("float32", _TILES))
            for perm, rungs in (("0213", _ROWS), ("0231", tiles))
        ),
        *(
            (f"a={a},b={b},c=12,d=64,perm={perm},dtype=float16", 1, _NEVER_SLOWER, rungs)
            for a, b in ((1, 128), (8, 384), (32, 512))
            for perm, rungs in (("0213", _ROWS), ("0231", _KEYS))
        ),
        ("a=64,b=56,c=56,d=256,perm=0312,dtype=float32", 1, _LARGE, _TILES),
        ("a=64,b=256,c=56,d=56,perm=0231,dtype=float32", 1, _LARGE, _TILES),
        ("a=256,b=224,c=224,d=3,perm=0312,dtype=float32", 1, _LARGE, _TILES),
        (
            "a=32,b=48,c=32,d=48,e=40,perm=42031,dtype=float32",
            1,
            _LARGE,
            (
                *_tiles(*((64, 64, t) for t in (240, 480))),
                *(("v7_joined_rows", {"threads": t, "br": br}) for t, br in ((480, 4), (480, 8), (960, 8))),
            ),
        ),
        ("a=1024,b=1024,perm=10,dtype=float32", 1, _NEVER_SLOWER, _TILES),
    ),
}
__all__ = ["PEERS", "ROWS", "into", "offers", "plain"]
