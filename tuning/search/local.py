"""Evolution from the best so far: change one or two parameters of a good configuration, keep what is faster.

A (μ + λ) evolutionary search over categorical values (Beyer & Schwefel, 2002); neighbours in a parameter's
list of values are preferred, since tile sizes are ordered.
"""

from __future__ import annotations

from schedules.core import Config, Space

from . import Context, Search, Unseen

PARENTS = 8  # survivors that have offspring
FRESH = 0.15  # share of uniform draws, so that no value is lost for good
FIRST = 16  # draws before the first offspring
LIKELY = 2  # one in so many of those is what the space's estimate puts first, the others are uniform


class Local:
    """Likely and uniform draws first, then offspring of the PARENTS fastest configurations."""

    def __init__(self, space: Space, start: list[Config], seed: int):
        self.space = space
        self.unseen = Unseen(space, start, seed)
        self.rng = self.unseen.rng
        self.scores: list[tuple[float, int, Config]] = []

    def ask(self, count: int) -> list[Config]:
        return self.unseen.take(count, self._next)

    def tell(self, config: Config, seconds: float | None) -> None:
        if seconds is not None:
            self.scores.append((seconds, len(self.scores), config))
            self.scores.sort()

    def _next(self) -> Config | None:
        if len(self.scores) < FIRST:
            return self.unseen.likely(LIKELY)
        if self.rng.random() >= FRESH:
            parents = self.scores[:PARENTS]
            for _ in range(50):
                child = self._mutate(parents[self.rng.integers(len(parents))][2])
                if self.unseen.claim(child):
                    return child
        return self.unseen.draw()

    def _mutate(self, parent: Config) -> Config:
        child = dict(parent)
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
