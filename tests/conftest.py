"""What every test may use: the checkout's path, an empty logs folder, two processors, golden files."""

from __future__ import annotations

import difflib
import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import invented
import mixing
import numpy as np
import pytest

from deploy import Export
from deploy.manifest import cpu_flags
from schedules import core
from schedules.core import Operator
from schedules.device import Cpu
from tuning.build import Job
from tuning.pool import Pool
from tuning.store import Store

ROOT = Path(__file__).resolve().parent.parent

# Tests ask for parameters such as "every rung" while they are collected, so the tables must be full by then.
core.load_all()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden files anew; review their diff")


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def copy_checkout() -> Callable[[Path], Path]:
    """Copy the sources, pages and recorded bests, without what a build or a run left behind; returns the new folder."""
    ignored = shutil.ignore_patterns(".*", "build", "dist", "*.egg-info", "__pycache__", "tests", "*.jsonl*", "*.lock")
    return lambda to: Path(shutil.copytree(ROOT, to, ignore=ignored))


@pytest.fixture
def logs(tmp_path: Path) -> Path:
    """A logs folder of the test's own, still empty."""
    folder = tmp_path / "logs"
    folder.mkdir()
    return folder


@pytest.fixture
def store(logs: Path) -> Store:
    """The store of the device `avx2`, still empty."""
    return Store(logs / "avx2", "avx2")


@pytest.fixture(scope="session")
def avx2() -> Cpu:
    """A processor with 16 registers of 8 floats (AMD Zen 3), two cores. Compile for it; do not run."""
    return Cpu(
        name="avx2",
        model="AMD Zen 3",
        mcpu="znver3",
        vector_bytes=32,
        registers=16,
        cores=2,
        threads=2,
        l1_bytes=32 << 10,
        l2_bytes=512 << 10,
        l3_bytes=32 << 20,
        peaks=(("float32", 100e9), ("float64", 50e9)),
        bandwidth=20e9,
    )


@pytest.fixture(scope="session")
def avx512() -> Cpu:
    """A processor with 32 registers of 16 floats (Intel Sapphire Rapids), 16 cores. Compile for it; do not run."""
    return Cpu(
        name="avx512",
        model="Intel Sapphire Rapids",
        mcpu="sapphirerapids",
        vector_bytes=64,
        registers=32,
        cores=16,
        threads=16,
        l1_bytes=48 << 10,
        l2_bytes=2 << 20,
        l3_bytes=105 << 20,
        peaks=(("float32", 160e9), ("float64", 80e9)),
        bandwidth=200e9,
    )


@pytest.fixture(scope="session")
def native(avx2: Cpu) -> Cpu:
    """A processor like this one, as far as a kernel's instructions go: compile for it and run."""
    here = cpu_flags()
    return replace(avx2, mcpu="haswell" if {"avx2", "fma", "bmi2"} <= here else "x86-64")


@pytest.fixture(scope="session")
def mixed(native: Cpu, tmp_path_factory: pytest.TempPathFactory) -> mixing.Mixed:
    """An operator's kernel as a library, exported once."""
    return mixing.export(native, tmp_path_factory.mktemp("export"))


@pytest.fixture
def packed() -> Iterator[Operator]:
    """That operator, registered while a test runs."""
    with mixing.registered() as operator:
        yield operator


@pytest.fixture(scope="session")
def job(mixed: mixing.Mixed) -> Job:
    """Of the library `exported`."""
    return mixed.job


@pytest.fixture(scope="session")
def exported(mixed: mixing.Mixed) -> Export:
    """The library; do not change its files."""
    return mixed.exported


@pytest.fixture(scope="session")
def operands(mixed: mixing.Mixed) -> tuple[list[np.ndarray], np.ndarray]:
    """Inputs of the library `exported`, and their result."""
    return mixed.inputs, mixed.wanted


@pytest.fixture(scope="session")
def pool() -> Iterator[Pool]:
    """One warm pool for the whole run: compile in it, once per rung and case. Runs side by side share the cores."""
    runs = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    with Pool(max(1, len(os.sched_getaffinity(0)) // runs), threads=2) as workers:
        yield workers


@pytest.fixture(params=["avx2", "avx512"])
def processor(request: pytest.FixtureRequest) -> Cpu:
    """Both of them, one after the other."""
    return request.getfixturevalue(request.param)


@pytest.fixture(scope="session")
def outside() -> dict[str, str]:
    """The environment of a shell outside the checkout: nothing makes Python find the sources but an installation."""
    return {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV")}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, avx2: Cpu) -> Iterator[Any]:
    """The page over logs of an invented operator, on a port of its own."""
    from serving import Served, fill

    logs, loader = tmp_path_factory.mktemp("logs"), tmp_path_factory.mktemp("load") / "more.py"
    fill(logs, avx2)
    loader.write_text(f"import sys\nsys.path.insert(0, {str(ROOT / 'tests')!r})\nimport invented\ninvented.enter()\n")
    with invented.entered():
        running = Served(logs, (str(loader),))
    yield running
    running.close()


@pytest.fixture(scope="module")
def served(site: Any) -> Iterator[Any]:
    """That page, while the operator is known here."""
    with invented.entered():
        yield site


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A headless Chromium."""
    from browser import Browser

    driven = Browser()
    yield driven
    driven.close()


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a text with ``tests/golden/<name>``; ``--update-golden`` writes the file instead."""

    def compare(name: str, text: str) -> None:
        path = ROOT / "tests" / "golden" / name
        text = text.rstrip("\n") + "\n"
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            return
        assert path.exists(), f"tests/golden/{name} is missing: run pytest with --update-golden and review it"
        kept = path.read_text()
        diff = "\n".join(difflib.unified_diff(kept.splitlines(), text.splitlines(), "golden", "now", lineterm=""))
        assert kept == text, f"tests/golden/{name} differs; if it should, run pytest with --update-golden\n{diff}"

    return compare
