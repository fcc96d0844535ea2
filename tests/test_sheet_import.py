"""Cards from a spreadsheet: `deckproof import`, which links a catalogue to its table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from openpyxl import Workbook

from generator import catalogue, deck
from generator.catalogue import Catalogue
from generator.cli import cli
from generator.errors import UserError
from generator.manifest import Entry, Manifest, Step
from generator.project import Project
from generator.workshop.importing import Imported, import_cards
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


def made(project: Project, text: str, name: str = "x.csv", **options: bool) -> Imported:
    (project.root / name).write_text(text, "utf-8")
    return import_cards(project.root / name, project, **options)


def loaded(project: Project, text: str, name: str = "x.csv", **options: bool) -> Catalogue:
    return catalogue.load(made(project, text, name, **options).path, project)


@pytest.mark.parametrize("copy", [False, True], ids=["linked", "copied"])
def test_rows_become_cards_with_their_facts_and_words(project: Project, copy: bool) -> None:
    path = made(project, CSV, "My Spells.csv", copy=copy).path
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


def test_the_table_stays_the_source_and_a_copy_is_read_no_more(project: Project) -> None:
    linked = made(project, CSV).path
    copied = made(project, CSV, "y.csv", copy=True).path
    for name in ("x.csv", "y.csv"):
        (project.root / name).write_text(CSV.replace("Spark", "Ember"), "utf-8")

    assert catalogue.load(linked, project).words["a1"]["name"] == "Ember"
    assert catalogue.load(copied, project).words["a1"]["name"] == "Spark"


def test_an_imported_deck_can_be_printed_at_once(project: Project) -> None:
    made(project, CSV)

    assert set(OpenGame(project, "x").drawings) == {"a1", "a2", "a3", "back-main"}


def test_an_imported_deck_finds_the_schema_that_it_names(project: Project) -> None:
    path = made(project, CSV).path

    first = path.read_text("utf-8").splitlines()[0]
    assert (path.parent / first.partition("$schema=")[2]).is_file()


def test_what_was_understood_is_said(project: Project) -> None:
    one = made(project, "Titel;Anzahl;Beschreibung;Kosten\nBär;3x;Brummt.;2\nAal;1;;1\nRest;0;;\n")

    assert one.lines(project) == [
        "Made cards/x.yaml, which reads x.csv at each build.",
        "  2 cards, 4 with copies; copies from 'Anzahl'; name from 'Titel'; text from "
        "'Beschreibung'; kosten is a fact",
        "  semicolons separate its columns",
        "  1 row of no card left out",
        "Now: deckproof build x",
    ]


@pytest.mark.parametrize(
    ("heads", "row", "columns"),
    [
        ("Name,qty", "Elf,2", {"name": "Name", "copies": "qty"}),
        ("Title,Quantity,Rules Text", "Elf,2,Run.", {"copies": "Quantity", "text": "Rules Text"}),
        ("Nom,Nombre,Règles", "Elfe,2,Va.", {"name": "Nom", "copies": "Nombre", "text": "Règles"}),
        ("Nombre,Cantidad,Descripción", "Elfo,2,Ve.", {"name": "Nombre", "copies": "Cantidad"}),
        ("Name,Stück,Flavor Text", "Elf,2,Ah.", {"copies": "Stück", "flavour": "Flavor Text"}),
        ("Suit,Count", "Hope,many", {"name": "Suit"}),
        ("Nr,Kosten", "7,2", {"id": "Nr"}),
    ],
)
def test_usual_headings_of_four_languages_are_known(
    project: Project, heads: str, row: str, columns: dict[str, str]
) -> None:
    told = made(project, f"{heads}\n{row}\n").as_plain(project)["columns"]

    assert told.items() >= columns.items()


def test_nothing_names_a_card_so_rows_do_and_one_name_for_two_is_numbered(
    project: Project,
) -> None:
    rows = loaded(project, "level,gem\n1,k\n1,k\n", "rows.csv")
    twins = loaded(project, "name,cost\nElf,1\nElf,2\n", "twins.csv")

    assert [card.id for card in rows.cards] == ["card-2", "card-3"]
    assert [card.id for card in twins.cards] == ["elf", "elf-2"]


def test_a_type_that_the_next_row_may_have_a_new_value_of(project: Project) -> None:
    path = made(project, CSV).path
    with (project.root / "x.csv").open("a") as table:
        table.write("a4,Spell,1,New,,77,earth\n")

    assert catalogue.load(path, project).cards[3].facts == {"cost": 77, "suit": "earth"}


def test_headings_and_names_as_people_write_them(project: Project) -> None:
    text = "Name,Größe (cm),Copies,Цена,Number\nBär,12,2,5,1\nЁлка,3,1,6,2\n"
    found = loaded(project, text)

    assert [(c.id, c.copies, c.facts) for c in found.cards] == [
        ("bar", 2, {"grosse_cm": 12, "column_4": 5, "card_number": 1}),
        ("card-3", 1, {"grosse_cm": 3, "column_4": 6, "card_number": 2}),
    ]
    assert found.words["card-3"] == {"name": "Ёлка"}


@pytest.mark.parametrize("copy", [False, True], ids=["linked", "copied"])
def test_braces_and_stars_are_text(project: Project, copy: bool) -> None:
    """A cell is no template and no markup; a name that says so prints so."""
    text = "name,text,cost\nA*,{T}: {{ boom }} {% if %} {# no #},{2}{G}\nB,*,1\n"
    found = loaded(project, text, copy=copy)
    drawing = OpenGame(project, "x").drawings["a"]
    shown = "".join(run.text for run in drawing.items if hasattr(run, "text"))

    assert found.cards[0].id == "a"
    assert "{T}: {{ boom }} {% if %} {# no #}".replace(" ", "") in shown.replace(" ", "")
    if not copy:
        assert found.words["a"]["name"] == "A*" and found.cards[0].facts == {"cost": "{2}{G}"}


def test_a_workbook_says_what_its_csv_says_and_which_sheet_was_read(project: Project) -> None:
    book = Workbook()
    book.active.append(["My game"])  # a title, and nothing below
    sheet = book.create_sheet("Deck")
    for row in (["name", "copies", "cost"], ["Elf", 2, 3], ["Orc", 1, 4]):
        sheet.append(row)
    book.create_sheet("More").append(["x"])
    book.save(project.root / "b.xlsx")
    one = import_cards(project.root / "b.xlsx", project)
    found = catalogue.load(one.path, project)

    assert [(c.id, c.copies, c.facts) for c in found.cards] == [
        ("elf", 2, {"cost": 3}),
        ("orc", 1, {"cost": 4}),
    ]
    assert one.notes == ("3 sheets, Sheet, Deck, More; 'Deck' is read, --sheet takes another",)
    with pytest.raises(UserError, match="has no sheet 'Dek' .*did you mean 'Deck'"):
        import_cards(project.root / "b.xlsx", project, "c", sheet="Dek")


def test_a_column_of_copies_that_holds_other_things_is_told(project: Project) -> None:
    one = made(project, "name,qty\nElf,two\nOrc,1.5\nFox,3\n")

    assert one.notes == (
        "'qty' doesn't say how many there are of a card: most of it is no number of copies, such "
        "as 'two', '1.5'",
    )


def test_pictures_that_are_there_are_pictures(project: Project) -> None:
    (project.root / "cards" / "elf.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    here = made(project, "name,art\nElf,elf.svg\n", "here.csv")
    gone = made(project, "name,art\nElf,elf.svg\nOrc,orc.png\n", "gone.csv")

    assert here.columns.types == {"art": "picture"} and here.notes == ()
    assert gone.columns.types == {"art": "picture"}
    assert "1 of 2 pictures are not in cards/" in gone.notes[0]


def test_importing_again_brings_new_columns_and_tells_what_is_new(
    project: Project, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A table from outside is copied; again, and its copy is brought up to date. What a person
    wrote into the catalogue stays."""
    outside = tmp_path_factory.mktemp("desk") / "x.csv"
    outside.write_text("name,text,cost\nElf,Run.,1\nOrc,Hit.,2\nOwl,Fly.,3\n")
    path = import_cards(outside, project).path
    path.write_text(path.read_text() + "words:\n  cards:\n    elf: {text: Mine.}  # kept\n")
    outside.write_text("name,text,cost,armour\nElf,Sit.,1,4\nOrc,Hit.,9,4\nAnt,Dig.,3,4\n")
    again = import_cards(outside, project)
    found = catalogue.load(path, project)

    assert again.changes is not None
    assert again.changes.lines() == ["came: ant", "went: owl", "changed: elf, orc"]
    assert found.cards[0].facts == {"cost": 1, "armour": 4}
    assert found.words["elf"]["text"] == "Mine." and "# kept" in path.read_text()


def test_a_new_kind_and_a_first_fact_find_their_places(project: Project) -> None:
    path = made(project, "name,kind\nElf,hero\n").path
    again = made(project, "name,kind,cost\nElf,hero,1\nAxe,thing,2\n")
    found = catalogue.load(path, project)

    assert again.path == path
    assert [(card.kind, card.facts) for card in found.cards] == [
        ("hero", {"cost": 1}),
        ("thing", {"cost": 2}),
    ]


def test_again_means_the_sheet_that_the_catalogue_names(project: Project) -> None:
    book = Workbook()
    book.active.append(["name"])
    book.active.append(["Elf"])
    second = book.create_sheet("Two")
    second.append(["name", "cost"])
    second.append(["Orc", 3])
    book.save(project.root / "b.xlsx")
    import_cards(project.root / "b.xlsx", project, sheet="Two")
    second["C1"], second["C2"] = "armour", 4
    book.save(project.root / "b.xlsx")
    path = import_cards(project.root / "b.xlsx", project).path

    assert catalogue.load(path, project).cards[0].facts == {"cost": 3, "armour": 4}


def test_a_table_of_the_project_is_compared_with_the_last_build(project: Project) -> None:
    path = made(project, "name,qty\nElf,1\nOrc,2\n").path
    manifest = Manifest("x")
    folder = project.output / "x"
    folder.mkdir(parents=True)
    about = {
        "tagline": "", "players": "2", "minutes": "5", "total": 3, "distinct": 2, "dpi": 300,
        "bleed": False, "faces": [], "copies": {"elf": 1, "orc": 2},
    }  # fmt: skip
    manifest.steps[Step("cards")] = Entry(kind="cards", inputs="", about=about)
    manifest.write(folder)
    again = made(project, "name,qty\nElf,4\nOwl,2\n")

    assert again.path == path and again.changes is not None
    assert again.changes.as_plain() == {"came": ["owl"], "went": ["orc"], "changed": ["elf"]}


def test_a_catalogue_that_reads_another_table_stays(project: Project) -> None:
    path = made(project, CSV, copy=True).path
    before = path.read_bytes()

    for copy in (False, True):
        with pytest.raises(UserError, match="is there already"):
            made(project, CSV, copy=copy)
    assert path.read_bytes() == before


def test_without_a_project_the_folder_becomes_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing goes into the folder of the games that we ship."""
    (tmp_path / "x.csv").write_text(CSV)
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(cli, ["import", "x.csv", "--json"])

    assert json.loads(done.output)["catalogue"] == str(tmp_path / "cards" / "x.yaml")
    assert json.loads(done.output)["cards"] == 3
    assert Project.find().catalogues() == {"x": tmp_path / "cards" / "x.yaml"}


def test_a_refused_table_leaves_no_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "x.csv").write_text("name,copies\na,9999\n")
    monkeypatch.chdir(tmp_path)

    done = CliRunner().invoke(cli, ["import", "x.csv"])
    assert isinstance(done.exception, UserError)
    assert "project" not in done.output and not (tmp_path / "cards").exists()

    (tmp_path / "x.csv").write_text(CSV)
    assert (
        "notice: this folder is a project now"
        in CliRunner().invoke(cli, ["import", "x.csv"]).output
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("id,name\n", "has no cards"),
        ("name,qty\nElf,0\n", "makes no card"),
        ("id,name\n1,2,3\n", "x.csv:2:3: has more cells than there are columns"),
        ("id,copies\na,1\nb,9999\n", "x.csv:3:2: B3 'copies': 9999 is not a number of copies"),
        ("name,kind\nA,лес\n", "x.csv:2:2: B2 'kind': 'лес' can't name a kind"),
        ('name,text\nA,"never closed\n', "x.csv:2:1: a quotation mark is never closed"),
        ("name\nA\0\n", "x.csv: is no text"),
    ],
)
def test_a_table_that_makes_no_deck_is_told_and_nothing_is_left(
    text: str, said: str, project: Project
) -> None:
    with pytest.raises(UserError) as refused:
        made(project, text)
    assert said in str(refused.value)
    assert list((project.root / "cards").iterdir()) == []
