"""What happens on the market: prices, stakes and schemes."""

from __future__ import annotations

from generator.art.colours import mixed
from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved, scaled, times, turned
from generator.games.vires_in_numeris.art.scenes import folk, kit, limbs
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT
from generator.games.vires_in_numeris.art.scenes.stage import Stage, scene


@scene("bearish")
def bear(s: Stage) -> None:
    """A bear strikes down with its claws, and what somebody held falls."""
    _bear(s)
    them = folk.other(s, 13.4, 12, 10.8, "aghast", "tuft", arms=LEFT, foot=6, gaze=(-0.5, -1))
    limbs.arm(s, them, LEFT, (7, 15.4), (6, 11.2), turn=-4)
    s.line("M9.6 0.4 L8.4 2.2 M12 0.8 L11.6 2.8 M14.4 0 L14.8 2", s.hot, 0.9)
    with s.at(5.4, 4, -20):
        kit.chip(s, 0, 0, 4.8, s.hot)


def _bear(s: Stage) -> None:
    """The bear alone."""
    fur, pale = s.paints.hair, s.paints.fair
    s.area("M-19 20 C-19 7 -15.6 -0.4 -9 -2 C-4 -2.4 -2.4 -4 -0.6 -7.6 C1.6 -12 4.4 -14.8 8.4 -14.8"
           " C13.4 -14.8 15.2 -10.6 14 -7.4 C12.6 -4 7.8 -4 6.4 -7 C5.2 -5.4 4.4 -1.4 3.6 3"
           " C2.8 8 3 13 3 20 Z", fur)  # fmt: skip
    s.fill("M3.4 0.6 C4.4 -3 5.2 -5.4 6.2 -6.6 L4.6 -9.4 C1.4 -5 0.4 4 0.2 18 L2.6 18"
           " C2.6 13 2.6 8 3.4 0.6 Z", s.dusk(s.dusk(fur)))  # fmt: skip
    s.fill(disc(-5.6, 12, 5.6, 6.4), s.paints.tan)
    arm = "M-14.6 5.4 C-17.6 7 -17.2 10.4 -13.4 10.6"
    s.line(arm, s.ink, 5.8)
    s.line(arm, fur, 4.4)
    _fist(s, -11.4, 10.4)
    with s.at(-6.4, -4, -4, 0.98):
        for x in (-5.4, 5.4):
            s.area(disc(x, -5, 2.8), fur)
            s.fill(disc(x, -5, 1.3), s.paints.tan)
        s.area(disc(0, 0, 7.6, 7), fur)
        s.fill("M3 -6 C6 -5 7.2 -2.4 7.2 0 C7.2 4 4 6.4 1 6.6 C5 4.4 5.4 -2 3 -6 Z",
               s.dusk(s.dusk(fur)))  # fmt: skip
        s.line("M-5 -3 L-1.4 -1.3 M5 -3 L1.4 -1.3", "", 1.2)
        s.area(kit.several(disc(0, 0, 1.2), [moved(-3, -0.2), moved(3, -0.2)]), kit.LINEN, 0.5)
        s.fill(kit.several(disc(0.2, 0.2, 0.6), [moved(-3, -0.2), moved(3, -0.2)]))
        s.area(disc(0, 3.6, 3.9, 3), pale)
        s.fill("M-1.7 1.8 L1.7 1.8 L0 3.6 Z")
        s.fill("M-2.2 4.4 L2.2 4.4 L1.6 6 L-1.6 6 Z")
        s.fill("M-2 4.4 L-1 4.4 L-1.5 5.4 Z M1 4.4 L2 4.4 L1.5 5.4 Z", kit.LINEN)
    _paw(s, 10, -9.4, 1.1)


def _paw(s: Stage, x: float, y: float, size: float = 1.0) -> None:
    """The underside of a paw that strikes down: pads, and four claws below them."""
    claw = "M-0.9 0 C-0.9 1.6 -0.2 3 1 4 C1.4 2.6 1.3 1.2 0.9 0 Z"
    spots = ((-3.4, 2.4, 38), (-1.6, 4, 20), (0.6, 4.4, 2), (2.8, 3.4, -18))
    with s.at(x, y, scale=size):
        s.area(disc(0, 0, 4.3, 4.6), s.paints.hair)
        s.area(kit.several(claw, [times(moved(*at), turned(turn)) for *at, turn in spots]),
               kit.LINEN, 0.5)  # fmt: skip
        s.fill(disc(0, -1.3, 2.2, 1.7), s.paints.tan)
        toes = [moved(-2.9, 0.8), moved(-1.1, 2.2), moved(1, 2.4), moved(2.8, 1.2)]
        s.fill(kit.several(disc(0, 0, 0.75), toes), s.paints.tan)


def _fist(s: Stage, x: float, y: float) -> None:
    """The back of a paw, its claws drawn in towards us."""
    claw = "M-0.8 0 C-0.9 1.4 -0.5 2.8 0.3 3.8 C0.9 2.6 1 1.2 0.8 0 Z"
    spots = [moved(x + u, y + v) for u, v in ((-2.6, 2.2), (0, 3), (2.6, 2.4))]
    s.area(disc(x, y, 4.6, 4.2), s.paints.hair)
    s.area(kit.several(claw, spots), kit.LINEN, 0.5)
    s.line(
        f"M{x - 1.4} {y + 1} L{x - 1.3} {y + 2.8} M{x + 1.4} {y + 1} L{x + 1.3} {y + 2.8}",
        "",
        kit.THIN,
    )


@scene("bullish")
def bull(s: Stage) -> None:
    """You ride a bull by its horns, and it tosses up two chips."""
    hide, pale = s.paints.hair, s.paints.fair
    for x, y, side in ((-7.2, -11.8, -1), (7.6, -13, 1)):
        s.line(f"M{x + side * 4.4} {y + 6.8} Q{x + side * 3.2} {y + 4.2}"
               f" {x + side * 1.2} {y + 3.6}", s.hot, 0.9)  # fmt: skip
        with s.at(x, y, -side * 16):
            kit.chip(s, 0, 0, 5, s.hot)
    s.area("M-18 20 C-18 8 -12 1 -3 0.4 C7 -0.4 15 5.6 16.6 20 Z", hide)
    s.fill("M8 4 C12.4 7 15.6 12 16.2 20 L8.6 20 C10.6 14 10.6 8 8 4 Z", s.dusk(s.dusk(hide)))
    me = folk.you(s, 0.2, -7.6, 8, "cheer", arms=0, foot=4, gaze=(0.3, -0.2), tilt=-10)
    # Your legs hang down on both sides of its neck.
    for side in (-1, 1):
        s.backed(f"M{side * 3.4} -0.4 L{side * 8.4} 3.6 L{side * 9.6} 9.4",
                 s.dusk(s.dusk(s.shade)), 2.6, 0.7)  # fmt: skip
        with s.at(side * 9.4, 9.6, mirrored=side < 0):
            s.area("M-1.4 0 L1.5 -0.4 C2 0.6 4.2 0.8 4.2 2.2 L-1.4 2.4 Z", kit.LINEN, 0.7)
    with s.at(-0.4, 1, -7, 1.06):
        horn = "M3.6 -1.4 C8.2 -0.8 11.6 -2.6 10.6 -8.6 C15 -3.4 13.4 3.2 5.4 3 Z"
        ear = "M5.6 2.6 C8.4 1.6 10.8 2.6 12.2 4.8 C9.8 6.6 7.4 6.4 5.2 5 Z"
        both = [scaled(1, 1), scaled(-1, 1)]
        s.area(kit.several(horn, both), kit.LINEN)
        s.area(kit.several(ear, both), hide)
        s.area("M-5.8 -2 C-2.8 -4.4 2.8 -4.4 5.8 -2 C7 2 5.4 5.4 4.4 8.4 C4 11.6 -4 11.6 -4.4 8.4"
               " C-5.4 5.4 -7 2 -5.8 -2 Z", hide)  # fmt: skip
        s.fill("M4 -2.6 L5.5 -1.8 C6.6 2 5 5.2 4.1 8 L2.2 6.4 C4 3.4 4.8 0.6 4 -2.6 Z",
               s.dusk(s.dusk(hide)))  # fmt: skip
        s.area("M-4.8 7.4 C-4.4 5 4.4 5 4.8 7.4 C5.4 11.8 2.8 12.8 0 12.8 C-2.8 12.8 -5.4 11.8"
               " -4.8 7.4 Z", pale)  # fmt: skip
        s.fill("M2 5.8 C4 6.2 4.6 7.2 4.6 8.4 C4.8 11 3.4 12.2 1.4 12.4 C3.6 10.6 3.4 7.6 2 5.8 Z",
               s.dusk(pale))  # fmt: skip
        s.line("M-1.8 11 A2.1 2.1 0 1 0 1.8 11", s.ink, 2)
        s.line("M-1.8 11 A2.1 2.1 0 1 0 1.8 11", s.paints.accent, 1)
        for side in (-1, 1):
            s.area(disc(side * 2.9, 2, 1.35, 1.2), kit.LINEN, 0.5)
            s.fill(disc(side * 2.6, 2.2, 0.65))
            s.fill(disc(side * 2.2, 8.8, 0.75, 1))
            s.line(f"M{side * 1.2} 1.3 L{side * 4.4} -0.4", "", 1)
        s.area("M-2.6 -3.4 L-1.6 -0.4 L-0.4 -2 L0.6 0.4 L1.6 -2 L2.8 -3.4"
               " C1.4 -5 -1.4 -5 -2.6 -3.4 Z", s.ink)  # fmt: skip
    limbs.arm(s, me, LEFT, (-5, -5.4), (-6.4, -1), "fist", 182, RIGHT)
    limbs.arm(s, me, RIGHT, (4.8, -5.8), (5.4, -2), "fist", 176, LEFT)
    for x, side in ((-8.4, -1), (8.8, 1)):
        s.line(f"M{x} 15.4 C{x + side * 2} 14 {x + side * 3} 13.8 {x + side * 4.6} 14.6",
               s.ink, 0.8)  # fmt: skip


@scene("initial-coin-offering")
def offering(s: Stage) -> None:
    """You sell a balloon, of which nobody knows what it is; the Baron has a needle. Two lanes on
    the table between you say what is paid: one chip to him if he wins, or two to you."""
    s.line("M2.4 -2.6 C3.6 -1 -1 0 -1.6 2.6", "", 0.7)
    s.area("M2.4 -5 L0.8 -3 L4 -3 Z", s.paper, 0.6)
    kit.flip(s, 2.4, -10.4, 5.6)
    me = folk.you(s, -9, 2.2, 11.6, "cheer", arms=RIGHT, foot=6, gaze=(0.9, -0.7), tilt=-6)
    limbs.arm(s, me, RIGHT, (-3, 8.6), (-2.2, 4.4), "fist", 6, LEFT)
    them = folk.other(s, 13.4, 2.2, 11, "sly", "baron", LEFT, 6, (-0.9, -0.6), 4)
    limbs.arm(s, them, LEFT, (7.8, 8.4), (7.6, 4), "")
    s.area("M4.1 -4.6 L5.7 0.6 L4.5 0.9 Z", kit.LINEN, 0.36)
    limbs.hand(s, them, (7.6, 4), -8, "pinch", LEFT)
    s.area(bar(-36, 5.2, 64, 5.6), s.paints.wood)
    s.area(bar(-36, 10.8, 64, 12), s.dusk(s.paints.wood))
    s.area(disc(-12.4, 8, 2), s.ink)
    s.line(kit.tick(-12.4, 8, 1.8), s.paper, 0.9)
    s.area(disc(-12.4, 13.4, 2))
    s.line(kit.cross(-12.4, 13.4, 1.7), "", 0.9)
    kit.chips(s, [(-6.4, 8), (10, 13.4), (15.6, 13.4)], 4.2, s.hot)
    kit.arrow(s, [(-2, 8), (16, 8)], "", 1.7)
    kit.arrow(s, [(6, 13.4), (-9, 13.4)], "", 1.7)


@scene("ponzi-scheme")
def ponzi(s: Stage) -> None:
    """You sit on a slab that two carry who have lost a flip: from each something comes up to you, a
    chip or a Coin."""
    for x, who, tilt in ((-8, "bob", 6), (11.2, "beanie", -6)):
        them = folk.other(s, x, 15, 10, "wail", who, 0, 4, (0.1 - 0.06 * x, -0.8), tilt)
        for side in (LEFT, RIGHT):
            limbs.arm(
                s, them, side, (x + side * 5.6, 12.4), (x + side * 4.9, 7.8), "flat", 0, -side
            )
    s.area(bar(-16, 0.8, 35.2, 5.2, 0.8), s.paints.accent)
    s.fill(bar(11.2, 1.2, 7.6, 4.5, 0.5), s.dusk(s.paints.accent))
    me = folk.you(s, 1.6, -5.8, 10.4, "cheer", arms=0, foot=4.6, gaze=(-0.6, 0), tilt=4)
    with s.at(0.8, 0.2):
        # Knees to the sides; the shins cross in front, each foot under the other knee.
        trousers = s.dusk(s.dusk(s.shade))
        s.area("M-2 -2.4 C-5.4 -3.4 -7.6 -1.6 -7 0.2 C-6.4 1.6 8 1.6 8.6 0.2 C9.2 -1.6 7 -3.4"
               " 3.6 -2.4 Z", trousers)  # fmt: skip
        for way in ("M7 -0.6 L-2 0.2", "M-5.4 -0.6 L3.6 0.2"):
            s.backed(way, trousers, 1.9, 0.6)
        s.area(kit.several(disc(0, 0, 1.8, 1.05), [moved(-3, 0.3), moved(4.6, 0.3)]), s.paper, 0.6)
    kit.chip(s, -7.8, -8.4, 5, s.hot)
    kit.coin(s, 11, -8.6, 3.1, s.hot)
    limbs.arm(s, me, LEFT, (-5, -1.6), (-6.8, -4), "flat", 0, LEFT)
    limbs.arm(s, me, RIGHT, (8.2, -1.6), (10, -4), "flat", 0, RIGHT)
    for x in (-12.4, 15.6):
        kit.arrow(s, [(x, -0.2), (x, -7)], "", 1.8)
        s.area(disc(x, 3.4, 2.3))
        s.line(kit.cross(x, 3.4, 2), "", 1)


@scene("whale")
def whale(s: Stage) -> None:
    """You are the whale: two chips rise on its fountain, or its nose tosses up the boat of the
    others, and what each of them had falls into the sea."""
    fountain = [
        f"M-2.6 -2.4 C-2.6 -8 {-2.6 + side} -9.4 {x} -9.4" for x, side in ((-6, -1), (1.2, 1))
    ]
    s.line(" ".join(fountain), s.ink, 3)
    s.line(" ".join(fountain), s.paints.water, 1.6)
    kit.chips(s, [(-7, -11.4), (2, -11.4)], 4.8, s.hot)
    # Whoever sits in the boat, and what they lose.
    with s.at(12, -2.2, 12, 0.94):
        folk.other(s, -3.6, -3.2, 8, "wail", "bob", gaze=(-0.4, 0.9))
        folk.other(s, 3.2, -3.2, 8, "aghast", "officer", gaze=(-0.4, 0.9))
        s.area("M-8 0 L8.4 0 L5.6 4.8 L-5 4.8 Z", s.paints.wood)
        s.fill("M-7 2.4 L7 2.4 L5.4 4.5 L-4.8 4.5 Z", s.dusk(s.paints.wood))
        s.line("M-7 2 L7 2", "", kit.THIN)
    for x, y, turn in ((11.8, 8.8, -12), (16.8, 8, 16)):
        with s.at(x, y, turn):
            kit.chip(s, 0, 0, 4.2, s.hot)
        s.line(f"M{x} {y - 3.7} L{x} {y - 5}", s.hot, 0.9)
    body = ("M-15.6 -2 C-17.2 -2.6 -17.6 -4.8 -16.8 -7 C-16 -6.8 -14.8 -5.6 -14.2 -4.2"
            " C-12.6 -6 -10.4 -6.6 -8.2 -5.8 C-8.8 -3.2 -10.6 -1.6 -12.6 -1.6 C-13.4 3 -13 5"
            " -10.6 4 C-7.6 0.4 -3.6 -1.6 0.6 -1 C6.4 -0.6 8.6 4.4 8 9 C7.8 14 5 20 -4 20"
            " C-14 20 -17.6 10 -15.6 -2 Z")  # fmt: skip
    s.line(body, kit.LINEN, 2)
    s.area(body, s.ink)
    s.area("M8 8.4 C4 10.4 -3 10 -6.6 13.6 C-8 16 -7 20 -4 20 L6 20 C8 16 8.4 12 8 8.4 Z",
           kit.LINEN)  # fmt: skip
    s.line("M5.6 11.6 L5.2 14 M2.4 12 L1.8 14.4 M-0.8 12.6 L-1.6 14.6", "", kit.THIN)
    s.fill(disc(2.6, 5, 1.5), kit.LINEN)
    s.fill(disc(3, 5, 0.7))
    s.line("M0.8 2.4 L3.6 2.8", kit.LINEN, 0.6)
    s.line("M-11.6 9 C-10.4 6.4 -8 3.8 -4.6 2.2", mixed(kit.LINEN, s.ink, 0.3), 1.1)
    crest = (
        "M-36 11.4 C-33 9 -31 9 -28 11.4 C-25 13.6 -23 13.6 -20 11.4 C-17 9 -15 9 -12 11.8"
        " C-8 15 -3 15 1 13 C5 11 7 9.6 10 10.4 C13 11.2 15 12.6 18 12 C21 11.4 23 10 28 10"
    )
    s.fill(f"{crest} L40 20 L-44 20 Z", s.paints.water)
    s.line(crest, "", 0.9)
    s.line("M-16 14.4 C-14.6 13.4 -13.4 13.4 -12 14.4 M8 13.4 C9.6 12.4 11.4 12.4 12.6 13.4"
           " M-2 15.4 L4 15",
           s.paper, 0.8)  # fmt: skip
