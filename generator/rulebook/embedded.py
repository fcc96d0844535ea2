"""What a book holds besides its words, fonts and pictures, goes into its PDF as it is.

In HTML a font is a data URI of 50,000 letters, and so is an ornament of a style, which WeasyPrint's
readers of HTML and of CSS go through letter by letter: an address stands for each while a book is
set. And a PDF packs the pixels of a PNG as the PNG does, so those of an opaque one needn't be
unpacked and packed anew, for each book that shows it.

The second reaches inside of a library: it exchanges one function, and nothing if that isn't there
as it is known here; then a book takes longer.
"""

from __future__ import annotations

import base64
import re
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from inspect import signature
from typing import Any

_DATA = re.compile(
    r"(?<=url\(\")data:(font/ttf|image/(?:svg\+xml|png|jpeg));base64,([A-Za-z0-9+/=]+)(?=\"\))"
)
#: The module that puts pictures into a PDF, and what its function takes.
_PICTURES, _TAKES = "weasyprint.images", ("pillow_image",)
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
#: What a PNG says of pixels that a PDF reads as they are: 8 bits, RGB, one row after another.
_PLAIN = b"\x08\x02\0\0\0"
#: A chunk's length and kind stand before what it holds, its sum of 4 bytes after it.
_HEAD, _SUM = 8, 4


@dataclass(frozen=True)
class Held:
    """What a style holds: a font or an ornament, and what kind of file it is."""

    kind: str
    data: bytes


def by_address(html: str) -> tuple[str, dict[str, Held]]:
    """The HTML with an address for each font and ornament inside its styles, the same for the same,
    and these by address."""
    found: dict[str, Held] = {}

    def address(match: re.Match[str]) -> str:
        name = f"held:{sha256(match[0].encode()).hexdigest()}"
        found[name] = Held(match[1], base64.b64decode(match[2]))
        return name

    return _DATA.sub(address, html), found


@contextmanager
def packed_once() -> Iterator[None]:
    """While it lasts, the pixels of opaque PNGs go into a PDF as they are packed."""
    pictures: Any = getattr(sys.modules.get(_PICTURES), "RasterImage", None)
    known = getattr(pictures, "_get_png_data", None)
    if known is None or tuple(signature(known).parameters) != _TAKES:
        yield
        return
    pictures._get_png_data = staticmethod(_packing(known))
    try:
        yield
    finally:
        pictures._get_png_data = staticmethod(known)


def _packing(known: Callable[[Any], bytes]) -> Callable[[Any], bytes]:
    """What answers the packed pixels of a picture that Pillow has opened, but not yet read."""

    def png_data(pillow_image: Any) -> bytes:
        file: Any = getattr(pillow_image, "fp", None)
        data = file.getvalue() if hasattr(file, "getvalue") else b""
        return packed_pixels(data) or known(pillow_image)

    return png_data


def packed_pixels(png: bytes) -> bytes | None:
    """The packed pixels of a PNG, or None if a PDF would not read them as they are."""
    chunks = list(_chunks(png))
    kinds = [kind for kind, _ in chunks]
    if kinds[:1] != [b"IHDR"] or kinds[-1:] != [b"IEND"] or b"tRNS" in kinds:
        return None
    if not chunks[0][1].endswith(_PLAIN):
        return None
    return b"".join(held for kind, held in chunks if kind == b"IDAT")


def besides_pixels(png: bytes) -> bytes:
    """All that a PNG says but its pixels: its size, its resolution, the kind of its colours."""
    return b"".join(kind + held for kind, held in _chunks(png) if kind != b"IDAT")


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The kind of each chunk of a PNG and what it holds; of one that breaks off, none is the
    last."""
    at = len(_SIGNATURE)
    while png.startswith(_SIGNATURE) and at + _HEAD <= len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        held = png[at + _HEAD : at + _HEAD + length]
        at += _HEAD + length + _SUM
        if at <= len(png):
            yield kind, held
