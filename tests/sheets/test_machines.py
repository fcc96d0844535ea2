"""Cutting machines: marks where the machine looks for them, cards where it can cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pypdfium2
import pytest

from generator.errors import UserError
from generator.project import Project, shipped_root
from generator.reading.figures import MARKS
from generator.reading.read import read_yaml
from generator.sheets import machines
from generator.sheets.paper import Papers
from generator.sheets.placement import Duplex, Grid, arrange
from generator.sheets.writer import SheetCard, SheetJob, sheet_pdf
from generator.units import Size

Jobs = Callable[..., SheetJob]
Decks = Callable[..., Iterator[SheetCard]]
PROJECT = Project(shipped_root(), Path("nowhere"))
PROFILES = sorted((shipped_root() / "templates/profiles/machines").glob("*.yaml"))
POKER = Size(63.5, 88.9)


def grid_for(papers: Papers, machine: str, paper: str, card: Size = POKER) -> Grid:
    cutter = machines.load(PROJECT, machine)
    sheet = cutter.paper(papers.find(paper))
    return arrange(sheet, card, 3.0, Duplex.LONG_EDGE, papers.printing, cutter.fence(sheet))


@pytest.mark.parametrize("path", PROFILES, ids=lambda path: path.stem)
def test_every_figure_of_a_profile_has_a_source_and_a_mark(path: Path) -> None:
    data = read_yaml(path).data
    figures = [*data.get("areas", {}).values(), *data.get("registration", {}).values()]
    figures = [one for one in figures if isinstance(one, dict)]  # how many marks there are
    singles = ("clear", "quiet", "inset", "apart", "pictures")
    figures += [data[key] for key in singles if key in data]

    assert figures
    for figure in figures:
        assert figure["mark"] in MARKS
        assert len(figure["source"]) > 10


@pytest.mark.parametrize(
    ("machine", "paper", "cards"),
    [
        ("silhouette", "letter", 8),
        ("silhouette", "a4", 8),
        ("silhouette", "a3", 18),
        ("silhouette", "tabloid", 16),
        ("cricut", "letter", 6),
        ("cricut", "a4", 8),
    ],
)
def test_so_many_poker_cards_fit(papers: Papers, machine: str, paper: str, cards: int) -> None:
    assert grid_for(papers, machine, paper).per_sheet == cards


@pytest.mark.parametrize("paper", ["letter", "a4", "a3", "tabloid"])
def test_no_card_comes_near_the_marks(papers: Papers, paper: str) -> None:
    cutter = machines.load(PROJECT, "silhouette")
    for card in (POKER, Size(44.45, 63.5), Size(19, 19)):
        grid = grid_for(papers, "silhouette", paper, card)
        assert grid.paper.w > grid.paper.h, "landscape"
        for mark in cutter.marks:
            for black in mark.black(grid.paper):
                for spot in grid.fronts:
                    near, box = black.grown(cutter.clear - 1e-6), spot.bleed
                    assert (
                        box.x >= near.right
                        or near.x >= box.right
                        or box.y >= near.bottom
                        or near.y >= box.bottom
                    )


def test_cricut_gets_nothing_beyond_its_largest_area(papers: Papers) -> None:
    for paper, width, height in (("letter", 188.976, 252.476), ("a4", 182.88, 269.748)):
        bled = grid_for(papers, "cricut", paper).bled

        assert bled.w <= width + 1e-6
        assert bled.h <= height + 1e-6


@pytest.mark.parametrize(
    ("machine", "inset", "arm", "stroke", "corners"),
    [
        ("silhouette", 10.0, 5.0, 1.0, 3),
        ("silhouette:marks=4", 10.0, 5.0, 1.0, 4),
        ("silhouette:marks=4,inset=16mm,length=7mm,thickness=0.5mm", 16.0, 7.0, 0.5, 4),
        ("silhouette:length=7.6mm", 10.0, 7.6, 1.0, 3),
    ],
)
def test_marks_are_printed_as_their_settings_say(
    papers: Papers,
    job: Jobs,
    deck: Decks,
    machine: str,
    inset: float,
    arm: float,
    stroke: float,
    corners: int,
) -> None:
    """At 300 dpi, on the landscape page: lines of the stroke run through the inset, half of it to
    each side; with three marks a square of 5 mm and its line at the top-left, and nothing at the
    bottom-right; none on backs. (7.6 mm: the arms of 97 px that were measured elsewhere.)"""
    cutter = machines.load(PROJECT, machine)
    turned = cutter.paper(papers.find("letter"))
    sheet = job("letter", Duplex.LONG_EDGE, 8, machine=cutter, labels=False)
    data, _ = sheet_pdf(replace(sheet, paper=turned), deck(8))
    pages = pypdfium2.PdfDocument(data)
    front, back = (
        np.asarray(pages[at].render(scale=300 / 72).to_pil().convert("L"))[:2550, :3300] < 60
        for at in (0, 1)
    )
    px = 300 / 25.4
    at, far = (inset - stroke / 2) * px, (arm + stroke / 2) * px
    square = (5 + stroke) * px if corners == 3 else far
    zone = round(at + max(far, square))
    for across, down in ((0, 0), (1, 0), (0, 1), (1, 1)):
        black = front[::-1] if down else front
        black = (black[:, ::-1] if across else black)[:zone, :zone]
        if (across, down) == (1, 1) and corners == 3:
            assert not black.any(), "a mark where none should be"
            continue
        ys, xs = np.nonzero(black)
        size = square if (across, down) == (0, 0) else far
        found = (xs.min(), ys.min(), xs.max() + 1, ys.max() + 1)
        assert np.allclose(found, (at, at, at + size, at + size), atol=2), (across, down, found)
        if (across, down) != (0, 0) or corners == 4:
            thick = black[:, round(at + size) - 4].sum()
            assert abs(thick - stroke * px) <= 2
    assert not back[:zone, :zone].any(), "marks on the back"


@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize("machine", ["silhouette", "silhouette:marks=4,inset=16mm"])
def test_words_and_rulers_keep_out_of_the_machine_s_sight(
    papers: Papers, job: Jobs, deck: Decks, paper: str, machine: str
) -> None:
    """Within 20 mm of each mark's outer corner there is ink of the mark and of cards alone."""
    cutter = machines.load(PROJECT, machine)
    sheet = replace(
        job(paper, Duplex.NONE, 8, machine=cutter), paper=cutter.paper(papers.find(paper))
    )
    with_words, report = sheet_pdf(sheet, deck(8))
    without, _ = sheet_pdf(replace(sheet, labels=False), deck(8))
    one, other = (
        np.asarray(pypdfium2.PdfDocument(data)[0].render(scale=2).to_pil().convert("L")).astype(int)
        for data in (with_words, without)
    )
    ink = np.abs(one - other) > 8
    near = round((cutter.marks[0].across + 20) * 72 / 25.4 * 2) - 1

    assert report.left_out == ()
    assert ink.any()
    for rows in (slice(0, near), slice(-near, None)):
        for columns in (slice(0, near), slice(-near, None)):
            assert not ink[rows, columns].any() or (
                len(cutter.marks) == 3 and rows.start and columns.start
            )


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ("silhouette:mark=4", "'mark' is nothing that marks have"),
        ("silhouette:marks=5", "'5' is no number of marks (marks=3 or marks=4)"),
        ("silhouette:inset=3mm", "inset: 3mm is out of range (10mm to 40mm)"),
        ("silhouette:length=3", "did you mean '3mm'?"),
        ("cricut:marks=3", "cricut has no registration marks to choose"),
    ],
)
def test_marks_that_can_t_be_had(wanted: str, told: str) -> None:
    with pytest.raises(UserError) as caught:
        machines.load(PROJECT, wanted)

    assert str(caught.value).startswith("--machine: ")
    assert told in str(caught.value)


def test_a_paper_without_an_area_is_refused(papers: Papers) -> None:
    with pytest.raises(UserError, match="largest area on A3 is not known"):
        grid_for(papers, "cricut", "a3")


def test_a_machine_of_ones_own(tmp_path: Path) -> None:
    folder = tmp_path / "templates/profiles/machines"
    folder.mkdir(parents=True)
    (tmp_path / "cards").mkdir()
    (folder / "knife.yaml").write_text("turn: portrait\nareas:\n  a4: {width: 5, mark: X}\n")

    with pytest.raises(UserError) as caught:
        machines.load(Project.find(tmp_path), "knife")
    told = str(caught.value)
    assert "knife.yaml:3:15: width: '5' is a bare number" in told
    assert "mark: 'X' is not a mark (one of V, V2, C, B)" in told
    assert "height" in told
    with pytest.raises(UserError, match="did you mean 'knife'"):
        machines.load(Project.find(tmp_path), "knive")


def test_a_page_declared_larger_brings_marks_and_cards_nearer_to_the_edges(
    tmp_path: Path, papers: Papers
) -> None:
    """Borderless: the machine's program shows a page 13 mm larger, the paper in its middle. There
    its marks stand at the inset that the program asks for; the cards are cut where they lie."""
    import json

    import ezdxf

    from generator.checks import cuts
    from generator.checks.sheetfile import read
    from generator.cli import cli
    from generator.workshop.starter import new_project

    wanted, root = "silhouette:larger=13mm", tmp_path / "garden"
    assert grid_for(papers, "silhouette", "letter").per_sheet == 8
    assert grid_for(papers, wanted, "letter").per_sheet == 9
    new_project(root)
    said = ("sheets", "--machine", wanted, "--paper", "letter", "--project", str(root), "--quiet")
    cli.main(list(said), standalone_mode=False)
    folder = root / "output" / "garden"
    [pdf] = folder.glob("*.pdf")
    told = json.loads((folder / "manifest.json").read_text("utf-8"))["steps"]
    [about] = [step["about"] for step in told.values()]
    for name, sheets in about["cuts"].items():
        assert not list(cuts.findings(folder, [name], sheets, read(pdf)))
        if name.endswith(".dxf"):
            drawing = ezdxf.readfile(folder / name)
            assert tuple(drawing.header["$EXTMAX"])[:2] == pytest.approx((292.4, 228.9))
            marks = drawing.modelspace().query('POLYLINE[layer=="registration"]')
            left = min(point.dxf.location.x for mark in marks for point in mark.vertices)
            assert left == pytest.approx(9.5)  # the inset of 10 mm less half of the line
