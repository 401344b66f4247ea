"""GEMM on CUDA for any number of rows: decoding multiplies the same weights by batches that change from call to call.

m is a variable of the program, which holds several schedules and chooses among them when it is called: as long as tiles
of C are too few for all multiprocessors blocks share out the sums, in tiles as high as the rows ask for; beyond, they
share out C. Grids grow with m, and what a tile lacks of rows comes as zeros into shared memory, as in ragged tiles of
the rungs below; n, k and with them all widths of access are known.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

import tvm
from tvm import s_tir, tirx

from ..core import Case, Config, find_operator, find_schedule, program
from ..device import Gpu
from . import cuda
from .cuda import finish, needs_async_copy, v9_async_copy
from .cuda_passes import passes
from .cuda_split import parts, split_k

# Tiles of split-K by the rows they are for. Up to 64 rows what counts is how many elements of B are under way: threads
# of 4×4 and 8×4 elements of C leave registers for twice as many warps as 8×8 do.
LOW = (
    (8, {"bm": 8, "bn": 256, "tm": 4, "tn": 4, "wx": 16}),
    (16, {"bm": 16, "bn": 256, "tm": 4, "tn": 4, "wx": 8}),
    (32, {"bm": 32, "bn": 128, "tm": 8, "tn": 4, "wx": 8}),
    (64, {"bm": 64, "bn": 128, "tm": 8, "tn": 4, "wx": 4}),
)
MOST_SPLIT = (192, 256, 384, 512, 768, 1024)


def any_rows_of_a(case: Case, device: Gpu) -> str | None:
    """Rows of op(A) must lie one behind the other: their length says how wide accesses may be."""
    if not case.free:
        return "its extents are known: the other rungs use that"
    if case["trans_a"] or case["lda"]:
        return "rows of A that are its stored columns, or padded, are for known extents"
    return needs_async_copy(device)


@dataclass(frozen=True)
class Part:
    """One of the schedules: its configuration (k is whole without ``splits``), for more rows than the first of each
    range, up to the second (None: any number)."""

    config: Config
    ranges: tuple[tuple[int, int | None], ...]

    def chosen(self, rows: tirx.Var) -> tirx.Expr:
        """Whether it is for so many rows."""
        tests = [rows > low if high is None else tirx.And(rows > low, rows <= high) for low, high in self.ranges]
        found = tests[0]
        for test in tests[1:]:
            found = tirx.Or(found, test)
        return found


def schedules(case: Case, device: Gpu, most: int, bm: int, bn: int, tn: int, blocks: int) -> Sequence[Part]:
    """The schedules: split-K in tiles as high as there are rows, up to `most` rows in tiles of bm×bn, and v9's tiles.

    Three tiles of 64 rows are less work than two of 128.
    """
    operator, found = find_operator(case.operator), {}

    def enter(rows: int, tile: Config, *ranges: tuple[int, int | None]) -> None:
        fixed = operator.fixed(case, m=rows)
        splits = parts(fixed, device, tile["bm"], tile["bn"], 16, blocks) if rows <= most else 1
        rung = find_schedule(case.operator, device.kind, "split_k" if splits > 1 else "v9_async_copy")
        config = rung.configure(
            fixed, device, {**tile, "bk": 16, "pairs": 1, **({"splits": splits} if splits > 1 else {})}
        )
        key = repr(sorted(config.items()))
        before = found[key].ranges if key in found else ()
        found[key] = Part(config, before + tuple((low, high) for low, high in ranges if high is None or low < high))

    below = 0
    for rows, tile in LOW:
        enter(rows, tile, (below, rows), *([(128, 192)] if rows == 64 else []))
        below = rows
    high = {"bm": bm, "bn": bn, "tm": 8, "tn": tn, "wx": 4}
    enter(128, high, (below, 128))
    enter(256, high, (192, most))
    enter(most + 1, {"bm": 128, "bn": 128}, (most, None))
    return [part for part in found.values() if part.ranges]


def fits(case: Case, device: Gpu, config: Config) -> bool:
    """Whether all of them do."""
    return all(cuda.fits(case, device, part.config) for part in schedules(case, device, **config))


def pick(case: Case, device: Gpu) -> Config:
    """k is cut until tiles of 128×128 are some more than the multiprocessors."""
    columns = ceil(case["n"] / 128)
    most = [rows for rows in MOST_SPLIT if ceil(rows / 128) * columns <= 3 * device.sms // 2]
    return {"most": max(most, default=MOST_SPLIT[0])}


@program(
    "gemm",
    "cuda",
    base="v9_async_copy",
    where=lambda case, device: any_rows_of_a(case, device) or cuda.where(case, device),
    pick=pick,
    constraint=fits,
    space={"most": MOST_SPLIT, "bm": (64, 128), "bn": (64, 128), "tn": (4, 8), "blocks": (2, 4)},
    options={
        "tirx.use_async_copy": True,
        "tirx.disable_storage_rewrite": True,
        "device_passes": passes("one_barrier", "keep_resident"),
        "register_level": 7,
    },
    symbolic=("m",),
)
def any_rows(case, device, *, most=512, bm=128, bn=128, tn=8, blocks=2):
    """One program for every number of rows: up to `most` of them blocks share out k, beyond they share out C.

    It is split-K in tiles as high as there are rows (from 65 on bm×bn, 8×tn elements a thread), `blocks` of them for
    every multiprocessor; beyond `most` rows it is v9. The workspace of partial sums is that of `most` rows at most.
    """
    definition = find_operator(case.operator).prim_func(case)
    rows = next(dim for p in definition.params for dim in p.shape if isinstance(dim, tirx.Var) and dim.name == "m")
    bodies = [
        once_if(part.chosen(rows), scheduled(definition, case, device, part.config))
        for part in schedules(case, device, most, bm, bn, tn, blocks)
    ]
    whole = s_tir.SBlockRealize([], True, s_tir.SBlock([], [], [], "root", tirx.SeqStmt(bodies)))
    # They define the same variables and buffers.
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
