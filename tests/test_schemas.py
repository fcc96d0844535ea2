"""JSON Schemas: one for each sort of YAML file, current, named by the files, and as strict as what
reads them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner
from jsonschema import Draft202012Validator

from generator import art, catalogue, profiles
from generator.catalogue.sizes import card_sizes
from generator.checks.preflight import limits
from generator.cli import cli
from generator.cli.schema import SORTS
from generator.components.measures import box_measures, die_measures
from generator.components.parts import parts
from generator.drawing.fonts import Shelf
from generator.drawing.origin import ROLES
from generator.errors import UserError
from generator.faces.grammar import ALIGN, VERBS
from generator.faces.load import load_layout
from generator.project import Project, shipped_root
from generator.reading.schema import schema_text
from generator.sheets import machines, materials, paper, printer
from generator.workshop.schemas import FOLDER, SCHEMAS
from generator.workshop.starter import new_project

ROOT = shipped_root()
MADE = {name: make() for name, make in SCHEMAS.items()}
NAMES = re.compile(r"# yaml-language-server: \$schema=(\S+)\n")
#: Where files of each sort lie, and the schema that they name.
LIE = {
    "cards": "catalogue", "templates/faces": "layout", "templates": "card-sizes",
    "templates/profiles": "preflight", "templates/profiles/machines": "machine",
    "templates/profiles/exports": "export",
}  # fmt: skip


class Yaml12(yaml.SafeLoader):
    """YAML 1.2, as editors read it: `no` is a word, 12:30 is no number, 2026-01-23 no date."""


Yaml12.yaml_implicit_resolvers = {}
for tag, pattern, first in (
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("null", r"~|null|Null|NULL|", "~nN"),
    ("int", r"[-+]?[0-9]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", "-+.0123456789"),
):
    known = re.compile(f"^(?:{pattern})$")
    Yaml12.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", known, [*first, ""])
Yaml12.add_constructor("tag:yaml.org,2002:int", lambda loader, node: int(node.value))


def keyed(data: Any) -> Any:
    """The same with all keys as text, as JSON has them."""
    if isinstance(data, dict):
        return {str(key): keyed(value) for key, value in data.items()}
    return [keyed(one) for one in data] if isinstance(data, list) else data


def faults(sort: str, text: str) -> list[str]:
    """What an editor underlines."""
    found = Draft202012Validator(MADE[sort]).iter_errors(keyed(yaml.load(text, Yaml12)))
    return [f"{error.json_path}: {error.message}" for error in found]


def shipped() -> list[Path]:
    """Every YAML file that we ship, the starters' among them."""
    found = [*(ROOT / "cards").glob("*.yaml"), *(ROOT / "templates").rglob("*.yaml")]
    return sorted(path for path in found if path.parent.name != "claims")


def sort_of(path: Path) -> str:
    return LIE.get(path.parent.relative_to(starter_of(path) or ROOT).as_posix(), path.stem)


def starter_of(path: Path) -> Path | None:
    """The starter, recipe or showcase that a file is of: its folders are like a project's."""
    starters = [
        *(ROOT / "templates").glob("starter*"),
        *(ROOT / "templates" / "cookbook").iterdir(),
        ROOT / "templates" / "showcase",
    ]
    return next((one for one in starters if path.is_relative_to(one)), None)


@pytest.mark.parametrize("sort", SCHEMAS)
def test_the_committed_schema_is_current(sort: str) -> None:
    """Else make it again, in the repository: deckproof schema."""
    assert (ROOT / FOLDER / f"{sort}.json").read_text("utf-8") == schema_text(MADE[sort])


def test_each_sort_has_its_file_and_its_word_on_the_command_line() -> None:
    assert sorted(path.stem for path in (ROOT / FOLDER).iterdir()) == sorted(SCHEMAS)
    assert tuple(SCHEMAS) == SORTS


@pytest.mark.parametrize("sort", SCHEMAS)
def test_it_is_a_schema_whose_references_lead_somewhere(sort: str) -> None:
    Draft202012Validator.check_schema(MADE[sort])
    told = json.dumps(MADE[sort])
    used = {part.split('"')[0] for part in told.split("#/$defs/")[1:]}

    assert used == set(MADE[sort].get("$defs", {}))


@pytest.mark.parametrize("sort", SCHEMAS)
def test_every_key_has_a_sentence_to_show(sort: str) -> None:
    tables = {sort: MADE[sort], **MADE[sort].get("$defs", {})}
    bare = [
        f"{name}: {key}"
        for name, table in tables.items()
        if not name.startswith("ornament-")  # an ornament's parameters are told by their names
        for key, part in table.get("properties", {}).items()
        if "description" not in part
    ]
    assert bare == []


@pytest.mark.parametrize("path", shipped(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_file_that_we_ship_names_its_schema_and_keeps_to_it(path: Path) -> None:
    text = path.read_text("utf-8")
    named = NAMES.match(text)

    assert named is not None, "the first line names no schema"
    lies = (path.parent / named[1]).resolve()
    starter = starter_of(path)
    if starter is not None:  # there it lies as soon as somebody's project is made
        lies = ROOT / lies.relative_to(starter)
    assert lies == (ROOT / FOLDER / f"{sort_of(path)}.json").resolve()
    assert faults(sort_of(path), text) == []


def test_a_stored_printer_keeps_to_its_schema(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    stored = printer.save(printer.Printer("mine", -1.5, 0.3, 0.2, 0.992, 5.0, "short-edge"))

    assert faults("printer", stored.read_text("utf-8")) == []


def test_a_new_project_has_the_schemas_that_its_files_name(tmp_path: Path) -> None:
    made = new_project(tmp_path / "mine")
    named = {
        (path.parent / found[1]).resolve()
        for path in made
        if path.suffix == ".yaml" and (found := NAMES.match(path.read_text("utf-8")))
    }

    assert {path.stem for path in named} == {"catalogue", "layout"}
    assert named == {path.resolve() for path in made if path.parent.name == "schemas"}
    for path in named:
        assert path.read_text("utf-8") == schema_text(MADE[path.stem])


def test_the_command_writes_them_or_prints_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cards").mkdir()
    printed = CliRunner().invoke(cli, ["schema", "papers", "--json"])

    assert json.loads(printed.stdout) == MADE["papers"]
    assert not (tmp_path / "templates").exists()
    assert CliRunner().invoke(cli, ["schema"]).exit_code == 0
    assert {path.stem for path in (tmp_path / FOLDER).iterdir()} == set(SCHEMAS)


def test_layouts_know_their_words() -> None:
    """Kinds of items, the words of options, ornaments and their parameters, roles of text."""
    defs = MADE["layout"]["$defs"]
    text = defs["item-text"]["properties"]

    assert [one["$ref"] for one in defs["item"]["oneOf"]] == [
        f"#/$defs/item-{verb}" for verb in VERBS
    ]
    assert text["align"]["anyOf"][0]["enum"] == list(ALIGN)
    assert text["role"]["anyOf"][0]["enum"] == list(ROLES)
    assert defs["item-art"]["properties"]["art"]["anyOf"][0]["enum"] == list(art.ours().known)
    for name in art.ours().known:
        assert defs[f"ornament-{name}"]["properties"].keys() == art.ours().parameters(name).keys()


def test_components_know_their_words_in_the_catalogue_too() -> None:
    for schema, top in (
        (MADE["component"], MADE["component"]),
        (MADE["catalogue"], MADE["catalogue"]["$defs"]["ComponentDrawing"]),
    ):
        assert top["properties"]["make"]["enum"] == [
            "token", "board", "die", "box", "standee", "dial",
        ]  # fmt: skip
        shape = schema["$defs"]["TokenModel"]["properties"]["shape"]
        assert shape["enum"] == ["square", "hexagon", "disc"]


def test_limits_have_a_key_for_every_role() -> None:
    assert list(MADE["preflight"]["$defs"]["TypeModel"]["properties"]) == list(ROLES)


SHOP = (ROOT / "templates/profiles/exports/makeplayingcards.yaml").read_text("utf-8")
BOX = (ROOT / "templates/components/box.yaml").read_text("utf-8")
DIE = (ROOT / "templates/components/die.yaml").read_text("utf-8")
KNIFE = """turn: portrait
clear: 2mm
marks:
  - {shape: square, corner: top-left, across: 9mm, down: 9mm, size: 6.1mm, mark: B}
  - {shape: angle, corner: top-right, across: 9mm, down: 9mm, size: 8mm, stroke: 1mm, mark: B}
"""
SILHOUETTE = (ROOT / "templates/profiles/machines/silhouette.yaml").read_text("utf-8")
MATERIALS = (ROOT / "templates/sheets/materials.yaml").read_text("utf-8")
DECK = """\
game: deck
title: Deck
players: 2
layout: plain
backs: {main: {layout: plain-back}}
kinds: {card: {}}
cards:
  - {id: one, kind: card}
words: {cards: {one: {name: One}}}
components:
  bit: {count: 1, with: {make: token, layout: plain, size: 20mm}}
"""

#: Sort of file, a right text, what is wrong with it, and what the reader says.
WRONG = [
    ("catalogue", DECK, ("players: 2", "player: 2"), "player: is not a key of a catalogue"),
    ("catalogue", DECK, ("make: token", "make: tokn"), "did you mean 'token'?"),
    ("catalogue", DECK, ("size: 20mm", "size: 20"), "did you mean '20mm'?"),
    ("catalogue", DECK, ("size: 20mm", "size: 20mm, shape: hexagn"), "did you mean 'hexagon'?"),
    ("catalogue", DECK, ("size: 20mm", "size: 20mm, tile: 5mm"), "tile: is not a key of a token"),
    ("catalogue", DECK, ("{id: one, kind: card}", "one"), "cards"),
    ("layout", "items: []\n", ("items", "itmes"), "did you mean 'items'?"),
    ("layout", "items:\n  - rect: [0, 0, 9mm, 9mm]\n", ("rect", "rekt"), "did you mean 'rect'?"),
    ("layout", "items:\n  - rect: [0, 0, 9mm, 9mm]\n", ("9mm]", "9]"), "did you mean '9mm'?"),
    ("layout", "items:\n  - rect: trim\n    cap: butt\n", ("butt", "but"), "did you mean 'butt'?"),
    ("layout", "items:\n  - rect: trim\n    fill: none\n", ("none", "'#12'"), "is not a colour"),
    ("layout", "items:\n  - rect: trim\n    width: 1pt\n", ("1pt", "1px"), "'px' is not a unit"),
    ("layout", "items:\n  - rect: trim\n    width: 1pt\n", ("width", "with"), "possible here"),
    ("layout", "items:\n  - text: Ace\n    box: trim\n", ("    box: trim\n", ""), "needs 'box'"),
    (
        "layout",
        "items:\n  - art: diamonds\n    with: {}\n",
        ("diamonds", "diamondz"),
        "there is no ornament",
    ),
    ("layout", "styles:\n  name: {size: 9pt}\n", ("size", "sise"), "did you mean 'size'?"),
    (
        "layout",
        "fonts:\n  name: {family: lexend, weight: 500}\n",
        ("family", "famly"),
        "needs a family",
    ),
    ("layout", "boxes:\n  name: [0, 0, 1mm, 1mm]\n", (", 1mm]", "]"), "is not a box"),
    ("card-sizes", "mine: {width: 9mm, height: 9mm}\n", ("height", "hight"), "'height'?"),
    ("card-sizes", "mine: {width: 9mm, height: 9mm}\n", ("9mm,", "9mn,"), "'mn' is not a unit"),
    ("papers", "papers: {b5: {width: 176mm, height: 25cm}}\n", ("25cm", "25"), "'25cm'|'25mm'"),
    ("papers", "papers: {b5: {width: 176mm, height: 25cm}}\n", ("b5", "B5"), "no name for a paper"),
    ("papers", "printing: {gutters: [3mm, 0mm]}\n", ("[3mm, 0mm]", "3mm"), "list of lengths"),
    ("papers", "printing: {mark: {length: 5mm}}\n", ("length", "lenght"), "'length'?"),
    ("materials", MATERIALS, ("lightest: 200", "lightest: heavy"), "'heavy' is not a number"),
    ("materials", MATERIALS, ("lightest: 200", "lightest: 2"), "2 is out of range"),
    ("materials", MATERIALS, ("board: 0.3mm\n", ""), "board: is missing"),
    ("box", BOX, ("bleed: 2mm", "bleed: 2"), "did you mean '2mm'?"),
    ("box", BOX, ("mark: V,", "mark: X,"), "'X' is not a mark"),
    ("box", BOX, ("glue:", "glu:"), "did you mean 'glue'?"),
    ("box", BOX, ("{length: 5mm, mark: B}", "{lenght: 5mm, mark: B}"), "did you mean 'length'?"),
    ("die", DIE, ("face: 6,", "face: 7,"), "7 is too many"),
    ("die", DIE, ("  - {face: 2, column: 1, row: 2}\n", ""), "doesn't name each face once"),
    ("printer", "dx: 1mm\n", ("1mm", "1"), "did you mean '1mm'?"),
    ("printer", "angle: 3\n", ("3", "30"), "30 is out of range"),
    ("printer", "flip: long-edge\n", ("long-edge", "long-egde"), "did you mean 'long-edge'?"),
    ("printer", "scale: 99\n", ("99", "0.99"), "0.99 is out of range"),
    ("printer", "scale: 99\n", ("scale", "skale"), "did you mean 'scale'?"),
    ("machine", KNIFE, ("shape: square", "shape: round"), "'round' is not possible here"),
    ("machine", SILHOUETTE, ("turn: landscape", "turn: lanscape"), "did you mean 'landscape'?"),
    ("machine", KNIFE, (", stroke: 1mm", ""), "is an angle without a stroke"),
    ("machine", SILHOUETTE, ("clear:", "cleer:"), "did you mean 'clear'?"),
    ("machine", KNIFE, ("6.1mm", "6.1"), "did you mean '6.1mm'?"),
    ("machine", SILHOUETTE, ("marks: 3", "marks: 5"), "5 is too many"),
    ("preflight", "type: {rules: 8pt}\n", ("rules", "rule"), "did you mean 'rules'?"),
    ("preflight", "type: {rules: 8pt}\n", ("8pt", "8"), "'8' is a bare number"),
    ("preflight", "contrast: {text: 4.5}\n", ("{text: 4.5}", "4.5"), "'key: value' pairs"),
    ("preflight", "ink: 240%\n", ("240%", "lots"), "is no share of ink"),
    ("preflight", "picture: 200\n", ("200", "0"), "0 is out of range"),
    ("export", SHOP, ("family: pictures", "family: picture"), "did you mean 'pictures'?"),
    ("export", SHOP, ("  dpi:", "  dbi:"), "did you mean 'dpi'?"),
    ("export", SHOP, ("trim: [63.5mm,", "trim: [63.5,"), "did you mean '63.5mm'?"),
    ("export", SHOP, ("canvas: [822, 1122]", "canvas: [822]"), "needs width and height"),
    ("export", SHOP, ("mark: V2", "mark: V3"), "'V3' is not a mark"),
    ("export", SHOP, ("naming:", "namings:"), "did you mean 'naming'?"),
]  # fmt: skip


def read(sort: str, project: Project) -> None:
    """Reads the project's only file of a sort."""
    if sort in ("catalogue", "component"):
        parts(catalogue.load(project.root / "cards/deck.yaml", project), project)
    elif sort == "layout":
        stock = catalogue.load(project.root / "cards/deck.yaml", project).card
        load_layout("mine", project, Shelf(project), stock, {})
    else:
        {
            "card-sizes": card_sizes,
            "papers": paper.load,
            "materials": materials.load,
            "box": box_measures,
            "die": die_measures,
            "printer": lambda _: printer.load("mine"),
            "machine": lambda mine: machines.load(mine, "mine"),
            "preflight": limits.load,
            "export": lambda mine: profiles.load(mine, "mine"),
        }[sort](project)


PLACES = {
    "catalogue": "cards/deck.yaml", "layout": "templates/faces/mine.yaml",
    "card-sizes": "templates/card-sizes.yaml", "papers": "templates/sheets/papers.yaml",
    "materials": "templates/sheets/materials.yaml", "box": "templates/components/box.yaml",
    "die": "templates/components/die.yaml", "printer": "deckproof/printers/mine.yaml",
    "machine": "templates/profiles/machines/mine.yaml",
    "preflight": "templates/profiles/preflight.yaml",
    "export": "templates/profiles/exports/mine.yaml",
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "deck.yaml").write_text(DECK, "utf-8")
    yield tmp_path


@pytest.mark.parametrize(("sort", "right", "change", "said"), WRONG)
def test_a_broken_file_is_refused_by_the_editor_and_by_the_reader(
    sort: str, right: str, change: tuple[str, str], said: str, folder: Path
) -> None:
    """And the right one by neither: each row shows one fault alone."""
    assert change[0] in right
    path = folder / PLACES[sort]
    path.parent.mkdir(parents=True, exist_ok=True)
    project = Project.find(folder)
    if sort != "layout" or "art:" not in right:
        assert faults(sort, right) == []
        path.write_text(right, "utf-8")
        read(sort, project)
    wrong = right.replace(*change, 1)
    path.write_text(wrong, "utf-8")

    assert faults(sort, wrong)
    with pytest.raises(UserError) as caught:
        read(sort, project)
    assert re.search(said, str(caught.value)) or said in str(caught.value)
    assert all(problem.line and problem.column for problem in caught.value.problems)
    assert all(problem.file.endswith(PLACES[sort]) for problem in caught.value.problems)
