"""What there is below a roof: walls, floors, tables, stairs, lamps, windows."""

from __future__ import annotations

from collections.abc import Sequence

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import Path, moved
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, HIGH, LEFT, TOP, WIDE, Mine
from generator.games.vires_in_numeris.art.hashrates.outdoors import Spots, level
from generator.games.vires_in_numeris.art.scenes.kit import THIN, faint, several


def room(s: Mine, y: float, wall: str, floor: str) -> None:
    """A wall down to the height y, and a floor before it."""
    s.fill(FULL, wall)
    s.ground(level(y), floor)


def boards(s: Mine, y: float, x: float, high: float, colour: str, step: float = 9.0) -> None:
    """Joints of a floor that begins at y and vanishes in a point so far above y, at x."""
    foot = TOP + HIGH
    far = (foot - y + high) / high
    starts = [x + step * k for k in range(-7, 8)]
    s.line(" ".join(f"M{u} {y} L{x + (u - x) * far} {foot}" for u in starts), colour, THIN)


def bricks(s: Mine, spots: Spots, colour: str) -> None:
    """Some of a wall's, 6 mm long."""
    s.line(several(bar(0, 0, 6, 2.4, 0.3), [moved(*spot) for spot in spots]), colour, 0.6)


def tiles(s: Mine, y: float, side: float, colour: str) -> None:
    """Joints of a wall of tiles, down to y."""
    down = [y - side * k for k in range(int((y - TOP) / side) + 1)]
    across = [LEFT + side * k for k in range(int(WIDE / side) + 1)]
    s.line(" ".join([f"M{LEFT} {v} L{LEFT + WIDE} {v}" for v in down]
                    + [f"M{u} {TOP} L{u} {y}" for u in across]), colour, 0.5)  # fmt: skip


def beam_of_light(s: Mine, shape: str | Path, strength: float = 0.3) -> None:
    """Light of paper that falls through the room."""
    hot, s.hot = s.hot, s.paper
    faint(s, shape, strength)
    s.hot = hot


def lamp(s: Mine, x: float, y: float, foot: float, half: float) -> None:
    """A lamp that hangs from above down to y, and its light, down to `foot`, twice `half` wide."""
    beam_of_light(s, f"M{x - 3} {y} L{x + 3} {y} L{x + half} {foot} L{x - half} {foot} Z")
    s.line(f"M{x} {TOP} L{x} {y - 3}", "", 0.6)
    s.fill(disc(x, y + 0.4, 1.4), s.paper)
    s.area(f"M{x - 1.4} {y - 3.4} L{x + 1.4} {y - 3.4} L{x + 4.4} {y} L{x - 4.4} {y} Z",
           s.nature.steel)  # fmt: skip


def socket(s: Mine, x: float, y: float, size: float = 1.0) -> None:
    """The one that everybody wants."""
    with s.at(x, y, scale=size):
        s.area(bar(-3, -3, 6, 6, 0.8))
        s.line(disc(0, 0, 2), "", THIN)
        s.fill(several(disc(0, 0, 0.42), [moved(-0.8, 0), moved(0.8, 0)]))


def table(s: Mine, y: float, colour: str, thick: float = 2.2, left: float = LEFT,
          right: float = LEFT + WIDE) -> None:  # fmt: skip
    """The edge of a table, seen from its side."""
    s.area(bar(left, y, right - left, thick, 0.3), colour)
    s.shadow = mixed(s.ink, colour, 0.2)


def books(s: Mine, y: float, volumes: Sequence[tuple[float, float, float, str]]) -> None:
    """That stand on y: where each begins, its width, its height, and its colour."""
    for x, wide, high, colour in volumes:
        s.area(bar(x, y - high, wide, high, 0.3), colour, 0.6)
        s.line(f"M{x + 0.8} {y - high + 1.6} L{x + wide - 0.8} {y - high + 1.6}", "", THIN)
