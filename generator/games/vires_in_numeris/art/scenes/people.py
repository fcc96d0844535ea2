"""What people do: hold, show, swap, run, fall for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from generator.art.sketch import bar, disc
from generator.drawing.drawing import Path, moved
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.scenes import faces, folk, hands, kit, limbs, wardrobe
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT
from generator.games.vires_in_numeris.art.scenes.stage import Stage, scene


@scene("double-spending")
def double(s: Stage) -> None:
    """Into a copying machine your hand puts one chip, and two come out on its belt."""
    with s.at(-1.2, 3.6):
        s.area(bar(-10, -6, 13, 2.6, 0.8), s.shade)
        kit.chip(s, -3.4, -7.6, 5.2)
        hands.grab(s, -3.4, -7.6, 0, 0.86, 3.1)
        s.area(bar(-13.4, -3.6, 19, 17, 1.2), s.paints.accent)
        s.fill(bar(2, -3.2, 3.2, 16.2, 0.6), s.dusk(s.paints.accent))
        s.area(bar(-11.4, -1.4, 6.6, 4, 0.5), s.paper, 0.5)
        s.line("M-10 0 L-6.6 0 M-10 1.4 L-8 1.4", "", kit.THIN)
        s.fill(kit.several(disc(0, 0, 0.9), [moved(-10.4, 5), moved(-7.6, 5)]))
        s.line("M-13.4 9 L5.4 9", "", kit.THIN)
        s.area(bar(-3, -1.8, 6, 8.6, 0.6), s.ink)
        s.line("M9 8.4 L9 13.4 M17 8.4 L17 13.4", "", 1.1)
        s.area(bar(-1, 6, 21, 2.8, 1.4), s.shade)
        s.fill(kit.several(disc(0, 0, 0.65), [moved(2 + 4.1 * k, 7.4) for k in range(5)]))
        kit.chip(s, 6.8, 1.6, 5.6)
        kit.chip(s, 15.6, 1.6, 5.6, s.hot)
        s.line("M11.4 -4.6 L10.4 -6.6 M15.6 -4.8 L15.6 -7.4 M18.2 -4.8 L19 -6.6", s.hot, 0.9)


@scene("flippening")
def flippening(s: Stage) -> None:
    """The world turns upside down: you on your feet and the Baron on his head swap Hands."""
    me = folk.you(s, -10.8, 5, 13, "grin", arms=RIGHT, foot=10, gaze=(0.9, -0.5), tilt=-8)
    kit.fan(s, -1, 6.8, 3, 0.95, 24)
    limbs.arm(s, me, RIGHT, (-4.4, 14.6), (-1.2, 13.2), "fist", 24, LEFT)
    with s.at(12.6, -7.6, 180):
        them = folk.other(s, 0, 0, 14, "fright", "hatless", arms=RIGHT, foot=10)
        for k in range(3):
            with s.at(10, 2, 24 * (k - 1), 0.95):
                s.area(bar(-2.6, -10, 5.2, 8, 0.7), s.paints.accent)
                s.fill(kit.several(BOLT, [(1, 0, 0, 1, 0, -6.6)]))
        limbs.arm(s, them, RIGHT, (8.4, 6), (10, 2), "fist", 10, LEFT)
    # His hat has no chance.
    with s.at(13, 12.6, 190, 1.24), s.at(0, 5.4):
        wardrobe.top_hat(s, s.paints.coat)
    kit.swirl(s, 2.4, -3.4, 5.4, 152, 204)
    kit.swirl(s, 0.6, 2, 7.4, -26, 46)


@scene("hold-on-for-dear-life")
def hodl(s: Stage) -> None:
    """A storm at sea: both your arms are about your Coin, and you don't let go."""
    p = s.paints
    s.area("M-8.6 -9.4 C-12.2 -9.4 -12.2 -14.2 -8.6 -14 C-8 -17.8 -2.2 -18.2 -1 -15.2"
           " C1.8 -17.8 7 -16.2 6.8 -12.8 C10.8 -13.4 11 -9.4 8 -9.4 Z", p.accent)  # fmt: skip
    s.area("M7.6 -8.4 C5 -8.4 4.4 -11.8 7.2 -12.4 C7.4 -16.6 14 -16.8 15.2 -13.2"
           " C19 -13.4 19.4 -8.4 15.8 -8.4 Z", s.ink)  # fmt: skip
    s.area("M13.4 -11 L9.6 -5.6 L12.4 -5.6 L11 -0.8 L16 -6.8 L13.2 -6.8 L15.6 -11 Z", s.hot)
    # The wave that is about to break, and its foam.
    s.area("M26 -4 C18 -7.4 9.8 -4.6 9.6 1.6 C9.6 3.8 11 4.4 12 3.2 C11.8 1 13.4 -0.4 15.2 0.4"
           " C12.2 4 12.4 9 15 17 L26 17 Z", p.accent)  # fmt: skip
    s.fill("M26 0 C20 -1 15.6 2 15 6 C14.6 9.6 16 13 17 17 L26 17 Z", s.dusk(p.accent))
    s.area("M26 -4 C18 -7.4 9.8 -4.6 9.6 1.6 C9.6 4.2 11.6 4.6 12.2 2.6 C12.6 4 14.6 3.6 14.4 2"
           " C15.4 2.8 16.8 1.8 16.4 0.4 C17.6 0.8 18.8 -0.2 18.4 -1.4 L26 -1 Z",
           kit.LINEN)  # fmt: skip
    drops = ((-14, -6), (-10.4, -4.6), (-14.6, 1), (-9.4, 3.4), (-14, 8))
    s.line(kit.several("M-1.8 -1.4 L1.8 1.4", [moved(x, y) for x, y in drops]), "", 0.7)
    me = folk.you(s, -0.6, 1.6, 13.6, "strain", arms=0, foot=9, gaze=(0.5, -0.5), tilt=9)
    kit.coin(s, -0.6, 10, 7.4, s.hot)
    limbs.arm(s, me, LEFT, (-11.4, 8.8), (-10, 12.6), "laid", 64, LEFT)
    limbs.arm(s, me, RIGHT, (10.2, 8.8), (8.8, 12.6), "laid", -64, RIGHT)
    crest = (
        "M-36 13 q4 -2.4 8 0 t8 0 q4.6 -2 8.6 0.8 q5 2.6 10 1.2 q5 -1.6 9 0 q5 1.6 9 -1.6 L26 12"
    )
    s.fill(f"{crest} L26 20 L-36 20 Z", p.accent)
    s.line(crest)


@scene("offline")
def offline(s: Stage) -> None:
    """Your hand pulls the plug; so what flies at the chip bounces off its shield."""
    shield = ("M6.4 -15.6 L16 -12.6 L16 -6.6 C16 -1.4 11.8 1.8 6.4 4 C1 1.8 -3.2 -1.4 -3.2 -6.6"
              " L-3.2 -12.6 Z")  # fmt: skip
    s.fill(shield, s.paints.accent)
    s.fill("M6.4 -15.6 L16 -12.6 L16 -6.6 C16 -1.4 11.8 1.8 6.4 4 Z", s.dusk(s.paints.accent))
    s.line(shield)
    s.fill("M6.4 -13.6 L14.2 -11.2 L14.2 -6.6 C14.2 -2.6 10.8 0.2 6.4 2.1 C2 0.2 -1.4 -2.6"
           " -1.4 -6.6 L-1.4 -11.2 Z", kit.LINEN)  # fmt: skip
    kit.chip(s, 6.4, -6.4, 6.6, s.hot)
    with s.at(-10.4, -5, -42, 2.6):
        s.fill(BOLT, s.hot)
    s.line("M-6.6 -1.6 L-7.8 -0.2 M-6.2 -5 L-5.2 -5 M-6.8 -8.8 L-7.6 -10.4", s.hot, 0.9)
    s.area(bar(15.4, 4.6, 20, 11, 1.2), kit.LINEN)
    s.fill(disc(19.4, 10.1, 3.4), s.dusk(kit.LINEN))
    s.line(disc(19.4, 10.1, 3.4), "", 0.6)
    s.fill(kit.several(disc(0, 0, 0.8), [moved(18.8, 8.5), moved(18.8, 11.7)]))
    prongs = "M6.4 8.5 L10.8 8.5 M6.4 11.7 L10.8 11.7"
    s.line(prongs, s.ink, 2.2)
    s.line(prongs, s.shade, 0.9)
    hands.tug(s, -3.6, 10.1)
    s.line("M13.4 6.6 L12.4 5.6 M13.8 10.1 L12.6 10.1 M13.4 13.6 L12.4 14.6", s.hot, 0.9)


@scene("oracle")
def oracle(s: Stage) -> None:
    """One huge eye above the Hands of all others, which it sees through."""
    row = ((-8.8, "beard", "cross", -8), (11.8, "bob", "aghast", 8))
    for x, who, mood, tilt in row:
        kit.faint(s, f"M3 -6 L{x - 8} 20 L{x + 3.4} 20 Z", 0.25)
        them = folk.other(s, x, 9.6, 11.4, mood, who, RIGHT, 10, (-x / 16, -1), tilt)
        folk.holds(s, them, RIGHT, x - 0.8, 17.4, partial(_seen, s, x - 2.4, 20.6))
    with s.at(3.2, -8.9, scale=1.16):
        s.area("M-13 0 C-6.4 -7.6 6.4 -7.6 13.4 0 C6.4 7 -6.4 7 -13 0 Z")
        s.fill("M-12 0 C-6.4 -7 6.4 -7 12.4 0 C6.4 -4.6 -6.4 -4.6 -12 0 Z", s.shade)
        s.area(disc(0, 0, 5.2), s.hot)
        s.fill(disc(0, 0, 2.4))
        s.fill(disc(-1.5, -1.7, 1.1), s.paper)


def _seen(s: Stage, x: float, y: float) -> None:
    """Three HashRates in a Hand, held at (x, y)."""
    for k in range(3):
        with s.at(x, y, 27 * (k - 1) - 6, 1.08):
            s.area(bar(-2.8, -10.8, 5.6, 8.8, 0.7), s.paper if k == 2 else s.shade)
            s.fill(kit.several(BOLT, [(1.5, 0, 0, 1.5, 0.2 * k - 0.8, -7.4)]))


@scene("wrecked")
def wrecked(s: Stage) -> None:
    """A wrecking ball strikes the Baron's Hand: all its chips fly into the Pool."""
    s.line("M-8 -25 L-1.4 -10", s.ink, 2.2)
    s.line("M-8 -25 L-1.4 -10", s.paints.accent, 1)
    # Where it strikes, behind all that it strikes.
    with s.at(6, 3.4, scale=0.95):
        s.area("M0.2 0.8 L1.2 -4.8 L3.2 -1 L7 -2.4 L4.8 1.2 L7.4 3.8 L3.6 4.2 L2.8 8.2 L0.2 5"
               " L-3.8 7.2 L-2.8 3.2 L-6.4 2.2 L-3 0.6 Z", s.paints.accent)  # fmt: skip
    them = folk.other(s, 13, 5, 11.6, "aghast", "baron", RIGHT, foot=9, gaze=(-0.6, 0.3), tilt=10)
    limbs.arm(s, them, RIGHT, (18.8, 12.4), (15.2, 15), "")
    for k in range(3):
        with s.at(11.6, 17.6, 25 * (k - 1) - 16, 1.05):
            s.area(bar(-2.6, -11, 5.2, 8, 0.7), s.hot)
            s.fill(kit.several(BOLT, [(1, 0, 0, 1, 0, -8)]), s.paper)
    limbs.hand(s, them, (15.2, 15), -56, "fist", LEFT)
    s.fill(disc(-0.6, -4.2, 7.8))
    s.line("M-5 -5 C-4.6 -7.4 -3.2 -9 -1.2 -9.6", s.shade, 1.4)
    kit.basin(s, -8.6, 11.4, 7.6, s.paints.water)
    for x, y, turn in ((-10.6, 7.4, -18), (-2.6, 6.6, 58)):
        with s.at(x, y, turn, 1.1):
            s.area(bar(-2.6, -4, 5.2, 8, 0.7), s.hot)
            s.fill(kit.several(BOLT, [(1, 0, 0, 1, 0, 0)]), s.paper)
    s.fill("M-15.8 12 A7.6 1.85 0 0 0 -1.4 12 C-2.6 15.2 -14.6 15.2 -15.8 12 Z", s.shade)
    s.line("M-16.1 11.5 A7.6 1.85 0 0 0 -1.1 11.5")


@scene("fear-of-missing-out")
def missing(s: Stage) -> None:
    """You run after a train, as somebody on it has got two chips: you think of as many."""
    s.line("M-30 13.4 L26 13.4", s.ink, 1.4)
    with s.at(3.4, 1, 0, 1.12):
        s.area("M4 -14 L32 -14 L32 7 L4 7 Z", s.paints.accent)
        s.fill("M3 -14.6 L32 -14.6 L32 -12.6 L3 -12.6 Z")
        s.area(bar(5.2, -11.6, 18, 14, 0.6), kit.LINEN, 0.5)
    folk.other(s, 14.4, 3.4, 8.8, "cheer", "bun", foot=1, gaze=(-0.7, -0.4), tilt=-5)
    kit.chips(s, [(12, -8.8), (16.9, -8.8)], 3.5)
    with s.at(3.4, 1, 0, 1.12):
        s.fill("M4.4 2 L32 2 L32 6.6 L4.4 6.6 Z", s.dusk(s.paints.accent))
        s.line("M5 2 L32 2", "", 0.7)
        for x in (7.4, 15.4):
            s.area(disc(x, 8.4, 2.4), s.shade)
            s.fill(disc(x, 8.4, 0.8))
    with s.at(-2, 2.6, 0, 1.06):
        _runner(s)
    s.area(bar(-10.8, -16, 12.6, 6.8, 3.4))
    for x, y, r in ((-10.6, -7.8, 0.9), (-10, -5.8, 0.6)):
        s.area(disc(x, y, r), "", 0.5)
    kit.chips(s, [(-7.1, -12.6), (-1.9, -12.6)], 3.4, s.hot)
    s.line("M-17.6 7 L-15 7", "", 0.7)


def _runner(s: Stage) -> None:
    """You, at full stretch."""
    trousers = s.dusk(s.dusk(s.shade))
    legs = "M-8 4.6 L-11.6 7.4 L-15.6 5.8 M-7 4.8 L-2.6 6.6 L-3.8 11.6"
    shoes = "M-15.8 5.4 L-16.8 7.8 M-4.2 12.2 L-1 12.5"
    me = limbs.Figure(-4.8, -2.2, 1.24, s.paints.jacket, s.shade, s.paints.tan, 2.2)
    limbs.arm(s, me, LEFT, (-10.2, 1.6), (-12, -2), "fist", -20)
    for way, wide, colour in ((shoes, 1.5, s.paper), (legs, 2.5, trousers)):
        s.line(way, s.ink, wide + 1.3)
        s.line(way, colour, wide)
    s.area("M-9.6 4.2 L-8 -0.4 C-7.4 -2.6 -6.4 -3.4 -4.6 -3.2 C-2.6 -3 -2 -1.4 -2.6 0.6"
           " L-4.6 6 C-6.4 7 -8.8 6 -9.6 4.2 Z", s.paints.jacket)  # fmt: skip
    s.line("M-4.6 -0.6 L-6.6 5.8", "", kit.THIN)
    with s.at(-3.2, -2.6, 8, 1.36):
        faces.your_head(s, "aghast", (1, 0))
    limbs.arm(s, me, RIGHT, (-0.6, 1.4), (2.4, -0.4), "open", 66, LEFT)


@scene("scam")
def scam(s: Stage) -> None:
    """A hook pulls two chips out of the Hand that somebody holds."""
    them = folk.other(
        s, 8.6, 2.2, 14.6, "aghast", "bun", arms=RIGHT, foot=10, gaze=(-0.9, 0.1), tilt=8
    )
    folk.holds(s, them, RIGHT, 6.8, 14.6, lambda: kit.fan(s, 6.8, 10.4, 5, 1.3, 14))
    s.line("M-3.4 -20 L-3.4 -13", "", 0.8)
    for x, y, turn in ((-9, -1.9, -12), (-8.7, 5.2, 10)):
        with s.at(x, y, turn):
            kit.chip(s, 0, 0, 5, s.hot)
    hook = "M-3.4 -9.4 L-3.4 3.6 C-3.4 12 -14.2 12 -14.2 3.6 L-14.2 1.4"
    s.line(hook, s.ink, 3.1)
    s.line(hook, s.paints.accent, 1.4)
    s.line(disc(-3.4, -11.4, 1.8), s.ink, 1.8)
    s.line(disc(-3.4, -11.4, 1.8), s.paints.accent, 0.7)
    s.area("M-15.6 2 L-15 -4.8 L-13 1.4 L-10 2.8 L-12.8 4.2 Z", s.paints.accent, 0.6)
    kit.arrow(s, [(-8.8, -7.4), (-8.8, -14.4)], "", 1.7)


@scene("diamond-hands")
def diamond(s: Stage) -> None:
    """A hand that doesn't let go of its gem; of the flip's two sides it is the one that wins."""
    with s.at(-4.4, 2.6, scale=1.16):
        hands.cradle(s)
        s.area("M-8.4 -9.6 L-4.8 -13.6 L5.2 -13.6 L8.8 -9.6 L0.2 4.6 Z", s.paints.accent)
        s.fill("M-8.4 -9.6 L-4.8 -13.6 L-2.8 -9.6 L0.2 4.6 Z", s.paper)
        s.fill("M8.8 -9.6 L3.2 -9.6 L0.2 4.6 Z", s.dusk(s.paints.accent))
        s.line("M-8.4 -9.6 L8.8 -9.6 M-4.8 -13.6 L-2.8 -9.6 L0.2 4.6 L3.2 -9.6 L5.2 -13.6",
               "", kit.THIN)  # fmt: skip
        s.line("M-8.4 -9.6 L-4.8 -13.6 L5.2 -13.6 L8.8 -9.6 L0.2 4.6 Z")
        hands.clutch(s)
    _outcome(s, kit.tick)


def _outcome(s: Stage, sign: Callable[[float, float, float], Path]) -> None:
    """A flip, and below it the only way that it can end."""
    kit.flip(s, 12.8, -9.6, 4.8)
    kit.arrow(s, [(12.8, -3.2), (12.8, 1)], "", 1.5)
    s.area(disc(12.8, 7.4, 5.4), s.hot)
    s.line(sign(12.8, 7.4, 4.6), "", 1.7)


@scene("paper-hands")
def paper(s: Stage) -> None:
    """The hand of `diamond`, cut from paper, that has let go; the flip is lost."""
    with s.at(-4.4, 2.6, scale=1.16):
        hands.paper(s)
    _outcome(s, kit.cross)
