"""Hopper's rungs without a GPU: which cases fit, tiles and slices cover everything once, the CUDA they become."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from random import Random

import pytest
import tvm

from schedules import core
from schedules.device import Gpu
from schedules.errors import ExplorerError
from schedules.gemm import cuda_hopper_order as order
from schedules.gemm import cuda_hopper_parts as parts
from schedules.gemm.cuda_hopper_launch import EARLY
from schedules.gemm.cuda_hopper_plan import make_plan
from tuning import build

RUNGS = ("t4_wgmma", "t5_tma", "t6_warp_specialized")
WGMMA = {"t4_wgmma": "cp.async.cg.shared", "t5_tma": "cp.async.bulk.tensor", "t6_warp_specialized": "setmaxnreg"}


@pytest.fixture(scope="module")
def h200() -> Gpu:
    """Compile for it; do not run."""
    facts = {"shared_per_block": 227 << 10, "shared_per_sm": 228 << 10, "registers_per_sm": 1 << 16}
    return Gpu("h200", "NVIDIA H200", arch="sm_90", sms=132, threads_per_sm=2048, l2_bytes=60 << 20, **facts)


@pytest.fixture(scope="module")
def a100() -> Gpu:
    """Has tensor cores, but neither wgmma nor TMA."""
    facts = {"shared_per_block": 163 << 10, "shared_per_sm": 164 << 10, "registers_per_sm": 1 << 16}
    return Gpu("a100", "NVIDIA A100", arch="sm_80", sms=108, threads_per_sm=2048, l2_bytes=40 << 20, **facts)


def rung(name):
    return core.find_schedule("gemm", "cuda", name)


def case(text, operator="gemm"):
    return core.find_operator(operator).case(text)


def source(name, text, device, **config):
    """The CUDA source of a rung's kernels, without TVM's preamble."""
    mod = core.lower(rung(name), case(text), device, config)
    kernel = build.kernel(mod, core.find_operator("gemm").arguments(case(text)), device)
    text = kernel.code("cuda")
    return text[text.index('extern "C" __global__') :]


@pytest.mark.parametrize("name", RUNGS)
@pytest.mark.parametrize("text", ("m=64,n=64,k=64,dtype=float64", "m=64,n=64,k=64"))
def test_refuses_what_tensor_cores_cannot_multiply(name, text, h200):
    assert "tensor cores" in rung(name).unfit(case(text), h200)


@pytest.mark.parametrize("name", RUNGS)
def test_refuses_other_architectures(name, a100):
    assert "9.0" in rung(name).unfit(case("m=64,n=64,k=64,dtype=float16"), a100)
    with pytest.raises(ExplorerError, match="9.0"):
        core.lower(rung(name), case("m=64,n=64,k=64,dtype=float16"), a100)


@pytest.mark.parametrize("name", RUNGS)
@pytest.mark.parametrize("operator_case", sorted(core.find_operator("gemm").cases))
@pytest.mark.parametrize(
    "options", ("dtype=float16", "dtype=bfloat16,trans_b=1", "dtype=float16,trans_a=1", "dtype=int8")
)
def test_hand_picked_configuration_fits_every_case(name, operator_case, options, h200):
    extents = core.find_operator("gemm").case(operator_case)
    text = ",".join(f"{e}={extents[e]}" for e in "mnk") + "," + options
    config = rung(name).configure(case(text), h200)
    assert rung(name).space(case(text), h200).allows(config), config


@pytest.mark.parametrize("name", RUNGS)
def test_space_holds_only_programs_that_can_be_written(name, h200):
    problem = case("m=300,n=200,k=1024,dtype=float16,trans_b=1")
    space, random = rung(name).space(problem, h200), Random(0)
    tried = [{key: random.choice(values) for key, values in space.values.items()} for _ in range(500)]
    fitting = [config for config in tried if space.allows(config)]
    assert len(fitting) > 20
    for config in fitting[:3]:
        core.lower(rung(name), problem, h200, config)


def test_a_configuration_beyond_shared_memory_names_the_limit(h200):
    with pytest.raises(ExplorerError, match="shared memory"):
        core.lower(
            rung("t6_warp_specialized"),
            case("m=64,n=64,k=64,dtype=float16"),
            h200,
            {"bm": 128, "bn": 256, "stages": 12},
        )


@pytest.mark.parametrize(
    "m,n,cluster,group", [(1000, 1003, 1, 8), (1500, 1000, 1, 8), (4000, 4100, 2, 8), (700, 130, 4, 4), (64, 64, 1, 1)]
)
def test_every_tile_is_taken_once(m, n, cluster, group, h200):
    config = {"bm": 128, "bn": 128, "stages": 4, "cluster": cluster, "group": group}
    plan = make_plan(case(f"m={m},n={n},k=64,dtype=float16,trans_b=1"), h200, config, persistent=True)
    corners = Counter(
        (int(order.first_row(plan, item, rank)), int(order.first_col(plan, item)))
        for item in range(plan.items)
        for rank in range(plan.cluster)
    )
    assert set(corners.values()) == {1}
    wanted = {(row, col) for row in range(0, m, 128) for col in range(0, n, 128)}
    assert wanted <= set(corners)


def test_tiles_of_a_batch_lie_in_one_matrix_each(h200):
    problem = case("b=3,m=300,n=200,k=64,dtype=float16,trans_b=1", "batched_gemm")
    plan = make_plan(problem, h200, {"bm": 128, "bn": 128, "stages": 4}, persistent=True)
    tiles = [
        (order.matrix_of(plan, t), order.first_row(plan, t, 0), order.first_col(plan, t)) for t in range(plan.items)
    ]
    corners = {(b, row, col) for b in range(3) for row in (0, 128, 256) for col in (0, 128)}
    assert len(tiles) == len(corners) and set(tiles) == corners


@pytest.mark.parametrize("name", RUNGS)
def test_a_batch_takes_a_third_axis(name, h200):
    problem = case("b=3,m=100,n=104,k=104,dtype=float16", "batched_gemm")
    text = core.lower(core.find_schedule("batched_gemm", "cuda", name), problem, h200)["main"].script()
    assert "T.Buffer((3, 100, 104)" in text
    assert ("3d" in text) == (name != "t4_wgmma")


@pytest.mark.parametrize("k,split", [(4096, 1), (1000, 2), (1000, 8), (100000, 128)])
def test_slices_cover_k_once(k, split, h200):
    config = {"bm": 64, "bn": 64, "stages": 4, "split": split}
    plan = make_plan(case(f"m=64,n=64,k={k},dtype=float16"), h200, config, persistent=True)
    items = [(0, rank) for rank in range(split)] if plan.in_cluster else [(item, 0) for item in range(plan.items)]
    slices = [order.steps_of(plan, item, 0, rank) for item, rank in items]
    assert [s[0] for s in slices[1:]] == [s[1] for s in slices[:-1]]
    assert (slices[0][0], slices[-1][1]) == (0, plan.k_steps)
    assert all(end > first for first, end in slices)


@pytest.mark.parametrize(
    "m,n,k", [(64, 14336, 4096), (300, 500, 1000), (64, 64, 100000), (4096, 4096, 64), (64, 64, 64), (2000, 1500, 256)]
)
def test_stream_k_leaves_every_cut_tile_where_the_second_launch_looks(m, n, k, h200):
    """Each step of each tile is added once: in a whole tile, or in a slot that mend_tiles reads for that tile."""
    config = {"bm": 64, "bn": 64, "stages": 4, "split": 0}
    plan = make_plan(case(f"m={m},n={n},k={k},dtype=float16,trans_b=1"), h200, config, persistent=True)
    added, slots = Counter(), {}
    for cluster in range(plan.clusters):
        item = order.begin(plan, cluster)
        while item < plan.items:
            first, end = (int(step) for step in order.steps_of(plan, item, cluster, 0))
            tile = item // plan.k_steps
            if end - first < plan.k_steps:
                slot = cluster * 2 + (first == 0)
                assert slot not in slots and slot < plan.slots
                slots[slot] = tile, end - first
            else:
                added[tile] += plan.k_steps
            item = order.following(plan, item, (first, end), cluster)
    for before in range(plan.clusters - 1):
        cut = order.border(plan, before)
        tile = cut // plan.k_steps
        if cut % plan.k_steps and order.begin(plan, before) <= tile * plan.k_steps:
            last = ((tile + 1) * plan.k_steps * plan.clusters - 1) // plan.cut
            for slot in (before * 2 + 1, *(2 * c for c in range(before + 1, last + 1))):
                assert slots[slot][0] == tile
                added[tile] += slots.pop(slot)[1]
    assert not slots
    assert added == {tile: plan.k_steps for tile in range(plan.tiles)}


def test_an_operand_is_packed_only_where_tma_cannot_read_it(h200):
    config = {"bm": 128, "bn": 128, "stages": 4}
    packed = lambda text: [make_plan(case(text), h200, config).a.packed, make_plan(case(text), h200, config).b.packed]  # noqa: E731
    assert packed("m=1000,n=1000,k=1000,dtype=float16") == [False, False]
    assert packed("m=1000,n=1003,k=1000,dtype=float16") == [False, True]
    assert packed("m=1000,n=1000,k=997,dtype=float16") == [True, False]
    assert packed("m=64,n=64,k=64,math=tf32") == [False, True]
    assert packed("m=64,n=64,k=64,dtype=int8,trans_b=1,lda=80") == [False, False]


def test_tf32_needs_no_workspace_where_the_operand_with_contiguous_rows_can_go_through_registers(h200):
    def packed(text, **config):
        config = {"bm": 128, "bn": 128, "stages": 4, **config}
        plan = make_plan(case(f"m=256,n=256,k=64,math=tf32,{text}"), h200, config, persistent=True)
        return plan.x.packed, plan.y.packed, plan.through_registers

    assert packed("trans_b=1") == (False, False, False)
    assert packed("trans_b=0", swap=True) == (False, False, True)
    assert packed("trans_b=0") == (False, True, False)
    assert packed("trans_a=1,trans_b=1") == (False, False, True)
    assert rung("t6_warp_specialized").configure(case("m=256,n=256,k=64,math=tf32"), h200)["swap"]


def test_registers_get_every_element_once_from_different_banks():
    """As TMA stores it: 32 rows in a line of 128 bytes a k, chunks of 16 bytes swizzled by the line's number."""
    stored = {}
    for row in range(128):
        for k in range(32):
            stored[row // 32 * 1024 + k * 32 + (row % 32 // 4 ^ k % 8) * 4 + row % 4] = row, k
    read = Counter()
    for warp in range(4):
        for kk in range(4):
            for u in range(4):
                places = [parts.place_held(32, 64, warp * 32 + lane, kk, u) for lane in range(32)]
                assert len({place % 32 for place in places}) == 32
                for lane, place in enumerate(places):
                    # Fragment of wgmma.m64nNk8 from registers: rows g and g + 8, columns t and t + 4.
                    column = lane % 4 + (u // 2 if lane < 16 else 1 - u // 2) * 4
                    assert stored[place] == (64 + warp * 16 + lane // 4 + u % 2 * 8, kk * 8 + column)
                    read[place] += 1
    assert len(read) == 64 * 32 and set(read.values()) == {1}


def test_the_next_launch_asks_for_weights_before_it_waits(h200):
    def program(text):
        return core.lower(rung("t6_warp_specialized"), case(f"{text},dtype=float16,trans_b=1"), h200)["main"].script()

    few = program("m=1,n=512,k=1024")
    assert 0 < few.index('"bulk", "prefetch", "tensor"') < few.index('griddepcontrol("wait"')
    assert "cache_hint" in few and "cache_hint" not in program("m=256,n=512,k=64")


def test_steps_are_the_programs_below_then_its_own(h200):
    steps = list(core.steps(rung("t6_warp_specialized"), case("m=256,n=256,k=256,dtype=float16"), h200))
    assert [s.rung for s in steps] == ["", *RUNGS]
    assert all(s.runnable and s.text for s in steps)


@pytest.mark.parametrize("name", RUNGS)
def test_cuda_source(name, h200, golden):
    config = {"bm": 64, "bn": 64, "stages": 2} | ({"in_flight": 0} if name.startswith("t6") else {})
    golden(f"cuda/{name}.cu", source(name, "m=130,n=136,k=128,dtype=float16", h200, **config))


@pytest.mark.skipif(not shutil.which("nvcc"), reason="needs nvcc")
@pytest.mark.parametrize("name", RUNGS)
def test_machine_code_uses_the_hardware_and_does_not_spill(name, h200):
    text = "m=4096,n=4096,k=4096,dtype=float16"
    mod = core.lower(rung(name), case(text), h200)
    kernel = build.kernel(mod, core.find_operator("gemm").arguments(case(text)), h200)
    assert re.search(r"wgmma\.mma_async\.sync\.aligned\.m64n\d+k16", kernel.code("cuda"))
    assert WGMMA[name] in kernel.code("cuda")
    log = kernel.compiled().log
    assert "0 bytes spill stores, 0 bytes spill loads" in log
    assert not re.search(r"[1-9]\d* bytes spill", log)
    assert "serialized" not in log


def test_only_kernels_that_wait_are_launched_early(h200):
    """A kernel that started early without waiting would read what the kernel ahead of it has not written yet."""
    marked = {}

    @tvm.instrument.pass_instrument
    class Watch:
        def run_after_pass(self, mod, info):
            if info.name == "mark":
                for func in mod.functions.values():
                    tags = [str(tag) for tag in func.attrs["tirx.kernel_launch_params"]]
                    marked[str(func.attrs["global_symbol"])] = (EARLY in tags, "griddepcontrol" in func.script())

    problem = case("m=100,n=99,k=64,dtype=float16")
    with tvm.transform.PassContext(instruments=[Watch()]):
        build.compile_program(core.lower(rung("t6_warp_specialized"), problem, h200), h200)
    assert sorted(marked.values()) == [(False, False), (True, True)]
