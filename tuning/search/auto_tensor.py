"""As ``auto``, with MetaSchedule's rules for the tensor cores of CUDA devices."""

from __future__ import annotations

from schedules.core import Space
from schedules.errors import ExplorerError

from . import Context, Search
from .auto import Auto


def make(space: Space, start: list, seed: int, context: Context) -> Search:
    """Raises ExplorerError("no_tensor_cores") for another kind of device."""
    if context.job is not None and context.job.device["kind"] != "cuda":
        raise ExplorerError("no_tensor_cores", "auto_tensor is for CUDA devices", "choose auto")
    return Auto(context, seed, tensor=True)
