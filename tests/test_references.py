"""The references say what the code says: their tables are current, their examples can be drawn, and
every word of a rulebook's template is told."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import drawn_examples
import help_pictures
import pytest
import references
import yaml
from openpyxl import Workbook
from PIL import Image

from generator import art, catalogue, deck, rules
from generator.components.kit import Kit
from generator.components.model import MODELS, make_of
from generator.faces.grammar import VERBS
from generator.faces.plan import Faces
from generator.manifest import Inputs
from generator.painting.png import paint
from generator.project import Project
from generator.rulebook import document
from generator.rulebook.pictures import no_picture

ROOT = references.ROOT


def examples(book: str) -> list[str]:
    """The blocks of YAML in a book."""
    return re.findall(r"```yaml\n(.*?)```", (ROOT / book).read_text("utf-8"), re.DOTALL)


# Tables


@pytest.mark.parametrize("book", references.TABLES)
def test_the_tables_of_a_reference_are_current(book: str) -> None:
    text = (ROOT / book).read_text("utf-8")

    assert references.written(text, references.TABLES[book]) == text, "run make references"


def test_every_place_for_a_table_has_one_that_fills_it() -> None:
    for book, tables in references.TABLES.items():
        text = (ROOT / book).read_text("utf-8")

        assert re.findall(r"<!-- made: (\w+) -->", text) == list(tables), book


def test_a_table_is_put_in_its_place_and_nothing_else_changes() -> None:
    text = "before\n<!-- made: a -->\nold\n<!-- end -->\nbetween\n<!-- made: b -->\n<!-- end -->\n"

    found = references.written(text, {"a": lambda: "new", "b": lambda: "too"})

    assert found == (
        "before\n<!-- made: a -->\n\nnew\n\n<!-- end -->\nbetween\n"
        "<!-- made: b -->\n\ntoo\n\n<!-- end -->\n"
    )
    with pytest.raises(ValueError, match="no place for the table 'c'"):
        references.written(text, {"c": lambda: ""})


# Examples


@pytest.fixture
def harbour(tmp_path: Path) -> Project:
    """A project of nothing but the references' examples, and a coin of the starter."""
    faces = tmp_path / "templates" / "faces"
    faces.mkdir(parents=True)
    (tmp_path / "cards").mkdir()
    cards, _ = examples("cards/README.md")
    (components,) = examples("templates/components/README.md")
    layout, facts = examples("templates/faces/README.md")
    (tmp_path / "cards" / "harbour.yaml").write_text(cards + components, "utf-8")
    (faces / "stars.yaml").write_text(layout, "utf-8")
    (faces / "facts.yaml").write_text(facts, "utf-8")
    shutil.copy(ROOT / "templates" / "starter" / "templates" / "faces" / "coin.yaml", faces)
    return Project.find(tmp_path)


def test_the_catalogue_that_is_shown_makes_the_deck_that_it_says(harbour: Project) -> None:
    loaded = catalogue.load(harbour.catalogue("harbour"), harbour)
    built = deck.build(loaded)

    assert loaded.doubts == ()
    assert built.total == loaded.composition.total == 13
    assert built["brig-2"].name == "Brig 2"
    assert len(Faces(built, harbour).all()) == 12


def test_the_table_that_is_shown_is_read(harbour: Project) -> None:
    _, table = examples("cards/README.md")
    head = "game: foxes\ntitle: F\nplayers: 2\nlayout: plain\nkinds: {animal: {}, other: {}}\n"
    back = "backs: {main: {layout: plain-back, with: {word: F}}}\n"
    (harbour.root / "cards" / "foxes.yaml").write_text(head + back + table, "utf-8")
    book = Workbook()
    book.active.append(["not", "this"])
    deck_of_foxes = book.create_sheet("Deck")
    for row in (["Title", "Qty", "Rules"], ["Fox", 2, "Runs away."]):
        deck_of_foxes.append(row)
    book.save(harbour.root / "foxes.xlsx")
    found = catalogue.load(harbour.catalogue("foxes"), harbour)

    assert [(card.id, card.kind, card.copies) for card in found.cards] == [("fox", "animal", 2)]
    assert found.words["fox"] == {"name": "Fox", "text": "Runs away."}


def test_the_layout_that_is_shown_draws_a_star_for_each_point(harbour: Project) -> None:
    path = harbour.catalogue("harbour")
    path.write_text(path.read_text("utf-8").replace("layout: plain ", "layout: stars "), "utf-8")
    faces = Faces(deck.build(catalogue.load(path, harbour)), harbour).all()

    assert len(faces["brig-4"].items) - len(faces["brig-1"].items) == 3


def test_the_layout_that_knows_no_field_shows_each_fact_with_its_name(harbour: Project) -> None:
    path = harbour.catalogue("harbour")
    path.write_text(path.read_text("utf-8").replace("layout: plain ", "layout: facts "), "utf-8")
    built = deck.build(catalogue.load(path, harbour))

    shown = [item.text for item in Faces(built, harbour).front(built["brig-2"]).items]
    assert shown == [f"{one['title']}: {one['word']}" for one in built["brig-2"].view()["facts"]]
    assert "Rank: 2" in shown


def test_the_components_that_are_shown_are_all_that_can_be_made(harbour: Project) -> None:
    kit = Kit(catalogue.load(harbour.catalogue("harbour"), harbour), harbour)

    assert {part.make for part in kit.parts} == set(MODELS)
    printed = {part.name for part in (*kit.parts, *kit.instead)}
    assert {part.name for part, _ in kit.faces()} == printed
    (text,) = examples("templates/components/README.md")
    shown = [one["with"] for one in yaml.safe_load(text)["components"].values()]
    for make, model in MODELS.items():
        keys = {key for given in shown if make_of(given) == make for key in given}
        assert keys == set(model.model_fields), f"the {make} that is shown has not every key"


def test_a_reference_is_no_input_of_a_build(harbour: Project) -> None:
    folders = ("templates/faces", "templates/rulebooks")
    before = Inputs(harbour).of("harbour", folders)
    (harbour.root / "cards" / "README.md").write_text("How we write ours.", "utf-8")

    assert Inputs(harbour).of("harbour", folders) == before
    (harbour.root / "cards" / "picture.svg").write_text("<svg/>", "utf-8")
    assert Inputs(harbour).of("harbour", folders) != before


# Words of rulebooks


@pytest.fixture(scope="module")
def words() -> dict[str, Any]:
    """{name: what it is} of all that a template can name, but what Jinja itself brings."""
    made = []
    make = document.environment

    def noted(project: Project) -> Any:
        made.append(make(project))
        return made[-1]

    project = Project(ROOT, ROOT / "output")
    plain = set(make(project).globals)
    patch = pytest.MonkeyPatch()
    patch.setattr(document, "environment", noted)
    built = deck.build(catalogue.load(project.catalogue("war"), project))
    document.compose(built, project, rules.pack("war"), no_picture)
    patch.undo()
    return {name: what for name, what in made[0].globals.items() if name not in plain}


@pytest.fixture(scope="module")
def told() -> str:
    """All that the reference of rulebooks sets as code."""
    text = (ROOT / "templates/rulebooks/README.md").read_text("utf-8")
    blocks = re.findall(r"```jinja\n(.*?)```", text, re.DOTALL)
    return "\n".join(blocks + re.findall(r"`([^`\n]+)`", text))


def test_every_word_of_a_template_is_told(words: dict[str, Any], told: str) -> None:
    assert [name for name in words if not re.search(rf"(?<![\w.]){name}\b", told)] == []


def test_every_way_to_draw_is_told(words: dict[str, Any], told: str) -> None:
    ways = [name for name in dir(words["draw"]) if not name.startswith("_")]

    assert len(ways) > 5
    assert [name for name in ways if f"draw.{name}(" not in told] == []


def test_every_word_told_is_one_that_a_template_has(words: dict[str, Any], told: str) -> None:
    called = set(re.findall(r"(?:\{\{|\{% call) (\w+)[( ]", told))
    drawn = set(re.findall(r"draw\.(\w+)", told))

    assert len(called) > 30
    assert called <= words.keys()
    assert drawn <= set(dir(words["draw"]))


# Recipes


def test_each_recipe_names_what_is_in_the_files_that_it_names() -> None:
    """That the files are there, tests/test_readme.py asks."""
    house = ROOT / "generator" / "README.md"
    recipes = re.findall(r"^\*\*A .*$", house.read_text("utf-8"), re.MULTILINE)
    named = re.findall(r"`(\w+)` of \[[^]]*\]\(([^)]+)\)", "\n".join(recipes))

    assert len(recipes) >= 8 and all("](" in recipe for recipe in recipes)
    assert len(named) >= 4
    for word, path in named:
        assert re.search(rf"\b{word}\b", (house.parent / path).read_text("utf-8")), word


# Pictures


def test_every_item_is_shown_by_an_example_as_it_is_drawn(
    difference: Callable[[Image.Image, Image.Image], float],
) -> None:
    assert list(drawn_examples.ITEMS) == list(VERBS)
    for name, drawing in drawn_examples.drawings().items():
        with Image.open(ROOT / "templates" / "help" / f"{name}.png") as kept:
            looks = paint(drawing, help_pictures.DPI)
            assert difference(looks, kept.convert("RGB")) < 2, f"{name}: run make samples, look"


def test_every_picture_is_shown_and_every_ornament_is_in_one() -> None:
    there = {path.stem for path in (ROOT / "templates" / "help").glob("*.png")}
    books = [*references.TABLES, "templates/cookbook/README.md"]
    text = "".join((ROOT / book).read_text("utf-8") for book in books)

    assert {Path(one).stem for one in re.findall(r"help/([\w-]+\.png)\)", text)} == there
    assert {f"ornaments-{help_pictures.folder_of(name)}" for name in art.ours().known} <= there
