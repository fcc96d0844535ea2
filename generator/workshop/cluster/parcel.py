"""A word and files as one run of bytes, which can do nothing by being read.

In: what is to be said, as plain data, and files by name. Out: bytes: how long the word is, the word
in JSON, the files. And both from such bytes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

_SIZE = 8  # bytes of a length
_FILES = "files"


def packed(word: Mapping[str, Any], files: Mapping[str, bytes]) -> bytes:
    """Both in one; the word has no key "files" of its own."""
    data = {name: files[name] for name in files}
    sizes = {name: len(one) for name, one in data.items()}
    head = json.dumps({**word, _FILES: sizes}).encode()
    return b"".join((len(head).to_bytes(_SIZE, "big"), head, *data.values()))


def unpacked(parcel: bytes) -> tuple[dict[str, Any], dict[str, bytes]]:
    """The word and the files. Raises ValueError, KeyError or TypeError for what is no parcel."""
    view = memoryview(parcel)
    at = _SIZE + int.from_bytes(view[:_SIZE], "big")
    word = json.loads(bytes(view[_SIZE:at]))
    files = {}
    for name, size in word.pop(_FILES).items():
        files[name] = bytes(view[at : at + size])
        at += size
    if at != len(view):
        raise ValueError("a parcel of another length than it says")
    return word, files
