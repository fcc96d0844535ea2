"""Coins and boards: as many on the sheets as the catalogue counts, and tiles that meet."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
from PIL import Image
from user import written

import generator.components
from generator import catalogue, rules
from generator.catalogue import Catalogue
from generator.checks import sheetfile
from generator.components.kit import Kit
from generator.components.options import PartOptions, adapted
from generator.components.parts import DrawnComponent, parts
from generator.components.plan import drawing_of, pieces_of
from generator.components.sheets import kit_sheets
from generator.drawing.drawing import Item
from generator.errors import UserError
from generator.faces import Drawing
from generator.painting import png
from generator.project import Project, shipped_root

PROJECT = Project(shipped_root(), Path("nowhere"))
DECK = """\
game: pebbles
title: Pebbles
players: 2
card: {size: poker, bleed: 3mm}
palette: {ink: "#222222", stone: "#8899AA"}
backs: {main: {layout: pebble}}
kinds: {stone: {layout: pebble}}
cards: [{id: one, kind: stone}]
components:
  pebble:
    count: 5
    title: Pebbles
    with: {layout: pebble, size: 25mm, bleed: 1mm, gap: 2mm, values: {mark: P}}
  mat:
    count: 2
    title: Mat
    with: {layout: pebble, size: [200mm, 100mm], tile: [100mm, 100mm], values: {mark: M}}
  die: {count: 1, title: Die}
"""
#: Faulty in each copy, a token, and a box.
EVERY = ", ".join(["{deck: 1}"] * 5)
SMALL = "{layout: pebble, size: 9mm, values: {mark: S}}"
HOLDING = "{make: box, layout: pebble, holds: [pebble, mat, pebble]}"
LAYOUT = """\
fonts: {body: {family: lexend, weight: 700}}
items:
- {rect: bleed, fill: stone}
- {text: "{{ mark }} {{ count }}", box: safe, size: 12pt, colour: ink}
"""


def component_files(ours: Catalogue, project: Project, paper: str, folder: Path) -> list[Path]:
    """The sheets of all drawn components."""
    sheets = kit_sheets(Kit(ours, project), paper)
    return written(folder, {name: one.data for name, one in sheets.items()})


@pytest.fixture(scope="module")
def miners() -> Catalogue:
    return catalogue.load(PROJECT.catalogue("bitcoin-miner"), PROJECT)


@pytest.fixture(scope="module")
def drawn(miners: Catalogue) -> dict[str, tuple[DrawnComponent, Drawing]]:
    """Every flat component, planned whole; planning raises for a text that doesn't fit."""
    stamps: dict[str, tuple[Item, ...]] = {}
    found, _ = adapted(parts(miners, PROJECT), PartOptions(coins=(1, 5, 10)))
    return {
        part.name: (part, drawing_of(part, miners, PROJECT, stamps))
        for part in found
        if part.make in ("token", "board")
    }


def own_project(folder: Path, deck: str = DECK) -> tuple[Catalogue, Project]:
    (folder / "cards").mkdir()
    (folder / "cards/pebbles.yaml").write_text(deck)
    (folder / "templates/faces").mkdir(parents=True)
    (folder / "templates/faces/pebble.yaml").write_text(LAYOUT)
    project = Project.find(folder)
    return catalogue.load(project.catalogue("pebbles"), project), project


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_sheets_hold_each_piece_as_often_as_the_box_does(
    miners: Catalogue, paper: str, tmp_path: Path
) -> None:
    files = component_files(miners, PROJECT, paper, tmp_path)

    assert [path.name for path in files] == [
        f"{sheet}-{paper}.pdf"
        for sheet in ("coins", "coins-1-5-10", "board", "die", "coin-box", "box")
    ]
    coins, _, board, die, purse, box = (sheetfile.read(path) for path in files)
    assert Counter((seen.card, seen.side) for seen in coins.seen) == {
        ("coin", "front"): 280,
        ("coin", "back"): 280,
    }
    assert Counter(seen.card for seen in board.seen) == {f"board-{tile}": 1 for tile in (1, 2, 3)}
    assert [seen.card for seen in (*die.seen, *purse.seen, *box.seen)] == ["die", "coin-box", "box"]
    for sheet, width, height in ((coins, 19, 19), (board, 152.4, 228.6)):
        for seen in sheet.seen:
            assert not seen.faults
            assert (seen.size.w, seen.size.h) == pytest.approx((width, height), abs=0.01)
    assert [seen.page for seen in board.seen] == [1, 2, 3]  # the fourth shows how they meet


@pytest.mark.parametrize("slug", ["war", "war-of-coins", "vires-in-numeris"])
def test_few_pieces_lie_in_the_middle_where_their_cut_marks_are_near(
    slug: str, tmp_path: Path
) -> None:
    """Two player aids of nine that a page holds: the marks stand at their edges, not at those of
    a page of nine."""
    ours = catalogue.load(PROJECT.catalogue(slug), PROJECT)
    [aids] = [
        path for path in component_files(ours, PROJECT, "a4", tmp_path) if "aids" in path.name
    ]

    for page in (1, 2):
        trims = [seen.box for seen in sheetfile.read(aids).seen if seen.page == page]
        assert len(trims) == ours.components["aid"].count
        assert min(one.x for one in trims) + max(one.right for one in trims) == pytest.approx(
            210, abs=0.01
        )
        assert min(one.y for one in trims) + max(one.bottom for one in trims) == pytest.approx(
            297, abs=0.01
        )


def test_the_same_input_gives_the_same_bytes(miners: Catalogue, tmp_path: Path) -> None:
    one, two = (
        [path.read_bytes() for path in component_files(miners, PROJECT, "a4", tmp_path / name)]
        for name in ("one", "two")
    )

    assert one == two


def test_tiles_side_by_side_are_the_board(drawn: dict[str, tuple[DrawnComponent, Drawing]]) -> None:
    """Painted at a resolution that gives a tile whole pixels."""
    part, board = drawn["board"]
    whole = np.asarray(png.paint(board, 50), dtype=int)

    side_by_side = np.hstack([np.asarray(png.paint(one, 50)) for one in pieces_of(part, board)])

    assert side_by_side.shape == whole.shape
    assert np.abs(whole - side_by_side).max() <= 8  # the smoothing of edges, of 255


def test_a_tile_says_only_what_stands_on_it(
    drawn: dict[str, tuple[DrawnComponent, Drawing]],
) -> None:
    part, board = drawn["board"]
    first, middle, last = (tile.text() for tile in pieces_of(part, board))

    assert "CLAIM 1" in first and "CLAIM 3" not in first
    assert "CLAIM 3" in middle and "BLOCKCHAIN" not in middle
    assert "BLOCKCHAIN" in last and "CLAIM" not in last.replace("TO CLAIM", "")


def test_the_board_has_a_space_and_a_dock_for_each_that_the_rules_know(
    drawn: dict[str, tuple[DrawnComponent, Drawing]],
) -> None:
    spaces = rules.game("bitcoin-miner").limits()["space"]  # type: ignore[attr-defined]
    lines = drawn["board"][1].text().split("\n")

    assert [line for line in lines if line.startswith("CLAIM ")] == [
        f"CLAIM {number}" for number in range(1, spaces + 1)
    ]
    assert lines.count("AVAILABLE BLOCKS") == 1
    assert lines.count("= 11") == lines.count("11 + 1") == 1


def test_what_crosses_a_seam_of_the_board_goes_straight_across(
    drawn: dict[str, tuple[DrawnComponent, Drawing]],
) -> None:
    """The mine is one picture, but two millimetres either side of the seams there is only earth,
    and tracks that are level: tiles laid a little apart still fit."""
    picture = np.asarray(png.paint(drawn["board"][1], 50), dtype=int)
    for seam in (152.4, 304.8):
        at = round(seam / 25.4 * 50)
        strip = picture[:, at - 4 : at + 4]
        level = (strip.max(axis=1) - strip.min(axis=1)).max(axis=1) < 64  # stones in the earth
        assert level.mean() > 0.97, f"something stands at x {seam}"


def test_coins_tell_their_worth_by_figure_and_behind_it_by_nuggets(
    miners: Catalogue, drawn: dict[str, tuple[DrawnComponent, Drawing]]
) -> None:
    fields = set()
    for name, worth in (("coin", 1), ("coin-5", 5), ("coin-10", 10)):
        part, front = drawn[name]
        back = drawing_of(part, miners, PROJECT, {}, "back")
        [nuggets] = [back.stamps[use] for use in _uses(back) if use.startswith("nuggets")]
        [field] = [front.stamps[use] for use in _uses(front) if use.startswith("struck-coin")]
        fields.add(repr(field))

        assert (front.text(), back.text()) == (str(worth), "")
        assert len(nuggets) == worth
    assert len(fields) == 3


def test_anyones_deck_can_have_tokens_and_mats(tmp_path: Path) -> None:
    ours, project = own_project(tmp_path)

    files = component_files(ours, project, "a4", tmp_path / "out")

    assert [path.name for path in files] == ["pebble-a4.pdf", "mat-a4.pdf"]
    pebbles, mats = (sheetfile.read(path) for path in files)
    assert Counter(seen.card for seen in pebbles.seen) == {"pebble": 5}
    assert Counter(seen.card for seen in mats.seen) == {"mat-1": 2, "mat-2": 2}


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (", fold: 12mm", "cut along the marks, fold at the dashes"),
        (", fold: 12mm, glued: yes", "cut along the marks, fold over at the dashes, glue"),
    ],
)
def test_a_sheet_says_what_is_folded_and_glued_and_on_what_paper(
    more: str, told: str, tmp_path: Path
) -> None:
    deck = DECK.replace("bleed: 1mm", f"bleed: 1mm{more}", 1)
    ours, project = own_project(tmp_path, deck)

    pebbles, _ = component_files(ours, project, "a4", tmp_path / "out")

    with pypdfium2.PdfDocument(pebbles) as pdf:
        text = pdf[0].get_textpage().get_text_range()
    assert f"Print on one side, {told}" in text
    assert "stiff paper, 200–300 g/m²" in text


@pytest.mark.parametrize(
    ("written", "instead", "message"),
    [
        ("gap: 2mm", "gab: 2mm", "gab: is not a key of a token"),
        ("size: 25mm", "size: 25", "size: '25' is a bare number"),
        ("size: 25mm,", "", "size: is missing"),
        ("layout: pebble, size: 25mm", "layout: peble, size: 25mm", "did you mean 'pebble'?"),
        ("tile: [100mm, 100mm]", "tile: [90mm, 100mm]", "tiles of 90 x 100 mm don't add up"),
        ("bleed: 1mm", "bleed: 1mm, sheet: sheets", "'sheets' can't be the name of a sheet"),
        ("bleed: 1mm", "bleed: 1mm, sheet: mat", "mat can't lie with pebble"),
        ("bleed: 1mm", "bleed: 1mm, glued: yes", "glued: needs a fold"),
        ("mark: P", "w: 3", "w: 'w' is what every layout is told; give the value another name"),
        (
            "mark: P",
            "start-sum: 3",
            "'start-sum' is no name that a layout can say (letters, digits",
        ),
        ("mark: P", "start-sum: 3", "did you mean 'start_sum'?"),
        ("{mark: P}", "{mark: P}, denominations: {5: {side: x}}", "'side' is what every layout is"),
        ("{mark: P}", f"{{mark: P}}, each: [{EVERY}]", "'deck' is what every layout is told"),
        (
            "  die:",
            f"  mat-2: {{count: 1, title: M, with: {SMALL}}}\n  die:",
            "a piece of mat is call",
        ),
        (
            "  die:",
            f"  box: {{count: 1, title: B, with: {HOLDING}}}\n  die:",
            "names 'pebble' twice",
        ),
    ],
)
def test_a_fault_is_told_with_its_place(
    written: str, instead: str, message: str, tmp_path: Path
) -> None:
    ours, project = own_project(tmp_path, DECK.replace(written, instead, 1))

    with pytest.raises(UserError) as caught:
        parts(ours, project)

    assert message in str(caught.value)
    assert all(problem.line > 10 for problem in caught.value.problems)
    assert len(caught.value.problems) == 1


@pytest.mark.parametrize(
    ("instead", "message"),
    [
        (
            "size: [250mm, 60mm]",
            "size: no piece of 250 x 60 mm fits on A5 (135.3 x 197.3 mm within",
        ),
        ("size: 250mm, shape: disc", "size: no piece of 250 x 250 mm fits on A5"),
        ("size: [250mm, 60mm], sheet: small", "size: no piece of 250 x 60 mm fits on A5"),
        ("make: standee, size: [50mm, 99mm]", "size: no piece of 50 x 218 mm fits on A5"),
        ("make: die, size: 70mm", "size: no piece of "),
        (
            "make: box, room: [900mm, 400mm, 20mm]",
            "less room, or a larger paper: --paper 400x500mm",
        ),
        ("make: box, holds: [pebble]", "thinner cards, or a larger paper: --paper 400x500mm"),
    ],
)
def test_what_no_paper_holds_is_told_with_the_place_of_its_size(
    instead: str, message: str, tmp_path: Path
) -> None:
    """Alone, among others on a sheet, as a net: where the catalogue says how large it is."""
    head, _ = DECK.split("  mat:")
    deck = head.replace("bleed: 1mm", "bleed: 1mm, sheet: small")
    if "holds" in instead:
        deck = deck.replace("count: 5", "count: 2000")
    thing = f"{{layout: pebble, values: {{mark: T}}, {instead}}}"
    deck += f"  thing: {{count: 1, title: Thing, with: {thing}}}\n"
    ours, project = own_project(tmp_path, deck)

    with pytest.raises(UserError, match="fits on") as caught:
        list(Kit(ours, project).bundles("a5"))

    [problem] = caught.value.problems
    assert message in str(problem)
    assert (problem.file, problem.line) == ("cards/pebbles.yaml", deck.count("\n"))


def test_nothing_in_the_package_names_a_game() -> None:
    source = " ".join(
        path.read_text("utf-8") for path in Path(generator.components.__path__[0]).glob("*.py")
    )

    for slug in rules.slugs():
        assert slug not in source


def _uses(drawing: Drawing) -> list[str]:
    return [item.stamp for item in drawing.items if hasattr(item, "stamp")]


def test_a_piece_at_its_size_is_a_picture_of_that_size(
    drawn: dict[str, tuple[DrawnComponent, Drawing]],
) -> None:
    image = png.paint(drawn["coin"][1], 254)

    assert isinstance(image, Image.Image)
    assert image.size == (190, 190)
