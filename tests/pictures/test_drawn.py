"""SVG files as we draw them and as resvg does, a renderer of its own: fixtures of one feature each.

Compared at 150 dpi is the worst block of 12 x 12 pixels, as the two painters are: a line that is
missing or filled instead of stroked can't hide. Fixtures are two inches wide; resvg's picture is
drawn four times as large and averaged.
"""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import pypdfium2
import pytest
import resvg_py
from PIL import Image

from generator.drawing.drawing import Drawing, Group, Shape, Stroke, scaled
from generator.painting import pdf, png
from generator.pictures.svg import Vector, convert
from generator.units import PT_PER_INCH, Size

HERE = Path(__file__).parent / "drawn"
NAMES = sorted(path.stem for path in HERE.glob("*.svg"))
WIDTH, DPI, FINER, BLOCK = 50.8, 150, 4, 12
#: Mean difference of 255 in the worst block: as much as two right renderers differ at edges. PDFium
#: shifts what lies between pixels by up to half of one.
WORST, WORST_PRINTED = 12.0, 16.0


def drawing(name: str, vector: Vector) -> Drawing:
    by = WIDTH / max(vector.size)
    size = Size(vector.size[0] * by, vector.size[1] * by)
    return Drawing(name, size, 0.0, 0.0, (Group(vector.items, scaled(by)),))


def ours(name: str) -> Drawing:
    return drawing(name, convert((HERE / f"{name}.svg").read_bytes(), name, None))


def theirs(name: str, size: tuple[int, int]) -> Image.Image:
    w, h = (side * FINER for side in size)
    text = (HERE / f"{name}.svg").read_text("utf-8")
    drawn = resvg_py.svg_to_bytes(svg_string=text, width=w, height=h)
    with Image.open(io.BytesIO(bytes(drawn))) as image:
        seen = image.convert("RGBA").resize((w, h))
    paper = Image.new("RGBA", seen.size, "white")
    paper.alpha_composite(seen)
    return paper.convert("RGB").reduce(FINER)


def printed(one: Drawing, size: tuple[int, int]) -> Image.Image:
    """The drawing's PDF as PDFium shows it."""
    document = pdf.Document(one.size, pdf.About(one.name), None)
    document.write(f"q {document.form(one)} Do Q")
    document.end_page()
    page = pypdfium2.PdfDocument(document.finish())[0]
    image: Image.Image = page.render(scale=FINER * DPI / PT_PER_INCH).to_pil()
    return image.convert("RGB").reduce(FINER).resize(size)


def worst_block(one: Image.Image, other: Image.Image) -> float:
    a, b = (np.asarray(image, dtype=np.int16) for image in (one, other))
    far = np.abs(a - b).mean(axis=2)
    h, w = (side // BLOCK * BLOCK for side in far.shape)
    blocks = far[:h, :w].reshape(h // BLOCK, BLOCK, w // BLOCK, BLOCK)
    return float(blocks.mean(axis=(1, 3)).max())


@pytest.mark.parametrize("name", NAMES)
def test_an_svg_looks_as_another_renderer_draws_it(name: str) -> None:
    mine = png.paint(ours(name), DPI)

    assert worst_block(mine, theirs(name, mine.size)) < WORST


@pytest.mark.parametrize("name", NAMES)
def test_both_painters_agree_on_it(name: str) -> None:
    one = ours(name)
    mine = png.paint(one, DPI)

    assert worst_block(mine, printed(one, mine.size)) < WORST_PRINTED


def test_the_comparison_can_fail() -> None:
    """Strokes that are filled instead, as they once were, are seen."""
    size = png.paint(ours("strokes"), DPI).size
    vector = convert((HERE / "strokes.svg").read_bytes(), "strokes", None)
    black = tuple(Shape(item.path, "#000000") for item in vector.items if isinstance(item, Shape))
    disc = Vector(black, vector.size, vector.own, vector.open_)

    assert worst_block(png.paint(drawing("x", disc), DPI), theirs("strokes", size)) > 3 * WORST


def test_lines_stay_lines_and_nothing_becomes_a_bitmap() -> None:
    """What a cutter, a preflight or a zoom needs: strokes with their width."""
    strokes = [
        item.stroke for item in convert((HERE / "strokes.svg").read_bytes(), "x", None).items
    ]

    assert strokes == [Stroke("#000000", pytest.approx(2 / 24 * 100), "round", "round")] * 2
