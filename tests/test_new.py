"""`deckproof new`: a deck with a title, or with a single card, that is proved at once."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from generator.catalogue import load
from generator.cli import cli
from generator.project import Project


def deckproof(*words: str) -> Result:
    return CliRunner().invoke(cli, list(words), catch_exceptions=False)


@pytest.mark.parametrize(
    ("options", "slug", "title"),
    [
        (("--title", 'Bär & "Fuchs": 2'), "bar-fuchs-2", 'Bär & "Fuchs": 2'),
        (("--title", "トランプ"), "my-game", "トランプ"),
        (("--blank",), "my-game", "My Game"),
        (("--blank", "--title", "Sheep"), "sheep", "Sheep"),
        (("--rules", "--title", "Sheep"), "garden", "Sheep"),
    ],
)
def test_files_are_called_after_the_title(
    options: tuple[str, ...], slug: str, title: str, tmp_path: Path
) -> None:
    made = deckproof("new", str(tmp_path / "my-game"), "--quiet", *options)
    project = Project.find(tmp_path / "my-game")

    assert made.exit_code == 0, made.output
    assert list(project.catalogues()) == [slug]
    loaded = load(project.catalogue(slug), project)
    assert loaded.title == title
    assert len(loaded.cards) == (1 if "--blank" in options else 7)
    books = {path.name.partition(".")[0] for path in project.root.glob("templates/rulebooks/*")}
    assert books == (set() if "--blank" in options else {slug})


def test_a_blank_deck_is_proved(tmp_path: Path) -> None:
    deckproof("new", str(tmp_path / "game"), "--blank")
    checked = deckproof("check", "--quick", "--json", "--project", str(tmp_path / "game"))

    assert json.loads(checked.output)["games"]["game"]["findings"] == []
    assert (tmp_path / "game" / "templates" / "schemas" / "catalogue.json").is_file()


def test_an_engine_has_a_deck(tmp_path: Path) -> None:
    refused = CliRunner().invoke(cli, ["new", str(tmp_path / "x"), "--rules", "--blank"])

    assert refused.exit_code == 2 and "--blank has none" in refused.output
    assert not (tmp_path / "x").exists()
