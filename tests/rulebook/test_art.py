"""An ornament of the faces in a book: the word that draws it, and what it refuses."""

from __future__ import annotations

import pytest

from generator import art
from generator.drawing.drawing import Path, Shape
from generator.errors import UserError
from generator.rulebook.art import drawn_art

PALETTE = {"ink": "#12233D", "white": "#FFFFFF"}
COLOURS = {"ink": "ink", "ground": "white", "accent": "#f4600f"}


def test_a_sign_is_drawn_in_colours_of_the_palette_and_others() -> None:
    draw = drawn_art(art.ours(), PALETTE)
    arrow = draw("sign-arrow", **COLOURS)
    assert arrow.count("<path ") == 2 and arrow.count('fill="#F4600F"') == 2
    assert "stroke" not in arrow
    hand = draw("sign-hand", **COLOURS)
    assert hand.count('stroke="#12233D"') == 3 and 'stroke-width="0.5"' in hand
    assert hand.count('fill="#FFFFFF"') == 3


@pytest.mark.parametrize(
    ("name", "given", "found"),
    [
        ("sign-arow", COLOURS, "there is no ornament 'sign-arow'"),
        ("sign-arrow", {**COLOURS, "inc": "ink"}, "sign-arrow has no parameter 'inc'"),
        ("sign-arrow", {**COLOURS, "ink": "inc"}, "inc"),
        ("sign-arrow", {"ink": "ink"}, "sign-arrow: "),
    ],
)
def test_what_it_refuses(name: str, given: dict[str, str], found: str) -> None:
    with pytest.raises(UserError) as refused:
        drawn_art(art.ours(), PALETTE)(name, **given)
    assert found in str(refused.value)


def test_what_is_cut_to_a_shape_is_cut_in_a_book() -> None:
    draw = drawn_art(art.ours(), PALETTE)
    field = {"width": 20, "height": 10, "ink": "ink"}
    once, again = draw("wave-field", **field), draw("wave-field", **field)
    assert once.count("<clipPath ") == once.count('clip-path="url(#cut-1)"') == 1
    assert 'id="cut-2"' in again


def test_an_ornament_may_itself_be_told_a_name() -> None:
    def line_as_long_as(name: str) -> tuple[Shape, ...]:
        return (Shape(Path((("M", 0.0, 0.0), ("L", float(len(name)), 0.0)))),)

    draw = drawn_art(art.Ornaments({"line": line_as_long_as}), PALETTE)
    assert 'd="M0 0L3 0"' in draw("line", name="cup")
