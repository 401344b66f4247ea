"""Cases that every row-wise operator is timed and checked on: m rows of n elements."""

from __future__ import annotations

DTYPES = ("float32", "float16", "bfloat16")

CASES = {
    # The sweep of the softmax and LayerNorm articles in float16, then longer rows that exceed every cache together.
    **{f"row{n}": {"m": 49152, "n": n, "dtype": "float16"} for n in (32, 64, 128, 256, 512, 1024, 2048, 4096, 8192)},
    "row16384": {"m": 12288, "n": 16384, "dtype": "float16"},
    "row32768": {"m": 6144, "n": 32768, "dtype": "float16"},
    "row131072": {"m": 1536, "n": 131072, "dtype": "float16"},
    "cached": {"m": 512, "n": 1024},
    "large": {"m": 4096, "n": 4096},
}
SMALL = {
    "ragged": {"m": 5, "n": 37},
    "one": {"m": 1, "n": 1},
    "column": {"m": 67, "n": 1},
    "row": {"m": 1, "n": 131},
    "even": {"m": 8, "n": 64},
    "long": {"m": 2, "n": 4096},
    "half": {"m": 6, "n": 136, "dtype": "float16"},
    "half_ragged": {"m": 3, "n": 61, "dtype": "float16"},
    "bfloat": {"m": 4, "n": 80, "dtype": "bfloat16"},
}
