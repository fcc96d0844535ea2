"""Two actors on the ground: fox and dog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure, both

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


#: A dog's trunk in profile, on ground that falls to the right: its rump is higher than its paws.
_TRUNK = (
    "M-15.4 -4.4 C-18.6 -8.6 -17.6 -14.4 -13.8 -18 C-9.8 -21.8 -7.8 -25 -6.8 -30.4 C-6.2 -33.4 -5.2 "
    "-36 -3 -38 L7 -36 C4.4 -33.4 5.2 -30.2 6.4 -27 C8 -22.6 8 -17.6 6.4 -13 L6 0 L-4 -2 Z"
)
_DOG = 1.08  # how large it is
_CURL = "M-15 -8.4 C-20.4 -9.2 -22.8 -13.6 -21.6 -17.4 C-20.4 -20.8 -16 -21.2 -15.2 -18"
#: Its head about its own middle, as if it looked straight to the right.
_SKULL = (
    "M-6.8 -.6 C-6.8 -5.4 -3 -7.6 .8 -7 C3 -6.6 4.2 -5.2 4.8 -3.6 C7.4 -3.4 10.4 -3 12.6 -2.7 C14 "
    "-2.4 14.2 -.7 13.3 .3 C11.4 1.3 8.6 1.4 5.8 2.6 L10.8 4.2 C12 4.7 12 6.1 10.8 6.5 C8.2 7 5.6 7 "
    "2.6 7.6 C-2.4 8.4 -6.8 5 -6.8 -.6 Z"
)
_EAR = "M.6 -6.6 C-2.6 -9.8 -6.6 -11.2 -10.2 -10.4 C-9.6 -6.6 -7.8 -3.4 -4.4 -1.6"


def dog(x: float, y: float, paint: Paint) -> list[Item]:
    """A shiba that sits on a slope and howls at the moon above it, its tail curled over its back;
    the place lies at its forepaws, on ground that falls by 0.29 to the right."""
    one = Figure(x, y, paint, _DOG)
    coat, cream = paint.gold, mixed(paint.white, paint.gold, 0.95)
    one.draw(_CURL, 7.0)
    one.draw(_CURL, 5.6, coat)
    one.draw("M-15.6 -9.8 C-19.4 -10.6 -20.8 -13.8 -20 -16.8 C-19.2 -18.6 -16.8 -18.8 -16 -17.6",
             1.8, cream)  # fmt: skip
    # The foreleg of the far side, and its paw.
    one.fill("M2.6 -14 L6.4 -14 C6.8 -8 6.9 -3 7 1 L3 1 Z", one.shade(coat), 0.6)
    one.fill("M3.2 1.6 C3.1 -.4 4.6 -1.2 6.4 -1 C8.6 -.8 10 .6 9.9 2.9 Z", cream, 0.6)
    one.fill(_TRUNK, coat, 0)
    one.mark(
        _TRUNK,
        ("M-19 -20 L-9 -26 C-10 -18 -14.6 -14 -12.6 -3 L-19 -2 Z", one.shade(coat)),
        ("M1 -38 L10 -38 L10 -12 L7 2 L3.4 2 C4 -9 3.4 -13 1.6 -17 C-.6 -22 -1.4 -30 1 -38 Z",
         cream),
    )  # fmt: skip
    # Haunch and its paw, near foreleg and its paw, toes.
    one.draw("M-13 -4.6 C-14.4 -10 -11.4 -14.6 -6.8 -14 C-3 -13.4 -2.4 -8.6 -4.4 -4.4", 0.6)
    one.fill("M-11.4 -3.5 C-11.5 -5.5 -9.4 -6.1 -7.2 -5.6 C-4.6 -5.1 -2.9 -3.6 -2.9 -1.1 Z", cream,
             0.6)  # fmt: skip
    leg = "M-2.2 -15 C-2.8 -9 -2.4 -4 -2.2 -.4 L2.2 .4 C2.8 -4 2.8 -8 2 -12"
    one.fill(leg, coat, 0)
    one.draw(leg, 0.6)
    one.fill("M-2.9 -.1 C-3.1 -2.2 -1.4 -2.9 .5 -2.7 C2.9 -2.5 4.4 -1 4.3 1.9 Z", cream, 0.6)
    one.draw("M-8.2 -4 L-8.4 -2.7 M-5.8 -3.3 L-6 -2 M.2 -1.3 L.1 .3 M2.3 -.7 L2.2 .9 M6.3 .5 L6.2 "
             "1.8 M8.2 1 L8.1 2.3", 0.4)  # fmt: skip
    return [*one.done(), *_howl(x + 0.6 * _DOG, y - 36.4 * _DOG, paint, coat, cream)]


def _howl(x: float, y: float, paint: Paint, coat: str, cream: str) -> list[Item]:
    """The dog's head, thrown back: ears laid back, eye shut, mouth open; a collar under it."""
    neck = Figure(x, y, paint, _DOG)
    neck.fill("M-7 5.2 C-3.4 9 1.6 10.2 5.4 8.6 L6.2 11.2 C1.2 13 -4.4 11.8 -8.2 8 Z", paint.main)
    neck.fill(paths.ellipse(2.2, 12.4, 1.5), paint.light, 0.5)
    neck.draw("M2.2 12.4 L2.2 13.4", 0.4)
    one = Figure(x, y, paint, _DOG, -52)
    one.fill("M3.6 2.2 L10.8 .9 C9.8 2 9.6 3 10 4 Z", mixed(paint.dark, paint.ink, 0.5), 0.5)
    one.fill(_SKULL, coat, 0)
    one.mark(
        _SKULL,
        ("M14 -.6 L8 -1.4 C5.4 -1.6 4.4 1 1.4 1.2 C-2 1.4 -3.4 3.4 -7 2.4 L-4 9 L14 9 Z", cream),
    )  # fmt: skip
    one.fill(paths.ellipse(1.6, -4.9, 1.3, 0.75), cream, 0)
    one.fill("M11.6 -3 C13.2 -3.4 14.6 -2.4 14.3 -1 C13.9 -.2 12.6 -.2 11.9 -.9 C11.3 -1.5 11.1 "
             "-2.4 11.6 -3 Z", paint.ink, 0.3)  # fmt: skip
    one.draw("M1.6 -2.4 C2.4 -1.2 4.2 -1.2 5 -2.3 M5.8 2.6 C5 2.9 4.4 2.6 4 2", 0.7)
    one.fill(f"{_EAR} L-1 -2 Z", coat, 0)
    one.draw(_EAR, 0.7)
    one.fill("M-2.2 -6.4 C-4.4 -8.6 -6.4 -9.4 -8.6 -9.2 C-8 -7 -6.8 -5.2 -5 -4 Z", paint.light, 0)
    return [*neck.done(), *one.done()]
