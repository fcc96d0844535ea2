"""What lies behind the picture of an Action or an Event: sky and light, what is far, the ground.

A backdrop is drawn about the middle of its scene, in mm, y down, as wide as any window; the window
cuts it. It has no outlines: those are for what stands before it. Lights are wide and behind, what
is near is darkest, so that the scene stands in a room and not on a disc.
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
    and `near` what stands there, `deep` what is closest or in shadow."""

    def __init__(
        self, *, glow: str, light: str, lamp: str, far: str, mid: str, near: str, deep: str
    ) -> None:
        super().__init__(deep, lamp, lamp)
        self.glow, self.light, self.lamp = glow, light, lamp
        self.far, self.mid, self.near, self.deep = far, mid, near, deep

    def ground(self, y: float, colour: str = "") -> None:
        """All below y, and its edge."""
        self.fill(bar(LEFT, y, RIGHT - LEFT, DOWN), colour or self.near)
        self.line(f"M{LEFT} {y} L{RIGHT} {y}", self.deep, 0.5)

    def shine(self, x: float, y: float, radius: float) -> None:
        """A light in the sky, with two rings of air about it."""
        self.fill(disc(x, y, 2.3 * radius), self.glow)
        self.fill(disc(x, y, 1.6 * radius), self.light)
        self.fill(disc(x, y, radius), self.lamp)

    def row(self, shape: str | Path, spots: Sequence[tuple[float, float]], colour: str) -> None:
        """The same thing in several spots."""
        self.fill(several(shape, [moved(x, y) for x, y in spots]), colour)


Place = Callable[[Backdrop, float], None]
#: The places by their names; each is drawn about its horizon.
PLACES: dict[str, Place] = {}

_FIR = "M0 -9 L2.6 -4.6 L1.4 -4.6 L3.4 -1 L0.6 -1 L0.6 0.6 L-0.6 0.6 L-0.6 -1 L-3.4 -1 L-1.4 -4.6 L-2.6 -4.6 Z"  # noqa: E501
_TUFT = "M-1.4 0 L-2.2 -2.2 L-0.6 -0.9 L0 -3 L0.6 -0.9 L2.2 -2.2 L1.4 0 Z"
_CLOUD = "M-6 2 A2.4 2.4 0 0 1 -4.4 -2.2 A4 4 0 0 1 2.8 -2.8 A2.8 2.8 0 0 1 6 2 Z"
_STAR = "M0 -1.2 L0.3 -0.3 L1.2 0 L0.3 0.3 L0 1.2 L-0.3 0.3 L-1.2 0 L-0.3 -0.3 Z"
#: Houses of a skyline: where they begin, how wide and how high they are.
_HOUSES = ((-34, 6, 9), (-28, 4, 15), (-23.6, 5, 11), (-18, 4.6, 18), (-13, 3.6, 10), (-9, 5, 14),
           (-3.6, 4, 20), (1, 5, 12), (6.6, 4, 17), (11, 4.4, 10), (16, 5, 19), (21.6, 6, 12))  # fmt: skip
_NEARER = ((-30, 7, 5), (-22.4, 5, 8), (-12.4, 7, 4.4), (-5, 5, 6.4), (3.6, 6, 4), (10, 5, 6.8),
           (18, 8, 5))  # fmt: skip


def place(drawn: Place) -> Place:
    """A place, called as its function is."""
    PLACES[drawn.__name__] = drawn
    return drawn


def _hill(s: Backdrop, y: float, tops: Sequence[tuple[float, float]], colour: str) -> None:
    """A range of hills on y: the x and the height of each top and each dale, in turn."""
    x, high = tops[0]
    outline = f"M{LEFT} {DOWN} L{x} {y - high}"
    for to, rise in tops[1:]:
        bend = (to - x) / 2
        outline += f" C{x + bend} {y - high} {to - bend} {y - rise} {to} {y - rise}"
        x, high = to, rise
    s.fill(f"{outline} L{RIGHT} {DOWN} Z", colour)


def _stars(s: Backdrop) -> None:
    spots = ((-14, -7), (-8.4, -13.6), (-1, -11.6), (4, -14.4), (17.4, -4), (-17, -1.6), (11, -13.4))
    s.row(_STAR, spots, s.lamp)


def _houses(s: Backdrop, y: float) -> None:
    """Two rows of houses, with lit windows in the far one."""
    for x, wide, high in _HOUSES:
        s.fill(bar(x, y - high, wide, high), s.far)
    panes = [(x + 0.9 + 1.5 * k, y - high + 1.6 + 2.4 * row)
             for x, wide, high in _HOUSES for k in range(int((wide - 1) / 1.5))
             for row in range(3) if (x * 7 + 5 * k + 3 * row) % 4 < 2]  # fmt: skip
    s.row(bar(0, 0, 0.7, 1.1), panes, s.light)
    for x, wide, high in _NEARER:
        s.fill(bar(x, y - high, wide, high), s.mid)


def _lamp(s: Backdrop, x: float, y: float, deep: float) -> None:
    """A lamp that hangs at (x, y), and its cone of light down to `deep`."""
    s.fill(f"M{x - 3} {y} L{x + 3} {y} L{x + 20} {deep} L{x - 20} {deep} Z", s.glow)
    s.fill(f"M{x - 3} {y} L{x + 3} {y} L{x + 13} {deep} L{x - 13} {deep} Z", s.light)
    s.line(f"M{x} -20 L{x} {y - 3}", s.deep, 0.6)
    s.fill(f"M{x - 1} {y - 3.4} L{x + 1} {y - 3.4} L{x + 4} {y} L{x - 4} {y} Z", s.deep)


def _boards(s: Backdrop, y: float) -> None:
    """A floor of boards that run away."""
    s.ground(y)
    for x in (-30, -21, -12.6, -4.4, 4.4, 12.6, 21):
        s.line(f"M{x} {y} L{x * 1.5} {y + 9}", s.deep, 0.35)


def _table(s: Backdrop, y: float) -> None:
    """The top of a table, its edge, and what is dark below."""
    s.ground(y)
    s.fill(bar(LEFT, y + 6.4, RIGHT - LEFT, 20), s.deep)


@place
def meadow(s: Backdrop, y: float) -> None:
    """A low sun behind hills; flowers in front."""
    s.shine(1, y - 9, 9.4)
    s.row(_CLOUD, ((15, -10.4), (-15.6, -4)), s.far)
    _hill(s, y, ((-34, 5), (-24, 8), (-14, 3), (-2, 6), (9, 2.4), (21, 7), (28, 5)), s.far)
    _hill(s, y, ((-34, 1), (-21, 4), (-8, 0.8), (6, 3), (19, 0.4), (28, 3)), s.mid)
    s.ground(y)
    s.row(_TUFT, ((-17.4, y + 4.4), (17.2, y + 3.4), (-23, y + 2)), s.deep)


@place
def forest(s: Backdrop, y: float) -> None:
    """Firs before a pale sun, in two rows."""
    s.shine(6, -5, 7.6)
    _hill(s, y, ((-34, 7), (-20, 9), (-6, 5), (8, 8), (20, 6), (28, 8)), s.far)
    s.row(_FIR, [(x, y) for x in (-31, -22.6, -1, 4.4, 18.4)], s.mid)
    s.ground(y)
    s.row(_FIR, ((-20.6, y + 2), (21, y + 3)), s.deep)
    s.row(_TUFT, ((8, y + 4.8), (16, y + 5)), s.deep)


@place
def summit(s: Backdrop, y: float) -> None:
    """Rays over a sea of clouds, with peaks that stand out of it."""
    for x in (-30, -18, -6, 6, 18, 30):
        s.fill(f"M0 {y} L{x - 3} -24 L{x + 3} -24 Z", s.glow)
    s.fill(disc(0, y - 8, 15), s.glow)
    s.fill(disc(0, y - 8, 11.4), s.light)
    s.fill(f"M-34 {y + 2} L-21 {y - 10} L-15 {y - 3} L-11 {y - 6} L-2 {y + 2} Z", s.far)
    s.fill(f"M2 {y + 2} L12 {y - 7} L15 {y - 4} L20 {y - 11} L30 {y + 2} Z", s.far)
    s.fill(f"M-24 {y - 7.2} L-21 {y - 10} L-18 {y - 6.4} L-20 {y - 7.6} L-21.4 {y - 6} Z", s.lamp)
    s.fill(f"M17.4 {y - 7.8} L20 {y - 11} L22 {y - 8.6} L20.4 {y - 7.8} L19 {y - 6.6} Z", s.lamp)
    for x, down, colour in ((-22, 0.6, s.mid), (14, 0.8, s.mid), (-9, 2.2, s.near), (3, 2.8, s.near),
                            (20, 3, s.near), (-19, 3.6, s.near)):  # fmt: skip
        s.row(_CLOUD, ((x, y + down),), colour)
    s.fill(bar(LEFT, y + 3.6, RIGHT - LEFT, DOWN), s.near)
    s.row(bar(-4, 0, 8, 0.7, 0.35), ((-16, y + 3), (9, y + 3.4)), s.deep)


@place
def street(s: Backdrop, y: float) -> None:
    """Houses by day, and a pavement with its kerb."""
    s.shine(4, -6, 8)
    _houses(s, y)
    s.ground(y)
    s.fill(bar(LEFT, y + 4.4, RIGHT - LEFT, 20), s.deep)


@place
def skyline(s: Backdrop, y: float) -> None:
    """A town far below its sky."""
    s.shine(-1, -4, 8.4)
    s.row(_CLOUD, ((-15, -2), (16.6, -13)), s.far)
    _houses(s, y)
    s.ground(y)


@place
def desert(s: Backdrop, y: float) -> None:
    """Dunes and the pyramids of old."""
    s.shine(0, -5, 9)
    s.fill(f"M-32 {y} L-21 {y - 12} L-9 {y} Z M9 {y} L18 {y - 9} L27 {y} Z", s.far)
    s.fill(f"M-21 {y - 12} L-9 {y} L-16 {y} Z M18 {y - 9} L27 {y} L21 {y} Z", s.mid)
    _hill(s, y, ((-34, 0), (-18, 2.4), (0, -0.4), (14, 1.6), (28, 0)), s.near)
    _hill(s, y, ((-34, -5), (-14, -4), (2, -6.4), (18, -4), (28, -5)), s.deep)


@place
def shore(s: Backdrop, y: float) -> None:
    """A sun that goes down into the sea, and its light upon it."""
    s.shine(2, y - 7, 9)
    s.row(_CLOUD, ((15.6, -10.6), (-15, -5)), s.far)
    s.fill(f"M-33 {y} C-28 {y - 6} -22 {y - 7} -13 {y} Z M10 {y} C13 {y - 4} 19 {y - 7} 28 {y} Z",
           s.far)  # fmt: skip
    s.ground(y)
    for k, half in enumerate((9, 6, 8, 4)):
        s.fill(bar(2 - half + k % 2, y + 1 + 1.9 * k, 2 * half, 0.8, 0.4), s.light)
    ripples = ((-19, 2.6), (14, 2), (-24, 5), (17, 5), (-14, 6.4))
    s.row(bar(-3, 0, 6, 0.7, 0.35), [(x, y + down) for x, down in ripples], s.deep)


@place
def deep(s: Backdrop, y: float) -> None:
    """Under water: light from above, weeds on the ground."""
    s.fill("M-12 -20 L8 -20 L19 18 L-24 18 Z", s.glow)
    s.fill("M-5 -20 L6 -20 L13 18 L-9 18 Z", s.light)
    s.fill(f"M-34 -2 C-26 0 -22 {y - 6} -17 {y} L-34 {y} Z M28 -6 C20 -4 19 {y - 5} 15 {y} L28 {y} Z",
           s.far)  # fmt: skip
    for x, tall in ((-16, 9), (-19.4, 6), (16.4, 11), (19, 7)):
        s.line(f"M{x} {y + 3} C{x - 3} {y - tall / 3} {x + 3} {y - tall / 2} {x} {y - tall}", s.deep, 1.3)  # noqa: E501
    for x, up, radius in ((-13, -3, 1), (-11.4, -6, 0.7), (12.6, -8, 1.1), (14.4, -11, 0.7)):
        s.line(disc(x, up, radius), s.deep, 0.45)
    _hill(s, y, ((-34, 2), (-18, -0.6), (2, 1.6), (16, -0.4), (28, 2)), s.near)


@place
def parlour(s: Backdrop, y: float) -> None:
    """A table under a lamp, before a wall with pictures."""
    s.row(bar(-4, -5, 8, 10, 0.5), ((-15, -1.6), (15.6, -5)), s.far)
    s.row(bar(-2.7, -3.7, 5.4, 7.4, 0.3), ((-15, -1.6), (15.6, -5)), s.glow)
    _lamp(s, 1, -12.6, y)
    _table(s, y)


@place
def workshop(s: Backdrop, y: float) -> None:
    """A wall with tools, a lamp over a bench."""
    s.fill(bar(LEFT, -6.4, 62, 1), s.far)
    s.fill("M12.4 -6 L14 -6 L14 1 L12.4 1 Z M10.6 -1 L15.8 -1 L15.8 2 L10.6 2 Z", s.far)
    s.line("M17.8 -5.4 L17.8 1 M16.4 3.6 A1.8 1.8 0 1 1 19.2 3.6", s.far, 1.2)
    s.line("M-14.6 -5.4 L-14.6 2 M-17 -3.4 L-12.2 -3.4", s.far, 1.4)
    _lamp(s, 0, -13, y)
    s.ground(y)
    s.fill(bar(LEFT, y + 6.2, 62, 20), s.deep)
    s.row(disc(0, 0, 0.5), [(x, y + 5.2) for x in (-24, -14, 8, 18)], s.deep)


@place
def laboratory(s: Backdrop, y: float) -> None:
    """Shelves with bottles."""
    _lamp(s, -4, -15, y)
    s.fill(bar(6, -5.4, 30, 1) , s.mid)
    s.fill(bar(LEFT, 3, 18, 1), s.mid)
    flask = "M-0.9 0 L0.9 0 L0.9 -3 L2.4 -3 L2.4 -8 L1 -9 L1 -11 L-1 -11 L-1 -9 L-2.4 -8 L-2.4 -3 L-0.9 -3 Z"  # noqa: E501
    s.row(bar(-1.6, -4.4, 3.2, 4.4, 0.6), ((-18, 3), (9, -5.4)), s.far)
    s.row("M-0.7 -7 L0.7 -7 L0.7 -4.6 L2.4 0 L-2.4 0 L-0.7 -4.6 Z", ((-23, 3), (17, -5.4)), s.far)
    s.row(flask, (), s.far)
    _table(s, y)


@place
def office(s: Backdrop, y: float) -> None:
    """A wide window over the town, and a desk."""
    s.fill(bar(-17, -18, 40, 18 + y - 2.4), s.light)
    s.fill(disc(6, -4, 7), s.lamp)
    for x, wide, high in _HOUSES:
        s.fill(bar(x, y - 2.4 - 0.62 * high, wide, 0.62 * high), s.far)
    s.fill(bar(LEFT, -20, 17, 60), s.glow)
    s.fill(several(bar(-0.6, -20, 1.2, 17.6 + y), [moved(x, 0) for x in (-17, -2, 13)]), s.mid)
    s.fill(bar(LEFT, y - 3, 62, 1.4), s.mid)
    _table(s, y)


@place
def temple(s: Backdrop, y: float) -> None:
    """A hall of columns with light at its end."""
    s.fill(f"M-13 {y} L-13 -8 A13 13 0 0 1 13 -8 L13 {y} Z", s.glow)
    s.fill(f"M-9.6 {y} L-9.6 -6 A9.6 9.6 0 0 1 9.6 -6 L9.6 {y} Z", s.light)
    for x in (-22.4, -16.4, 16.4, 22.4):
        s.fill(bar(x - 1.9, -20, 3.8, 20 + y), s.far)
        s.fill(bar(x + 0.6, -20, 1.3, 20 + y), s.mid)
        s.fill(bar(x - 2.7, y - 1.8, 5.4, 1.8), s.mid)
    s.ground(y)
    s.fill(bar(LEFT, y + 3, 62, 20), s.deep)


@place
def shaft(s: Backdrop, y: float) -> None:
    """A tunnel in the rock, with timber and the light of a lamp."""
    s.fill(bar(LEFT, -20, 62, 50), s.mid)
    s.fill(f"M-18 {y} L-19 -3 L-15 -11 L-6 -15.4 L6 -14.6 L15 -11 L18.4 -3 L18 {y} Z", s.far)
    s.fill(disc(0, -2, 13), s.glow)
    s.fill(disc(0, -2, 9.4), s.light)
    s.fill(f"M-17 {y} L-15.4 -11 L-13 -11 L-14 {y} Z M14 {y} L13 -11 L15.4 -11 L17 {y} Z", s.deep)
    s.fill("M-18 -13.4 L18 -13.4 L18 -10.8 L-18 -10.8 Z", s.deep)
    s.ground(y)
    s.row("M-2 0 L-1.2 -1.6 L0.8 -2 L2 0 Z", ((-15.6, y + 4.6), (14.6, y + 4)), s.deep)


@place
def moonlit(s: Backdrop, y: float) -> None:
    """Hills under a large moon."""
    s.shine(9.4, -6.6, 6.4)
    s.row(disc(0, 0, 1), ((7.4, -8.6), (11.8, -4.6)), s.light)
    s.row(disc(0, 0, 0.6), ((11.6, -9), (8, -3.6)), s.light)
    _stars(s)
    _hill(s, y, ((-34, 4), (-22, 9), (-10, 4), (2, 7), (13, 3), (22, 7), (28, 5)), s.far)
    _hill(s, y, ((-34, 1), (-18, 4.4), (-4, 1), (10, 3), (20, 0.6), (28, 3)), s.mid)
    s.ground(y)
    s.row(_TUFT, ((-20, y + 3.4), (17.6, y + 3)), s.deep)


@place
def dusk(s: Backdrop, y: float) -> None:
    """Only the last light of a day, and stars."""
    s.shine(0, y - 9.6, 8)
    _stars(s)
    _hill(s, y, ((-34, 8), (-20, 12), (-8, 6), (8, 6), (19, 12), (28, 9)), s.far)


@place
def camp(s: Backdrop, y: float) -> None:
    """Tents before a walled town at night."""
    s.shine(0, y - 10, 7)
    _stars(s)
    s.fill(f"M-34 {y} L-34 {y - 9} L-24 {y - 9} L-24 {y - 12} L-19 {y - 12} L-19 {y - 8} L-8 {y - 8}"
           f" L-8 {y} Z M28 {y} L28 {y - 8} L19.4 {y - 8} L19.4 {y - 12} L14.4 {y - 12} L14.4 {y - 9}"
           f" L5 {y - 9} L5 {y} Z", s.far)  # fmt: skip
    s.row(bar(-0.6, 0, 1.2, 2), ((-21.6, y - 10), (17, y - 10), (-14, y - 6)), s.lamp)
    s.row("M0 -8 L5.6 0 L-5.6 0 Z", ((-18, y), (19, y)), s.mid)
    s.ground(y)
    s.row(_TUFT, ((-22, y + 4), (18, y + 4)), s.deep)


@place
def pit(s: Backdrop, y: float) -> None:
    """Rock walls, and a light that comes from below."""
    s.shine(2, -3, 7.6)
    _stars(s)
    _hill(s, y, ((-34, 14), (-24, 16), (-12, 7), (0, 5), (12, 8), (22, 13), (28, 11)), s.far)


@place
def counter(s: Backdrop, y: float) -> None:
    """A counter at night, and lights behind it."""
    s.shine(10.6, -6.6, 6.4)
    _stars(s)
    s.fill(several(bar(-3.6, -6, 7.2, 12, 0.5), [moved(x, y - 6) for x in (-22, -13, -4, 5, 14)]), s.far)  # noqa: E501
    _table(s, y)
