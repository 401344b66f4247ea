"""Loops of a control-flow graph: what assembly, LLVM IR, PTX and SASS have in common.

A loop is what compilers call one: a back edge t → h where h dominates t, and every block that reaches t
without passing h. Going by line order alone would take a jump back to a shared error exit for a loop.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Block:
    """A basic block: its label, the half-open range of lines it spans, and the labels it may jump to."""

    label: str
    first: int
    last: int
    targets: tuple[str, ...]


@dataclass(frozen=True)
class Loop:
    """The blocks of one loop in program order; `depth` is 1 for an outermost loop."""

    header: str
    blocks: tuple[Block, ...]
    depth: int
    innermost: bool


def find_loops(blocks: Sequence[Block]) -> list[Loop]:
    """Every loop of one function, in program order of their headers. The first block is the entry."""
    index = {block.label: i for i, block in enumerate(blocks)}
    after = [[index[t] for t in block.targets if t in index] for block in blocks]
    before: list[list[int]] = [[] for _ in blocks]
    for i, targets in enumerate(after):
        for target in targets:
            before[target].append(i)
    dominators = _dominators(after, before)
    bodies: dict[int, set[int]] = {}
    for tail, targets in enumerate(after):
        for head in targets:
            if dominators[tail] >> head & 1:
                bodies.setdefault(head, {head}).update(_reaching(tail, head, before))
    return [
        Loop(
            blocks[head].label,
            tuple(blocks[i] for i in sorted(body)),
            sum(head in other for other in bodies.values()),
            not any(inner != head and inner in body for inner in bodies),
        )
        for head, body in sorted(bodies.items())
    ]


def _reaching(tail: int, head: int, before: list[list[int]]) -> set[int]:
    """Blocks from which `tail` can be reached without passing `head`."""
    body, todo = {head}, [tail]
    while todo:
        block = todo.pop()
        if block not in body:
            body.add(block)
            todo += before[block]
    return body


def _dominators(after: list[list[int]], before: list[list[int]]) -> list[int]:
    """For each block the set of blocks on every path to it, as bits; 0 for a block that cannot be reached."""
    reachable, todo = {0}, [0]
    while todo:
        for target in after[todo.pop()]:
            if target not in reachable:
                reachable.add(target)
                todo.append(target)
    everything = (1 << len(after)) - 1
    found = [everything if i in reachable else 0 for i in range(len(after))]
    found[0] = 1
    changed = True
    while changed:
        changed = False
        for i in sorted(reachable - {0}):
            common = everything
            for previous in before[i]:
                if previous in reachable:
                    common &= found[previous]
            if common | 1 << i != found[i]:
                found[i] = common | 1 << i
                changed = True
    return found
