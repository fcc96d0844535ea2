"""Honeycombs: hexagons and discs as near as their gap allows, counted as by hand."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from generator.drawing.outlines import SHAPES
from generator.errors import UserError
from generator.project import Project
from generator.sheets import machines
from generator.sheets.honeycomb import honeycomb, row_step
from generator.sheets.paper import Papers
from generator.sheets.placement import Grid
from generator.units import Box, Size


def size(shape: str, width: float = 19.0) -> Size:
    return Size(width, width / SHAPES[shape])


def comb(
    papers: Papers, paper: str, shape: str, *gaps: float, copies: int = 280, width: float = 19.0
) -> Grid:
    printing = replace(papers.printing, gutters=gaps)
    return honeycomb(papers.find(paper), size(shape, width), shape, 1.0, copies, printing)


def distances(grid: Grid) -> list[float]:
    """From the middle of each piece to that of the nearest other one."""
    middles = [(spot.x, spot.y) for spot in grid.fronts]
    return [min(math.dist(one, other) for other in middles if other != one) for one in middles]


@pytest.mark.parametrize(
    ("paper", "gap", "pieces"),
    [("letter", 1.0, 143), ("a4", 1.0, 144), ("letter", 2.0, 126), ("a4", 2.0, 128)],
)
def test_so_many_discs_of_19_mm_lie_on_a_page(
    papers: Papers, paper: str, gap: float, pieces: int
) -> None:
    assert comb(papers, paper, "disc", gap).per_sheet == pieces


@pytest.mark.parametrize("shape", ["hexagon", "disc"])
@pytest.mark.parametrize("gap", [0.0, 1.0, 2.0])
def test_neighbours_of_all_sides_are_as_far_apart(papers: Papers, shape: str, gap: float) -> None:
    """Six neighbours in a ring: the middles of the nearest are a piece and a gap apart."""
    assert distances(comb(papers, "a4", shape, gap)) == pytest.approx(
        [19 + gap] * comb(papers, "a4", shape, gap).per_sheet
    )


def test_hexagons_without_a_gap_share_their_edges() -> None:
    """The row below begins where the slanted edges of the row above do: at three quarters."""
    piece = size("hexagon")

    assert row_step("hexagon", piece, 0.0) == pytest.approx(0.75 * piece.h)


@pytest.mark.parametrize("shape", ["hexagon", "disc"])
@pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
@pytest.mark.parametrize("width", [16.0, 19.0, 25.0, 80.0])
def test_all_keep_within_the_margin_in_the_middle_of_the_page(
    papers: Papers, paper: str, shape: str, width: float
) -> None:
    grid = comb(papers, paper, shape, 2.0, 1.0, width=width)
    page = papers.find(paper).size
    inside = Box(0, 0, page.w, page.h).grown(-papers.printing.margin + 1e-6)
    lefts = [spot.trim.x for spot in grid.fronts]
    rights = [page.w - spot.trim.right for spot in grid.fronts]

    assert all(inside.contains(spot.trim) for spot in grid.fronts)
    assert min(lefts) == pytest.approx(min(rights))
    assert grid.block.contains(grid.fronts[-1].trim)


def test_the_widest_gap_that_costs_no_sheet_is_taken(papers: Papers) -> None:
    """280 discs are three sheets 2 mm apart, and two 1 mm apart; 100 are one either way."""
    assert comb(papers, "a4", "disc", 2.0, 1.0).gutter == 1.0
    assert comb(papers, "a4", "disc", 2.0, 1.0, copies=100).gutter == 2.0


@pytest.mark.parametrize("machine", ["silhouette", "cricut"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_machine_reaches_all(papers: Papers, project: Project, machine: str, paper: str) -> None:
    cutter = machines.load(project, machine)
    sheet = cutter.paper(papers.find(paper))
    fence = cutter.fence(sheet)
    printing = replace(papers.printing, gutters=(2.0, 1.0))
    grid = honeycomb(sheet, size("hexagon"), "hexagon", 1.0, 280, printing, fence)

    assert grid.per_sheet >= 110
    assert fence.holds(grid.bled, sheet.size)
    assert grid.bled.contains(grid.block)


def test_a_piece_larger_than_the_page_is_told(papers: Papers) -> None:
    with pytest.raises(UserError, match="no card of 300 x 300 mm fits on A4"):
        comb(papers, "a4", "disc", 0.0, width=300.0)
