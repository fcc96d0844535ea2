"""The zero of the body font: a ring without a slash, in what we ship."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from fontTools.pens.areaPen import AreaPen
from fontTools.ttLib import TTFont
from plain_zero import plain_zero

FONTS = Path(__file__).resolve().parents[2] / "fonts"
BODY = sorted(FONTS.glob("atkinson-hyperlegible-next/*.ttf"))


def _zero(data: bytes) -> tuple[int, float]:
    """How many contours the zero has, and its ink as a share of its box."""
    font = TTFont(io.BytesIO(data))
    name = font.getBestCmap()[ord("0")]
    glyph, pen = font["glyf"][name], AreaPen(font.getGlyphSet())
    font.getGlyphSet()[name].draw(pen)
    box = (glyph.xMax - glyph.xMin) * (glyph.yMax - glyph.yMin)
    return glyph.numberOfContours, abs(pen.value) / box


@pytest.mark.parametrize("path", BODY, ids=lambda path: path.stem)
def test_the_body_font_writes_a_plain_zero(path: Path) -> None:
    data = path.read_bytes()
    contours, ink = _zero(data)
    assert contours == 2 and 0.2 < ink < 0.6
    flags = TTFont(io.BytesIO(data))["glyf"]["zero"].flags
    assert set(flags) <= {0, 1}  # with others, a browser takes no font at all
    assert plain_zero(data) == data


def test_other_zeros_stay() -> None:
    for family in ("lexend", "oxanium"):
        data = next(FONTS.glob(f"{family}/*.ttf")).read_bytes()
        assert plain_zero(data) == data
