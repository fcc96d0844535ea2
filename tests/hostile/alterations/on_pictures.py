"""PNGs that were altered."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hostile.alterations.listed import BACK, BEAN, listed
from PIL import Image, ImageChops, ImageDraw


def of_picture(name: str, file: str = BEAN) -> Callable[[Callable[[Image.Image], Any]], None]:
    """Lists a function that alters an open picture, which keeps its size."""

    def taken(change: Callable[[Image.Image], Any]) -> None:
        def alter(data: bytes, folder: Path) -> bytes:
            with Image.open(io.BytesIO(data)) as image:
                image.load()
            dpi = image.info.get("dpi")
            changed = change(image)
            out = io.BytesIO()
            (image if changed is None else changed).save(out, "png", dpi=dpi)
            return out.getvalue()

        listed(name, file, alter)

    return taken


@of_picture("a picture is inverted")
def _(image: Image.Image) -> Image.Image:
    return ImageChops.invert(image)


@of_picture("a picture is turned")
def _(image: Image.Image) -> Image.Image:
    return image.rotate(180)


@of_picture("a picture is a little darker")
def _(image: Image.Image) -> Image.Image:
    return image.point(lambda value: value * 0.96)


@of_picture("a spot of a picture is painted")
def _(image: Image.Image) -> None:
    ImageDraw.Draw(image).rectangle((300, 300, 306, 306), (0, 0, 0))


@of_picture("a digit of a picture is painted out")
def _(image: Image.Image) -> None:
    ImageDraw.Draw(image).rectangle((60, 55, 110, 140), (255, 253, 246))


@of_picture("a back is shifted by three pixels", BACK)
def _(image: Image.Image) -> Image.Image:
    return ImageChops.offset(image, 3, 0)


@of_picture("a picture is empty", BACK)
def _(image: Image.Image) -> Image.Image:
    return Image.new(image.mode, image.size)


listed("another card's picture", BEAN, lambda data, folder: (folder / BACK).read_bytes())


def _chunk(kind: bytes, said: bytes) -> bytes:
    return struct.pack(">I", len(said)) + kind + said + struct.pack(">I", zlib.crc32(kind + said))


def _with_chunk(data: bytes, folder: Path) -> bytes:
    return data[:-12] + _chunk(b"tEXt", b"Comment\x00boo") + data[-12:]


listed("a picture says something", BEAN, _with_chunk)
listed("something follows a picture", BEAN, lambda data, folder: data + b"PK boo")
listed("half a picture", BEAN, lambda data, folder: data[: len(data) // 2])
