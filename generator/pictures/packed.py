"""A picture file -> what a PDF holds of it: its own bytes wherever nothing has to change them.

In: a file's path, or a `data:` URI. Out: a `Packed` picture. A JPEG goes as it is, turned by the
page if a camera held it askew; a PNG's pixels stay packed as they are, if they are 8 bits or fewer,
opaque and in sRGB. All else is read, put right and packed anew: without a loss, but for a WebP that
has one already, which becomes a JPEG of the same look.
"""

from __future__ import annotations

import hashlib
import io
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

from generator.inputs import read_bytes
from generator.pictures import bitmaps

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
#: PNG's kinds of pixels that a PDF knows, too, and the parts of each; a palette has one.
_GREY, _RGB, _PALETTE = 0, 2, 3
_PARTS = {_GREY: 1, _RGB: 3, _PALETTE: 1}
#: With these in it a PNG looks otherwise than its plain pixels say.
_CHANGING = {b"tRNS", b"acTL", b"eXIf"}
_QUALITY = 95
#: How hard pixels are packed anew: more takes twice the time for a hundredth of the bytes.
_EFFORT = 6


@dataclass(frozen=True)
class Packed:
    """A picture as a PDF holds it.

    `data` is packed as `jpeg` says, else as the `rows` of a PNG, or pixel after pixel. `size` is in
    pixels as they lie in it, each of so many `parts` of so many `bits`, or an index of `palette`
    (RGB bytes). `turn` tells, 1 to 8 as a camera does, how it is brought upright. `mask` is how
    opaque each pixel is.
    """

    data: bytes
    jpeg: bool
    size: tuple[int, int]
    parts: int
    bits: int = 8
    palette: bytes = b""
    turn: int = 1
    mask: Packed | None = None
    rows: bool = True

    @property
    def name(self) -> str:
        """The same for the same pixels, and no other."""
        about = (self.jpeg, self.size, self.parts, self.bits, self.palette, self.turn)
        found = hashlib.sha256(f"{about} {self.mask.name if self.mask else ''}".encode())
        found.update(self.data)
        return found.hexdigest()[:24]


def packed(file: str, clear: bool = False) -> Packed:
    """The picture; with `clear` its white lets through what lies below. Raises UserError for a file
    that breaks off."""
    if not clear and not file.startswith("data:"):
        found = _as_it_is(file)
        if found is not None:
            return found
    image = bitmaps.pixels(file, clear)
    lossy = not clear and not file.startswith("data:") and _is_lossy_webp(read_bytes(file))
    return _pack(image, lossy)


def painted(image: Image.Image) -> Packed:
    """What we painted ourselves, RGB: flat colours are smaller without a PNG's rows."""
    return Packed(zlib.compress(image.tobytes()), False, image.size, 3, rows=False)


def _pack(image: Image.Image, lossy: bool) -> Packed:
    """Pixels, RGB or RGBA, packed anew; a mask that hides nothing is left out."""
    mask = None
    if image.mode == "RGBA":
        alpha = image.getchannel("A")
        mask = None if alpha.getextrema() == (255, 255) else _anew(alpha)
        image = image.convert("RGB")
    if not lossy:
        made = _anew(image)
        return Packed(made.data, False, made.size, made.parts, mask=mask)
    out = io.BytesIO()
    image.save(out, "JPEG", quality=_QUALITY, subsampling=0, optimize=True)
    return Packed(out.getvalue(), True, image.size, 3, mask=mask)


def _anew(image: Image.Image) -> Packed:
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=_EFFORT)
    found = _of_png(out.getvalue())
    assert found is not None
    return found


def _as_it_is(file: str) -> Packed | None:
    """The file's own bytes; None if they have to change."""
    known = bitmaps.unchanged(file)
    if known is None:
        return None
    data, turn = known
    if not data.startswith(_SIGNATURE):
        with Image.open(io.BytesIO(data), formats=("JPEG",)) as image:
            if not data.rstrip(b"\0").endswith(b"\xff\xd9"):
                bitmaps.whole(image, file)
            return Packed(data, True, image.size, len(image.getbands()), turn=turn)
    return _of_png(data)


def _of_png(data: bytes) -> Packed | None:
    """A PNG's pixels as they are packed; None for one that is broken, or not for a PDF."""
    chunks = list(_chunks(data))
    kinds = {kind for kind, _ in chunks}
    if not chunks or chunks[0][0] != b"IHDR" or chunks[-1][0] != b"IEND" or kinds & _CHANGING:
        return None
    if len(chunks[0][1]) != 13:
        return None
    width, height, bits, kind, *_, interlaced = struct.unpack(">IIBBBBB", chunks[0][1])
    palette = b"".join(body for name, body in chunks if name == b"PLTE")
    if kind not in _PARTS or bits > 8 or interlaced or (kind == _PALETTE and not palette):
        return None
    pixels = b"".join(body for name, body in chunks if name == b"IDAT")
    palette = palette if kind == _PALETTE else b""
    return Packed(pixels, False, (width, height), _PARTS[kind], bits, palette)


def _chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """(kind, body) of a PNG up to its end, as far as it is whole."""
    at = len(_SIGNATURE)
    view = memoryview(data)
    while at + 12 <= len(data):
        length, kind = struct.unpack(">I4s", view[at : at + 8])
        end = at + 12 + length
        if end > len(data):
            return
        body = view[at + 8 : end - 4]
        if zlib.crc32(body, zlib.crc32(kind)) != struct.unpack(">I", view[end - 4 : end])[0]:
            return
        yield kind, bytes(body)
        if kind == b"IEND":
            return
        at = end


def _is_lossy_webp(data: bytes) -> bool:
    """Whether a file is a WebP whose pixels were rounded when it was packed."""
    if data[:4] != b"RIFF" or data[8:12] != b"WEBP":
        return False
    at = 12
    while at + 8 <= len(data):
        kind, length = data[at : at + 4], int.from_bytes(data[at + 4 : at + 8], "little")
        if kind in (b"VP8 ", b"VP8L"):
            return kind == b"VP8 "
        at += 8 + length + length % 2
    return False
