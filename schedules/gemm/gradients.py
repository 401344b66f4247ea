"""The backward of GEMM is two GEMMs: each operand's gradient is a product of the other and C's gradient.

What an epilogue adds has C's gradient itself, a bias its sum over the rows.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..operators import Gradient, Value

_PLAIN = {"lda": 0, "ldb": 0, "ldc": 0, "activation": "none", "out": "same"}


def gradients(options: Mapping[str, Value]) -> tuple[Gradient, ...]:
    """∂op(A) = alpha · ∂C · op(B)ᵀ and ∂op(B) = alpha · op(A)ᵀ · ∂C, each stored as its operand is.

    None with leading dimensions, an activation or a C of another dtype.
    """
    if any(options.get(key, plain) != plain for key, plain in _PLAIN.items()):
        return ()
    ta, tb = bool(options.get("trans_a", False)), bool(options.get("trans_b", False))
    kept = {key: options[key] for key in ("alpha", "math") if key in options}

    def product(of: str, operands: tuple[str, str], trans_a: bool, trans_b: bool) -> Gradient:
        return Gradient(of, operands, "gemm", {**kept, "trans_a": trans_a, "trans_b": trans_b})

    # A stored transposed has the transposed product as its gradient: (X · Y)ᵀ = Yᵀ · Xᵀ.
    of_a = product("A", ("B", "dC"), tb, True) if ta else product("A", ("dC", "B"), False, not tb)
    of_b = product("B", ("dC", "A"), True, ta) if tb else product("B", ("A", "dC"), not ta, False)
    beta = float(options.get("beta", 0.0))
    added = (
        (beta, Gradient("C0", ("dC",), scale=beta)),
        (options.get("bias"), Gradient("bias", ("dC",), "reduction", {"axis": "columns"})),
        (options.get("residual"), Gradient("residual", ("dC",))),
    )
    return (of_a, of_b, *(gradient for used, gradient in added if used))
