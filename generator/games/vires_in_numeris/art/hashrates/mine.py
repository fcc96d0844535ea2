"""The sketch that a HashRate's picture is drawn on, and the list of these pictures.

A picture is 54 mm wide and 60 mm high about (0, 0), y down, and goes on 3 mm beyond its upper edge
and its sides, where the card is cut. The plate with the card's code hides what lies left of x = -12
and above y = -20.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Self

from generator.art import Colour
from generator.art.colours import mixed
from generator.art.sketch import bar
from generator.games.vires_in_numeris.art.scenes.stage import Paints, Stage

#: The hours of a machine's story, in their order, and how much of what is far is their light.
HOURS = {"dawn": 0.3, "day": 0.0, "dusk": 0.34, "night": 0.52}
#: How much of a shadow is ink.
SHADOW = 0.2
#: All of a picture, with what is cut off.
LEFT, TOP, WIDE, HIGH = -30.0, -34.0, 60.0, 66.0
FULL = bar(LEFT, TOP, WIDE, HIGH)


class Nature(NamedTuple):
    """Colours that things have whatever the hour."""

    wood: Colour
    steel: Colour
    brick: Colour
    leaf: Colour
    water: Colour
    sand: Colour
    stone: Colour
    rose: Colour
    gloom: Colour

    def seen_in(self, air: Colour, share: float) -> Self:
        """The same, as `share` of them is the light of an hour."""
        return type(self)(*(mixed(air, colour, share) for colour in self))


class Mine(Stage):
    """A sketch with the colours of `nature`, near and, in the `air` of an hour, `far`."""

    def __init__(
        self,
        ink: str,
        paper: str,
        hot: str,
        shade: str,
        paints: Paints,
        *,
        nature: Nature,
        air: Colour,
        time: str,
    ) -> None:
        super().__init__(ink, paper, hot, shade, paints)
        self.nature, self.air, self.time = nature, air, time
        self.far = nature.seen_in(air, HOURS[time])
        self.shadow = mixed(ink, air, SHADOW)

    def ground(self, shape: str, colour: str, outlined: bool = True) -> None:
        """What things stand on, and throw their shadows on from now on."""
        if outlined:
            self.area(shape, colour)
        else:
            self.fill(shape, colour)
        self.shadow = mixed(self.ink, colour, SHADOW)


Picture = Callable[[Mine], None]
#: The pictures by what guesses in them and at which hour.
PICTURES: dict[tuple[str, str], Picture] = {}


def picture(machine: str, time: str) -> Callable[[Picture], Picture]:
    """The picture of this machine at this hour."""

    def listed(drawn: Picture) -> Picture:
        PICTURES[machine, time] = drawn
        return drawn

    return listed


def put(
    s: Mine,
    who: Picture,
    x: float,
    y: float,
    size: float = 1.0,
    turn: float = 0.0,
    mirrored: bool = False,
) -> None:
    """Somebody or something at (x, y), in its own measure times `size`."""
    with s.at(x, y, turn, size, mirrored):
        who(s)
