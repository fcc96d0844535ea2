"""Ink boxes are exact: measured on the painted face, they agree to a pixel's fraction."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.drawing import paths
from generator.drawing.bounds import extent
from generator.drawing.drawing import (
    IDENTITY,
    Drawing,
    Group,
    Item,
    Shape,
    Stroke,
    TextRun,
    Use,
    moved,
    scaled,
    times,
    turned,
)
from generator.drawing.fonts import Shelf
from generator.painting.png import paint
from generator.project import Project
from generator.units import Box, Size, px_per_mm

ROOT = Path(__file__).parents[2]
DPI = 600


def words(text: str, size: float = 6.0) -> TextRun:
    font = Shelf(Project.find(ROOT)).font("lexend", 800)
    word, em = font.shape(text), size / font.upem
    pens = tuple(pen * em for pen in word.pens)
    return TextRun(font.key, size, 5, 20, text, word.glyphs, pens, word.advance * em, "#000000")


def painted(item: Item, stamps: dict[str, tuple[Item, ...]]) -> Box:
    """The box of all that isn't white, in mm."""
    image = paint(Drawing("x", Size(40, 40), 0, 0, (item,), stamps), DPI)
    ink = image.convert("L").point([255 if value < 128 else 0 for value in range(256)])
    left, top, right, bottom = (edge / px_per_mm(DPI) for edge in ink.getbbox())
    return Box(left, top, right - left, bottom - top)


RING = paths.ellipse(20, 20, 7, 4)
STAMPS: dict[str, tuple[Item, ...]] = {"ring": (Shape(RING, "#000000"),)}
CUT = paths.rectangle(Box(0, 0, 20, 40))


@pytest.mark.parametrize(
    "item",
    [
        words("Ag"),
        words("jÇ"),
        Group((words("Take"),), turned(33, 20, 20)),
        Group((words("Take"),), turned(90, 20, 20)),
        Shape(RING, "#000000"),
        Shape(RING, None, Stroke("#000000", 1.5)),
        Use("ring", times(moved(-8, 3), scaled(1.2))),
        Use("ring", turned(30, 20, 20)),
        Group((Shape(RING, "#000000"),), IDENTITY, CUT),
    ],
    ids=[
        "capital and descender",
        "tail and cedilla",
        "turned",
        "upright",
        "ellipse",
        "line",
        "stamp",
        "turned stamp",
        "clipped",
    ],
)
def test_the_box_is_where_the_ink_is(item: Item) -> None:
    found, measured = extent(item, IDENTITY, STAMPS), painted(item, STAMPS)

    assert found is not None
    for side in ("x", "y", "right", "bottom"):
        assert getattr(found, side) == pytest.approx(getattr(measured, side), abs=0.06), side


def test_nothing_has_no_box() -> None:
    assert extent(words(" "), IDENTITY, {}) is None
    assert extent(Shape(RING), IDENTITY, {}) is None
    assert extent(Group((words("Take"),), IDENTITY, paths.ellipse(35, 35, 2)), IDENTITY, {}) is None


@pytest.mark.parametrize("degrees", [-1e-15, 1e-15, 360 - 1e-13, 360.0, -360.0, 89.999999999999])
def test_a_hair_more_or_less_than_a_quarter_turn_keeps_a_shape_s_size(degrees: float) -> None:
    a, b, c, d, _, _ = turned(degrees)
    assert abs(a * d - b * c) == pytest.approx(1.0)
