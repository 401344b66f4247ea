"""Which line of a step's program a line of code came from, as far as names and line tables tell.

LLVM names a loop's blocks after TVM's loop variable, and its alias information tells the buffers apart. Assembly keeps
neither: its hot loop is taken for LLVM's hot loop of the same function. CUDA source has the names of loops and buffers;
PTX compiled with a line table points into it. What a compiler renamed, merged or unrolled away has no line.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from . import gpu_code, llvm
from .asm import HotLoop

LOOP = re.compile(r"^(\s*)for (.+?) in (?:range|T\.\w+)\(")
STORE = re.compile(r"^(\s*)([A-Za-z_]\w*)\[.*?\] = (.*)$")
INDEXED = re.compile(r"([A-Za-z_]\w*)\[")
WORD = re.compile(r"[A-Za-z_]\w*")
CUDA_LOOP = re.compile(r"^(\s*)for \((?:int|int64_t|uint|size_t) (\w+) =")
CUDA_STORE = re.compile(r"^\s*(?:\*\(\w+\*\)\()?(\w+?)(?:\[| \+).*? = ")
PTX_LOC = re.compile(r"(?:\.loc|inlined_at)\s+(\d+)\s+(\d+)")


@dataclass(frozen=True)
class Statement:
    """A store of the program: its line, what it writes and reads, the loops around it (name, line), outermost first."""

    line: int
    writes: str
    reads: tuple[str, ...]
    loops: tuple[tuple[str, int], ...]
    sums: bool

    def shares(self, names: Sequence[str]) -> int:
        """How many of the loops named are around it."""
        own = {name for name, _ in self.loops}
        return sum(name in own for name in names)

    def loop_line(self, name: str) -> int:
        """The line of one of its loops, 0 if it has none of that name."""
        return next((line for known, line in self.loops if known == name), 0)


@dataclass(frozen=True)
class Matched:
    """For every line shown the line of the program it came from, from 1, 0 where nothing tells. how: what told."""

    lines: tuple[int, ...]
    how: str

    @property
    def span(self) -> tuple[int, int] | None:
        """The first and last line of the program that were met."""
        met = [line for line in self.lines if line]
        return (min(met), max(met)) if met else None


def statements(program: str) -> tuple[Statement, ...]:
    """The stores of a program's text in their loops."""
    found: list[Statement] = []
    around: list[tuple[int, str, int]] = []  # indentation, name, line
    for number, line in enumerate(program.splitlines(), start=1):
        depth = len(line) - len(line.lstrip())
        if line.strip():
            around = [loop for loop in around if loop[0] < depth]
        if loop := LOOP.match(line):
            around += [(depth, name.strip(), number) for name in loop.group(2).split(",")]
        elif store := STORE.match(line):
            reads = tuple(dict.fromkeys(INDEXED.findall(store.group(3))))
            sums = store.group(2) in reads
            loops = tuple((name, at) for _, name, at in around)
            found.append(Statement(number, store.group(2), reads, loops, sums))
    return tuple(found)


def match_llvm(ir: str, hot: HotLoop, program: str) -> Matched:
    """Lines of LLVM's hot loop: the statement for what computes or moves its buffers, the loop for the rest."""
    known = statements(program)
    chain = loop_names(ir, hot, known)
    if not chain:
        return Matched((0,) * len(hot.lines), "LLVM kept no name of a loop of the program here")
    buffers = llvm.buffer_tags(ir, {name for s in known for name in (s.writes, *s.reads)})
    best = _closest(known, chain)
    alone = len(_inside(known, best, chain)) == 1
    text, lines = ir.splitlines(), []
    for line in (text[n - 1] for n in hot.numbers):
        touched = buffers.get(llvm.tag_of(line), "")
        of = _closest([s for s in known if touched in (s.writes, *s.reads)], chain) if touched else best
        works = touched or llvm.FMA.search(line) or llvm.ARITHMETIC.search(line) or (alone and llvm.tag_of(line))
        lines.append((of or best).line if works else best.loop_line(chain[-1]))
    return Matched(tuple(lines), f"by LLVM's name of the block, for_body_{chain[-1]}, and its alias information")


def match_asm(hot: HotLoop, ir: str, program: str) -> Matched:
    """Lines of assembly's hot loop, which is taken for LLVM's hot loop of the same function."""
    twin = llvm.hot_loop(ir, hot.function)
    known = statements(program)
    chain = loop_names(ir, twin, known) if twin is not None and twin.function == hot.function else ()
    if not chain:
        return Matched((0,) * len(hot.lines), "no loop of the program is named in this function")
    best = _closest(known, chain)
    inside = [s for s in known if s.loop_line(chain[-1]) == best.loop_line(chain[-1])]
    works = re.compile(r"\(.*\)|[xyz]mm")
    lines = [best.line if len(inside) == 1 and works.search(line) else best.loop_line(chain[-1]) for line in hot.lines]
    return Matched(tuple(lines), f"as LLVM's hot loop of the same function, for_body_{chain[-1]}")


def match_cuda(source: str, program: str) -> Matched:
    """Lines of CUDA source: loops by the name of their variable, stores and copies by their buffers."""
    known = statements(program)
    names = {name for s in known for name, _ in s.loops}
    buffers = {name for s in known for name in (s.writes, *s.reads)}
    lines: list[int] = []
    around: list[tuple[int, str]] = []
    for line in source.splitlines():
        depth = len(line) - len(line.lstrip())
        around = [loop for loop in around if loop[0] < depth or not line.strip()]
        loop = CUDA_LOOP.match(line)
        name = _program_name(loop.group(2), names) if loop else ""
        if name:
            around.append((depth, name))
            best = _closest(known, [other for _, other in around])
            lines.append(best.loop_line(name) if best else 0)
        else:
            lines.append(_store_line(known, line, buffers, [other for _, other in around]))
    return Matched(tuple(lines), "by the names of loops and buffers")


def match_ptx(text: str, hot: HotLoop, source: str, program: str) -> Matched:
    """Lines of PTX's hot loop: through the line table into the CUDA source, and from there as in `match_cuda`."""
    own = re.search(r'\.file\s+(\d+)\s+"[^"]*\.cu"', text)
    table, at = {}, 0
    for number, line in enumerate(text.splitlines(), start=1):
        if places := PTX_LOC.findall(line):  # a function of a header says where it was inlined
            at = next((int(at) for file, at in places if own and file == own.group(1)), 0)
        table[number] = at
    cuda = match_cuda(source, program).lines
    if not any(table.values()):
        return Matched((0,) * len(hot.lines), "the PTX has no line table")
    lines = [table.get(n, 0) for n in hot.numbers]
    return Matched(tuple(cuda[n - 1] if 0 < n <= len(cuda) else 0 for n in lines), "by the line table into CUDA source")


def match_sass(hot: HotLoop, ptx: str, source: str, program: str) -> Matched:
    """SASS has no line table here: its hot loop as a whole is taken for PTX's, so every line has the same loop."""
    twin = gpu_code.hot_ptx(ptx, hot.function)
    span = match_ptx(ptx, twin, source, program).span if twin else None
    how = "as a whole, as PTX's hot loop of the same kernel" if span else "no line table leads back from here"
    return Matched((span[0] if span else 0,) * len(hot.lines), how)


def loop_names(ir: str, hot: HotLoop, known: Sequence[Statement]) -> tuple[str, ...]:
    """The program's names of the loops around and of LLVM's hot loop, outermost first; () if it has none itself."""
    names = {name for s in known for name, _ in s.loops}
    found = [_own_name(header, names) for header in llvm.headers_around(ir, hot)]
    named = tuple(name for name in found if name)
    return named if found and found[-1] else ()


def _own_name(header: str, names: set[str]) -> str:
    """The program's loop that a block is named after; LLVM numbers a second one of a name."""
    label = re.match(r"for_(?:body|begin|end)_(\w+)", header)
    if label is None:
        return ""
    return _program_name(label.group(1), names)


def _closest(known: Sequence[Statement], chain: Sequence[str]) -> Statement | None:
    """The statement that most of the loops named are around; sums before others, later ones before earlier."""
    inside = [s for s in known if not chain or s.loop_line(chain[-1])]
    return max(inside, key=lambda s: (s.shares(chain), s.sums, s.line), default=None)


def _inside(known: Sequence[Statement], best: Statement, chain: Sequence[str]) -> list[Statement]:
    """The statements in the same innermost loop as the best one."""
    return [s for s in known if s.loop_line(chain[-1]) == best.loop_line(chain[-1])]


def _store_line(known: Sequence[Statement], line: str, buffers: set[str], around: Sequence[str]) -> int:
    """The statement that a line of CUDA is part of: it writes what the line stores to, most loops are shared.

    A line that stores nothing by itself (a call of inline assembly) must name two buffers of the statement.
    """
    named = {**{re.sub(r"_\d+$", "", buffer): buffer for buffer in buffers}, **{buffer: buffer for buffer in buffers}}
    touched = {named[own] for word in WORD.findall(line) if (own := word.removesuffix("_ptr")) in named}
    stored = CUDA_STORE.match(line)
    target = named.get(stored.group(1).removesuffix("_ptr"), "") if stored else ""
    zeroes = bool(re.search(r"= (?:0x0p|0[;.f]|make_)", line))
    fitting = [s for s in known if s.writes in ({target} if stored else touched)]
    score = lambda s: (s.shares(around), len(touched & {s.writes, *s.reads}), s.sums != zeroes)  # noqa: E731
    best = max(fitting, key=score, default=None)
    return best.line if best and (stored or len(touched & {best.writes, *best.reads}) > 1) else 0


def _program_name(name: str, names: set[str]) -> str:
    """A loop of the program by its name in the code; a second one of a name is numbered there."""
    return next((n for n in (name, re.sub(r"_?\d+$", "", name)) if n in names), "")
