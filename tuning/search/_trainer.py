"""The cost model: an ensemble of XGBoost rankers, trained in this process or in one of its own."""

from __future__ import annotations

from typing import Any

import numpy as np

ROUNDS = 60
MEMBERS = 3  # models on different samples of the trials; each proposal takes the favourite of one of them


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


def fit_and_score(features: np.ndarray, labels: np.ndarray, sizes: list[int], candidates: np.ndarray, seed: int):
    """Train MEMBERS rankers and score `candidates` with each: an array of MEMBERS rows, higher is better."""
    import xgboost

    settings = {"objective": "rank:pairwise", "max_depth": 5, "eta": 0.2, "subsample": 0.8, "nthread": 1}
    data = xgboost.DMatrix(features, labels)
    data.set_group(sizes)
    wanted = xgboost.DMatrix(candidates)
    made = (xgboost.train({**settings, "seed": seed * MEMBERS + i}, data, ROUNDS) for i in range(MEMBERS))
    return np.stack([model.predict(wanted) for model in made])
