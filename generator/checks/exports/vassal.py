"""A module of VASSAL, read back as its engine reads one.

The rules, in our words, from the engine's sources: a module is a ZIP with buildFile.xml and
moduledata, pictures lie in images/ (GameModule, ModuleMetaData, DataArchive). The text of a slot is
"+/", then id, type and state of a piece, parted by "/" (BasicCommandEncoder). Type and state hold
the outermost trait and, after a tab, the rest; the innermost is the piece itself, "piece;" with two
keys, its picture and its name (BasicPiece). "obs;" masks it: key, picture of the back, what the
menu says, how its owner sees it (Obscurable). "immob;" holds it in place (Immobilized). A delimiter
inside of a part has a backslash before it; a part between apostrophes stands for what is inside
(SequenceEncoder). A deck is face down "Always" or "Never" (DrawPile).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from generator.checks.exports.proof import Proof
from generator.exports.material import back_key

_DECK, _STACK = "VASSAL.build.module.map.DrawPile", "VASSAL.build.module.map.SetupStack"
_SLOTS = ("VASSAL.build.widget.CardSlot", "VASSAL.build.widget.PieceSlot")


def read_module(proof: Proof) -> None:
    """The package and all that is in it."""
    name = proof.profile.naming["package"].format(game=proof.material.deck.slug)
    files = proof.packed(name)
    if files is None:
        return
    for needed in ("buildFile.xml", "moduledata"):
        if needed not in files:
            proof.fault("missing-file", f"the module has no {needed}", name)
            return
    told = proof.xml(f"{name}/moduledata", files["moduledata"])
    root = proof.xml(f"{name}/buildFile.xml", files["buildFile.xml"])
    if told is None or root is None:
        return
    if told.tag != "data" or told.findtext("name") != root.get("name"):
        proof.fault("export-form", "moduledata and buildFile.xml name two modules", name)
    _Module(proof, name, files, root).read()


class _Module:
    def __init__(self, proof: Proof, name: str, files: dict[str, bytes], root: Element) -> None:
        self.proof, self.name, self.files, self.root = proof, name, files, root
        self._looked: set[tuple[str, str]] = set()
        self._used = {"buildFile.xml", "moduledata"}

    def read(self) -> None:
        proof, material = self.proof, self.proof.material
        boards = {one.get("name") for one in self.root.iter() if one.tag.endswith("Picker.Board")}
        ids = Counter(slot.get("gpid") for slot in self.root.iter() if slot.tag in _SLOTS)
        for gpid, times in ids.items():
            if times > 1:
                proof.fault("export-form", f"{times} slots have the id {gpid}", self.name)
        if int(self.root.get("nextPieceSlotId", "0")) != len(ids):
            proof.fault("export-form", "the next slot's id is taken", self.name)
        counted: Counter[str] = Counter()
        for deck in (part for part in self.root.iter() if part.tag in (_DECK, _STACK)):
            if deck.get("owningBoard") not in boards:
                proof.fault("export-form", f"{deck.get('name')} lies on no board", self.name)
            counted.update(self._things(deck))
        for card in material.deck.cards:
            proof.count(card.id, counted[card.id], card.copies, self.name, card.id)
        for piece in material.pieces:
            proof.count(piece.title, counted[piece.key], piece.count, self.name)
        dice = [one for one in self.root if one.tag.endswith("DiceButton")]
        proof.count(
            "dice", sum(int(one.get("nDice", "0")) for one in dice), material.dice, self.name
        )
        hands = [one for one in self.root if one.tag.endswith("PlayerHand")]
        sides = {one.text for one in self.root.iter("entry")}
        if {hand.get("side") for hand in hands} != sides:
            proof.fault("export-form", "not every player has a hand", self.name)
        for pdf in (one.get("pdfFile", "") for one in self.root.iter() if "pdfFile" in one.attrib):
            self._used.add(pdf)
            if not self.files.get(pdf, b"").startswith(b"%PDF"):
                proof.fault("export-form", f"{pdf} is no PDF", self.name)
        for file in sorted(self.files.keys() - self._used):
            proof.fault("export-form", f"nothing shows {file}", self.name)

    def _things(self, deck: Element) -> Iterator[str]:
        """The key of each thing in a deck or stack, its pictures looked at."""
        face_down = deck.get("faceDown") == "Always"
        for slot in deck:
            parts = decoded(slot.text or "", "/")
            if len(parts) != 4 or parts[:2] != ["+", "null"]:
                self.proof.fault("export-form", f"{slot.get('gpid')} holds no piece", self.name)
                continue
            traits, states = list(_outside_in(parts[2])), list(_outside_in(parts[3]))
            piece = traits[-1]
            if piece[0] != "piece" or len(traits) != len(states) or len(piece) != 5:
                self.proof.fault("export-form", f"{slot.get('gpid')} holds no piece", self.name)
                continue
            if states[-1][3] != slot.get("gpid"):
                self.proof.fault("export-form", f"{slot.get('gpid')} has two ids", self.name)
            key = piece[3].removesuffix(".png")
            masks = [trait for trait in traits[:-1] if trait[0] == "obs"]
            self._thing(key, piece[3], masks, face_down)
            stays = any(one.key == key and one.stays for one in self.proof.material.pieces)
            if stays and not any(trait[0] == "immob" and trait[2] == "V" for trait in traits):
                self.proof.fault("export-form", f"{key} isn't held in place", self.name)
            yield key

    def _thing(self, key: str, image: str, masks: list[list[str]], face_down: bool) -> None:
        cards = {card.id: card for card in self.proof.material.deck.cards}
        self._shows(image, key)
        two_sided = {one.key: one.back_key for one in self.proof.material.pieces if one.back}
        if key in two_sided:
            for back in (mask[2] for mask in masks) if masks else ("",):
                self._shows(back, two_sided[key])
        if key not in cards:
            return
        if len(masks) != 1 or not face_down:
            self.proof.fault("export-form", f"{key} has no back, or lies open", self.name, key)
            return
        self._shows(masks[0][2], back_key(cards[key].back))

    def _shows(self, file: str, key: str) -> None:
        if (file, key) in self._looked:
            return
        self._looked.add((file, key))
        self._used.add(f"images/{file}")
        data = self.files.get(f"images/{file}")
        if data is None or key not in self.proof.material.all_drawings:
            self.proof.fault("missing-file", f"there is no images/{file}", self.name, key)
            return
        image = self.proof.picture(f"{self.name}/images/{file}", data)
        if image is not None:
            self.proof.shows(image, key, f"{self.name}/images/{file}")


def _outside_in(written: str) -> Iterator[list[str]]:
    """The fields of each trait of a type or a state, the piece itself last."""
    while True:
        trait, *rest = decoded(written, "\t")
        yield decoded(trait, ";")
        if not rest:
            return
        [written] = rest


def decoded(written: str, delimiter: str) -> list[str]:
    """The parts that a delimiter without a backslash before it parts."""
    parts = re.split(rf"(?<!\\){re.escape(delimiter)}", written)
    plain = (part.replace(f"\\{delimiter}", delimiter) for part in parts)
    return [one[1:-1] if len(one) > 1 and one[0] == one[-1] == "'" else one for one in plain]
