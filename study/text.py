"""A study in the terminal: step list, loop tree, diff, program, code. Colour never is the only sign."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from rich.console import Console, ConsoleRenderable, Group
from rich.markup import escape
from rich.rule import Rule
from rich.syntax import Syntax
from rich.table import Table
from rich.text import Text

from schedules.device import Device
from schedules.errors import ExplorerError, closest

from .access import Nest, caches
from .code import Code
from .counting import Hardware
from .fork import Way
from .html import alike, code_data
from .insight import Insight
from .lint import Hint
from .model import Comparison, Refusal, Study, StudyStep
from .traffic import Traffic
from .tree import Row
from .units import apart_text, count_text, rate_text, seconds_text, size_text

VIEWS = ("program", "tree", "diff", "access", "asm", "llvm", "cuda", "ptx", "sass")
KIND_STYLE = {"parallel": "bold magenta", "vectorized": "bold cyan", "unrolled": "green", "serial": ""}
LEXERS = {"asm": "gas", "llvm": "llvm", "cuda": "cuda", "ptx": "gas", "sass": "gas"}


def print_study(study: Study, view: str, step: int | None = None, code: Code | None = None, console=None) -> None:
    """Print one view of one step (None: the last), below the list of all steps.

    view: "program", "tree", "diff", or the view of `code`. Raises ExplorerError for an unknown view or step.
    """
    console = console or Console()
    chosen = study.step(step)
    console.print(heading(study))
    console.print(step_list(study, chosen.index))
    console.print(Rule(f"step {chosen.index} · {view}", align="left", style="dim"))
    console.print(body(chosen, view, code))
    if study.error:
        console.print(Rule("the next step was refused", align="left", style="red"))
        console.print(refusal(study.error))


def print_studied(
    study: Study,
    view: str,
    step: int | None,
    code: Code | None,
    insight: Insight | None,
    device: Device,
    console=None,
) -> None:
    """`print_study`, or for the view "access" the step list with the hints and accesses of one step."""
    if view != "access":
        print_study(study, view, step, code, console)
        return
    console = console or Console()
    console.print(heading(study))
    console.print(step_list(study, study.step(step).index))
    if insight is None:
        console.print(Text("between two programs: nothing to look at", "dim"))
    else:
        print_insight(insight, device, console)


def print_ways(ways: Iterable[Way], console=None) -> None:
    """The table of `ways_on`."""
    (console or Console()).print(ways_on(ways))


def heading(study: Study) -> Text:
    """Path, case, device and the reason of the rung."""
    config = " ".join(f"{key}={value}" for key, value in study.config.items())
    text = Text()
    text.append(study.path, "bold")
    text.append(f"  {study.case}  on {study.device}\n", "dim")
    text.append(f"{study.why}\n")
    if config:
        text.append(f"{config}\n", "dim")
    return text


def step_list(study: Study, current: int) -> Table:
    """Every step with its rung, sentence, number of primitives and, where measured, time and gain."""
    timed = any(step.seconds is not None for step in study.steps)
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for name, justify in (("", "left"), ("step", "right"), ("rung", "left"), ("what is gained", "left")):
        table.add_column(name, justify=justify)
    table.add_column("primitives", justify="right")
    if timed:
        table.add_column("time", justify="right")
        table.add_column("gain", justify="right")
    previous = None
    for step in study.steps:
        sign = "▶" if step.index == current else ""
        text = step.text + ("" if step.runnable else " (between two programs: cannot be compiled)")
        cells = [sign, str(step.index), escape(step.rung), escape(text), str(len(step.primitives) or "")]
        if timed:
            gain = f"{previous / step.seconds:.2f} ×" if previous and step.seconds else ""
            cells += [seconds_text(step.seconds), gain]
            previous = step.seconds or previous
        table.add_row(*cells, style="bold" if sign else "")
    return table


def body(step: StudyStep, view: str, code: Code | None = None) -> ConsoleRenderable:
    """One view of a step."""
    if view == "program":
        return Syntax(step.program, "python", theme="ansi_dark", background_color="default", word_wrap=True)
    if view == "tree":
        return tree(step.tree)
    if view == "diff":
        primitives = Text("\n".join(step.primitives), "dim") if step.primitives else Text("no primitives", "dim")
        return Group(primitives, Text(""), diff(step.diff))
    if code is not None and view == code.view:
        return code_text(code)
    raise ExplorerError("unknown_view", f"no view {view!r}", closest(view, list(VIEWS)))


def tree(rows: Iterable[Row]) -> Text:
    """The loop tree; rows that are new since the step before carry a + in front."""
    text = Text()
    for row in rows:
        text.append("+ " if row.changed else "  ", "bold yellow")
        text.append("│ " * row.depth, "dim")
        style = {"loop": KIND_STYLE.get(row.kind, "bold blue"), "block": "bold", "condition": "red"}.get(
            row.role, "dim"
        )
        text.append(row.text + "\n", style + (" underline" if row.changed and row.role == "loop" else ""))
    return text


def diff(lines: Iterable[str]) -> Text:
    """A unified diff, signs kept."""
    text = Text()
    for line in lines:
        style = {"+": "green", "-": "red", "@": "cyan"}.get(line[:1], "")
        text.append(line + "\n", "bold" if line.startswith(("+++", "---")) else style)
    return text if text else Text("the program did not change", "dim")


def code_text(code: Code) -> ConsoleRenderable:
    """Counts and code of the hot loop and the program's lines it came from; the whole code where no loop was found."""
    lexer, data = LEXERS.get(code.view, "text"), code_data(code)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for name, number in data["counts"].items():
        table.add_row(str(number), name, style="bold red" if name.startswith("spill") else "")
    title = Text(data["where"], "dim")
    if code.matched.span:
        title.append(f"\nprogram lines {code.matched.span[0]}–{code.matched.span[1]}: {code.matched.how}")
    listing = Syntax(data["text"], lexer, theme="ansi_dark", background_color="default")
    return Group(title, table, Text(""), listing)


def refusal(error: Refusal) -> Group:
    """The step that was refused, with TVM's own report."""
    return Group(Text(error.message, "bold red"), Text(error.rendered, "dim"))


def print_comparison(comparison: Comparison, console=None) -> None:
    """Two schedules: both last trees side by side, what only one has marked, then the programs' diff."""
    console = console or Console()
    table = Table(box=None, expand=True)
    for study in (comparison.left, comparison.right):
        table.add_column(f"{escape(study.path)}  {escape(study.case)}", ratio=1, overflow="fold")
    table.add_row(tree(comparison.left_tree), tree(comparison.right_tree))
    console.print(table)
    console.print(Rule("programs", align="left", style="dim"))
    console.print(diff(comparison.diff))


def print_insight(insight: Insight, device: Device, console=None) -> None:
    """Hints and accesses of one step: strides and working sets on a processor, sectors and banks on a GPU."""
    console = console or Console()
    console.print(hints(insight.hints))
    if insight.effort:
        flops, moved = rate_text(insight.effort.flops, "FLOP"), size_text(insight.effort.bytes)
        console.print(Text(f"statements do {flops}; their loads and stores name {moved} outside registers"))
    else:
        console.print(Text("copies and arithmetic that single instructions are asked for are not counted here", "dim"))
    if insight.traffic:
        console.print(Text(traffic_text(insight.traffic)))
    if insight.unknown_loops:
        console.print(Text("loops of symbolic extent are left out, a while loop counts as one turn", "dim"))
    if insight.hardware:
        console.print(_counters(insight.hardware))
    for index, nest in enumerate(insight.nests):
        hot = " · hot" if index == insight.hot else ""
        console.print(Rule(escape(f"{nest.name} · {nest.iterations:,} times{hot}"), align="left", style="dim"))
        for guard in nest.guards:
            console.print(Text(f"guarded by {guard.text}", "yellow"))
        console.print(_warps(nest) if nest.warps else _strides(nest))
        if nest.levels and hot:
            console.print(_levels(nest, device))


def traffic_text(seen: Traffic) -> str:
    """What the statements of all warps ask of memory; what instructions of tensor cores read is not among it."""
    parts = [f"all warps: {size_text(seen.global_bytes)} of global memory in {seen.global_requests:,} requests"]
    if seen.shared_requests:
        lost = 100 * seen.bank_conflicts / seen.shared_passes
        parts.append(f"shared memory in {seen.shared_passes:,} passes, {lost:.0f} % of them lost to bank conflicts")
    if seen.unseen:
        parts.append(f"data decide where {', '.join(seen.unseen)} are accessed: not counted")
    return "; ".join(parts)


def _counters(seen: Hardware) -> Table:
    """A GPU's own counters beside the study's figures, with how far they are apart."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("in all")
    for name in ("from the program", f"counted by the GPU, {seen.time[:10]}", "apart"):
        table.add_column(name, justify="right")
    for row in seen.rows:
        figures = (count_text(row.counted), count_text(row.measured), apart_text(row.measured, row.counted))
        table.add_row(row.name, *figures)
    return table


def hints(found: Iterable[Hint]) -> Text:
    """One sort of hint a paragraph: what, evidence, what mends it."""
    text = Text()
    for hint in alike([asdict(one) for one in found]):
        text.append(f"⚠ {hint['rule']}: ", "bold yellow")
        text.append("".join(f"{line}\n  " for line in (hint["message"], *hint["evidence"])))
        text.append(f"mends it: {hint['mend']}\n", "cyan")
    return text if text else Text("✓ no hints", "green")


def ways_on(ways: Iterable[Way]) -> Table:
    """Primitives that are legal next, then those that are not, with TVM's reason."""
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for name in ("", "action", "primitive", "what is gained, or why not"):
        table.add_column(name, overflow="fold")
    for way in ways:
        sign, style = ("✓", "") if way.legal else ("✗", "dim")
        table.add_row(
            sign, escape(way.action), escape(way.label), escape(way.gain if way.legal else way.reason), style=style
        )
    return table


def _strides(nest: Nest) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("bytes to the next iteration of")
    for stride in nest.accesses[0].strides if nest.accesses else ():
        table.add_column(stride.loop, justify="right")
    for access in nest.accesses:
        name = f"{'store' if access.write else 'load'} {access.buffer}"
        table.add_row(escape(name), *(stride.text for stride in access.strides))
    return table


def _levels(nest: Nest, device: Device) -> Table:
    held = ", ".join(f"{name} {size_text(size)}" for name, size in caches(device))
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column("one run of")
    table.add_column("touches", justify="right")
    table.add_column(f"fits ({held})")
    for level in nest.levels:
        table.add_row(escape(f"{level.loop} × {level.extent}"), size_text(level.bytes), level.fits)
    return table


def _warps(nest: Nest) -> Table:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for name in ("a warp's access", "memory", "bytes a lane", "sectors", "needed", "bank conflict"):
        table.add_column(name, justify="left" if name in ("a warp's access", "memory") else "right")
    for access in nest.warps:
        name = f"{'store' if access.write else 'load'} {access.buffer}"
        conflict = f"{access.conflict}-way" if access.conflict > 1 else "none" if access.shared else ""
        wasteful = access.conflict > 1 or (not access.shared and access.sectors > access.ideal)
        width = f"{access.joined} × {access.width // access.joined}" if access.joined > 1 else str(access.width)
        asked = ("", "") if access.shared else (str(access.sectors), str(access.ideal))
        cells = [access.scope, width, *asked, conflict]
        table.add_row(escape(("⚠ " if wasteful else "") + name), *cells, style="yellow" if wasteful else "")
    return table
