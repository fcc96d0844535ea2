"""What a small picture of a face needs to be known as one: its two tabs, with sign and badge.

Origin: the card's upper left corner. Lengths in mm of the card.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.drawing.drawing import Group, Item, Shape, Stroke, moved, scaled, times
from generator.games.war_of_coins.art.badges import pick_badge, silk_badge
from generator.games.war_of_coins.art.emblems import roundel
from generator.games.war_of_coins.art.tab import ribbon

#: Where tab, sign and badge lie on a face, in the middle of this column.
_COLUMN, _SIGN, _NOTCH, _BADGE = 8.1, 8.6, 33.0, 41.2
#: The lower tab: the upper one so much smaller, upside down, its sign farther from the cut.
_SMALL, _LOW_SIGN = 0.64, 9.9
_LOWER = times((-1.0, 0.0, 0.0, -1.0, 63.5, 88.9), times(moved(1.8, 0), scaled(_SMALL)))


@ornament
def small_tabs(
    *,
    name: str,
    kind: str,
    main: Colour,
    sign: Colour,
    silk: Colour,
    thread: Colour,
    white: Colour,
    ink: Colour,
    ivory: Colour,
) -> Items:
    """Both tabs of a card of this `kind` of the coin with the emblem `name`, without the hair lines
    that a small picture can't hold; `silk` and `thread` are a ribbon's. The letters are the
    layout's."""
    badges = {
        "mining": lambda: pick_badge(radius=4.9, picks=1, fill=white, ink=ink, ivory=ivory),
        "chunk": lambda: silk_badge(
            radius=4.6, kind="chunk", fill=silk, thread=thread, ink=ink, ivory=ivory
        ),
    }
    if kind not in badges:
        raise TypeError(f"{kind!r} is on no small picture: {', '.join(badges)}")
    badge = Group(tuple(badges[kind]()), moved(_COLUMN, _BADGE))

    def hanging(sign_at: float) -> tuple[Item, ...]:
        body = ribbon(3.6, 12.6, -8.0, _NOTCH, 3.2)
        disc = roundel(name=name, radius=4.6, disc=white, sign=sign, ink=ink)
        return (
            Shape(body, None, Stroke(ivory, 2.6, join="round")),
            Shape(body, main, Stroke(ink, 0.8, join="round")),
            Group(tuple(disc), moved(_COLUMN, sign_at)),
            badge,
        )

    return [Group(hanging(_LOW_SIGN), _LOWER), *hanging(_SIGN)]
