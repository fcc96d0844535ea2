"""The Events: they play at night, before a light; what is hot glows, `you` have a light rim."""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.scenes import faces, folk, kit, limbs, wardrobe
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT
from generator.games.vires_in_numeris.art.scenes.stage import Stage, scene


def _steps(s: Stage, tops: tuple[tuple[float, float], ...], wide: float) -> None:
    """Steps of a stair: the left edge and the top of each; their fronts lie in half light."""
    for x, y in tops:
        s.area(bar(x, y, wide, 30), s.shade)
        s.fill(bar(x + 0.35, y + 0.35, wide - 0.7, 1.5), s.paper)
        s.fill(bar(x + 0.62 * wide, y + 1.85, 0.38 * wide - 0.35, 28), s.dusk(s.shade))


@scene("all-time-high")
def high(s: Stage) -> None:
    """A price climbs to a rocket that leaves for the moon; everybody below gets a chip."""
    spots = ((-10.4, -1), (-0.6, 1.4), (14.6, -0.4))
    for x, y in spots:
        kit.shining(s, x, y, 4.6)
    price = "M-20 12 L-15 5.6 L-11.4 7.6 L-6.6 -2 L-3 0.2 L6 -8"
    s.line(price, s.ink, 3.4)
    s.line(price, s.paints.accent, 2)
    with s.at(9.4, -8.8, 42, 0.94):
        s.fill("M-3.4 7 L3.4 7 L2 10.6 L0 14.4 L-2 10.6 Z", s.hot)
        s.fill("M-1.6 7.4 L1.6 7.4 L0.8 10 L0 13 L-0.8 10 Z", s.paints.accent)
        s.area("M-1.6 4 L-6.4 9.4 L-4.4 0 Z M1.6 4 L6.4 9.4 L4.4 0 Z", s.paints.coat, 0.7)
        s.area("M0 -11.4 C5.2 -6.4 5.4 -1 3.3 6.6 L-3.3 6.6 C-5.4 -1 -5.2 -6.4 0 -11.4 Z")
        s.fill("M0.6 -10 C4.6 -6 4.8 -1 2.9 6.2 L0.6 6.2 C2 -1 2 -6 0.6 -10 Z", s.shade)
        s.area("M0 -11.4 C2 -9.4 3.2 -7.6 3.8 -5.6 L-3.8 -5.6 C-3.2 -7.6 -2 -9.4 0 -11.4 Z",
               s.paints.coat)  # fmt: skip
        s.area(disc(0, -1.6, 2), s.paints.accent)
    her = folk.other(s, -10, 13.8, 9, "awe", "bun", arms=LEFT, gaze=(0.7, -0.9), tilt=-9)
    limbs.arm(s, her, LEFT, (-15.6, 16), (-15.8, 11.4), turn=-8)
    them = folk.other(s, 10.6, 13.8, 9, "cheer", "curls", arms=RIGHT, gaze=(-0.5, -0.8), tilt=8)
    limbs.arm(s, them, RIGHT, (16, 16), (16, 11.4), turn=2)
    me = folk.you(s, -0.6, 15, 9, "grin", arms=RIGHT, gaze=(0.7, -0.8), tilt=-8)
    kit.chips(s, spots, 4.4, s.hot)
    limbs.arm(s, me, RIGHT, (4.8, 16.6), (5.2, 10.6), turn=0)


@scene("all-time-low")
def low(s: Stage) -> None:
    """The price goes down to the Pool, and whoever stands on its steps loses a chip into it."""
    kit.shining(s, 12.4, 9.6, 6.6)
    price = "M-1.4 -14.8 L3.2 -11.2 L6 -13.2 L11 -6.6 L13.4 -8.4 L15.2 -2"
    head = "M17 4 L11.8 -0.8 L18 -3 Z"
    s.line(price, s.ink, 3.4)
    s.area(head, s.paints.accent)
    s.line(price, s.paints.accent, 2)
    _steps(s, ((-17.6, 8.4), (-5.6, 12)), 11.8)
    s.fill(disc(12.4, 15.2, 5.6, 1), s.ink)
    kit.basin(s, 12.4, 11.2, 5.4, s.paints.water)
    _legs(s, -12, 8.4)
    _legs(s, 0.2, 12)
    me = folk.you(s, -12, -0.2, 9.4, "wail", RIGHT, 3, (0.8, -0.2), 6)
    her = folk.other(s, 0.2, 3.4, 9.4, "aghast", "bob", RIGHT, 3, (0.7, -0.2), -6)
    for who in (me, her):
        limbs.arm(s, who, RIGHT, (who.x + 6, who.y + 2.2), (who.x + 6.6, who.y - 1.8), turn=8)
    for x, y, turn in ((-4, -10, 16), (8.2, -5.8, 30)):
        with s.at(x, y, turn):
            kit.chip(s, 0, 0, 4.6, s.hot)
    with s.at(12.4, 9.6, -12):
        kit.chip(s, 0, 0, 4.2, s.hot)
    kit.waterline(s, 12.4, 11.2, 5.4, s.paints.water)


def _legs(s: Stage, x: float, y: float) -> None:
    """The legs of somebody 9.4 mm high who stands at (x, y)."""
    trousers = s.dusk(s.dusk(s.shade))
    both = [moved(x - 1.5, y), moved(x + 1.5, y)]
    s.area(kit.several("M-1.3 -5.8 L1.3 -5.8 L1.1 -1 L-1.1 -1 Z", both), trousers, 0.6)
    s.area(kit.several("M-1.2 -0.2 L-1.2 -1.3 C0.2 -1.8 1.9 -1.3 2 -0.2 Z", both), s.ink, 0.5)


@scene("buy-the-dip")
def dip(s: Stage) -> None:
    """Where the price is lowest you have got a chip; and somebody on its rim, who has won a flip,
    has one as well."""
    won = folk.other(s, 13.4, 2.4, 11, "cheer", "curls", LEFT, gaze=(-0.9, -0.2), tilt=-6)
    price = "L-17 -0.4 L-15.2 5.6 L-13.8 4.2 L-12.6 14.8 L1.4 14.8 L2.6 8.4 L3.8 9.6 L5 5 L28 5"
    s.fill(f"M-34 -0.4 {price} L28 24 L-34 24 Z", s.dusk(s.shade))
    s.line(f"M-34 -0.4 {price}", s.ink, 2.9)
    s.line(f"M-34 -0.4 {price}", s.paints.accent, 1.5)
    limbs.arm(s, won, LEFT, (7.4, 4.2), (6.4, -1), "flat", 0, LEFT)
    kit.chip(s, 5.8, -5.4, 4.8, s.hot)
    with s.at(-5.8, 14.2, scale=1.08):
        _legs(s, 0, 0)
        me = folk.you(s, 0, -8.6, 9.4, "cheer", arms=0, foot=3, gaze=(0.4, -0.9), tilt=-4)
        kit.chip(s, 0, -21.6, 6, s.hot)
        for side in (LEFT, RIGHT):
            limbs.arm(s, me, side, (side * 6.4, -11), (side * 6, -17), "laid", -side * 24,
                      -side)  # fmt: skip


@scene("know-your-customer")
def customer(s: Stage) -> None:
    """A customs officer's eye, large in his glass: show him all your cards, or drop them."""
    them = folk.other(
        s, 4.4, 0.8, 16, "cross", "officer", arms=LEFT, foot=9, gaze=(-0.7, 0.6), tilt=-5
    )
    s.area(bar(-34, 9.4, 60, 20), s.paints.wood)
    s.fill(bar(-34, 9.8, 60, 1.6), s.dusk(s.paints.wood))
    # His elbow is on the counter, and the handle goes through his fist.
    limbs.arm(s, them, LEFT, (-5, 10.6), (-7.2, 4.9), "")
    s.backed("M-13.4 7.4 L-7 -1.4", s.paints.accent, 1.6, 0.6)
    s.fill(disc(-3.2, -6, 6), s.paints.fair)
    s.backed(disc(-3.2, -6, 6), s.paints.accent, 1.1, 0.6)
    s.area("M-8.2 -5.2 C-6 -9.8 -0.8 -9.8 1.8 -5.2 C-0.8 -2 -5.8 -2 -8.2 -5.2 Z", kit.LINEN, 0.6)
    s.area(disc(-3.4, -5.4, 2.6), s.hot, 0.5)
    s.fill(disc(-3.5, -5.2, 1.2))
    s.line("M-7.4 -9.4 L0.4 -9.8", s.ink, 1.5)
    limbs.hand(s, them, (-7.2, 4.9), -52, "fist", RIGHT)
    me = limbs.Figure(0, 0, 1.7, s.paints.jacket, s.shade, s.paints.tan)
    s.backed("M-36 19 L-21.6 15.4", s.paints.jacket, 3.4)
    limbs.about(s, me, (-20.8, 15.2), 78, LEFT, lambda: _shown(s))
    # HashRates float in the Pool; what is none goes into the Trash.
    kit.basin(s, 5.4, 11, 4.9, s.paints.water)
    with s.at(5.4, 7, -10, 1.16):
        s.area(bar(-2.3, -3.4, 4.6, 6.8, 0.6))
        s.fill(kit.several(BOLT, [(1.4, 0, 0, 1.4, 0, -0.4)]), s.hot)
    kit.waterline(s, 5.4, 11, 4.9, s.paints.water)
    with s.at(14.8, 3.4, 10, 1.16):
        s.area(bar(-2.3, -3.4, 4.6, 6.8, 0.6))
        s.line("M-1.1 1.2 L0 -1.9 L1.1 1.2 M-0.7 0.3 L0.7 0.3", "", 0.7)
    s.area("M11.9 8 L17.7 8 L16.8 15.4 L12.8 15.4 Z", s.shade)
    s.line("M13.9 10.6 L14.1 13.4 M15.8 10.6 L15.6 13.4", "", 0.6)
    s.area(bar(11.2, 6.8, 7.2, 2.2, 0.8), s.shade)


def _shown(s: Stage) -> None:
    """The cards that a customer holds up to him."""
    for k in range(3):
        with s.at(-11, 21.6, 27 * (k - 1), 1.26):
            s.area(bar(-2.8, -11, 5.6, 8.6, 0.7))
            s.fill(kit.several(BOLT, [(1.3, 0, 0, 1.3, -1 if k < 2 else 0, -7.8)]))


@scene("no-coiner")
def empty(s: Stage) -> None:
    """Somebody's pockets are turned out, and only a moth comes: the Coin is for them, and not for
    the Baron with his pile."""
    them = folk.other(s, 14.6, 5.4, 10.6, "pout", "baron", LEFT, 12, (-0.9, -0.5), 6)
    for k in range(4):
        kit.flat_coin(s, 7.6 - 0.4 * (k % 2), 14 - 2.8 * k, 3.8)
    limbs.arm(s, them, LEFT, (8.4, 10.6), (9.6, 5.4), "laid", -66, RIGHT)
    with s.at(-5.2, 2.4, scale=0.86):
        _penniless(s)
    kit.arrow(s, [(2.6, -8.4), (-1, -3.2)], "", 1.8)
    kit.coin(s, 5, -11.8, 4.2, s.hot)


def _penniless(s: Stage) -> None:
    """Somebody 28 mm high about (-3, 0) with nothing in pockets and hands, and a moth."""
    s.fill(disc(-3.2, 13.8, 9, 1), s.ink)
    s.area("M-6.4 3.4 L0.4 3.4 L1.6 13 L-1.6 13 L-3 7 L-4.4 13 L-7.6 13 Z", s.shade)
    s.area("M-8.6 14 C-8.6 12.2 -6.6 12 -4.2 12.4 L-4.2 14 Z M2.6 14 C2.6 12.2 0.6 12 -1.8 12.4"
           " L-1.8 14 Z", s.ink, 0.5)  # fmt: skip
    s.line("M-3 4.4 L-3 7.4", "", kit.THIN)
    look = wardrobe.looks(s)["bun"]
    cloth = look.cloth
    them = limbs.Figure(-3, -3.4, 1.36, cloth, kit.LINEN, look.skin)
    s.area("M-6.6 4.4 L-6.2 -0.4 L-6.8 -2.4 C-6.6 -4 -5.4 -4.4 -4.2 -4.4 L-1.8 -4.4"
           " C-0.6 -4.4 0.6 -4 0.8 -2.4 L0.2 -0.4 L0.6 4.4 Z", cloth)  # fmt: skip
    s.area(bar(-4.1, -6.4, 2.2, 2.9, 0.6), s.dusk(look.skin), 0.5)
    with s.at(-3, -3.6, scale=1.5):
        wardrobe.dress(s, look, 5)
    with s.at(-3, -4.7, 9, 1.7):
        faces.head(s, look, "glad", (0.9, 0))
    # The linings of both pockets hang out; the hands are as empty.
    lining = "M2.8 3.6 C5 3.4 6.4 4.6 6.6 7 C6.6 9.4 4.6 10 3.6 8.4 C2.8 7 2.8 5 2.8 3.6 Z"
    both = [moved(-3, 0), (-1, 0, 0, 1, -3, 0)]
    s.area(kit.several(lining, both), kit.LINEN)
    s.line(kit.several("M4 5 L4.8 7.8 M5.2 5.2 L5.6 6.8", both), "", 0.4)
    for side in (LEFT, RIGHT):
        limbs.arm(s, them, side, (-3 + side * 6.4, 2.8), (-3 + side * 8.2, -0.6), "open",
                  side * 44)  # fmt: skip
    with s.at(-14.6, 6.2, -24, 0.9):
        wing = ("M0.3 -0.6 C1 -3.4 4.6 -4.6 5 -2.4 C5.2 -0.6 2.4 0.2 0.3 0.2 C2.6 0.2 3.8 1.6 3 2.8"
                " C2 4 0.5 2.4 0.3 0.8 Z")  # fmt: skip
        s.area(kit.several(wing, [moved(0, 0), (-1, 0, 0, 1, 0, 0)]), s.shade, 0.6)
        s.line("M0 -1.2 L0 2.2", "", 1.1)
        s.line("M0 -1.4 L-1 -3.2 M0 -1.4 L1 -3.2", "", 0.4)


@scene("pump-and-dump")
def pump(s: Stage) -> None:
    """On a seesaw: a chip that was pumped up lifts you, and the Baron goes down, and loses his;
    another flip, and it is the other way round."""
    kit.shining(s, 1.8, -8.4, 10)
    s.area("M0.6 9.4 L5 18 L-3.8 18 Z", s.paints.wood)
    s.line("M1.6 -2.6 C1.4 -1 -1 0.4 -0.8 3", s.paper, 0.6)
    with s.at(1.8, -9, scale=0.94):
        _pumped(s, 0, 0)
        s.area("M-1.3 7.4 L0 5.6 L1.3 7.4 Z", s.hot, 0.6)
    with s.at(0.6, 9.6, 11):
        me = folk.you(s, -10, -8.2, 11.6, "grin", arms=RIGHT, foot=5, gaze=(0.9, -0.6), tilt=-14)
        folk.other(s, 8.8, -7.4, 10.8, "wail", "shocked", None, 5, (-0.7, -0.4), -8)
        s.area(bar(-15.4, -2, 28.8, 3.2, 1), s.paints.accent)
        for x, cloth in ((-10, s.dusk(s.dusk(s.shade))), (8.8, s.dusk(kit.LINEN))):
            _dangling(s, x, cloth)
        limbs.arm(s, me, RIGHT, (-4, -3.6), (-2.4, -5.8), "fist", 0, LEFT)
    with s.at(16.4, 9.4, 14):
        kit.chip(s, 0, 0, 4.6, s.hot)
    s.line("M15.2 5.4 L14.8 3.6 M17.6 5.4 L17.8 3.6", s.hot, 0.9)


def _dangling(s: Stage, x: float, cloth: str) -> None:
    """The knees and shins of somebody who sits at x on a plank whose top is at y = -2."""
    for away in (-1.9, 1.9):
        s.backed(f"M{x + away} -1.6 L{x + away} 3.4", cloth, 2.3, 0.6)
        s.area(f"M{x + away - 1.4} 5.4 C{x + away - 1.4} 3.6 {x + away + 1.4} 3.6 {x + away + 1.4}"
               " 5.4 Z", s.ink, 0.5)  # fmt: skip


def _pumped(s: Stage, x: float, y: float) -> None:
    """A chip about (x, y) that is full of air, 12 mm wide."""
    kit.chip(s, x, y, 9.6, s.hot)
    with s.at(x, y):
        s.fill("M-4.6 -4.6 C-3 -6.2 3 -6.2 4.6 -4.6 C6.2 -3 6.2 3 4.6 4.6 C3 6.2 -3 6.2 -4.6 4.6"
               " C-6.2 3 -6.2 -3 -4.6 -4.6 Z", s.hot)  # fmt: skip
        s.fill(kit.several(BOLT, [(2.7, 0, 0, 2.7, 0, 0)]), s.paper)
        s.line("M-4.3 -1.6 C-4.2 -3 -3.8 -3.8 -2.6 -4.1", s.paper, 0.8)
