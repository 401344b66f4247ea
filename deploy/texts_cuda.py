"""The files of a CUDA library: its header, the entry points, the machine code with its table, and an example."""

from __future__ import annotations

from .manifest import Manifest
from .texts import TYPES, argument_line, count, extent_checks, interface, numbers, parameters, strides

# How TVM names what follows a kernel's parameters in a launch → the letter launcher_cuda.c knows it by.
LAUNCH = {
    **{f"blockIdx.{axis}": axis for axis in "xyz"},
    **{f"threadIdx.{axis}": letter for axis, letter in zip("xyz", "abc", strict=True)},
    **{f"clusterCtaIdx.{axis}": letter for axis, letter in zip("xyz", "ijk", strict=True)},
    "tirx.use_dyn_shared_memory": "s",
    "tirx.use_programtic_dependent_launch": "e",
    "tirx.use_cooperative_launch": "o",
}


def prototype(m: Manifest, names: list[str] | None = None) -> str:
    """The declaration of the C function, without the semicolon: device pointers, then the stream."""
    return f"int {m.symbol}({', '.join([*parameters(m, names), 'void *stream'])})"


def header(m: Manifest) -> str:
    """The C header of one kernel."""
    arguments = "\n".join(f" *   {argument_line(a)}" for a in m.arguments)
    if m.free:
        arguments = f" *   {', '.join(m.free)}: any number from 1 on\n{arguments}"
    about = "\n".join(f" * {line}".rstrip() for line in m.description.replace("*/", "* /").splitlines())
    return f"""/*
 * {m.operator} {m.case}
 * Schedule {m.schedule} for {m.device["model"]} ({m.target["arch"]}).
 * Link with {m.library}, which needs NVIDIA's driver and nothing else of CUDA.
 *
{about}
 */
#ifndef {m.symbol.upper()}_H
#define {m.symbol.upper()}_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {{
#endif

/*
{arguments}
 *   stream: a cudaStream_t or CUstream, NULL for the default one
 * All arrays lie in the memory of the calling thread's current device (without one: the first). Returns as soon as the
 * kernels are under way: 0, or -1 with the reason in {m.symbol}_error().
 */
{prototype(m)};

/* What went wrong in the calling thread's last failed call. */
const char *{m.symbol}_error(void);

/* The arguments as one line: name, dtype, shape, in or out. */
const char *{m.symbol}_interface(void);

#ifdef __cplusplus
}}
#endif

#endif
"""


def entry_points(m: Manifest) -> str:
    """C source of the symbols a library exports, around the host side of the kernel as TVM compiled it."""
    names = [f"p{i}" for i in range(len(m.arguments))]
    arrays = "\n".join(
        f"  const int64_t shape{i}[] = {{{numbers(a.shape)}}}, strides{i}[] = {{{numbers(strides(a.shape))}}};"
        for i, a in enumerate(m.arguments)
    )
    tensors = "\n".join(
        f"  const Tensor t{i} = {{(void *)p{i}, DEVICE_CUDA, device, {len(a.shape)}, "
        f"{{{TYPES[a.dtype][1]}, {TYPES[a.dtype][2]}, 1}}, shape{i}, strides{i}, 0}};"
        for i, a in enumerate(m.arguments)
    )
    values = ", ".join(f"{{VALUE_TENSOR, 0, {{.pointer = &t{i}}}}}" for i in range(len(m.arguments)))
    null = " || ".join(f"!{name}" for name in names)
    return f"""#include "launcher_cuda.h"

#define EXPORT __attribute__((visibility("default")))

extern Kernel __tvm_ffi_{m.symbol}_kernel;

EXPORT {prototype(m, names)} {{
  int device;
  if ({null}) return launcher_fail("ValueError", "an array is NULL");
{extent_checks(m)}  if (launcher_enter(stream, &device)) return -1;
{arrays}
{tensors}
  const Value arguments[] = {{{values}}};
  Value result = {{VALUE_NONE, 0, {{0}}}};
  return __tvm_ffi_{m.symbol}_kernel(0, arguments, {len(m.arguments)}, &result);
}}

EXPORT const char *{m.symbol}_error(void) {{ return launcher_error(); }}
EXPORT const char *{m.symbol}_interface(void) {{ return "{interface(m)}"; }}
EXPORT int __tvm_ffi_{m.symbol}(void *self, const Value *arguments, int32_t count, Value *result) {{
  int device;
  if (launcher_enter_of_caller(&device)) return -1;
  return __tvm_ffi_{m.symbol}_kernel(self, arguments, count, result);
}}
"""


def exported(m: Manifest) -> list[str]:
    """The symbols that programs may use."""
    return [m.symbol, f"__tvm_ffi_{m.symbol}", f"{m.symbol}_error", f"{m.symbol}_interface"]


def device_code(symbol: str, cubin: str, functions: list[tuple[str, str, str]]) -> str:
    """C source that embeds a file of machine code, and an entry for each of its functions (name, types, launch)."""
    entries = "\n".join(
        f'Entry {symbol}_entry{i} = {{.name = "{name}", .types = "{types}", .launch = "{launch}", .image = &image}};'
        for i, (name, types, launch) in enumerate(functions)
    )
    return f"""#include "launcher_cuda.h"

__asm__(".section .rodata\\n.balign 64\\n{symbol}_cubin:\\n.incbin \\"{cubin}\\"\\n.byte 0\\n.previous\\n");
extern const char {symbol}_cubin[] __attribute__((visibility("hidden")));

static Image image = {{.cubin = {symbol}_cubin}};
{entries}
"""


def table(entries: list[str], arch: str) -> str:
    """C source of the list of all entries, and of the architecture they were built for."""
    declared = "\n".join(f"extern Entry {entry};" for entry in entries)
    number = "".join(c for c in arch if c.isdigit())
    listed = ", ".join(f"&{entry}" for entry in entries)
    return f"""#include <stddef.h>

#include "launcher_cuda.h"

{declared}
Entry *launcher_entries[] = {{{listed}, NULL}};
const int launcher_capability = {number}, launcher_specific = {int(arch.endswith("a"))};
"""


def example(m: Manifest, header_name: str) -> str:
    """A CUDA program that calls the kernel once on zeros and prints the first bytes of each output."""
    sizes = {a.name: f"{count(a.shape)} * sizeof({TYPES[a.dtype][0]})" for a in m.arguments}
    extents = "".join(f"  const long {name} = {tuned};\n" for name, tuned in m.free.items())
    memory = "\n".join(
        f"  {TYPES[a.dtype][0]} *{a.name};\n  cudaMalloc((void **)&{a.name}, {sizes[a.name]});\n"
        f"  cudaMemset({a.name}, {'0xff' if a.output else '0'}, {sizes[a.name]});"
        for a in m.arguments
    )
    show = "\n".join(
        f"  {TYPES[a.dtype][0]} {a.name}_first;\n"
        f"  cudaMemcpy(&{a.name}_first, {a.name}, sizeof {a.name}_first, cudaMemcpyDeviceToHost);\n"
        f'  printf("{a.name}[0] = %g\\n", (double){a.name}_first);'
        for a in m.outputs
    )
    program = f"{m.symbol}_example"
    call = ", ".join([*m.free, *(a.name for a in m.arguments), "0"])
    return f"""/* nvcc {program}.cu {m.library} -Xlinker -rpath='$ORIGIN' -o {program} && ./{program} */
#include <stdio.h>

#include "{header_name}"

int main() {{
{extents}{memory}
  if ({m.symbol}({call})) {{
    fprintf(stderr, "%s\\n", {m.symbol}_error());
    return 1;
  }}
{show}
  return cudaDeviceSynchronize();
}}
"""
