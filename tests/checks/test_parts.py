"""Components and cut files read back: what is missing, too small or out of place is caught."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from PIL import Image
from user import keep

from generator.checks import cuts, of_game, parts, preflight, sheetfile, tilefile
from generator.checks.findings import Finding
from generator.components.options import PartOptions
from generator.manifest import Manifest, Step
from generator.project import Project
from generator.workshop.open_game import OpenGame
from generator.workshop.sheets import SheetOptions

DECK = """\
game: pebbles
title: Pebbles
players: 2
card: {size: poker, bleed: 3mm}
palette: {ink: "#222222", stone: "#8899AA"}
backs: {main: {layout: mat}}
kinds: {stone: {layout: mat}}
cards: [{id: one, kind: stone, copies: 54}]
components:
  pebble:
    count: 30
    title: Pebbles
    with: {layout: pebble, size: 25mm, values: {value: 1, mark: P}, denominations: {5: {mark: V}}}
  mat:
    count: 1
    title: Mat
    with: {layout: mat, size: [300mm, 100mm], tile: [100mm, 100mm], fold: 150mm}
  box: {count: 1, title: Box, with: {make: box, layout: box}}
"""
PEBBLE = """\
fonts: {body: {family: lexend, weight: 700}}
items:
- {rect: bleed, fill: stone}
- {text: "{{ mark }}", box: safe, size: 12pt, colour: ink}
"""
MAT = """\
items:
- {rect: bleed, fill: stone}
- {path: "M-9 -9 L309 120 L309 40 L-9 90 Z", fill: ink}
"""


def written(folder: Path) -> Project:
    (folder / "cards").mkdir()
    (folder / "cards/pebbles.yaml").write_text(DECK)
    faces = folder / "templates/faces"
    faces.mkdir(parents=True)
    (faces / "pebble.yaml").write_text(PEBBLE)
    (faces / "mat.yaml").write_text(MAT)
    return Project.find(folder, folder / "output")


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return written(tmp_path)


def printed(project: Project, **options: object) -> OpenGame:
    game = OpenGame(project, "pebbles")
    for paper in ("a4", "shop"):
        result = game.parts(paper, PartOptions(**options))  # type: ignore[arg-type]
        keep(game, Step("parts", paper), result)
    return game


def found(game: OpenGame) -> list[Finding]:
    fresh = OpenGame(game.project, game.slug)
    manifest = Manifest.read(game.folder, game.slug)
    return [
        *parts.findings(fresh, game.folder, manifest),
        *parts.cut_paths(game.folder, manifest),
    ]


def looked_at(game: OpenGame) -> list[Finding]:
    return list(preflight.of_components(game.deck, game.kit))


def codes(game: OpenGame) -> list[str]:
    return sorted({finding.code for finding in found(game)})


def catalogue(project: Project, old: str, new: str) -> None:
    path = project.catalogue("pebbles")
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def wish(game: OpenGame, **options: object) -> None:
    """Another claim of how the files were made, the files as they are."""
    path = game.folder / "manifest.json"
    data = json.loads(path.read_text())
    data["steps"]["parts-a4"]["about"]["options"] |= options
    path.write_text(json.dumps(data))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"coins": (1, 5)},
        {"shape": "hexagon"},
        {"overlap": 8.0},
        {"sleeved": True},
        {"thickness": 0.4},
        {"machine": "silhouette", "shape": "disc"},
        {"machine": "cricut"},
    ],
)
def test_what_is_right_is_found_right(project: Project, options: dict[str, object]) -> None:
    assert found(printed(project, **options)) == []


def test_a_coin_too_few(project: Project) -> None:
    game = printed(project)
    catalogue(project, "count: 30", "count: 31")

    [finding] = found(game)
    assert (finding.code, finding.message) == (
        "component-short",
        "30 x pebble on its sheets, not 31",
    )


def test_denominations_that_do_not_add_up(project: Project) -> None:
    game = printed(project, coins=(1, 5))
    catalogue(project, "count: 30", "count: 40")

    messages = [finding.message for finding in found(game)]
    assert "pebble: pieces worth 30 on the sheets, not 40" in messages


def test_a_box_that_does_not_hold_the_deck(project: Project) -> None:
    """54 cards of 0.30 mm need 16.2 mm and get 17.2; 60 need 18."""
    game = printed(project)
    catalogue(project, "copies: 54", "copies: 60")
    assert "box-too-small" in codes(game)

    catalogue(project, "copies: 60", "copies: 54")
    wish(game, sleeved=True)
    told = [finding.message for finding in found(game) if finding.code == "box-too-small"]
    assert "box-a4.pdf: box is 17.2 mm deep inside, the cards 32.4 mm" in told
    assert any("wide inside" in message for message in told)


BOX = "with: {make: box, layout: box}"


def box_faults(game: OpenGame) -> list[str]:
    return [finding.message for finding in found(game) if finding.code == "box-too-small"]


@pytest.mark.parametrize("options", [{}, {"sleeved": True}, {"coins": (1, 5)}, {"thickness": 0.4}])
def test_a_box_that_holds_more_than_the_deck(project: Project, options: dict[str, object]) -> None:
    """Pebbles, and a mat of 300 mm that is folded to 75 x 60."""
    catalogue(project, BOX, BOX.replace("}", ", holds: [pebble, mat]}"))
    catalogue(project, "[300mm, 100mm], tile: [100mm, 100mm]", "[300mm, 60mm], tile: [100mm, 60mm]")
    catalogue(project, "fold: 150mm", "fold: [75mm, 150mm, 225mm]")

    assert found(printed(project, **options)) == []


def test_a_box_that_is_too_thin_for_what_it_holds(project: Project) -> None:
    """54 cards and 30 pebbles of 0.30 mm need 25.2 mm and get 26.2; four more pebbles, 26.4."""
    catalogue(project, BOX, BOX.replace("}", ", holds: [pebble]}"))
    game = printed(project)
    catalogue(project, "count: 30", "count: 33")
    assert box_faults(game) == []  # the play is used up to a tenth

    catalogue(project, "count: 33", "count: 34")
    assert box_faults(game) == ["box-a4.pdf: box is 26.2 mm deep inside, the cards, pebble 26.4 mm"]


def test_a_box_that_is_too_small_for_what_it_holds(project: Project) -> None:
    """What is longer than the cards: not upright, not turned, and not where it is folded."""
    catalogue(project, BOX, BOX.replace("}", ", holds: [mat]}"))
    catalogue(project, "[300mm, 100mm], tile: [100mm, 100mm], fold: 150mm", "[180mm, 60mm]")
    assert box_faults(printed(project)) == [
        "box-a4.pdf: box is 65.5 x 90.9 mm inside, mat 180.0 x 60.0 mm"
    ]

    catalogue(project, "[180mm, 60mm]", "[180mm, 60mm], fold: 80mm")
    assert box_faults(printed(project)) == [
        "box-a4.pdf: box is 65.5 x 90.9 mm inside, mat 100.0 x 60.0 mm folded"
    ]

    catalogue(project, "fold: 80mm", "fold: 90mm")
    assert box_faults(printed(project)) == []


@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("war", {}),
        ("war-of-coins", {}),
        ("vires-in-numeris", {}),
        ("vires-in-numeris", {"sleeved": True}),
        ("bitcoin-miner", {}),
    ],
)
def test_our_boxes_hold_all_that_they_should(
    tmp_path: Path, slug: str, options: dict[str, object]
) -> None:
    game = OpenGame(Project.find(Path(__file__).parents[2], tmp_path), slug)
    result = game.parts("a4", PartOptions(**options))  # type: ignore[arg-type]
    keep(game, Step("parts", "a4"), result)

    assert found(game) == []


def test_a_token_of_another_size(project: Project) -> None:
    game = printed(project)
    catalogue(project, "size: 25mm", "size: 24mm")

    assert codes(game) == ["card-size"]


@pytest.mark.parametrize("shape", ["square", "hexagon", "disc"])
@pytest.mark.parametrize("machine", [None, "silhouette"])
@pytest.mark.parametrize("other", ["", ", sheet: pebble"], ids=["of one kind", "of several"])
def test_pieces_nearer_than_their_gap(
    project: Project, shape: str, machine: str | None, other: str
) -> None:
    """Alone, which is as a honeycomb if they are no squares, and on a sheet with a longer token."""
    strip = f"{{layout: mat, size: [90mm, 20mm], gap: 1mm{other}}}"
    catalogue(project, "  mat:", f"  strip: {{count: 1, title: Strip, with: {strip}}}\n  mat:")
    catalogue(project, "size: 25mm", f"size: 25mm, shape: {shape}, gap: 3mm")
    game = printed(project, machine=machine)
    assert found(game) == []

    catalogue(project, "gap: 3mm", "gap: 3.1mm")
    told = [one.message for one in found(game) if one.code == "pieces-near"]
    name = f"pebble-a4{'-silhouette' if machine else ''}.pdf"
    assert f"{name}, page 1: pebble and pebble are 3.00 mm apart, not 3.1" in told
    assert codes(game) == ["pieces-near"]


def test_tiles_that_do_not_meet(project: Project) -> None:
    game = printed(project)
    path = game.folder / "mat-a4.pdf"
    sheet = sheetfile.read(path)

    assert list(tilefile.apart(path, sheet, ("mat-1", "mat-2", "mat-3"), (3, 1))) == []
    assert list(tilefile.apart(path, sheet, ("mat-2", "mat-1", "mat-3"), (3, 1))) == [
        ("mat-2", "mat-1"),
        ("mat-1", "mat-3"),
    ]


def test_a_fold_where_tiles_meet_is_a_fault_of_the_catalogue(project: Project) -> None:
    catalogue(project, "fold: 150mm", "fold: 200mm")

    [finding] = of_game.undrawn_parts(OpenGame(project, "pebbles"))
    assert "a fold at 200 mm lies where tiles meet" in finding.message
    assert finding.line > 0


def test_a_box_without_a_layout_is_told_by_check(project: Project) -> None:
    catalogue(project, "layout: box", "layout: bax")

    [finding] = of_game.undrawn_parts(OpenGame(project, "pebbles"))
    assert "there is no layout 'bax'" in finding.message
    assert "did you mean 'box'?" in finding.hint


@pytest.mark.parametrize("ending", ["svg", "dxf"])
def test_a_cut_path_that_is_off(project: Project, ending: str) -> None:
    game = OpenGame(project, "pebbles")
    keep(game, Step("sheets", "a4"), game.sheets("a4", SheetOptions(cut=True)))
    assert found(game) == []

    path = game.folder / f"sheets-a4-cut.{ending}"
    whole = path.read_text()
    moved = whole
    for before in (" {} ", "L{} ", "\n{}\n"):  # the left edges of the first column
        moved = moved.replace(before.format(6.75), before.format(6.85))
    path.write_text(moved)
    assert path.read_text() != whole
    [finding] = {one.code: one for one in found(game)}.values()
    assert finding.code == "cut-mismatch"
    assert "0.10 mm off its piece" in finding.message
    opened = whole.replace(' Z"', '"') if ending == "svg" else whole.replace(" 70\n1\n", " 70\n0\n")
    path.write_text(opened)
    assert "a path is not closed" in found(game)[0].message
    path.write_text(whole[: len(whole) // 2])
    assert codes(game) == ["cut-mismatch"]


def test_words_too_small_on_a_token(project: Project) -> None:
    """The preflight looks at components as closely as at cards."""
    assert looked_at(OpenGame(project, "pebbles")) == []

    face = project.root / "templates/faces/pebble.yaml"
    face.write_text(PEBBLE.replace("size: 12pt", "size: 3pt"))
    [finding] = looked_at(OpenGame(project, "pebbles"))
    assert (finding.code, finding.card) == ("small-type", "")
    assert finding.message.startswith("component pebble: ")
    assert (finding.file, finding.line) == ("templates/faces/pebble.yaml", 4)


@pytest.fixture(scope="module")
def pictured(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with pictures to cut, as they should be."""
    project = written(tmp_path_factory.mktemp("pebbles"))
    assert found(printed(project, machine="cricut", shape="hexagon")) == []
    return project.root


class TestPicturesToCut:
    """A picture for a program that prints and cuts itself: what is opaque is the piece."""

    @pytest.fixture
    def game(self, pictured: Path, tmp_path: Path) -> OpenGame:
        """A copy, to harm."""
        folder = Path(shutil.copytree(pictured, tmp_path / "copy"))
        return OpenGame(Project.find(folder, folder / "output"), "pebbles")

    @pytest.fixture
    def picture(self, game: OpenGame) -> Path:
        return game.folder / "pebble-a4-hexagon-cricut-picture-1.png"

    def said(self, game: OpenGame) -> str:
        [finding] = found(game)
        assert finding.file == "pebble-a4-hexagon-cricut-picture-1.png"
        return f"{finding.code}: {finding.message}"

    def test_a_piece_that_is_gone(self, game: OpenGame, picture: Path) -> None:
        with Image.open(picture) as image:
            image.paste((0, 0, 0, 0), (0, 0, 300, 345))
            image.save(picture, dpi=(300, 300))
        assert "cut-mismatch: " in self.said(game)
        assert "nothing is where a piece lies" in self.said(game)

    def test_a_piece_that_is_off(self, game: OpenGame, picture: Path) -> None:
        with Image.open(picture) as image:
            moved = Image.new("RGBA", image.size)
            moved.paste(image, (4, 0))
            moved.save(picture, dpi=(300, 300))
        assert any("a piece's edge lies 4 pixels off" in one.message for one in found(game))

    def test_a_ground_that_is_not_transparent(self, game: OpenGame, picture: Path) -> None:
        with Image.open(picture) as image:
            image.convert("RGB").save(picture, dpi=(300, 300))
        assert self.said(game).endswith("is not transparent anywhere")

    def test_other_pixels_than_its_size_has(self, game: OpenGame, picture: Path) -> None:
        with Image.open(picture) as image:
            image.resize((500, 500)).save(picture, dpi=(300, 300))
        assert self.said(game).startswith("picture-size: ")


def test_a_path_too_few(project: Project) -> None:
    game = printed(project, machine="silhouette")
    path = game.folder / "pebble-a4-silhouette-cut.svg"
    lines = path.read_text().splitlines()
    lines.remove(next(line for line in lines if "data-piece" in line))
    path.write_text("\n".join(lines))

    assert "29 paths for 30 pieces" in found(game)[0].message


def test_a_board_for_the_shop_at_another_size(project: Project) -> None:
    game = printed(project)
    catalogue(project, "size: [300mm, 100mm], tile", "size: [300mm, 100mm], bleed: 2mm, tile")

    assert any(
        finding.message == "mat-shop.pdf is 306.00 x 106.00 mm, not 304 x 104"
        for finding in found(game)
    )


def test_cards_of_several_sizes_are_cut_each_at_its_own(project: Project) -> None:
    catalogue(
        project,
        "kinds: {stone: {layout: mat}}",
        "kinds: {stone: {layout: mat}, chip: {layout: mat, card: {size: mini, corner: 2mm}}}",
    )
    catalogue(project, "copies: 54}]", "copies: 5}, {id: two, kind: chip, copies: 4}]")
    game = OpenGame(project, "pebbles")
    keep(game, Step("sheets", "a4"), game.sheets("a4", SheetOptions(cut=True)))

    cut = cuts.svg_cuts(game.folder / "sheets-a4-cut.svg")
    assert found(game) == []
    sizes = {(round(min(b.w, b.h), 2), round(max(b.w, b.h), 2)) for b in (one.box for one in cut)}
    assert sizes == {(63.5, 88.9), (44.45, 63.5)}
    assert len(cut) == 9
