"""Designs of other tools: `deckproof import` of their scripts. The files are written here in the
forms that those tools document."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from generator import open_game
from generator.cli import cli
from generator.drawing.drawing import Picture, TextRun
from generator.errors import UserError

TABLE = """name,how often,image,effect,cost
Torch,2,art/torch.png,"Burns *brightly*, then goes out.",4
Rope,1,art/rope.png,Holds one hero.,2
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "own" / "cards").mkdir(parents=True)
    return tmp_path / "own"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The other tool's folder, with a table and its pictures."""
    folder = tmp_path / "theirs"
    (folder / "art").mkdir(parents=True)
    (folder / "quest.csv").write_text(TABLE, "utf-8")
    for name in ("torch", "rope"):
        Image.new("RGB", (600, 400), "gold").save(folder / "art" / f"{name}.png")
    return folder


def command(folder: Path, *words: str) -> str:
    result = CliRunner().invoke(cli, [*words, "--project", str(folder)], catch_exceptions=False)
    return result.output


def read_off(project: Path, game: str, card: str) -> dict[str, tuple[float, float]]:
    """{words: where they begin in mm} of a face."""
    drawing = open_game(project, game).drawings[card]
    return {
        item.text: (round(item.x, 1), round(item.y, 1))
        for item, _ in drawing.placed()
        if isinstance(item, TextRun)
    }


NANDECK = r"""; a small quest
CARDSIZE=6.3,8.8
PAGE=21,29.7,PORTRAIT,HV
LINK=quest.csv
LINKMULTI=how often
[gold]=#C8A020
[all]=1-{(name)}
RECTANGLE=[all],0,0,100%,100%,#F4ECD8
ROUNDRECT=[all],0.3,0.3,5.7,8.2,[gold],EMPTY,10%,0.08
FONT="Georgia",16,B,#3A2A10
TEXT=[all],[name],0.5,0.5,5.3,0.9,LEFT,TOP
IMAGE=[all],[image],0.6,1.5,5.1,3.6,0,P
FONT="Arial",9,,#000000
TEXT=[all],[effect],0.6,5.5,5.1,2.2,LEFT,WWTOP
TEXT="1-2","[cost] gold, *now*",0.6,7.7,5.1,0.7,LEFT,BOTTOM
TEXTFONT=[all],"No [cost]",0.6,8.2,5.1,0.4,CENTER,CENTER,0,100,Arial,7,B,#000000
ICON=[all],x,y,1,1
TEXT=[all],{[cost]*2},0,0,1,1
TEXT=[all],[nobody],0,0,1,1
"""


def test_a_script_of_nandeck_becomes_table_and_layout(project: Path, home: Path) -> None:
    (home / "quest.txt").write_text(NANDECK, "utf-8")
    told = command(project, "import", str(home / "quest.txt"))

    game = open_game(project, "quest")
    size = game.catalogue.card.size
    assert (size.w, size.h) == (63, 88)
    assert {card.id: card.copies for card in game.deck.cards} == {"torch": 2, "rope": 1}
    torch, rope = (read_off(project, "quest", card) for card in ("torch", "rope"))
    assert {"Torch", "Burns *brightly*, then goes out.", "4 gold, *now*"} <= torch.keys()
    assert torch["Torch"][0] == 5.0 and "No 4" in torch
    assert "2 gold, *now*" not in rope, "it is on the first two cards alone"
    pictures = [one for one, _ in game.drawings["torch"].placed() if isinstance(one, Picture)]
    assert [(round(one.box.w, 1), round(one.box.h, 1)) for one in pictures] == [(51.0, 34.0)]
    for words in (
        "not taken over: ICON (line 17)",
        "TEXT with an expression in braces (line 18)",
        "TEXT with [nobody], which is neither a column nor a label (line 19)",
        "for sheets and files, ours say it: PAGE",
        "fonts that are not here: Arial in atkinson-hyperlegible-next, Georgia in",
    ):
        assert words in told
    assert command(project, "check", "quest").rstrip().endswith("no errors")


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ("LINK=gone.csv", "links 'gone.csv', which is not beside it"),
        ("LINK=\n", "links no table"),
    ],
)
def test_a_script_without_its_table_is_told(
    script: str, error: str, project: Path, home: Path
) -> None:
    (home / "x.txt").write_text(script, "utf-8")

    with pytest.raises(UserError, match=error):
        command(project, "import", str(home / "x.txt"))
    assert not (project / "templates").exists() and list((project / "cards").iterdir()) == []


SQUIB = """require 'squib'
data = Squib.csv file: 'data/quest.csv', explode: 'how often'  # two torches
Squib::Deck.new(cards: data['name'].size, layout: ['layout.yml', 'hand.yml'],
                width: '2.75in', height: 1125) do
  background color: 'white'
  rect layout: 'cut'
  png file: data['image'], layout: 'art'
  text str: data['name'].map { |n| n.reverse }, y: 900, font_size: data['cost'].map { |c| c * 2 }
  text str: data['name'], layout: :title
  keys = %w(cost effect)
  keys.each do |key|
    text(str: data[key], layout: key) do |embed|
    end
  end
  text str: data['name'].map { |n| n.nil? ? nil : "The #{n.upcase}!" }, layout: 'title'
  circle x: 412, y: 1000, radius: 40, fill_color: :gold, range: 0..1
  star x: 1, y: 2
  system('rm -rf /')
  save_sheet prefix: 'h_', sprue: 'a4.yml'
end
"""
PLACES = """frame: {x: 75, width: 675}
title: {extends: frame, y: 75, height: 100, font: Serif Bold 48, align: left}
art: {extends: [frame], y: += 200, width: "*= 0.5", height: 450}
effect: {extends: title, y: += 640, height: 250, font: Sans 30}
cost: {x: 0.5in, y: 950, width: 200, height: 80, font: Sans 40, color: "#a00"}
"""


def test_a_deck_of_squib_becomes_table_and_layout(project: Path, home: Path) -> None:
    """A canvas of 825 x 1125 pixels is a poker card with an eighth of an inch of bleed. The script
    lies in a folder, and is run from the one above."""
    (home / "src").mkdir()
    (home / "data").mkdir()
    (home / "quest.csv").rename(home / "data" / "quest.csv")
    (home / "art").rename(home / "img")
    (home / "img" / "art").mkdir()
    for name in ("torch", "rope"):
        (home / "img" / f"{name}.png").rename(home / "img" / "art" / f"{name}.png")
    (home / "config.yml").write_text("img_dir: img\n")
    (home / "src" / "theirs.rb").write_text(SQUIB, "utf-8")
    (home / "layout.yml").write_text(PLACES, "utf-8")
    told = command(project, "import", str(home / "src" / "theirs.rb"))

    game = open_game(project, "theirs")
    assert game.catalogue.card.size.w == 63.5
    assert {card.id: card.copies for card in game.deck.cards} == {"torch": 2, "rope": 1}
    torch = read_off(project, "theirs", "torch")
    assert torch["Torch"][0] == pytest.approx(75 / 300 * 25.4 - 3.175, abs=0.06)
    assert torch["4"][0] == pytest.approx(0.5 * 25.4 - 3.175, abs=0.06)
    above = torch["Burns *brightly*, then goes out."][1] - torch["Torch"][1]
    assert above == pytest.approx(640 / 300 * 25.4, abs=3), "the place moved by += 640"
    assert "The TORCH!" in torch
    drawn = [one.text for one, _ in game.drawings["torch"].placed() if isinstance(one, TextRun)]
    assert drawn.count("Torch") == 2, "what only Ruby can tell is printed plainly"
    pictures = [one for one, _ in game.drawings["torch"].placed() if isinstance(one, Picture)]
    assert pictures[0].box.w == pytest.approx(675 / 2 / 300 * 25.4, abs=0.01)
    for words in (
        "there is no layout hand.yml beside the deck",
        "not taken over: rect with the layout 'cut', which is not there (line 6)",
        "without what Ruby makes of it: font_size: data['cost'].map",
        "without what Ruby makes of it: data['name'].map { |n| n.reverse }",
        "star (line 17)",
        "the sprue a4.yml isn't read: our sheets place cards",
        "for sheets and files, ours say it: system, save_sheet",
    ):
        assert words in told


@pytest.mark.parametrize(
    ("script", "error"),
    [
        ("puts 1", "reads no table"),
        ("csv file: '../x.csv'", "which is not beside it"),
        ("d = csv file: 'quest.csv'\nSquib::Deck.new(width: 9) do", r"deck\.rb:2:1: draws on"),
    ],
)
def test_a_script_without_table_or_card_is_told(
    script: str, error: str, project: Path, home: Path
) -> None:
    (home / "deck.rb").write_text(script, "utf-8")

    with pytest.raises(UserError, match=error):
        command(project, "import", str(home / "deck.rb"))
    assert list((project / "cards").iterdir()) == []


DECKSMITH = """id: canvas
width: 1000
height: 1400
background_color: [220, 220, 220]
elements:
  - {id: title, type: text, position: [0, 120], relative_to: [canvas, top-center],
     anchor: top-center, text: "%name%", color: [50, 50, 100], font_size: 64}
  - {id: line, type: rectangle, size: [600, 40], position: [0, 100],
     relative_to: [title, bottom-center], anchor: top-center, color: [100, 100, 100]}
  - {id: art, type: image, path: "%image%", position: [200, 400], filters: {resize: [600, 400]}}
  - {type: text, text: "%effect%", position: [100, 900], width: 800, font_size: 48}
  - {id: star, type: regular-polygon, radius: 5, sides: 5, position: [5, 5]}
  - {type: text, text: "%nobody%"}
"""


def test_a_deck_of_decksmith_becomes_table_and_layout(project: Path, home: Path) -> None:
    (home / "deck.yaml").write_text(DECKSMITH, "utf-8")
    (home / "deck.csv").write_text(TABLE.replace(",", ";"), "utf-8")
    told = command(project, "import", str(home / "deck.yaml"), "--game", "smith")

    scale = 63.5 / 1000
    torch = read_off(project, "smith", "torch")
    assert torch["Burns *brightly*; then goes out."][0] == pytest.approx(100 * scale, abs=0.06)
    drawing = open_game(project, "smith").drawings["torch"]
    [picture] = [one for one, _ in drawing.placed() if isinstance(one, Picture)]
    box = picture.box
    want = [one * scale for one in (200, 400, 600, 400)]
    assert (box.x, box.y, box.w, box.h) == pytest.approx(want, abs=0.01)
    assert "line hang on a text" in told
    assert "star, a regular-polygon" in told and "%nobody%, which is no column" in told


def test_another_yaml_is_told(project: Path, home: Path) -> None:
    (home / "x.yaml").write_text("game: x\n", "utf-8")

    with pytest.raises(UserError, match="is no deck of another tool that we know"):
        command(project, "import", str(home / "x.yaml"))


DATABASE = """<?xml version="1.0"?>
<cockatrice_carddatabase version="4"><sets><set><name>S1</name></set></sets><cards>
<card><name>Torch</name><text>Burns.
  Then goes out.</text><prop><type>Tool</type><manacost>4</manacost><layout>normal</layout></prop>
<set picurl="https://example.org/art/torch.png" num="1">S1</set><tablerow>1</tablerow></card>
<card><name>Rope</name><text/><prop><type>Tool</type></prop><set>S1</set></card>
</cards></cockatrice_carddatabase>"""
RECORDS = """{"about": "a game", "cards": [
{"title": "Torch", "effect_text": "Burns.\\nThen goes out.", "card_type": "Tool", "mana_cost": 4,
 "img": "torch.png", "tags": ["fire", "light"], "stats": {"heat": 3, "deep": {"no": 1}}},
{"title": "Rope", "effect_text": null, "card_type": "Tool"}]}"""


@pytest.mark.parametrize(("name", "text"), [("quest.xml", DATABASE), ("quest.json", RECORDS)])
def test_records_become_a_table_with_their_pictures_and_faces(
    name: str, text: str, project: Path, home: Path
) -> None:
    (home / name).write_text(text, "utf-8")
    told = command(project, "import", str(home / name), "--layout", "picture-top")
    game = open_game(project, "quest")

    assert (project / "cards" / "quest.csv").is_file() and "2 cards" in told
    assert game.catalogue.words["torch"]["text"] == "Burns.\nThen goes out."
    assert game.catalogue.words["rope"]["type"] == "Tool"
    torch = game.deck.cards[0]
    assert torch.layout == "picture-top" and "4" in map(str, torch.facts.values())
    assert [one for one, _ in game.drawings["torch"].placed() if isinstance(one, Picture)]
    assert game.deck.backs["main"].layout == "plain-back"
    if name == "quest.json":
        assert "no plain values, left out: stats deep" in told
        shown = [one.text for one, _ in game.drawings["torch"].placed() if isinstance(one, TextRun)]
        assert {"Stats heat", "Mana cost", "fire, light"} <= set(shown)
    (home / name).write_text(text.replace("Rope", "Cord"), "utf-8")
    again = command(project, "import", str(home / name))
    assert "came: cord" in again and "went: rope" in again
    with pytest.raises(UserError, match="--layout: there is no layout 'pictop'.*'picture-top'"):
        command(project, "import", str(home / name), "--layout", "pictop", "--game", "other")
