"""Whether a call of a PyTorch operator may go straight to its kernel, past PyTorch's dispatcher.

The dispatcher calls a Python kernel through C++ and back, which costs several times as much as a small kernel. It is
needed where something other than the tensors themselves decides what happens: gradients, a transform, a mode, a trace.
"""

from __future__ import annotations

from schedules.errors import ExplorerError

try:
    import torch
except ImportError as error:
    raise ExplorerError("no_torch", "PyTorch is not installed", "pip install 'tvm-schedule-explorer[torch]'") from error

# What is in a thread's set of included keys while something watches or changes every call.
_WATCHING = (
    "Python",
    "PythonTLSSnapshot",
    "Tracer",
    "Functionalize",
    "FuncTorchDynamicLayerFrontMode",
    "FuncTorchDynamicLayerBackMode",
)


class Straight:
    """``allows(tensors)``: they are ordinary tensors on the right kind of device, and nothing watches this thread."""

    def __init__(self, kind: str, inputs: int):
        self.kind, self.inputs = kind, inputs
        self._ordinary: frozenset[int] = frozenset()

    def allows(self, tensors: tuple[torch.Tensor, ...]) -> bool:
        if len(tensors) != self.inputs or _included().raw_repr() & _MASK or _profiled():
            return False
        try:
            return {_keys(tensor).raw_repr() for tensor in tensors} <= (self._ordinary or self._learn(tensors[0]))
        except TypeError:  # one is no tensor, which the dispatcher refuses in its own words
            return False

    def _learn(self, tensor: torch.Tensor) -> frozenset[int]:
        """The dispatch keys of ordinary tensors, made under gradients and under inference, on the kind of device."""
        if tensor.device.type == self.kind:
            with torch.inference_mode(False):
                plain = torch.empty(0, device=tensor.device)
            with torch.inference_mode():
                inference = torch.empty(0, device=tensor.device)
            self._ordinary = frozenset(_keys(t).raw_repr() for t in (plain, inference))
        return self._ordinary


try:
    _keys, _included = torch._C._dispatch_keys, torch._C._dispatch_tls_local_include_set
    _profiled = torch._C._autograd._profiler_enabled
    _MASK = 0
    for _name in _WATCHING:
        _MASK |= torch._C.DispatchKeySet(torch._C._dispatch_key_parse(_name)).raw_repr()
except (AttributeError, RuntimeError):  # a PyTorch that has moved them: every call takes the way through its dispatcher
    Straight.allows = lambda self, tensors: False  # type: ignore[method-assign]
