"""The manifest of a library of many kernels: theirs, and the table that says which of them runs a case."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from .dispatch import Row, from_json, to_json
from .manifest import (
    SCHEMA,
    File,
    Manifest,
    bad_manifest,
    digest,
    is_name,
    manifest_path,
    parse_manifest,
    read_document,
    symbolic_values,
)


@dataclass(frozen=True)
class Kernels:
    """What a library of many kernels is: theirs, which of them runs a case (see `dispatch`), and its ABI's number.

    name: what its C functions begin with; "" for a library of one kernel.
    """

    kernels: tuple[Manifest, ...]
    rows: tuple[Row, ...]
    name: str = ""
    abi: int = 0


def read_kernels(path: str | Path) -> Kernels:
    """The manifest of a library of many kernels, or of one. Errors as in `read_manifest`."""
    path = manifest_path(path)
    document = read_document(path)
    if "kernels" not in document:
        only = parse_manifest(path, document)
        return Kernels((only,), (Row(0, only.values),))
    kernels = document["kernels"]
    if type(kernels) is not list or not kernels or not all(type(k) is dict for k in kernels):
        raise bad_manifest(path, "field 'kernels' is no list of manifests")
    if not is_name(document.get("name")) or type(document.get("abi")) is not int:
        raise bad_manifest(path, "fields 'name' and 'abi' are missing or wrong")
    try:
        rows = from_json(document.get("rows"), len(kernels))
    except ValueError as error:
        raise bad_manifest(path, f"field 'rows': {error}") from None
    found = Kernels(tuple(parse_manifest(path, kernel) for kernel in kernels), rows, document["name"], document["abi"])
    for number, row in enumerate(rows):
        if not _fits(row, found.kernels[row.kernel]):
            raise bad_manifest(path, f"row {number} of field 'rows' is not for its kernel")
    return found


def _fits(row: Row, kernel: Manifest) -> bool:
    """Whether a row is for its kernel's values, but for the numbers that symbolic extents are tuned for."""

    def known(values: dict) -> dict:
        return {key: "?" if key in kernel.free else value for key, value in values.items()}

    return known(row.values) == known(kernel.values) and symbolic_values(row.values) == set(kernel.free)


def kernels_json(library: str, found: Kernels, files: dict[str, File]) -> str:
    """The manifest of a library of many kernels: theirs, the table, the files, and a digest of it all."""
    body = {
        "schema": SCHEMA,
        "library": library,
        "name": found.name,
        "abi": found.abi,
        "files": {name: asdict(file) for name, file in files.items()},
        "rows": to_json(found.rows),
        "kernels": [asdict(kernel) for kernel in found.kernels],
    }
    return json.dumps({**body, "digest": digest(body)}, indent=1) + "\n"
