"""The strategies compared on spaces that were recorded in full: how many trials until one is within 5 % of the best."""

from __future__ import annotations

from pathlib import Path
from statistics import median

from benchmarks.strategies import needed, recorded_spaces

ROOT = Path(__file__).resolve().parent.parent

SPACES = [space for found in recorded_spaces(ROOT / "logs", "gemm").values() for space in found]


def test_three_cases_of_a_thousand_configurations_are_recorded():
    assert len({(space.operator, space.case) for space in SPACES}) >= 3
    for space in SPACES:
        assert len(set(space.configs)) == len(space.configs) >= 1000


def test_the_model_needs_at_most_half_of_the_trials_that_random_needs():
    """In the median over the spaces and the seeds; `benchmarks.strategies` writes down each space and the intervals."""
    random = median(trials for space in SPACES for trials in needed(space, "random"))
    model = median(trials for space in SPACES for trials in needed(space, "model", most=int(random)))
    assert model <= random / 2, (model, random)
