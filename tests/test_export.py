"""Exported libraries: called from C and from Python, refused when they do not fit, written whole or not at all."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tvm import te

import deploy
from deploy import library, manifest, texts
from schedules import core
from schedules.core import LADDERS, OPERATORS, Operator, Tolerance, Work
from schedules.errors import ExplorerError
from schedules.steps import split_init
from tuning.build import build, job_for

ROOT = Path(__file__).resolve().parent.parent
# Extents that no tile divides; enough rows for the parallel loop, workspace well above the stack's share.
SIZES = {"rows": 75, "cols": 83, "depth": 61}
pytestmark = pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")


def define(rows, cols, depth, dtype="float32"):
    """mixed[i, j] = Σ_k P[i, k] · Q[k, j]. Comments in C end with */ and this text must not."""
    p = te.placeholder((rows, depth), dtype, name="P")
    q = te.placeholder((depth, cols), dtype, name="Q")
    k = te.reduce_axis((0, depth), name="k")
    return p, q, te.compute((rows, cols), lambda i, j: te.sum(p[i, k] * q[k, j], axis=k), name="mixed")


@pytest.fixture(scope="module")
def packed():
    """An operator with one rung that packs Q once and P inside its parallel loop: workspace in caller and workers."""
    operator = core.register(
        Operator(
            name="packed_mix",
            define=define,
            reference=lambda case, p, q: p.astype(np.float64) @ q.astype(np.float64),
            work=lambda case: Work(2 * case["rows"] * case["cols"] * case["depth"], 1),
            tolerance=lambda case: Tolerance(1e-5, 1e-4),
        )
    )

    @core.schedule("packed_mix", "x86", finish=lambda sch, case, device, config: split_init(sch))
    def v0_packed(sch, case, device, *, bm=8):
        """Both operands are packed, rows go to the cores."""
        block = sch.get_sblock("mixed")
        panel = sch.cache_read(block, 1, "global")
        rows = sch.cache_read(block, 0, "global")
        i, j, k = sch.get_loops(block)
        io, ii = sch.split(i, [None, bm])
        sch.reorder(io, ii, k, j)
        sch.compute_at(rows, io)
        sch.parallel(io)
        sch.parallel(sch.get_loops(panel)[0])
        yield "Each core packs its own rows."

    yield operator
    OPERATORS.pop("packed_mix")
    LADDERS.pop(("packed_mix", "x86"))


@pytest.fixture(scope="module")
def device(avx2):
    """A processor like this one, as far as the kernel's instructions go."""
    here = manifest.cpu_flags()
    return replace(avx2, mcpu="haswell" if {"avx2", "fma", "bmi2"} <= here else "x86-64", threads=2)


@pytest.fixture(scope="module")
def job(packed, device):
    return job_for(core.find_schedule("packed_mix", "x86", "v0_packed"), packed.case(SIZES), device)


@pytest.fixture(scope="module")
def exported(job, tmp_path_factory):
    return deploy.export(job, tmp_path_factory.mktemp("export") / "mixed.so")


@pytest.fixture(scope="module")
def operands(packed):
    case = packed.case(SIZES)
    inputs = packed.inputs(case)
    return inputs, packed.reference(case, *inputs)


@pytest.fixture
def copied(exported, tmp_path) -> Path:
    """The library in a folder of the test's own, to be damaged there."""
    return Path(shutil.copytree(exported.library.parent, tmp_path / "copy")) / exported.library.name


def close(out, wanted) -> bool:
    return bool(np.abs(out - wanted).max() < 1e-4)


def refusal(function, *arguments, **options) -> ExplorerError:
    with pytest.raises(ExplorerError) as caught:
        function(*arguments, **options)
    assert "\n" not in caught.value.message and caught.value.hint
    return caught.value


# From C.


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


def test_the_examples_run(exported, outside):
    c_example, python_example = exported.examples
    folder = exported.library.parent
    build_line = c_example.read_text().splitlines()[0].removeprefix("/* ").removesuffix(" */")
    first = subprocess.run(build_line, shell=True, cwd=folder, capture_output=True, text=True, timeout=60)
    assert first.stdout == f"mixed_[0] = {SIZES['depth']}\n", first.stderr
    second = subprocess.run(
        [sys.executable, python_example], cwd="/", env=outside, capture_output=True, text=True, timeout=60
    )
    assert second.stdout.splitlines()[0] == f"mixed_[0] = {SIZES['depth']}.0", second.stderr


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


# From Python.


def test_numpy_gets_the_reference_result(exported, operands):
    inputs, wanted = operands
    kernel = deploy.load(exported.library)
    fresh = kernel(*inputs)
    assert close(fresh, wanted)
    out = np.full(wanted.shape, np.nan, "float32")
    assert kernel(*inputs, out=out) is out
    assert close(out, wanted)


def test_read_only_and_misaligned_inputs_are_taken(exported, operands):
    inputs, wanted = operands
    kernel = deploy.load(exported.manifest)
    shifted = [np.frombuffer(b"\0" * 4 + x.tobytes(), "float32", offset=4).reshape(x.shape) for x in inputs]
    assert not any(x.flags.writeable for x in shifted)
    assert close(kernel(*shifted), wanted)


def test_python_threads_may_share_a_kernel(exported, operands):
    inputs, wanted = operands
    kernel = deploy.load(exported.library, threads=2)
    results = [np.zeros(wanted.shape, "float32") for _ in range(3)]
    threads = [threading.Thread(target=lambda r=r: [kernel(*inputs, out=r) for _ in range(100)]) for r in results]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert all(close(r, wanted) for r in results)


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="one processor")
def test_a_pinned_caller_does_not_pin_the_workers(exported, outside):
    """TVM's own pool pins the thread that starts it to one processor, and new threads inherit that."""
    script = f"""
import os, threading, numpy as np, deploy
event = threading.Event()
threading.Thread(target=event.wait, daemon=True).start()
os.sched_setaffinity(0, {{min(os.sched_getaffinity(0))}})
kernel = deploy.load({str(exported.library)!r})
before = set(os.listdir("/proc/self/task"))
kernel(*(np.ones(a.shape, a.dtype) for a in kernel.manifest.inputs))
workers = set(os.listdir("/proc/self/task")) - before
print(kernel.threads, *(len(os.sched_getaffinity(int(t))) for t in workers))
"""
    environment = {**outside, "PYTHONPATH": str(ROOT), "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True)
    assert done.stdout == f"2 {len(os.sched_getaffinity(0))}\n", done.stderr


def test_wrong_arguments_are_named(exported, operands):
    (p, q), _ = operands
    kernel = deploy.load(exported.library)
    out = np.zeros((75, 83), "float32")
    out.flags.writeable = False
    wrong = {
        "2 arrays, outputs included": (p,),
        "P has shape (61, 75), not (75, 61)": (p.T.copy(), q),
        "P has dtype float64": (p.astype("float64"), q),
        "P has dtype >f4": (p.astype(">f4"), q),
        "Q is not row-major and dense": (p, np.repeat(q, 2, axis=1)[:, ::2]),
        "Q is a list": (p, q.tolist()),
        "Q is a NoneType": (p, None),
    }
    for text, arguments in wrong.items():
        assert text in refusal(kernel, *arguments).message
    assert "mixed_ is read-only" in refusal(kernel, p, q, out=out).message


def test_a_bare_process_loads_without_the_compiler(exported, operands, tmp_path, outside):
    """Loading imports TVM's FFI and NumPy; the compiler (1.3 s, 300 MB) stays out."""
    for name, array in zip("pq", operands[0], strict=True):
        np.save(tmp_path / f"{name}.npy", array)
    script = f"""
import sys, numpy as np, deploy
p, q = np.load("p.npy"), np.load("q.npy")
assert np.abs(deploy.load({str(exported.library)!r})(p, q) - p @ q).max() < 1e-4
print(*sorted(m for m in sys.modules if m.partition(".")[0] in ("tvm", "tuning", "xgboost")))
"""
    environment = {**outside, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("\n", "")


def test_a_second_export_replaces_the_first_in_a_running_process(packed, device, copied):
    """The dynamic linker knows libraries by name; the same path must still give the new one."""
    assert deploy.load(copied).manifest.arguments[0].shape == (75, 61)
    smaller = packed.case({"rows": 5, "cols": 4, "depth": 3})
    deploy.export(
        job_for(core.find_schedule("packed_mix", "x86", "v0_packed"), smaller, device), copied, symbol="mixed"
    )
    ones = np.ones((5, 3), "float32"), np.ones((3, 4), "float32")
    assert (deploy.load(copied)(*ones) == 3).all()


def test_a_folder_of_libraries_is_one_function(packed, device, tmp_path):
    rung = core.find_schedule("packed_mix", "x86", "v0_packed")
    for rows in (3, 5):
        case = packed.case({"rows": rows, "cols": 4, "depth": 2})
        deploy.export(job_for(rung, case, device), tmp_path / f"rows{rows}.so")
    (tmp_path / "notes.json").write_text("not a manifest")
    function = deploy.numpy_function("packed_mix", tmp_path)
    assert len(function.cases) == 2
    for rows in (3, 5):
        p, q, out = np.ones((rows, 2), "float32"), np.ones((2, 4), "float32"), np.empty((rows, 4), "float32")
        assert (function(p, q) == 2).all()
        assert function(p, q, out=out) is out and (out == 2).all()
    error = refusal(function, np.ones((4, 2), "float32"), np.ones((2, 4), "float32"))
    assert error.code == "no_kernel" and "float32[4, 2]" in error.message and "rows=3" in error.hint
    assert refusal(function, [1], [2]).code == "bad_argument"
    assert refusal(deploy.numpy_function, "packed_mux", tmp_path).hint.startswith("did you mean 'packed_mix'")
    assert "cases: rows=3" in refusal(deploy.numpy_function, "packed_mix", tmp_path, rows=9).hint
    assert deploy.numpy_function("packed_mix", tmp_path, rows=5).cases == ("rows=5,cols=4,depth=2,dtype=float32",)
    shutil.copy(tmp_path / "rows3.so", tmp_path / "twin.so")
    shutil.copy(tmp_path / "rows3.json", tmp_path / "twin.json")
    assert refusal(deploy.numpy_function, "packed_mix", tmp_path).code == "ambiguous"


# The speed of a library is that of the kernel in this process: same code, same number of tasks.


def test_the_library_holds_the_kernel_that_was_measured(job, exported, operands):
    inputs, _ = operands
    ours, theirs = (np.empty((75, 83), "float32") for _ in range(2))
    deploy.load(exported.library)(*inputs, out=ours)
    build(job)(*inputs, theirs)
    assert ours.tobytes() == theirs.tobytes()


# The BLAS operand that may be its own result.


def test_c0_may_be_c(device, tmp_path):
    gemm = core.find_operator("gemm")
    case = gemm.case("leading_beta")
    deploy.export(job_for(core.find_schedule("gemm", "x86", "v0_naive"), case, device), tmp_path / "libgemm.so")
    kernel = deploy.load(tmp_path / "libgemm.so")
    assert kernel.manifest.symbol == "gemm"
    a, b, c0 = gemm.inputs(case)
    wanted = gemm.reference(case, a, b, c0)
    kept = c0[:, case["n"] :].copy()
    kernel(a, b, c0, out=c0)
    assert np.nanmax(np.abs(c0 - wanted)) < 1e-4
    assert (c0[:, case["n"] :] == kept).all()


# Manifests.


def test_a_manifest_comes_back_as_it_was(exported, job):
    read = deploy.read_manifest(exported.library)
    assert replace(read).to_json() == exported.manifest.read_text()
    assert (read.operator, read.schedule, read.config, read.case) == ("packed_mix", "v0_packed", {"bm": 8}, job.case)
    assert read.device == job.device and read.threads == 2 and not read.cross
    assert set(read.files) == {p.name for p in exported.library.parent.iterdir()} - {"mixed.json", "mixed_example"}
    for name, file in read.files.items():
        assert file == manifest.checksum(exported.library.parent / name)


def damage_library(path):
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)


def damage_manifest(path, **changes):
    """Change fields and sign the result again, as someone who means to."""
    file = path.with_suffix(".json")
    body = {**json.loads(file.read_text()), **changes}
    body.pop("digest")
    file.write_text(json.dumps({**body, "digest": manifest.digest(body)}))


@pytest.mark.parametrize(
    ("damage", "code", "text"),
    [
        (damage_library, "tampered", "not the file that was exported"),
        (lambda p: p.write_bytes(p.read_bytes()[:-100]), "tampered", "bytes instead of"),
        (lambda p: p.write_bytes(b""), "tampered", "0 bytes instead of"),
        (lambda p: p.unlink(), "tampered", "No such file"),
        (lambda p: p.with_suffix(".json").unlink(), "no_manifest", "no such file"),
        (lambda p: p.with_suffix(".json").write_text("{"), "bad_manifest", "cannot be read"),
        (lambda p: p.with_suffix(".json").write_bytes(b"\xff\xfe"), "bad_manifest", "cannot be read"),
        (lambda p: p.with_suffix(".json").write_text("[" * 100000), "bad_manifest", "cannot be read"),
        (lambda p: p.with_suffix(".json").write_text("[]"), "bad_manifest", "not a manifest"),
        (lambda p: damage_manifest(p, schema=2), "unknown_schema", "schema 2"),
        (lambda p: damage_manifest(p, symbol="no such"), "bad_manifest", "symbol"),
        (lambda p: damage_manifest(p, symbol="absent"), "load_error", "absent"),
        (lambda p: damage_manifest(p, library="../mixed.so"), "bad_manifest", "library"),
        (lambda p: damage_manifest(p, arguments=[{"name": "P"}]), "bad_manifest", "arguments"),
        (lambda p: damage_manifest(p, files={}), "bad_manifest", "no checksum"),
        (lambda p: damage_manifest(p, extra=1), "bad_manifest", "extra"),
        (lambda p: damage_manifest(p, platform="linux-aarch64"), "other_platform", "linux-aarch64"),
        (lambda p: damage_manifest(p, requires=["avx9000"]), "other_processor", "avx9000"),
        (lambda p: damage_manifest(p, versions={"apache-tvm-ffi": "9.9.0"}), "other_version", "9.9.0"),
    ],
)
def test_what_does_not_fit_is_refused(copied, damage, code, text):
    damage(copied)
    error = refusal(deploy.load, copied)
    assert error.code == code and text in error.message


def test_an_edited_manifest_is_told(copied):
    file = copied.with_suffix(".json")
    file.write_text(file.read_text().replace('"bm": 8', '"bm": 9'))
    assert "was changed after the export" in refusal(deploy.load, copied).message


def test_a_manifest_that_lies_about_shapes_does_not_reach_memory(copied):
    """The library knows its own arguments."""
    arguments = json.loads(copied.with_suffix(".json").read_text())["arguments"]
    for argument in arguments:
        argument["shape"] = [2, 2]
    damage_manifest(copied, arguments=arguments)
    assert "takes (P float32[75, 61] in;" in refusal(deploy.load, copied).message


def test_a_library_for_another_processor_says_so(packed, avx512, tmp_path):
    if "avx512f" in manifest.cpu_flags():
        pytest.skip("this processor has AVX-512")
    case = packed.case({"rows": 16, "cols": 64, "depth": 8})
    deploy.export(job_for(core.find_schedule("packed_mix", "x86", "v0_packed"), case, avx512), tmp_path / "far.so")
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


def test_a_compiler_that_fails_is_quoted(job, tmp_path):
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
