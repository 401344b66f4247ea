"""What a search on a GPU saves time by, without one: comparing where the outputs are, and compiling in the process."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import tvm
from serial import serial

from schedules import core
from tuning import shared
from tuning.build import build, job_for, kernel
from tuning.cuda import cubin, distance
from tuning.cuda.gpus import PRESETS
from tuning.measure import compare

GEMM = core.OPERATORS["gemm"]


def reference_on_host(expected: np.ndarray, dtype: str) -> distance.Reference:
    """A Reference whose kernel runs on this processor, thread after thread."""
    made = distance.Reference.__new__(distance.Reference)
    mod = serial(tvm.IRModule({"main": distance.program(expected.size, dtype)}))
    made.kernels = [tvm.compile(mod, target=tvm.target.Target({"kind": "llvm"})).jit()["main"]]
    made.arrays = [tvm.runtime.tensor(expected.reshape(-1))]
    made.sums = tvm.runtime.tensor(np.full((distance.BLOCKS * distance.THREADS, 3), np.nan))
    return made


def test_the_distance_is_the_one_that_the_host_computes():
    case = GEMM.case("m=97,n=701,k=3,dtype=float16")
    expected = GEMM.reference(case, *GEMM.inputs(case))
    there = reference_on_host(expected, "float16")
    out = expected.astype(np.float16)
    out[5, 7] += 0.5
    error, fault = compare(GEMM, case, [out], [expected])
    assert fault and there.error([tvm.runtime.tensor(out)]).norm == pytest.approx(error.norm, rel=1e-9)
    assert there.error([tvm.runtime.tensor(out)]).worst == pytest.approx(error.worst, rel=1e-9)
    out[-1, -1] = np.nan
    assert there.error([tvm.runtime.tensor(out)]) is None, "the host says which element"


def test_types_stand_in_for_headers_where_a_kernel_needs_no_more():
    source = "#ifdef __CUDACC_RTC__\n  #include <cuda/std/cstdint>\n#else\n  #include <cstdint>\n#endif\nint64_t x;\n"
    plain = cubin.without_headers(source)
    assert "#include" not in plain and plain.endswith("int64_t x;\n") and "long long int64_t;" in plain
    assert cubin.without_headers(source + "#include <mma.h>\n") is None
    assert cubin.without_headers(source + "std::is_same<int, int> y;\n") is None
    assert cubin.without_headers("int x;\n") is None


@pytest.mark.skipif(cubin._same_release() is None, reason="needs nvcc and NVRTC of the same release")
def test_a_search_compiles_in_its_own_process_what_it_can(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(cubin, "_with_nvcc", lambda *given: (b"nvcc", ""))
    rung, case = core.find_schedule("gemm", "cuda", "v4_thread_tile_2d"), GEMM.case("m=256,n=256,k=64")
    source = build(job_for(rung, case, PRESETS["h200"], {"bm": 64, "bn": 64, "tm": 4, "tn": 4})).code("cuda")
    with tvm.target.Target({"kind": "cuda", "arch": "sm_90a"}):
        compiled = tvm.get_global_func("tvm_callback_cuda_compile")
        assert compiled(source) == b"nvcc", "what is shipped is nvcc's"
        with cubin.compiling(cubin.DEFAULT, lean=True):
            assert compiled(source)[:4] == b"\x7fELF"
            assert compiled(source + "refused") == b"nvcc", "which says why"


def test_a_lean_build_computes_the_same_without_checking_its_arguments(avx2):
    case = GEMM.case("m=30,n=40,k=50")
    rung = core.find_schedule("gemm", "x86", "v3_vectorize")
    mod = core.lower(rung, case, avx2)
    full, lean, again = (kernel(mod, GEMM.arguments(case), avx2, lean) for lean in (False, True, False))
    assert again.code("asm") == full.code("asm") != lean.code("asm"), "LLVM's options hold for one build"
    assert len(lean.code("llvm")) < 0.75 * len(full.code("llvm"))
    assert "Expected" in full.code("llvm") and "Expected" not in lean.code("llvm")


def test_the_folder_of_a_process_that_was_killed_goes_with_the_next(tmp_path, monkeypatch):
    monkeypatch.setattr(shared, "MEMORY", tmp_path)
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    left, other = (tmp_path / f"{shared.PREFIX}{pid}-x" for pid in (dead.pid, os.getpid()))
    left.mkdir(), other.mkdir()
    made = Path(shared.new_folder())
    assert made.is_dir() and other.is_dir() and not left.exists()
    shutil.rmtree(made)
