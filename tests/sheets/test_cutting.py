"""Cut paths: one closed path a card, exactly where the sheet's PDF has the card. The PDF is read
with pikepdf, DXF with ezdxf, SVG with fontTools; none of them knows the others."""

from __future__ import annotations

import xml.etree.ElementTree as tree
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import ezdxf
import pytest
from ezdxf import bbox, recover
from ezdxf import path as dxf_path
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path
from user import written

from generator.checks import cuts, sheetfile
from generator.drawing.outlines import Outline, disc, hexagon, rounded, shaped
from generator.errors import UserError
from generator.project import Project, shipped_root
from generator.sheets import machines
from generator.sheets.cutfiles import CutSheet, dxf, svg
from generator.sheets.cutting import as_plain, cut_files, cut_sheets
from generator.sheets.marks import Line
from generator.sheets.paper import Papers
from generator.sheets.placement import Duplex
from generator.sheets.shelves import Pile, Stack
from generator.sheets.writer import SheetCard, SheetJob, sheet_pdf
from generator.units import Box, Size

Jobs = Callable[..., SheetJob]
Decks = Callable[..., Iterator[SheetCard]]
PROJECT = Project(shipped_root(), Path("nowhere"))
POKER = Size(63.5, 88.9)
EXACT = 0.05
NAMESPACE = "{http://www.w3.org/2000/svg}"


def printed(
    folder: Path, job: SheetJob, cards: Iterator[SheetCard], outline: Outline
) -> tuple[sheetfile.SheetFile, dict[Path, list[int]]]:
    pdf = folder / "sheets.pdf"
    data, report = sheet_pdf(job, cards)
    cuts = cut_sheets(pdf.stem, job, report, outline)
    written(pdf.parent, {pdf.name: data, **cut_files(cuts)})
    numbers = {pdf.parent / name: sheets for name, sheets in as_plain(cuts).items()}
    return sheetfile.read(pdf), numbers


def svg_boxes(file: Path, layer: str) -> list[tuple[float, float, float, float]]:
    root = tree.fromstring(file.read_text())
    found = []
    for group in root.iter(f"{NAMESPACE}g"):
        if group.attrib["id"] == layer:
            for one in group:
                pen = BoundsPen(None)
                parse_path(one.attrib["d"], pen)
                found.append(pen.bounds)
    return found


def dxf_boxes(file: Path, layer: str, height: float) -> list[tuple[float, float, float, float]]:
    found = []
    for entity in ezdxf.readfile(file).modelspace().query(f'*[layer=="{layer}"]'):
        box = bbox.extents([entity], fast=False)
        low, high = box.extmin, box.extmax
        found.append((low.x, height - high.y, high.x, height - low.y))
    return found


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("machine", [None, "silhouette", "cricut"])
@pytest.mark.parametrize("duplex", [Duplex.LONG_EDGE, Duplex.NONE])
def test_each_card_has_its_path_to_a_twentieth_of_a_mm(
    job: Jobs,
    deck: Decks,
    papers: Papers,
    tmp_path: Path,
    paper: str,
    machine: str | None,
    duplex: Duplex,
) -> None:
    cutter = machines.load(PROJECT, machine) if machine else None
    sheet = papers.find(paper) if cutter is None else cutter.paper(papers.find(paper))
    mine = replace(job(paper, duplex, 20, machine=cutter), paper=sheet)

    pdf, files = printed(tmp_path, mine, deck(20), shaped("square", POKER, 3.0))

    assert sum(len(numbers) for numbers in files.values()) == 2 * len(pdf.pages) / (
        2 if duplex is Duplex.LONG_EDGE else 1
    )
    for file, numbers in files.items():
        for number in numbers:
            page = 2 * number - 1 if duplex is Duplex.LONG_EDGE else number
            trims = [s.box for s in pdf.seen if s.page == page and s.side == "front"]
            boxes = (
                svg_boxes(file, "cut")
                if file.suffix == ".svg"
                else dxf_boxes(file, "cut", sheet.size.h)
            )
            assert len(boxes) == len(trims) > 0
            for trim, found in zip(trims, boxes, strict=True):
                want = (trim.x, trim.y, trim.right, trim.bottom)
                assert found == pytest.approx(want, abs=EXACT)
            assert not list(cuts.findings(tmp_path, [file.name], [number], pdf))


def cut_twice(file: Path) -> float:
    """The length in mm that straight cuts of a DXF run over again, on the same line or on another
    that is a hundredth of a mm away."""
    lying: dict[tuple[bool, int], list[tuple[float, float]]] = {}
    for entity in ezdxf.readfile(file).modelspace().query('POLYLINE[layer=="cut"]'):
        for piece in entity.virtual_entities():
            if piece.dxftype() != "LINE":
                continue
            (x1, y1, _), (x2, y2, _) = piece.dxf.start, piece.dxf.end
            assert abs(x1 - x2) < 1e-6 or abs(y1 - y2) < 1e-6
            upright = abs(x1 - x2) < 1e-6
            where = round((x1 if upright else y1) * 100)
            ends = sorted((y1, y2) if upright else (x1, x2))
            lying.setdefault((upright, where), []).append((ends[0], ends[1]))
    twice = 0.0
    for (upright, where), pieces in lying.items():
        beside = lying.get((upright, where + 1), [])
        for at, (begin, end) in enumerate(pieces):
            for start, stop in [*pieces[at + 1 :], *beside]:
                twice += max(0.0, min(end, stop) - max(begin, start))
    return twice


@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "tabloid", "legal"])
@pytest.mark.parametrize("machine", [None, "silhouette", "silhouette:marks=4,inset=16mm", "cricut"])
def test_no_length_is_cut_twice_and_every_card_has_bleed(
    job: Jobs, deck: Decks, papers: Papers, tmp_path: Path, paper: str, machine: str | None
) -> None:
    cutter = machines.load(PROJECT, machine) if machine else None
    if cutter is not None and cutter.areas and paper not in cutter.areas:
        return
    sheet = papers.find(paper) if cutter is None else cutter.paper(papers.find(paper))
    mine = job(paper, Duplex.NONE, 20, machine=cutter)
    if cutter is None:
        printing = mine.printing.apart(mine.printing.cut_gap)
        mine = replace(mine, printing=printing)
    mine = replace(mine, paper=sheet)
    grid = mine.grid()
    _, files = printed(tmp_path, mine, deck(20), shaped("square", POKER, 3.0))

    assert grid.gutter >= (1.25 if machine != "cricut" else 1.0)
    for file in files:
        if file.suffix == ".dxf":
            assert cut_twice(file) == 0


def test_butted_cards_are_cut_twice(job: Jobs, deck: Decks, tmp_path: Path) -> None:
    """Nine on Letter without a machine, which has no room for gutters: what the test above sees."""
    sheet = job("letter", Duplex.NONE, 9)
    _, files = printed(tmp_path, sheet, deck(9), shaped("square", POKER, 3.0))
    [dxf_file] = [file for file in files if file.suffix == ".dxf"]

    assert cut_twice(dxf_file) == pytest.approx(12 * (63.5 + 88.9) / 2 - 72, abs=0.01)


def test_paths_are_closed_have_round_corners_and_lie_on_their_layers(
    job: Jobs, deck: Decks, papers: Papers, tmp_path: Path
) -> None:
    cutter = machines.load(PROJECT, "silhouette")
    mine = replace(job("a4", Duplex.NONE, 8, machine=cutter), paper=cutter.paper(papers.find("a4")))
    _, files = printed(tmp_path, mine, deck(8), shaped("square", POKER, 3.0))
    file = next(file for file in files if file.suffix == ".dxf")

    document, auditor = recover.readfile(file)

    assert not auditor.has_errors
    assert document.units == ezdxf.units.MM
    lines = document.modelspace().query('POLYLINE[layer=="cut"]')
    assert len(lines) == 8
    for line in lines:
        assert line.is_closed
        outline = dxf_path.make_path(line)
        area = ezdxf.math.area(outline.flattening(0.001))
        corners = (4 - 3.141592653589793) * 3.0**2
        assert abs(abs(area) - (63.5 * 88.9 - corners)) < 0.1
    assert len(document.modelspace().query('*[layer=="registration"]')) == 3
    assert len(svg_boxes(file.with_suffix(".svg"), "registration")) == 3
    assert all(
        one.attrib["d"].endswith("Z")
        for one in tree.fromstring(file.with_suffix(".svg").read_text()).iter(f"{NAMESPACE}path")
    )


def test_a_part_filled_sheet_has_a_file_of_its_own(job: Jobs, deck: Decks, tmp_path: Path) -> None:
    _, files = printed(tmp_path, job("a4", Duplex.LONG_EDGE, 20), deck(20), shaped("square", POKER))

    assert {file.name: numbers for file, numbers in files.items()} == {
        "sheets-cut-sheets-1-2.svg": [1, 2],
        "sheets-cut-sheets-1-2.dxf": [1, 2],
        "sheets-cut-sheet-3.svg": [3],
        "sheets-cut-sheet-3.dxf": [3],
    }


@pytest.mark.parametrize(
    ("outline", "area"),
    [
        (disc(50, 40, 9.5), 3.141592653589793 * 9.5**2),
        (hexagon(Box(10, 10, 19, 19 / 0.8660254)), 1.5 * (19 / 0.8660254 / 2) ** 2 * 1.7320508),
        (rounded(Box(10, 20, 30, 40), 5), 30 * 40 - (4 - 3.141592653589793) * 25),
    ],
)
def test_every_shape_is_the_same_in_both_files(
    tmp_path: Path, outline: Outline, area: float
) -> None:
    sheet = CutSheet("one", Size(100, 80), (("a", outline),), (Line(5, 6, 25, 6),))
    (tmp_path / "one.svg").write_text(svg(sheet))
    (tmp_path / "one.dxf").write_text(dxf(sheet))
    box = outline.box

    [drawn] = svg_boxes(tmp_path / "one.svg", "cut")
    [line] = ezdxf.readfile(tmp_path / "one.dxf").modelspace().query('POLYLINE[layer=="cut"]')

    assert drawn == pytest.approx((box.x, box.y, box.right, box.bottom), abs=0.001)
    points = dxf_path.make_path(line).flattening(0.0005)
    assert abs(ezdxf.math.area(points)) == pytest.approx(area, rel=5e-4)
    assert [cut.box.x for cut in cuts.dxf_cuts(tmp_path / "one.dxf")] == pytest.approx([box.x])
    [fold] = ezdxf.readfile(tmp_path / "one.dxf").modelspace().query('LINE[layer=="fold"]')
    assert (fold.dxf.start.y, fold.dxf.end.y) == (74, 74)
    assert svg_boxes(tmp_path / "one.svg", "fold") == [(5, 6, 25, 6)]


@pytest.mark.parametrize("machine", [None, "silhouette", "cricut"])
def test_each_size_is_cut_with_its_own_corners(
    job: Jobs, deck: Decks, papers: Papers, tmp_path: Path, machine: str | None
) -> None:
    """Two sizes, and two cards of one size with other corners: each path has its card's area."""
    mini = Size(44.45, 63.5)
    outlines = {f"n{n}": shaped("square", POKER, 3.0 if n < 4 else 8.0) for n in range(1, 7)}
    outlines |= {f"m{n}": shaped("square", mini, 2.0) for n in range(1, 5)}
    cutter = machines.load(PROJECT, machine) if machine else None
    sheet = papers.find("a4") if cutter is None else cutter.paper(papers.find("a4"))
    piles = (Pile(POKER, 3.0, 6), Pile(mini, 2.0, 4))
    mine = replace(job("a4", Duplex.NONE, 10, machine=cutter, piles=piles), paper=sheet)
    minis = [
        SheetCard(f"m{n}", replace(card.front, name=f"m{n}"), None)
        for n, card in enumerate(deck(4, mini), 1)
    ]
    coming = {0: iter(list(deck(6, POKER))), 1: iter(minis)}
    pdf = tmp_path / "sheets.pdf"
    stacked = mine.arranged()
    assert isinstance(stacked, Stack)
    data, report = sheet_pdf(mine, (next(coming[pile]) for pile in stacked.order))
    cuts = cut_sheets(pdf.stem, mine, report, outlines.__getitem__)
    written(tmp_path, {pdf.name: data, **cut_files(cuts)})
    files = {tmp_path / name: numbers for name, numbers in as_plain(cuts).items()}

    seen = sheetfile.read(pdf)
    cut = 0
    for file, numbers in files.items():
        if file.suffix != ".dxf":
            continue
        lines = ezdxf.readfile(file).modelspace().query('POLYLINE[layer=="cut"]')
        for number in numbers:
            for placed, line in zip(seen.fronts(number), lines, strict=True):
                low = bbox.extents([line], fast=False).extmin
                assert low.x == pytest.approx(placed.box.x, abs=EXACT)
                assert sheet.size.h - low.y == pytest.approx(placed.box.bottom, abs=EXACT)
                area = abs(ezdxf.math.area(dxf_path.make_path(line).flattening(0.001)))
                assert area == pytest.approx(area_of(outlines[placed.card]), abs=0.1)
                cut += 1
    assert cut == 10


def area_of(outline: Outline) -> float:
    """Of a rectangle with rounded corners."""
    radius = outline.corners[0].x
    return outline.box.w * outline.box.h - (4 - 3.141592653589793) * radius**2


def test_fold_over_sheets_are_refused(job: Jobs, deck: Decks, tmp_path: Path) -> None:
    with pytest.raises(UserError, match="fold-over sheets can't be cut by a machine"):
        printed(tmp_path, job("a4", Duplex.FOLD, 3), deck(3), shaped("square", POKER))
