"""The files written beside a library: its C header, the entry points behind it, and an example for C and Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import prod

from .manifest import Manifest, Parameter

# dtype → (C type, DLPack code, bits, what C cannot say about it)
TYPES = {
    "bool": ("uint8_t", 6, 8, "0 or 1"),
    "int8": ("int8_t", 0, 8, ""),
    "int16": ("int16_t", 0, 16, ""),
    "int32": ("int32_t", 0, 32, ""),
    "int64": ("int64_t", 0, 64, ""),
    "uint8": ("uint8_t", 1, 8, ""),
    "uint16": ("uint16_t", 1, 16, ""),
    "uint32": ("uint32_t", 1, 32, ""),
    "uint64": ("uint64_t", 1, 64, ""),
    "float16": ("uint16_t", 2, 16, "the bits of an IEEE half"),
    "float32": ("float", 2, 32, ""),
    "float64": ("double", 2, 64, ""),
    "bfloat16": ("uint16_t", 4, 16, "the bits of a bfloat16"),
}

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


def supported(dtype: str) -> bool:
    """Whether the header can declare arrays of `dtype`."""
    return dtype in TYPES


def c_type(dtype: str) -> str:
    """How C stores `dtype`."""
    return TYPES[dtype][0]


def prototype(m: Manifest) -> str:
    """The declaration of the C function, without the semicolon."""
    return _declaration(m, [a.name for a in m.arguments])


def _declaration(m: Manifest, names: list[str]) -> str:
    return f"int {m.symbol}({', '.join(parameters(m, names))})"


def parameters(m: Manifest, names: list[str] | None = None) -> list[str]:
    """The parameters of the C function: symbolic extents, then the arguments, under their own names or `names`."""
    pairs = zip(names or [a.name for a in m.arguments], m.arguments, strict=True)
    declared = [f"{'' if a.output else 'const '}{TYPES[a.dtype][0]} *{name}" for name, a in pairs]
    return [*(f"int64_t {extent}" for extent in m.free), *declared]


def argument_line(a: Parameter) -> str:
    """An argument as a line of a header's comment."""
    note = TYPES[a.dtype][3]
    shape = "".join(f"[{s}]" for s in a.shape)
    direction = "written" if a.output else "read"
    dtype = f"{a.dtype} ({note})" if note else a.dtype
    return f"{a.name}{shape}: {dtype}, row-major, {direction}; aligned to {a.alignment} bytes"


def interface(m: Manifest) -> str:
    """The arguments as one line; compiled into the library, so that a manifest cannot lie about them."""
    shapes = [f"[{numbers(a.shape)}]" if a.shape else "[]" for a in m.arguments]
    pairs = zip(m.arguments, shapes, strict=True)
    return "; ".join(f"{a.name} {a.dtype}{shape} {'out' if a.output else 'in'}" for a, shape in pairs)


def header(m: Manifest) -> str:
    """The C header: prototype, shapes, dtypes, layout, alignment, errors, threads."""
    guard = f"{m.symbol.upper()}_H"
    about = [
        f"{m.operator} {m.case}",
        f"Schedule {m.schedule or 'none'} for {m.device['model']}, {m.threads} thread{'s' if m.threads > 1 else ''}.",
        f"Link with {m.library} and -pthread. Needs: {', '.join(m.requires) or 'any x86-64'}.",
    ]
    comment = "\n".join(
        f" * {line}".rstrip() for line in [*about, "", *m.description.replace("*/", "* /").splitlines()]
    )
    arguments = "\n".join(f" *   {argument_line(a)}" for a in m.arguments)
    if m.free:
        arguments = f" *   {', '.join(m.free)}: any number from 1 on\n{arguments}"
    return f"""/*
{comment}
 */
#ifndef {guard}
#define {guard}

#include <stdint.h>

#ifdef __cplusplus
extern "C" {{
#endif

/*
{arguments}
 * Returns 0, or -1 if a pointer is null, memory for workspace is short or the processor lacks an instruction set;
 * {m.symbol}_error() then says what. Outputs must not overlap inputs, unless the text above says so.
 * Safe from any number of application threads (their parallel loops take turns) and in a child of fork().
 * Workspace stays with the thread that called, for its next call, until the thread ends.
 */
{prototype(m)};

/* What went wrong in the calling thread's last failed call. */
const char *{m.symbol}_error(void);

/* The arguments as one line: name, dtype, shape, in or out. */
const char *{m.symbol}_interface(void);

/* Threads of a parallel loop, caller included: {m.threads} (or as many processors as there are, if fewer), unless the
 * environment variable TVM_NUM_THREADS or {m.symbol}_set_threads says otherwise; 0 restores that. */
int {m.symbol}_threads(void);
void {m.symbol}_set_threads(int threads);

#ifdef __cplusplus
}}
#endif

#endif
"""


def entry_points(m: Manifest) -> str:
    """C source of the symbols a library exports, around the kernel ``<symbol>_kernel`` as TVM compiled it."""
    names = [f"p{i}" for i in range(len(m.arguments))]
    kept = "static const" if not m.free else "const"
    arrays = "\n".join(
        f"  {kept} int64_t shape{i}[] = {{{numbers(a.shape)}}}, strides{i}[] = {{{numbers(strides(a.shape))}}};"
        for i, a in enumerate(m.arguments)
    )
    tensors = "\n".join(
        f"  const Tensor t{i} = {{(void *)p{i}, 1, 0, {len(a.shape)}, "
        f"{{{TYPES[a.dtype][1]}, {TYPES[a.dtype][2]}, 1}}, shape{i}, strides{i}, 0}};"
        for i, a in enumerate(m.arguments)
    )
    values = ", ".join(f"{{VALUE_TENSOR, 0, {{.pointer = &t{i}}}}}" for i in range(len(m.arguments)))
    tests = " && ".join(f'__builtin_cpu_supports("{_BUILTIN[f]}")' for f in m.requires if f in _BUILTIN) or "1"
    return f"""#include "launcher.h"

#define EXPORT __attribute__((visibility("default")))

extern Kernel __tvm_ffi_{m.symbol}_kernel;

static int usable(void) {{
  return {tests} ? 1 : launcher_fail("RuntimeError", "this processor lacks one of: {", ".join(m.requires)}") + 1;
}}

EXPORT {_declaration(m, names)} {{
  if (!usable()) return -1;
{extent_checks(m)}{arrays}
{tensors}
  const Value arguments[] = {{{values}}};
  Value result = {{VALUE_NONE, 0, {{0}}}};
  return __tvm_ffi_{m.symbol}_kernel(0, arguments, {len(m.arguments)}, &result);
}}

EXPORT const char *{m.symbol}_error(void) {{ return launcher_error(); }}
EXPORT const char *{m.symbol}_interface(void) {{ return "{interface(m)}"; }}
EXPORT int {m.symbol}_threads(void) {{ return launcher_threads(); }}
EXPORT void {m.symbol}_set_threads(int threads) {{ launcher_set_threads(threads); }}

EXPORT int __tvm_ffi_{m.symbol}(void *self, const Value *arguments, int32_t count, Value *result) {{
  return usable() ? __tvm_ffi_{m.symbol}_kernel(self, arguments, count, result) : -1;
}}
EXPORT int __tvm_ffi_{m.symbol}_threads(void *self, const Value *arguments, int32_t count, Value *result) {{
  return launcher_ffi_threads(self, arguments, count, result);
}}
EXPORT int __tvm_ffi_{m.symbol}_set_threads(void *self, const Value *arguments, int32_t count, Value *result) {{
  return launcher_ffi_set_threads(self, arguments, count, result);
}}
"""


def extent_checks(m: Manifest) -> str:
    """C statements that refuse symbolic extents which are not counted from 1 in 32 bits."""
    positive = [
        f'  if ({e} < 1 || {e} > INT32_MAX) return launcher_fail("ValueError", "{e} is not from 1 to 2147483647");\n'
        for e in m.free
    ]
    sized = [a for a in m.arguments if any(isinstance(dim, str) for dim in a.shape)]
    counted = [
        f"  if ((double){count(a.shape)} > INT32_MAX)\n"
        f'    return launcher_fail("ValueError", "{a.name} has more than 2147483647 elements");\n'
        for a in sized
    ]
    return "".join(positive + counted)


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
    """A C program that calls the kernel once on ones and prints the first element of each output."""
    sizes = {a.name: count(a.shape) for a in m.arguments}
    extents = "".join(f"  const long {name} = {tuned};\n" for name, tuned in m.free.items())
    memory = "\n".join(
        f"  {TYPES[a.dtype][0]} *{a.name} = malloc({sizes[a.name]} * sizeof *{a.name});" for a in m.arguments
    )
    fill = "\n".join(f"  for (long i = 0; i < {sizes[a.name]}; ++i) {a.name}[i] = 1;" for a in m.inputs)
    show = "\n".join(f'  printf("{a.name}[0] = %g\\n", (double){a.name}[0]);' for a in m.outputs)
    missing = " || ".join(f"!{a.name}" for a in m.arguments)
    release = " ".join(f"free({a.name});" for a in m.arguments)
    program = f"{m.symbol}_example"
    return f"""/* cc {program}.c {m.library} -Wl,-rpath,'$ORIGIN' -pthread -o {program} && ./{program} */
#include <stdio.h>
#include <stdlib.h>

#include "{header_name}"

int main(void) {{
{extents}{memory}
  if ({missing}) return 1;
{fill}
  if ({m.symbol}({", ".join([*m.free, *(a.name for a in m.arguments)])})) {{
    fprintf(stderr, "%s\\n", {m.symbol}_error());
    return 1;
  }}
{show}
  {release}
  return 0;
}}
"""


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


def count(shape: tuple[int | str, ...]) -> str:
    """How many elements, as a C expression; the first factor decides the type it is computed in."""
    named = [dim for dim in shape if isinstance(dim, str)]
    number = prod(dim for dim in shape if not isinstance(dim, str))
    return " * ".join([*named, *([str(number)] if number != 1 or not named else [])])


def at(parameter: Parameter, extents: Mapping[str, int]) -> Parameter:
    """`parameter` with numbers for its symbolic extents."""
    return replace(parameter, shape=tuple(extents[dim] if isinstance(dim, str) else dim for dim in parameter.shape))


def numbers(values: Sequence[int | str]) -> str:
    """A shape or its strides inside a C initializer."""
    return ", ".join(map(str, values)) or "0"


def strides(shape: tuple[int | str, ...]) -> list[str]:
    """Row-major strides in elements, as C expressions."""
    return [count(shape[i + 1 :]) for i in range(len(shape))]
