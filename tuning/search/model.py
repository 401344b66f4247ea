"""XGBoost learns to rank configurations from the trials so far, and the most promising untried ones go next.

The ranking objective and retraining in rounds follow Chen et al., "Learning to Optimize Tensor Programs" (2018). Trials
of other cases, and on similar devices, are groups of their own: what ranks high there starts the search here.
The favourites are ranked once more by what TVM's own cost model sees of their programs.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations

import numpy as np

from schedules.core import Config, Space

from . import Context, Search, Unseen, key
from ._trainer import Programs

FIRST = 12  # uniform draws before the first model, unless the log brings more than that
FRESH = 0.1  # share of uniform draws, so that no value is lost for good
MOST = 4096  # candidates scored at a time; larger spaces are sampled, half of it around the best
PARENTS = 8


class Model:
    """Uniform draws first, then the favourites of a small ensemble of rankers, none proposed twice."""

    def __init__(self, space: Space, start: list[Config], seed: int, context: Context):
        self.space, self.context, self.seed = space, context, seed
        self.unseen = Unseen(space, start, seed)
        self.rng = self.unseen.rng
        self.told: list[tuple[Config, float | None]] = []
        self.groups = [group for group in context.history if len(group) >= FIRST]
        self.trained = 0
        self.pending: list[Config] = []
        self.favourites: list[list[Config]] = []
        # The ensemble's mean score of each favourite, higher for faster: what a trial's record says was expected.
        self.predicted: dict[tuple, float] = {}

    def ask(self, count: int) -> list[Config]:
        return self.unseen.take(count, self._next)

    def tell(self, config: Config, seconds: float | None) -> None:
        self.told.append((config, seconds))

    def _next(self) -> Config | None:
        if self._enough():
            self._learn()
            if self.favourites and self.rng.random() >= FRESH:
                member = self.favourites[self.rng.integers(len(self.favourites))]
                while member:
                    config = member.pop(0)
                    if self.unseen.claim(config):
                        return config
        return self.unseen.draw()

    def _enough(self) -> bool:
        return bool(self.groups) or sum(s is not None for _, s in self.told) >= FIRST

    def _learn(self) -> None:
        """Start training where there is news, and take the answer once it is there."""
        trainer = self.context.trainer
        news = len(self.told) - self.trained >= max(4, self.trained // 8)
        if not trainer.busy and (news or not self.favourites):
            self.trained = len(self.told)
            self.pending = self._candidates()
            groups = [self.told, *self.groups] if self.told else self.groups
            trainer.start(*self._data(groups))
        scores = trainer.take()
        if scores is not None:
            orders = [np.argsort(-row, kind="stable")[:64] for row in scores]
            self.favourites = [[self.pending[i] for i in order] for order in orders]
            mean = scores.mean(axis=0)
            self.predicted |= {key(self.pending[i]): float(mean[i]) for order in orders for i in order}

    def _data(self, groups: list) -> tuple:
        """What a training needs; TVM's features of the programs too, where they can be had and there are trials."""
        told = [config for config, _ in self.told]
        programs = Programs(self.context.job, told, self.pending) if self.context.job and told else None
        wanted = encode(self.pending, self.space)
        return (*_dataset(groups, self.space), wanted, self.seed + self.trained, programs)

    def _candidates(self) -> list[Config]:
        """Configurations not yet proposed: all of a small space, else half of them uniform, half near the best."""
        if self.space.size <= MOST:
            return [c for c in self.space if key(c) not in self.unseen.seen]
        found = {}
        best = [c for c, s in sorted((t for t in self.told if t[1] is not None), key=lambda t: t[1])][:PARENTS]
        for _ in range(MOST):
            config = self.unseen.random()
            if best and self.rng.random() < 0.5:  # a good one with about two values of this draw
                parent = best[self.rng.integers(len(best))]
                share = 2 / len(config)
                config = {k: v if self.rng.random() < share else parent[k] for k, v in config.items()}
            if key(config) not in self.unseen.seen and self.space.allows(config):
                found[key(config)] = config
        return list(found.values())


def encode(configs: Sequence[Config], space: Space) -> np.ndarray:
    """Features of configurations: log2 of each number (the place among its values for others), and of each product."""
    columns = []
    for name, values in space.values.items():
        numeric = all(isinstance(v, (int, float)) and not isinstance(v, bool) and v >= 0 for v in values)
        if numeric:
            columns.append([math.log2(1 + c[name]) for c in configs])
        else:
            columns.append([float(values.index(c[name])) if c[name] in values else -1.0 for c in configs])
    columns += [[a + b for a, b in zip(one, two, strict=True)] for one, two in combinations(columns, 2)]
    return np.array(columns, np.float32).T.reshape(len(configs), -1)


def _dataset(groups: Sequence[Sequence[tuple[Mapping, float | None]]], space: Space):
    """Features, relevance (log speed within the group: 0 the slowest or a failure, 31 the fastest) and group sizes."""
    features, labels, sizes = [], [], []
    for group in groups:
        times = [s for _, s in group if s is not None]
        fastest = min(times, default=1.0)
        # Beyond a factor of 8 slower is slower; what tells the best apart lies within the first few per cent.
        labels += [31 * (1 - min(1.0, math.log2(s / fastest) / 3) ** 0.5) if s is not None else 0.0 for _, s in group]
        features.append(encode([c for c, _ in group], space))
        sizes.append(len(group))
    return np.concatenate(features), np.array(labels, np.float32), sizes


def make(space: Space, start: list[Config], seed: int, context: Context) -> Search:
    return Model(space, start, seed, context)
