"""Painted cards that a book shows in several places: their pixels, unpacked once.

In: a PNG file of ours. Out: its picture, to be looked at and not to be changed. What was packed or
unpacked lately is at hand.
"""

from __future__ import annotations

import io

from PIL import Image

#: So many pictures are held, and none of more pixels: some 40 MB.
_MOST, _LARGEST = 16, 1_000_000
_HELD: dict[bytes, Image.Image] = {}


def hold(data: bytes, image: Image.Image) -> None:
    """The picture that these bytes are."""
    if image.width * image.height <= _LARGEST:
        while len(_HELD) >= _MOST:
            del _HELD[next(iter(_HELD))]
        _HELD[data] = image


def pixels(data: bytes) -> Image.Image:
    """The picture of a PNG file."""
    found = _HELD.get(data)
    if found is None:
        with Image.open(io.BytesIO(data)) as image:
            found = image.copy()
        hold(data, found)
    return found
