"""Cards that are no rectangles: cut paths as programs of others read them (svgelements, ezdxf,
shapely), backs behind fronts, safe zones along outlines, outlines that are none."""

from __future__ import annotations

import shutil
from itertools import combinations
from math import pi, sqrt
from pathlib import Path

import ezdxf
import pytest
from click.testing import CliRunner, Result
from ezdxf import path as dxf_path
from PIL import Image
from shapely import Polygon, union_all
from svgelements import SVG, Close, Line, Move
from svgelements import Path as SvgPath
from user import change

from generator.checks import readback, sheetfile
from generator.cli import cli

HERE = Path(__file__).parents[1] / "projects/shapes"
#: In mm².
AREAS = {"round": pi * 30**2, "hexagons": 60 * 60 * sqrt(3) / 2}


def told(folder: Path, *words: str, project: Path = HERE) -> Result:
    at = ["--project", str(project), "--output", str(folder)]
    return CliRunner().invoke(cli, [*words, *at], catch_exceptions=False)


def polygon(path: SvgPath) -> Polygon:
    """A path of svgelements, its curves in short pieces."""
    fine = max(4, 200 // len(path))
    return Polygon(
        [
            (point.x, point.y)
            for segment in path
            if not isinstance(segment, Move)
            for k in range(1 if isinstance(segment, Line | Close) else fine)
            for point in [segment.point(k / fine)]
        ]
    )


def outlines(folder: Path, number: int) -> tuple[list[Polygon], list[Polygon]]:
    """The cuts of one sheet, from SVG and from DXF, as polygons to a hundredth of a mm."""
    [svg] = folder.glob(f"sheets-a4-cut-sheet-{number}.svg")
    drawn = [one for one in SVG.parse(svg, ppi=25.4).elements() if isinstance(one, SvgPath)]
    assert all(one.d().rstrip().upper().endswith("Z") for one in drawn)
    assert all(len(one) < 40 for one in drawn)  # true arcs, no polygons
    first = [polygon(one) for one in drawn]
    lines = ezdxf.readfile(svg.with_suffix(".dxf")).modelspace().query('*[layer=="cut"]')
    assert all(one.is_closed for one in lines)
    other = [
        Polygon([(point.x, 297 - point.y) for point in dxf_path.make_path(one).flattening(0.002)])
        for one in lines
    ]
    return first, other


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shapes")
    games = ("round", "hexagons", "leaves")
    assert told(folder, "sheets", *games, "--cut", "--paper", "a4").exit_code == 0
    return folder


@pytest.mark.parametrize(("game", "first"), [("round", 13), ("hexagons", 10), ("leaves", 9)])
def test_programs_of_others_read_the_cuts(made: Path, game: str, first: int) -> None:
    """Closed, one a piece, none on another, nothing cut twice; as large as the outline is."""
    for number, count in ((1, first), (2, 14 - first)):
        svg, dxf = outlines(made / game, number)
        assert len(svg) == len(dxf) == count
        for one, other in zip(svg, dxf, strict=True):
            assert one.symmetric_difference(other).area < 0.002 * one.area
            assert other.is_valid
            assert other.area == pytest.approx(AREAS.get(game, other.area), rel=5e-4)
        for one, other in combinations(dxf, 2):
            assert one.intersection(other).area < 1e-6
            assert one.exterior.intersection(other.exterior).length == 0
        assert union_all(dxf).area == pytest.approx(sum(one.area for one in dxf))
        seen = sheetfile.read(made / game / "sheets-a4-cut.pdf").fronts(number)
        centres = sorted((round(one.x, 2), round(one.y, 2)) for one in seen)
        boxes = [one.bounds for one in dxf]
        assert centres == sorted(
            (round((a + c) / 2, 2), round((b + d) / 2, 2)) for a, b, c, d in boxes
        )


def test_backs_lie_behind_and_outlines_apart(made: Path) -> None:
    for game in ("round", "hexagons", "leaves"):
        found = readback.pairs(sheetfile.read(made / game / "sheets-a4-cut.pdf"))
        assert len(found) == 14
        assert all(pair.distance < 0.0005 and pair.turned == 0 for pair in found)


def test_a_leaf_is_what_its_svg_says(made: Path) -> None:
    """The area of the cut against the SVG's own path, measured by svgelements."""
    drawn = SVG.parse(HERE / "cards/leaf.svg").elements()
    [own] = [one for one in drawn if isinstance(one, SvgPath)]
    area = polygon(own).area
    for cut in outlines(made / "leaves", 1)[1]:
        assert cut.area == pytest.approx(area, rel=1e-3)


def test_what_leaves_the_outline_is_found_and_pictures_are_cut_out(tmp_path: Path) -> None:
    """In the corner of the box round a circle a word lies within the box, and outside the card."""
    project = tmp_path / "shapes"
    shutil.copytree(HERE, project)
    assert told(tmp_path / "out", "check", "round", project=project).exit_code == 0
    change(project, "templates/faces/card.yaml", "box: safe", "box: [6mm, 6mm, 40mm, 8mm]")
    change(project, "templates/faces/card.yaml", "align: center", "align: left")
    done = told(tmp_path / "out", "check", "round", project=project)
    assert done.exit_code == 1 and "outside-safe-zone" in done.output
    assert told(tmp_path / "out", "cards", "round", project=project).exit_code == 0
    with Image.open(tmp_path / "out/round/cards/001-one.png") as face:
        alpha = face.getchannel("A")
        assert alpha.getpixel((3, 3)) == 0 and alpha.getpixel((face.width // 2, 3)) == 255


@pytest.mark.parametrize(
    ("path", "fault"),
    [
        ("M0 0H60V80H0ZM9 9H20V20Z", "is in several pieces, or has holes"),
        ("M0 0L60 80H0L60 0Z", "crosses itself"),
        ("M0 0H80V60H0Z", "would be stretched to 60 x 80 mm"),
        (f"M0 80L0 0{'l.02 .02l.02 -.02' * 1500}V80Z", "lines and arcs"),
    ],
)
def test_outlines_that_are_none(tmp_path: Path, path: str, fault: str) -> None:
    project = tmp_path / "shapes"
    shutil.copytree(HERE, project)
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path d="{path}"/></svg>'
    (project / "cards/leaf.svg").write_text(svg)
    done = told(tmp_path / "out", "check", "leaves", project=project)
    assert done.exit_code and fault in f"{done.output} {done.exception}"
