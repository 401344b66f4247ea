"""Scans on x86: from one running value to vectors scanned in their registers and two passes over cached chunks.

The recurrence is what makes a scan slow: an addition takes three to four cycles to be done, the next one waits for it.
Sources: Hillis & Steele, "Data Parallel Algorithms" (1986), for the log-steps; Blelloch, "Prefix Sums and Their
Applications" (1990), for two passes; Zhang, Wang & Ross, "Parallel Prefix Sum with SIMD" (ADMS 2020), for the rest.
"""

from __future__ import annotations

from math import ceil

from tvm.script import tirx as T

from ..core import Case, Config, program, schedule
from ..device import Cpu
from ..past_caches import PAST_CACHES, leaves_caches
from . import x86_rows as together
from .algebra import Ordered, Scan
from .x86_parts import UNROLLED, Vectors, scan_span, signature, two_passes
from .x86_strips import Strips, scan_strips


@schedule("scan", "x86")
def v0_naive(sch, case, device):
    """One running value along every row, as the definition has it: each addition waits for the one before."""
    yield "Every element is added to the running value of its row and written."
    return sch.get_sblock("row")


@program("scan", "x86", base="v0_naive", space={"block": (64, 256, 1024, 4096), "ways": (2, 4, 8, 16)})
def v1_blocked_two_pass(case, device, *, block=256, ways=8):
    """Blocks are independent once their totals are known: several running values advance side by side.

    Replaces the one running value: the first pass adds up `ways` blocks of `block` elements, a scan of the totals gives
    each its start, the second pass (out of L1) scans them in lockstep. Twice the additions, but `ways` of them at once.
    """
    plan = Strips(Scan.of(case), block, ways)
    return signature(plan.scan, scan_strips, plan)


def vectors(case: Case, device: Cpu, chunk: int = 0) -> Vectors:
    """Vectors of as many values as a register holds; `chunk` elements a thread at a time, in whole steps."""
    scan = (Ordered if case["op"] == "max" and case["dtype"] != "int32" else Scan).of(case)
    lanes = device.lanes(scan.total)
    step = UNROLLED * lanes
    return Vectors(scan, lanes, device.threads, max(step, chunk // step * step))


@T.inline
def scan_rows(p, X, heads, Y):
    """Every row by vectors."""
    carry = T.alloc_buffer((1,), p.dtype, scope="local")
    running = T.alloc_buffer((1,), p.scan.total, scope="local")
    for r in T.serial(p.scan.count(p.scan.rows)):
        running[0] = p.scan.identity()
        scan_span(p, X, heads, Y, carry, running, 0, r, 0, p.scan.n)


@program("scan", "x86", base="v1_blocked_two_pass")
def v2_in_register(case, device):
    """A vector is scanned in its register by log-steps: one value is carried per vector, not per element.

    Replaces the blocks of v1: log₂(lanes) times every lane adds the one 1, 2, 4… lanes before it; only the addition of
    the carried value waits for the vector before.
    """
    plan = vectors(case, device)
    return signature(plan.scan, scan_rows, plan)


def by_rows(case: Case, device: Cpu) -> bool:
    """Whether whole rows keep all threads busy: they divide evenly, or there are so many that the rest is small."""
    return case["rows"] % device.threads == 0 or case["rows"] >= 8 * device.threads


@T.inline
def scan_rows_in_parallel(p, X, heads, Y):
    """Rows are dealt out to the threads."""
    share = T.meta_var(ceil(p.scan.rows / p.tasks))
    for task in T.parallel(p.tasks):
        carry = T.alloc_buffer((1,), p.dtype, scope="local")
        running = T.alloc_buffer((1,), p.scan.total, scope="local")
        for i in T.serial(p.scan.count(share)):
            row = T.meta_var(task * share + i)
            if row < p.scan.rows:
                running[0] = p.scan.identity()
                scan_span(p, X, heads, Y, carry, running, 0, row, 0, p.scan.n)


@T.inline
def scan_row_in_chunks(p, X, heads, Y):
    """Each row in bands of one chunk a thread, one band after the other."""
    sums = T.alloc_buffer((2 * p.tasks,), p.scan.total, scope="global")
    seen = T.alloc_buffer((p.tasks,), "int32", scope="global")
    running = T.alloc_buffer((1,), p.scan.total, scope="global")
    carry = T.alloc_buffer((1,), p.dtype, scope="local")
    n = T.meta_var(p.scan.n)
    band = T.meta_var(p.chunk * p.tasks)
    rest = T.meta_var(p.whole(n % band // p.tasks))
    done = T.meta_var(n // band * band)
    for r in T.serial(p.scan.count(p.scan.rows)):
        running[0] = p.scan.identity()
        for b in T.serial(p.scan.count(n // band)):
            two_passes(p, X, heads, Y, sums, seen, running, r, b * band, p.chunk)
        if rest > 0:
            two_passes(p, X, heads, Y, sums, seen, running, r, done, rest)
        scan_span(p, X, heads, Y, carry, running, 0, r, done + rest * p.tasks, n - done - rest * p.tasks)


@program("scan", "x86", base="v2_in_register", where=lambda case, device: needs_threads(device))
def v3_parallel(case, device):
    """Every core scans rows of its own; where rows are few, a chunk of each, once the chunks' totals are known.

    Two passes (Blelloch): all cores add up their chunk, the totals are scanned, all cores scan their chunk from there.
    """
    if by_rows(case, device):
        plan = vectors(case, device)
        return signature(plan.scan, scan_rows_in_parallel, plan)
    plan = vectors(case, device, case["n"] // device.threads)
    return signature(plan.scan, scan_row_in_chunks, plan)


def needs_threads(device: Cpu) -> str | None:
    """One thread has nothing to share."""
    return None if device.threads > 1 else "needs more than one thread"


def needs_chunks(case: Case, device: Cpu) -> str | None:
    """Why there is nothing to gain from chunks that stay in cache."""
    if by_rows(case, device):
        return needs_threads(device) or "whole rows are dealt out: each element is read once already"
    return needs_threads(device)


def pick_chunk(case: Case, device: Cpu) -> Config:
    """Half of a core's L2 for the elements read twice: what is written needs the other half."""
    return {"chunk": max(1024, device.l2_bytes // 2 // Scan.of(case).itemsize)}


@program(
    "scan",
    "x86",
    base="v3_parallel",
    where=needs_chunks,
    pick=pick_chunk,
    space={"chunk": tuple(1 << bits for bits in range(13, 21))},
)
def v4_cached_chunks(case, device, *, chunk=65536):
    """Chunks fit the cores' L2 caches: the second pass finds what the first one read, and memory is read once.

    Replaces v3's chunks of a whole share: the row is taken in bands of one chunk a thread, one after the other.
    """
    plan = vectors(case, device, chunk)
    return signature(plan.scan, scan_row_in_chunks, plan)


@program(
    "scan",
    "x86",
    base="v4_cached_chunks",
    where=leaves_caches,
    pick=pick_chunk,
    space={"chunk": tuple(1 << bits for bits in range(13, 21))},
    options=PAST_CACHES,
)
def v5_past_caches(case, device, *, chunk=65536):
    """A result larger than the caches is written past them: no line is read only to be overwritten.

    Whole rows as in v3 or cached chunks as in v4, whichever the rows call for: two transfers an element, not three.
    """
    if by_rows(case, device):
        plan = vectors(case, device)
        return signature(plan.scan, scan_rows_in_parallel, plan)
    plan = vectors(case, device, chunk)
    return signature(plan.scan, scan_row_in_chunks, plan)


def needs_short_rows(case: Case, device: Cpu) -> str | None:
    """Rows of a few vectors, without heads of their own."""
    if case["segmented"]:
        return "where segments begin is not known beforehand"
    group = together.Group.of(vectors(case, device))
    if group.each > together.LONGEST * group.vectors.lanes:
        return f"rows fill whole vectors only {group.each} elements on"
    return None


@program(
    "scan",
    "x86",
    base="v5_past_caches",
    where=lambda case, device: needs_short_rows(case, device) or leaves_caches(case, device),
    options=PAST_CACHES,
)
def v6_rows_together(case, device):
    """Short rows run on from vector to vector: no row has a rest of single elements, and all stores are aligned.

    Replaces v5's rows one by one: as many rows as fill whole vectors are one piece of code, in which the lanes where a
    row begins are constants. What must not be combined across them is left out of the shuffles.
    """
    return together.program_of(together.Group.of(vectors(case, device)))
