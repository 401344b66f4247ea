"""Triton's matrix multiply: tiles of C in grouped order, tiles of A and B through the compiler's own pipeline.

After the Triton documentation's tutorial "Matrix Multiplication". Imported only where Triton is installed.
"""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl

# Tiles (rows, columns, depth), stages and warps among which Triton's own autotuner chooses: large, square, low.
CONFIGS = [
    triton.Config({"BM": bm, "BN": bn, "BK": 64}, num_stages=stages, num_warps=warps)
    for bm, bn, stages, warps in ((128, 256, 3, 8), (128, 128, 4, 8), (64, 128, 4, 4), (16, 128, 5, 4))
]


@triton.autotune(CONFIGS, key=["m", "n", "k"])
@triton.jit
def _kernel(
    a,
    b,
    c,
    m,
    n,
    k,
    a_row,
    a_col,
    b_row,
    b_col,
    c_row,
    BM: tl.constexpr,
    BN: tl.constexpr,
    BK: tl.constexpr,
    GROUP: tl.constexpr,
):
    """One program computes a BM×BN tile of C; programs are numbered down GROUP rows of tiles, then along."""
    tile, rows, columns = tl.program_id(0), tl.cdiv(m, BM), tl.cdiv(n, BN)
    first = tile // (GROUP * columns) * GROUP
    height = min(rows - first, GROUP)
    i = (first + tile % (GROUP * columns) % height) * BM + tl.arange(0, BM)
    j = tile % (GROUP * columns) // height * BN + tl.arange(0, BN)
    p = tl.arange(0, BK)
    a_tile = a + (i % m)[:, None] * a_row + p[None, :] * a_col
    b_tile = b + p[:, None] * b_row + (j % n)[None, :] * b_col
    total = tl.zeros((BM, BN), dtype=tl.float32)
    for step in range(0, tl.cdiv(k, BK)):
        left = k - step * BK
        x = tl.load(a_tile, mask=p[None, :] < left, other=0.0)
        y = tl.load(b_tile, mask=p[:, None] < left, other=0.0)
        total = tl.dot(x, y, total)
        a_tile += BK * a_col
        b_tile += BK * b_row
    inside = (i[:, None] < m) & (j[None, :] < n)
    tl.store(c + i[:, None] * c_row + j[None, :], total.to(c.dtype.element_ty), mask=inside)


def multiply(a: Any, b: Any, c: Any) -> None:
    """C[m, n] = A[m, k] · B[k, n] of torch tensors in float16 or bfloat16 on the GPU, any strides of A and B."""
    (m, k), n = a.shape, b.shape[1]
    grid = lambda meta: (triton.cdiv(m, meta["BM"]) * triton.cdiv(n, meta["BN"]),)  # noqa: E731
    _kernel[grid](a, b, c, m, n, k, *a.stride(), *b.stride(), c.stride(0), GROUP=8)
