"""Two actors on the ground: fox and dog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint


def fox(x: float, y: float, paint: Paint) -> list[Item]:
    """A fox that sits and looks back at us; its paws stand at the place."""
    one = Figure(x, y, paint, 1.2)
    # A tail round its right side, its back and haunch, then two slim forelegs in black stockings.
    one.fill(
        "M4.6 -1 C9 -6.6 16 -6.4 17 -1.2 C17.6 2.6 14.4 4.6 10.8 3.8 C8.2 3.2 6.4 2.2 4.6 1.2 Z",
        paint.gold,
    )
    one.fill("M17 -2.2 C18 2.4 14.6 4.8 10.8 3.8 L9.8 3.5 C12 3.2 12.2 1.8 14 1.6 C14.2 .2 15.8 "
             "-.6 17 -2.2 Z", paint.white, 0.55)  # fmt: skip
    one.fill(
        "M-4.6 -12.4 C.6 -13.4 5.2 -10.8 7.4 -6.4 C9 -3.2 8.8 -.4 7.6 1.2 L-5 1.2 C-6.6 -3 -6.8 -8 "
        "-4.6 -12.4 Z",
        paint.gold,
    )
    one.draw("M2.4 1 C1.4 -3.4 3 -6.6 6.6 -6.8", 0.6)
    for foot in (-0.8, -5.6):
        a, b = foot - 1.4, foot + 1.6
        leg = (
            f"M{a} -8.6 L{a} -1 C{foot - 2.4} -.6 {foot - 2.4} 1.2 {foot - 1.2} 1.2 L{b} 1.2 "
            f"L{b} -1 L{foot + 2} -8.6 Z"
        )
        sock = (
            f"M{a} -2.6 L{foot} -4.2 L{b + 0.1} -2.6 L{b} 1.2 L{foot - 1.2} 1.2 C{foot - 2.4} 1.2 "
            f"{foot - 2.4} -.6 {a} -1 Z"
        )
        one.fill(leg, paint.gold, 0)
        one.fill(sock, mixed(paint.gold, paint.ink, 0.42), 0)
        one.draw(leg, 0.7)
    one.fill(
        "M-7.4 -12 C-5 -10 -.6 -10 2 -12 C2.4 -8.8 1.4 -6.8 .2 -6 L-.9 -7.4 L-2.7 -4.4 L-4.4 -7.4 "
        "L-5.6 -6 C-7 -7.2 -7.8 -9.2 -7.4 -12 Z",
        paint.white,
        0.5,
    )
    one.fill(
        "M-9.6 -24.6 C-7.6 -23.6 -6 -22 -5.2 -20.4 C-3.6 -20.8 -1.8 -20.8 -.2 "
        "-20.4 C.6 -22 2 -23.6 4 -24.6 C4.8 -21.6 4.6 -18.6 3.4 -16 C2.4 -13.4 .2 "
        "-11.2 -2.6 -9.4 C-5.6 -11.2 -7.8 -13.4 -8.8 -16 C-10 -18.6 -10.4 -21.6 "
        "-9.6 -24.6 Z",
        paint.gold,
    )
    one.fill(
        "M-8.8 -16 C-6.6 -16.4 -4.6 -15.2 -2.7 -12.6 C-.8 -15.2 1.2 -16.4 3.4 -16 "
        "C2.4 -13.4 .2 -11.2 -2.6 -9.4 C-5.6 -11.2 -7.8 -13.4 -8.8 -16 Z",
        paint.white,
        0.45,
    )
    one.fill(
        "M-8.8 -22.6 C-7.6 -21.8 -6.8 -20.8 -6.4 -19.6 L-8.2 -18.4 Z M3.2 -22.6 C2 "
        "-21.8 1.2 -20.8 .8 -19.6 L2.6 -18.4 Z",
        paint.ink,
        0.2,
    )
    one.draw(
        "M-6.6 -16.9 C-5.8 -17.5 -4.8 -17.3 -4.2 -16.5 M1.2 -16.9 C.4 -17.5 -.6 -17.3 -1.2 -16.5",
        0.7,
    )
    one.fill(paths.ellipse(-2.65, -11.3, 1.05, 0.75), paint.ink, 0)
    return one.done()


def dog(x: float, y: float, paint: Paint) -> list[Item]:
    """A dog that sits and howls up to the right; its paws stand at the place."""
    one = Figure(x, y, paint, 1.0)
    one.fill(
        "M-7 -2.4 C-10.4 -2.6 -12.6 -5.4 -12 -9 C-11.6 -11 -9.6 -11.6 -8.6 -10.2 "
        "C-9.8 -9.6 -10 -8 -9 -6.8 C-8.2 -6 -7 -5.6 -5.6 -5.6 Z",
        paint.deep(0.35),
    )
    one.fill("M-12 -8.4 C-12.2 -11.2 -9.6 -11.8 -8.6 -10.2 C-9.4 -9.8 -9.8 -9 -9.7 -8 Z",
             paint.white, 0.5)  # fmt: skip
    # The far foreleg.
    one.fill("M3.6 -9 L5.8 -9 C6 -5.6 6.8 -3 7.2 -1 L4.4 -1 Z", paint.deep(0.35))
    one.fill("M4.4 -.2 C4.2 -1.4 5.4 -2 6.8 -1.9 C8.4 -2 9.8 -1.2 9.8 -.2 Z", paint.white, 0.5)
    body = (
        "M-7.6 0 C-8.6 -5 -6.8 -9.6 -3.4 -13 C-1.6 -15 -1.2 -17.6 -.2 -20 C.2 -22 "
        "1.6 -23.6 3.4 -24.2 L8.8 -29.2 C9.8 -30 10.8 -28.8 10.2 -27.8 L8.2 -24.4 "
        "L9.6 -24.6 C10.4 -24.6 10.6 -23.6 10 -23.2 C8.6 -22 7.2 -21.2 5.8 -20.8 "
        "C5.6 -17.6 5.6 -14.6 5.2 -11.6 C5 -8 4.4 -4 4.4 0 Z"
    )
    one.fill(body, paint.gold)
    # A dark saddle with a ragged edge, a dark crown, and shade under the belly.
    one.mark(
        body,
        (
            "M-12 0 L-5.8 -.6 L-6.2 -3 L-4.6 -3.6 L-5 -6 L-3 -7 L-3.6 -9.2 L-1.4 -10.4 L-2 -12.4 "
            "L.4 -13.6 L-.4 -16 L1.4 -17.6 L.8 -20 L3 -22 L4.4 -23.4 L9.4 -27.8 L8 -32 L-6 -24 "
            "L-12 -10 Z",
            paint.deep(0.35),
        ),
        ("M1.2 0 C2.4 -3.4 2.6 -6.4 2.2 -8.6 L4.2 -5.4 L3.4 0 Z", paint.pale(0.75)),
    )
    one.fill(
        "M5.8 -20.8 C5.6 -17.6 5.6 -14.6 5.2 -11.6 C5 -9.4 4.9 -7.6 4.8 -5.6 C2.8 "
        "-8.6 2.4 -12.4 3 -16 C3.3 -18 4.4 -20 5.8 -20.8 Z",
        paint.white,
        0.45,
    )
    one.fill(
        "M-.2 -20.4 C-2.8 -20.2 -4.8 -18.4 -5.2 -15.6 C-3.2 -15.8 -.8 -16.6 .8 -18.4 Z",
        paint.deep(0.8),
        0.6,
    )
    one.draw("M-5.2 0 C-6 -3.4 -4.8 -6.8 -2 -7.4 C.8 -7.8 2.4 -5.4 2 -2.6 L1.8 0", 0.5)
    one.fill(
        "M-8.4 0 C-8.6 -1.4 -7 -2 -5.4 -1.8 L-1 -1.8 C.4 -1.8 .6 0 .6 0 Z M1.4 0 "
        "C1.4 -1.2 2.2 -1.8 3.2 -1.7 C4.4 -1.8 5.6 -1.2 5.8 0 Z",
        paint.white,
        0.5,
    )
    one.draw("M3.4 -15.6 L3.6 -13.4 M4.6 -18.4 L4.5 -16.8 M3.8 -11.6 L4.2 -9.6 M-4.2 -2.6 "
             "L-4.4 -1.9 M-2.4 -5.6 C-1.2 -5.4 -.6 -4.6 -.4 -3.4", 0.35)  # fmt: skip
    one.draw("M4 -21.7 C4.5 -22.4 5.3 -22.5 5.9 -22", 0.6)
    one.fill(paths.ellipse(9.9, -28.9, 0.85), paint.ink, 0)
    one.fill(
        "M.4 -18.6 C2 -17.4 4 -16.8 5.8 -17 L5.7 -15 C3.6 -14.8 1.4 -15.4 -.4 -16.6 Z",
        paint.light,
        0.5,
    )
    one.fill(paths.ellipse(4.6, -14.4, 0.9), paint.light, 0.4)
    return one.done()
