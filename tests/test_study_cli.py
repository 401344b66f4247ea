"""The study's verbs on the command line: compare, legal, access, the HTML file, and the page's address."""

from __future__ import annotations

import json

import invented
import pytest
from test_study_recorded import table

from console.command import main
from study.kept import keep_ladder
from tuning.records.places import write_device

CASE = "rows=48,cols=64,depth=512"


@pytest.fixture
def call(avx2, logs, root, tmp_path, capsys):
    """Run a verb on the invented operator and a recorded device; its exit code, output and messages."""
    write_device(logs, avx2)
    loader = tmp_path / "more.py"
    loader.write_text(f"import sys\nsys.path.insert(0, {str(root / 'tests')!r})\nimport invented\ninvented.enter()\n")

    def run(*arguments: str):
        common = ("--case", CASE, "--device", "avx2") if arguments[0] != "serve" else ()
        code = main([*arguments, *common, "--logs", str(logs), "--load", str(loader)])
        return code, *capsys.readouterr()

    with invented.entered():
        yield run


def test_legal_lists_what_can_follow(call):
    code, out, _ = call("legal", "mix/x86/r1_tiled", "--step", "3", "--json")
    ways = {way["action"]: way for way in json.loads(out)["ways"]}
    assert code == 0 and ways["vectorize:mixed:3"]["legal"]
    assert "data parallel" in ways["vectorize:mixed:2"]["reason"]


def test_legal_at_a_step_that_is_not_there(call):
    code, _, err = call("legal", "mix/x86/r1_tiled", "--step", "9")
    assert code == 2 and err.count("\n") == 1 and "no step 9" in err


def test_two_rungs_are_compared(call):
    code, out, _ = call("study", "mix/x86/r1_tiled", "--compare", "mix/x86/r2_registers")
    assert code == 0 and "mix/x86/r1_tiled" in out and "+++ mix/x86/r2_registers" in out


def test_access_and_hints_of_a_step(call):
    code, out, _ = call("study", "mix/x86/r1_tiled", "--view", "access")
    assert code == 0 and "sum in memory" in out and "load Q" in out
    code, out, _ = call("study", "mix/x86/r1_tiled", "--view", "access", "--json")
    assert json.loads(out)["insight"]["hints"][0]["rule"] == "scalar loop"
    code, out, _ = call("study", "mix/x86/r2_registers", "--view", "access", "--step", "2")
    assert code == 0 and "between two programs" in out


def test_the_html_file_holds_code_hints_access_and_the_recorded_ladder(call, tmp_path, logs):
    page = tmp_path / "page.html"
    keep_ladder(logs, table(f"{CASE},dtype=float32", 1e-3))
    code, _, _ = call("study", "mix/x86/r2_registers", "--html", str(page))
    text = page.read_text()
    assert code == 0 and len(text) < 2_000_000
    for word in (
        "vfmadd",
        "too little parallelism",
        "llvm.fm",
        "Working set of each loop",
        'id="ladder"',
        "Measured side by side",
    ):
        assert word in text


def test_a_port_that_cannot_be_had(call):
    pytest.importorskip("uvicorn", reason="the extra `web` is not installed")
    code, _, err = call("serve", "--no-browser", "--port", "70000")
    assert code == 2 and "port 70000" in err
