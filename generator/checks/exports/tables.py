"""Virtual tables, read back: each face is cut out of what the table would load, by the table's own
numbers, and held against the deck.

Tabletop Simulator: the saved object's JSON. playingcards.io: the ZIP's widgets. Screentop: the JSON
of the grid.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote, urlparse

from PIL import Image

from generator.checks.exports.proof import Proof
from generator.drawing.drawing import Drawing
from generator.exports.material import back_key

_DECKS = ("DeckCustom", "CardCustom")
_TILES = ("Custom_Tile", "Custom_Tile_Stack")


def read_saved_object(proof: Proof) -> None:
    """Tabletop Simulator's JSON: decks, tiles, dice, rulebook."""
    name = proof.profile.naming["object"].format(game=proof.material.deck.slug)
    saved = proof.json(name)
    if saved is None:
        return
    objects = saved.get("ObjectStates")
    if not isinstance(objects, list):
        proof.fault("export-form", "has no ObjectStates", name)
        return
    _SavedObject(proof, name, objects).read()


class _SavedObject:
    def __init__(self, proof: Proof, name: str, objects: list[dict[str, Any]]) -> None:
        self.proof, self.name, self.objects = proof, name, objects
        self._pictures: dict[str, Image.Image | None] = {}
        self._looked: set[tuple[str, str]] = set()

    def read(self) -> None:
        proof = self.proof
        guids = Counter(str(one.get("GUID")) for one in self._all(self.objects))
        for guid, times in guids.items():
            if times > 1 or len(guid) != 6 or set(guid) - set("0123456789abcdef"):
                proof.fault("export-form", f"GUID {guid!r} is given {times} times", self.name)
        cards: Counter[str] = Counter()
        for thing in self.objects:
            if thing.get("Name") in _DECKS:
                cards.update(self._deck(thing))
        for card in proof.material.deck.cards:
            proof.count(card.id, cards[card.id], card.copies, self.name, card.id)
        proof.count("cards", sum(cards.values()), proof.material.deck.total, self.name)
        self._tiles()
        dice = sum(str(one.get("Name", "")).startswith("Die_") for one in self.objects)
        proof.count("dice", dice, proof.material.dice, self.name)
        for thing in self.objects:
            if thing.get("Name") == "Custom_PDF":
                self._book(thing)

    def _all(self, objects: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        for one in objects:
            yield one
            yield from self._all(one.get("ContainedObjects", []))

    def _deck(self, deck: dict[str, Any]) -> Iterator[str]:
        """The ids of a deck's cards, each face looked at once where its CardID says."""
        contained = deck.get("ContainedObjects", [deck])
        ids = [card.get("CardID") for card in contained]
        if deck.get("Name") == "DeckCustom" and deck.get("DeckIDs") != ids:
            self.proof.fault("export-count", "DeckIDs aren't the cards that it contains", self.name)
        known = {card.id: card for card in self.proof.material.deck.cards}
        key_by = self.proof.profile.whole("card-key")
        for card in contained:
            card_id = str(card.get("GMNotes"))
            number = card.get("CardID")
            if card_id not in known or not isinstance(number, int):
                self.proof.fault("export-form", f"has a card that isn't ours: {card_id}", self.name)
                continue
            yield card_id
            key, index = divmod(number, key_by)
            sheet = card.get("CustomDeck", {}).get(str(key))
            if sheet is None or deck.get("CustomDeck", {}).get(str(key)) != sheet:
                self.proof.fault("export-form", f"card {number} has no sheet", self.name, card_id)
                continue
            if card.get("Hands") is not True:
                message = f"card {number} can't be taken into a hand"
                self.proof.fault("export-form", message, self.name, card_id)
            face = self.proof.material.drawings[card_id]
            outline = _outline(face, known[card_id].stock.shape)
            if sheet.get("Type") != outline:
                message = f"card {number} has the outline {sheet.get('Type')}, not {outline}"
                self.proof.fault("export-form", message, self.name, card_id)
            self._cell(sheet, index, card_id)
            self._whole(str(sheet.get("BackURL")), back_key(known[card_id].back))

    def _cell(self, sheet: dict[str, Any], index: int, card: str) -> None:
        """The face in one cell of a sheet."""
        url = str(sheet.get("FaceURL"))
        if (url, card) in self._looked:
            return
        self._looked.add((url, card))
        image = self._picture(url)
        columns, rows = sheet.get("NumWidth", 0), sheet.get("NumHeight", 0)
        profile = self.proof.profile
        if not (1 <= columns <= profile.whole("columns") and 1 <= rows <= profile.whole("rows")):
            self.proof.fault("export-size", f"a grid of {columns} x {rows}", self.name, card)
            return
        if image is None:
            return
        if index >= columns * rows:
            self.proof.fault("export-count", f"cell {index} of {columns * rows}", self.name, card)
            return
        file = _file(url)
        if image.width % columns or image.height % rows:
            message = f"{image.width} x {image.height} px don't divide by {columns} x {rows}"
            self.proof.fault("export-size", message, file)
            return
        self.proof.shows(cell(image, columns, rows, index), card, file, f"cell {index}")

    def _whole(self, url: str, key: str) -> None:
        """A picture that shows one thing; looked at once, however often it is named."""
        if (url, key) in self._looked:
            return
        self._looked.add((url, key))
        image = self._picture(url)
        if image is not None:
            self.proof.shows(image, key, _file(url))

    def _tiles(self) -> None:
        """Every piece lies there as often as it should, on stacks that stand, with its picture."""
        known = {piece.name: piece for piece in self.proof.material.pieces}
        most = self.proof.profile.whole("most-in-stack")
        counted: Counter[str] = Counter()
        for tile in (one for one in self.objects if one.get("Name") in _TILES):
            name, number = str(tile.get("GMNotes")), int(tile.get("Number", 1))
            counted[name] += number
            if name not in known:
                message = f"has a piece that isn't ours: {name}"
                self.proof.fault("export-count", message, self.name)
                continue
            if known[name].stays and tile.get("Locked") is not True:
                self.proof.fault("export-form", f"{name} isn't locked to the table", self.name)
            if number > most:
                message = f"a stack of {number} {name}, at most {most}"
                self.proof.fault("export-size", message, self.name)
            for side, key in (
                ("ImageURL", known[name].key),
                ("ImageSecondaryURL", known[name].back_key),
            ):
                self._whole(str(tile.get("CustomImage", {}).get(side)), key)
        for piece in known.values():
            self.proof.count(piece.title or piece.name, counted[piece.name], piece.count, self.name)

    def _book(self, thing: dict[str, Any]) -> None:
        file = _file(str(thing.get("CustomPDF", {}).get("PDFUrl")))
        data = self.proof.data(file)
        if data is not None and not data.startswith(b"%PDF"):
            self.proof.fault("export-form", "is no PDF", file)

    def _picture(self, url: str) -> Image.Image | None:
        """The picture that a URL means, no side too long."""
        if url not in self._pictures:
            file, most = _file(url), self.proof.profile.whole("side")
            image = self.proof.picture(file)
            if image is not None and max(image.size) > most:
                message = f"is {image.width} x {image.height} px; a side has at most {most}"
                self.proof.fault("export-size", message, file)
            self._pictures[url] = image
        return self._pictures[url]


def _outline(face: Drawing, shape: str | None) -> int:
    """The game's number for a card's outline: 0 rounded, 1 square, 3 hexagon, 4 round."""
    if shape == "hexagon":
        return 3
    if face.corner <= 0:
        return 1
    return 4 if face.size.w == face.size.h <= 2 * face.corner else 0


def cell(image: Image.Image, columns: int, rows: int, index: int) -> Image.Image:
    """A cell of a sheet, counted from 0, row by row."""
    w, h = image.width // columns, image.height // rows
    row, column = divmod(index, columns)
    return image.crop((column * w, row * h, column * w + w, row * h + h))


def _file(url: str) -> str:
    """The name of the file that a URL ends in."""
    return unquote(urlparse(url).path).rpartition("/")[2]


def read_package(proof: Proof) -> None:
    """playingcards.io's ZIP."""
    name = proof.profile.naming["package"].format(game=proof.material.deck.slug)
    files = proof.packed(name)
    if files is None:
        return
    try:
        widgets = json.loads(files["widgets.json"])
        version = files["schemaVersion"].decode().strip()
    except (KeyError, ValueError) as error:
        proof.fault("export-form", f"is no room of playingcards.io: {error}", name)
        return
    if version != str(proof.profile.whole("schema-version")):
        proof.fault("export-form", f"schemaVersion is {version}", name)
    _Room(proof, name, widgets, files).read()


class _Room:
    def __init__(
        self, proof: Proof, name: str, widgets: list[dict[str, Any]], files: dict[str, bytes]
    ) -> None:
        self.proof, self.name, self.widgets, self.files = proof, name, widgets, files
        self.by_id = {str(widget.get("id")): widget for widget in widgets}
        self._looked: set[tuple[str, str]] = set()
        self._used = {"widgets.json", "schemaVersion"}

    def read(self) -> None:
        proof, material = self.proof, self.proof.material
        if len(self.by_id) != len(self.widgets):
            proof.fault("export-form", "two widgets have one id", self.name)
        most = proof.profile.whole("most-widgets")
        if len(self.widgets) > most:
            proof.fault("export-size", f"{len(self.widgets)} widgets, at most {most}", self.name)
        known = {
            card.id: (card.id, back_key(card.back), card.copies) for card in material.deck.cards
        }
        known |= {
            piece.key if piece.name in known else piece.name: (
                piece.key, piece.back_key, piece.count
            )
            for piece in material.pieces
        }  # fmt: skip
        counted: Counter[str] = Counter()
        for widget in self.widgets:
            if widget.get("type") == "card":
                counted[str(widget.get("cardType"))] += 1
                self._card(widget, known)
            elif widget.get("type") == "board":
                piece = str(widget.get("id")).removeprefix("board-")
                piece = f"piece-{piece}" if f"piece-{piece}" in known else piece
                counted[piece] += 1
                if piece in known:
                    self._shows(str(widget.get("boardImage")), known[piece][0])
        for kind, (_, _, copies) in known.items():
            proof.count(kind, counted.pop(kind, 0), copies, self.name, kind)
        for kind in counted:
            proof.fault("export-count", f"has a card that isn't ours: {kind}", self.name)
        dice = sum(widget.get("type") == "spinner" for widget in self.widgets)
        proof.count("dice", dice, material.dice, self.name)
        for file in self.files.keys() - self._used:
            proof.fault("export-form", f"no widget shows {file}", self.name)

    def _card(self, widget: dict[str, Any], known: dict[str, tuple[str, str, int]]) -> None:
        """A card lies on a pile, and its type shows its face and its back."""
        deck = self.by_id.get(str(widget.get("deck")), {})
        parent = self.by_id.get(str(widget.get("parent")), {})
        kind = str(widget.get("cardType"))
        shown = deck.get("cardTypes", {}).get(kind)
        if shown is None or parent.get("type") != "cardPile" or kind not in known:
            self.proof.fault("export-form", f"{widget.get('id')} belongs nowhere", self.name, kind)
            return
        for side, key in (("face", known[kind][0]), ("back", known[kind][1])):
            template = deck.get(f"{side}Template", {}).get("objects", [{}])[0]
            if template.get("value") != side or template.get("valueType") != "dynamic":
                self.proof.fault("export-form", f"the {side} of {kind} shows no {side}", self.name)
            self._shows(str(shown.get(side)), key)

    def _shows(self, url: str, key: str) -> None:
        if (url, key) in self._looked:
            return
        self._looked.add((url, key))
        file = url.removeprefix("package://")
        if file not in self.files:
            self.proof.fault("export-form", f"{url} is not in the package", self.name, key)
            return
        self._used.add(file)
        image = self.proof.picture(f"{self.name}/{file}", self.files[file])
        if image is not None:
            self.proof.shows(image, key, f"{self.name}/{file}")


def read_grid(proof: Proof) -> None:
    """Screentop's sheets, cut again by their JSON."""
    name = proof.profile.naming["grid"].format(game=proof.material.deck.slug)
    listing = proof.json(name)
    if listing is None:
        return
    backs = {card.id: card.back for card in proof.material.deck.cards}
    counted: Counter[str] = Counter()
    most = proof.profile.whole("side")
    looked: set[tuple[str, str]] = set()
    for deck in listing.get("decks", []):
        back = proof.picture(str(deck.get("back")))
        if back is not None:
            proof.shows(back, back_key(str(deck.get("backOf"))), str(deck.get("back")))
        for sheet in deck.get("sheets", []):
            file = str(sheet.get("image"))
            image = proof.picture(file)
            columns, rows = int(sheet.get("columns", 1)), int(sheet.get("rows", 1))
            wanted = sheet.get("cell", [0, 0])
            if image is None or not proof.size(
                image, (columns * wanted[0], rows * wanted[1]), file
            ):
                continue
            if max(image.size) > most:
                proof.fault("export-size", f"a side is longer than {most} px", file)
            proof.count("cells", len(sheet.get("cells", [])), sheet.get("count"), file)
            for index, one in enumerate(sheet.get("cells", [])):
                card = str(one.get("card"))
                counted[card] += 1
                if backs.get(card) != deck.get("backOf"):
                    proof.fault("export-count", f"{card} lies among other backs", file, card)
                elif (file, card) not in looked:
                    looked.add((file, card))
                    proof.shows(cell(image, columns, rows, index), card, file, f"cell {index}")
    for one_card in proof.material.deck.cards:
        proof.count(one_card.id, counted[one_card.id], one_card.copies, name, one_card.id)
    pieces = {str(one.get("piece")): one for one in listing.get("pieces", [])}
    for piece in proof.material.pieces:
        one = pieces.get(piece.name, {})
        proof.count(piece.title or piece.name, one.get("count", 0), piece.count, name)
        sides = {"image": piece.key} | ({"back": piece.back_key} if piece.back else {})
        for side, key in sides.items():
            image = proof.picture(str(one.get(side))) if one else None
            if image is not None:
                proof.shows(image, key, str(one.get(side)))
