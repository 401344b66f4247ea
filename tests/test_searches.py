"""What is written down of searches: their best at given moments, and how it stands beside the best known."""

from __future__ import annotations

from types import SimpleNamespace

from made_records import timed

from benchmarks import page, searches
from schedules import core
from tuning.build import job_for
from tuning.compare import Comparison, Turns
from tuning.progress import Progress

CASE = core.find_operator("gemm").case("m=64,n=64,k=64")
RUNG = core.find_schedule("gemm", "x86", "v6_microkernel")


def best(ku: int) -> SimpleNamespace:
    return SimpleNamespace(config={"ku": ku})


def test_the_best_of_a_moment_is_the_last_one_found_before_it(monkeypatch):
    moments, elapsed = searches.Moments((10.0, 60.0)), iter((5.0, 9.0, 11.0, 61.0))
    monkeypatch.setattr(Progress, "elapsed", property(lambda self: now))
    progress = Progress("gemm", "case")
    for found in (None, best(1), best(2), best(4)):
        now, progress.best = next(elapsed), found
        moments(progress)
    assert moments.best == {10.0: {"ku": 1}, 60.0: {"ku": 2}}


def test_the_winner_is_what_the_finals_name_of_what_was_tried():
    """The hand-picked configuration takes part in the finals; a search from nothing must have come across it."""
    tried = [timed(ku, 1e-3 * ku) for ku in (1, 2, 4)]
    again = [timed(ku, seconds, protocol={"rounds": 9}) for ku, seconds in ((1, 3e-3), (2, 2e-3), (8, 1e-3))]
    assert searches.named([*tried, *again]) == {"bn": 2}
    assert searches.named([*tried, timed(8, 1e-3), *again]) == {"bn": 8}
    assert searches.named(tried) is None


def test_what_was_found_is_timed_beside_the_best_known_once(avx2, monkeypatch):
    known, other = (job_for(RUNG, CASE, avx2, {"ku": ku}) for ku in (1, 2))
    asked = []

    def compare(contenders, device, rounds):
        asked.append(contenders)
        turns = {
            name: Turns(rounds=dict.fromkeys(range(rounds), 1.0 + 0.25 * (name != "known"))) for name in contenders
        }
        return Comparison(turns, frozenset(), (), {})

    monkeypatch.setattr(searches, "compare", compare)
    found = searches.beside(known, {10.0: other, 30.0: other, 60.0: known}, avx2)
    assert len(asked) == 1 and list(asked[0].values()) == [known, other]
    assert {moment: facts["ratio"] for moment, facts in found.items()} == {10.0: 0.8, 30.0: 0.8, 60.0: 1.0}
    assert found[10.0]["interval"] == [0.8, 0.8] and found[60.0]["config"] == known.config


def test_runs_join_those_recorded_and_a_page_shows_them(tmp_path):
    file = tmp_path / "avx2" / "gemm.searches.json"
    shown = {
        "known": {},
        "time": "2026-01-02T03:04:05",
        "versions": {},
        "curve": [],
        "failures": {},
        "messages": {},
        "rounds": 21,
    }
    run = {"case": "m=1,dtype=float32", "threads": 2, "rung": "v8", "search": "local", "seed": 0, "seconds": 56.0}
    run |= {**shown, "trials": 300, "rate": 5.3571428, "ready": 4.0}
    at = {"10": {"config": {}, "ratio": 0.98, "interval": [0.97, 1.0]}}
    for ratio in ({}, at):
        searches.keep(file, {**run, "at": ratio})
    searches.keep(file, {**run, "seed": 1, "at": {}})
    text = page.filled("<!-- searches avx2 gemm -->\nold\n<!-- end of searches -->", tmp_path)
    assert (
        "| m=1, float32 | 2 | `v8` | local, 0 | 56 s | 4.0 s | 300 | 5.4 | 0.980 [0.970, 1.000] | 2026-01-02 03:04 |"
        in text
    )
    assert text.count("`v8`") == 2 and "old" not in text
    empty = page.filled("<!-- searches none gemm -->\n<!-- end of searches -->", tmp_path)
    assert "Not recorded" in empty
