"""What happens on the market: prices, stakes and schemes."""

from __future__ import annotations

from generator.art.sketch import Sketch, disc
from generator.drawing.drawing import moved, scaled, times, turned
from generator.games.vires_in_numeris.art.scenes import folk, kit
from generator.games.vires_in_numeris.art.scenes.kit import scene


@scene("bearish")
def bear(s: Sketch) -> None:
    """A bear strikes down with its claws, and what somebody held falls."""
    s.fill(
        "M-19 18 C-19 7 -15.6 -0.4 -9 -2 C-4 -2.4 -2.4 -4 -0.6 -7.6 C1.6 -12 4.4 -14.8 8.4 -14.8"
        " C13.4 -14.8 15.2 -10.6 14 -7.4 C12.6 -4 7.8 -4 6.4 -7 C5.2 -5.4 4.4 -1.4 3.6 3"
        " C2.8 8 3 13 3 18 Z"
    )
    s.fill(disc(-6.6, 10.6, 5.4, 5.6), s.shade)
    arm = "M-14.6 4.4 C-17.4 9 -15.6 12.6 -10 11.4"
    s.line(arm, s.shade, 5.4)
    s.line(arm, s.ink, 4.4)
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
    claw = "M-0.9 0 C-0.9 1.6 -0.2 3 1 4 C1.4 2.6 1.3 1.2 0.9 0 Z"
    spots = ((6.6, -7.2, 38), (8.4, -5.6, 20), (10.6, -5.2, 2), (12.8, -6.2, -18))
    s.area(kit.several(claw, [times(moved(x, y), turned(turn)) for x, y, turn in spots]),
           kit.LINEN, 0.5)  # fmt: skip
    s.fill(disc(10, -9, 2.2, 1.7), s.shade)
    s.fill(kit.several(disc(0, 0, 0.75), [moved(7.2, -11), moved(9.6, -12.2), moved(12, -11.2)]),
           s.shade)  # fmt: skip
    folk.other(s, 13.6, 10.4, 10.4, "aghast", "curls")
    folk.arm(s, "M9.6 12.6 C7.2 11.4 6.6 10 6.4 8.6", (6.4, 8.2), 9)
    s.line("M9.6 -0.2 L8.4 1.6 M12 0.2 L11.6 2.2 M14.4 -0.8 L14.8 1.2", s.hot, 0.9)
    with s.at(6.6, 3, -20):
        kit.chip(s, 0, 0, 5, s.hot)


@scene("bullish")
def bull(s: Sketch) -> None:
    """A bull tosses up two chips with its horns."""
    with s.at(0.8, 1.4, scale=0.92):
        s.area("M-14 16.4 C-16 8 -10 1.4 0 1.4 C10 1.4 16 8 14 16.4 Z", s.shade)
        kit.chips(s, [(-4.2, -9.6), (4.6, -10.4)], 4.8, s.hot)
        s.line("M-4.2 -4.8 L-4.2 -3 M4.6 -5.6 L4.6 -3", s.hot, 0.9)
        horn = "M4 -1 C9 -0.6 12.6 -4 11.4 -10.4 C14.6 -5 13 2.4 6 3.4 Z"
        ear = "M6 2.4 C9 2 11 3.6 12.4 5.6 C9.6 7 7.4 6.4 5.6 5 Z"
        both = [scaled(1, 1), scaled(-1, 1)]
        s.area(kit.several(horn, both))
        s.area(kit.several(ear, both), s.ink)
        s.area(
            "M-5.6 -1.6 C-2.6 -3.2 2.6 -3.2 5.6 -1.6 C6.6 3 5 7.6 4 11"
            " C3.4 14.4 -3.4 14.4 -4 11 C-5 7.6 -6.6 3 -5.6 -1.6 Z",
            s.ink,
        )
        s.fill("M-3.4 11.2 C-2.6 8.6 2.6 8.6 3.4 11.2 C3 13.4 -3 13.4 -3.4 11.2 Z", s.paper)
        for side in (-1, 1):
            s.fill(disc(side * 3, 3, 1), s.paper)
            s.fill(disc(side * 1.5, 11.2, 0.6))


@scene("initial-coin-offering")
def offering(s: Sketch) -> None:
    """Somebody flies off in a flip: it costs you a chip, or two of theirs come down to you."""
    s.line("M-7.6 -2 L-2.6 6 M6 -2 L1.4 6", "", kit.THIN)
    kit.flip(s, -0.8, -6.6, 9)
    folk.other(s, -0.6, 5.4, 8, "glad", "hat")
    s.area("M-4.6 7.4 L3.4 7.4 L2.6 12.6 L-3.8 12.6 Z", s.shade)
    s.line("M-4.2 9.2 L3 9.2 M-4 10.9 L2.8 10.9", "", kit.THIN)
    kit.chip(s, -10.4, 3.4, 4.6, s.hot)
    kit.arrow(s, [(-10.4, 11.8), (-10.4, 7)], "", 1.3)
    kit.chips(s, [(12.2, -4.4), (15.4, 1.2)], 4.6, s.hot)
    s.line("M12.2 -9.8 L12.2 -8.2 M16.6 -4 L16.6 -2.4", s.hot, 0.9)
    folk.you(s, 12.6, 12.4, 9.4)
    folk.your_arm(s, "M9 14 C7.4 12 7.4 10 7.8 7.6", (7.8, 7), 8)
    folk.your_arm(s, "M16.2 14 C17.8 12 17.8 10 17.4 8.4", (17.4, 7.8), 8)


@scene("ponzi-scheme")
def ponzi(s: Sketch) -> None:
    """A pyramid of people: those below flip, and who loses pays the one on top."""
    with s.at(-1.6, 1.4, scale=0.94):
        _pyramid(s)
    kit.flip(s, 13.6, 7.6, 3.6)
    s.line(kit.cross(13.6, 0.2, 3.2), s.hot, 1.4)
    kit.arrow(s, [(11.6, -3.4), (6.4, -10)], "", 1.3)


def _pyramid(s: Sketch) -> None:
    hats = ("hat", "tuft", "bonnet", "curls", "hat")
    spots = ((-8.4, 9), (0, 9), (8.4, 9), (-4.2, 0.8), (4.2, 0.8))
    for (x, y), hat in zip(spots, hats, strict=True):
        folk.other(s, x, y, 8, "sad" if y > 5 else "calm", hat)
    folk.you(s, 0, -7.4, 8)
    for side in (-1, 1):
        folk.your_arm(s, f"M{side * 3.6} -5.6 L{side * 5.4} -9.4", (side * 5.4, -9.8), 6)
    kit.coin(s, -5.6, -12.4, 2.2, s.hot)
    kit.chip(s, 5.6, -12.6, 3.4, s.hot)


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
    for y, colour in ((7, s.ink), (10, s.hot), (13, s.ink)):
        crest = f"M-36 {y}" + "".join(
            f" C{x + 2} {y - 2.4} {x + 3.6} {y - 2.4} {x + 5.6} {y}"
            f" C{x + 7.6} {y + 2} {x + 9} {y + 2} {x + 11} {y}"
            for x in (-36, -25, -14, -3, 8, 19)
        )
        if y == 7:  # The stem ends under water.
            s.fill(f"{crest} L30 18 L-36 18 Z", s.paper)
        s.line(crest, colour, 1.3)
    with s.at(-10.4, 2.8, -22, 1.2):
        s.area("M-3 0 L3 0 L2 2.2 L-2 2.2 Z", s.hot)
        s.line("M0 0 L0 -4", "", kit.THIN)
        s.fill("M0 -4 L2.4 -1 L0 -1 Z")
        s.area(disc(-1.3, -1, 1), kit.LINEN, 0.5)
    with s.at(-14.8, -1.6, -30):
        kit.chip(s, 0, 0, 3.2)
