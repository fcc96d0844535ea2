"""Whether two pictures, or two pages, look the same.

In: two PNG files, or two PDFs. Out: what differs. An edge may be smoothed a little otherwise, for
numbers are rounded: so a block of 1 mm may differ by a little on the mean, and a pixel by somewhat
more. All that a person could see is far above that.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator

from PIL import Image, ImageChops

from generator.units import PT_PER_INCH, px_per_mm

#: At this resolution pages are looked at, and of 255 the mean of a block of 1 mm may differ by
#: `_BLOCK`, a single pixel by `_PIXEL`.
DPI = 300.0
_BLOCK, _PIXEL = 2, 16
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_PIXELS = b"IDAT"


def pages_differ(lies: bytes, fresh: bytes) -> str:
    """The first page that looks or reads otherwise."""
    import pypdfium2

    try:
        ours, theirs = pypdfium2.PdfDocument(fresh), pypdfium2.PdfDocument(lies)
    except pypdfium2.PdfiumError as error:
        return f"it can't be shown: {error}"
    try:
        if len(ours) != len(theirs):
            return f"it has {len(theirs)} pages, not {len(ours)}"
        for number in range(len(ours)):
            one, other = ours[number], theirs[number]
            if one.get_size() != other.get_size():
                return f"page {number + 1} has another size"
            if _said(one) != _said(other):
                return f"page {number + 1} says something else"
            if unlike(_shown(one), _shown(other), DPI):
                return f"page {number + 1} looks otherwise"
    except pypdfium2.PdfiumError as error:
        return f"it can't be shown: {error}"
    finally:
        ours.close()
        theirs.close()
    return ""


def _said(page: object) -> str:
    text: str = page.get_textpage().get_text_range()  # type: ignore[attr-defined]
    return " ".join(text.split())


def _shown(page: object) -> Image.Image:
    scale = DPI / PT_PER_INCH
    image: Image.Image = page.render(scale=scale).to_pil()  # type: ignore[attr-defined]
    return image.convert("RGB")


def pictures_differ(lies: bytes, fresh: bytes) -> str:
    """What differs between two PNG files: what they say of themselves, their size, their pixels."""
    try:
        if list(_chunks(lies)) != list(_chunks(fresh)):
            return "it says something else of itself than the sources make"
        with Image.open(io.BytesIO(fresh)) as ours, Image.open(io.BytesIO(lies)) as theirs:
            if ours.size != theirs.size or ours.mode != theirs.mode:
                return f"it is {theirs.width} x {theirs.height} {theirs.mode}"
            dpi = float(ours.info.get("dpi", (DPI, DPI))[0])
            ours.load()
            theirs.load()
            return "it looks otherwise" if unlike(ours, theirs, dpi) else ""
    except Exception as error:  # each reader has errors of its own, and bombs theirs
        return f"it can't be read as a picture: {error}"


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """What a PNG holds, with its pixels left out: they are looked at."""
    if not data.startswith(_SIGNATURE):
        raise ValueError("it is no PNG")
    at, before = len(_SIGNATURE), b""
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind = data[at + 4 : at + 8]
        if kind != _PIXELS:
            yield kind, data[at + 8 : at + 8 + length]
        elif before != _PIXELS:
            yield kind, b""
        before = kind
        at += length + 12
        if kind == b"IEND" and at != len(data):
            raise ValueError("something follows its end")


def unlike(one: Image.Image, other: Image.Image, dpi: float) -> bool:
    """Whether anybody could see that they differ."""
    if one.size != other.size:
        return True
    if one.mode == "P":
        one, other = one.convert("RGBA"), other.convert("RGBA")
    difference = ImageChops.difference(one, other)
    if difference.getbbox(alpha_only=False) is None:
        return False
    side = max(2, round(px_per_mm(dpi)))
    return _most(difference) > _PIXEL or _most(difference.reduce(side)) > _BLOCK


def _most(image: Image.Image) -> float:
    return max(float(channel.getextrema()[1]) for channel in image.split())  # type: ignore[arg-type]
