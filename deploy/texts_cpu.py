"""The files beside a library for CPUs: its C header, the entry points, an example for C and one for Python."""

from __future__ import annotations

from .manifest import Manifest
from .texts import TYPES, at, count, entry_file, example_file, extent_checks, kernel_header, parameters

# /proc/cpuinfo's names → those of __builtin_cpu_supports that every GCC and Clang in use knows.
_BUILTIN = {
    "popcnt": "popcnt",
    "avx": "avx",
    "avx2": "avx2",
    "fma": "fma",
    "bmi1": "bmi",
    "bmi2": "bmi2",
    "avx512f": "avx512f",
    "avx512cd": "avx512cd",
    "avx512bw": "avx512bw",
    "avx512dq": "avx512dq",
    "avx512vl": "avx512vl",
}


def prototype(m: Manifest, names: list[str] | None = None) -> str:
    """The declaration of the C function, without the semicolon."""
    return f"int {m.symbol}({', '.join(parameters(m, names))})"


def header(m: Manifest) -> str:
    """The C header: prototype, shapes, dtypes, layout, alignment, errors, threads."""
    about = [
        f"{m.operator} {m.case}",
        f"Schedule {m.schedule or 'none'} for {m.device['model']}, {m.threads} thread{'s' if m.threads > 1 else ''}.",
        f"Link with {m.library} and -pthread. Needs: {', '.join(m.requires) or 'any x86-64'}.",
    ]
    terms = f"""\
 * Returns 0, or -1 if a pointer is null, memory for workspace is short or the processor lacks an instruction set;
 * {m.symbol}_error() then says what. Outputs must not overlap inputs, unless the text above says so.
 * Safe from any number of application threads (their parallel loops take turns) and in a child of fork().
 * Workspace stays with the thread that called, for its next call, until the thread ends."""
    threads = f"""
/* Threads of a parallel loop, caller included: {m.threads} (or as many processors as there are, if fewer), unless the
 * environment variable TVM_NUM_THREADS or {m.symbol}_set_threads says otherwise; 0 restores that. */
int {m.symbol}_threads(void);
void {m.symbol}_set_threads(int threads);
"""
    return kernel_header(m, about, terms, prototype(m), threads)


def entry_points(m: Manifest) -> str:
    """C source of the symbols a library exports."""
    names = [f"p{i}" for i in range(len(m.arguments))]
    tests = " && ".join(f'__builtin_cpu_supports("{_BUILTIN[f]}")' for f in m.requires if f in _BUILTIN) or "1"
    lacking = f"this processor lacks one of: {', '.join(m.requires)}"
    usable = f'({tests} ? 1 : launcher_fail("RuntimeError", "{lacking}") + 1)'
    python = f"""EXPORT int {m.symbol}_threads(void) {{ return launcher_threads(); }}
EXPORT void {m.symbol}_set_threads(int threads) {{ launcher_set_threads(threads); }}

EXPORT int __tvm_ffi_{m.symbol}(void *self, const Value *arguments, int32_t count, Value *result) {{
  return {usable} ? __tvm_ffi_{m.symbol}_kernel(self, arguments, count, result) : -1;
}}
EXPORT int __tvm_ffi_{m.symbol}_threads(void *self, const Value *arguments, int32_t count, Value *result) {{
  return launcher_ffi_threads(self, arguments, count, result);
}}
EXPORT int __tvm_ffi_{m.symbol}_set_threads(void *self, const Value *arguments, int32_t count, Value *result) {{
  return launcher_ffi_set_threads(self, arguments, count, result);
}}
"""
    checks = f"  if (!{usable}) return -1;\n{extent_checks(m)}"
    return entry_file(m, "launcher.h", prototype(m, names), checks, "1, 0", python)


def tuned_threads(threads: int) -> str:
    """C source of the default number of threads, one for a library."""
    return f'#include "launcher.h"\n\nconst int launcher_tuned_threads = {threads};\n'


def exported(m: Manifest) -> list[str]:
    """The symbols that programs may use; all else is the library's own."""
    names = [
        f"{prefix}{m.symbol}{suffix}" for prefix in ("", "__tvm_ffi_") for suffix in ("", "_threads", "_set_threads")
    ]
    return [*names, f"{m.symbol}_error", f"{m.symbol}_interface"]


def c_example(m: Manifest, header_name: str) -> str:
    """A program in C (and C++) that calls the kernel once on ones and prints the first element of each output."""
    sizes = {a.name: count(a.shape) for a in m.arguments}
    kinds = {a.name: TYPES[a.dtype][0] for a in m.arguments}
    memory = [f"  {kind} *{name} = ({kind} *)malloc({sizes[name]} * sizeof *{name});" for name, kind in kinds.items()]
    memory += [f"  if ({' || '.join(f'!{a.name}' for a in m.arguments)}) return 1;"]
    memory += [f"  for (long i = 0; i < {sizes[a.name]}; ++i) {a.name}[i] = 1;" for a in m.inputs]
    rest = [f'  printf("{a.name}[0] = %g\\n", (double){a.name}[0]);' for a in m.outputs]
    rest += ["  " + " ".join(f"free({a.name});" for a in m.arguments), "  return 0;"]
    program, names = f"{m.symbol}_example", [a.name for a in m.arguments]
    command = f"cc {program}.c {m.library} -Wl,-rpath,'$ORIGIN' -pthread -o {program} && ./{program}"
    return example_file(m, command, header_name, "\n".join(memory), names, "\n".join(rest))


def python_example(m: Manifest) -> str:
    """A Python program that needs NumPy and TVM's runtime (`pip install apache-tvm-ffi`), no compiler."""
    lines = [f'{a.name} = np.ones({at(a, m.free).shape}, "{a.dtype}")' for a in m.inputs]
    lines += [f'{a.name} = np.empty({at(a, m.free).shape}, "{a.dtype}")' for a in m.outputs]
    shown = "\n".join(f'print("{a.name}[0] =", {a.name}.flat[0])' for a in m.outputs)
    body = "\n".join(lines)
    return f'''"""Calls the exported {m.operator} kernel. Needs: pip install numpy apache-tvm-ffi"""

from pathlib import Path

import numpy as np
import tvm_ffi

library = tvm_ffi.load_module(str(Path(__file__).with_name("{m.library}")))
{body}
library["{m.symbol}"]({", ".join(a.name for a in m.arguments)})
{shown}
print("threads:", library["{m.symbol}_threads"]())
'''
