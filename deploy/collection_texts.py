"""The files written beside a library of many kernels: dispatcher, header, CMake package and example."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod

from schedules.core import Operator, Value

from . import texts, texts_cpu, texts_cuda
from .dispatch import FAR, OPEN, Row
from .manifest import Manifest
from .texts import at, c_type

_C_TYPES = {bool: "int64_t", int: "int64_t", float: "double", str: "const char *"}


@dataclass(frozen=True)
class Texts:
    """The texts of the library `name` with these kernels, of these operators."""

    name: str
    library: str
    kernels: tuple[Manifest, ...]
    rows: tuple[Row, ...]
    operators: Mapping[str, Operator]

    def header(self) -> str:
        """The C header: a struct and three functions for each operator, then every kernel's own prototype."""
        number = f"""
/* The number of these declarations; a program built with another header than the library's differs from
 * {self.name}_abi(). */
#define {self.name.upper()}_ABI {self.abi}u
"""
        return texts.header_file(f"{self.name.upper()}_H", self._terms, self._declarations + number)

    @property
    def on_gpu(self) -> bool:
        """Whether the kernels are CUDA's."""
        return self.kernels[0].target["kind"] == "cuda"

    @property
    def _stream(self) -> str:
        """What a call takes besides the case and its arguments."""
        return ", void *stream" if self.on_gpu else ""

    def _prototype(self, kernel: Manifest) -> str:
        return (texts_cuda if self.on_gpu else texts_cpu).prototype(kernel)

    @property
    def _terms(self) -> str:
        """What a caller must know, as lines of the header's comment."""
        model, needs = self.kernels[0].device["model"], sorted({flag for k in self.kernels for flag in k.requires})
        if self.on_gpu:
            return f""" * {len(self.kernels)} kernels for {model}.
 * Link with {self.library}, which needs NVIDIA's driver and nothing else of CUDA.
 *
 * A call returns 0 as soon as its kernels are under way on `stream` (a cudaStream_t or CUstream, NULL for the default),
 * or -1 with the reason in {self.name}_error(). Operands lie in the memory of the calling thread's current device,
 * row-major and aligned as cudaMalloc does."""
        return f""" * {len(self.kernels)} kernels for {model}. Link with {self.library} and -pthread.
 * Needs: {", ".join(needs) or "any x86-64"}.
 *
 * A call returns 0, or -1 with the reason in {self.name}_error(). Safe from any number of application threads (their
 * parallel loops take turns) and in a child of fork(). Operands are row-major and aligned to their elements."""

    @property
    def _threads(self) -> str:
        """The declarations about threads; a GPU's library starts none."""
        return (
            ""
            if self.on_gpu
            else f"""
/* Threads of a parallel loop, caller included; 0 restores the default. TVM_NUM_THREADS sets it too. */
int {self.name}_threads(void);
void {self.name}_set_threads(int threads);
"""
        )

    @property
    def abi(self) -> int:
        """A number that changes with the declarations."""
        return zlib.crc32((self._terms + self._declarations).encode())

    @cached_property
    def _declarations(self) -> str:
        parts = "\n".join(self._operator_part(operator) for operator in self.operators.values())
        kernels = "\n".join(f"/* {k.operator} {k.case} */\n{self._prototype(k)};" for k in self.kernels)
        return f"""{parts}
/* What went wrong in the calling thread's last failed call. */
const char *{self.name}_error(void);
{self._threads}
uint32_t {self.name}_abi(void);

/* Each kernel by itself. */
{kernels}
"""

    def _operator_part(self, operator: Operator) -> str:
        prefix = f"{self.name}_{operator.name}"
        fields = "\n".join(f"  {_field(k, v)};" for k, v in operator.parameters.items())
        known = "\n".join(f" *   {i}  {k.case}: {_arguments(k)}" for i, k in self._kernels_of(operator))
        return f"""
/* {operator.doc.partition(chr(10))[0].replace("*/", "* /")}
 * Kernels: number, case, and the arguments in call order (the outputs last). One with ?64 takes any such extent:
{known}
 */
typedef struct {{
{fields}
}} {prefix}_case;

/* The options' defaults; the extents are 0. */
{prefix}_case {prefix}_default(void);

/* The number of the kernel that runs the case: the one of exactly these extents, else the one tuned nearest to them,
 * else the hand-picked default; -1 if there is none for these options. */
int {prefix}_find(const {prefix}_case *which);

/* Run it. */
int {prefix}(const {prefix}_case *which, void *const *arguments{self._stream});
"""

    def dispatch(self) -> str:
        """C source of those functions."""
        operators = "\n".join(self._dispatch_of(operator) for operator in self.operators.values())
        kernels = "\n".join(f"{self._prototype(k)};" for k in self.kernels)
        name = self.name
        threads = (
            ""
            if self.on_gpu
            else f"""
EXPORT int {name}_threads(void) {{ return launcher_threads(); }}
EXPORT void {name}_set_threads(int threads) {{ launcher_set_threads(threads); }}"""
        )
        return f"""#include <math.h>
#include <string.h>

#include "{"launcher_cuda.h" if self.on_gpu else "launcher.h"}"

#define EXPORT __attribute__((visibility("default")))

{kernels}

EXPORT const char *{name}_error(void) {{ return launcher_error(); }}{threads}
EXPORT uint32_t {name}_abi(void) {{ return {self.abi}u; }}

/* How many times as long an extent is as another: the square of the ratio's log2. */
static inline double apart(int64_t one, int64_t other) {{
  const double ratio = log2((double)one / (double)other);
  return ratio * ratio;
}}
{operators}"""

    def _kernels_of(self, operator: Operator) -> list[tuple[int, Manifest]]:
        return [(i, k) for i, k in enumerate(self.kernels) if k.operator == operator.name]

    def _dispatch_of(self, operator: Operator) -> str:
        prefix = f"{self.name}_{operator.name}"
        kernels = self._kernels_of(operator)
        numbers = {i for i, _ in kernels}
        fields = "\n".join(f"  {_field(k, v)};" for k, v in operator.parameters.items())
        default = ", ".join(_literal(0 if v is None else v) for v in operator.parameters.values())
        table = ",\n".join(_row(row, operator) for row in self.rows if row.kernel in numbers)
        tests = "\n".join(_test(k, v, i) for i, (k, v) in enumerate(operator.parameters.items()))
        calls = "\n".join(f"    case {i}: return {_call(kernel, self.on_gpu)};" for i, kernel in kernels)
        return f"""
typedef struct {{
{fields}
}} {prefix}_case;

/* Which kernel is for which case. Bit i of `free`: parameter i may be any number. */
static const struct {{
  {prefix}_case of;
  uint64_t free;
  int tuned, kernel;
}} {prefix}_rows[] = {{
{table}
}};

EXPORT {prefix}_case {prefix}_default(void) {{ return ({prefix}_case){{{default}}}; }}

EXPORT int {prefix}_find(const {prefix}_case *which) {{
  int found = -1;
  double least = INFINITY;
  for (unsigned i = 0; i < sizeof {prefix}_rows / sizeof *{prefix}_rows; ++i) {{
    const {prefix}_case *known = &{prefix}_rows[i].of;
    const uint64_t free = {prefix}_rows[i].free;
    const int tuned = {prefix}_rows[i].tuned;
    double distance = __builtin_popcountll(free) * {OPEN!r} + (tuned ? 0 : {FAR * FAR!r});
{tests}
    if (distance < least) least = distance, found = {prefix}_rows[i].kernel;
  }}
  return found;
}}

EXPORT int {prefix}(const {prefix}_case *which, void *const *arguments{self._stream}) {{
  switch ({prefix}_find(which)) {{
{calls}
  }}
  return launcher_fail("ValueError", "no kernel of {operator.name} for this case");
}}
"""

    def exported(self) -> list[str]:
        """The symbols of the dispatcher."""
        common = ("error", "abi") if self.on_gpu else ("error", "threads", "set_threads", "abi")
        shared = [f"{self.name}_{what}" for what in common]
        each = [f"{self.name}_{operator}{what}" for operator in self.operators for what in ("", "_find", "_default")]
        return shared + each

    def cmake(self) -> str:
        """``find_package(<name> CONFIG)`` gives the target ``<name>::<name>``."""
        target = f"{self.name}::{self.name}"
        return f"""include(CMakeFindDependencyMacro)
find_dependency(Threads)
if(NOT TARGET {target})
  add_library({target} SHARED IMPORTED)
  set_target_properties({target} PROPERTIES
    IMPORTED_LOCATION "${{CMAKE_CURRENT_LIST_DIR}}/{self.library}"
    IMPORTED_SONAME "{self.library}"
    INTERFACE_INCLUDE_DIRECTORIES "${{CMAKE_CURRENT_LIST_DIR}}"
    INTERFACE_LINK_LIBRARIES Threads::Threads)
endif()
"""

    def example(self) -> str:
        """A program that runs the first kernel through the dispatcher: in C on operands of ones, in CUDA on zeros."""
        k = self.kernels[0]
        prefix = f"{self.name}_{k.operator}"
        values = {**k.values, **k.free}
        differing = {p: values[p] for p, d in self.operators[k.operator].parameters.items() if values[p] != d}
        chosen = "\n".join(f"  which.{p} = {_literal(v)};" for p, v in differing.items())
        operand = _gpu_operand if self.on_gpu else _operand
        operands = "\n".join(operand(i, at(p, k.free)) for i, p in enumerate(k.arguments))
        last = len(k.arguments) - 1
        kind = c_type(k.arguments[last].dtype)
        flags = f"{self.library} -Wl,-rpath,'$ORIGIN' -pthread"
        command = f"cc {self.name}_example.c {flags}"
        first = f"(({kind} *)arguments[{last}])[0]"
        if self.on_gpu:
            command = f"nvcc {self.name}_example.cu {self.library} -Xlinker -rpath='$ORIGIN'"
            operands += f"\n  {kind} first;"
            first = "first"
        fetch = f"\n  cudaMemcpy(&first, arguments[{last}], sizeof first, cudaMemcpyDeviceToHost);" * self.on_gpu
        stream = ", 0" * self.on_gpu
        return f"""/* {command} -o {self.name}_example && ./{self.name}_example */
#include <stdio.h>
#include <stdlib.h>

#include "{self.name}.h"

int main(void) {{
  {prefix}_case which = {prefix}_default();
  void *arguments[{len(k.arguments)}];
{chosen}
{operands}
  if ({self.name}_abi() != {self.name.upper()}_ABI || {prefix}(&which, arguments{stream})) {{
    fprintf(stderr, "%s\\n", {self.name}_error());
    return 1;
  }}{fetch}
  printf("{k.arguments[last].name}[0] = %g\\n", (double){first});
  return 0;
}}
"""


def _field(name: str, default: Value | None) -> str:
    kind = _C_TYPES[int if default is None else type(default)]
    return f"{kind}{'' if kind.endswith('*') else ' '}{name}"


def _literal(value: Value) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(int(value) if isinstance(value, bool) else value)


def _row(row: Row, operator: Operator) -> str:
    """A line of the table of kernels."""
    values = ", ".join(_literal(row.free.get(p, row.values[p])) for p in operator.parameters)
    free = sum(1 << i for i, p in enumerate(operator.parameters) if p in row.free)
    return f"  {{{{{values}}}, {free}, {int(row.tuned)}, {row.kernel}}}"


def _test(name: str, default: Value | None, bit: int) -> str:
    """C statements that pass over a row which is not for ``which->name``, or add its distance."""
    if isinstance(default, str):
        return f"    if (!which->{name} || strcmp(known->{name}, which->{name})) continue;"
    if default is not None:
        return f"    if (known->{name} != which->{name}) continue;"
    return f"""    if (!(free >> {bit} & 1)) {{
      if (known->{name} != which->{name}) continue;
    }} else {{
      if (which->{name} < 1) continue;
      if (tuned) distance += apart(which->{name}, known->{name});
    }}"""


def _call(kernel: Manifest, on_gpu: bool) -> str:
    extents = [f"which->{name}" for name in kernel.free]
    arrays = [f"arguments[{i}]" for i in range(len(kernel.arguments))]
    return f"{kernel.symbol}({', '.join([*extents, *arrays, *(['stream'] if on_gpu else [])])})"


def _arguments(kernel: Manifest) -> str:
    return ", ".join(f"{a.name}[{']['.join(map(str, a.shape))}]" for a in kernel.arguments)


def _operand(index: int, parameter) -> str:
    kind, size = c_type(parameter.dtype), prod(parameter.shape)
    fill = f"\n  for (long i = 0; i < {size}; ++i) (({kind} *)arguments[{index}])[i] = 1;"
    check = f"  if (!(arguments[{index}] = malloc({size} * sizeof({kind})))) return 1;"
    return check + ("" if parameter.output else fill)


def _gpu_operand(index: int, parameter) -> str:
    size = f"{prod(parameter.shape)} * sizeof({c_type(parameter.dtype)})"
    fill = "0xff" if parameter.output else "0"
    return f"  cudaMalloc(&arguments[{index}], {size});\n  cudaMemset(arguments[{index}], {fill}, {size});"
