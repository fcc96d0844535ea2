"""Streams of a PDF as the bytes that stand in it: what a document has thousands of.

In: what a stream's dictionary says, as PDF has it, and what the stream holds. Out: the bytes
between `obj` and `endobj`, in ReportLab's manner (entries by name, six a line) but without its
object for every word. No PDF library is known here.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping

#: Entries of a dictionary beside each other.
_ABREAST = 6


def packed(about: Mapping[str, str], content: bytes) -> bytes:
    """A stream whose content is to be compressed."""
    return stream({**about, "Filter": "[ /FlateDecode ]"}, zlib.compress(content))


def stream(about: Mapping[str, str], data: bytes) -> bytes:
    """A stream of these bytes as they are."""
    head = dictionary({**about, "Length": str(len(data))})
    return b"".join((head.encode("latin-1"), b"\nstream\n", data, b"endstream\n"))


def dictionary(entries: Mapping[str, str]) -> str:
    """Entries by names that need no escape."""
    told = [f"/{name} {value}" for name, value in sorted(entries.items())]
    for at in reversed(range(_ABREAST, len(told), _ABREAST)):
        told.insert(at, "\n ")
    return f"<<\n{' '.join(told)}\n>>"
