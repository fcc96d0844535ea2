"""A traveller's rest at night: a camel, and a fire that it looks into. Each stands at its place
(x, y), mm on the card, as sights do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined
from generator.drawing import paths
from generator.drawing.drawing import Item, times
from generator.games.war_of_coins.art.actors.figure import Figure

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

#: It is planned looking to the left.
_MIRRORED = (-1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_BODY = (
    "M-6 -27 C-4 -27.6 -3 -29.6 -1 -32.4 C1.2 -36 5.4 -36.2 7.2 -33 C8.6 -30.4 9.4 -28.6 11.6 "
    "-27.2 C14.8 -25.4 15.8 -22 15.2 -18.6 C14.8 -16 13.8 -14.6 13.6 -12.4 L13.2 -9.4 C13.9 -8.4 "
    "13.8 -7 13.1 -6.2 L12.6 -1.6 C13.8 -1.2 14.3 -.5 14.2 .3 C14.1 1.5 12 1.8 11 1.3 C9.8 1.8 "
    "8 1.6 8 .5 C8.1 -.8 9.2 -1.5 10 -2 L10.2 -6.6 C9.4 -8 9.2 -9.4 9.4 -11 "
    "C8.8 -13 7.4 -14.4 6 -15.2 C2.4 -13.4 -1 -13.2 -3.8 "
    "-14.2 C-4.3 -11.8 -4.6 -9.8 -4.5 -8.2 C-4.1 -7.2 -4.3 -6.2 -4.8 -5.4 L-5 -1.6 C-4 -1.2 "
    "-3.4 -.5 -3.5 .3 C-3.6 1.5 -5.6 1.8 -6.6 1.3 C-7.8 1.8 -9.6 1.6 -9.6 .5 C-9.5 -.8 -8.2 -1.5 "
    "-7.4 -2 L-7.4 -5.6 C-8 -6.6 -8 -8 -7.6 -9 C-8 "
    "-12 -8.6 -14.4 -9.8 -16.6 C-11 -18.4 -12.4 -18.8 -13.8 -19.2 C-17 -20.2 -18.6 -23 -18.5 -27 "
    "C-18.4 -29.6 -18 -32 -18.6 -34 C-20.6 -32.6 -23.6 -32.4 -24.8 -34 C-25.6 -35.4 -24.8 -36.8 "
    "-23.4 -37.4 C-21.6 -38.2 -20.4 -40 -18 -40.6 C-16 -41 -14.4 -39.8 -14.3 -37.6 C-14.2 -34.4 "
    "-14.9 -31 -14.5 -28.2 C-14.1 -25.8 -12.6 -25 -11 -25.6 C-9.4 -26.2 -8 -26.6 -6 -27 Z"
)
_CLOTH = (
    "M-5 -27.6 C-3.4 -28.8 -2.4 -30.4 -1 -32.4 C1.2 -36 5.4 -36.2 7.2 -33 C8.4 -30.8 9.2 -29 10.6 "
    "-27.8 L11.4 -17.6 C6 -16.2 -.8 -16.2 -5.6 -17.8 Z"
)


def camel(x: float, y: float, paint: Paint) -> list[Item]:
    """A camel that stands and looks to the right, over the fire, a striped cloth on its hump."""
    one = Figure(x, y, paint, 1.15)
    one.place = times(one.place, _MIRRORED)
    coat = mixed(paint.gold, paint.white, 0.62)
    far = mixed(one.shade(coat), paint.dark, 0.72)
    one.draw("M14.6 -23.4 C16.8 -21 17.2 -17 16.4 -13.6", 1.7)
    one.draw("M14.6 -23.4 C16.8 -21 17.2 -17 16.4 -13.6", 0.7, coat)
    one.fill("M16 -14.6 C17.6 -13.8 18.2 -11.4 17 -8.4 C15.4 -9.6 14.8 -12.2 16 -14.6 Z",
             paint.dark, 0.5)  # fmt: skip
    # The sand that the fire lights under its feet, the legs of the far side.
    sand = mixed(paint.main, paint.black, 0.6)
    steps = ((-6.4, 1.1, 5), (-1.4, -0.7, 4.6), (5.4, -0.7, 4.6), (11.2, 1.1, 5))
    one.fill(joined(paths.ellipse(a, b, r, 1.3) for a, b, r in steps), sand, 0)
    one.fill("M-5 -15 L-2.4 -14 C-1.6 -11.8 -1 -9.8 -.6 -8.6 C0 -7.6 -.2 -6.8 -.6 -6.2 L-.2 -3.4 "
             "C1 -3 1.5 -2.3 1.4 -1.6 C1.3 -.5 -.6 -.2 -1.5 -.7 C-2.6 -.2 -4.3 -.4 -4.3 -1.5 C-4.2 "
             "-2.6 -3.2 -3.3 -2.4 -3.8 L-3.2 -6.6 C-4 -7.6 -4.2 -8.4 -4.4 -9.6 Z M4 -16 L9 -14 "
             "C7.6 -12 7.2 -10 7 -8.6 C7.4 -7.8 7.2 -7 6.8 -6.2 L6.8 -3.4 C7.8 -3 8.3 -2.3 8.2 "
             "-1.6 C8.1 -.5 6.2 -.2 5.3 -.7 C4.2 -.2 2.6 -.4 2.6 -1.5 C2.7 -2.6 3.6 -3.3 4.4 -3.8 "
             "L4 -7 C3.4 -9 3.4 -12 4 -16 Z", far, 0.6)  # fmt: skip
    one.draw("M-2 -2.3 C-2.1 -1.7 -1.9 -1.1 -1.5 -.7 M4.8 -2.3 C4.7 -1.7 4.9 -1.1 5.3 -.7", 0.5)
    beard = (
        "M-18.4 -30.6 C-17 -29 -16.8 -27.2 -17 -25.6 L-16 -26 C-16.2 -23.6 -15.4 -21.6 -13.4 -19"
    )
    one.fill(_BODY, coat, 0)
    one.mark(
        _BODY,
        (
            "M-4.4 -17.6 C-2 -15.8 2 -15.4 6 -17 C9 -18.4 11.2 -20.8 12 -24.4 C12.4 -26 13 -27 14 "
            "-28 L18 -24 L17 3 L12.4 3 L12 -8 C11.6 -12 9.8 -13.8 6 -13.6 L-4 -12.6 C-5 -12.4 -5.6 "
            "-9.6 -5.6 -8 L-5.4 3 L-3 3 L-3 -13 Z "
            "M-14 -40 C-15.6 -36 -16.4 -32 -16 -28 C-15.7 -25 -14 -23.6 -11.6 -23.6 C-9.6 -23.7 "
            "-8.2 -24.8 -7.4 -27 L-13 -28 Z",
            one.shade(coat),
        ),
        ("M-26 -33.6 C-24 -34.4 -22 -34.6 -20.6 -32.6 L-23 -31 L-26 -32 Z M-1.6 -32 C1 -35 4 -35 "
         "6 -32 L8 -37 L-2 -37 Z", one.lit(coat)),
        (f"{beard} L-12 -16 L-22 -17 L-22 -30.6 Z", paint.main),
    )  # fmt: skip
    one.draw(beard, 0.5)
    one.draw("M-7.1 -.6 C-7.3 0 -7.1 .8 -6.6 1.3 M10.5 -.6 C10.3 0 10.5 .8 11 1.3", 0.6)
    one.draw("M6 -15.2 C6.4 -17.4 8 -19.2 10 -20 M-3.8 -14.2 C-3.4 -16 -3.6 -17.6 -4.4 -19", 0.5)
    # A tuft on its head, an ear, an eye with heavy lids, a mouth.
    one.fill("M-15.4 -40.4 C-14.8 -42.6 -13 -43.4 -11.8 -42.8 C-11.8 -40.8 -13 -39 -14.4 -38.6 Z",
             coat, 0.6)  # fmt: skip
    one.fill("M-19.4 -40 C-19.4 -41.8 -17.8 -42.8 -16.6 -42 C-15.4 -41.8 -15 -40.6 -15.6 -39.8 "
             "C-17 -39.2 -18.4 -39.2 -19.4 -40 Z", paint.main, 0.5)  # fmt: skip
    one.fill("M-20 -37.3 C-19.4 -38.5 -17.6 -38.5 -16.8 -37.2 C-17.8 -36.3 -19.2 -36.4 -20 -37.3 Z",
             paint.ink, 0)  # fmt: skip
    one.fill(paths.ellipse(-18.9, -37.7, 0.32), paint.white, 0)
    one.draw("M-20.5 -37.4 C-19.4 -39.1 -17.4 -39.1 -16.2 -37.4", 0.55)
    one.draw("M-23.6 -36.2 L-22.8 -35.8 M-24.6 -34.2 C-23 -34 -21.4 -34.4 -20.2 -35.6", 0.5)
    # A halter; its rein, at the end, to a ring on the saddle.
    halter = (
        "M-21.2 -38 C-20.6 -36 -20.6 -34.6 -21 -33.2 M-20.6 -35.8 C-18.6 -35.2 -16.4 -35.6 -14.4 "
        "-36.6"
    )
    rein = "M-14.6 -36.4 C-12.6 -31.4 -9 -28 -3.4 -27.4"
    one.draw(halter, 1.3)
    one.draw(halter, 0.6, paint.white)
    fringe = "".join(f" L{-5.1 + 1.63 * k} {-14.2 if k % 2 else -16.6}" for k in range(11))
    one.fill(f"M-5.6 -18{fringe} L11.4 -18 Z", paint.gold, 0.55)
    one.fill(_CLOTH, paint.white, 0)
    one.mark(
        _CLOTH,
        ("M-8 -25.6 C-2 -24 6 -24 14 -25.4 L14 -22.8 C6 -21.4 -2 -21.4 -8 -23 Z M-8 -20.4 C-2 "
         "-18.8 6 -18.8 14 -20.2 L14 -16 L-8 -16 Z", paint.dark),
        ("M-6 -28.8 C-1 -27 6 -27 11 -28.6 L11 -38 L-6 -38 Z", coat),
        ("M8 -38 L14 -38 L14 -14 L8.6 -14 C9.6 -20 9.4 -27 5.4 -34 Z", one.shade(paint.gold)),
    )  # fmt: skip
    one.draw("M-4.4 -28.4 C0 -27 6 -27 10 -28.4 M-5.4 -23 C0 -21.6 6 -21.6 10.8 -22.8", 0.5)
    one.draw(rein, 1.3)
    one.draw(rein, 0.6, paint.white)
    one.fill(paths.ellipse(-3.2, -27.3, 0.95), paint.gold, 0.5)
    return one.done()


def fire(x: float, y: float, paint: Paint) -> list[Item]:
    """A camp fire of crossed logs that throws sparks."""
    one = Figure(x, y, paint, 0.8)
    one.draw("M-4.4 .6 L4 -1.2 M-4 -1.2 L4.4 .6", 2.0)
    one.draw("M-4.2 .6 L4 -1.1 M-4 -1.1 L4.2 .6", 0.9, paint.main)
    one.fill("M-3.2 -.4 C-5 -3.4 -2.6 -5.2 -2.4 -9.4 C.4 -7.4 .6 -5 1 -4 C1.8 -4.8 2.2 -5.8 2 -7 "
             "C4.6 -3.8 4.4 -1.6 2.8 -.4 Z", paint.gold)  # fmt: skip
    one.fill("M-1.6 -.4 C-2.4 -2.4 -1 -3.4 -.7 -5 C.9 -3.4 1.6 -1.6 1 -.4 Z", paint.white, 0)
    sparks = ((-0.6, -11.4, 0.5), (2.2, -9.6, 0.4), (1.0, -13.2, 0.35))
    one.fill(joined(paths.ellipse(a, b, r) for a, b, r in sparks), paint.gold, 0)
    return one.done()
