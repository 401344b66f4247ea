"""XGBoost learns to rank configurations from the trials so far, and the most promising untried ones go next.

The ranking objective and retraining in rounds follow Chen et al., "Learning to Optimize Tensor Programs" (2018). Trials
of other cases, and on similar devices, are groups of their own: what ranks high there starts the search here.
The favourites are ranked once more by what TVM's own cost model sees of their programs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np

from schedules.core import Config, Space

from . import Context, Search, Trials, Unseen, key
from ._trainer import Elsewhere, Programs

FIRST = 8  # draws before the first model, unless the log brings FEWEST trials from elsewhere
LIKELY = 8  # one in so many of those is what the space's estimate puts first: more would hide the rest from the model
FEWEST = 12
FRESH = 0.1  # share of uniform draws, so that no value is lost for good
PATIENT, RESTLESS, MOST_FRESH = 8, 0.02, 0.6  # it grows by so much with each trial beyond so many without progress
NEAR = 0.5  # share of favourites among the neighbours of the fastest so far
CENTRES = 3  # how many of the fastest have neighbours
APART = 2  # parameters in which those differ from each other
MOST = 4096  # candidates scored at a time; larger spaces are sampled, half of it around the best
PARENTS = 8
KEPT = 64  # favourites of each member of the ensemble


class Model:
    """Uniform draws first, then the favourites of a small ensemble of rankers, none proposed twice.

    Some are favourites among the neighbours of the fastest: a few trials teach trees which part of a space is good, and
    what is left to find there differs in one parameter from something known.
    """

    def __init__(self, space: Space, start: list[Config], seed: int, context: Context):
        self.space, self.context, self.seed = space, context, seed
        self.unseen = Unseen(space, start, seed)
        self.rng = self.unseen.rng
        self.rows = Rows(space)
        self.told: dict[tuple, tuple[Config, float | None]] = {}
        self.elsewhere = elsewhere([group for group in context.history if len(group) >= FEWEST], space)
        self.trained = 0
        self.since_best = 0
        self.pending: list[Config] = []
        # Of each member, the most promising first: among all candidates, and among the neighbours of the fastest.
        self.favourites: list[list[Config]] = []
        self.neighbours: list[list[Config]] = []
        # The ensemble's mean score of each favourite, higher for faster: what a trial's record says was expected.
        self.predicted: dict[tuple, float] = {}

    def ask(self, count: int) -> list[Config]:
        return self.unseen.take(count, self._next)

    def tell(self, config: Config, seconds: float | None) -> None:
        better = seconds is not None and seconds < min((s for s in self._times() if s is not None), default=np.inf)
        self.since_best = 0 if better else self.since_best + 1
        self.told[key(config)] = config, seconds

    def _next(self) -> Config | None:
        if not self._enough():
            return self.unseen.likely(LIKELY)
        self._learn()
        fresh = min(MOST_FRESH, FRESH + RESTLESS * max(0, self.since_best - PATIENT))
        if self.favourites and self.rng.random() >= fresh:
            members = self.neighbours if self.rng.random() < NEAR else self.favourites
            member = members[self.rng.integers(len(members))]
            while member:
                config = member.pop(0)
                if self.unseen.claim(config):
                    return config
        return self.unseen.draw()

    def _enough(self) -> bool:
        return bool(self.elsewhere) or sum(s is not None for s in self._times()) >= FIRST

    def _learn(self) -> None:
        """Start training where there is news, and take the answer once it is there."""
        trainer = self.context.trainer
        news = len(self.told) - self.trained >= max(1, self.trained // 6)
        if not trainer.busy and (news or not self.favourites):
            self.trained = len(self.told)
            self.pending = self._candidates()
            trainer.start(*self._data())
        scores = trainer.take()
        if scores is not None:
            self._take(scores)

    def _take(self, scores: np.ndarray) -> None:
        """Note each member's favourites. Many candidates share a leaf of every tree: those are in any order."""
        orders = [np.lexsort((self.rng.random(len(row)), -row)) for row in scores]
        near = self._near()
        favourites = [order[:KEPT] for order in orders]
        neighbours = [order[near[order]][:KEPT] for order in orders]
        self.favourites, self.neighbours = (
            [[self.pending[i] for i in order] for order in each] for each in (favourites, neighbours)
        )
        mean = scores.mean(axis=0)
        noted = {int(i) for order in (*favourites, *neighbours) for i in order}
        self.predicted |= {key(self.pending[i]): float(mean[i]) for i in noted}

    def _near(self) -> np.ndarray:
        """Which candidates differ in one parameter from one of the fastest so far."""
        centres, own = self._centres(), len(self.space.values)
        if not centres or not self.pending:
            return np.zeros(len(self.pending), bool)
        differ = self.rows.of(self.pending)[:, None, :own] != self.rows.of(centres)[None, :, :own]
        return differ.sum(axis=2).min(axis=1) == 1

    def _centres(self) -> list[Config]:
        """The fastest that differ from each other: what is around the second best of a kind is around its best too."""
        found: list[Config] = []
        for config in self._fastest(len(self.told)):
            if all(sum(config[k] != other[k] for k in config) >= APART for other in found):
                found.append(config)
            if len(found) == CENTRES:
                break
        return found

    def _fastest(self, count: int) -> list[Config]:
        timed = sorted((t for t in self.told.values() if t[1] is not None), key=lambda t: t[1])
        return [config for config, _ in timed[:count]]

    def _times(self) -> list[float | None]:
        return [seconds for _, seconds in self.told.values()]

    def _data(self) -> tuple:
        """What a training needs; TVM's features of the programs too, where they can be had and there are trials."""
        told = [config for config, _ in self.told.values()]
        programs = Programs(self.context.job, told, self.pending) if self.context.job and told else None
        labels = relevance(self._times())
        rows, wanted = self.rows.of(told), self.rows.of(self.pending)
        return rows, labels, wanted, self.seed + self.trained, self.elsewhere, programs

    def _candidates(self) -> list[Config]:
        """Configurations not yet proposed: all of a small space, else half of them uniform, half near the fastest."""
        if self.rows.configs:
            return [
                c for c, known in zip(self.rows.configs, self.rows.at, strict=True) if known not in self.unseen.seen
            ]
        drawn = {key(config): config for config in (*self._around(), *self._drawn())}
        return [c for known, c in drawn.items() if known not in self.unseen.seen and self.space.allows(c)]

    def _around(self) -> Iterator[Config]:
        """The neighbours of the fastest, allowed or not."""
        for config in self._fastest(CENTRES):
            for name, values in self.space.values.items():
                yield from ({**config, name: value} for value in values)

    def _drawn(self) -> Iterator[Config]:
        """MOST combinations, allowed or not: uniform ones, and fastest ones with about two values of such a draw."""
        parents = self._fastest(PARENTS)
        for _ in range(MOST):
            config = self.unseen.random()
            if parents and self.rng.random() < 0.5:
                parent = parents[self.rng.integers(len(parents))]
                share = 2 / len(config)
                config = {k: v if self.rng.random() < share else parent[k] for k, v in config.items()}
            yield config


class Rows:
    """The features of a space's configurations, all at once where the space is small enough to be listed."""

    def __init__(self, space: Space):
        self.space = space
        self.configs = list(space) if space.size <= MOST else []
        self.table = encode(self.configs, space)
        self.at = {key(config): number for number, config in enumerate(self.configs)}

    def of(self, configs: Sequence[Config]) -> np.ndarray:
        """The features of `configs`, a row each: see `encode`."""
        return self.table[[self.at[key(c)] for c in configs]] if self.configs else encode(configs, self.space)


def encode(configs: Sequence[Config], space: Space) -> np.ndarray:
    """Features of configurations: log2 of each number (the place among its values for others), then of each product,
    then whether a parameter has a value, for every value: the best one is often apart from its neighbours."""
    columns, equal = [], []
    for name, values in space.values.items():
        found = [config[name] for config in configs]
        if all(isinstance(v, (int, float)) and not isinstance(v, bool) and v >= 0 for v in values):
            columns.append(np.log2(1 + np.array(found, np.float32)))
        else:
            columns.append(np.array([values.index(v) if v in values else -1 for v in found], np.float32))
        equal += [np.array([v == value for v in found], np.float32) for value in values]
    columns += [one + two for one, two in combinations(columns, 2)]
    return np.stack([*columns, *equal], axis=1) if columns else np.zeros((len(configs), 0), np.float32)


def elsewhere(groups: Sequence[Trials], space: Space) -> Elsewhere | None:
    """The trials of other cases and devices as rows; they need not be in `space`. None without any."""
    if not groups:
        return None
    features = np.concatenate([encode([config for config, _ in group], space) for group in groups])
    labels = np.concatenate([relevance([seconds for _, seconds in group]) for group in groups])
    return Elsewhere(features, labels, tuple(map(len, groups)))


def relevance(times: Sequence[float | None]) -> np.ndarray:
    """Log speed within a group: 31 for the fastest, 0 for a failure and for all that take 8 times as long."""
    found = np.array([np.inf if s is None else s for s in times], np.float64)
    if not len(found):
        return found.astype(np.float32)
    slower = np.log2(found / (found.min() if np.isfinite(found.min()) else 1.0)) / 3
    # The root: what tells the best apart lies within the first few per cent.
    return (31 * (1 - np.minimum(1.0, slower) ** 0.5)).astype(np.float32)


def make(space: Space, start: list[Config], seed: int, context: Context) -> Search:
    return Model(space, start, seed, context)
