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
    figures = [*data.get("marks", []), *data.get("areas", {}).values()]
    figures += [data[key] for key in ("clear", "inset", "apart", "pictures") if key in data]

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


def test_marks_are_printed_as_they_were_measured(papers: Papers, job: Jobs, deck: Decks) -> None:
    """At 300 dpi: a square of 72 px that begins 112 px from two edges of the landscape page, arms
    of 97 px and 13 px; nothing in the fourth corner; none on backs."""
    cutter = machines.load(PROJECT, "silhouette")
    turned = cutter.paper(papers.find("letter"))
    sheet = job("letter", Duplex.LONG_EDGE, 8, machine=cutter, labels=False)
    data, _ = sheet_pdf(replace(sheet, paper=turned), deck(8))
    front, back = (
        np.asarray(page.render(scale=300 / 72).to_pil().convert("L")) < 60
        for page in pypdfium2.PdfDocument(data)
    )

    front, back = front[:2550, :3300], back[:2550, :3300]  # a renderer may add a row
    assert front.shape == (2550, 3300)
    corner = 112 + 97 + 10
    for name, rows, columns, black in (
        ("square", slice(0, corner), slice(0, corner), (112, 112, 72, 72)),
        ("top right", slice(0, corner), slice(-corner, None), (112, 11, 97, 97)),
        ("bottom left", slice(-corner, None), slice(0, corner), (11, 112, 97, 97)),
    ):
        ys, xs = np.nonzero(front[rows, columns])
        top, left, height, width = black
        found = (ys.min(), xs.min(), ys.max() - ys.min() + 1, xs.max() - xs.min() + 1)
        assert np.allclose(found, (top, left, height, width), atol=2), (name, found)
    arm = front[-corner:, :corner][11 : 11 + 97, 112 : 112 + 97]
    assert abs(arm[:, 50].sum() - 13) <= 2
    assert not front[-140:-100, -140:-100].any(), "a mark where none should be"
    assert not back[100:190, 100:190].any(), "marks on the back"


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
