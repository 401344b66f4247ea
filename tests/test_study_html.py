"""The self-contained file: what stands in it, that nothing can break out of it, and how it behaves in a browser."""

from __future__ import annotations

import re
from dataclasses import replace

import invented
import pytest
from browser import Browser, contrast_failures, needs_chromium
from markupsafe import escape

from schedules import core
from schedules.errors import ExplorerError
from study import charts, html, model
from study.code import code
from study.ladder import cache_note, ladder

HOSTILE = "</script><script>window.hacked = 1</script><img src=x onerror='window.hacked = 1'>"


@pytest.fixture(scope="module")
def study(avx2):
    with invented.entered() as operator:
        rung = core.find_schedule(invented.NAME, "x86", "r2_registers")
        case = operator.case("tiny")
        shown = model.study(rung, case, avx2)
        codes = [code(rung, case, avx2, step=step, view=view) for step in (5, 6) for view in ("asm", "llvm")]
        yield shown, codes


def row(name, seconds, role="rung", noise=0.02, **more):
    ci95 = (seconds * (1 - noise), seconds * (1 + noise)) if seconds else None
    given = {"name": name, "role": role, "status": "ok", "seconds": seconds, "samples": (seconds,) * 11, "ci95": ci95}
    return {**given, "config": None, "ratio": {}, **more}


def bench(*rows, **facts):
    """2 GFLOP over 12 MB on a machine of 100 GFLOP/s and 20 GB/s: 20 ms at best."""
    known = {"operator": "mix", "case": "rows=1024", "device": "avx2", "threads": 2, "flops": 2 * 10**9}
    return {**known, "bytes": 12 * 10**6, "peak": 100e9, "bandwidth": 20e9, "rows": rows, **facts}


LADDER = bench(
    row("r0", 2.0),
    row("r1", 0.5, config={"tile": 8}),
    row("r2", 0.49),
    row("r3", None, status="build_error", message=HOSTILE),
    row("r4", 0.025, ratio={"numpy": 1.2}),
    row("numpy", 0.03, "peer", ratio={}),
)


def test_gains_are_against_the_rung_measured_below():
    rows = {r.name: r for r in ladder(LADDER).rows}
    assert rows["r0"].gain is None
    assert rows["r1"].gain == pytest.approx(4.0) and not rows["r1"].noise
    assert rows["r4"].gain == pytest.approx(0.49 / 0.025), "r3 did not run, so r2 is the rung below"
    assert rows["numpy"].gain is None


def test_a_gain_inside_the_noise_is_marked():
    rows = {r.name: r for r in ladder(LADDER).rows}
    assert rows["r2"].noise and rows["r2"].gain_ci95[0] < 1 < rows["r2"].gain_ci95[1]
    quiet = ladder(bench(row("a", 0.5, noise=0.001), row("b", 0.49, noise=0.001)))
    assert not quiet.rows[1].noise


def test_the_share_is_of_the_roofline():
    assert ladder(LADDER).attainable == 100e9
    assert ladder(LADDER).rows[4].share == pytest.approx(0.8)
    memory_bound = ladder(bench(row("a", 1.0), flops=10**9, bytes=10**9))
    assert memory_bound.attainable == 20e9
    no_arithmetic = ladder(bench(row("a", 1.0), flops=0, bytes=10**9))
    assert no_arithmetic.attainable == 20e9 and no_arithmetic.unit == "B/s" and no_arithmetic.rows[0].share == 0.05
    assert ladder(bench(row("a", 1.0), peak=0.0, bandwidth=0.0)).rows[0].share is None


def test_the_waterfall_joins_each_bar_to_the_one_before():
    drawn = charts.waterfall(ladder(LADDER))
    assert [bar.row.name for bar in drawn.bars] == ["r0", "r1", "r2", "r4"]
    for before, bar in zip(drawn.bars, drawn.bars[1:], strict=False):
        assert bar.x == pytest.approx(before.x + before.width, abs=6) or bar.row.noise
    slower = charts.waterfall(ladder(bench(row("a", 1.0), row("b", 2.0))))
    assert slower.bars[1].loss
    assert charts.waterfall(ladder(bench(row("a", 1.0)))) is None


def test_the_roofline_bends_where_the_machine_does():
    drawn = charts.roofline(ladder(LADDER))
    (x0, y0), (ridge, top), (x1, y1) = drawn.roof
    assert x0 < ridge < x1 and y0 > top == y1
    assert len({dot.x for dot in drawn.dots}) == 1, "one case has one intensity"
    assert drawn.dots[0].x > ridge, "167 FLOPs a byte are beyond the ridge at 5"
    labels = sorted(dot.label_y for dot in drawn.dots)
    assert all(b - a >= 15 for a, b in zip(labels, labels[1:], strict=False))
    assert charts.roofline(ladder(bench(row("a", 1.0), flops=0))) is None


def test_finer_ticks_only_where_their_labels_fit():
    assert charts.Scale(3e11, 7e11, 0, 600).ticks() == (5e11,)
    assert charts.Scale(3e11, 3e12, 0, 600).ticks() == (5e11, 1e12, 2e12)
    assert charts.Scale(3e11, 7e13, 0, 450).ticks() == (1e12, 1e13, 5e13)


def test_the_label_of_the_slope_keeps_clear_of_the_rungs_names():
    """They stand right of a dot in the left half, so above the slope; and left of one in the right half."""
    left = charts.roofline(ladder(bench(row("a", 1.0), flops=10**6)))
    right = charts.roofline(ladder(bench(row("a", 1.0), flops=2 * 10**12)))
    assert left.dots[0].label_x > left.dots[0].x and left.bandwidth_at[2] == "end"
    assert right.dots[0].label_x < right.dots[0].x and right.bandwidth_at[2] == "start"


def test_a_case_without_arithmetic_has_the_roof_of_memory():
    found = ladder(bench(row("a", 2e-3), row("b", 7e-4), row("numpy", 1e-3, "peer"), flops=0))
    drawn = charts.roof(found, (("L2", 512 << 10), ("L3", 32 << 20)))
    assert drawn.roof[0][1] == drawn.roof[2][1], "one bandwidth"
    assert [tick.label for tick in drawn.x_ticks] == ["L2 512 KiB", "L3 32 MiB"]
    l2, l3 = (tick.at for tick in drawn.x_ticks)
    assert all(l2 < dot.x < l3 for dot in drawn.dots), "12 MB fit L3"
    assert "17.1 GB/s" in drawn.dots[0].label and drawn.bandwidth_label == ""
    assert charts.memory_roof(ladder(bench(row("a", 1.0)))) is None, "that one has arithmetic"


def test_what_limits_a_case_names_the_unit():
    compute, memory = ladder(LADDER), ladder(bench(row("a", 1e-3), flops=10**6))
    assert (compute.unit, compute.memory_bound) == ("FLOP/s", False)
    assert (memory.unit, memory.memory_bound, memory.attainable) == ("B/s", True, 20e9)
    assert memory.rows[0].rate == 12e9 and memory.rows[0].share == pytest.approx(0.6)
    assert cache_note(memory, (("L3", 32 << 20),))[0].startswith("The operands, 11.4 MiB, fit L3")
    assert cache_note(memory, (("L2", 1 << 20),)) == () == cache_note(compute, (("L3", 32 << 20),))


def test_labels_are_spread_inside_their_range():
    assert charts.spread([10, 10, 10], 5, 0, 100) == [10, 15, 20]
    assert charts.spread([98, 99, 100], 5, 0, 100) == [90, 95, 100]
    assert charts.spread([], 5, 0, 100) == []


def test_a_page_needs_nothing_outside_itself(study):
    text = html.page(*study, ladder(LADDER, definition="A definition."))
    assert not re.search(r"(?:src|href)=[\"'](?!data:|#)", text), "no file, no address"
    assert "@import" not in text and "url(http" not in text
    assert len(text) < 300_000
    for word in ("r2_registers", "A definition.", "build_error", "vfmadd", "One instruction multiplies"):
        assert word in text


def test_whatever_is_shown_stays_text(study):
    shown, codes = study
    steps = tuple(replace(step, text=HOSTILE, program=HOSTILE, primitives=(HOSTILE,)) for step in shown.steps)
    hostile = replace(shown, case=HOSTILE, why=HOSTILE, steps=steps, error=model.Refusal(HOSTILE, HOSTILE))
    text = html.page(hostile, codes, ladder(bench(row(HOSTILE, 1.0, why=HOSTILE), row("b", 2.0)), definition=HOSTILE))
    assert "<script>window" not in text and "<img" not in text
    assert text.count(str(escape(HOSTILE))) > 2 * len(steps), "sentence and primitive of every step"


def test_backticks_mark_code_and_nothing_else():
    assert html.ticks("`a<b` and ` alone") == "<code>a&lt;b</code> and ` alone"
    assert html.ticks(HOSTILE) == escape(HOSTILE)


def test_hints_that_one_primitive_mends_stand_together():
    hints = [{"rule": r, "message": r.upper(), "evidence": e, "mend": m} for r, e, m in ("abx", "cdy", "aex", "afz")]
    assert [(h["rule"], h["mend"], h["evidence"]) for h in html.alike(hints)] == [
        ("a", "x", ["b", "e"]),
        ("c", "y", ["d"]),
        ("a", "z", ["f"]),
    ]


def test_rungs_that_do_not_fit_stand_below_the_table():
    unfit = row("r9", None, status="unfit", message="too <few> rows")
    page = html.page(ladder=ladder(bench(row("r0", 1.0), unfit)))
    table, _, below = page.partition("</table>")
    assert "r9" not in table and "1 rung of the ladder does not fit this case" in below
    assert "too &lt;few&gt; rows" in below


def test_a_page_that_cannot_be_written_is_one_clear_error(tmp_path):
    with pytest.raises(ExplorerError, match="cannot write"):
        html.write(tmp_path / "none" / "page.html", "text")


@pytest.fixture(scope="module")
def browser():
    driven = Browser()
    yield driven
    driven.close()


@pytest.mark.extra
@needs_chromium
def test_keys_slider_and_links_walk_the_steps(study, browser, tmp_path):
    page = html.write(tmp_path / "study.html", html.page(*study))
    browser.open(page.as_uri())
    step = "document.querySelector('[aria-current=step]').dataset.step"
    assert browser.evaluate(step) == "6"
    assert browser.text("#tree .changed").split() == ["+", "i", "×", "48", "parallel"]
    assert "vfmadd" in browser.text("#code")
    browser.press("k")
    browser.press("k")
    assert browser.evaluate(step) == "4" and "#step=4" in browser.evaluate("location.hash")
    assert browser.text("#code") == "not compiled"
    browser.press("j")
    assert browser.evaluate(step) == "5"
    browser.evaluate("slider.value = 2; slider.dispatchEvent(new Event('input', { bubbles: true }))")
    assert browser.evaluate(step) == "2" and "cannot be compiled" in browser.text("#code")
    browser.click("[data-panel=program]")
    assert "T.axis.remap" in browser.text("#program") or "T.axis.spatial" in browser.text("#program")
    browser.open(page.as_uri() + "#step=5&view=llvm&panels=code")
    browser.evaluate("location.hash = '#step=5&view=llvm&panels=code'")
    browser.wait("document.querySelector('#code').innerText.includes('llvm.fm')")
    assert browser.evaluate("getComputedStyle(document.querySelector('#panel-tree')).display") == "none"
    assert browser.errors == []


@pytest.mark.extra
@needs_chromium
def test_the_page_is_legible_in_both_schemes(study, browser, tmp_path):
    page = html.write(tmp_path / "both.html", html.page(*study, ladder(LADDER)))
    browser.open(page.as_uri())
    assert contrast_failures(browser) == []
    assert browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scrolling at 1280"
    assert browser.errors == []


@pytest.mark.extra
@needs_chromium
def test_hostile_text_does_not_run(study, browser, tmp_path):
    shown, codes = study
    steps = tuple(replace(step, text=HOSTILE, program=HOSTILE, diff=(HOSTILE,)) for step in shown.steps)
    text = html.page(replace(shown, why=HOSTILE, steps=steps), codes, ladder(LADDER))
    browser.open(html.write(tmp_path / "hostile.html", text).as_uri())
    browser.press("k")
    assert browser.evaluate("window.hacked") is None
    assert browser.errors == []
