"""Reductions on CUDA: Harris' ladder for long rows, groups of threads for many rows, strided packs for columns.

Rungs v0 to v6 follow Harris' "Optimizing Parallel Reduction in CUDA" (2007), with shuffles in place of its last warp as
in Luitjens' "Faster Parallel Reductions on Kepler" (2014).
"""

from __future__ import annotations

from ..core import Case, Config, program, schedule
from ..device import Gpu
from ..packs import dividing_width, pack_width
from ..steps import split_init
from . import cuda_columns as columns
from . import cuda_groups as groups
from . import cuda_resident as resident
from . import cuda_tree as tree
from . import shape_of
from .cuda_tree import Tree

THREADS = (64, 128, 256, 512, 1024)


def of_rows(case: Case, device: Gpu) -> str | None:
    """The tree is for elements that lie behind each other."""
    return None if case["axis"] != "columns" else "a column's elements lie a row apart: see c0_thread_per_column"


def fits(case: Case, device: Gpu, config: Config) -> bool:
    """Whether a block of so many threads can run."""
    return config["threads"] <= device.threads_per_block


@program("reduction", "cuda", where=of_rows, constraint=fits, space={"threads": THREADS})
def v0_interleaved(case, device, *, threads=256):
    """A tree in shared memory instead of one thread's loop: interleaved addressing, neighbours first. The baseline.

    At step s every 2s-th thread works, so that all warps stay busy with ever fewer lanes.
    """
    return tree.prim_func(Tree(case, threads, tree.interleaved))


@program("reduction", "cuda", base="v0_interleaved", where=of_rows, constraint=fits, space={"threads": THREADS})
def v1_sequential(case, device, *, threads=256):
    """Sequential addressing: the first half of the threads works: whole warps drop out, no banks conflict."""
    return tree.prim_func(Tree(case, threads, tree.sequential))


@program("reduction", "cuda", base="v1_sequential", where=of_rows, constraint=fits, space={"threads": THREADS})
def v2_first_add(case, device, *, threads=256):
    """First add on load: a thread adds two elements while it reads them, so that half the blocks do the work."""
    return tree.prim_func(Tree(case, threads, tree.sequential, 2))


@program("reduction", "cuda", base="v2_first_add", where=of_rows, constraint=fits, space={"threads": THREADS})
def v3_unroll_last_warp(case, device, *, threads=256):
    """The last six levels belong to one warp: unrolled, without barriers of the block and tests of the thread."""
    return tree.prim_func(Tree(case, threads, tree.last_warp_unrolled, 2))


@program("reduction", "cuda", base="v3_unroll_last_warp", where=of_rows, constraint=fits, space={"threads": THREADS})
def v4_shuffle(case, device, *, threads=256):
    """WarpReduce: the last warp passes values from register to register, instead of through shared memory."""
    return tree.prim_func(Tree(case, threads, tree.last_warp_shuffled, 2))


@program("reduction", "cuda", base="v4_shuffle", where=of_rows, constraint=fits, space={"threads": THREADS})
def v5_block_reduce(case, device, *, threads=256):
    """BlockReduce: every warp shuffles at once; one barrier and one exchange of a value per warp remain."""
    return tree.prim_func(Tree(case, threads, tree.block_reduce, 2))


@program(
    "reduction",
    "cuda",
    base="v5_block_reduce",
    where=of_rows,
    constraint=fits,
    space={"threads": THREADS, "packs": (1, 2, 4, 8), "per_sm": (1, 2, 4, 8, 16)},
)
def v6_many_per_thread(case, device, *, threads=256, packs=4, per_sm=8):
    """Many elements a thread in 128-bit packs: the tree costs next to nothing, and two launches do any length.

    A grid of `per_sm` blocks a multiprocessor strides over the data (two-phase); a thread has `packs` loads in flight.
    """
    results, length = shape_of(case)
    widest = pack_width(case["dtype"])
    width = dividing_width(widest, length) if results > 1 else widest
    parts = max(1, device.sms * per_sm // results)
    return tree.prim_func(Tree(case, threads, tree.block_reduce, packs * width, width, parts))


def many_rows(case: Case, device: Gpu) -> str | None:
    """A block for several rows needs several rows for every multiprocessor."""
    if case["axis"] != "rows":
        return "only rows can have a group of threads each"
    return None if case["m"] >= 2 * device.sms else f"{case['m']} rows do not fill {device.sms} multiprocessors"


def group_of(case: Case, device: Gpu) -> Config:
    """As many threads as a row has packs, up to a block's."""
    length = case["n"]
    packs = -(-length // dividing_width(pack_width(case["dtype"]), length))
    group = 1
    while group < 256 and 2 * group <= packs:
        group *= 2
    return {"group": group, "rows": max(1, 256 // group)}


@program(
    "reduction",
    "cuda",
    base="v5_block_reduce",
    where=many_rows,
    pick=group_of,
    space={
        "group": (1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
        "rows": (1, 2, 4, 8, 16, 32, 64, 128),
        "ahead": (1, 2, 4, 8),
    },
    constraint=lambda case, device, config: whole_warps(config, device),
)
def w0_group_per_row(case, device, *, group=32, rows=8, ahead=2):
    """A warp, a part of one or a block per row: one launch, and short rows share a block's threads.

    Replaces v5's block for each part of a row. group: threads of a row; rows: rows of a block; ahead: packs of 128 bits
    that a thread has on their way at a time.
    """
    width = dividing_width(pack_width(case["dtype"]), case["n"])
    plan = groups.Groups(Tree(case, group * rows, tree.block_reduce), group, rows, width, ahead)
    return groups.prim_func(plan)


def whole_warps(config: Config, device: Gpu) -> bool:
    """A block of 64 threads or more, all of whose warps are full: lanes exchange their sums."""
    threads = config["group"] * config["rows"]
    return 64 <= threads <= device.threads_per_block and threads % device.warp == 0


def short_rows(case: Case, device: Gpu) -> str | None:
    """Rows that the lanes of a warp hold in a pack each."""
    if many_rows(case, device):
        return many_rows(case, device)
    packs = case["n"] // dividing_width(pack_width(case["dtype"]), case["n"])
    return None if packs <= device.warp else f"a lane would have {-(-packs // device.warp)} packs of a row on their way"


def pick_turns(case: Case, device: Gpu) -> Config:
    """A lane for each pack of a row, as blocks of 256 threads, and four rows on their way in each."""
    packs = case["n"] // dividing_width(pack_width(case["dtype"]), case["n"])
    group = 1 << (packs - 1).bit_length()
    return {"group": group, "rows": 256 // group}


def holds_rows(case: Case, device: Gpu, config: Config) -> bool:
    """Whole warps to a block, and a lane of a group for each pack of a row."""
    packs = case["n"] // dividing_width(pack_width(case["dtype"]), case["n"])
    return packs <= config["group"] <= device.warp and whole_warps(config, device)


@program(
    "reduction",
    "cuda",
    base="w0_group_per_row",
    where=short_rows,
    pick=pick_turns,
    space={"group": (1, 2, 4, 8, 16, 32), "rows": (4, 8, 16, 32, 64, 128, 256), "turns": (1, 2, 4, 8)},
    constraint=holds_rows,
)
def w1_rows_ahead(case, device, *, group=8, rows=32, turns=4):
    """Short rows: a lane has one pack of a row, so several rows of a group are on their way before one is reduced.

    Replaces w0's loop over packs. turns: rows of a group; group and rows as in w0.
    """
    width = dividing_width(pack_width(case["dtype"]), case["n"])
    tree_of = Tree(case, group * rows, tree.block_reduce)
    return groups.prim_func(groups.Groups(tree_of, group, rows, width, 1, turns), groups.reduce_turns)


def of_columns(case: Case, device: Gpu) -> str | None:
    """What rows need is another order of access."""
    return None if case["axis"] == "columns" else "only a column's elements lie a row apart"


@schedule(
    "reduction",
    "cuda",
    finish=lambda sch, case, device, config: split_init(sch),
    where=of_columns,
    constraint=fits,
    space={"threads": THREADS},
)
def c0_thread_per_column(sch, case, device, *, threads=256):
    """One thread adds up a column: neighbours read neighbours of a row. The baseline for columns.

    As many threads as the matrix has columns are too few to keep the memory busy.
    """
    total, out = sch.get_sblock("T"), sch.get_sblock("Y")
    grid, thread = sch.split(sch.get_loops(total)[0], [None, threads])
    sch.bind(grid, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    sch.reverse_compute_at(out, thread)
    sch.set_scope(total, 0, "local")
    yield "A warp reads 128 bytes of a row at a time, row after row."


@program(
    "reduction",
    "cuda",
    base="c0_thread_per_column",
    where=of_columns,
    constraint=fits,
    space={"threads": THREADS, "unroll": (1, 2, 4, 8), "waves": (1, 2, 4)},
)
def c1_strided_packs(case, device, *, threads=256, unroll=4, waves=1):
    """Rows are shared out too: every thread of the device takes 128-bit packs of a part of the rows (two-phase).

    waves: how many times the threads of the first launch fill the device.
    """
    width = pack_width(case["dtype"])
    positions = device.sms * device.threads_per_sm * width * waves
    heights = columns.heights_of(case["m"], case["n"], width, positions, 32)
    return columns.prim_func(columns.Columns(case, threads, unroll, heights))


@program(
    "reduction",
    "cuda",
    base="c1_strided_packs",
    where=of_columns,
    constraint=lambda case, device, config: config["threads"] * config["per_sm"] <= device.threads_per_sm,
    space={"threads": THREADS, "unroll": (2, 4, 8), "per_sm": (1, 2, 4, 8)},
)
def c2_one_wave(case, device, *, threads=256, unroll=8, per_sm=2):
    """As many blocks as are resident at once: none begins when the others end, when few keep the memory busy.

    Replaces c1's waves. per_sm: blocks of a multiprocessor. A place costs a comparison of 32 bits an element: threads
    remember the step, and make a row of it at the end.
    """
    return columns.prim_func(resident.plan_of(case, threads, unroll, per_sm, device.sms), resident.stride)
