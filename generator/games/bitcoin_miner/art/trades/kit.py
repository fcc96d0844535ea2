"""What a trade is drawn with, and where its parts are listed.

A ware fills a circle of 10 mm about the origin and stands on y 9. A `place` is 46.6 by 67 mm
from its upper left corner, the counter's edge at 53.6; a `front` is the counter from there,
13.4 mm high. A `stand`, where there is one, holds a ware 20 mm over the origin. All lengths in mm,
y down.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from generator.art import Colour
from generator.art.outlines import joined
from generator.art.sketch import LINE, Sketch, bar, disc
from generator.drawing.drawing import Path
from generator.games.bitcoin_miner.art.hours import Light

#: Width of lines inside of things.
THIN = 0.5
#: How wide a window into a place is, how high, and where its counter begins, in mm.
WIDE, HIGH, DESK = 46.6, 67.0, 53.6
#: How far a counter is seen from its edge down, in mm.
DEEP = 13.4


#: The colours of all that is sold, and of the places where.
NATURAL = (
    "wood", "bark", "straw", "red", "coral", "gold", "leaf", "moss", "cream", "sky", "ice", "gem",
    "iron", "stone", "soil",
)  # fmt: skip


class Trade(Sketch):
    """A part of a trade so far: `ink` draws and `paper` fills; the other colours are natural ones,
    by name; lines are `bold` times as wide as they say, so that large things have the lines of
    small ones."""

    def __init__(self, ink: str, paper: str, natural: Mapping[str, str], bold: float) -> None:
        super().__init__(ink, paper, natural["coral"])
        self.bold = bold
        self.wood, self.bark, self.straw = (natural[k] for k in ("wood", "bark", "straw"))
        self.red, self.coral, self.gold = (natural[k] for k in ("red", "coral", "gold"))
        self.leaf, self.moss, self.cream = (natural[k] for k in ("leaf", "moss", "cream"))
        self.sky, self.ice, self.gem = (natural[k] for k in ("sky", "ice", "gem"))
        self.iron, self.stone, self.soil = (natural[k] for k in ("iron", "stone", "soil"))

    def line(self, shape: str | Path, colour: str = "", width: float = LINE) -> None:
        """A line with round ends and corners."""
        super().line(shape, colour, width * self.bold)

    def area(self, shape: str | Path, fill: str = "", width: float = LINE) -> None:
        """A shape with an outline in ink, filled with paper or another colour."""
        super().area(shape, fill, width * self.bold)

    def backed(self, shape: str | Path, colour: str, width: float, rim: float = LINE) -> None:
        """A line in a colour with a `rim` of ink on both sides, which alone is bold."""
        super().line(shape, "", width + 2 * rim * self.bold)
        super().line(shape, colour, width)

    def dots(self, places: Iterable[tuple[float, float]], radius: float, colour: str = "") -> None:
        """Dots of one colour, in ink if none is named."""
        self.fill(joined(disc(x, y, radius) for x, y in places), colour)

    def bars(self, boxes: Iterable[tuple[float, ...]], colour: str, width: float = THIN) -> None:
        """Rectangles of one colour: x, y, width and height of each."""
        self.area(joined(bar(*box) for box in boxes), colour, width)

    def desk(self, wood: str, edge: str) -> None:
        """A front of boards under an edge."""
        self.fill(bar(0, 0, WIDE, DEEP), wood)
        self.line(
            " ".join(f"M{WIDE * k / 5} 2.2 L{WIDE * k / 5} {DEEP}" for k in range(1, 5)), "", 0.35
        )
        self.area(bar(0, 0, WIDE, 2.2), edge, THIN)


class Place(Trade):
    """A place so far: its colours are natural ones in the light of an hour; the `sun` and lamps,
    what is `pale` or `pink` in the sky, the `shine` on walls and `drop`s of rain are as ever."""

    def __init__(
        self, ink: Colour, paper: Colour, natural: Mapping[str, Colour], bold: float, light: Light
    ) -> None:
        super().__init__(ink, light.on(paper), {k: light.on(v) for k, v in natural.items()}, bold)
        self.light, self.pale, self.sun = light, paper, natural["gold"]
        self.pink, self.shine, self.drop = (natural[k] for k in ("coral", "cream", "stone"))


Drawn = Callable[[Trade], None]
#: The parts by their trade and what they are called: ware-1 to ware-6, front, and a stand for
#: what needs one.
PARTS: dict[tuple[str, str], Drawn] = {}
Seen = Callable[[Place], None]
#: Where each trade is, by what is sold.
PLACES: dict[str, Seen] = {}


def part(sells: str, name: str) -> Callable[[Drawn], Drawn]:
    """A part of the trade that sells bread, apples, …"""

    def listed(drawn: Drawn) -> Drawn:
        PARTS[sells, name] = drawn
        return drawn

    return listed


def place_for(sells: str) -> Callable[[Seen], Seen]:
    """Where bread, apples, … are sold."""

    def listed(drawn: Seen) -> Seen:
        PLACES[sells] = drawn
        return drawn

    return listed
