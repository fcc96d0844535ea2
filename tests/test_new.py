"""`deckproof new`: a deck with a title, or with a single card, that is proved at once."""

from __future__ import annotations

import json
import re
from pathlib import Path

import click
import pytest
import yaml
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


def test_the_workflow_is_one_and_names_commands_that_there_are(tmp_path: Path) -> None:
    deckproof("new", str(tmp_path / "game"), "--blank")
    text = (tmp_path / "game" / ".github" / "workflows" / "deckproof.yml").read_text("utf-8")
    found = yaml.load(text, yaml.BaseLoader)
    steps = found["jobs"]["deck"]["steps"]
    used = [step["uses"] for step in steps if "uses" in step]
    commands = re.findall(
        r"\bdeckproof ([a-z]+)([^\n;]*)", "\n".join(s.get("run", "") for s in steps)
    )

    assert set(found) == {"name", "on", "permissions", "jobs"}
    assert found["permissions"] == {"contents": "read"}
    assert len(used) == 3 and all(
        re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", one) for one in used
    )
    assert [name for name, _ in commands] == ["trust", "build", "check", "trust", "compare"]
    for name, words in commands:
        command = cli.get_command(click.Context(cli), name)
        assert command is not None
        command.make_context(name, words.split(), resilient_parsing=False)
    # A number on trial fails build and check, and what it does in play is asked all the same.
    conditions = {step["name"]: step.get("if", "") for step in steps if "name" in step}
    for name in ("Check", "Compare with what it would be merged into"):
        assert "!cancelled()" in conditions[name]
