"""Who is to be seen on a coin's last card, where no animal is: somebody on the way home. Stands at
its place (x, y), mm on the card, as sights do."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import Item, moved, scaled, times
from generator.games.war_of_coins.art.actors.figure import Figure

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

#: Where the shaft of the umbrella begins and where it bears the dome.
_GRIP, _APEX = (-8.2, -17.6), (-5.4, -59.4)
_SKIRT = (
    "M-4.4 -26 C-7 -19 -11 -11 -13.4 -3.6 C-10 -1.6 -6.4 -3 -3 -1.8 C0 -.8 3 -2.6 5.6 -1.6 C7.6 -1 "
    "9.6 -2.2 10.4 -3.4 C9.8 -11 7.6 -19 5 -26 Z"
)
_JACKET = (
    "M-4.2 -35.2 C-5.2 -32 -5.8 -28.6 -5.8 -24.4 C-2 -23.2 3 -23.2 6.6 -24.6 C7 -28.8 6.4 -32.6 "
    "4.8 -35.4 C2 -36.6 -1.6 -36.6 -4.2 -35.2 Z"
)
_HEAD = (
    "M-5 -42.6 C-5.2 -41.4 -5.8 -40.6 -6.2 -39.8 C-6.3 -39.4 -5.8 -39.2 -5.4 -39.2 C-5.4 -37.8 -5 "
    "-35.8 -3 -35.8 L-2 -36 L-1.8 -33.6 L3 -33.2 L3.2 -37.6 L4 -43 L0 -46 Z"
)
_HAIR = (
    "M-5.2 -42.4 C-5.8 -46.4 -2.4 -49 1.4 -48.4 C5 -47.8 6.6 -44.4 6 -40.6 C5.6 -38.2 4.4 -36.6 "
    "2.8 -36.4 C1.2 -37.4 .6 -38.8 .6 -40.4 C-1 -40.8 -1.8 -42 -1.6 -43.4 C-2.6 -42.6 -3.8 -42.2 "
    "-5.2 -42.4 Z"
)
_DOME = (
    "M-22.4 -41.6 C-21 -49.4 -12.8 -55.6 -3.4 -55.6 C6.4 -55.6 14.8 -49 15.8 -40.4 C12.8 -42 9.8 "
    "-41.8 7.2 -39.6 C4.6 -42.2 .6 -42.6 -2.6 -40.2 C-5.8 -42.8 -10.2 -42.8 -12.8 -40.4 C-15.6 "
    "-42.8 -19.4 -43 -22.4 -41.6 Z"
)
#: What the silk is spread on: from the apex to the points between its scallops.
_RIBS = (
    "M-3.4 -55.6 C-8.4 -52.4 -11.6 -47 -12.8 -40.4 M-3.4 -55.6 C-3.4 -50.6 -3 -45.6 -2.6 -40.2 "
    "M-3.4 -55.6 C1.6 -52.4 5.4 -46.6 7.2 -39.6"
)
_LANTERN = (-18.0, -20.4)  # the middle


def walker(x: float, y: float, paint: Paint) -> list[Item]:
    """A woman on the way home through the rain, to the left, in wide skirts, an umbrella's shaft in
    one fist and a lantern in the other hand, in whose light the rain is golden."""
    one = Figure(x, y, paint)
    skin, shade = mixed(paint.gold, paint.white, 0.3), paint.pale(0.42)
    _light(one, paint)
    # White socks in sandals.
    one.fill("M-9.4 -4 L-12.4 -1.8 C-13.6 -1.2 -13.6 -.2 -12.6 -.2 L-6.4 -.2 L-5.4 -4 Z M2.4 -4 "
             "L-.6 -1.6 C-1.8 -1 -1.8 0 -.8 0 L5.4 0 L6.4 -4 Z", paint.white, 0.6)  # fmt: skip
    one.draw("M-13.2 .2 L-6.2 .2 M-1.4 .4 L5.6 .4", 1.2)
    one.fill(_SKIRT, paint.deep(0.35), 0)
    one.mark(
        _SKIRT,
        ("M3 -27 C5 -18 5.6 -9 4.6 0 L14 0 L14 -27 Z", paint.deep(0.85)),
        ("M-15 -5.6 C-10 -3.6 -6.4 -5 -3 -3.8 C0 -2.8 3 -4.6 5.6 -3.6 C7.6 -3 9.6 -4.2 12 -5.6 L12 "
         "0 L-15 0 Z", paint.white),
    )  # fmt: skip
    one.draw("M-3.2 -24 C-4.4 -17 -6.4 -10.6 -8.6 -5.4 M.2 -23.4 C0 -16 -.8 -10 -1.8 -5.2 M3.4 "
             "-23.4 C4.4 -17 4.8 -11 4.6 -5", 0.5)  # fmt: skip
    # The far arm holds out the lantern.
    sleeve = (
        "M-3.4 -34.2 C-6.8 -33 -10.4 -31.8 -13.4 -31 L-13 -25.6 C-12.6 -23.4 -10.4 -21.4 -7.6 "
        "-21.8 C-5.4 -22.2 -4 -24 -3.4 -27 Z"
    )
    one.fill(sleeve, paint.white, 0)
    one.mark(
        sleeve, ("M-13.4 -27 C-10.6 -25 -7 -25.4 -3 -29.4 L-3 -20 L-13.4 -20 Z", paint.pale(0.3))
    )
    _lantern(one, paint)
    one.fill("M-13.2 -30.4 C-14.2 -30.9 -15.6 -30.8 -15.9 -30 C-16.5 -29.7 -16.5 -29 -16.1 -28.8 "
             "C-16.5 -28.4 -16.4 -27.8 -15.9 -27.6 C-16.1 -27 -15.7 -26.4 -15 -26.3 L-12.9 -26 Z",
             skin, 0.5)  # fmt: skip
    one.draw("M-16 -28.8 L-14.6 -28.7 M-15.8 -27.6 L-14.5 -27.5", 0.3)
    one.fill(_JACKET, paint.white, 0)
    one.mark(_JACKET, ("M2 -37 C3.6 -33 4 -28.6 3.2 -23 L9 -23 L9 -37 Z", shade))
    # The shaft, from below the fist up to the dome.
    shaft = paths.line(*_GRIP, *_APEX)
    one.draw(shaft, 1.9)
    one.draw(shaft, 0.8, mixed(paint.gold, paint.ink, 0.7))
    _head(one, paint, skin)
    # Collar and ribbon.
    one.fill("M-1.4 -35 C.4 -33.4 3.2 -33.2 5 -35.2 L5.2 -33 C3 -31.2 .4 -31.4 -1.8 -33 Z",
             paint.white, 0.5)  # fmt: skip
    one.fill("M-3.6 -35.6 C-1.6 -34 .6 -31.6 1.2 -29.4 L-.6 -28.6 C-1.4 -31 -3 -33.4 -4.6 -34.4 Z",
             paint.gold, 0.5)  # fmt: skip
    one.fill("M-.4 -29.6 L1.8 -29.8 C3.4 -26.6 3.6 -22.4 2.6 -18.6 L.2 -18.8 C1 -22.4 .8 -26.2 -.4 "
             "-29.6 Z", paint.gold, 0.55)  # fmt: skip
    # The near arm in its wide sleeve, and the fist about the shaft.
    one.fill("M3.2 -34.2 C5.8 -31.8 6.4 -27.2 4 -24.4 C1 -21.2 -3.2 -21.4 -5.4 -22.8 L-5.8 -26.6 "
             "C-3.2 -26.4 -.4 -27.6 .6 -30.2 C1 -31.8 1.8 -33.4 3.2 -34.2 "
             "Z", paint.white)  # fmt: skip
    one.fill("M5.4 -28.6 C5.4 -26.8 5 -25.6 4 -24.4 C1 -21.2 -3.2 -21.4 -5.4 -22.8 C-1.2 -22.4 3.6 "
             "-24 5.4 -28.6 Z", shade, 0.35)  # fmt: skip
    one.fill("M-5.4 -27 C-6.8 -27.7 -8.4 -27.5 -9 -26.9 C-9.8 -26.7 -9.9 -25.8 -9.4 -25.6 C-10 "
             "-25.3 -10 -24.5 -9.4 -24.4 C-9.9 -24 -9.8 -23.3 -9.2 -23.2 C-9.3 -22.5 -8.6 -22 "
             "-7.8 -22 L-5.3 -22.5 Z", skin, 0.6)  # fmt: skip
    one.draw("M-9.3 -25.6 L-7.4 -25.5 M-9.3 -24.4 L-7.3 -24.3 M-9.1 -23.2 L-7.2 -23.1", 0.35)
    one.fill("M-5.4 -26.9 C-6.8 -27.5 -8.2 -27.5 -8.5 -26.7 C-8.4 -26 -6.8 -26 -5.6 -25.4 Z", skin,
             0.35)  # fmt: skip
    _umbrella(one, paint)
    return one.done()


def _head(one: Figure, paint: Paint, skin: str) -> None:
    """Her face, her hair in a bun on a golden pin."""
    at = moved(1.3, 0)
    one.fill(placed(outline(_HEAD), at), skin, 0.6)
    one.fill(placed(outline(_HAIR), at), paint.ink, 0.4)
    one.fill(placed(paths.ellipse(6.4, -39.6, 2.2, 2.4), at), paint.ink, 0.4)
    one.draw(placed(outline("M3.8 -41.6 L9.6 -37.2"), at), 0.9, paint.gold)
    one.draw(placed(outline("M-4.6 -40.8 C-4.2 -40.3 -3.4 -40.3 -2.9 -40.7 M-4.9 -37.9 C-4.4 -37.6 "
                            "-4 -37.6 -3.6 -37.9"), at), 0.5)  # fmt: skip
    one.fill(placed(paths.ellipse(-2.6, -38.9, 0.8, 0.55), at),
             mixed(paint.gold, paint.white, 0.75), 0)  # fmt: skip


def _light(one: Figure, paint: Paint) -> None:
    """The lantern's shine, and rain in it."""
    x, y = _LANTERN
    one.fill(paths.ellipse(x, y, 8.6), mixed(paint.gold, paint.white, 0.3), 0)
    drops = joined(
        paths.line(x + a, y + b, x + a - 1.1, y + b + 3.2)
        for a, b in ((-4.6, -5.4), (-6.2, 0.4), (-3.4, 4.0), (5.2, -6.8), (6.6, -1.2), (5.0, 3.2))
        if math.hypot(a, b) < 8.4
    )
    one.draw(drops, 0.6, paint.gold)


def _lantern(one: Figure, paint: Paint) -> None:
    x, y = _LANTERN
    stick = "M-12.6 -28 L-18.6 -30.6"
    one.draw(stick, 1.7)
    one.draw(stick, 0.7, mixed(paint.gold, paint.ink, 0.7))
    one.draw(f"M-18 -30.2 L{x} {y - 5}", 0.6)
    one.fill(paths.ellipse(x, y, 3.7, 4.5), paint.gold)
    hoops = joined(
        outline(f"M{x - 3.3} {v} C{x - 1.6} {v + 0.6} {x + 1.6} {v + 0.6} {x + 3.3} {v}")
        for v in (y - 1.9, y + 1.9)
    )
    one.draw(joined([hoops, paths.line(x, y - 4.4, x, y + 4.4)]), 0.4)
    one.fill(f"M{x - 1.7} {y - 5.4} L{x + 1.7} {y - 5.4} L{x + 1.7} {y - 4} L{x - 1.7} {y - 4} Z "
             f"M{x - 1.7} {y + 4} L{x + 1.7} {y + 4} L{x + 1.7} {y + 5.4} L{x - 1.7} {y + 5.4} Z",
             paint.ink, 0.2)  # fmt: skip


def _umbrella(one: Figure, paint: Paint) -> None:
    """A dome of oiled paper in two tones."""
    at = times(moved(*_APEX), times(scaled(0.94), moved(3.4, 55.6)))
    dome = placed(outline(_DOME), at)
    lit = "M-20.6 -44 C-19 -49.6 -12.6 -53.6 -6.4 -54 C-11.4 -51.6 -14.6 -48.2 -16 -43.4 Z"
    far = "M-3.4 -56 C3.6 -52.4 7 -46.6 7.6 -39 L18 -39 L18 -56 Z"
    one.fill(dome, paint.gold, 0)
    one.mark(
        dome,
        (placed(outline(far), at), mixed(paint.gold, paint.ink, 0.76)),
        (placed(outline(lit), at), mixed(paint.gold, paint.white, 0.45)),
    )
    one.draw(placed(outline(_RIBS), at), 0.5)
    one.draw(placed(outline("M-19.4 -45.6 C-10.4 -49 3.4 -48.8 13.4 -44.6"), at), 0.4)
    one.draw(placed(outline("M-3.4 -55.6 L-3.2 -57.4"), at), 1.6)
