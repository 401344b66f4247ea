"""An operator whose one rung fails on a GPU on purpose, as its tunable `fault` says; given to the tuner with --load.

y = 2 x. After an illegal access the process's context is lost: the configuration behind it tells whether the tuner
went on with a fresh one.
"""

import tvm
from tvm import te
from tvm.script import tirx as T

from schedules.core import Operator, Tolerance, Work, program, register

THREADS = 128
FAR = 1 << 29  # elements: 2 GiB behind the array


def define(n):
    """y = 2 x."""
    x = te.placeholder((n,), "float32", name="x")
    return [x, te.compute((n,), lambda i: x[i] * 2.0, name="y")]


register(
    Operator(
        name="planted_cuda",
        define=define,
        reference=lambda case, x: 2.0 * x.astype("float64"),
        work=lambda case: Work(case["n"], 8 * case["n"]),
        tolerance=lambda case: Tolerance(1e-6, 1e-6),
    )
)


@tvm.register_global_func("planted_cuda.memory", override=True)
def ask_for_memory(code):
    """What the host's part of the kernel calls; more than any device has if `code` is 1."""
    if int(code):
        tvm.runtime.empty((1 << 40,), "float32", tvm.cuda(0))


@program(
    "planted_cuda", "cuda", space={"fault": ("wrong", "memory", "illegal", "none", "unwritten"), "again": (0, 1, 2)}
)
def runs(case, device, *, fault="none", again=0):
    """Fails while it runs."""
    n, factor = case["n"], 3.0 if fault == "wrong" else 2.0
    written = n // 2 if fault == "unwritten" else n
    offset, memory = (FAR if fault == "illegal" else 0), int(fault == "memory")

    @T.prim_func(s_tir=True)
    def main(x: T.Buffer((n,), "float32"), y: T.Buffer((n,), "float32")):
        T.func_attr({"marker": again})
        T.evaluate(T.call_packed("planted_cuda.memory", memory))
        for b in T.thread_binding(written // THREADS, thread="blockIdx.x"):
            for t in T.thread_binding(THREADS, thread="threadIdx.x"):
                y[b * THREADS + t + offset] = x[b * THREADS + t] * T.float32(factor)

    return main
