"""Replay a recorded space without compiling anything: how a strategy would have searched it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from schedules.core import Config, Space
from schedules.errors import ExplorerError

from .. import search as strategies
from ..search import key
from .record import Record


@dataclass(frozen=True)
class Simulation:
    """A search over recorded trials: what was proposed in order, and each one's time (None for a failure).

    best: the fastest recorded time. to_within(share): trials until one was found that close to it.
    """

    search: str
    seed: int
    trials: tuple[tuple[Config, float | None], ...]
    best: float

    def to_within(self, share: float) -> int | None:
        """The number of trials until the best so far is at most (1 + share) times the best; None if never."""
        enough = self.best * (1 + share)
        return next((n for n, (_, s) in enumerate(self.trials, 1) if s is not None and s <= enough), None)


class Recorded:
    """The trials of one case as a space of their own: only what was recorded is allowed in it.

    estimate: of the rung whose trials they are, if it has one.
    """

    def __init__(
        self, trials: Iterable[tuple[Config, float | None]], estimate: Callable[[Config], float] | None = None
    ):
        self.times = {key(config): seconds for config, seconds in trials}
        if not any(s is not None for s in self.times.values()):
            raise ExplorerError(
                "nothing_recorded", "the log has no trial to replay", "tune the case first: --search grid"
            )
        configs = [dict(k) for k in self.times]
        values = {name: sorted({c[name] for c in configs}, key=repr) for name in configs[0]}
        ordered = {name: tuple(sorted(v) if all(type(x) is int for x in v) else v) for name, v in values.items()}
        self.space = Space(ordered, lambda config: key(config) in self.times, estimate)
        self.best = min(s for s in self.times.values() if s is not None)

    @classmethod
    def of(cls, records: Iterable[Record]) -> Recorded:
        """From a log's records of one key; finals count as the last word on a configuration."""
        return cls((r.config, r.seconds) for r in records if r.status in ("ok", "pruned") or r.seconds is None)

    def search(
        self,
        name: str,
        seed: int,
        trials: int | None = None,
        within: float = -1.0,
        history: Sequence[strategies.Trials] = (),
    ) -> Simulation:
        """Let a strategy search the recorded space, without a configuration to start from. The same seed gives the same
        sequence.

        It ends after `trials`, or once a time is found that is at most (1 + within) times the best. history: trials of
        other cases and devices that it may learn from.
        """
        strategy = strategies.make(name, self.space, [], seed, strategies.inline(history))
        made: list[tuple[Config, float | None]] = []
        while (trials is None or len(made) < trials) and (configs := strategy.ask(1)):
            seconds = self.times[key(configs[0])]
            strategy.tell(configs[0], seconds)
            made.append((configs[0], seconds))
            if seconds is not None and seconds <= self.best * (1 + within):
                break
        return Simulation(name, seed, tuple(made), self.best)
