"""What is to be seen on a coin's last card, where no animal is: a small thing at night.

As actors do, a sight stands at its place (x, y), mm on the card: the middle of its foot. On another
card it is no shapes at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline, placed, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item, Shape, Stroke
from generator.games.war_of_coins.art.actors.bee import bee
from generator.games.war_of_coins.art.actors.figure import Figure
from generator.games.war_of_coins.art.curves import leaf
from generator.games.war_of_coins.art.emblems import emblem_path
from generator.units import Box

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint


def hut(x: float, y: float, paint: Paint) -> list[Item]:
    """A house of logs in the mountains, seen from a corner: snow on its roof, light in its door and
    its windows and on the snow before them, wood stacked for the winter, smoke over it."""
    one = Figure(x, y, paint, 1.04)
    wood = mixed(paint.gold, paint.ink, 0.56)
    shade, glow = one.shade(wood), mixed(paint.gold, paint.white, 0.5)
    one.fill(
        "M-24 4.4 C-20 -.6 -15 -2.2 -8 -2.4 L12 -2.8 C18 -2.6 22 .2 24.6 4.4 L27 9 L-27 9 Z",
        paint.white,
    )
    one.fill("M-10.4 -1.2 L-4.4 -1.2 L1.4 9 L-18.4 9 Z", mixed(paint.gold, paint.white, 0.34), 0)
    # The long wall, its logs and its window; the gable with the door.
    one.fill("M.6 0 L.6 -12 L16 -12 L16 -1.8 Z", shade)
    one.draw("M.6 -9.6 L16 -9.8 M.6 -7.2 L16 -7.8 M.6 -4.8 L16 -5.8 M.6 -2.4 L16 -3.8", 0.4)
    one.fill("M4 -9.6 L9.4 -9.7 L9.4 -4.6 L4 -4.3 Z", glow, 0.6)
    one.draw("M6.7 -9.6 L6.7 -4.4 M4 -7 L9.4 -7.2", 0.45)
    gable = "M-15.4 0 L-15.4 -11.6 L-7.4 -19.6 L.6 -11.6 L.6 0 Z"
    one.fill(gable, wood)
    one.draw("M-15.4 -2.4 L.6 -2.4 M-15.4 -4.8 L.6 -4.8 M-15.4 -7.2 L.6 -7.2 M-15.4 -9.6 L.6 -9.6 "
             "M-15 -12 L.2 -12 M-12.6 -14.4 L-2.2 -14.4", 0.4)  # fmt: skip
    one.fill("M-10.6 0 L-10.6 -8.6 L-4.2 -8.6 L-4.2 0 Z", glow, 0.6)
    one.fill("M-10.6 0 L-10.6 -8.6 L-7.6 -7.6 L-7.6 1.2 Z", mixed(wood, paint.ink, 0.6), 0.5)
    one.fill(paths.ellipse(-7.4, -13.4, 1.7), glow, 0.6)
    one.draw("M-7.4 -15.1 L-7.4 -11.7 M-9.1 -13.4 L-5.7 -13.4", 0.4)
    # The roof's far slope, the chimney on it and its smoke, the near slope.
    one.fill("M-7.4 -21.4 L8.6 -21.2 L18.6 -11.4 C18.4 -10 17.2 -9.6 16 -10.2 C14 -9 12 -11 10 -10 "
             "C8 -9.2 6.4 -11 4.4 -9.8 L2.8 -9.4 Z", paint.white)  # fmt: skip
    one.fill("M4 -13.6 L14.8 -13.8 L17 -11.6 C14.8 -10.8 12 -12 10 -11.2 C8 -10.4 6.4 -12 4.4 -11 "
             "Z",
             paint.pale(0.26), 0)  # fmt: skip
    one.fill("M8.6 -25 C7.4 -27.6 12 -28.4 12 -31 C12 -33 10.8 -34 11.8 -37 C12.8 -35 15 -33.4 15 "
             "-30.6 C15 -27.6 9.8 -27.6 10.2 -25 Z", paint.pale(0.36), 0.6)  # fmt: skip
    one.fill("M7.6 -16.4 L7.6 -23.6 L11.2 -23.6 L11.2 -16.4 Z", paint.pale(0.4))
    one.fill("M6.9 -25 L11.9 -25 L11.9 -23 L6.9 -23 Z", paint.white, 0.6)
    one.fill("M-7.4 -21.6 L3.4 -10.6 L1.4 -8.8 L-7.4 -17.6 L-16.2 -8.8 L-18.2 -10.6 Z", paint.white)
    # Stacked wood under the eaves.
    logs = [(10.2 + 2.2 * k + 1.1 * (row % 2), -1.8 - 1.9 * row) for row in (0, 1) for k in
            range(3 - row)]  # fmt: skip
    ends = mixed(paint.gold, paint.white, 0.8)
    one.fill(joined(paths.ellipse(u, v, 1.15) for u, v in logs), ends, 0.5)
    one.draw(joined(paths.ellipse(u, v, 0.4) for u, v in logs), 0.35)
    return one.done()


def pagoda(x: float, y: float, paint: Paint) -> list[Item]:
    """A pagoda of three roofs whose windows are lit; its foot is in the mist."""
    one = Figure(x, y, paint, 1.22)
    one.draw("M0 -27 L0 -33", 0.9)
    one.fill(paths.ellipse(0, -31, 1.2), paint.gold, 0.5)
    one.fill(paths.ellipse(0, -28.6, 1.6, 1.1), paint.gold, 0.5)
    for top, wide, tall in ((-26.6, 4.6, 8.6), (-18.6, 6.0, 8.8), (-10.4, 7.4, 5.8)):
        wall = paths.rectangle(Box(-wide + 0.6, top + 2, 2 * wide - 1.2, tall))
        one.fill(wall, paint.white)
        lights = [
            Box(-wide + 2.0 + k * (wide - 1.55), top + 5, wide - 3.1 + 1.2, 2.6) for k in (0, 1)
        ]
        one.fill(joined(paths.rectangle(box) for box in lights), paint.gold, 0.5)
        roof = symmetric(
            f"M0 {top} L{0.5 * wide} {top} C{0.8 * wide} {top + 2.6} {wide + 1} {top + 3.6} "
            f"{wide + 3.4} {top + 3.2} C{wide + 2.4} {top + 4.4} {wide + 1} {top + 4.6} {wide} "
            f"{top + 4.4} L0 {top + 4.4}"
        )
        one.fill(roof, paint.ink, 0.5)
    return one.done()


def fireflies(x: float, y: float, paint: Paint) -> list[Item]:
    """A stone lantern, lit, its light on the mist, and fireflies about it."""
    one = Figure(x, y, paint, 1.5)
    stone, shade = mixed(paint.light, paint.white, 0.4), mixed(paint.light, paint.dark, 0.6)
    one.fill(paths.ellipse(0, -12.5, 11.4), mixed(paint.gold, paint.pale(0.6), 0.4), 0)
    one.fill(paths.ellipse(0, -12.5, 8.2), mixed(paint.gold, paint.light, 0.78), 0)
    one.fill("M-5.4 0 L-4.4 -2 L4.4 -2 L5.4 0 Z M-1.6 -2 L-1.3 -8.4 L1.3 -8.4 L1.6 -2 Z", stone)
    one.fill("M.4 -2.3 L.3 -8 L1 -8 L1.2 -2.3 Z M2.6 -1.7 L3 -.3 L4.8 -.3 L4.2 -1.7 Z", shade, 0)
    one.fill("M-5 -10 L5 -10 L3.8 -8 L-3.8 -8 Z", shade)
    one.fill("M-3.4 -15 L3.4 -15 L3.4 -10 L-3.4 -10 Z", stone)
    one.fill(
        "M-2.2 -14.3 L2.2 -14.3 L2.2 -10.7 L-2.2 -10.7 Z", mixed(paint.gold, paint.white, 0.55), 0.5
    )
    one.draw("M0 -14.3 L0 -10.7 M-2.2 -12.5 L2.2 -12.5", 0.45)
    one.fill(symmetric("M0 -20 C1.6 -18 4.6 -16.6 7.4 -16.4 L6.4 -14.6 L0 -14.6"), stone)
    one.fill("M1.6 -18.2 C3 -17 4.6 -16.4 6.6 -16 L6 -15 L2.6 -15 Z", shade, 0)
    one.fill(paths.ellipse(0, -20.4, 1.3), stone, 0.6)
    flies = (
        (-12.4, -8.4, 0.9), (-11.0, -17.6, 0.8), (-8.6, -28.4, 0.7), (9.4, -5, 0.7),
        (14.4, -21.4, 0.9), (5.6, -27, 0.9), (-17.6, -4.4, 0.7), (14.6, -33, 0.6),
    )  # fmt: skip
    # Each a small dark beetle, its wings spread, before the light of its own tail.
    glow = mixed(paint.gold, paint.pale(0.6), 0.66)
    one.fill(joined(paths.ellipse(a, b, 2.1 * r) for a, b, r in flies), glow, 0)
    wings = (leaf(a, b - 0.9 * r, 2.3 * r, 0.8 * r, t) for a, b, r in flies for t in (-150, -30))
    one.fill(joined(wings), paint.white, 0)
    one.fill(joined(paths.ellipse(a, b - 0.8 * r, 0.6 * r, 1.1 * r) for a, b, r in flies),
             paint.ink, 0)  # fmt: skip
    one.fill(joined(paths.ellipse(a, b + 0.5 * r, 0.8 * r) for a, b, r in flies), paint.white, 0)
    return one.done()


def observatory(x: float, y: float, paint: Paint) -> list[Item]:
    """A stargazer's tower of stones on its crag: steps up to a lit door, and a golden telescope
    that looks out of its dome."""
    one = Figure(x, y, paint, 1.32)
    stone, shade = (mixed(paint.white, paint.accent, share) for share in (0.66, 0.34))
    one.fill("M-20 8 L-15.6 2.4 L-12 1.6 L-8.6 -1.4 L9 -1.4 L11.6 1.6 L15 3 L20 8 Z", paint.black)
    tower = outline("M-7.4 -1 L-5.8 -18 L5.8 -18 L7.4 -1 Z")
    one.fill(tower, stone, 0)
    one.mark(tower, ("M2.4 -19 C2.8 -12 3 -6 2.6 0 L9 0 L9 -19 Z", shade))
    one.draw(
        "M-5.9 -15.4 L-2.2 -15.4 M2.2 -15.4 L5.9 -15.4 M-6.2 -12.6 L-2.2 -12.6 M2.2 -12.6 L6.2 "
        "-12.6 M-6.4 -9.8 L6.4 -9.8 M-6.7 -6.8 L-.4 -6.8 M5.4 -6.8 L6.8 -6.8 M-7 -3.8 L-.4 -3.8 "
        "M5.4 -3.8 L7 -3.8 M-4 -18 L-4 -15.4 M4.4 -18 L4.4 -15.4 M-4.6 -12.6 L-4.6 -9.8 M-1 -12 "
        "L-1 -9.8 M3.6 -12.6 L3.6 -9.8 M-3 -9.8 L-3 -6.8 M-5 -6.8 L-5 -3.8 M-2 -6.8 L-2 -3.8 M-3.6 "
        "-3.8 L-3.6 -1 M6 -9.8 L6 -6.8", 0.35)  # fmt: skip
    one.fill(symmetric("M0 -16.2 C1.2 -16.2 1.7 -15.4 1.7 -14.4 L1.7 -11.9 L0 -11.9"), paint.gold,
             0.5)  # fmt: skip
    one.draw("M0 -16 L0 -12 M-1.6 -13.9 L1.6 -13.9", 0.35)
    # Door and steps.
    one.fill("M.2 -1 L.2 -5.4 C.2 -7.6 4.8 -7.6 4.8 -5.4 L4.8 -1 Z", paint.gold, 0.6)
    one.fill("M2.6 -1 L2.6 -6.9 C3.8 -6.9 4.8 -6.4 4.8 -5.4 L4.8 -1 Z", paint.ink, 0)
    one.fill("M-.8 -1.8 L5.8 -1.8 L5.8 -.6 L-.8 -.6 Z M-1.8 -.6 L6.8 -.6 L6.8 .6 L-1.8 .6 Z",
             stone, 0.45)  # fmt: skip
    # The telescope, then the dome, out of whose open slit it looks; cornice.
    tube = (0.707, -0.707, 0.707, 0.707, 2.6, -25.4)
    dome = outline("M-7 -20 C-7 -25.4 -3.8 -28.6 0 -28.6 C3.8 -28.6 7 -25.4 7 -20 Z")
    one.fill(dome, stone, 0)
    one.mark(dome, ("M4.6 -29 C6 -26 6.4 -23 6.2 -19 L8 -19 L8 -29 Z", shade))
    one.draw("M-4 -20 C-4 -23.6 -3 -26.4 -1.6 -28.2", 0.4)
    slit = placed(symmetric("M0 -4.6 C1.4 -4.6 2.2 -2.6 2.2 0 C2.2 2.6 1.4 4.6 0 4.6"), tube)
    one.fill(slit, paint.ink, 0.9)
    one.draw(placed(outline("M-.9 -4 C-2.6 -2.4 -2.6 2.4 -.9 4"), tube), 0.5, paint.white)
    one.fill(placed(paths.ellipse(-0.2, 0, 2.2), tube), shade, 0.6)  # the ball that it turns on
    for u, v, long, wide in ((0, 1.3, 6.4, 2.6), (5.4, 1.9, 7.4, 3.8), (12, 2.6, 2.4, 5.2)):
        one.fill(placed(paths.rectangle(Box(u, -v, long, wide), 0.3), tube), paint.gold, 0.6)
    one.fill(placed(paths.ellipse(14.4, 0, 0.9, 2.6), tube), mixed(paint.white, paint.accent, 0.8),
             0.6)  # fmt: skip
    one.draw(placed(outline("M3 -1.3 L3 1.3 M7.6 -1.9 L7.6 1.9"), tube), 0.5)
    one.draw(placed(outline("M8.8 -.8 L11 -.8"), tube), 0.5, paint.white)
    one.fill("M-7.8 -20.4 L7.8 -20.4 L7.2 -17.8 L-7.2 -17.8 Z", stone, 0.6)
    one.draw("M-5 -20.4 L-4.8 -17.8 M-1.8 -20.4 L-1.7 -17.8 M1.8 -20.4 L1.7 -17.8 M5 -20.4 L4.8 "
             "-17.8", 0.35)  # fmt: skip
    return one.done()


def deer_scarer(x: float, y: float, paint: Paint) -> list[Item]:
    """A cane that fills with water, tips over a stone basin and frightens the deer away."""
    one = Figure(x, y, paint)
    stone, shade = (mixed(mixed(paint.white, paint.ink, v), paint.main, 0.86) for v in (0.74, 0.52))
    # Cut canes have dried to straw.
    straw = mixed(paint.gold, paint.light, 0.62)
    # The spout: a standing cane with a short one through it.
    one.fill("M-12.6 1 L-12.6 -27 L-9.2 -27 L-9.2 1 Z", paint.main)
    one.fill("M-10.6 1 L-10.6 -27 L-9.2 -27 L-9.2 1 Z", paint.deep(0.75), 0)
    one.draw("M-12.6 1 L-12.6 -27 L-9.2 -27 L-9.2 1 Z", 0.7)
    one.fill("M-13 -8.6 L-8.8 -8.6 L-8.8 -7.6 L-13 -7.6 Z M-13 -18.4 L-8.8 -18.4 L-8.8 -17.4 L-13 "
             "-17.4 Z M-13 -27.6 L-8.8 -27.6 L-8.8 -26.6 L-13 -26.6 Z", paint.ink, 0)  # fmt: skip
    one.fill("M-14.6 -24.6 L-3 -22.4 L-3.8 -19.6 L-14.6 -21.6 Z", straw)
    one.fill(paths.ellipse(-3.4, -21, 0.9, 1.45), paint.ink, 0.4)
    # The cane that tips, on its fork; water runs into its mouth.
    one.fill("M.4 -14.9 L12.4 -9.5 L10.8 -5.9 L-5.4 -13.2 Z", straw)
    one.fill("M-2 -13.1 L11.3 -7.1 L10.8 -5.9 L-5.4 -13.2 Z", one.shade(straw), 0)
    one.draw("M.4 -14.9 L12.4 -9.5 L10.8 -5.9 L-5.4 -13.2 Z", 0.7)
    one.draw("M2 -14.4 L.9 -10.6 M9.6 -11 L8.2 -7.4", 1.0)
    one.fill("M.4 -14.9 C-.6 -16.2 -5.4 -14.8 -5.4 -13.2 C-4.4 -11.9 .4 -13.3 .4 -14.9 Z",
             paint.dark, 0.6)  # fmt: skip
    one.fill("M5.4 9 L5.4 -13.6 L7.2 -13.6 L7.2 9 Z", paint.deep(0.75), 0.6)
    one.fill(paths.ellipse(6.3, -10.1, 1.5), straw, 0.6)
    one.fill(paths.ellipse(6.3, -10.1, 0.5), paint.ink, 0)
    one.draw("M-3.2 -20.6 C-2.2 -19.4 -2.2 -17 -2.4 -14.4", 1.7, paint.ink)
    one.draw("M-3.2 -20.6 C-2.2 -19.4 -2.2 -17 -2.4 -14.4", 0.9, paint.white)
    # The basin on its foot, the stone it knocks on, and rings on the water.
    one.fill("M-9.6 3.6 L-8.6 6.4 L-9.6 9.6 L-1.8 9.6 L-2.8 6.4 L-1.8 3.6 Z", shade)
    one.fill("M-16 -5 C-16 -.4 -13.6 3 -10.4 4 L1 4 C4 3 5 -.4 4.6 -5 Z", stone)
    one.fill("M-.6 4 L1 4 C4 3 5 -.4 4.6 -5 L1.6 -4.2 C1.8 -.6 1.2 2.4 -.6 4 Z", shade, 0)
    one.draw("M-16 -5 C-16 -.4 -13.6 3 -10.4 4 L1 4 C4 3 5 -.4 4.6 -5", 0.7)
    one.fill(paths.ellipse(-5.7, -5, 10.3, 2.6), stone)
    one.fill(paths.ellipse(-5.7, -4.9, 8.4, 1.8), paint.dark, 0.5)
    one.draw(paths.ellipse(-6.2, -4.9, 1.7, 0.5), 0.4, paint.white)
    one.draw("M-10.6 -5 C-9.6 -5.9 -8 -6.1 -6.6 -6.1 M-2 -4.7 C-2.8 -3.9 -4.4 -3.7 -5.8 -3.7",
             0.35, paint.white)  # fmt: skip
    one.fill("M5.6 10 L5.6 5 C5.2 1.8 6.6 -1 9.4 -1.2 C12 -1.2 13.2 1.8 12.8 5 L12.8 10 Z",
             shade)  # fmt: skip
    one.draw("M7.6 2.6 C8 1.4 8.6 .6 9.6 .4", 0.45)
    return one.done()


def wind_bell(x: float, y: float, paint: Paint) -> list[Item]:
    """A bell of glass that hangs from a bough, a strip of paper below it to catch the wind. It
    hangs from its place."""
    one = Figure(x, y - 2.2, paint, 1.02)
    one.draw("M0 2.2 L0 5.4", 0.6)
    one.draw("M0 10 C.6 13 -.4 15.4 1.4 18.4", 0.5)
    one.fill(
        symmetric("M0 5 C4.4 5 6.8 8 6.8 11.4 C6.8 13.2 5.6 14.4 4.6 14.6 L0 14.6"), paint.gold
    )
    one.draw("M-4.4 10.8 C-4.2 8.8 -3 7.4 -1.6 7", 0.8, paint.white)
    one.draw("M-6.5 12.4 C-2 13.4 2 13.4 6.5 12.4", 0.4)
    one.fill(paths.ellipse(0, 15.4, 1.3), paint.ink, 0)
    one.fill(paths.ellipse(0, 5, 1.1, 0.8), paint.gold, 0.5)
    one.fill("M-.6 18.6 L3.6 17.8 C3.8 20.8 5.8 23.4 5 27.2 L.8 27.8 C1.4 24 -.4 21.6 -.6 18.6 Z",
             paint.white, 0.6)  # fmt: skip
    one.fill(placed(emblem_path("crescent"), (1.3, 0, 0, 1.3, 2.4, 22)), paint.deep(0.4), 0)
    one.draw("M2.3 25.4 L4.2 25.1", 0.4, paint.deep(0.4))
    return one.done()


def foragers(x: float, y: float, paint: Paint) -> list[Item]:
    """Two bees on their way to the honey, each with its loop behind it."""
    one = Figure(x, y, paint, 1.1)
    _ways(one, "M-6.4 2.4 C-11 5.4 -14.6 2.6 -12.6 -.8 C-10.6 -3.8 -6.6 -.4 -10 4.4 C-11 6 -12 7.4 "
               "-13.4 8.6", paint.deep(0.4))  # fmt: skip
    _ways(one, "M22.6 -2 C24.4 0 24.2 3.2 21.8 5 C19.4 6.6 17 5 18.2 2.8", paint.deep(0.4))
    return [*one.done(), *bee(x, y, paint, 0.4, 70), *bee(x + 18.4, y - 6.4, paint, 0.4, -62)]


def _ways(one: Figure, d: str, colour: str) -> None:
    """The ways that bees have flown, dotted."""
    if one.seen:
        line = Stroke(colour, 0.8, "round", dash=(0.01, 1.9))
        one.items.append(Shape(placed(outline(d), one.place), None, line))


def skep(x: float, y: float, paint: Paint) -> list[Item]:
    """The bees' home: a dark hive of straw on its stool, a light in its door; three bees circle
    it, their ways dotted behind them."""
    one = Figure(x, y, paint)
    _ways(one, "M-15.6 -41.4 C-16.8 -35 -16.4 -28 -15.4 -20 M6.8 -49 C4 -50.6 .4 -50.4 -3.2 "
               "-48.8 M24.4 -37.6 C25 -40 24 -42.4 21.8 -43.8", paint.white)  # fmt: skip
    legs = "M-11.4 1 L-9.6 -6 L-6.8 -6 L-7.8 1 Z M11.4 1 L9.6 -6 L6.8 -6 L7.8 1 Z"
    one.fill(legs, paint.deep(0.5))
    hive = symmetric("M0 -38.6 C3 -38.6 5.4 -37.2 7 -34.8 C11.6 -30 13.6 -18 13 -8 L0 -8")
    one.fill(hive, paint.dark, 0)
    coils = joined(
        outline(f"M{-wide} {v} C{-0.4 * wide} {v + sag} {0.4 * wide} {v + sag} {wide} {v}")
        for v, wide, sag in (
            (-33.2, 7.8, 0.8), (-28.6, 10.6, 1.1), (-23.8, 12.2, 1.3), (-18.8, 13.0, 1.4),
            (-13.6, 13.4, 1.4),
        )
    )  # fmt: skip
    straw = joined(
        paths.line(u * wide, v + 1.2, u * wide * 0.96 - 0.7, v + 3.4)
        for v, wide in ((-32.6, 7.6), (-27.8, 10), (-22.8, 11.6), (-17.6, 12.4), (-12.6, 12.6))
        for u in (-0.78, -0.46, -0.14, 0.18, 0.5, 0.82)
    )
    one.draw(straw, 0.4, paint.main)
    one.draw(coils, 0.6, paint.main)
    one.draw(hive, 0.8)
    one.fill(symmetric("M0 -41.6 L1.6 -41.6 C2.6 -41.6 2.6 -40.4 2.2 -38.4 L0 -38.4"), paint.dark)
    one.fill(symmetric("M0 -17 C2.8 -17 4 -14.6 4 -8 L0 -8"), paint.gold, 0.7)
    one.fill(symmetric("M0 -14.6 C1.4 -14.6 2 -13 2 -8 L0 -8"), paint.white, 0)
    one.fill("M-14.6 -8.4 L14.6 -8.4 L14.6 -5.4 L-14.6 -5.4 Z", paint.deep(0.35))
    bees = ((13.6, -47.4, 64), (18.6, -29, -38), (-11.0, -45.4, -70))
    return [
        *one.done(),
        *(it for u, v, turn in bees for it in bee(x + u, y + v, paint, 0.4, turn)),
    ]
