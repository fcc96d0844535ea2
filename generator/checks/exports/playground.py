"""A package of Tabletop Playground, read back: each cell of each sheet is cut out by the template's
own numbers.

The rules, in our words, from the maker's schemas (src/templates.ts): a template's GUID is 32
hexadecimal digits, upper case; `Indices` are the cells of a stack, counted from 0 row by row; a
sheet has 1 to 128 cells a side; `BackIndex` -2 is a whole file as the back, `HiddenIndex` -3 shows
others the back; `Width` and `Height` are cm; `CardNames` and `CardMetadata` hang on the cells.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from PIL import Image

from generator.checks.exports.proof import Proof
from generator.checks.exports.tables import cell
from generator.exports.material import back_key

_MODELS = {"box": "Square", "rounded": "Rounded", "disc": "Round", "hexagon": "Hexagonal"}
#: mm: what rounding to four places may take from a length.
_HAIR = 0.001


def read_package(proof: Proof) -> None:
    """The manifest, and every template below it."""
    root = proof.profile.naming["folder"].format(game=proof.material.deck.slug)
    manifest = proof.json(f"{root}/Manifest.json")
    if manifest is None:
        return
    if not _is_guid(manifest.get("GUID")) or not manifest.get("Name"):
        proof.fault("export-form", "has no name or no GUID", f"{root}/Manifest.json")
    package = _Package(proof, root)
    folder = proof.folder / root / "Templates"
    for path in sorted(folder.glob("*.json")):
        package.template(f"{root}/Templates/{path.name}")
    package.counts(f"{root}/Templates")


class _Package:
    def __init__(self, proof: Proof, root: str) -> None:
        self.proof, self.root = proof, root
        self.counted: Counter[str] = Counter()
        self.guids: set[str] = set()
        self.cards = {card.id: card for card in proof.material.deck.cards}
        self.pieces = {piece.name: piece for piece in proof.material.pieces}
        self._textures: dict[str, Image.Image | None] = {}
        self._looked: set[tuple[str, str]] = set()

    def template(self, name: str) -> None:
        """One template: its form, then each thing that it shows."""
        proof, told = self.proof, self.proof.json(name)
        if told is None:
            return
        guid = told.get("GUID")
        if not _is_guid(guid) or guid in self.guids or told.get("Type") != "Card":
            proof.fault("export-form", f"is no card with a GUID of its own: {guid}", name)
        self.guids.add(str(guid))
        across, down = told["NumHorizontal"], told["NumVertical"]
        most = proof.profile.whole("most-across")
        if not (1 <= across <= most and 1 <= down <= most):
            proof.fault("export-size", f"a sheet of {across} x {down}", name)
            return
        if (told["BackIndex"], told["HiddenIndex"]) != (-2, -3):
            proof.fault("export-form", "its back is no file of its own", name)
        shown = told["CardMetadata"]
        for index, times in Counter(told["Indices"]).items():
            thing = shown.get(str(index), "")
            self.counted[thing] += times
            if not 0 <= index < across * down:
                proof.fault("export-count", f"cell {index} of {across * down}", name)
            elif thing in self.cards:
                self._card(told, thing, index, name)
            elif thing in self.pieces:
                self._piece(told, thing, name)
            else:
                proof.fault("export-count", f"shows what isn't ours: {thing}", name)

    def counts(self, name: str) -> None:
        """All copies of all cards and pieces."""
        for card in self.cards.values():
            self.proof.count(card.id, self.counted[card.id], card.copies, name, card.id)
        for piece in self.pieces.values():
            self.proof.count(piece.title, self.counted[piece.name], piece.count, name)

    def _card(self, told: dict[str, Any], card: str, index: int, name: str) -> None:
        face = self.proof.material.drawings[card]
        back = back_key(self.cards[card].back)
        self._measured(told, face.size.w, face.size.h, name)
        front = self._texture(str(told["FrontTexture"]))
        if front is not None:
            w, h = front.width // told["NumHorizontal"], front.height // told["NumVertical"]
            if front.size != (w * told["NumHorizontal"], h * told["NumVertical"]):
                self.proof.fault("export-size", "doesn't divide into its cells", name)
            shown = cell(front, told["NumHorizontal"], told["NumVertical"], index)
            self.proof.shows(shown, card, str(told["FrontTexture"]), f"cell {index}")
        behind = self._texture(str(told["BackTexture"]))
        if behind is not None and (str(told["BackTexture"]), back) not in self._looked:
            self._looked.add((str(told["BackTexture"]), back))
            self.proof.shows(behind, back, str(told["BackTexture"]))

    def _piece(self, told: dict[str, Any], piece: str, name: str) -> None:
        size = self.pieces[piece].drawing.size
        self._measured(told, size.w, size.h, name)
        if told["Model"] != _MODELS[self.pieces[piece].shape]:
            self.proof.fault("export-form", f"{piece} has the outline {told['Model']}", name)
        mine = self.pieces[piece]
        for side, key in (("FrontTexture", mine.key), ("BackTexture", mine.back_key)):
            image = self._texture(str(told[side]))
            if image is not None:
                self.proof.shows(image, key, str(told[side]))

    def _measured(self, told: dict[str, Any], w: float, h: float, name: str) -> None:
        given = (10 * told["Width"], 10 * told["Height"])
        if max(abs(given[0] - w), abs(given[1] - h)) > _HAIR:
            message = f"is {given[0]:g} x {given[1]:g} mm, not {w:g} x {h:g}"
            self.proof.fault("export-size", message, name)

    def _texture(self, file: str) -> Image.Image | None:
        if file not in self._textures:
            image = self.proof.picture(f"{self.root}/Textures/{file}")
            most = self.proof.profile.whole("side")
            if image is not None and max(image.size) > most:
                self.proof.fault("export-size", f"a side is longer than {most} px", file)
            self._textures[file] = image
        return self._textures[file]


def _is_guid(value: object) -> bool:
    return isinstance(value, str) and len(value) == 32 and not set(value) - set("0123456789ABCDEF")
