"""The pages about one rung: the time machine step by step, the compiler's passes, forks. Showing never compiles."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from schedules.errors import ExplorerError

from .. import fork, highlight
from ..code import views
from ..recorded import recorded_hardware
from ..traffic import Traffic
from .asked import Asked
from .memory import Memory

if TYPE_CHECKING:
    from .app import Site

Shown = tuple[str, dict[str, Any]]
FORKS = 200  # tried from one step, of which the newest are listed


class Steps:
    """Pages, and parts of them that the page's scripts ask for. `times` and `forks` are what was done meanwhile."""

    def __init__(self, site: Site):
        self.site = site
        self.times, self.forks = Memory(), Memory()
        self.parts = {"step": self.step, "whole": self.whole, "source": self.source}

    async def study(self, request: Request) -> Shown:
        """The time machine of one rung."""
        about, data = await self.studied(request)
        seconds = self.times.get(repr(about.subject), {})
        steps = [{**step, "seconds": seconds.get(step["index"], step["seconds"])} for step in data["steps"]]
        chosen = step_in(request, data)
        if steps:
            steps[chosen] = self._compiled(about, steps[chosen], chosen == len(steps) - 1)
        shown = {**data, "steps": steps}
        return "study_page.html", {"about": about, "study": shown, "chosen": chosen, "live": self._live(about, chosen)}

    async def step(self, request: Request) -> Response:
        """One step's panels, with what was compiled of it."""
        about, data = await self.studied(request)
        chosen = step_in(request, data)
        step = self._compiled(about, data["steps"][chosen], chosen == len(data["steps"]) - 1)
        shown = {"study": data, "step": step, "live": self._live(about, chosen)}
        return await run_in_threadpool(self.site.render, "step.html", shown)

    async def whole(self, request: Request) -> Response:
        """All of a view's code, around the hot loop. It must have been compiled before."""
        about, data = await self.studied(request)
        view = request.query_params.get("view", "")
        found = self.site.hands.recalled("compiled", about.subject, step_in(request, data), view)
        if found is None:
            raise ExplorerError("no_code", f"this step was not compiled to {view!r} lately", "compile it again")
        return HTMLResponse(await run_in_threadpool(highlight.listing, found["whole"], view))

    async def passes(self, request: Request) -> Shown:
        """The compiler's passes one by one, once they were asked for."""
        about, data = await self.studied(request)
        step = step_in(request, data)
        found = (self.site.hands.recalled("passed", about.subject, step) or {"passes": ()})["passes"]
        wanted = min(number_in(request, "pass"), max(len(found) - 1, 0))
        return "passes_page.html", {"about": about, "study": data, "step": step, "passes": found, "pass": wanted}

    async def fork(self, request: Request) -> Shown:
        """What can be done at one step, and what was done."""
        about, data = await self.studied(request)
        start = self.start(request, about)
        hands = self.site.hands
        taken = await run_in_threadpool(hands.remembered, "forked", start)
        ways = await run_in_threadpool(hands.remembered, "ways", start)
        named = await run_in_threadpool(hands.remembered, "source", start, f"{about.rung}_fork")
        tried = self.tried(start)
        shown = {"about": about, "start": asdict(start), "steps": [step["text"] for step in data["steps"]]}
        others = [{"actions": list(path), "measured": said} for path, said in sorted(tried.items()) if path]
        said = {"tried": others, "measured": tried[start.actions]}
        return "fork_page.html", {**shown, "fork": taken, **ways, **named, **said}

    async def source(self, request: Request) -> Response:
        """A fork as the Python of a rung."""
        about = await self.site.asked(request)
        start, name = self.start(request, about), request.query_params.get("name", f"{about.rung}_fork")
        document = await run_in_threadpool(self.site.hands.remembered, "source", start, name)
        return PlainTextResponse(document["source"])

    def start(self, request: Request, about: Asked) -> fork.Start:
        """Where the request's fork leaves its rung, and what it did since."""
        subject = about.subject
        names = (subject.operator, subject.kind, subject.rung, subject.case, subject.device, about.config)
        actions = tuple(request.query_params.getlist("do"))
        return fork.Start(*names, number_in(request, "step"), actions, self.site.load)

    def tried(self, start: fork.Start, measured: str = "") -> dict[tuple[str, ...], str]:
        """The tree of forks from a step, this one and all on the way to it included: what each was measured to be."""
        key = repr(replace(start, actions=()))
        known = dict(self.forks.get(key, {}))
        for length in range(len(start.actions) + 1):
            known.setdefault(start.actions[:length], "")
        before = known.pop(start.actions)
        known[start.actions] = measured or before
        return self.forks.put(key, dict(list(known.items())[-FORKS:]))

    def timed(self, about: Asked, seconds: dict[int, float | None]) -> None:
        """Keep the steps' times for as long as the page is served."""
        self.times.put(repr(about.subject), seconds)

    async def studied(self, request: Request) -> tuple[Asked, dict[str, Any]]:
        """What a request is about, and the study's document."""
        about = await self.site.asked(request)
        return about, await run_in_threadpool(self.site.hands.remembered, "study", about.subject)

    def _compiled(self, about: Asked, step: dict[str, Any], last: bool) -> dict[str, Any]:
        """A step with the code that it was compiled to, the insight that machine code gave, and hardware counters."""
        recalled: Iterable = (
            self.site.hands.recalled("compiled", about.subject, step["index"], view)
            for view in views(about.device.kind)
        )
        found = [document for document in recalled if document]
        deeper = [document["insight"] for document in found if document["insight"]]
        insight = deeper[-1] if deeper else step["insight"]
        if last and insight:
            insight = {**insight, "hardware": self._hardware(about, insight["traffic"])}
        return {**step, "code": [d["code"] for d in found], "insight": insight}

    def _hardware(self, about: Asked, counted: dict[str, Any] | None) -> dict[str, Any] | None:
        """A GPU's own counters of the whole rung beside the study's."""
        own = Traffic(**counted) if counted else None
        found = recorded_hardware(self.site.logs, about.device, about.schedule, about.case, about.config, own)
        return asdict(found) if found else None

    def _live(self, about: Asked, step: int) -> dict[str, Any]:
        """Where the scripts find what a file would hold itself."""
        whole = f"{about.link('whole')}&step={step}"
        links = {"step": about.link("step"), "page": about.link("study"), "whole": whole}
        act = f"{about.operator.name}/{about.device.kind}/{about.rung}?{about.query}"
        return {**links, "act": act, "views": views(about.device.kind)}


def number_in(request: Request, name: str) -> int:
    """A number of the query, 0 if it is none."""
    text = request.query_params.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 7 else 0


def step_in(request: Request, data: dict[str, Any]) -> int:
    """The step that a request names, the last one if it names none."""
    last = max(len(data["steps"]) - 1, 0)
    return min(number_in(request, "step"), last) if request.query_params.get("step") else last
