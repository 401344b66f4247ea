"""Machine code kept on disk: the same source, flags and compiler give the same kernel, in every process and run.

nvcc takes seconds for a kernel, and several processes want the same one: a search, its finals, a bench, a resumed run.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

MOST = 4096  # kernels kept; beyond that the ones unused for longest go, half at a time


def folder() -> Path:
    """Where they lie: the XDG cache folder."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "tvm-explorer" / "kernels"


def kept(key: tuple[str, ...], make: Callable[[], tuple[bytes, str]]) -> tuple[bytes, str]:
    """(code, compiler's report) of `make`, from the disk if `key` was met before.

    A folder that cannot be read or written is no error: the code is made then.
    """
    path = folder() / hashlib.sha256(json.dumps(key).encode()).hexdigest()
    with suppress(OSError, ValueError):
        header, _, code = path.read_bytes().partition(b"\n")
        facts = json.loads(header)
        if facts["bytes"] == len(code):
            os.utime(path)
            return code, facts["log"]
    code, log = make()
    with suppress(OSError):
        _write(path, json.dumps({"log": log, "bytes": len(code)}).encode() + b"\n" + code)
    return code, log


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(data)
    os.replace(file.name, path)
    files = list(path.parent.iterdir())
    if len(files) > MOST:
        for old in sorted(files, key=lambda f: f.stat().st_mtime)[: len(files) // 2]:
            with suppress(OSError):
                old.unlink()
