"""The cut plan: as many cuts as there are edges, in an order that a knife can follow."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from generator.drawing.drawing import TextRun
from generator.project import Project
from generator.sheets import materials
from generator.sheets.cutplan import cut_sheets, page, runs, spread
from generator.sheets.placement import Duplex
from generator.sheets.shelves import Pile
from generator.sheets.writer import SheetJob
from generator.units import Size

Jobs = Callable[..., SheetJob]


def words(job: SheetJob, project: Project) -> list[str]:
    return [item.text for item in page(job, materials.load(project)) if isinstance(item, TextRun)]


def test_three_by_three_cards_with_a_gutter_are_twelve_cuts(job: Jobs) -> None:
    [sheet] = cut_sheets(job("a4", Duplex.LONG_EDGE, 18))

    assert (sheet.numbers, len(sheet.cuts), sheet.first) == ((1, 2), 12, 6)
    assert all(line.x1 == line.x2 for line in sheet.cuts[:6]), "down first"
    assert all(line.y1 == line.y2 for line in sheet.cuts[6:]), "then across"


def test_neighbours_without_a_gutter_share_a_cut(job: Jobs) -> None:
    [sheet] = cut_sheets(job("letter", Duplex.LONG_EDGE, 9))

    assert len(sheet.cuts) == 8


def test_marks_between_cards_are_kept_by_who_cuts(job: Jobs, project: Project) -> None:
    """Where there are none, nothing is said of them."""
    parted, touching = (
        " ".join(words(replace(job(paper, Duplex.LONG_EDGE, 9), ticks=True), project))
        for paper in ("a4", "letter")
    )
    assert "leave each gutter on one of its strips" in parted
    assert "gutter" not in touching


def test_a_last_sheet_that_is_not_full_has_fewer_cuts(job: Jobs) -> None:
    full, last = cut_sheets(job("a4", Duplex.LONG_EDGE, 20))

    assert (full.numbers, len(full.cuts)) == ((1, 2), 12)
    assert (last.numbers, len(last.cuts)) == ((3,), 6)


def test_a_folded_sheet_is_cut_through_both_layers(job: Jobs) -> None:
    """Four fronts beside four backs: folded, one column of four."""
    [sheet] = cut_sheets(job("a4", Duplex.FOLD, 4))

    assert sheet.fold is not None
    assert len(sheet.cards) == 8
    assert all(line.x1 < 105 for line in sheet.cuts if line.x1 == line.x2)


def test_bands_of_two_sizes_are_parted_first(job: Jobs) -> None:
    piles = (Pile(Size(63.5, 88.9), 3.0, 6), Pile(Size(44.45, 63.5), 3.0, 6))
    [sheet] = cut_sheets(job("a4", Duplex.NONE, 12, piles=piles))

    assert all(line.y1 == line.y2 for line in sheet.cuts[: sheet.first]), "across first"
    assert all(line.x1 == line.x2 for line in sheet.cuts[sheet.first :])


@pytest.mark.parametrize("name", ["a4", "letter", "a3", "a5", "150x200mm"])
@pytest.mark.parametrize("duplex", list(Duplex))
def test_numbers_never_touch(job: Jobs, project: Project, name: str, duplex: Duplex) -> None:
    runs_of = [
        item
        for item in page(job(name, duplex, 20, card=Size(44, 63)), materials.load(project))
        if isinstance(item, TextRun) and item.text.isdecimal()
    ]

    assert runs_of
    for index, one in enumerate(runs_of):
        for other in runs_of[index + 1 :]:
            beside = one.x + one.width <= other.x or other.x + other.width <= one.x
            assert beside or abs(one.y - other.y) >= 1.6, (one.text, other.text)


def test_it_says_what_to_buy(job: Jobs, project: Project) -> None:
    told = " ".join(words(job("a4", Duplex.LONG_EDGE, 20), project))

    for sentence in (
        "20 cards on 3 sheets of A4.",
        "Paper 3 sheets of A4, 200 to 300 g/m²",
        "6 sheets of 80 to 120 g/m²",
        "3 boards of 0.3 mm",
        "flipped on the long edge",
        "30 straight cuts in all",
        "Sheets 1, 2",
    ):
        assert sentence in told


def test_things_in_each_others_way_move_apart_together() -> None:
    assert spread([10, 50], [4, 4]) == [10, 50]
    assert spread([10, 11], [4, 4]) == pytest.approx([8.5, 12.5])
    assert spread([10, 11, 14], [4, 4, 4]) == pytest.approx([7.6667, 11.6667, 15.6667], abs=1e-3)


def test_numbers_in_a_row_are_drawn_together() -> None:
    assert runs((1,)) == "1"
    assert runs((1, 2)) == "1, 2"
    assert runs((1, 2, 3, 5)) == "1 to 3, 5"
