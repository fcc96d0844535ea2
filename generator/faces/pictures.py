"""Picture files: bitmaps by their size, SVGs as one outline."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path as FilePath

from fontTools.svgLib.path import SVGPath
from PIL import Image, UnidentifiedImageError

from generator import inputs
from generator.drawing.drawing import Path, moved
from generator.drawing.paths import SegmentPen
from generator.errors import UserError
from generator.reading.faults import InvalidValue


@dataclass(frozen=True)
class Bitmap:
    """A PNG or JPEG and its size in pixels."""

    file: str
    size: tuple[float, float]


@dataclass(frozen=True)
class Outline:
    """A one-colour SVG: all its shapes as one path, from the corner of its view box."""

    path: Path
    size: tuple[float, float]


def load_picture(name: str, folders: Sequence[FilePath]) -> Bitmap | Outline:
    """The picture of that name in the first folder that has it. Raises InvalidValue."""
    for folder in folders:
        try:
            path = inputs.find(folder.parent, folder.name, name)
            if path is not None:
                return _load(path)
        except UserError as error:
            raise InvalidValue(f"{name} {error.problems[0].found}") from None
    raise InvalidValue(
        f"there is no picture {name!r}", f"looked in {', '.join(str(f) for f in folders)}"
    )


@lru_cache(maxsize=512)
def _load(path: FilePath) -> Bitmap | Outline:
    if path.suffix.lower() == ".svg":
        return _svg(path)
    inputs.require_plain(path)
    try:
        with Image.open(path) as image:
            if image.format not in ("PNG", "JPEG"):
                raise InvalidValue(f"{path.name} is {image.format}", "PNG, JPEG or SVG")
            return Bitmap(str(path), (float(image.width), float(image.height)))
    except (UnidentifiedImageError, OSError):
        raise InvalidValue(
            f"{path.name} is not a picture that can be read", "PNG, JPEG or SVG"
        ) from None


def _svg(path: FilePath) -> Outline:
    try:
        written = inputs.read_bytes(path)
        root = ElementTree.fromstring(written)
        pen = SegmentPen()
        SVGPath.fromstring(written).draw(pen)
        view = [float(part) for part in (root.get("viewBox") or "").replace(",", " ").split()]
    except (ElementTree.ParseError, ValueError, AttributeError, KeyError):
        raise InvalidValue(f"{path.name} is not an SVG that can be read") from None
    if len(view) != 4 or view[2] <= 0 or view[3] <= 0:
        raise InvalidValue(f"{path.name} has no viewBox", 'such as viewBox="0 0 100 100"')
    return Outline(Path(tuple(pen.segments)).through(moved(-view[0], -view[1])), (view[2], view[3]))
