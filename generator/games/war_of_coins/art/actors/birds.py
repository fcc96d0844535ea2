"""The actors that fly: swallow, nightingale, owl, crane, bee, and a comet."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline, placed, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Shape
from generator.games.war_of_coins.art.actors.figure import Figure, both

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint


def swallow(x: float, y: float, paint: Paint) -> list[Item]:
    """A swallow in full flight to the left, tail forked."""
    one = Figure(x, y, paint, 1.12)
    one.fill(
        "M3 1.4 C7 2.6 12 5.4 17 10.4 C12.6 8.8 9.4 8 6.6 7.6 C10 10 12.4 12.6 "
        "13.8 16 C9.6 12 5.4 8.6 .6 6 Z",
        paint.ink,
        0.5,
    )
    one.fill("M-2 -1 C0 -7.4 4.4 -12.6 11.6 -15.6 C9.4 -10.8 7.4 -5.4 6.4 2.4 Z", paint.dark)
    one.fill("M-1 3 C-4 7.6 -8.4 11 -14.6 12.4 C-10.4 8.6 -8 4.6 -6.4 -.2 Z", paint.dark)
    one.fill(
        "M-10.4 -3.4 C-8.6 -5.6 -5.4 -5.6 -3 -4 C1.6 -2.4 6.4 1.8 10.4 7.6 C6.6 8.2 2.4 "
        "7.4 -1.4 5 C-4.6 3.2 -7.4 .4 -8.4 -1.8 Z",
        paint.dark,
    )
    one.fill(
        "M-7.6 -1.2 C-5 -.6 -1.6 1.2 1 4 C3 5.6 5 6.8 7.6 7.4 C4 7.6 1 6.6 -1.4 "
        "5 C-4.2 3.4 -6.6 1 -7.6 -1.2 Z",
        paint.white,
        0.45,
    )
    one.fill("M-9 -2.6 C-7.8 -2.8 -6.6 -2 -6 -1 C-7.2 -.6 -8 -1 -8.4 -1.8 Z", paint.accent, 0.3)
    one.fill(paths.ellipse(-6.6, -3.9, 0.55), paint.white, 0)
    one.fill("M-10.4 -3.4 L-12.4 -2.4 L-9.6 -2.3 Z", paint.ink, 0.2)
    one.draw(
        "M1.2 -5.6 C3 -8.8 5.4 -11.2 8.4 -13.2 M3 -3 C4.2 -6.4 6 -9.6 9 -12 M-5.4 "
        "5.4 C-7.4 7.8 -9.4 9.6 -12 10.8",
        0.4,
        paint.light,
    )
    return one.done()


def nightingale(x: float, y: float, paint: Paint) -> list[Item]:
    """A nightingale that sings to the upper right; its feet stand at the place."""
    one = Figure(x, y, paint, 1.05)
    one.draw("M-1.4 -2.6 L-2 2 M1.8 -2.6 L1.6 .8", 0.9)
    one.fill(
        "M-5.4 -5.6 C-9.4 -4.6 -13 -1.6 -15.4 2.6 C-14 2.8 -12.8 2.4 -11.8 1.8 "
        "L-11.2 3.4 C-8.4 1.4 -5.4 -1 -3 -3 Z",
        paint.deep(0.9),
    )
    one.fill(
        "M-6.4 -6 C-4.4 -10.4 -.6 -12.6 2 -13.8 C3 -16.6 6.4 -17.6 8.6 -15.8 L13.6 "
        "-18 L10.2 -14.4 L13.2 -12.8 L9 -12.6 C8.4 -10.4 8.4 -8.4 7.2 -6 C5.6 -3 "
        "2.2 -1.6 -1 -2 C-3.8 -2.2 -6.4 -3.4 -6.4 -6 Z",
        paint.deep(0.55),
    )
    one.fill(
        "M8.8 -12.6 C8.2 -10.4 8.4 -8.4 7.2 -6 C5.6 -3 2.2 -1.6 -1 -2 C2.4 -3.6 "
        "4.6 -6.4 5 -10 C5.8 -11.6 7.2 -12.4 8.8 -12.6 Z",
        paint.white,
        0.45,
    )
    one.fill("M8.9 -16 L13.6 -18 L10.2 -14.4 L13.2 -12.8 L8.9 -12.6 Z", paint.gold, 0.45)
    one.fill(
        "M-5.8 -6.4 C-3.6 -9.4 .4 -10.6 3 -9.6 C2 -6.4 -1.4 -4.2 -5.8 -4.6 Z",
        paint.deep(0.95),
        0.55,
    )
    one.draw(
        "M-4 -6.2 C-1.8 -6.2 .2 -7 1.6 -8.4 M-3.6 -5.2 C-1.6 -5.2 .2 -5.8 1.4 -6.8",
        0.35,
        paint.light,
    )
    one.fill(paths.ellipse(6.4, -14.6, 0.95), paint.white, 0.4)
    one.fill(paths.ellipse(6.6, -14.6, 0.5), paint.ink, 0)
    return one.done()


def owl(x: float, y: float, paint: Paint) -> list[Item]:
    """An owl that looks at us; its claws hold a bough 14 mm below the place."""
    one = Figure(x, y, paint, 1.05)
    one.fill(
        symmetric(
            "M0 -11 C3 -11 4.4 -12.4 6.6 -13.6 C7 -11.6 7.4 -9.4 7.2 -7.4 C9.4 -2.6 "
            "9 5.4 5.4 11 L0 13"
        ),
        paint.gold,
    )
    head = symmetric("M0 -11 C3 -11 4.4 -12.4 6.6 -13.6 C7 -11.6 7.4 -9.4 7.2 -7.4 L0 -7.4")
    brown = mixed(paint.ink, paint.gold, 0.45)
    tufts = both("M7.2 -14 L7.8 -8 C6.8 -9.6 5 -10.4 2.6 -10.2 Z M0 -11.6 L1.3 -11 L.4 -8.6 L0 "
                 "-8.4 Z M2 -11 L2.9 -11.2 L2.4 -9.6 Z")  # fmt: skip
    one.items.append(Group((Shape(placed(tufts, one.place), brown),), clip=placed(head, one.place)))
    wing = both("M7.2 -4.6 C9.8 .6 9.4 7.4 5.4 12 C4 8 4 1.4 7.2 -4.6 Z")
    one.fill(wing, brown)
    bars = "M3 {0} C5 {1} 7.6 {1} 10 {2} L10 {3} C7.6 {4} 5 {4} 3 {5} Z"
    one.mark(
        wing,
        (
            joined(
                both(bars.format(v, v + 0.9, v - 0.6, v + 0.5, v + 2, v + 1.1))
                for v in (-1.2, 1.8, 4.8, 7.8)
            ),
            paint.gold,
        ),
    )
    one.fill(symmetric("M0 -1.6 C3.4 -1 4.6 4 3.2 9.4 L0 11.4"), paint.white, 0.45)
    one.draw(
        joined(
            outline(f"M{a} {b} c.5 .8 1.3 .8 1.8 0")
            for b, xs in (
                (1.6, (-1.9, 0.1)),
                (3.8, (-2.9, -0.9, 1.1)),
                (6.0, (-2.9, -0.9, 1.1)),
                (8.2, (-1.9, 0.1)),
            )
            for a in xs
        ),
        0.4,
    )
    one.fill(joined(paths.ellipse(s * 3.3, -5.6, 3.5) for s in (-1, 1)), paint.white, 0.6)
    one.draw(
        joined(
            paths.line(
                s * 3.3 + 2.5 * math.cos(a),
                -5.6 + 2.5 * math.sin(a),
                s * 3.3 + 3.2 * math.cos(a),
                -5.6 + 3.2 * math.sin(a),
            )
            for s in (-1, 1)
            for a in (math.tau * k / 16 for k in range(16))
        ),
        0.25,
    )
    one.fill(joined(paths.ellipse(s * 3.1, -5.5, 2.2) for s in (-1, 1)), paint.gold, 0.4)
    one.fill(joined(paths.ellipse(s * 3.1, -5.5, 1.5) for s in (-1, 1)), paint.ink, 0)
    one.fill(joined(paths.ellipse(s * 3.1 - 0.6, -6.2, 0.6) for s in (-1, 1)), paint.white, 0)
    one.fill("M0 -4.6 L1.1 -3.6 L0 -1.2 L-1.1 -3.6 Z", paint.gold, 0.45)
    for width, colour in ((1.7, paint.ink), (0.8, paint.gold)):
        one.draw(
            "M-3.8 12 L-3.8 13.9 M-2.2 12.4 L-2.2 14.1 M3.8 12 L3.8 13.9 M2.2 12.4 L2.2 14.1",
            width,
            colour,
        )
    return one.done()


def crane(x: float, y: float, paint: Paint) -> list[Item]:
    """A crane in flight to the left, both wings raised, with a block of the chain on a cord in its
    bill."""
    one = Figure(x, y, paint, 1.03)
    one.draw("M8 4 L19.4 8.4 M7.4 4.8 L18 10.4 M19.4 8.4 L21.4 8.4 M19.4 8.4 L21 9.6 M18 10.4 L20 "
             "10.6 M18 10.4 L19.4 11.8", 0.75)  # fmt: skip
    one.fill(
        "M-3.6 -2.6 C-6 -8.6 -5 -15.8 -.2 -22 C.6 -20 1 -18.4 .8 -16.6 C1.9 -16.8 2.8 -16.5 3.4 "
        "-15.8 C3.7 -13.8 3.4 -12.2 2.8 -10.8 C3.7 -10.5 4.3 -10 4.6 -9.2 C4.6 -6.2 4 -3.6 3 -1 Z",
        paint.white,
    )
    one.fill(
        "M-.2 -22 C.6 -20 1 -18.4 .8 -16.6 C1.9 -16.8 2.8 -16.5 3.4 -15.8 C3.7 -13.8 3.4 -12.2 2.8 "
        "-10.8 C3.7 -10.5 4.3 -10 4.6 -9.2 C4.6 -7.6 4.4 -6 4.1 -4.6 C1 -8.6 -1.4 -15 -.2 -22 Z",
        paint.ink,
        0.4,
    )
    one.fill("M7 .6 C11 .4 14 2 15.6 5.4 C12.6 6.4 9.4 6.2 6.6 5 Z", paint.ink, 0.5)
    one.fill(
        "M-12 -6.8 C-10.8 -8.4 -8.6 -8.4 -7.4 -6.6 C-6 -4.2 -4.4 -3.2 -1.8 -3 C3 -2.6 8 -1 11.4 "
        "4.2 C8 6.4 2.6 6.2 -1.2 3.8 C-4.4 1.8 -6.8 -1 -8.4 -4 C-9 -5 -9.6 -5.4 -10.6 -5.2 Z",
        paint.white,
    )
    one.fill(
        "M-11 -5.2 C-9.6 -5.4 -9 -5 -8.4 -4 C-7.4 -2 -6 -.2 -4.4 1.4 C-4.4 -1 -5.8 -3.4 -7.4 -5.4 "
        "C-8.4 -6.4 -9.8 -6.4 -11 -5.2 Z",
        paint.ink,
        0.3,
    )
    one.fill("M-11.6 -7.2 C-10.6 -8.3 -9.2 -8.4 -8.2 -7.5 C-9.2 -6.9 -10.4 -6.8 -11.6 -7.2 Z",
             paint.accent, 0.45)  # fmt: skip
    near = (
        "C17.2 -14.6 17 -13.2 16.2 -11.8 C17.2 -11.7 17.9 -11.2 18.2 -10.4 C17.3 -8.5 16.2 -7.3 "
        "14.8 -6.4 C15.6 -6 16 -5.4 16 -4.6 C14 -1.8 11.4 -.2"
    )
    one.fill(f"M-2.4 -1.8 C1.6 -8.4 8.4 -14.4 18 -16.6 {near} 7.6 1.4 C4 2.8 -1.8 2 -2.4 -1.8 Z",
             paint.white)  # fmt: skip
    one.fill(f"M18 -16.6 {near} 9.4 .6 C9.6 -5 12.4 -12 18 -16.6 Z", paint.ink, 0.4)
    one.draw("M2.4 -4.4 C4.4 -7.4 6.6 -9.6 9.4 -11.4 M4.2 -2 C5.8 -5 7.6 -7.4 9.8 -9.2 M-2.2 -8 "
             "C-2.4 -11 -2.2 -13 -1.6 -15", 0.35)  # fmt: skip
    one.draw("M12.4 -5 L15 -7 M13.4 -8.8 L16.4 -11.2", 0.3, paint.white)
    one.fill("M-11.8 -6.9 L-18.6 -5.2 L-11.4 -5.6 Z", paint.gold, 0.45)
    one.fill(paths.ellipse(-9.7, -6.2, 0.8), paint.white, 0.35)
    one.fill(paths.ellipse(-9.8, -6.2, 0.38), paint.ink, 0)
    one.draw("M-17.4 -5.4 L-17.4 -.4", 0.5)
    one.fill("M-17.4 -1 L-12.6 1.6 L-17.4 4.2 L-22.2 1.6 Z", paint.white)
    one.fill("M-22.2 1.6 L-17.4 4.2 L-17.4 9.6 L-22.2 7 Z", paint.main)
    one.fill("M-12.6 1.6 L-17.4 4.2 L-17.4 9.6 L-12.6 7 Z", paint.dark)
    one.fill("M-17.4 .3 L-15 1.6 L-17.4 2.9 L-19.8 1.6 Z", paint.dark, 0.35)
    return one.done()


def bee(x: float, y: float, paint: Paint) -> list[Item]:
    """A bee that flies to the left, pollen on its hind legs."""
    one = Figure(x, y, paint, 1.06)
    glass, brown = mixed(paint.white, paint.light, 0.55), mixed(paint.ink, paint.gold, 0.3)
    # The wings of the far side, then its legs.
    one.fill("M-1.6 -5 C-5.4 -9.6 -6.6 -16 -3.6 -19.2 C-.8 -21 2 -17.8 2 -13.4 C2 -10 .8 -6.8 -1.6 "
             "-5 Z", glass)  # fmt: skip
    one.draw("M-1.4 -6 C-2.8 -9.6 -3.2 -13.4 -2.6 -17 M-1 -6.6 C.2 -9.4 .8 -12 .6 -14.8 M-2.6 -11 "
             "L.6 -12", 0.35)  # fmt: skip
    one.draw("M-3.4 2.4 L-5.6 4.6 L-4.8 7.4 M1 3 L1.4 6 L-.4 8.4", 0.8)
    abdomen = (
        "M2 -4 C6 -6.6 12.4 -5 15.6 -.6 C17.2 1.8 17.8 4.2 18 6 C15.2 7 10.8 7.2 7.4 6.2 C4.4 5.4 "
        "2 3.6 1.4 1.4 C1 -.6 1.2 -2.6 2 -4 Z"
    )
    one.fill("M17 4.6 L20 7.4 L16.4 6.4 Z", paint.ink, 0.4)
    one.fill(abdomen, paint.gold, 0)
    one.mark(
        abdomen,
        ("M0 2 C5 6 12 5.6 18 4.4 L19 8 L6 8 Z", mixed(paint.gold, paint.ink, 0.76)),
        (
            "M4.6 -7 L7.2 -7 C8.4 -2.6 7.6 2.6 5.2 7 L2.8 6 C5 2 5.6 -2.6 4.6 -7 Z M9.4 -7 L11.8 "
            "-6 C13 -2 12 3.6 9.6 8 L7.2 8 C9.6 3 10.2 -2.4 9.4 -7 Z M13.6 -5 L20 2 L18 8 L16.4 4 "
            "C16 6 14.8 8 14 8 L11.8 8 C14 4 14.8 -.4 13.6 -5 Z",
            paint.ink,
        ),
    )
    one.draw("M8.4 -4 C8.8 -3.2 8.9 -2.4 8.8 -1.6 M12.9 -2.2 C13.2 -1.4 13.3 -.8 13.2 0 M3.6 -3.2 "
             "C3.9 -2.4 4 -1.6 3.9 -.8", 0.7, paint.white)  # fmt: skip
    # A thorax of fur, and a head.
    one.fill(paths.star(-1.4, -0.8, 5.2, 4.5, 22), mixed(paint.gold, paint.white, 0.62), 0.6)
    one.draw(
        "M-4 -2.6 l-.3 1 M-2 -3.8 l-.3 1 M.2 -3.4 l-.2 1 M-3.4 -.2 l-.3 1 M-1 -1.2 l-.3 1 M1.4 -.8 "
        "l-.2 1 M-1.8 1.4 l-.2 1 M.6 1.4 l-.2 1",
        0.35,
    )
    one.fill("M-10.8 1.4 C-11.2 -2 -9 -4 -6.6 -3.6 C-4.2 -3.2 -3.4 -.8 -4 1.6 C-4.6 4 -6.6 4.8 "
             "-8.4 4.2 C-9.8 3.8 -10.6 2.8 -10.8 1.4 Z", brown)  # fmt: skip
    one.fill(paths.ellipse(-7.5, -0.4, 1.75, 2.3), paint.ink, 0.45)
    one.fill(paths.ellipse(-8.0, -1.3, 0.6, 0.75), paint.white, 0)
    one.fill(paths.ellipse(-7.0, 0.6, 0.3), paint.white, 0)
    one.draw("M-10.3 2 C-9.7 2.8 -8.8 3 -8 2.6", 0.5, paint.gold)
    one.draw("M-8.6 -3.5 L-9.2 -6.4 L-12.2 -8 M-6.8 -3.6 L-6.6 -6.8 L-9 -9.2", 0.7)
    one.fill(joined([paths.ellipse(-12.2, -8, 0.6), paths.ellipse(-9, -9.2, 0.6)]), paint.ink, 0)
    # The near legs, each with a knee; the hind one bears its load.
    one.draw("M-4.4 2.8 L-7.4 5.2 L-7 8 M-1.6 3.8 L-2.6 7 L-4.4 9", 0.9)
    one.draw("M2.4 3.8 L4.4 7.4 L3.4 11.2", 1.1)
    one.fill(paths.ellipse(4.2, 8.4, 1.5, 1.9), paint.gold, 0.5)
    one.fill(joined([paths.ellipse(3.9, 7.9, 0.3), paths.ellipse(4.6, 8.9, 0.3)]), paint.ink, 0)
    # The near wings, a lit edge and veins on each.
    fore = (
        "M-.6 -4.4 C0 -11.4 5.4 -18.6 12.2 -20 C16.4 -20.4 17.2 -16.6 14.6 -12.8 C11.4 -8.2 5.6 "
        "-4.8 -.6 -4.4 Z"
    )
    hind = (
        "M1.6 -4.2 C6 -8.4 12 -10.4 15.8 -9 C18 -7.8 16.4 -5 12.4 -3.6 C8.8 -2.4 4.6 -2.6 1.6 -4.2 "
        "Z"
    )
    one.fill(hind, glass)
    one.draw("M3.4 -4.6 C7 -6.4 10.8 -7.2 14 -7.2 M5.4 -4.2 C8 -4.6 10.4 -5 12.4 -5.2", 0.35)
    one.fill(fore, glass, 0)
    one.mark(fore, ("M-2 -4 C0 -12 6 -20 14 -21 L15 -18.6 C8 -18 2.6 -12 .8 -4 Z", paint.white))
    one.draw("M.6 -5.2 C4 -9.4 8.4 -14 13.4 -17 M2 -5 C6 -7.6 10.4 -10.6 13.6 -13.4 M5 -9.6 L6.4 "
             "-8 M8.6 -13.2 L10.4 -10.8", 0.35)  # fmt: skip
    return one.done()


def comet(x: float, y: float, paint: Paint) -> list[Item]:
    """A comet that falls to the lower left; its head lies at the place."""
    one = Figure(x, y, paint, 1.0)
    one.fill("M-1.4 -2.4 C5.4 -8.4 15 -14.6 25.6 -18.4 C17.6 -11.4 10.4 -4 2.4 1.4 Z", paint.gold)
    one.fill("M.2 -2.4 C7 -7.4 13 -11.6 19.6 -14.8 C14 -9.6 9 -4.2 2.4 .4 Z", paint.white, 0)
    one.draw(
        "M7 2.4 C11.4 -2.2 16.6 -6.6 22.6 -10.2 M-3.4 -6.6 C2 -10.4 7.6 -13.8 14 -16.4",
        0.55,
        paint.white,
    )
    one.fill(paths.star(0, 0, 6.4, 2.9, 8), paint.gold)
    one.fill(paths.ellipse(0, 0, 2.3), paint.white, 0.5)
    return one.done()
