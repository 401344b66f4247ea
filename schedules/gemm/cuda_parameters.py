"""Whole programs with the definition's parameters, however many its epilogue brings."""

from __future__ import annotations

from tvm import tirx
from tvm.script import tirx as T

from .cuda_hopper_operand import GRAIN


def with_parameters(args, body) -> tirx.PrimFunc:
    """A PrimFunc with the parameters `args` that runs ``body(A, B, {name: operand of the epilogue}, C)``.

    A script's parameters cannot vary, hence one function for each number of them.
    """
    return (_with_none, _with_one, _with_two, _with_three)[len(args) - 3](body, args)


def _with_none(body, args):
    @T.prim_func
    def main(A_: T.handle, B_: T.handle, C_: T.handle):
        A = T.match_buffer(A_, args[0].shape, args[0].dtype, align=GRAIN)
        B = T.match_buffer(B_, args[1].shape, args[1].dtype, align=GRAIN)
        C = T.match_buffer(C_, args[-1].shape, args[-1].dtype, align=GRAIN)
        body(A, B, {}, C)

    return main


def _with_one(body, args):
    @T.prim_func
    def main(A_: T.handle, B_: T.handle, E0_: T.handle, C_: T.handle):
        A = T.match_buffer(A_, args[0].shape, args[0].dtype, align=GRAIN)
        B = T.match_buffer(B_, args[1].shape, args[1].dtype, align=GRAIN)
        E0 = T.match_buffer(E0_, args[2].shape, args[2].dtype, align=GRAIN)
        C = T.match_buffer(C_, args[-1].shape, args[-1].dtype, align=GRAIN)
        body(A, B, {args[2].name: E0}, C)

    return main


def _with_two(body, args):
    @T.prim_func
    def main(A_: T.handle, B_: T.handle, E0_: T.handle, E1_: T.handle, C_: T.handle):
        A = T.match_buffer(A_, args[0].shape, args[0].dtype, align=GRAIN)
        B = T.match_buffer(B_, args[1].shape, args[1].dtype, align=GRAIN)
        E0 = T.match_buffer(E0_, args[2].shape, args[2].dtype, align=GRAIN)
        E1 = T.match_buffer(E1_, args[3].shape, args[3].dtype, align=GRAIN)
        C = T.match_buffer(C_, args[-1].shape, args[-1].dtype, align=GRAIN)
        body(A, B, {args[2].name: E0, args[3].name: E1}, C)

    return main


def _with_three(body, args):
    @T.prim_func
    def main(A_: T.handle, B_: T.handle, E0_: T.handle, E1_: T.handle, E2_: T.handle, C_: T.handle):
        A = T.match_buffer(A_, args[0].shape, args[0].dtype, align=GRAIN)
        B = T.match_buffer(B_, args[1].shape, args[1].dtype, align=GRAIN)
        E0 = T.match_buffer(E0_, args[2].shape, args[2].dtype, align=GRAIN)
        E1 = T.match_buffer(E1_, args[3].shape, args[3].dtype, align=GRAIN)
        E2 = T.match_buffer(E2_, args[4].shape, args[4].dtype, align=GRAIN)
        C = T.match_buffer(C_, args[-1].shape, args[-1].dtype, align=GRAIN)
        body(A, B, {args[2].name: E0, args[3].name: E1, args[4].name: E2}, C)

    return main
