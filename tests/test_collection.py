"""A library of many kernels: dispatch in C and C++, the CMake package, loading, and what is refused."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import deploy
from deploy import loader, manifest, pace, pace_shapes
from deploy.dispatch import find
from deploy.kernels import read_kernels
from schedules import core
from schedules.errors import ExplorerError
from tuning.build import job_for
from tuning.records.record import Record
from tuning.store import Store

ROOT = Path(__file__).resolve().parent.parent
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
def jobs(native):
    gemm, rung = core.find_operator("gemm"), core.find_schedule("gemm", "x86", "v0_naive")
    return [job_for(rung, gemm.case(name), native) for name in (*CASES, CASES[0])]


@pytest.fixture(scope="module")
def made(jobs, tmp_path_factory):
    return deploy.export_all(jobs, tmp_path_factory.mktemp("dist"), "blas", exact=True)


@pytest.fixture(scope="module")
def tiled(native, tmp_path_factory):
    """A library of two tuned cases: with their tiles and the defaults it takes every shape."""
    gemm, rung = core.find_operator("gemm"), core.find_schedule("gemm", "x86", "v8_full_tiles")
    cases = [gemm.case("m=64,n=64,k=64"), gemm.case("m=300,n=40,k=64,trans_b=1")]
    tuned = [job_for(rung, cases[0], native, {"mr": 4, "mb": 2}), job_for(rung, cases[1], native, {"mb": 2})]
    return deploy.export_all(tuned, tmp_path_factory.mktemp("tiled"), "blas")


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


@pytest.mark.parametrize("compiler", ["cc", "c++ -x c++"])
def test_the_example_runs(made, compiler):
    if not shutil.which(compiler.split()[0]):
        pytest.skip(f"no {compiler}")
    line = made.example.read_text().splitlines()[0].removeprefix("/* cc ").removesuffix(" */")
    source, rest = line.split(" ", 1)
    command = f"{compiler} {source} -x none {rest}"
    done = subprocess.run(command, shell=True, cwd=made.library.parent, capture_output=True, text=True)
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
    fewer = deploy.export_all(jobs[:1], tmp_path, "blas", exact=True)
    assert number(fewer.header) != number(made.header)


SHAPES = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include "blas.h"

/* Multiplies matrices of every shape named on the command line, m n k trans_b each; prints kernel and largest error. */
int main(int count, char **words) {
  for (int w = 1; w + 3 < count; w += 4) {
    blas_gemm_case which = blas_gemm_default();
    which.m = atol(words[w]), which.n = atol(words[w + 1]), which.k = atol(words[w + 2]);
    which.trans_b = atol(words[w + 3]);
    const long m = which.m, n = which.n, k = which.k;
    float *a = malloc(m * k * sizeof *a), *b = malloc(k * n * sizeof *b), *c = malloc((m * n + 1) * sizeof *c);
    for (long i = 0; i < m * k; ++i) a[i] = (float)(i % 7 - 3);
    for (long i = 0; i < k * n; ++i) b[i] = (float)(i % 5 - 2);
    for (long i = 0; i <= m * n; ++i) c[i] = NAN;
    void *arguments[] = {a, b, c};
    if (blas_gemm(&which, arguments)) return printf("%s\\n", blas_error()), 1;
    double worst = isnan(c[m * n]) ? 0 : 1;
    for (long i = 0; i < m; ++i)
      for (long j = 0; j < n; ++j) {
        double sum = 0;
        for (long l = 0; l < k; ++l) sum += a[i * k + l] * b[which.trans_b ? j * k + l : l * n + j];
        if (!(fabs(c[i * n + j] - sum) <= worst)) worst = fabs(c[i * n + j] - sum);
      }
    printf("%d %g\\n", blas_gemm_find(&which), worst);
  }
  return 0;
}
"""

# m, n, k, trans_b: the two tuned ones, near them, far away, extents of 1, ragged in every direction.
MET = [(64, 64, 64, 0), (300, 40, 64, 1), (65, 63, 64, 0), (257, 33, 71, 1), (1, 1, 1, 0), (1, 130, 300, 0)]
MET += [(7, 5, 600, 0), (13, 1, 9, 1), (5, 333, 2, 0), (1, 9, 2000, 1), (2000, 3, 1, 0), (700, 129, 31, 0)]


@pytest.mark.parametrize("language", ["c", "c++"])
def test_shapes_never_tuned_run_on_the_nearest_tile(tiled, tmp_path, language):
    compiler = {"c": "cc", "c++": "c++"}[language]
    if not shutil.which(compiler):
        pytest.skip(f"no {compiler}")
    (tmp_path / "shapes.c").write_text(SHAPES.replace("malloc(", "(float *)malloc("))
    folder, program = tiled.library.parent, tmp_path / "shapes"
    command = [
        compiler,
        "-x",
        language,
        "shapes.c",
        "-x",
        "none",
        str(tiled.library),
        "-Wall",
        "-Werror",
        f"-I{folder}",
    ]
    subprocess.run([*command, f"-Wl,-rpath,{folder}", "-lm", "-o", str(program)], cwd=tmp_path, check=True)
    words = [str(word) for shape in MET for word in shape]
    lines = subprocess.run([program, *words], capture_output=True, text=True).stdout.splitlines()
    assert [line.split()[1] for line in lines] == ["0"] * len(MET), lines
    found = read_kernels(tiled.library)
    for shape, line in zip(MET, lines, strict=True):
        wanted = dict(zip(("m", "n", "k", "trans_b"), shape, strict=True), dtype="float32")
        row = find(found.rows, wanted)
        assert int(line.split()[0]) == row.kernel, (shape, line, "Python's rule and C's differ")
    assert [int(line.split()[0]) for line in lines[:2]] == [0, 1], "an exact case has its own kernel"


def test_rows_are_exact_then_tuned_then_default(tiled):
    found = read_kernels(tiled.library)
    plain = {"trans_b": False, "dtype": "float32"}
    near = find(found.rows, {"m": 70, "n": 70, "k": 70, **plain})
    assert near.tuned and found.kernels[near.kernel].config["mr"] == 4, "the tile tuned at 64"
    far = find(found.rows, {"m": 4096, "n": 4096, "k": 4096, **plain})
    assert not far.tuned, "64 is too far away to go by"
    assert find(found.rows, {"m": 9, "n": 9, "k": 9, "trans_b": False, "dtype": "float64"}) is not None
    assert find(found.rows, {"m": 9, "n": 9, "k": 9, "trans_a": True, "dtype": "float32"}) is None


def test_numpy_takes_every_shape_too(tiled):
    gemm = deploy.numpy_function("gemm", tiled.library, trans_b=False)
    for m, n, k in ((64, 64, 64), (3, 200, 41), (129, 1, 1)):
        for dtype in ("float32", "float64"):
            a, b = np.random.default_rng(0).random((m, k)).astype(dtype), np.ones((k, n), dtype)
            np.testing.assert_allclose(gemm(a, b), a @ b, rtol=1e-5)
            out = np.empty((m, n), dtype)
            assert gemm(a, b, out=out) is out
    both = deploy.numpy_function("gemm", tiled.library)
    with pytest.raises(ExplorerError, match="take the same arrays"):
        both(np.ones((9, 9), "float32"), np.ones((9, 9), "float32"))
    for wrong, text in (((5, 4), "no kernel of gemm for"), ((4, 5, 6), "no kernel of gemm for")):
        with pytest.raises(ExplorerError, match=text):
            gemm(np.ones((3, 3), "float32"), np.ones(wrong, "float32"))
    with pytest.raises(ExplorerError, match="out has|C has shape"):
        gemm(np.ones((3, 4), "float32"), np.ones((4, 5), "float32"), out=np.ones((3, 3), "float32"))


def test_a_symbolic_case_is_a_library_of_its_own(native, tmp_path):
    """One C function for every m, with the extents as arguments; its example and its Python caller work too."""
    gemm = core.find_operator("gemm")
    job = job_for(core.find_schedule("gemm", "x86", "any_shape"), gemm.case("any_rows"), native)
    made = deploy.export(job, tmp_path / "rows.so")
    assert made.prototype == "int rows(int64_t m, const float *A, const float *B, float *C)"
    line = made.examples[0].read_text().splitlines()[0].removeprefix("/* ").removesuffix(" */")
    done = subprocess.run(line, shell=True, cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == "C[0] = 50\n", done.stderr
    rows = deploy.load(made.library)
    assert rows.manifest.free == {"m": 8}
    b = np.random.default_rng(0).random((50, 35)).astype("float32")
    for m in (1, 6, 8, 31):
        a = np.random.default_rng(m).random((m, 50)).astype("float32")
        np.testing.assert_allclose(rows(a, b), a @ b, rtol=1e-5)
    a.flags.writeable = False  # DLPack refuses it: the call goes by pointer, with the extent
    np.testing.assert_allclose(rows(a, b), a @ b, rtol=1e-5)
    with pytest.raises(ExplorerError, match=r"rows takes A\[m, 50\]"):
        rows(a[:, :49], b)
    assert rows._plain(0, 1, 1, 1) and "m is not from 1" in loader._text(rows._library, rows.manifest, "error")
    assert rows._plain(1 << 27, 1, 1, 1) and "A has more than" in loader._text(rows._library, rows.manifest, "error")


def test_a_library_that_is_not_its_manifests_is_refused(made, tmp_path):
    copy = shutil.copytree(made.library.parent, tmp_path / "copy") / made.library.name
    document = json.loads(copy.with_suffix(".json").read_text())
    document.pop("digest")
    for change, text in (
        ({"abi": 7}, "has the ABI"),
        ({"rows": [{"kernel": 99}]}, "is no row"),
        ({"name": 3}, "missing"),
    ):
        body = {**document, **change}
        copy.with_suffix(".json").write_text(json.dumps({**body, "digest": manifest.digest(body)}))
        with pytest.raises(ExplorerError, match=text):
            deploy.load_all(copy)


def test_damage_of_any_kind_is_refused_or_does_no_harm(tiled, tmp_path, outside):
    """In a process of its own, which a crash would end; changed and signed again, some changes are harmless."""
    copy = Path(shutil.copytree(tiled.library.parent, tmp_path / "copy")) / tiled.library.name
    command = [sys.executable, str(Path(__file__).with_name("damage.py")), str(copy), "80"]
    environment = {**outside, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert sum(seen.values()) == 80 and seen["changed .json refused"] > 5
    assert {kind for kind in seen if kind.endswith("works")} <= {"changed .json works"}


def test_one_of_many_kernels_is_not_loaded_by_the_librarys_name(made):
    with pytest.raises(ExplorerError, match="a library of many kernels"):
        deploy.load(made.library)


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


def test_the_best_of_everything_recorded(native, logs):
    store = Store.open(logs, native.name)
    with pytest.raises(ExplorerError, match="holds no best"):
        deploy.best_jobs(store, native)
    gemm = core.find_operator("gemm")
    texts = [gemm.case(name).text for name in ("one", "row")]
    for text in texts:
        store.promote(Record("gemm", text, "v0_naive", {}, native.name, native.threads, "ok", seconds=1e-3, time="t"))
    assert sorted(job.case for job in deploy.best_jobs(store, native)) == sorted(texts)
    # Asked for by name, a case that was never tuned comes too.
    assert [job.case for job in deploy.best_jobs(store, native, ["gemm"], ["column"])] == [gemm.case("column").text]


def test_the_pace_of_dispatch_is_measured_without_the_case_itself(native, logs):
    gemm, store = core.find_operator("gemm"), Store.open(logs, native.name)
    texts = [gemm.case(name).text for name in ("square64", "square512")]
    for text in texts:
        config = {"mr": 4, "nv": 2, "ku": 4, "mb": 2, "nb": 1}
        record = Record(
            "gemm", text, "v8_full_tiles", config, native.name, native.threads, "ok", seconds=1e-3, time="t"
        )
        store.promote(record)
    near, tuned = pace_shapes.dispatched(store, gemm, gemm.case("m=512,n=512,k=512"), native)
    assert (near.schedule, near.case) == ("any_shape", "m=?512,n=?512,k=?512,dtype=float32")
    assert not tuned, "its own tile would be nearer"
    near, tuned = pace_shapes.dispatched(store, gemm, gemm.case("m=500,n=501,k=502"), native)
    assert tuned and near.config["mr"] == 4


def test_calls_of_the_slow_phase_are_left_out_of_their_pace(monkeypatch):
    monkeypatch.setattr(pace, "ROUNDS", 4)
    found = pace._of_fast_rounds({"kernel": [1.0, 1.1, 2.0, 1.2], "torch_op": [8.0, 9.0, 20.0, 10.0]}, 5)
    assert found["microseconds"]["torch_op"] == {"least": 8.0, "median": 9.0} and "1 slow rounds" in found["harness"]


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
