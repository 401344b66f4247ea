"""Contenders side by side in one run: turns in shuffled order, paired round by round.

Each library has a worker of its own with its threads pinned one to a processor, a turn waits until nobody's threads
spin any more, and a bare FMA loop before every round tells whether the machine is in its fast phase.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from schedules.device import Cpu, Device

from . import shared
from .build import Job
from .measure import Protocol
from .pipeline import cores
from .pool import Outcome, Worker, imap, start_for, wait
from .stats import median, median_interval
from .worker import Contender, Peer

REST = 0.01  # seconds before a turn, once no other's thread spins any more
SLOW_TURN = 2.0  # seconds of one call above which a contender is timed in the first rounds only
SLOW_ROUNDS = 2
ENOUGH = 6  # rounds in the fast phase below which the slow ones count too: fewer give no 95 % interval
PROBE = "fma probe"  # the worker that tells the machine's phase
PEERS = "peers"  # the worker that all of them share on a GPU
SIDE_BY_SIDE = 4  # candidates that a GPU's crew builds at once: more processes import longer than they build
LARGE = 64 << 20  # bytes of operands above which one process has all candidates: each more would have them too
TRIES_TO_SEE = 5  # rounds after which a contender that can no longer become the fastest of its field drops out
BEHIND = 1.03  # times the median of the field's fastest
FAST_PHASE = 0.9  # share of the best FMA rate of the run below which a round counts as slow


def protocol_for(device: Device, cache: str = "warm") -> Protocol:
    """How a turn is timed: on a GPU three windows of 10 ms, in which clocks and power settle; single calls if cold."""
    if isinstance(device, Cpu):
        return Protocol(budget=0.12, most=25, cache=cache)
    if cache == "cold":
        return Protocol(least=3, most=25, budget=0.1, cache=cache)
    return Protocol(sample_seconds=0.01, least=3, most=3, budget=1.0)


@dataclass
class Turns:
    """One contender's part: its status and, round by round, the median time of its turn."""

    status: str = "ok"
    message: str = ""
    rounds: dict[int, float] = field(default_factory=dict)
    samples: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Comparison:
    """What a run of rounds gave. `slow`: rounds in the slow phase, left out of the figures if enough others remain."""

    turns: Mapping[str, Turns]
    slow: frozenset[int]
    phases: tuple[float, ...]
    protocol: Mapping[str, Any]

    def seconds(self, name: str) -> float | None:
        """Median over the rounds, None if the contender failed."""
        times = self._times(name)
        return median(times) if times else None

    def interval(self, name: str) -> tuple[float, float] | None:
        """95 % interval of that median."""
        times = self._times(name)
        return median_interval(times) if times else None

    def samples(self, name: str) -> tuple[float, ...]:
        """The medians of its turns that count, in order."""
        return tuple(self._times(name))

    def ratios(self, name: str, peer: str) -> list[float]:
        """Peer's time over `name`'s in every round that both took part in."""
        ours, theirs = self.rounds(name), self.rounds(peer)
        return [theirs[r] / ours[r] for r in sorted(ours.keys() & theirs.keys())]

    def ratio(self, name: str, peer: str) -> tuple[float, tuple[float, float]] | None:
        """Median and 95 % interval of those ratios: above 1, `name` is faster; None if they share no round."""
        ratios = self.ratios(name, peer)
        return (median(ratios), median_interval(ratios)) if ratios else None

    def rounds(self, name: str) -> dict[int, float]:
        """The median time of its turn in every round that counts."""
        rounds = self.turns[name].rounds
        fast = {r: t for r, t in rounds.items() if r not in self.slow}
        return fast if len(fast) >= min(ENOUGH, len(rounds)) else rounds

    def _times(self, name: str) -> list[float]:
        return list(self.rounds(name).values())


def compare(
    contenders: Mapping[str, Contender],
    device: Device,
    *,
    rounds: int = 11,
    protocol: Protocol | None = None,
    seed: int = 0,
    deadline: float = 300.0,
    crew: Crew | None = None,
    field: Collection[str] = (),
    progress: Callable[[str, int, int], None] = lambda name, done, total: None,
) -> Comparison:
    """Check every contender, then time them in `rounds` rounds of shuffled turns.

    A contender that fails is marked and drops out; the others go on. field: contenders of which only the fastest
    counts: those that are clearly behind after a few rounds have no further turns. crew: workers that go on living,
    perhaps with the contenders already `begun`. progress(name, turns done, turns in all).
    """
    threads = device.threads if isinstance(device, Cpu) else 1
    protocol = replace(protocol or protocol_for(device), idle=REST)
    own = crew is None
    crew = crew or Crew(device, len(contenders))
    turns = {name: Turns() for name in contenders}
    total = (rounds + 1) * len(contenders)
    shuffle = random.Random(seed)
    phases: list[float] = []
    done = 0

    def take(name: str, number: int) -> None:
        nonlocal done
        worker = crew.worker(name, contenders[name])
        crew.rest(worker)
        _note(turns[name], worker.call("tuning.worker:timed", contenders[name], protocol, timeout=deadline), number)
        done += 1
        progress(name, done, total)

    try:
        if device.kind == "cuda":
            crew.begin(contenders, seed)
            crew.finish()
        for name, outcome in crew.checked(contenders, seed, deadline):
            _note(turns[name], outcome)
            done += 1
            progress(name, done, total)
        for number in range(rounds):
            crew.rest(crew.probe)
            phases.append(_phase(crew.probe, device))
            order = [name for name in contenders if turns[name].status == "ok"]
            shuffle.shuffle(order)
            behind = _behind(turns, field) if number >= TRIES_TO_SEE else ()
            for name in order:
                if name not in behind and (number < SLOW_ROUNDS or turns[name].rounds[0] < SLOW_TURN):
                    take(name, number)
    finally:
        if own:
            crew.stop()
    slow = frozenset(i for i, rate in enumerate(phases) if rate < FAST_PHASE * max(phases))
    pinning = "a processor for each thread" if threads > 1 else "none"
    facts = {"rounds": rounds, "threads": threads, "pinning": pinning, "shuffled": True, "slow_rounds": len(slow)}
    return Comparison(turns, slow, tuple(phases), {**protocol.to_json(), **facts})


def _behind(turns: Mapping[str, Turns], field: Collection[str]) -> set[str]:
    """Those of `field` whose best round is slower than the median round of the fastest by more than BEHIND."""
    ran = {name: turns[name].rounds.values() for name in field if turns[name].rounds}
    fastest = min((median(times) for times in ran.values()), default=0.0)
    return {name for name, times in ran.items() if min(times) > BEHIND * fastest}


class Crew:
    """The workers of comparisons on one device, which may outlive one.

    On a processor one worker runs all candidates and one each peer, so that no two libraries' threads meet. On a GPU
    candidates take turns at a few, which build side by side; one of them makes the case's inputs and reference for
    all. Peers share one there, since most are of the same library, which takes seconds to import.
    lean: candidates on a GPU are built ahead as a search does (see ``tuning.lean``).
    """

    def __init__(self, device: Device, size: int, lean: bool = False):
        self.start = start_for(device.kind)
        self.lean = lean
        self.host = isinstance(device, Cpu)
        # On a GPU the host's threads only make inputs and references, for `size` contenders at once.
        self.threads = device.threads if isinstance(device, Cpu) else max(1, cores() // max(1, size))
        self.folder = None if self.host else shared.new_folder()
        self.workers: dict[str, Worker] = {}
        self.places: dict[str, int] = {}
        self.begun: dict[str, Contender] = {}
        self.probe = Worker(self.threads if self.host else 1)

    def worker(self, name: str, contender: Contender) -> Worker:
        """Who runs `contender`."""
        is_peer = isinstance(contender, Peer)
        key = (name if is_peer else "") if self.host else (PEERS if is_peer else self._place(name, contender))
        return self._at(key)

    def _at(self, key: str) -> Worker:
        """The worker of that name."""
        if key not in self.workers:
            environment = {shared.FOLDER: self.folder} if self.folder else {}
            self.workers[key] = Worker(self.threads, environment, self.start)
        return self.workers[key]

    def warm(self) -> None:
        """Let a GPU's candidate workers start and import what they need; nothing waits for that yet."""
        if not self.host:
            for at in range(SIDE_BY_SIDE):
                self._at(f"candidates {at}").begin("tuning.worker:ready", timeout=300.0)

    def spread(self, function: str, arguments: Sequence[tuple], timeout: float) -> Iterator[tuple[int, Outcome]]:
        """Run calls on the candidates' workers, side by side on a GPU; yields (index, outcome) as they end."""
        self.finish()
        names = [""] if self.host else [f"candidates {at}" for at in range(min(SIDE_BY_SIDE, len(arguments)))]
        for index, outcome, _ in imap([self._at(name) for name in names], function, arguments, timeout):
            yield index, outcome

    def _place(self, name: str, job: Job) -> str:
        """Which of the few workers on a GPU a candidate has: they take turns, or share one where operands are large."""
        operator, case, _ = job.resolve()
        at = self.places.setdefault(name, len(self.places))
        return f"candidates {at % SIDE_BY_SIDE if operator.work(case).bytes < LARGE else 0}"

    def begin(self, contenders: Mapping[str, Contender], seed: int) -> None:
        """Let every worker build its contender and make inputs and reference, all at once; for workers of their own.

        Nothing touches the device, so that another comparison may go on there. Does nothing if these were begun.
        """
        if self.begun == dict(contenders):
            return
        self.finish()
        self.begun = dict(contenders)
        if self.folder:
            shared.empty(self.folder)
        for worker, names in self._shares(contenders).items():
            worker.begin("tuning.worker:foresee", [contenders[n] for n in names], seed, self.lean, timeout=300.0)

    def checked(self, contenders: Mapping[str, Contender], seed: int, deadline: float) -> Iterator[tuple[str, Outcome]]:
        """Check every contender against the reference; on a GPU the workers do so side by side."""
        waiting = self._shares(contenders)
        running: dict[Worker, str] = {}
        while waiting or running:
            for worker in list(waiting):
                if worker in running or (self.host and running):
                    continue
                running[worker] = name = waiting[worker].pop(0)
                worker.begin("tuning.worker:check", contenders[name], seed, timeout=deadline)
                if not waiting[worker]:
                    del waiting[worker]
            for worker in wait(list(running)):
                yield running.pop(worker), worker.finish()

    def rest(self, before: Worker) -> None:
        """Wait until no other worker's threads spin any more: they would share a processor with `before`, who is next.

        Its own are those that it is about to use; waiting for them took longer than the turns themselves.
        """
        if self.host:
            for worker in (*self.workers.values(), self.probe):
                if worker is not before:
                    worker.rest()

    def _shares(self, contenders: Mapping[str, Contender]) -> dict[Worker, list[str]]:
        """The contenders of each worker."""
        found: dict[Worker, list[str]] = {}
        for name, contender in contenders.items():
            found.setdefault(self.worker(name, contender), []).append(name)
        return found

    def forget(self) -> None:
        """Let the workers forget the case."""
        for worker in self.workers.values():
            worker.call("tuning.worker:forget")

    def finish(self) -> None:
        """Wait for what was begun. A contender that failed fails again, with its reason, when it is checked."""
        for worker in self.workers.values():
            if worker.busy:
                worker.finish()

    def stop(self) -> None:
        """End the workers."""
        for worker in (*self.workers.values(), self.probe):
            worker.stop()
        if self.folder:
            shared.remove(self.folder)


def _note(turns: Turns, outcome: Outcome, number: int | None = None) -> None:
    if not outcome.ok:
        turns.status, turns.message = outcome.status, outcome.message
    elif number is not None:
        turns.rounds[number] = outcome.value.seconds
        turns.samples.extend(outcome.value.samples)


def _phase(worker: Worker, device: Device) -> float:
    """FLOP/s of a bare FMA loop now; 0.0 where the device is not this processor."""
    if not isinstance(device, Cpu):
        return 0.0
    outcome = worker.call("tuning.devices:fma_rate", device, "float32", 0.03)
    return outcome.value if outcome.ok else 0.0
