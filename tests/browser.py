"""A headless Chromium driven over its debugging pipe, so that the pages' tests need no driver package."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import pytest

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium here: on Debian, apt-get install chromium")
SWITCHES = """headless=new no-sandbox disable-gpu disable-quic no-first-run disable-background-networking
disable-component-update disable-sync hide-scrollbars window-size=1280,800 remote-debugging-pipe"""


class Gone(Exception):
    """The page was replaced while it was asked."""


class Browser:
    """One page at a time. `errors` collects what the console would show as an error."""

    def __init__(self) -> None:
        self.profile = tempfile.mkdtemp(prefix="chromium-")
        child_reads, self.writes = os.pipe()
        self.reads, child_writes = os.pipe()

        def take_pipes() -> None:  # Chromium expects its commands at 3 and answers at 4
            first, second = os.dup(child_reads), os.dup(child_writes)
            os.dup2(first, 3)
            os.dup2(second, 4)

        command = [
            CHROMIUM,
            *(f"--{switch}" for switch in SWITCHES.split()),
            f"--user-data-dir={self.profile}",
            "about:blank",
        ]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self.process = subprocess.Popen(command, pass_fds=(3, 4), preexec_fn=take_pipes, **quiet)
        os.close(child_reads)
        os.close(child_writes)
        self.buffer, self.number, self.session, self.errors = b"", 0, "", []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)
        os.close(self.reads)
        os.close(self.writes)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send one command and wait for its answer."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.writes, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._receive()
            if answer.get("id") == self.number:
                if "navigated" in answer.get("error", {}).get("message", ""):
                    raise Gone(method)
                assert "error" not in answer, answer["error"]
                return answer["result"]

    def open(self, url: str) -> None:
        """Load a page and wait until it is complete."""
        self.call("Page.navigate", url=url)
        self.wait(f"document.readyState === 'complete' && location.href.startsWith({json.dumps(url.split('#')[0])})")

    def evaluate(self, script: str) -> Any:
        """The value of a JavaScript expression."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def wait(self, condition: str, seconds: float = 20) -> None:
        """Wait until a JavaScript condition holds."""
        until = time.monotonic() + seconds
        while not self._holds(condition):
            assert time.monotonic() < until, f"did not become true: {condition}"
            time.sleep(0.05)

    def _holds(self, condition: str) -> bool:
        """Whether a condition holds; not while the page is being replaced."""
        try:
            return bool(self.evaluate(condition))
        except Gone:
            return False

    def press(self, key: str) -> None:
        """Press and release one key."""
        names = {" ": "Space", "Enter": "Enter", "Tab": "Tab"}
        text = "\r" if key == "Enter" else key if len(key) == 1 else ""
        code = {"Enter": 13, "Tab": 9, "ArrowLeft": 37, "ArrowRight": 39}.get(
            key, ord(key.upper()) if len(key) == 1 else 0
        )
        facts = {
            "key": key,
            "code": names.get(key, f"Key{key.upper()}" if len(key) == 1 else key),
            "windowsVirtualKeyCode": code,
        }
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **facts)
        self.call("Input.dispatchKeyEvent", type="keyUp", **facts)

    def click(self, selector: str) -> None:
        """Click the first element that matches."""
        self.evaluate(f"document.querySelector({json.dumps(selector)}).click()")

    def text(self, selector: str) -> str:
        """The visible text of the first element that matches."""
        return self.evaluate(f"document.querySelector({json.dumps(selector)}).innerText")

    def resize(self, width: int, height: int) -> None:
        """Give the window that many pixels."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)

    def screenshot(self, path: Path) -> None:
        """What a reader sees, as PNG."""
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def _receive(self) -> dict[str, Any]:
        while b"\0" not in self.buffer:
            piece = os.read(self.reads, 1 << 16)
            assert piece, "Chromium ended"
            self.buffer += piece
        message, _, self.buffer = self.buffer.partition(b"\0")
        event = json.loads(message)
        self._collect(event.get("method", ""), event.get("params", {}))
        return event

    def _collect(self, method: str, facts: dict[str, Any]) -> None:
        if method == "Runtime.exceptionThrown":
            self.errors.append(facts["exceptionDetails"].get("exception", {}).get("description", "exception"))
        elif method == "Runtime.consoleAPICalled" and facts["type"] == "error":
            self.errors.append(str([argument.get("value") for argument in facts["args"]]))
        elif method == "Log.entryAdded" and facts["entry"]["level"] == "error":
            self.errors.append(f"{facts['entry']['text']} {facts['entry'].get('url', '')}")


# A page's own colours against what lies behind them: elements with text whose contrast is below WCAG AA.
LOW_CONTRAST = """(() => {
  const parse = (c) => { const m = c.match(/[\\d.]+/g).map(Number); return m.length < 4 ? [...m, 1] : m; };
  const light = (c) => { const f = (v) => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    return 0.2126 * f(c[0]) + 0.7152 * f(c[1]) + 0.0722 * f(c[2]); };
  const ground = (e) => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor);
    if (c[3] > 0.99) return c; } return [255, 255, 255, 1]; };
  const low = [];
  for (const e of document.querySelectorAll('body *')) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    if (!own || !e.getClientRects().length || e.closest('svg, button:disabled, .unseen, .skip')) continue;
    const style = getComputedStyle(e), a = light(parse(style.color)), b = light(ground(e));
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) low.push(`${e.tagName}.${e.className} ${ratio.toFixed(2)} ${e.textContent.slice(0, 30)}`);
  }
  return low;
})()"""


# What cannot be reached without a mouse: areas that scroll but take no focus and hold nothing that does, and elements
# that take clicks but no focus.
UNREACHABLE = """(() => {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const found = [];
  for (const e of document.querySelectorAll('body *')) {
    if (!e.getClientRects().length || e.closest('svg')) continue;
    const style = getComputedStyle(e);
    const scrolls = /auto|scroll/.test(style.overflow + style.overflowX + style.overflowY)
      && (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1);
    const name = `${e.tagName}.${e.className}`;
    if (scrolls && !e.matches(focusable) && !e.querySelector(focusable)) found.push(`scrolls: ${name}`);
    const clicked = style.cursor === 'pointer' && !e.closest('a[href], button, summary, select, label');
    if (clicked) found.push(`click: ${name}`);
  }
  for (const e of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
    if (!e.labels?.length && !e.getAttribute('aria-label')) found.push(`no label: ${e.outerHTML.slice(0, 80)}`);
  }
  for (const e of document.querySelectorAll('button, a[href]')) {
    if (!e.textContent.trim() && !e.getAttribute('aria-label')) found.push(`no name: ${e.outerHTML.slice(0, 80)}`);
  }
  return found;
})()"""


def unreachable(browser: Browser) -> list[str]:
    """What a reader with a keyboard or a screen reader could not use."""
    return browser.evaluate(UNREACHABLE)


def contrast_failures(browser: Browser) -> list[str]:
    """Texts below WCAG AA (4.5 : 1), in both colour schemes."""
    found = []
    for scheme in ("light", "dark"):
        browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        found += [f"{scheme}: {low}" for low in browser.evaluate(LOW_CONTRAST)]
    return found
