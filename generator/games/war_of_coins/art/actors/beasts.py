"""Two actors on the ground: fox and dog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined
from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure
from generator.games.war_of_coins.art.curves import leaf

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint


#: A fox curled up: its back and haunch, the tail that it lies on, its head from the front.
_RING = (
    "M-15.4 0 C-17.4 -9.6 -9.4 -18 1.6 -18 C12.4 -18 19.4 -11 18.6 -3.6 C18.2 .6 14 3.4 7 4 L-8 4 Z"
)
_BRUSH = (
    "M18.5 -6.2 C20.2 2 11.4 6.4 .6 6.4 C-7.4 6.4 -14.6 5.6 -20 2 C-17.6 -1.6 -12.4 -3.4 -7 -2.4 "
    "C1.4 -1 9.4 -1.2 13.6 -5.6 C15.2 -7.4 15.8 -9.4 15.8 -11.2 C17.2 -9.8 18.1 -8.2 18.5 -6.2"
)
_MASK = (
    "M-7.4 -7.6 C-7 -10.8 -6 -13.6 -4 -16 C-2.2 -14.6 -1 -13 -.4 -11.4 C1 -11.8 2.6 -11.8 4 -11.4 "
    "C4.6 -13 5.8 -14.6 7.6 -16 C9.6 -13.6 10.6 -10.8 11 -7.6 C11.2 -4 9 -.6 5.6 1.8 C4.2 2.9 3 "
    "3.6 1.8 4.2 C.6 3.6 -.6 2.9 -2 1.8 C-5.4 -.6 -7.6 -4 -7.4 -7.6 Z"
)


def fox(x: float, y: float, paint: Paint) -> list[Item]:
    """A fox that sleeps, curled up, its nose on its tail; the place lies below its middle."""
    size = 1.0
    one = Figure(x, y, paint, size)
    one.fill(_RING, paint.gold, 0)
    one.mark(
        _RING,
        ("M10 -18 C15 -12 13 -6 6 -3 L8 4 L20 4 L20 -18 Z", one.shade(paint.gold)),
    )
    one.draw("M3.6 -3.2 C2.6 -8.6 6.4 -12.8 11.6 -12.2 M-1 -15.4 C1.6 -15.8 3.8 -15.6 5.8 -15", 0.6)
    one.fill(f"{_BRUSH} Z", paint.gold, 0)
    one.mark(
        f"{_BRUSH} Z",
        ("M-22 4 C-12 7 4 7 12 3.4 C16 1.4 18 -2 18.4 -6 L22 -6 L20 8 L-20 8 Z",
         one.shade(paint.gold)),
        ("M-21 -4 L-8.6 -4 L-10.6 -1 L-8 .6 L-10.4 2.6 L-8.4 4.6 L-10 8 L-21 8 Z", paint.white),
    )  # fmt: skip
    head = Figure(x - 9.4 * size, y - 4.6 * size, paint, 1.04 * size, -16)
    head.fill(_MASK, paint.gold, 0)
    head.mark(
        _MASK,
        ("M-8 -4.6 C-4.4 -6 -1 -3.6 1.8 .6 C4.6 -3.6 8 -6 11.6 -4.6 L6 4 L-2 4 Z", paint.white),
    )
    head.fill("M-4 -13.2 C-3 -12.4 -2.2 -11.4 -1.9 -10.2 C-3.4 -9.6 -4.6 -8.8 -5.4 -7.8 C-5.4 -9.8 "
              "-4.9 -11.6 -4 -13.2 Z M7.6 -13.2 C6.6 -12.4 5.8 -11.4 5.5 -10.2 C7 -9.6 8.2 -8.8 9 "
              "-7.8 C9 -9.8 8.5 -11.6 7.6 -13.2 Z", paint.ink, 0)  # fmt: skip
    head.draw("M-4.6 -4.8 C-3.6 -3.6 -1.9 -3.5 -.9 -4.4 M8.2 -4.8 C7.2 -3.6 5.5 -3.5 4.5 -4.4", 0.7)
    head.fill("M.5 2.2 C.9 1.7 2.7 1.7 3.1 2.2 C3.2 3 2.5 3.7 1.8 4 C1.1 3.7 .4 3 .5 2.2 Z",
              paint.ink, 0)  # fmt: skip
    return [*one.done(), *head.done()]


#: A dog's trunk in profile, on ground that falls to the right: its rump is higher than its paws.
_TRUNK = (
    "M-15.4 -4.4 C-18.6 -8.6 -17.6 -14.4 -13.8 -18 C-9.8 -21.8 -7.8 -25 -6.8 -30.4 C-6.2 -33.4 "
    "-5.2 -36 -3 -38 L7 -36 C4.4 -33.4 5.2 -30.2 6.4 -27 C8 -22.6 8 -17.6 6.4 -13 L6 0 L-4 -2 Z"
)
_DOG = 1.08  # how large it is
_CURL = "M-15 -8.4 C-20.4 -9.2 -22.8 -13.6 -21.6 -17.4 C-20.4 -20.8 -16 -21.2 -15.2 -18"
#: Its head about its own middle, as if it looked straight to the right.
_SKULL = (
    "M-6.8 -.6 C-6.8 -5.4 -3 -7.6 .8 -7 C3 -6.6 4.2 -5.2 4.8 -3.6 C7.4 -3.4 10.4 -3 12.6 -2.7 C14 "
    "-2.4 14.2 -.7 13.3 .3 C11.4 1.3 8.6 1.4 5.8 2.6 L10.8 4.2 C12 4.7 12 6.1 10.8 6.5 C8.2 7 5.6 "
    "7 2.6 7.6 C-2.4 8.4 -6.8 5 -6.8 -.6 Z"
)
_EAR = "M.6 -6.6 C-2.6 -9.8 -6.6 -11.2 -10.2 -10.4 C-9.6 -6.6 -7.8 -3.4 -4.4 -1.6"


def dog(x: float, y: float, paint: Paint, size: float = _DOG) -> list[Item]:
    """A shiba that sits on a slope and howls at what hangs above it, its tail curled over its back;
    the place lies at its forepaws, on ground that falls by 0.29 to the right."""
    one = Figure(x, y, paint, size)
    coat, cream = paint.gold, mixed(paint.white, paint.gold, 0.95)
    # Its shadow on the slope.
    one.fill("M-18.4 -5.2 C-10 -5.4 6 -.6 14.4 4 C7 4.8 -12 -.6 -18.4 -5.2 Z",
             mixed(paint.main, paint.dark, 0.6), 0)  # fmt: skip
    furry = 5.6 * size / _DOG
    one.draw(_CURL, furry + 1.4)
    one.draw(_CURL, furry, coat)
    one.draw("M-15.6 -9.8 C-19.4 -10.6 -20.8 -13.8 -20 -16.8 C-19.2 -18.6 -16.8 -18.8 -16 -17.6",
             0.32 * furry, cream)  # fmt: skip
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
    # Grass about its paws.
    tufts = joined(
        leaf(a, b, long, 1.2, -90 + lean)
        for a, b in ((-11.6, -2.4), (10.6, 4.4))
        for long, lean in ((4.4, -38), (6.4, -12), (5.8, 12), (4.2, 36))
    )
    one.fill(tufts, paint.black, 0)
    return [*one.done(), *_howl(x + 0.6 * size, y - 36.4 * size, paint, coat, cream, size)]


def _howl(x: float, y: float, paint: Paint, coat: str, cream: str, size: float) -> list[Item]:
    """The dog's head, thrown back: ears laid back, eye shut, mouth open; a collar under it."""
    neck = Figure(x, y, paint, size)
    neck.fill("M-7 5.2 C-3.4 9 1.6 10.2 5.4 8.6 L6.2 11.2 C1.2 13 -4.4 11.8 -8.2 8 Z", paint.main)
    neck.fill(paths.ellipse(2.2, 12.4, 1.5), paint.light, 0.5)
    neck.draw("M2.2 12.4 L2.2 13.4", 0.4)
    one = Figure(x, y, paint, size, -52)
    one.fill("M3.6 2.2 L10.8 .9 C9.8 2 9.6 3 10 4 Z", mixed(paint.dark, paint.ink, 0.5), 0.5)
    one.fill(_SKULL, coat, 0)
    one.mark(
        _SKULL,
        ("M14 -.6 L8 -1.4 C5.4 -1.6 4.4 1 1.4 1.2 C-2 1.4 -3.4 3.4 -7 2.4 L-4 9 L14 9 Z", cream),
    )  # fmt: skip
    one.fill(paths.ellipse(1.6, -4.9, 1.3, 0.75), cream, 0)
    one.fill("M11.6 -3 C13.2 -3.4 14.6 -2.4 14.3 -1 C13.9 -.2 12.6 -.2 11.9 -.9 C11.3 -1.5 11.1 "
             "-2.4 11.6 -3 Z", paint.ink, 0.32)  # fmt: skip
    one.draw("M1.6 -2.4 C2.4 -1.2 4.2 -1.2 5 -2.3 M5.8 2.6 C5 2.9 4.4 2.6 4 2", 0.7)
    one.fill(f"{_EAR} L-1 -2 Z", coat, 0)
    one.draw(_EAR, 0.7)
    one.fill("M-2.2 -6.4 C-4.4 -8.6 -6.4 -9.4 -8.6 -9.2 C-8 -7 -6.8 -5.2 -5 -4 Z", paint.light, 0)
    return [*neck.done(), *one.done()]
