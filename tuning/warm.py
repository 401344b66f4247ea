"""What the fork server imports: work that each worker would have to do is done here, once, before they fork.

The one module that works when it is imported, since a fork server does nothing but import (`forkserver.PRELOAD`). It
loads the operators, and takes one small program through TVM: its lazy imports, LLVM's tables and those with which TVM
looks up the stack of its first error cost a process half a second or more.
"""

from __future__ import annotations

import gc
from contextlib import suppress

import tvm
from tvm import s_tir, te

from schedules import core

from . import worker  # noqa: F401  what the workers run


def _once() -> None:
    core.load_all()
    x = te.placeholder((16,), "float32", name="x")
    sch = s_tir.Schedule(te.create_prim_func([x, te.compute((16,), lambda i: x[i] + 1.0, name="y")]))
    with suppress(Exception):  # whatever TVM raises for a block that is not there: its stack has been looked up
        sch.get_sblock("nothing")
    tvm.compile(sch.mod, target=tvm.target.Target({"kind": "llvm"})).jit()["main"]
    gc.collect()
    gc.freeze()  # collections in the workers need not look at what is here already


_once()
