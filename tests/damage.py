"""Damage an exported library in many small ways and use it: run as ``damage.py LIBRARY TIMES`` on a copy.

A crash ends this process by a signal; an error that is no ExplorerError, or a wrong product, by an exception.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import deploy
from deploy.manifest import digest
from schedules.errors import ExplorerError

SHAPES = ((64, 64, 64), (5, 7, 6), (70, 3, 129))
ODD = (None, -1, 0, 2**70, "", "../../etc/passwd", "x" * 3000, [], {}, True, 1e308, "?9", "?0", "\0", [[[]]])


def leaves(node: Any, trail: tuple = ()) -> Iterator[tuple]:
    """The ways to every value of a document that is no list or dictionary."""
    items = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in items:
        yield from leaves(value, (*trail, key)) if isinstance(value, (dict, list)) else [(*trail, key)]


def value_at(node: Any, trail: tuple) -> Any:
    for key in trail:
        node = node[key]
    return node


def changed(text: bytes, rng: random.Random) -> bytes:
    """A manifest with another value somewhere, signed again, as by someone who means to."""
    document = json.loads(text)
    trails = list(leaves(document))
    field = rng.choice(list(document))  # the table of kernels is as likely as the longest of manifests
    (*way, last), other = rng.choice([trail for trail in trails if trail[0] == field]), rng.choice(trails)
    value_at(document, way)[last] = rng.choice([*ODD, value_at(document, other)])
    document.pop("digest", None)
    return json.dumps({**document, "digest": digest(document)}).encode()


def flipped(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]


def replaced(path: Path, data: bytes) -> None:
    """Write a new file of that name: one that was loaded stays as it is, as with every installer."""
    path.unlink()
    path.write_bytes(data)


def use(library: Path) -> None:
    """Load all of it, and multiply."""
    deploy.load_all(library)
    gemm = deploy.numpy_function("gemm", library, trans_b=False, dtype="float32")
    for m, n, k in SHAPES:
        a, b = np.ones((m, k), "float32"), np.ones((k, n), "float32")
        assert (gemm(a, b) == k).all(), "a wrong product"


def main(library: Path, times: int) -> None:
    """Print how often each kind of damage was refused, and how often it changed nothing that matters."""
    rng, seen = random.Random(0), Counter()
    files = {path: path.read_bytes() for path in (library, library.with_suffix(".json"))}
    for _ in range(times):
        path = rng.choice(list(files))
        data = files[path]
        kinds = {"flipped": flipped, "truncated": lambda data, rng: data[: rng.randrange(len(data) - 1)]}
        kind, damage = rng.choice(list(({**kinds, "changed": changed} if path.suffix == ".json" else kinds).items()))
        replaced(path, damage(data, rng))
        try:
            use(library)
            seen[f"{kind} {path.suffix} works"] += 1
        except ExplorerError as error:
            assert error.message and error.hint
            seen[f"{kind} {path.suffix} refused"] += 1
        replaced(path, data)
    print(json.dumps(seen))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
