"""x86 assembly as LLVM prints it (AT&T syntax): its loops, the hot one, and a count of what matters in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields

from .loops import Block, find_loops

FMA = re.compile(r"vfn?m(?:addsub|subadd|add|sub)(?:132|213|231)|vpdp|vdpbf16")
ARITHMETIC = re.compile(r"v?(?:add|sub|mul|div|sqrt|rsqrt|rcp|max|min|round|cmp|ucomi|comi|and|andn|or|xor)[ps][shd]$")
INTEGER = re.compile(r"vp(?:add|sub|mul|madd|min|max|and|or|xor|sll|srl|sra|abs|cmp)")
SHUFFLE = re.compile(r"v?p?(?:perm|shuf|unpck|insert|extract|blend|alignr)")
BYTES = {"xmm": 16, "ymm": 32, "zmm": 64}
# Mnemonics that name memory without moving data, and those that only read a last operand in memory.
NO_ACCESS = ("lea", "prefetch", "nop", "clflush")
READ_ONLY = ("cmp", "test", "bt", "vucomi", "vcomi", "ucomi", "comi", "push", "call", "jmp", "mul", "imul", "div")


@dataclass(frozen=True)
class Instruction:
    """One line of code. `line` counts from 1 in the whole listing."""

    line: int
    name: str
    operands: tuple[str, ...]

    @property
    def width(self) -> str:
        """The widest vector register named: "xmm", "ymm", "zmm", or "" for none."""
        return max(re.findall(r"%([xyz]mm)\d", ",".join(self.operands)), default="")

    @property
    def packed(self) -> bool:
        """Whether it works on all lanes of a vector register."""
        scalar = self.name.endswith(("ss", "sd", "sh")) and not self.name.startswith(("vp", "vbroadcast"))
        return bool(self.width) and not scalar and self.name not in ("vmovd", "vmovq", "movd", "movq")

    @property
    def target(self) -> str:
        """The label a jump goes to, "" for anything else."""
        return self.operands[0] if self.name.startswith("j") and self.operands else ""

    def memory(self) -> str:
        """The operand in memory, "" if there is none."""
        if self.name.startswith(NO_ACCESS):
            return ""
        return next((o for o in self.operands if "(" in o and not o.startswith("$")), "")

    @property
    def stores(self) -> bool:
        """Whether it writes memory: in AT&T syntax the destination is last."""
        return bool(self.memory()) and self.operands[-1] == self.memory() and not self.name.startswith(READ_ONLY)

    @property
    def loads(self) -> bool:
        moves = "mov" in self.name or self.name.startswith(("vextract", "set", "push"))
        return bool(self.memory()) and not (self.stores and moves)


@dataclass(frozen=True)
class Counts:
    """How many instructions of each sort; one instruction may be of several sorts.

    fma_*: fused multiply-adds and dot products by register. vector: packed arithmetic other than FMA.
    vector_loads and vector_stores move whole registers; a broadcast is no vector load. loads and stores are all
    accesses to memory; spill_* those to the stack.
    """

    instructions: int = 0
    fma_scalar: int = 0
    fma_xmm: int = 0
    fma_ymm: int = 0
    fma_zmm: int = 0
    vector: int = 0
    scalar: int = 0
    loads: int = 0
    stores: int = 0
    vector_loads: int = 0
    vector_stores: int = 0
    broadcasts: int = 0
    shuffles: int = 0
    gathers: int = 0
    prefetches: int = 0
    spill_loads: int = 0
    spill_stores: int = 0
    branches: int = 0
    calls: int = 0

    @property
    def fma(self) -> int:
        """Packed multiply-adds of any width."""
        return self.fma_xmm + self.fma_ymm + self.fma_zmm

    @property
    def spills(self) -> int:
        return self.spill_loads + self.spill_stores

    def shown(self) -> dict[str, int]:
        """The counts that are not zero, for people, in order of declaration."""
        return {f.name.replace("_", " "): n for f in fields(self) if (n := getattr(self, f.name))}


@dataclass(frozen=True)
class HotLoop:
    """A loop of a listing: its code (labels included), where it stands (lines from 1) and what it does.

    numbers: the line of the listing that each of `lines` is.
    """

    function: str
    first: int
    last: int
    depth: int
    lines: tuple[str, ...]
    counts: Counts
    innermost: bool = field(default=True, repr=False)
    numbers: tuple[int, ...] = field(default=(), repr=False)


def hot_loop(asm: str, function: str = "") -> HotLoop | None:
    """The innermost loop that does the most arithmetic an iteration; None if there is no loop.

    Multiply-adds count before other arithmetic, that before memory traffic, by the bytes of their registers, so that
    a vector loop beats its scalar remainder. `function` restricts the search to functions whose name contains it.
    """
    inner = [loop for loop in loops(asm) if loop.innermost and function in loop.function]
    return max(inner, key=_heat, default=None)


def loops(asm: str) -> list[HotLoop]:
    """Every loop of every function, in program order."""
    text = asm.splitlines()
    found = []
    for name, code in _functions(text):
        listing = {i.line: i for i in code if isinstance(i, Instruction)}
        frame = any(i.name == "movq" and i.operands == ("%rsp", "%rbp") for i in listing.values())
        for loop in find_loops(_blocks(code)):
            numbers = [n for block in loop.blocks for n in range(block.first, block.last)]
            counts = count((listing[n] for n in numbers if n in listing), frame)
            kept = tuple(n for n in numbers if n in listing or _label(text[n - 1]).startswith(".LBB"))
            lines = tuple(text[n - 1] for n in kept)
            found.append(HotLoop(name, numbers[0], numbers[-1], loop.depth, lines, counts, loop.innermost, kept))
    return found


def count(code: Iterable[Instruction], frame_pointer: bool = False) -> Counts:
    """What `code` does. `frame_pointer`: %rbp addresses the stack, otherwise it is a register like any other."""
    totals = dict.fromkeys((f.name for f in fields(Counts)), 0)
    for instruction in code:
        for sort in _sorts(instruction, ("%rsp", "%rbp") if frame_pointer else ("%rsp",)):
            totals[sort] += 1
    return Counts(**totals)


def parse(line: str, number: int = 0) -> Instruction | None:
    """One line of assembly; None for labels, directives, comments and blank lines."""
    code = line.split("#")[0].strip()
    if not code or code.startswith(".") or code.endswith(":"):
        return None
    name, _, rest = code.partition("\t") if "\t" in code else code.partition(" ")
    operands = tuple(part.strip() for part in re.split(r",(?![^(]*\))", rest) if part.strip())
    return Instruction(number, name, operands)


def _sorts(i: Instruction, stack: tuple[str, ...]) -> Iterator[str]:
    """The names of the counters that `i` adds to."""
    yield "instructions"
    memory = i.memory()
    broadcast = "broadcast" in i.name or i.name == "vmovddup" or "{1to" in memory
    if FMA.match(i.name):
        yield f"fma_{i.width}" if i.packed else "fma_scalar"
    elif ARITHMETIC.match(i.name) or INTEGER.match(i.name):
        yield "vector" if i.packed else "scalar"
    elif SHUFFLE.match(i.name) and i.width:
        yield "shuffles"
    if broadcast:
        yield "broadcasts"
    if "gather" in i.name:
        yield "gathers"
    if i.name.startswith("prefetch"):
        yield "prefetches"
    if i.loads:
        yield "loads"
        if i.packed and not broadcast and "gather" not in i.name:
            yield "vector_loads"
    if i.stores:
        yield "stores"
        if i.packed:
            yield "vector_stores"
    if any(register in memory for register in stack):
        yield from ["spill_loads"] * i.loads + ["spill_stores"] * i.stores
    if i.name.startswith("j"):
        yield "branches"
    if i.name.startswith("call"):
        yield "calls"


def _heat(loop: HotLoop) -> tuple[int, ...]:
    c = loop.counts
    fma = c.fma_scalar * 4 + sum(getattr(c, f"fma_{r}") * size for r, size in BYTES.items())
    return fma, 16 * c.vector + 4 * c.scalar, 4 * (c.vector_loads + c.vector_stores) + c.loads + c.stores, loop.depth


def _label(line: str) -> str:
    code = line.split("#")[0].rstrip()
    return code[:-1] if code.endswith(":") and not code[:1].isspace() else ""


Code = list["Instruction | tuple[int, str]"]


def _functions(text: list[str]) -> Iterator[tuple[str, Code]]:
    """Name and code of every function between its `.type …,@function` and `.size`: instructions and labels."""
    name, code = "", []
    for number, line in enumerate(text, start=1):
        directive = line.split()
        label = _label(line)
        if directive[:1] == [".type"] and line.endswith("@function"):
            name, code = directive[1].split(",")[0], []
        elif directive[:1] == [".size"] and name:
            yield name.removeprefix(".L"), code
            name = ""
        elif name and label:
            code.append((number, label))
        elif name and (instruction := parse(line, number)):
            code.append(instruction)


def _blocks(code: Code) -> list[Block]:
    """Basic blocks of one function: a label starts one, a jump or return ends one.

    Labels that nobody jumps to (debug information) start none, or every loop would seem to be many blocks.
    """
    targets = {i.target for i in code if isinstance(i, Instruction)}
    pieces: list[tuple[str, list[Instruction]]] = [("", [])]
    starts = [0]
    for item in code:
        if isinstance(item, tuple):
            if item[1] in targets:
                pieces.append((item[1], []))
                starts.append(item[0])
            continue
        if pieces[-1][1] and pieces[-1][1][-1].name.startswith(("j", "ret", "ud2")):
            pieces.append((f"@{item.line}", []))
            starts.append(item.line)
        pieces[-1][1].append(item)
    blocks = []
    for i, (label, listing) in enumerate(pieces):
        following = (pieces[i + 1][0],) if i + 1 < len(pieces) else ()
        end = listing[-1] if listing else None
        jumps = (end.target,) if end and end.target else ()
        falls = () if end and end.name.startswith(("jmp", "ret", "ud2")) else following
        last = listing[-1].line + 1 if listing else starts[i] + 1
        blocks.append(Block(label, starts[i], last, jumps + falls))
    return blocks
