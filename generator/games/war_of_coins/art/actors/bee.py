"""A bee from above, its wings spread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure, both

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

_FORE = (
    "M2.6 -5.4 C7 -12.6 14.4 -17.6 20.4 -16.6 C24.4 -15.8 24.2 -11 20.4 -8 C15.6 -4.4 8.6 -2.6 2.6 "
    "-3.2 Z"
)
_HIND = "M2.6 -3 C8 -3.4 14.4 -3.8 17 -.8 C18.8 1.6 16.6 4.4 12.6 4 C8.4 3.6 4.8 1.4 2.4 -1 Z"
_ABDOMEN = "M0 .4 C4.6 0 7.4 3.2 7.2 8 C7 13.2 3.8 18 0 21"


def bee(x: float, y: float, paint: Paint, size: float = 1.0, turn: float = -24) -> list[Item]:
    """A bee seen from above that flies up, leaning by `turn` degrees, pollen on its hind legs."""
    one = Figure(x, y, paint, size, turn)
    line = 0.7 if size > 0.7 else 0.45
    glass, brown = mixed(paint.white, paint.light, 0.55), mixed(paint.ink, paint.gold, 0.3)
    one.draw(both("M3 -8.4 L7 -11.4 L7.6 -15.4 M3.6 .4 L9.6 5.6 L10.6 10.4 M3 2.4 L8.6 10.4 L7.8 "
                  "16.6"), 1.4 * line)  # fmt: skip
    one.fill(joined(paths.ellipse(s * 8.7, 12.4, 1.4, 2.1) for s in (-1, 1)), paint.gold, line)
    one.fill(both(_HIND), glass, line)
    fore = both(_FORE)
    one.fill(fore, glass, 0)
    one.mark(fore, (both("M2 -5 C7 -13.6 14.4 -18.6 22 -17.6 L22 -15.2 C15 -14.4 8.4 -10.4 4 -5 Z"),
                    paint.white))  # fmt: skip
    one.draw(both("M4 -4.4 C10 -6.6 15.6 -10.4 20.6 -12.6 M9.6 -6.8 L11.6 -10.8 M14.4 -9.4 L17.4 "
                  "-9.4 M5 -2 C8.6 -1.8 12 -.8 14.6 1"), 0.6 * line)  # fmt: skip
    abdomen = symmetric(_ABDOMEN)
    one.fill("M-.7 19.6 L0 23.4 L.7 19.6 Z", paint.ink, 0.4)
    one.fill(abdomen, paint.gold, 0)
    one.mark(
        abdomen,
        ("M2.4 -1 L9 -1 L9 22 L-1 22 C3.8 16 5.2 7 2.4 -1 Z", one.shade(paint.gold)),
        (
            joined(
                outline(f"M-9 {v} C-3 {v + 1.8} 3 {v + 1.8} 9 {v} L9 {v + 2.6} C3 {v + 4.4} -3 "
                        f"{v + 4.4} -9 {v + 2.6} Z")
                for v in (3.0, 8.2, 13.2)
            ),
            paint.ink,
        ),
        ("M-9 17.4 L9 17.4 L9 24 L-9 24 Z", paint.ink),
    )  # fmt: skip
    one.draw("M-4.6 3 C-5.2 4 -5.4 5 -5.4 6 M-5.2 8.4 L-5 9.6", 0.8 * line, paint.white)
    one.fill(paths.star(0, -3.6, 5.9, 5.2, 22), one.lit(paint.gold), line)
    hairs = "M-2.6 -6.6 l.4 1.2 M2.4 -6.8 l-.4 1.2 M0 -7 l0 1.2 M-3.6 -3.6 l.8 .6 M3.6 -3.6 l-.8 .6"
    one.draw(f"{hairs} M-1.6 -3.8 l.4 1 M1.6 -3.8 l-.4 1 M0 -1.6 l0 1", 0.55 * line)
    one.draw(both("M1.4 -13.6 C2 -16.4 3.6 -18.4 6.6 -19.4"), 1.1 * line)
    one.fill(joined(paths.ellipse(s * 6.8, -19.5, 0.75) for s in (-1, 1)), paint.ink, 0)
    # A head as seen from above: large dark eyes at its sides, a glint in each.
    one.fill(
        symmetric("M0 -14.6 C2.6 -14.6 4.3 -13 4.3 -10.8 C4.3 -8.8 2.8 -7.6 0 -7.6"), brown, line
    )
    one.fill(both("M2.1 -13.6 C4.4 -13.8 5.6 -11.9 5 -9.9 C4.6 -8.6 3.4 -8.3 2.7 -9.1 C1.7 -10.3 "
                  "1.3 -12.8 2.1 -13.6 Z"), paint.ink, 0.5 * line)  # fmt: skip
    one.fill(joined(paths.ellipse(s * 3.3 - 0.2, -12.2, 0.5, 0.75) for s in (-1, 1)),
             paint.white, 0)  # fmt: skip
    return one.done()
