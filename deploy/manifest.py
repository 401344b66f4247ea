"""The manifest beside an exported library: what it computes, for which machine, and the checksums of its files."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any

from schedules.errors import ExplorerError

from .dispatch import free

SCHEMA = 1
AGAIN = "export it again on this machine: explorer.py export OP -o FILE"

# Instruction sets the code generator uses by itself: LLVM's name → the name in /proc/cpuinfo.
CPU_FLAGS = {
    "popcnt": "popcnt",
    "lzcnt": "abm",
    "movbe": "movbe",
    "bmi": "bmi1",
    "bmi2": "bmi2",
    "avx": "avx",
    "f16c": "f16c",
    "avx2": "avx2",
    "fma": "fma",
    "avxvnni": "avx_vnni",
    "avx512f": "avx512f",
    "avx512cd": "avx512cd",
    "avx512bw": "avx512bw",
    "avx512dq": "avx512dq",
    "avx512vl": "avx512vl",
    "avx512ifma": "avx512ifma",
    "avx512vbmi": "avx512vbmi",
    "avx512vbmi2": "avx512_vbmi2",
    "avx512vnni": "avx512_vnni",
    "avx512bf16": "avx512_bf16",
    "avx512fp16": "avx512_fp16",
}


@dataclass(frozen=True)
class Parameter:
    """One argument of the exported function, in call order; row-major, `alignment` in bytes.

    shape: numbers, and the names of symbolic extents.
    """

    name: str
    shape: tuple[int | str, ...]
    dtype: str
    output: bool
    alignment: int


@dataclass(frozen=True)
class File:
    """A file of the export: its checksum and size in bytes."""

    sha256: str
    bytes: int


@dataclass(frozen=True)
class Manifest:
    """What an exported library is.

    symbol: the C function. library: the library's file name. platform: system and architecture it is linked for.
    requires: instruction sets the processor must have, as /proc/cpuinfo names them.
    cross: whether it was built for another processor than the one it was built on.
    threads: how many it was tuned for. files: name → checksum, without the manifest itself.
    """

    operator: str
    description: str
    case: str
    values: dict[str, Any]
    schedule: str
    config: dict[str, Any]
    device: dict[str, Any]
    target: dict[str, Any]
    platform: str
    requires: tuple[str, ...]
    cross: bool
    threads: int
    symbol: str
    library: str
    arguments: tuple[Parameter, ...]
    versions: dict[str, str]
    files: dict[str, File]
    trace: Any = None
    schema: int = SCHEMA

    @cached_property
    def free(self) -> dict[str, int]:
        """The symbolic extents, in the order in which the C function takes them, with what they are tuned for."""
        return free(self.values)

    @cached_property
    def on_gpu(self) -> bool:
        """Whether its arrays lie in the memory of a CUDA device."""
        return self.target.get("kind") == "cuda"

    @property
    def inputs(self) -> tuple[Parameter, ...]:
        return tuple(a for a in self.arguments if not a.output)

    @property
    def outputs(self) -> tuple[Parameter, ...]:
        return tuple(a for a in self.arguments if a.output)

    def to_json(self) -> str:
        """The document, with a digest of itself that tells an edited or torn one."""
        body = asdict(self)
        return json.dumps({**body, "digest": digest(body)}, indent=1) + "\n"


def digest(body: dict[str, Any]) -> str:
    """SHA-256 of a document in its canonical form."""
    canonical = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def checksum(path: Path) -> File:
    """SHA-256 and size of a file."""
    data = path.read_bytes()
    return File(hashlib.sha256(data).hexdigest(), len(data))


def this_platform() -> str:
    return f"{platform.system()}-{platform.machine()}".lower()


def cpu_flags() -> frozenset[str]:
    """The instruction sets of this processor; empty where the system does not say."""
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return frozenset()
    lines = (line for line in text.splitlines() if line.startswith("flags"))
    return frozenset(next(lines, "").partition(":")[2].split())


def manifest_path(path: str | Path) -> Path:
    """``gemm.json`` for ``gemm.so``, ``gemm.h`` or itself."""
    return Path(path).with_suffix(".json")


def read_manifest(path: str | Path) -> Manifest:
    """The manifest of an exported library, from the path of either.

    Raises ExplorerError: "no_manifest" (no such file), "bad_manifest" (unreadable, not a manifest, edited or torn),
    "unknown_schema" (written by another version of the explorer).
    """
    path = manifest_path(path)
    document = read_document(path)
    if "kernels" in document:
        message = f"{path}: the manifest of a library of many kernels"
        raise ExplorerError(
            "bad_manifest", message, "deploy.load_all loads all of them, deploy.numpy_function one operator's"
        )
    return parse_manifest(path, document)


def read_document(path: Path) -> dict[str, Any]:
    """The document without its digest, which matches."""
    try:
        document = json.loads(path.read_bytes())
    except FileNotFoundError:
        hint = "the manifest lies beside the library and has its name; keep the exported files together"
        raise ExplorerError("no_manifest", f"{path}: no such file", hint) from None
    except (OSError, ValueError, RecursionError) as error:
        raise bad_manifest(path, f"cannot be read: {str(error)[:100] or type(error).__name__}") from None
    if not isinstance(document, dict):
        raise bad_manifest(path, "is not a manifest")
    if document.get("schema") != SCHEMA:
        message = f"{path}: schema {document.get('schema')!r:.20}, this explorer reads {SCHEMA}"
        raise ExplorerError("unknown_schema", message, AGAIN)
    given = document.pop("digest", None)
    if given != digest(document):
        raise bad_manifest(path, "was changed after the export (its digest does not match)")
    return document


def parse_manifest(path: Path, document: dict[str, Any]) -> Manifest:
    """The Manifest in a document. Raises ExplorerError("bad_manifest") that names the field."""
    known = {field.name for field in fields(Manifest)}
    for name in sorted(known ^ set(document)):
        raise bad_manifest(path, f"field {name!r:.40} is " + ("missing" if name in known else "unknown"))
    for name, right in _CHECKS.items():
        if not right(document[name]):
            raise bad_manifest(path, f"field {name!r} is {document[name]!r:.60}")
    _check_extents(path, document)
    if document["library"] not in document["files"]:
        raise bad_manifest(path, f"has no checksum for {document['library']}")
    made = {
        "requires": tuple(document["requires"]),
        "arguments": tuple(Parameter(**{**a, "shape": tuple(a["shape"])}) for a in document["arguments"]),
        "files": {name: File(**file) for name, file in document["files"].items()},
    }
    return Manifest(**{**document, **made})


def _check_extents(path: Path, document: dict[str, Any]) -> None:
    """Raise unless the arguments' named extents are symbolic values, and every such value is one of an input."""
    symbolic = set(free(document["values"]))
    named = {(dim, a["output"]) for a in document["arguments"] for dim in a["shape"] if isinstance(dim, str)}
    for name in sorted({dim for dim, _ in named} - symbolic):
        raise bad_manifest(path, f"the extent {name!r:.40} of an argument is no symbolic value")
    for name in sorted(symbolic - {dim for dim, output in named if not output}):
        raise bad_manifest(path, f"the symbolic value {name!r:.40} is no extent of an input")


def bad_manifest(path: Path, reason: str) -> ExplorerError:
    """What is wrong with a manifest, and the way out."""
    return ExplorerError("bad_manifest", f"{path}: {reason}", AGAIN)


def _is(kind: type) -> Callable[[Any], bool]:
    return lambda value: type(value) is kind


def _whole(value: Any, least: int = 0) -> bool:
    return type(value) is int and value >= least


def _file_name(value: Any) -> bool:
    """A plain name: a manifest must not lead to a file elsewhere."""
    return type(value) is str and value not in ("", ".", "..") and Path(value).name == value


def is_name(value: Any) -> bool:
    """Whether it is what C takes as a name."""
    return type(value) is str and value.isidentifier() and value.isascii()


def symbolic_values(values: dict[str, Any]) -> set[str] | None:
    """The names of a case's symbolic extents, or None where one of them names no number."""
    symbolic = {key: v[1:] for key, v in values.items() if type(v) is str and v.startswith("?")}
    right = all(number.isdecimal() and number.isascii() and int(number) > 0 for number in symbolic.values())
    return set(symbolic) if right else None


def _parameter(value: Any) -> bool:
    checks = {
        "name": _is(str),
        "shape": lambda shape: type(shape) is list and all(_whole(s, 1) or is_name(s) for s in shape),
        "dtype": _is(str),
        "output": _is(bool),
        "alignment": lambda bytes_: _whole(bytes_, 1),
    }
    return type(value) is dict and set(value) == set(checks) and all(right(value[k]) for k, right in checks.items())


def _file(value: Any) -> bool:
    return (
        type(value) is dict
        and set(value) == {"sha256", "bytes"}
        and _is(str)(value["sha256"])
        and _whole(value["bytes"])
    )


_CHECKS: dict[str, Callable[[Any], bool]] = {
    **dict.fromkeys(("operator", "description", "case", "schedule", "platform"), _is(str)),
    **dict.fromkeys(("config", "device", "target"), _is(dict)),
    "values": lambda value: type(value) is dict and symbolic_values(value) is not None,
    "symbol": is_name,
    "library": _file_name,
    "cross": _is(bool),
    "threads": lambda value: _whole(value, 1),
    "requires": lambda value: type(value) is list and all(type(v) is str for v in value),
    "versions": lambda value: type(value) is dict and all(type(v) is str for v in value.values()),
    "arguments": lambda value: type(value) is list and value != [] and all(map(_parameter, value)),
    "files": lambda value: type(value) is dict and all(_file_name(k) and _file(v) for k, v in value.items()),
}


def verify(manifest: Manifest, folder: Path) -> Path:
    """Check that the library is the one exported and that this machine can run it; the library's path.

    Raises ExplorerError: "tampered" (missing, truncated or changed), "other_platform", "other_processor" (an
    instruction set is missing). Header and examples are the user's to edit: they are not checked.
    """
    _verify_file(folder / manifest.library, manifest.files[manifest.library])
    if manifest.platform != this_platform():
        raise ExplorerError(
            "other_platform", f"{manifest.library} is for {manifest.platform}, not {this_platform()}", AGAIN
        )
    here = cpu_flags()
    missing = [flag for flag in manifest.requires if flag not in here]
    if here and missing:
        message = f"{manifest.library} needs {', '.join(missing)}, which this processor lacks"
        raise ExplorerError("other_processor", f"{message} (built for {manifest.device.get('model')})", AGAIN)
    return folder / manifest.library


def _verify_file(path: Path, expected: File) -> None:
    try:
        found = checksum(path)
    except OSError as error:
        raise ExplorerError("tampered", f"{path}: {error.strerror}", "keep the exported files together") from None
    if found.bytes != expected.bytes:
        message = f"{path}: {found.bytes} bytes instead of {expected.bytes}"
        raise ExplorerError("tampered", message, "copy it again, or " + AGAIN)
    if found.sha256 != expected.sha256:
        raise ExplorerError("tampered", f"{path}: not the file that was exported", "copy it again, or " + AGAIN)
