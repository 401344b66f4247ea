"""The files of a CUDA library: its header, the entry points, the machine code with its table, and an example."""

from __future__ import annotations

from .manifest import Manifest
from .texts import TYPES, count, entry_file, example_file, extent_checks, kernel_header, parameters

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
    about = [
        f"{m.operator} {m.case}",
        f"Schedule {m.schedule or 'none'} for {m.device['model']} ({m.target['arch']}).",
        f"Link with {m.library}, which needs NVIDIA's driver and nothing else of CUDA.",
    ]
    terms = f""" *   stream: a cudaStream_t or CUstream, NULL for the default one
 * All arrays lie in the memory of the calling thread's current device (without one: the first). Returns as soon as the
 * kernels are under way: 0, or -1 with the reason in {m.symbol}_error()."""
    return kernel_header(m, about, terms, prototype(m))


def entry_points(m: Manifest) -> str:
    """C source of the symbols a library exports, around the host side of the kernel as TVM compiled it."""
    names = [f"p{i}" for i in range(len(m.arguments))]
    checks = f"""  int device;
  if ({" || ".join(f"!{name}" for name in names)}) return launcher_fail("ValueError", "an array is NULL");
{extent_checks(m)}  if (launcher_enter(stream, &device)) return -1;
"""
    python = f"""EXPORT int __tvm_ffi_{m.symbol}(void *self, const Value *arguments, int32_t count, Value *result) {{
  int device;
  if (launcher_enter_of_caller(&device)) return -1;
  return __tvm_ffi_{m.symbol}_kernel(self, arguments, count, result);
}}
"""
    return entry_file(m, "launcher_cuda.h", prototype(m, names), checks, "DEVICE_CUDA, device", python)


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
    """A CUDA program that calls the kernel once on zeros and prints the first element of each output."""
    memory, rest = [], []
    for a in m.arguments:
        size = f"{count(a.shape)} * sizeof({TYPES[a.dtype][0]})"
        memory += [f"  {TYPES[a.dtype][0]} *{a.name};", f"  cudaMalloc((void **)&{a.name}, {size});"]
        memory += [f"  cudaMemset({a.name}, {'0xff' if a.output else '0'}, {size});"]
    for a in m.outputs:
        rest += [f"  {TYPES[a.dtype][0]} {a.name}_first;"]
        rest += [f"  cudaMemcpy(&{a.name}_first, {a.name}, sizeof {a.name}_first, cudaMemcpyDeviceToHost);"]
        rest += [f'  printf("{a.name}[0] = %g\\n", (double){a.name}_first);']
    rest += ["  return cudaDeviceSynchronize();"]
    program = f"{m.symbol}_example"
    command = f"nvcc {program}.cu {m.library} -Xlinker -rpath='$ORIGIN' -o {program} && ./{program}"
    call = [*(a.name for a in m.arguments), "0"]
    return example_file(m, command, header_name, "\n".join(memory), call, "\n".join(rest))
