"""PTX and SASS: their loops, the hot one, and a count of what matters in it, as in assembly.

SASS is read as cuobjdump or nvdisasm print it. Mnemonics: NVIDIA's PTX ISA, and CUDA Binary Utilities' tables.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields

from .asm import HotLoop
from .loops import Block, find_loops


@dataclass(frozen=True)
class Op:
    """One instruction. `line` counts from 1 in the listing; target: the label it jumps to; guarded: only sometimes."""

    line: int
    name: str
    operands: str
    guarded: bool = False
    target: str = ""
    ends: bool = False


@dataclass(frozen=True)
class GpuCounts:
    """How many instructions of each sort; one instruction may be of several sorts.

    fma: multiply-adds of CUDA cores; matrix: of tensor cores; math: other floating-point work; special: the functions
    of the special function unit. wide: accesses of 16 bytes a thread. async_copies: global to shared memory, past the
    registers. spill_*: local memory.
    """

    instructions: int = 0
    fma: int = 0
    matrix: int = 0
    math: int = 0
    special: int = 0
    global_loads: int = 0
    global_stores: int = 0
    shared_loads: int = 0
    shared_stores: int = 0
    matrix_loads: int = 0
    wide: int = 0
    async_copies: int = 0
    atomics: int = 0
    shuffles: int = 0
    spill_loads: int = 0
    spill_stores: int = 0
    barriers: int = 0
    branches: int = 0

    @property
    def heat(self) -> tuple[int, ...]:
        """What makes a loop hot: a tensor core's instruction is worth hundreds of others."""
        moved = self.global_loads + self.global_stores + self.shared_loads + self.shared_stores + self.async_copies
        return 256 * self.matrix + self.fma, self.math + self.special, moved

    def shown(self) -> dict[str, int]:
        """The counts that are not zero, for people."""
        return {f.name.replace("_", " "): n for f in fields(self) if (n := getattr(self, f.name))}


# The first expression that matches from the start names the sorts. Counted per instruction.
PTX = (
    (r"fma\.|mad\.(?:f|rn)", "fma"),
    (r"(?:wgmma\.mma_async|mma\.sync|wmma\.mma)", "matrix"),
    (r"(?:ldmatrix|wmma\.load)", "matrix_loads"),
    (r"cp\.async\.(?:c[ag]|bulk)(?!\.(?:commit|wait))", "async_copies"),
    (r"(?:add|sub|mul|div|neg|abs|min|max|sqrt|setp\.\w+)\.(?:\w+\.)*(?:f16|f32|f64|bf16)", "math"),
    (r"(?:ex2|lg2|rcp|rsqrt|sin|cos|tanh)\.", "special"),
    (r"ld\.(?:\w+\.)*global", "global_loads"),
    (r"st\.(?:\w+\.)*global", "global_stores"),
    (r"ld\.(?:\w+\.)*shared", "shared_loads"),
    (r"st\.(?:\w+\.)*shared", "shared_stores"),
    (r"ld\.(?:\w+\.)*local", "spill_loads"),
    (r"st\.(?:\w+\.)*local", "spill_stores"),
    (r"(?:atom|red)\.", "atomics"),
    (r"shfl\.", "shuffles"),
    (r"(?:bar\.|barrier\.|mbarrier\.)", "barriers"),
    (r"bra\b", "branches"),
)
SASS = (
    (r"(?:FFMA|DFMA|HFMA2|FFMA2)\b", "fma"),
    (r"(?:HMMA|IMMA|DMMA|BMMA|HGMMA|IGMMA|QGMMA|UTC\w*MMA)\b", "matrix"),
    (r"LDSM\b", "matrix_loads"),
    (r"(?:LDGSTS|UTMALDG|UBLKCP)\b", "async_copies"),
    (r"(?:F|D|H)(?:ADD|MUL|MNMX|SETP|SEL|CHK|SET)\w*\b", "math"),
    (r"MUFU\b", "special"),
    (r"LDG\b", "global_loads"),
    (r"(?:STG|UTMASTG)\b", "global_stores"),
    (r"LDS\b", "shared_loads"),
    (r"(?:STS|STSM)\b", "shared_stores"),
    (r"LDL\b", "spill_loads"),
    (r"STL\b", "spill_stores"),
    (r"(?:ATOM|ATOMG|ATOMS|RED|REDG)\b", "atomics"),
    (r"SHFL\b", "shuffles"),
    (r"(?:BAR|SYNCS|WARPSYNC)\b", "barriers"),
    (r"(?:BRA|BRX|JMP)\b", "branches"),
)
SORTS = {
    view: tuple((re.compile(text), sort) for text, sort in table) for view, table in (("ptx", PTX), ("sass", SASS))
}
WIDE = re.compile(r"\.v4\.(?:b|f|u|s)32|\.v2\.(?:b|f|u|s)64|\.128\b")
PTX_LINE = re.compile(r"^\s*(?:(@!?%?\w+)\s+)?([a-z][\w.:]*)\b\s*([^;]*);")
SASS_LINE = re.compile(r"^\s*/\*([0-9a-f]{4,})\*/\s+(?:\{\s*)?(?:(@!?U?P\w+)\s+)?([A-Z][\w.]*)\s*([^;]*);")
SASS_FUNCTION = re.compile(r"^\s*(?:Function\s*:\s*|\.text\.)([\w$.]+?):?\s*$")
ENCODING = re.compile(r"\s*/\* 0x[0-9a-f]+ \*/\s*$")
LABEL = re.compile(r"^\s*([$.\w]+):\s*(?:/[/*].*)?$")


def hot_ptx(text: str, function: str = "") -> HotLoop | None:
    """The loop of PTX that does the most arithmetic an iteration and has none such inside.

    Where the compiler left no loop, all of the kernel, with depth 0; None if there is no kernel.
    """
    return _hottest(text, _ptx_functions(text.splitlines()), "ptx", function)


def hot_sass(text: str, function: str = "") -> HotLoop | None:
    """The same in SASS."""
    return _hottest(text, _sass_functions(text.splitlines()), "sass", function)


def count(ops: Iterable[Op], view: str) -> GpuCounts:
    """What `ops` of a view ("ptx" or "sass") do."""
    totals = dict.fromkeys((f.name for f in fields(GpuCounts)), 0)
    for op in ops:
        totals["instructions"] += 1
        if op.name.startswith("HFMA2") and "-RZ, RZ" in op.operands:
            continue  # how ptxas likes to load a constant
        sort = next((sort for expression, sort in SORTS[view] if expression.match(op.name)), "")
        if sort:
            totals[sort] += 1
        moves = sort.endswith(("loads", "stores")) and sort not in ("matrix_loads", "spill_loads", "spill_stores")
        totals["wide"] += bool(moves and WIDE.search(op.name))
    return GpuCounts(**totals)


Functions = Iterator[tuple[str, list["Op | tuple[int, str]"]]]


def _hottest(text: str, functions: Functions, view: str, wanted: str) -> HotLoop | None:
    listing = text.splitlines()
    found: list[HotLoop] = []
    whole: list[HotLoop] = []
    for name, code in functions:
        if wanted not in name:
            continue
        ops: dict[int, list[Op]] = {}
        for op in code:
            if isinstance(op, Op):
                ops.setdefault(op.line, []).append(op)
        labels = {line for line, _ in (item for item in code if not isinstance(item, Op))}
        straight = tuple(sorted(ops.keys() | labels))
        if straight:
            shown = tuple(ENCODING.sub("", listing[n - 1]) for n in straight)
            all_counts = count((op for n in straight for op in ops.get(n, ())), view)
            whole.append(HotLoop(name, straight[0], straight[-1], 0, shown, all_counts, True, straight))
        loops = find_loops(_blocks(code))
        lines = [[n for block in loop.blocks for n in range(block.first, block.last)] for loop in loops]
        counts = [count((op for n in numbers for op in ops.get(n, ())), view) for numbers in lines]
        for i, (loop, numbers) in enumerate(zip(loops, lines, strict=True)):
            inner = [counts[j] for j in range(len(loops)) if j != i and set(lines[j]) < set(numbers)]
            # A loop that only waits (for a barrier) does not make the one around it any cooler.
            if not any(other.heat[:2] > (0, 0) for other in inner):
                kept = tuple(n for n in numbers if n in ops or n in labels)
                shown = tuple(ENCODING.sub("", listing[n - 1]) for n in kept)
                found.append(HotLoop(name, numbers[0], numbers[-1], loop.depth, shown, counts[i], True, kept))
    return max(found or whole, key=lambda loop: (*loop.counts.heat, loop.depth), default=None)


def _blocks(code: list) -> list[Block]:
    """Basic blocks of one function: a label that is jumped to starts one, a jump or exit ends one."""
    targets = {op.target for op in code if isinstance(op, Op) and op.target}
    pieces: list[tuple[str, int, list[Op]]] = [("", 0, [])]
    for item in code:
        if not isinstance(item, Op):
            if item[1] in targets:
                pieces.append((item[1], item[0], []))
            continue
        before = pieces[-1][2]
        if before and (before[-1].target or before[-1].ends):
            pieces.append((f"@{item.line}", item.line, []))
        pieces[-1][2].append(item)
    blocks = []
    for i, (label, start, ops) in enumerate(pieces):
        end = ops[-1] if ops else None
        falls = not (end and (end.ends or (end.target and not end.guarded)))
        following = (pieces[i + 1][0],) if falls and i + 1 < len(pieces) else ()
        jumps = (end.target,) if end and end.target else ()
        first = start or (ops[0].line if ops else 0)
        blocks.append(Block(label, first, (end.line if end else first) + 1, jumps + following))
    return blocks


def _ptx_functions(text: list[str]) -> Functions:
    """Name and code of every kernel. Labels inside braces of inline assembly are theirs alone, so they get a number."""
    name, code, scopes, number = "", [], [0], 0
    for at, line in enumerate(text, start=1):
        if entry := re.search(r"\.(?:entry|func)\b.*?\b([A-Za-z_$][\w$]*)\s*\($", line):
            name, code, scopes = entry.group(1), [], []
        bare = re.sub(r"//.*", "", line)
        for brace in re.findall(r"[{}]", re.sub(r"\{[^{}]*\}", "", bare)):
            if brace == "{":
                number += 1
                scopes.append(number)
            elif scopes:
                scopes.pop()
                if not scopes and name:
                    yield name, code
                    name = ""
        if name and scopes:
            code += _ptx_items(bare, at, scopes[-1])


def _ptx_items(line: str, at: int, scope: int) -> Iterator[Op | tuple[int, str]]:
    """A label, an instruction, or the instructions of inline assembly on one line, whose jumps stay inside it."""
    own = lambda label: label if label.startswith("$") else f"{label}#{scope}"  # noqa: E731
    inline = re.fullmatch(r"\s*\{(.*)\}\s*", line)
    if inline:
        for part in re.split(r";|\b\w+:(?=\s)", inline.group(1)):
            if found := PTX_LINE.match(part + ";"):
                yield Op(at, found.group(2), found.group(3).strip())
    elif label := LABEL.match(line):
        yield at, own(label.group(1))
    elif found := PTX_LINE.match(line):
        guard, name, operands = found.groups()
        jumps = name.startswith("bra")
        ends = name in ("ret", "exit", "trap")
        yield Op(at, name, operands.strip(), bool(guard), own(operands.strip()) if jumps else "", ends and not guard)


def _sass_functions(text: list[str]) -> Functions:
    """Name and code of every kernel; every address that is jumped to counts as a label."""
    name, code = "", []
    for at, line in enumerate(text, start=1):
        if entry := SASS_FUNCTION.match(line):
            if code:
                yield name, _labelled(code)
            name, code = entry.group(1), []
        elif label := LABEL.match(line):
            code.append((at, label.group(1)))
        elif found := SASS_LINE.match(line):
            address, guard, mnemonic, operands = found.groups()
            code += [(at, int(address, 16)), _sass_op(at, guard, mnemonic, operands)]
    if code:
        yield name, _labelled(code)


def _sass_op(at: int, guard: str | None, name: str, operands: str) -> Op:
    target = ""
    if re.match(r"(?:BRA|JMP)\b", name):
        place = re.search(r"(\.L_[\w.]+)|0x([0-9a-f]+)\s*\)?\s*$", operands)
        target = (place.group(1) or str(int(place.group(2), 16))) if place else ""
    # BRA P0, target and BRA.DIV go on where they do not jump.
    guarded = bool(guard) or ".DIV" in name or bool(re.match(r"!?U?P\d", operands.strip()))
    return Op(at, name, operands.strip(), guarded, target, name.startswith(("EXIT", "RET")) and not guard)


def _labelled(code: list) -> list[Op | tuple[int, str]]:
    """Addresses as labels where something jumps to them."""
    targets = {item.target for item in code if isinstance(item, Op)}
    return [
        item if isinstance(item, Op) or isinstance(item[1], str) else (item[0], str(item[1]))
        for item in code
        if isinstance(item, Op) or isinstance(item[1], str) or str(item[1]) in targets
    ]
