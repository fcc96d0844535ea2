"""What lies behind the picture of an Action or an Event: sky and light, what is far, the ground.

Here is what all of them are made from; the places themselves are in `outside`, `inside` and
`by_night`. A backdrop is drawn about the middle of its scene, in mm, y down, as wide as any
window; the window cuts it. Only the edge of its ground has an outline: the others are for what
stands before it. Lights are wide and behind, what is near is darkest, so that the scene stands in a
room and not on a disc.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import Path, moved
from generator.games.vires_in_numeris.art.scenes.kit import several

#: From beyond the left edge of a window to beyond its right one, and below its lower one.
LEFT, RIGHT, DOWN = -34.0, 28.0, 20.0


class Backdrop(Sketch):
    """A sketch in tones: `glow` and `light` are the air about `lamp`, which shines; `far`, `mid`
    and `near` what stands there, `deep` what is closest or in shadow; `leaf` is what grows, `sea`
    what is wet."""

    def __init__(
        self,
        *,
        ink: str,
        glow: str,
        light: str,
        lamp: str,
        far: str,
        mid: str,
        near: str,
        deep: str,
        leaf: str,
        sea: str,
    ) -> None:
        super().__init__(ink, lamp, lamp)
        self.glow, self.light, self.lamp = glow, light, lamp
        self.far, self.mid, self.near, self.deep = far, mid, near, deep
        self.leaf, self.sea = leaf, sea

    def ground(self, y: float, colour: str = "") -> None:
        """All below y, and its edge."""
        self.fill(bar(LEFT, y, RIGHT - LEFT, DOWN), colour or self.near)
        self.line(f"M{LEFT} {y} L{RIGHT} {y}")

    def shine(self, x: float, y: float, radius: float) -> None:
        """A light in the sky, with two rings of air about it."""
        self.fill(disc(x, y, 2.3 * radius), self.glow)
        self.fill(disc(x, y, 1.6 * radius), self.light)
        self.fill(disc(x, y, radius), self.lamp)

    def row(self, shape: str | Path, spots: Sequence[tuple[float, float]], colour: str) -> None:
        """The same thing in several spots."""
        self.fill(several(shape, [moved(x, y) for x, y in spots]), colour)


Place = Callable[[Backdrop, float], None]
#: The places by their names; each is drawn from its horizon, so many mm below the middle.
PLACES: dict[str, Place] = {}

FIR = (
    "M0 -9 L2.6 -4.6 L1.4 -4.6 L3.4 -1 L0.6 -1 L0.6 0.6 L-0.6 0.6"
    " L-0.6 -1 L-3.4 -1 L-1.4 -4.6 L-2.6 -4.6 Z"
)
TUFT = "M-1.4 0 L-2.2 -2.2 L-0.6 -0.9 L0 -3 L0.6 -0.9 L2.2 -2.2 L1.4 0 Z"
CLOUD = "M-6 2 A2.4 2.4 0 0 1 -4.4 -2.2 A4 4 0 0 1 2.8 -2.8 A2.8 2.8 0 0 1 6 2 Z"
_STAR = "M0 -1.2 L0.3 -0.3 L1.2 0 L0.3 0.3 L0 1.2 L-0.3 0.3 L-1.2 0 L-0.3 -0.3 Z"
#: Houses of a skyline: where they begin, how wide and how high they are.
HOUSES: tuple[tuple[float, float, float], ...] = (
    (-34, 6, 9), (-28, 4, 15), (-23.6, 5, 11), (-18, 4.6, 18), (-13, 3.6, 10), (-9, 5, 14),
    (-3.6, 4, 20), (1, 5, 12), (6.6, 4, 17), (11, 4.4, 10), (16, 5, 19), (21.6, 6, 12),
)  # fmt: skip
#: And of those before it.
_NEARER: tuple[tuple[float, float, float], ...] = (
    (-30, 7, 5), (-22.4, 5, 8), (-12.4, 7, 4.4), (-5, 5, 6.4), (3.6, 6, 4), (10, 5, 6.8), (18, 8, 5)
)  # fmt: skip


def place(drawn: Place) -> Place:
    """A place, called as its function is."""
    PLACES[drawn.__name__] = drawn
    return drawn


def hill(s: Backdrop, y: float, tops: Sequence[tuple[float, float]], colour: str) -> None:
    """A range of hills on y: the x and the height of each top and each dale, in turn."""
    x, high = tops[0]
    outline = f"M{LEFT} {DOWN} L{x} {y - high}"
    for to, rise in tops[1:]:
        bend = (to - x) / 2
        outline += f" C{x + bend} {y - high} {to - bend} {y - rise} {to} {y - rise}"
        x, high = to, rise
    s.fill(f"{outline} L{RIGHT} {DOWN} Z", colour)


def stars(s: Backdrop) -> None:
    spots = ((-14, -7), (-8.4, -13.6), (-1, -11.6), (4, -14.4), (18.6, -9.4), (-17, -1.6),
             (16, -14.6))  # fmt: skip
    s.row(_STAR, spots, s.lamp)


def houses(s: Backdrop, y: float) -> None:
    """Two rows of houses, with lit windows in the far one."""
    for x, wide, high in HOUSES:
        s.fill(bar(x, y - high, wide, high), s.far)
    panes = [(x + 0.9 + 1.5 * k, y - high + 1.6 + 2.4 * row)
             for x, wide, high in HOUSES for k in range(int((wide - 1) / 1.5))
             for row in range(3) if (x * 7 + 5 * k + 3 * row) % 4 < 2]  # fmt: skip
    s.row(bar(0, 0, 0.7, 1.1), panes, s.light)
    for x, wide, high in _NEARER:
        s.fill(bar(x, y - high, wide, high), s.mid)


def lit(s: Backdrop, x: float, deep: float) -> None:
    """The cone of light down to `deep` of a lamp that hangs at x, above the window: in it, it would
    stand behind what a picture is about."""
    for half, colour in ((24, s.glow), (16, s.light)):
        s.fill(f"M{x - 5} -20 L{x + 5} -20 L{x + half} {deep} L{x - half} {deep} Z", colour)


def table(s: Backdrop, y: float) -> None:
    """The top of a table, its edge, and what is dark below."""
    s.ground(y)
    s.fill(bar(LEFT, y + 6.4, RIGHT - LEFT, 20), s.deep)
