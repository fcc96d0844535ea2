"""Cards that stand tilted in print: their pictures are turned beforehand, and lie upright."""

from __future__ import annotations

import io
import math

import pytest
from PIL import Image, ImageDraw

from generator.drawing.drawing import apply, moved, times, turned
from generator.painting.pngfile import encoded
from generator.painting.tilted import tilted
from generator.rulebook.embedded import packed_pixels
from generator.rulebook.pictures import Tilted, place
from generator.rulebook.tilting import hidden, tilted_edge, turned_about
from generator.units import Size

CARD, RATIO, DPI = Size(20.0, 28.0), 1.4, 150.0


def a_card() -> bytes:
    """A red card with a blue left upper quarter."""
    image = Image.new("RGB", (400, 560), "#C00000")
    ImageDraw.Draw(image).rectangle((0, 0, 199, 279), fill="#0000C0")
    return encoded(image, 500)


def seen(data: bytes, x: float, y: float) -> tuple[int, ...]:
    """The dot at x, y mm from the middle of a picture."""
    image = Image.open(io.BytesIO(data))
    dot = image.getpixel((image.width / 2 + x * DPI / 25.4, image.height / 2 + y * DPI / 25.4))
    assert isinstance(dot, tuple)
    return dot


@pytest.mark.parametrize("degrees", [-27.0, -3.0, 13.0, 61.0])
def test_a_picture_is_turned_about_its_middle(degrees: float) -> None:
    made = tilted(a_card(), CARD, degrees, DPI, 99.0)
    turn = turned(degrees)

    assert seen(made, *apply(turn, -8, -12))[2] > 150
    assert seen(made, *apply(turn, 8, -12))[0] > 150
    assert seen(made, *apply(turn, 8, 12))[0] > 150
    width = CARD.w * abs(turn[0]) + CARD.h * abs(turn[1])
    assert Image.open(io.BytesIO(made)).width == round(width / 25.4 * DPI)


def test_its_pixels_go_into_a_book_as_they_are_and_can_be_exchanged() -> None:
    made = tilted(a_card(), CARD, 13.0, DPI, 99.0)

    assert packed_pixels(made) is not None
    assert made == tilted(a_card(), CARD, 13.0, DPI, 99.0)


def test_the_edge_of_a_turned_card_is_no_paper() -> None:
    """Where the clip at its edge is smooth, no white comes in."""
    made = tilted(a_card(), CARD, 10.0, DPI, 99.0)
    x, y = apply(turned(10.0), 9.95, 5.0)

    assert seen(made, x, y)[1] < 40


def test_what_the_next_card_hides_is_white_and_lies_under_it() -> None:
    size, spread, below = CARD, 13.0, 2.6
    corners = hidden(size, spread, below)
    back = turned(-spread, 0.0, below * size.w - size.h / 2)
    for x, y in corners:
        there = apply(back, x, y)
        assert abs(there[0]) < size.w / 2 - 0.2
        assert abs(there[1]) < size.h / 2 - 0.2

    made = tilted(a_card(), size, -20.0, DPI, 99.0, corners)

    assert seen(made, *apply(turned(-20.0), 8, 4)) == (255, 255, 255)
    assert seen(made, *apply(turned(-20.0), -8, -12))[2] > 150


def test_a_fan_turns_about_one_point() -> None:
    x, y = turned_about(30.0, 4.0, 14.0, RATIO, 22.0, (37.0, 40.0))
    middle = x + 7.0, y + 7.0 * RATIO

    assert math.dist(middle, (37.0, 40.0)) == pytest.approx(40.0 - 4.0 - 7.0 * RATIO, abs=1e-3)
    assert times(moved(*middle), turned(22.0))[4:] == pytest.approx(middle)


def test_an_edge_is_closed_and_as_large_as_the_card() -> None:
    path = tilted_edge(20.0, 28.0, 0.0)

    assert path.startswith("M-8.900 -14.000L8.900 -14.000Q10.000 -14.000 10.000 -12.900L")
    assert path.endswith("Z")


def test_each_tilt_is_a_picture_of_its_own() -> None:
    assert place(Tilted("main", 12.0, RATIO, 1.6)) == "back/main/tilted,12,1.6,0,0"
    assert place(Tilted("main", -4.5, RATIO, 1.2, 9.0, 2.6)) == "back/main/tilted,-4.5,1.2,9,2.6"
