"""Every page in a real browser: legible, quiet, by keyboard; home, ladder, ablation and a live tuning run."""

from __future__ import annotations

from dataclasses import replace

import pytest
from browser import contrast_failures, needs_chromium, unreachable
from serving import CASE, PAGES, record

from tuning.store import Store

pytest.importorskip("starlette", reason="the extra `web` is not installed: pip install -e '.[web]'")
pytest.importorskip("uvicorn", reason="the extra `web` is not installed: pip install -e '.[web]'")
pytestmark = pytest.mark.extra


@needs_chromium
@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_legible_and_quiet(served, browser, name):
    browser.errors.clear()
    browser.open(served.address + PAGES[name])
    assert browser.text("h1")
    assert contrast_failures(browser) == []
    assert unreachable(browser) == []
    assert browser.evaluate("document.documentElement.scrollWidth <= innerWidth"), "no sideways scrolling at 1280"
    assert browser.errors == []


@needs_chromium
@pytest.mark.parametrize("name", ["home", "fork", "study", "ladder"])
def test_a_narrow_window_is_enough(served, browser, name):
    """At 700 pixels nothing is wider than the window, and no column so narrow that its words break."""
    try:
        browser.resize(700, 900)
        browser.open(served.address + PAGES[name])
        assert browser.evaluate("document.documentElement.scrollWidth <= innerWidth")
        narrowest = (
            "Math.min(700, ...[...document.querySelectorAll('.panel, .home td')].map((one) => one.clientWidth || 700))"
        )
        assert browser.evaluate(narrowest) > 300
    finally:
        browser.resize(1280, 800)


@needs_chromium
def test_the_keyboard_leads_from_home_to_a_ladder(served, browser):
    browser.open(served.address + "/?search=mix")
    browser.press("Tab")
    assert browser.evaluate("document.activeElement.className") == "skip"
    for _ in range(20):
        browser.press("Tab")
        if browser.evaluate("document.activeElement.getAttribute('href')?.startsWith('/ladder/mix')"):
            break
    assert browser.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid", "focus is seen"
    browser.press("Enter")
    browser.wait("document.title.startsWith('mix ladder')")


@needs_chromium
def test_from_home_to_a_step_by_links(served, browser):
    browser.open(served.address + "/")
    assert "1.250 × numpy ▲" in browser.text("table")
    browser.click("a[href^='/ladder/mix']")
    browser.wait("document.title.startsWith('mix ladder')")
    table = browser.text("table.ladder")
    assert "r2_registers" in table and "not measured" in table and "1.250 ▲" in table
    browser.click("a[href^='/study/mix/x86/r2_registers']")
    browser.wait("document.readyState === 'complete' && !!document.querySelector('[aria-current=step]')")
    browser.press("k")
    assert browser.evaluate("document.querySelector('[aria-current=step]').dataset.step") == "5"
    browser.wait("document.querySelector('[data-panel=access]').textContent.includes('hint')")


@needs_chromium
def test_home_is_searched_while_typing(served, browser):
    browser.open(served.address + "/")
    rows = "document.querySelectorAll('#found tbody tr').length"
    assert browser.evaluate(rows) > 1
    browser.evaluate("document.querySelector('[name=search]').focus()")
    for key in "mix":
        browser.press(key)
    browser.wait(f"{rows} === 1 && location.search === '?search=mix'")


@needs_chromium
def test_a_run_is_followed_live(served, browser):
    browser.open(served.address + PAGES["run"])
    browser.wait("document.querySelector('#live').textContent.includes('following')")
    before = browser.evaluate("Number(document.querySelector('#dots').dataset.points)")
    assert before == 3 and "build_error × 1" in browser.text("#failures")
    Store.open(served.logs, "avx2").append(record("r2_registers", 3e-5, config={"tile": 32}))
    browser.wait(f"document.querySelector('#dots').dataset.points === '{before + 1}'")
    assert "30" in browser.text("#winner")
    browser.evaluate("document.querySelector('#dots').focus()")
    browser.press("ArrowRight")
    assert "trial 1, ok: 50" in browser.text("#dots + p"), "arrow keys read the trials out"
    assert browser.evaluate("window.hacked") is None


@needs_chromium
def test_a_run_that_begins_later_fills_its_page(served, browser):
    case = CASE.replace("48", "96")
    browser.open(served.address + f"/run/mix/x86?case={case}")
    browser.wait("document.querySelector('#live').textContent.includes('following')")
    assert "No trial of this case" in browser.text("#runs")
    store = Store.open(served.logs, "avx2")
    lucky = replace(record("r2_registers", 1e-5, config={"tile": 4}), case=case)
    final = replace(record("r2_registers", 3e-5, config={"tile": 8}, protocol={"rounds": 9}), case=case)
    store.append(lucky, final)
    browser.wait("document.querySelector('#dots').dataset.points === '2'")
    assert "r2_registers · 2 threads · 2" in browser.text("#runs")
    assert browser.evaluate("[...document.querySelector('#axis').options].map((o) => o.value)") == ["", "tile"]
    assert "tile 8" in browser.text("#winner").replace("\t", " "), "finals have the last word"
    browser.evaluate("document.querySelector('#whole').open = true")
    browser.wait("document.querySelector('#whole img').naturalWidth > 0")


@needs_chromium
def test_an_ablation_is_drawn(served, browser):
    browser.open(served.address + PAGES["ablation"])
    rows = browser.evaluate("[...document.querySelectorAll('#effects tr')].map((row) => row.innerText)")
    assert "▲ 4.00 ×" in rows[0] and "≈ 0.98 ×" in rows[1] and "refused" in rows[2]
    assert "cost more together" in browser.text("#interactions")
    assert browser.evaluate("window.hacked") is None
    browser.click("#go")
    browser.wait("document.querySelector('#status').textContent.includes('is not here')")


@needs_chromium
def test_a_ladder_shows_what_its_ends_touch(served, browser):
    browser.open(served.address + PAGES["ladder"])
    browser.wait("!!document.querySelector('#sides .hints')")
    assert "strided access" in browser.text("[data-access=left]")
    assert "strided access" not in browser.text("[data-access=right]")
    assert browser.evaluate("document.title").startswith("mix ladder"), "the part's page has another title"
    browser.click("a[href*='/compare/']")
    browser.wait("document.title.startsWith('r0_plain and r2_registers') && document.readyState === 'complete'")
    assert "mixed_local" in browser.text("[data-tree=right]") and "mixed_local" in browser.text("#diff")


@needs_chromium
def test_a_winner_in_words_and_the_models_scores(served, browser):
    store = Store.open(served.logs, "avx2")
    for tile, score in ((4, 3.0), (8, 2.0), (16, 1.0)):
        protocol = {"predicted": score}
        store.append(record("r1_tiled", 1e-5 * tile, config={"tile": tile}, protocol=protocol))
    browser.open(served.address + f"/run/mix/x86?case={CASE}&schedule=r1_tiled")
    assert browser.text("#best-says") == "rows of Q in tiles of 4" and "tiles of 8" in browser.text("#default-says")
    assert browser.evaluate("document.querySelector('#predicted').dataset.points") == "3"
    assert "1.00" in browser.text("#rank")


@needs_chromium
def test_a_bad_address_says_so(served, browser):
    browser.open(served.address + "/study/mix/x86/nothing")
    assert "no rung 'nothing'" in browser.text("main")
    browser.errors.clear()
