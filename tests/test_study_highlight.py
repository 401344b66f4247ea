"""What the pages draw: code, of which every character stays and the words looked for stand out; access views."""

from __future__ import annotations

import html
import re

import pytest

from study import access_chart, highlight

TEXTS = {
    "python": """@T.prim_func
def main(A: T.handle):
    # a "note"
    for i in T.parallel(4):
        A[i] = T.float32(0) if i < 2 else "<b>"
""",
    "asm": """\tvfmadd231ps\t(%rax), %ymm1, %ymm2  # 32-byte Reload
.LBB0_1:
\tjne\t.LBB0_1
""",
    "llvm": """%3 = call <8 x float> @llvm.fma.v8f32(<8 x float> %1, <8 x float> %2, <8 x float> %0), !tbaa !9
for_body_k:
  br label %for_body_k ; "x"
""",
    "cuda": """extern "C" __global__ void main_kernel(float* A) {
  // one
  if (((int)threadIdx.x) < 4) { A[0] = 1.0e+00f; }
  __syncthreads();
}
""",
    "ptx": """$L__BB0_1:
\tfma.rn.f32 %f1, %f2, %f3, %f1;
\t@%p1 bra $L__BB0_1; // again
""",
    "sass": """.L_x_1:
        /*0010*/ FFMA R4, R5, R6, R4 ;
        /*0020*/ @!P0 BRA `(.L_x_1) ;
        HMMA.16816.F32 R8, R12, R16, R8 ;
""",
}
LOOKED_FOR = {
    "python": [("t", "T.parallel"), ("k", "for"), ("f", "T.float32"), ("c", "# a &#34;note&#34;"), ("n", "4")],
    "asm": [("k", "vfmadd231ps"), ("f", "jne"), ("t", ".LBB0_1:"), ("c", "# 32-byte Reload")],
    "llvm": [("k", "@llvm.fma.v8f32"), ("t", "for_body_k:"), ("n", "8")],
    "cuda": [("k", "int"), ("f", "threadIdx"), ("c", "// one"), ("n", "4")],
    "ptx": [("k", "fma"), ("c", "// again")],
    "sass": [("k", "FFMA"), ("f", "BRA"), ("k", "HMMA.16816.F32"), ("c", "/*0010*/")],
}


@pytest.mark.parametrize("language", TEXTS)
def test_every_character_stays_and_nothing_becomes_markup(language):
    for shown in (highlight.coloured(TEXTS[language], language), highlight.listing(TEXTS[language], language)):
        assert set(re.findall(r"<\w+", shown)) <= {"<i", "<span"}
        assert html.unescape(re.sub(r"<.*?>", "", shown)).rstrip("\n") == TEXTS[language].rstrip("\n")


@pytest.mark.parametrize("language", TEXTS)
def test_words_that_a_reader_looks_for_stand_out(language):
    shown = highlight.coloured(TEXTS[language], language)
    for name, word in LOOKED_FOR[language]:
        assert f'<i class="{name}">{word}</i>' in shown, shown


def test_lines_carry_their_number_or_that_of_the_program():
    rows = re.findall(r'<span class="(.*?)" data-n="(.*?)">', highlight.listing("a\nb\nc", "asm", marked={2}))
    assert rows == [("ln", "1"), ("ln marked", "2"), ("ln", "3")]
    assert re.findall(r'data-n="(.*?)"', highlight.listing("a\nb\nc", "asm", numbers=(7, 0))) == ["7", "", ""]


def warp(scope, stride, width=4, **more):
    """Lanes `stride` bytes apart."""
    facts = {"scope": scope, "width": width, "addresses": [stride * lane for lane in range(32)]}
    return access_chart.warp({**facts, "sectors": 4, "ideal": 4, "conflict": 1, **more})


def test_a_warp_is_drawn_as_it_touches_memory():
    dense = warp("global", 4)
    assert dense["rows"] == 4 * access_chart.CELL and dense["cells"].count("M") == 32 and not dense["wasteful"]
    wide = warp("global", 16, width=16, sectors=16, ideal=16)
    assert wide["rows"] == 16 * access_chart.CELL and wide["cells"].count("M") == 32
    strided = warp("global", 128, sectors=32)
    assert strided["rows"] == 32 * access_chart.CELL and strided["wasteful"]
    column = warp("shared", 128, conflict=32)
    assert column["verdict"] == "32-way bank conflict" and len(set(re.findall(r"M\d+ (\d+)", column["cells"]))) == 1
    assert len(set(re.findall(r"M\d+ (\d+)", warp("shared", 132)["cells"]))) == 32, "padding spreads the banks"


def test_working_sets_grow_with_their_bytes_and_meet_the_caches():
    level = lambda size: {"loop": "k", "extent": 8, "bytes": size, "size": "", "fits": "L1", "buffers": [["A", size]]}  # noqa: E731
    drawn = access_chart.levels(
        {"levels": [level(1 << 20), level(1 << 15), level(64)]}, [{"name": "L1", "bytes": 1 << 15}]
    )
    widths = [bar["width"] for bar in drawn["bars"]]
    assert widths[0] > widths[1] > widths[2] == 2
    assert drawn["rules"][0]["x"] == pytest.approx(drawn["left"] + widths[1]), (
        "32 KiB end at the rule of a 32 KiB cache"
    )


def test_strides_are_told_apart():
    kind = lambda steps, innermost=True: access_chart.stride_kind({"steps": steps}, 4, innermost)  # noqa: E731
    assert [kind(()), kind((0,)), kind((4,)), kind((256,)), kind((256,), False)] == [
        "unknown",
        "again",
        "unit",
        "far",
        "step",
    ]
