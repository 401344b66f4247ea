"""The one exception a person sees: a code for programs, one clear line, and the way out."""

from __future__ import annotations


class ExplorerError(Exception):
    """An error that a person can mend.

    code: short machine-readable name, e.g. ``unknown_rung``.
    message: one line that names the key, the value and what is wrong with it.
    hint: the way out, one line; may be empty.
    """

    def __init__(self, code: str, message: str, hint: str = ""):
        super().__init__(message)
        self.code = code
        self.message = message
        self.hint = hint

    def __reduce__(self):
        return type(self), (self.code, self.message, self.hint)


def closest(word: str, known: list[str]) -> str:
    """A hint that lists what is known, led by the nearest spelling."""
    from difflib import get_close_matches

    near = get_close_matches(word, known, n=1)
    listing = ", ".join(known) if known else "none"
    return f"did you mean {near[0]!r}? known: {listing}" if near else f"known: {listing}"
