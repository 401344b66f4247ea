"""The fork server that workers come from: one process that imports TVM for all of them. Light to import itself."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing import forkserver

PRELOAD = ("tuning.warm",)


def begin(preload: Sequence[str] = ()) -> None:
    """Start the server, which imports `preload` too, unless it runs; returns at once.

    A program that is to need workers calls it before it imports TVM: then both do so at the same time.
    """
    multiprocessing.get_context("forkserver").set_forkserver_preload([*PRELOAD, *preload])  # heeded when it starts
    forkserver.ensure_running()
