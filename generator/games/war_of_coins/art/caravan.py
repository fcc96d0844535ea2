"""A traveller's rest at night: a camel, a fire that it looks into, a tent behind. Each stands at
its place (x, y), mm on the card, as sights do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined
from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

_BODY = (
    "M-9.4 -1.4 C-12.2 -5.6 -12 -12.4 -8.8 -16.6 C-6.6 -19.4 -4.6 -20.6 -3 -24.4 C-1.2 -29.6 4.4 "
    "-30.2 6 -24.8 C7 -21.4 8.6 -20 10.4 -17.6 C13.4 -13.6 14 -7 12.6 -1.4 Z"
)
_NECK = (
    "M-7.8 -17.6 C-10 -16.2 -11.2 -17.2 -11 -20.2 C-10.8 -24 -9.2 -28 -9 -32 C-8.9 -34.6 -9.8 "
    "-36.4 -11.2 -37.4 C-13.6 -38 -15.4 -36.8 -17 -35.6 C-18.6 -34.6 -20 -33.8 -20.2 -32.2 C-20.3 "
    "-30.8 -19.2 -30 -17.8 -30 C-16.2 -29.8 -15 -30.2 -14 -31 C-14.2 -26.4 -16.6 -22 -16.4 -16.4 "
    "C-16.2 -11 -13.6 -7.4 -8.6 -6.2 Z"
)
_CLOTH = (
    "M-5.4 -20.2 C-4 -21.6 -3.6 -23 -3 -24.4 C-1.2 -29.6 4.4 -30.2 6 -24.8 C6.6 -22.8 7.2 -21.6 "
    "8.2 -20.4 L9.4 -8.6 C4.8 -7.4 -2.6 -7.4 -7.4 -8.8 Z"
)


def camel(x: float, y: float, paint: Paint) -> list[Item]:
    """A camel that rests on folded legs, looking to the left, a striped cloth over its hump."""
    one = Figure(x, y, paint)
    coat, shade = mixed(paint.gold, paint.white, 0.62), mixed(paint.gold, paint.main, 0.66)
    one.draw("M12.4 -12.6 C14 -11 14.2 -8.4 13.2 -6.2", 1.0)
    one.fill("M12.2 -6.6 L14.2 -6.2 L13 -3.4 L11.8 -4.2 Z", paint.dark, 0.5)
    one.fill(_BODY, coat, 0)
    one.mark(_BODY, ("M-13 0 L14 0 L13.6 -9 C9 -4.6 0 -4.4 -13 -5.4 Z", shade))
    one.fill(_NECK, coat, 0)
    one.mark(
        _NECK,
        ("M-9 -5 C-12 -8 -13.4 -12 -13.2 -17 C-13 -22 -11.2 -26 -11.6 -31 L-14.4 -31 L-18 -18 L-14 "
         "-6 Z", shade),
        ("M-21 -33.4 C-19 -32.6 -17 -32.4 -16 -31 L-17 -29 L-21 -29 Z", 
         mixed(coat, paint.white, 0.4)),
    )  # fmt: skip
    # Ear and tuft, eye with its lid and lashes, nostril, mouth.
    one.fill(
        "M-9.6 -36 C-8.8 -38.6 -7.2 -39.6 -6.2 -39.4 C-6 -37.6 -7.2 -35.6 -8.6 -34.8 Z", coat, 0.6
    )
    one.fill("M-12.8 -37.6 C-12.8 -39.2 -11.4 -40 -10.2 -39.2 C-9.2 -39 -9 -37.8 -9.6 -36.8 Z",
             paint.main, 0.55)  # fmt: skip
    one.fill(paths.ellipse(-13.3, -34.5, 0.95, 0.85), paint.ink, 0)
    one.draw("M-14.9 -35 C-14 -36 -12.6 -36 -11.8 -35 M-14.9 -35 L-15.6 -35.1 M-14.6 -34.4 L-15.3 "
             "-34.2", 0.5)  # fmt: skip
    one.draw("M-18.9 -33.4 L-18 -33 M-19.9 -31.4 C-18.4 -31.2 -17 -31.6 -16 -32.6", 0.5)
    # A halter, and a cloth whose fringe hangs down.
    one.draw("M-16.6 -35.8 C-16 -34 -16 -32.2 -16.4 -30.2 M-16 -32.8 C-13.6 -32.2 -11.2 -33 -9.2 "
             "-34.2 M-11.6 -37 C-11.6 -35 -11.8 -33.4 -12.4 -31.8", 1.3)  # fmt: skip
    one.draw("M-16.6 -35.8 C-16 -34 -16 -32.2 -16.4 -30.2 M-16 -32.8 C-13.6 -32.2 -11.2 -33 -9.2 "
             "-34.2 M-11.6 -37 C-11.6 -35 -11.8 -33.4 -12.4 -31.8", 0.6, paint.white)  # fmt: skip
    fringe = joined(paths.line(-6.6 + 1.66 * k, -8.4, -6.8 + 1.7 * k, -6.2) for k in range(10))
    one.draw(fringe, 1.1)
    one.draw(fringe, 0.5, paint.gold)
    one.fill(_CLOTH, paint.white, 0)
    one.mark(
        _CLOTH,
        (
            "M-9 -14.4 C-4 -12.8 5 -12.8 10 -14 L10.4 -16.6 C5 -15.4 -4 -15.4 -9 -17 Z M-9 -8 C-4 "
            "-6.8 5 -6.8 11 -8 L11 -10.4 C5 -9.2 -4 -9.2 -9 -10.8 Z",
            paint.dark,
        ),
        ("M-5.2 -19.6 C-2 -18.6 4 -18.6 8 -19.4 L8 -32 L-5 -32 Z", paint.gold),
    )
    one.draw("M-6.2 -19.8 C-2.4 -18.6 4.4 -18.6 8.4 -19.6", 0.6)
    one.draw("M-3.6 -23.2 C-1 -22.2 3.4 -22.2 6.2 -23", 0.45)
    # Legs, folded under it.
    one.fill("M12.8 -1 C14 -6 11.4 -10.6 7.4 -10.4 C3.8 -10.2 2.4 -6.6 3.2 -3.6 L-1.4 -3.6 C-3.4 "
             "-3.6 -4 -.6 -2.2 -.4 L11.4 0 Z", coat)  # fmt: skip
    one.draw("M3.2 -3.6 C5 -3.4 6.6 -3.2 8 -3.6", 0.5)
    one.fill("M-7.4 -9 C-10.6 -9 -12.6 -6.4 -13.6 -3.6 C-14.4 -1.4 -13.2 -.2 -11.6 -.2 L-4 0 C-2.6 "
             "-.2 -2.8 -2.8 -4.4 -2.8 L-6.6 -3 C-4.6 -4.6 -4.6 -9 -7.4 -9 Z", coat)  # fmt: skip
    one.draw("M-6.6 -3 L-9.8 -3 M-11.8 -2.6 C-11.4 -1.8 -11.6 -1 -12 -.6", 0.5)
    return one.done()


def fire(x: float, y: float, paint: Paint) -> list[Item]:
    """A camp fire of crossed logs that throws sparks."""
    one = Figure(x, y, paint, 1.2)
    one.draw("M-4.4 .6 L4 -1.2 M-4 -1.2 L4.4 .6", 2.0)
    one.draw("M-4.2 .6 L4 -1.1 M-4 -1.1 L4.2 .6", 0.9, paint.main)
    one.fill("M-3.2 -.4 C-5 -3.4 -2.6 -5.2 -2.4 -9.4 C.4 -7.4 .6 -5 1 -4 C1.8 -4.8 2.2 -5.8 2 -7 "
             "C4.6 -3.8 4.4 -1.6 2.8 -.4 Z", paint.gold)  # fmt: skip
    one.fill("M-1.6 -.4 C-2.4 -2.4 -1 -3.4 -.7 -5 C.9 -3.4 1.6 -1.6 1 -.4 Z", paint.white, 0)
    sparks = ((-0.6, -11.4, 0.5), (2.2, -9.6, 0.4), (1.0, -13.2, 0.35))
    one.fill(joined(paths.ellipse(a, b, r) for a, b, r in sparks), paint.gold, 0)
    return one.done()


def tent(x: float, y: float, paint: Paint) -> list[Item]:
    """A small tent, far off, with light in it."""
    one = Figure(x, y, paint, 0.66)
    one.fill("M-9 0 L-2 -11 L6 -10.4 L10 0 Z", paint.deep(0.3))
    one.fill("M-9 0 L-2 -11 L4 0 Z", paint.white)
    one.fill("M-5 0 C-3.6 -3 -2.6 -5.6 -2.1 -8.8 C-1.6 -5.6 -.8 -3 .2 0 Z", paint.gold, 0.5)
    one.draw("M-2 -11 L-2.8 -13 M-2 -11 L-.9 -12.8 M0 -7.4 L7 -7 M2 -3.6 L8.4 -3.2", 0.45)
    return one.done()
