"""The Events that all have a say in: a vote by letter, and a gift from the sky."""

from __future__ import annotations

from generator.art.sketch import bar
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.scenes import folk, kit, limbs
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT
from generator.games.vires_in_numeris.art.scenes.stage import Stage, scene


@scene("byzantine-generals")
def generals(s: Stage) -> None:
    """Three generals vote in secret, each by a sealed letter, for a chip or for a Coin."""
    folk.you(s, 0.6, -1.6, 12, "sly", foot=9, gaze=(-0.9, 0.5), cap=False)
    one = folk.other(s, -12, 4, 15, "doubt", "tuft", arms=LEFT, foot=9, gaze=(0.9, 0.5), tilt=5)
    two = folk.other(
        s, 13.4, 4, 15, "cross", "beard", arms=RIGHT, foot=9, gaze=(-0.9, 0.5), tilt=-5
    )
    for x, y, tilt, size in ((0.6, -1.6, 0, 12), (-12, 4, 5, 15), (13.4, 4, -5, 15)):
        with s.at(x, y - 0.9 * size / 8, tilt, 1.16 * size / 8):
            _helmet(s)
    s.area("M-10.4 8 L-7.4 4.4 L8.6 4.4 L11.6 8 Z", s.dusk(s.paints.wood))
    _letter(s, 0.6, 3.2, 0)
    s.line("M-4.4 6.2 L5.6 6.2", "", 1.2)
    s.area(bar(-10.4, 8, 22, 12, 0.4), s.paints.wood)
    s.line("M2.2 9.4 L-1 15.8", "", 1.1)
    kit.chip(s, -5.2, 12.2, 6)
    kit.coin(s, 6.4, 12.2, 3.7, s.paper)
    limbs.arm(s, one, LEFT, (-18.4, 13), (-13, 9.4), "")
    limbs.about(s, one, (-13, 9.4), 62, LEFT, lambda: _letter(s, -8, 5, -16))
    limbs.arm(s, two, RIGHT, (19.8, 13), (14.2, 9.4), "")
    limbs.about(s, two, (14.2, 9.4), -62, RIGHT, lambda: _letter(s, 9.2, 5, 16))


def _letter(s: Stage, x: float, y: float, turn: float) -> None:
    """A sealed letter about (x, y)."""
    with s.at(x, y, turn, 1.5):
        s.area(bar(-2.8, -1.9, 5.6, 3.8, 0.3), s.hot)
        s.line("M-2.7 -1.7 L0 0.7 L2.7 -1.7", "", kit.THIN)
        kit.chip(s, 0, 0.3, 1.7)


def _helmet(s: Stage) -> None:
    """A helmet with cheeks and a brush on it, of a general who is 8 mm high."""
    s.area("M-2.7 -0.9 C-3.5 -7.7 3.5 -7.7 2.7 -0.9 C2.6 0 2 0.6 1.2 0.9 C1.6 -0.2 1.8 -1.6 1.85"
           " -3.3 L-1.85 -3.3 C-1.8 -1.6 -1.6 -0.2 -1.2 0.9 C-2 0.6 -2.6 0 -2.7 -0.9 Z",
           s.shade, 0.5)  # fmt: skip
    s.fill("M1.5 -4.6 C2.4 -4 2.7 -2.4 2.45 -1 C2.4 -0.3 2.1 0.2 1.6 0.5 C2 -0.6 2.2 -3.2 1.5 -4.6"
           " Z", s.dusk(s.shade))  # fmt: skip
    s.area("M-0.7 -4 L-1.3 -7.6 C-1 -8.5 1 -8.5 1.3 -7.6 L0.7 -4 Z", s.paints.coat, 0.5)
    s.line("M-0.45 -7 L-0.25 -5 M0.45 -7 L0.25 -5", "", 0.28)
    s.area(bar(-2.75, -4.3, 5.5, 1.1, 0.5), s.paints.accent, 0.4)


@scene("proof-of-stake")
def stake(s: Stage) -> None:
    """Whose card is a HashRate gets one more from the sky; who has none gets nothing."""
    kit.shining(s, 5.8, -3.6, 9)
    _parachute(s, 5.8, -3.6)
    them = folk.other(s, 14.2, 8.4, 12.4, "pout", "beanie", LEFT, 10, (-0.9, -0.6), 7)
    me = folk.you(s, -9.6, 6.4, 14.4, "cheer", 0, 10, (0.8, -0.9), -9)
    limbs.arm(s, me, RIGHT, (-1, 14.4), (0.8, 9.8), "open", 4, LEFT)
    limbs.arm(s, me, LEFT, (-17.4, 15), (-16, 13), "")
    limbs.about(s, me, (-16, 13), -8, RIGHT, lambda: _card(s, -17, 5, -8))
    limbs.arm(s, them, LEFT, (7, 17), (8.2, 15.6), "")
    limbs.about(s, them, (8.2, 15.6), -4, RIGHT, lambda: _card(s, 7.4, 8.8, -6, 0.88, "A"))


def _card(s: Stage, x: float, y: float, turn: float, size: float = 1.0, sign: str = "") -> None:
    """A card about (x, y) that is held up by its lower end: a HashRate, or an "A"ction."""
    with s.at(x, y, turn, size):
        s.area(bar(-3.6, -5.4, 7.2, 11, 0.9))
        if sign:
            s.line("M-1.6 1 L0 -3.6 L1.6 1 M-1 -0.4 L1 -0.4", "", 0.9)
        else:
            s.fill(kit.several(BOLT, [(2, 0, 0, 2, 0, -1)]))


def _parachute(s: Stage, x: float, y: float) -> None:
    """A chip about (x, y) that comes down slowly."""
    with s.at(x, y, 5, 1.5):
        s.line("M-4.4 -5 L0 -0.6 L4.4 -5 M0 -5 L0 0", s.paper, 0.5)
        s.area("M-4.8 -4.8 C-4.6 -9.4 4.6 -9.4 4.8 -4.8 Q3.2 -6 1.6 -4.8 Q0 -6 -1.6 -4.8"
               " Q-3.2 -6 -4.8 -4.8 Z", s.paper)  # fmt: skip
        s.fill("M1.6 -5.1 Q3.2 -6 4.4 -5.2 C4 -7.4 2.4 -8 0.8 -8 Z", s.shade)
        kit.chip(s, 0, 0.6, 5.4, s.hot)
