"""What the logs know of a ladder: a run of the whole table, rows of the speed table, single bests."""

from __future__ import annotations

import json

import invented
import pytest

from schedules.errors import ExplorerError
from study.kept import keep_ladder, kept_rows
from study.recorded import ends, links_of, recorded_ladder
from study.web.gather import home, measured_cases
from tuning.records.places import write_device
from tuning.records.record import Record, now
from tuning.store import Store

CASE = "rows=48,cols=64,depth=512"


def table(case, seconds, rungs=("r0_plain", "r2_registers")):
    """A run of the side-by-side table as plain data."""
    rows = [
        {"name": name, "role": "rung", "why": "", "status": "ok", "seconds": seconds / (i + 1), "ratio": {"numpy": 1.5}}
        for i, name in enumerate(rungs)
    ]
    rows.append({"name": "numpy", "role": "peer", "why": "", "status": "ok", "seconds": seconds, "ratio": {}})
    facts = {"operator": invented.NAME, "device": "avx2", "case": case, "threads": 2, "rows": rows}
    return {**facts, "protocol": {"cache": "warm"}}


def test_a_run_of_the_ladder_is_what_the_ladder_shows(logs, avx2):
    write_device(logs, avx2)
    with invented.entered() as operator:
        case = operator.case(CASE)
        keep_ladder(logs, table(case.text, 2.0))
        keep_ladder(logs, table(case.text, 1.0))
        found = recorded_ladder(logs, operator, case, avx2, 2)
        cells = home(logs).lines
        cell = next(line for line in cells if line.operator == invented.NAME).cells[0]
    assert [(row.name, row.status, row.seconds) for row in found.rows] == [
        ("r0_plain", "ok", 1.0),
        ("r1_tiled", "not measured", None),
        ("r2_registers", "ok", 0.5),
        ("r3_refused", "not measured", None),
        ("numpy", "ok", 1.0),
    ]
    assert found.notes[0].startswith("Measured side by side on ")
    rungs = ("r0_plain", "r1_tiled", "r2_registers")
    assert ends(found, rungs) == ("r0_plain", "r2_registers")
    assert ends(found, rungs[:2]) == ("r0_plain", "r1_tiled"), "what is no rung of the ladder is no end of it"
    assert ends(found, rungs[:1]) is None
    assert (cell.ratio, cell.peer, cell.case) == (1.5, "numpy", case.text)


def test_what_the_auto_scheduler_found_stands_beside_a_run_without_it(logs, avx2):
    write_device(logs, avx2)
    with invented.entered() as operator:
        case = operator.case(CASE)
        keep_ladder(logs, table(case.text, 1.0))
        facts = {"seconds": 0.25, "samples": (0.25,) * 9, "time": now(), "ratio": {"numpy": 4.0}, "trace": [[], []]}
        found = Record(invented.NAME, case.text, "", {}, "avx2", 2, "ok", **facts)
        store = Store.open(logs, "avx2")
        store.append(found)
        store.promote(found)
        shown = recorded_ladder(logs, operator, case, avx2, 2)
        assert links_of(shown, logs, case, avx2)["auto"] == ("auto", {})
    assert [(row.name, row.seconds, row.ratio) for row in shown.rows if row.name == "auto"] == [
        ("auto", 0.25, {"numpy": 4.0})
    ]
    assert "`auto`" in shown.notes[1]


def write_rows(logs, avx2, **rows):
    write_device(logs, avx2)
    (logs / "avx2" / f"{invented.NAME}.rows.json").write_text(json.dumps(rows))


def row(case, schedule, seconds, **more):
    """A row of the speed table as `benchmarks.rows` records it."""
    figures = {"seconds": seconds, "ci95": [0.99 * seconds, 1.01 * seconds], "config": more.pop("config", {})}
    ratio = {"ratio": {"numpy": 1.5, "peak": 0.8}, "ratio_ci95": {"numpy": [1.4, 1.6], "peak": [0.7, 0.9]}}
    facts = {"case": case, "threads": 2, "cache": "warm", "message": "", "time": "2026-11-30T12:00:00", "tried": []}
    return {**facts, **figures, **ratio, "schedule": schedule, **more}


@pytest.fixture
def rows(logs, avx2):
    """Rows of one case: the tuned rung with what was tried beside it, one that failed, one with cold caches."""
    with invented.entered() as operator:
        case = operator.case(CASE)
        earlier = {**row("", "r1_tiled", 2.0), "time": "2026-11-29T12:00:00"}
        slower = row("", "r2_registers", 1.2, config={"tile": 4})
        tried = [slower, earlier, {"schedule": "r0_plain", "message": "x"}]
        best = row(case.text, "r2_registers", 1.0, config={"tile": 16}, tried=tried)
        cold = row(case.text, "r0_plain", 0.5, cache="cold")
        write_rows(logs, avx2, best=best, cold=cold, failed=row(case.text, "r0_plain", 0.0, message="out of memory"))
        yield operator, case


def test_rows_fill_a_ladder_that_was_never_run_as_a_whole(rows, logs, avx2):
    operator, case = rows
    found = recorded_ladder(logs, operator, case, avx2, 2)
    assert [(r.name, r.status, r.seconds) for r in found.rows] == [
        ("r0_plain", "not measured", None),
        ("r1_tiled", "ok", 2.0),
        ("r2_registers", "ok", 1.0),
        ("r3_refused", "not measured", None),
        ("numpy", "ok", 1.5),
    ]
    assert found.rows[2].ratio == {"numpy": 1.5}, "a share of the peak is no peer"
    assert links_of(found, logs, case, avx2)["r2_registers"] == ("r2_registers", {"tile": 16}), "as it was measured"
    assert "not always of one run" in found.notes[0]


def test_the_home_page_has_the_best_row(rows, logs, avx2):
    operator, case = rows
    cell = next(line for line in home(logs).lines if line.operator == invented.NAME).cells[0]
    assert (cell.ratio, cell.peer, cell.case, cell.threads) == (1.5, "numpy", case.text, 2)
    assert cell.time == "2026-11-30T12:00:00"
    assert measured_cases(logs, operator, avx2)[0] == case.text
    assert [r["time"][8:10] for r in kept_rows(logs, "avx2", invented.NAME)] == ["30", "30", "29"]


def test_the_home_page_takes_the_newest_measurement_of_a_case(logs, avx2):
    with invented.entered() as operator:
        case = operator.case(CASE).text
        old = row(case, "r1_tiled", 1.0, time="2026-11-28T12:00:00", ratio={"numpy": 50.0})
        write_rows(logs, avx2, old=old, new=row(case, "r2_registers", 1.0))
        cell = next(line for line in home(logs).lines if line.operator == invented.NAME).cells[0]
    assert cell.ratio == 1.5


def test_the_home_page_rates_by_libraries_before_bandwidth(logs, avx2):
    with invented.entered() as operator:
        case, other = operator.case(CASE).text, operator.case("tiny").text
        fast = row(case, "r1_tiled", 1.0, ratio={"torch": 1.25, "triad": 0.5})
        write_rows(logs, avx2, a=fast, b=row(other, "r1_tiled", 1.0, ratio={"copy": 2.0}))
        both = next(line for line in home(logs).lines if line.operator == invented.NAME).cells[0]
        write_rows(logs, avx2, b=row(other, "r1_tiled", 1.0, ratio={"copy": 0.75}))
        moved = next(line for line in home(logs).lines if line.operator == invented.NAME).cells[0]
    assert (both.ratio, both.peer, both.share, both.yardstick, both.case) == (1.25, "torch", 0.5, "triad", case)
    assert (moved.ratio, moved.peer, moved.share, moved.yardstick) == (None, "", 0.75, "copy")


@pytest.mark.parametrize("content", ["[", "[1]", '{"a": {"case": "x"}}', '{"a": 1}'])
def test_damaged_rows_are_one_clear_error(logs, avx2, content):
    write_rows(logs, avx2)
    (logs / "avx2" / f"{invented.NAME}.rows.json").write_text(content)
    with pytest.raises(ExplorerError, match="rows.json"):
        kept_rows(logs, "avx2", invented.NAME)
    with invented.entered():
        assert any("rows.json" in problem for problem in home(logs).problems)
