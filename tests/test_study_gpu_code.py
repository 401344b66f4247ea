"""PTX and SASS: loops, counts, and the lines of the program that they and other code came from."""

from __future__ import annotations

import shutil

import invented
import pytest

from schedules import core
from study import gpu_code, match
from study.code import code, step_module
from study.model import program_text
from tuning.build import kernel
from tuning.cuda.gpus import PRESETS

PTX = """
.visible .entry main_kernel(
	.param .u64 main_kernel_param_0
)
.maxntid 256
{
	.reg .pred 	%p<3>;
	mov.u32 	%r1, %tid.x;
$L__BB0_1:
	.loc	1 9 3
	ld.shared.v4.f32 	{%f1, %f2, %f3, %f4}, [%r2];
	.loc	2 4 1, function_name $L__info_string0, inlined_at 1 11 5
	fma.rn.f32 	%f5, %f1, %f2, %f5;
	fma.rn.f32 	%f6, %f3, %f4, %f6;
	// begin inline asm
	{
	.reg .pred P1;
	WAIT:
	mbarrier.try_wait.parity.shared.b64 P1, [%r3], %r4;
	@P1 bra DONE;
	bra WAIT;
	DONE:
	}
	// end inline asm
	{ .reg .pred p; setp.ne.b32 p, %r1, 0; @p cp.async.cg.shared.global [%r5], [%rd4], 16; }
	setp.lt.s32 	%p1, %r5, 32;
	@%p1 bra 	$L__BB0_1;
	st.global.f32 	[%rd1], %f5;
	ret;
}
	.file	1 "/tmp/kernel.cu"
	.file	2 "/usr/include/cuda_fp16.hpp"
"""

# As cuobjdump prints it; nvdisasm has labels instead of addresses.
SASS = """
		Function : main_kernel
	.headerflags	@"EF_CUDA_SM90"
        /*0000*/                   LDC R1, c[0x0][0x28] ;                         /* 0x00000a00ff017b82 */
                                                                                   /* 0x000e220000000800 */
        /*0010*/                   LDGSTS.E.BYPASS.128 [R7], desc[UR4][R8.64] ;   /* 0x0000000008077fae */
        /*0020*/                   LDS.128 R4, [R2] ;                             /* 0x0000000002047984 */
        /*0030*/                   FFMA R0, R4, R5, R0 ;                          /* 0x0000000504007223 */
        /*0040*/                   HMMA.16816.F32 R8, R4, R6, R8 ;                /* 0x000000060408723c */
        /*0050*/                   STL [R1], R8 ;                                 /* 0x0000000801007387 */
        /*0060*/                   BAR.SYNC.DEFER_BLOCKING 0x0 ;                  /* 0x0000000000007b1d */
        /*0070*/              @!P0 BRA 0x20 ;                                     /* 0xfffffffc00a88947 */
        /*0080*/                   STG.E.64 desc[UR4][R2.64], R0 ;                /* 0x0000000002007986 */
        /*0090*/                   EXIT ;                                         /* 0x000000000000794d */
        /*00a0*/                   BRA 0xa0;                                      /* 0xfffffffc00fc7947 */
"""


def test_ptx_hot_loop_holds_the_loop_that_waits():
    hot = gpu_code.hot_ptx(PTX)
    counts = hot.counts
    assert (hot.function, hot.depth, hot.lines[0]) == ("main_kernel", 1, "$L__BB0_1:")
    assert (counts.fma, counts.shared_loads, counts.wide, counts.async_copies, counts.barriers) == (2, 1, 1, 1, 1)
    assert counts.global_stores == 0, "stands behind the loop"
    assert len(hot.numbers) == len(hot.lines)


def test_sass_hot_loop():
    hot = gpu_code.hot_sass(SASS)
    counts = hot.counts.shown()
    assert counts == {
        "instructions": 6,
        "fma": 1,
        "matrix": 1,
        "shared loads": 1,
        "wide": 1,
        "spill stores": 1,
        "barriers": 1,
        "branches": 1,
    }
    assert hot.lines[0].endswith("LDS.128 R4, [R2] ;"), "no encoding behind it"
    labelled = SASS.replace("@!P0 BRA 0x20 ;", "@!P0 BRA `(.L_x_1) ;").replace(
        "        /*0020*/", ".L_x_1:\n        /*0020*/"
    )
    assert gpu_code.hot_sass(labelled).counts == hot.counts


def test_a_kernel_without_loops_is_shown_whole():
    straight = gpu_code.hot_sass(SASS.replace("@!P0 BRA 0x20", "NOP"))
    assert straight.depth == 0 and straight.counts.global_stores == 1 and straight.counts.async_copies == 1
    assert gpu_code.hot_ptx("// nothing") is None


@pytest.mark.parametrize(
    ("view", "line", "sort"),
    [
        ("sass", "HGMMA.64x128x16.F32 R24, gdesc[UR4], R24", "matrix"),
        ("sass", "UTMALDG.2D [UR8], [UR4]", "async_copies"),
        ("sass", "MUFU.EX2 R3, R2", "special"),
        ("sass", "LDL.64 R2, [R1]", "spill_loads"),
        ("sass", "REDG.E.ADD.F32 [R2], R3", "atomics"),
        ("sass", "FADD R1, R2, R3", "math"),
        ("sass", "SHFL.BFLY PT, R2, R3, 0x10", "shuffles"),
        ("sass", "LDSM.16.M88.4 R4, [R2]", "matrix_loads"),
        ("ptx", "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%f1}", "matrix"),
        ("ptx", "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%r1}", "matrix_loads"),
        ("ptx", "st.local.f32 [%rd1], %f1", "spill_stores"),
        ("ptx", "ex2.approx.ftz.f32 %f1, %f2", "special"),
        ("ptx", "ld.global.nc.v4.f32 {%f1}", "global_loads"),
        ("ptx", "cp.async.wait_group 0", ""),
        ("ptx", "add.s32 %r1, %r2, %r3", ""),
    ],
)
def test_sorts_of_gpu_instructions(view, line, sort):
    name, _, operands = line.partition(" ")
    found = set(gpu_code.count([gpu_code.Op(1, name, operands)], view).shown()) - {"instructions", "wide"}
    assert found == ({sort.replace("_", " ")} if sort else set())


PROGRAM = """@T.prim_func
def main(A: T.Buffer((64, 64), "float32"), C: T.Buffer((64, 64), "float32")):
    A_shared = T.sblock_alloc_buffer((64, 8), scope="shared")
    for i, j in T.grid(64, 64):
        with T.sblock("C_init"):
            C[i, j] = T.float32(0.0)
        for k_0 in range(8):
            for ax in T.vectorized(4):
                with T.sblock("copy"):
                    A_shared[i, ax] = A[i, k_0 * 4 + ax]
            for k_1 in range(4):
                with T.sblock("C_update"):
                    C[i, j] = C[i, j] + A_shared[i, k_1] * A_shared[j, k_1]
"""


def test_the_stores_of_a_program_and_their_loops():
    found = {s.line: s for s in match.statements(PROGRAM)}
    assert list(found) == [6, 10, 13]
    assert found[13].loops == (("i", 4), ("j", 4), ("k_0", 7), ("k_1", 11)) and found[13].sums
    assert (found[10].writes, found[10].reads) == ("A_shared", ("A",))


CUDA = """extern "C" __global__ void main_kernel(float* A_ptr, float* C_ptr) {
  __shared__ float A_shared_ptr[512];
  C_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  for (int k_0 = 0; k_0 < 8; ++k_0) {
    __syncthreads();
    *(float4*)(A_shared_ptr + 4) = *(float4*)(A_ptr + (k_0 * 4));
    for (int k_1 = 0; k_1 < 4; ++k_1) {
      int cse = 4;
      C_ptr[0] = (C_ptr[0] + (A_shared_ptr[k_1] * A_shared_ptr[(k_1 + 8)]));
    }
  }
}
"""


def test_cuda_lines_lead_to_the_program():
    lines = match.match_cuda(CUDA, PROGRAM).lines
    assert lines == (0, 0, 6, 7, 0, 10, 11, 0, 13, 0, 0, 0)


AHEAD = """def main(A: T.Buffer((64, 64), "float32")):
    for ax in T.vectorized(4):
        A_shared[ax] = A[ax]
    for k_0 in range(8):
        for ax in T.vectorized(4):
            A_shared[ax] = A[k_0 * 4 + ax]
"""


def test_of_two_copies_the_one_in_the_same_loops_is_meant():
    source = (
        "  A_shared_ptr[0] = A_ptr[0];\n  for (int k_0 = 0; k_0 < 8; ++k_0) {\n    A_shared_ptr[0] = A_ptr[k_0];\n  }"
    )
    assert match.match_cuda(source, AHEAD).lines == (3, 4, 6, 0)


def test_ptx_lines_lead_there_through_the_line_table():
    """Line 9 of the source is the sum; line 11, where a header's function was inlined, closes a loop: no statement."""
    found = match.match_ptx(PTX, gpu_code.hot_ptx(PTX), CUDA, PROGRAM)
    by_name = dict(zip((line.split()[0] for line in gpu_code.hot_ptx(PTX).lines), found.lines, strict=True))
    assert by_name["ld.shared.v4.f32"] == 13 and by_name["fma.rn.f32"] == 0
    assert "line table" in found.how
    bare = "\n".join(line for line in PTX.splitlines() if ".loc" not in line)
    assert match.match_ptx(bare, gpu_code.hot_ptx(bare), CUDA, PROGRAM).span is None


@pytest.mark.parametrize("view", ["llvm", "asm"])
def test_the_hot_loop_of_a_processor_leads_to_its_statement(avx2, view):
    with invented.entered() as operator:
        rung, case = (
            core.find_schedule(invented.NAME, "x86", "r2_registers"),
            operator.case("rows=48,cols=64,depth=512"),
        )
        found = code(rung, case, avx2, view=view)
        lines = program_text(step_module(rung, case, avx2, None, None)[1]).splitlines()
    met = {lines[n - 1].strip() for n in found.matched.lines if n}
    assert met == {
        "for k in range(512):",
        "mixed_local[v_i, v_j] = mixed_local[v_i, v_j] + P[v_i, v_k] * Q[v_k, v_j]",
    }
    fma = next(i for i, line in enumerate(found.hot.lines) if "vfmadd" in line or "llvm.fm" in line)
    assert "P[v_i, v_k]" in lines[found.matched.lines[fma] - 1]
    assert all(found.matched.lines), "every line of this loop has a place"


def test_code_without_names_has_no_lines(avx2):
    hot = gpu_code.hot_sass(SASS)
    found = match.match_sass(hot, PTX, "no source", PROGRAM)
    assert found.span is None and set(found.lines) == {0} and "no line table" in found.how


def test_the_shared_memory_that_a_whole_program_asks_for_is_known():
    """Two stages of 64 × 64 halves of A and of B: 32 KiB, which ptxas does not see."""
    rung, case = (
        core.find_schedule("gemm", "cuda", "t4_wgmma"),
        core.find_operator("gemm").case("m=64,n=64,k=128,dtype=float16"),
    )
    config = {"bm": 64, "bn": 64, "stages": 2}
    mod = core.lower(rung, case, PRESETS["h200"], config)
    assert kernel(mod, (), PRESETS["h200"]).shared == {"main_kernel": 2 * (64 + 64) * 64 * 2}


@pytest.mark.skipif(not shutil.which("nvcc"), reason="needs nvcc")
def test_a_transpose_in_ptx():
    mod = invented.transposed_on_gpu(shared=True, vector=4)
    built = kernel(mod, (), PRESETS["h200"])
    hot = gpu_code.hot_ptx(built.code("ptx"))
    assert hot.depth == 0 and hot.counts.global_loads == 1 and hot.counts.wide == 2
    found = match.match_ptx(built.code("ptx"), hot, built.code("cuda"), program_text(mod))
    statements = {s.line: s.writes for s in match.statements(program_text(mod))}
    assert {statements.get(line) for line in found.lines} >= {"S_shared", "T_1"}, "TVMScript has a T of its own"
