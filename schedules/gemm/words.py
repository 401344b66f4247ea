"""A configuration of GEMM's ladders in the articles' words: tile, packing, register block, pipeline."""

from __future__ import annotations

from ..core import Case, Config
from ..device import Cpu, Device
from .x86_parts import Tile


def blocked(case: Case, device: Device, c: Config) -> str:
    """The cache-blocked rungs: ``32×64 tile, k in blocks of 32, B packed``."""
    packed = ["A and B packed"] if "mr" in c else ["B packed"] if "nv" in c else []
    return ", ".join([f"{c['bm']}×{c['bn']} tile", f"k in blocks of {c['bk']}", *packed])


def register_tiled(packed: str):
    """The rungs with a register tile; they differ in what is packed: ``64×256 tile, B packed, 6×16 register block``."""

    def says(case: Case, device: Cpu, c: Config) -> str:
        bands = c.get("nb") or c.get("parts", 1)
        tile = Tile.of(case, device, c["mr"], c["nv"], c["ku"], c.get("mb", 1), bands, c.get("kc"))
        rows, columns = min(tile.mc, case["m"]), min(tile.nc, case["n"])
        depth = [f"k in blocks of {tile.kc}"] if tile.kc < case["k"] else []
        registers = f"{tile.mr}×{tile.nr} register block"
        return ", ".join([f"{rows}×{columns} tile", *depth, packed, registers, f"k unrolled by {c['ku']}"])

    return says


def staged(case: Case, device: Device, c: Config) -> str:
    """CUDA's rungs: ``128×128×16 tile in shared memory, 8×8 register block, 3 stages``."""
    depth = f"×{c['bk']}" if "bk" in c else ""
    shared = bool(depth) or "stages" in c
    parts = [f"{c['bm']}×{c['bn']}{depth} tile" + (" in shared memory" if shared else ", a thread an element")]
    if "wm" in c:
        parts.append(f"{c['wm']}×{c['wn']} a warp")
    if "tm" in c:
        parts.append(f"{c['tm']}×{c.get('tn', 1)} register block")
    named = (("padding", "rows padded by {}"), ("stages", "{} stages"), ("group", "{} rows of tiles at a time"))
    parts += [text.format(c[key]) for key, text in named if c.get(key)]
    parts += [f"clusters of {c['cluster']}"] if c.get("cluster", 1) > 1 else []
    split = c.get("splits", c.get("split", 1))
    parts += ["Stream-K"] if split == 0 else [f"k split {split} ways"] if split > 1 else []
    return ", ".join(parts + ["C computed transposed"] * bool(c.get("swap")))
