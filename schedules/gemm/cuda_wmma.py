"""WMMA as TVM tensor intrinsics: 16×16 matrices whose layout over a warp's lanes only the compiler knows.

What they do is in the CUDA C++ Programming Guide, "Warp Matrix Functions". Registered when a rung first asks for one.
"""

from __future__ import annotations

from functools import cache

from tvm.script import tirx as T

from . import cuda_intrinsics as intrinsics
from .cuda_intrinsics import TILE


def number(fragment, stride, rows, columns):
    """Which fragment of an array of fragments lies at the buffer's offset."""
    row, column = fragment.elem_offset // stride // rows, fragment.elem_offset % stride // columns
    return row * (stride // columns) + column


@cache
def wmma_load(operand: str, dtype: str, scope: str, transposed: bool) -> str:
    """Name of the intrinsic that loads a 16×16 matrix from `scope`, stored [row][k], or [k][row] if `transposed`."""
    fragment_scope = f"wmma.matrix_{operand.lower()}"
    # WMMA speaks of B as k×n: rows of k side by side are its columns.
    order = "row_major" if (operand == "A") != transposed else "col_major"

    @T.prim_func(s_tir=True)
    def description(s: T.handle, f: T.handle) -> None:
        source = T.match_buffer(s, (TILE, TILE), dtype, align=64, offset_factor=TILE, scope=scope)
        fragment = T.match_buffer(f, (TILE, TILE), dtype, align=64, offset_factor=TILE, scope=fragment_scope)
        with T.sblock("root"):
            T.reads(source[0:TILE, 0:TILE])
            T.writes(fragment[0:TILE, 0:TILE])
            for i, j in T.grid(TILE, TILE):
                with T.sblock("load"):
                    row, k = T.axis.remap("SS", [i, j])
                    s0, s1 = T.meta_var((k, row) if transposed else (row, k))
                    T.reads(source[s0, s1])
                    T.writes(fragment[row, k])
                    fragment[row, k] = source[s0, s1]

    @T.prim_func(s_tir=True)
    def implementation(s: T.handle, f: T.handle) -> None:
        stride = T.int32()
        unit = T.int32()
        across = T.int32()
        along = T.int32()
        source = T.match_buffer(
            s, (TILE, TILE), dtype, align=64, offset_factor=TILE, scope=scope, strides=[stride, unit]
        )
        fragment = T.match_buffer(
            f, (TILE, TILE), dtype, align=64, offset_factor=TILE, scope=fragment_scope, strides=[across, along]
        )
        with T.sblock("root"):
            T.reads(source[0:TILE, 0:TILE])
            T.writes(fragment[0:TILE, 0:TILE])
            T.evaluate(
                T.tvm_load_matrix_sync(
                    fragment.data,
                    TILE,
                    TILE,
                    TILE,
                    number(fragment, across, TILE, TILE),
                    source.access_ptr("r", ptr_type=dtype),
                    stride,
                    order,
                    dtype="void",
                )
            )

    return intrinsics._register(f"wmma_load_{operand}_{dtype}_{scope}_{order}", description, implementation)


@cache
def wmma_fill(total: str) -> str:
    """Name of the intrinsic that zeroes 16×16 sums."""

    @T.prim_func(s_tir=True)
    def description(c: T.handle) -> None:
        C = T.match_buffer(c, (TILE, TILE), total, align=64, offset_factor=TILE, scope="wmma.accumulator")
        with T.sblock("root"):
            T.reads()
            T.writes(C[0:TILE, 0:TILE])
            for i, j in T.grid(TILE, TILE):
                with T.sblock("zero"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    T.reads()
                    T.writes(C[vi, vj])
                    C[vi, vj] = T.Cast(total, 0)

    @T.prim_func(s_tir=True)
    def implementation(c: T.handle) -> None:
        across = T.int32()
        along = T.int32()
        C = T.match_buffer(
            c, (TILE, TILE), total, align=64, offset_factor=TILE, scope="wmma.accumulator", strides=[across, along]
        )
        with T.sblock("root"):
            T.reads()
            T.writes(C[0:TILE, 0:TILE])
            T.evaluate(
                T.tvm_fill_fragment(C.data, TILE, TILE, TILE, number(C, across, TILE, TILE), T.float32(0), dtype="void")
            )

    return intrinsics._register(f"wmma_fill_{total}", description, implementation)


@cache
def wmma_multiply(dtype: str, total: str) -> str:
    """Name of the intrinsic that adds a 16×16×16 product of fragments A[m, k] and B[n, k]."""

    @T.prim_func(s_tir=True)
    def description(a: T.handle, b: T.handle, c: T.handle) -> None:
        A = T.match_buffer(a, (TILE, TILE), dtype, align=64, offset_factor=TILE, scope="wmma.matrix_a")
        B = T.match_buffer(b, (TILE, TILE), dtype, align=64, offset_factor=TILE, scope="wmma.matrix_b")
        C = T.match_buffer(c, (TILE, TILE), total, align=64, offset_factor=TILE, scope="wmma.accumulator")
        with T.sblock("root"):
            T.reads(C[0:TILE, 0:TILE], A[0:TILE, 0:TILE], B[0:TILE, 0:TILE])
            T.writes(C[0:TILE, 0:TILE])
            for i, j, k in T.grid(TILE, TILE, TILE):
                with T.sblock("product"):
                    vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                    T.reads(C[vi, vj], A[vi, vk], B[vj, vk])
                    T.writes(C[vi, vj])
                    C[vi, vj] = C[vi, vj] + T.Cast(total, A[vi, vk]) * T.Cast(total, B[vj, vk])

    @T.prim_func(s_tir=True)
    def implementation(a: T.handle, b: T.handle, c: T.handle) -> None:
        a0 = T.int32()
        a1 = T.int32()
        b0 = T.int32()
        b1 = T.int32()
        c0 = T.int32()
        c1 = T.int32()
        A = T.match_buffer(
            a, (TILE, TILE), dtype, align=64, offset_factor=TILE, scope="wmma.matrix_a", strides=[a0, a1]
        )
        B = T.match_buffer(
            b, (TILE, TILE), dtype, align=64, offset_factor=TILE, scope="wmma.matrix_b", strides=[b0, b1]
        )
        C = T.match_buffer(
            c, (TILE, TILE), total, align=64, offset_factor=TILE, scope="wmma.accumulator", strides=[c0, c1]
        )
        with T.sblock("root"):
            T.reads(C[0:TILE, 0:TILE], A[0:TILE, 0:TILE], B[0:TILE, 0:TILE])
            T.writes(C[0:TILE, 0:TILE])
            T.evaluate(
                T.tvm_mma_sync(
                    C.data,
                    number(C, c0, TILE, TILE),
                    A.data,
                    number(A, a0, TILE, TILE),
                    B.data,
                    number(B, b0, TILE, TILE),
                    C.data,
                    number(C, c0, TILE, TILE),
                    dtype="void",
                )
            )

    return intrinsics._register(f"wmma_multiply_{dtype}_{total}", description, implementation)


@cache
def wmma_store(total: str, scope: str) -> str:
    """Name of the intrinsic that stores 16×16 sums row by row into `scope`."""

    @T.prim_func(s_tir=True)
    def description(f: T.handle, t: T.handle) -> None:
        fragment = T.match_buffer(f, (TILE, TILE), total, align=64, offset_factor=TILE, scope="wmma.accumulator")
        to = T.match_buffer(t, (TILE, TILE), total, align=64, offset_factor=TILE, scope=scope)
        with T.sblock("root"):
            T.reads(fragment[0:TILE, 0:TILE])
            T.writes(to[0:TILE, 0:TILE])
            for i, j in T.grid(TILE, TILE):
                with T.sblock("store"):
                    vi, vj = T.axis.remap("SS", [i, j])
                    to[vi, vj] = fragment[vi, vj]

    @T.prim_func(s_tir=True)
    def implementation(f: T.handle, t: T.handle) -> None:
        across = T.int32()
        along = T.int32()
        stride = T.int32()
        unit = T.int32()
        fragment = T.match_buffer(
            f, (TILE, TILE), total, align=64, offset_factor=TILE, scope="wmma.accumulator", strides=[across, along]
        )
        to = T.match_buffer(t, (TILE, TILE), total, align=64, offset_factor=TILE, scope=scope, strides=[stride, unit])
        with T.sblock("root"):
            T.reads(fragment[0:TILE, 0:TILE])
            T.writes(to[0:TILE, 0:TILE])
            T.evaluate(
                T.tvm_store_matrix_sync(
                    fragment.data,
                    TILE,
                    TILE,
                    TILE,
                    number(fragment, across, TILE, TILE),
                    to.access_ptr("w", ptr_type=total),
                    stride,
                    "row_major",
                    dtype="void",
                )
            )

    return intrinsics._register(f"wmma_store_{total}_{scope}", description, implementation)
