"""An operator for the tests of libraries, its export, and what every test of them checks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np
import pytest
from tvm import te

import deploy
from schedules import core
from schedules.core import LADDERS, OPERATORS, Operator, Tolerance, Work
from schedules.errors import ExplorerError
from schedules.steps import split_init
from tuning.build import Job, job_for

# Extents that no tile divides; enough rows for the parallel loop, workspace well above the stack's share.
SIZES = {"rows": 75, "cols": 83, "depth": 61}


def define(rows, cols, depth, dtype="float32"):
    """mixed[i, j] = Σ_k P[i, k] · Q[k, j]. Comments in C end with */ and this text must not."""
    p = te.placeholder((rows, depth), dtype, name="P")
    q = te.placeholder((depth, cols), dtype, name="Q")
    k = te.reduce_axis((0, depth), name="k")
    return p, q, te.compute((rows, cols), lambda i, j: te.sum(p[i, k] * q[k, j], axis=k), name="mixed")


@contextmanager
def registered() -> Iterator[Operator]:
    """An operator with one rung that packs Q once and P inside its parallel loop: workspace in caller and workers."""
    operator = core.register(
        Operator(
            name="packed_mix",
            define=define,
            reference=lambda case, p, q: p.astype(np.float64) @ q.astype(np.float64),
            work=lambda case: Work(2 * case["rows"] * case["cols"] * case["depth"], 1),
            tolerance=lambda case: Tolerance(1e-5, 1e-4),
        )
    )

    @core.schedule("packed_mix", "x86", finish=lambda sch, case, device, config: split_init(sch))
    def v0_packed(sch, case, device, *, bm=8):
        """Both operands are packed, rows go to the cores."""
        block = sch.get_sblock("mixed")
        panel = sch.cache_read(block, 1, "global")
        rows = sch.cache_read(block, 0, "global")
        i, j, k = sch.get_loops(block)
        io, ii = sch.split(i, [None, bm])
        sch.reorder(io, ii, k, j)
        sch.compute_at(rows, io)
        sch.parallel(io)
        sch.parallel(sch.get_loops(panel)[0])
        yield "Each core packs its own rows."

    try:
        yield operator
    finally:
        OPERATORS.pop("packed_mix")
        LADDERS.pop(("packed_mix", "x86"))


@dataclass(frozen=True)
class Mixed:
    """The operator's kernel as a library, and a call of it with its result."""

    job: Job
    exported: deploy.Export
    inputs: list[np.ndarray]
    wanted: np.ndarray


def export(device, folder) -> Mixed:
    """Export the operator, which need not stay registered."""
    with registered() as operator:
        case = operator.case(SIZES)
        job = job_for(rung(), case, device)
        inputs = operator.inputs(case)
        return Mixed(job, deploy.export(job, folder / "mixed.so"), inputs, operator.reference(case, *inputs))


def rung() -> core.Schedule:
    return core.find_schedule("packed_mix", "x86", "v0_packed")


def close(out, wanted) -> bool:
    return bool(np.abs(out - wanted).max() < 1e-4)


def refusal(function, *arguments, **options) -> ExplorerError:
    with pytest.raises(ExplorerError) as caught:
        function(*arguments, **options)
    assert "\n" not in caught.value.message and caught.value.hint
    return caught.value
