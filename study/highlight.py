"""Code for people: Pygments finds the words, and those that a reader looks for get a class.

Whatever is shown is escaped here, and only here does markup around code come into being.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter

from markupsafe import Markup, escape
from pygments.lexer import Lexer, RegexLexer, inherit
from pygments.lexers.asm import GasLexer, LlvmLexer
from pygments.lexers.c_like import CudaLexer
from pygments.lexers.ptx import PtxLexer
from pygments.lexers.python import PythonLexer
from pygments.token import Comment, Keyword, Name, Number, String, Text

# Multiply-adds, which a reader looks for first, are set off in all languages of instructions.
MULTIPLY_ADD = re.compile(r"v?fn?m(?:add|sub)\w*|vpdp\w*|@llvm\.fm\w[\w.]*|(?:[FDHI]FMA|[HID]?MMA|HGMMA|HFMA2)[\w.]*")
CLASSES = (
    (Comment, "c"),
    (String, "s"),
    (Keyword.Pseudo, "t"),
    (Keyword, "k"),
    (Number, "n"),
    (Name.Label, "t"),
    (Name.Function, "f"),
    (Name.Builtin, "f"),
)


class TirLexer(PythonLexer):
    """TVMScript: Python in which the names of TVM's dialect stand out, and most of all the kinds of loops."""

    tokens = {
        "root": [
            (r"\bT\.(?:parallel|vectorized|unroll|thread_binding|serial)\b", Keyword.Pseudo),
            (r"\bT\.\w+(?:\.\w+)*", Name.Function),
            inherit,
        ]
    }


class SassLexer(RegexLexer):
    """The GPU's own instructions as cuobjdump prints them; Pygments has no lexer for them."""

    name = "SASS"
    tokens = {
        "root": [
            (r"//.*|/\*.*?\*/", Comment.Single),
            (r"^\s*[.$\w]+:", Name.Label),
            (r"@!?U?P[T\d]\b|\bU?(?:R|P|SR)(?:\d+|Z|T|_\w+)\b(?:\.\w+)*", Name.Variable),
            (r"\b[A-Z][A-Z0-9]+(?:\.\w+)*", Name.Function),
            (r"-?\b(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?(?:e[-+]?\d+)?)\b", Number),
            (r"\s+|.", Text),
        ]
    }


LEXERS: dict[str, type[Lexer]] = {
    "python": TirLexer,
    "asm": GasLexer,
    "llvm": LlvmLexer,
    "cuda": CudaLexer,
    "ptx": PtxLexer,
    "sass": SassLexer,
}


def coloured(text: str, language: str) -> Markup:
    """A text with its words in classes, for a ``pre``. language: a key of `LEXERS`."""
    return Markup("\n").join(_lines(text.rstrip("\n"), language))


def listing(text: str, language: str, numbers: Sequence[int] | None = None, marked: Collection[int] = ()) -> Markup:
    """The same a line a row, each with a number before it that is no part of the text that a reader copies.

    numbers: another number for each line, 0 for none, instead of counting from 1. Rows in `marked` stand out.
    """
    rows = []
    for at, line in enumerate(_lines(text.rstrip("\n"), language), start=1):
        number = at if numbers is None else numbers[at - 1] if at <= len(numbers) else 0
        mark = " marked" if at in marked else ""
        rows.append(f'<span class="ln{mark}" data-n="{number or ""}">{line}\n</span>')
    return Markup("".join(rows))


@lru_cache(maxsize=512)
def _lines(text: str, language: str) -> tuple[Markup, ...]:
    """The lines as markup. A step is looked at again and again, so texts that were seen lately are kept."""
    lines: list[list[tuple[str, str]]] = [[]]
    for token, words in LEXERS[language](stripnl=False).get_tokens(text):
        name = _class(token, words)
        for i, piece in enumerate(words.split("\n")):
            if i:
                lines.append([])
            if piece:
                lines[-1].append((name, piece))
    return tuple(map(_marked_up, lines[: text.count("\n") + 1]))


def _marked_up(line: list[tuple[str, str]]) -> Markup:
    """The pieces of a line, neighbours of one class together."""
    shown = []
    for name, pieces in groupby(line, key=itemgetter(0)):
        text = escape("".join(piece for _, piece in pieces))
        shown.append(f'<i class="{name}">{text}</i>' if name else str(text))
    return Markup("".join(shown))


def _class(token: object, words: str) -> str:
    """The class of a token, "" for what stays plain."""
    if words.isspace():
        return ""
    if MULTIPLY_ADD.fullmatch(words):
        return "k"
    return next((name for kind, name in CLASSES if token in kind), "")
