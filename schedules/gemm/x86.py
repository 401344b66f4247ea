"""GEMM on x86, from the definition to packed panels and a register micro-kernel."""

from __future__ import annotations

from ..core import schedule
from ..steps import split_init


def finish(sch, case, device, config):
    """Zero the accumulators before the k loop instead of testing for the first k in it."""
    split_init(sch)


def product_block(sch, case):
    """The block that multiplies and adds, and the epilogue block behind it (None if there is none)."""
    plain = case["alpha"] == 1.0 and case["beta"] == 0.0
    return (sch.get_sblock("C"), None) if plain else (sch.get_sblock("AB"), sch.get_sblock("C"))


@schedule("gemm", "x86", finish=finish)
def v0_naive(sch, case, device):
    """Three loops as the definition has them: the baseline every other rung is measured against.

    C[i, j] is one dot product; B is walked down a column, one cache line per element.
    """
    block, epilogue = product_block(sch, case)
    yield "Each C[i, j] is a dot product of a row of A and a column of B."
    return block, epilogue
