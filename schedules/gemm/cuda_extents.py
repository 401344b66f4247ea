"""Arithmetic on a GEMM's extents, which are numbers, or variables of a program that serves all of them."""

from __future__ import annotations

from functools import reduce

from tvm.script import tirx as T


def known(*values) -> bool:
    """Whether all are numbers."""
    return all(isinstance(value, int) for value in values)


def divides(number: int, extent) -> bool:
    """Whether `extent` is known to be a multiple of `number`; of a variable nothing is."""
    return known(extent) and extent % number == 0


def blocks_of(extent, size):
    """How many blocks of `size` cover `extent`."""
    return (extent + size - 1) // size


def smaller(one, other):
    """The smaller of two."""
    return min(one, other) if known(one, other) else T.min(one, other)


def larger(one, other):
    """The larger of two."""
    return max(one, other) if known(one, other) else T.max(one, other)


def choose(condition, yes, no):
    """`yes` if `condition` holds, else `no`."""
    return (yes if condition else no) if isinstance(condition, bool) else T.if_then_else(condition, yes, no)


def both(*conditions):
    """Whether all hold; True or False where that is known."""
    unknown = [c for c in conditions if not isinstance(c, bool)]
    if not unknown or any(c is False for c in conditions):
        return all(c is not False for c in conditions)
    return reduce(T.And, unknown)


def opposite(condition):
    """Whether `condition` does not hold."""
    return not condition if isinstance(condition, bool) else T.Not(condition)


class Counted:
    """What plans for known extents say of counts, which plans for variables (``cuda_shapes_plan``) say otherwise."""

    @property
    def blocks(self) -> int:
        """What is launched: the clusters, as the host counts them."""
        return self.clusters

    def kept(self, value):
        """`value`, in a register where it is made of variables."""
        return value

    def counted(self):
        """The plan with its counts `kept`, for use on the device."""
        return self
