"""Uniform sampling without repetition: the baseline every other strategy must beat."""

from __future__ import annotations

from schedules.core import Config, Space

from . import Context, Search, Unseen


class Random:
    """The starting configurations, then uniform draws."""

    def __init__(self, space: Space, start: list[Config], seed: int):
        self.unseen = Unseen(space, seed)
        self.start = list(start)

    def ask(self, count: int) -> list[Config]:
        given: list[Config] = []
        while self.start and len(given) < count:
            config = self.start.pop(0)
            if self.unseen.claim(config):
                given.append(config)
        while len(given) < count and (config := self.unseen.draw()) is not None:
            given.append(config)
        return given

    def tell(self, config: Config, seconds: float | None) -> None:
        """A blind search learns nothing."""


def make(space: Space, start: list[Config], seed: int, context: Context) -> Search:
    return Random(space, start, seed)
