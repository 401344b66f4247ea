"""Export: a tuned kernel as a shared library with a C symbol, its header, manifest and examples."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import tvm
from tvm import tirx
from tvm.target.codegen import llvm_get_cpu_features

from schedules.core import Case, Operator
from schedules.device import Cpu
from schedules.errors import ExplorerError
from tuning import build
from tuning.build import Job

from . import texts, texts_cpu, texts_cuda
from .best import untuned
from .cuda_code import compile_parts
from .manifest import CPU_FLAGS, Manifest, Parameter, checksum, cpu_flags, manifest_path, this_platform
from .tiles import plain

_HERE = Path(__file__).parent
# Words of C (and the names the C example uses) that an operand may not have there.
_WORDS_OF_C = """
auto break case char const continue default do double else enum extern float for goto if inline int long register
restrict return short signed sizeof static struct switch typedef union unsigned void volatile while
i main malloc free printf fprintf stderr
"""


@dataclass(frozen=True)
class Export:
    """What was written, and what a program needs to know to call it. note: what its user should know ("": nothing)."""

    library: Path
    header: Path
    manifest: Path
    examples: tuple[Path, ...]
    symbol: str
    prototype: str
    cross: bool
    note: str = ""


def export(job: Job, path: str | Path, symbol: str | None = None, cc: str | None = None) -> Export:
    """Compile `job` into the shared library `path`, with a header, manifest and examples beside it.

    symbol: the C function's name; default: the file's name without ``lib`` and suffix. cc: the C compiler;
    default: $CC, else cc, gcc or clang. Nothing is written unless all of it succeeds.
    Raises ExplorerError: "no_compiler", "compiler_failed", "unwritable", "bad_symbol", "unsupported", and
    what `tuning.build` raises.
    """
    path = Path(path)
    symbol = _symbol(path, symbol)
    compiler = find_compiler(cc)
    folder = staging(path)
    try:
        built = describe(job, path.name, symbol, folder)
        manifest = built.manifest
        link(compiler, path.name, [built], {}, [], folder)
        names = _write_texts(manifest, path, folder)
        files = {name: checksum(folder / name) for name in names}
        complete = replace(manifest, files=files)
        (folder / manifest_path(path).name).write_text(complete.to_json())
        return replace(_publish(complete, path, folder, names), note=untuned([job]))
    except OSError as error:
        raise unwritable(path, error) from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def find_compiler(cc: str | None = None) -> list[str]:
    """The C compiler's command. Raises ExplorerError("no_compiler") with the way to get one."""
    given = cc or os.environ.get("CC", "")
    for command in [given] if given else ["cc", "gcc", "clang"]:
        words = command.split()
        if words and shutil.which(words[0]):
            return words
    wanted = repr(given) if given else "cc, gcc and clang"
    hint = "install one (Debian and Ubuntu: apt-get install gcc; Fedora: dnf install gcc) or name it in $CC"
    raise ExplorerError("no_compiler", f"no C compiler: {wanted} not found", hint)


def _symbol(path: Path, given: str | None) -> str:
    if path.suffix != ".so" or not path.stem:
        raise ExplorerError("bad_path", f"{path}: a shared library's name ends in .so", "for example -o build/gemm.so")
    name = given or re.sub(r"\W", "_", path.stem.removeprefix("lib"), flags=re.ASCII)
    if not re.fullmatch(r"[A-Za-z_]\w*", name, flags=re.ASCII):
        raise ExplorerError("bad_symbol", f"{name!r} is not a C identifier", "give the file or the symbol another name")
    return name


def _c_name(name: str, symbol: str) -> str:
    """The argument's name as C takes it."""
    name = re.sub(r"\W|^(?=\d)", "_", name, flags=re.ASCII)
    return name + "_" if name in {*_WORDS_OF_C.split(), symbol} else name


def staging(path: Path) -> Path:
    """A folder beside the outputs: they are moved into place when all are there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise IsADirectoryError(None, "is a folder")
        return Path(tempfile.mkdtemp(prefix=f".{path.name}.", dir=path.parent))
    except OSError as error:
        raise unwritable(path, error) from error


def unwritable(path: Path, error: OSError) -> ExplorerError:
    """What a person can do about `error` on an output."""
    return ExplorerError("unwritable", f"{path}: {error.strerror or error}", "give another place with -o FILE")


@dataclass(frozen=True)
class Built:
    """A compiled kernel: its manifest without checksums, the object file, and for CUDA the C source that embeds the
    machine code with the names of its entries."""

    manifest: Manifest
    object: Path
    source: str = ""
    entries: tuple[str, ...] = ()

    @property
    def on_gpu(self) -> bool:
        return self.manifest.on_gpu


def describe(job: Job, library: str, symbol: str, folder: Path) -> Built:
    """Compile a job's kernel into `folder`."""
    operator, case, device = job.resolve()
    arguments = tuple(
        Parameter(_c_name(a.name, symbol), shape, a.dtype, a.output, np.dtype(a.dtype).itemsize)
        for a, shape in zip(operator.arguments(case), _shapes(operator, case), strict=True)
    )
    for a in arguments:
        if not texts.supported(a.dtype):
            raise ExplorerError(
                "unsupported", f"{a.name} is {a.dtype}, which C has no type for", "choose another dtype"
            )
    mod = build.program(job)
    named = tvm.IRModule({"main": mod["main"].with_attr("global_symbol", f"{symbol}_kernel")})
    kernel, source, entries, requires = folder / f"{symbol}_kernel.o", "", [], ()
    if device.kind == "cuda":
        kernel, source, entries = compile_parts(named, operator.arguments(case), device, symbol, folder)
    else:
        build.compile_program(named, device).mod.write_to_file(str(kernel), "o")
        features = {str(f) for f in llvm_get_cpu_features(tvm.target.Target(device.target()))}
        requires = tuple(flag for feature, flag in CPU_FLAGS.items() if feature in features)
    manifest = Manifest(
        operator=operator.name,
        description=operator.doc,
        case=case.text,
        values=plain(case),
        schedule=job.schedule,
        config=job.config,
        device=job.device,
        target=build.specific_target(device),
        platform=this_platform(),
        requires=requires,
        cross=not set(requires) <= cpu_flags(),
        threads=device.threads if isinstance(device, Cpu) else 1,
        symbol=symbol,
        library=library,
        arguments=arguments,
        versions=build.versions(),
        files={},
        trace=json.loads(json.dumps(job.trace)),
    )
    return Built(manifest, kernel, source, tuple(entries))


def _shapes(operator: Operator, case: Case) -> list[tuple[int | str, ...]]:
    """The arguments' shapes, with the names of symbolic extents. Raises ExplorerError("unsupported")."""
    shapes = [tuple(p.shape) for p in operator.prim_func(case).params]
    for dim in (dim for shape in shapes for dim in shape):
        if not isinstance(dim, (tirx.IntImm, tirx.Var)):
            message = f"{operator.name}: a dimension is {dim}; a library takes extents as they are"
            raise ExplorerError("unsupported", message, "export the case with numbers for its extents")
    inputs = {str(dim) for shape in shapes[: -operator.outputs] for dim in shape}
    for name in case.free:
        if name not in inputs:
            message = f"{operator.name}: {name} is no dimension of an input"
            raise ExplorerError("unsupported", message, "export the case with a number for it")
    return [tuple(int(dim) if isinstance(dim, tirx.IntImm) else str(dim.name) for dim in shape) for shape in shapes]


def link(
    compiler: list[str], library: str, kernels: list[Built], sources: dict[str, str], visible: list[str], folder: Path
) -> None:
    """Link kernels, their entry points, further C sources and the launcher into `library`.

    Only the kernels' symbols and the `visible` ones leave it, so that two libraries in one program never meet: each has
    its own thread pool and its own kernels.
    """
    on_gpu = kernels[0].on_gpu
    made = texts_cuda if on_gpu else texts_cpu
    sources = {**sources, **{f"{k.manifest.symbol}.c": made.entry_points(k.manifest) for k in kernels}}
    visible = [*visible, *(symbol for k in kernels for symbol in made.exported(k.manifest))]
    if on_gpu:
        sources |= {f"{k.manifest.symbol}_device.c": k.source for k in kernels}
        entries = [entry for k in kernels for entry in k.entries]
        sources["table.c"] = texts_cuda.table(entries, kernels[0].manifest.target["arch"])
    else:
        sources["threads.c"] = texts_cpu.tuned_threads(max(k.manifest.threads for k in kernels))
    for name, text in sources.items():
        (folder / name).write_text(text)
    script = folder / "visible.map"
    script.write_text(f"{{ global: {'; '.join(visible)}; local: *; }};\n")
    flags = ["-std=c11", "-O2", "-fPIC", "-shared", "-pthread", f"-I{_HERE}"]
    # nodelete: the pool's threads outlive dlclose.
    linker = ["-Bsymbolic", f"--version-script={script}", f"-soname,{library}", "-z,defs", "-z,nodelete"]
    launcher = [str(_HERE / name) for name in ("launcher_errors.c", "launcher_cuda.c" if on_gpu else "launcher.c")]
    inputs = [*(str(folder / name) for name in sources), *launcher, *(str(k.object) for k in kernels)]
    output = ["-o", str(folder / library), "-lm", "-ldl"]
    command = [*compiler, *flags, *(f"-Wl,{option}" for option in linker), *inputs, *output]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "error" in line.lower() or "undefined" in line.lower()]
        reason = (lines or done.stderr.splitlines() or ["no message"])[0].strip()
        hint = "a GCC or Clang with GNU ld or lld is needed; name it in $CC"
        raise ExplorerError("compiler_failed", f"{compiler[0]}: {reason[:300]}", hint)


def _write_texts(manifest: Manifest, path: Path, folder: Path) -> list[str]:
    """Header and examples; the names of all files of the export, library first."""
    header = path.with_suffix(".h").name
    if manifest.on_gpu:
        contents = {
            header: texts_cuda.header(manifest),
            f"{manifest.symbol}_example.cu": texts_cuda.example(manifest, header),
        }
        return _write(contents, manifest, folder)
    contents = {
        header: texts_cpu.header(manifest),
        f"{manifest.symbol}_example.c": texts_cpu.c_example(manifest, header),
        f"{manifest.symbol}_example.py": texts_cpu.python_example(manifest),
    }
    return _write(contents, manifest, folder)


def _write(contents: dict[str, str], manifest: Manifest, folder: Path) -> list[str]:
    for name, content in contents.items():
        (folder / name).write_text(content)
    return [manifest.library, *contents]


def _publish(manifest: Manifest, path: Path, folder: Path, names: list[str]) -> Export:
    """Move the files into place, the manifest last: it vouches for the others."""
    last = manifest_path(path).name
    for name in [*names, last]:
        os.replace(folder / name, path.parent / name)
    library, header, *examples = (path.parent / name for name in names)
    prototype = (texts_cuda if manifest.on_gpu else texts_cpu).prototype(manifest)
    return Export(library, header, path.parent / last, tuple(examples), manifest.symbol, prototype, manifest.cross)
