"""What there is under the sky: sun, moon, clouds, hills, trees, water, rain and snow."""

from __future__ import annotations

import math
from collections.abc import Sequence

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.hashrates.mine import FULL, HIGH, LEFT, TOP, WIDE, Mine
from generator.games.vires_in_numeris.art.scenes.kit import THIN, several

Spots = Sequence[tuple[float, float]]
STAR = "M0 -1.3 L0.32 -0.32 L1.3 0 L0.32 0.32 L0 1.3 L-0.32 0.32 L-1.3 0 L-0.32 -0.32 Z"
_MOON = "M-1.6 -4.2 A4.4 4.4 0 1 0 3.4 2.2 A5.2 5.2 0 0 1 -1.6 -4.2 Z"
_CLOUD = ("M-9 0 C-11.4 0 -11.4 -4 -8.4 -3.8 C-8 -7.4 -3 -8 -1.6 -5.2 C0.4 -7.4 4.4 -6.4 4.6 -3.6"
          " C7.6 -4.4 9.4 -1.8 7.8 0 Z")  # fmt: skip
_RIPPLE = "M-2.6 0 C-1.7 -1 -0.9 -1 0 0 C0.9 1 1.7 1 2.6 0"
_POPLAR = "M0 0 C-2 -1 -2 -6 0 -9 C2 -6 2 -1 0 0 Z"
_FIR = ("M0 -11 L3 -6 L1.4 -6 L4.2 -1.6 L0.7 -1.6 L0.7 0 L-0.7 0 L-0.7 -1.6 L-4.2 -1.6"
        " L-1.4 -6 L-3 -6 Z")  # fmt: skip
_TUFT = "M-1 0 L-1.5 -1.5 M0 0 L0 -2 M1 0 L1.5 -1.5"


def sky(s: Mine, colour: str = "") -> None:
    """All of the picture, in the air of its hour if no other colour is named."""
    s.fill(FULL, colour or s.air)


def sun(s: Mine, x: float, y: float, radius: float, rays: int = 0) -> None:
    """In paper; with so many rays, or with a ring about it."""
    s.fill(disc(x, y, radius), s.paper)
    if not rays:
        s.line(disc(x, y, radius + 1.8), s.paper, 0.8)
    for k in range(rays):
        a = math.tau * k / rays
        u, v = math.cos(a), math.sin(a)
        s.line(f"M{x + u * radius * 1.3} {y + v * radius * 1.3}"
               f" L{x + u * radius * 1.62} {y + v * radius * 1.62}", s.paper, 0.9)  # fmt: skip


def moon(s: Mine, x: float, y: float, radius: float) -> None:
    """A crescent."""
    k = radius / 4.4
    s.fill(several(_MOON, [(k, 0, 0, k, x, y)]), s.paper)


def stars(s: Mine, spots: Spots) -> None:
    s.fill(several(STAR, [moved(*spot) for spot in spots]), s.paper)


def clouds(s: Mine, spots: Sequence[tuple[float, float, float]], fill: str = "") -> None:
    """Each with a size of its own, 18 mm wide at 1."""
    s.fill(several(_CLOUD, [(k, 0, 0, k, x, y) for x, y, k in spots]), fill or s.paper)


def ridge(tops: Spots, foot: float = TOP + HIGH) -> str:
    """An outline with round tops through these points, and down to `foot`."""
    way = f"M{tops[0][0]} {tops[0][1]}"
    for (x, y), (u, v) in zip(tops, tops[1:], strict=False):
        middle = (x + u) / 2
        way += f" C{middle} {y} {middle} {v} {u} {v}"
    return f"{way} L{tops[-1][0]} {foot} L{tops[0][0]} {foot} Z"


def edge(tops: Spots) -> str:
    """An outline with sharp corners through these points, and down to the picture's end."""
    way = " L".join(f"{x} {y}" for x, y in tops)
    return f"M{way} L{tops[-1][0]} {TOP + HIGH} L{tops[0][0]} {TOP + HIGH} Z"


def peak(s: Mine, x: float, y: float, high: float, half: float, rock: str) -> None:
    """A mountain on the height y, with snow on it."""
    top = y - high
    s.area(f"M{x - half} {y} L{x} {top} L{x + half} {y} Z", rock)
    snow, drop = half * 0.36, high * 0.36
    s.area(f"M{x} {top} L{x - snow} {top + drop} L{x - snow * 0.3} {top + drop * 0.72}"
           f" L{x + snow * 0.3} {top + drop * 1.1} L{x + snow} {top + drop} Z")  # fmt: skip


def level(y: float) -> str:
    """All below a height."""
    return f"M{LEFT} {y} L{LEFT + WIDE} {y} L{LEFT + WIDE} {TOP + HIGH} L{LEFT} {TOP + HIGH} Z"


def ripples(s: Mine, spots: Spots, colour: str = "", size: float = 1.0) -> None:
    shape = several(_RIPPLE, [(size, 0, 0, size, x, y) for x, y in spots])
    s.line(shape, colour or s.paper, 0.7)


def poplars(s: Mine, spots: Spots, size: float = 1.0) -> None:
    _trees(s, _POPLAR, spots, size)


def firs(s: Mine, spots: Spots, size: float = 1.0, colour: str = "") -> None:
    _trees(s, _FIR, spots, size, colour)


def _trees(s: Mine, tree: str, spots: Spots, size: float, colour: str = "") -> None:
    places = [(size, 0, 0, size, x, y) for x, y in spots]
    s.area(several(tree, places), colour or s.far.leaf, THIN)


def tufts(s: Mine, spots: Spots, size: float = 1.0) -> None:
    s.line(several(_TUFT, [(size, 0, 0, size, x, y) for x, y in spots]), "", THIN)


def rain(s: Mine, slope: float = -2.0) -> None:
    """Everywhere; each drop ends so many mm farther right than it begins."""
    drops = [(LEFT + 8 * i + 4 * (j % 2), TOP + 3 + 7.4 * j) for i in range(8) for j in range(9)]
    s.line(several(f"M{-slope / 2} -1.8 L{slope / 2} 1.8", [moved(*d) for d in drops]),
           s.paper, 0.6)  # fmt: skip


def snow(
    s: Mine, bottom: float = TOP + HIGH, left: float = LEFT, right: float = LEFT + WIDE
) -> None:
    """As evenly as chance never scatters it, in three sizes."""
    count = round((bottom - TOP) * (right - left) / 42)
    flakes = [(left + (right - left) * ((0.5 + 0.7549 * n) % 1),
               TOP + (bottom - TOP) * ((0.5 + 0.5698 * n) % 1)) for n in range(count)]  # fmt: skip
    for k, radius in enumerate((0.5, 0.75, 1.0)):
        s.fill(several(disc(0, 0, radius), [moved(*flake) for flake in flakes[k::3]]), s.paper)


def skyline(s: Mine, y: float, houses: Sequence[tuple[float, float, float]], colour: str) -> None:
    """Houses on the height y: where each begins, how wide and how high it is; some have light."""
    panes = []
    for n, (x, wide, high) in enumerate(houses):
        s.fill(bar(x, y - high, wide, high), colour)
        panes += [moved(x + 1 + 1.9 * i, y + 1.6 - high + 2.8 * j) for i in range(int(wide / 2.2))
                  for j in range(int(high / 3.2)) if (3 * i + 5 * j + n) % 4]  # fmt: skip
    s.fill(several(bar(0, 0, 0.9, 1.3), panes), s.paper)
