"""What TVM's own cost model sees of a program: a vector of features for each store into a buffer.

The features of Ansor and MetaSchedule (arithmetic by kind, reuse, strides, bytes touched, loop annotations), reduced to
one vector a program: their largest and their mean value over its stores.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import tvm
from tvm import s_tir

from schedules.device import Device

from ..build import Job, program, specific_target


def features(job: Job) -> np.ndarray:
    """The features of the program that `job` lowers to. Raises as `tuning.build.program`; ValueError if it has none."""
    from tvm.s_tir.meta_schedule import MeasureCandidate

    mod = program(job)
    context = _context(repr(sorted(specific_target(job.target_device).items())), job.target_device)
    candidate = MeasureCandidate(s_tir.Schedule(mod), [])
    (rows,) = _extractor().extract_from(context, [candidate])
    stores = rows.numpy()
    if not stores.size:
        raise ValueError("the program stores nothing")
    return np.concatenate([stores.max(axis=0), stores.mean(axis=0)]).astype(np.float32)


@lru_cache(maxsize=1)
def _extractor():
    from tvm.s_tir.meta_schedule.feature_extractor import PerStoreFeature

    return PerStoreFeature()


@lru_cache(maxsize=4)
def _context(key: str, device: Device):
    """A tuning context for a target. Its own constructor imports every tensor intrinsic (12 to 27 s), which no feature
    needs: this one makes the object alone."""
    from tvm.s_tir.meta_schedule import TuneContext, _ffi_api
    from tvm.s_tir.meta_schedule.logging import get_logger, get_logging_func

    made = TuneContext.__new__(TuneContext)
    target = tvm.target.Target(specific_target(device))
    settings = (None, target, None, None, "features", 1, 1, get_logging_func(get_logger(__name__)))
    made.__init_handle_by_constructor__(_ffi_api.TuneContext, *settings)
    return made
