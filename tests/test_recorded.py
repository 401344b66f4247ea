"""The strategies compared on spaces that were recorded in full: how many trials until one is within 5 % of the best."""

from __future__ import annotations

import math
from pathlib import Path
from statistics import median

import pytest

from benchmarks.strategies import CLOSE, needed, recorded_spaces

ROOT = Path(__file__).resolve().parent.parent

SPACES = [(space, device) for device, found in recorded_spaces(ROOT / "logs", "gemm").items() for space in found]


def test_three_cases_of_a_thousand_configurations_are_recorded():
    assert len({(space.operator, space.case) for space, _ in SPACES}) >= 3
    for space, _ in SPACES:
        assert len(set(space.configs)) == len(space.configs) >= 1000


def median_of_uniform_draws(space) -> int:
    """Draws without repetition after which one is within CLOSE of the best as likely as not: what `random` needs."""
    timed = [seconds for seconds in space.seconds if seconds is not None]
    size, near = len(space.seconds), sum(seconds <= min(timed) * (1 + CLOSE) for seconds in timed)
    return next(n for n in range(1, size) if 2 * math.comb(size - near, n) <= math.comb(size, n))


@pytest.mark.parametrize(("space", "device"), SPACES, ids=[space.case for space, _ in SPACES])
def test_the_model_needs_at_most_half_of_the_trials_that_random_needs(space, device):
    """In the median over 20 seeds on every case; `benchmarks.strategies` writes down more seeds and the intervals."""
    half = median_of_uniform_draws(space) / 2
    model = needed(space.recorded(device), "model", range(20), most=int(half))
    assert median(model) <= half, (sorted(model), half)
