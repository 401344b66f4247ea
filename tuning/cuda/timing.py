"""Time on a GPU: launches recorded into CUDA graphs and run between two events, and a cold second-level cache.

Short kernels end sooner than a host can launch the next one. A graph launches many at once, so that what is timed is
the kernel; libraries are timed the same way (``benchmarks/cuda_call.py``). TVM has no interface to graphs, hence the
driver's own (CUDA Driver API, sections "Graph Management" and "Event Management").
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache

import tvm
import tvm_ffi

from schedules.errors import ExplorerError

BATCH = 128  # launches in one graph at most: enough that starting it costs nothing beside them
RELAXED = 2  # CUstreamCaptureMode: a workspace may be allocated meanwhile


def batches(number: int) -> tuple[int, int]:
    """(launches in a graph, how often it runs) for at least `number` launches; few distinct graphs serve all."""
    size = min(BATCH, 1 << (max(1, number).bit_length() - 1))
    return size, -(-number // size)


class DeviceCall:
    """A kernel bound to its arguments on the GPU, timed by the GPU itself."""

    def __init__(self, run: Callable[[], None]):
        self.run = run
        self.graphs: dict[int, Graph] = {}
        self.plain = False

    def seconds(self, number: int) -> float:
        """Mean seconds of `number` calls back to back, as one graph where they can be recorded (more than one)."""
        clock = clock_of()
        with tvm_ffi.use_raw_stream(tvm.cuda(0), clock.stream):
            if number > 1 and not self.plain:
                size, times = batches(number)
                graph = self._graph(clock, size)
                if graph is not None:
                    return clock.seconds(graph.launch, times) / size
            return clock.seconds(self.run, number)

    def evict(self) -> None:
        """Empty the second-level cache."""
        evict()

    def _graph(self, clock: Clock, size: int) -> Graph | None:
        """The graph of `size` launches; None, from then on, if something in them cannot be recorded."""
        if size not in self.graphs:
            try:
                self.graphs[size] = clock.record(self.run, size)
            except (
                Exception
            ):  # whatever TVM's launches raise: an error of the kernel's own comes back without the graph
                self.plain = True
                return None
        return self.graphs[size]


class Driver:
    """The few functions of the CUDA driver that are used here; they raise ExplorerError("cuda_error")."""

    def __init__(self):
        self.library = ctypes.CDLL("libcuda.so.1")

    def __call__(self, name: str, *arguments) -> None:
        code = getattr(self.library, name)(*arguments)
        if code:
            raise ExplorerError("cuda_error", f"{name} failed with CUresult {code}", "see CUDA's driver_types")


class Graph:
    """Recorded launches on a stream."""

    def __init__(self, driver: Driver, stream: int, handle: ctypes.c_void_p):
        self.driver, self.stream, self.handle = driver, ctypes.c_void_p(stream), handle

    def launch(self) -> None:
        self.driver("cuGraphLaunch", self.handle, self.stream)

    def __del__(self):
        self.driver.library.cuGraphExecDestroy(self.handle)


class Clock:
    """A stream with two events. The stream waits for the default one, on which TVM and PyTorch copy, and vice versa."""

    def __init__(self):
        self.driver = Driver()
        tvm.cuda(0).sync()  # makes the device's context the thread's current one
        stream, self.start, self.end = (ctypes.c_void_p() for _ in range(3))
        self.driver("cuStreamCreate", ctypes.byref(stream), 0)
        self.stream = int(stream.value)
        for event in (self.start, self.end):
            self.driver("cuEventCreate", ctypes.byref(event), 0)
        self.scratch: tuple[ctypes.c_uint64, int] | None = None

    def seconds(self, run: Callable[[], None], number: int) -> float:
        """Mean seconds of `number` runs on the stream."""
        stream, elapsed = ctypes.c_void_p(self.stream), ctypes.c_float()
        self.driver("cuEventRecord", self.start, stream)
        for _ in range(number):
            run()
        self.driver("cuEventRecord", self.end, stream)
        self.driver("cuEventSynchronize", self.end)
        self.driver("cuEventElapsedTime", ctypes.byref(elapsed), self.start, self.end)
        return elapsed.value / 1e3 / number

    def record(self, run: Callable[[], None], size: int) -> Graph:
        """A graph of `size` runs. Raises ExplorerError if one of them cannot be recorded (it waits for the host)."""
        stream = ctypes.c_void_p(self.stream)
        graph, handle = ctypes.c_void_p(), ctypes.c_void_p()
        self.driver("cuStreamBeginCapture_v2", stream, RELAXED)
        try:
            for _ in range(size):
                run()
        finally:
            code = self.driver.library.cuStreamEndCapture(stream, ctypes.byref(graph))
        if code:
            raise ExplorerError("cuda_error", f"recording failed with CUresult {code}", "it is timed launch by launch")
        self.driver("cuGraphInstantiateWithFlags", ctypes.byref(handle), graph, ctypes.c_ulonglong(0))
        self.driver("cuGraphDestroy", graph)
        return Graph(self.driver, self.stream, handle)

    def evict(self) -> None:
        """Write over twice the second-level cache; a launch behind it finds nothing of its operands there."""
        if self.scratch is None:
            size = 2 * int(tvm.cuda(0).l2_cache_size_bytes)
            address = ctypes.c_uint64()
            self.driver("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(size))
            self.scratch = address, size
        address, size = self.scratch
        stream = ctypes.c_void_p(self.stream)
        self.driver("cuMemsetD8Async", address, ctypes.c_ubyte(0), ctypes.c_size_t(size), stream)


@cache
def clock_of() -> Clock:
    """The process' clock on its first GPU."""
    return Clock()


def evict() -> None:
    """Fill the GPU's second-level cache with something else."""
    clock_of().evict()
