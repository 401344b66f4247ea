"""The backward of GEMM is two GEMMs: each operand's gradient is a product of the other and C's gradient.

What an epilogue adds has the sum's gradient itself, a bias its total over the rows. An activation puts its slope at the
sum Z before that: for ReLU without a residual C says where it is 1, else Z is multiplied out again, since keeping it
would cost every forward a write of it.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..operators import Gradient, Value

_PLAIN = {"lda": 0, "ldb": 0, "ldc": 0, "out": "same"}


def gradients(options: Mapping[str, Value], operator: str = "gemm") -> tuple[Gradient, ...]:
    """∂op(A) = alpha · ∂Z · op(B)ᵀ and ∂op(B) = alpha · op(A)ᵀ · ∂Z, each stored as its operand is; ∂Z is that of the
    sum before the activation, ∂C without one.

    None with leading dimensions or a C of another dtype. operator: what multiplies.
    """
    if any(options.get(key, plain) != plain for key, plain in _PLAIN.items()):
        return ()
    between, dz = _before_activation(options)
    ta, tb = bool(options.get("trans_a", False)), bool(options.get("trans_b", False))
    kept = {key: options[key] for key in ("alpha", "math") if key in options}

    def product(of: str, operands: tuple[str, str], trans_a: bool, trans_b: bool) -> Gradient:
        return Gradient(of, operands, operator, {**kept, "trans_a": trans_a, "trans_b": trans_b})

    # A stored transposed has the transposed product as its gradient: (X · Y)ᵀ = Yᵀ · Xᵀ.
    of_a = product("A", ("B", dz), tb, True) if ta else product("A", (dz, "B"), False, not tb)
    of_b = product("B", (dz, "A"), True, ta) if tb else product("B", ("A", dz), not ta, False)
    beta = float(options.get("beta", 0.0))
    added = (
        (beta, Gradient("C0", (dz,), scale=beta)),
        (options.get("bias"), Gradient("bias", (dz,), "reduction", {"axis": "columns"})),
        (options.get("residual"), Gradient("residual", ("dC",))),
    )
    return (*between, of_a, of_b, *(gradient for used, gradient in added if used))


def _before_activation(options: Mapping[str, Value]) -> tuple[tuple[Gradient, ...], str]:
    """The values in between, and the name of the gradient of the sum before the activation."""
    activation = options.get("activation", "none")
    if activation == "none":
        return (), "dC"
    slope = {"op": f"{activation}_grad"}
    if activation == "relu" and not options.get("residual"):
        return (Gradient("dZ", ("C", "dC"), "elementwise", slope),), "dZ"
    added = [name for key, name in (("beta", "C0"), ("bias", "bias")) if options.get(key)]
    plain = {key: value for key, value in options.items() if key not in ("activation", "residual")}
    total = Gradient("Z", ("A", "B", *added), "gemm", plain)
    return (total, Gradient("dZ", ("Z", "dC"), "elementwise", slope)), "dZ"
