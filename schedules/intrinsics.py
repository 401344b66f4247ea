"""TVM's own tensor intrinsics, made known only to a process whose program needs them, and without the wait.

``import tvm.s_tir.tensor_intrin`` parses the intrinsics of every backend, and for each of them the parser looks at the
call stack, which is where most of 12 seconds and more go. Here one backend's module is imported, with a bare stack.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from typing import Any

import tvm

from .stack import bare_stack

PACKAGE = "tvm.s_tir.tensor_intrin"
KINDS = ("x86", "cuda")  # kinds of devices for which the package has a module of the same name


def load_intrinsics(kind: str) -> None:
    """Register TVM's tensor intrinsics for a kind of device in this process, once. The package is left unrun."""
    _enter_package()
    name = f"{PACKAGE}.{kind}"
    if kind in KINDS and name not in sys.modules:
        with bare_stack():
            importlib.import_module(name)


def load_for(trace: Any, kind: str) -> None:
    """Register them if a trace (as JSON) tensorizes with one of TVM's."""
    if any(instruction[0] == "Tensorize" for instruction in trace[0]):
        load_intrinsics(kind)


def _enter_package() -> None:
    """Put the package into the table of modules without running it, which would import every backend.

    MetaSchedule's TuneContext imports it too, and then finds it here.
    """
    if PACKAGE not in sys.modules:
        module = importlib.util.module_from_spec(importlib.util.find_spec(PACKAGE))
        sys.modules[PACKAGE] = module
        tvm.s_tir.tensor_intrin = module
