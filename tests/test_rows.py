"""The rows of the speed tables: what they name exists and fits, who runs their contenders, what a run writes."""

from __future__ import annotations

import argparse
from pathlib import Path
from types import SimpleNamespace

import pytest

from benchmarks import peers, rows
from benchmarks.bandwidth import Traffic
from benchmarks.row_file import RowFile
from schedules import core
from tuning.build import job_for
from tuning.compare import SIDE_BY_SIDE, Crew
from tuning.cuda.gpus import PRESETS
from tuning.devices import host_cpu
from tuning.worker import Peer

H200 = PRESETS["h200"]
MODULES = {path.stem for path in Path(rows.__file__).parent.glob("*.py")}
OPERATORS = sorted(name for name, kind in core.LADDERS if kind == "cuda" and name in MODULES)

SHARE_TRIES = ("batchnorm", "groupnorm")  # one list of neighbours for all their cases: some do not fit one


@pytest.mark.parametrize("operator", OPERATORS)
def test_every_row_names_a_case_and_rungs_that_fit_it(operator):
    subject = core.find_operator(operator)
    for device in (H200, host_cpu()):
        found = rows.rows_of(operator, device)
        assert len({row.key for row in found}) == len(found)
        for row in found:
            assert row.tries or device.kind == "x86"
            case, fit = subject.case(row.case), []
            for name, changes in (*row.configs, *row.also):
                rung = core.find_schedule(operator, device.kind, name)
                fit += [not rung.unfit(case, device)]
                fit[-1] &= rung.space(case, device).constraint(rung.configure(case, device, changes))
            assert all(fit) or (operator.startswith(SHARE_TRIES) and any(fit)), row.key


def test_peers_share_a_worker_on_a_gpu_and_have_their_own_on_a_processor():
    case = core.find_operator("softmax").case("even")
    one, two = (Peer(name, f"benchmarks.softmax:{name}", "softmax", case.text, 1) for name in ("torch", "triad"))
    ours = [job_for(core.LADDERS["softmax", "cuda"][rung], case, H200) for rung in ("v0_naive", "v4_vectorized")]
    gpu, host = Crew(H200, 1), Crew(host_cpu(), 1)
    try:
        assert gpu.worker("a", one) is gpu.worker("b", two)
        assert len({gpu.worker(f"try {at}", job) for at, job in enumerate(ours)} | {gpu.worker("a", one)}) == 3
        tries = {gpu.worker(f"try {at}", ours[0]) for at in range(9)}
        assert len(tries) == SIDE_BY_SIDE and gpu.worker("try 1", ours[1]) is gpu.worker("try 1", ours[1])
        assert host.worker("a", one) is not host.worker("b", two)
        assert host.worker("try 0", ours[0]) is host.worker("try 1", ours[1])
    finally:
        gpu.stop()


def test_what_takes_seconds_to_import_is_named_ahead(monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda name: name)
    found = peers(core.find_operator("softmax").case("even"), "cuda", 1)
    assert "torch._inductor.compile_fx" in found["torch.compile"].ahead
    assert found["torch"].ahead == ""


def test_a_run_of_several_operators_writes_a_file_each_and_goes_on_where_it_stopped(logs, monkeypatch, capsys):
    device = host_cpu()
    (logs / device.name).mkdir()
    monkeypatch.setattr(rows, "find_device", lambda name, logs: device)
    monkeypatch.setattr(rows, "rows_of", lambda operator, device: (rows.Row("even", 1, {}),))
    options = {"operators": ["softmax", "layernorm"], "device": "cpu", "tune": 0.0, "only": "", "again": False}
    options |= {
        "runs": 1,
        "rounds": 3,
        "budget": 0.001,
        "seconds": 0.0,
        "cache": "warm",
        "peers": "",
        "logs": str(logs),
    }
    monkeypatch.setattr("benchmarks.rows.peers", lambda *args: {})
    for begun in ("softmax", "layernorm", ""):
        assert rows.run(argparse.Namespace(**options)) == 0
        assert capsys.readouterr().out.startswith(begun)
    kept = RowFile(logs / device.name / "layernorm.rows.json").rows["even/1"]
    assert kept["schedule"] == "v3_parallel" and kept["seconds"] > 0 and kept["runs"] == 1


def test_one_thread_can_be_asked_for_where_sixteen_are_measured_too():
    one, many = rows.Row("square4096", 1, {}), rows.Row("square4096", 16, {})
    assert [r.is_among("square4096/1/|square1024") for r in (one, many)] == [True, False]
    assert [r.is_among("square4096/1") for r in (one, many)] == [True, True] and one.is_among("")


def test_a_row_without_some_peers_is_measured_again_with_all(tmp_path):
    file = RowFile(tmp_path / "softmax.rows.json")
    file.rows = {"whole": {}, "part": {"left_out": ["torch.compile"]}}
    assert [file.holds(key, False) for key in ("whole", "part", "none")] == [True, False, False]
    assert [file.holds(key, True) for key in ("whole", "part", "none")] == [True, True, False]


def test_of_a_copy_only_the_case_s_bytes_count():
    case = core.find_operator("softmax").case("even")
    call = SimpleNamespace(seconds=lambda number: 3.0 * number)
    assert Traffic(call, case, (), share=0.5).seconds(2) == 3.0
