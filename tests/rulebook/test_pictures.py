"""Pictures of cards in books: a part of a card is a picture of its own, without the rest."""

from __future__ import annotations

import io
from types import SimpleNamespace
from typing import Any

from PIL import Image, ImageDraw

from generator.painting.pngfile import encoded
from generator.rulebook.pictures import PRINT_DPI, Cutout, FacePictures, place
from generator.units import Box, Size, px_at

CARD = SimpleNamespace(id="7H")
#: The right half of the upper third.
CORNER = Cutout(CARD, Box(0.5, 0.0, 0.5, 1 / 3))


def face() -> bytes:
    """A card at 300 dpi: blue, and red in its corner."""
    image = Image.new("RGB", (744, 1038), "#2040F0")
    ImageDraw.Draw(image).rectangle((372, 0, 744, 345), fill="#F02040")
    return encoded(image, 300)


def pictures() -> FacePictures:
    drawing = SimpleNamespace(name="7H", size=Size(63, 88))
    faces: Any = SimpleNamespace(front=lambda card: drawing)
    return FacePictures(None, faces, full=lambda name: face(), recipes=lambda name: f"of {name}")


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def test_a_cutout_shows_its_part_alone_and_as_fine_as_the_whole() -> None:
    made = pictures()
    part, whole = opened(made(CORNER, 40)), opened(made(CARD, 40))
    assert part.size == (px_at(20, PRINT_DPI), round(part.width * 346 / 372))
    assert whole.width == px_at(40, PRINT_DPI)
    inside = part.crop((3, 3, part.width - 3, part.height - 3))
    assert inside.getcolors() == [(inside.width * inside.height, inside.getpixel((0, 0)))]
    red = inside.getpixel((0, 0))
    assert isinstance(red, tuple)
    assert all(abs(found - drawn) <= 2 for found, drawn in zip(red, (240, 32, 64), strict=True))


def test_a_cutout_has_a_name_and_a_recipe_of_its_own() -> None:
    made = pictures()
    assert place(CORNER) == "card/7H/0.5,0,0.5,0.333333"
    assert len({made.recipe(CARD, 40), made.recipe(CORNER, 40), made.recipe(CORNER, 41)}) == 3


def test_paper_stays_white_and_ink_black() -> None:
    image = Image.new("RGB", (744, 1038), "white")
    image.paste("black", (0, 0, 372, 1038))
    drawing = SimpleNamespace(name="7H", size=Size(63, 88))
    faces: Any = SimpleNamespace(front=lambda card: drawing)
    small = opened(FacePictures(None, faces, full=lambda name: encoded(image, 300))(CARD, 20))
    assert small.getpixel((0, 0)) == (0, 0, 0)
    assert small.getpixel((small.width - 1, 0)) == (255, 255, 255)


def test_a_drawing_has_few_colours_and_a_photograph_keeps_its_own() -> None:
    shade = Image.linear_gradient("L").resize((744, 1038))
    drawing = Image.merge("RGB", (shade, shade, Image.new("L", shade.size)))
    photograph = Image.merge("RGB", (shade, shade.rotate(180), Image.effect_noise(shade.size, 90)))
    assert _colours(drawing) <= 72 < 4096 < _colours(photograph)


def _colours(image: Image.Image) -> int:
    """How many colours a book shows of a card's picture."""
    subject = SimpleNamespace(name="7H", size=Size(63, 88))
    faces: Any = SimpleNamespace(front=lambda card: subject)
    small = opened(FacePictures(None, faces, full=lambda name: encoded(image, 300))(CARD, 60))
    found = small.getcolors(small.width * small.height)
    assert found is not None
    return len(found)
