"""exp as a polynomial, which vectorizes; LLVM turns a vector of calls of exp into one call for each lane."""

from __future__ import annotations

import tvm_ffi
from tvm import s_tir, tirx
from tvm.ir import Call

from ..steps import block_realizes

# Blocks with this annotation have their calls of exp replaced when the program is finished.
POLYNOMIAL = "polynomial_exp"

LOG2_E = 1.4426950408889634
# ln 2 in two parts (Cody & Waite): the first has 9 trailing zero bits, so that its product with n is exact.
LN2_HIGH, LN2_LOW = 0.693359375, -2.12194440e-4
# Below, exp is less than the smallest normal float32; above, it overflows.
LOWEST, HIGHEST = -87.33654, 88.72283
# exp(r) for |r| ≤ ½·ln 2: coefficients of r⁶ … r² (Cephes' expf, S. Moshier); within one unit in the last place.
COEFFICIENTS = (1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1)
# What is added to one may be less exact. Coefficients of r⁶ … r²: those with the least largest error, 3e-9 (Remez).
FEWER = (1.3814540079e-3, 8.3687452128e-3, 4.1668390793e-2, 1.6666520398e-1, 4.9999993432e-1)
# 1.5 · 2²³ and a float32's bias: added to n, they leave n + 127 in the low bits of the sum.
ROUND = 12582912.0 + 127.0


def polynomial(x):
    """exp of a float32 expression: 2ⁿ·exp(r), n = round(x / ln 2), r = x − n·ln 2; NaN stays NaN.

    0 below 2⁻¹²⁵·⁵, where the first of two factors would be subnormal.
    """
    const = lambda value: tirx.const(value, "float32")  # noqa: E731
    # No Let: TVM's legalization of bfloat16 would bind its variable to another value. LLVM finds the copies.
    n = tirx.floor(x * const(LOG2_E) + const(0.5))
    r = x - n * const(LN2_HIGH) - n * const(LN2_LOW)
    series = const(COEFFICIENTS[0])
    for coefficient in COEFFICIENTS[1:]:
        series = series * r + const(coefficient)
    series = series * r * r + r + const(1.0)
    # 2ⁿ in two factors, since n may be 128; n + 127 is the exponent field of a float32.
    value = series * _power_of_two(n.astype("int32") - tirx.const(1, "int32")) * const(2.0)
    value = tirx.Select(x > const(HIGHEST), const(float("inf")), value)
    return tirx.Select(x < const(LOWEST), const(0.0), value)


def saturated(x):
    """1 + exp of a float32 expression in fewer operations: what a logistic function divides by.

    Within two units in the last place. The sum with a large number rounds, and its low bits are the power's exponent.
    """
    const = lambda value: tirx.const(value, "float32")  # noqa: E731
    # NaN passes both comparisons; from 2¹²⁷·√2 on the factor is infinite.
    x = tirx.Select(x > const(HIGHEST), const(HIGHEST), x)
    x = tirx.Select(x < const(LOWEST), const(LOWEST), x)
    bits = tirx.reinterpret("int32", x * const(LOG2_E) + const(ROUND))
    # By way of the bits: TVM takes what is added and subtracted for nothing.
    r = x - (tirx.reinterpret("float32", bits) - const(ROUND)) * const(LN2_HIGH + LN2_LOW)
    series = const(FEWER[0])
    for coefficient in (*FEWER[1:], 1.0, 1.0):
        series = series * r + const(coefficient)
    return series * tirx.reinterpret("float32", bits << tirx.const(23, "int32")) + const(1.0)


def _power_of_two(n):
    """2**n in float32 for −126 ≤ n ≤ 127."""
    return tirx.reinterpret("float32", (n + tirx.const(127, "int32")) << tirx.const(23, "int32"))


def replace_exponentials(sch: s_tir.Schedule) -> None:
    """Write the polynomial for exp into every block that asks for it by the annotation POLYNOMIAL."""
    wanted = [r.block for r in block_realizes(sch.mod["main"]) if POLYNOMIAL in r.block.annotations]
    for name in [block.name_hint for block in wanted]:
        handle = sch.get_sblock(name)
        sch.unannotate(handle, POLYNOMIAL)
        old = sch.get(handle)
        new = tvm_ffi.structural_map(tvm_ffi.structural_map(old, (tirx.Add, _of_sum)), (Call, _of_call))
        sch.state.replace(sch.get_sref(handle), new, {old: new})


def _of_sum(total: tirx.Add):
    one, power = total.a, total.b
    return saturated(power.args[0]) if getattr(one, "value", None) == 1.0 and _is_exp(power) else total


def _of_call(call: Call):
    return polynomial(call.args[0]) if _is_exp(call) else call


def _is_exp(x) -> bool:
    """Whether an expression is a call of exp on a float32."""
    return str(getattr(getattr(x, "op", None), "name", "")) == "tirx.exp" and str(x.ty) == "float32"
