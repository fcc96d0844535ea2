"""Each recipe of the cookbook is a project whose cards are drawn and proved, and is told with a
picture."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.checks.of_game import check_game
from generator.project import Project, shipped_root
from generator.workshop.open_game import OpenGame

COOKBOOK = shipped_root() / "templates" / "cookbook"
#: By recipe: a card, and what its face must say for the recipe to be one.
SAYS = {
    "own-art": ("owl", "Look at the top card"),
    "icons-in-text": ("crab", "to move sideways"),
    "cost-pips": ("mint", "7"),
    "two-languages": ("tug", "Schlepper"),
    "foil": ("crown", "The Crown"),
    "from-a-table": ("fishmonger", "Evening : Throw it away."),
    "double-faced": ("back-bat", "flies"),
    "roles": ("seer", "learns of a wolf"),
    "series": ("green-7", "21/21"),
    "for-a-print-shop": ("chart", "Chart"),
}


def test_every_recipe_is_told_with_its_picture() -> None:
    told = (COOKBOOK / "README.md").read_text("utf-8")
    folders = {path.parent.name for path in COOKBOOK.glob("*/cards")}

    assert folders == set(SAYS)
    assert {path.stem for path in (COOKBOOK / "pictures").iterdir()} == folders
    for name in folders:
        assert f"](pictures/{name}.png)" in told and f"({name}/cards/{name}.yaml)" in told


@pytest.mark.parametrize("name", SAYS)
def test_a_recipe_is_proved(name: str, tmp_path: Path) -> None:
    game = OpenGame(Project.find(COOKBOOK / name, tmp_path), name)
    card, words = SAYS[name]

    assert check_game(game).findings == []
    assert words in " ".join(game.drawings[card].text().split())
