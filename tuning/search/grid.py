"""Every configuration in order: exhaustive, for small spaces and for recording a whole space."""

from __future__ import annotations

from itertools import islice

from schedules.core import Config, Space

from . import Context, Search, key


class Grid:
    """The starting configurations, then the space in lexicographic order."""

    def __init__(self, space: Space, start: list[Config]):
        self.start = [c for c in start if space.allows(c)]
        first = {key(c) for c in self.start}
        self.rest = (c for c in space if key(c) not in first)

    def ask(self, count: int) -> list[Config]:
        given, self.start = self.start[:count], self.start[count:]
        return given + list(islice(self.rest, count - len(given)))

    def tell(self, config: Config, seconds: float | None) -> None:
        """An exhaustive search learns nothing."""


def make(space: Space, start: list[Config], seed: int, context: Context) -> Search:
    return Grid(space, start)
