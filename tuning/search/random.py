"""Uniform sampling without repetition: the baseline every other strategy must beat."""

from __future__ import annotations

from schedules.core import Config, Space

from . import Context, Search, Unseen


class Random:
    """The starting configurations, then uniform draws."""

    def __init__(self, space: Space, start: list[Config], seed: int):
        self.unseen = Unseen(space, start, seed)

    def ask(self, count: int) -> list[Config]:
        return self.unseen.take(count, self.unseen.draw)

    def tell(self, config: Config, seconds: float | None) -> None:
        """A blind search learns nothing."""


def make(space: Space, start: list[Config], seed: int, context: Context) -> Search:
    return Random(space, start, seed)
