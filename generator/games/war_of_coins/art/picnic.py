"""What a merchant has spread under the plum trees for those who come to see them in bloom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline
from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint


def dumplings(x: float, y: float, paint: Paint) -> list[Item]:
    """A mat spread under the blossom, and a dish with sweet dumplings on skewers; the place is the
    mat's middle."""
    one = Figure(x, y, paint)
    straw, dark = mixed(paint.gold, paint.light, 0.5), mixed(paint.gold, paint.dark, 0.55)
    one.fill("M-20.6 -3.6 L17 -3.6 L20.2 3.8 L-25.4 3.8 Z", straw)
    one.draw(joined(outline(f"M{-20 - 1.2 * k} {-3.6 + 1.8 * k} L{17 + 0.8 * k} {-3.6 + 1.8 * k}")
                    for k in (1, 2, 3)), 0.35, dark)  # fmt: skip
    dish = "M-25.6 -.8 L-13 -.8 C-13.4 1.6 -15.6 2.6 -19.2 2.6 C-22.8 2.6 -25.2 1.6 -25.6 -.8 Z"
    one.fill(dish, paint.white, 0.6)
    one.draw("M-24.8 .6 C-22 1.4 -17 1.4 -13.8 .6", 0.6, paint.dark)
    for u, v in ((-20.6, -3.2), (-19.4, -1.2)):
        one.draw(paths.line(u - 4.6, v + 0.5, u + 8, v - 0.9), 0.9, dark)
        for n, colour in enumerate((mixed(paint.gold, paint.white, 0.9), paint.white,
                                    paint.pale(0.6))):  # fmt: skip
            one.fill(paths.ellipse(u - 2.6 + 3 * n, v + 0.3 - 0.33 * n, 1.6), colour, 0.6)
    return one.done()
