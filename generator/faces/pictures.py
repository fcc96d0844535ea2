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
from generator.drawing.paths import FARTHEST, SegmentPen
from generator.errors import UserError
from generator.reading.faults import InvalidValue, shown

#: No view box is narrower or lower, in its own units.
_LEAST = 1e-3


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
    written = inputs.read_bytes(path)
    try:
        root = ElementTree.fromstring(written)
        pen = SegmentPen()
        SVGPath.fromstring(written).draw(pen)
    except Exception:  # fontTools lets whatever its parser meets escape
        raise InvalidValue(f"{path.name} is not an SVG that can be read") from None
    try:
        outline = pen.path()
    except ValueError as error:
        raise InvalidValue(f"{path.name} can't be drawn: {error}") from None
    x, y, width, height = _view(root.get("viewBox") or "", path.name)
    return Outline(outline.through(moved(-x, -y)), (width, height))


def _view(written: str, name: str) -> tuple[float, float, float, float]:
    """Left, top, width and height of a view box."""
    expected = 'such as viewBox="0 0 100 100"'
    try:
        x, y, width, height = (float(part) for part in written.replace(",", " ").split())
    except ValueError:
        raise InvalidValue(f"{name} has no viewBox", expected) from None
    near = all(-FARTHEST <= part <= FARTHEST for part in (x, y, width, height))
    if not near or width < _LEAST or height < _LEAST:
        raise InvalidValue(f"{name} has the viewBox {shown(written, 40)}", expected)
    return x, y, width, height
