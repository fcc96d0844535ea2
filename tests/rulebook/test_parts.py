"""A component in a book: the word that shows it as it is printed, and what it refuses."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from user import ROOT

from generator.cli import cli
from generator.errors import UserError

BOOK = """{% extends "generic.html.j2" %}
{% block rules %}<section>{{ chapter('Play', id='rules') }}
<svg viewBox="0 0 40 20"><title>A coin</title>SHOWN</svg>
</section>{% endblock %}
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A deck with tokens of two sides, and a book of its own."""
    folder = Path(shutil.copytree(ROOT / "tests" / "projects" / "shapes", tmp_path / "mine"))
    catalogue = folder / "cards" / "shapes.yaml"
    told = "rulebook: {template: own.html.j2}\n"
    catalogue.write_text(catalogue.read_text("utf-8") + told, "utf-8")
    (folder / "templates" / "rulebooks").mkdir(parents=True, exist_ok=True)
    return folder


def book(folder: Path, shown: str) -> Result:
    page = folder / "templates" / "rulebooks" / "own.html.j2"
    page.write_text(BOOK.replace("SHOWN", shown), "utf-8")
    there = ["--project", str(folder), "--output", str(folder / "out")]
    return CliRunner().invoke(cli, ["rulebook", "--format", "html", *there])


def test_both_sides_are_shown_each_once(mine: Path) -> None:
    coin = "{{ part_drawing('coin', 20) }}"
    made = book(mine, f"{coin}{coin}{{{{ part_drawing('coin', 20, side='back') }}}}")
    assert made.exit_code == 0, made.output
    page = (mine / "out" / "shapes" / "rulebook.html").read_text("utf-8")
    [drawn] = re.findall(r"<title>A coin</title>(.*?)</svg>", page, re.DOTALL)
    uses = re.findall(r'<use href="#(picture-\d+)" width="20" height="20"', drawn)
    assert len(uses) == 3 and uses[0] == uses[1] != uses[2]
    assert all(page.count(f'<symbol id="{one}"') == 1 for one in uses)


@pytest.mark.parametrize(
    ("shown", "message"),
    [
        ("part_drawing('coyn', 20)", "there is no drawn component 'coyn'"),
        ("part_drawing('die', 20)", "component 'die' is folded or turned"),
        ("part_drawing('coin', 20, side='rim')", "component 'coin' has no side 'rim'"),
        ("part_drawing('star', 20, side='back')", "component 'star' has no side 'back'"),
    ],
)
def test_what_is_not_there_is_one_line_with_its_place(mine: Path, shown: str, message: str) -> None:
    refused = book(mine, f"{{{{ {shown} }}}}").exception
    assert isinstance(refused, UserError)
    assert f"own.html.j2:3:1: {message}" in str(refused)
