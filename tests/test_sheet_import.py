"""Cards from a spreadsheet: `deckproof import`."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from click.testing import CliRunner
from openpyxl import Workbook

from generator import catalogue, deck
from generator.cli import cli
from generator.errors import UserError
from generator.project import Project
from generator.workshop.importing import import_cards
from generator.workshop.open_game import OpenGame

CSV = '''id,kind,copies,name,text,cost,suit
a1,Spell,2,Spark,"Deal 1, then stop.",1,fire
a2,Spell,1,"Big ""Boom""",Deal 3.,3,fire
a3,Thing,1,No,On: off,12,water
'''


@pytest.fixture
def project(tmp_path: Path) -> Project:
    (tmp_path / "cards").mkdir()
    return Project.find(tmp_path)


def test_rows_become_cards_with_their_facts_and_words(project: Project, tmp_path: Path) -> None:
    (tmp_path / "My Spells.csv").write_text(CSV)
    path = import_cards(tmp_path / "My Spells.csv", project)
    found = deck.build(catalogue.load(path, project))

    assert path.name == "my-spells.yaml"
    assert [(c.id, c.kind, c.copies) for c in found.cards] == [
        ("a1", "spell", 2),
        ("a2", "spell", 1),
        ("a3", "thing", 1),
    ]
    assert found["a2"].facts == {"cost": 3, "suit": "fire"}
    assert found["a2"].words["name"] == 'Big "Boom"'
    assert found["a3"].words == {"name": "No", "text": "On: off"}, "YAML 1.1 would say False"


def test_an_imported_deck_can_be_printed_at_once(project: Project, tmp_path: Path) -> None:
    (tmp_path / "x.csv").write_text(CSV)
    import_cards(tmp_path / "x.csv", project)

    assert set(OpenGame(project, "x").drawings) == {"a1", "a2", "a3", "back-main"}


def test_an_imported_deck_finds_the_schema_that_it_names(project: Project, tmp_path: Path) -> None:
    (tmp_path / "x.csv").write_text(CSV)
    path = import_cards(tmp_path / "x.csv", project)

    first = path.read_text("utf-8").splitlines()[0]
    assert (path.parent / first.partition("$schema=")[2]).is_file()


def test_a_workbook_says_what_its_csv_says(project: Project, tmp_path: Path) -> None:
    """XLSX: numbers and words as they stand in the cells of the first sheet."""
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in csv.reader(CSV.splitlines()):
        sheet.append([int(cell) if cell.isdecimal() else cell for cell in row])
    book.save(tmp_path / "same.xlsx")
    (tmp_path / "same.csv").write_text(CSV)
    from_rows = import_cards(tmp_path / "same.csv", project)
    said = from_rows.read_text().replace("same.csv", "same.xlsx")
    from_rows.unlink()

    assert import_cards(tmp_path / "same.xlsx", project).read_text() == said


def test_semicolons_and_a_missing_id(project: Project, tmp_path: Path) -> None:
    (tmp_path / "x.csv").write_text("name;text\nOne Fish;Swim.\nTwo Fish;Sink.\n")

    assert "one-fish" in import_cards(tmp_path / "x.csv", project).read_text()


def test_headings_and_names_as_people_write_them(project: Project, tmp_path: Path) -> None:
    (tmp_path / "x.csv").write_text("Name,Größe (cm),Copies\nBär,12,2\nЁлка,3,1\n")
    found = catalogue.load(import_cards(tmp_path / "x.csv", project), project)

    assert [(c.id, c.copies, c.facts) for c in found.cards] == [
        ("bar", 2, {"grosse_cm": 12}),
        ("card-3", 1, {"grosse_cm": 3}),
    ]
    assert found.words["card-3"] == {"name": "Ёлка"}


def test_without_a_project_the_folder_becomes_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing goes into the folder of the games that we ship."""
    (tmp_path / "x.csv").write_text(CSV)
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(cli, ["import", "x.csv"])

    assert done.output == "Made cards/x.yaml. Now: deckproof build x\n"
    assert Project.find().catalogues() == {"x": tmp_path / "cards" / "x.yaml"}


def test_a_refused_table_leaves_no_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "x.csv").write_text("id,copies\na,many\n")
    monkeypatch.chdir(tmp_path)

    done = CliRunner().invoke(cli, ["import", "x.csv"])
    assert isinstance(done.exception, UserError)
    assert not (tmp_path / "cards").exists()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("id,name\n", "has no cards"),
        ("a,b\n1,2\n", "needs a column 'id' or 'name'"),
        ("id,name,name\n1,2,3\n", "x.csv:1:3: 'name' heads two columns"),
        ("id,name\n1,2,3\n", "x.csv:2:3: has more cells than there are columns"),
        ("id,copies\na,1\nb,many\n", "x.csv:3:2: copies: 'many' is not a whole number"),
        ("name,id\nA,a/b\n", "x.csv:2:2: id: 'a/b' is not fit for a file name"),
        ("id\na\n\na\n", "x.csv:4:1: 'a' is the card of row 2 already; write it once"),
        ("name,Цена\nA,1\n", "x.csv:1:2: Цена: 'Цена' is not a field's name"),
    ],
)
def test_a_table_that_makes_no_deck_is_told_and_nothing_is_left(
    text: str, said: str, project: Project, tmp_path: Path
) -> None:
    (tmp_path / "x.csv").write_text(text)

    with pytest.raises(UserError) as refused:
        import_cards(tmp_path / "x.csv", project)
    assert said in str(refused.value)
    assert list((tmp_path / "cards").iterdir()) == []


def test_a_catalogue_that_is_there_stays(project: Project, tmp_path: Path) -> None:
    (tmp_path / "x.csv").write_text(CSV)
    path = import_cards(tmp_path / "x.csv", project)

    with pytest.raises(UserError, match="is there already"):
        import_cards(tmp_path / "x.csv", project)
    assert path.is_file()
