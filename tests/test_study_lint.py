"""Each hint appears where it must and stays away where it must not."""

from __future__ import annotations

from dataclasses import replace

import invented
import pytest
import tvm
from test_study_access import gpu  # noqa: F401  a fixture

from schedules import core
from study.code import code, step_module
from study.lint import lint
from tuning.cuda.resources import Resources

LONG = "rows=48,cols=64,depth=512"


@pytest.fixture(scope="module")
def hints(avx2):
    with invented.entered() as operator:

        def make(rung, case=LONG, *, compiled=False, device=avx2):
            rung, case = core.find_schedule(invented.NAME, "x86", rung), operator.case(case)
            mod = step_module(rung, case, device, None, None)[1]
            hot = code(rung, case, device).hot if compiled else None
            return {hint.rule: hint for hint in lint(mod, device, hot)}

        yield make


def test_scalar_loop(hints):
    assert "k × 512 is serial" in hints("r0_plain")["scalar loop"].evidence
    assert "scalar loop" not in hints("r2_registers")
    assert "scalar and 0 vector" in hints("r0_plain", compiled=True)["scalar loop"].evidence
    assert "scalar loop" not in hints("r2_registers", compiled=True)


def test_a_loop_that_llvm_vectorized_by_itself_is_not_scalar(hints):
    """Without the code the program's serial loop is all there is to see; with it the vectors are seen."""
    assert "scalar loop" in hints("r1_tiled")
    assert "scalar loop" not in hints("r1_tiled", compiled=True)


def test_no_fma(hints, avx2):
    old = replace(avx2, mcpu="x86-64", vector_bytes=16)
    assert "no multiply-add" in hints("r2_registers", compiled=True, device=old)["no FMA"].evidence
    assert "no FMA" not in hints("r2_registers", compiled=True)


def test_spills(hints):
    assert "loads from" in hints("r2_registers", "tiny", compiled=True)["spills"].evidence
    assert "spills" not in hints("r2_registers", compiled=True)


def test_sum_in_memory(hints):
    assert hints("r1_tiled")["sum in memory"].mend.startswith("cache_write")
    assert "sum in memory" not in hints("r2_registers")


def test_strided_access(hints):
    assert "Q[k, j] moves by 256 B for each k" in hints("r0_plain")["strided access"].evidence
    assert "strided access" not in hints("r1_tiled")


def test_working_set(hints):
    large = hints("r0_plain", "rows=1024,cols=1024,depth=1024")["working set"].evidence
    assert large.startswith("between two reads of Q along i pass 4.0"), large
    assert "working set" not in hints("r0_plain")


def test_tail_guard(hints):
    assert "j_0 * 8 + j_1 < 60" in hints("r2_registers", "rows=48,cols=60,depth=512")["tail guard"].evidence
    assert "tail guard" not in hints("r2_registers")


def test_a_choice_of_threads_is_no_tail(gpu):  # noqa: F811
    """Every second thread, then every fourth adds up: that is the algorithm."""
    rung, case = core.find_schedule("reduction", "cuda", "v0_interleaved"), core.find_operator("reduction").case
    assert "tail guard" not in on_gpu(core.lower(rung, case("m=64,n=1024,dtype=float32"), gpu), gpu)


def test_an_init_in_the_loop_is_a_guard_too(avx2):
    with invented.entered() as operator:
        undivided = tvm.IRModule({"main": operator.prim_func(operator.case(LONG))})
    found = {hint.rule: hint for hint in lint(undivided, avx2)}
    assert found["tail guard"].mend == "decompose_reduction"


def test_too_little_parallelism(hints, avx2):
    assert hints("r1_tiled")["too little parallelism"].evidence == "1 task for 2 threads"
    assert "too little parallelism" not in hints("r2_registers")
    assert "too little parallelism" not in hints("r1_tiled", device=avx2.with_threads(1))


def test_a_step_that_hardly_runs_gets_no_hints(hints):
    assert hints("r0_plain", "rows=4,cols=4,depth=4") == {}


def on_gpu(mod, device):
    return {hint.rule: hint for hint in lint(mod, device)}


def test_uncoalesced_access(gpu):  # noqa: F811
    assert "T reads S: 32 sectors" in on_gpu(invented.transposed_on_gpu(), gpu)["uncoalesced access"].evidence
    assert "uncoalesced access" not in on_gpu(invented.transposed_on_gpu(shared=True), gpu)


def test_bank_conflicts(gpu):  # noqa: F811
    assert "32-way" in on_gpu(invented.transposed_on_gpu(shared=True), gpu)["bank conflicts"].evidence
    assert "bank conflicts" not in on_gpu(invented.transposed_on_gpu(shared=True, padding=1), gpu)


def test_narrow_access(gpu):  # noqa: F811
    assert "4 bytes a thread" in on_gpu(invented.transposed_on_gpu(shared=True), gpu)["narrow access"].evidence
    assert "narrow access" not in on_gpu(invented.transposed_on_gpu(shared=True, vector=4), gpu)


def test_too_few_blocks(gpu):  # noqa: F811
    found = on_gpu(invented.transposed_on_gpu(256), gpu)["too little parallelism"]
    assert found.evidence == "64 blocks for 132 multiprocessors"
    assert "too little parallelism" not in on_gpu(invented.transposed_on_gpu(), gpu)


def test_low_occupancy(gpu):  # noqa: F811
    small = replace(gpu, shared_per_sm=4 << 10, threads_per_sm=8192)
    assert (
        "1 block of 1024 threads and 4 KiB shared: 12%"
        in on_gpu(invented.transposed_on_gpu(shared=True), small)["low occupancy"].evidence
    )
    assert "low occupancy" not in on_gpu(invented.transposed_on_gpu(shared=True), gpu)


TAKEN = Resources("main_kernel", 256, 255, 8192, 0, 0, 0, 1, 0.125, "registers")


def test_spills_of_a_gpu_kernel(gpu):  # noqa: F811
    mod = invented.transposed_on_gpu(shared=True)
    spilling = replace(TAKEN, spill_stores=24, spill_loads=32)
    found = {hint.rule: hint for hint in lint(mod, gpu, None, (spilling,))}
    assert "24 bytes stored and 32 loaded with 255 registers" in found["spills"].evidence
    assert "spills" not in {hint.rule for hint in lint(mod, gpu, None, (TAKEN,))}


def test_registers_can_be_what_keeps_occupancy_low(gpu):  # noqa: F811
    mod = invented.transposed_on_gpu(shared=True)
    found = {hint.rule: hint for hint in lint(mod, gpu, None, (TAKEN,))}
    assert found["low occupancy"].evidence == "main_kernel: 1 block, registers run out: 12% of the threads"
    assert "low occupancy" not in {h.rule for h in lint(mod, gpu, None, (replace(TAKEN, occupancy=0.5),))}
