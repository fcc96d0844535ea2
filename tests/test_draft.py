"""`build --draft`: a deck with faulty cards on paper, and nothing takes it for the real one; and
`layouts`, which shows and lends the faces for any deck."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pypdfium2
import pytest
from click.testing import CliRunner, Result
from fontTools.ttLib import TTFont
from programs import needed

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


def pdftotext(path: Path) -> str:
    """The text as a process of its own reads it: PDFium mixes letters of fonts that share a name
    with those of documents that it read before."""
    needed("pdftotext", "poppler-utils")
    done = subprocess.run(["pdftotext", str(path), "-"], capture_output=True, check=True)
    return done.stdout.decode()


def test_a_draft_prints_what_it_can_and_each_fault_in_words(odd: Path) -> None:
    done = run(odd, "build", "--draft")
    folder = odd / "output" / "_draft" / "odd"
    front, back, *_ = text_of(folder / "DRAFT-sheets-a4.pdf")

    assert done.exit_code == 1
    assert [line.partition(": ")[0] for line in done.stderr.splitlines()] == [
        "error odd.csv:3:2", "error odd.csv:4:3", "error odd.csv:5:4",
    ]  # fmt: skip
    assert "3 of 4 cards can't be drawn" in done.stdout and "not ready" in done.stdout
    assert front.count("NOT READY") == 3 and front.count("Fine.") == 2
    assert "edition DRAFT" in front and front.count("DRAFT") == 2 + 2
    assert back.count("DRAFT") == back.count("ODD") // 2 + 2 > 2, "its backs have the mark, too"
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


def test_a_template_of_words_with_a_fault_spoils_the_cards_that_show_it(odd: Path) -> None:
    """And a build that stops says what prints the others."""
    (odd / "odd.csv").write_text("name,text,cost,qty\nGood,Fine.,1,2\nBad,,2,1\n")
    path = odd / "cards" / "odd.yaml"
    path.write_text(path.read_text() + "words: {cards: {bad: {text: 'Pay {{ cots }}.'}}}\n")
    stopped = CliRunner().invoke(cli, ["build", "--project", str(odd)])
    done = run(odd, "build", "--draft")

    assert "'deckproof build odd --draft' prints all other cards" in stopped.stderr
    assert "did you mean 'cost'" in str(stopped.exception)
    assert "1 of 2 cards can't be drawn" in done.stdout and "cots" in done.stderr


def test_a_fault_of_the_command_line_is_not_answered_with_a_draft(odd: Path) -> None:
    """A draft would have it too."""
    (odd / "odd.csv").write_text("name,text,cost,qty\nGood,Fine.,1,2\n")
    stopped = CliRunner().invoke(cli, ["build", "--ink", "nope", "--project", str(odd)])

    assert "no ink 'nope'" in str(stopped.exception) and "--draft" not in stopped.stderr


def test_a_font_in_the_project_has_the_letters_that_ours_lack(odd: Path) -> None:
    """Japanese of a font that was put into fonts/, with the name that its foundry gave it: on
    sheets and in the rulebook. The lines end between the signs."""
    font = TTFont(shipped_root() / "fonts" / "anton" / "Anton-400.ttf")
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap |= {ord(one): table.cmap[65] for one in "竜を呼ぶ。"}
    told = run_odd_japanese(odd)
    assert "fonts/noto-sans-jp/" in told and told.count("no glyph") == 1 and "2 other" in told
    (odd / "fonts" / "mine").mkdir(parents=True)
    font.save(odd / "fonts" / "mine" / "MineJP-Regular.ttf")

    assert run_odd_japanese(odd) == ""
    assert (
        "".join(pdftotext(odd / "output" / "odd" / "sheets-a4.pdf").split()).count(
            "竜を呼ぶ。" * 30
        )
        == 3
    )
    assert "竜" in pdftotext(odd / "output" / "odd" / "rulebook.pdf")


def run_odd_japanese(odd: Path) -> str:
    """Builds three cards with a long text; what stops it, "" for nothing."""
    rows = "".join(f"竜{'を' * count},{'竜を呼ぶ。' * 30},1,1\n" for count in range(3))
    (odd / "odd.csv").write_text(f"カード名,効果,cost,qty\n{rows}", "utf-8")
    done = CliRunner().invoke(cli, ["build", "--project", str(odd)])
    return str(done.exception or "")


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
