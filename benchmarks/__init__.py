"""What the schedules are measured against: peers by operator and kind of device, and the side-by-side table."""

from __future__ import annotations

import importlib
import importlib.util

from schedules.core import Case
from tuning.worker import Peer

# The library that must be installed for a peer which is not named after it.
LIBRARY = {"copy": "torch", "triad": "tvm", "torch.compile": "torch", "graph": "torch", "cub": "cupy"}
# What a peer imports beyond that only when it is called, in seconds that would pass between others' turns.
AHEAD = {"torch.compile": "torch,torch._inductor.compile_fx", "cub": "torch,cupy"}


def peers(case: Case, kind: str, threads: int, load: tuple[str, ...] = ()) -> dict[str, Peer]:
    """The installed peers of an operator, found in ``benchmarks/<operator>.py``'s PEERS table; may be empty.

    A peer whose library is not installed, or that does not offer the case, is left out.
    """
    if importlib.util.find_spec(f"benchmarks.{case.operator}") is None:
        return {}
    module = importlib.import_module(f"benchmarks.{case.operator}")
    found = {}
    for name, function in module.PEERS.get(kind, {}).items():
        if importlib.util.find_spec(LIBRARY.get(name, name)) is not None and module.offers(name, case):
            path = f"{function.__module__}:{function.__name__}"
            found[name] = Peer(name, path, case.operator, case.text, threads, load, AHEAD.get(name, ""))
    return found
