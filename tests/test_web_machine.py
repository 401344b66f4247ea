"""The time machine and forks in a real browser: steps, code, parameters, times, passes, a rung from clicks."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from browser import needs_chromium
from serving import CASE, PAGES, STUDY

from schedules import core

pytest.importorskip("starlette", reason="the extra `web` is not installed: pip install -e '.[web]'")
pytest.importorskip("uvicorn", reason="the extra `web` is not installed: pip install -e '.[web]'")
pytestmark = pytest.mark.extra


@needs_chromium
def test_code_is_compiled_when_asked_for(served, browser):
    fresh = STUDY + "&set.tile=16"  # nobody else compiles it
    browser.open(served.address + fresh)
    assert browser.text("#code") == "not compiled"
    browser.click("#code-views button:nth-of-type(2)")
    browser.wait("document.querySelector('#code').innerText.includes('vfmadd')", 60)
    assert "fma ymm" in browser.text(".counts")
    browser.evaluate("document.querySelector('.whole').open = true")
    browser.wait("document.querySelector('.whole pre').innerText.includes('retq')")
    browser.open(served.address + fresh)
    assert "vfmadd" in browser.text("#code"), "what was compiled is still there after a reload"


@needs_chromium
def test_parameters_are_changed_and_replayed(served, browser):
    browser.open(served.address + STUDY)
    browser.evaluate("document.querySelector('select[name=\"set.tile\"]').value = '16'")
    browser.click(".choose button")
    browser.wait("location.search.includes('set.tile=16')")
    browser.wait("document.readyState === 'complete' && !!document.querySelector('#tree .row')")
    assert "j_1 × 16" in browser.text("#tree").replace("\n", " ")
    assert (
        "tile = 16 (changed)" in browser.evaluate("document.querySelector('.param.changed').textContent") + " (changed)"
    )


@needs_chromium
def test_slider_and_links_bring_a_step(served, browser):
    browser.open(served.address + STUDY + "#step=2&panels=tree,program")
    browser.wait("document.querySelector('#code').textContent.includes('cannot be compiled')")
    assert browser.evaluate("getComputedStyle(document.querySelector('#panel-diff')).display") == "none"
    slider = "document.querySelector('#slider')"
    browser.evaluate(f"{slider}.value = 5; {slider}.dispatchEvent(new Event('input', {{ bubbles: true }}))")
    browser.wait("document.querySelector('#tree').innerText.includes('mixed_local')")
    assert "#step=5" in browser.evaluate("location.hash")
    assert "Step 5 of 6" in browser.evaluate("document.querySelector('#sentence').textContent")
    browser.click("[data-panel=access]")
    browser.evaluate("document.querySelector('[data-nest]').value = '0'")
    browser.evaluate("document.querySelector('[data-nest]').dispatchEvent(new Event('change', { bubbles: true }))")
    assert browser.evaluate("document.querySelector('[data-of=\"0\"]').hidden") is False


@needs_chromium
def test_the_times_of_the_steps_are_listed(served, browser, monkeypatch):
    monkeypatch.setattr("study.web.acts.step_seconds", lambda job, steps, progress: dict.fromkeys(steps, 1.25e-3))
    monkeypatch.setattr("study.web.acts._require", lambda about: None)
    browser.open(served.address + STUDY)
    browser.click("[data-work=times]")
    browser.wait("document.querySelector('#steps').innerText.includes('1.25 ms · 2.52 GFLOP/s')")
    assert browser.evaluate("document.querySelectorAll('#steps .time').length") == 6, "all but the one between programs"


@needs_chromium
def test_passes_one_by_one(served, browser):
    browser.open(served.address + PAGES["passes"])
    browser.click("#go")
    browser.wait("!document.querySelector('#shown').hidden", 60)
    assert "VectorizeLoop" in browser.text("#list")
    browser.press("j")
    browser.wait("document.querySelector('[aria-current=step] .number')?.textContent === '1'")
    assert "&pass=1" in browser.evaluate("location.search"), "every pass has an address"


@needs_chromium
def test_a_fork_from_the_first_click_to_pasted_code(served, browser, tmp_path, avx2):
    browser.open(served.address + PAGES["fork"])
    assert "is not a data parallel block iter" in browser.evaluate("document.querySelector('.ways').textContent")
    for action in ("vectorize:mixed:3", "cache_write:mixed:0:local", "reverse_compute_at:mixed_local:mixed:1"):
        browser.click(f".ways a[data-action='{action}']")
        browser.wait(f"document.querySelector('.trail [aria-current=step]')?.textContent === '{action}'", 60)
        browser.wait("document.readyState === 'complete'")
    assert "mixed_local" in browser.text("#tree")
    assert browser.evaluate("document.querySelectorAll('#tried li').length") == 3
    pasted = tmp_path / "pasted.py"
    pasted.write_text(browser.evaluate("document.querySelector('#python').textContent"))
    core.load_all([str(pasted)])
    rung = core.find_schedule("mix", "x86", "r1_tiled_fork")
    del core.LADDERS["mix", "x86"]["r1_tiled_fork"]
    program = core.lower(rung, core.find_operator("mix").case(CASE), avx2).script()
    assert "mixed_local" in program and "T.vectorized(8)" in program
    assert browser.errors == []


@needs_chromium
def test_long_work_can_be_cancelled(served, browser, monkeypatch):
    """A measurement that would take a minute ends after the turn in which it was cancelled."""

    def slow(job, steps, progress):
        for turn in range(600):
            progress("turn", turn, 600)
            time.sleep(0.1)

    monkeypatch.setattr("study.web.acts.step_seconds", slow)
    monkeypatch.setattr("study.web.acts._require", lambda about: None)
    browser.open(served.address + STUDY)
    browser.click("[data-work=times]")
    browser.wait("document.querySelector('#time-status').textContent.includes('of 600 turns')")
    assert browser.text("[data-work=times]") == "cancel"
    browser.click("[data-work=times]")
    browser.wait("document.querySelector('#time-status').textContent.includes('⚠ cancelled')")
    assert served.site.works.going == {}


@contextmanager
def all_busy(hands):
    """Nobody is left to do a job of the page."""
    workers = [hands.idle.get(timeout=60) for _ in hands.pool.workers]
    try:
        yield
    finally:
        for worker in workers:
            hands.idle.put(worker)


def test_what_waits_for_a_worker_says_so_and_can_be_cancelled(served):
    act, token = STUDY.replace("/study", "/act/code"), {"x-token": served.site.token}
    body = {"step": 6, "view": "asm", "ticket": "waits"}
    with all_busy(served.site.hands), ThreadPoolExecutor(1) as pool:
        asked = pool.submit(served.ask, act + "&set.tile=4", body, token)
        served.until("/progress?ticket=waits", "waiting: all 2 workers")
        assert served.ask("/cancel", {"ticket": "waits"}, token) == (200, '{"cancelled":true}')
        status, text = asked.result(10)
    assert status == 400 and '"cancelled"' in text
    assert served.site.hands.going == {} and served.site.hands.state("waits") == {}


@needs_chromium
def test_an_answer_comes_also_after_the_step_was_changed(served, browser):
    browser.open(served.address + STUDY + "&set.tile=4")
    with all_busy(served.site.hands):
        browser.click("#code-views button:nth-of-type(2)")
        browser.wait("document.querySelector('#code-views').innerText.includes('workers of the page')")
        browser.press("k")
        browser.wait("document.querySelector('#elsewhere').textContent.startsWith('step 6 to asm: working')")
    browser.wait("document.querySelector('#elsewhere').textContent === 'step 6 to asm: done'", 60)
    browser.press("j")
    browser.wait("document.querySelector('#code').innerText.includes('vfmadd')")


@needs_chromium
def test_code_shows_the_programs_lines(served, browser):
    browser.open(served.address + STUDY + "#step=6&view=asm&panels=program,code")
    browser.click("#code-views button:nth-of-type(2)")
    browser.wait("document.querySelector('#code').innerText.includes('vfmadd')", 60)
    marked = browser.evaluate("[...document.querySelectorAll('#program .marked')].map((l) => l.innerText.trim())")
    assert any(line.startswith("for k in range(512)") for line in marked)
    number = browser.evaluate("document.querySelector('#program .marked').dataset.n")
    assert browser.evaluate(f"!!document.querySelector('#code [data-n=\"{number}\"]')")


def test_a_second_view_is_quick(served):
    served.get(STUDY)
    begun = time.perf_counter()
    assert served.get(STUDY)[0] == 200
    assert time.perf_counter() - begun < 0.6, "0.2 s on a quiet machine"
