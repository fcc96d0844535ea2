"""Who plays, on the box: six about a table, and some of them alone."""

from __future__ import annotations

from dataclasses import replace

from generator.art.sketch import bar
from generator.games.vires_in_numeris.art.scenes import folk, kit, limbs
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT, Figure, Point
from generator.games.vires_in_numeris.art.scenes.stage import CAST, Stage


def _cards(
    s: Stage,
    x: float,
    y: float,
    size: float,
    count: int = 4,
    lean: float = 0.0,
    apart: float = 19.0,
) -> None:
    """A Hand of cards from its back, held at (x, y); they are turned `apart` degrees."""
    with s.at(x, y, lean, size):
        for card in range(count):
            with s.at(0, 1.6, apart * (card - (count - 1) / 2)):
                s.area(bar(-2.7, -11.4, 5.4, 8.6, 0.8), s.ink)
                s.line(bar(-1.9, -10.6, 3.8, 7, 0.4), s.paper, 0.45)


def _holding(
    s: Stage, who: Figure, side: int, elbow: Point, wrist: Point, lean: float = 0.0
) -> None:
    """Somebody's Hand of cards: the arm of this side behind it, a fist before it."""
    k = who.k
    limbs.arm(s, who, side, elbow, wrist, "")
    _cards(s, *wrist, 0.62 * k, lean=lean)
    # Larger than life, so that fingers part on a box.
    limbs.hand(s, replace(who, k=1.2 * k), wrist, lean, "fist", LEFT)


def _chain(s: Stage, x: float, y: float, blocks: int, side: float) -> None:
    """Blocks in a row from (x, y) on, linked; the last one is new."""
    step = 3.1 * side
    for k in range(blocks - 1):
        with s.at(x + step * (k + 0.5), y, scale=side / 3):
            kit.link(s, 0, 0, colour=s.hot)
    for k in range(blocks):
        kit.block(s, x + step * k, y, side, s.hot if k == blocks - 1 else s.paper)


def _table(s: Stage) -> None:
    """Six about a table, 58 mm wide and 46 high: you have mined a Coin, to the Baron's dismay."""
    p = s.paints
    curls = folk.other(s, -16.8, -5.4, 10.4, "grin", "curls", LEFT, foot=9, gaze=(0.9, -0.2))
    beanie = folk.other(s, 17, -5.4, 10.4, "glad", "beanie", RIGHT, foot=9, gaze=(-0.9, -0.3))
    me = folk.you(s, -6.4, -4.4, 11.4, "cheer", arms=RIGHT, foot=8, gaze=(0.7, -0.6))
    them = folk.other(s, 6.8, -4.4, 11.4, "aghast", "baron", arms=0, foot=8, gaze=(-0.8, -0.6))
    limbs.arm(s, me, RIGHT, (-0.9, -5.4), (-0.9, -11.4), "fist", 4)
    kit.coin(s, -0.6, -16.4, 3.5, s.hot)
    s.line("M-5.4 -19.4 L-7.2 -20.6 M-0.6 -21.4 L-0.6 -22.6 M4 -19.6 L5.6 -20.8", s.hot, 0.9)
    # The table, with a shadow of those who sit behind it.
    s.area("M-21 4.4 Q-22.4 4.4 -23.2 6 L-35 28 L35 28 L23.2 6 Q22.4 4.4 21 4.4 Z", p.wood)
    s.fill("M-22 6 L22 6 L22.8 7.4 L-22.8 7.4 Z", s.dusk(p.wood))
    _holding(s, curls, LEFT, (-21.4, 3.4), (-15.4, 5.8))
    _holding(s, beanie, RIGHT, (21.6, 3.4), (15.6, 5.8))
    limbs.arm(s, them, LEFT, (-0.2, 2.8), (1, 9), "open", 28)
    limbs.arm(s, them, RIGHT, (13.4, 2.8), (11.8, 9), "open", -28)
    for x, y in ((4.6, 8.2), (4.6, 6.9), (4.8, 5.6), (8.6, 8.2), (8.6, 6.9), (6.6, 9.8)):
        kit.flat_coin(s, x, y, 2.3)
    _chain(s, -12, 11.4, 3, 2)
    kit.basin(s, -1, 15.8, 6, p.water)
    kit.chips(s, [(-3.4, 15.2), (1.6, 15.4)], 2.8)
    for k in range(3):
        s.area(bar(7 + 0.4 * k, 14.4 - 0.6 * k, 4.8, 6.6, 0.7), s.ink)
    s.line(bar(8.4, 13.8, 3.6, 5.4, 0.4), s.paper, 0.4)
    bun = folk.other(s, -24.8, 8.4, 12.4, "sly", "bun", RIGHT, foot=13, gaze=(1, -0.3))
    beard = folk.other(s, 24.8, 8.4, 12.4, "cross", "beard", LEFT, foot=13, gaze=(-1, -0.3))
    _holding(s, bun, RIGHT, (-21.8, 22.6), (-18.8, 19.2), 12)
    _holding(s, beard, LEFT, (21.8, 22.6), (18.8, 19.2), -12)


def _baron(s: Stage) -> None:
    """The Baron above the roofs of a city, 27 mm wide, so that a fold is clear of what he holds: in
    one hand his Coin, in one his cards."""
    _cards(s, -9.6, -1.4, 1.05, 3, 2, 16)
    them = folk.other(s, 0.8, 0, 16.4, "sly", "baron", arms=0, foot=11, gaze=(0.9, -0.2))
    limbs.arm(s, them, RIGHT, (12, 6.4), (11, -3.6), "fist", 4)
    kit.coin(s, 11.4, -10.4, 3.7, s.hot)
    limbs.arm(s, them, LEFT, (-10.4, 8), (-9.6, 0.4), "fist", 2)


def _beanie(s: Stage) -> None:
    """Somebody who has mined, above the roofs of a city: both arms hold up a Block."""
    them = folk.other(s, 0, 2, 18, "cheer", "beanie", arms=0, foot=11, gaze=(0, -0.7))
    limbs.arm(s, them, LEFT, (-12, -1), (-7, -14.4), "open", 14)
    limbs.arm(s, them, RIGHT, (12, -1), (7, -14.4), "open", -14)
    kit.block(s, 0, -21.6, 6, s.hot)


CAST |= {"table": _table, "baron": _baron, "beanie": _beanie}
