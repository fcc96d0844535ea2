"""Cards of several sizes on one sheet: rows of one size, backs behind fronts, marks in the gaps."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from generator.checks import readback
from generator.checks.readback import Expected
from generator.checks.sheetfile import read
from generator.drawing.drawing import Drawing
from generator.errors import UserError
from generator.project import Project
from generator.sheets import machines
from generator.sheets.marks import drawn
from generator.sheets.paper import Papers
from generator.sheets.placement import Duplex
from generator.sheets.shelves import Pile, Shelves, Stack, stack
from generator.sheets.writer import SheetCard, SheetJob, sheet_pdf
from generator.units import Box, Size

POKER, MINI, TAROT = Size(63.5, 88.9), Size(44.45, 63.5), Size(69.85, 120.65)
PILES = (Pile(POKER, 3.0, 6), Pile(MINI, 2.0, 10))
FLIPS = list(Duplex)

Jobs = Callable[..., SheetJob]
Decks = Callable[..., Iterator[SheetCard]]


def stacked(
    papers: Papers, paper: str, duplex: Duplex, *piles: Pile, skip: tuple[int, ...] = ()
) -> Stack:
    return stack(papers.find(paper), piles or PILES, duplex, papers.printing, skip)


def apart(one: Box, other: Box) -> bool:
    return (
        one.x >= other.right - 1e-6
        or other.x >= one.right - 1e-6
        or one.y >= other.bottom - 1e-6
        or other.y >= one.bottom - 1e-6
    )


class TestPacking:
    def test_two_sizes_share_a_sheet(self, papers: Papers) -> None:
        first, second = stacked(papers, "a4", Duplex.LONG_EDGE).sheets

        def told(sheet: Shelves) -> list[tuple[Size, int]]:
            return [(band.grid.card, len(band.places)) for band in sheet.bands]

        assert told(first) == [(POKER, 6), (MINI, 6)]
        assert told(second) == [(MINI, 4)]

    def test_a_larger_paper_takes_all(self, papers: Papers) -> None:
        assert len(stacked(papers, "a3", Duplex.LONG_EDGE).sheets) == 1

    @pytest.mark.parametrize("duplex", FLIPS)
    @pytest.mark.parametrize("paper", ["a4", "letter", "a3", "tabloid", "150x200mm"])
    def test_every_copy_is_placed_once(self, papers: Papers, paper: str, duplex: Duplex) -> None:
        found = stacked(papers, paper, duplex)
        order = list(found.order)

        assert (order.count(0), order.count(1)) == (6, 10)
        assert sum(len(placed) for _, placed in found.placed()) == 16

    @pytest.mark.parametrize("duplex", FLIPS)
    @pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
    def test_cards_keep_apart_and_within_the_margin(
        self, papers: Papers, paper: str, duplex: Duplex
    ) -> None:
        margin = papers.printing.margin - 1e-6
        for sheet in stacked(papers, paper, duplex, *PILES, Pile(TAROT, 3.0, 5)).sheets:
            inside = Box(0, 0, sheet.paper.w, sheet.paper.h).grown(-margin)
            both = duplex is Duplex.FOLD
            spots = [*sheet.fronts, *(sheet.backs if both else ())]
            for index, spot in enumerate(spots):
                assert inside.contains(spot.trim)
                assert all(apart(spot.bleed, other.bleed) for other in spots[index + 1 :])
            assert len({spot.slot for spot in sheet.fronts}) == len(sheet.fronts)

    @pytest.mark.parametrize(
        ("copies", "columns", "rows"), [(14, 7, 2), (12, 12, 1), (25, 9, 3), (1, 1, 1)]
    )
    def test_rows_are_as_even_as_the_fewest_allow(
        self, papers: Papers, copies: int, columns: int, rows: int
    ) -> None:
        """Twelve would fit: fourteen lie as two rows of seven, not as twelve and two."""
        coins = Pile(Size(12, 12), 1.0, copies, (4.0,))
        [sheet] = stacked(papers, "a4", Duplex.NONE, PILES[0], coins).sheets
        [grid] = [band.grid for band in sheet.bands if band.pile == 1]

        assert (grid.columns, grid.rows) == (columns, rows)

    def test_used_places_of_the_first_sheet_stay_empty(self, papers: Papers) -> None:
        found = stacked(papers, "a4", Duplex.LONG_EDGE, skip=(1, 2, 8))
        first = found.sheets[0]
        slots = {place.spot.slot for place in first.placed(0, 0)}

        assert not slots & {first.fronts[place - 1].slot for place in (1, 2, 8)}
        assert sorted(found.order) == [0] * 6 + [1] * 10

    def test_a_card_that_no_sheet_holds_is_told(self, papers: Papers) -> None:
        with pytest.raises(UserError, match="no card of 300 x 40 mm fits on A4"):
            stacked(papers, "a4", Duplex.NONE, PILES[0], Pile(Size(300, 40), 0.0, 1))


class TestForAMachine:
    @pytest.mark.parametrize("paper", ["a4", "letter", "a3", "tabloid"])
    @pytest.mark.parametrize("piles", [PILES, (*PILES, Pile(TAROT, 3.0, 5)), PILES[:1]])
    def test_every_copy_lies_where_a_silhouette_cuts(
        self, papers: Papers, project: Project, paper: str, piles: tuple[Pile, ...]
    ) -> None:
        cutter = machines.load(project, "silhouette")
        sheet = cutter.paper(papers.find(paper))
        fence = cutter.fence(sheet)
        found = stack(sheet, piles, Duplex.LONG_EDGE, papers.printing, fence=fence)

        assert sorted(found.order) == sorted(
            index for index, pile in enumerate(piles) for _ in range(pile.copies)
        )
        inside = Box(0, 0, sheet.size.w, sheet.size.h).grown(-cutter.inset)
        for one in found.sheets:
            for index, spot in enumerate(one.fronts):
                assert inside.contains(spot.trim)
                assert all(apart(spot.bleed, mark) for mark in fence.keep_out)
                assert all(apart(spot.bleed, other.bleed) for other in one.fronts[index + 1 :])

    @pytest.mark.parametrize("paper", ["a4", "letter"])
    def test_cards_for_a_cricut_keep_within_its_area_and_apart(
        self, papers: Papers, project: Project, paper: str
    ) -> None:
        cutter = machines.load(project, "cricut")
        sheet = cutter.paper(papers.find(paper))
        area = cutter.areas[paper]
        found = stack(sheet, PILES, Duplex.LONG_EDGE, papers.printing, fence=cutter.fence(sheet))

        for one in found.sheets:
            assert one.bled.w <= area.w + 1e-6
            assert one.bled.h <= area.h + 1e-6
            for index, spot in enumerate(one.fronts):
                near = spot.trim.grown(cutter.apart - 1e-6)
                assert all(apart(near, other.trim) for other in one.fronts[index + 1 :])

    def test_rows_need_no_room_for_crop_marks(self, papers: Papers, project: Project) -> None:
        cutter = machines.load(project, "cricut")
        sheet = papers.find("a4")
        first = stack(sheet, PILES, Duplex.NONE, papers.printing, fence=cutter.fence(sheet))
        poker, mini = (band.grid for band in first.sheets[0].bands)

        assert mini.ys[0] - poker.block.bottom == pytest.approx(max(papers.printing.gutters))

    def test_a_card_larger_than_the_area_is_told(self, papers: Papers, project: Project) -> None:
        cutter = machines.load(project, "cricut")
        sheet = papers.find("letter")
        piles = (*PILES, Pile(Size(190, 200), 0.0, 1))
        stack(sheet, piles, Duplex.NONE, papers.printing)
        with pytest.raises(UserError, match="no card of 190 x 200 mm fits on Letter"):
            stack(sheet, piles, Duplex.NONE, papers.printing, fence=cutter.fence(sheet))


class TestMarks:
    @pytest.mark.parametrize("duplex", FLIPS)
    @pytest.mark.parametrize("turned", [False, True])
    def test_no_mark_touches_a_card_or_its_bleed(
        self, papers: Papers, duplex: Duplex, turned: bool
    ) -> None:
        for sheet in stacked(papers, "a4", duplex).sheets:
            side: Shelves = sheet.turned if turned else sheet
            spots = [spot for band in side.bands for spot in band.grid.fronts]
            for line in drawn(side, papers.printing, papers.printing.mark.length).cuts:
                assert all(apart(line.box(), spot.bleed) for spot in spots)

    def test_every_edge_of_a_band_has_its_marks(self, papers: Papers) -> None:
        sheet = stacked(papers, "a4", Duplex.LONG_EDGE).sheets[0]
        lines = drawn(sheet, papers.printing, papers.printing.mark.length)
        poker, mini = (band.grid for band in sheet.bands)

        def edges(grid_xs: tuple[float, ...], width: float) -> set[float]:
            return {round(x + side, 3) for x in grid_xs for side in (0.0, width)}

        assert {round(line.x1, 3) for line in lines.top} == edges(poker.xs, poker.lying.w)
        assert {round(line.x1, 3) for line in lines.bottom} == edges(mini.xs, mini.lying.w)
        assert {round(line.x1, 3) for line in lines.between} == (
            edges(poker.xs, poker.lying.w) | edges(mini.xs, mini.lying.w)
        )
        gap = mini.ys[0] - (poker.ys[-1] + poker.lying.h)
        assert gap == pytest.approx(papers.printing.band_gap)

    def test_only_what_holds_cards_is_marked(self, papers: Papers) -> None:
        sheet = stacked(papers, "a4", Duplex.LONG_EDGE).sheets[1]
        spots = [place.spot for place in sheet.placed(1, 0)][:1]

        assert len(drawn(sheet, papers.printing, 5.0, spots).top) == 2


class TestOnPaper:
    @pytest.mark.parametrize("duplex", [d for d in FLIPS if d is not Duplex.NONE])
    @pytest.mark.parametrize("paper", ["a4", "letter", "a3"])
    def test_the_right_back_lies_behind_each_front(
        self, job: Jobs, deck: Decks, tmp_path: Path, paper: str, duplex: Duplex
    ) -> None:
        large = job(paper, duplex, 16, piles=PILES)

        def renamed(drawing: Drawing) -> Drawing:
            return replace(drawing, name=f"m{drawing.name}")

        minis = [
            SheetCard(f"m{card.card_id}", renamed(card.front), card.back and renamed(card.back))
            for card in deck(10, MINI)
        ]
        two = {0: list(deck(6, POKER)), 1: minis}
        arranged = large.arranged()
        assert isinstance(arranged, Stack)
        coming = {pile: iter(cards) for pile, cards in two.items()}
        path = tmp_path / "sheets.pdf"
        data, report = sheet_pdf(large, (next(coming[pile]) for pile in arranged.order))
        path.write_bytes(data)
        sheet = read(path)

        expected = {
            card.card_id: Expected(1, card.front.name, card.back.name if card.back else "", size)
            for pile, size in ((0, POKER), (1, MINI))
            for card in two[pile]
        }
        assert [str(f) for f in readback.findings(sheet, expected, POKER)] == []
        assert max(pair.distance for pair in readback.pairs(sheet)) < 1e-3
        assert report.left_out == ()
        assert report.sheets == len(arranged.sheets)
