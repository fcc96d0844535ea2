"""The two painters agree: every distinct face of all four games, PDF rasterised against PNG.

The PDF is rendered by PDFium, an independent program, at three times the resolution and averaged,
since PDFium puts small letters on whole pixels. Compared at 150 dpi is the worst block of 12 x 12
pixels and not the mean: a letter that is missing or 1 mm off can't hide in a large card.
"""

from __future__ import annotations

import numpy as np
import pypdfium2
import pytest
from ours import GAMES, ROOT, opened
from PIL import Image

from generator.drawing.drawing import Group, Shape
from generator.drawing.paths import ellipse
from generator.faces import Drawing
from generator.painting import pdf, png
from generator.project import Project
from generator.units import PT_PER_INCH, Size
from generator.workshop.open_game import OpenGame

DPI = 150
BLOCK = 12
FINER = 3
#: Mean difference of 255 in the worst block. Two correct renderers differ in how they smooth
#: edges; a wrong glyph, colour or place of 0.5 mm gives over 30.
WORST = 16.0


def alone(drawing: Drawing) -> bytes:
    """A PDF with a page as large as the drawing's trim, and the drawing on it."""
    font = next((run.font for run, _ in drawing.runs()), None)
    document = pdf.Document(drawing.size, pdf.About(drawing.name), font)
    document.write(f"q {document.form(drawing)} Do Q")
    document.end_page()
    return document.finish()


def vector(drawing: Drawing) -> Image.Image:
    """The drawing's trim as PDFium shows it."""
    page = pypdfium2.PdfDocument(alone(drawing))[0]
    image: Image.Image = page.render(scale=FINER * DPI / PT_PER_INCH).to_pil()
    return image.convert("RGB").reduce(FINER)


def worst_block(one: Image.Image, other: Image.Image) -> float:
    """The largest mean difference of any block."""
    a = np.asarray(one, dtype=np.int16)
    b = np.asarray(other.resize(one.size), dtype=np.int16)
    far = np.abs(a - b).mean(axis=2)
    h, w = (side // BLOCK * BLOCK for side in far.shape)
    blocks = far[:h, :w].reshape(h // BLOCK, BLOCK, w // BLOCK, BLOCK)
    return float(blocks.mean(axis=(1, 3)).max())


@pytest.mark.parametrize("slug", GAMES)
def test_png_and_pdf_agree_on_every_face(slug: str) -> None:
    wrong = {}
    for name, drawing in opened(slug).drawings.items():
        worst = worst_block(png.paint(drawing, DPI), vector(drawing))
        if worst > WORST:
            wrong[name] = round(worst, 1)

    assert wrong == {}


def test_the_comparison_can_fail() -> None:
    """A card compared with its neighbour, and with itself moved by half a millimetre, is caught."""
    seven, eight = (opened("war").drawings[name] for name in ("7H", "8H"))
    shown = png.paint(seven, DPI)
    moved = Image.new("RGB", shown.size, "white")
    moved.paste(shown, (3, 0))

    assert worst_block(shown, png.paint(eight, DPI)) > 2 * WORST
    assert worst_block(shown, moved) > 2 * WORST


def test_what_is_drawn_small_and_shown_large_stays_round() -> None:
    """A disc of 1 mm, forty times enlarged, is the disc drawn forty times as large."""
    enlarged = Group((Shape(ellipse(1, 1, 1), "#E05060"),), (40, 0, 0, 40, -8, 10))
    large = Shape(ellipse(32, 50, 40), "#E05060")
    one, other = (Drawing("x", Size(64, 100), 0, 0, (item,)) for item in (enlarged, large))

    assert worst_block(png.paint(one, DPI), png.paint(other, DPI)) < WORST / 8


def test_same_drawing_same_bytes() -> None:
    game = opened("war")
    again = OpenGame(Project.find(ROOT), "war").faces.front(game.deck["KS"])

    assert png.png_bytes(game.drawings["KS"], 100) == png.png_bytes(again, 100)


@pytest.mark.parametrize(
    ("dpi", "bleed", "size"),
    [
        (300, False, (750, 1050)),
        (300, True, (821, 1121)),
        (72, False, (180, 252)),
    ],
)
def test_pixels_follow_from_mm_and_dpi(dpi: int, bleed: bool, size: tuple[int, int]) -> None:
    """63.5 x 88.9 mm at 300 dpi is 750 x 1050 px; with 3 mm of bleed 69.5 x 94.9 mm."""
    assert png.paint(opened("war").drawings["2C"], dpi, bleed).size == size


def test_text_is_text_in_the_pdf() -> None:
    """A reader can search the card's words in the file."""
    game = opened("vires-in-numeris")
    drawing = game.drawings["51-attack"]
    page = pypdfium2.PdfDocument(alone(drawing))[0]
    said = " ".join(page.get_textpage().get_text_range().split())

    assert game.deck["51-attack"].name in said
    for word in game.deck["51-attack"].words["text"].split():
        assert word in said
