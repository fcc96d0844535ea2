"""Picture files by name: bitmaps by their size, SVGs as items."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path as FilePath

from generator import inputs
from generator.budgets import at_most, raised_by
from generator.drawing.fonts import Shelf
from generator.errors import UserError
from generator.pictures import bitmaps, svg
from generator.pictures.svg import Vector
from generator.reading.faults import InvalidValue


@dataclass(frozen=True)
class Bitmap:
    """A PNG, JPEG or WebP and its size in pixels, upright."""

    file: str
    size: tuple[int, int]


@dataclass(frozen=True)
class Drawn:
    """An SVG as items, and a name for them: the same for the same file in the same colour."""

    name: str
    vector: Vector


def load_picture(
    name: str, folders: Sequence[FilePath], shelf: Shelf | None, colour: str | None
) -> Bitmap | Drawn:
    """The picture of that name in the first folder that has it; an SVG in that colour, if any.

    Raises InvalidValue for a name that is none, and UserError with the faults of an SVG, each at
    its line in the SVG.
    """
    for folder in folders:
        try:
            path = inputs.find(folder.parent, folder.name, name)
            if path is not None and path.suffix.lower() != ".svg":
                return _bitmap(path, inputs.stamp(path))
            written = None if path is None else inputs.read_bytes(path)
        except UserError as error:
            told = error.problems[0]
            raise InvalidValue(f"{name} {told.found}", told.expected, told.hint) from None
        if written is not None:
            return _svg(written, f"{folder.name}/{name}", shelf, colour)
    raise InvalidValue(
        f"there is no picture {name!r}", f"looked in {', '.join(str(f) for f in folders)}"
    )


@lru_cache(maxsize=512)
def _bitmap(path: FilePath, _: inputs.Stamp) -> Bitmap:
    inputs.require_plain(path)
    try:
        return Bitmap(str(path), bitmaps.size(str(path)))
    except bitmaps.TooLarge as large:
        cost = "picture-pixels"
        raise InvalidValue(f"{path.name} {large}", at_most(cost), raised_by(cost)) from None
    except ValueError:
        raise InvalidValue(
            f"{path.name} is not a picture that can be read", "PNG, JPEG, WebP or SVG"
        ) from None


@lru_cache(maxsize=512)
def _svg(written: bytes, name: str, shelf: Shelf | None, colour: str | None) -> Drawn:
    vector = svg.convert(written, name, shelf, colour)
    if colour is not None and not vector.open_:
        raise InvalidValue(
            f"{name} has colours of its own ({len(vector.own)}), which 'fill' doesn't change",
            hint="leave 'fill' out, or write currentColor in the SVG where it shall show",
        )
    marks = hashlib.sha256(written + (colour or "").encode()).hexdigest()[:12]
    return Drawn(f"svg-{marks}", vector)
