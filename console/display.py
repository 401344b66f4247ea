"""Results as tables for a person."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict

from rich.console import Console
from rich.markup import escape
from rich.syntax import Syntax
from rich.table import Table
from rich.text import Text

from benchmarks.table import Bench
from schedules import core
from study.counting import Counted, compared
from study.ladder import Ladder, LadderRow, ladder
from study.units import rate_text, seconds_text, size_text
from tuning.cuda.counters import Counters
from tuning.progress import Tuning
from tuning.records.record import Record

from .catalog import Description, Listing
from .checks import Doctor

# A pipe has no width of its own: wide enough there for a table row on one line.
console = Console(width=None if sys.stdout.isatty() else 150)
STATE = {"ok": "[green]✓[/]", "missing": "[yellow]–[/]", "wrong": "[red]✗[/]"}


def _table(*columns: tuple[str, str]) -> Table:
    """A plain table; a column is (title, "l" or "r")."""
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    for title, side in columns:
        table.add_column(title, justify="right" if side == "r" else "left", no_wrap=side == "r", overflow="fold")
    return table


def listing(found: Listing) -> None:
    for entry in found.operators:
        console.print(Text(entry.name, "bold"), Text(entry.summary, "dim"))
        for kind, rungs in entry.ladders.items():
            console.print(Text(f"  {kind:5} ") + Text(" → ".join(r.name for r in rungs)))
        console.print(Text(f"  cases {', '.join(entry.cases)}", "dim"))
    console.print(Text(f"devices: {', '.join(found.devices)}  (in {found.logs})"))


def description(found: Description) -> None:
    console.print(Syntax(found.source, "python", background_color="default", word_wrap=True))
    table = _table(("case", "l"), ("work", "r"), ("least bytes", "r"), ("FLOP/byte", "r"), ("values", "l"))
    for case in found.cases:
        row = (rate_text(case.flops, "FLOP"), rate_text(case.bytes, "B"), f"{case.intensity:.1f}", case.case)
        table.add_row(case.name, *row)
    console.print(table)
    for kind, rungs in found.ladders.items():
        ladder_table = _table((f"{kind} rung", "l"), ("why", "l"), ("tunables", "l"))
        for rung in rungs:
            ladder_table.add_row(rung.name, escape(rung.why), " ".join(f"{k}={v}" for k, v in rung.parameters.items()))
        console.print(ladder_table)


def bench(found: Bench) -> None:
    """The side-by-side table: rung · what it adds · time ± spread · rate · % of peak · ratio to each peer."""
    seen = ladder(asdict(found))
    console.print(Text(f"{found.operator} {found.case} on {found.device}, {found.threads} threads", "bold"))
    share = "of bandwidth" if seen.memory_bound else "of peak"
    columns = [("rung", "l"), ("what it adds", "l"), ("time", "r"), ("± 95 %", "r"), (seen.unit, "r"), (share, "r")]
    table = _table(*columns, *((f"× {peer}", "r") for peer in seen.peers))
    for row in seen.rows:
        table.add_row(*_cells(row, seen), style="cyan" if row.role == "peer" else "")
    console.print(table)
    console.print(Text(_footnote(found), "dim"))
    if found.counters:
        console.print(_counters(found.counters))
        for message in sorted({counted.message for counted in found.counters if counted.message}):
            console.print(Text(message, "yellow"))


def _counters(found: Sequence[Counted]) -> Table:
    """Each rung's hardware counters, and in brackets what the study counts from its program."""
    names = ("requests", "sectors each", "shared passes", "bank conflicts", "L2", "DRAM", "tensor pipe", "issue")
    table = _table(("counted (from the program)", "l"), *((name, "r") for name in names))
    for one in found:
        table.add_row(one.rung, *(beside.text for beside in compared(one.measured, one.counted)), *_rest(one.measured))
    return table


def _rest(measured: Counters | None) -> list[str]:
    """What the study does not count: bytes behind the first cache, and busy pipes."""
    if measured is None:
        return [""] * 4
    sizes = ["" if b is None else size_text(int(b)) for b in (measured.l2_bytes, measured.dram_bytes)]
    return sizes + ["" if s is None else f"{100 * s:.1f} %" for s in (measured.tensor_pipe, measured.issue)]


def _cells(row: LadderRow, seen: Ladder) -> list[str | Text]:
    if not row.seconds:
        return [row.name, Text(f"{row.status}: {row.message}", "red")]
    noise = "  (gain inside the noise)" if row.noise else ""
    cells: list[str | Text] = [row.name, Text(_idea(row.why)) + Text(noise, "yellow"), seconds_text(row.seconds)]
    cells.append(_spread(row))
    cells.append(rate_text(row.rate, ""))
    cells.append(f"{100 * row.share:.1f} %" if row.share else "")
    return cells + [_ratio((row.ratio or {}).get(peer)) for peer in seen.peers]


def _idea(why: str) -> str:
    """What a rung adds, in a few words: its reason up to the first colon or semicolon."""
    return re.split("[:;]", why)[0]


def _spread(row: LadderRow) -> str:
    if not row.ci95:
        return ""
    half = max(row.seconds - row.ci95[0], row.ci95[1] - row.seconds)
    return f"{100 * half / row.seconds:.1f} %"


def _ratio(value: float | None) -> str:
    return "" if value is None else f"{value:.2f}"


def _footnote(found: Bench) -> str:
    protocol = found.protocol
    slow = f", {protocol['slow_rounds']} slow rounds left out" if protocol.get("slow_rounds") else ""
    peak = f"; measured peak {rate_text(found.peak, 'FLOP/s')}" if found.peak else ""
    return (
        f"medians of {protocol['rounds']} shuffled rounds, {protocol['cache']} caches{slow}; ratios are medians of "
        f"paired rounds, above 1 = faster than the peer{peak}"
    )


def tuning(found: Tuning, device: str = "cpu") -> None:
    """The winner beside the hand-picked default and the peers; failures with one message each; what to run next.

    device: as it was asked for.
    """
    reused = f", {found.reused} known from the log" if found.reused else ""
    twins = f", {found.twins} of them programs met before" if found.twins else ""
    console.print(
        f"{found.operator} {found.case} on {found.device}, {found.threads} threads: "
        f"{found.trials} trial{'s' * (found.trials != 1)}{twins}{reused}"
        f" in {found.elapsed:.1f} s ({found.rate:.1f}/s of search, ready after {found.ready:.1f} s) by {found.search}"
    )
    console.print(f"stopped: {found.stopped}")
    if found.best:
        console.print(Text(f"best    {seconds_text(found.best.seconds):>9}  {_what(found.best)}", "bold"))
        console.print(f"        {_ratios(found.best.ratio)}")
    if found.best and found.default and found.default.seconds:
        gain = found.default.seconds / found.best.seconds
        default = f"{seconds_text(found.default.seconds):>9}  {_what(found.default)}"
        label = f"ladder {found.default.schedule}" if core.is_traced(found.schedule) else "default"
        text = f"{label} {default}; the best is {gain:.2f} × as fast"
        console.print(text)
    for status, count in found.failures.items():
        console.print(Text(f"{count:5} {status}: {found.messages.get(status, '')}", "yellow"))
    on = f"--threads {found.threads}" if device == "cpu" else f"--device {device}"
    bench = f"tvm-explorer bench {found.operator} --case {found.case} {on}"
    again = "the same command again, which goes on where this stopped"
    console.print(Text(f"next: {again if found.exit_code else bench}", "dim"))


def tunings(found) -> None:
    """One line a case: how long it was searched, the winner, its ratios and what it gained."""
    table = _table(("case", "l"), ("rung", "l"), ("trials", "r"), ("best", "r"), ("ratio", "l"), ("× default", "r"))
    for one in found.tunings:
        best, default = one.best, one.default
        gain = f"{default.seconds / best.seconds:.2f}" if best and default and default.seconds else ""
        ratios = _ratios(best.ratio) if best else ""
        table.add_row(
            one.case, one.schedule, str(one.trials), seconds_text(best.seconds if best else None), ratios, gain
        )
    console.print(table)
    for one in found.tunings:
        for status, count in one.failures.items():
            console.print(Text(f"{count:5} {status} in {one.case}: {one.messages.get(status, '')}", "yellow"))
    if found.untried:
        console.print(Text(f"no time was left for {', '.join(found.untried)}", "yellow"))
    console.print(f"stopped: {found.stopped}")


def simulation(found) -> None:
    """Every improvement of a replayed search."""
    best = None
    table = _table(("trial", "r"), ("time", "r"), ("speed of the best", "r"), ("configuration", "l"))
    for number, (config, seconds) in enumerate(found.trials, 1):
        if seconds is not None and (best is None or seconds < best):
            best = seconds
            table.add_row(str(number), seconds_text(seconds), f"{100 * found.best / seconds:.1f} %", _settings(config))
    console.print(table)
    reached, ran = found.to_within(0.05), len(found.trials)
    said = f"within 5 % of the best recorded after {reached}" if reached else "never within 5 % of the best recorded"
    console.print(f"{found.search}, seed {found.seed}: {ran} trials replayed, {said}")


def _what(record: Record) -> str:
    """The configuration; of a trace the rules that made it."""
    found = f"MetaSchedule's {', '.join(core.rules(record.trace))}" if record.trace is not None else ""
    return " ".join(filter(None, [_settings(record.config), found]))


def _settings(config: Mapping) -> str:
    return " ".join(f"{k}={v}" for k, v in config.items())


def _ratios(ratio: Mapping[str, float]) -> str:
    return ", ".join(f"{value:.2f} × {peer}" for peer, value in ratio.items()) or "no peer measured beside it"


def suggestion(found) -> None:
    record = found.best.record
    how = "measured on this case" if found.exact else f"nearest recorded: {record.case}, {record.threads} threads"
    console.print(f"{record.name}  {_what(record) if record.trace is not None else _settings(found.config)}")
    console.print(f"{seconds_text(found.best.seconds)}  {_ratios(record.ratio)}  [dim]({escape(how)})[/]")


def bests(operator: str, found) -> None:
    table = _table(
        ("case", "l"), ("schedule", "l"), ("threads", "r"), ("time", "r"), ("ratio", "l"), ("configuration", "l")
    )
    for best in found:
        r = best.record
        table.add_row(r.case, r.name, str(r.threads), seconds_text(best.seconds), _ratios(r.ratio), _what(r))
    console.print(table if found else f"nothing recorded for {operator} yet: tvm-explorer tune {operator} --case …")


def trials(shown) -> None:
    table = _table(
        ("time", "l"), ("case", "l"), ("schedule", "l"), ("status", "l"), ("seconds", "r"), ("configuration", "l")
    )
    for r in shown.records:
        table.add_row(r.time[:19], r.case, r.name, r.status, seconds_text(r.seconds), _settings(r.config) or r.message)
    console.print(table)
    console.print(Text(f"{len(shown.records)} of {shown.total} trials on {shown.device}", "dim"))
    for problem in shown.problems:
        console.print(Text(f"unreadable: {problem}", "yellow"))


def validated(found) -> None:
    for result in found:
        record = result.best.record
        verdict = f"[red]{escape(result.fault)}[/]" if result.fault else "[green]ok[/]"
        console.print(f"{record.operator} {record.case} {record.name}: {verdict}")


def doctor(found: Doctor) -> None:
    for check in found.checks:
        mend = f"  [dim]→ {escape(check.mend)}[/]" if check.mend else ""
        console.print(f"{STATE[check.state]} {check.name:14} {escape(check.detail)}{mend}", highlight=False)


def collection(found) -> None:
    """A library of many kernels: its files, and how many kernels it has of each operator."""
    console.print(f"library  {found.library}  ({found.bytes:,} bytes)\nheader   {found.header}")
    console.print(f"manifest {found.manifest}\ncmake    {found.cmake}\nexample  {found.example}")
    numbers = Counter(operator for _, operator, _ in found.kernels)
    listed = ", ".join(f"{number} of {operator}" for operator, number in numbers.items())
    console.print(Text(f"{len(found.kernels)} kernel{'s' * (len(found.kernels) != 1)}: {listed}", "bold"))
    _note(found)


def exported(found) -> None:
    console.print(f"library  {found.library}\nheader   {found.header}\nmanifest {found.manifest}")
    console.print(Text(found.prototype, "bold"))
    _note(found)


def _note(found) -> None:
    if found.note:
        console.print(Text(f"note     {found.note}", "yellow"))
