"""Progress on standard error: a live line on a terminal, plain lines elsewhere."""

from __future__ import annotations

import sys
import time
from types import TracebackType

from rich.console import Console
from rich.live import Live
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from study.units import seconds_text
from tuning.progress import Progress as Tuning

EVERY = 10.0  # seconds between plain lines


class Turns:
    """A bar over the turns of a comparison: `turns(name, done, total)` after each."""

    def __init__(self, title: str, silent: bool = False):
        columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
        err = Console(stderr=True)
        self.bar = Progress(
            *columns, TimeElapsedColumn(), console=err, transient=True, disable=silent or not err.is_terminal
        )
        self.title = title
        self.task = self.bar.add_task(title, total=None)

    def __enter__(self) -> Turns:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def __call__(self, name: str, done: int, total: int) -> None:
        self.bar.update(self.task, description=f"{self.title} · {name}", completed=done, total=total)


class Trials:
    """The live view of a tuning run: best, its speed, trials a second, time left, failures by kind."""

    def __init__(self) -> None:
        self.live: Live | None = None
        self.said = 0.0

    def __enter__(self) -> Trials:
        err = Console(stderr=True)
        if err.is_terminal:
            self.live = Live(console=err, transient=True, refresh_per_second=4)
            self.live.start()
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.live:
            self.live.stop()

    def __call__(self, progress: Tuning) -> None:
        line = self._line(progress)
        if self.live:
            self.live.update(self._table(progress))
        elif time.monotonic() - self.said >= EVERY:
            self.said = time.monotonic()
            print(line, file=sys.stderr, flush=True)

    def _line(self, progress: Tuning) -> str:
        """One plain line."""
        title = f"{progress.schedule} {progress.case}"
        if progress.stage != "searching":
            turn = f", turn {progress.done} of {progress.total}" if progress.total else ""
            return f"{title} · {progress.stage}{turn}"
        return " · ".join([title, *(text for _, text in self._facts(progress) if text)])

    def _table(self, progress: Tuning) -> Table:
        """The same as a small table, for a terminal."""
        table = Table(title=f"{progress.schedule} {progress.case}", box=None, show_header=False, title_justify="left")
        table.add_column(style="dim")
        table.add_column()
        if progress.stage != "searching":
            turn = f"{progress.done} of {progress.total}" if progress.total else ""
            table.add_row(progress.stage, turn)
        for label, text in self._facts(progress):
            if text:
                table.add_row(label, text)
        return table

    def _facts(self, progress: Tuning) -> list[tuple[str, str]]:
        """Best and its ratio to the first peer, trials and their rate, time left, failures by kind."""
        best = f"best {seconds_text(progress.best.steady)}" if progress.best else "no result yet"
        ratio = f", {progress.ratio:.2f} × {progress.peer}" if progress.ratio else ""
        known = f", {progress.reused} known" if progress.reused else ""
        left = f"{progress.left:.0f} s left" if progress.left is not None else f"{progress.searching:.0f} s"
        counts = ", ".join(f"{n} {status}" for status, n in sorted(progress.statuses.items()) if status != "ok")
        rate = f"{progress.trials} tried ({progress.rate:.1f}/s{known})"
        return [("result", best + ratio), ("trials", rate), ("time", left), ("other than ok", counts)]
