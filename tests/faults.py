"""An operator whose one rung fails on purpose, in the way its tunable `fault` says; given to the tuner with --load.

y = 2 x; a fault of a kernel at run time is a call back into Python from the compiled code.
"""

import os
import signal
import time

import tvm
from tvm import te
from tvm.script import tirx as T

from schedules.core import Operator, Tolerance, Work, program, register, schedule

AT_BUILD = ("refused", "raises", "abort_build", "hang_build", "memory_build")
AT_RUN = ("segv", "abort", "hang", "wrong", "unwritten", "memory")
TICK = 0.02  # seconds that a call of the rung `slow` takes


def define(n):
    """y = 2 x."""
    x = te.placeholder((n,), "float32", name="x")
    return [x, te.compute((n,), lambda i: x[i] * 2.0, name="y")]


register(
    Operator(
        name="planted",
        define=define,
        reference=lambda case, x: 2.0 * x.astype("float64"),
        work=lambda case: Work(case["n"], 8 * case["n"]),
        tolerance=lambda case: Tolerance(1e-6, 1e-6),
    )
)


@tvm.register_global_func("planted.fault", override=True)
def fault(code):
    """What a kernel calls while it runs."""
    name = ("", "slow", *AT_RUN)[int(code)]
    if name == "segv":
        os.kill(os.getpid(), signal.SIGSEGV)
    if name == "abort":
        os.abort()
    if name == "hang":
        time.sleep(3600)
    if name == "memory":
        bytearray(1 << 46)
    if name == "slow":
        time.sleep(TICK)


@schedule("planted", "x86", space={"fault": ("none", *AT_BUILD)})
def builds(sch, case, device, *, fault="none"):
    """Fails while it is built."""
    block = sch.get_sblock("y")
    yield "so far so good"
    if fault == "refused":
        sch.decompose_reduction(block, sch.get_loops(block)[0])
    if fault == "raises":
        raise ZeroDivisionError("one over nothing")
    if fault == "abort_build":
        os.abort()
    if fault == "hang_build":
        time.sleep(3600)
    if fault == "memory_build":
        bytearray(1 << 46)
    yield "as defined"


@program("planted", "x86", space={"fault": ("none", *AT_RUN)})
def runs(case, device, *, fault="none"):
    """Fails while it runs."""
    code = ("none", "slow", *AT_RUN).index(fault)
    return _doubling(case["n"], code, 3.0 if fault == "wrong" else 2.0, case["n"] - (fault == "unwritten"))


@program("planted", "x86", space={"number": tuple(range(16)), "twin": (0, 1)})
def slow(case, device, *, number=0, twin=0):
    """Takes its time; the tunable `twin` changes nothing."""
    return _doubling(case["n"], 1, 2.0, case["n"], number)


def _doubling(n, code, factor, written, marker=0):
    @T.prim_func(s_tir=True)
    def main(x: T.Buffer((n,), "float32"), y: T.Buffer((n,), "float32")):
        T.func_attr({"marker": marker})
        T.evaluate(T.call_packed("planted.fault", code))
        for i in range(written):
            y[i] = x[i] * T.float32(factor)

    return main
