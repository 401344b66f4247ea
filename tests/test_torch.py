"""Operators of ours as PyTorch operators, on the CPU. Needs the extra `torch`."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch")

import deploy  # noqa: E402
from schedules.errors import ExplorerError  # noqa: E402

pytestmark = pytest.mark.extra


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A function of options that makes an operator, gemm by default; kernels are kept for the whole module."""
    folder = tmp_path_factory.mktemp("torch")
    places = {"folder": folder / "kernels", "logs": folder / "logs"}
    return lambda operator="gemm", **options: deploy.torch_op(operator, **places, **options)


def operands(m=5, n=4, k=3, trans_a=False, trans_b=False, dtype=torch.float64):
    generator = torch.Generator().manual_seed(0)
    shapes = (k, m) if trans_a else (m, k), (n, k) if trans_b else (k, n)
    return [torch.rand(s, generator=generator, dtype=dtype, requires_grad=True) for s in shapes]


def test_it_multiplies(made):
    a, b = operands(dtype=torch.float32)
    torch.testing.assert_close(made()(a, b), a @ b)
    for out in (made()(a, b), made()(a[:1], b), made()(a, b[:, :1])):
        assert out.is_contiguous() and out.untyped_storage().nbytes() == 4 * out.numel()
    with torch.no_grad():
        assert not made()(a, b).requires_grad
    assert made()(a, b).requires_grad and not made()(a.detach(), b.detach()).requires_grad


@pytest.mark.parametrize("trans_b", [False, True])
@pytest.mark.parametrize("trans_a", [False, True])
def test_gradients_of_every_layout(made, trans_a, trans_b):
    gemm = made(trans_a=trans_a, trans_b=trans_b, alpha=-1.5)
    a, b = operands(trans_a=trans_a, trans_b=trans_b)
    torch.testing.assert_close(gemm(a, b), -1.5 * (a.T if trans_a else a) @ (b.T if trans_b else b))
    assert torch.autograd.gradcheck(gemm, (a, b))


def test_gradients_of_the_accumulated_operand_and_of_gradients(made):
    a, b = operands()
    c0 = torch.rand(5, 4, dtype=torch.float64, requires_grad=True)
    assert torch.autograd.gradcheck(made(beta=0.5), (a, b, c0))
    assert torch.autograd.gradgradcheck(made(), (a, b))


def test_gradients_of_what_an_epilogue_adds(made):
    a, b = operands(dtype=torch.float32)
    bias, residual = torch.rand(4, requires_grad=True), torch.rand(5, 4, requires_grad=True)
    inputs, weights = (a, b, bias, residual), torch.rand(5, 4)
    ours = made(bias=True, residual=True)(*inputs)
    theirs = a @ b + bias + residual
    torch.testing.assert_close(ours, theirs)
    wanted = torch.autograd.grad((weights * theirs).sum(), inputs)
    torch.testing.assert_close(torch.autograd.grad((weights * ours).sum(), inputs), wanted)


@pytest.mark.parametrize(
    "options",
    [
        {"activation": "relu"},
        {"activation": "relu", "residual": True, "trans_a": True},
        {"activation": "gelu", "bias": True},
        {"activation": "gelu", "alpha": -1.5, "beta": 0.5, "bias": True, "residual": True, "trans_b": True},
    ],
)
def test_gradients_through_an_activation(made, options):
    generator = torch.Generator().manual_seed(1)
    shapes = {"beta": (5, 4), "bias": (4,), "residual": (5, 4)}
    added = [
        torch.rand(shape, generator=generator, dtype=torch.float64) for key, shape in shapes.items() if key in options
    ]
    a, b = operands(trans_a="trans_a" in options, trans_b="trans_b" in options)
    inputs = [(x.detach() - 0.5).requires_grad_() for x in (a, b, *added)]

    def eager(a, b, *rest):
        rest = list(rest)
        total = (a.T if "trans_a" in options else a) @ (b.T if "trans_b" in options else b)
        total = options.get("alpha", 1.0) * total + (0.5 * rest.pop(0) if "beta" in options else 0)
        total = total + rest.pop(0) if "bias" in options else total
        relu, gelu = torch.relu, torch.nn.functional.gelu
        total = relu(total) if options["activation"] == "relu" else gelu(total, approximate="tanh")
        return total + rest.pop(0) if "residual" in options else total

    ours, theirs, weights = made(**options)(*inputs), eager(*inputs), torch.rand(5, 4, generator=generator)
    torch.testing.assert_close(ours, theirs)
    wanted = torch.autograd.grad((weights * theirs).sum(), inputs)
    torch.testing.assert_close(torch.autograd.grad((weights * ours).sum(), inputs), wanted)
    assert torch.autograd.gradcheck(made(**options), inputs)


class Seen(torch.utils._python_dispatch.TorchDispatchMode):
    """Notes the operators that are called."""

    def __init__(self):
        super().__init__()
        self.names = []

    def __torch_dispatch__(self, operator, types, arguments=(), options=None):
        self.names.append(operator.name())
        return operator(*arguments, **options or {})


@pytest.mark.parametrize(
    ("op", "formula"),
    [
        ("relu", torch.relu),
        ("gelu", lambda x: torch.nn.functional.gelu(x, approximate="tanh")),
        ("exp", torch.exp),
        ("mul", lambda x, y: x * y),
        ("bias", lambda x, y: x + y[0]),
    ],
)
def test_gradients_of_single_functions(made, op, formula):
    given = [
        torch.randn(5, 7, requires_grad=True)
        for _ in range(formula.__code__.co_argcount if op in ("mul", "bias") else 1)
    ]
    ours = made("elementwise", op=op)(given[0], *(y[0] if op == "bias" else y for y in given[1:]))
    weights = torch.randn(5, 7)
    grads = [torch.autograd.grad(result, given, weights) for result in (ours, formula(*given))]
    torch.testing.assert_close(*grads)


def test_gradients_of_batches_and_transposes(made):
    a, b = (torch.rand(s, dtype=torch.float64, requires_grad=True) for s in ((2, 3, 4), (2, 5, 4)))
    assert torch.autograd.gradcheck(made("batched_gemm", trans_b=True, alpha=0.5), (a, b))
    x, weights = torch.randn(3, 5, requires_grad=True), torch.randn(5, 3)
    (found,) = torch.autograd.grad(made("transpose")(x), x, weights)
    torch.testing.assert_close(found, weights.T)


def test_calls_go_past_the_dispatcher_unless_something_watches_them(made):
    gemm, (a, b) = made(), (x.detach() for x in operands(dtype=torch.float32))
    allows = gemm.operation.straight.allows
    assert allows((a, b)) and allows((torch.nn.Parameter(a, requires_grad=False), b))
    for other in (a.to("meta"), a.to_sparse(), torch._neg_view(a)):
        assert not allows((other, b))
    with torch.inference_mode():
        assert allows((a, b)) and allows((a + 0, b))
    with Seen() as seen:
        gemm(a, b)
    assert seen.names[0] == "tvm_explorer::gemm_no_grad"
    with torch.profiler.profile() as profile:
        gemm(a, b)
    assert "tvm_explorer::gemm_no_grad" in {event.key for event in profile.key_averages()}
    torch.testing.assert_close(torch.vmap(gemm)(a[None], b[None]), (a @ b)[None])


def test_pytorchs_own_check_of_an_operator(made):
    results = torch.library.opcheck(made().overload, tuple(operands()))
    assert set(results.values()) == {"SUCCESS"} and "test_aot_dispatch_dynamic" in results


@pytest.mark.parametrize("dynamic", [False, True])
def test_torch_compile_sees_no_graph_break(made, dynamic):
    gemm = made()

    def network(a, b):
        return torch.relu(gemm(2 * a, b) - 1).sum()

    compiled = torch.compile(network, fullgraph=True, dynamic=dynamic, backend="aot_eager")
    for m in (5, 6):
        a, b = operands(m=m)
        wanted = torch.autograd.grad(network(a, b), (a, b))
        torch.testing.assert_close(torch.autograd.grad(compiled(a, b), (a, b)), wanted)


def test_views_are_copied_and_other_layouts_agree(made):
    a, b = operands(dtype=torch.float32)
    wide = torch.stack([a, a], dim=-1)[..., 0]
    assert not wide.is_contiguous()
    torch.testing.assert_close(made()(wide, b.T.contiguous().T), a @ b)


@pytest.mark.parametrize("called_before", [False, True])
def test_what_does_not_fit_is_refused(made, called_before):
    a, b = (x.detach() for x in operands(m=7 + called_before, dtype=torch.float32))
    if called_before:
        made()(a, b)
    wrong = {
        "B is float64, not float32": (a, b.double()),
        "B has extent 2 in dimension 0, not 3": (a, b[:2]),
        "B has 1 dimensions, not 2": (a, b[0]),
        "dtype=int16 is not supported": (a.short(), b.short()),
    }
    for text, arguments in wrong.items():
        with pytest.raises(ExplorerError) as caught:
            made()(*arguments)
        assert text in caught.value.message and caught.value.hint
    with pytest.raises(ExplorerError, match="has no gradient for X"):
        made("elementwise", op="relu+exp")(a.clone().requires_grad_()).sum().backward()
    with pytest.raises(ExplorerError, match="dtype is the tensors'"):
        made(dtype="float32")
    with pytest.raises(ExplorerError, match="no parameter 'transb'"):
        made(transb=True)


def test_fake_tensors_have_shapes_and_no_kernel(made):
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode():
        out = made()(torch.empty(100003, 17), torch.empty(17, 9))
        assert out.shape == (100003, 9) and out.dtype == torch.float32
        with pytest.raises(RuntimeError, match="B has extent 16 in dimension 0, not 17"):
            made()(torch.empty(3, 17), torch.empty(16, 9))


def test_the_same_options_are_the_same_operator(made):
    assert made() is made(trans_a=False)
    assert made(trans_a=True) is not made()
    assert made().overload.name() == "tvm_explorer::gemm"


def test_kernels_are_found_again(made, tmp_path, monkeypatch):
    """A folder that was filled once needs no compiler."""
    from deploy import supply
    from schedules import core
    from tuning.devices import host_cpu
    from tuning.store import Store

    gemm, here = core.find_operator("gemm"), host_cpu()
    case = gemm.case("below_tile")
    make = lambda: supply.Supply(gemm, here, Store.open(tmp_path / "logs", here.name), tmp_path / "kernels")  # noqa: E731
    a, b = (torch.from_numpy(x) for x in gemm.inputs(case))
    out = torch.empty(case["m"], case["n"])
    make()(case)(a, b, out)
    torch.testing.assert_close(out, a @ b)
    monkeypatch.setenv("CC", "no-such-cc")
    make()(case)
    next((tmp_path / "kernels").glob("*.json")).write_text("{")
    with pytest.raises(ExplorerError, match="no C compiler"):
        make()(case)


def test_a_tvmscript_program_of_ones_own_is_an_operator(tmp_path):
    from test_shipping import RUNNING_SUM

    from schedules import core

    (tmp_path / "my_ops.py").write_text(RUNNING_SUM.replace("running_sum", "torch_sum"))
    try:
        total = deploy.torch_op("torch_sum", load=(str(tmp_path / "my_ops.py"),), logs=tmp_path / "logs")
        for n in (9, 31):
            x = torch.arange(n, dtype=torch.float32)
            torch.testing.assert_close(total(x), x.cumsum(0))
        assert torch.compile(total, fullgraph=True, backend="aot_eager")(x).shape == (31,)
    finally:
        core.OPERATORS.pop("torch_sum", None)
        core.LADDERS.pop(("torch_sum", "x86"), None)
