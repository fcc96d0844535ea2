"""Tabletopia, Tabletop Playground, Cockatrice, OCTGN and VASSAL: what was made, by the formats' own
rules, without anything of ours that reads or writes them; and what is told when it came to harm.

The schemas are restated here in our words, each with its source; by hand, our files were held
against the makers' own as well (Game.xsd, CardSet.xsd, CardGenerator.xsd, cards.xsd, deck.xsd,
tabletop-playground-schemas' schema.json).
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as Xml

import jsonschema
import numpy as np
import pytest
from PIL import Image

from generator.drawing.drawing import Drawing
from generator.exports.material import Piece, Shape
from generator.exports.portraits import _within
from generator.project import Project
from generator.units import Size

from .conftest import BACKS, COPIES
from .seen import faces, recognised
from .test_readback import found

Lies = Callable[[str], Path]
Broken = Callable[[str], tuple[Project, Path]]

#: github.com/plasticity-studios/tabletop-playground-schemas, src/templates.ts and
#: object-template.ts: what a template of cards must say, and of what kind it is.
PLAYGROUND = {
    "type": "object",
    "required": [
        "Type", "GUID", "Name", "Metadata", "CollisionType", "SurfaceType", "Models", "Tags",
        "FrontTexture", "BackIndex", "HiddenIndex", "Indices", "CardNames", "CardMetadata",
        "CardTags",
    ],
    "properties": {
        "Type": {"const": "Card"},
        "GUID": {"pattern": "^[0-9A-F]{32}$"},
        "CollisionType": {"enum": ["Regular", "Ground", "Penetrable", "Static"]},
        "BackIndex": {"type": "integer", "minimum": -3},
        "HiddenIndex": {"type": "integer", "minimum": -3},
        "NumHorizontal": {"type": "integer", "minimum": 1, "maximum": 128},
        "NumVertical": {"type": "integer", "minimum": 1, "maximum": 128},
        "Width": {"type": "number", "minimum": 0.1},
        "Height": {"type": "number", "minimum": 0.1},
        "Thickness": {"type": "number", "minimum": 0.01},
        "Indices": {"type": "array", "minItems": 1, "items": {"type": "integer", "minimum": 0}},
        "CardNames": {"additionalProperties": {"type": "string"}},
        "CardMetadata": {"additionalProperties": {"type": "string"}},
        "Model": {"enum": ["Rounded", "Square", "Round", "Hexagonal"]},
    },
}  # fmt: skip
GUID = re.compile(r"[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}")


@pytest.fixture(scope="module")
def known(project: Project) -> dict[str, np.ndarray]:
    return faces(project)


def seen(data: bytes | Path, known: dict[str, np.ndarray]) -> str:
    with Image.open(data if isinstance(data, Path) else io.BytesIO(data)) as image:
        return recognised(image, known)


def test_tabletopia_has_a_picture_a_side_and_all_of_a_deck_are_alike(
    lies: Lies, known: dict[str, np.ndarray]
) -> None:
    folder = lies("tabletopia")
    for back in ("garden", "weather"):
        mine = sorted((folder / f"cards-{back}").glob("*.png"))
        assert {seen(path, known) for path in mine} == {
            f"back-{back}", *(card for card, its in BACKS.items() if its == back)
        }  # fmt: skip
        sizes = set()
        for path in mine:
            with Image.open(path) as image:
                sizes.add((image.size, image.mode))
        assert sizes == {((743, 1040), "RGB")}
    assert (folder / "pieces/coin.png").is_file()


def test_tabletop_playground_stacks_every_copy(lies: Lies, known: dict[str, np.ndarray]) -> None:
    folder = lies("tabletop-playground") / "garden"
    manifest = json.loads((folder / "Manifest.json").read_text("utf-8"))
    counted: Counter[str] = Counter()
    for path in (folder / "Templates").iterdir():
        told = json.loads(path.read_text("utf-8"))
        jsonschema.validate(told, PLAYGROUND)
        assert path.stem == told["GUID"] != manifest["GUID"]
        if told["Name"] == "Coins":
            assert (told["Indices"], told["Model"], told["Width"]) == ([0, 0, 0], "Square", 2.5)
            continue
        assert (told["Width"], told["Height"], told["Model"]) == (6.35, 8.89, "Rounded")
        with Image.open(folder / "Textures" / told["FrontTexture"]) as sheet:
            w, h = sheet.width // told["NumHorizontal"], sheet.height // told["NumVertical"]
            for index in told["Indices"]:
                row, column = divmod(index, told["NumHorizontal"])
                cell = sheet.crop((column * w, row * h, column * w + w, row * h + h))
                card = told["CardMetadata"][str(index)]
                counted[card] += 1
                if counted[card] == 1:
                    assert recognised(cell, known) == card
        assert seen(folder / "Textures" / told["BackTexture"], known) == f"back-{BACKS[card]}"

    assert counted == COPIES


def test_cockatrice_finds_every_picture_by_its_card_s_name(
    lies: Lies, known: dict[str, np.ndarray]
) -> None:
    with zipfile.ZipFile(lies("cockatrice") / "garden.zip") as package:
        database = Xml.fromstring(package.read("customsets/GARDEN.xml"))
        deck = Xml.fromstring(package.read("decks/garden.cod"))
        pictures = {
            Path(name).stem: package.read(name)
            for name in package.namelist()
            if name.startswith("CUSTOM/")
        }
    assert database.get("version") == "4"
    shown = {}
    for card in database.iterfind("cards/card"):
        printed = card.find("set")
        assert printed is not None and printed.text == "GARDEN"
        # Not one of them can be mistaken for another game's card of that name.
        title = card.findtext("name", "")
        assert title.endswith(" (GARDEN)")
        shown[title] = seen(pictures.pop(f"{title}_GARDEN_{printed.get('num')}"), known)
    assert not pictures
    zone = deck.findall("zone[@name='main']/card")
    assert {shown[one.get("name", "")]: int(one.get("number", "")) for one in zone} == COPIES


def test_octgn_has_a_game_that_its_tool_would_build(
    lies: Lies, known: dict[str, np.ndarray]
) -> None:
    folder = lies("octgn") / "garden"
    game = Xml.parse(folder / "definition.xml").getroot()
    cards = Xml.parse(folder / "Sets/garden/set.xml").getroot()
    deck = Xml.parse(lies("octgn") / "garden.o8d").getroot()

    # GameValidator.cs: one file beside the folders, every other one named by it or in a set.
    assert [path.name for path in folder.iterdir() if path.is_file()] == ["definition.xml"]
    assert GUID.fullmatch(game.get("id", ""))
    assert cards.get("gameId") == deck.get("game") == game.get("id")
    backs = {
        size.get("name"): seen(folder / size.get("back", ""), known)
        for size in game.iterfind("card/size")
    }
    assert backs == {"garden": "back-garden", "weather": "back-weather"}
    shown = {}
    for card in cards.iterfind("cards/card"):
        guid = card.get("id", "")
        assert GUID.fullmatch(guid)
        shown[guid] = seen(folder / f"Sets/garden/Cards/{guid}.png", known)
        assert backs[card.get("size")] == f"back-{BACKS[shown[guid]]}"
    assert {shown[c.get("id", "")]: int(c.get("qty", "")) for c in deck.iter("card")} == COPIES
    compile((folder / "scripts/actions.py").read_text("utf-8"), "actions.py", "exec")
    assert (folder / "documents/rules.pdf").read_bytes().startswith(b"%PDF")


def test_vassal_has_a_slot_for_every_copy_and_a_hand_for_every_player(
    lies: Lies, known: dict[str, np.ndarray]
) -> None:
    with zipfile.ZipFile(lies("vassal") / "garden.vmod") as package:
        root = Xml.fromstring(package.read("buildFile.xml"))
        images = {name: package.read(name) for name in package.namelist() if "/" in name}
    counted: Counter[str] = Counter()
    for deck in root.iter("VASSAL.build.module.map.DrawPile"):
        for slot in deck:
            # "+/null/TYPE/STATE"; no name of this deck has a delimiter in it.
            add, gone, kind, state = (slot.text or "").split("/")
            *masks, piece = kind.split("\t")
            *_, place = state.split("\t")
            assert (add, gone, place.split(";")[3]) == ("+", "null", slot.get("gpid"))
            picture = piece.split(";")[3]
            if deck.get("name") == "Coins":
                counted["coin"] += 1
                assert deck.get("faceDown") == "Never"
                assert f"images/{picture}" in images
                continue
            card = seen(images[f"images/{picture}"], known)
            counted[card] += 1
            [mask] = masks
            assert mask.startswith("obs;F;") and deck.get("faceDown") == "Always"
            assert seen(images[f"images/{mask.split(';')[2]}"], known) == f"back-{BACKS[card]}"

    assert counted == {**COPIES, "coin": 3}
    sides = [entry.text for entry in root.iter("entry")]
    hands = [hand.get("side") for hand in root.iter("VASSAL.build.module.PlayerHand")]
    assert sides == hands == ["Player 1", "Player 2", "Player 3", "Player 4"]


@pytest.mark.parametrize(("shape", "corner"), [("disc", 0), ("hexagon", 0), ("rounded", 255)])
def test_what_lies_beyond_a_coin_is_seen_through(shape: Shape, corner: int) -> None:
    face = Drawing("coin", Size(20.0, 20.0), 1.0, 0.0, ())
    within = _within(face, Piece("coin", "Coin", 1, shape, face, ()), (100, 100))

    assert [within.getpixel(at) for at in ((1, 1), (50, 50))] == [corner, 255]


def test_words_with_delimiters_are_told_to_vassal_as_its_engine_tells_them() -> None:
    """SequenceEncoder: each delimiter inside has a backslash before it, layer by layer."""
    from generator.checks.exports.vassal import decoded
    from generator.exports.vassal import encoded

    piece = encoded(";", "piece", "", "", "and-or.png", "And; or/nor")
    whole = encoded("/", "+", "null", encoded("\t", "obs;F", piece), "null")

    assert whole == "+/null/obs;F\tpiece;;;and-or.png;And\\; or\\/nor/null"
    kind = decoded(whole, "/")[2]
    assert decoded(decoded(kind, "\t")[1], ";")[-1] == "And; or/nor"
    assert encoded(";", "'so'", "\\x") == "''so'';'\\x'"


HARM: list[tuple[str, str, str, str, str]] = [
    # target, file, what stands there, what is written instead, what is told
    ("tabletopia", "listing.json", '"quantity": 4', '"quantity": 5', "bean: 5, not 4"),
    ("octgn", "garden/definition.xml", 'icon="cards/back-garden.png"', 'icon=""', "no icon"),
    ("octgn", "garden/Sets/garden/set.xml", 'size="weather"', 'size="garden"', "sun has the size"),
    ("cockatrice", "garden.zip", 'number="4"', 'number="3"', "bean: 3, not 4"),
    ("cockatrice", "garden.zip", 'num="1"', 'num="5"', "no picture is called as Bean"),
    ("vassal", "garden.vmod", ";bean.png;", ";melon.png;", "melon: 5, not 1"),
    (
        "vassal",
        "garden.vmod",
        ";back-garden.png;",
        ";back-weather.png;",
        "doesn't show back-garden",
    ),
    ("vassal", "garden.vmod", 'gpid="1"', 'gpid="2"', "2 slots have the id 2"),
]


@pytest.mark.parametrize(("target", "file", "old", "new", "told"), HARM)
def test_what_came_to_harm_is_told(
    target: str, file: str, old: str, new: str, told: str, broken: Broken
) -> None:
    project, folder = broken(target)
    path = folder / file
    if path.suffix in (".zip", ".vmod"):
        with zipfile.ZipFile(path) as package:
            inside = {name: package.read(name) for name in package.namelist()}
        assert any(old.encode() in data for data in inside.values())
        with zipfile.ZipFile(path, "w") as package:
            for name, data in inside.items():
                text = name.rpartition(".")[2] in ("xml", "cod")
                package.writestr(name, data.replace(old.encode(), new.encode()) if text else data)
    else:
        assert old in path.read_text("utf-8")
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")

    assert any(told in message for _, message in found(project, target))
