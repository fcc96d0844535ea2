"""playingcards.io: a room as one .pcio file.

In: a job. Out: a ZIP of widgets.json, schemaVersion and JPEGs: a hand, for each back and size a
pile with its deck and a card for every copy face down, piles of tokens, boards on the table. Units
are the table's; ids are words, so the same game has the same ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from generator.drawing.drawing import Drawing
from generator.errors import Problem, UserError
from generator.exports.archive import zipped
from generator.exports.canvas import as_file
from generator.exports.grid import cell_image
from generator.exports.job import File, Job, Made, as_json
from generator.exports.left import tell_handmade
from generator.exports.material import Piece, back_key
from generator.units import Size

ASSETS = "userassets/"
#: Where things lie on the table: the margin, the gap between piles, the hand, the first depth of
#: cards, all in its units.
_MARGIN, _GAP, _HAND, _CARD_Z = 40.0, 30.0, (50, 820), 1000


def export(job: Job, made: Made) -> Iterator[File]:
    """The package. Raises UserError before it for a game of too many widgets."""
    room = _Room(job)
    most = job.profile.whole("most-widgets")
    widgets = room.widgets()
    if len(widgets) > most:
        raise UserError(
            Problem(
                f"the room would have {len(widgets)} widgets",
                expected=f"at most {most}",
                file=job.material.deck.catalogue.source.file,
            )
        )
    tell_handmade(job, made)
    made.about["widgets"] = len(widgets)
    files = {
        "widgets.json": as_json(widgets),
        "schemaVersion": str(job.profile.whole("schema-version")).encode(),
        **room.pictures(),
    }
    name = job.named("package", game=job.game)
    yield name, zipped(files, compressed=False)
    made.contents.append(f"{name}: {job.material.deck.total} cards")
    made.contents += [
        f"  {piece.count} x {piece.title}" for piece in job.material.pieces if piece.count
    ]


@dataclass
class _Pile:
    """A pile of things with faces and one back each: name, title, size on the table, and
    (type, title, face, back, copies) of each thing, faces and backs as keys of drawings."""

    name: str
    title: str
    size: Size
    corner: bool
    things: list[tuple[str, str, str, str, int]]


class _Room:
    """The widgets of one room."""

    def __init__(self, job: Job) -> None:
        self.job, self.profile, self.material = job, job.profile, job.material
        self.drawings = job.material.all_drawings
        highest = max(group.size.h for group in self.material.groups)
        #: Table units a mm: the deck's highest card is as high as the profile says.
        self.units = self.profile.number("card-height") / highest
        self.shown: dict[str, Drawing] = {}

    def widgets(self) -> list[dict[str, Any]]:
        """All of them, the hand first."""
        found: list[dict[str, Any]] = [
            {"id": "hand", "type": "hand", "x": _HAND[0], "y": _HAND[1], "z": 1, "dragging": None}
        ]
        x, y, row = _MARGIN, _MARGIN, 0.0
        for pile in self._piles():
            wide = pile.size.w * self.units + 2 * self.profile.number("pile-rim")
            high = pile.size.h * self.units + 2 * self.profile.number("pile-rim")
            if x + wide > self.profile.number("table-width") - _MARGIN:
                x, y, row = _MARGIN, y + row + 2 * _GAP, 0.0
            found += self._pile(pile, x, y, wide, high)
            x, row = x + wide + _GAP, max(row, high)
        y += row + 2 * _GAP
        for piece in self.material.pieces:
            if _is_board(piece):
                found.append(self._board(piece, _MARGIN, y))
                y += piece.drawing.size.h * self.units + _GAP
        for index in range(self.material.dice):
            wide = self.profile.number("table-width")
            found.append(
                {
                    "id": f"die-{index}",
                    "type": "spinner",
                    "x": wide - 160,
                    "y": _MARGIN + 130 * index,
                    "z": 3,
                    "options": list(range(1, 7)),
                }
            )
        return found

    def pictures(self) -> dict[str, bytes]:
        """The JPEGs that the widgets name."""
        quality = self.profile.whole("quality")
        found = {}
        for key, drawing in self.shown.items():
            high = self.profile.whole("picture-height")
            fine = high / self.profile.number("card-height")
            if not key.startswith("piece-"):
                cell = (round(high * drawing.size.w / drawing.size.h), high)
            else:
                cell = (
                    max(1, round(drawing.size.w * self.units * fine)),
                    max(1, round(drawing.size.h * self.units * fine)),
                )
            form = "jpg" if drawing.edge is None else "png"
            data = as_file(cell_image(drawing, cell), form, quality=quality)
            found[self._asset(key)] = data
        return found

    def _asset(self, key: str) -> str:
        """The name of a picture; only those that are no rectangles need to be transparent."""
        return f"{ASSETS}{key}.{'jpg' if self.drawings[key].edge is None else 'png'}"

    def _url(self, key: str) -> str:
        return f"package://{self._asset(key)}"

    def _piles(self) -> list[_Pile]:
        deck, groups = self.material.deck, self.material.groups
        piles = [
            _Pile(
                group.name,
                deck.title if len(groups) == 1 else f"{deck.title}: {group.name}",
                group.size,
                group.shape is None and self.material.front(group.cards[0]).corner > 0,
                [
                    (card.id, card.name, card.id, back_key(group.back), card.copies)
                    for card in group.cards
                ],
            )
            for group in groups
        ]
        # Backs, cards and components may have one name; widgets and types may not.
        taken, ids = {pile.name for pile in piles}, {card.id for card in deck.cards}
        pieces: dict[str, _Pile] = {}
        for piece in self.material.pieces:
            if not piece.count or _is_board(piece):
                continue
            rounded = piece.shape in ("disc", "rounded")
            title = self.material.title_of(piece)
            name = f"piece-{piece.of}" if piece.of in taken else piece.of
            pile = _Pile(name, title, piece.drawing.size, rounded, [])
            kind = piece.key if piece.name in ids else piece.name
            thing = (kind, piece.title, piece.key, piece.back_key, piece.count)
            pieces.setdefault(piece.of, pile).things.append(thing)
        return [*piles, *pieces.values()]

    def _pile(
        self, pile: _Pile, x: float, y: float, wide: float, high: float
    ) -> list[dict[str, Any]]:
        rim = self.profile.number("pile-rim")
        holder, deck = f"pile-{pile.name}", f"deck-{pile.name}"
        w, h = round(pile.size.w * self.units), round(pile.size.h * self.units)
        types = {}
        for kind, title, face, back, _ in pile.things:
            self.shown.setdefault(face, self.drawings[face])
            self.shown.setdefault(back, self.drawings[back])
            types[kind] = {"label": title, "face": self._url(face), "back": self._url(back)}
        found: list[dict[str, Any]] = [
            {"id": holder, "type": "cardPile", "x": round(x), "y": round(y), "z": 1,
             "width": round(wide), "height": round(high), "label": pile.title,
             "hasShuffleButton": len(pile.things) > 1},
            {"id": deck, "type": "cardDeck", "x": round(x + rim), "y": round(y + rim), "z": 2,
             "parent": holder, "cardWidth": w, "cardHeight": h, "cardTypes": types,
             "enlarge": True, "faceTemplate": _template("face", w, h, pile.corner),
             "backTemplate": _template("back", w, h, pile.corner)},
        ]  # fmt: skip
        copies = [kind for kind, _, _, _, count in pile.things for _ in range(count)]
        found += [
            {
                "id": f"{pile.name}-{index}",
                "type": "card",
                "deck": deck,
                "cardType": kind,
                "parent": holder,
                "x": round(x + rim),
                "y": round(y + rim),
                "z": _CARD_Z + index,
                "faceup": False,
            }
            for index, kind in enumerate(copies, 1)
        ]
        return found

    def _board(self, piece: Piece, x: float, y: float) -> dict[str, Any]:
        size = piece.drawing.size
        self.shown[piece.key] = piece.drawing
        return {
            "id": f"board-{piece.name}",
            "type": "board",
            "boardImage": self._url(piece.key),
            "x": round(x),
            "y": round(y),
            "z": 0,
            "width": round(size.w * self.units),
            "height": round(size.h * self.units),
        }


def _is_board(piece: Piece) -> bool:
    """One of a kind lies on the table; what there are many of, or has two sides, on a pile."""
    return piece.count == 1 and piece.back is None and not piece.is_one_of


def _template(field: str, w: int, h: int, corner: bool) -> dict[str, Any]:
    """A side that shows one picture, from edge to edge."""
    picture = {
        "type": "image", "value": field, "valueType": "dynamic", "color": "white",
        "x": 0, "y": 0, "w": w, "h": h,
    }  # fmt: skip
    return {"includeBorder": False, "includeRadius": corner, "objects": [picture]}
