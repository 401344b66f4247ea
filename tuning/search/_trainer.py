"""The cost model: an ensemble of XGBoost rankers, trained in this process or in one of its own."""

from __future__ import annotations

import hashlib
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


@dataclass(frozen=True, eq=False)
class Elsewhere:
    """Trials of other cases and devices, a row each: `features`, `labels`, and the `sizes` of their groups."""

    features: np.ndarray
    labels: np.ndarray
    sizes: tuple[int, ...]

    @property
    def digest(self) -> bytes:
        """Equal for the same trials."""
        return hashlib.sha256(self.features.tobytes() + self.labels.tobytes() + repr(self.sizes).encode()).digest()


def fit_and_score(
    features: np.ndarray,
    labels: np.ndarray,
    candidates: np.ndarray,
    seed: int,
    elsewhere: Elsewhere | None = None,
    programs: Programs | None = None,
) -> np.ndarray:
    """Train MEMBERS rankers and score `candidates` with each: an array of MEMBERS rows, higher is better.

    What was learned `elsewhere` is where they start from: trials of this case correct it. With `programs`, whose trials
    are those in `features`, the favourites are ranked again by rankers that see what TVM's cost model sees of them.
    """
    margins = None
    if elsewhere:
        learned = _learned(elsewhere)
        margins = tuple(np.stack([m.inplace_predict(rows) for m in learned]) for rows in (features, candidates))
    scores = _ensemble(features, labels, candidates, seed, margins)
    if programs is None:
        return scores
    return _looked_at(scores, features, labels, candidates, seed, programs, margins)


_known: dict[bytes, list[Any]] = {}


def _learned(elsewhere: Elsewhere) -> list[Any]:
    """The rankers of what was tried elsewhere; they are trained once, since it stays the same."""
    digest = elsewhere.digest
    if digest not in _known:
        _known.clear()
        given = elsewhere.features, elsewhere.labels, elsewhere.sizes
        _known[digest] = [_ranker(*given, member) for member in range(MEMBERS)]
    return _known[digest]


def _ranker(features, labels, sizes: Sequence[int], seed: int, margin=None) -> Any:
    """One of the ensemble. margin: the scores that it starts from."""
    import xgboost

    settings = {"objective": "rank:pairwise", "max_depth": 5, "eta": 0.4, "subsample": 0.8, "nthread": 1, "seed": seed}
    data = xgboost.DMatrix(features, labels, base_margin=margin, nthread=1)
    data.set_group(sizes)
    model = xgboost.Booster(settings, [data])
    for number in range(ROUNDS):  # as `xgboost.train`, whose callbacks take as long as these few rows
        model.update(data, number)
    return model


def _ensemble(features, labels, asked, seed, margins=None) -> np.ndarray:
    """A row of scores of each member; margins: those that a member's trials and what is asked start from."""
    if len(features) < 2:  # nothing to rank yet
        return margins[1]
    scores = []
    for member in range(MEMBERS):
        before, after = (m[member] for m in margins) if margins else (None, None)
        model = _ranker(features, labels, [len(features)], seed * MEMBERS + member, before)
        scores.append(model.inplace_predict(asked, base_margin=after))
    return np.stack(scores)


def _looked_at(scores, features, labels, candidates, seed, programs: Programs, margins) -> np.ndarray:
    """`scores` with each member's favourites first, in the order of rankers that know their programs too."""
    favourites = sorted({int(i) for row in scores for i in np.argsort(-row, kind="stable")[:SHORTLIST]})
    end = time.monotonic() + LOOKING
    # The newest first: the oldest ones were looked at before.
    told = _seen(programs.job, {i: programs.told[i] for i in reversed(range(len(programs.told)))}, end)
    wanted = _seen(programs.job, {i: programs.candidates[i] for i in favourites}, end + LOOKING)
    if len(told) < FEWEST or not wanted:
        return scores
    mine, theirs = list(told), list(wanted)
    rows = np.hstack([features[mine], np.stack(list(told.values()))])
    asked = np.hstack([candidates[theirs], np.stack(list(wanted.values()))])
    started = (margins[0][:, mine], margins[1][:, theirs]) if margins else None
    again = _ensemble(rows, labels[mine], asked, seed, started)
    better = scores.copy()
    better[:, theirs] = scores.max() + 1 + again - again.min()
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
