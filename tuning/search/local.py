"""Evolution from the best so far: mix two good configurations, change one or two parameters, keep what is faster.

A (μ + λ) evolutionary search over categorical values (Beyer & Schwefel, 2002); neighbours in a parameter's
list of values are preferred, since tile sizes are ordered. Parents differ from each other, as in a search by niches:
the fastest few are else one configuration and its neighbours, and what is elsewhere is never bred.
"""

from __future__ import annotations

from schedules.core import Config, Space

from . import Context, Search, Unseen, key

PARENTS = 8  # survivors that have offspring
APART = 2  # parameters in which they differ from each other
FAVOUR = 0.25  # chance that the fastest is the parent; of the others it is the next one's, and so on
MIXED = 0.3  # share of offspring that have two parents
FRESH = 0.15  # share of uniform draws, so that no value is lost for good
FIRST = 12  # draws before the first offspring
LIKELY = 3  # one in so many of those is what the space's estimate puts first, the others are uniform


class Local:
    """Likely and uniform draws first, then offspring of the fastest configurations that differ from each other."""

    def __init__(self, space: Space, start: list[Config], seed: int):
        self.space = space
        self.unseen = Unseen(space, start, seed)
        self.rng = self.unseen.rng
        self.scores: dict[tuple, tuple[float, int, Config]] = {}
        self.told = 0

    def ask(self, count: int) -> list[Config]:
        return self.unseen.take(count, self._next)

    def tell(self, config: Config, seconds: float | None) -> None:
        self.told += 1
        if seconds is not None:
            self.scores[key(config)] = seconds, self.told, config

    def _next(self) -> Config | None:
        if len(self.scores) < FIRST:
            return self.unseen.likely(LIKELY)
        if self.rng.random() >= FRESH:
            parents = self._parents()
            for _ in range(50):
                child = self._mutate(self._offspring(parents))
                if self.unseen.claim(child):
                    return child
        return self.unseen.draw()

    def _parents(self) -> list[Config]:
        """The fastest, none of which is close to a faster one."""
        found: list[Config] = []
        apart = min(APART, len(self.space.values))
        for _, _, config in sorted(self.scores.values()):
            if all(sum(config[k] != other[k] for k in config) >= apart for other in found):
                found.append(config)
            if len(found) == PARENTS:
                break
        return found

    def _offspring(self, parents: list[Config]) -> Config:
        """One of `parents`, the faster the likelier; now and then each parameter of it or of another one."""
        parent = parents[min(len(parents), int(self.rng.geometric(FAVOUR))) - 1]
        if self.rng.random() >= MIXED:
            return dict(parent)
        other = parents[self.rng.integers(len(parents))]
        return {k: (parent if self.rng.random() < 0.5 else other)[k] for k in parent}

    def _mutate(self, child: Config) -> Config:
        names = list(self.space.values)
        for name in self.rng.choice(names, size=min(len(names), int(self.rng.integers(1, 3))), replace=False):
            values = self.space.values[name]
            if self.rng.random() < 0.7 and child[name] in values:
                at = values.index(child[name]) + int(self.rng.choice([-1, 1]))
                child[name] = values[min(max(at, 0), len(values) - 1)]
            else:
                child[name] = values[self.rng.integers(len(values))]
        return child


def make(space: Space, start: list[Config], seed: int, context: Context) -> Search:
    return Local(space, start, seed)
