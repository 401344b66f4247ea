"""Memory that a process has once touched and given back is used again, not asked for anew."""

from __future__ import annotations

import ctypes

M_TRIM_THRESHOLD, M_MMAP_MAX = -1, -4  # glibc's malloc.h


def keep_freed_memory() -> None:
    """Let the C library reuse what a large array occupied for the next one.

    It would give it back to the system at once, and the next array would pay for touching new pages: where a machine
    is a sandbox of many processes, more than for everything else.
    """
    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt"):
        library.mallopt(M_MMAP_MAX, 0)
        library.mallopt(M_TRIM_THRESHOLD, -1)
