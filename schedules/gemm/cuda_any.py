"""GEMM on CUDA for any number of rows: decoding multiplies the same weights by batches that change from call to call.

m is a variable of the program. The grid grows with it, and what a tile lacks of rows comes as zeros into shared memory,
as ragged tiles of the rungs below do; n, k and with them all widths of access are known.
"""

from __future__ import annotations

from ..core import Case, schedule
from ..device import Gpu
from . import cuda
from .cuda import needs_async_copy, v9_async_copy
from .cuda_split import pick_ffma


def any_rows_of_a(case: Case, device: Gpu) -> str | None:
    """Rows of op(A) must lie one behind the other: their length says how wide accesses may be."""
    if not case.free:
        return "its extents are known: the other rungs use that"
    if case["trans_a"] or case["lda"]:
        return "rows of A that are its stored columns, or padded, are for known extents"
    return needs_async_copy(device)


def pick_low(case: Case, device: Gpu):
    """The low tiles of few rows, as split-K has them; blocks of any row count are numbered along the columns."""
    low = pick_ffma(case, device)
    return {**{key: value for key, value in low.items() if key != "splits"}, "group": 1}


@schedule(
    "gemm",
    "cuda",
    base="v9_async_copy",
    where=lambda case, device: any_rows_of_a(case, device) or cuda.where(case, device),
    constraint=cuda.fits,
    pick=pick_low,
    space={"bm": (8, 16, 32, 64, 128), "bn": (32, 64, 128, 256), "group": (1,)},
    symbolic=("m",),
)
def any_rows(sch, case, device, *, group=1, **below):
    """One program for every number of rows: the grid counts the tiles of C when it is launched."""
    yield from v9_async_copy(sch, case, device, group=group, **below)
    yield "The number of row tiles is computed when the kernel is launched; rows beyond m are zeros, and not written."
