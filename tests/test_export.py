"""Exported libraries: called from C, written whole or not at all."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest
from mixing import SIZES, close, refusal, rung

import deploy
from deploy import library, manifest, texts
from tuning.build import job_for

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")


@pytest.fixture(scope="module")
def check_program(exported, tmp_path_factory):
    """tests/export_check.c against the library; a function of the mode that returns its output and what it wrote."""
    folder = tmp_path_factory.mktemp("check")
    program = folder / "export_check"
    sizes = [f"-D{key.upper()}={value}" for key, value in SIZES.items()]
    strict = ["-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1"]
    include = exported.header.parent
    source, target = str(ROOT / "tests" / "export_check.c"), str(exported.library)
    command = [
        "cc",
        *strict,
        *sizes,
        f"-I{include}",
        source,
        target,
        f"-Wl,-rpath,{include}",
        "-pthread",
        "-o",
        str(program),
    ]
    subprocess.run(command, check=True)

    def run(mode, inputs, **environment):
        for name, array in zip("PQ", inputs, strict=True):
            array.tofile(folder / f"{name}.bin")
        paths = [str(folder / f"{name}.bin") for name in ("P", "Q", "out")]
        environment = {**os.environ, **environment}
        done = subprocess.run([program, mode, *paths], capture_output=True, text=True, timeout=60, env=environment)
        assert done.returncode == 0, f"{mode}: exit {done.returncode} {done.stderr}"
        return done.stdout, Path(paths[2])

    return run


@pytest.mark.parametrize("mode", ["plain", "misaligned", "one thread", "seven threads", "concurrent", "repeat", "fork"])
def test_a_c_program_gets_the_reference_result(check_program, operands, mode):
    inputs, wanted = operands
    output, result = check_program(mode, inputs)
    assert close(np.fromfile(result, "float32").reshape(wanted.shape), wanted)
    grown = re.search(r"grew (-?\d+) pages", output)
    assert grown is None or int(grown[1]) < 50


def test_threads_come_from_the_environment_or_the_call(check_program, operands):
    count = lambda mode, **environment: int(check_program(mode, operands[0], **environment)[0].split()[0])  # noqa: E731
    assert count("plain", TVM_NUM_THREADS="3") == 3
    assert count("seven threads", TVM_NUM_THREADS="3") == 7
    assert count("plain", TVM_NUM_THREADS="") == min(2, len(os.sched_getaffinity(0)))


def test_a_null_pointer_is_an_error_not_a_crash(check_program, operands):
    output, _ = check_program("null", operands[0])
    assert output.startswith("-1 ") and "Q data pointer is NULL" in output


def test_an_error_is_that_of_the_thread_that_called(exported):
    library, found = ctypes.CDLL(str(exported.library)), []
    library.mixed_error.restype = ctypes.c_char_p
    assert library.mixed(None, None, None) == -1 and b"NULL" in library.mixed_error()
    other = threading.Thread(target=lambda: found.append(library.mixed_error()))
    other.start()
    other.join()
    assert found == [b""]


@pytest.mark.parametrize("compiler", ["cc", "c++ -x c++"])
def test_the_c_example_runs(exported, compiler):
    """It is a program in C and in C++."""
    if not shutil.which(compiler.split()[0]):
        pytest.skip(f"no {compiler}")
    c_example, folder = exported.examples[0], exported.library.parent
    line = c_example.read_text().splitlines()[0].removeprefix("/* cc ").removesuffix(" */")
    source, rest = line.split(" ", 1)
    done = subprocess.run(f"{compiler} {source} -x none {rest}", shell=True, cwd=folder, capture_output=True, text=True)
    assert done.stdout == f"mixed_[0] = {SIZES['depth']}\n", done.stderr


def test_the_python_example_runs(exported, outside):
    command = [sys.executable, exported.examples[1]]
    done = subprocess.run(command, cwd="/", env=outside, capture_output=True, text=True, timeout=60)
    assert done.stdout.splitlines()[0] == f"mixed_[0] = {SIZES['depth']}.0", done.stderr


def test_only_the_entry_points_are_visible(exported):
    """Two exported libraries in one program must not see each other's pool or kernel."""
    listing = subprocess.run(
        ["nm", "-D", "--defined-only", exported.library], capture_output=True, text=True, check=True
    )
    names = {line.split()[-1] for line in listing.stdout.splitlines()}
    entries = {f"{prefix}mixed{s}" for prefix in ("", "__tvm_ffi_") for s in ("", "_threads", "_set_threads")}
    assert names == entries | {"mixed_error", "mixed_interface"}
    needed = subprocess.run(
        ["nm", "-D", "--undefined-only", exported.library], capture_output=True, text=True, check=True
    )
    assert "TVM" not in needed.stdout


def test_the_header_is_right_for_c_and_cpp(exported, tmp_path):
    text = exported.header.read_text()
    assert "int mixed(const float *P, const float *Q, float *mixed_);" in text
    assert "P[75][61]: float32, row-major, read; aligned to 4 bytes" in text
    if not shutil.which("c++"):
        pytest.skip("no C++ compiler")
    source = tmp_path / "use.cpp"
    source.write_text(f'#include "{exported.header}"\nint main() {{ return mixed_threads() < 1; }}\n')
    subprocess.run(["c++", "-Wall", "-Werror", "-fsyntax-only", source], check=True)


def test_a_library_for_another_processor_says_so(packed, avx512, tmp_path):
    if "avx512f" in manifest.cpu_flags():
        pytest.skip("this processor has AVX-512")
    case = packed.case({"rows": 16, "cols": 64, "depth": 8})
    deploy.export(job_for(rung(), case, avx512), tmp_path / "far.so")
    assert deploy.read_manifest(tmp_path / "far.so").cross
    assert "avx512f" in refusal(deploy.load, tmp_path / "far.so").message
    # A C program has no manifest to look at: the function itself refuses.
    program = 'int main(void) { printf("%d %s\\n", far(0, 0, 0), far_error()); return 0; }\n'
    (tmp_path / "main.c").write_text('#include <stdio.h>\n#include "far.h"\n' + program)
    subprocess.run(["cc", "main.c", "far.so", "-Wl,-rpath,$ORIGIN", "-o", "main"], cwd=tmp_path, check=True)
    done = subprocess.run([tmp_path / "main"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("-1 ") and "this processor lacks" in done.stdout
    # Nor has a Python program that loads it by itself.
    script = f"""
import numpy as np, tvm_ffi
tvm_ffi.load_module({str(tmp_path / "far.so")!r})["far"](*(np.ones(s, "float32") for s in [(16, 8), (8, 64), (16, 64)]))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 1 and "RuntimeError: this processor lacks" in done.stderr


# What a person can cause while exporting.


def test_a_missing_compiler_is_named(job, tmp_path, monkeypatch):
    monkeypatch.setenv("CC", "no-such-cc")
    error = refusal(deploy.export, job, tmp_path / "x.so")
    assert error.code == "no_compiler" and "no-such-cc" in error.message and "install" in error.hint
    monkeypatch.setenv("CC", "")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "cc, gcc and clang" in refusal(deploy.export, job, tmp_path / "x.so").message
    assert list(tmp_path.iterdir()) == []


def test_a_compiler_that_fails_is_quoted(packed, job, tmp_path):
    (tmp_path / "cc").write_text("#!/bin/sh\necho 'ld: error: strange' >&2\nexit 1\n")
    (tmp_path / "cc").chmod(0o755)
    error = refusal(deploy.export, job, tmp_path / "x.so", cc=str(tmp_path / "cc"))
    assert error.code == "compiler_failed" and "ld: error: strange" in error.message
    assert [p.name for p in tmp_path.iterdir()] == ["cc"]


def test_an_unwritable_place_is_named(job, tmp_path):
    (tmp_path / "file").write_text("")
    error = refusal(deploy.export, job, tmp_path / "file" / "x.so")
    assert error.code == "unwritable" and "-o FILE" in error.hint
    (tmp_path / "folder.so").mkdir()
    assert refusal(deploy.export, job, tmp_path / "folder.so").code == "unwritable"
    assert refusal(deploy.export, job, "/proc/x.so").code == "unwritable"


def test_names_that_c_cannot_have_are_refused(job, tmp_path):
    assert refusal(deploy.export, job, tmp_path / "gemm.dll").code == "bad_path"
    assert refusal(deploy.export, job, tmp_path / "1.so").code == "bad_symbol"
    assert refusal(deploy.export, job, tmp_path / "x.so", symbol="a b").code == "bad_symbol"
    assert library._c_name("double", "f") == "double_" and library._c_name("0.x", "f") == "_0_x"


def test_every_dtype_of_the_header_is_numpys():
    import ml_dtypes  # noqa: F401

    for dtype, (_, _, bits, _) in texts.TYPES.items():
        assert np.dtype(dtype).itemsize * 8 == bits
