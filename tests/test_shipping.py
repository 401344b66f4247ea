"""`export --all-best` and `check` from the command line."""

from __future__ import annotations

import json
from dataclasses import replace
from xml.etree import ElementTree

import numpy as np
import pytest
import tvm
from serial import serial
from tvm import te

import deploy
import explorer
from deploy.signature import signature
from schedules import core
from schedules.errors import ExplorerError
from tuning.cuda.gpus import PRESETS
from tuning.devices import host_cpu
from tuning.records.places import write_device
from tuning.records.record import Record
from tuning.store import Store


@pytest.fixture
def recorded(logs):
    """A log of this machine with one best."""
    here = replace(host_cpu(), peaks=(("float32/1", 1e11), ("float64/1", 5e10)), bandwidth=1e10)
    write_device(logs, here)
    case = core.find_operator("gemm").case("one").text
    record = Record("gemm", case, "v0_naive", {}, here.name, here.threads, "ok", seconds=1e-6, time="t")
    Store.open(logs, here.name).promote(record)
    return logs / here.name


def test_all_that_is_recorded_becomes_one_library(recorded, tmp_path, capsys):
    given = ["export", "--all-best", "--name", "blas", "-o", str(tmp_path / "dist"), "--logs", str(recorded.parent)]
    assert explorer.main([*given, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["kernels"][0][1:] == ["gemm", "m=1,n=1,k=1,dtype=float32"]
    assert any("m=?" in case for _, _, case in found["kernels"]), "shapes that were never tuned have kernels too"
    written = {path.name for path in (tmp_path / "dist").iterdir()}
    assert written == {"libblas.so", "libblas.json", "blas.h", "blas-config.cmake", "blas_example.c"}
    assert (tmp_path / "dist" / "libblas.so").stat().st_size == found["bytes"]


@pytest.mark.parametrize(
    ("arguments", "text"),
    [(["gemm"], "export needs OP and --case"), (["--all-best", "--dtype", "float32"], "go with one case")],
)
def test_half_a_command_is_refused(arguments, text, logs, tmp_path, capsys):
    assert explorer.main(["export", *arguments, "-o", str(tmp_path / "x"), "--logs", str(logs)]) == 2
    assert text in capsys.readouterr().err


@pytest.mark.parametrize("slower", [False, True])
def test_check_reports_and_says_by_its_exit_code(slower, recorded, tmp_path, capsys, monkeypatch):
    asked = {}

    def measured(store, device, peers, **options):
        asked.update(options, device=device.name)
        result = deploy.Checked("gemm", "m=1,n=1,k=1,dtype=float32", "v0_naive", 2, "slower" if slower else "ok")
        return deploy.Check(device.name, options["tolerance"], (result,))

    monkeypatch.setattr(deploy, "check", measured)
    reports = [tmp_path / "check.xml", tmp_path / "check.md"]
    given = ["check", "gemm", "--case", "one", "--against", str(recorded), "--tolerance", "0.1", "--rounds", "3"]
    assert explorer.main([*given, "--junit", str(reports[0]), "--markdown", str(reports[1])]) == int(slower)
    assert capsys.readouterr().out == reports[1].read_text()
    assert ElementTree.parse(reports[0]).getroot().get("failures") == str(int(slower))
    assert asked["cases"] == ["m=1,n=1,k=1,dtype=float32"] and asked["tolerance"] == 0.1 and asked["rounds"] == 3
    assert asked["device"] == recorded.name


def test_check_of_a_folder_without_a_device_is_refused(logs, capsys):
    assert explorer.main(["check", "--against", str(logs / "nothing")]) == 2
    assert "nothing is recorded about device" in capsys.readouterr().err


RUNNING_SUM = '''
"""A running sum, which TE cannot say: a TVMScript program with one rung."""

import numpy as np
from tvm.script import tirx as T

from schedules.core import Operator, Tolerance, Work, register, schedule


def define(n, dtype="float32"):
    """y[i] = x[0] + … + x[i]."""

    @T.prim_func(s_tir=True)
    def main(x: T.Buffer((n,), dtype), y: T.Buffer((n,), dtype)):
        T.func_attr({"tirx.noalias": True})
        total = T.sblock_alloc_buffer((1,), dtype)
        for i in range(n):
            with T.sblock("y"):
                at = T.axis.opaque(n, i)
                if at == 0:
                    total[0] = T.float32(0)
                total[0] = total[0] + x[at]
                y[at] = total[0]

    return main


register(
    Operator(
        name="running_sum",
        define=define,
        reference=lambda case, x: np.cumsum(x.astype(np.float64)),
        work=lambda case: Work(case["n"], 8 * case["n"]),
        tolerance=lambda case: Tolerance(1e-5, 1e-4),
        small={"tiny": {"n": 9}},
    )
)


@schedule("running_sum", "x86")
def v0_plain(sch, case, device):
    """One loop carries the sum: the definition as it stands."""
    yield "Each element adds to the sum before it."
'''


def test_a_tvmscript_program_of_ones_own_is_an_operator(recorded, tmp_path, capsys):
    """Shown, studied, exported and run from a file outside the repository."""
    file, library = tmp_path / "my_ops.py", tmp_path / "sums.so"
    file.write_text(RUNNING_SUM)
    common = ["--load", str(file), "--logs", str(recorded.parent)]
    try:
        assert explorer.main(["show", "running_sum", *common]) == 0
        assert explorer.main(["study", "running_sum/x86/v0_plain", "--case", "tiny", *common]) == 0
        assert "y[i] = x[0]" in capsys.readouterr().out
        assert explorer.main(["export", "running_sum", "--case", "tiny", "-o", str(library), *common]) == 0
        out = deploy.load(library)(np.arange(9, dtype="float32"))
        assert out.tolist() == np.cumsum(np.arange(9)).tolist()
    finally:
        core.OPERATORS.pop("running_sum", None)
        core.LADDERS.pop(("running_sum", "x86"), None)


def test_without_ladder_and_record_an_operator_is_exported_as_it_is_defined(recorded, tmp_path, capsys):
    file, library = tmp_path / "plain_ops.py", tmp_path / "sums.so"
    file.write_text(RUNNING_SUM.partition("@schedule")[0].replace("running_sum", "plain_sum"))
    given = ["plain_sum", "--case", "tiny", "--load", str(file), "--logs", str(recorded.parent)]
    wanted = np.cumsum(np.arange(9)).tolist()
    try:
        assert explorer.main(["export", *given, "-o", str(library)]) == 0
        assert "plain_sum: compiled as defined" in " ".join(capsys.readouterr().out.split())
        assert deploy.load(library)(np.arange(9, dtype="float32")).tolist() == wanted
        assert explorer.main(["export", "--all-best", *given, "-o", str(tmp_path / "dist"), "--json"]) == 0
        assert "tvm-explorer tune plain_sum" in json.loads(capsys.readouterr().out)["note"]
        both = deploy.numpy_function("plain_sum", tmp_path / "dist")
        assert both(np.arange(9, dtype="float32")).tolist() == wanted
    finally:
        core.OPERATORS.pop("plain_sum", None)


NAMES = sorted(name for name in core.OPERATORS if core.OPERATORS[name].define.__module__.startswith("schedules."))


@pytest.mark.parametrize("name", NAMES)
def test_the_case_of_a_call_is_read_off_its_arguments(name):
    """Whatever a definition does with its extents; NumPy and PyTorch find the kernel in this way."""
    operator = core.find_operator(name)
    every = 6 if name == "scan" else 1  # each of its cases is a script to be parsed three times
    for case in map(operator.case, list(operator.small)[::every]):
        if case.free or any(key.startswith("ld") and value for key, value in case.values):
            continue  # rows that are longer in memory are for C
        known = signature(operator, {k: v for k, v in case.values if operator.parameters[k] is not None})
        arguments = operator.arguments(case)
        assert known.case([a.shape for a in arguments if not a.output]) == case
        assert known.output_shapes(dict(case.values)) == [a.shape for a in arguments if a.output]


def test_a_dimension_that_is_no_product_of_extents_is_refused():
    def define(n, m):
        if n < m:  # needs numbers
            pass
        X = te.placeholder((n, m), name="X")
        return X, te.compute((n + 1,), lambda i: X[0, 0], name="Y")

    odd = replace(core.find_operator("transpose"), name="odd", define=define, choices={}, check=lambda case: None)
    with pytest.raises(ExplorerError, match="a dimension is 12 or 18, which is no product of extents"):
        signature(odd, {})


def test_an_operator_asked_for_comes_with_its_named_cases(native, logs):
    softmax = core.find_operator("softmax")
    jobs = deploy.best_jobs(Store.open(logs, native.name), native, ["softmax"])
    assert [job.case for job in jobs] == [softmax.case(name).text for name in softmax.cases]


def test_a_definition_runs_on_a_gpu_too():
    """A thread for each element, where an operator has no ladder for it."""
    gemm, device = core.find_operator("gemm"), PRESETS["h200"]
    case = gemm.case("below_tile")
    program = core.lower(core.definition("gemm", "cuda"), case, device)
    assert "blockIdx.x" in program.script()
    run = tvm.compile(serial(program), target="llvm").jit()["main"]
    inputs = gemm.inputs(case)
    out = tvm.runtime.tensor(np.full((case["m"], case["n"]), np.nan, "float32"))
    run(*map(tvm.runtime.tensor, inputs), out)
    assert np.abs(out.numpy() - gemm.reference(case, *inputs)).max() < 1e-5
