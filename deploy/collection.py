"""Many kernels as one library: a C function for each operator picks the kernel of a case."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from schedules import core
from schedules.errors import ExplorerError
from tuning.build import Job
from tuning.store import Store

from . import collection_texts
from .best import best_job, untuned
from .kernels import Kernels, kernels_json
from .library import describe, find_compiler, link, staging, unwritable
from .manifest import checksum
from .tiles import with_tiles


@dataclass(frozen=True)
class Collection:
    """What was written. kernels: (symbol, operator, case) of each. bytes: size of the library. note: as in `Export`."""

    library: Path
    header: Path
    manifest: Path
    cmake: Path
    example: Path
    name: str
    kernels: tuple[tuple[str, str, str], ...]
    bytes: int
    note: str = ""


def best_jobs(
    store: Store, device, operators: Sequence[str] = (), cases: Sequence[str] = (), load: tuple[str, ...] = ()
) -> list[Job]:
    """The best of every operator and case recorded for `device`, or of those asked for, at the device's threads.

    cases may name cases that were never tuned: they get the nearest recorded configuration, else the hand-picked one;
    so do the named cases of an operator asked for of which nothing is recorded.
    Raises ExplorerError("nothing_recorded") if there is nothing to ship.
    """
    core.load_all(load)
    jobs = []
    for name in operators or store.operators():
        operator = core.find_operator(name)
        known = cases or sorted({best.record.case for best in store.bests(name).values()}) or operator.cases
        wanted = dict.fromkeys(operator.case(case).text for case in known)
        jobs += [best_job(store, operator, operator.case(text), device, load=load) for text in wanted]
    if not jobs:
        raise ExplorerError("nothing_recorded", f"{store.folder} holds no best", "`tune` records one")
    return jobs


def export_all(
    jobs: Sequence[Job], folder: str | Path, name: str = "kernels", cc: str | None = None, exact: bool = False
) -> Collection:
    """Write ``lib<name>.so`` with a kernel for each job, its header, CMake package, manifest and example to `folder`.

    In C, ``<name>_<operator>(&case, arguments)`` runs the kernel of exactly that case; else, where the operator has a
    rung for symbolic extents, that of the nearest case's tile; else the hand-picked default. Without such a rung other
    cases are refused. exact: leave all but the jobs' own kernels out. Of two jobs for one case the first is kept.
    Nothing is written unless all succeeds. Raises ExplorerError as `export` does.
    """
    if not jobs:
        raise ExplorerError("no_kernel", "there are no kernels to export", "`tune` records some")
    if not name.isidentifier() or not name.isascii():
        raise ExplorerError("bad_symbol", f"{name!r} is not a C identifier", "give the library another name")
    compiler = find_compiler(cc)
    library = Path(folder) / f"lib{name}.so"
    work = staging(library)
    try:
        jobs, rows = with_tiles(jobs, exact)
        built = [describe(job, library.name, f"{name}_{job.operator}_{i}", work) for i, job in enumerate(jobs)]
        kernels = tuple(k.manifest for k in built)
        operators = {k.operator: core.find_operator(k.operator) for k in kernels}
        made = collection_texts.Texts(name, library.name, kernels, tuple(rows), operators)
        link(compiler, library.name, built, {"dispatch.c": made.dispatch()}, made.exported(), work)
        return replace(_publish(made, library, work), note=untuned(jobs))
    except OSError as error:
        raise unwritable(library, error) from error
    finally:
        shutil.rmtree(work, ignore_errors=True)


def _publish(made: collection_texts.Texts, library: Path, work: Path) -> Collection:
    """Write the texts and move everything into place, the manifest last: it vouches for the others."""
    name, folder = made.name, library.parent
    contents = {
        f"{name}.h": made.header(),
        f"{name}-config.cmake": made.cmake(),
        f"{name}_example.{'cu' if made.on_gpu else 'c'}": made.example(),
    }
    for file, content in contents.items():
        (work / file).write_text(content)
    files = {file: checksum(work / file) for file in (library.name, *contents)}
    kernels = [replace(k, files={library.name: files[library.name]}) for k in made.kernels]
    manifest = library.with_suffix(".json")
    (work / manifest.name).write_text(
        kernels_json(library.name, Kernels(tuple(kernels), made.rows, name, made.abi), files)
    )
    for file in (*files, manifest.name):
        os.replace(work / file, folder / file)
    header, cmake, example = (folder / file for file in contents)
    listed = tuple((k.symbol, k.operator, k.case) for k in kernels)
    return Collection(library, header, manifest, cmake, example, name, listed, files[library.name].bytes)
