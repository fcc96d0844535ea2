"""Where scenes beside a find are listed by name, and the colours that they are drawn in.

Lengths in mm, y down. A scene is about 12 wide and at most 20 high; the origin is on the ground
under its middle. What hangs, hangs from ROOF above it.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art import Colour
from generator.art.colours import mixed
from generator.art.sketch import Sketch, disc

#: How high over the ground the rail is, behind which what hangs ends.
ROOF = -32.3
#: Lines of scenes: outlines, and what is within them.
LINE, THIN = 0.45, 0.3


class Scene(Sketch):
    """A scene so far: besides `ink`, `paper` and `hot` there are the colours of miners, wood, iron,
    rope, leaves, gold, crystal and fur; miners have one `look` of several."""

    def __init__(
        self, ink: Colour, paper: Colour, hot: Colour, colours: dict[str, Colour], look: int
    ) -> None:
        super().__init__(ink, paper, hot)
        self.look = look
        self.skin, self.cloth, self.wood, self.iron, self.rope, self.leaf, self.gold = (
            colours[k] for k in ("skin", "cloth", "wood", "iron", "rope", "leaf", "gold")
        )
        self.gem, self.fur, self.dark = colours["gem"], colours["fur"], colours["dark"]
        brown = mixed(self.fur, self.ink, 0.5)
        self.hair = (self.ink, brown, self.iron, self.ink, brown)[look]
        self.lamplight = mixed(self.gold, self.paper, 0.45)


Aside = Callable[[Scene], None]
#: The scenes by name, with dashes: beside a find, and those that are seen on the board alone.
ASIDES: dict[str, Aside] = {}
ON_RAILS: dict[str, Aside] = {}


def aside(drawn: Aside) -> Aside:
    """A scene of that name."""
    ASIDES[drawn.__name__.replace("_", "-")] = drawn
    return drawn


def on_rails(drawn: Aside) -> Aside:
    """A scene of that name, with no place beside a find."""
    ON_RAILS[drawn.__name__.replace("_", "-")] = drawn
    return drawn


def tub(s: Scene) -> None:
    """The tub of a wagon on its wheels, before what lies in it."""
    s.area("M-5.6 -7 L5.6 -7 L4.4 -2 L-4.4 -2 Z", s.wood, LINE)
    s.line("M-5.1 -4.6 L5.1 -4.6", "", THIN)
    for x in (-2.7, 2.7):
        s.area(disc(x, -1.5, 1.5), s.iron, LINE)
        s.fill(disc(x, -1.5, 0.5))
