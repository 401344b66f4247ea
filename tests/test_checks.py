"""Every rung checked on a device: which cases, what is written, and what the exit code says."""

from __future__ import annotations

import json

from benchmarks import checks
from schedules import core
from tuning.cuda.gpus import PRESETS
from tuning.devices import host_cpu
from tuning.measure import Error
from tuning.pool import Outcome


class Pool:
    """Workers that find the rung `wrong` wrong."""

    wrong = ""

    def __init__(self, *_, **__):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def imap(self, function, arguments, timeout):
        for at, (job,) in enumerate(arguments):
            bad = job.schedule == self.wrong
            yield at, Outcome("wrong", message="element 0") if bad else Outcome("ok", Error(1e-7, 1e-6)), None


def test_every_rung_meets_small_ragged_and_a_models_cases():
    operator = core.find_operator("gemm")
    cases = checks.cases_of(operator, dtypes=("float16",))
    texts = {case.text for case in cases}
    assert {operator.case(name).text for name in (*operator.small, "llama_gate8")} <= texts
    assert operator.case("llama_gate8", dtype="float16").text in texts
    assert operator.case("square8192").text not in texts, "its reference takes minutes"
    jobs = checks.jobs_of(operator, PRESETS["h200"], cases)
    met: dict[str, int] = {}
    for job in jobs:
        met[job.schedule] = met.get(job.schedule, 0) + 1
    assert set(met) == set(core.LADDERS["gemm", "cuda"]), met
    assert {j.schedule for j in checks.jobs_of(operator, PRESETS["h200"], cases, "v0_naive|t3_multistage")} == {
        "v0_naive",
        "t3_multistage",
    }


def test_a_wrong_rung_is_named_and_written(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(checks, "Pool", Pool)
    monkeypatch.setattr(checks, "find_device", lambda name, logs: host_cpu())
    arguments = ["gemm", "--only", "v0_naive m=1,n=1|v1_blocking m=1,n=1", "--logs", str(tmp_path)]
    (tmp_path / host_cpu().name).mkdir()
    assert checks.main(arguments) == 0
    assert "checks ran, 0 failed; 0 passed before" in capsys.readouterr().out
    assert checks.main(arguments) == 0
    assert "0 of 0 checks ran, 0 failed" in capsys.readouterr().out
    monkeypatch.setattr(Pool, "wrong", "v1_blocking")
    assert checks.main([*arguments, "--again"]) == 1
    assert "gemm/v1_blocking m=1,n=1,k=1" in capsys.readouterr().out
    written = json.loads((tmp_path / host_cpu().name / "gemm.checks.json").read_text())["rungs"]
    assert written["v0_naive"]["m=1,n=1,k=1,dtype=float32"] == {"error": 1e-7}
    assert written["v1_blocking"]["m=1,n=1,k=1,dtype=float32"] == {"status": "wrong", "message": "element 0"}
    assert checks.main([*arguments, "--again", "--seconds", "-1"]) == 3, "it says that some were left out"
    assert checks.main(arguments) == 1, "what failed is run again"
    assert "checks ran, 2 failed; 2 passed before" in capsys.readouterr().out
