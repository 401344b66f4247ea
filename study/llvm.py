"""LLVM IR: its hot loop and what it does, found the same way as in assembly."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, fields

from .asm import HotLoop
from .loops import Block, find_loops

DEFINE = re.compile(r'define .*?@"?([^"(]+)"?\(')
LABEL = re.compile(r'^"?([-\w.$]+)"?:')
TARGET = re.compile(r'label %"?([-\w.$]+)"?')
TERMINATOR = re.compile(r"\s+(br|switch|indirectbr)\b")
DEBUG = re.compile(r"\s+#dbg_")
METADATA = re.compile(r"(, ![\w.]+ !\d+)+$")
FMA = re.compile(r"@llvm\.fm(?:a|uladd)\.(v(\d+))?")
ARITHMETIC = re.compile(r"= (?:fadd|fsub|fmul|fdiv|frem|fneg|fcmp)\b.*?(<\d+ x )?(?:float|double|half|bfloat)")


@dataclass(frozen=True)
class IrCounts:
    """Instructions of LLVM IR by sort; `lanes` is the widest vector of a multiply-add or other arithmetic."""

    instructions: int = 0
    fma_scalar: int = 0
    fma_vector: int = 0
    vector: int = 0
    scalar: int = 0
    loads: int = 0
    stores: int = 0
    vector_loads: int = 0
    vector_stores: int = 0
    shuffles: int = 0
    calls: int = 0
    lanes: int = 0

    def shown(self) -> dict[str, int]:
        """The counts that are not zero, for people."""
        return {f.name.replace("_", " "): n for f in fields(self) if (n := getattr(self, f.name))}


def hot_loop(ir: str, function: str = "") -> HotLoop | None:
    """The innermost loop that does the most arithmetic an iteration; None if there is no loop."""
    found = []
    text = ir.splitlines()
    for name, first, last in _functions(text):
        if function not in name:
            continue
        for loop in find_loops(_blocks(text, first, last)):
            if loop.innermost:
                numbers = [n for block in loop.blocks for n in range(block.first, block.last)]
                kept = tuple(n for n in numbers if text[n - 1].strip() and not DEBUG.match(text[n - 1]))
                lines = tuple(METADATA.sub("", text[n - 1]) for n in kept)
                counts = count(lines)
                found.append(HotLoop(name, numbers[0], numbers[-1], loop.depth, lines, counts, True, kept))
    return max(found, key=_heat, default=None)


def headers_around(ir: str, hot: HotLoop) -> list[str]:
    """The labels of the loops around a hot loop and of itself, outermost first."""
    text = ir.splitlines()
    for name, first, last in _functions(text):
        if name == hot.function:
            around = [
                (loop.depth, loop.header)
                for loop in find_loops(_blocks(text, first, last))
                if any(block.first <= hot.first < block.last for block in loop.blocks)
            ]
            return [header for _, header in sorted(around)]
    return []


def buffer_tags(ir: str, buffers: Collection[str]) -> dict[str, str]:
    """Alias tags (``!73``) and the `buffers` they stand for, learned where an access goes through a named pointer."""
    text = ir.splitlines()
    bases = {m[1]: m[2] for m in re.finditer(r"^(!\d+) = !\{(!\d+), !\d+, i64 0\}", ir, re.MULTILINE)}
    found: dict[str, str] = {}
    for _, first, last in _functions(text):  # values are numbered anew in each function
        body = "\n".join(text[first - 1 : last])
        pointers = {m[1]: m[2] for m in re.finditer(r"(%[\w.]+) = getelementptr [^,]*, ptr %([A-Za-z_]\w*)", body)}
        for access in re.finditer(r"(?:load [^,]*|store [^\n]*?), ptr %([\w.]+), .*?!tbaa (!\d+)", body):
            pointer, tag = access.groups()
            name = pointers.get(f"%{pointer}", pointer)
            if name in buffers:
                found.setdefault(bases.get(tag, tag), name)
    return {tag: found[base] for tag, base in bases.items() if base in found}


def tag_of(line: str) -> str:
    """The alias tag of an access, "" if it has none."""
    found = re.search(r"!tbaa (!\d+)", line)
    return found.group(1) if found else ""


def count(lines: Iterable[str]) -> IrCounts:
    """What the lines do."""
    totals = dict.fromkeys((f.name for f in fields(IrCounts)), 0)
    for line in lines:
        code = line.split(";")[0].strip()
        if not code or LABEL.match(code):
            continue
        totals["instructions"] += 1
        lanes = max((int(n) for n in re.findall(r"<(\d+) x ", code)), default=0)
        vector = "vector" if lanes else "scalar"
        if FMA.search(code):
            totals[f"fma_{vector}"] += 1
            totals["lanes"] = max(totals["lanes"], lanes)
        elif ARITHMETIC.search(code):
            totals[vector] += 1
            totals["lanes"] = max(totals["lanes"], lanes)
        elif "shufflevector" in code or "insertelement" in code or "extractelement" in code:
            totals["shuffles"] += 1
        elif " call " in code or code.startswith("call "):
            totals["calls"] += 1
        elif access := "loads" if re.search(r"= load\b", code) else "stores" if code.startswith("store ") else "":
            totals[access] += 1
            totals[f"vector_{access}"] += bool(lanes)
    return IrCounts(**totals)


def _heat(loop: HotLoop) -> tuple[int, ...]:
    c = loop.counts
    return c.fma_vector * max(c.lanes, 1) + c.fma_scalar, c.vector * 8 + c.scalar, c.loads + c.stores, loop.depth


def _functions(text: list[str]) -> Iterable[tuple[str, int, int]]:
    """Name, first and last line (from 1) of each function's body."""
    name, first = "", 0
    for number, line in enumerate(text, start=1):
        if match := DEFINE.match(line):
            name, first = match.group(1), number + 1
        elif line.startswith("}") and name:
            yield name, first, number - 1
            name = ""


def _blocks(text: list[str], first: int, last: int) -> list[Block]:
    starts = [(first, "")]
    for number in range(first, last + 1):
        if match := LABEL.match(text[number - 1]):
            starts.append((number, match.group(1)))
    if len(starts) > 1 and starts[1][0] == first:
        del starts[0]  # the entry block has a label of its own
    blocks = []
    for (start, label), (end, _) in zip(starts, [*starts[1:], (last + 1, "")], strict=True):
        body = text[start - 1 : end - 1]
        terminator = next((i for i, line in enumerate(body) if TERMINATOR.match(line)), len(body))
        targets = TARGET.findall("\n".join(body[terminator:]))
        blocks.append(Block(label, start, end, tuple(dict.fromkeys(targets))))
    return blocks
