"""What a picture is painted from, as one hash: the same recipe gives the same bytes.

In: drawings of one deck, a resolution, with the bleed or without. Out: hex digits that change with
all that a painter looks at (every item and stamp, the bytes of fonts and bitmaps, our code, the
libraries), and with nothing else: neither where a file lies nor which line of a layout wrote an
item.
"""

from __future__ import annotations

import hashlib
import marshal
from dataclasses import fields, is_dataclass
from pathlib import Path as FilePath
from typing import Any

from generator.drawing import fonts
from generator.drawing.drawing import Drawing, Path, Picture, TextRun, Use
from generator.inputs import digest
from generator.manifest import made_with

#: The version of `marshal` that writes what a value says, and nothing of which objects share what.
_BY_VALUE = 2
#: What says itself all that there is in it.
_PLAIN = frozenset((float, int, str, bool, type(None)))


class Recipes:
    """The recipes of one deck's faces; what many of them show (a stamp, a path, a file) is read
    once."""

    def __init__(self) -> None:
        self._stamps: dict[str, str] = {}
        self._paths: dict[Path, str] = {}
        self._files: dict[str, str] = {}
        self._fonts: dict[str, str] = {}
        self._fields: dict[type, tuple[str, ...]] = {}

    def of(self, drawing: Drawing, dpi: float, bleed: bool) -> str:
        """The recipe of a drawing's picture. Raises UserError for a bitmap that can't be read."""
        what: tuple[Any, ...] = (drawing.size, drawing.bleed, drawing.items)
        if drawing.edge is not None:
            what = (*what, drawing.edge)
        return _hash((made_with(), float(dpi), bleed, self._plain(what, drawing)))

    def _plain(self, value: Any, drawing: Drawing) -> Any:
        """A value as plain tuples, numbers and texts, which say all that there is in it."""
        kind = type(value)
        if kind in _PLAIN:  # most are
            return value
        if kind is Path:
            if value not in self._paths:
                self._paths[value] = _hash(value.segments)
            return self._paths[value]
        if isinstance(value, tuple):
            return tuple(
                [one if type(one) in _PLAIN else self._plain(one, drawing) for one in value]
            )
        if not is_dataclass(value) or isinstance(value, type):
            return value
        if kind not in self._fields:  # all of them: one that comes later is in the recipe, too
            self._fields[kind] = tuple([field.name for field in fields(value)])
        told = {name: getattr(value, name) for name in self._fields[kind]}
        if isinstance(value, TextRun):
            told["font"] = self._font(value.font)
        elif isinstance(value, Picture):
            told["file"] = self._file(value.file)
        elif isinstance(value, Use):
            told["stamp"] = self._stamp(value.stamp, drawing)
        return kind.__name__, *[
            one if type(one) in _PLAIN else self._plain(one, drawing) for one in told.values()
        ]

    def _stamp(self, name: str, drawing: Drawing) -> str:
        if name not in self._stamps:
            self._stamps[name] = _hash(self._plain(drawing.stamps[name], drawing))
        return self._stamps[name]

    def _font(self, key: str) -> str:
        if key not in self._fonts:
            self._fonts[key] = hashlib.sha256(fonts.by_key(key).data).hexdigest()
        return self._fonts[key]

    def _file(self, file: str) -> str:
        if file.startswith("data:"):
            return file
        if file not in self._files:
            self._files[file] = digest(FilePath(file))
        return self._files[file]


def _hash(value: Any) -> str:
    """The hash of plain tuples, numbers and texts. Their bytes are a tenth of the work that their
    `repr` is, which writes each number out."""
    try:
        told = marshal.dumps(value, _BY_VALUE)
    except ValueError:  # a text of a kind of its own
        told = repr(value).encode()
    return hashlib.sha256(told).hexdigest()
