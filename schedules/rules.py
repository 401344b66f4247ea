"""What MetaSchedule's rules did, read from a trace: which rule, from where to where, and what it gains.

A trace (as JSON) is a list of instructions ``[kind, inputs, attributes, outputs]`` and a list of sampled decisions
``[index, decision]``. It does not name the rules, but each has instructions of its own. The rules are those of
Shao et al., "Tensor Program Optimization with Probabilistic Programs" (2022).
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import Any

# Instructions that only look something up or draw a value; they belong to what follows.
_LOOKS_UP = ("Get", "Sample", "EnterPostproc")

_BY_KIND = {
    "ComputeInline": "AutoInline",
    "ReverseComputeInline": "AutoInline",
    "RFactor": "AddRFactor",
    "Split": "MultiLevelTiling",
    "Reorder": "MultiLevelTiling",
    "CacheWrite": "write cache",
    "ReverseComputeAt": "write cache",
    "CacheRead": "read cache",
    "ComputeAt": "read cache",
    "ReIndex": "tensor layout",
    "TransformLayout": "tensor layout",
    "TransformBlockLayout": "tensor layout",
    "Blockize": "MultiLevelTilingTensorCore",
    "Bind": "AutoBind",
    "Tensorize": "RewriteTensorize",
    "DecomposeReduction": "RewriteReductionBlock",
    "Parallel": "RewriteParallelVectorizeUnroll",
    "Vectorize": "RewriteParallelVectorizeUnroll",
    "Unroll": "RewriteParallelVectorizeUnroll",
}
_BY_ANNOTATION = {
    "meta_schedule.parallel": "ParallelizeVectorizeUnroll",
    "meta_schedule.vectorize": "ParallelizeVectorizeUnroll",
    "meta_schedule.unroll_explicit": "ParallelizeVectorizeUnroll",
    "meta_schedule.unroll_implicit": "ParallelizeVectorizeUnroll",
    "meta_schedule.tiling_structure": "MultiLevelTiling",
    "meta_schedule.auto_tensorize": "MultiLevelTilingTensorCore",
    "meta_schedule.cooperative_fetch": "read cache",
    "meta_schedule.random_compute_producer": "RandomComputeLocation",
    "software_pipeline_stage": "software pipeline",
    "software_pipeline_order": "software pipeline",
    "software_pipeline_async_stages": "software pipeline",
    "pragma_auto_unroll_max_step": "RewriteParallelVectorizeUnroll",
    "pragma_unroll_explicit": "RewriteParallelVectorizeUnroll",
}

# The three rules of our own (``tuning.search``) copy operands before anything else; their instructions up to
# the postprocessors are told apart by what they have in common with no other rule.
_COPIES = ("ReIndex", "PadEinsum", "TransformLayout", "ComputeInline", "CacheWrite", "SetScope")

GAINS = {
    "Panels: operands": "Operands are copied into panels as wide as a register tile: inner loops read one stream.",
    "Panels: tiles": "A tile of sums stays in registers for the whole sum; blocks of tiles are dealt out to the cores.",
    "Panels: packing": "Packing is shared out to the cores, and uses whole cache lines.",
    "Blocks: operands": "Operands' tiles are stored so that neighbouring threads read neighbours, four values each.",
    "Blocks: tiles": "A block of threads owns a tile of the result, each thread a smaller one in registers.",
    "Blocks: shared memory": "All threads copy tiles of operands into shared memory, and from there to registers.",
    "Warps: operands": "Operands' tiles lie as memory has them, or as WMMA reads them.",
    "Warps: tiles": "A block owns a tile of the result, each warp a smaller one in the fragments of WMMA.",
    "Warps: shared memory": "All threads copy the next tiles into shared memory while warps multiply these.",
    "AutoInline": "A value that is read in one place is computed there and never travels through memory.",
    "AddRFactor": "The sum is split into partial sums that can be computed side by side.",
    "MultiLevelTiling": "Loops become tiles within tiles, so that what is loaded is reused from registers and caches.",
    "MultiLevelTilingTensorCore": "The innermost tile has the shape of one tensor instruction.",
    "write cache": "A tile of sums grows in fast memory and is written out once.",
    "read cache": "What a tile reads is copied next to it first, in one stream.",
    "tensor layout": "Operands are laid out in the order in which the tensor instruction reads them.",
    "software pipeline": "The next tile is loaded while this one is computed.",
    "RandomComputeLocation": "A producer is computed inside its consumer's loops, while its result is still near.",
    "ParallelizeVectorizeUnroll": "It is decided how far loops are shared out, vectorized and unrolled.",
    "AutoBind": "Loops are shared out to the blocks and threads of the GPU.",
    "CrossThreadReduction": "The threads of a block add up one sum together.",
    "RewriteCooperativeFetch": "All threads of a block share in loading its tiles, neighbours side by side.",
    "RewriteParallelVectorizeUnroll": "Outer loops run on all cores, inner ones as vectors and straight-line code.",
    "RewriteReductionBlock": "Sums are zeroed before their loop instead of being tested for the first term in it.",
    "RewriteTensorize": "One tensor instruction does the innermost tile.",
    "RewriteUnboundBlock": "What was not yet mapped to the GPU's blocks and threads is.",
}


@dataclass(frozen=True)
class Part:
    """What one rule did: the trace's first `end` instructions lead to its result. text: what is gained, with tiles."""

    rule: str
    text: str
    end: int


def parts(trace: Any) -> list[Part]:
    """The rules in the order in which they were applied; neighbouring instructions of one rule are one part."""
    instructions, decisions = trace[0], {int(index): decision for index, decision in trace[1]}
    found: list[tuple[str, int, int]] = []
    start, late, ours = 0, False, _ours(instructions)
    for at, (kind, _, attributes, _) in enumerate(instructions):
        late = late or kind == "EnterPostproc"
        rule = _rule(kind, attributes, late)
        if ours and rule is not None and not late and not rule.startswith("Parallelize"):
            rule = f"{ours}: {_phase(ours, kind, [i[0] for i in instructions[:at]])}"
        if rule is None:
            continue
        if rule == "" and found or found and found[-1][0] == rule:
            found[-1] = (*found[-1][:2], at + 1)
        elif rule:
            found.append((rule, start, at + 1))
        start = at + 1
    if found and found[-1][2] < len(instructions):
        found[-1] = (*found[-1][:2], len(instructions))
    return [Part(rule, _text(rule, instructions, decisions, first, end), end) for rule, first, end in found]


def rules(trace: Any) -> tuple[str, ...]:
    """The names of the rules, each once, in order."""
    return tuple(dict.fromkeys(part.rule.partition(":")[0] for part in parts(trace)))


def _ours(instructions) -> str:
    """The rule of our own that began a trace, "" for none."""
    early = list(takewhile(lambda kind: kind != "EnterPostproc", (i[0] for i in instructions)))
    if "ReIndex" not in early or any(i[0] == "Annotate" and "tensorize" in str(i[2][0]) for i in instructions):
        return ""
    if "Tensorize" in early:
        return "Warps"
    return "Panels" if "Parallel" in early else "Blocks" if "Bind" in early else ""


def _phase(ours: str, kind: str, before: list[str]) -> str:
    if ours == "Panels" and "Parallel" in before:
        return "packing"
    if ours in ("Blocks", "Warps") and "ReverseComputeAt" in before:
        return "shared memory"
    return "operands" if kind in _COPIES else "tiles"


def _rule(kind: str, attributes: list[Any], late: bool) -> str | None:
    """The rule an instruction belongs to: "" for that of its neighbour, None for the one that follows."""
    if kind.startswith(_LOOKS_UP):
        return None
    if kind == "Annotate":
        return _BY_ANNOTATION.get(str(attributes[0]), "")
    if late and kind == "Bind":
        return "RewriteUnboundBlock"
    if late and kind in ("Split", "Fuse"):
        return None
    return _BY_KIND.get(kind, "")


def _text(rule: str, instructions, decisions, first: int, end: int) -> str:
    """The gain, and the tile sizes that were drawn, outermost first."""
    gain = GAINS[rule]
    tiles = [
        "·".join(str(int(size)) for size in decisions[at])
        for at in range(first, end)
        if instructions[at][0] == "SamplePerfectTile" and at in decisions
    ]
    return f"{gain.removesuffix('.')}: {', '.join(tiles)}." if tiles else gain
