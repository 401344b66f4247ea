"""Run a CUDA program's source on the CPU: every thread of a block is a fiber, several blocks run at a time.

That tests what shuffles, ballots, barriers, atomics and words that blocks leave for one another compute, without a GPU.
Not covered: asynchronous copies, tensor cores, weak memory order.
"""

from __future__ import annotations

import ctypes
import re
import subprocess
from pathlib import Path

import numpy as np
import tvm

from tuning.build import Kernel

HEADER = Path(__file__).with_name("fibers.h")
TOGETHER = 4  # blocks: more than there are cores, so that some wait for others
# TVM's helper functions by a part of their name, and what stands for them.
HELPERS = {
    "cta_sync": "__syncthreads",
    "ballot_sync": "__ballot_sync",
    "atomic_add": "atomic_add",
    "ptx_ld_relaxed": "load_relaxed",
    "ptx_st_relaxed": "store_relaxed",
}
KERNEL = re.compile(r'extern "C" __global__ void __launch_bounds__\((\d+)(?:, \d+)?\) (\w+)\(([^)]*)\) \{')


def run_on_fibers(kernel: Kernel, program: tvm.IRModule, folder: Path, *arrays: np.ndarray) -> None:
    """Call a compiled TIRx program on host arrays, in call order; its workspaces begin full of rubbish.

    folder: where the C++ goes. Raises CalledProcessError with the compiler's words where the source needs more.
    """
    source = kernel.code("cuda")
    source = source[source.index('extern "C" __global__') :].replace("__shared__ alignas(64)", "__shared__")
    source = re.sub(r'extern "C" __global__[^;{]*;', "", source)
    for name in set(re.findall(r"\btvm_builtin_\w+", source)):
        stand_in = next((known for part, known in HELPERS.items() if part in name), name)
        source = re.sub(rf"\b{name}\b", stand_in, source)
    names = [argument.name for argument in kernel.arguments]
    text = f'#include "{HEADER}"\n{source}\n' + _caller(source, program, names)
    (folder / "kernel.cpp").write_text(text)
    library = folder / "kernel.so"
    flags = ["-std=c++17", "-O1", "-w", "-mf16c", "-fno-strict-aliasing", "-fPIC", "-shared"]
    done = ["g++", *flags, "-o", str(library), str(folder / "kernel.cpp"), "-lpthread"]
    subprocess.run(done, check=True, capture_output=True, text=True)
    ctypes.CDLL(str(library)).run(*(array.ctypes.data_as(ctypes.c_void_p) for array in arrays))


def _caller(source: str, program: tvm.IRModule, names: list[str]) -> str:
    """A C function of the arguments that launches the kernels one after another, each when the one before has ended."""
    grids = re.findall(r"T\.cta_id\(\[(\d+)\]\)", program["main"].script())
    kernels = KERNEL.findall(source)
    assert len(grids) == len(kernels), "a kernel for every device entry"
    spaces: dict[str, str] = {}
    launches = []
    for grid, (threads, name, parameters) in zip(grids, kernels, strict=True):
        given = []
        for parameter in parameters.split(","):
            kind, _, buffer = parameter.replace("__restrict__", "").replace("*", "").strip().partition(" ")
            buffer = re.sub(r"(_flat)?_ptr$", "", buffer.strip())
            given.append(f"({kind} *){buffer}")
            if buffer not in names:
                spaces[buffer] = (
                    f"  std::vector<char> {buffer}_space(1 << 20, 77);\n  char *{buffer} = {buffer}_space.data();"
                )
        launches.append(f"  launch({grid}, {threads}, {TOGETHER}, [&] {{ {name}({', '.join(given)}); }});")
    head = ", ".join(f"char *{name}" for name in names)
    return "\n".join([f'extern "C" void run({head}) {{', *spaces.values(), *launches, "}", ""])
