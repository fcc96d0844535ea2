"""What a face shows a player, as a short hash: two printings of a card with one hash are one card.

In: a drawing. Out: hex digits that change with all that is painted, except the collector number and
the edition mark, where a layout has one: they change with every other card of the deck.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterator
from functools import lru_cache
from pathlib import Path as FilePath
from struct import pack

from generator.drawing.drawing import Drawing, Group, Item, Path, Picture, Shape, TextRun, Use
from generator.errors import UserError
from generator.inputs import Stamp, digest, stamp

_FOOT = "foot"


class Contents:
    """Hashes of one deck's drawings; a back, and a stamp that many faces show, is read once. Text
    that holds the `edition` doesn't count, nor do texts whose style has the role of a foot.

    With `fonts`, which names a font by its key, letters of two decks are the same if that says so:
    keys tell fonts of two projects apart, whatever they hold.

    `known` hashes of stamps, by the `id` of their items, may be shared by the readings of a deck in
    one process, which draw most of them but once.
    """

    def __init__(
        self,
        edition: str,
        known: dict[int, tuple[tuple[Item, ...], str]] | None = None,
        fonts: Callable[[str], str] | None = None,
    ) -> None:
        self.edition = edition
        self._fonts = fonts
        self._stamps: dict[int, tuple[tuple[Item, ...], str]] = {} if known is None else known
        self._backs: dict[str, str] = {}

    def of_card(self, front: Drawing, back: Drawing, number: str, copies: int) -> str:
        """The hash of both sides of a card, and of its copies."""
        if back.name not in self._backs:
            self._backs[back.name] = self.of_face(back)
        described = f"{copies} {self._backs[back.name]} {self.of_face(front, number)}"
        return hashlib.sha256(described.encode()).hexdigest()[:12]

    def of_face(self, drawing: Drawing, number: str = "") -> str:
        """The hash of what one side shows a player; `number` is its collector number."""
        return self._hash(drawing, (self.edition, *((number,) if number else ())))

    def whole(self, drawing: Drawing) -> str:
        """The hash of all that is painted, number and edition mark too."""
        return self._hash(drawing, None)

    def _hash(self, drawing: Drawing, apart: tuple[str, ...] | None) -> str:
        digest = hashlib.sha256(repr((drawing.size, drawing.bleed, drawing.corner)).encode())
        if drawing.edge is not None:
            digest.update(repr(drawing.edge.segments).encode())
        for part in self._described(drawing.items, drawing, apart):
            digest.update(part.encode())
        return digest.hexdigest()

    def _described(
        self, items: Collection[Item], drawing: Drawing, apart: tuple[str, ...] | None
    ) -> Iterator[str]:
        """What is painted, but for texts that hold a word of `apart` and the foot; all for None."""
        for item in items:
            origin = drawing.origins.get(id(item))
            foot = origin is not None and origin.verb == "text" and origin.role == _FOOT
            if foot and apart is not None:
                continue
            if isinstance(item, Group):
                yield repr((item.matrix, item.clip))
                if item.opacity != 1.0:
                    yield repr(item.opacity)
                yield from self._described(item.items, drawing, apart)
            elif isinstance(item, Use):
                yield repr(item.matrix)
                yield self._stamp(item.stamp, drawing)
            elif not (isinstance(item, TextRun) and any(word in item.text for word in apart or ())):
                yield self._told(item)

    def _told(self, item: Item) -> str:
        if isinstance(item, Picture):
            return _pictured(item)
        if isinstance(item, TextRun):
            font = item.font if self._fonts is None else self._fonts(item.font)
            return _lettered(item, font)
        if isinstance(item, Shape):  # as its `repr`
            path = _segments(item.path)
            return f"Shape(path={path}, fill={item.fill!r}, stroke={item.stroke!r})"
        return repr(item)

    def _stamp(self, name: str, drawing: Drawing) -> str:
        items = drawing.stamps[name]
        found = self._stamps.get(id(items))
        if found is None:
            described = "".join(self._described(items, drawing, ()))
            found = items, hashlib.sha256(described.encode()).hexdigest()
            self._stamps[id(items)] = found  # with its items, so that no other gets their id
        return found[1]


@lru_cache(maxsize=128)  # the constant shapes of a layout are the same on all cards
def _segments(path: Path) -> str:
    return f"Path(segments={path.segments!r})"  # as its `repr`


def _lettered(run: TextRun, font: str) -> str:
    """A line of text by all that it holds; its many places as they lie in memory, because to write
    them in digits takes longer than all the rest."""
    glyphs = pack(f"<{len(run.glyphs)}I", *run.glyphs).hex()
    pens = pack(f"<{len(run.pens)}d", *run.pens).hex()
    return (
        f"TextRun({font!r}, {run.size!r}, {run.x!r}, {run.y!r}, {run.text!r}, {glyphs}, {pens}, "
        f"{run.width!r}, {run.colour!r}, {run.stretch!r})"
    )


def _pictured(picture: Picture) -> str:
    """A bitmap by what its file holds: wherever it lies, and whatever it is called."""
    file = picture.file
    held = file if file.startswith("data:") else _held(file, stamp(file))
    return repr((held, picture.box, picture.px)) + ("clear" if picture.clear else "")


@lru_cache(maxsize=4096)
def _held(file: str, _: Stamp) -> str:
    try:
        return digest(FilePath(file))
    except UserError:  # gone since it was measured: whoever paints it will tell
        return file
