"""`build --draft`: a deck with faulty cards on paper, and nothing takes it for the real one; and
`layouts`, which shows and lends the faces for any deck."""

from __future__ import annotations

import json
from pathlib import Path

import pypdfium2
import pytest
from click.testing import CliRunner, Result

from generator.cli import cli
from generator.project import shipped_root

CATALOGUE = """
game: odd
title: Odd
players: 2
layout: plain
backs: {main: {layout: plain-back, with: {word: ODD}}}
fields: {cost: {whole: 0..9}}
kinds: {card: {}}
cards: {from: odd.csv, columns: {copies: qty}}
"""
#: A good card; letters that no font has; a cost that is none; two kinds of fault that stop a load.
TABLE = (
    "name,text,cost,qty\nGood,Fine.,1,2\nBad,\u4e2d\u6587,2,1\nWorse,Words.,much,1\nMost,,1,9999\n"
)


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "odd.yaml").write_text(CATALOGUE)
    (tmp_path / "odd.csv").write_text(TABLE, "utf-8")
    return tmp_path


def run(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(cli, [*words, "--project", str(folder)], catch_exceptions=False)


def text_of(path: Path) -> list[str]:
    with pypdfium2.PdfDocument(path) as pdf:
        return [page.get_textpage().get_text_bounded() for page in pdf]


def test_a_draft_prints_what_it_can_and_each_fault_in_words(odd: Path) -> None:
    done = run(odd, "build", "--draft")
    folder = odd / "output" / "_draft" / "odd"
    front, *_ = text_of(folder / "DRAFT-sheets-a4.pdf")

    assert done.exit_code == 1
    assert [line.partition(": ")[0] for line in done.stderr.splitlines()] == [
        "error odd.csv:3:2", "error odd.csv:4:3", "error odd.csv:5:4",
    ]  # fmt: skip
    assert "3 of 4 cards can't be drawn" in done.stdout and "not ready" in done.stdout
    assert front.count("NOT READY") == 3 and front.count("Fine.") == 2
    assert "edition DRAFT" in front and front.count("DRAFT") == 2 + 2
    assert "'much' is not" in front and "9999 is not" in front
    assert sorted(path.name for path in folder.iterdir()) == [
        "DRAFT-faults.txt", "DRAFT-sheets-a4.pdf", "DRAFT-sheets-letter.pdf",
    ]  # fmt: skip


def test_a_draft_is_told_as_json_and_is_ready_never(odd: Path) -> None:
    (odd / "odd.csv").write_text("name,text,cost,qty\nGood,Fine.,1,2\n")
    done = run(odd, "build", "--draft", "--json")

    assert done.exit_code == 0
    told = json.loads(done.stdout)["odd"]
    assert told["ready"] is False and told["faulty"] == {}
    assert {path.name for path in (odd / "output").iterdir()} == {"_draft"}
    assert "sheets-a4.pdf was never made" in run(odd, "check", "--files", "--quick").stdout


def test_what_is_wrong_beyond_the_cards_stops_a_draft_too(odd: Path) -> None:
    path = odd / "cards" / "odd.yaml"
    path.write_text(path.read_text().replace("players: 2", "players: many"))
    done = CliRunner().invoke(cli, ["build", "--draft", "--project", str(odd)])

    assert "players: 'many'" in str(done.exception) and not (odd / "output").exists()


def test_a_layout_is_copied_once_and_never_over_a_file(odd: Path) -> None:
    ours = shipped_root() / "templates" / "faces" / "text-only.yaml"
    mine = odd / "templates" / "faces"

    assert "It extends any-card" in run(odd, "layouts", "copy", "text-only").stdout
    assert (mine / "text-only.yaml").read_bytes() == ours.read_bytes()
    (mine / "text-only.yaml").write_text("items: []\n")
    again = CliRunner().invoke(cli, ["layouts", "copy", "text-only", "--project", str(odd)])
    assert "is there already" in str(again.exception)
    assert (mine / "text-only.yaml").read_text() == "items: []\n"
    run(odd, "layouts", "copy", "text-only", "--as", "words")
    assert (mine / "words.yaml").is_file()
    away = CliRunner().invoke(
        cli, ["layouts", "copy", "plain", "--as", "../x", "--project", str(odd)]
    )
    assert "can't name a layout" in str(away.exception)
    for name, hint in (
        ("text-ony", "'text-only'"),
        ("../plain", "no layout"),
        ("words", "no layout"),
    ):
        wrong = CliRunner().invoke(cli, ["layouts", "copy", name, "--project", str(odd)])
        assert hint in str(wrong.exception)
