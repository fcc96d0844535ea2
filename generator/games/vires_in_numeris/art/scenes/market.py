"""What happens on the market: prices, stakes and schemes."""

from __future__ import annotations

from generator.art.sketch import Sketch, disc
from generator.drawing.drawing import moved, scaled, times, turned
from generator.games.vires_in_numeris.art.scenes import folk, kit, limbs
from generator.games.vires_in_numeris.art.scenes.kit import scene
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT


@scene("bearish")
def bear(s: Sketch) -> None:
    """A bear strikes down with its claws, and what somebody held falls."""
    s.fill(
        "M-19 18 C-19 7 -15.6 -0.4 -9 -2 C-4 -2.4 -2.4 -4 -0.6 -7.6 C1.6 -12 4.4 -14.8 8.4 -14.8"
        " C13.4 -14.8 15.2 -10.6 14 -7.4 C12.6 -4 7.8 -4 6.4 -7 C5.2 -5.4 4.4 -1.4 3.6 3"
        " C2.8 8 3 13 3 18 Z"
    )
    s.fill(disc(-5.6, 11, 5.4, 5.6), s.shade)
    arm = "M-14.6 4.4 C-17.6 6 -17.2 9.4 -13.4 9.6"
    s.line(arm, s.shade, 5.4)
    s.fill(disc(-11, 9.6, 4.2, 4.5), s.shade)
    s.line(arm, s.ink, 4.4)
    _paw(s, -11, 9.6, 0.84)
    with s.at(-6.4, -4, -4, 0.86):
        for x in (-5.4, 5.4):
            s.area(disc(x, -5, 2.8), s.shade)
            s.fill(disc(x, -5, 1.2))
        s.area(disc(0, 0, 7.6, 7), s.shade)
        s.line("M-5 -2.8 L-1.8 -1.4 M5 -2.8 L1.8 -1.4", "", 0.9)
        s.fill(kit.several(disc(0, 0, 0.9), [moved(-3, -0.2), moved(3, -0.2)]))
        s.area(disc(0, 3.4, 3.8, 2.9))
        s.fill("M-1.7 1.8 L1.7 1.8 L0 3.6 Z")
        s.line("M0 3.6 L0 4.2 M-1.8 5.2 C-0.8 4 0.8 4 1.8 5.2", "", kit.THIN)
    _paw(s, 10, -9.6)
    them = folk.other(s, 13.4, 10.4, 10.4, "aghast", "curls", arms=LEFT)
    limbs.arm(s, them, LEFT, (7.4, 13.8), (6.8, 10.2), turn=-4)
    s.line("M9.6 -0.2 L8.4 1.6 M12 0.2 L11.6 2.2 M14.4 -0.8 L14.8 1.2", s.hot, 0.9)
    with s.at(6.2, 2.4, -20):
        kit.chip(s, 0, 0, 4.8, s.hot)


def _paw(s: Sketch, x: float, y: float, size: float = 1.0) -> None:
    """The underside of a paw that strikes down: pads, and four claws below them."""
    claw = "M-0.9 0 C-0.9 1.6 -0.2 3 1 4 C1.4 2.6 1.3 1.2 0.9 0 Z"
    spots = ((-3.4, 2.4, 38), (-1.6, 4, 20), (0.6, 4.4, 2), (2.8, 3.4, -18))
    with s.at(x, y, scale=size):
        s.fill(disc(0, 0, 4.3, 4.6))
        s.area(kit.several(claw, [times(moved(*at), turned(turn)) for *at, turn in spots]),
               kit.LINEN, 0.5)  # fmt: skip
        s.fill(disc(0, 0.6, 2.2, 1.7), s.shade)
        toes = [moved(-2.8, -1.4), moved(-0.4, -2.6), moved(2, -1.6)]
        s.fill(kit.several(disc(0, 0, 0.75), toes), s.shade)


@scene("bullish")
def bull(s: Sketch) -> None:
    """A bull tosses up two chips with its horns."""
    for x, y, side in ((-4.8, -10.4, -1), (5, -11.2, 1)):
        s.line(f"M{x + side * 4} {y + 6.4} Q{x + side * 3} {y + 4} {x + side * 1.2} {y + 3.4}",
               s.hot, 0.9)  # fmt: skip
        with s.at(x, y, -side * 16):
            kit.chip(s, 0, 0, 4.8, s.hot)
    s.area("M-17 18 C-17 8 -11 1 -3 0.4 C6 -0.4 14 5.6 15.4 18 Z", s.shade)
    with s.at(-0.4, 1.2, -7):
        horn = "M3.6 -1.4 C8.2 -0.8 11.6 -2.6 10.6 -8.6 C15 -3.4 13.4 3.2 5.4 3 Z"
        ear = "M5.6 2.6 C8.4 1.6 10.8 2.6 12.2 4.8 C9.8 6.6 7.4 6.4 5.2 5 Z"
        both = [scaled(1, 1), scaled(-1, 1)]
        s.area(kit.several(horn, both), kit.LINEN)
        s.area(kit.several(ear, both), s.ink)
        s.area("M-5.8 -2 C-2.8 -4.4 2.8 -4.4 5.8 -2 C7 2 5.4 5.4 4.4 8.4 C4 11.6 -4 11.6 -4.4 8.4"
               " C-5.4 5.4 -7 2 -5.8 -2 Z", s.ink)  # fmt: skip
        s.area("M-4.6 7.6 C-4.2 5.4 4.2 5.4 4.6 7.6 C5.2 11.6 2.6 12.6 0 12.6 C-2.6 12.6 -5.2 11.6"
               " -4.6 7.6 Z", s.shade)  # fmt: skip
        s.line("M-1.6 10.8 A1.9 1.9 0 1 0 1.6 10.8", s.ink, 1.8)
        s.line("M-1.6 10.8 A1.9 1.9 0 1 0 1.6 10.8", kit.LINEN, 0.8)
        for side in (-1, 1):
            s.fill(f"M{side * 1.2} 2.2 L{side * 4.4} 0.2 L{side * 4} 2.8 Z", kit.LINEN)
            s.fill(disc(side * 2.9, 1.8, 0.6))
            s.fill(disc(side * 2.2, 8.8, 0.75, 1))
        s.area("M-2.6 -3.4 L-1.6 -0.4 L-0.4 -2 L0.6 0.4 L1.6 -2 L2.8 -3.4"
               " C1.4 -5 -1.4 -5 -2.6 -3.4 Z", s.shade, 0.5)  # fmt: skip
    for x, side in ((-7.4, -1), (7.6, 1)):
        s.line(
            f"M{x} 13 C{x + side * 2} 11.6 {x + side * 3} 11.4 {x + side * 4.6} 12.2", s.ink, 0.7
        )


@scene("initial-coin-offering")
def offering(s: Sketch) -> None:
    """Somebody flies off in a flip: if it is won, you send up a chip, else two come down to you."""
    s.line("M-6.4 -3.6 L-2.6 2.6 M5.6 -3.6 L1.8 2.6", "", kit.THIN)
    s.area("M-6.8 -4.4 C-5 -0.6 -3 0 -2.6 1.4 L1.8 1.4 C2.2 0 4.2 -0.6 6 -4.4 Z", s.shade)
    kit.flip(s, -0.4, -8.2, 7)
    them = folk.other(s, -0.4, 4, 7.4, "glad", "", arms=0)
    s.area("M-4.2 5.6 L3.4 5.6 L2.6 9.2 L-3.4 9.2 Z", s.shade)
    s.line("M-3.8 7.3 L3 7.3", "", kit.THIN)
    for side, x in ((LEFT, -4.4), (RIGHT, 3.6)):
        limbs.arm(s, them, side, (x + side * 0.8, 5.4), (x + side * 1.4, 3), turn=side * 24)
    kit.chip(s, -11, 4.4, 4.2, s.hot)
    kit.arrow(s, [(-11, 0.6), (-11, -3.4)], "", 1.3)
    s.line(kit.tick(-11.8, -6.8, 3.2), "", 1.3)
    s.line(kit.cross(12.2, -12.4, 3.4), "", 1.3)
    kit.chips(s, [(10.4, -5), (14.6, 0.8)], 4.2, s.hot)
    s.line("M9 -9 L9 -8 M11.8 -9 L11.8 -8 M16.4 -3.2 L16.4 -2.2", s.hot, 0.9)
    me = folk.you(s, 1.4, 15.2, 8.4, arms=0)
    limbs.arm(s, me, LEFT, (-6.4, 15), (-9.6, 10.8), turn=-16)
    limbs.arm(s, me, RIGHT, (9, 15), (12, 8.6), turn=10)


@scene("ponzi-scheme")
def ponzi(s: Sketch) -> None:
    """A pyramid of people: those below flip, and who loses pays the one on top."""
    with s.at(-1.6, 1.6, scale=0.92):
        _pyramid(s)
    kit.flip(s, 13.6, 7.6, 3.6)
    s.line(kit.cross(13.6, 0.2, 3.2), s.hot, 1.4)
    kit.arrow(s, [(11.6, -3.4), (6.4, -10)], "", 1.3)


def _pyramid(s: Sketch) -> None:
    hats = ("hat", "tuft", "bonnet", "bonnet", "curls")
    spots = ((-8.6, 10), (0, 10), (8.6, 10), (-4.3, 0.6), (4.3, 0.6))
    for (x, y), hat in zip(spots, hats, strict=True):
        folk.other(s, x, y, 8, "sad" if y > 5 else "calm", hat)
    me = folk.you(s, 0, -8.8, 8, arms=0)
    limbs.arm(s, me, LEFT, (-5, -7.6), (-5.4, -10.2), turn=-8)
    limbs.arm(s, me, RIGHT, (5, -7.6), (5.4, -10.2), turn=8)
    kit.coin(s, -5.8, -14, 2.2, s.hot)
    kit.chip(s, 5.8, -14.2, 3.2, s.hot)


@scene("whale")
def whale(s: Sketch) -> None:
    """A tail rises with two chips on it; the boat beside it rocks, and loses one."""
    kit.chips(s, [(-6.6, -11.6), (12.6, -11.6)], 4.4, s.hot)
    with s.at(3, 3, scale=0.86):
        s.area(
            "M-1.8 9 C-1.4 0 -2 -3.6 -4 -6 C-8.6 -6.2 -12.4 -8.6 -13.6 -13.4 C-8 -13.4 "
            "-2.6 -11.8 0 -8"
            " C2.6 -11.8 8 -13.4 13.6 -13.4 C12.4 -8.6 8.6 -6.2 4 -6 C2 -3.6 1.6 0 2.6 9 Z",
            s.ink,
        )
        s.line("M-11.4 -11.6 C-7 -10.6 -3.6 -9 -1.4 -6", s.shade, 0.6)
    for y, colour in ((7, s.ink), (10, s.shade), (13, s.ink)):
        crest = f"M-36 {y}" + "".join(
            f" C{x + 2} {y - 2.4} {x + 3.6} {y - 2.4} {x + 5.6} {y}"
            f" C{x + 7.6} {y + 2} {x + 9} {y + 2} {x + 11} {y}"
            for x in (-36, -25, -14, -3, 8, 19)
        )
        if y == 7:  # The stem ends under water.
            s.fill(f"{crest} L30 18 L-36 18 Z", s.paper)
        s.line(crest, colour, 1.3)
    with s.at(-10.4, 2.6, -16, 0.9):
        s.line("M2.6 0 L2.6 -7.2", "", 0.8)
        s.area("M2.6 -7.4 L7 -1.6 L2.6 -1.6 Z", s.paper, 0.5)
        them = folk.other(s, -1.6, -1.8, 7.4, "aghast", "hat", arms=LEFT)
        limbs.arm(s, them, LEFT, (-5.4, -1.6), (-5.6, -3.8), turn=-14)
        s.area("M-5.4 0 L6 0 L4 3.6 L-3.4 3.6 Z", s.hot)
        s.line("M-4.6 1.4 L5.2 1.4", "", kit.THIN)
    with s.at(-14.6, -6.6, -30):
        kit.chip(s, 0, 0, 3.2, s.hot)
