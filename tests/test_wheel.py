"""The wheel holds everything, and the command works from it, away from the checkout."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PARTS = sorted(init.parent.name for init in ROOT.glob("*/__init__.py"))


@pytest.fixture(scope="module")
def wheel(copy_checkout, tmp_path_factory) -> Path:
    """Built from a copy, so that nothing an earlier build left in the checkout can help."""
    folder = tmp_path_factory.mktemp("wheel")
    source = copy_checkout(folder / "source")
    build = [
        "wheel",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--wheel-dir",
        str(folder),
        str(source),
    ]
    done = subprocess.run([sys.executable, "-m", "pip", *build], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory) -> Path:
    """The bin folder of a new environment with the wheel in it; the dependencies are this environment's."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", wheel], check=True)
    site = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
    # A path entry, not a site folder: an editable installation of the checkout does not come along.
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin"


def test_the_wheel_holds_every_module_and_every_recorded_best(wheel):
    held = set(zipfile.ZipFile(wheel).namelist())
    modules = {path.relative_to(ROOT).as_posix() for part in PARTS for path in (ROOT / part).rglob("*.py")}
    records = {f"tuning/recorded/{path.relative_to(ROOT / 'logs')}" for path in (ROOT / "logs").glob("*/*.json")}
    assert modules | records | {"explorer.py"} <= held
    assert not any(name.startswith(("tests/", "docs/")) for name in held)


def test_the_wheel_holds_every_file_beside_the_modules(wheel):
    """Templates, static files and C sources are data: each must be named in pyproject.toml."""
    held = set(zipfile.ZipFile(wheel).namelist())
    files = {
        path.relative_to(ROOT).as_posix()
        for part in PARTS
        for path in (ROOT / part).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    assert files <= held, f"not in the wheel: {sorted(files - held)}"


def test_the_command_works_from_another_folder(installed, outside, tmp_path):
    done = subprocess.run(
        [installed / "tvm-explorer", "list"], cwd=tmp_path, env=outside, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert "gemm" in done.stdout


def test_the_command_does_not_use_the_checkout(installed, outside, tmp_path):
    where = "import explorer, schedules, tuning; print(explorer.__file__, schedules.__file__, tuning.__file__)"
    done = subprocess.run(
        [installed / "python", "-c", where], cwd=tmp_path, env=outside, capture_output=True, text=True, check=True
    )
    assert all(path.startswith(str(installed.parent)) for path in done.stdout.split())
