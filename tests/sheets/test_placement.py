"""Arrangements against the numbers of print.md, which were computed apart from this code."""

from __future__ import annotations

from dataclasses import replace

import pytest

from generator.errors import UserError
from generator.sheets.imposition import Axis
from generator.sheets.paper import Papers
from generator.sheets.placement import Duplex, Grid, arrange, flip_axis
from generator.units import Size

POKER = Size(63.5, 88.9)
PAPERS = ("letter", "a4", "legal", "tabloid", "a3")
#: Cards a sheet with gutters of 0, 3 and 6 mm (print.md 2.2). Square cards on Legal stand there
#: with 6 at 6 mm; four rows of 70 mm and three gutters are 298 mm of 342.9, so it is 8.
PER_SHEET = {
    Size(63.5, 88.9): ("9 8 6", "9 9 8", "10 10 10", "18 16 12", "18 18 16"),
    Size(57.15, 88.9): ("9 8 8", "9 9 9", "12 10 10", "21 16 16", "21 18 18"),
    Size(69.85, 120.65): ("4 4 4", "4 4 4", "4 4 4", "12 10 10", "12 10 10"),
    Size(44.45, 63.5): ("18 16 15", "18 18 16", "21 21 20", "36 32 30", "36 36 32"),
    Size(70, 70): ("6 6 6", "8 6 6", "8 8 8", "15 15 15", "20 15 15"),
    Size(35, 54): ("21 21 20", "25 25 21", "30 30 25", "49 49 42", "56 50 42"),
}


def grid(papers: Papers, name: str, card: Size = POKER, duplex: Duplex = Duplex.LONG_EDGE) -> Grid:
    return arrange(papers.find(name), card, 3.0, duplex, papers.printing)


@pytest.mark.parametrize("card", PER_SHEET, ids=lambda card: f"{card.w:g}x{card.h:g}")
def test_as_many_cards_fit_as_print_md_says(papers: Papers, card: Size) -> None:
    for name, counts in zip(PAPERS, PER_SHEET[card], strict=True):
        for gutter, count in zip((0.0, 3.0, 6.0), counts.split(), strict=True):
            printing = replace(papers.printing, gutters=(gutter,))
            found = arrange(papers.find(name), card, 3.0, Duplex.NONE, printing)
            assert found.per_sheet == int(count), (name, gutter)


def test_letter_takes_nine_poker_cards_that_touch(papers: Papers) -> None:
    """Three times 88.9 and two margins of 6.35 are exactly 279.4."""
    found = grid(papers, "letter")
    assert (found.columns, found.rows, found.gutter, found.angle) == (3, 3, 0.0, 0)
    assert (found.xs[0], found.ys[0]) == (pytest.approx(12.7), pytest.approx(6.35))


def test_a4_takes_nine_with_gutters_of_three_mm(papers: Papers) -> None:
    found = grid(papers, "a4")
    assert (found.columns, found.rows, found.gutter, found.angle) == (3, 3, 3.0, 0)
    assert found.xs == (6.75, 73.25, 139.75)
    assert found.ys == pytest.approx((12.15, 104.05, 195.95))


def test_cards_lie_down_where_that_holds_more(papers: Papers) -> None:
    found = grid(papers, "tabloid")
    assert (found.per_sheet, found.gutter) == (18, 0.0)
    assert grid(papers, "a3").angle == 90
    assert grid(papers, "105x80mm").angle == 90


def test_a_card_that_does_not_fit_is_an_error(papers: Papers) -> None:
    with pytest.raises(UserError) as caught:
        grid(papers, "a6", Size(100, 140))
    assert str(caught.value) == (
        "no card of 100 x 140 mm fits on A6 (92.3 x 135.3 mm within margins of 6.35 mm); "
        "take a larger paper"
    )
    with pytest.raises(UserError, match="with a fold in the middle .* or two-sided sheets"):
        grid(papers, "100x120mm", POKER, Duplex.FOLD)


@pytest.mark.parametrize(
    ("size", "duplex", "axis"),
    [
        (Size(210, 297), Duplex.LONG_EDGE, Axis.VERTICAL),
        (Size(210, 297), Duplex.SHORT_EDGE, Axis.HORIZONTAL),
        (Size(297, 210), Duplex.LONG_EDGE, Axis.HORIZONTAL),
        (Size(297, 210), Duplex.SHORT_EDGE, Axis.VERTICAL),
        (Size(210, 297), Duplex.NONE, None),
    ],
)
def test_the_axis_of_the_flip(size: Size, duplex: Duplex, axis: Axis | None) -> None:
    assert flip_axis(size, duplex) is axis


@pytest.mark.parametrize(
    ("name", "duplex", "card", "angles"),
    [
        ("a4", Duplex.LONG_EDGE, POKER, (0, 0)),
        ("a4", Duplex.SHORT_EDGE, POKER, (0, 180)),
        ("a3", Duplex.LONG_EDGE, POKER, (90, 270)),
        ("a3", Duplex.SHORT_EDGE, POKER, (90, 90)),
        ("297x210mm", Duplex.LONG_EDGE, POKER, (90, 90)),
    ],
)
def test_backs_lie_behind_their_fronts(
    papers: Papers, name: str, duplex: Duplex, card: Size, angles: tuple[int, int]
) -> None:
    """Mirrored x about a vertical axis, mirrored y about a horizontal one (print.md 2.3); the slot
    that imposition gives is the one that lies there."""
    found = grid(papers, name, card, duplex)
    by_slot = {spot.slot: spot for spot in found.fronts}
    for front, back in zip(found.fronts, found.backs, strict=True):
        if found.axis is Axis.VERTICAL:
            assert (back.x, back.y) == pytest.approx((found.paper.w - front.x, front.y))
        else:
            assert (back.x, back.y) == pytest.approx((front.x, found.paper.h - front.y))
        assert (front.angle, back.angle) == angles
        there = by_slot[back.slot]
        assert (there.x, there.y) == pytest.approx((back.x, back.y))


def test_bleed_is_half_the_gutter_inside_and_gives_way_to_marks_outside(papers: Papers) -> None:
    first = grid(papers, "a4").fronts[0]
    assert first.trim.x - first.bleed.x == pytest.approx(1.02)  # 6.75 - 4.23 - 1.25 - 0.25
    assert first.trim.y - first.bleed.y == pytest.approx(1.5)
    assert first.bleed.right - first.trim.right == pytest.approx(1.5)
    middle = grid(papers, "letter").fronts[4]
    assert middle.bleed == middle.trim
    thin = arrange(papers.find("a4"), POKER, 0.5, Duplex.NONE, papers.printing).fronts[4]
    assert thin.bleed.w - thin.trim.w == pytest.approx(1.0)


@pytest.mark.parametrize("name", ["a4", "letter", "a3", "150x200mm"])
def test_a_fold_has_fronts_on_one_side_and_backs_on_the_other(papers: Papers, name: str) -> None:
    found = grid(papers, name, duplex=Duplex.FOLD)
    vertical = found.axis is Axis.VERTICAL
    fold = (found.paper.w if vertical else found.paper.h) / 2
    for front, back in zip(found.fronts, found.backs, strict=True):
        a, b = (front.trim.right, back.trim.x) if vertical else (front.trim.bottom, back.trim.y)
        assert a <= fold - 3.0 + 1e-9
        assert b >= fold + 3.0 - 1e-9
        assert (back.y == front.y) if vertical else (back.x == front.x)
        assert back.angle == ((-front.angle) % 360 if vertical else (180 - front.angle) % 360)
    assert not {spot.slot for spot in found.fronts} & {spot.slot for spot in found.backs}


def test_a_fold_takes_the_direction_that_holds_more(papers: Papers) -> None:
    assert (grid(papers, "a4", duplex=Duplex.FOLD).axis, grid(papers, "a4").per_sheet) == (
        Axis.VERTICAL,
        9,
    )
    a3 = grid(papers, "a3", duplex=Duplex.FOLD)
    assert (a3.axis, a3.per_sheet) == (Axis.HORIZONTAL, 9)


def test_copies_are_placed_sheet_after_sheet(papers: Papers) -> None:
    sheets = list(grid(papers, "a4").placed(11))
    assert [[placed.copy for placed in sheet] for sheet in sheets] == [list(range(9)), [9, 10]]
    assert [placed.spot.slot for placed in sheets[1]] == [0, 1]
    assert sheets[1][0].sheet == 1
