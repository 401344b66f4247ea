"""The hot loop and what it does, on assembly and LLVM IR that TVM really emits and on lines picked by hand."""

from __future__ import annotations

import invented
import pytest

from schedules import core
from study import asm, llvm
from study.code import code
from study.loops import Block, find_loops


@pytest.fixture(scope="module")
def rung():
    with invented.entered():
        yield core.find_schedule(invented.NAME, "x86", "r2_registers")


def sizes(depth, tile=8):
    """A case and config with one row of `tile` sums in registers."""
    return core.find_operator(invented.NAME).case(f"rows=48,cols=64,depth={depth}"), {"tile": tile}


def test_a_long_reduction_keeps_its_sums_in_one_register(rung, avx2):
    case, config = sizes(512)
    text = code(rung, case, avx2, config, view="asm")
    counts = text.hot.counts
    assert counts.fma_ymm > 0 and counts.fma == counts.fma_ymm and counts.fma_scalar == 0
    assert (counts.stores, counts.spills, counts.calls) == (0, 0, 0)
    assert counts.broadcasts == counts.vector_loads == counts.fma_ymm, "one row of Q and one element of P each"
    assert all(line in text.text for line in text.hot.lines)


def test_wider_registers_give_wider_multiply_adds(rung, avx512):
    case, config = sizes(512, 16)
    counts = code(rung, case, avx512, config, view="asm").hot.counts
    assert counts.fma_zmm > 0 and counts.fma == counts.fma_zmm
    assert (counts.stores, counts.spills) == (0, 0)


def test_spills_of_an_unrolled_reduction_are_seen(rung, avx2):
    """With 32 terms LLVM unrolls the reduction whole and keeps P's row in registers; 16 do not hold 32 broadcasts."""
    case, config = sizes(32)
    counts = code(rung, case, avx2, config, view="asm").hot.counts
    assert counts.fma_ymm == 32
    assert counts.spill_loads > 0
    assert counts.stores == counts.vector_stores == 1


def test_scalar_code_has_no_vector_counts(avx2, rung):
    case, _ = sizes(512)
    plain = core.find_schedule(invented.NAME, "x86", "r0_plain")
    counts = code(plain, case, avx2, view="asm").hot.counts
    assert counts.fma_scalar > 0
    assert counts.fma == counts.vector_loads == counts.vector_stores == 0


def test_llvm_ir_has_the_same_loop(rung, avx2):
    case, config = sizes(512)
    shown = code(rung, case, avx2, config, view="llvm")
    counts = shown.hot.counts
    assert counts.fma_vector > 0 and counts.lanes == 8
    assert counts.stores == counts.fma_scalar == 0
    assert not any("#dbg" in line or "!dbg" in line for line in shown.hot.lines)


@pytest.mark.parametrize(
    ("line", "sorts"),
    [
        ("vfmadd231ps %ymm1, %ymm2, %ymm0", {"fma_ymm"}),
        ("vfmadd231ps (%rax,%rcx,4), %ymm2, %ymm0", {"fma_ymm", "loads", "vector_loads"}),
        ("vfmadd231ps 8(%rax){1to16}, %zmm2, %zmm0", {"fma_zmm", "loads", "broadcasts"}),
        ("vfmadd213ss %xmm1, %xmm2, %xmm0", {"fma_scalar"}),
        ("vpdpbusd (%rax), %zmm1, %zmm0", {"fma_zmm", "loads", "vector_loads"}),
        ("vbroadcastss -92(%rdx,%r8), %ymm12", {"loads", "broadcasts"}),
        ("vmovups %ymm0, 32(%rax)", {"stores", "vector_stores"}),
        ("vmovups (%rsp), %ymm0", {"loads", "vector_loads", "spill_loads"}),
        ("movq %rax, -8(%rsp)", {"stores", "spill_stores"}),
        ("vmovss %xmm0, (%rax)", {"stores"}),
        ("incq 8(%rsp)", {"loads", "stores", "spill_loads", "spill_stores"}),
        ("cmpq %rax, 8(%rdx)", {"loads"}),
        ("leaq 8(%rax,%rcx), %rdx", set()),
        ("prefetcht0 512(%rax)", {"prefetches"}),
        ("vgatherdps (%rax,%ymm1,4), %ymm2{%k1}", {"loads", "gathers"}),
        ("vaddss %xmm0, %xmm1, %xmm2", {"scalar"}),
        ("vmulpd %ymm0, %ymm1, %ymm2", {"vector"}),
        ("vpermps %ymm0, %ymm1, %ymm2", {"shuffles"}),
        ("jne .LBB0_1", {"branches"}),
        ("callq *(%r15)", {"calls", "loads"}),
    ],
)
def test_sorts_of_instructions(line, sorts):
    counts = asm.count([asm.parse(line)])
    found = {name.replace(" ", "_") for name in counts.shown()} - {"instructions"}
    assert found == sorts


def test_the_frame_pointer_is_the_stack_only_where_it_is_set_up():
    reload = [asm.parse("vmovups -64(%rbp), %ymm0")]
    assert asm.count(reload).spills == 0
    assert asm.count(reload, frame_pointer=True).spill_loads == 1


@pytest.mark.parametrize("line", [".LBB0_1:", "\t.p2align\t4", "# a comment", "", "\t.cfi_startproc"])
def test_lines_that_are_no_instructions(line):
    assert asm.parse(line) is None


TWO_LOOPS = """\t.type\tf,@function
f:
.LBB0_1:
\tvaddps\t%ymm0, %ymm1, %ymm2
\tvmulps\t%ymm0, %ymm1, %ymm2
\tvaddps\t%ymm0, %ymm1, %ymm2
\tjne\t.LBB0_1
.LBB0_2:
\tvfmadd231ps\t%ymm0, %ymm1, %ymm2
\tjne\t.LBB0_2
\tretq
\t.size\tf, 1
"""


def test_multiply_adds_count_before_other_arithmetic():
    assert [loop.counts.vector for loop in asm.loops(TWO_LOOPS)] == [3, 0]
    assert asm.hot_loop(TWO_LOOPS).counts.fma_ymm == 1
    assert asm.hot_loop(TWO_LOOPS, function="g") is None


def test_code_without_loops_has_no_hot_loop():
    assert asm.hot_loop("\t.type\tf,@function\nf:\n\tvaddps %ymm0, %ymm1, %ymm2\n\tretq\n\t.size\tf, 1\n") is None
    assert llvm.hot_loop("define void @f() {\nentry:\n  ret void\n}\n") is None


def test_a_jump_back_to_a_shared_exit_is_no_loop():
    """a → b → exit and c → exit, where the exit stands before c: by line order c would look like a loop's end."""
    blocks = [Block("a", 1, 2, ("b", "c")), Block("exit", 2, 3, ()), Block("b", 3, 4, ("exit",))]
    assert find_loops([*blocks, Block("c", 4, 5, ("exit",))]) == []


def test_nested_loops_have_depths():
    blocks = [
        Block("entry", 1, 2, ("outer",)),
        Block("outer", 2, 3, ("inner",)),
        Block("inner", 3, 4, ("inner", "tail")),
        Block("tail", 4, 5, ("outer", "end")),
        Block("end", 5, 6, ()),
    ]
    outer, inner = find_loops(blocks)
    assert (outer.header, outer.depth, outer.innermost) == ("outer", 1, False)
    assert (inner.header, inner.depth, inner.innermost) == ("inner", 2, True)
    assert [block.label for block in outer.blocks] == ["outer", "inner", "tail"]
