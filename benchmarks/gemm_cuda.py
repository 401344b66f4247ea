"""The rows of `gemm` and `batched_gemm` on the H200: each case, what it must reach beside cuBLAS, and what is tried.

A row is case, threads, {peer: ratio}, tries; a try is a rung, or a rung and changes of its hand-picked configuration.
The fastest try, or the recorded best if that is faster, is the row's figure; the others are recorded beside it.
"""

from __future__ import annotations

HOPPER = "t6_warp_specialized"
FFMA = "v9_async_copy"

_LAYOUTS = ("", ",trans_b=True")
_FLOATS = ("float16", "bfloat16")
_SQUARE = "m=4096,n=4096,k=4096"

# Rows that were missed at first, and what was tried for them.
_TF32 = (
    HOPPER,
    *((HOPPER, {"cluster": cluster}) for cluster in (2, 4)),
    (HOPPER, {"bm": 256, "bn": 128, "cluster": 2}),
)
# B[n, k] as it is; B[k, n] copied to a workspace first, instead of read through registers.
_TF32_MORE = {",trans_b=True": (HOPPER, {"in_flight": 1}), "": (HOPPER, {"swap": False, "cluster": 2})}
_MMA = (
    "t3_multistage",
    *(("t3_multistage", {"bm": bm, "bn": bn, "stages": 3}) for bm, bn in ((128, 128), (256, 128), (128, 256))),
)
_FFMA = (
    FFMA,
    *((FFMA, {"bk": 32, "register_level": level}) for level in (5, 7)),
    *((FFMA, {"group": group}) for group in (1, 8, 16)),
    (FFMA, {"bk": 32, "group": 8}),
    (FFMA, {"stages": 4, "register_level": 5}),
    (FFMA, {"bm": 256, "tm": 16, "wx": 4, "register_level": 5}),
    # Half the passes over shared memory, which is not what binds.
    *(
        (FFMA, {"pairs": 2, "wx": 8, **more})
        for more in ({}, {"stages": 4}, {"bm": 256, "tm": 16, "register_level": 5})
    ),
)
# Shapes whose tiles of C are few, in float32: k shared out.
_SHORT = ("stream_k", ("stream_k", {"resident": 2}), "split_k")
_FLOAT32 = {
    "deep": _SHORT,
    "llama_gate8": _SHORT,
    "skinny_m32": (
        "stream_k",
        "split_k",
        ("split_k", {"bn": 256}),
    ),
    "ragged1000": (*_SHORT, ("split_k", {"splits": 3}), "v9_async_copy"),
}
# Ragged shapes may be a tenth slower than cuBLAS.
_RAGGED = 0.90
# By layout of B and whether n is the vocabulary's: rows a warp takes, or columns that are read side by side.
_FEW_T = (({"tn": 1}, {"threads": 128}, {"tn": 4}), ({"tn": 4},))
_FEW_N = (
    ({"lanes": 8}, {"lanes": 8, "threads": 1024}),
    ({"lanes": 32}, {"lanes": 64, "unroll_k": 8}, {"lanes": 128, "threads": 1024}),
)


def _row(case: str, least: float, *tries, peer: str = "torch") -> tuple:
    return case, 1, {peer: least}, tries or (HOPPER,)


def _large() -> list[tuple]:
    shapes = ((4096, 4096, 4096), (8192, 8192, 8192), (4096, 11008, 4096), (8192, 8192, 1024))
    return [
        _row(f"m={m},n={n},k={k},dtype={dtype}{layout}", 1.0)
        for m, n, k in shapes
        for dtype in _FLOATS
        for layout in _LAYOUTS
    ]


def _smaller() -> list[tuple]:
    squares = [(s, s, s, 0.97) for s in (1024, 2048)]
    ragged = [(4000, 4100, 4200, 0.90), (1000, 1003, 997, 0.90)]
    return [
        _row(f"m={m},n={n},k={k},dtype=float16{layout}", least)
        for m, n, k, least in (*squares, *ragged)
        for layout in _LAYOUTS
    ]


def _decode() -> list[tuple]:
    """Few rows by the matrices of Llama-3-8B: up and down projections, the vocabulary; and a long sum."""
    rows = []
    for n, k in ((4096, 14336), (14336, 4096), (128256, 4096)):
        for m in (1, 8, 16, 64):
            for layout in reversed(_LAYOUTS):
                rows.append(_row(f"m={m},n={n},k={k},dtype=float16{layout}", 1.0, *_decode_tries(m, n, bool(layout))))
    deep = "m=64,n=64,k=100000,dtype=float16"
    return [*rows, _row(f"{deep},trans_b=True", 1.0), _row(deep, 1.0)]


def _decode_tries(m: int, n: int, transposed: bool) -> tuple:
    """One row needs no tensor core; the more rows of A all blocks read, the more a cluster that shares them saves.

    Where C is so narrow that k is split, the blocks of a cluster share k instead. A shared memory full of stages, or
    half of it; with and without asking for them before the kernel ahead has ended.
    """
    if n == 4096:
        return (HOPPER,) if m > 1 else (HOPPER, "few_rows")
    deep = 12 if m <= 16 else 8
    changed: list[dict] = [] if n == 128256 and transposed else [{"stages": deep, "ahead": 0}]
    if n == 14336:
        changed += [{"stages": deep, "ahead": deep}, *([{"bm": 64, "stages": deep, "ahead": deep}] if m <= 16 else [])]
    elif not transposed:  # how a row of B comes from memory
        changed += [{"stages": deep, "ahead": 0, more: value} for more, value in (("fetch", 128), ("keep", True))]
    if m == 64 and n == 14336:
        changed = [{"cluster": 4}, {"cluster": 8}, *({"cluster": 4, **change} for change in changed)]
    few = ("few_rows", *(("few_rows", change) for change in (_FEW_T if transposed else _FEW_N)[n > 14336]))
    return HOPPER, *((HOPPER, change) for change in changed), *(few if m == 1 else ())


def _fused() -> list[tuple]:
    epilogues = ("bias=True,activation=gelu", "residual=True")
    tries = (HOPPER, *((HOPPER, change) for change in ({"cluster": 2}, {"in_flight": 1}, {"group": 16})))
    return [_row(f"{_SQUARE},dtype=float16{layout},{e}", 1.0, *tries) for e in epilogues for layout in _LAYOUTS]


ROWS = (
    *_large(),
    *_smaller(),
    *_decode(),
    *_fused(),
    *(_row(f"{_SQUARE},math=tf32{layout}", 0.95, *_TF32, _TF32_MORE[layout]) for layout in _LAYOUTS),
    _row(f"{_SQUARE},dtype=int8,trans_b=True", 0.95),
    *(_row(f"{_SQUARE},dtype=float16{layout}", 0.55, *_MMA) for layout in _LAYOUTS),
    *(_row(f"m={s},n={s},k={s},dtype=float32", 0.97, *_FFMA) for s in (4096, 8192)),
    *(_row(case, _RAGGED if case == "ragged1000" else 1.0, *tries) for case, tries in _FLOAT32.items()),
)

BATCHED = tuple(
    _row(f"b={b},m={m},n={n},k={k},dtype=float16{layout}", 0.97)
    for b, m, n, k in ((64, 512, 512, 512), (16, 2048, 128, 2048), (16, 2048, 2048, 128))
    for layout in _LAYOUTS
)
