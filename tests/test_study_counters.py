"""What the study counts of a GPU's memories, beside a GPU's own counters and figures derived by hand."""

from __future__ import annotations

import re
import shutil

import pytest
from rich.console import Console

from schedules import core
from schedules.errors import ExplorerError
from study import counting, html, kept
from study.access import accesses
from study.insight import insights
from study.text import print_insight, traffic_text
from study.traffic import traffic
from tuning.build import kernel
from tuning.cuda import counters
from tuning.cuda.gpus import PRESETS
from tuning.records.places import find_logs

H200 = PRESETS["h200"]


def test_counters_stand_beside_what_the_study_counts(tmp_path):
    case = core.find_operator("gemm").case("m=256,n=256,k=256")

    def read(job):
        if job.schedule == "v5_vector_loads":
            raise ExplorerError("counters_forbidden", "the driver forbids it", "ask its owner")
        return counters.Counters(1, 1e-6, loads=1e3, load_sectors=16e3, stores=24.0, store_sectors=384.0)

    names = ("v5_vector_loads", "v6_bank_conflicts")
    rungs = [(name, core.find_schedule("gemm", "cuda", name).configure(case, H200)) for name in names]
    below, above = counting.count("gemm", case, H200, rungs, read=read)
    assert "the driver forbids it" in below.message and below.measured is None
    assert above.counted.bank_conflicts < below.counted.bank_conflicts
    assert above.counted.global_bytes == below.counted.global_bytes
    requests, sectors, passes, _ = counting.compared(above.measured, above.counted)
    assert (requests.measured, sectors.measured, passes.measured) == (1024, 16, None)
    assert requests.text == f"1.02k ({counting._short(above.counted.global_requests)})"
    kept.keep_counted(tmp_path, "h200", "gemm", case.text, (below, above))
    (only,) = kept.kept_counted(tmp_path, "h200", "gemm")
    assert (only["rung"], only["case"], only["measured"]["loads"]) == ("v6_bank_conflicts", case.text, 1e3)


def test_recorded_counters_stand_beside_the_last_steps_figures(tmp_path):
    rung = core.find_schedule("gemm", "cuda", "v6_bank_conflicts")
    case = core.find_operator("gemm").case("m=256,n=256,k=256")
    config = rung.configure(case, H200)
    seen = counters.Counters(1, 1e-6, loads=1e3, load_sectors=16e3, stores=24.0, store_sectors=384.0)
    kept.keep_counted(tmp_path, H200.name, "gemm", case.text, [counting.Counted(rung.name, config, seen, None)])
    *before, last = insights(rung, case, H200, logs=tmp_path)
    assert all(step.hardware is None for step in before), "the GPU ran the whole rung"
    assert last.hardware.rows == counting.compared(seen, last.traffic)
    assert insights(rung, case, H200, {"bm": 64}, logs=tmp_path)[-1].hardware is None, "of other parameters"
    drawn = html.environment().get_template("machine.html").module.access(html.insight_data(last), [])
    assert last.hardware.time[:10] in drawn and ">1,024<" in drawn and ">16<" in drawn
    console = Console(width=120)
    with console.capture() as printed:
        print_insight(last, H200, console)
    assert "counted by the GPU" in printed.get() and "1,024" in printed.get()


def recorded_counts():
    """Every count of the hardware that is recorded of a rung."""
    logs = find_logs()
    names = sorted(path.name.partition(".")[0] for path in (logs / "nvidia-h200").glob("*.counters.json"))
    counted = [(name, one) for name in names for one in kept.kept_counted(logs, "nvidia-h200", name)]
    return [pytest.param(name, one, id=f"{name}-{one['rung']}") for name, one in counted]


# Where threads exchange partial sums, more goes through shared memory than the program's statements show.
EXCHANGE = ("reduction", "scan", "softmax")


@pytest.mark.parametrize(("operator", "one"), recorded_counts())
def test_an_h200_counts_what_the_study_does(operator, one):
    """Requests and sectors exactly; passes over shared memory, also those of loads that nvcc joined, within a little.

    Stores to global memory go through the same pipe, and requests meet in it: the hardware counts more.
    """
    rung = core.find_schedule(operator, "cuda", one["rung"])
    mod = core.lower(rung, core.find_operator(operator).case(one["case"]), H200, one["config"])
    own, seen = traffic(accesses(mod, H200)), counters.Counters(**one["measured"])
    requests, sectors, passes, conflicts = counting.compared(seen, own)
    if own.unseen:
        assert requests.counted is None
        return
    assert requests.counted == requests.measured
    past_registers = "async" in rung.name  # asks for some sectors of A twice
    assert sectors.counted == pytest.approx(sectors.measured, rel=0.11 if past_registers else 1e-6)
    if operator in EXCHANGE:
        return
    assert 0 <= passes.measured - passes.counted <= 0.02 * passes.counted + 3 * seen.stores
    assert -0.001 * passes.counted <= conflicts.measured - conflicts.counted <= 0.05 * passes.counted


def test_whole_programs_are_counted_warp_by_warp():
    """`reduction v0_interleaved`, 64 rows of 1024 by blocks of 256 threads, by hand: 4 partial sums a row."""
    rung, case = core.find_schedule("reduction", "cuda", "v0_interleaved"), core.find_operator("reduction").case
    seen = traffic(accesses(core.lower(rung, case("m=64,n=1024,dtype=float32"), H200), H200))
    first, second = 64 * 4, 64  # blocks; of the second's only the first warp has anything to load
    assert seen.global_requests == first * 8 + second * 1 + first + second, "loads, then a store of each block"
    assert seen.global_bytes == 32 * (first * 8 * 4 + second * 1 + first + second), "4 partial sums lie in one sector"
    # Steps of 1 to 16 leave a lane in each of 8 warps, those of 32, 64 and 128 in 4, 2 and 1 warps.
    turns = 5 * 8 + 4 + 2 + 1
    assert seen.shared_passes == (first + second) * (8 + 3 * turns + 8), (
        "all store, two loads and a store a turn, all load"
    )
    assert seen.bank_conflicts == 0


def test_addresses_that_data_decide_are_named_and_not_counted():
    """A tile of `scan v7_decoupled_lookback` is the one that its block drew."""
    rung, case = core.find_schedule("scan", "cuda", "v7_decoupled_lookback"), core.find_operator("scan").case
    seen = traffic(accesses(core.lower(rung, case("rows=1,n=1048576,dtype=float32"), H200), H200))
    assert {"X_flat", "Y_flat"} <= set(seen.unseen)
    assert "data decide where" in traffic_text(seen)
    measured = counters.Counters(1, 1e-6, loads=1e3, load_sectors=16e3, stores=24.0, store_sectors=384.0)
    assert {one.counted for one in counting.compared(measured, seen)} == {None}


@pytest.mark.parametrize(
    ("rung", "widths"),
    [
        # A's rows are read along k, 4 at once where nvcc unrolls k; B's columns are not neighbours of one thread.
        ("v2_shared_tile", {("A_reindex_shared", 4, 16), ("B_reindex_shared", 1, 4)}),
        ("v4_thread_tile_2d", {("A_reindex_shared", 4, 16), ("B_reindex_shared", 4, 16)}),
        ("v5_vector_loads", {("A_reindex_shared", 1, 16), ("B_reindex_shared", 1, 16)}),
    ],
)
def test_neighbouring_loads_are_one_as_nvcc_makes_it(rung, widths):
    case = core.find_operator("gemm").case("m=256,n=256,k=256")
    mod = core.lower(core.find_schedule("gemm", "cuda", rung), case, H200)
    loads = [w for nest in accesses(mod, H200) for w in nest.warps if w.shared and not w.write]
    assert {(w.buffer, w.joined, w.width) for w in loads} == widths
    if shutil.which("nvcc") is None:
        return
    ptx = kernel(mod, core.find_operator("gemm").arguments(case), H200).code("ptx")
    found = {16 if vector else 4 for vector in re.findall(r"ld\.shared\.(v4\.)?f32", ptx)}
    assert found == {width for _, _, width in widths}
