"""A component in a book: what its drawing becomes."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.drawing import paths
from generator.drawing.drawing import (
    IDENTITY,
    Drawing,
    Gradient,
    Group,
    Shape,
    Stop,
    Stroke,
    TextRun,
    Use,
    moved,
)
from generator.drawing.fonts import Shelf
from generator.errors import UserError
from generator.project import Project
from generator.rulebook.drawn import as_svg
from generator.units import Size

ROOT = Path(__file__).parents[2]


def _drawing(*items: object, **stamps: tuple[object, ...]) -> Drawing:
    return Drawing("board", Size(40.0, 20.0), 0.0, 0.0, items, stamps)  # type: ignore[arg-type]


def _word(size: float) -> TextRun:
    font = Shelf(Project.find(ROOT)).font("Lexend", 800)
    word = font.shape("No")
    pens = tuple(size / font.upem * pen for pen in word.pens)
    return TextRun(font.key, size, 1.0, 9.0, "No", word.glyphs, pens, 2 * size, "#14213d")


def test_a_shape_keeps_its_colours_and_its_line() -> None:
    line = Shape(paths.line(0.123456, 0.0, 10.0, 0.0), "#ffffff", Stroke("#14213d", 0.5, "round"))

    assert as_svg(_drawing(line), 0.25) == (
        '<path d="M0.12 0L10 0" fill="#ffffff" stroke="#14213d" stroke-width="0.5" '
        'stroke-linecap="round" stroke-linejoin="miter"/>'
    )


def test_a_line_too_thin_to_be_seen_is_left_out() -> None:
    line = Shape(paths.line(0.0, 0.0, 10.0, 0.0), None, Stroke("#14213d", 0.5))

    assert as_svg(_drawing(line), 0.05) == ""


def test_a_stamp_is_drawn_where_it_stands() -> None:
    dot = Shape(paths.line(0.0, 0.0, 1.0, 0.0), "#ffffff")
    found = as_svg(_drawing(Use("dot", moved(3.0, 4.0)), dot=(dot,)), 1.0)

    assert found == '<g transform="matrix(1 0 0 1 3 4)"><path d="M0 0L1 0" fill="#ffffff"/></g>'


def test_words_are_outlines_and_too_small_ones_are_left_out() -> None:
    drawing = _drawing(_word(8.0), _word(2.0))

    assert as_svg(drawing, 0.3).count("<path") == 2
    assert as_svg(drawing, 0.3, least=0.7).count("<path") == 1
    assert "No" not in as_svg(drawing, 0.3)


def test_what_only_a_painter_can_show_is_told() -> None:
    fading = Shape(paths.line(0.0, 0.0, 1.0, 0.0), Gradient((Stop(0.0, "#ffffff"),), IDENTITY))

    with pytest.raises(UserError, match="can't draw 'board': it has gradients"):
        as_svg(_drawing(fading), 1.0)


def test_a_clip_cuts_and_glass_lets_through() -> None:
    line = Shape(paths.line(0.0, 0.0, 1.0, 0.0), "#ffffff")
    shown = '<path d="M0 0L1 0" fill="#ffffff"/>'
    cut = Group((line,), clip=paths.line(0.0, 0.0, 2.0, 0.0))
    names = iter(("one", "two"))

    found = as_svg(_drawing(cut, cut, Group((line,), opacity=0.5)), 1.0, 0.0, lambda: next(names))

    outline = '<path d="M0 0L2 0"/>'
    for name in ("one", "two"):
        clip = f'<clipPath id="{name}">{outline}</clipPath>'
        assert f'{clip}<g clip-path="url(#{name})">{shown}</g>' in found
    assert found.endswith(f'<g opacity="0.5">{shown}</g>')
