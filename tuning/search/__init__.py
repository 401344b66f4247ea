"""Search strategies over a schedule's space: one module each, one interface, found by name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

import numpy as np

from schedules.core import Config, Space
from schedules.errors import ExplorerError, closest

from ..build import Job
from ._trainer import Inline, Remote

__all__ = [
    "OWN_SPACE",
    "Context",
    "Inline",
    "Remote",
    "Search",
    "Traced",
    "Trials",
    "Unseen",
    "inline",
    "key",
    "make",
    "narrowed",
    "strategies",
]


class Search(Protocol):
    """A strategy. `ask` proposes configurations never proposed before, fewer than `count` once the space is
    exhausted; `tell` reports one's time in seconds, None for a failure; of one told again the last time counts. Seeded:
    same answers, same proposals.

    One that searches in another process (``auto``) proposes `Traced` instead, has `pending` (whether an empty answer
    only means "not yet") and `ended` (why there is nothing more)."""

    def ask(self, count: int) -> list[Config]: ...

    def tell(self, config: Config, seconds: float | None) -> None: ...


Trials = Sequence[tuple[Config, "float | None"]]

# Strategies that make their own space from a program, instead of searching a rung's.
OWN_SPACE = ("auto", "auto_tensor")


@dataclass(frozen=True)
class Traced:
    """What a strategy proposes that makes its own space: TVM's trace as JSON, to follow the schedule searched."""

    trace: Any


@dataclass(frozen=True)
class Context:
    """What a strategy may use besides the space.

    history: trials of other cases and devices, one sequence of (configuration, seconds or None) for each. trainer: what
    fits a cost model; has `start(data)`, `busy` and `take()`. job: the candidate with the hand-picked configuration,
    where programs may be lowered to learn from them. known: the traces of this very schedule that the log has.
    """

    trainer: Any
    history: Sequence[Trials] = ()
    job: Job | None = None
    known: Sequence[Any] = ()


def inline(history: Sequence[Trials] = ()) -> Context:
    """A context whose cost model is trained at once, in this process."""
    return Context(Inline(), history)


def strategies() -> list[str]:
    """Names of the strategies: the modules of this package that define `make`."""
    return sorted(m.name for m in pkgutil.iter_modules(__path__) if not m.name.startswith("_"))


def make(name: str, space: Space, start: list[Config], seed: int, context: Context | None = None) -> Search:
    """The strategy `name` over `space`; `start` lists configurations to try first (hand-picked, nearest recorded).

    They may be the same one, which is tried once. Raises ExplorerError for an unknown name.
    """
    if name not in strategies():
        raise ExplorerError("unknown_search", f"no search {name!r}", closest(name, strategies()))
    once = list({key(config): config for config in start}.values())
    return importlib.import_module(f"{__name__}.{name}").make(space, once, seed, context or inline())


def narrowed(space: Space, values: Mapping[str, Sequence[Any]]) -> Space:
    """`space` with only some values of some parameters, in the space's own order.

    Raises ExplorerError("bad_values") for a parameter or a value that it does not have.
    """
    for name, wanted in values.items():
        if name not in space.values:
            hint = closest(name, list(space.values))
            raise ExplorerError("bad_values", f"the space has no parameter {name!r}", hint)
        missing = [v for v in wanted if v not in space.values[name]]
        if missing or not wanted:
            known = ", ".join(map(str, space.values[name]))
            refused = (str(missing[0]) if missing else "") or "nothing"
            raise ExplorerError("bad_values", f"{name} cannot be {refused}", f"one of {known}")
    kept = {k: tuple(v for v in known if v in values.get(k, known)) for k, known in space.values.items()}
    return replace(space, values=kept)


def key(config: Config) -> tuple:
    """A configuration as a hashable key, independent of the order of its parameters."""
    return tuple(sorted(config.items()))


class Unseen:
    """Draws configurations of a space uniformly, none twice, without listing the space; those of `start` come first."""

    ENUMERATE = 200_000  # spaces up to this many combinations are listed once rejection gets slow
    LISTED = 4096  # combinations of which the most likely are told by the estimate; more are sampled
    MOST_LIKELY = 64

    def __init__(self, space: Space, start: list[Config], seed: int):
        self.space, self.start = space, list(start)
        self.rng = np.random.default_rng(seed)
        self.seen: set[tuple] = set()
        self.rest: list[Config] | None = None
        self.promising: list[Config] | None = None
        self.turn = 0

    def take(self, count: int, following: Callable[[], Config | None]) -> list[Config]:
        """At most `count` new configurations: what is left of the start, then what `following` gives until None."""
        given: list[Config] = []
        while self.start and len(given) < count:
            config = self.start.pop(0)
            if self.claim(config):
                given.append(config)
        while len(given) < count and (config := following()) is not None:
            given.append(config)
        return given

    def claim(self, config: Config) -> bool:
        """Whether `config` is allowed and new; it counts as seen from now on."""
        if key(config) in self.seen or not self.space.allows(config):
            return False
        self.seen.add(key(config))
        return True

    def draw(self) -> Config | None:
        """A new configuration, or None if the space is exhausted."""
        for _ in range(200 if self.rest is None else 0):
            config = self.random()
            if self.claim(config):
                return config
        if self.rest is None:
            if self.space.size > self.ENUMERATE:
                return None  # 200 misses in a row in a large space: what is left is not worth listing
            self.rest = [c for c in self.space if key(c) not in self.seen]
            self.rng.shuffle(self.rest)
        while self.rest:
            config = self.rest.pop()
            if self.claim(config):
                return config
        return None

    def likely(self, every: int) -> Config | None:
        """A new configuration; the first of `every` few is one that costs least by the space's estimate, if it has one.

        The others are uniform all the same: an estimate knows some of the machine, not all of it.
        """
        self.turn = (self.turn + 1) % every
        if self.space.estimate and self.turn == 1 % every:
            if self.promising is None:
                few = self.space.size <= self.LISTED
                known = list(self.space) if few else [c for c in self._drawn() if self.space.allows(c)]
                ties = self.rng.random(len(known))
                ranked = sorted(range(len(known)), key=lambda i: (self.space.estimate(known[i]), ties[i]))
                self.promising = [known[i] for i in ranked[: self.MOST_LIKELY]]
            while self.promising:
                config = self.promising.pop(0)
                if self.claim(config):
                    return config
        return self.draw()

    def _drawn(self) -> list[Config]:
        """As many different combinations as would be listed, allowed or not."""
        return list({key(config): config for config in (self.random() for _ in range(self.LISTED))}.values())

    def random(self) -> Config:
        """Any combination of values, allowed or not."""
        return {k: v[self.rng.integers(len(v))] for k, v in self.space.values.items()}
