"""Run a CUDA kernel's source on the CPU: every thread of a block is a fiber, several blocks run at a time.

That tests what shuffles, ballots, barriers, atomics and words that blocks leave for one another compute, without a GPU:
a thread runs on to the next barrier, so that one which is missing shows as a value that is not there yet.
Blocks of a cluster run together, and find each other's shared memory. A bulk copy arrives at once, as early as one can.
Not covered: other asynchronous copies, tensor cores, weak memory order, warps of which a part has left.
"""

from __future__ import annotations

import atexit
import ctypes
import functools
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import tvm
import tvm_ffi
from tvm import tirx

from tuning.build import Kernel

HEADER = Path(__file__).with_name("fibers.h")
FLAGS = ("-std=c++17", "-O1", "-w", "-mf16c", "-fno-strict-aliasing", "-fPIC")
TOGETHER = 4  # blocks: more than there are cores, so that some wait for others
# TVM's helper functions by a part of their name, and what stands for them.
HELPERS = {
    "cta_sync": "__syncthreads",
    "warp_sync": "__syncwarp",
    "ballot_sync": "__ballot_sync",
    "atomic_add": "atomic_add",
    "ptx_ld_relaxed": "load_relaxed",
    "ptx_st_relaxed": "store_relaxed",
    "fence_mbarrier_init": "in_order",
    "mbarrier_init": "barrier_init",
    "mbarrier_arrive_expect_tx": "barrier_expect",
    "mbarrier_arrive": "barrier_arrive",
    "mbarrier_wait": "barrier_wait",
    "cp_async_bulk_g2s": "bulk_copy",
    "cvta_generic_to_shared": "same",
    "thread_rank": "own_thread",
}
AWAIT = re.compile(r"await_order_\d+\(\);")
# Functions of our own that a kernel calls.
OWN = re.compile(r"__forceinline__ __device__ \w+ (?:all|begin)_\w+\([^)]*\) \{\n.*?\n\}\n", re.DOTALL)
DYNAMIC = re.compile(r"extern __shared__ __align__\(\d+\) (\w+) (\w+)\[\];")
KERNEL = re.compile(r'extern "C" __global__ void __launch_bounds__\((\d+)(?:, \d+)?\) (\w+)\(([^)]*)\) \{')


def run_on_fibers(kernel: Kernel, program: tvm.IRModule, folder: Path, *arrays: np.ndarray) -> None:
    """Call a compiled program on host arrays, in call order; its workspaces begin full of rubbish.

    folder: where the C++ goes. Raises CalledProcessError with the compiler's words where the source needs more.
    """
    source = kernel.code("cuda")
    own = "".join(OWN.findall(source))
    source = source[source.index('extern "C" __global__') :].replace("__shared__ alignas(64)", "__shared__")
    source = re.sub(r'extern "C" __global__[^;{]*;', "", source)
    source = AWAIT.sub("", source)
    source = DYNAMIC.sub(r"alignas(128) static thread_local \1 \2[1 << 18];", source)
    for name in set(re.findall(r"\btvm_builtin_\w+", source)):
        stand_in = next((known for part, known in HELPERS.items() if part in name), name)
        source = re.sub(rf"\b{name}\b", stand_in, source)
    names = [argument.name for argument in kernel.arguments]
    text = f'#include "{HEADER.name}"\n{own}{source}\n' + _caller(source, launches(program), names)
    (folder / "kernel.cpp").write_text(text)
    library = folder / "kernel.so"
    _compile("-shared", f"-I{_precompiled()}", "-o", str(library), str(folder / "kernel.cpp"), "-lpthread")
    ctypes.CDLL(str(library)).run(*(array.ctypes.data_as(ctypes.c_void_p) for array in arrays))


def _compile(*arguments: str) -> None:
    subprocess.run(["g++", *FLAGS, *arguments], check=True, capture_output=True, text=True)


@functools.cache
def _precompiled() -> Path:
    """The folder of the header, which is compiled once for all kernels."""
    folder = Path(tempfile.mkdtemp(prefix="fibers-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    shutil.copy(HEADER, folder)
    _compile("-x", "c++-header", str(folder / HEADER.name))
    return folder


def launches(program: tvm.IRModule) -> list[tuple[int, int, int]]:
    """Of each kernel of a program: its blocks, the threads of one along x, and the blocks of a cluster."""
    main = program["main"]
    if not main.attrs.get("s_tir", False):
        text = program["main"].script()
        grids, widths = (re.findall(rf"T\.{axis}\(\[(\d+)", text) for axis in ("cta_id", "thread_id"))
        return [(int(grid), int(width), 1) for grid, width in zip(grids, widths, strict=True)]
    body = main.body.block.body
    found = []
    for kernel in body.seq if isinstance(body, tirx.SeqStmt) else [body]:
        extents: dict[str, int] = {}
        loops: list[tirx.For] = []
        tvm_ffi.structural_walk(kernel, (tirx.For, loops.append))
        for loop in loops:
            if loop.thread_binding is not None:
                extents[str(loop.thread_binding.thread_tag)] = int(loop.extent)
        found.append((extents["blockIdx.x"], extents.get("threadIdx.x", 1), extents.get("clusterCtaIdx.x", 1)))
    return found


def _caller(source: str, shapes: list[tuple[int, int, int]], names: list[str]) -> str:
    """A C function of the arguments that launches the kernels one after another, each when the one before has ended."""
    kernels = KERNEL.findall(source)
    assert len(shapes) == len(kernels), "a kernel for every device entry"
    spaces: dict[str, str] = {}
    calls = []
    for (grid, width, cluster), (threads, name, parameters) in zip(shapes, kernels, strict=True):
        given = []
        for parameter in parameters.split(","):
            kind, _, buffer = parameter.replace("__restrict__", "").replace("*", "").strip().rpartition(" ")
            buffer = re.sub(r"(_flat)?_ptr$", "", buffer.strip()) or "unnamed"
            given.append(f"({kind} *){buffer}")
            if buffer not in names:
                spaces[buffer] = (
                    f"  std::vector<char> {buffer}_space(1 << 20, 77);\n  char *{buffer} = {buffer}_space.data();"
                )
        start, together = ("launch", TOGETHER) if cluster == 1 else ("launch_clusters", cluster)
        calls.append(f"  {start}({grid}, {threads}, {width}, {together}, [&] {{ {name}({', '.join(given)}); }});")
    head = ", ".join(f"char *{name}" for name in names)
    return "\n".join([f'extern "C" void run({head}) {{', *spaces.values(), *calls, "}", ""])
