"""The starter's deck (two backs, copies, coins, a box), exported to every target once."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from generator import profiles
from generator.project import Project
from generator.workshop.exports import Exported, export_game
from generator.workshop.open_game import OpenGame
from generator.workshop.starter import new_project

#: What the starter's catalogue holds, counted by hand.
COPIES = {"bean": 4, "carrot": 3, "tomato": 2, "melon": 1, "sun": 2, "rain": 2, "wind": 2}
BACKS = {
    card: "garden" if card in ("bean", "carrot", "tomato", "melon") else "weather"
    for card in COPIES
}
#: Every copy in print order.
IN_ORDER = [card for card, copies in COPIES.items() for _ in range(copies)]


@pytest.fixture(scope="session")
def garden(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project as `deckproof new` makes it."""
    folder = tmp_path_factory.mktemp("exports") / "my-game"
    new_project(folder)
    return folder


@pytest.fixture(scope="session")
def project(garden: Path) -> Project:
    return Project.find(garden)


@pytest.fixture(scope="session")
def exported(project: Project) -> dict[str, Exported]:
    """Every target that there is, of the starter's deck."""
    game = OpenGame(project, "garden")
    wanted = [profiles.load(project, name) for name in profiles.names(project)]
    return {profile.name: one for profile, one in export_game(game, wanted)}


@pytest.fixture(scope="session")
def lies(exported: dict[str, Exported], project: Project) -> Callable[[str], Path]:
    """The folder of a target's export."""
    return lambda target: project.output / "garden" / "export" / target


@pytest.fixture
def mine(garden: Path, tmp_path: Path) -> Path:
    """A copy of the project without its output, to change."""
    ignored = shutil.ignore_patterns("output")
    return Path(shutil.copytree(garden, tmp_path / "mine", ignore=ignored))


@pytest.fixture
def broken(
    garden: Path, exported: dict[str, Exported], tmp_path: Path
) -> Callable[[str], tuple[Project, Path]]:
    """A copy of the project with one export in its output, to be harmed: (project, folder)."""

    def copy(target: str) -> tuple[Project, Path]:
        ignored = shutil.ignore_patterns("output")
        folder = Path(shutil.copytree(garden, tmp_path / "harmed", ignore=ignored))
        made = garden / "output" / "garden"
        there = folder / "output" / "garden"
        shutil.copytree(made / "export" / target, there / "export" / target)
        shutil.copy(made / "manifest.json", there / "manifest.json")
        return Project.find(folder), there / "export" / target

    return copy
