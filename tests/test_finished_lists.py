"""Other tools' lists of finished pictures: `deckproof import` of a saved object, an order, a deck.
The files are written here in the forms that those tools document."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from generator import open_game
from generator.cli import cli
from generator.drawing.drawing import Picture
from generator.errors import UserError

COLOURS = {"Ruby": "#C00000", "Sapphire": "#0000C0", "Emerald": "#00A000", "Onyx": "#202020"}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "own" / "cards").mkdir(parents=True)
    return tmp_path / "own"


def command(folder: Path, *words: str) -> str:
    result = CliRunner().invoke(cli, [*words, "--project", str(folder)], catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def sheet(path: Path) -> None:
    """Two columns, two rows, a colour a cell."""
    image = Image.new("RGB", (1000, 1400))
    for place, colour in enumerate(COLOURS.values()):
        left, top = place % 2 * 500, place // 2 * 700
        image.paste(colour, (left, top, left + 500, top + 700))
    image.save(path, quality=95)


def saved() -> dict[str, object]:
    """A deck with two rubies, a card by itself that has another back, and a die."""
    faces = {
        "FaceURL": "https://files.example/Sheet%20One.jpg", "BackURL": "https://files.example/b.png",
        "NumWidth": 2, "NumHeight": 2, "BackIsHidden": True, "UniqueBack": False,
    }  # fmt: skip
    single = {"FaceURL": "file:///C:/x/onyx.png", "BackURL": "c:\\x\\other.png"}
    ids = {"Ruby": 300, "Sapphire": 301, "Emerald": 302}
    return {
        "SaveName": "Gems",
        "ObjectStates": [
            {
                "Name": "DeckCustom", "Nickname": "Gems", "DeckIDs": [300, 300, 301, 302],
                "CustomDeck": {"3": faces},
                "ContainedObjects": [
                    {"Name": "Card", "Nickname": name, "Description": "[b]Shines.[/b]",
                     "CardID": ids[name]}
                    for name in ("Ruby", "Ruby", "Sapphire", "Emerald")
                ],
            },
            {"Name": "Bag", "ContainedObjects": [
                {"Name": "CardCustom", "Nickname": "[FF0000]Onyx[-]", "CardID": 500,
                 "CustomDeck": {"5": single | {"NumWidth": 1, "NumHeight": 1}}}]},
            {"Name": "Die_6"},
            {"Name": "Card", "Nickname": "Lost", "CardID": 900,
             "CustomDeck": {"9": {"FaceURL": "https://files.example/gone.png", "BackURL": ""}}},
        ],
    }  # fmt: skip


def a_deck(numbers: list[int]) -> str:
    """A saved deck of these cards, each sheet with a back of its own."""
    sheets = {str(key): {"FaceURL": "f", "BackURL": f"b{key}"} for key in range(102)}
    deck = {"Name": "Deck", "DeckIDs": numbers, "CustomDeck": sheets}
    return json.dumps({"ObjectStates": [deck]})


def test_a_saved_object_becomes_a_deck(project: Path, tmp_path: Path) -> None:
    (tmp_path / "gems.json").write_text(json.dumps(saved()), "utf-8")
    sheet(tmp_path / "httpsfilesexampleSheet20Onejpg.jpg")  # as the game calls what it has loaded
    Image.new("RGB", (500, 700), COLOURS["Onyx"]).save(tmp_path / "onyx.png")
    for name in ("b.png", "other.png"):
        Image.new("RGB", (500, 700), "grey" if name == "b.png" else "gold").save(tmp_path / name)
    told = command(project, "import", str(tmp_path / "gems.json"))

    game = open_game(project, "gems")
    assert game.catalogue.title == "Gems"
    found = {card.name: (card.copies, card.kind, card.back) for card in game.deck.cards}
    assert found == {
        "Ruby": (2, "card", "main"),
        "Sapphire": (1, "card", "main"),
        "Emerald": (1, "card", "main"),
        "Onyx": (1, "onyx-back", "onyx-back"),
        "Lost": (1, "stand-in", "main"),
    }
    assert game.deck["ruby"].words["text"] == "Shines."
    for name in ("Ruby", "Sapphire", "Emerald"):
        drawing = game.drawings[name.lower()]
        [shown] = {item.file for item, _ in drawing.placed() if isinstance(item, Picture)}
        with Image.open(shown) as image:
            pixel = image.getpixel((250, 350))
            assert image.size == (500, 700) and isinstance(pixel, tuple)
            want = bytes.fromhex(COLOURS[name][1:])
            assert all(abs(a - b) < 8 for a, b in zip(pixel, want, strict=True))
    assert "no picture here for https://files.example/gone.png" in told
    assert "left out, no cards: 1 Die_6" in told


ORDER = """<?xml version="1.0" encoding="UTF-8"?>
<order>
  <details><quantity>4</quantity><bracket>18</bracket><stock>(S33) Superior</stock>
    <foil>false</foil></details>
  <fronts>
    <card><id>1aaaaaaaaaaaaaaaaaaaaaaaa</id><slots>0,2,3</slots><name>Ruby.png</name></card>
    <card><id>1bbbbbbbbbbbbbbbbbbbbbbbb</id><slots>1</slots><name>Onyx.jpg</name></card>
  </fronts>
  <backs>
    <card><id>1cccccccccccccccccccccccc</id><slots>3</slots><name>Night.png</name></card>
  </backs>
  <cardback>1dddddddddddddddddddddddd</cardback>
</order>
"""


def test_an_order_says_what_is_on_both_sides(project: Path, tmp_path: Path) -> None:
    (tmp_path / "order.xml").write_text(ORDER, "utf-8")
    (tmp_path / "cards").mkdir()
    for name in (
        "Ruby (1aaaaaaaaaaaaaaaaaaaaaaaa).png",
        "Night.png",
        "Common (1dddddddddddddddddddddddd).png",
    ):
        Image.new("RGB", (822, 1122), "navy").save(tmp_path / "cards" / name)
    told = command(project, "import", str(tmp_path / "order.xml"), "--game", "gems")

    cards = open_game(project, "gems").deck.cards
    assert [(card.name, card.copies, card.back) for card in cards] == [
        ("Ruby", 2, "main"),
        ("Onyx", 1, "main"),
        ("Ruby", 1, "night-back"),
    ]
    assert "with 3.05 mm of bleed" in told
    assert "1 card without a picture, printed as plain text: Onyx" in told


COD = """<cockatrice_deck version="1">
 <deckname>Two Fires</deckname>
 <zone name="main"><card number="4" name="Ember // Ash"/></zone>
 <zone name="side"><card number="2" name="Thaw"/></zone>
</cockatrice_deck>
"""


@pytest.mark.parametrize(
    ("file", "text"), [("fires.cod", COD), ("fires.txt", "// mine\n4x Ember // Ash\nSB: 2 Thaw\n")]
)
def test_a_list_of_names_takes_the_pictures_beside_it(
    file: str, text: str, project: Path, tmp_path: Path
) -> None:
    (tmp_path / file).write_text(text, "utf-8")
    Image.new("RGB", (488, 680), "maroon").save(tmp_path / "Ember Ash.full.jpg")
    command(project, "import", str(tmp_path / file))

    cards = open_game(project, "fires").deck.cards
    assert [(card.name, card.copies, card.kind) for card in cards] == [
        ("Ember // Ash", 4, "card"),
        ("Thaw", 2, "stand-in"),
    ]


def an_order(slots: str) -> str:
    card = f"<card><id>ruby.png</id><slots>{slots}</slots><name>ruby.png</name></card>"
    return f"<order><fronts>{card}</fronts></order>"


def a_list(number: str) -> str:
    card = f'<card number="{number}" name="Ruby"/>'
    return f'<cockatrice_deck version="1"><zone name="main">{card}</zone></cockatrice_deck>'


@pytest.mark.parametrize(
    ("file", "text", "error"),
    [
        ("a.json", "{", r"a\.json:1:2: is not JSON"),
        ("a.json", "[" * 100_000, r"a\.json: can't be read: RecursionError"),
        ("a.json", "{}", "is no saved object"),
        ("a.json", '{"ObjectStates": [{"Name": "Die_6"}, 3, null]}', "left out, no cards: 1 Die_6"),
        ("a.json", '{"ObjectStates": [{"Name": "Card", "CardID": "x"}]}', "holds no cards"),
        ("a.json", '{"ObjectStates": [{"Name": "\\ud800"}]}', "holds half a letter"),
        ("a.json", a_deck(list(range(100, 10_101))), "at most 10,000 cards"),
        ("a.json", a_deck([100] * 50_001), "at most 50,000 copies"),
        ("a.xml", "<order>", r"a\.xml:1:8: is not XML"),
        ("a.xml", '<!DOCTYPE o [<!ENTITY x "y">]><order>&x;</order>', "has a document type"),
        ("a.xml", "<a>" * 1000, "at most 50 levels"),
        ("a.xml", "<html/>", "<html> is no list of cards"),
        ("a.xml", "<order/>", "orders no cards"),
        ("a.xml", an_order("0,1-3"), r"a\.xml: ruby\.png: '1-3' is no slot; slots are numbers"),
        ("a.cod", a_list("many"), r"a\.cod: Ruby: 'many' is no number of copies \(0\.\.9999\)"),
    ],
)
def test_a_file_that_is_none_is_told(
    file: str, text: str, error: str, project: Path, tmp_path: Path
) -> None:
    (tmp_path / file).write_text(text, "utf-8")

    with pytest.raises(UserError, match=error):
        command(project, "import", str(tmp_path / file))
    assert list((project / "cards").iterdir()) == []


def test_what_can_t_be_cut_out_of_a_saved_object_is_told(project: Path, tmp_path: Path) -> None:
    """A card without a number, one beyond the sheet, and a sheet without columns."""
    sheet(tmp_path / "one.png")
    sheet(tmp_path / "two.png")
    decks = {
        "1": {"FaceURL": "one.png", "NumWidth": 2, "NumHeight": 2},
        "2": {"FaceURL": "two.png", "NumWidth": 0, "NumHeight": 2},
    }
    numbers = {"Ruby": 100, "Sapphire": 104, "Emerald": "x", "Onyx": 200}
    cards = [{"Name": "Card", "Nickname": name, "CardID": one} for name, one in numbers.items()]
    deck = {"Name": "Deck", "CustomDeck": decks, "ContainedObjects": cards}
    (tmp_path / "gems.json").write_text(json.dumps({"ObjectStates": [deck]}), "utf-8")

    told = command(project, "import", str(tmp_path / "gems.json"))

    assert "one.png has 2 x 2 places, and 1 picture lies beyond them" in told
    assert "two.png has 0 x 2 places, and 1 picture lies beyond them" in told
    assert "left out, no cards: 1 Card without a number" in told
    assert "2 cards without a picture, printed as plain text: Sapphire, Onyx" in told
    assert "no picture here" not in told
