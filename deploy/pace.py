"""What a library's dispatch and a PyTorch operator cost, measured and recorded on this machine.

    python -m deploy.pace dispatch gemm --tune 15 m=900,n=1100,k=700 ...   shapes never tuned, beside a schedule tuned
        [--device cuda] [--rungs a,b] [--trials N] [--seconds N]           for them; no further one after N seconds
    python -m deploy.pace rows --device cuda gemm "m=?64,n=4096,k=4096"    one kernel for any rows, beside PyTorch
    python -m deploy.pace torch [--device cuda]                            a call, beside the kernel it makes

They write ``logs/<device>/<operator>.dispatch.json``, ``<operator>.any_rows.json`` and ``torch_op.overhead.json``;
shapes join those recorded before.
"""

from __future__ import annotations

import argparse
import math
import shutil
import sys
import tempfile
import time
import timeit
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

from schedules import core
from tuning.devices import find_device
from tuning.records.files import read_document, rounded, write_document
from tuning.records.places import find_logs
from tuning.records.record import now
from tuning.tuner import Limits

from .pace_shapes import dispatch, rows

ROUNDS, CALLS = 41, 2000  # of the overhead's measurement
SLOW = 1.25  # times the least of the kernel's rounds above which a round counts as in the machine's slow phase


def overhead(device: str = "cpu") -> dict[str, Any]:
    """Microseconds a call of an 8×8 product: the kernel itself, `torch_op`, and the other ways of PyTorch's Python.

    device: "cpu", or "cuda" for the processor's time while the kernels run behind.
    """
    import torch

    from .pytorch import torch_op

    settle, calls = (torch.cuda.synchronize, CALLS // 10) if device == "cuda" else (lambda: None, CALLS)
    with tempfile.TemporaryDirectory(prefix="pace-") as folder, torch.no_grad():
        gemm = torch_op("gemm", device=device, folder=folder if device == "cpu" else None, logs=folder)
        a, b, c = (torch.rand(8, 8, device=device) for _ in range(3))
        gemm(a, b)
        kernel = gemm.operation.supply(gemm.operation.supply.operator.case("m=8,n=8,k=8"))

        def fresh(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
            made = torch.empty(8, 8, device=device)
            kernel(a, b, made)
            return made

        schema = "(Tensor a, Tensor b) -> Tensor"
        custom = torch.library.custom_op("pace::gemm", fresh, mutates_args=(), schema=schema)
        ways = {
            "kernel": lambda: kernel(a, b, c),
            "kernel and new output": lambda: fresh(a, b),
            "torch_op": lambda: gemm(a, b),
            "custom_op": lambda: custom(a, b),
            "torch.mm": lambda: torch.mm(a, b),
        }
        for name, extension in _extensions(Path(folder)).items():
            ways[name] = lambda extension=extension: extension(a, b)
        taken: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(ROUNDS):
            for name, call in ways.items():
                taken[name].append(timeit.timeit(call, number=calls) / calls * 1e6)
                settle()
    return {**_of_fast_rounds(taken, calls), "time": now(), "versions": {"torch": torch.__version__}}


def _of_fast_rounds(taken: dict[str, list[float]], calls: int) -> dict[str, Any]:
    """Least and median of every way over the rounds in which the kernel alone was as fast as it can be."""
    fast = [i for i, alone in enumerate(taken["kernel"]) if alone <= SLOW * min(taken["kernel"])]
    kept = {name: [times[i] for i in fast] for name, times in taken.items()}
    found = {name: {"least": min(times), "median": median(times)} for name, times in kept.items()}
    harness = f"{ROUNDS} rounds of {calls} calls, one way after the other; {ROUNDS - len(fast)} slow rounds left out"
    return {"microseconds": found, "harness": harness}


_EXTENSION = """
#include <dlfcn.h>
using Kernel = int (*)(const float *, const float *, float *);
static Kernel kernel = (Kernel)dlsym(dlopen("{library}", RTLD_NOW), "{symbol}");
torch::Tensor run(torch::Tensor a, torch::Tensor b) {{
  auto c = torch::empty({{a.size(0), b.size(1)}}, a.options());
  kernel(a.data_ptr<float>(), b.data_ptr<float>(), c.data_ptr<float>());
  return c;
}}
TORCH_LIBRARY(pace_cpp, m) {{ m.def("gemm(Tensor a, Tensor b) -> Tensor"); }}
TORCH_LIBRARY_IMPL(pace_cpp, CPU, m) {{ m.impl("gemm", &run); }}
"""


def _extensions(folder: Path) -> dict[str, Any]:
    """The library in `folder` behind C++: as an inline extension and as an operator of TORCH_LIBRARY.

    None without a library, ninja and a C++ compiler.
    """
    import torch
    from torch.utils import cpp_extension

    library = next(folder.glob("gemm_*.so"), None)
    if not (library and shutil.which("ninja") and shutil.which("c++")):
        return {}
    source = _EXTENSION.format(library=library, symbol=library.stem)
    inline = cpp_extension.load_inline("pace_inline", source, functions=["run"])
    return {"inline extension": inline.run, "TORCH_LIBRARY": torch.ops.pace_cpp.gemm.default}


def main(arguments: Sequence[str]) -> int:
    """Measure and record; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m deploy.pace")
    parser.add_argument("what", choices=("dispatch", "rows", "torch"))
    parser.add_argument("operator", nargs="?", default="gemm")
    parser.add_argument("cases", nargs="*")
    parser.add_argument("--tune", type=float, default=15.0, metavar="SECONDS")
    parser.add_argument("--trials", type=int)
    parser.add_argument("--rungs", type=lambda names: names.split(","), default=(), help="that are tuned (a,b)")
    parser.add_argument("--seconds", type=float, default=math.inf)
    parser.add_argument("--threads", type=int)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    options = parser.parse_intermixed_args(arguments)
    core.load_all()
    logs = find_logs()
    device = find_device(options.device, logs)
    if options.what == "torch":
        _write(logs / device.name / "torch_op.overhead.json", overhead(options.device))
        return 0
    device = device.with_threads(options.threads) if options.threads else device
    operator = core.find_operator(options.operator)
    cases, path = [operator.case(text) for text in options.cases], logs / device.name
    if options.what == "rows":
        for case in cases:
            found = rows(case, device)
            _join(path / f"{operator.name}.any_rows.json", found)
            print(case.text, *(f"{row['m']}: {row['ratio']:.2f}" for row in found["rows"]), flush=True)
        return 0
    until = time.monotonic() + options.seconds
    limits = Limits(options.tune, options.trials)
    with closing(dispatch(operator, cases, device, logs, limits, options.rungs)) as results:
        for found in results:
            _settle(path / f"{operator.name}.dispatch.json", found)
            if time.monotonic() > until:
                print(f"left out after {options.seconds:g} s: what follows {found['case']}")
                break
    return 0


def _settle(path: Path, found: dict[str, Any]) -> None:
    """Record and print one case, or print what was wrong with it."""
    if "fault" in found:
        print(found["case"], found["fault"], flush=True)
        return
    _join(path, found)
    low, high = found["interval"]
    beside = f"{found['tuned']['rung']} {found['tuned']['trials']} trials"
    print(f"{found['case']} {found['rung']} {found['ratio']:.3f} [{low:.3f}, {high:.3f}] {beside}", flush=True)


def _join(path: Path, found: dict[str, Any]) -> None:
    """Write what was found to its file, in place of what was recorded of the same case and threads."""

    def key(entry: dict[str, Any]) -> tuple[str, int]:
        return entry["case"], entry.get("threads", 1)

    others = [entry for entry in read_document(path, []) if key(entry) != key(found)]
    _write(path, sorted([*others, found], key=key))


def _write(path: Path, document: Any) -> None:
    write_document(path, rounded(document))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
