"""The hour and the weather of each value: what Transactions of one value are lit by.

Nothing here is drawn: `trades.weather` draws what hours look like out of doors, `trades.indoors`
what is seen of them in a room.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.art import Colour
from generator.art.colours import mixed
from generator.colour import parts


@dataclass(frozen=True)
class Hour:
    """Where the sun is: rising, up, high, hidden by rain, setting, or gone, so that the moon
    shines. Things take on a `share` of the colour of the air, or of the `hazy` air at the horizon,
    and walls of rooms a share of the air's; lamps are `lit`. A place has three things of which one
    is `shown`, so that two sales of a trade seldom have the same set; when it comes `again`, one
    great thing in it is another."""

    sun: str
    share: float
    walls: float
    hazy: bool = False
    lit: bool = False
    shown: int = 0
    again: bool = False

    @property
    def moonlit(self) -> bool:
        return self.sun == "gone"


#: By value, from dawn to night; rain is in the afternoon.
HOURS = {
    1: Hour("rising", 0.2, 0.45, hazy=True),
    2: Hour("up", 0.0, 0.0, shown=1),
    3: Hour("high", 0.0, 0.1, shown=2),
    4: Hour("hidden", 0.26, 0.3, lit=True, again=True),
    5: Hour("setting", 0.3, 0.5, hazy=True, shown=1, again=True),
    6: Hour("gone", 0.84, 0.86, lit=True, shown=2, again=True),
}
#: How much of the haze is in what is palest by the moon; the rest is white.
MOONLIGHT = 0.66


@dataclass(frozen=True)
class Light:
    """The light of an hour: colours of the air high above, and of its haze at the horizon."""

    hour: Hour
    air: Colour
    haze: Colour

    def on(self, colour: Colour) -> Colour:
        """A colour in this light."""
        return self._lit(colour, self.hour.share)

    def on_wall(self, colour: Colour) -> Colour:
        """The colour of a wall in this light, which it takes on more than what stands before it."""
        if self.hour.moonlit:
            return self._lit(colour, self.hour.walls)
        return mixed(self.air, colour, self.hour.walls)

    def _lit(self, colour: Colour, share: float) -> Colour:
        if self.hour.moonlit:
            # By the moon all is blue, pale or dark as it is by day: yellow mixed with blue is mud.
            by_moon = mixed(mixed(self.haze, "#FFFFFF", MOONLIGHT), self.air, lightness(colour))
            return mixed(by_moon, colour, share)
        return mixed(self.haze if self.hour.hazy else self.air, colour, share)


def lightness(colour: Colour) -> float:
    """From 0, black, to 1, white, as the eye weighs red, green and blue."""
    red, green, blue = parts(colour)
    return (0.3 * red + 0.59 * green + 0.11 * blue) / 255
