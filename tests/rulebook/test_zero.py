"""The zero of books."""

from __future__ import annotations

import io

import toy
from fontTools.pens.areaPen import AreaPen
from fontTools.ttLib import TTFont

from generator.drawing.fonts import subset
from generator.rulebook.fonts import faces
from generator.rulebook.zero import SLASHED, plain_zero

_FACES = [face for face in faces(toy.project()) if face.family in SLASHED]


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


def test_a_ring_takes_the_place_of_the_slash() -> None:
    assert len(_FACES) == 5
    for face in _FACES:
        slashed = subset(face.path, "0")
        plain = plain_zero(slashed)
        (before, box, ink), (after, same_box, less) = _zero(slashed), _zero(plain)
        assert (before, after) == (3, 2)
        assert box == same_box and 0.5 * ink < less < ink
        assert plain_zero(slashed) == plain
        assert _flags(plain) <= {0, 1}  # with others, a browser takes no font at all


def test_other_zeros_stay() -> None:
    for family in ("Lexend", "Oxanium"):
        face = next(face for face in faces(toy.project()) if face.family == family)
        data = subset(face.path, "0")
        assert plain_zero(data) == data
    without = subset(_FACES[0].path, "abc")
    assert plain_zero(without) == without
