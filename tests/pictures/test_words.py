"""Words and colours of an SVG: set in our fonts, and in the colour that a layout gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.drawing import fonts
from generator.drawing.bounds import extent
from generator.drawing.drawing import IDENTITY, Group, Item, Shape
from generator.drawing.fonts import Shelf
from generator.errors import UserError
from generator.pictures.svg import Vector, convert
from generator.project import Project

SHELF = Shelf(Project.find(Path(__file__).parents[2]))


def vector(body: str, colour: str | None = None, root: str = "") -> Vector:
    data = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" {root}>{body}</svg>'
    return convert(data.encode(), "a.svg", SHELF, colour)


def colours(items: tuple[Item, ...]) -> list[str]:
    """What is painted, fills and lines, in order."""
    found: list[str] = []
    for item in items:
        if isinstance(item, Shape):
            found += [one for one in (item.fill,) if isinstance(one, str)]
            found += [item.stroke.colour] if item.stroke else []
        elif isinstance(item, Group):
            found += colours(item.items)
    return found


def edges(one: Vector) -> tuple[float, float]:
    box = extent(Group(one.items), IDENTITY, {})
    assert box is not None
    return box.x, box.right


WORD = '<text y="50" font-family="Lexend" font-weight="700" font-size="20" {}>HI</text>'


def test_words_are_as_wide_as_harfbuzz_says_and_stand_at_their_anchor() -> None:
    font = SHELF.font("lexend", 700)
    width = font.shape("HI").advance / font.upem * 20
    left, right = edges(vector(WORD.format('x="10"')))
    middle = edges(vector(WORD.format('x="50" text-anchor="middle"')))
    end = edges(vector(WORD.format('x="90" text-anchor="end"')))

    assert 10 <= left < right <= 10 + width
    assert sum(middle) / 2 == pytest.approx(50, abs=0.3)
    assert end[0] - left == pytest.approx(80 - width, abs=1e-6)
    assert fonts.by_key(font.key) is font


def test_a_tspan_goes_on_where_the_words_stop_in_its_own_colour() -> None:
    text = WORD.format('x="10"').replace("HI", 'H<tspan fill="red">I</tspan>')

    assert edges(vector(text)) == pytest.approx(edges(vector(WORD.format('x="10"'))))
    assert colours(vector(text).items) == ["#000000", "#FF0000"]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ('font-family="Comic Sans MS, cursive"', "asks for the font Comic Sans MS, cursive, not"),
        ("", "<text> names no font"),
        ('font-family="lexend" font-weight="350"', "has no style 350; styles: 500, 700, 800"),
        ('font-family="lexend" font-weight="700" x="1 2"', "places its letters one by one"),
        ('font-family="lexend" font-weight="700" textLength="9"', "has a textLength"),
    ],
)
def test_words_that_cannot_be_set_are_a_fault(given: str, told: str) -> None:
    with pytest.raises(UserError, match=told):
        vector(f'<text y="50" {given}>HI</text>')


BOX = '<rect width="50" height="50" {}/>'


@pytest.mark.parametrize(
    ("body", "root", "own", "tinted"),
    [
        (BOX.format(""), "", ["#000000"], ["#A31226"]),
        (BOX.format(""), 'fill="none" stroke="currentColor"', ["#000000"], ["#A31226"]),
        (BOX.format('fill="#000"'), "", ["#000000"], ["#A31226"]),
        (BOX.format('fill="teal"') * 2, "", ["#008080"] * 2, ["#A31226"] * 2),
        (BOX.format("") + BOX.format('fill="#000"'), "", ["#000000"] * 2, ["#A31226"] * 2),
        (BOX.format("") + BOX.format('fill="#fff"'), "", ["#000000", "#FFFFFF"],
         ["#A31226", "#FFFFFF"]),
        (BOX.format('fill="currentColor"'), 'color="teal"', ["#008080"], ["#A31226"]),
    ],
)  # fmt: skip
def test_a_layout_s_colour_stands_for_the_one_that_there_is_or_for_what_has_none(
    body: str, root: str, own: list[str], tinted: list[str]
) -> None:
    assert colours(vector(body, None, root).items) == own
    assert colours(vector(body, "#A31226", root).items) == tinted


def test_a_picture_of_several_colours_of_its_own_leaves_none_open() -> None:
    body = BOX.format('fill="teal"') + BOX.format('fill="#fff"')

    assert vector(body, "#A31226").open_ is False
    assert colours(vector(body, "#A31226").items) == ["#008080", "#FFFFFF"]
