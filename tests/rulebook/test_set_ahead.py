"""Books that processes have set side by side are those that one process sets in turn."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generator.errors import UserError
from generator.inks import FULL_INK
from generator.project import Project
from generator.workshop.books import set_ahead
from generator.workshop.open_game import OpenGame, opened
from generator.workshop.starter import new_project


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The starter's project, its one game without an output, on a machine that has set no book."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    new_project(tmp_path / "mine")
    return tmp_path / "mine"


def test_books_set_side_by_side_have_the_same_bytes(mine: Path) -> None:
    books = mine / "templates/rulebooks"
    shutil.copy(books / "garden.html.j2", books / "garden-rulings.html.j2")
    project = Project.find(mine)
    opened.cache_clear()
    game = opened(project, "garden", FULL_INK)
    assert len(game.unset("a4")) == 2
    set_ahead(game, "a4", 2)
    assert game.unset("a4") == [] == game.unset("letter")
    in_turn = OpenGame(project, "garden")
    for paper in ("a4", "letter"):
        assert game.rulebook(paper).files == in_turn.rulebook(paper).files


def test_a_book_that_cannot_be_set_is_left_to_who_asks_for_it(mine: Path) -> None:
    books = mine / "templates/rulebooks"
    (books / "garden-rulings.html.j2").write_text("{{ nobody }}", "utf-8")
    opened.cache_clear()
    game = opened(Project.find(mine), "garden", FULL_INK)
    set_ahead(game, "a4", 2)
    good, bad = game._settings
    assert good.is_due("a4", lambda recipe: None)
    with pytest.raises(UserError, match="nobody"):
        bad.is_due("a4", lambda recipe: None)
