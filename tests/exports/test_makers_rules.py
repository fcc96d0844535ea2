"""What programs of others ask of files that are made for them, restated in our words with the
source, and held against the starter's exports. Nothing of ours that reads or writes them is used.
"""

from __future__ import annotations

import json
import subprocess
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import jsonschema
import pikepdf
import pytest
from programs import needed

from .conftest import IN_ORDER

Lies = Callable[[str], Path]

_NUMBER, _TEXT, _YES_NO = {"type": "number"}, {"type": "string"}, {"type": "boolean"}
_ADDRESS = {"type": "string", "minLength": 1}


def _all(kind: dict[str, Any], *names: str) -> dict[str, Any]:
    return {
        "type": "object",
        "required": list(names),
        "properties": dict.fromkeys(names, kind),
        "additionalProperties": False,
    }


def test_every_pdf_of_the_package_is_sound_to_qpdf_and_mupdf(lies: Lies, tmp_path: Path) -> None:
    """Sheets both ways and folded, in both inks, coins, boxes and books, on both papers."""
    needed("mutool", "mupdf-tools")
    with zipfile.ZipFile(lies("print-and-play") / "garden-print-and-play.zip") as package:
        names = [name for name in package.namelist() if name.endswith(".pdf")]
        package.extractall(tmp_path, names)
    files = [tmp_path / name for name in names]

    assert len(files) > 16
    for file in files:
        with pikepdf.open(file) as pdf:
            assert pdf.check_pdf_syntax() == [], file.name
    drawn = ["mutool", "draw", "-q", "-r", "9", "-F", "pgm", "-o", str(tmp_path / "page-%d.pgm")]
    for file in files:
        told = subprocess.run([*drawn, str(file)], capture_output=True, text=True)
        # Debian's is built without colour management, and says so.
        said = [line for line in told.stderr.splitlines() if "ICC support" not in line]
        assert (told.returncode, said) == (0, []), file.name


#: Tabletop Simulator's saved objects: github.com/Berserk-Games/Tabletop-Simulator-Knowledge-Base,
#: docs/custom-content/save-file-format.md (SaveState, ObjectState, TransformState, ColorState,
#: CustomDeckState; a deck's key is the hundreds of a card's id) and custom-deck.md.
SAVED: dict[str, Any] = {
    "$defs": {
        "object": {
            "type": "object",
            "required": ["Name", "Transform"],
            "properties": {
                "Name": {
                    "enum": ["Card", "CardCustom", "DeckCustom", "Custom_Tile", "Custom_Tile_Stack",
                             "Custom_PDF", "Die_6"]
                },
                "Transform": _all(
                    _NUMBER, "posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY",
                    "scaleZ",
                ),
                "Nickname": _TEXT,
                "Description": _TEXT,
                "ColorDiffuse": _all({"type": "number", "minimum": 0, "maximum": 1}, "r", "g", "b"),
                "Locked": _YES_NO,
                "SidewaysCard": _YES_NO,
                "Number": {"type": "integer", "minimum": 1},
                "CardID": {"type": "integer", "minimum": 100},
                "DeckIDs": {"type": "array", "items": {"type": "integer"}, "minItems": 2},
                "CustomDeck": {
                    "patternProperties": {
                        "^[1-9][0-9]*$": {
                            "type": "object",
                            "required": ["FaceURL", "BackURL", "NumWidth", "NumHeight"],
                            "properties": {
                                "FaceURL": _ADDRESS,
                                "BackURL": _ADDRESS,
                                "NumWidth": {"type": "integer", "minimum": 1, "maximum": 10},
                                "NumHeight": {"type": "integer", "minimum": 1, "maximum": 7},
                                "BackIsHidden": _YES_NO,
                                "UniqueBack": _YES_NO,
                            },
                        }
                    },
                    "additionalProperties": False,
                },
                "CustomImage": {"type": "object", "required": ["ImageURL", "WidthScale"]},
                "ContainedObjects": {"type": "array", "items": {"$ref": "#/$defs/object"}},
            },
        }
    },
    "type": "object",
    "required": ["SaveName", "GameMode", "Date", "Table", "Sky", "Note", "Rules", "ObjectStates"],
    "properties": {
        "SaveName": _TEXT,
        "GameMode": _TEXT,
        "ObjectStates": {"type": "array", "items": {"$ref": "#/$defs/object"}, "minItems": 1},
    },
}  # fmt: skip


def everything(objects: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in objects:
        yield one
        yield from everything(one.get("ContainedObjects", []))


def test_a_saved_object_is_one_of_the_game_s_own_classes(lies: Lies) -> None:
    saved = json.loads((lies("tabletop-simulator") / "garden.json").read_text("utf-8"))
    jsonschema.validate(saved, SAVED)

    for one in everything(saved["ObjectStates"]):
        if "CardID" in one:
            assert str(one["CardID"] // 100) in one["CustomDeck"]
        for key in one.get("DeckIDs", []):
            assert str(key // 100) in one["CustomDeck"]
    saved["ObjectStates"][0]["Transform"].pop("posX")
    with pytest.raises(jsonschema.ValidationError, match="posX"):
        jsonschema.validate(saved, SAVED)


#: github.com/chilli-axe/mpc-autofill, desktop-tool/src/constants.py: what it knows, and the most
#: that a project of the shop holds; order.py and the wiki's XML-Schema-Specification: one slot a
#: copy, counted from 0, with commas between; what has no back of its own has the common one.
STOCKS = {"(S27) Smooth", "(S30) Standard Smooth", "(S33) Superior Smooth", "(M31) Linen",
          "(P10) Plastic"}  # fmt: skip
PROJECT_MAX_SIZE = 612
#: The sizes of orders among which the shop lets choose, told by older orders as <bracket>: the last
#: was seen (pastebin.com/tuewG7h7), the others are believed.
BRACKETS = (18, 36, 55, 72, 90, 108, 126, 144, 162, 180, 198, 216, 234, 396, 504, 612)


def test_an_order_fills_each_slot_once_and_fits_a_bracket(lies: Lies) -> None:
    folder = lies("mpc-autofill") / "poker"
    order = Xml.parse(folder / "order.xml").getroot()

    assert [part.tag for part in order] == ["details", "fronts", "backs", "cardback"]
    details = {part.tag: part.text for part in order.iterfind("details/*")}
    assert details.keys() == {"quantity", "stock", "foil"}
    assert details["stock"] in STOCKS and details["foil"] in ("true", "false")
    quantity = int(details["quantity"] or "")
    assert quantity == len(IN_ORDER) <= PROJECT_MAX_SIZE
    assert min(bracket for bracket in BRACKETS if bracket >= quantity) == 18
    slots: dict[str, list[int]] = {}
    for side in ("fronts", "backs"):
        for card in order.iterfind(f"{side}/card"):
            assert {part.tag for part in card} >= {"id", "slots", "name", "query"}
            assert (folder / (card.findtext("id") or "")).is_file()
            slots.setdefault(side, []).extend(map(int, (card.findtext("slots") or "").split(",")))
    assert sorted(slots["fronts"]) == list(range(quantity))
    assert len(slots["backs"]) == len(set(slots["backs"])) and set(slots["backs"]) < set(range(16))
    assert (folder / (order.findtext("cardback") or "")).is_file()


#: github.com/ArnoldSmith86/virtualtabletop, server/pcioimport.mjs: the kinds of widgets that it
#: knows (any other becomes a striped box), what it reads of each, and the least size of a picture
#: that it drops, 2 MiB.
READ = {
    "hand": (),
    "cardPile": ("width", "height"),
    "cardDeck": ("parent", "cardTypes", "backTemplate", "faceTemplate", "cardWidth", "cardHeight"),
    "card": ("deck", "cardType", "parent"),
    "board": ("boardImage", "z", "width", "height"),
    "spinner": ("options",),
}
DROPPED = 2097152


def test_a_room_holds_what_its_importer_reads(lies: Lies) -> None:
    with zipfile.ZipFile(lies("playingcards-io") / "garden.pcio") as room:
        widgets = json.loads(room.read("widgets.json"))
        pictures = {
            f"package://{one.filename}": one.file_size
            for one in room.infolist()
            if one.filename.startswith("userassets")
        }
    by_id = {one["id"]: one for one in widgets}
    for one in widgets:
        assert all(key in one for key in ("x", "y", *READ[one["type"]])), one
        if "parent" in one:  # its place is told from there, and shuffling recalls to there
            parent = by_id[one["parent"]]
            assert (parent["type"], parent["x"] <= one["x"], parent["y"] <= one["y"]) == (
                "cardPile", True, True
            )  # fmt: skip
        if one["type"] == "card":
            assert one["cardType"] in by_id[one["deck"]]["cardTypes"]
        if one["type"] == "cardDeck":
            for side in ("faceTemplate", "backTemplate"):
                assert all("value" in thing for thing in one[side]["objects"])
            for shown in one["cardTypes"].values():
                assert all(isinstance(value, str) for value in shown.values())
                assert all(0 < pictures[shown[side]] < DROPPED for side in ("face", "back"))
