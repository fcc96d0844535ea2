"""Small folk of the ground: a mole that mines below its flag, a hedgehog too small for a gourd.

Each stands at its place (x, y), mm on the card: the middle of its foot. On another card it is no
shapes at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import closed, joined, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure, both
from generator.games.war_of_coins.art.curves import around

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint


def mole(x: float, y: float, paint: Paint) -> list[Item]:
    """A mole in a miner's helmet, its pick beside it."""
    one = Figure(x, y, paint, 1.12)
    coat, pale = mixed(paint.ink, paint.white, 0.74), mixed(paint.light, paint.gold, 0.72)
    one.draw("M8.6 .2 L10.6 -16.4", 2.0)
    one.draw("M8.6 .2 L10.6 -16.4", 0.9, paint.gold)
    one.fill("M4 -13.8 C6.4 -18 13.6 -18.8 17.4 -14.6 C14 -16.2 12.4 -16 10.8 -15.6 C9 -15.8 6.6 "
             "-15.6 4 -13.8 Z", paint.ink, 0.6)  # fmt: skip
    one.fill(symmetric("M0 -14.4 C6.4 -14.2 8.8 -6 6.8 .4 L0 .4"), coat)
    one.fill(symmetric("M0 -5.6 C3 -5.4 4.4 -2.6 3.8 .4 L0 .4"), mixed(coat, paint.white, 0.62), 0)
    one.fill(both("M1.2 .8 C1 -1 2.6 -1.8 4.4 -1.6 C6.2 -1.4 7 -.4 6.8 .8 Z"), pale, 0.6)
    one.fill(both("M4.4 -6.4 C5.6 -8 8.4 -7.6 9.2 -5.6 C9.8 -3.8 8.6 -2.2 6.8 -2.4 C4.8 -2.6 3.4 "
                  "-4.6 4.4 -6.4 Z"), pale, 0.6)  # fmt: skip
    one.draw(both("M6.2 -4.4 L6 -2.6 M7.4 -4.6 L7.6 -2.6"), 0.45)
    one.fill(paths.ellipse(0, -8.6, 3.5, 2.7), pale, 0.6)
    one.fill(paths.ellipse(0, -10.1, 1.5, 1.15), paint.main, 0.5)
    one.fill("M-1 -7.2 L1 -7.2 L.9 -5.4 L-.9 -5.4 Z", paint.white, 0.4)
    one.draw("M0 -7.2 L0 -5.4 M-1.9 -7.8 C-1.2 -7.1 1.2 -7.1 1.9 -7.8", 0.4)
    one.fill(joined(paths.ellipse(s * 3.6, -11.3, 0.85) for s in (-1, 1)), paint.white, 0)
    one.fill(joined(paths.ellipse(s * 3.5, -11.4, 0.5) for s in (-1, 1)), paint.ink, 0)
    one.fill(symmetric("M0 -19.2 C3.8 -19.2 5.8 -16.8 6 -13.6 L0 -13.6"), paint.gold)
    one.fill(symmetric("M0 -14 L7.2 -13.6 C7.6 -12.8 7.4 -12.2 6.8 -12 L0 -12.4"), paint.gold, 0.6)
    one.fill(paths.ellipse(0, -16, 1.9), paint.white, 0.6)
    one.draw("M-.7 -16.4 C-.5 -16.9 0 -17.1 .5 -17", 0.4)
    return one.done()


def hedgehog(x: float, y: float, paint: Paint) -> list[Item]:
    """A hedgehog that has come to look, to the right."""
    one = Figure(x, y, paint, 0.94)
    coat, face = mixed(paint.gold, paint.ink, 0.46), mixed(paint.gold, paint.white, 0.42)
    one.fill("M1 -5 C4 -5.8 6.4 -4.4 8 -2.2 C8.4 -1.4 7.8 -.8 6.8 -.8 L4 .2 L-1 .2 Z", face, 0.6)
    spikes = [around(-0.6, -1.4, (7.4, 5.6)[k % 2], 172 + 9.4 * k) for k in range(17)]
    one.fill(closed([*spikes, (1.2, -2), (0.4, 0.2), (-5.6, 0.2)]), coat, 0.6)
    one.draw("M-4.6 -3.4 L-5.4 -4.4 M-2.6 -5 L-3 -6.2 M-.4 -5.4 L-.3 -6.6 M-3.4 -1.6 L-4.4 -2.2 "
             "M-1.4 -3 L-1.9 -4.1 M.4 -3.4 L.6 -4.5", 0.4, face)  # fmt: skip
    one.fill(paths.ellipse(2.4, -4.6, 1.1), face, 0.5)
    one.fill(paths.ellipse(4.4, -2.9, 0.6), paint.ink, 0)
    one.fill(paths.ellipse(4.2, -3.1, 0.2), paint.white, 0)
    one.fill(paths.ellipse(8, -1.8, 0.8, 0.7), paint.ink, 0)
    one.fill("M-3.8 .6 C-3.8 -.8 -1.4 -.8 -1.2 .6 Z M2.4 .6 C2.4 -.8 4.8 -.8 5 .6 Z", face, 0.5)
    return one.done()
