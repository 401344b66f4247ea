"""Measuring on a GPU without one: batches of launches, kept machine code, counters and sanitizer reports as printed."""

from __future__ import annotations

import json

import ml_dtypes
import numpy as np
import pytest

from benchmarks import page, rows, sanitizer
from schedules import core
from schedules.errors import ExplorerError
from tuning import shared
from tuning.build import Job
from tuning.compare import Comparison, Turns
from tuning.cuda import counters, kernel_cache
from tuning.cuda.gpus import PRESETS
from tuning.cuda.timing import BATCH, batches
from tuning.worker import Peer

H200 = PRESETS["h200"]


@pytest.mark.parametrize("number", [1, 2, 3, 100, 128, 1000, 5000])
def test_few_graphs_hold_any_number_of_launches(number):
    size, times = batches(number)
    assert size & (size - 1) == 0 and size <= BATCH
    assert number <= size * times < 2 * number


def test_machine_code_is_made_once_and_made_again_if_damaged(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    made = []
    make = lambda: made.append(1) or (b"\x00code\n", "0 bytes spill")  # noqa: E731
    assert kernel_cache.kept(("a",), make) == kernel_cache.kept(("a",), make) == (b"\x00code\n", "0 bytes spill")
    assert len(made) == 1
    kernel_cache.kept(("b",), make)
    assert len(made) == 2
    for file in kernel_cache.folder().iterdir():
        file.write_bytes(file.read_bytes()[:-2])
    assert kernel_cache.kept(("a",), make)[0] == b"\x00code\n"
    assert len(made) == 3


def test_processes_that_share_a_folder_make_arrays_once(tmp_path, monkeypatch):
    monkeypatch.setenv(shared.FOLDER, str(tmp_path))
    made = [np.arange(12, dtype=np.float16).reshape(3, 4), np.ones(5, ml_dtypes.bfloat16), np.empty((0, 2))]
    assert shared.shared("case", lambda: made) is made
    mapped = shared.shared("case", lambda: pytest.fail("made twice"))
    for ours, theirs in zip(made, mapped, strict=True):
        assert ours.dtype == theirs.dtype and np.array_equal(ours, theirs)
    mapped[0][0, 0] = 7  # a kernel that writes to its input spoils nobody else's
    assert shared.shared("case", None)[0][0, 0] == 0
    shared.empty(str(tmp_path))
    assert shared.shared("case", lambda: made[:1]) == made[:1]


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert kernel_cache.kept(("a",), lambda: (b"x", "")) == (b"x", "")


def test_old_kernels_go_once_there_are_too_many(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(kernel_cache, "MOST", 8)
    for index in range(9):
        kernel_cache.kept((str(index),), lambda: (b"x", ""))
    assert len(list(kernel_cache.folder().iterdir())) == 5


NCU = """==PROF== Connected to process 7
==PROF== Disconnected from process 7
"ID","Process ID","Kernel Name","dram__bytes.sum","gpu__time_duration.sum","l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum","lts__t_bytes.sum","smsp__issue_active.avg.pct_of_peak_sustained_active","sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active"
"","","","byte","ns","","byte","%","%"
"0","7","main_kernel","1,000","3000","16","4,000","40.0","90.0"
"1","7","main_kernel_1","500","1000","0","600","20.0","10.0"
"""  # noqa: E501


def test_counters_of_several_kernels_are_added_or_weighted_with_their_time():
    seen = counters.parse(NCU)
    assert (seen.kernels, seen.dram_bytes, seen.l2_bytes, seen.bank_conflicts) == (2, 1500, 4600, 16)
    assert seen.seconds == pytest.approx(4e-6)
    assert seen.tensor_pipe == pytest.approx(0.7)
    assert seen.issue == pytest.approx(0.35)
    assert seen.loads is None, "this GPU does not count them"


def test_only_metrics_that_the_gpu_has_are_asked_for(tmp_path):
    """And only what runs between the marks is counted, with the clocks left alone."""
    tool, asked = tmp_path / "ncu", tmp_path / "asked"
    listed = "\n".join(metric.partition(".")[0] for metric in counters.SUMS.values())
    answer = f"if [ $1 = --query-metrics ]; then cat <<X\n{listed}\nX\nelse echo $* > {asked}; cat <<X\n{NCU}X\nfi"
    tool.write_text(f"#!/bin/sh\n{answer}\n")
    tool.chmod(0o755)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(counters, "find_tool", lambda name: str(tool))
        assert counters.read(Job("gemm", "v0_naive", "m=1,n=1,k=1", {}, {})).kernels == 2
    command = asked.read_text()
    assert "--profile-from-start off" in command and "--clock-control none" in command
    assert "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum" in command and "tensor" not in command


@pytest.mark.parametrize(
    "text,code",
    [
        ("==ERROR== ERR_NVGPUCTRPERM - The user does not have permission to access", "counters_forbidden"),
        ("==ERROR== Failed to connect", "no_counters"),
        ("", "no_counters"),
    ],
)
def test_why_there_are_no_counters_is_said(text, code):
    with pytest.raises(ExplorerError) as caught:
        counters.parse(text)
    assert caught.value.code == code and caught.value.hint


@pytest.mark.parametrize(
    "contender",
    [
        Job("gemm", "v0_naive", "m=1,n=1,k=1", {}, {"bm": 8}, [[["Split", [1]]], []], ("my_ops.py",), None, (1, 2)),
        Peer("torch", "benchmarks.gemm:torch", "gemm", "m=1,n=1,k=1", 1, ("my_ops.py",)),
    ],
)
def test_what_ncu_runs_is_named_as_plain_data(contender):
    assert counters.from_json(counters.to_json(contender)) == contender


def test_a_missing_ncu_is_said(monkeypatch):
    monkeypatch.setattr(counters, "find_tool", lambda name: None)
    with pytest.raises(ExplorerError, match="ncu is not installed"):
        counters.read(None)


SANITIZER = """========= COMPUTE-SANITIZER
== rung v0_naive
== rung v1_coalesced
========= Invalid __global__ read of size 4 bytes
=========     at main_kernel+0x40
== rung t6_warp_specialized[split=2]
failed: Failure: 3 elements, the first at (0, 1): nan instead of 1.0
========= ERROR SUMMARY: 1 error
"""


def test_findings_belong_to_the_rung_that_ran():
    found = sanitizer.parse(SANITIZER, "memcheck", {"v0_naive": "m=1"})
    assert [(f.rung, f.status) for f in found] == [
        ("v0_naive", "clean"),
        ("v1_coalesced", "errors"),
        ("t6_warp_specialized[split=2]", "failed"),
    ]
    assert "Invalid __global__ read" in found[1].detail and "nan" in found[2].detail


def test_the_sanitizer_runs_every_rung():
    symbolic = {name for name, rung in core.LADDERS["gemm", "cuda"].items() if rung.symbolic}
    found = sanitizer.jobs(H200)
    assert {job.schedule for job in found.values()} == set(core.LADDERS["gemm", "cuda"]) - symbolic
    assert {f"{sanitizer.LAST}[{way}]" for way in sanitizer.WAYS} <= set(found)


def test_a_page_shows_a_ladder_as_it_was_recorded(tmp_path):
    rung = {"role": "rung", "why": "One idea: and why.", "status": "ok", "seconds": 2e-6, "ratio": {"torch": 0.5}}
    rows = [
        {**rung, "name": "v0"},
        {**rung, "name": "v1", "status": "wrong", "message": "3 elements", "seconds": None},
        {**rung, "name": "torch", "role": "peer", "seconds": 1e-6, "ratio": {}},
    ]
    run = {"case": "m=1", "cache": "warm", "flops": 4_000_000, "rows": rows}
    folder = tmp_path / "gpu"
    folder.mkdir()
    (folder / "gemm.ladders.json").write_text(json.dumps({"schema": 1, "ladders": [run]}))
    text = page.filled("<!-- ladder gpu gemm m=1 -->\nold\n<!-- end of ladder -->", tmp_path)
    assert "| `v0` | One idea | 2 µs | 2.0 | 0.50 |" in text and "old" not in text
    assert "| `v1` | One idea | failed: 3 elements |" in text
    assert "| torch |  | 1 µs | 4.0 |  |" in text
    empty = "<!-- ladder gpu gemm m=2,n=2,k=2,dtype=float16 -->\n<!-- end of ladder -->"
    assert "Not recorded" in page.filled(empty, tmp_path)
    alone = {"schedule": "v0", "case": "dtype=float16,n=2,m=2,k=2", "ratio": {"torch": 0.25}, "microseconds": 2.0}
    (folder / "gemm.kernels.json").write_text(json.dumps({"rows": [alone]}))
    assert "| `v0` | 0.0 | 0.250 |" in page.filled(empty, tmp_path)


def _ran(**seconds):
    turns = {name: Turns(rounds=dict.fromkeys(range(8), s) if s else {}) for name, s in seconds.items()}
    for name, turn in turns.items():
        if not turn.rounds:
            turn.status, turn.message = "crash", f"{name} died"
    return Comparison(turns, frozenset(), (), {"rounds": 8})


def _summary(**seconds):
    subject = core.find_operator("gemm")
    row = rows.Row("square64", 1, {"torch": 1.0}, ("v0_naive", "v1_coalesced"))
    jobs = {
        f"try_{i}": rows.job_for(core.find_schedule("gemm", "cuda", name), subject.case("square64"), H200)
        for i, (name, _) in enumerate(row.configs)
    }
    return rows._summary(subject, row, jobs, [_ran(**seconds)], ["torch"])


def test_a_row_is_its_fastest_try_and_keeps_the_others():
    measured = _summary(try_0=2.0, try_1=1.0, torch=1.01)
    assert (measured.schedule, measured.ratio["torch"], measured.met) == ("v1_coalesced", 1.01, {"torch": True})
    assert [t["schedule"] for t in measured.tried] == ["v0_naive"]


def test_a_try_that_fails_is_recorded_with_its_reason():
    measured = _summary(try_0=None, try_1=1.0, torch=0.9)
    assert measured.met == {"torch": False}
    assert measured.tried[0]["message"] == "try_0 died"


def test_attempts_of_earlier_runs_are_kept_with_their_time():
    before = rows.asdict(_summary(try_0=2.0, try_1=1.0, torch=0.9))
    again = rows.asdict(_summary(try_0=0.5, try_1=1.0, torch=0.9))
    other = {**before, "tried": [*before["tried"], {"schedule": "v2_shared_tile", "config": {"bm": 16}}]}
    kept = rows.with_attempts(again, other)
    assert [t["schedule"] for t in kept["tried"]] == ["v1_coalesced", "v2_shared_tile"]
    assert kept["tried"][1]["time"] == before["time"]
    assert rows.with_attempts(again, None) == again
    older = {k: v for k, v in other.items() if k not in ("tried", "message")}  # as rows were first written
    assert [t["config"] for t in rows.with_attempts(again, older)["tried"]][-1] == other["config"]


def test_a_row_without_a_peer_says_why():
    measured = _summary(try_0=1.0, try_1=1.0, torch=None)
    assert "torch died" in measured.message and not measured.ratio
    assert "failed" in rows.line("key", rows.asdict(measured))


ROW = {
    "case": "m=64,n=14336,k=4096,dtype=float16,trans_b=True,bias=1,activation=gelu",
    "schedule": "t6_warp_specialized",
    "seconds": 3.4e-5,
    "ratio": {"torch": 0.95},
    "ratio_ci95": {"torch": [0.94, 0.96]},
    "targets": {"torch": 1.0},
    "met": {"torch": False},
    "message": "",
}


def test_a_page_shows_every_recorded_row_and_says_which_missed(tmp_path):
    folder = tmp_path / "h200"
    folder.mkdir()
    failed = {**ROW, "message": "torch died"}
    (folder / "gemm.rows.json").write_text(json.dumps({"a/1": ROW, "b/1/cold": failed}))
    text = page.filled("before\n<!-- rows h200 gemm -->\nobsolete\n<!-- end of rows -->\nafter\n", tmp_path)
    assert "obsolete" not in text and text.startswith("before") and text.endswith("after\n")
    assert (
        "| 64×14336×4096 f16 NT, bias, gelu | `t6_warp_specialized` | 34.0 µs | 0.950 [0.940, 0.960] missed | 1 |"
        in text
    )
    assert "L2 cold" in text and "failed: torch died" in text
    assert page.filled(text, tmp_path) == text


def test_pages_show_what_is_recorded(root):
    pages = [
        str(root / name)
        for name in ("README.md", "docs/gemm-cuda.md", "docs/libraries.md", "docs/pytorch.md", "docs/tuning.md")
    ]
    assert page.main([*pages, "--check", "--logs", str(root / "logs")]) == 0
