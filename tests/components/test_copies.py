"""Values for each copy of a component: what is drawn, printed, exported, and refused."""

from __future__ import annotations

import json
import shutil
import zipfile
from pathlib import Path
from subprocess import CompletedProcess

import pikepdf
import pypdfium2
import pytest
from jsonschema import Draft202012Validator
from user import run

from generator import catalogue
from generator.checks import sheetfile
from generator.components.kit import Kit
from generator.components.model import MAKES
from generator.components.parts import parts
from generator.errors import UserError
from generator.project import Project
from generator.units import Size

HERE = Path(__file__).parents[1] / "projects/shapes"
TABLES = (
    "tabletop-simulator", "playingcards-io", "tabletopia", "tabletop-playground", "vassal",
    "screentop", "print-and-play",
)  # fmt: skip
DECK = """\
game: owned
title: Owned
players: 2-6
card: {size: mini, bleed: 2mm, safe: 3mm}
palette: {ink: "#222222", sea: "#9CC9E8", sand: "#E9C46A", moss: "#6A994E"}
backs: {main: {layout: back}}
kinds: {card: {layout: card}}
cards: [{id: one, kind: card, copies: 2}]
components:
"""
EACH = "each: [{owner: fox}, {owner: owl, title: Of the owl}, {owner: fox}]"
#: A component of every make, each with three copies of which two are alike.
KINDS = {
    "strip": "layout: owned, size: [120mm, 12mm], bleed: 1mm, gap: 2mm",
    "aid": "layout: owned, back: owned, size: [44mm, 63mm], bleed: 1mm, safe: 1mm",
    "coin": "layout: owned, back: owned, size: 19mm, shape: disc, bleed: 1mm, sheet: small",
    "tile": "layout: owned, size: 25mm, shape: hexagon, bleed: 1mm, sheet: small",
    "die": "make: die, layout: owned, size: 14mm",
    "box": "make: box, layout: owned",
    "hero": "make: standee, layout: owned, back: owned, size: [25mm, 40mm]",
    "life": "make: dial, layout: owned, size: 60mm",
    "land": "make: board, layout: owned, size: [160mm, 60mm], tile: [80mm, 60mm]",
}
LAYOUT = """\
fonts: {body: {family: lexend, weight: 700}}
items:
- {rect: bleed, fill: "{{ 'sand' if owner == 'fox' else 'sea' }}"}
- when: w > 20 and h > 11
  text: "{{ owner[:1] }}{{ count }}"
  box: ["{{ w / 2 - 6 }}mm", "{{ h / 2 - 2.5 }}mm", 12mm, 5mm]
  size: 9pt
  colour: ink
  align: center
"""


def project(folder: Path, components: str) -> Path:
    mine = Path(shutil.copytree(HERE, folder / "mine"))
    for other in mine.glob("cards/*.yaml"):
        other.unlink()
    (mine / "cards/owned.yaml").write_text(DECK + components)
    (mine / "templates/faces/owned.yaml").write_text(LAYOUT)
    return mine


def told(mine: Path, *words: str) -> CompletedProcess[str]:
    return run(*words, folder=mine)


def kinds(each: str = EACH) -> str:
    return "".join(
        f"  {name}:\n    title: All {name}s\n    with: {{{made}, {each}}}\n"
        for name, made in KINDS.items()
    )


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    mine = project(tmp_path_factory.mktemp("copies"), kinds())
    done = told(mine, "build")
    assert done.returncode == 0, done.stderr
    return mine


def counts(folder: Path) -> dict[str, int]:
    found: dict[str, int] = {}
    for file in folder.glob("*-a4.pdf"):
        if not file.name.startswith(("sheets", "rulebook")):
            found |= sheetfile.read(file).counts("front")
    return found


def test_each_look_is_printed_as_often_as_it_has_copies(built: Path) -> None:
    made = {name: [f"{name}.1", f"{name}.2"] for name in KINDS}
    made["life"] = [f"life.{copy}-{disc}" for copy in (1, 2) for disc in ("disc", "cover")]
    made["land"] = [f"land.{copy}-{tile}" for copy in (1, 2) for tile in (1, 2)]

    found = counts(built / "output/owned")
    assert found == {
        name: 2 if name.split(".")[1].startswith("1") else 1
        for names in made.values()
        for name in names
    }
    assert {Path(name).stem.split("-")[0] for name in KINDS} == {*KINDS}
    assert told(built, "check", "--files").returncode == 0


def test_a_sheet_calls_all_copies_by_the_components_title(built: Path) -> None:
    with pikepdf.open(built / "output/owned/strip-a4.pdf") as pdf:
        assert pdf.docinfo["/Title"] == "Owned · All strips: sheets for A4"
    document = pypdfium2.PdfDocument(built / "output/owned/strip-a4.pdf")
    page = document[0].get_textpage().get_text_bounded()
    document.close()
    assert "3 All strips" in page
    # A layout is told of all copies.
    assert "f3" in page and "o3" in page


def test_dice_of_one_size_share_a_sheet_and_none_is_left_out(tmp_path: Path) -> None:
    """They are two components, not copies of one: each has its own face, count and title."""
    dice = (("fate", 2, "fox"), ("chance", 1, "owl"))
    lines = "".join(
        f"  {name}: {{count: {count}, title: {name.title()} die, with: {{make: die, "
        f"layout: owned, size: 14mm, sheet: dice, values: {{owner: {owner}}}}}}}\n"
        for name, count, owner in dice
    )
    mine = project(tmp_path, lines)
    done = told(mine, "build")
    assert done.returncode == 0, done.stderr

    file = mine / "output/owned/dice-a4.pdf"
    sheet = sheetfile.read(file)
    assert sheet.counts("front") == {"fate": 2, "chance": 1}
    with pypdfium2.PdfDocument(file) as pdf:
        assert "2 Fate die, 1 Chance die" in pdf[0].get_textpage().get_text_bounded()
        page = pdf[0].render(scale=2).to_pil().convert("RGB")
    colours = {
        one.card: page.getpixel((round(one.x / 25.4 * 144), round(one.y / 25.4 * 144)))
        for one in sheet.seen
    }
    assert colours == {"fate": (0xE9, 0xC4, 0x6A), "chance": (0x9C, 0xC9, 0xE8)}
    assert told(mine, "check", "--files").returncode == 0


def test_equal_copies_are_drawn_once_and_bare_ones_as_without_the_key(tmp_path: Path) -> None:
    """All alike give the same bytes as one set of values does."""
    plain = KINDS["strip"]
    ways = {
        "values": f"  strip: {{count: 3, with: {{{plain}, values: {{owner: fox}}}}}}\n",
        "alike": "  strip: {with: {" + plain + ", each: [{owner: fox}, {owner: fox}, "
        "{owner: fox}]}}\n",
    }
    for way, written in ways.items():
        mine = project(tmp_path / way, written)
        assert told(mine, "parts", "--paper", "a4").returncode == 0
    seen = []
    for way in ways:
        with pikepdf.open(tmp_path / way / "mine/output/owned/strip-a4.pdf") as pdf:
            forms = pdf.pages[0].Resources.XObject
            seen.append({name: form.read_bytes() for name, form in forms.items()})
    assert seen[0] == seen[1] and "/FormXob.strip" in seen[0]


def test_virtual_tables_and_the_bundle_have_every_copy(built: Path) -> None:
    for target in TABLES:  # each reads itself back
        done = told(built, "export", "--to", target)
        assert done.returncode == 0, done.stderr
    [saved] = built.glob("output/owned/export/tabletop-simulator/*.json")
    objects = json.loads(saved.read_text())["ObjectStates"]
    stacks = [one["Nickname"] for one in objects if one.get("GMNotes", "").startswith("strip.")]
    assert sorted(stacks) == ["All strips", "Of the owl"]
    [packed] = built.glob("output/owned/export/print-and-play/*.zip")
    with zipfile.ZipFile(packed) as archive:
        [read] = [name for name in archive.namelist() if name.endswith("instructions.txt")]
        lines = archive.read(read).decode().splitlines()
    assert [line.strip() for line in lines if "strip" in line] == ["3 x All strips"]


def test_the_schema_takes_it(built: Path) -> None:
    from generator.catalogue.schema import catalogue_schema
    from generator.components.model import component_schema
    from generator.reading.read import read_source

    schema = Draft202012Validator(catalogue_schema(component_schema()))
    deck = read_source(built / "cards/owned.yaml", "owned.yaml").data
    assert not list(schema.iter_errors(deck))
    del deck["components"]["strip"]["with"]["each"]
    assert list(schema.iter_errors(deck))


@pytest.mark.parametrize("make", MAKES)
def test_every_make_takes_it(make: str) -> None:
    from generator.components.model import MODELS

    assert "each" in MODELS[make].model_fields


#: What is written, and what is told of it: `{…}` is the component, in line 10 of the file.
WRONG = {
    "{count: 2, with: {layout: owned, size: 9mm, each: [{owner: a}, {owner: b}, {owner: c}]}}": (
        "cards/owned.yaml:10:59: each: has 3 entries for 2 copies (an entry a "
        "copy); without 'count:' there are as many as entries"
    ),
    "{count: 1, with: {layout: owned, size: 9mm, each: []}}": (
        "cards/owned.yaml:10:59: each: is an empty list (an entry a copy)"
    ),
    "{with: {layout: owned, size: 9mm, each: []}}": "each: is an empty list (an entry a copy)",
    "{with: {layout: owned, size: 9mm, each: ~}}": "each: needs a list (found nothing)",
    "{with: {layout: owned, size: 9mm}}": "count: is missing (how many there are in the box;",
    "{with: {layout: owned, size: 9mm, each: {owner: a}}}": "needs a list",
    "{with: {layout: owned, size: 9mm, each: [{owner: a}, b]}}": (
        "cards/owned.yaml:10:62: each: needs 'key: value' pairs below it (found 'b')"
    ),
    "{with: {layout: owned, size: 9mm, each: [{owner: a}, {ower: b}]}}": (
        "cards/owned.yaml:10:63: ower: is set for this copy and not "
        "for the first; did you mean 'owner'?"
    ),
    "{with: {layout: owned, size: 9mm, each: [{owner: a}, {}]}}": (
        "cards/owned.yaml:10:62: each: has no 'owner', as the first copy "
        "has; write it, or give a usual one in 'values: owner'"
    ),
    "{with: {layout: owned, size: 9mm, each: [{owner: a, title: []}]}}": (
        "title: needs one value, not a list"
    ),
    "{with: {layout: owned, size: 9mm, denominations: {5: ~}, each: [{owner: a}]}}": (
        "each: can't stand beside 'denominations': coins of one worth are "
        "alike; make the other coins a component"
    ),
}


@pytest.mark.parametrize("written", WRONG, ids=lambda written: str(written)[-36:])
def test_what_is_wrong_is_told_in_a_line_at_its_place(tmp_path: Path, written: str) -> None:
    mine = project(tmp_path, f"  chip: {written}\n")
    done = told(mine, "parts")

    assert done.returncode == 2
    lines = [line for line in done.stderr.splitlines() if "owned.yaml" in line]
    assert len(lines) == 1 and WRONG[written] in lines[0], done.stderr


def test_there_are_no_more_copies_than_pieces(tmp_path: Path) -> None:
    mine = project(tmp_path, "  chip: {with: {layout: owned, size: 9mm, " + EACH + "}}\n")
    done = told(mine, "parts", "--budget", "pieces=2")

    assert done.returncode == 2
    assert "count: 3 is too many (0..2); --budget pieces=NUMBER" in done.stderr


def test_a_copy_may_leave_what_values_say(tmp_path: Path) -> None:
    each = "values: {owner: owl}, each: [{}, {owner: fox}]"
    mine = project(tmp_path, f"  chip: {{with: {{layout: owned, size: 9mm, {each}}}}}\n")
    found = Project.find(mine)
    made = parts(catalogue.load(found.catalogue("owned"), found), found)

    assert [(one.name, one.values["owner"], one.copies) for one in made] == [
        ("chip.1", "owl", (1,)),
        ("chip.2", "fox", (2,)),
    ]


def test_a_box_has_room_for_every_copy(tmp_path: Path) -> None:
    """Whether they are alike or not."""
    box = "  box: {count: 1, with: {make: box, layout: owned, holds: [aid], values: {owner: a}}}\n"

    def net(each: str) -> Size:
        held = f"  aid: {{count: 3, with: {{{KINDS['aid']}, {each}}}}}\n"
        found = Project.find(project(tmp_path / each[:4], held + box))
        kit = Kit(catalogue.load(found.catalogue("owned"), found), found)
        [size] = {one.size for part, one in kit.wholes() if part.make == "box"}
        return size

    assert net(EACH) == net("values: {owner: fox}")


def test_a_book_shows_any_copy(built: Path) -> None:
    from generator.rulebook.document import _parts
    from generator.rulebook.pictures import Album, no_picture
    from generator.workshop.open_game import OpenGame

    found = Project.find(built)
    game, album = OpenGame(found, "owned"), Album(no_picture)
    word = _parts(game.deck, found, album)

    assert [str(word("strip", 20, copy=copy)).split('"')[1] for copy in (1, 2, 3)] == [
        "picture:part/strip.1",
        "picture:part/strip.2",
        "picture:part/strip.1",
    ]
    with pytest.raises(UserError, match="component 'strip' has no copy 4"):
        word("strip", 20, copy=4)
