"""Marks and labels never touch a card, its bleed or each other, whatever the paper and the card."""

from __future__ import annotations

import itertools

import pytest

from generator.drawing.drawing import Group, Item, ink_box
from generator.drawing.fonts import Font
from generator.errors import UserError
from generator.sheets.forms import ruler_forms, settable, text_forms
from generator.sheets.labels import Layout, layout
from generator.sheets.marks import marks
from generator.sheets.paper import Papers
from generator.sheets.placement import Duplex, Grid, arrange
from generator.sheets.words import Wording
from generator.units import PT, Box, Size

PAPERS = (
    "letter", "a4", "legal", "tabloid", "a3", "a5", "half-letter", "203.2x279.4mm", "297x210mm",
    "100x120mm",
)  # fmt: skip
CARDS = {
    "poker": Size(63.5, 88.9), "bridge": Size(57.15, 88.9), "tarot": Size(69.85, 120.65),
    "mini": Size(44.45, 63.5), "square": Size(70, 70), "hanafuda": Size(32, 54),
    "micro": Size(31.75, 44.45), "domino": Size(44.45, 88.9), "large": Size(88.9, 146.05),
    "coin": Size(20, 20),
}  # fmt: skip


def overlap(one: Box, other: Box, slack: float = 1e-6) -> bool:
    return (
        one.x < other.right - slack
        and other.x < one.right - slack
        and one.y < other.bottom - slack
        and other.y < one.bottom - slack
    )


def planned(
    papers: Papers, font: Font, name: str, card: Size, duplex: Duplex, side: str = "front"
) -> tuple[Grid, Layout]:
    grid = arrange(papers.find(name), card, 3.0, duplex, papers.printing)
    words = Wording("War of Coins", "3f9a2c", papers.find(name).title, duplex, 12, 24)
    return grid, layout(grid, papers.printing, font, words.of_side(side))


@pytest.mark.parametrize("name", PAPERS)
@pytest.mark.parametrize("duplex", [Duplex.LONG_EDGE, Duplex.FOLD])
def test_nothing_overlaps_on_any_sheet(
    papers: Papers, font: Font, name: str, duplex: Duplex
) -> None:
    for card in CARDS.values():
        try:
            grid, plan = planned(papers, font, name, card, duplex)
        except UserError:
            continue  # the card does not fit: another test
        assert plan.left_out == ()
        drawn = marks(grid, papers.printing, plan.mark_length)
        weight = papers.printing.mark.weight / 2
        lines = [line.box(weight) for line in drawn.cuts]
        bleeds = [spot.bleed for spot in (*grid.fronts, *(grid.backs if drawn.fold else ()))]
        fold = [drawn.fold.box(weight)] if drawn.fold else []
        labels = [label.box for label in plan.labels]
        assert not any(overlap(line, bleed) for line in lines + fold for bleed in bleeds)
        assert not any(overlap(a, b) for a in labels for b in bleeds + lines + fold)
        assert not any(overlap(a, b) for a, b in itertools.combinations(labels, 2))
        page = Box(0, 0, grid.paper.w, grid.paper.h)
        assert all(page.grown(-1.0).contains(label) for label in labels)
        assert all(page.contains(line) for line in lines)


def ink(item: Item) -> Box:
    """The ink of a placed label; text counts with its height and depth."""
    assert isinstance(item, Group)
    box = ink_box([item], {})
    assert box is not None
    return box


@pytest.mark.parametrize("side", ["front", "back"])
@pytest.mark.parametrize("name", ["a4", "letter", "297x210mm"])
def test_labels_keep_to_their_boxes(papers: Papers, font: Font, name: str, side: str) -> None:
    """Painted, a label stays where it was planned, also when its text is shorter."""
    grid, plan = planned(papers, font, name, CARDS["poker"], Duplex.LONG_EDGE, side)
    words = Wording("War of Coins", "3f9a2c", "A4", Duplex.LONG_EDGE, 12, 24)
    items = plan.fixed() + plan.position(words.of_page(1, 1, side)["position"])
    for item in items:
        assert any(label.box.grown(1.2).contains(ink(item)) for label in plan.labels)
    assert all(label.box.x >= 6.35 and label.box.y >= 6.35 for label in plan.labels)


def test_labels_go_where_the_margin_is_larger(papers: Papers, font: Font) -> None:
    for name, sides in (("a4", {"top", "bottom"}), ("letter", {"left", "right"})):
        _, plan = planned(papers, font, name, CARDS["poker"], Duplex.LONG_EDGE)
        assert {label.side for label in plan.labels} == sides


def test_every_cut_has_its_marks(papers: Papers) -> None:
    """Two a gutter, one where cards touch, at both ends; on a part-filled sheet only where there
    are cards."""
    long_edge = Duplex.LONG_EDGE
    a4 = arrange(papers.find("a4"), CARDS["poker"], 3.0, long_edge, papers.printing)
    letter = arrange(papers.find("letter"), CARDS["poker"], 3.0, long_edge, papers.printing)
    full = marks(a4, papers.printing, 5.0)
    assert [line.x1 for line in full.top] == pytest.approx(
        [6.75, 70.25, 73.25, 136.75, 139.75, 203.25]
    )
    assert [line.y1 for line in marks(letter, papers.printing, 5.0).left] == pytest.approx(
        [6.35, 95.25, 184.15, 273.05]
    )
    part = marks(a4, papers.printing, 5.0, columns=[0], rows=[0])
    assert [len(part.top), len(part.bottom), len(part.left), len(part.right)] == [2, 2, 2, 2]
    assert all(line.y2 <= a4.fronts[0].bleed.y - 0.25 for line in full.top)


def test_the_rulers_measure_what_they_say(font: Font) -> None:
    for form in ruler_forms(font, 2.5):
        metric, imperial = (item.path.bounds() for item in form.items[:2])  # type: ignore[union-attr]
        assert (metric.w, imperial.w) == pytest.approx((50.0, 50.8))
        texts = [item.text for item in form.items[2:]]  # type: ignore[union-attr]
        assert texts == ["50 mm", "2 in"]


def test_what_a_sheet_says(papers: Papers) -> None:
    words = Wording("War", "3f9a2c", "A4", Duplex.LONG_EDGE, 2, 4)
    assert words.of_page(3, 2, "front") == {
        "identity": "War · edition 3f9a2c",
        "flip": "Front: print on both sides, flip on the long edge",
        "position": "page 3 of 4 · sheet 2 of 2, front",
        "scale": "Print at 100 % (actual size) on A4",
    }
    assert words.of_page(4, 2, "back")["flip"] == "Back: flip on the long edge"
    fold = Wording("War", "", "A4", Duplex.FOLD, 2, 2).of_page(1, 1, "both")
    assert fold["position"] == "page 1 of 2 · sheet 1 of 2"
    assert "fold on the dashed line" in fold["flip"]


def test_a_long_title_is_broken_and_letters_that_are_missing_are_replaced(font: Font) -> None:
    one, two, three = text_forms(font, 7 * PT, "The Exceedingly Long History of War · edition 1")
    assert one.size.w > two.size.w > three.size.w
    assert [run.text for run in two.items] == [  # type: ignore[union-attr]
        "The Exceedingly Long",
        "History of War · edition 1",
    ]
    assert settable(font, "Été 戦争 e\u0301") == "Été ?? é"
