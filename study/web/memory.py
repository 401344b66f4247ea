"""What the page remembers between requests: the newest of many things, none of them lost by forgetting."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable
from typing import Any


class Memory:
    """At most `size` values by their keys, those longest out of use forgotten first. Threads may share it."""

    def __init__(self, size: int = 64):
        self.size = size
        self.lock = threading.Lock()
        self.known: OrderedDict[Hashable, Any] = OrderedDict()

    def get(self, key: Hashable, default: Any = None) -> Any:
        """The value of a key, which becomes the newest; `default` if there is none."""
        with self.lock:
            if key not in self.known:
                return default
            self.known.move_to_end(key)
            return self.known[key]

    def put(self, key: Hashable, value: Any) -> Any:
        """Remember a value and hand it back."""
        with self.lock:
            self.known[key] = value
            self.known.move_to_end(key)
            while len(self.known) > self.size:
                self.known.popitem(last=False)
        return value
