"""Whether a rung is still what it was when a trial was recorded: a digest of the sources it is made of."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import schedules
from schedules.core import Schedule, find_operator

KEY = "sources"  # the digest's place in a record's protocol


def digest(schedule: Schedule) -> str:
    """Digest of the packages or files that hold the rung, the rungs below it, the definition, and the shared steps.

    Equal digests: the same configuration is the same program. Unequal ones say nothing: a comment may have changed,
    and the program's own fingerprint decides.
    """
    functions = [rung.rung for rung in schedule.chain()] + [find_operator(schedule.operator).define]
    places = {Path(inspect.getfile(inspect.unwrap(f))) for f in functions} | {Path(schedules.__file__)}
    files = sorted({file for place in places for file in _files(place)})
    return _hashed(tuple((str(f), f.stat().st_mtime_ns) for f in files))


def _files(place: Path) -> Iterator[Path]:
    """The modules beside `place` if it belongs to a package, else itself."""
    if (place.parent / "__init__.py").exists():
        yield from place.parent.glob("*.py")
    else:
        yield place


@lru_cache(maxsize=8)
def _hashed(files: tuple[tuple[str, int], ...]) -> str:
    """Digest of the files' contents; their times only tell when to read them again."""
    whole = hashlib.sha256()
    for name, _ in files:
        whole.update(Path(name).name.encode() + b"\0" + Path(name).read_bytes() + b"\0")
    return whole.hexdigest()[:16]
