"""What the peers that call PyTorch share: arrays as tensors, timing on the GPU, replayed graphs, compiled functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tuning.cuda import timing


@dataclass(frozen=True)
class CudaCall:
    """A call on the GPU's current stream of PyTorch, timed between two events.

    batched: several calls are recorded into one graph, as our kernels are, so that the time is the GPU's alone; else
    the host launches each call, and its work counts where the GPU waits for it.
    """

    library: Any
    run: Callable[[], None]
    outputs: tuple[Any, ...]
    batched: bool = False
    graphs: dict[int, Callable[[], None]] = field(default_factory=dict)

    def seconds(self, number: int) -> float:
        """Mean seconds of `number` calls back to back."""
        size, times = timing.batches(number) if self.batched and number > 1 else (1, number)
        run = self._batch(size) if size > 1 else self.run
        start, end = (self.library.cuda.Event(enable_timing=True) for _ in range(2))
        start.record()
        for _ in range(times):
            run()
        end.record()
        end.synchronize()
        return start.elapsed_time(end) / 1e3 / (size * times)

    def _batch(self, size: int) -> Callable[[], None]:
        """`size` calls as one graph."""
        if size not in self.graphs:
            self.graphs[size] = recorded(self.library, lambda: [self.run() for _ in range(size)])
        return self.graphs[size]

    def evict(self) -> None:
        """Fill the second-level cache with something else."""
        timing.evict()

    def fetch(self) -> list[np.ndarray]:
        """The outputs on the host; bfloat16, which NumPy lacks, as float32."""
        narrow = self.library.bfloat16
        return [(o.float() if o.dtype == narrow else o).cpu().numpy() for o in self.outputs]


def tensor(library, array: np.ndarray):
    """`array` as a tensor in place; bfloat16 by its bits."""
    if array.dtype.name == "bfloat16":
        return library.from_numpy(array.view(np.int16)).view(library.bfloat16)
    return library.from_numpy(array)


def on_gpu(library, arrays: list[np.ndarray]) -> list[Any]:
    """`arrays` as tensors on the GPU."""
    return [tensor(library, array).cuda() for array in arrays]


def replayed(library, run: Callable[[], None], outputs: tuple[Any, ...]) -> CudaCall:
    """`run` captured in a CUDA graph once: a call replays its kernels without PyTorch's work on the host."""
    return CudaCall(library, recorded(library, run), outputs)


def recorded(library, run: Callable[[], Any]) -> Callable[[], None]:
    """What replays the kernels of `run` from a CUDA graph."""
    side = library.cuda.Stream()
    side.wait_stream(library.cuda.current_stream())
    with library.cuda.stream(side):
        run()  # what allocates or chooses an algorithm does so before the capture
    library.cuda.current_stream().wait_stream(side)
    graph = library.cuda.CUDAGraph()
    with library.cuda.graph(graph):
        run()
    return graph.replay


def prepare_compiler(library) -> None:
    """Forget functions that were compiled for other cases: PyTorch counts them and gives up at the eighth.

    One kernel is compiled in this process: starting PyTorch's pool of compilers takes longer.
    """
    import torch._inductor.config as settings

    settings.compile_threads = 1
    library._dynamo.reset()
