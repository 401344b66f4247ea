"""The cost model: an ensemble of XGBoost rankers, trained in this process or in one of its own."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from schedules.core import Config

from ..build import Job

ROUNDS = 20
MEMBERS = 3  # models on different samples of the trials; each proposal takes the favourite of one of them
SHORTLIST = 8  # favourites of each member whose programs are looked at
LOOKING = 0.5  # seconds of a training that may go into lowering programs: a trial's share must not grow by more
FEWEST = 8  # trials whose programs are known, below which they teach nothing


@dataclass(frozen=True)
class Programs:
    """What a trainer needs to see programs: a job, the configurations of this case's trials and of the candidates."""

    job: Job
    told: Sequence[Config]
    candidates: Sequence[Config]


class Inline:
    """Trains at once, in this process: the same seed gives the same sequence."""

    busy = False

    def start(self, *data: Any) -> None:
        self.scores = fit_and_score(*data)

    def take(self) -> np.ndarray | None:
        scores, self.scores = getattr(self, "scores", None), None
        return scores


class Remote:
    """Trains in a worker of its own while the search goes on with what it knows."""

    def __init__(self, worker) -> None:
        self.worker = worker

    @property
    def busy(self) -> bool:
        return self.worker.busy

    def start(self, *data: Any) -> None:
        self.worker.begin(f"{__name__}:fit_and_score", *data, timeout=60.0)

    def take(self) -> np.ndarray | None:
        if not self.worker.busy or not self.worker.answered:
            return None
        outcome = self.worker.finish()
        return outcome.value if outcome.ok else None


def fit_and_score(
    features: np.ndarray,
    labels: np.ndarray,
    sizes: list[int],
    candidates: np.ndarray,
    seed: int,
    programs: Programs | None = None,
) -> np.ndarray:
    """Train MEMBERS rankers and score `candidates` with each: an array of MEMBERS rows, higher is better.

    sizes: of the groups of rows in `features`; with `programs`, the first group is theirs, and the favourites are
    ranked again by rankers that see what TVM's own cost model sees of a program.
    """
    scores = _ensemble(features, labels, sizes, candidates, seed)
    if programs is None:
        return scores
    own = slice(0, len(programs.told))
    return _looked_at(scores, features[own], labels[own], candidates, seed, programs)


def _ensemble(features, labels, sizes, candidates, seed) -> np.ndarray:
    import xgboost

    settings = {"objective": "rank:pairwise", "max_depth": 5, "eta": 0.4, "subsample": 0.8, "nthread": 1}
    data = xgboost.DMatrix(features, labels, nthread=1)
    data.set_group(sizes)
    scores = []
    for member in range(MEMBERS):
        model = xgboost.Booster({**settings, "seed": seed * MEMBERS + member}, [data])
        for number in range(ROUNDS):  # as `xgboost.train`, whose callbacks take as long as these few rows
            model.update(data, number)
        scores.append(model.inplace_predict(candidates))
    return np.stack(scores)


def _looked_at(scores, features, labels, candidates, seed, programs: Programs) -> np.ndarray:
    """`scores` with each member's favourites first, in the order of rankers that know their programs too."""
    favourites = sorted({int(i) for row in scores for i in np.argsort(-row, kind="stable")[:SHORTLIST]})
    end = time.monotonic() + LOOKING
    # The newest first: the oldest ones were looked at before.
    told = _seen(programs.job, {i: programs.told[i] for i in reversed(range(len(programs.told)))}, end)
    wanted = _seen(programs.job, {i: programs.candidates[i] for i in favourites}, end + LOOKING)
    if len(told) < FEWEST or not wanted:
        return scores
    rows = np.hstack([features[list(told)], np.stack(list(told.values()))])
    asked = np.hstack([candidates[list(wanted)], np.stack(list(wanted.values()))])
    again = _ensemble(rows, labels[list(told)], [len(rows)], asked, seed)
    better = scores.copy()
    better[:, list(wanted)] = scores.max() + 1 + again - again.min()
    return better


_programs: dict[str, np.ndarray | None] = {}


def _seen(job: Job, configs: dict[int, Config], end: float) -> dict[int, np.ndarray]:
    """The programs' features by number, as many as could be lowered before `end`; each is lowered once."""
    from ._features import features

    found = {}
    for number, config in configs.items():
        key = repr((job.operator, job.schedule, job.case, sorted(config.items())))
        if key not in _programs:
            if time.monotonic() > end:
                continue
            try:
                _programs[key] = features(replace(job, config={**job.config, **config}))
            except Exception:  # whatever a rung or TVM raises: the trial itself will tell
                _programs[key] = None
        if _programs[key] is not None:
            found[number] = _programs[key]
    return found
