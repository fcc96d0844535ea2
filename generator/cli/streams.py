"""Standard streams that may be closed, or that may not know all letters.

A terminal or a file in ASCII or in a code page of Windows gets the nearest letters that it knows:
"Bar ... 2-6" for "Bär … 2–6". Nothing is ever lost of a JSON document, which has escapes.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from typing import TextIO

#: What stands for signs that have no plainer form in Unicode itself.
_PLAINER = {
    "\N{EN DASH}": "-", "\N{EM DASH}": "-", "\N{MINUS SIGN}": "-", "\N{MIDDLE DOT}": "*",
    "\N{MULTIPLICATION SIGN}": "x", "\N{RIGHTWARDS ARROW}": "->", "\N{HEAVY CHECK MARK}": "+",
    "\N{LEFT SINGLE QUOTATION MARK}": "'", "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{LEFT DOUBLE QUOTATION MARK}": '"', "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    "\N{BOX DRAWINGS LIGHT HORIZONTAL}": "-", "\N{LATIN SMALL LETTER SHARP S}": "ss",
}  # fmt: skip


class _Plain(io.TextIOBase):
    """A stream that writes what another one can, and the nearest to the rest. It shows no buffer:
    Click would write UTF-8 into that."""

    errors = "strict"

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._stream.encoding

    def write(self, text: str) -> int:
        if not isinstance(text, str):  # so that Click sees what we are
            raise TypeError("a stream of text takes text")
        self._stream.write(plainer(text, self.encoding))
        return len(text)

    def flush(self) -> None:
        self._stream.flush()

    def isatty(self) -> bool:
        return self._stream.isatty()

    def fileno(self) -> int:
        return self._stream.fileno()

    def writable(self) -> bool:
        return True


def plainer(text: str, encoding: str) -> str:
    """The text in letters that an encoding has."""
    return "".join(_plainest(letter, encoding) for letter in text)


def _plainest(letter: str, encoding: str) -> str:
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    for found in (letter, _PLAINER.get(letter, ""), bare):
        try:
            found.encode(encoding)
        except UnicodeEncodeError:
            continue
        if found:
            return found
    return "?"


def knows_all_letters(stream: TextIO) -> bool:
    """Whether it takes any text."""
    try:
        return codecs.lookup(stream.encoding or "utf-8").name.startswith("utf-")
    except LookupError:
        return False


def open_streams() -> None:
    """Streams that take whatever is said. Whoever starts us with one closed wants to hear nothing;
    no file of ours shall take its place by chance."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "r+", encoding="utf-8"))  # noqa: SIM115
    if not knows_all_letters(sys.stdout):
        sys.stdout = _Plain(sys.stdout)
    if not knows_all_letters(sys.stderr):
        sys.stderr = _Plain(sys.stderr)
