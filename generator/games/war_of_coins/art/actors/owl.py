"""The owl on its bough, from the front."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline, placed, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item, moved
from generator.games.war_of_coins.art.actors.figure import Figure, both

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

_BODY = (
    "M0 -30.6 C7 -30.8 11.6 -27.6 12 -21.6 C12.2 -18.6 12.6 -15.6 12.4 -12 C12 -6 8.6 -1 4.4 1.2 "
    "C3 1.8 1.4 2 0 2"
)
_WING = (
    "M9.4 -18.6 C13.8 -15.6 15.4 -9.6 13 -3.2 C12 -.2 10.4 2.6 7.8 5.6 C6.8 2.4 6.4 -1 6.6 -4.4 "
    "C6.8 -9.6 7.6 -14.6 9.4 -18.6 Z"
)

_TAIL = "M0 0 L4.6 0 L5.3 8 C5.2 9.6 3.6 10.1 2.5 9.2 C2 10.6 .7 11 0 10.6"


def owl(x: float, y: float, paint: Paint) -> list[Item]:
    """An owl that looks at us; its claws hold a bough at the place."""
    one = Figure(x, y, paint, 1.12)
    coat, brown = paint.gold, mixed(paint.ink, paint.gold, 0.45)
    pale = one.lit(coat)
    body = symmetric(_BODY)
    one.fill(body, coat, 0)
    one.mark(
        body,
        ("M0 -32 L16 -32 L16 4 L4 4 C9 -4 9.6 -22 0 -32 Z", one.shade(coat)),
        (symmetric("M0 -15 C5 -15.4 8 -12.4 7.6 -7.4 C7.2 -2.6 4 .6 0 .8"), paint.white),
        ("M6 -16 L9 -16 L9 0 L2 2 C6 -3 6.6 -10 6 -16 Z", pale),
    )
    # Drops down its breast, in rows.
    drop = "M{0} {1} c.9 1.1 1 2.6 0 3.2 c-1 -.6 -.9 -2.1 0 -3.2 Z"
    drops = joined(
        outline(drop.format(u, v))
        for v, us in ((-13.4, (-2, 2)), (-9.8, (-4.2, 0, 4.2)), (-6.2, (-2.1, 2.1)),
                      (-2.8, (0,)))
        for u in us
    )  # fmt: skip
    one.fill(drops, brown, 0)
    wing = both(_WING)
    one.fill(wing, brown, 0)
    bars = "M5 {0} C8 {1} 12 {1} 16 {2} L16 {3} C12 {4} 8 {4} 5 {5} Z"
    one.mark(
        wing,
        (
            joined(
                both(bars.format(v, v + 1.6, v - 0.4, v + 1.2, v + 3.2, v + 1.6))
                for v in (-15.4, -11.2, -7.0, -2.8, 1.0)
            ),
            coat,
        ),
    )
    _face(one, paint, coat, brown)
    _feet(one, coat)
    return one.done()


def owl_tail(x: float, y: float, paint: Paint) -> list[Item]:
    """The tail of an owl at the same place: it hangs down behind the bough."""
    one = Figure(x, y, paint, 1.12)
    coat, brown = paint.gold, mixed(paint.ink, paint.gold, 0.45)
    fan = symmetric(_TAIL)
    one.fill(fan, brown, 0)
    bars = "M-8 {0} C-3 {1} 3 {1} 8 {0} L8 {2} C3 {3} -3 {3} -8 {2} Z"
    one.mark(
        fan, (joined(outline(bars.format(v, v + 1, v + 1.5, v + 2.5)) for v in (4.6, 7.8)), coat)
    )
    one.draw(both("M1.7 3 L2 9.4"), 0.55)
    return one.done()


def _feet(one: Figure, coat: str) -> None:
    """Two feathered shanks, each with three toes that close about the bough."""
    talon = "M{0} 2.3 C{0} 3.2 {1} 3.7 {2} 4.2 C{3} 3.7 {4} 3.2 {4} 2.3 Z"
    talons = joined(
        outline(talon.format(u - 0.6, u - 0.4, u, u + 0.4, u + 0.6)) for u in (-2.1, 0, 2.1)
    )
    toes = joined(paths.ellipse(u, 1.2, 1.15, 1.9) for u in (-2.1, 2.1, 0))
    shank = (
        "M-2.7 -6 C-3.3 -4 -3.5 -1.6 -3.1 .6 L-2 -.3 L-1 .9 L0 -.2 L1 .9 L2 -.3 L3.1 .6 C3.5 -1.6 "
        "3.3 -4 2.7 -6"
    )
    for side in (-4.2, 4.2):
        lie = moved(side, 0)
        one.fill(placed(talons, lie), one.lit(coat), 0.45)
        one.fill(placed(toes, lie), coat, 0.55)
        one.fill(placed(outline(f"{shank} C2 -7.4 -2 -7.4 -2.7 -6 Z"), lie), one.lit(coat), 0)
        one.draw(placed(outline(shank), lie), 0.55)


def _face(one: Figure, paint: Paint, coat: str, brown: str) -> None:
    """Two discs about great eyes, tufts like horns, a white frown between them."""
    one.fill(both("M2.6 -29.6 C6 -30 9.6 -32 12.8 -36.4 C14 -31.4 13.4 -26.8 11.2 -23.6 Z"), brown)
    discs = joined(paths.ellipse(s * 5.2, -21.8, 6.0) for s in (-1, 1))
    one.fill(discs, one.lit(coat), 0.7)
    fringe = joined(
        paths.line(
            s * 5.2 + 4.3 * math.cos(a), -21.8 + 4.3 * math.sin(a),
            s * 5.2 + 5.3 * math.cos(a), -21.8 + 5.3 * math.sin(a),
        )
        for s in (-1, 1)
        for a in (math.tau * k / 20 for k in range(20))
    )  # fmt: skip
    one.draw(fringe, 0.55, brown)
    one.fill(both("M0 -22.6 C.8 -25.4 4.6 -28.6 12.8 -36.4 C11.6 -31.6 8.4 -28.6 5.4 -27 C3 -25.6 "
                  "1.4 -23.8 0 -19.6 Z"), paint.white, 0.6)  # fmt: skip
    for s in (-1, 1):
        one.fill(paths.ellipse(s * 5, -21.4, 3.7), coat, 0.7)
        one.fill(paths.ellipse(s * 4.8, -21.4, 2.5), paint.ink, 0)
        one.fill(paths.ellipse(s * 4.8 - 0.9, -22.5, 0.95), paint.white, 0)
    one.fill(
        symmetric("M0 -21.4 C1.5 -20.6 2 -18.8 1.5 -17.4 C1 -16 .5 -15 0 -14.2"),
        one.shade(coat),
        0.6,
    )
