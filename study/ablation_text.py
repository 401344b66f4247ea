"""An ablation in the terminal: what each step and parameter is worth, with its interval; colour never the only sign."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from .ablation import Ablation, Effect
from .units import seconds_text


def print_ablation(found: Ablation, console: Console | None = None) -> None:
    """The rung, one line for each change, and what interacts."""
    console = console or Console()
    path = f"{found.operator}/{found.kind}/{found.rung}"
    threads = "" if found.kind == "cuda" else f", {found.threads} thread{'s' * (found.threads != 1)}"
    console.print(Text.assemble((path, "bold"), f"  {found.case}  on {found.device}{threads}"))
    console.print(Text(f"the whole rung takes {seconds_text(found.seconds)}; each line changes one thing in it", "dim"))
    table = Table(box=None, padding=(0, 1), header_style="dim")
    for name, justify in (("change", "left"), ("what it was", "left"), ("time", "right"), ("×", "right")):
        table.add_column(name, justify=justify, overflow="fold")
    table.add_column("95 %", justify="right")
    for effect in found.effects:
        table.add_row(*_cells(effect), style="dim" if effect.factor is None else "")
    console.print(table)
    for pair in found.interactions:
        console.print(Text(interaction_text(pair), "dim" if pair.noise else ""))
    console.print(
        Text(f"medians of {found.rounds} shuffled rounds; × above 1: what was there makes the rung faster", "dim")
    )


def interaction_text(pair) -> str:
    """What two changes do together, in one sentence."""
    low, high = pair.excess_ci95
    figures = f"together {pair.together:.2f} ×, one by one {pair.apart:.2f} × ({low:.2f} to {high:.2f} between them)"
    if pair.noise:
        return f"≈ {pair.names[0]} and {pair.names[1]} act independently: {figures}"
    verdict = "cost more together" if pair.excess > 1 else "overlap"
    return f"⇄ {pair.names[0]} and {pair.names[1]} {verdict}: {figures}"


def _cells(effect: Effect) -> list[str]:
    also = f" (and {len(effect.also)} primitives that rest on it)" if effect.also else ""
    named = [escape(effect.name), escape(effect.what + also)]
    if effect.factor is None:
        return [*named, "", "–", escape(f"{effect.status}: {effect.message}")]
    low, high = effect.factor_ci95
    sign = "≈ " if effect.noise else "▲ " if effect.factor > 1 else "▼ "
    return [*named, seconds_text(effect.seconds), f"{sign}{effect.factor:.2f}", f"{low:.2f} – {high:.2f}"]
