"""What runs inside a worker: building, checking and timing. The parent calls these by name through the pool.

A worker keeps the kernels, inputs and references of the case at hand, so that every call is idempotent:
after a crash the next call simply builds again.
"""

from __future__ import annotations

import gc
import importlib
import math
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from schedules import core
from schedules.core import Case, Operator
from schedules.device import Device, Gpu
from schedules.errors import ExplorerError

from . import operands
from .build import Job, Kernel, build, fingerprint, first_line, kernel, program
from .heap import keep_freed_memory
from .measure import Error, HostCall, Protocol, Runnable, Timing, aligned, beyond, compare, poison, runnable, sample
from .pool import Failure
from .symbolic import fault_elsewhere
from .threads import apart, spread, start_threads


@dataclass(frozen=True)
class Peer:
    """A library to compare with, as plain data: ``module:function`` makes it inside the worker.

    The function takes (case, arrays) with the outputs last and preallocated, and returns a call that fills them.
    ahead: modules, comma-separated, to import before its turn ("": the one that it is named after).
    """

    name: str
    function: str
    operator: str
    case: str
    threads: int
    load: tuple[str, ...] = ()
    ahead: str = ""


Contender = Job | Peer

# Calls that a trial gives a library before it counts: the first may load it, plan or compile, as none after it.
LOADED = 2


@dataclass(frozen=True)
class Built:
    """A candidate's program: its fingerprint, and whether it was compiled (not if it is known already)."""

    program: str
    compiled: bool


@dataclass(frozen=True)
class Bound:
    """A contender on this worker's operands: its call, and what poisons and fetches its outputs.

    inputs: fetches what its inputs hold now. error: how far the outputs are from the reference, where that can be told
    without fetching them.
    """

    call: Runnable
    poison: Callable[[], None]
    fetch: Callable[[], list[np.ndarray]]
    inputs: Callable[[], list[np.ndarray]]
    error: Callable[[], Error | None] = lambda: None


_kernels: dict[str, Kernel] = {}
_calls: dict[str, Bound] = {}
_kept: set[str] = set()


def ready() -> bool:
    """Import what a candidate needs; the answer means the worker is warm."""
    core.load_all()
    return True


def prepare(job: Job, lean: bool = False) -> float:
    """Build `job` and keep the kernel; returns the seconds it took. Raises as `tuning.build.build`."""
    started = time.perf_counter()
    if repr(job) not in _kernels:
        _kernels[repr(job)] = build(job, lean)
        _ = _kernels[repr(job)].function
    return time.perf_counter() - started


def settle_in(operator: str, case: str, seed: int, load: tuple[str, ...], device: Device) -> bool:
    """Make the inputs, outputs and reference of `case` where kernels find them: no candidate's turn waits for them."""
    if isinstance(device, Gpu):  # its compiler takes tens of megabytes anew for every kernel
        keep_freed_memory()
    core.load_all(load)
    operands.reference(operator, case, seed)
    operands.sums(operator, case, seed)
    operands.uploaded(operator, case, seed, device.kind)
    operands.outputs(operator, case, device.kind)
    if isinstance(device, Gpu):
        operands.on_gpu(operator, case, seed, device)
    return True


def candidate(job: Job, known: Collection[str] = (), seed: int = 0) -> Built:
    """Lower `job` and, unless its program is among the fingerprints in `known`, compile it as a search does; keep it.

    Raises as `tuning.build.build`.
    """
    operator, case, device = job.resolve()
    mod = program(job)
    key = fingerprint(job, mod)
    if key in known:
        return Built(key, False)
    _kernels[repr(job)] = kernel(mod, operator.arguments(case), device, lean=True)
    _ = _kernels[repr(job)].function
    settle_in(operator.name, case.text, seed, job.load, device)  # anew where a crash took the worker before
    return Built(key, True)


def foresee(contenders: Sequence[Contender], seed: int = 0, lean: bool = False) -> bool:
    """What can be done before the turns of `contenders` without their device: builds, inputs and reference, imports.

    Forgets what came before. A contender that cannot be built raises when it is checked.
    """
    keep_freed_memory()
    forget()
    for contender in contenders:
        with suppress(ExplorerError):
            _get_ready(contender, lean)
        operands.sums(contender.operator, contender.case, seed)
        operands.reference(contender.operator, contender.case, seed)
    return True


def _get_ready(contender: Contender, lean: bool) -> None:
    """Build a job; import what a peer needs."""
    core.load_all(contender.load)
    if isinstance(contender, Job):
        prepare(contender, lean)
        return
    for module in (contender.ahead or contender.name).split(","):
        with suppress(ImportError):  # a peer that is not named after its library imports it when it runs
            importlib.import_module(module)


def _on_gpu(contender: Contender) -> bool:
    """Whether it is a kernel of ours for a GPU."""
    return isinstance(contender, Job) and contender.device["kind"] == "cuda"


@contextmanager
def _on_device(contender: Contender) -> Iterator[None]:
    """What goes wrong inside on a GPU is a run_error that spends the process: its context may have failed for good."""
    try:
        yield
    except ExplorerError as error:
        if error.code != "cuda_error":
            raise
        raise Failure("run_error", error.message, spent=True) from error
    except (Failure, MemoryError):
        raise
    except Exception as error:  # TVM raises several classes for what the driver reports
        if _on_gpu(contender):
            raise Failure("run_error", f"{type(error).__name__}: {first_line(error)}", spent=True) from error
        raise


def check(contender: Contender, seed: int = 0) -> Error:
    """Run once on random inputs into poisoned outputs and compare with the float64 reference; a kernel with symbolic
    extents at other extents too.

    Raises Failure("wrong") with the first fault.
    """
    error = _checked(contender, seed)[0]
    operator, case = _subject(contender)
    symbolic = case.free and isinstance(contender, Job)
    if symbolic and (fault := fault_elsewhere(_kernels[repr(contender)], operator, case, seed)):
        raise Failure("wrong", fault)
    return error


def _checked(contender: Contender, seed: int, inputs: bool = True) -> tuple[Error, float]:
    """`check`, and how long that run took in seconds.

    inputs: whether to see that the inputs are unchanged too.
    """
    operator, case = _subject(contender)
    expected = operands.reference(operator.name, case.text, seed)
    with _on_device(contender):
        bound = _bound(contender, seed)
        bound.poison()
        seconds = bound.call.seconds(1)
        error, fault = bound.error(), ""
        if error is None or beyond(operator, case, error):  # the host says what is wrong
            error, fault = compare(operator, case, bound.fetch(), expected)
        if isinstance(contender, Peer) and isinstance(bound.call, HostCall):
            spread(bound.call.run, contender.threads)
    if inputs and not fault:
        fault = operands.overwritten(operator, case, seed, bound.inputs())
    if fault:
        _calls.clear()
        operands.forget(_on_gpu(contender))  # whatever it wrote to, the next candidate has fresh ones
        raise Failure("wrong", fault)
    return error, seconds


def timed(contender: Contender, protocol: Protocol, limit: float = math.inf, seed: int = 0) -> Timing:
    """Sample a contender that has been checked. Candidates slower than `limit` seconds are pruned."""
    call = _bound(contender, seed).call
    if protocol.idle:
        time.sleep(protocol.idle)
    return sample(call, protocol, limit, _evictor(call) if protocol.cache == "cold" else None)


def once(contender: Contender, seed: int = 0) -> float:
    """Run a contender that has been checked once more; returns the seconds that took."""
    return _bound(contender, seed).call.seconds(1)


def trial(
    job: Contender, protocol: Protocol, limit: float = math.inf, seed: int = 0, keep: float | None = None
) -> Timing:
    """Check and time one candidate, and forget it; only one that takes less than `keep` seconds is kept for `again`.

    A GPU's inputs stay there unseen: fetching them takes longer than the rest. The finals look at them.
    """
    kept = False
    ours = isinstance(job, Job)
    if ours:
        start_threads()
    try:
        # A library's threads stay on the processors that its caller had when they started: see `spread`.
        with apart() if ours else nullcontext():
            _, first = _checked(job, seed, inputs=not _on_gpu(job))
            call = _bound(job, seed).call
            if not ours:
                first = min(call.seconds(1) for _ in range(LOADED))
            timing = sample(call, protocol, limit, _evictor(call) if protocol.cache == "cold" else None, first)
        kept = keep is not None and not timing.pruned and timing.seconds < keep
        return timing
    finally:
        if kept:
            _keep(job)
        else:
            drop(job)


def again(job: Job, protocol: Protocol, seed: int = 0) -> Timing | None:
    """Time once more what `trial` kept; None if it is not there."""
    with apart():
        return timed(job, protocol, seed=seed) if repr(job) in _calls else None


def _keep(job: Job) -> None:
    """Keep `job` built, and nothing that was kept before."""
    for other in [key for key in _kept if key != repr(job)]:
        _calls.pop(other, None)
        _kernels.pop(other, None)
        _kept.remove(other)
    _kept.add(repr(job))


def check_once(job: Job, seed: int = 0) -> Error:
    """Check one candidate and forget it."""
    try:
        return check(job, seed)
    finally:
        drop(job)


def drop(contender: Contender) -> None:
    """Forget a contender's kernel and operands."""
    _calls.pop(repr(contender), None)
    _kernels.pop(repr(contender), None)


def forget() -> None:
    """Forget everything: the next case starts with free memory."""
    for cache in (_calls, _kernels):
        cache.clear()
    operands.forget()
    gc.collect()


def _subject(contender: Contender) -> tuple[Operator, Case]:
    core.load_all(contender.load)
    operator = core.find_operator(contender.operator)
    return operator, operator.case(contender.case)


def _bound(contender: Contender, seed: int) -> Bound:
    """The contender on this worker's operands."""
    key = repr(contender)
    if key not in _calls:
        operator, case = _subject(contender)
        _calls[key] = (_bind_peer if isinstance(contender, Peer) else _bind_job)(contender, operator, case, seed)
    return _calls[key]


def _bind_job(job: Job, operator: Operator, case: Case, seed: int) -> Bound:
    prepare(job)
    made = _kernels[repr(job)]
    kind = made.device.kind
    inputs = operands.uploaded(operator.name, case.text, seed, kind)
    outputs = operands.outputs(operator.name, case.text, kind)
    host = lambda: operands.inputs(operator.name, case.text, seed)  # noqa: E731
    seen = (lambda: [t.numpy() for t in inputs]) if kind == "cuda" else host
    call = runnable(made, [*inputs, *outputs.tensors])
    if not isinstance(made.device, Gpu):
        return Bound(call, outputs.poison, outputs.fetch, seen)
    there = operands.on_gpu(operator.name, case.text, seed, made.device)
    error = (lambda: there.error(outputs.tensors)) if there else lambda: None
    return Bound(call, outputs.poison, outputs.fetch, seen, error)


def _bind_peer(peer: Peer, operator: Operator, case: Case, seed: int) -> Bound:
    inputs = operands.inputs(operator.name, case.text, seed)
    module, _, name = peer.function.partition(":")
    outputs = [aligned(poison(a)) for a in operator.arguments(case) if a.output]
    made = getattr(importlib.import_module(module), name)(case, [*inputs, *outputs], peer.threads)
    fetch = getattr(made, "fetch", lambda: outputs)  # a peer on a device brings its outputs back itself
    call = made if hasattr(made, "seconds") else HostCall(made)
    return Bound(call, lambda: None, fetch, lambda: inputs)


@lru_cache(maxsize=1)
def _scratch() -> np.ndarray:
    from .devices import cache_bytes

    return np.zeros(2 * cache_bytes() // 8)


def _evictor(call: Runnable) -> Callable[[], None]:
    """What empties the caches that `call` reads through: a call on a GPU brings its own."""
    return getattr(call, "evict", _evict)


def _evict() -> None:
    """Write over twice the last-level cache."""
    _scratch()[:] += 1.0
