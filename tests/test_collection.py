"""A library of many kernels: dispatch in C and C++, the CMake package, loading, and what is refused."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace

import numpy as np
import pytest

import deploy
from deploy import manifest
from schedules import core
from schedules.errors import ExplorerError
from tuning.build import job_for
from tuning.record import Record
from tuning.store import Store

pytestmark = pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")
CASES = ("below_tile", "alpha", "trans_b", "leading_beta")

PROGRAM = """
#include <stdio.h>
#include "blas.h"

int main(void) {
  float a[21 * 18], b[18 * 19], c[21 * 19];
  for (int i = 0; i < 21 * 18; ++i) a[i] = (float)(i % 7);
  for (int i = 0; i < 18 * 19; ++i) b[i] = (float)(i % 5);
  void *arguments[] = {a, b, c};
  blas_gemm_case which = blas_gemm_default();
  which.m = 21, which.n = 19, which.k = 18;
  int unscaled = blas_gemm_find(&which), failed = blas_gemm(&which, arguments);
  printf("%d %d %s\\n", unscaled, failed, blas_error());
  which.alpha = 0.5;
  failed = blas_gemm(&which, arguments);
  double sum = 0;
  for (int i = 0; i < 21 * 19; ++i) sum += c[i];
  printf("%d %d %.1f\\n", blas_gemm_find(&which), failed, sum);
  blas_set_threads(1);
  return blas_threads() != 1 || blas_abi() != BLAS_ABI;
}
"""


@pytest.fixture(scope="module")
def device(avx2):
    here = manifest.cpu_flags()
    return replace(avx2, mcpu="haswell" if {"avx2", "fma", "bmi2"} <= here else "x86-64")


@pytest.fixture(scope="module")
def jobs(device):
    gemm, rung = core.find_operator("gemm"), core.find_schedule("gemm", "x86", "v0_naive")
    return [job_for(rung, gemm.case(name), device) for name in (*CASES, CASES[0])]


@pytest.fixture(scope="module")
def made(jobs, tmp_path_factory):
    return deploy.export_all(jobs, tmp_path_factory.mktemp("dist"), "blas")


def test_a_case_asked_for_twice_is_one_kernel(made):
    gemm = core.find_operator("gemm")
    assert [case for _, _, case in made.kernels] == [gemm.case(name).text for name in CASES]
    assert made.bytes == made.library.stat().st_size < 500_000


def sum_of_the_program() -> str:
    a = (np.arange(21 * 18) % 7).reshape(21, 18)
    b = (np.arange(18 * 19) % 5).reshape(18, 19)
    return f"{0.5 * (a @ b).sum():.1f}"


@pytest.mark.parametrize("language", ["c", "cpp"])
def test_cmake_finds_it_and_the_case_chooses_the_kernel(made, tmp_path, language):
    if not shutil.which("cmake") or (language == "cpp" and not shutil.which("c++")):
        pytest.skip("no CMake or no C++ compiler")
    (tmp_path / f"main.{language}").write_text(PROGRAM)
    (tmp_path / "CMakeLists.txt").write_text(
        f"""cmake_minimum_required(VERSION 3.16)
project(use LANGUAGES {"C CXX" if language == "cpp" else "C"})
find_package(blas CONFIG REQUIRED PATHS "{made.library.parent}" NO_DEFAULT_PATH)
add_executable(use main.{language})
target_link_libraries(use PRIVATE blas::blas)
target_compile_options(use PRIVATE -Wall -Werror)
"""
    )
    for command in (["cmake", "-S", ".", "-B", "build"], ["cmake", "--build", "build"]):
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    done = subprocess.run([tmp_path / "build" / "use"], capture_output=True, text=True)
    unknown, known = done.stdout.splitlines()
    assert done.returncode == 0
    assert unknown == "-1 -1 ValueError: no kernel of gemm for this case"
    assert known == f"1 0 {sum_of_the_program()}"


def test_the_example_runs(made):
    line = made.example.read_text().splitlines()[0].removeprefix("/* ").removesuffix(" */")
    done = subprocess.run(line, shell=True, cwd=made.library.parent, capture_output=True, text=True)
    assert done.stdout == "C[0] = 2\n", done.stderr


def test_every_kernel_is_right_from_python(made):
    gemm, kernels = core.find_operator("gemm"), deploy.load_all(made.library)
    assert len(kernels) == len(CASES)
    for name in CASES:
        case = gemm.case(name)
        inputs = gemm.inputs(case)
        wanted = gemm.reference(case, *inputs)
        out = np.zeros(wanted.shape, "float32")
        kernels["gemm", case.text](*inputs, out=out)
        assert np.nanmax(np.abs(out - wanted)) < 1e-4
    function = deploy.numpy_function("gemm", made.library, trans_b=True, ldb=0)
    assert function(np.ones((33, 17), "float32"), np.ones((35, 17), "float32")).shape == (33, 35)


def test_the_abi_number_follows_the_declarations(made, jobs, tmp_path):
    number = lambda header: re.search(r"_ABI (\d+)u", header.read_text())[1]  # noqa: E731
    fewer = deploy.export_all(jobs[:1], tmp_path, "blas")
    assert number(fewer.header) != number(made.header)


def test_damage_is_refused(made, tmp_path):
    copy = shutil.copytree(made.library.parent, tmp_path / "copy") / made.library.name
    text = copy.with_suffix(".json").read_text()
    copy.with_suffix(".json").write_text(text.replace('"v0_naive"', '"v1_blocking"', 1))
    with pytest.raises(ExplorerError, match="changed after the export"):
        deploy.load_all(copy)
    copy.with_suffix(".json").write_text(text)
    copy.write_bytes(copy.read_bytes()[:-1])
    with pytest.raises(ExplorerError, match="bytes instead of"):
        deploy.load_all(copy)


def test_the_best_of_everything_recorded(device, logs):
    store = Store.open(logs, device.name)
    with pytest.raises(ExplorerError, match="holds no best"):
        deploy.best_jobs(store, device)
    gemm = core.find_operator("gemm")
    texts = [gemm.case(name).text for name in ("one", "row")]
    for text in texts:
        store.promote(Record("gemm", text, "v0_naive", {}, device.name, device.threads, "ok", seconds=1e-3, time="t"))
    assert sorted(job.case for job in deploy.best_jobs(store, device)) == sorted(texts)
    # Asked for by name, a case that was never tuned comes too.
    assert [job.case for job in deploy.best_jobs(store, device, ["gemm"], ["column"])] == [gemm.case("column").text]


def test_what_cannot_be_written_is_refused(jobs, tmp_path):
    (tmp_path / "file").write_text("")
    for arguments, code in (
        (([], tmp_path), "no_kernel"),
        ((jobs[:1], tmp_path, "no-name"), "bad_symbol"),
        ((jobs[:1], tmp_path / "file"), "unwritable"),
    ):
        with pytest.raises(ExplorerError) as caught:
            deploy.export_all(*arguments)
        assert caught.value.code == code and caught.value.hint
    assert [p.name for p in tmp_path.iterdir()] == ["file"]
