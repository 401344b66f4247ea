"""Stand-ins for building and measuring in a worker that fail at random but reproducibly: a die per configuration."""

from __future__ import annotations

import os
import signal
import time
import zlib

from tuning.measure import Timing
from tuning.pool import Failure
from tuning.worker import Built

# Of 1,000 faces; the rest succeeds.
FACES = {
    "build_error": range(0, 40),
    "build_crash": range(40, 60),
    "build_hang": range(60, 63),
    "run_error": range(100, 140),
    "wrong": range(140, 180),
    "run_crash": range(180, 200),
    "run_hang": range(200, 203),
    "memory": range(203, 220),
    "pruned": range(300, 400),
}


def face(config: dict) -> str:
    """What happens to a configuration."""
    number = zlib.crc32(repr(sorted(config.items())).encode()) % 1000
    return next((name for name, faces in FACES.items() if number in faces), "ok")


def candidate(job, known=(), seed=0):
    """In place of `tuning.worker.candidate`."""
    happens = face(job.config)
    if happens == "build_error":
        raise Failure("build_error", "the die says no")
    if happens == "build_crash":
        os.kill(os.getpid(), signal.SIGSEGV)
    if happens == "build_hang":
        time.sleep(3600)
    return Built(repr(sorted(job.config.items())), True)


def trial(job, protocol, limit, seed, keep=None):
    """In place of `tuning.worker.trial`."""
    happens = face(job.config)
    if happens in ("run_error", "wrong"):
        raise Failure(happens, "the die says no")
    if happens == "run_crash":
        os.abort()
    if happens == "run_hang":
        time.sleep(3600)
    if happens == "memory":
        raise MemoryError("the die says no")
    return Timing((1e-3 * (1 + job.config["number"]),), pruned=happens == "pruned")


def status(config: dict) -> str:
    """The status that a record of the configuration must have."""
    happens = face(config)
    named = {"build_crash": "crash", "run_crash": "crash", "build_hang": "timeout", "run_hang": "timeout"}
    return {**named, "memory": "run_error"}.get(happens, happens)


def fails(spent):
    """What a worker answers when its GPU is lost, or is not."""
    raise Failure("run_error", "the die says no", spent)
