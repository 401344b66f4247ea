"""The files written beside a library of many kernels: dispatcher, header, CMake package and example."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod

from schedules.core import Operator, Value

from .manifest import Manifest
from .texts import c_type, prototype

_C_TYPES = {bool: "int64_t", int: "int64_t", float: "double", str: "const char *"}


@dataclass(frozen=True)
class Texts:
    """The texts of the library `name` with these kernels, of these operators."""

    name: str
    library: str
    kernels: tuple[Manifest, ...]
    operators: Mapping[str, Operator]

    def header(self) -> str:
        """The C header: a struct and three functions for each operator, then every kernel's own prototype."""
        return f"""{self._declarations}
/* The number of these declarations; a program built with another header than the library's differs from
 * {self.name}_abi(). */
#define {self.name.upper()}_ABI {self.abi}u

#ifdef __cplusplus
}}
#endif

#endif
"""

    @property
    def abi(self) -> int:
        """A number that changes with the declarations."""
        return zlib.crc32(self._declarations.encode())

    @cached_property
    def _declarations(self) -> str:
        parts = "\n".join(self._operator_part(operator) for operator in self.operators.values())
        kernels = "\n".join(f"/* {k.operator} {k.case} */\n{prototype(k)};" for k in self.kernels)
        needs = sorted({flag for k in self.kernels for flag in k.requires})
        return f"""/*
 * {len(self.kernels)} kernels for {self.kernels[0].device["model"]}. Link with {self.library} and -pthread.
 * Needs: {", ".join(needs) or "any x86-64"}.
 *
 * A call returns 0, or -1 with the reason in {self.name}_error(). Safe from any number of application threads (their
 * parallel loops take turns) and in a child of fork(). Operands are row-major and aligned to their elements.
 */
#ifndef {self.name.upper()}_H
#define {self.name.upper()}_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {{
#endif
{parts}
/* What went wrong in the calling thread's last failed call. */
const char *{self.name}_error(void);

/* Threads of a parallel loop, caller included; 0 restores the default. TVM_NUM_THREADS sets it too. */
int {self.name}_threads(void);
void {self.name}_set_threads(int threads);

uint32_t {self.name}_abi(void);

/* Each kernel by itself. */
{kernels}
"""

    def _operator_part(self, operator: Operator) -> str:
        prefix = f"{self.name}_{operator.name}"
        fields = "\n".join(f"  {_field(k, v)};" for k, v in operator.parameters.items())
        known = "\n".join(f" *   {k.case}: {_arguments(k)}" for k in self.kernels if k.operator == operator.name)
        return f"""
/* {operator.doc.partition(chr(10))[0].replace("*/", "* /")}
 * Cases, with the arguments in call order (the outputs last):
{known}
 */
typedef struct {{
{fields}
}} {prefix}_case;

/* The options' defaults; the extents are 0. */
{prefix}_case {prefix}_default(void);

/* Whether there is a kernel for the case: its number, or -1. */
int {prefix}_find(const {prefix}_case *which);

/* Run it. */
int {prefix}(const {prefix}_case *which, void *const *arguments);
"""

    def dispatch(self) -> str:
        """C source of those functions."""
        operators = "\n".join(self._dispatch_of(operator) for operator in self.operators.values())
        kernels = "\n".join(f"{prototype(k)};" for k in self.kernels)
        name = self.name
        return f"""#include <string.h>

#include "launcher.h"

#define EXPORT __attribute__((visibility("default")))

{kernels}

EXPORT const char *{name}_error(void) {{ return launcher_error(); }}
EXPORT int {name}_threads(void) {{ return launcher_threads(); }}
EXPORT void {name}_set_threads(int threads) {{ launcher_set_threads(threads); }}
EXPORT uint32_t {name}_abi(void) {{ return {self.abi}u; }}
{operators}"""

    def _dispatch_of(self, operator: Operator) -> str:
        prefix = f"{self.name}_{operator.name}"
        kernels = [k for k in self.kernels if k.operator == operator.name]
        fields = "\n".join(f"  {_field(k, v)};" for k, v in operator.parameters.items())
        default = ", ".join(_literal(0 if v is None else v) for v in operator.parameters.values())
        table = ",\n".join(f"  {{{', '.join(_literal(k.values[p]) for p in operator.parameters)}}}" for k in kernels)
        equal = " && ".join(_equal(k, v) for k, v in operator.parameters.items())
        calls = "\n".join(f"    case {i}: return {_call(kernel)};" for i, kernel in enumerate(kernels))
        return f"""
typedef struct {{
{fields}
}} {prefix}_case;

static const {prefix}_case {prefix}_cases[] = {{
{table}
}};

EXPORT {prefix}_case {prefix}_default(void) {{ return ({prefix}_case){{{default}}}; }}

EXPORT int {prefix}_find(const {prefix}_case *which) {{
  for (int i = 0; i < {len(kernels)}; ++i) {{
    const {prefix}_case *known = &{prefix}_cases[i];
    if ({equal}) return i;
  }}
  return -1;
}}

EXPORT int {prefix}(const {prefix}_case *which, void *const *arguments) {{
  switch ({prefix}_find(which)) {{
{calls}
  }}
  return launcher_fail("ValueError", "no kernel of {operator.name} for this case");
}}
"""

    def exported(self) -> list[str]:
        """The symbols of the dispatcher."""
        shared = [f"{self.name}_{what}" for what in ("error", "threads", "set_threads", "abi")]
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
        """A C program that runs the first kernel through the dispatcher, on operands of ones."""
        k = self.kernels[0]
        prefix = f"{self.name}_{k.operator}"
        differing = {p: k.values[p] for p, d in self.operators[k.operator].parameters.items() if k.values[p] != d}
        chosen = "\n".join(f"  which.{p} = {_literal(v)};" for p, v in differing.items())
        operands = "\n".join(_operand(i, p) for i, p in enumerate(k.arguments))
        last = len(k.arguments) - 1
        kind = c_type(k.arguments[last].dtype)
        flags = f"{self.library} -Wl,-rpath,'$ORIGIN' -pthread"
        return f"""/* cc {self.name}_example.c {flags} -o {self.name}_example && ./{self.name}_example */
#include <stdio.h>
#include <stdlib.h>

#include "{self.name}.h"

int main(void) {{
  {prefix}_case which = {prefix}_default();
  void *arguments[{len(k.arguments)}];
{chosen}
{operands}
  if ({self.name}_abi() != {self.name.upper()}_ABI || {prefix}(&which, arguments)) {{
    fprintf(stderr, "%s\\n", {self.name}_error());
    return 1;
  }}
  printf("{k.arguments[last].name}[0] = %g\\n", (double)(({kind} *)arguments[{last}])[0]);
  return 0;
}}
"""


def _field(name: str, default: Value | None) -> str:
    kind = _C_TYPES[int if default is None else type(default)]
    return f"{kind}{'' if kind.endswith('*') else ' '}{name}"


def _literal(value: Value) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(int(value) if isinstance(value, bool) else value)


def _equal(name: str, default: Value | None) -> str:
    if isinstance(default, str):
        return f"which->{name} && !strcmp(known->{name}, which->{name})"
    return f"known->{name} == which->{name}"


def _call(kernel: Manifest) -> str:
    return f"{kernel.symbol}({', '.join(f'arguments[{i}]' for i in range(len(kernel.arguments)))})"


def _arguments(kernel: Manifest) -> str:
    return ", ".join(f"{a.name}[{']['.join(map(str, a.shape))}]" for a in kernel.arguments)


def _operand(index: int, parameter) -> str:
    kind, size = c_type(parameter.dtype), prod(parameter.shape)
    fill = f"\n  for (long i = 0; i < {size}; ++i) (({kind} *)arguments[{index}])[i] = 1;"
    check = f"  if (!(arguments[{index}] = malloc({size} * sizeof({kind})))) return 1;"
    return check + ("" if parameter.output else fill)
