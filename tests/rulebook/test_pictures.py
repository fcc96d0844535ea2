"""Pictures in books: a part of a card is a picture of its own, without the rest; a component is
one as it is printed."""

from __future__ import annotations

import io
from types import SimpleNamespace
from typing import Any

from PIL import Image, ImageDraw

from generator.drawing import paths
from generator.drawing.drawing import Drawing, Shape
from generator.painting.pngfile import encoded
from generator.rulebook.pictures import (
    FULL_DPI,
    PRINT_DPI,
    Album,
    Cutout,
    FacePictures,
    Part,
    place,
)
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


def board(part: Part) -> Drawing:
    """40 x 20 mm, red on its front and blue on its back, with a bleed that a book doesn't show."""
    colour = "#2040F0" if part.side == "back" else "#F02040"
    ground = Shape(paths.rectangle(Box(-3.0, -3.0, 46.0, 26.0)), colour)
    return Drawing(part.name, Size(40.0, 20.0), 3.0, 0.0, (ground,))


def test_a_component_is_painted_as_fine_as_cards_and_without_its_bleed() -> None:
    made = FacePictures(None, None, full=lambda name: face(), part=board)
    front, back = (opened(made(Part("board", side), 80)) for side in ("front", "back"))
    assert front.size == back.size == (px_at(80, FULL_DPI), px_at(40, FULL_DPI))
    assert front.getcolors() == [(front.width * front.height, (240, 32, 64))]
    assert back.getcolors() == [(back.width * back.height, (32, 64, 240))]


def test_a_component_has_an_address_and_a_recipe_of_its_own() -> None:
    def told(drawing: Drawing, dpi: float) -> str:
        return f"{drawing.items} at {dpi:.0f}"

    made = FacePictures(None, None, part=board, painted_from=told)
    parts = Part("board"), Part("board", "back")
    assert [place(part) for part in parts] == ["part/board", "part/board/back"]
    assert made.recipe(parts[0], 80).endswith(" at 600")
    assert made.recipe(parts[0], 80) != made.recipe(parts[1], 80)
    album = Album(lambda part, width: encoded(Image.new("RGB", (1, 1)), 300))
    pasted = album.paste(f'<image href="{album.ask(parts[1], 80)}"/>')
    assert pasted.startswith('<image href="data:image/png;base64,')


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
