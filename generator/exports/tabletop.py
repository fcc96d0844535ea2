"""Tabletop Simulator: sheets of faces, and a saved object that lays the game on the table.

In: a job. Out: PNG sheets, pictures of pieces, the rulebook's PDF, and one JSON with a deck for
each back and size, stacks of each kind of piece, dice, and the rulebook, in rows around the middle
of the table. File names carry a hash
of their content, since the game keeps what it once loaded under a name. GUIDs are hashes of what
an object is, so the same game has the same ones.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from PIL import Image

from generator.drawing.drawing import Drawing
from generator.exports.canvas import as_file
from generator.exports.grid import best_grid, cell_image, piece_cell, shares, sheet_image
from generator.exports.job import File, Job, Made, as_json
from generator.exports.left import cards_of, tell_handmade
from generator.exports.material import Group, Piece, back_key
from generator.units import Size

#: The game's numbers for the outlines of cards and tiles.
ROUNDED_CARD, SQUARE_CARD, HEXAGON_CARD, ROUND_CARD = 0, 1, 3, 4
TILE_TYPES = {"box": 0, "hexagon": 1, "disc": 2, "rounded": 3}
#: Shapes of cards that the game cuts itself.
_OWN_SHAPES = ("round", "hexagon")
_GREY = {"r": 0.713, "g": 0.713, "b": 0.713}
_WHITE = {"r": 1.0, "g": 1.0, "b": 1.0}
#: Between objects on the table, and how high above it they are put, in the game's units.
_GAP, _HEIGHT = 0.7, 1.0


def export(job: Job, made: Made) -> Iterator[File]:
    """Sheets and pictures first, then the saved object that names them."""
    table = _Table(job)
    book = job.printed.books("a4").get("rulebook")  # first of all: it may have faults to tell
    for group in job.material.groups:
        yield from table.deck(group)
    for piece in job.material.pieces:
        yield from table.tiles(piece)
    table.dice(job.material.dice)
    if book is None:
        made.notices.append("the rulebook is no PDF on this machine, and is left out")
    else:
        name = job.named("book", hash=_hash(book))
        yield name, book
        table.book(name)
    for group in job.material.groups:
        if group.shape is not None and group.shape not in _OWN_SHAPES:
            made.notices.append(
                f"{group.total} {cards_of(group.size, group.shape)}, are rectangles in the game, "
                "transparent beyond their outline; as tokens of their pictures they would have it"
            )
    tell_handmade(job, made)
    made.about["objects"] = len(table.objects)
    made.about["base_url"] = job.base_url or ""
    thumbnail, saved = (job.named(kind, game=job.game) for kind in ("thumbnail", "object"))
    yield thumbnail, _thumbnail(job)
    yield saved, as_json(table.saved())
    made.contents += [
        f"{saved}: the saved object; {thumbnail}: its picture",
        f"All else is loaded by it from {job.base_url or 'Mods in the folder of the game'}",
    ]
    if job.base_url is None:
        made.notices.append(
            "the saved object names its files and no place: copy the pictures into Mods/Images and "
            "the rulebook into Mods/PDF in the game's folder, or say --base-url"
        )


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:10]


def _thumbnail(job: Job) -> bytes:
    """The first back on a square."""
    group, side = job.material.groups[0], job.profile.whole("thumbnail")
    cell = best_grid(1, group.size, side, 1, 1).cell
    image = Image.new("RGB", (side, side), "white")
    back = cell_image(job.material.drawings[back_key(group.back)], cell)
    image.paste(back, ((side - cell[0]) // 2, (side - cell[1]) // 2))
    return as_file(image, "png")


def card_type(back: Drawing, shape: str | None = None) -> int:
    """The game's outline for cards of this back: their shape, or that which its corners make."""
    if shape == "hexagon":
        return HEXAGON_CARD
    if not back.corner:
        return SQUARE_CARD
    round_all = back.size.w == back.size.h and 2 * back.corner >= back.size.w
    return ROUND_CARD if round_all else ROUNDED_CARD


class _Table:
    """The objects so far, in rows from left to right and towards the player, in the game's units;
    `saved` moves them all to the middle."""

    def __init__(self, job: Job) -> None:
        self.job, self.profile = job, job.profile
        self.objects: list[dict[str, Any]] = []
        self.units = self.profile.number("card-height") / self.profile.number("card-is")
        self._sheets = 0
        self._guids: set[str] = set()
        self._x = self._z = self._wide = self._deep = 0.0

    def deck(self, group: Group) -> Iterator[File]:
        """The sheets of one pile of cards, and its deck."""
        job, profile, material = self.job, self.profile, self.job.material
        columns, rows = profile.whole("columns"), profile.whole("rows")
        side, height = profile.whole("side"), profile.whole("cell-height")
        back = material.drawings[back_key(group.back)]
        cell = best_grid(1, group.size, side, 1, 1, height).cell
        whole = group.shape in _OWN_SHAPES
        data = as_file(cell_image(back, cell, whole), "png")
        back_name = job.named("picture", name=f"back-{group.name}", hash=_hash(data))
        yield back_name, data
        left, ids = list(group.cards), {}
        decks: dict[str, dict[str, Any]] = {}
        for index, share in enumerate(shares(len(left), columns * rows), 1):
            mine, left = left[:share], left[share:]
            grid = best_grid(share, group.size, side, columns, rows, height)
            faces = [material.front(card) for card in mine]
            data = as_file(sheet_image(faces, grid, whole), "png")
            name = job.named("sheet", back=group.name, index=index, hash=_hash(data))
            yield name, data
            self._sheets += 1
            decks[str(self._sheets)] = {
                "FaceURL": self._url(name), "BackURL": self._url(back_name),
                "NumWidth": grid.columns, "NumHeight": grid.rows,
                "BackIsHidden": True, "UniqueBack": False,
                "Type": card_type(back, group.shape),
            }  # fmt: skip
            for cell_index, card in enumerate(mine):
                ids[card.id] = self._sheets * profile.whole("card-key") + cell_index
        scale = group.size.h / profile.number("card-is")
        where = self._place(group.size, scale, face_down=True)
        cards = []
        for index, card in enumerate(group.copies()):
            key = str(ids[card.id] // profile.whole("card-key"))
            cards.append(
                {
                    **self._object("Card", f"{group.name}/{index}", card.name, where),
                    "GMNotes": card.id,
                    "Hands": True,
                    "CardID": ids[card.id],
                    "SidewaysCard": group.size.w > group.size.h,
                    "CustomDeck": {key: decks[key]},
                }
            )
        if len(cards) == 1:
            self.objects.append({**cards[0], "Name": "CardCustom"})
            return
        title = material.deck.title
        name = title if len(material.groups) == 1 else f"{title}: {group.name}"
        self.objects.append(
            {
                **self._object("DeckCustom", group.name, name, where),
                "Hands": True,
                "SidewaysCard": group.size.w > group.size.h,
                "HideWhenFaceDown": True,
                "DeckIDs": [card["CardID"] for card in cards],
                "CustomDeck": decks,
                "ContainedObjects": cards,
            }
        )

    def tiles(self, piece: Piece) -> Iterator[File]:
        """A tile, or a stack of them."""
        profile = self.profile
        size = piece.drawing.size
        cell = piece_cell(size, profile.number("piece-dpi"), profile.whole("side"))
        names = []
        for key, drawing in piece.sides.items():
            data = as_file(cell_image(drawing, cell), "png")
            called = piece.name + ("" if key == piece.key else "-back")
            names.append(self.job.named("picture", name=called, hash=_hash(data)))
            yield names[-1], data
        scale = size.h * self.units / profile.number("tile-height")
        image = {
            "ImageURL": self._url(names[0]), "ImageSecondaryURL": self._url(names[-1]),
            "ImageScalar": 1.0, "WidthScale": 0.0,
            "CustomTile": {
                "Type": TILE_TYPES[piece.shape], "Stretch": True,
                "Thickness": profile.number("tile-thickness"),
                "Stackable": piece.count > 1,
            },
        }  # fmt: skip
        for index, share in enumerate(shares(piece.count, profile.whole("most-in-stack"))):
            kind = "Custom_Tile" if share == 1 else "Custom_Tile_Stack"
            where = self._place(size, scale)
            title = piece.title or piece.name
            thing = {
                **self._object(kind, f"{piece.key}/{index}", title, where, _WHITE),
                "GMNotes": piece.name,
                "Locked": piece.stays,
                "CustomImage": image,
            }
            self.objects.append(thing | ({"Number": share} if share > 1 else {}))

    def dice(self, count: int) -> None:
        """The game's own dice."""
        for index in range(count):
            where = self._place(Size(1.0 / self.units, 1.0 / self.units), 1.0)
            self.objects.append(self._object("Die_6", f"die/{index}", "", where, _WHITE))

    def book(self, name: str) -> None:
        """The rulebook as a PDF to turn the pages of."""
        side = self.profile.number("card-is")
        where = self._place(Size(side, side), 1.0)
        self.objects.append(
            {
                **self._object("Custom_PDF", "rulebook", "Rules", where, _WHITE),
                "CustomPDF": {
                    "PDFUrl": self._url(name),
                    "PDFPassword": "",
                    "PDFPage": 0,
                    "PDFPageOffset": 0,
                },
            }
        )

    def saved(self) -> dict[str, Any]:
        """The saved object."""
        deck = self.job.material.deck
        for one in self._everything(self.objects):
            where = one["Transform"]
            one["Transform"] = where | {
                "posX": round(where["posX"] - self._wide / 2, 4),
                "posZ": round(where["posZ"] + (self._deep - self._z) / 2, 4),
            }
        text = ("Date", "Table", "Sky", "Rules", "XmlUI", "LuaScript", "LuaScriptState")
        return {
            "SaveName": deck.title,
            "GameMode": deck.title,
            "Gravity": 0.5,
            "PlayArea": 0.5,
            "Note": f"{deck.title}, edition {deck.edition}",
            **dict.fromkeys(text, ""),
            "ObjectStates": self.objects,
        }

    def _everything(self, objects: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        for one in objects:
            yield one
            yield from self._everything(one.get("ContainedObjects", []))

    def _object(
        self,
        kind: str,
        what: str,
        nickname: str,
        where: dict[str, float],
        colour: dict[str, float] = _GREY,
    ) -> dict[str, Any]:
        return {
            "Name": kind,
            "GUID": self._guid(what),
            "Nickname": nickname,
            "Description": "",
            "GMNotes": "",
            "Transform": where,
            "ColorDiffuse": colour,
            "Locked": False,
            "Hands": False,
            "LuaScript": "",
            "LuaScriptState": "",
            "XmlUI": "",
        }

    def _guid(self, what: str) -> str:
        """Six hex digits that hang on the object alone, no two alike."""
        turn = 0
        while True:
            unique = f"{self.job.game}/{what}/{turn}".encode()
            guid = hashlib.sha256(unique).hexdigest()[:6]
            if guid not in self._guids:
                self._guids.add(guid)
                return guid
            turn += 1

    def _place(self, size: Size, scale: float, face_down: bool = False) -> dict[str, float]:
        """Where the next object of so many mm lies: beside the last one, or in a new row."""
        wide, deep = size.w * self.units, size.h * self.units
        if self._x and self._x + wide > self.profile.number("table-width"):
            self._x, self._z, self._deep = 0.0, self._z - self._deep - _GAP, 0.0
        x, z = self._x + wide / 2, self._z - deep / 2
        self._x += wide + _GAP
        self._wide = max(self._wide, self._x - _GAP)
        self._deep = max(self._deep, deep)
        return {
            "posX": x,
            "posY": _HEIGHT,
            "posZ": z,
            "rotX": 0.0,
            "rotY": 180.0,
            "rotZ": 180.0 if face_down else 0.0,
            "scaleX": round(scale, 4),
            "scaleY": round(min(1.0, scale), 4),
            "scaleZ": round(scale, 4),
        }

    def _url(self, name: str) -> str:
        """Where the game finds a file: without a server of the person's, by its name alone in the
        folders of its own where it keeps what it has loaded."""
        base = self.job.base_url
        return name if base is None else f"{base.rstrip('/')}/{quote(name)}"
