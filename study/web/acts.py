"""What the page does on request: compiling, measuring. An act is a POST with the page's token, and can be cancelled."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from schedules.errors import ExplorerError
from tuning.build import Job
from tuning.compare import compare
from tuning.devices import require_memory, require_presence

from ..ablation import ablate
from ..ablation_chart import ablation_data
from ..kept import keep
from ..timing import step_seconds
from ..units import seconds_text
from .asked import Asked

if TYPE_CHECKING:
    from .app import Site


class Acts:
    """The acts of one site."""

    def __init__(self, site: Site):
        self.site = site
        self.named = {
            "code": self.code,
            "passes": self.passes,
            "times": self.times,
            "measure": self.measure,
            "ablation": self.ablation,
        }

    async def code(self, request: Request) -> Response:
        """One step's code; it is remembered, and shown with the step."""
        about, body = await self._acted(request)
        arguments = (about.subject, _number(body, "step"), str(body.get("view", "")))
        return await self._called("compiled", body, *arguments)

    async def passes(self, request: Request) -> Response:
        """One step through every pass; remembered likewise."""
        about, body = await self._acted(request)
        return await self._called("passed", body, about.subject, _number(body, "step"))

    async def times(self, request: Request) -> Response:
        """The time of every step that can be compiled."""
        about, body = await self._acted(request)
        data = await run_in_threadpool(self.site.hands.remembered, "study", about.subject)
        steps = [step["index"] for step in data["steps"] if step["runnable"]]
        seconds = await self._measured(about, body, lambda progress: step_seconds(about.job, steps, progress))
        self.site.steps.timed(about, seconds)
        return JSONResponse({"seconds": seconds})

    async def measure(self, request: Request) -> Response:
        """A fork beside the step it left, interleaved."""
        about, body = await self._acted(request)
        start = self.site.steps.start(request, about)
        taken = await run_in_threadpool(self.site.hands.remembered, "forked", start)
        device = about.device.to_json()
        whole = Job(about.operator.name, "", about.case.text, device, {}, taken["trace"], self.site.load)
        jobs = {"fork": whole, "step": about.job_at(start.step)}
        ran = await self._measured(
            about, body, lambda progress: compare(jobs, about.device, rounds=7, progress=progress)
        )
        statuses = {name: [turns.status, turns.message] for name, turns in ran.turns.items()}
        seconds, ratio = {name: ran.seconds(name) for name in jobs}, ran.ratio("fork", "step")
        self.site.steps.tried(start, said(statuses, seconds, ratio))
        return JSONResponse({"seconds": seconds, "ratio": ratio, "statuses": statuses})

    async def ablation(self, request: Request) -> Response:
        """What each step and parameter is worth; recorded as it comes."""
        about, body = await self._acted(request)
        subject = (about.schedule, about.case, about.device, about.config)
        each = partial(keep, self.site.logs)
        found = await self._measured(
            about, body, lambda progress: ablate(*subject, load=self.site.load, each=each, progress=progress)
        )
        return JSONResponse({"ablation": ablation_data(found)})

    async def cancel(self, request: Request) -> Response:
        """Stop the work with this ticket: a worker's at once, a measurement after its turn."""
        ticket = str((await body_of(request)).get("ticket", ""))
        return JSONResponse({"cancelled": self.site.hands.cancel(ticket) or self.site.works.cancel(ticket)})

    async def progress(self, request: Request) -> Response:
        """How far the work with this ticket is."""
        ticket = request.query_params.get("ticket", "")
        return JSONResponse(self.site.works.state(ticket) or self.site.hands.state(ticket))

    async def _acted(self, request: Request) -> tuple[Asked, dict[str, Any]]:
        return await self.site.asked(request), await body_of(request)

    async def _called(self, job: str, body: dict[str, Any], *arguments: Any) -> Response:
        ticket = str(body.get("ticket", ""))
        return JSONResponse(await run_in_threadpool(self.site.hands.remembered, job, *arguments, ticket=ticket))

    async def _measured(self, about: Asked, body: dict[str, Any], job: Any) -> Any:
        await run_in_threadpool(_require, about)
        return await run_in_threadpool(self.site.works.measure, str(body.get("ticket", "")), job)


def said(statuses: dict[str, list[str]], seconds: dict[str, float | None], ratio: Any) -> str:
    """A fork's measurement in one line: its time and its speed against the step's, or what failed."""
    failed = next((name for name, (status, _) in statuses.items() if status != "ok"), None)
    if failed or not ratio:
        return f"⚠ {failed}: {' '.join(statuses[failed])}" if failed else "⚠ not measured"
    factor, (low, high) = ratio
    noise = low <= 1 <= high
    sign = "≈" if noise else "▲" if factor > 1 else "▼"
    text = f"{sign} {seconds_text(seconds['fork'])}, {factor:.3f} × the step's speed (95 %: {low:.3f} to {high:.3f})"
    return text + ": inside the noise" * noise


async def body_of(request: Request) -> dict[str, Any]:
    """The request's JSON object. Raises ExplorerError for anything else."""
    try:
        body = await request.json()
    except ValueError:
        body = None
    if not isinstance(body, dict):
        raise ExplorerError("bad_request", "the request's body is not a JSON object", "reload the page")
    return body


def _number(body: dict[str, Any], key: str) -> int:
    value = body.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ExplorerError("bad_request", f"{key} is not a number", "reload the page")
    return value


def _require(about: Asked) -> None:
    require_presence(about.device)
    require_memory(about.operator, about.case)
