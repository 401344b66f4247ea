"""TVM's script parser without its wait for source lines.

For every function it parses, every inlined one it expands and every resource that a class of a script makes, the parser
asks `inspect` for the whole call stack with the source line of each frame, which means looking up files and modules for
a hundred frames. It uses the frames, and the lines only to see whether a function stands in a class.
"""

from __future__ import annotations

import inspect
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_usual = inspect.stack, inspect.getouterframes
_lock = threading.Lock()
_inside = 0  # blocks that threads are in


@contextmanager
def bare_stack() -> Iterator[None]:
    """``inspect.stack`` and ``inspect.getouterframes`` without source lines within the block."""
    global _inside
    with _lock:
        _inside += 1
        inspect.stack, inspect.getouterframes = _stack, _outer_frames
    try:
        yield
    finally:
        with _lock:
            _inside -= 1
            if not _inside:
                inspect.stack, inspect.getouterframes = _usual


def _stack(context: int = 1) -> list[inspect.FrameInfo]:
    return _outer_frames(sys._getframe(1), context)


def _outer_frames(frame: FrameType | None, context: int = 1) -> list[inspect.FrameInfo]:
    """`frame` and those that called it, innermost first."""
    del context
    found = []
    while frame is not None:
        code = frame.f_code
        found.append(inspect.FrameInfo(frame, code.co_filename, frame.f_lineno, code.co_name, None, None))
        frame = frame.f_back
    return found
