"""The how-to pages are followed to the letter: their files are written, their commands are run."""

from __future__ import annotations

import ast
import importlib.util
import inspect
import os
import re
import shlex
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import explorer
from console import command

ROOT = Path(__file__).resolve().parent.parent
# In the order in which a reader takes them: each page goes on where the one before ended.
PAGES = ("add-an-operator.md", "add-a-rung.md")
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```", re.MULTILINE | re.DOTALL)
SECONDS_A_COMMAND = 120


class Reader:
    """Someone with a copy of the checkout, a folder of their own, and `tvm-explorer` on the path."""

    def __init__(self, folder: Path, checkout: Path):
        self.own = folder / "own"
        self.checkout = checkout
        self.own.mkdir()
        command = folder / "bin" / "tvm-explorer"
        command.parent.mkdir()
        command.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{self.checkout}/explorer.py" "$@"\n')
        command.chmod(0o755)
        path = [str(command.parent), str(Path(sys.executable).parent), os.environ["PATH"]]
        self.environment = {**os.environ, "PATH": os.pathsep.join(path)}
        self.blocks: list[str] = []

    def write(self, name: str, code: str) -> None:
        """Append a code block to the file the page names."""
        self.blocks.append(code)
        with (self.own / name).open("a") as file:
            file.write(code)

    def move_into_the_repository(self, operator: str) -> None:
        """As the page says: the definition becomes the package, the rungs its x86.py."""
        package = self.checkout / "schedules" / operator
        package.mkdir(exist_ok=True)
        (package / "__init__.py").write_text(self.blocks[0])
        (package / "x86.py").write_text("\n\n".join(self.blocks[1:]))

    def run(self, command: str, folder: Path) -> None:
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=SECONDS_A_COMMAND,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


@pytest.mark.parametrize("page", PAGES)
def test_a_page_works_as_written(page, copy_checkout, tmp_path):
    reader = Reader(tmp_path, copy_checkout(tmp_path / "checkout"))
    for earlier in PAGES[: PAGES.index(page)]:
        for language, name, body in BLOCK.findall((ROOT / "docs" / earlier).read_text()):
            if language == "python":
                reader.write(name, body)
    ran = 0
    for language, name, body in BLOCK.findall((ROOT / "docs" / page).read_text()):
        if language == "python":
            reader.write(name, body)
            continue
        inside = name == "repository"
        if inside:
            reader.move_into_the_repository("distance")
        for line in body.splitlines():
            reader.run(line, reader.checkout if inside else reader.own)
            ran += 1
    assert ran >= 3


def test_the_page_on_your_own_operator_works_as_written(copy_checkout, tmp_path):
    """In a folder outside the repository, but for what takes long or a GPU, or PyTorch where it is missing."""
    reader = Reader(tmp_path, copy_checkout(tmp_path / "checkout"))
    reader.environment["PYTHONPATH"] = str(reader.checkout)
    blocks = BLOCK.findall((ROOT / "docs" / "your-own-operator.md").read_text())
    for language, name, body in blocks:
        if language == "python":
            reader.write(name, body)
    left_out = {"gpu", "long"} | ({"torch"} if importlib.util.find_spec("torch") is None else set())
    commands = [body for language, name, body in blocks if language == "sh" and name not in left_out]
    for line in (line for body in commands for line in body.splitlines()):
        reader.run(line, reader.own)
    assert (reader.own / "build" / "gelu_energy.h").exists()


@pytest.mark.extra
def test_the_page_on_pytorch_works_as_written(copy_checkout, tmp_path):
    """The three usual ways and ours; those that need ninja and a C++ compiler where they are."""
    pytest.importorskip("torch")
    reader = Reader(tmp_path, copy_checkout(tmp_path / "checkout"))
    reader.environment["PYTHONPATH"] = str(reader.checkout)
    builds = bool(shutil.which("ninja") and shutil.which("c++"))
    blocks = BLOCK.findall((ROOT / "docs" / "pytorch.md").read_text())
    for language, name, body in blocks:
        if language != "sh":
            reader.write(name, body)
    lines = [line for language, name, body in blocks if language == "sh" for line in body.splitlines()]
    started = []
    with ThreadPoolExecutor() as side_by_side:
        for line in lines:
            if line.startswith(("python inline.py", "python setup.py")):  # each compiles PyTorch's headers
                started += [side_by_side.submit(reader.run, line, reader.own)] if builds else []
                continue
            if builds or line in ("python product.py", "python custom.py") or line.startswith("tvm-explorer"):
                for build in started:
                    build.result()
                reader.run(line, reader.own)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_one_page(page):
    assert len((ROOT / "docs" / page).read_text().splitlines()) <= 130


PAGES_WITH_COMMANDS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "logs" / "README.md"])


def commands(page: Path) -> list[str]:
    """Every call of the command line that a page shows, in a block or within a line."""
    text = page.read_text()
    lines = [line for language, _, body in BLOCK.findall(text) if language == "sh" for line in body.splitlines()]
    lines += re.findall(r"`(tvm-explorer [^`]+)`", BLOCK.sub("", text))
    called = [re.sub(r"^python explorer\.py", "tvm-explorer", line.partition(" #")[0].strip()) for line in lines]
    return [line for line in called if line.startswith("tvm-explorer ")]


@pytest.mark.parametrize("page", PAGES_WITH_COMMANDS, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_command_shown_is_understood(page):
    for line in commands(page):
        command.parser().parse_args(shlex.split(line)[1:])


def test_the_python_beside_each_command_can_be_called():
    """Parsed, not run: the functions exist and take these arguments."""
    calls = re.findall(r"`(explorer\.\w+\(.*?\))`", (ROOT / "README.md").read_text())
    assert len(calls) >= 5
    for text in calls:
        call = ast.parse(text, mode="eval").body
        function = getattr(explorer, call.func.attr)
        inspect.signature(function).bind(*call.args, **{keyword.arg: keyword.value for keyword in call.keywords})
