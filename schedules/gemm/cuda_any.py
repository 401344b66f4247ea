"""GEMM on CUDA for any number of rows: decoding multiplies the same weights by batches that change from call to call.

m is a variable of the program, which holds three schedules and chooses among them when it is called: for few rows and
for dozens of them blocks share out the sums, for many they share out C. Grids grow with m, and what a tile lacks of
rows comes as zeros into shared memory, as in ragged tiles of the rungs below; n, k and with them all widths of access
are known.
"""

from __future__ import annotations

from collections import deque
from math import ceil

import tvm
from tvm import s_tir, tirx

from ..core import Case, Config, find_operator, find_schedule, program
from ..device import Gpu
from . import cuda
from .cuda import finish, needs_async_copy, v9_async_copy
from .cuda_passes import passes
from .cuda_split import split_k

# Rows that the schedules are picked for: split-K's low tile, its square one, and full tiles.
PICKED_FOR = (8, 64, 4096)


def any_rows_of_a(case: Case, device: Gpu) -> str | None:
    """Rows of op(A) must lie one behind the other: their length says how wide accesses may be."""
    if not case.free:
        return "its extents are known: the other rungs use that"
    if case["trans_a"] or case["lda"]:
        return "rows of A that are its stored columns, or padded, are for known extents"
    return needs_async_copy(device)


def schedules(case: Case, device: Gpu, bm: int, bn: int) -> list[Config]:
    """The configurations for few rows, for dozens, and for many in tiles of bm×bn; without ``splits`` k is whole."""
    operator, found = find_operator(case.operator), []
    for rows, tile in zip(PICKED_FOR, ({}, {}, {"bm": bm, "bn": bn}), strict=True):
        rung = find_schedule(case.operator, device.kind, "v9_async_copy" if tile else "split_k")
        config = rung.configure(operator.fixed(case, m=rows), device, tile)
        found.append({k: v for k, v in config.items() if (k, v) != ("splits", 1)})
    return found


def fits(case: Case, device: Gpu, config: Config) -> bool:
    """Whether all three do, and follow each other."""
    found = schedules(case, device, config["bm"], config["bn"])
    return config["few"] < config["dozens"] and all(cuda.fits(case, device, each) for each in found)


def pick(case: Case, device: Gpu) -> Config:
    """Few columns keep all multiprocessors busy with full tiles from a few hundred rows on only."""
    return {"dozens": 256 if 2 * ceil(case["n"] / 128) < device.sms else 128}


@program(
    "gemm",
    "cuda",
    base="v9_async_copy",
    where=lambda case, device: any_rows_of_a(case, device) or cuda.where(case, device),
    pick=pick,
    constraint=fits,
    space={"few": (8, 16, 24, 32), "dozens": (64, 128, 192, 256), "bm": (64, 128), "bn": (64, 128)},
    options={
        "tirx.use_async_copy": True,
        "tirx.disable_storage_rewrite": True,
        "device_passes": passes("one_barrier"),
        "register_level": 7,
    },
    symbolic=("m",),
)
def any_rows(case, device, *, few=16, dozens=128, bm=128, bn=128):
    """One program for every number of rows: up to `dozens` of them blocks share out k, beyond they share out C.

    Up to `few` rows it is split-K with its low tile, up to `dozens` with its square one, else v9 with tiles of bm×bn.
    The workspace of partial sums is that of `dozens` rows at most.
    """
    definition = find_operator(case.operator).prim_func(case)
    rows = next(dim for p in definition.params for dim in p.shape if isinstance(dim, tirx.Var) and dim.name == "m")
    parts = [scheduled(definition, case, device, each) for each in schedules(case, device, bm, bn)]
    chosen = (rows <= few, tirx.And(rows > few, rows <= dozens), rows > dozens)
    body = tirx.SeqStmt([once_if(condition, part) for condition, part in zip(chosen, parts, strict=True)])
    whole = s_tir.SBlockRealize([], True, s_tir.SBlock([], [], [], "root", body))
    # The three define the same variables and buffers.
    return tirx.transform.ConvertSSA()(tvm.IRModule({"main": definition.with_body(whole)}))["main"]


def once_if(condition: tirx.Expr, body: tirx.Stmt) -> tirx.For:
    """`body` if `condition` holds, as a loop: TVM takes no kernel with barriers inside a condition of the host."""
    times = tirx.if_then_else(condition, tirx.const(1, "int32"), tirx.const(0, "int32"))
    return tirx.For(tirx.Var("once", "int32"), tirx.const(0, "int32"), times, tirx.ForKind.SERIAL, body)


def scheduled(definition: tirx.PrimFunc, case: Case, device: Gpu, config: Config) -> tirx.Stmt:
    """The body of the definition scheduled by split-K, or by v9 where k is whole."""
    sch = s_tir.Schedule(definition, error_render_level="detail")
    rung = split_k if "splits" in config else v9_async_copy
    deque(rung(sch, case, device, **config), maxlen=0)
    finish(sch, case, device, config)
    return sch.mod["main"].body
