"""Ticks between cards, found by PDFium in the PDF: where they stand, and where none may."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pypdfium2
import pytest
from pypdfium2 import raw

from generator.errors import UserError
from generator.project import Project, shipped_root
from generator.sheets import machines, paper
from generator.sheets.paper import Papers
from generator.sheets.placement import Duplex
from generator.sheets.shelves import Pile
from generator.sheets.writer import SheetCard, SheetJob, sheet_pdf
from generator.units import PT, Box, Size

Jobs = Callable[..., SheetJob]
Decks = Callable[..., Iterator[SheetCard]]

POKER, MINI = Size(63.5, 88.9), Size(44.45, 63.5)
OFF = 0.3
#: The dark line of a tick, in red, and half of the light one's width in mm.
_DARK, _HALF = 0x40, 0.375 * PT
_NEAR = 0.01


@dataclass
class Page:
    """What PDFium finds: the ticks as lines and the trims of the cards, in mm, y down."""

    ticks: list[Box]
    trims: list[Box]

    def columns(self) -> list[tuple[float, float]]:
        """Left and right edges of the columns of cards."""
        return sorted({(round(one.x, 2), round(one.right, 2)) for one in self.trims})

    def rows(self) -> list[tuple[float, float]]:
        return sorted({(round(one.y, 2), round(one.bottom, 2)) for one in self.trims})

    def has(self, x1: float, y1: float, x2: float, y2: float) -> bool:
        """Whether there is a tick from here to there."""
        wanted = pytest.approx((x1, y1, x2, y2), abs=_NEAR)
        return any((one.x, one.y, one.right, one.bottom) == wanted for one in self.ticks)


def pages(data: bytes, card: Size = POKER) -> list[Page]:
    """All pages, the cards being of one size."""
    return [_page(page, card) for page in pypdfium2.PdfDocument(data)]


def _page(page: Any, card: Size) -> Page:
    found = Page([], [])
    high = page.get_height()
    for item in page.get_objects(max_depth=1):
        a, b, c, d, e, f = item.get_matrix().get()

        def mm(
            x: float, y: float, m: tuple[float, ...] = (a, b, c, d, e, f)
        ) -> tuple[float, float]:
            return (
                (m[0] * x + m[2] * y + m[4]) * PT,
                (high - m[1] * x - m[3] * y - m[5]) * PT,
            )

        if item.type == raw.FPDF_PAGEOBJ_FORM:
            found.trims.append(_box(mm(0, 0), mm(card.w / PT, card.h / PT)))
        elif item.type == raw.FPDF_PAGEOBJ_PATH and _red(item) == _DARK:
            points = [mm(*point) for point in _points(item)]
            found.ticks += [_box(*ends) for ends in zip(points[::2], points[1::2], strict=True)]
    return found


def _red(item: Any) -> int:
    values = [ctypes.c_uint() for _ in range(4)]
    assert raw.FPDFPageObj_GetStrokeColor(item, *values)
    return values[0].value


def _points(item: Any) -> Iterator[tuple[float, float]]:
    for at in range(raw.FPDFPath_CountSegments(item)):
        x, y = ctypes.c_float(), ctypes.c_float()
        raw.FPDFPathSegment_GetPoint(raw.FPDFPath_GetPathSegment(item, at), x, y)
        yield x.value, y.value


def _box(one: tuple[float, float], other: tuple[float, float]) -> Box:
    x, y = min(one[0], other[0]), min(one[1], other[1])
    return Box(x, y, abs(one[0] - other[0]), abs(one[1] - other[1]))


def clear(tick: Box, trim: Box) -> float:
    """How far the ink of a tick is from a card."""
    wide = tick.w > tick.h
    ink = Box(
        tick.x - (0 if wide else _HALF),
        tick.y - (_HALF if wide else 0),
        tick.w + (0 if wide else 2 * _HALF),
        tick.h + (2 * _HALF if wide else 0),
    )
    across = max(trim.x - ink.right, ink.x - trim.right, 0.0)
    down = max(trim.y - ink.bottom, ink.y - trim.bottom, 0.0)
    return float(np.hypot(across, down))


def printed(
    job: Jobs, deck: Decks, name: str, duplex: Duplex, copies: int, **other: Any
) -> list[Page]:
    card = other.get("card", POKER)
    wanted = {"ticks": True, **other}
    data, _ = sheet_pdf(job(name, duplex, copies, **wanted), deck(copies, card))
    return pages(data, card)


@pytest.mark.parametrize("side", [0, 1])
def test_each_crossing_has_a_tick_on_each_of_its_four_cuts(
    job: Jobs, deck: Decks, side: int
) -> None:
    page = printed(job, deck, "a4", Duplex.LONG_EDGE, 9)[side]
    crossings = 0
    for (_, left), (right, _) in pairwise(page.columns()):
        for (_, top), (bottom, _) in pairwise(page.rows()):
            crossings += 1
            for x in (left, right):
                assert page.has(x, top + OFF, x, bottom - OFF)
            for y in (top, bottom):
                assert page.has(left + OFF, y, right - OFF, y)

    assert crossings == 4


def test_a_gutter_is_marked_where_it_meets_the_edge_of_the_block(job: Jobs, deck: Decks) -> None:
    """Across the gutter on the outer cut, and in the bleed outside it on the inner ones; the
    corners of the block have crop marks alone."""
    [page, _] = printed(job, deck, "a4", Duplex.LONG_EDGE, 9)
    (first, *_, last), (top, *_, bottom) = page.columns(), page.rows()

    assert page.has(first[0], top[1] + OFF, first[0], top[1] + 3 - OFF)
    assert page.has(first[1] + OFF, bottom[1], first[1] + 3 - OFF, bottom[1])
    # On A4 there are 1.5 mm of bleed above and below, and 1.02 left and right.
    assert page.has(first[1], top[0] - 1.5, first[1], top[0] - OFF)
    assert page.has(last[1] + OFF, top[1], last[1] + 1.02, top[1])
    assert not any(one.x == pytest.approx(first[0]) and one.y < top[0] for one in page.ticks)
    assert len(page.ticks) == 2 * (6 * 2 + 4 * 2)


@pytest.mark.parametrize("duplex", list(Duplex))
@pytest.mark.parametrize("card", [POKER, MINI], ids=["poker", "mini"])
@pytest.mark.parametrize("name", ["a4", "letter", "a3", "297x210mm", "a5"])
def test_none_comes_near_a_card(
    job: Jobs, deck: Decks, name: str, card: Size, duplex: Duplex
) -> None:
    """Not even one that isn't there: all places of the grid count."""
    made = job(name, duplex, 5, ticks=True, card=card)
    grid = made.grid()
    places = [spot.trim for spot in (*grid.places, *grid.backs)]
    for page in printed(job, deck, name, duplex, 5, card=card):
        assert page.trims
        for tick in page.ticks:
            assert tick.w == pytest.approx(0, abs=_NEAR) or tick.h == pytest.approx(0, abs=_NEAR)
            assert min(clear(tick, trim) for trim in places) > 0.2


def test_cards_that_touch_have_none(job: Jobs, deck: Decks) -> None:
    for page in printed(job, deck, "letter", Duplex.LONG_EDGE, 9):
        assert len(page.trims) == 9
        assert page.ticks == []


def test_a_sliver_of_bleed_outside_has_none(job: Jobs, deck: Decks) -> None:
    """A tick is as long as it is off the corners, or it would be a speck."""
    [page, _] = printed(job, deck, "a4", Duplex.LONG_EDGE, 9, bleed=0.5)

    assert page.ticks
    assert min(max(one.w, one.h) for one in page.ticks) >= OFF - _NEAR


def test_a_fold_has_none_across_it(job: Jobs, deck: Decks) -> None:
    [page] = printed(job, deck, "a4", Duplex.FOLD, 3)

    assert page.ticks
    assert not any(one.x < 105 - 0.5 and one.right > 105 + 0.5 for one in page.ticks)


def test_only_rows_and_columns_with_cards_have_them(job: Jobs, deck: Decks) -> None:
    [one, _] = printed(job, deck, "a4", Duplex.LONG_EDGE, 1)
    [two, back] = printed(job, deck, "a4", Duplex.LONG_EDGE, 2)

    assert one.ticks == []
    # One gutter between two cards: across it above and below, and in the bleed on both its cuts.
    assert len(two.ticks) == len(back.ticks) == 2 + 4
    assert max(tick.right for tick in two.ticks) < 74 < 136 < min(tick.x for tick in back.ticks)


def test_each_size_has_its_own(job: Jobs, deck: Decks) -> None:
    """Two rows of poker cards, and 8 mm below them a row of mini cards."""
    piles = (Pile(POKER, 3.0, 6), Pile(MINI, 3.0, 4))
    made = job("a4", Duplex.NONE, 10, ticks=True, piles=piles)
    cards = [*deck(6), *(replace_names(card) for card in deck(4, MINI))]
    [page] = pages(sheet_pdf(made, cards)[0])
    below = [tick for tick in page.ticks if tick.y > page.rows()[1][1] + 4]

    assert len(page.ticks) - len(below) == (6 + 4 * 2) + (4 * 2 + 2 * 2)  # as on a grid of 3 x 2
    assert len(below) == 6 * 2 + 2 * 3  # as on one of 4 x 1


def replace_names(card: SheetCard) -> SheetCard:
    """The same card beside others of its names."""
    front = replace(card.front, name=f"small-{card.front.name}")
    back = card.back and replace(card.back, name=f"small-{card.back.name}")
    return SheetCard(f"small-{card.card_id}", front, back, card.number)


def test_they_go_where_crop_marks_go(job: Jobs, deck: Decks, project: Project) -> None:
    def count(**other: Any) -> list[int]:
        return [len(page.ticks) for page in printed(job, deck, "a4", Duplex.LONG_EDGE, 9, **other)]

    assert count() == [40, 40]
    assert count(marks_on="fronts") == [40, 0]
    assert count(marks_on="none") == [0, 0]
    assert count(ticks=False) == [0, 0]
    assert count(machine=machines.load(project, "silhouette")) == [0] * 4


@pytest.mark.parametrize("ground", ["#F8F0E0", "#101010"])
def test_they_are_seen_on_light_and_on_dark_bleed(job: Jobs, deck: Decks, ground: str) -> None:
    """Across a cut, from the bleed of one card to that of its neighbour: light, dark, light."""
    cards = [
        replace(card, front=replace(card.front, items=(replace(card.front.items[0], fill=ground),)))
        for card in deck(9)
    ]
    data, _ = sheet_pdf(job("a4", Duplex.NONE, 9, ticks=True), cards)
    dpi = 1200
    image = pypdfium2.PdfDocument(data)[0].render(scale=dpi / 72).to_numpy()[..., 2]  # red
    left, right = (round((70.25 + by) / 25.4 * dpi) for by in (-0.6, 0.6))
    row = image[round(102.55 / 25.4 * dpi), left:right].astype(int)
    middle = len(row) // 2

    assert row[middle] == pytest.approx(0x40, abs=2)
    assert row[middle - 4] == row[middle + 4] == 255
    assert row[0] == row[-1] == int(ground[1:3], 16)


def test_a_project_can_move_them_but_not_onto_cards(papers: Papers, tmp_path: Path) -> None:
    assert papers.printing.mark.ticks == OFF
    own = tmp_path / "templates" / "sheets" / "papers.yaml"
    own.parent.mkdir(parents=True)
    (tmp_path / "cards").mkdir()
    for written, found in (("0.5mm", 0.5), ("0.1mm", None)):
        own.write_text(f"printing: {{mark: {{ticks: {written}}}}}\n", "utf-8")
        mine = Project(tmp_path, tmp_path / "out", shipped_root())
        if found is None:
            with pytest.raises(UserError, match="ticks"):
                paper.load(mine)
        else:
            assert paper.load(mine).printing.mark.ticks == found
