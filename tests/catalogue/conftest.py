"""What the tests of catalogues share: the tiny project, and catalogues written on the spot."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import generator.project
from generator.catalogue import Catalogue, load
from generator.errors import UserError
from generator.project import Project, shipped_root

TESTS = Path(__file__).resolve().parent.parent

#: A catalogue of two cards; tests change a line of it, or add some.
SMALL = """\
game: small
title: Small
players: 2
layout: tiny
backs:
  main: {layout: tiny-back}
fields:
  rank: {one-of: [2..10, J, Q, K, A]}
  suit: {one-of: [clubs, diamonds, hearts, spades]}
kinds:
  number: {needs: [rank, suit]}
cards:
  - {id: 2C, kind: number, rank: 2, suit: clubs}
  - {id: 2D, kind: number, rank: 2, suit: diamonds}
"""


@pytest.fixture
def small() -> str:
    """A catalogue of two cards, as text."""
    return SMALL


@pytest.fixture
def tiny() -> Project:
    """The project in tests/projects/tiny."""
    return Project.find(TESTS / "projects" / "tiny")


@pytest.fixture
def alone(tiny: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """The tiny project, and none of the layouts that we ship: so lists of what there is stay
    short and stay the same."""
    shipped = tmp_path / "shipped"
    (shipped / "templates").mkdir(parents=True)
    shutil.copy(shipped_root() / "templates" / "card-sizes.yaml", shipped / "templates")
    monkeypatch.setattr(generator.project, "shipped_root", lambda: shipped)
    return tiny


@pytest.fixture
def read(tiny: Project, tmp_path: Path) -> Callable[[str], Catalogue]:
    """Loads a catalogue from text, as if it were a file of the tiny project."""

    def load_text(text: str) -> Catalogue:
        path = tmp_path / "small.yaml"
        path.write_text(text, encoding="utf-8")
        return load(path, tiny)

    return load_text


@pytest.fixture
def told(read: Callable[[str], Catalogue]) -> Callable[[str], list[str]]:
    """What a user is told about a catalogue with faults, without the file's name."""

    def faults_of(text: str) -> list[str]:
        with pytest.raises(UserError) as caught:
            read(text)
        return [str(problem).partition("small.yaml:")[2] for problem in caught.value.problems]

    return faults_of


@pytest.fixture
def tiny_ids(tiny: Project) -> list[str]:
    """The ids of the tiny deck's cards."""
    return [card.id for card in load(tiny.catalogue("tiny"), tiny).cards]
