"""The lock files and pyproject.toml agree, on every Python that is supported."""

from __future__ import annotations

import importlib.metadata
import re
import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
PYTHONS = ("3.10", "3.11", "3.12", "3.13")
CORE = ROOT / "requirements.lock"
EXTRAS = ROOT / "requirements-extras.lock"


def environment(python: str) -> dict[str, str]:
    """What markers ask for, on Linux."""
    return {
        "python_version": python,
        "python_full_version": f"{python}.1",
        "sys_platform": "linux",
        "platform_machine": "x86_64",
        "extra": "",
    }


def pins(lock: Path, python: str) -> dict[str, str]:
    """Package → the one version `lock` installs on `python`."""
    found: dict[str, str] = {}
    for line in lock.read_text().splitlines():
        if line.startswith("#"):
            continue
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate(environment(python)):
            name = canonicalize_name(requirement.name)
            assert name not in found, f"{lock.name} gives {name} twice on Python {python}"
            found[name] = re.fullmatch(r"==(\S+)", str(requirement.specifier))[1]
    return found


def wanted(*lists: str) -> list[Requirement]:
    """The requirements in lists of pyproject.toml (Python 3.10 has no TOML reader of its own)."""
    text = (ROOT / "pyproject.toml").read_text()
    found = []
    for key in lists:
        body = re.search(rf"^{key} = \[(.*?)\]$", text, re.MULTILINE | re.DOTALL)[1]
        found += [Requirement(item) for item in re.findall(r'"([^"]+)"', body)]
    return found


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize(
    ("lock", "lists"),
    [(CORE, ("dependencies", "test")), (EXTRAS, ("dependencies", "torch", "web", "cuda"))],
    ids=["core", "extras"],
)
def test_every_requirement_is_pinned_and_met(lock, lists, python):
    locked = pins(lock, python)
    for requirement in wanted(*lists):
        name = canonicalize_name(requirement.name)
        assert name in locked, f"{name} is not in {lock.name}: run make lock"
        assert requirement.specifier.contains(locked[name]), f"{lock.name} has {name}=={locked[name]}: run make lock"


@pytest.mark.parametrize("python", PYTHONS)
def test_both_locks_give_shared_packages_the_same_version(python):
    core, extras = pins(CORE, python), pins(EXTRAS, python)
    assert {n: (core[n], extras[n]) for n in core.keys() & extras.keys() if core[n] != extras[n]} == {}


def test_the_known_crash_stays_locked_out():
    """apache-tvm-ffi 0.1.15 crashes the process in tvm.ir.save_json."""
    for lock in (CORE, EXTRAS):
        for python in PYTHONS:
            assert pins(lock, python)["apache-tvm-ffi"].startswith("0.1.14.")


@pytest.mark.extra
def test_the_extras_are_installed_as_locked():
    python = ".".join(map(str, sys.version_info[:2]))
    for name, version in pins(EXTRAS, python).items():
        # A local build such as 2.13.0+cpu is the same version.
        assert importlib.metadata.version(name).partition("+")[0] == version, name
