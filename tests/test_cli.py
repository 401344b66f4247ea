"""The command line: every verb, every mistake, JSON, and nothing but one line on an error."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import explorer
from console import command
from schedules.device import Cpu
from tuning.devices import host_cpu
from tuning.records.places import write_device
from tuning.store import Store

ROOT = Path(__file__).resolve().parent.parent
SMALL = "m=24,n=32,k=16"


@pytest.fixture
def probed(logs) -> Path:
    """A logs folder that knows this machine, so that no verb stops to measure its peaks."""
    host = host_cpu()
    write_device(logs, Cpu(**{**vars(host), "peaks": (("float32/1", 1e11),), "bandwidth": 2e10}))
    return logs


def run(capsys, *arguments: str) -> tuple[int, str, str]:
    code = command.main(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


def run_json(capsys, *arguments: str) -> dict:
    code, out, err = run(capsys, *arguments, "--json")
    assert code == 0, err + out
    document = json.loads(out)
    assert document["schema"] == 1 and document["threads"] >= 1 and "apache-tvm" in document["versions"]
    return document


def test_list_names_operators_ladders_cases_and_devices(capsys, probed):
    found = run_json(capsys, "list", "--logs", str(probed))
    gemm = next(o for o in found["operators"] if o["name"] == "gemm")
    assert "v6_microkernel" in [r["name"] for r in gemm["ladders"]["x86"]]
    assert "square1024" in gemm["cases"] and host_cpu().name in found["devices"]
    code, out, _ = run(capsys, "list", "--logs", str(probed))
    assert code == 0 and "v6_microkernel" in out


def test_show_has_source_work_and_whys(capsys):
    found = run_json(capsys, "show", "gemm")
    assert "te.reduce_axis" in found["source"]
    square = next(c for c in found["cases"] if c["name"] == "square1024")
    assert square["flops"] == 2 * 1024**3 and square["bytes"] == 3 * 4 * 1024**2
    assert all(rung["why"] for rungs in found["ladders"].values() for rung in rungs)
    assert run(capsys, "show", "gemm")[0] == 0


def test_bench_puts_rungs_beside_peers(capsys, probed):
    arguments = ("bench", "gemm", "--case", SMALL, "--rungs", "v0_naive,v6_microkernel", "--rounds", "2")
    found = run_json(capsys, *arguments, "--threads", "1", "--logs", str(probed))
    rows = {row["name"]: row for row in found["rows"]}
    assert [r["role"] for r in found["rows"]][:2] == ["rung", "rung"] and rows["numpy"]["role"] == "peer"
    assert found["threads"] == 1
    for row in found["rows"]:
        assert row["status"] == "ok" and row["seconds"] > 0 and len(row["samples"]) == 2
        assert row["ci95"][0] <= row["seconds"] <= row["ci95"][1]
    assert rows["v6_microkernel"]["config"]["mr"] >= 1
    paired = [n / o for n, o in zip(rows["numpy"]["samples"], rows["v0_naive"]["samples"], strict=True)]
    assert min(paired) <= rows["v0_naive"]["ratio"]["numpy"] <= max(paired)


def test_bench_writes_a_page(capsys, probed, tmp_path):
    page = tmp_path / "ladder.html"
    arguments = ("bench", "gemm", "--case", SMALL, "--rungs", "v0_naive", "--rounds", "1", "--threads", "1")
    code, out, _ = run(capsys, *arguments, "--logs", str(probed), "--html", str(page))
    assert code == 0 and "v0_naive" in out and "<html" in page.read_text()


@pytest.mark.parametrize("view", ["program", "tree", "diff", "asm", "llvm"])
def test_study_shows_every_view(capsys, probed, view):
    arguments = ("study", "gemm/x86/v3_vectorize", "--case", "dense", "--view", view, "--logs", str(probed))
    code, out, err = run(capsys, *arguments)
    assert code == 0 and not err
    assert {"program": "T.vectorized", "tree": "vectorized", "diff": "+", "asm": "ymm", "llvm": "fmuladd"}[view] in out


def test_study_as_json_and_page(capsys, probed, tmp_path):
    page = tmp_path / "study.html"
    arguments = ("study", "gemm/x86/v6_microkernel", "--case", "ragged", "--step", "2", "--set", "ku=2")
    found = run_json(capsys, *arguments, "--logs", str(probed), "--html", str(page))
    assert found["study"]["config"]["ku"] == 2 and found["study"]["steps"][2]["index"] == 2
    assert found["code"] is None and page.stat().st_size < 2_000_000


def test_study_measures_steps_if_asked(capsys, probed):
    arguments = ("study", "gemm/x86/v2_permutation", "--case", SMALL, "--time", "--threads", "1")
    found = run_json(capsys, *arguments, "--logs", str(probed))
    assert all(step["seconds"] > 0 for step in found["study"]["steps"])


def test_tune_records_reuses_and_exports(capsys, probed, tmp_path):
    tune = ("tune", "gemm", "--case", SMALL, "--threads", "1", "--trials", "6", "--logs", str(probed))
    first = run_json(capsys, *tune)
    assert first["trials"] == 6 and first["failures"] == {} and first["best"]["status"] == "ok"
    assert first["best"]["ratio"]["numpy"] > 0
    again = run_json(capsys, *tune)
    assert again["reused"] >= 6
    store = Store.open(probed, host_cpu().name)
    seen = [r.candidate for r in store.read(status="ok") if "rounds" not in r.protocol]
    assert len(seen) == len(set(seen)), "a configuration was searched twice"

    best = run_json(capsys, "log", "best", "gemm", "--case", SMALL, "--threads", "1", "--logs", str(probed))
    assert best["exact"] and best["config"] == first["best"]["config"] or again["best"]["config"] == best["config"]
    near = run_json(capsys, "log", "best", "gemm", "--case", "m=25,n=32,k=16", "--threads", "1", "--logs", str(probed))
    assert not near["exact"]

    library = tmp_path / "gemm.so"
    made = run_json(
        capsys, "export", "gemm", "--case", SMALL, "--threads", "1", "-o", str(library), "--logs", str(probed)
    )
    assert library.is_file() and Path(made["header"]).is_file()
    assert json.loads(Path(made["manifest"]).read_text())["config"] == best["config"]


def test_log_shows_merges_repairs_and_validates(capsys, probed, tmp_path):
    device, one = host_cpu().name, str(probed)
    run_json(capsys, "tune", "gemm", "--case", SMALL, "--threads", "1", "--trials", "3", "--logs", one)
    code, out, _ = run(capsys, "log", "show", "threads=1", "--sort", "seconds", "--csv", "--logs", one)
    assert code == 0 and out.splitlines()[0].startswith("operator,") and len(out.splitlines()) > 3
    other = tmp_path / "other"
    assert run_json(capsys, "log", "merge", one, "--logs", str(other))["items"][0]["added"] >= 3
    assert run_json(capsys, "log", "merge", one, "--logs", str(other))["items"][0]["added"] == 0
    with (probed / device / "trials.jsonl").open("a") as file:
        file.write('{"torn')
    assert run_json(capsys, "log", "repair", "--logs", one)["items"][0]["trials"] >= 3
    checked = run_json(capsys, "log", "validate", "gemm", "--logs", one)["items"]
    assert checked and all(item["fault"] == "" for item in checked)


def test_doctor_names_what_is_missing(capsys, probed):
    found = run_json(capsys, "doctor", "--logs", str(probed))
    checks = {check["name"]: check for check in found["checks"]}
    assert checks["apache-tvm-ffi"]["state"] == "ok" and checks["processor"]["detail"].startswith(host_cpu().name)
    assert all(check["mend"] for check in found["checks"] if check["state"] == "wrong")


MISTAKES = {
    "no verb": ([], "usage", "VERB"),
    "unknown verb": (["bogus"], "usage", "bogus"),
    "unknown option": (["list", "--bogus"], "usage", "--bogus"),
    "unknown operator": (["show", "gem"], "unknown_operator", "did you mean 'gemm'"),
    "unknown case": (["bench", "gemm", "--case", "square1025"], "unknown_case", "square1024"),
    "extent missing": (["bench", "gemm", "--case", "m=4,n=4"], "bad_case", "'k' is missing"),
    "extent extra": (["bench", "gemm", "--case", "m=4,n=4,k=4,q=1"], "bad_case", "'q'"),
    "extent zero": (["bench", "gemm", "--case", "m=0,n=4,k=4"], "bad_case", "at least 1"),
    "extent negative": (["bench", "gemm", "--case", "m=4,n=-4,k=4"], "bad_case", "at least 1"),
    "extent no number": (["bench", "gemm", "--case", "m=4,n=x,k=4"], "bad_case", "n=x"),
    "extent twice": (["bench", "gemm", "--case", "m=4,n=4,k=4,m=5"], "bad_case", "twice"),
    "row too short": (["bench", "gemm", "--case", "m=4,n=4,k=4,lda=2"], "bad_case", "lda=2"),
    "unknown dtype": (["bench", "gemm", "--case", SMALL, "--dtype", "complex64"], "bad_case", "complex64"),
    "beyond memory": (["bench", "gemm", "--case", "m=900000,n=900000,k=900000"], "too_large", "GiB"),
    "unknown rung": (["bench", "gemm", "--case", SMALL, "--rungs", "v99"], "unknown_rung", "v99"),
    "rung does not fit": (["bench", "gemm", "--case", "square1024", "--rungs", "few_rows"], "unfit", "1024 rows"),
    "too many threads": (["bench", "gemm", "--case", SMALL, "--threads", "4096"], "bad_threads", "4096"),
    "unknown device": (["bench", "gemm", "--case", SMALL, "--device", "vax"], "unknown_device", "vax"),
    "no path": (["study", "gemm", "--case", SMALL], "bad_path", "OPERATOR/KIND/RUNG"),
    "unknown kind": (["study", "gemm/vax/v0_naive", "--case", SMALL], "unknown_kind", "vax"),
    "unknown view": (["study", "gemm/x86/v0_naive", "--case", SMALL, "--view", "asn"], "unknown_view", "asm"),
    "unknown step": (["study", "gemm/x86/v0_naive", "--case", SMALL, "--step", "9"], "unknown_step", "9"),
    "unknown tunable": (["study", "gemm/x86/v1_blocking", "--case", SMALL, "--set", "bx=1"], "unknown_parameter", "bx"),
    "unknown search": (["tune", "gemm", "--case", SMALL, "--search", "psychic"], "unknown_search", "psychic"),
    "no file to load": (["list", "--load", "nowhere.py"], "no_file", "nowhere.py"),
    "unwritable output": (["export", "gemm", "--case", SMALL, "-o", "/proc/no/gemm.so"], "unwritable", "/proc/no"),
    "unknown field": (["log", "show", "speed=1"], "unknown_field", "speed"),
    "nothing to merge": (["log", "merge", "/nowhere"], "no_logs", "/nowhere"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_one_line_with_the_way_out(capsys, probed, mistake):
    arguments, code, says = MISTAKES[mistake]
    where = ["--logs", str(probed)] if arguments and arguments[0] not in ("bogus",) else []
    exit_code, out, err = run(capsys, *arguments, *where)
    assert exit_code == 2 and out == ""
    assert err.startswith("error: ") and err.count("\n") == 1 and "Traceback" not in err
    assert says in err
    exit_code, out, err = run(capsys, *arguments, *where, "--json")
    error = json.loads(out)["error"]
    assert exit_code == 2 and error["code"] == code and set(error) == {"code", "message", "hint"}


def test_a_corrupt_log_is_named_and_kept(capsys, probed):
    file = probed / host_cpu().name / "gemm.json"
    file.write_text("{ torn")
    exit_code, _, err = run(capsys, "log", "best", "gemm", "--case", SMALL, "--logs", str(probed))
    assert exit_code == 2 and "log repair" in err and file.read_text() == "{ torn"


def test_a_device_that_is_elsewhere_can_be_studied_not_timed(capsys, probed, avx512):
    write_device(probed, avx512)
    away = ("--device", "avx512", "--logs", str(probed))
    exit_code, _, err = run(capsys, "bench", "gemm", "--case", SMALL, *away)
    assert exit_code == 2 and "not here" in err
    exit_code, out, _ = run(capsys, "study", "gemm/x86/v6_microkernel", "--case", "dense", "--view", "asm", *away)
    assert exit_code == 0 and "zmm" in out


def test_no_compiler_is_said(capsys, probed, monkeypatch, tmp_path):
    monkeypatch.setenv("CC", "/nowhere/cc")
    arguments = ("export", "gemm", "--case", SMALL, "-o", str(tmp_path / "gemm.so"), "--logs", str(probed))
    exit_code, _, err = run(capsys, *arguments)
    assert exit_code == 2 and "compiler" in err and not (tmp_path / "gemm.so").exists()


def test_python_functions_return_what_json_prints(capsys, probed):
    found = explorer.show("gemm")
    printed = run_json(capsys, "show", "gemm")
    assert json.loads(command.to_json(found, threads=printed["threads"])) == printed


def heed_interrupts() -> None:
    """A shell's background job ignores SIGINT, and so do its children: undo that, whoever runs the tests."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_keeps_what_is_known(probed):
    # A rung with a space that is not searched through while the loop below sleeps.
    arguments = ["tune", "gemm", "--rung", "v8_full_tiles", "--case", "m=96,n=96,k=96", "--threads", "1"]
    arguments += ["--budget", "60", "--logs", str(probed)]
    process = subprocess.Popen(
        [sys.executable, str(ROOT / "explorer.py"), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_interrupts,
    )
    store = Store.open(probed, host_cpu().name)
    deadline = time.monotonic() + 60
    while len(store.read(status="ok")) < 4 and time.monotonic() < deadline:
        time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert "Traceback" not in err and len(store.read(status="ok")) >= 4
    assert "interrupted" in out + err
