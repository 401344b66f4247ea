"""The house rules that a reader relies on, checked on the sources themselves."""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from schedules import core

ROOT = Path(__file__).resolve().parent.parent

# Each part and the parts it may import: schedules ← tuning ← study, deploy, benchmarks ← explorer, console.
LAYERS = {
    "schedules": set(),
    "tuning": {"schedules"},
    "study": {"schedules", "tuning"},
    "deploy": {"schedules", "tuning"},
    "benchmarks": {"schedules", "tuning"},
    # explorer.py and console/ are one part, the top: the verbs as functions, and the terminal side of each.
    "console": {"schedules", "tuning", "study", "deploy", "benchmarks", "explorer"},
    "explorer": {"schedules", "tuning", "study", "deploy", "benchmarks", "console"},
}
# A schedule is a function of TVM and NumPy alone.
# Modules of the core's dependencies, where the module is not called what the package is.
MODULES_OF = {"apache-tvm": "tvm", "apache-tvm-ffi": "tvm_ffi", "xgboost-cpu": "xgboost"}
SCHEDULES_MAY_IMPORT = {"tvm", "tvm_ffi", "numpy", "ml_dtypes"}
RUNS_WHAT_IT_READS = {"pickle", "_pickle", "cloudpickle", "dill", "joblib", "marshal", "shelve"}
LONGEST_FUNCTION = 60
LONGEST_KERNEL = 120  # a whole program in TVMScript, which has no calls to split it by
LONGEST_MODULE = 350
# Modules that are still longer than that. They may only shrink; the entry goes when the module fits.
STILL_LONGER: dict[str, int] = {}
LONGEST_WHY = 110


def sources() -> list[Path]:
    """The product's own Python files."""
    found = [ROOT / "explorer.py"] if (ROOT / "explorer.py").exists() else []
    for part in LAYERS:
        found += sorted((ROOT / part).rglob("*.py"))
    return found


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(), str(path))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of every module that `path` imports, also inside functions."""
    package = list(path.relative_to(ROOT).with_suffix("").parts[:-1])
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            yield node.lineno, ".".join(above + ([node.module] if node.module else []))


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (n for n in ast.walk(tree(path)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef))


EVERY_SOURCE = pytest.mark.parametrize("path", sources(), ids=name)


@EVERY_SOURCE
def test_imports_point_one_way(path):
    part = path.relative_to(ROOT).with_suffix("").parts[0]
    for line, module in imports(path):
        top = module.partition(".")[0]
        if top in LAYERS and top != part:
            assert top in LAYERS[part], f"{name(path)}:{line}: {part} must not import {module}"
        assert top != "tests", f"{name(path)}:{line}: the product must not import its tests"


@pytest.mark.parametrize("path", [p for p in sources() if name(p).startswith("schedules/")], ids=name)
def test_schedules_import_only_tvm_and_numpy(path):
    for line, module in imports(path):
        top = module.partition(".")[0]
        known = top in sys.stdlib_module_names or top in SCHEDULES_MAY_IMPORT or top == "schedules"
        assert known, f"{name(path)}:{line}: schedules may import {sorted(SCHEDULES_MAY_IMPORT)}, not {module}"


@EVERY_SOURCE
def test_no_star_import_and_no_bare_except(path):
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom):
            assert all(a.name != "*" for a in node.names), f"{name(path)}:{node.lineno}: star import"
        if isinstance(node, ast.ExceptHandler):
            assert node.type is not None, f"{name(path)}:{node.lineno}: bare except"


@EVERY_SOURCE
def test_what_is_read_back_is_data(path):
    """Logs, libraries, caches and pages travel between people: reading one must not be able to run code of it."""
    for line, module in imports(path):
        assert module.partition(".")[0] not in RUNS_WHAT_IT_READS, f"{name(path)}:{line}: {module} runs what it reads"
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            risky = called in ("eval", "exec", "torch.load", "yaml.load", "yaml.unsafe_load") or any(
                keyword.arg == "allow_pickle" for keyword in node.keywords
            )
            assert not risky, f"{name(path)}:{node.lineno}: {called} may run what it is given"


def test_what_is_recorded_is_text():
    for path in (path for path in (ROOT / "logs").rglob("*") if path.is_file()):
        assert path.suffix in {".json", ".jsonl", ".txt", ".md", ".lock"}, name(path)
        if path.suffix == ".json":
            json.loads(path.read_text())


def is_tvmscript(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Decorated with ``T.prim_func``, ``T.inline`` or the like."""
    return any(ast.unparse(decorator).startswith("T.") for decorator in function.decorator_list)


@EVERY_SOURCE
def test_functions_are_short(path):
    for function in functions(path):
        length = function.end_lineno - function.lineno + 1
        limit = LONGEST_KERNEL if is_tvmscript(function) else LONGEST_FUNCTION
        where = f"{name(path)}:{function.lineno}: {function.name}"
        assert length <= limit, f"{where} has {length} lines; split it ({limit} at most)"


@EVERY_SOURCE
def test_modules_are_short(path):
    lines = len(path.read_text().splitlines())
    limit = STILL_LONGER.get(name(path), LONGEST_MODULE)
    assert lines <= limit, f"{name(path)} has {lines} lines; split it by subject ({limit} at most)"
    if limit > LONGEST_MODULE:
        assert lines > LONGEST_MODULE, f"{name(path)} fits now: take it out of STILL_LONGER"


@EVERY_SOURCE
def test_what_is_public_has_a_docstring(path):
    """A function of one statement may let name and types speak; one in console/ mirrors the verb it is named after."""
    module = tree(path)
    assert ast.get_docstring(module), f"{name(path)}: no docstring says what the module is for"
    for node in module.body:
        function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if not (function or isinstance(node, ast.ClassDef)) or node.name.startswith("_"):
            continue
        if not (function and (len(node.body) == 1 or name(path).startswith("console/"))):
            assert ast.get_docstring(node), f"{name(path)}:{node.lineno}: {node.name} has no docstring"


def rungs() -> list[core.Schedule]:
    """Every rung of every ladder that ships."""
    return [rung for ladder in core.LADDERS.values() for rung in ladder.values()]


@pytest.mark.parametrize("rung", rungs(), ids=lambda rung: rung.path)
def test_a_rung_says_in_one_line_why_it_wins(rung):
    why = rung.why
    assert len(why) <= LONGEST_WHY, f"{rung.path}: {len(why)} characters; {LONGEST_WHY} fit into the tables"
    assert why.endswith("."), f"{rung.path}: {why!r} is not a sentence on one line"
    ladder = core.LADDERS[rung.operator, rung.kind].values()
    same = [other.path for other in ladder if other.why == why]
    assert same == [rung.path], f"{same} give the same reason: {why!r}"


def pyproject_list(key: str) -> list[str]:
    """The strings of a list in pyproject.toml; Python 3.10 has no TOML reader of its own."""
    body = re.search(rf"^{key} = \[(.*?)\]", (ROOT / "pyproject.toml").read_text(), re.MULTILINE | re.DOTALL)
    return re.findall(r'"([^"]+)"', body[1])


def test_what_every_module_needs_is_a_dependency():
    """An extra is imported where it is used, inside the function, so that all else works without it."""
    packages = [re.split(r"[=<>~!]", requirement)[0] for requirement in pyproject_list("dependencies")]
    known = {MODULES_OF.get(package, package) for package in packages} | set(LAYERS) | sys.stdlib_module_names
    for path in sources():
        page = {"starlette", "uvicorn"} if name(path).startswith("study/web/") else set()  # an extra as a whole
        page |= {"triton"} if name(path) == "benchmarks/triton_gemm.py" else set()
        for node in tree(path).body:
            if isinstance(node, ast.Import):
                tops = [alias.name.partition(".")[0] for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and not node.level:
                tops = [node.module.partition(".")[0]]
            else:
                continue
            assert set(tops) <= known | page, f"{name(path)}:{node.lineno}: {tops} is no dependency of the core"


def test_every_package_is_listed():
    """A package that is not listed works in a checkout and is missing from the wheel."""
    folders = {init.parent for part in LAYERS for init in (ROOT / part).rglob("__init__.py")}
    packages = {folder.relative_to(ROOT).as_posix().replace("/", ".") for folder in folders}
    listed = set(pyproject_list("packages")) - {"tuning.recorded"}  # that one is logs/
    assert listed == packages


def test_every_package_has_its_place_among_the_layers():
    assert {init.parent.name for init in ROOT.glob("*/__init__.py")} <= set(LAYERS)


def test_every_folder_with_code_is_a_package():
    for path in sources():
        if path.parent != ROOT:
            assert (path.parent / "__init__.py").exists(), f"{name(path.parent)} lacks an __init__.py"


# The Makefile and what the pages say of it.


def makefile_targets() -> set[str]:
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    return set(phony[1].split())


PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def commands(page: Path) -> list[str]:
    """The command lines in the page's shell blocks, comments cut off."""
    blocks = re.findall(r"^```sh\n(.*?)^```", page.read_text(), re.MULTILINE | re.DOTALL)
    lines = [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line]


def test_the_readme_opens_with_the_two_commands():
    assert commands(ROOT / "README.md")[:2] == ["make tune", "make test"]


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_make_command_in_a_page_exists(page):
    text = page.read_text()
    named = set(re.findall(r"`make ([a-z][a-z-]*)", text)) | {
        words[1] for words in map(str.split, commands(page)) if words[0] == "make"
    }
    assert named <= makefile_targets(), f"{name(page)} names {sorted(named - makefile_targets())}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_between_pages_lead_somewhere(page):
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{name(page)} links to {target}, which is not there"


def test_make_help_explains_every_target():
    recipes = (ROOT / "Makefile").read_text().partition("\nhelp:\n")[2].partition("\n\n")[0]
    explained = set(re.findall(r"make ([a-z-]+)", recipes))
    assert makefile_targets() - {"help", "setup"} == explained
