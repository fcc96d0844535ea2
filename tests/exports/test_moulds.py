"""Boxes and dice in a service's shapes: The Game Crafter's tuck box and stickers for dice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageOps

from generator import profiles
from generator.checks.exports import findings
from generator.errors import UserError
from generator.exports.material import Material
from generator.exports.moulds import moulds
from generator.manifest import Manifest
from generator.project import Project, shipped_root
from generator.workshop.exports import export_game
from generator.workshop.open_game import OpenGame

DIE = "  die: {count: 2, title: Dice, about: They roll., with: {make: die, layout: die}}\n"


@pytest.fixture
def game(mine: Path) -> OpenGame:
    """The garden with 52 cards and two dice."""
    path = mine / "cards" / "garden.yaml"
    text = path.read_text("utf-8")
    bigger = text.replace("price: 1, copies: 4", "price: 1, copies: 40").replace(
        "  box:\n", DIE + "  box:\n"
    )
    assert bigger.count("copies: 40") == bigger.count(DIE) == 1
    path.write_text(bigger, "utf-8")
    return OpenGame(Project.find(mine), "garden")


@pytest.fixture
def made(game: OpenGame) -> Path:
    [(_, done)] = export_game(game, [profiles.load(game.project, "thegamecrafter")])
    assert done.ok, done.findings
    assert not any("not in this export" in notice for notice in done.notices)
    return game.folder / "export" / "thegamecrafter"


def read_back(game: OpenGame) -> Iterator[str]:
    material = Material.of(game.deck, game.drawings, game.project)
    manifest = Manifest.read(game.folder, "garden")
    for one in findings(game.project, material, game.folder, manifest):
        yield f"{one.file.rpartition('/')[2]}: {one.message}"


def test_a_box_and_dice_are_made_for_the_shop_s_own_shapes(game: OpenGame, made: Path) -> None:
    listed = json.loads((made / "dice-sticker" / "die" / "manifest.json").read_text("utf-8"))
    box = Image.open(made / "poker-tuck-box-54" / "box" / "box.png")
    seen = {wall: box.getpixel(at) for wall, at in WALLS.items()}

    assert (listed["identity"], listed["canvas"]) == ("DiceSticker", [188, 188])
    assert [(row["front"], row["quantity"]) for row in listed["pieces"]] == [
        (f"die-{face}.png", 2) for face in range(1, 7)
    ]
    assert box.size == (2325, 1950)
    assert len(set(seen.values())) == 1 and seen["front"] != (255, 255, 255), seen
    assert box.getpixel((2200, 900)) == (255, 255, 255)  # the strip for glue stays bare

    die, stickers = made / "dice-sticker" / "die", made / "poker-tuck-box-54" / "box"
    (die / "die-1.png").write_bytes((die / "die-2.png").read_bytes())
    ImageOps.mirror(box).save(stickers / "box.png")
    found = list(read_back(game))
    assert any("die-1.png: doesn't show die-1" in line for line in found), found
    assert any("box.png: doesn't show box" in line for line in found), found


def test_a_box_for_other_things_than_cards_is_not_a_shop_s(game: OpenGame) -> None:
    path = game.project.catalogue("garden")
    purse = DIE.replace("die:", "purse:").replace("count: 2", "count: 1")
    purse = purse.replace(
        "make: die, layout: die", "make: box, layout: box, room: [60mm, 40mm, 25mm]"
    )
    path.write_text(path.read_text("utf-8").replace("  box:\n", purse + "  box:\n"), "utf-8")
    again = OpenGame(game.project, "garden")
    material = Material.of(again.deck, again.drawings, again.project)

    found = moulds(material, profiles.load(game.project, "thegamecrafter"))

    assert "purse" in [thing.name for thing in material.folded]
    assert sorted(mould.thing.name for mould in found) == ["box", "die"]


#: A place near a corner of each wall, where its ground shows.
WALLS = {
    "left": (50, 440), "back": (290, 440), "right": (1050, 440), "front": (1290, 440),
    "lid": (290, 200), "bottom": (290, 1700),
}  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("lid:    {at", "lit:    {at", "lit: is not a wall of a tuck box"),
        ("    holds: 54\n", "", "a tuck box needs 'holds'"),
        ("size: [765, 232]", "size: [765, 932]", "bottom: reaches beyond the canvas"),
        ("turn: 180", "turn: 45", "turn: '45' is no turn (one of 0, 90, 180, 270)"),
    ],
)
def test_a_faulty_box_is_told_with_its_place(old: str, new: str, said: str, mine: Path) -> None:
    name = "templates/profiles/exports/thegamecrafter.yaml"
    (mine / name).parent.mkdir(parents=True)
    text = (shipped_root() / name).read_text("utf-8")
    assert old in text
    (mine / name).write_text(text.replace(old, new, 1), "utf-8")

    with pytest.raises(UserError, match="thegamecrafter.yaml:") as error:
        profiles.load(Project.find(mine), "thegamecrafter")
    assert said in str(error.value)
