"""A room of the mine to draw: its wall and light, its floor, and what lies in many of them.

Lengths in mm, y down; a room is drawn WIDE x HIGH, the origin is its upper left corner. What is
found stands about MIDDLE on the GROUND, under a roof that is nowhere lower there than ROOF; where
it has the room to itself, it stands in the very middle.
"""

from __future__ import annotations

from generator.art import Colour
from generator.art.colours import mixed
from generator.art.outlines import joined
from generator.art.sketch import Sketch, bar, disc
from generator.games.bitcoin_miner.art.lights import comes_in, falls, shines

WIDE, HIGH = 59.5, 46.2
MIDDLE, GROUND, ROOF = 37.6, 40.6, 3.8
#: Where the floor ends in front.
FRONT = 43.2
#: Width of lines that only grain a wall.
THIN = 0.25
#: How far the light of what stands alone reaches, of the light of what stands beside a scene.
ALONE = 1.2
#: How much of the brightest light is the glow itself: no wall is bleached.
BRIGHTEST = 0.5
#: How far light from above reaches to either side on the floor.
FOOT = 19.0


class Room(Sketch):
    """A room so far: besides `ink` and `paper` there are its `wall`, what of it is `lit`, the
    `glow` round its find, its `floor` and the `shade` in it, and what grows and glitters there."""

    def __init__(
        self, ink: Colour, wall: Colour, shade: Colour, colours: dict[str, Colour], alone: bool,
        light: str,
    ):  # fmt: skip
        super().__init__(ink, wall, colours["hot"], shade)
        self.alone, self.light = alone, light
        self.lit, self.glow, self.floor = (colours[k] for k in ("lit", "glow", "floor"))
        self.wood, self.leaf, self.gem = (colours[k] for k in ("wood", "leaf", "gem"))
        self.gold, self.bone = colours["gold"], colours["bone"]

    def hollow(self, outline: str, far: float = 18.0) -> None:
        """A room with that outline, in its light: what is found shines `far`, mm."""
        self.area(outline, self.paper, 0.5)
        lit = mixed(self.paper, self.lit, 0.5), self.lit, mixed(self.glow, self.lit, BRIGHTEST)
        middle, wider = (WIDE / 2, ALONE) if self.alone else (MIDDLE, 1)
        if self.light == "find":
            shines(self, middle, far * wider, lit)
        elif self.light == "above":
            falls(self, middle, FOOT * wider, outline, lit)
        else:
            comes_in(self, lit)

    def ground(self, back: str, front: str) -> None:
        """A floor between two lines, both from left to right and written without `M`."""
        self.fill(f"M{back} L60 47 L-1 47 Z", self.floor)
        self.line(f"M{back}", "", 0.35)
        self.fill(f"M{front} L60 47 L-1 47 Z", self.shade)
        self.line(f"M{front}", "", 0.45)


def pebbles(s: Room, places: tuple[tuple[float, float], ...]) -> None:
    s.fill(joined(disc(x, y, 1.3, 0.75) for x, y in places), s.floor)
    edges = (f"M{x - 1.3} {y} C{x - 1} {y - 1} {x + 1} {y - 1} {x + 1.3} {y}" for x, y in places)
    s.line(" ".join(edges), "", THIN)


def prop(s: Room, x: float, roof: float, foot: float) -> None:
    """A post under a short beam."""
    s.area(bar(x - 1, roof, 2, foot - roof), s.wood, 0.4)
    s.area(bar(x - 3.4, roof - 1.4, 6.8, 2.2, 0.4), s.wood, 0.4)
    s.line(f"M{x + 0.2} {roof + 4} L{x + 0.2} {roof + 9} M{x - 0.3} {roof + 16} "
           f"L{x - 0.3} {foot - 6}", "", THIN)  # fmt: skip


def spiral(s: Room, x: float, y: float, scale: float = 1.0) -> None:
    """A small ammonite in the rock."""
    with s.at(x, y, 0, scale):
        s.area(disc(0, 0, 2.6), s.bone, 0.3)
        s.line("M2.4 0.6 C1.6 2.4 -1.6 2 -1.6 -0.2 C-1.6 -1.8 1 -1.6 0.8 0", "", 0.35)
