"""Numbers that nothing in a deck counts: `facts:` of the catalogue, and the book that says them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from user import ROOT

from generator.catalogue import load
from generator.cli import cli
from generator.errors import UserError
from generator.project import Project
from generator.rulebook import facts

BOOK = """{% extends "generic.html.j2" %}
{% block rules %}<section>{{ chapter('Play', id='rules') }}<p>RULES</p></section>{% endblock %}
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A deck whose one card has no name, with a book of its own."""
    folder = Path(shutil.copytree(ROOT / "tests" / "projects" / "one-card", tmp_path / "mine"))
    catalogue = folder / "cards" / "one.yaml"
    told = "facts: {hand-size: 5, start: the youngest player}\nrulebook: {template: one.html.j2}\n"
    text = catalogue.read_text("utf-8").replace("name: Only, ", "")
    book = folder / "templates" / "rulebooks" / "one.html.j2"
    book.parent.mkdir(parents=True)
    book.write_text(BOOK, "utf-8")
    catalogue.write_text(text + told, "utf-8")
    return folder


def check(folder: Path, rules: str) -> tuple[list[dict[str, Any]], str]:
    """What `check` finds in a book that says this, and the book."""
    book = folder / "templates" / "rulebooks" / "one.html.j2"
    book.write_text(BOOK.replace("RULES", rules), "utf-8")
    there = ["--project", str(folder), "--output", str(folder / "out")]
    CliRunner().invoke(cli, ["rulebook", "--format", "html", *there], catch_exceptions=False)
    checked = CliRunner().invoke(cli, ["check", "--quick", "--json", *there])
    found = json.loads(checked.output)["games"]["one"]["findings"]
    page = folder / "out" / "one" / "rulebook.html"
    return [one for one in found if one["code"].startswith("rulebook")], page.read_text("utf-8")


def test_a_book_says_the_numbers_of_its_catalogue(mine: Path) -> None:
    rules = "{{ fact('start', cap=True) }} deals {{ count('hand-size', 'card', words=True) }}."
    found, page = check(mine, rules)

    assert found == []
    assert '<span class="fact" data-fact="hand-size">five</span>&nbsp;cards' in page
    assert ">The youngest player</span>" in page


def test_a_small_number_typed_by_hand_is_a_warning_and_says_the_line_to_write(mine: Path) -> None:
    found, _ = check(mine, "Deal three cards. There are 54 cards.")

    assert [one["severity"] for one in found] == ["warning", "error"]
    assert "'facts: {my-number: 3}' in cards/one.yaml and {{ fact('my-number') }}" in str(found)


def test_what_the_deck_counts_and_what_the_engine_knows_is_not_told_twice(mine: Path) -> None:
    project, catalogue = Project.find(mine), mine / "cards" / "one.yaml"
    names = facts.gather(_deck(project, catalogue), None).values.keys() - {"hand-size", "start"}
    told = ", ".join(f"{name}: 1" for name in names)
    text = catalogue.read_text("utf-8")
    catalogue.write_text(text.replace("hand-size: 5", told), "utf-8")

    with pytest.raises(UserError) as caught:
        load(catalogue, project)
    assert {one.key for one in caught.value.problems} == names

    from generator.rules import pack

    row = next(row.id for row in pack("war").game.ledger.rows if row.id not in names)
    catalogue.write_text(text.replace("hand-size", row), "utf-8")
    with pytest.raises(UserError, match=f"one.yaml:.*{row}: is a number of the engine's ledger"):
        facts.gather(_deck(project, catalogue), pack("war").game)


def _deck(project: Project, catalogue: Path) -> Any:
    from generator.deck import build

    return build(load(catalogue, project))
