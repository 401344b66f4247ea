"""Exported libraries from Python: called on NumPy arrays, refused when they do not fit."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from mixing import close, refusal, rung

import deploy
from deploy import loader, manifest
from schedules import core
from tuning.build import build, job_for

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler")


@pytest.fixture
def copied(exported, tmp_path) -> Path:
    """The library in a folder of the test's own, to be damaged there."""
    return Path(shutil.copytree(exported.library.parent, tmp_path / "copy")) / exported.library.name


def test_numpy_gets_the_reference_result(exported, operands):
    inputs, wanted = operands
    kernel = deploy.load(exported.library)
    assert repr(kernel).startswith("<packed_mix rows=75") and "P float32[75, 61] in" in repr(kernel)
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


def test_a_second_export_replaces_the_first_in_a_running_process(packed, native, copied):
    """The dynamic linker knows libraries by name; the same path must still give the new one."""
    assert deploy.load(copied).manifest.arguments[0].shape == (75, 61)
    smaller = packed.case({"rows": 5, "cols": 4, "depth": 3})
    deploy.export(job_for(rung(), smaller, native), copied, symbol="mixed")
    ones = np.ones((5, 3), "float32"), np.ones((3, 4), "float32")
    assert (deploy.load(copied)(*ones) == 3).all()


def test_a_folder_of_libraries_is_one_function(packed, native, tmp_path):
    for rows in (3, 5):
        case = packed.case({"rows": rows, "cols": 4, "depth": 2})
        deploy.export(job_for(rung(), case, native), tmp_path / f"rows{rows}.so")
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
    assert "keep one of the libraries" in refusal(deploy.numpy_function, "packed_mix", tmp_path).hint


# The speed of a library is that of the kernel in this process: same code, same number of tasks.


def test_the_library_holds_the_kernel_that_was_measured(packed, job, exported, operands):
    inputs, _ = operands
    ours, theirs = (np.empty((75, 83), "float32") for _ in range(2))
    deploy.load(exported.library)(*inputs, out=ours)
    build(job)(*inputs, theirs)
    assert ours.tobytes() == theirs.tobytes()


# The BLAS operand that may be its own result.


def test_c0_may_be_c(native, tmp_path):
    gemm = core.find_operator("gemm")
    case = gemm.case("leading_beta")
    deploy.export(job_for(core.find_schedule("gemm", "x86", "v0_naive"), case, native), tmp_path / "libgemm.so")
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
def test_what_does_not_fit_is_refused(copied, damage, code, text, monkeypatch):
    """Before anything of the library runs, unless it is the library itself that tells."""
    damage(copied)
    if code != "load_error":
        monkeypatch.setattr(loader.tvm_ffi, "load_module", lambda path: pytest.fail("it was loaded"))
    error = refusal(deploy.load, copied)
    assert error.code == code and text in error.message


def test_a_library_beside_anothers_manifest_is_refused(copied):
    for suffix in (".so", ".json"):
        shutil.copy(copied.with_suffix(suffix), copied.with_name(f"other{suffix}"))
    for function in (deploy.load, deploy.load_all):
        assert "is the manifest of mixed.so, not of other.so" in refusal(function, copied.with_name("other.so")).message


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
