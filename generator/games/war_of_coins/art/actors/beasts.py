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


#: A dog's trunk, on ground that falls to the right: its haunch is higher than its forepaws.
_TRUNK = (
    "M-11 -2.6 C-14 -7 -13.4 -13.6 -8.8 -17 C-6 -19.2 -5.4 -21.6 -5 -25 L9.4 -25 C11.4 -20.4 11.2 "
    "-15 9.8 -10.4 L9.6 2 L0 0 Z"
)
_CURL = "M-8.6 -9 C-14.6 -9.4 -17.8 -13.6 -16.8 -17.8 C-15.8 -21.6 -10.6 -22.4 -9.2 -19"
#: Its head about its own middle: right halves.
_SKULL = (
    "M0 -9.4 C3 -9.4 5.2 -8.8 6.8 -7.4 C8.8 -5.4 9.4 -3 10.6 -.6 C11.8 1.4 12 2.8 11.2 3.8 C10 5.4 "
    "8.6 6 7.2 7 C5.2 8.6 2.8 9.2 0 9.2"
)
_EAR = "M2.4 -8.6 C3.6 -11.8 5.4 -14.8 8 -17 C10 -13.6 10.4 -8.6 8.8 -4 Z"
_MUZZLE = "M0 -1.4 C1.8 -1.4 2.8 0 4 .8 C6 1.9 8.6 1.2 10.2 -1.6 L13 3 L8 9 L0 10"
_BROWS = "M2.2 -6.2 C2.6 -7.5 5 -7.5 5.4 -5.9 C5.3 -4.9 2.5 -4.9 2.2 -6.2 Z"


def dog(x: float, y: float, paint: Paint) -> list[Item]:
    """A shiba that sits on a slope and looks at us askance, its tail curled over its back; the
    place lies between its paws, on ground that falls by 0.29 to the right."""
    size = 1.12
    one = Figure(x, y, paint, size)
    coat, cream = paint.gold, mixed(paint.white, paint.gold, 0.95)
    one.fill("M-15.4 -2.4 C-10 -2.4 8 2.6 15.6 5 C12 6 6 4.8 0 3 C-6 1.2 -12.6 -.8 -15.4 -2.4 Z",
             paint.deep(0.9), 0)  # fmt: skip
    one.draw(_CURL, 7.4)
    one.draw(_CURL, 6.0, coat)
    one.draw(
        "M-9 -10 C-13 -10.6 -15.2 -13.8 -14.6 -17.2 C-14 -19.4 -11 -19.8 -10 -18.6", 2.0, cream
    )
    # The foreleg of the far side.
    one.fill("M6 -13 L9.8 -13.6 C10.2 -8 10.6 -3 10.8 1.4 L6.8 1.4 Z", one.shade(coat), 0.6)
    one.fill("M7 2.5 C6.9 .7 8.3 -.1 10 0 C12 .1 13.4 1.3 13.3 3.3 Z", cream, 0.6)
    one.fill(_TRUNK, coat, 0)
    one.mark(
        _TRUNK,
        ("M-14.6 -18 L-5 -26 L-2 -26 C-4 -20 -10 -16 -9.4 -2 L-15 -2 Z", one.shade(coat)),
        ("M1 -26 L12 -26 L12 -14 L9.6 -8 L9.4 3 L7 2 C7.6 -4 5.2 -8 3.4 -12 C1.8 -16 .6 -20 1 "
         "-26 Z", cream),
    )  # fmt: skip
    # Haunch, near foreleg, paws.
    one.draw("M-7.6 -3 C-9.6 -8 -6.4 -13.2 -1.8 -12.8 C2 -12.4 2.6 -6.4 .2 -2.4", 0.6)
    one.fill("M-8.6 -2.4 C-8.8 -4.2 -6.8 -4.8 -4.6 -4.4 C-2 -4 .4 -2.8 .5 -.2 Z", cream, 0.6)
    leg = "M3.2 -14 C2.6 -8 2.8 -4 3 .6 L7 1.4 C7.4 -3 7.4 -7 6.8 -11"
    one.fill(leg, coat, 0)
    one.draw(leg, 0.6)
    one.fill("M2.3 1 C2.1 -1 3.6 -1.8 5.4 -1.6 C7.6 -1.4 9 0 8.9 2.4 Z", cream, 0.6)
    one.draw("M-4.6 -3.2 L-4.8 -1.8 M-2.2 -2.6 L-2.4 -1.1 M5.1 -.3 L5 1.2 M7 .2 L6.9 1.6", 0.4)
    _shiba(Figure(x + 2.2 * size, y - 31.6 * size, paint, 1.16 * size), paint, coat, cream, one)
    return one.done()


def _shiba(head: Figure, paint: Paint, coat: str, cream: str, one: Figure) -> None:
    """Two pricked ears, broad cream cheeks, eyes that look to the left, a collar with its bell;
    added to `one`, the trunk."""
    head.fill("M-7.4 6.6 C-3 10.4 3 10.4 7.4 6.6 L7.8 9.4 C3 12.8 -3 12.8 -7.8 9.4 Z", paint.main)
    head.fill(paths.ellipse(0.6, 12.6, 1.6), paint.light, 0.5)
    head.draw("M.6 12.6 L.6 13.6", 0.4)
    head.fill(both(_EAR), coat)
    head.fill(
        both("M4.4 -9 C5.2 -11.4 6.2 -13 7.6 -14.2 C8.6 -11.6 8.6 -8.6 8 -6 Z"), paint.light, 0
    )
    skull = symmetric(_SKULL)
    head.fill(skull, coat, 0)
    head.mark(
        skull,
        ("M4 -10 L14 -10 L14 10 L6 10 C9.6 4 9 -5 4 -10 Z", head.shade(coat)),
        (symmetric(_MUZZLE), cream),
        (both(_BROWS), cream),
    )
    eyes = both("M2.5 -2 C3.5 -4 6.5 -4.1 7.6 -2 C6.4 -.8 3.8 -.7 2.5 -2 Z")
    head.fill(eyes, paint.white, 0.6)
    head.fill(joined(paths.ellipse(a, -2.3, 1.15) for a in (-5.7, 4.2)), paint.ink, 0)
    head.fill(joined(paths.ellipse(a, -2.8, 0.36) for a in (-6.1, 3.8)), paint.white, 0)
    head.draw(both("M2.2 -2.2 C3.4 -4.3 6.6 -4.4 8 -2.2"), 0.9)
    head.fill(symmetric("M0 1.2 C1.6 1 2.4 1.6 2.1 2.5 C1.8 3.5 .8 4 0 4.1"), paint.ink, 0)
    head.draw("M0 4 L0 5 M-3.8 5 C-2.8 6.5 -.8 6.5 0 5 C.8 6.5 2.8 6.5 3.8 5", 0.6)
    one.items += head.items
