"""The zero of the body font: a ring without a slash, in what we ship."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from plain_zero import plain_zero

from generator.drawing.fonts import subset

FONTS = Path(__file__).resolve().parents[2] / "fonts"
BODY = sorted(FONTS.glob("atkinson-hyperlegible-next/*.ttf"))


def _zero(data: bytes) -> tuple[int, tuple[int, ...], float]:
    """How many contours the zero has, its box, and its ink."""
    font = TTFont(io.BytesIO(data))
    name = font.getBestCmap()[ord("0")]
    glyph, pen = font["glyf"][name], AreaPen(font.getGlyphSet())
    font.getGlyphSet()[name].draw(pen)
    box = tuple(getattr(glyph, side) for side in ("xMin", "yMin", "xMax", "yMax"))
    return glyph.numberOfContours, box, abs(pen.value)


def _flags(data: bytes) -> set[int]:
    font = TTFont(io.BytesIO(data))
    return set(font["glyf"][font.getBestCmap()[ord("0")]].flags)


def _slashed() -> bytes:
    """A font whose zero is a ring that a slash cuts into halves."""
    pen = TTGlyphPen(None)
    for contour in (
        ((0, 0), (0, 700), (500, 700), (500, 0)),
        ((100, 100), (400, 100), (400, 550)),
        ((100, 150), (400, 600), (100, 600)),
    ):
        pen.moveTo(contour[0])
        for point in contour[1:]:
            pen.lineTo(point)
        pen.closePath()
    names = [".notdef", "zero"]
    made = FontBuilder(1000)
    made.setupGlyphOrder(names)
    made.setupCharacterMap({ord("0"): "zero"})
    made.setupGlyf(dict.fromkeys(names, pen.glyph()))
    made.setupHorizontalMetrics(dict.fromkeys(names, (500, 0)))
    made.setupHorizontalHeader()
    made.setupOS2()
    made.setupPost()
    out = io.BytesIO()
    made.save(out)
    return out.getvalue()


@pytest.mark.parametrize("path", BODY, ids=lambda path: path.stem)
def test_the_body_font_writes_a_plain_zero(path: Path) -> None:
    data = path.read_bytes()
    contours, (left, low, right, high), ink = _zero(data)
    assert contours == 2 and 0.2 < ink / ((right - left) * (high - low)) < 0.6
    assert _flags(data) <= {0, 1}  # with others, a browser takes no font at all
    assert plain_zero(data) == data


def test_all_weights_of_the_body_font_are_held_to_it() -> None:
    assert len(BODY) == 5


def test_a_ring_takes_the_place_of_the_slash() -> None:
    slashed = _slashed()
    plain = plain_zero(slashed)
    (before, box, ink), (after, same_box, less) = _zero(slashed), _zero(plain)
    assert (before, after) == (3, 2)
    assert box == same_box and 0.5 * ink < less < ink
    assert plain_zero(slashed) == plain
    assert _flags(plain) <= {0, 1}


def test_other_zeros_stay() -> None:
    for family in ("lexend", "oxanium"):
        data = next(FONTS.glob(f"{family}/*.ttf")).read_bytes()
        assert plain_zero(data) == data
    without = subset(BODY[0], "abc")
    assert plain_zero(without) == without
