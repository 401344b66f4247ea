"""Strategies over a space: each configuration once, reproducible, and a model that learns."""

from __future__ import annotations

import itertools
import math
import random
import sys
from dataclasses import replace
from statistics import median

import numpy as np
import pytest

from schedules import core
from schedules.core import Space
from tuning import search as strategies
from tuning.build import job_for
from tuning.records.simulate import Recorded
from tuning.search import Context, Inline, key
from tuning.search._features import features
from tuning.search._trainer import MEMBERS, Programs, fit_and_score

VALUES = {"a": tuple(range(12)), "b": (1, 2, 4, 8, 16, 32), "c": (1, 2, 3, 4, 6, 8), "d": (True, False)}
SPACE = Space(VALUES, lambda c: c["a"] * c["c"] < 70)


def landscape(config: dict, shift: int = 0) -> float | None:
    """A smooth time in seconds with one optimum, and configurations that fail."""
    if config["a"] == 11 and config["c"] == 6:
        return None
    distance = abs(config["a"] - 7 - shift) / 4 + abs(math.log2(config["b"] / 8)) + abs(math.log2(config["c"] / 3))
    return 1e-3 * (1 + 0.4 * distance + 0.3 * config["d"])


def recorded(shift: int = 0) -> Recorded:
    configs = list(SPACE)
    random.Random(0).shuffle(configs)
    return Recorded((c, landscape(c, shift)) for c in configs)


BEFORE = frozenset(sys.modules)
INTRINSICS = "tvm.s_tir.tensor_intrin"
NAMES = pytest.mark.parametrize("name", [n for n in strategies.strategies() if n not in strategies.OWN_SPACE])


@NAMES
def test_every_configuration_is_proposed_once(name):
    allowed = sum(1 for _ in SPACE)
    seen = recorded().search(name, seed=1)
    assert len(seen.trials) == len({key(c) for c, _ in seen.trials}) == allowed


@NAMES
def test_the_same_seed_gives_the_same_sequence(name):
    replay = [recorded().search(name, seed, trials=80).trials for seed in (3, 3, 4)]
    assert replay[0] == replay[1]
    assert name == "grid" or replay[0] != replay[2]


@NAMES
def test_what_is_given_to_start_from_comes_first(name):
    start = [{"a": 3, "b": 4, "c": 2, "d": False}, {"a": 11, "b": 4, "c": 8, "d": False}]
    strategy = strategies.make(name, SPACE, start, seed=0)
    first = strategy.ask(3)
    assert first[0] == start[0] and start[1] not in first, "the second breaks the constraint"


@NAMES
def test_two_starts_that_are_the_same_are_one(name):
    """The hand-picked configuration is often the nearest recorded one as well."""
    start = {"a": 3, "b": 4, "c": 2, "d": False}
    strategy = strategies.make(name, SPACE, [start, dict(start)], seed=0)
    first = strategy.ask(4)
    assert first[0] == start and len({key(config) for config in first}) == 4


@pytest.mark.parametrize(("name", "every"), [("local", 3), ("model", 8)])
def test_what_costs_least_by_the_estimate_is_tried_first(name, every):
    """The others are uniform: an estimate may be wrong."""
    space = replace(SPACE, estimate=lambda c: landscape({**c, "d": False}) or math.inf)
    narrow = strategies.narrowed(space, {"d": (False,)})
    cheapest = {key(c) for c in sorted(narrow, key=narrow.estimate)[:8]}
    first = strategies.make(name, narrow, [], seed=0).ask(8)
    assert all(key(c) in cheapest for c in first[::every]) and any(key(c) not in cheapest for c in first)
    large = replace(SPACE, values={**VALUES, "e": tuple(range(1000))}, estimate=space.estimate)
    first = strategies.make(name, large, [], seed=0).ask(8)
    assert median(large.estimate(c) for c in first[::every]) < 1.1 * min(map(space.estimate, space)), "of a sample"


def test_a_product_s_estimate_fills_the_registers(processor):
    """What a search tries first on an empty log; the hand-picked tile must be among it."""
    case = core.find_operator("gemm").case("square1024")
    rung = core.find_schedule("gemm", "x86", "v8_full_tiles")
    space = rung.space(case, processor)
    first = sorted(space, key=space.estimate)[:24]
    picked = rung.configure(case, processor)
    assert all(c["mr"] * c["nv"] >= 8 and c["mr"] + c["nv"] <= c["mr"] * c["nv"] for c in first)
    assert any((c["mr"], c["nv"]) == (picked["mr"], picked["nv"]) for c in first)


def test_grid_loses_nothing_between_batches():
    grid = strategies.make("grid", SPACE, [], seed=0)
    asked = list(itertools.chain.from_iterable(iter(lambda: grid.ask(7), [])))
    assert asked == list(SPACE)


@pytest.mark.parametrize("name", ["local", "model"])
def test_a_strategy_that_learns_needs_at_most_half_of_random(name):
    space = recorded()
    needed = {s: median(len(space.search(s, seed, within=0.05).trials) for seed in range(8)) for s in (name, "random")}
    assert needed[name] <= needed["random"] / 2, needed


def test_the_log_of_another_case_gives_the_model_a_start():
    space = recorded()
    history = [[(c, landscape(c, shift=1)) for c in itertools.islice(SPACE, 0, None, 5)]]

    def needed(history, seed):
        strategy = strategies.make("model", space.space, [], seed, Context(Inline(), history))
        for n in range(1, 400):
            config = strategy.ask(1)[0]
            seconds = space.times[key(config)]
            strategy.tell(config, seconds)
            if seconds and seconds <= 1.05 * space.best:
                return n
        return 400

    warm, cold = (median(needed(h, seed) for seed in range(8)) for h in (history, []))
    assert warm < 12 and warm < cold, (warm, cold)


def test_the_model_sees_what_tvm_sees_of_a_program(avx2):
    """The features come without TVM's tensor intrinsics, whose import takes longer than a short search."""
    case = core.find_operator("gemm").case("m=64,n=64,k=64")
    job = job_for(core.find_schedule("gemm", "x86", "v3_vectorize"), case, avx2.with_threads(1))
    wide = replace(job, config={**job.config, "bn": 32})
    one, same, other = (features(j) for j in (job, replace(job), wide))
    assert (one == same).all() and (one != other).any() and math.isfinite(float(one.sum()))
    before, now = ({m for m in modules if m.startswith(INTRINSICS)} for modules in (BEFORE, sys.modules))
    assert now == before
    told = [{**job.config, "bm": bm, "bk": bk} for bm in (16, 32, 48, 64) for bk in (4, 16, 32)]
    wanted = [{**job.config, "bm": 96, "bk": bk} for bk in (4, 16, 32)]
    rows, asked = (np.array([[c["bm"], c["bk"]] for c in configs], np.float32) for configs in (told, wanted))
    labels = np.array([c["bk"] for c in told], np.float32)
    scores = fit_and_score(rows, labels, asked, 0, programs=Programs(job, told, wanted))
    assert scores.shape == (MEMBERS, 3) and (scores.argmax(axis=1) == 2).all(), "a longer bk was better every time"
