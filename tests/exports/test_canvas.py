"""Where the trim falls on a service's canvas, to the pixel and to half of one."""

from __future__ import annotations

import pytest
from PIL import Image

from generator.drawing import paths
from generator.drawing.drawing import Drawing, Shape
from generator.exports.canvas import as_file, on_product, paint_on
from generator.profiles import Product
from generator.units import Box, Size

POKER = Size(63.5, 88.9)
RED, BLUE, WHITE = (200, 0, 0), (0, 0, 200), (255, 255, 255)


def card(size: Size = POKER, bleed: float = 3.0) -> Drawing:
    """Blue beyond the trim as far as the bleed goes, red within it, a white corner top left."""
    trim = Box(0, 0, size.w, size.h)
    return Drawing(
        "card",
        size,
        bleed,
        0.0,
        (
            Shape(paths.rectangle(trim.grown(bleed)), "#0000C8"),
            Shape(paths.rectangle(trim), "#C80000"),
            Shape(paths.rectangle(Box(0, 0, 10, 10)), "#FFFFFF"),
        ),
    )


def product(canvas: tuple[int, int], bleed: float) -> Product:
    return Product("p", POKER, canvas, bleed, None, "", "", "V", "test")


def near(one: object, other: tuple[int, int, int]) -> bool:
    assert isinstance(one, tuple)
    return all(abs(a - b) <= 3 for a, b in zip(one, other, strict=True))


def test_a_canvas_with_36_px_of_bleed() -> None:
    image = on_product(card(), product((822, 1122), 36), turned=False)

    assert (image.size, image.mode) == ((822, 1122), "RGB")
    for x, y, colour in (
        (35, 600, BLUE),
        (36, 600, RED),
        (785, 600, RED),
        (786, 600, BLUE),
        (400, 35, BLUE),
        (400, 1085, RED),
        (400, 1086, BLUE),
        (36, 36, WHITE),
        (153, 153, WHITE),
        (155, 155, RED),
    ):
        assert near(image.getpixel((x, y)), colour), (x, y)


def test_a_canvas_with_37_and_a_half() -> None:
    """The cut goes through the middle of a pixel, which is half of each colour."""
    image = on_product(card(), product((825, 1125), 37.5), turned=False)

    assert near(image.getpixel((36, 600)), BLUE)
    assert near(image.getpixel((37, 600)), (100, 0, 100))
    assert near(image.getpixel((38, 600)), RED)
    assert near(image.getpixel((786, 600)), RED)
    assert near(image.getpixel((787, 600)), (100, 0, 100))
    assert near(image.getpixel((788, 600)), BLUE)


@pytest.mark.parametrize("corner", [(0, 0), (821, 0), (0, 1121), (821, 1121)])
def test_bleed_that_the_drawing_lacks_is_grown_from_its_rim(corner: tuple[int, int]) -> None:
    """3 mm are 35.4 px: the last pixel of 36 would be half white."""
    image = on_product(card(), product((822, 1122), 36), turned=False)
    thin = on_product(card(bleed=1.0), product((822, 1122), 36), turned=False)

    assert near(image.getpixel(corner), BLUE)
    assert near(thin.getpixel(corner), BLUE)
    assert near(thin.getpixel((35, 600)), BLUE)


def test_a_drawing_of_another_shape_is_stretched_to_the_cut() -> None:
    image = on_product(card(Size(63, 88)), product((822, 1122), 36), turned=False)

    assert near(image.getpixel((35, 600)), BLUE)
    assert near(image.getpixel((36, 600)), RED)
    assert near(image.getpixel((785, 1085)), RED)
    assert near(image.getpixel((786, 1086)), BLUE)


def test_a_drawing_that_lies_across_is_turned_clockwise() -> None:
    image = on_product(card(Size(88.9, 63.5)), product((822, 1122), 36), turned=True)

    assert image.size == (822, 1122)
    assert near(image.getpixel((785, 36)), WHITE)
    assert near(image.getpixel((36, 36)), RED)


def test_a_cell_of_a_sheet_is_the_trim_alone() -> None:
    image = paint_on(card(), (455, 637), Box(0, 0, 455, 637))

    assert near(image.getpixel((454, 636)), RED)
    assert near(image.getpixel((0, 0)), WHITE)


def test_a_png_tells_its_dpi_and_is_the_same_every_time() -> None:
    import io

    image = on_product(card(), product((822, 1122), 36), turned=False)
    data = as_file(image, "png", 300)

    assert data == as_file(on_product(card(), product((822, 1122), 36), False), "png", 300)
    with Image.open(io.BytesIO(data)) as read:
        assert read.info["dpi"] == pytest.approx((300, 300), abs=0.01)
    assert b"pHYs" + (11811).to_bytes(4, "big") * 2 + b"\x01" in data
