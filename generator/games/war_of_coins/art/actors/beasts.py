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


_DOG = (
    "M-10 0 C-13 -5 -12 -11 -7.4 -13.8 C-4.4 -15.8 -3.6 -18.6 -2.8 -21.8 C-2.2 -25 -.2 -27.6 2.8 "
    "-28.8 C3.6 -30.6 5 -31.4 6.6 -32.2 L11.8 -36.8 C13 -37.8 14.4 -36.6 13.8 -35.2 L10 -29.8 "
    "L12.8 -31 C13.8 -31.3 14.4 -30.2 13.6 -29.5 C11.8 -27.8 9.8 -26.8 7.6 -26.2 C8.2 -23 8.6 "
    "-19.6 8.2 -16.4 C7.8 -12 6.6 -8 6.4 -4 L6.6 0 Z"
)


def dog(x: float, y: float, paint: Paint) -> list[Item]:
    """A dog that sits and howls up to the right; its paws stand at the place."""
    one = Figure(x, y, paint, 1.06)
    coat, cream = paint.gold, paint.white
    tail = (
        "M-8.6 -1.6 C-14 -2 -16.8 -6.2 -15.8 -10.8 C-15 -14 -11.2 -14.6 -10.2 -12 C-12.2 -11 -12.6 "
        "-8.6 -11.2 -7 C-10.2 -5.8 -8.8 -5.4 -7.2 -5.6 Z"
    )
    one.fill(tail, coat, 0)
    one.mark(tail, ("M-17 -9 L-12.4 -8.6 L-9 -12 L-12 -16 L-18 -14 Z", cream),
             ("M-16 -5 C-13 -3 -10 -2.8 -7 -3.6 L-7 0 L-16 0 Z", one.shade(coat)))  # fmt: skip
    # The foreleg of the far side.
    one.fill("M5.4 -12 L8.4 -13 C8.6 -8.4 9.2 -4.4 9.8 -1 L6.2 -1 Z", one.shade(coat), 0.6)
    one.fill("M6.4 0 C6.3 -1.5 7.6 -2.2 9.2 -2.1 C11 -2.1 12.4 -1.4 12.4 0 Z", cream, 0.6)
    one.fill(_DOG, coat, 0)
    one.mark(
        _DOG,
        # Shade down its back and under its haunch, cream from its jaw down to its belly.
        (
            "M-13 -15 L-2 -30 L2 -30 C-1 -26 -1.4 -20 -3.4 -16.6 C-6.4 -12.6 -9.6 -8 -8 0 L-14 0 Z "
            "M2 -30 L6 -33 L12 -38 L13.6 -37 L6.8 -31 L3.4 -28.4 Z",
            one.shade(coat),
        ),
        (
            "M15 -30 L9.6 -30.4 C8.6 -29 7.4 -28 6 -27.6 C3.4 -26.8 2.6 -24 3 -20.4 C3.4 -17 2.6 "
            "-13 3.4 -9 L6.6 -3 L10 -14 L10 -26 L15 -28 Z M14.6 -37 L9.2 -31.2 L10.4 -29.4 L15 "
            "-34 Z",
            cream,
        ),
        ("M6.4 -26 L9 -26 L9 -14 C8.6 -10 7.4 -6 7.2 -3 L5.8 -4 C6.6 -12 7.4 -20 6.4 -26 Z",
         mixed(cream, paint.main, 0.8)),
    )  # fmt: skip
    # Haunch, near foreleg, paws.
    one.draw("M-6.4 -1.4 C-8.2 -6 -5.4 -11 -1 -10.6 C2.6 -10.2 3 -5 .6 -1.8 M3.2 -13 C2.8 -9 2.6 "
             "-5 2.8 -1.8", 0.6)  # fmt: skip
    one.fill("M-7.4 0 C-7.6 -1.6 -5.6 -2.2 -3.6 -2.1 C-1.4 -2.1 .8 -1.5 .8 0 Z M1.6 0 C1.5 -1.5 "
             "2.8 -2.2 4.6 -2.1 C6.6 -2.1 8.2 -1.4 8.2 0 Z", cream, 0.6)  # fmt: skip
    one.draw("M-3.4 -1.2 L-3.4 -.2 M-1.4 -1.1 L-1.4 -.2 M4.8 -1.2 L4.8 -.2 M6.5 -1.1 L6.5 -.2", 0.4)
    # An ear laid back, a closed eye, a nose, a collar with its bell.
    one.fill("M.6 -27.4 C-1.6 -30.6 -4.6 -32.2 -7.4 -31.8 C-7 -28.4 -4.8 -25 -1.6 -23.4 C-.4 "
             "-24.4 .4 -25.8 .6 -27.4 Z", coat, 0.7)  # fmt: skip
    one.fill(
        "M-.8 -27 C-2.2 -29 -4 -30.2 -5.8 -30.4 C-5.2 -28.2 -3.6 -26 -1.6 -24.8 Z", paint.dark, 0
    )
    one.draw("M4.2 -28.4 C4.6 -29.6 5.8 -30.2 7 -29.8", 0.8)
    one.fill(paths.ellipse(13.1, -36.3, 1.05), paint.ink, 0)
    one.fill("M-3.2 -20.6 C.4 -18.6 4.6 -18.2 8.5 -19.2 L8.4 -16.9 C4.4 -16 0 -16.4 -4 -18.4 Z",
             paint.main, 0.6)  # fmt: skip
    one.fill(paths.ellipse(6, -16, 1.35), paint.light, 0.5)
    one.draw("M6 -16 L6 -15.1", 0.4)
    return one.done()
