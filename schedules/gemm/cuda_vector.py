"""One row of C, or a few: a matrix-vector product, bound by reading B once, without tensor cores.

The two shapes are those of GEMV on GPUs (cuBLAS' names: "T" where k is contiguous in B, "N" where n is). What counts is
how many bytes are on their way: 128-bit loads, several a thread before the first is used, all multiprocessors busy.
"""

from __future__ import annotations

import numpy as np

from ..core import Case, Config, schedule
from ..device import Gpu
from ..steps import bind_rest, block_realizes, first_reduction
from .cuda_tiles import pad, row_lengths, unroll, vector_width

MOST_ROWS = 8
LANES = 32


def where(case: Case, device: Gpu) -> str | None:
    """A few rows; sums that threads can keep."""
    if case["m"] > MOST_ROWS:
        return f"m={case['m']}: from {MOST_ROWS + 1} rows on, B is used often enough for tiles to pay"
    if case["dtype"] in ("int8", "float64") or case["math"] == "tf32":
        return f"few_rows multiplies float32, float16 and bfloat16, not {case['dtype']} with math={case['math']}"
    return None


def finish(sch, case, device, config):
    """Zero the partial sums before their loop; map what no step has mapped yet."""
    bind_rest(sch)
    for realize in block_realizes(sch.mod["main"]):
        name = realize.block.name_hint
        if name.endswith("_rf") or (realize.block.init is not None and not case["trans_b"]):
            block = sch.get_sblock(name)
            sch.decompose_reduction(block, sch.get_loops(block)[first_reduction(sch, block)])


def pick(case: Case, device: Gpu) -> Config:
    """Enough blocks for every multiprocessor: where C is short, more threads share its sums."""
    if case["trans_b"]:
        return {"tn": 2 if case["n"] >= 64 * device.sms else 1, "threads": 256, "unroll_k": 4}
    narrow = case["n"] < 64 * 2 * device.sms
    config = {"lanes": 4 if narrow else 8, "threads": 512, "unroll_k": 4 if case["m"] <= 2 else 2}
    return config if fits(case, device, config) else {**config, "threads": 256}


def fits(case: Case, device: Gpu, config: Config) -> bool:
    """Whether threads form whole groups of `lanes`, and the sums that meet in shared memory fit there."""
    sums = 0 if case["trans_b"] else 4 * config["threads"] * case["m"] * _width(case)
    return config["threads"] % config["lanes"] == 0 and sums <= device.shared_per_block


@schedule(
    "gemm",
    "cuda",
    finish=finish,
    where=where,
    pick=pick,
    space={
        "tn": (1, 2, 4),
        "lanes": (4, 8, 16, 32, 64, 128),
        "threads": (128, 256, 512, 1024),
        "unroll_k": (1, 2, 4, 8),
    },
    constraint=fits,
    options={"device_passes": "schedules.gemm.cuda_hopper_launch:start_early"},
)
def few_rows(sch, case, device, *, tn=2, lanes=8, threads=256, unroll_k=4):
    """For m ≤ 8 B is read once, 128 bits a load, and nothing else counts: no tiles, no shared operands.

    Replaces v1's one thread per element, whose sums of k leave most of the device idle. Where k is contiguous in B, a
    warp walks along `tn` rows of it and its lanes' sums meet by shuffles; where n is, `lanes` threads own neighbouring
    columns, the block's other threads other k, and their sums meet in shared memory. `unroll_k` loads of each operand
    are under way at once. Predicated at the edges.
    """
    if case["trans_b"]:
        yield from _along_k(sch, case, tn, threads // device.warp, unroll_k)
    else:
        yield from _along_n(sch, case, lanes, threads, unroll_k)


def _width(case: Case) -> int:
    """Elements of a 128-bit access, fewer where rows of A or B do not start at multiples of that."""
    row_a, row_b, _ = row_lengths(case)
    widest = 16 // np.dtype(case["dtype"]).itemsize
    if not case["trans_b"]:
        return vector_width(row_b, case["n"], widest=widest)
    return 1 if case["trans_a"] else vector_width(row_a, row_b, case["k"], widest=widest)


def _along_k(sch, case, tn: int, warps: int, unroll_k: int):
    """Rows of B contiguous in k: a warp takes `tn` of them, a lane `width` neighbours of k at a time."""
    width = _width(case)
    block, *copies, out = pad(sch, case, (1, warps * tn, unroll_k * LANES * width), "local")
    _, _, lane, _ = sch.split(sch.get_loops(block)[-1], [None, unroll_k, LANES, width])
    partial = sch.rfactor(lane, 0)
    sch.set_scope(partial, 0, "local")
    *_, i, j, lane = sch.get_loops(block)
    jo, jw, jq = sch.split(j, [None, warps, tn])
    sch.reorder(jo, jw, i, jq, lane)
    sch.bind(jo, "blockIdx.x")
    sch.bind(jw, "threadIdx.y")
    sch.bind(lane, "threadIdx.x")
    sch.compute_at(partial, jw, preserve_unit_loops=True)
    lane, i, j, ko, ku, kv = sch.get_loops(partial)[-6:]
    sch.reorder(lane, ko, ku, i, j, kv)
    sch.bind(lane, "threadIdx.x")
    sch.reverse_compute_at(out, jw, preserve_unit_loops=True)
    unroll(sch, ku, i, j, kv)
    yield "A warp sums each element of C: its lanes read neighbouring pieces of a row of B and meet by shuffles."

    for copy in copies:
        sch.compute_at(copy, ku, preserve_unit_loops=True)
        _load_wide(sch, copy, width, along=-1)
    yield f"Loads are {width} elements wide, and {unroll_k} of each row are under way before the first is used."


def _along_n(sch, case, lanes: int, threads: int, unroll_k: int):
    """Rows of B contiguous in n: `lanes` threads read neighbouring pieces of a row, the others other rows."""
    width, rows = _width(case), threads // lanes
    block, a, b, out = pad(sch, case, (1, lanes * width, unroll_k * rows), "local", "shared")
    _, _, part = sch.split(sch.get_loops(block)[-1], [None, unroll_k, rows])
    partial = sch.rfactor(part, 0)
    sch.set_scope(partial, 0, "shared")
    own = sch.cache_write(partial, 0, "local")
    *_, i, j, part = sch.get_loops(block)
    jo, ji = sch.split(j, [None, lanes * width])
    sch.reorder(jo, i, ji, part)
    sch.bind(jo, "blockIdx.x")
    sch.compute_at(own, jo, preserve_unit_loops=True)
    part, i, j = sch.get_loops(own)[-3:]
    jx, jv = sch.split(j, [None, width])
    sch.reorder(part, jx, i, jv)
    thread = sch.fuse(part, jx)
    sch.bind(thread, "threadIdx.x")
    sch.compute_at(partial, thread, preserve_unit_loops=True)
    *_, i, j, ko, ku = sch.get_loops(partial)
    sch.reorder(ko, ku, i, j)
    # Each by itself: a predicate of these splits would not reach a block moved under them.
    sch.reverse_compute_at(out, jo, preserve_unit_loops=True)
    for element in (sch.fuse(*sch.get_loops(block)[1:3]), sch.fuse(*sch.get_loops(out)[1:])):
        _, element = sch.split(element, [None, threads])
        sch.bind(element, "threadIdx.x")
    unroll(sch, ku, i, j)
    yield "Neighbouring threads read neighbouring pieces of a row of B; sums of other rows meet in shared memory."

    for copy, wide in ((a, 1), (b, width)):
        sch.compute_at(copy, ku, preserve_unit_loops=True)
        _load_wide(sch, copy, wide, along=-2)
    yield f"Loads are {width} elements wide, and {unroll_k} rows of B are under way before the first is used."


def _load_wide(sch, copy, width: int, along: int) -> None:
    """Copy into registers, `width` neighbours along the copy's axis `along` (-1: k, -2: rows) at a time."""
    rows, k = sch.get_loops(copy)[-2:]
    if along == -2:
        sch.reorder(k, rows)
        rows, k = k, rows
    sch.unroll(rows)
    sch.vectorize(k) if width > 1 else sch.unroll(k)
