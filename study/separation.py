"""What separates a GPU rung from the next, counted before anything runs: a row a rung, as text or Markdown.

    python -m study.separation gemm/cuda --case square4096 --device h200

Bytes and conflicts are the study's (`traffic`); registers, shared memory and occupancy are the compiler's, where it is
installed. Columns that a rung's program does not show (TMA copies of whole programs) stay empty.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass

from schedules import core
from schedules.core import Case
from schedules.device import Device
from schedules.errors import ExplorerError
from tuning.build import kernel
from tuning.cuda.resources import Resources, resources
from tuning.devices import find_device
from tuning.records.places import find_logs

from .access import accesses
from .traffic import Traffic, traffic
from .units import size_text


@dataclass(frozen=True)
class Rung:
    """One rung on a case: its traffic, and what its biggest kernel takes; None where that is not known.

    tensor: instructions of the tensor cores read shared memory, which the traffic does not hold.
    """

    name: str
    traffic: Traffic | None
    resources: Resources | None
    tensor: bool = False


def rungs(operator: str, case: Case, device: Device) -> list[Rung]:
    """Every rung of the device's ladder that fits, with its hand-picked configuration."""
    return [
        _rung(schedule, case, device)
        for schedule in core.LADDERS[operator, device.kind].values()
        if not schedule.unfit(case, device)
    ]


def _rung(schedule: core.Schedule, case: Case, device: Device) -> Rung:
    mod = core.lower(schedule, case, device)
    seen = None if schedule.is_program else traffic(accesses(mod, device))
    try:
        built = kernel(mod, core.find_operator(schedule.operator).arguments(case), device)
        taken = max(resources(built), key=lambda r: (r.shared, r.registers), default=None)
    except ExplorerError:
        taken = None
    text = "" if schedule.is_program else mod.script()
    return Rung(schedule.name, seen, taken, tensor="ldmatrix" in text or "matrix_sync" in text)


COLUMNS = ("rung", "global bytes", "shared passes", "lost to conflicts", "registers", "shared", "blocks/SM", "spills")


def cells(rung: Rung) -> tuple[str, ...]:
    """A row of the table."""
    t, r = rung.traffic, rung.resources
    on_chip = bool(t and t.shared_passes and not rung.tensor)
    shared = (f"{t.shared_passes:.2e}", f"{100 * t.bank_conflicts / t.shared_passes:.0f} %") if on_chip else ("", "")
    counted = (size_text(t.global_bytes) if t else "", *shared)
    taken = (str(r.registers), size_text(r.shared), str(r.blocks_per_sm), str(r.spill_stores)) if r else ("",) * 4
    return (rung.name, *counted, *taken)


def markdown(found: list[Rung]) -> str:
    """The table as Markdown."""
    rows = [COLUMNS, ("---", *("---:",) * (len(COLUMNS) - 1)), *map(cells, found)]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def main(arguments: list[str] | None = None) -> int:
    """Print the table of one ladder."""
    parser = argparse.ArgumentParser(prog="python -m study.separation", description=__doc__)
    parser.add_argument("ladder", metavar="OPERATOR/KIND")
    parser.add_argument("--case", required=True)
    parser.add_argument("--device", default="h200")
    options = parser.parse_args(arguments)
    core.load_all()
    operator = core.find_operator(options.ladder.partition("/")[0])
    try:
        device = find_device(options.device, find_logs())
        print(markdown(rungs(operator.name, operator.case(options.case), device)))
    except ExplorerError as error:
        print(f"error: {error.message} ({error.hint})", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
