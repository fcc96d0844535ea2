"""What a face shows a player, as a short hash: two printings of a card with one hash are one card.

In: a drawing. Out: hex digits that change with all that is painted, except the collector number and
the edition mark, where a layout has one: they change with every other card of the deck.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator

from generator.drawing.drawing import Drawing, Group, Item, Picture, TextRun, Use

_FOOT = "foot"


class Contents:
    """Hashes of one deck's drawings; a back, and a stamp that many faces show, is read once. Text
    that holds the `edition` doesn't count, nor do texts whose style has the role of a foot."""

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self._stamps: dict[str, str] = {}
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
                yield repr(item)
                if isinstance(item, Picture) and item.clear:
                    yield "clear"

    def _stamp(self, name: str, drawing: Drawing) -> str:
        if name not in self._stamps:
            described = "".join(self._described(drawing.stamps[name], drawing, ()))
            self._stamps[name] = hashlib.sha256(described.encode()).hexdigest()
        return self._stamps[name]
