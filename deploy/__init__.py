"""Ship a kernel: a library for C, C++, NumPy and Python's TVM runtime, with its header and manifest.

export(job, path) writes the library; load(path) runs it on NumPy arrays. Loading imports no compiler.
"""

from __future__ import annotations

import importlib
from typing import Any

_HOME = {
    "Export": "library",
    "export": "library",
    "LoadedKernel": "loader",
    "load": "loader",
    "load_all": "loader",
    "Collection": "collection",
    "export_all": "collection",
    "best_jobs": "collection",
    "torch_op": "pytorch",
    "numpy_function": "functions",
    "best_job": "best",
    "Check": "regression",
    "Checked": "regression",
    "check": "regression",
    "to_junit": "regression",
    "to_markdown": "regression",
    "Manifest": "manifest",
    "read_manifest": "manifest",
}
__all__ = list(_HOME)


def __getattr__(name: str) -> Any:
    """The public names, each imported from its module when first used: `load` must not bring the compiler along."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f".{_HOME[name]}", __name__), name)
