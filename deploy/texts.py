"""What the files beside a library share, on a CPU or a GPU: types in C, shapes, and the frames of their texts."""

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


def supported(dtype: str) -> bool:
    """Whether the header can declare arrays of `dtype`."""
    return dtype in TYPES


def c_type(dtype: str) -> str:
    """How C stores `dtype`."""
    return TYPES[dtype][0]


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


def header_file(guard: str, about: str, body: str) -> str:
    """A C header: a comment of these lines, then `body` for C and C++."""
    return f"""/*
{about}
 */
#ifndef {guard}
#define {guard}

#include <stdint.h>

#ifdef __cplusplus
extern "C" {{
#endif
{body}
#ifdef __cplusplus
}}
#endif

#endif
"""


def kernel_header(m: Manifest, about: Sequence[str], terms: str, declared: str, more: str = "") -> str:
    """The header of one kernel. about: what it is and needs; terms: of a call; more: further declarations."""
    lines = [*about, "", *m.description.replace("*/", "* /").splitlines()]
    arguments = [f"{', '.join(m.free)}: any number from 1 on"] if m.free else []
    arguments += [argument_line(a) for a in m.arguments]
    listed = "\n".join(f" *   {line}" for line in arguments)
    body = f"""
/*
{listed}
{terms}
 */
{declared};

/* What went wrong in the calling thread's last failed call. */
const char *{m.symbol}_error(void);

/* The arguments as one line: name, dtype, shape, in or out. */
const char *{m.symbol}_interface(void);
{more}"""
    return header_file(f"{m.symbol.upper()}_H", "\n".join(f" * {line}".rstrip() for line in lines), body)


def entry_file(m: Manifest, launcher: str, declared: str, checks: str, device: str, more: str) -> str:
    """C source of the symbols a library exports, around the kernel ``<symbol>_kernel`` as TVM compiled it.

    declared: the function whose arrays are p0, p1…; checks: what comes first in it; device: the arrays' device in
    DLPack's terms; more: further functions. `launcher` is the header that the source includes.
    """
    kept = "static const" if not m.free else "const"
    arrays = "\n".join(
        f"  {kept} int64_t shape{i}[] = {{{numbers(a.shape)}}}, strides{i}[] = {{{numbers(strides(a.shape))}}};"
        for i, a in enumerate(m.arguments)
    )
    tensors = "\n".join(
        f"  const Tensor t{i} = {{(void *)p{i}, {device}, {len(a.shape)}, "
        f"{{{TYPES[a.dtype][1]}, {TYPES[a.dtype][2]}, 1}}, shape{i}, strides{i}, 0}};"
        for i, a in enumerate(m.arguments)
    )
    values = ", ".join(f"{{VALUE_TENSOR, 0, {{.pointer = &t{i}}}}}" for i in range(len(m.arguments)))
    return f"""#include "{launcher}"

#define EXPORT __attribute__((visibility("default")))

extern Kernel __tvm_ffi_{m.symbol}_kernel;

EXPORT {declared} {{
{checks}{arrays}
{tensors}
  const Value arguments[] = {{{values}}};
  Value result = {{VALUE_NONE, 0, {{0}}}};
  return __tvm_ffi_{m.symbol}_kernel(0, arguments, {len(m.arguments)}, &result);
}}

EXPORT const char *{m.symbol}_error(void) {{ return launcher_error(); }}
EXPORT const char *{m.symbol}_interface(void) {{ return "{interface(m)}"; }}
{more}"""


def example_file(m: Manifest, command: str, header: str, memory: str, call: Sequence[str], rest: str) -> str:
    """A program that calls the kernel once. memory: makes the arrays; rest: what follows a call that succeeded."""
    extents = "".join(f"  const long {name} = {tuned};\n" for name, tuned in m.free.items())
    return f"""/* {command} */
#include <stdio.h>
#include <stdlib.h>

#include "{header}"

int main(void) {{
{extents}{memory}
  if ({m.symbol}({", ".join([*m.free, *call])})) {{
    fprintf(stderr, "%s\\n", {m.symbol}_error());
    return 1;
  }}
{rest}
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
