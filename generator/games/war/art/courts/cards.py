"""The court cards, as layouts call them: one half of a figure in the ink of a suit.

Origin: the card's centre; the layout places the half twice, the second time turned, and lays a
sash over the seam.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.drawing import paths
from generator.drawing.drawing import Group, Shape, Stroke, moved
from generator.games.war.art.courts.assembly import figure
from generator.games.war.art.courts.figures import (
    COURT_INDEX,
    JOKER_INDEX,
    WINDOW,
    painted,
    within_window,
)
from generator.games.war.art.courts.joker import MOODS, joker
from generator.games.war.art.courts.people import person
from generator.games.war.art.suits import inlaid_suit, suit_path

#: The ranks of the court.
_RANKS = ("J", "Q", "K")


@ornament
def court_half(
    *,
    rank: str,
    suit: str,
    ink: Colour,
    sign: Colour,
    tint: Colour,
    gold: Colour,
    bright: Colour,
    wash: Colour,
    paper: Colour,
) -> Items:
    """The upper half of a Jack, Queen or King, cut to the banknote's window: the figure in one ink,
    the suit's signs in that of the `sign`."""
    if rank not in _RANKS:
        raise TypeError(f"{rank!r} is no court: {', '.join(_RANKS)}")
    inks = {
        "ink": ink, "sign": sign, "tint": mixed(tint, paper, 0.55), "gold": gold,
        "bright": bright, "wash": wash, "paper": paper,
    }  # fmt: skip
    items = painted(figure(rank, suit), inks)
    for x, y, size in person(rank, suit).worn:
        worn = suit_path(suit, size)
        halo = Shape(worn, None, Stroke(paper, 0.5, "round", "round"))
        items.append(Group((halo, Shape(worn, sign)), moved(x, y)))
    corner = tuple(inlaid_suit(suit=suit, size=7.6, ink=sign, inlay=gold, paper=paper, line=0.28))
    return within_window(items, COURT_INDEX, [Group(corner, moved(-15.2, -32.2))])


@ornament
def joker_half(
    *, ink: Colour, mid: Colour, dark: Colour, light: Colour, paper: Colour, mood: str
) -> Items:
    """The upper half of a Joker in one metal, who `laughs` or `weeps`."""
    if mood not in MOODS:
        raise TypeError(f"{mood!r} is no mood: {', '.join(MOODS)}")
    inks = {
        "ink": ink, "tint": mixed(mid, paper, 0.45), "gold": mid, "bright": mid, "mid": mid,
        "dark": dark, "light": light, "wash": light, "paper": paper,
    }  # fmt: skip
    ground = Shape(paths.rectangle(WINDOW), paper)
    return within_window([ground, *painted(joker(mood), inks)], JOKER_INDEX)
