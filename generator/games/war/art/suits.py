"""The four suits: one outline each, and the ways a deck shows them.

Outlines lie in a unit box, -0.5..0.5 both ways; sizes are mm. The origin is the suit's centre.
"""

from __future__ import annotations

from functools import lru_cache

from generator.art import Colour, Items, ornament
from generator.art.engraving import hatch
from generator.art.outlines import closed, contours, inset, joined, placed, symmetric, united
from generator.drawing import paths
from generator.drawing.drawing import Path, Shape, Stroke, moved, scaled

SUITS = ("clubs", "diamonds", "hearts", "spades")

#: Right halves, from the axis to the axis; change a curve here and the whole deck follows.
_HEART = "M0 -.29 C.03 -.41 .12 -.5 .25 -.5 C.42 -.5 .53 -.37 .53 -.2 C.53 .04 .17 .25 0 .51"
_SPADE = (
    "M0 -.54 C.07 -.33 .5 -.18 .5 .13 C.5 .3 .39 .4 .26 .4 C.17 .4 .1 .36 .055 .29 "
    "C.07 .39 .13 .46 .24 .5 L0 .5"
)
_DIAMOND = "M0 -.56 C.1 -.345 .255 -.15 .46 0 C.255 .15 .1 .345 0 .56"
_CLUB_FOOT = "M0 -.15 L.05 -.1 L.05 .16 C.05 .33 .1 .45 .24 .5 L0 .5"
_CLUB_LEAVES = ((0.0, -0.285), (-0.265, 0.1), (0.265, 0.1))
_CLUB_LEAF = 0.235


@lru_cache(maxsize=8)
def _unit(suit: str) -> Path:
    if suit == "clubs":
        # Drawn a hundred times larger, so that rounding to 1/1000 mm does no harm.
        leaves = [paths.ellipse(100 * x, 100 * y, 100 * _CLUB_LEAF) for x, y in _CLUB_LEAVES]
        foot = symmetric(_CLUB_FOOT).through(scaled(100))
        middle = closed([(0, -28.5), (26.5, 10), (-26.5, 10)])
        return united(*leaves, foot, middle).through(scaled(0.01))
    return symmetric({"hearts": _HEART, "spades": _SPADE, "diamonds": _DIAMOND}[suit])


@lru_cache(maxsize=64)
def suit_path(suit: str, size: float) -> Path:
    """The outline of a suit, `size` mm high, about the origin."""
    if suit not in SUITS:
        raise TypeError(f"{suit!r} is not a suit: {', '.join(SUITS)}")
    return placed(_unit(suit), scaled(size))


@lru_cache(maxsize=64)
def sunken(suit: str, size: float, further: float = 0.0) -> Path:
    """The outline inside a suit that its light line follows, or one `further` mm inside that.

    What would be left of a thin foot is dropped: only parts over a third of the size are kept.
    """
    inner = inset(suit_path(suit, size), 0.055 * size + 0.12 + further)
    parts = [part for part in contours(inner) if (box := part.bounds()) and box.h > size / 3]
    return joined(parts)


def _lit(suit: str, size: float, light: float) -> Path:
    """The lines engraved on a sign. A club's leaves are three balls, each lit by itself: under one
    light for all, the right one would be dark and the lines of the others end in the middle."""
    pitch = 0.46 if size <= 14 else 0.55
    if suit != "clubs":
        return hatch(
            sunken(suit, size, 0.11), pitch, lambda x, y: 0.12 - light * (0.75 * x + y) / size
        )
    radius = (_CLUB_LEAF - 0.055) * size - 0.23
    pitch = radius / max(1, round(radius / pitch))  # no mere dots at a ball's top and foot
    leaf = hatch(
        paths.ellipse(0, 0, radius), pitch, lambda x, y: 0.13 - 2.2 * light * (0.75 * x + y) / size
    )
    return joined(placed(leaf, moved(x * size, y * size)) for x, y in _CLUB_LEAVES)


@ornament(size=(0.1, 300))
def suit(*, suit: str, size: float, ink: Colour) -> Items:
    """A solid suit sign, `size` mm high."""
    return [Shape(suit_path(suit, size), ink)]


@ornament(size=(0.1, 300))
def inlaid_suit(
    *,
    suit: str,
    size: float,
    ink: Colour,
    inlay: Colour,
    paper: Colour,
    line: float = 0.22,
    halo: float = 0.55,
) -> Items:
    """A solid suit sign with an inlaid line inside its edge and `halo` mm of paper round it."""
    shape = suit_path(suit, size)
    return [
        Shape(shape, None, Stroke(paper, 2 * halo, "round", "round")),
        Shape(shape, ink),
        Shape(sunken(suit, size), None, Stroke(inlay, line)),
    ]


@ornament(size=(0.1, 300))
def engraved_suit(
    *,
    suit: str,
    size: float,
    ink: Colour,
    inlay: Colour,
    paper: Colour,
    halo: float = 0.55,
    light: float = 0.3,
) -> Items:
    """An inlaid suit sign with level lines of paper, as if lit from the upper left.

    `light` is how much a line swells (mm) from the sign's middle to its lit edge. Under 8 mm the
    lines clot: take an inlaid sign there.
    """
    round_, sign, line = inlaid_suit(
        suit=suit, size=size, ink=ink, inlay=inlay, paper=paper, line=0.32, halo=halo
    )
    return [round_, sign, Shape(_lit(suit, size, light), paper), line]
