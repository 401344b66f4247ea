"""The regression gate: rebuild the recorded bests, check their results, time them beside their peers, compare."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from xml.etree import ElementTree

from schedules import core
from schedules.device import Cpu, Device
from schedules.errors import ExplorerError
from tuning.build import Job, fingerprint, versions
from tuning.build import program as lowered
from tuning.compare import Comparison, compare
from tuning.records.bests import Best
from tuning.records.record import Record
from tuning.records.replay import job_of
from tuning.stats import Interval
from tuning.store import Store
from tuning.worker import Peer

OURS = "recorded best"
# How much slower than recorded still passes, as a share: what two runs on a quiet machine may differ by.
TOLERANCE = 0.05

Peers = Callable[[core.Case, str, int, tuple[str, ...]], Mapping[str, Peer]]


@dataclass(frozen=True)
class Checked:
    """One recorded best, now.

    status: "ok", "slower", "changed", or why it could not be timed ("wrong", "build_error", "unfit", "crash"…).
    program: whether it is the one recorded: "same", "changed", or "unknown" where the record has no fingerprint or was
    made with other versions of the software.
    peer: whose pace the speed was judged by ("" for the clock alone). recorded, found: the peer's time over ours,
    above 1 = faster than the peer (without a peer: seconds). interval: 95 % interval of `found`.
    """

    operator: str
    case: str
    schedule: str
    threads: int
    status: str
    message: str = ""
    peer: str = ""
    recorded: float | None = None
    found: float | None = None
    interval: Interval | None = None
    seconds: float | None = None
    program: str = "unknown"

    @property
    def name(self) -> str:
        return f"{self.operator} {self.case} ({self.schedule}, {self.threads} thread{'s' if self.threads > 1 else ''})"


@dataclass(frozen=True)
class Check:
    """All of them. tolerance: the share by which a best may be slower than recorded."""

    device: str
    tolerance: float
    results: tuple[Checked, ...]

    @property
    def failures(self) -> tuple[Checked, ...]:
        return tuple(r for r in self.results if r.status != "ok")

    @property
    def exit_code(self) -> int:
        """What the command line ends with: 1 if a best does not hold."""
        return 1 if self.failures else 0


def check(
    store: Store,
    device: Device,
    peers: Peers = lambda case, kind, threads, load: {},
    *,
    operators: Sequence[str] = (),
    cases: Sequence[str] = (),
    tolerance: float = TOLERANCE,
    rounds: int = 11,
    load: tuple[str, ...] = (),
    progress: Callable[[str, int, int], None] = lambda name, done, total: None,
) -> Check:
    """Compare every best of `store` (of these operators and cases, if given) with what it is on this machine now.

    peers(case, kind, threads, load) gives the libraries to time beside it. progress(best, number, all).
    Raises ExplorerError("nothing_recorded") if there is no best to check, or none of an operator named.
    """
    winners = list(_winners(store, operators, cases))
    missing = [name for name in operators if name not in {best.record.operator for best in winners}]
    if missing or not winners:
        message = f"{store.folder} holds no best" + (f" of {', '.join(missing)}" if missing else "")
        raise ExplorerError("nothing_recorded", message + " in these cases" * bool(cases), "`tune` records one")
    results = []
    for number, best in enumerate(winners):
        progress(f"{best.record.operator} {best.record.case}", number, len(winners))
        results.append(_check_one(best, device, peers, tolerance, rounds, load))
    return Check(device.name, tolerance, tuple(results))


def _winners(store: Store, operators: Sequence[str], cases: Sequence[str]) -> Iterator[Best]:
    """The fastest schedule's best for each operator, case and thread count, in warm cache."""
    for operator in operators or store.operators():
        known = {(b.record.case, b.record.threads) for b in store.bests(operator).values()}
        for case, threads in sorted(known):
            best = store.best(operator, case, None, threads)
            if best and (not cases or case in cases):
                yield best


def _check_one(best: Best, device: Device, peers: Peers, tolerance: float, rounds: int, load) -> Checked:
    record = best.record
    try:
        core.load_all(load)
        case = core.find_operator(record.operator).case(record.case)
        if record.schedule:
            core.find_schedule(record.operator, device.kind, record.schedule)
        job = job_of(record, device, load)
        program = _program(job, record)
        if isinstance(device, Cpu):
            device = device.with_threads(record.threads)
        beside = dict(peers(case, device.kind, record.threads, load))
        ran = compare({OURS: job, **beside}, device, rounds=rounds)
    except ExplorerError as error:  # a rung, parameter or extent that no longer exists
        return replace(_about(best), status=error.code, message=error.message)
    return _with_program(judge(best, ran, tolerance), program)


def _program(job: Job, record: Record) -> str:
    """Whether `job` still lowers to the program that was recorded."""
    recorded = record.protocol.get("program")
    if not recorded or record.versions != versions():
        return "unknown"
    return "same" if fingerprint(job, lowered(job)) == recorded else "changed"


def _with_program(found: Checked, program: str) -> Checked:
    """`found`; a best that is right and fast but another program than the one recorded is "changed"."""
    if program == "changed" and found.status == "ok":
        message = "its schedule lowers to another program than the one recorded; tune it again to record this one"
        return replace(found, status="changed", message=message, program=program)
    return replace(found, program=program)


def _about(best: Best) -> Checked:
    r = best.record
    return Checked(r.operator, r.case, r.name, r.threads, "ok")


def judge(best: Best, ran: Comparison, tolerance: float = TOLERANCE) -> Checked:
    """Whether the best holds: correct, and not slower than recorded by more than the tolerance and the noise.

    Judged by a peer where it was recorded beside one (both are timed in the same rounds, so that a slow machine is
    no regression), else by the clock.
    """
    turns = ran.turns[OURS]
    if turns.status != "ok":
        return replace(_about(best), status=turns.status, message=turns.message)
    now = replace(_about(best), seconds=ran.seconds(OURS))
    for peer, recorded in sorted(best.record.ratio.items()):
        ratio = ran.ratio(OURS, peer) if peer in ran.turns and ran.turns[peer].status == "ok" else None
        if ratio:
            found, interval = ratio
            slower = interval[1] < recorded * (1 - tolerance)
            text = f"{found:.3f} times the speed of {peer}, {recorded:.3f} recorded" if slower else ""
            status = "slower" if slower else "ok"
            return replace(
                now, status=status, message=text, peer=peer, recorded=recorded, found=found, interval=interval
            )
    interval = ran.interval(OURS)
    slower = interval[0] > best.ci95[1] * (1 + tolerance)
    text = f"{now.seconds:.3e} s, {best.seconds:.3e} s recorded" if slower else ""
    status = "slower" if slower else "ok"
    return replace(now, status=status, message=text, recorded=best.seconds, found=now.seconds, interval=interval)


def to_junit(done: Check) -> str:
    """The results as JUnit XML: slow, wrong and changed ones are failures, what could not run is an error."""
    errors = [r for r in done.failures if r.status not in ("slower", "wrong", "changed")]
    counts = {"tests": len(done.results), "failures": len(done.failures) - len(errors), "errors": len(errors)}
    suite = ElementTree.Element(
        "testsuite", name=f"recorded bests of {done.device}", **{k: str(v) for k, v in counts.items()}
    )
    for result in done.results:
        took = f"{result.seconds or 0:.9f}"
        entry = ElementTree.SubElement(suite, "testcase", classname=result.operator, name=result.name, time=took)
        if result.status != "ok":
            kind = "error" if result in errors else "failure"
            ElementTree.SubElement(entry, kind, type=result.status, message=_printable(result.message))
    ElementTree.indent(suite)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ElementTree.tostring(suite, encoding="unicode") + "\n"


def to_markdown(done: Check) -> str:
    """The results as a Markdown table, failures first."""
    lines = [
        f"**{len(done.results) - len(done.failures)} of {len(done.results)} recorded bests hold on {done.device}** "
        f"(at most {done.tolerance:.0%} slower).",
        "",
        "| best | program | judged by | recorded | now | 95 % interval | result |",
        "|---|---|---|---|---|---|---|",
    ]
    for r in sorted(done.results, key=lambda r: (r.status == "ok", r.name)):
        unit = "×" if r.peer else " s"
        low_high = " – ".join(f"{x:.3g}" for x in r.interval) if r.interval else ""
        numbers = [f"{x:.3g}{unit}" if x is not None else "" for x in (r.recorded, r.found)]
        result = r.status if r.status in ("ok", "slower") else f"{r.status}: {r.message}"
        cells = [r.name, r.program, r.peer or "the clock", *numbers, low_high, result]
        lines.append("| " + " | ".join(c.replace("|", "\\|").replace("\n", " ") for c in cells) + " |")
    return "\n".join(lines) + "\n"


def _printable(text: str) -> str:
    """XML has no control characters."""
    return "".join(c if c.isprintable() else " " for c in text)
