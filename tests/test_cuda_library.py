"""Libraries of CUDA kernels: linked anywhere, launched as compiled; on a GPU, run from CUDA and Python."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import tvm

import deploy
from deploy import cuda_code
from deploy.dispatch import find
from deploy.tiles import with_tiles
from schedules import core
from schedules.errors import ExplorerError
from tuning.build import job_for
from tuning.cuda.gpus import PRESETS

on_gpu = pytest.mark.skipif(not (tvm.cuda(0).exist and shutil.which("nvcc")), reason="no GPU, or no nvcc")
pytestmark = pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
CASES = {
    "v9_async_copy": "m=65,n=40,k=50",
    "split_k": "m=8,n=64,k=512",
    "any_rows": "m=?8,n=96,k=52",
    "t3_multistage": "m=64,n=72,k=96,dtype=float16",
    "t6_warp_specialized": "m=300,n=520,k=320,dtype=float16",
}


CHANGES = {"t6_warp_specialized": {"bm": 128, "bn": 128, "cluster": 2, "split": 1}}


def job(name: str):
    gemm = core.find_operator("gemm")
    rung, case = core.find_schedule("gemm", "cuda", name), gemm.case(CASES[name])
    return job_for(rung, case, PRESETS["h200"], rung.configure(case, PRESETS["h200"], CHANGES.get(name)))


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """All of them as one library; needs a compiler for the machine code."""
    folder = tmp_path_factory.mktemp("cuda")
    try:
        return deploy.export_all([job(name) for name in CASES], folder, "blas", exact=True)
    except ExplorerError as error:
        if error.code == "no_compiler":
            pytest.skip(error.message)
        raise


def test_it_links_without_cuda_and_says_what_is_missing(made):
    library = ctypes.CDLL(str(made.library))
    needed = subprocess.run(["readelf", "-d", made.library], capture_output=True, text=True).stdout
    assert "libcu" not in needed and "libtvm" not in needed
    if not tvm.cuda(0).exist:
        library.blas_error.restype = ctypes.c_char_p
        assert library.blas_gemm_0(*[ctypes.c_void_p(1)] * 3, None) == -1
        assert b"no NVIDIA driver" in library.blas_error()


@pytest.fixture(scope="module")
def pretend(made, tmp_path_factory):
    """A function that calls a kernel on a driver without a device: its result, its error and what it asked for."""
    folder = tmp_path_factory.mktemp("driver")
    source = Path(__file__).with_name("fake_cuda.c")
    subprocess.run(["cc", "-shared", "-fPIC", source, "-o", folder / "libcuda.so.1"], check=True)

    def run(kernel, *extents, **environment):
        script = f"""
import ctypes
library = ctypes.CDLL({str(made.library)!r})
library.blas_error.restype = ctypes.c_char_p
arrays = [ctypes.c_void_p(at) for at in (0x1000, 0x2000, 0x3000)]
sizes = [ctypes.c_int64(extent) for extent in {extents!r}]
print(library.blas_gemm_{list(CASES).index(kernel)}(*sizes, *arrays, ctypes.c_void_p(7)), flush=True)
print(library.blas_error().decode())
"""
        environment = {**os.environ, "LD_LIBRARY_PATH": str(folder), **environment}
        done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        *asked, result, error = done.stdout.split("\n")[:-1]
        return int(result), error, asked

    return run


def launches(asked: list[str]) -> list[list[int]]:
    """The grid of each launch."""
    return [list(map(int, re.search(r"grid (\d+) (\d+) (\d+)", line).groups())) for line in asked if "launch" in line]


def test_a_kernel_is_loaded_and_launched_on_the_stream_given(pretend):
    result, _, asked = pretend("v9_async_copy")
    load, launch = (line for line in asked if not line.startswith("allow"))
    assert result == 0 and load == "load ELF"
    assert re.match(r"launch \w+ grid 1 1 1 block 256 1 1 shared \d+ stream 0x7 first 0x[123]000$", launch), launch


def test_workspace_belongs_to_the_stream_and_a_full_device_is_an_error(pretend):
    result, _, asked = pretend("split_k")
    kinds = [line.split()[0] for line in asked]
    assert result == 0 and [k for k in kinds if k not in ("load", "allow")] == ["allocate", "launch", "launch", "free"]
    config = job("split_k").config
    assert f"allocate {config['splits'] * 8 * 64 * 4}" in asked
    result, error, asked = pretend("split_k", FAKE_FULL="1")
    assert result == -1 and "workspace: out of memory" in error and not launches(asked)


def test_a_grid_grows_with_the_rows(pretend):
    grids = [launches(pretend("any_rows", rows)[2]) for rows in (1, 500)]
    assert [len(grid) for grid in grids] == [1, 1], "k is too short to be split"
    few, many = (grid[0][0] * grid[0][1] * grid[0][2] for grid in grids)
    assert few < many


def test_tensor_maps_clusters_and_shared_memory_reach_the_driver(pretend):
    result, _, asked = pretend("t6_warp_specialized")
    maps = [line for line in asked if line.startswith("map type 6 rank")]
    assert result == 0 and len(maps) >= 2 and any("at 0x1000" in line for line in maps)
    (launch,) = [line for line in asked if line.startswith("launch")]
    allowed = next(line.split() for line in asked if line.startswith("allow"))
    assert allowed[2] == "8" and int(allowed[3]) > 48 << 10 and f"shared {allowed[3]} " in launch
    assert " cluster 2 1 1" in launch


def test_a_library_for_another_device_says_so(pretend):
    result, error, asked = pretend("v9_async_copy", FAKE_CAPABILITY="80")
    assert result == -1 and not asked
    assert error == "RuntimeError: this device is sm_80, the library was built for sm_90a"


def test_tuned_cases_lend_their_tiles_to_other_rows():
    """Decode batches: one program for every m; the case it was tuned for stays exact."""
    kernels, rows = with_tiles([job("split_k"), job("t3_multistage")])
    symbolic = [row for row in rows if row.free]
    assert {kernels[row.kernel].schedule for row in symbolic} == {"any_rows", "any_shape", "any_shape_wgmma"}
    assert {"".join(row.free) for row in symbolic} == {"m", "mnk"} and {row.tuned for row in symbolic} == {True, False}
    values = dict(core.find_operator("gemm").case("m=17,n=64,k=512").values)
    assert find(rows, values).free == {"m": 8} and not find(rows, {**values, "m": 8}).free


def test_null_arrays_and_wrong_extents_are_refused(made):
    library = ctypes.CDLL(str(made.library))
    library.blas_error.restype = ctypes.c_char_p
    assert library.blas_gemm_0(None, None, None, None) == -1
    assert b"an array is NULL" in library.blas_error()
    assert library.blas_gemm_2(ctypes.c_int64(0), *[ctypes.c_void_p(1)] * 3, None) == -1
    assert b"m is not from 1" in library.blas_error()


def test_the_header_is_c_and_cpp(made, tmp_path):
    for language in ("c", "c++"):
        command = ["cc", "-x", language, "-fsyntax-only", "-Wall", "-Wextra", "-Werror", str(made.header)]
        subprocess.run(command, check=True)
    assert "void *stream" in made.header.read_text()


def test_numpy_arrays_are_refused(made):
    kernel = next(iter(deploy.load_all(made.library).values()))
    with pytest.raises(ExplorerError, match="in the memory of a GPU"):
        kernel(1, 2)


def test_launches_are_read_off_the_program():
    """The letters that launcher_cuda.c goes by: parameters as CUDA declares them, then dimensions in call order."""
    text = 'extern "C" __global__ void __launch_bounds__(256, 1) f(half* __restrict__ C, const __grid_constant__ '
    text += "CUtensorMap X, int n, int64_t k, float s) {"
    assert cuda_code._signatures(text) == [("f", "ptilf")]
    assert cuda_code._letters("f", ["blockIdx.x", "threadIdx.y", "tirx.use_dyn_shared_memory"]) == "xbs"
    with pytest.raises(ExplorerError, match="does not know"):
        cuda_code._letters("f", ["moonIdx.x"])


# Multiplies by the library and by a plain kernel; arguments m n k half; prints the kernel's number and the worst error.
PROGRAM = r"""
#include <cuda_fp16.h>
#include <stdio.h>
#include <stdlib.h>
#include "blas.h"

template <typename T> __global__ void plain(const T *a, const T *b, float *c, int m, int n, int k) {
  int i = blockIdx.x, j = threadIdx.x + blockIdx.y * blockDim.x;
  if (j >= n) return;
  float sum = 0;
  for (int l = 0; l < k; ++l) sum += (float)a[i * k + l] * (float)b[l * n + j];
  c[(size_t)i * n + j] = sum;
}

template <typename T> int run(int m, int n, int k, const char *dtype, double allowed) {
  T *a, *b, *c;
  float *wanted;
  cudaMallocManaged(&a, sizeof(T) * m * k);
  cudaMallocManaged(&b, sizeof(T) * k * n);
  cudaMallocManaged(&c, sizeof(T) * m * n);
  cudaMallocManaged(&wanted, sizeof(float) * m * n);
  for (int i = 0; i < m * k; ++i) a[i] = (T)((i * 37 % 101 - 50) / 50.f);
  for (int i = 0; i < k * n; ++i) b[i] = (T)((i * 53 % 97 - 48) / 48.f);
  cudaMemset(c, 0xff, sizeof(T) * m * n);
  blas_gemm_case which = blas_gemm_default();
  which.m = m, which.n = n, which.k = k, which.dtype = dtype;
  void *arguments[] = {a, b, c};
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  cudaDeviceSynchronize();
  if (blas_gemm(&which, arguments, stream)) return printf("refused %s\n", blas_error()), 0;
  plain<<<dim3(m, (n + 127) / 128), 128, 0, stream>>>(a, b, wanted, m, n, k);
  cudaError_t error = cudaStreamSynchronize(stream);
  double worst = 0;
  for (int i = 0; i < m * n; ++i) {
    double off = (double)(float)c[i] - wanted[i];
    if (!(off <= worst && -off <= worst)) worst = off < 0 ? -off : off;
  }
  const char *verdict = worst <= allowed ? "right" : "WRONG";
  printf("%d %s %g %s\n", blas_gemm_find(&which), verdict, worst, cudaGetErrorString(error));
  return 0;
}

int main(int count, char **words) {
  for (int w = 1; w + 3 < count; w += 4) {
    int m = atoi(words[w]), n = atoi(words[w + 1]), k = atoi(words[w + 2]);
    if (atoi(words[w + 3])) run<__half>(m, n, k, "float16", 0.05);
    else run<float>(m, n, k, "float32", 1e-3);
  }
  return 0;
}
"""


@pytest.fixture(scope="module")
def compiled(made, tmp_path_factory):
    """The program above, built with nvcc; a function of words that returns its lines."""
    folder = tmp_path_factory.mktemp("program")
    (folder / "main.cu").write_text(PROGRAM)
    here = made.library.parent
    command = ["nvcc", "-arch=native", "main.cu", str(made.library), f"-I{here}", "-Xlinker", f"-rpath={here}"]
    subprocess.run([*command, "-o", "main"], cwd=folder, check=True)
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}

    def run(*words):
        done = subprocess.run(["./main", *map(str, words)], cwd=folder, capture_output=True, text=True, env=environment)
        return done.stdout.splitlines()

    return run


@on_gpu
def test_a_cuda_program_runs_every_kernel(compiled):
    cases = [core.find_operator("gemm").fixed(core.find_operator("gemm").case(text)) for text in CASES.values()]
    words = [w for c in cases for w in (c["m"], c["n"], c["k"], int(c["dtype"] == "float16"))]
    assert [line.split()[:2] for line in compiled(*words)] == [[str(i), "right"] for i in range(len(CASES))]


@on_gpu
def test_rows_never_tuned_run_on_a_symbolic_kernel(compiled):
    numbers = (1, 7, 9, 17, 33, 64, 65, 129, 193, 500, 2000)
    lines = compiled(*[w for m in numbers for w in (m, 96, 52, 0)])
    assert [line.split()[1] for line in lines] == ["right"] * len(numbers), lines


@on_gpu
def test_the_example_runs(made):
    line = made.example.read_text().splitlines()[0].removeprefix("/* ").removesuffix(" */")
    done = subprocess.run(line, shell=True, cwd=made.library.parent, capture_output=True, text=True)
    assert done.stdout == "C[0] = 0\n", done.stdout + done.stderr
