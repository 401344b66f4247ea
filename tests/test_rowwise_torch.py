"""Row-wise operators under PyTorch's autograd. Needs the extra `torch`."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

torch = pytest.importorskip("torch")

import deploy  # noqa: E402

pytestmark = pytest.mark.extra


@pytest.fixture
def made(tmp_path):
    """A function that makes an operator, its kernels in a folder of the test's own."""
    return lambda name, **options: deploy.torch_op(name, folder=tmp_path / "kernels", logs=tmp_path / "logs", **options)


def compare(ours, theirs, *shapes, steps=(0,)):
    """The same results and the same gradients of the inputs `steps`."""
    generator = torch.Generator().manual_seed(0)
    given = [torch.randn(shape, generator=generator) for shape in shapes]
    for step in steps:
        given[step].requires_grad_()
    gradient = torch.randn(shapes[0], generator=generator)
    results = [function(*given) for function in (ours, theirs)]
    torch.testing.assert_close(*results, rtol=1e-4, atol=1e-5)
    grads = [torch.autograd.grad(result, [given[s] for s in steps], gradient) for result in results]
    torch.testing.assert_close(*grads, rtol=1e-3, atol=1e-4)


def test_softmax_gradients_come_from_its_result(made):
    compare(made("softmax"), lambda x: torch.softmax(x, 1), (5, 37))
    compare(made("log_softmax", scale=0.5), lambda x: torch.log_softmax(0.5 * x, 1), (5, 37))


def test_norm_gradients_come_from_the_inputs(made):
    layer_norm = lambda x, g, b: torch.nn.functional.layer_norm(x, (37,), g, b)  # noqa: E731
    compare(made("layernorm"), layer_norm, (5, 37), (37,), (37,), steps=(0, 1, 2))
    rms_norm = lambda x, g: torch.nn.functional.rms_norm(x, (37,), g, 1e-6)  # noqa: E731
    compare(made("rmsnorm"), rms_norm, (5, 37), (37,), steps=(0, 1))


def test_group_norm_gradients_go_by_way_of_the_groups_statistics(made):
    def theirs(x, g, b):
        return torch.nn.functional.silu(torch.nn.functional.group_norm(x, 3, g, b))

    compare(made("groupnorm", groups=3, silu=True), theirs, (2, 6, 5, 7), (6,), (6,), steps=(0, 1, 2))
    last = made("groupnorm", groups=3, silu=True, layout="NHWC")
    by_channel_last = lambda x, g, b: theirs(x.permute(0, 3, 1, 2), g, b).permute(0, 2, 3, 1)  # noqa: E731
    compare(last, by_channel_last, (2, 5, 7, 6), (6,), (6,), steps=(0, 1, 2))


@pytest.mark.parametrize("layout", ["NCHW", "NHWC"])
def test_batch_norm_trains_as_the_page_puts_it_together(made, layout):
    """The page's class on the operators of these options."""
    page = (Path(__file__).resolve().parent.parent / "docs" / "pytorch.md").read_text()
    code = re.search(r"^```python batchnorm.py\n(.*?)^```", page, re.MULTILINE | re.DOTALL)[1]
    names = {"deploy": SimpleNamespace(torch_op=lambda name, **options: made(name, layout=layout))}
    exec("\n".join(line for line in code.splitlines() if line != "import deploy"), names)

    def theirs(x, g, b):
        x = x if layout == "NCHW" else x.permute(0, 3, 1, 2)
        y = torch.nn.functional.batch_norm(x, None, None, g, b, training=True)
        return y if layout == "NCHW" else y.permute(0, 2, 3, 1)

    shape = (2, 6, 5, 7) if layout == "NCHW" else (2, 5, 7, 6)
    compare(names["BatchNorm"].apply, theirs, shape, (6,), (6,), steps=(0, 1, 2))


def test_weights_are_asked_for_once_a_call(made, monkeypatch):
    """Two gradients that one kernel computes cost one call of it."""
    norm = made("layernorm")
    known, calls = norm.operation.gradients, []
    weights = known["gamma"][1]
    for name in ("gamma", "beta"):
        monkeypatch.setitem(known, name, (known[name][0], lambda *tensors: calls.append(1) or weights(*tensors)))
    x, g, b = torch.randn(5, 37), torch.randn(37, requires_grad=True), torch.randn(37, requires_grad=True)
    norm(x, g, b).sum().backward()
    assert len(calls) == 1 and g.grad is not None and b.grad is not None
