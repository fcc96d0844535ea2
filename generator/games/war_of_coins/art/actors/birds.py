"""The actors that fly: swallow, nightingale, crane, and a comet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint


def swallow(x: float, y: float, paint: Paint) -> list[Item]:
    """A swallow in full flight to the left, tail forked."""
    one = Figure(x, y, paint, 1.14)
    one.fill(
        "M6 2.6 C9.4 4.2 13.4 7 18 12.2 C14.6 10.4 12 9.4 10 9 C12 11.2 13.6 13.6 "
        "14.4 17 C11.6 13.4 8.6 10.2 5.2 6.8 Z",
        paint.ink,
        0.5,
    )
    one.fill("M-1 3 C-4 7.6 -8.4 11 -14.6 12.4 C-10.4 8.6 -8 4.6 -6.4 -.2 Z", paint.dark)
    one.fill(
        "M-10.4 -3.4 C-8.6 -5.6 -5.4 -5.6 -3 -4 C1.6 -2.4 6.2 1.6 9.2 5.6 C9.9 6.7 9.3 "
        "7.5 8 7.6 C4.8 7.8 1.6 6.9 -1.4 5 C-4.6 3.2 -7.4 .4 -8.4 -1.8 Z",
        paint.dark,
    )
    one.fill(
        "M-7.6 -1.2 C-5 -.6 -1.6 1.2 1 4 C3 5.6 5 6.8 7.6 7.4 C4 7.6 1 6.6 -1.4 "
        "5 C-4.2 3.4 -6.6 1 -7.6 -1.2 Z",
        paint.white,
        0.45,
    )
    one.fill("M-9 -2.6 C-7.8 -2.8 -6.6 -2 -6 -1 C-7.2 -.6 -8 -1 -8.4 -1.8 Z", paint.accent, 0.3)
    one.fill(paths.ellipse(-6.7, -3.6, 0.95), paint.light, 0)
    one.fill(paths.ellipse(-6.7, -3.6, 0.72), paint.ink, 0)
    one.fill(paths.ellipse(-6.95, -3.85, 0.24), paint.white, 0)
    one.fill("M-10.4 -3.4 L-12.4 -2.4 L-9.6 -2.3 Z", paint.ink, 0.2)
    # The near wing, raised; at the shoulder it grows out of the back without a line.
    wing = (
        "M-3.4 -4.2 C-1.6 -5.2 .6 -7.8 2.4 -9.8 C5 -12.8 8.4 -15 12.4 -16.4 C9.8 -12.4 7.6 -8.6 "
        "6.6 -5 C5.9 -2.6 5.6 -.6 6.1 2"
    )
    one.fill(f"{wing} L5.8 3.2 L-3.2 -3 Z", paint.dark, 0)
    one.draw(wing, 0.7)
    one.draw(
        "M-.6 -3.2 C.4 -1.8 2.8 -2.4 4 -.8 M1.6 -6.4 C3.2 -9 5.6 -11.8 8.8 -13.8 M4 -4.4 C4.6 -7 6 "
        "-9.6 8 -11.8 M-5.6 4 C-7.2 6.8 -9.2 8.9 -11.8 10.5 M-4 4.6 C-5.4 6.6 -6.8 8 -8.6 9.2",
        0.4,
        paint.light,
    )
    return one.done()


def nightingale(x: float, y: float, paint: Paint) -> list[Item]:
    """A nightingale that sings to the upper right; its feet stand at the place."""
    one = Figure(x, y, paint, 1.16)
    # Legs, and toes round the twig.
    legs = (
        "M-1.6 -3 L-2.4 2.3 M2.6 -3 L2 .9 M-4.2 3.4 L-2.4 2.3 L-.8 2.2 M-2.4 2.3 L-1.8 3.8 M.4 1.8 "
        "L2 .9 L3.6 .5 M2 .9 L2.6 2.4"
    )
    one.draw(legs, 1.5)
    one.draw(legs, 0.6, paint.gold)
    one.fill(
        "M-5.4 -5.6 C-9.4 -4.6 -13 -1.6 -15.4 2.6 C-14 2.8 -12.8 2.4 -11.8 1.8 "
        "L-11.2 3.4 C-8.4 1.4 -5.4 -1 -3 -3 Z",
        paint.deep(0.9),
    )
    one.fill(
        "M-6.4 -6 C-4.4 -10.4 -.6 -12.6 2 -13.8 C3 -16.6 6.4 -17.6 8.6 -15.8 C9.3 -14.8 9.4 "
        "-13.6 9 -12.6 C8.4 -10.4 8.4 -8.4 7.2 -6 C5.6 -3 "
        "2.2 -1.6 -1 -2 C-3.8 -2.2 -6.4 -3.4 -6.4 -6 Z",
        paint.deep(0.55),
    )
    one.fill(
        "M8.8 -12.6 C8.2 -10.4 8.4 -8.4 7.2 -6 C5.6 -3 2.2 -1.6 -1 -2 C2.4 -3.6 "
        "4.6 -6.4 5 -10 C5.8 -11.6 7.2 -12.4 8.8 -12.6 Z",
        paint.white,
        0.45,
    )
    # The beak: two halves from one hinge, the tongue between them.
    one.fill("M9 -14.4 L12.6 -16.7 C11.8 -15.2 11.8 -13.8 12.6 -12.5 Z", paint.deep(0.95), 0.4)
    one.fill("M9.6 -14.5 C10.6 -15.2 11.6 -15.2 12.2 -14.7 C11.4 -14 10.4 -13.9 9.6 -14.5 Z",
             paint.pale(0.4), 0.3)  # fmt: skip
    one.fill("M8.5 -16.2 C10.2 -16.4 12 -17 13.6 -18.2 C13 -16.4 11.6 -15 9 -14.4 C8.4 -14.9 8.2 "
             "-15.6 8.4 -16.2 Z", paint.gold, 0.5)  # fmt: skip
    one.fill("M9 -14.4 C10.6 -13.4 12 -12.8 13.8 -12.4 C12.2 -11.5 10.2 -11.6 8.7 -12.4 C8.4 -13.1 "
             "8.5 -13.9 9 -14.4 Z", paint.gold, 0.5)  # fmt: skip
    one.fill(
        "M3 -9.4 C.2 -10.4 -3.4 -9.4 -5.4 -6.8 C-7 -4.8 -8.8 -3 -11 -1.6 C-7.4 -1.6 -3 -2.4 -.2 "
        "-4.6 C1.6 -6 2.6 -7.6 3 -9.4 Z",
        paint.deep(0.95),
        0.55,
    )
    one.draw(
        "M-6.6 -4 C-3.4 -4.6 -.2 -6 1.6 -8 M-4.6 -3.6 C-2 -4 .4 -5.2 1.6 -6.6",
        0.35,
        paint.light,
    )
    one.eye(6.5, -14.6, 0.95, paint.gold, 0.1)
    return one.done()


def crane(x: float, y: float, paint: Paint) -> list[Item]:
    """A crane in flight to the left, both wings raised, with a block of the chain on a cord in its
    bill."""
    one = Figure(x, y, paint, 1.03)
    one.draw("M8 3.4 L17 4.8 M7.4 4.4 L15.8 6.7 M17 4.8 L18.7 4.4 M17 4.8 L18.6 5.7 M15.8 6.7 "
             "L17.6 6.6 M15.8 6.7 L17.2 7.8", 0.75)  # fmt: skip
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


def comet(x: float, y: float, paint: Paint) -> list[Item]:
    """A comet that falls to the lower left; its head lies at the place."""
    one = Figure(x, y, paint, 0.92)
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
