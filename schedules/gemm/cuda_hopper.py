"""GEMM on Hopper's tensor cores: wgmma, then TMA, then warp specialisation, as whole TIRx programs.

They continue the tensor-core ladder where s_tir primitives end. Sources: NVIDIA's PTX ISA (wgmma, cp.async.bulk.tensor,
mbarrier, setmaxnreg) and CUTLASS 3's warp-specialised persistent kernels for the roles; the kernels are our own.
"""

from __future__ import annotations

from math import ceil

from ..core import Case, Config, program
from ..device import Device, Gpu
from ..errors import ExplorerError
from . import cuda_hopper_kernels as kernels
from . import cuda_split, words  # noqa: F401  the rungs below these
from .cuda_hopper_plan import RESERVED, Plan, make_plan

TILES = ((128, 256), (256, 128), (128, 192), (192, 128), (128, 128), (128, 64), (64, 128), (64, 64))
STAGES = (2, 3, 4, 5, 6, 8, 10, 12)
# exp and division of an epilogue by the special-function units: a few units in the last place of float32.
OPTIONS = {"fast_math": True}
EARLY = {**OPTIONS, "device_passes": "schedules.gemm.cuda_hopper_launch:early_launch"}


def where(case: Case, device: Device) -> str | None:
    """wgmma and TMA exist on compute capability 9.0 only, for 16-bit, int8 and tf32 operands."""
    if not isinstance(device, Gpu) or device.capability != 90:
        return f"wgmma needs compute capability 9.0, {device.name} has another"
    if case["dtype"] == "float64" or (case["dtype"] == "float32" and case["math"] != "tf32"):
        return f"tensor cores multiply float16, bfloat16, int8, and float32 as tf32 (math=tf32), not {case['dtype']}"
    return None


def fits(case: Case, device: Gpu, config: Config) -> bool:
    """Whether a one-tile configuration fits registers, shared memory and wgmma's shapes."""
    return make_plan(case, device, config).wrong(device.shared_per_block) is None


def fits_persistent(case: Case, device: Gpu, config: Config) -> bool:
    """The same for persistent blocks."""
    return make_plan(case, device, config, persistent=True).wrong(device.shared_per_block) is None


def deepest(plan: Plan, shared: int, most: int) -> int:
    """As many stages as `shared` bytes hold, at most `most`: more only hide a longer wait for memory."""
    own = plan.staging_bytes if plan.persistent else 0
    return max(s for s in STAGES if s == 2 or s <= min(most, (shared - RESERVED - own) // plan.stage_bytes))


def fastest_tile(case: Case, device: Gpu, tiles=TILES, swap: bool = False) -> Config:
    """The tile whose waves over the SMs should take least."""
    bm, bn = min(tiles, key=lambda tile: _estimate(case, device, *tile, swap))
    return {"bm": bm, "bn": bn}


def _estimate(case: Case, device: Gpu, bm: int, bn: int, swap: bool) -> float:
    """Relative time of tiles bm × bn: waves × (work of a tile + what starts and ends it).

    In units of one 128 × 256 × 64 step. A smaller tile reads more bytes of shared memory for a product, so the
    tensor cores wait for them: measured rates of the instruction's shapes, not derived ones.
    """
    plan = make_plan(case, device, {"bm": bm, "bn": bn, "stages": 2, "swap": swap})
    rate = {256: 1.0, 192: 0.95, 128: 0.85, 64: 0.6}[max(bm, bn)] * (1.0 if min(bm, bn) >= 128 else 0.8)
    step = bm * bn / (128 * 256) / rate
    return ceil(plan.tiles / device.sms) * (plan.k_steps * step + 3.0 + 2.0 * bm * bn / (128 * 256))


def pick_pair(case: Case, device: Gpu) -> Config:
    """At most 128 × 128, so that two blocks share an SM and one multiplies while the other starts or stores."""
    config = fastest_tile(case, device, TILES[4:])
    half = device.shared_per_sm // 2 - 1024
    return {**config, "stages": deepest(make_plan(case, device, {**config, "stages": 2}), half, 4)}


def square_space(**more):
    """Values of the tunables that all three rungs share, and those of one rung."""
    return {"bm": (64, 128, 192, 256), "bn": (64, 128, 192, 256), "stages": STAGES, "group": (4, 8, 16), **more}


@program(
    "gemm",
    "cuda",
    base="t3_multistage",
    where=where,
    pick=pick_pair,
    constraint=fits,
    space=square_space(),
    options=OPTIONS,
    says=words.staged,
)
def t4_wgmma(case, device, *, bm=128, bn=128, stages=3, group=8):
    """A warpgroup multiplies 64 × bn straight from shared memory: no ldmatrix, no fragment registers.

    Replaces mma.sync of the rung below: one asynchronous wgmma of 128 threads reads both operands from shared
    memory through descriptors, so registers hold sums only and the tensor cores can reach their full rate.
    Copies are still cp.async, 16 bytes a thread, into a ring of `stages`; rows, columns and k beyond the matrix
    become zeros on the way. Operands whose rows do not start at multiples of 16 bytes are copied to a padded
    workspace first.
    """
    return kernels.prim_func(_plan(case, device, bm=bm, bn=bn, stages=stages, group=group), kernels.multiply_tile)


@program(
    "gemm",
    "cuda",
    base="t4_wgmma",
    where=where,
    pick=pick_pair,
    constraint=fits,
    space=square_space(),
    options=OPTIONS,
)
def t5_tma(case, device, *, bm=128, bn=128, stages=3, group=8):
    """One thread asks the copy engine for whole swizzled tiles: no addresses, no copy instructions in the others.

    Replaces cp.async of t4: a tensor map gives extents, strides and swizzle, TMA fills zeros beyond the edges, and an
    mbarrier per stage counts the bytes that arrived. C leaves the same way (stmatrix to shared memory, TMA clips).
    """
    return kernels.prim_func(_plan(case, device, bm=bm, bn=bn, stages=stages, group=group), kernels.multiply_tile_tma)


def pick_best(case: Case, device: Gpu) -> Config:
    """Hand-picked tiles: the short side on wgmma's columns, slices of k where tiles alone leave SMs idle."""
    if min(case["m"], case["n"]) <= 64:
        return _pick_skinny(case, device)
    # Of two tf32 operands only the one on wgmma's row side may have its rows contiguous.
    swap = case["dtype"] == "float32" and not case["trans_a"] and not case["trans_b"]
    config = {**fastest_tile(case, device, swap=swap), "swap": swap}
    plan = make_plan(case, device, {**config, "stages": 2}, persistent=True)
    return {**config, "stages": deepest(plan, device.shared_per_block, 6)}


def _pick_skinny(case: Case, device: Gpu) -> Config:
    """At most 64 rows or columns: memory-bound, so every SM must stream its part of the long operand at all times."""
    swap = case["m"] <= case["n"]
    short, long = sorted((case["m"], case["n"]))
    rows_contiguous = case["trans_a"] if swap else not case["trans_b"]
    atom = rows_contiguous and case["dtype"] in ("float16", "bfloat16")
    bn = 64 if atom else 8 if short <= 8 else ceil(short / 16) * 16
    probe = make_plan(case, device, {"bm": 64, "bn": bn, "stages": 2, "swap": swap})
    # Tall tiles read the short operand less often; low ones are enough for every SM to have one. Where the long
    # operand's rows are contiguous, 128 of them already make a run that memory likes.
    heights = (256, 128, 64) if bn <= 32 and probe.x.k_major else (128, 64)
    waves = {256: 2.0, 128: 0.8, 64: 0.0}
    bm = next(h for h in heights if probe.batch * ceil(long / h) >= waves[h] * device.sms)
    config: Config = {"bm": bm, "bn": bn, "swap": swap}
    plan = make_plan(case, device, {**config, "stages": 2}, persistent=True)
    # Half the memory still keeps 64 KiB on their way, and leaves room for the blocks of the next launch.
    half = device.shared_per_sm // 2 - 1024
    stages = deepest(plan, half if plan.wgs <= 2 else device.shared_per_block, 12)
    return {**config, "split": _slices(plan), "stages": stages, "ahead": stages}


def _slices(plan: Plan) -> int:
    """Slices of k that give every SM a block: in a cluster up to eight, beyond that through a workspace."""
    most = 8 if plan.tiles * 16 > plan.sms or plan.k_steps < 128 else plan.sms
    split = 1
    while split * 2 <= most and plan.tiles * split * 2 <= plan.sms and plan.k_steps >= split * 8:
        split *= 2
    return split


@program(
    "gemm",
    "cuda",
    base="t5_tma",
    where=where,
    pick=pick_best,
    constraint=fits_persistent,
    space=square_space(
        bn=(8, 16, 32, 48, 64, 96, 128, 192, 256),
        cluster=(1, 2, 4, 8),
        group=(1, 4, 8, 16),
        split=(0, 1, 2, 4, 8, 16, 32, 64, 128),
        swap=(False, True),
        in_flight=(0, 1),
        ahead=(0, *STAGES),
    ),
    options=EARLY,
)
def t6_warp_specialized(
    case,
    device,
    *,
    bm=128,
    bn=256,
    stages=4,
    cluster=1,
    group=8,
    split=1,
    swap=False,
    in_flight=0,
    ahead=0,
    fetch=256,
    keep=False,
):
    """One warpgroup only feeds and gives its registers to those that only multiply; copies never wait for sums.

    Replaces the one role of t5: blocks stay on their SM and take tiles in turn (`group` rows of tiles at a time, so
    that neighbours share in L2), the feeder already fetches the next tile while the last one is stored, and the blocks
    of a `cluster` receive their common columns by one multicast. `split` gives every tile to several blocks,
    a slice of k each: up to eight meet in a cluster's shared memory, more in a workspace that a second launch sums
    (split-K). split=0 is Stream-K (Osama et al., 2023): every block takes the same number of steps of k of the last
    waves' tiles, and a second launch mends the tiles that a border cuts. `swap` computes C transposed, so that
    a few rows lie on wgmma's short side, and tf32's B[k, n] on the side that may come from registers, which need not
    have k contiguous. `ahead` stages of the long operand are asked into the L2 cache while the kernel ahead still runs;
    L2 asks memory for `fetch` bytes of it at once and, where they are read once only, drops them early unless `keep`.
    """
    config = {"bm": bm, "bn": bn, "stages": stages, "cluster": cluster, "group": group}
    config |= {"split": split, "swap": swap, "in_flight": in_flight, "ahead": ahead, "fetch": fetch, "keep": keep}
    return kernels.prim_func(_plan(case, device, persistent=True, **config), kernels.warp_specialized)


def _plan(case: Case, device: Gpu, persistent: bool = False, **config) -> Plan:
    """The plan of a configuration. Raises ExplorerError("bad_config") with the limit that it breaks."""
    plan = make_plan(case, device, config, persistent)
    wrong = plan.wrong(device.shared_per_block)
    if wrong:
        raise ExplorerError("bad_config", f"{config}: {wrong}", "`tune` shows the values that fit")
    return plan
