"""The process side of ``auto``: TVM's MetaSchedule, asked and told in plain data (traces as JSON, seconds).

It runs in a worker of its own, since a TuneContext takes seconds to make. One search is kept; each call names it, so
that a fresh process (the old one crashed) notices that it has to begin anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import tvm
from tvm import s_tir
from tvm.s_tir import meta_schedule as ms
from tvm.s_tir.meta_schedule.arg_info import ArgInfo
from tvm.s_tir.meta_schedule.cost_model.xgb_model import XGBConfig, XGBModel
from tvm.s_tir.meta_schedule.database import MemoryDatabase, TuningRecord
from tvm.s_tir.meta_schedule.runner import RunnerResult
from tvm.s_tir.meta_schedule.search_strategy import EvolutionarySearch, MeasureCandidate

from schedules import core
from schedules.intrinsics import load_intrinsics

from ..build import Job
from ..pool import Failure
from ..records.record import candidate
from ..records.replay import trace_of
from ._rules import Rules, rules_for

BATCH = 24  # candidates of a generation
WARM_UP = 24  # measured candidates before the cost model is asked
POPULATION = 96  # traces in a generation; TVM's 512 take several times as long as measuring a batch does
POPULATION_ON_GPUS = 384  # most draws ask for too many threads or too much shared memory
GENERATIONS = 3
TRIES = 32  # draws for each candidate that is still wanted
LOST = "lost"

Told = Sequence[tuple[Any, "float | None"]]


@dataclass(frozen=True)
class Batch:
    """Traces to try next, as JSON. ended: why none will follow, "" if some may."""

    traces: list[Any]
    ended: str = ""


class Evolution:
    """One search: design spaces from MetaSchedule's rules, candidates from its evolutionary search and cost model."""

    def __init__(self, job: Job, seed: int, tensor: bool, cores: int):
        operator, case, device = job.resolve()
        self.device = device
        load_intrinsics(device.kind)
        sch = s_tir.Schedule(operator.prim_func(case))
        if job.schedule:
            core.apply(core.find_schedule(operator.name, device.kind, job.schedule), sch, case, device, job.config)
        self.mod = sch.mod
        self.rules = rules_for(device, tensor)
        self.rng = np.random.default_rng(seed)
        self.context = self._context(self.rules[0], seed, cores)
        self.spaces = [space for rules in self.rules for space in self._spaces(rules, seed, cores)]
        if not self.spaces:
            raise Failure("build_error", "MetaSchedule's rules make no design space of this program")
        self.postprocs = list(self.context.space_generator.postprocs)
        self.database = MemoryDatabase()
        self.workload = self.database.commit_workload(self.mod)
        config = XGBConfig(max_depth=6, nthread=cores, seed=seed)
        self.model = XGBModel(config=config, num_warmup_samples=WARM_UP, early_stopping_rounds=20, verbose_eval=0)
        self.context.pre_tuning(1 << 20, BATCH, self.spaces, self.database, self.model)
        self.measured = 0
        self.seen: set[str] = set()
        self.proposed: dict[str, s_tir.Schedule] = {}

    def _context(self, rules: Rules, seed: int, cores: int) -> ms.TuneContext:
        generator = ms.space_generator.PostOrderApply(
            sch_rules=rules.schedule, postprocs=rules.postprocs, mutator_probs=rules.mutators
        )
        population = POPULATION if self.device.kind == "x86" else POPULATION_ON_GPUS
        strategy = EvolutionarySearch(
            population_size=population,
            init_min_unmeasured=BATCH,
            max_fail_count=8,
            genetic_num_iters=GENERATIONS,
            eps_greedy=0.1,
        )
        return ms.TuneContext(
            self.mod,
            target=tvm.target.Target(rules.target),
            space_generator=generator,
            search_strategy=strategy,
            rand_state=seed + 1,
            num_threads=cores,
        )

    def _spaces(self, rules: Rules, seed: int, cores: int) -> list[s_tir.Schedule]:
        return list(self._context(rules, seed, cores).generate_design_space())

    def tell(self, told: Told) -> None:
        """Let the cost model and the next generation know what was measured."""
        known = [(self._schedule(trace), seconds) for trace, seconds in told]
        pairs = [(sch, seconds) for sch, seconds in known if sch is not None]
        if not pairs:
            return
        infos = ArgInfo.from_entry_func(self.mod, remove_preproc=True)
        candidates = [MeasureCandidate(sch, infos) for sch, _ in pairs]
        results = [RunnerResult([s], None) if s is not None else RunnerResult(None, "failed") for _, s in pairs]
        self.model.update(self.context, candidates, results)
        for sch, seconds in pairs:
            if seconds is not None:
                target = self.context.target
                self.database.commit_tuning_record(TuningRecord(sch.trace, self.workload, [seconds], target, infos))
        self.measured += len(pairs)

    def _schedule(self, trace: Any) -> s_tir.Schedule | None:
        """The schedule of a trace: kept since it was proposed, else replayed; None if it does not apply (any more)."""
        name = _name(trace)
        sch = self.proposed.pop(name, None)
        self.seen.add(name)
        if sch is None:
            sch = s_tir.Schedule(self.mod)
            try:
                s_tir.Trace.apply_json_to_schedule(trace, sch)
            except Exception:  # a trace is data: TVM raises its own classes, ValueError and IndexError alike
                return None
        return sch

    def propose(self, count: int) -> Batch:
        """Up to `count` new traces: drawn at random until enough is known, then bred; some are always drawn."""
        found: list[s_tir.Schedule] = []
        if self.measured >= WARM_UP:
            found = self._bred(count)
        fresh = max(count - len(found), 1)
        found += self._drawn(fresh)
        if not found:
            return Batch([], "the rules have no further candidate")
        return Batch([trace_of(sch) for sch in found])

    def _bred(self, count: int) -> list[s_tir.Schedule]:
        """A generation of the evolutionary search."""
        candidates = self.context.generate_measure_candidates() or []
        self.context.notify_runner_results(candidates, [RunnerResult(None, "") for _ in candidates])
        return [c.sch for c in candidates if self._claim(c.sch)][:count]

    def _drawn(self, count: int) -> list[s_tir.Schedule]:
        """Random decisions in a random design space."""
        found = []
        for _ in range(TRIES * count):
            if len(found) == count:
                break
            space = self.spaces[self.rng.integers(len(self.spaces))]
            sch = s_tir.Schedule(self.mod, seed=int(self.rng.integers(1, 1 << 31)))
            s_tir.Trace(space.trace.insts, {}).apply_to_schedule(sch, remove_postproc=True)
            sch.enter_postproc()
            if all(postproc.apply(sch) for postproc in self.postprocs) and self._claim(sch):
                found.append(sch)
        return found

    def _claim(self, sch: s_tir.Schedule) -> bool:
        """Whether a schedule was never proposed; it counts as proposed from now on."""
        name = _name(trace_of(sch))
        if name in self.seen:
            return False
        self.seen.add(name)
        self.proposed[name] = sch
        return True


def _name(trace: Any) -> str:
    return candidate({}, trace)


_searches: dict[str, Evolution] = {}


def begin(ticket: str, job: Job, seed: int, tensor: bool, cores: int, count: int) -> Batch:
    """Make the search `ticket` (and forget others) and draw its first candidates.

    Raises Failure("build_error") if no rule applies to the program.
    """
    _searches.clear()
    _searches[ticket] = Evolution(job, seed, tensor, cores)
    return _searches[ticket].propose(count)


def go_on(ticket: str, told: Told, count: int) -> Batch:
    """Tell the search what became of earlier candidates and have it propose more. Raises Failure(LOST)."""
    if ticket not in _searches:
        raise Failure(LOST, "the process that searches has been started anew")
    _searches[ticket].tell(told)
    return _searches[ticket].propose(count)
