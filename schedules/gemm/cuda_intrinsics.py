"""The tensor cores' warp-level instructions as TVM tensor intrinsics: ldmatrix and mma.sync.

One description covers every input dtype: a fragment is 16 rows of 32 bytes of k, whatever the element is. Layouts and
shapes are those of the PTX ISA, "Matrix fragments for mma.m16n8k16 / .m16n8k8 (tf32) / .m16n8k32 (int8)", each used
twice to cover 16 columns. TVM's own registry has only some of the dtypes and takes a quarter of a minute to import;
here an intrinsic is registered when a rung first asks for it.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from tvm.s_tir import TensorIntrin
from tvm.script import tirx as T

WARP = 32
TILE = 16
# Bytes of k in one fragment, and in one row of the 8×8 matrices that ldmatrix moves.
FRAGMENT_BYTES = 32
ROW_BYTES = 16
# What PTX calls an input dtype; float32 products are computed in tf32.
PTX_TYPE = {"float16": "fp16", "bfloat16": "bf16", "float32": "tf32", "int8": "int8"}


def k_of(dtype: str) -> int:
    """The extent of k that one fragment of `dtype` covers: 16 for float16, 8 for tf32, 32 for int8."""
    return FRAGMENT_BYTES // np.dtype(dtype).itemsize


def fragment_layout(operand: str, dtype: str):
    """(row, k) of a 16×k fragment → (lane, position in the lane's registers), for operand "A" (rows m) or "B" (rows n).

    A lane's registers hold 4 bytes of row lane // 4 of each of the four 8×8 matrices; A walks down the rows first, B
    along k, so that B's two halves are the two instructions' operands.
    """
    per_register = 4 // np.dtype(dtype).itemsize
    half = k_of(dtype) // 2

    def layout(row, k):
        lane = row % 8 * 4 + k % half // per_register
        matrix = k // half * 2 + row // 8 if operand == "A" else row // 8 * 2 + k // half
        return lane, matrix * per_register + k % per_register

    return layout


def accumulator_layout(row, column):
    """(row, column) of a 16×16 tile of sums → (lane, position): two neighbours in each of four 8×8 quarters."""
    return row % 8 * 4 + column % 8 // 2, column // 8 * 4 + row // 8 * 2 + column % 2


@cache
def ldmatrix(operand: str, dtype: str, scope: str, transposed: bool) -> str:
    """Name of the intrinsic that loads a fragment from `scope`, stored [row][k], or [k][row] if `transposed`.

    Transposing works on 16-bit elements only.
    """
    depth, size = k_of(dtype), np.dtype(dtype).itemsize
    shape = (depth, TILE) if transposed else (TILE, depth)
    chunk, per_lane = ROW_BYTES // size, TILE * depth // WARP
    layout = fragment_layout(operand, dtype)
    # Which half of the fragment the lanes 8–15 and 16–31 address follows from the order of the matrices.
    along_rows_first = (operand == "A") != transposed

    def offset(lane, stride):
        if along_rows_first:
            return stride * (lane % 16) + chunk * (lane // 16)
        return stride * (lane // 16 * 8 + lane % 8) + chunk * (lane // 8 % 2)

    @T.prim_func(s_tir=True)
    def description(s: T.handle, f: T.handle) -> None:
        source = T.match_buffer(s, shape, dtype, align=64, offset_factor=chunk, scope=scope)
        fragment = T.match_buffer(f, (WARP, per_lane), dtype, align=64, offset_factor=per_lane, scope="warp")
        with T.sblock("root"):
            T.reads(source[0 : shape[0], 0 : shape[1]])
            T.writes(fragment[0:WARP, 0:per_lane])
            for i, j in T.grid(TILE, depth):
                with T.sblock("load"):
                    row, k = T.axis.remap("SS", [i, j])
                    s0, s1 = T.meta_var((k, row) if transposed else (row, k))
                    lane, position = T.meta_var(layout(row, k))
                    T.reads(source[s0, s1])
                    T.writes(fragment[lane, position])
                    fragment[lane, position] = source[s0, s1]

    @T.prim_func(s_tir=True)
    def implementation(s: T.handle, f: T.handle) -> None:
        stride = T.int32()
        unit = T.int32()
        source = T.match_buffer(s, shape, dtype, align=64, offset_factor=chunk, scope=scope, strides=[stride, unit])
        fragment = T.match_buffer(f, (WARP, per_lane), dtype, align=64, offset_factor=per_lane, scope="warp")
        with T.sblock("root"):
            T.reads(source[0 : shape[0], 0 : shape[1]])
            T.writes(fragment[0:WARP, 0:per_lane])
            for lane in T.thread_binding(0, WARP, "threadIdx.x"):
                T.evaluate(
                    T.ptx_legacy.ldmatrix(
                        transposed,
                        4,
                        ".b16",
                        fragment.data,
                        fragment.elem_offset + per_lane * lane,
                        source.access_ptr("r"),
                        offset(lane, stride),
                        dtype=dtype,
                    )
                )

    return _register(f"ldmatrix_{operand}_{dtype}_{scope}_{'k' if transposed else 'row'}", description, implementation)


@cache
def mma(dtype: str, total: str) -> str:
    """Name of the intrinsic that adds a 16×16 tile of products: two mma.sync, each 16×8."""
    depth = k_of(dtype)
    per_lane, sums = TILE * depth // WARP, TILE * TILE // WARP
    layout_a, layout_b = fragment_layout("A", dtype), fragment_layout("B", dtype)
    shape, ptx_total = f"m16n8k{depth}", {"float32": "fp32", "int32": "int32"}[total]

    def widen(value):
        return T.Cast(total, value) if dtype != total else value

    @T.prim_func(s_tir=True)
    def description(a: T.handle, b: T.handle, c: T.handle) -> None:
        A = T.match_buffer(a, (WARP, per_lane), dtype, align=64, offset_factor=per_lane, scope="warp")
        B = T.match_buffer(b, (WARP, per_lane), dtype, align=64, offset_factor=per_lane, scope="warp")
        C = T.match_buffer(c, (WARP, sums), total, align=64, offset_factor=sums, scope="warp")
        with T.sblock("root"):
            T.reads(C[0:WARP, 0:sums], A[0:WARP, 0:per_lane], B[0:WARP, 0:per_lane])
            T.writes(C[0:WARP, 0:sums])
            for i, j, k in T.grid(TILE, TILE, depth):
                with T.sblock("product"):
                    vi, vj, vk = T.axis.remap("SSR", [i, j, k])
                    la, pa = T.meta_var(layout_a(vi, vk))
                    lb, pb = T.meta_var(layout_b(vj, vk))
                    lc, pc = T.meta_var(accumulator_layout(vi, vj))
                    T.reads(C[lc, pc], A[la, pa], B[lb, pb])
                    T.writes(C[lc, pc])
                    C[lc, pc] = C[lc, pc] + widen(A[la, pa]) * widen(B[lb, pb])

    @T.prim_func(s_tir=True)
    def implementation(a: T.handle, b: T.handle, c: T.handle) -> None:
        A = T.match_buffer(a, (WARP, per_lane), dtype, align=64, offset_factor=per_lane, scope="warp")
        B = T.match_buffer(b, (WARP, per_lane), dtype, align=64, offset_factor=per_lane, scope="warp")
        C = T.match_buffer(c, (WARP, sums), total, align=64, offset_factor=sums, scope="warp")
        with T.sblock("root"):
            T.reads(C[0:WARP, 0:sums], A[0:WARP, 0:per_lane], B[0:WARP, 0:per_lane])
            T.writes(C[0:WARP, 0:sums])
            for lane in T.thread_binding(0, WARP, "threadIdx.x"):
                for half in T.unroll(2):
                    T.evaluate(
                        T.ptx_legacy.mma(
                            shape,
                            "row",
                            "col",
                            PTX_TYPE[dtype],
                            PTX_TYPE[dtype],
                            ptx_total,
                            A.data,
                            A.elem_offset + lane * per_lane,
                            B.data,
                            B.elem_offset + lane * per_lane + half * (per_lane // 2),
                            C.data,
                            C.elem_offset + lane * sums + half * (sums // 2),
                            False,
                            dtype=total,
                        )
                    )

    return _register(f"mma_{dtype}_{total}", description, implementation)


def _register(name: str, description, implementation) -> str:
    TensorIntrin.register(name, description, implementation, override=True)
    return name
