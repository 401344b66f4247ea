"""CUDA's GEMM rungs without a GPU: the programs run serially, the source they become, what nvcc makes of it."""

from __future__ import annotations

import re
import shutil
import sys

import pytest
import tvm
import tvm_ffi
from serial import described, serial

from schedules import core
from schedules.core import Idea
from schedules.gemm import cuda_passes
from tuning import build
from tuning.cuda.gpus import PRESETS
from tuning.cuda.resources import blocks_per_sm, resources
from tuning.measure import compare, poison

FFMA = [n for n, r in core.LADDERS["gemm", "cuda"].items() if n.startswith("v") and not r.is_program] + ["split_k"]
TENSOR = ["t0_wmma", "t1_mma_ldmatrix", "t2_swizzle", "t3_multistage", "split_k_mma"]
FFMA_CASES = ("ragged", "trans_ab", "leading_beta", "bias_gelu")
TENSOR_CASES = ("half_bias_gelu", "bfloat", "int8", "tf32", "m=40,n=24,k=90,dtype=float16,trans_a=1,trans_b=1")
LARGE = {False: "square1024", True: "m=1024,n=1024,k=1024,dtype=float16"}


def rung(name, operator="gemm"):
    return core.find_schedule(operator, "cuda", name)


def error_of(name, text, operator="gemm", **config) -> str:
    """Run a rung's program on the CPU, one thread after another; what is wrong with the result."""
    op = core.find_operator(operator)
    case = op.case(text)
    program = serial(core.lower(rung(name, operator), case, PRESETS["h200"], config))
    run = tvm.compile(program, target=tvm.target.Target("llvm")).jit()["main"]
    inputs = op.inputs(case)
    tensors = [tvm.runtime.tensor(x) for x in (*inputs, *(poison(a) for a in op.arguments(case) if a.output))]
    run(*tensors)
    return compare(op, case, [tensors[-1].numpy()], [op.reference(case, *inputs)])[1]


def kernel_of(name, text, device="h200", **config) -> build.Kernel:
    op = core.find_operator("gemm")
    case = op.case(text)
    return build.kernel(core.lower(rung(name), case, PRESETS[device], config), op.arguments(case), PRESETS[device])


def source_of(name, text, device="h200", **config) -> str:
    """The CUDA source without TVM's preamble."""
    text = kernel_of(name, text, device, **config).code("cuda")
    return text[text.index('extern "C" __global__') :]


@pytest.mark.parametrize("text", FFMA_CASES)
@pytest.mark.parametrize("name", FFMA)
def test_ffma_program_is_right(name, text):
    assert error_of(name, text) == ""


@pytest.mark.parametrize("text", TENSOR_CASES)
@pytest.mark.parametrize("name", TENSOR)
def test_tensor_core_program_is_right(name, text):
    if rung(name).unfit(core.find_operator("gemm").case(text), PRESETS["h200"]):
        pytest.skip("the rung refuses this dtype")
    with described():
        assert error_of(name, text) == ""


def test_threads_in_pairs_compute_the_same():
    assert error_of("v8_warp_tile", "trans_ab", pairs=2, wx=8) == ""


@pytest.mark.parametrize("name", ["v1_coalesced", "v9_async_copy"])
def test_batched_program_is_right(name):
    assert error_of(name, "fused", "batched_gemm") == ""


def test_batched_tensor_core_program_is_right():
    with described():
        assert error_of("t3_multistage", "half", "batched_gemm") == ""


@pytest.mark.parametrize("text", ["m=?8,n=96,k=50", "m=?64,n=96,k=1000,trans_b=1,bias=1,activation=gelu"])
def test_any_number_of_rows_is_right(text):
    """One program, run with few rows, with dozens and with more; k whole, and cut into parts."""
    op = core.find_operator("gemm")
    case = op.case(text)
    program = serial(core.lower(rung("any_rows"), case, PRESETS["h200"], {"most": 192}))
    run = tvm.compile(program, target=tvm.target.Target("llvm")).jit()["main"]
    for fixed in (op.fixed(case), *op.others(case)):
        inputs = op.inputs(fixed)
        tensors = [tvm.runtime.tensor(x) for x in (*inputs, *(poison(a) for a in op.arguments(fixed) if a.output))]
        run(*tensors)
        fault = compare(op, fixed, [tensors[-1].numpy()], [op.reference(fixed, *inputs)])[1]
        assert not fault, (fixed.text, fault)


def test_serial_run_finds_a_wrong_guard(monkeypatch):
    right = serial

    def off_by_one(mod):
        shorten = (tvm.tirx.LT, lambda node: tvm.tirx.LT(node.a, node.b - 1))
        return right(tvm.IRModule({"main": tvm_ffi.structural_map(mod["main"], shorten)}))

    monkeypatch.setattr(sys.modules[__name__], "serial", off_by_one)
    assert error_of("v5_vector_loads", "ragged") != ""


def test_exact_float32_is_refused_by_tensor_cores_and_the_reverse():
    op = core.find_operator("gemm")
    assert "tf32" in rung("t1_mma_ldmatrix").unfit(op.case("square64"), PRESETS["h200"])
    assert "FFMA" in rung("v4_thread_tile_2d").unfit(op.case("half"), PRESETS["h200"])


@pytest.mark.parametrize("name", FFMA)
def test_ffma_source(name, golden):
    golden(f"cuda/gemm/{name}.cu", source_of(name, "m=256,n=256,k=256"))


@pytest.mark.parametrize("name", TENSOR)
def test_tensor_core_source(name, golden):
    # Small tiles keep the files short; the defaults unroll more of the same.
    small = {"bm": 64, "bn": 64, "bk": 32, "wm": 32, "wn": 32}
    golden(f"cuda/gemm/{name}.cu", source_of(name, "m=256,n=256,k=256,dtype=float16", **small))


@pytest.mark.skipif(not shutil.which("nvcc"), reason="needs nvcc")
@pytest.mark.parametrize("name", [*FFMA, *TENSOR])
def test_compiles_without_spills(name):
    for taken in resources(kernel_of(name, LARGE[name in TENSOR])):
        assert taken.spill_stores == taken.local == 0, taken
        assert taken.blocks_per_sm >= 1, taken


@pytest.mark.parametrize("device", ["a100", "l4"])
def test_default_tiles_fit_smaller_devices(device):
    for name in ("v9_async_copy", "t3_multistage"):
        kernel = kernel_of(name, LARGE[name in TENSOR], device)
        assert sum(kernel.shared.values()) <= PRESETS[device].shared_per_block


def test_rung_four_is_rung_three_and_one_idea():
    op = core.find_operator("gemm")
    case = op.case("square256")
    steps = list(core.steps(rung("v7_double_buffer"), case, PRESETS["h200"]))
    assert [s.rung for s in steps[1:]] == [
        "v4_thread_tile_2d",
        *["v5_vector_loads"] * 2,
        *["v6_bank_conflicts"] * 2,
        *["v7_double_buffer"] * 2,
    ]
    assert all(isinstance(Idea(s.text), Idea) and s.primitives for s in steps[1:])


@pytest.mark.parametrize(("name", "text"), [("v9_async_copy", "bias_gelu"), ("split_k_mma", "half_bias_gelu")])
def test_every_step_becomes_cuda(name, text):
    op = core.find_operator("gemm")
    case = op.case(text)
    for step in core.steps(rung(name), case, PRESETS["h200"]):
        assert "__global__" in build.kernel(step.mod, op.arguments(case), PRESETS["h200"]).code("cuda"), step.text


def test_one_barrier_a_step():
    source = source_of("v9_async_copy", "m=512,n=512,k=512", stages=4)
    loop = source[source.index("for (int k_0 = 0") :]
    loop = loop[: loop.index("\n  }\n")]
    assert loop.count("__syncthreads") == 1
    assert loop.index("wait_group") < loop.index("__syncthreads") < loop.index("ptx_cp_async_legacy")


def test_swizzle_is_a_permutation_that_spreads_columns_over_the_banks():
    swizzle = cuda_passes._Swizzle(tvm.sym.Analyzer())

    def place(element):
        return int(swizzle.analyzer.simplify(swizzle.place(tvm.tirx.const(element, "int32"), 2)))

    stored = [place(element) for element in range(1024)]
    assert sorted(stored) == list(range(1024))
    for column in range(0, 64, 8):
        banks = {place(row * 64 + column) * 2 // 16 % 8 for row in range(8)}
        assert len(banks) == 8


@pytest.mark.parametrize("name", ["v3_thread_tile_1d", "v4_thread_tile_2d", "v9_async_copy"])
@pytest.mark.parametrize("rows", [4, 8, 16])
def test_threads_keep_no_more_than_their_own_sums(name, rows):
    """Beyond 512 KiB of local memory a thread the driver refuses to launch a kernel."""
    local = re.findall(r"^  alignas\(64\) float \w+\[(\d+)\];", source_of(name, f"m={rows},n=256,k=64"), re.MULTILINE)
    assert local and max(map(int, local)) <= 64


def test_occupancy_of_a_known_kernel():
    # 256 threads of 128 registers take half a multiprocessor's 65536.
    assert blocks_per_sm(PRESETS["h200"], 256, 128, 8192) == (2, "registers")
    assert blocks_per_sm(PRESETS["h200"], 128, 32, 100 << 10) == (2, "shared memory")
    assert blocks_per_sm(PRESETS["a100"], 1024, 32, 0) == (2, "threads")
