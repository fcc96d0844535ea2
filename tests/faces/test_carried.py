"""Faces that were planned in one process are the same in another."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from generator.checks.preflight import findings
from generator.drawing import fonts
from generator.faces import plan
from generator.faces.carried import carried
from generator.project import Project
from generator.workshop.open_game import OpenGame
from generator.workshop.starter import new_project


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> tuple[OpenGame, OpenGame]:
    """The starter's deck, planned here, and with faces that have travelled."""
    folder: Path = tmp_path_factory.mktemp("carried") / "my-game"
    new_project(folder)
    project = Project.find(folder)
    here = OpenGame(project, "garden")
    travelled = pickle.loads(pickle.dumps(carried(here.drawings)))
    return here, OpenGame(project, "garden", planned=travelled)


def test_the_faces_are_the_same(games: tuple[OpenGame, OpenGame]) -> None:
    here, there = games
    assert list(there.drawings) == list(here.drawings)
    for name, drawing in here.drawings.items():
        assert repr(there.drawings[name]) == repr(drawing)
        assert there.painted.recipe(name, 300, bleed=True) == here.painted.recipe(
            name, 300, bleed=True
        )
    assert there.cards().about == here.cards().about


def test_nothing_is_planned_again(
    games: tuple[OpenGame, OpenGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _ = games
    there = OpenGame(here.project, "garden", planned=carried(here.drawings))
    monkeypatch.setattr(plan, "load_layout", lambda *given: pytest.fail("a layout was read"))
    assert all(there.faces.front(card) is there.drawings[card.id] for card in there.deck.cards)


def test_their_fonts_travel_too(games: tuple[OpenGame, OpenGame]) -> None:
    here, _ = games
    found = carried(here.drawings)
    assert {run.font for face in here.drawings.values() for run, _ in face.runs()} == {*found.fonts}
    shelf = fonts.Shelf(here.project)
    for style in (("nowhere", 400, False), ("lexend", 400, False)):
        other = replace(found, fonts=found.fonts | {"Other-400": style})
        assert other.drawings(shelf) is None
        there = OpenGame(here.project, "garden", planned=other)
        assert repr(there.drawings) == repr(here.drawings)


def test_each_item_knows_its_line(games: tuple[OpenGame, OpenGame]) -> None:
    here, there = games
    for name, drawing in here.drawings.items():
        other = there.drawings[name]
        origins = [drawing.origins.get(id(item)) for item in drawing.items]
        others = [other.origins.get(id(item)) for item in other.items]
        assert any(origins)
        for one, same in zip(origins, others, strict=True):
            assert (one and one.problem("x")) == (same and same.problem("x"))


def test_checks_say_the_same(games: tuple[OpenGame, OpenGame]) -> None:
    told = [list(findings(game.deck, game.project, game.drawings.values())) for game in games]
    assert told[0] == told[1]
