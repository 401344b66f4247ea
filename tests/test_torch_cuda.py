"""Operators of ours as PyTorch operators on a GPU. Needs the extra `torch` and a CUDA device."""

from __future__ import annotations

import functools
import tempfile

import pytest

torch = pytest.importorskip("torch")

import deploy  # noqa: E402
from schedules.errors import ExplorerError  # noqa: E402

pytestmark = [pytest.mark.extra, pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA device")]


@functools.cache
def gemm(**options):
    """The operator with these options; bests come from an empty log, so kernels are the hand-picked ones."""
    return deploy.torch_op("gemm", device="cuda", logs=tempfile.mkdtemp(), **options)


def operands(m=65, n=40, k=33, dtype=torch.float32):
    generator = torch.Generator().manual_seed(0)
    made = (torch.rand(shape, generator=generator) for shape in ((m, k), (k, n)))
    return [x.to("cuda", dtype).requires_grad_() for x in made]


def exact(a, b):
    return (a.double() @ b.double()).to(a.dtype)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16, torch.bfloat16])
def test_it_multiplies(dtype):
    a, b = operands(dtype=dtype)
    torch.testing.assert_close(gemm()(a, b), exact(a, b))


def test_gradients():
    """The product is linear in each operand, so that float32 suffices for finite differences of any length."""
    a, b = operands(5, 4, 3)
    assert torch.autograd.gradcheck(gemm(), (a, b), eps=0.5, atol=1e-3, rtol=1e-3)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float16])
@pytest.mark.parametrize("activation", ["relu", "gelu"])
def test_gradients_through_an_activation(activation, dtype):
    a, b = ((x.detach() - 0.5).requires_grad_() for x in operands(dtype=dtype))
    bias = torch.linspace(-1, 1, 40, device="cuda").to(dtype).requires_grad_()
    weights = torch.rand(65, 40, device="cuda").to(dtype)
    ours = gemm(bias=True, activation=activation)(a, b, bias)
    total = a.float() @ b.float() + bias.float()
    theirs = torch.relu(total) if activation == "relu" else torch.nn.functional.gelu(total, approximate="tanh")
    torch.testing.assert_close(ours, theirs.to(dtype), rtol=1e-2, atol=1e-2)
    wanted = torch.autograd.grad((weights.float() * theirs).sum(), (a, b, bias))
    found = torch.autograd.grad((weights * ours).sum(), (a, b, bias))
    loose = {torch.float32: 1e-3, torch.float16: 3e-2}[dtype]
    for one, other in zip(found, wanted, strict=True):
        torch.testing.assert_close(one.float(), other.float(), rtol=loose, atol=loose * float(other.abs().max()))


def test_calls_go_past_the_dispatcher():
    a, b = (x.detach() for x in operands())
    assert gemm().operation.straight.allows((a, b)) and not gemm().operation.straight.allows((a.cpu(), b.cpu()))


def test_pytorchs_own_check_of_an_operator():
    results = torch.library.opcheck(gemm().overload, tuple(operands(5, 4, 3)))
    assert set(results.values()) == {"SUCCESS"}


@pytest.mark.parametrize("backend", ["aot_eager", "inductor"])
def test_torch_compile_sees_no_graph_break(backend):
    product = gemm()

    def network(a, b):
        return torch.relu(product(2 * a, b) - 1).sum()

    compiled = torch.compile(network, fullgraph=True, backend=backend)
    a, b = operands()
    wanted = torch.autograd.grad(network(a, b), (a, b))
    torch.testing.assert_close(torch.autograd.grad(compiled(a, b), (a, b)), wanted)


def test_it_runs_on_the_current_stream():
    """Its input is made on a side stream by work that takes long: on another stream it would read too early."""
    a, b = (x.detach() for x in operands(1024, 1024, 1024))
    gemm()(a, b)
    torch.cuda.synchronize()
    side = torch.cuda.Stream()
    with torch.cuda.stream(side):
        late = torch.zeros_like(a)
        torch.cuda._sleep(200_000_000)
        late.copy_(a)
        out = gemm()(late, b)
    side.synchronize()
    torch.testing.assert_close(out, exact(a, b), rtol=1e-4, atol=1e-3)


def test_it_can_be_captured_in_a_graph():
    a, b = (x.detach() for x in operands())
    gemm()(a, b)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        out = gemm()(a, b)
    a.mul_(2)
    graph.replay()
    torch.testing.assert_close(out, exact(a, b))


def test_nothing_is_copied():
    """The kernel reads the very tensors: a call allocates its output and nothing else."""
    a, b = (x.detach() for x in operands(256, 256, 256))
    gemm()(a, b)
    torch.cuda.synchronize()
    before = torch.cuda.memory_stats()["allocation.all.allocated"]
    out = gemm()(a, b)
    assert torch.cuda.memory_stats()["allocation.all.allocated"] - before == 1
    assert out.data_ptr() not in (a.data_ptr(), b.data_ptr())


def test_what_does_not_fit_is_refused():
    a, b = (x.detach() for x in operands())
    for text, arguments in (("B is float64", (a, b.double())), ("B has extent", (a, b[:2]))):
        with pytest.raises(ExplorerError, match=text):
            gemm()(*arguments)
    with pytest.raises(ExplorerError, match="B is on cpu"):
        gemm()(a, b.cpu())
