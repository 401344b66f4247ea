"""Files that survive: locked appends, atomic rewrites, and errors a person can act on."""

from __future__ import annotations

import errno
import fcntl
import json
import os
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from schedules.errors import ExplorerError

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


@contextmanager
def plain_errors(path: Path) -> Iterator[None]:
    """Turn an OSError on `path` into one clear line with the way out."""
    try:
        yield
    except OSError as error:
        if error.errno in _FULL:
            hint = "free some space and run the same command again: what was recorded before is intact"
            raise ExplorerError("disk_full", f"{path}: {error.strerror}", hint) from error
        hint = "give another folder with --logs DIR"
        raise ExplorerError("unwritable", f"{path}: {error.strerror or error}", hint) from error


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold the folder's lock: one writer at a time, across processes and threads.

    The lock is a file of its own (``store.lock``): the files it protects may be replaced while it is held.
    It goes with the process that holds it, however that ends.
    """
    with plain_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder / "store.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
    try:
        with plain_errors(folder):
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        yield
    finally:
        os.close(descriptor)


def append_lines(path: Path, lines: Sequence[str], sync: bool = True) -> None:
    """Append lines; call under the folder's lock. sync: bring the whole file to the disk before this returns.

    If they cannot be written whole (a full disk), the file is cut back to what it was and ExplorerError
    ("disk_full") raised. A configuration may take the whole machine down, and the line that names it must be there
    afterwards: that one is synced.
    """
    with plain_errors(path):
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o666)
        try:
            before = os.fstat(descriptor).st_size
            try:
                write_all(descriptor, "".join(line + "\n" for line in lines).encode())
                if sync:
                    os.fdatasync(descriptor)
            except BaseException:  # an interrupt in mid-line too
                with suppress(OSError):  # the first error is the one to report; the next writer mends the tail
                    os.ftruncate(descriptor, before)
                raise
        finally:
            os.close(descriptor)


def write_all(descriptor: int, data: bytes) -> None:
    """os.write until all of `data` is written: it may write less than asked."""
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]


def replace_file(path: Path, data: bytes) -> None:
    """Rewrite `path` atomically: a reader, a crash or a full disk sees the old file or the new one, whole."""
    with plain_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, temporary = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
        try:
            try:
                write_all(descriptor, data)
                os.fsync(descriptor)
                os.fchmod(descriptor, _mode(path))
            finally:
                os.close(descriptor)
            os.replace(temporary, path)
        except BaseException:
            with suppress(FileNotFoundError):
                os.unlink(temporary)
            raise


def _mode(path: Path) -> int:
    """Permissions of the file that is replaced; mkstemp's own would hide it from others."""
    with suppress(FileNotFoundError):
        return path.stat().st_mode & 0o777
    return 0o644


def read_bytes(path: Path) -> bytes:
    """The content of `path`, empty if there is no such file. Raises ExplorerError if it cannot be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise ExplorerError("unreadable", f"{path}: {error.strerror}", "check the path and its permissions") from error


def read_document(path: Path, default: Any) -> Any:
    """The JSON document in `path`, `default` if there is no such file or nothing in it. Raises as `read_bytes`."""
    data = read_bytes(path)
    return json.loads(data) if data else default


def write_document(path: Path, document: Any, **style: Any) -> None:
    """Replace `path` by a JSON document, indented. style: of ``json.dumps``. Raises as `replace_file`."""
    replace_file(path, (json.dumps(document, indent=1, **style) + "\n").encode())


def write_list(path: Path, entries: Iterable[Any]) -> None:
    """Replace `path` by a JSON list, an entry a line. Raises as `replace_file`."""
    text = ",\n".join(json.dumps(entry, sort_keys=True) for entry in entries)
    replace_file(path, f"[\n{text}\n]\n".encode())


def rounded(value: Any) -> Any:
    """`value`, a JSON document, with five digits of every measured number: timings are not that exact."""
    if isinstance(value, float):
        return float(f"{value:.5g}")
    if isinstance(value, dict):
        return {key: rounded(inner) for key, inner in value.items()}
    return [rounded(inner) for inner in value] if isinstance(value, (list, tuple)) else value
