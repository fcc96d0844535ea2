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
    one = folk.other(s, -12, 3, 14, "doubt", "tuft", arms=LEFT, foot=9, gaze=(0.9, 0.5), tilt=7)
    two = folk.other(s, 13, 3, 14, "cross", "beard", arms=RIGHT, foot=9, gaze=(-0.9, 0.5), tilt=-6)
    me = folk.you(s, -0.8, -1.6, 14, "sly", arms=RIGHT, foot=9, gaze=(-0.8, 0.6), cap=False)
    for x, y, tilt in ((-12.0, 3.0, 7), (13.0, 3.0, -6), (-0.8, -1.6, 0)):
        with s.at(x, y - 0.9 * 14 / 8, tilt, 1.16 * 14 / 8):
            _helmet(s)
    s.area("M-9.2 7.4 L-7 5 L7 5 L9.2 7.4 Z", s.dusk(s.paints.wood))
    s.line("M-3.4 6.2 L3.4 6.2", "", 1)
    limbs.arm(s, me, RIGHT, (7, 4), (2.6, 3), "")
    limbs.about(s, me, (2.6, 3), -84, RIGHT, lambda: _letter(s, -2.2, 3.4, -4))
    limbs.arm(s, one, LEFT, (-17.8, 10.6), (-13.8, 9.4), "")
    limbs.about(s, one, (-13.8, 9.4), 52, LEFT, lambda: _letter(s, -8.8, 5.4, -20))
    limbs.arm(s, two, RIGHT, (18.8, 10.6), (14.6, 9.4), "")
    limbs.about(s, two, (14.6, 9.4), -52, RIGHT, lambda: _letter(s, 9.6, 5.4, 20))
    s.area(bar(-9.2, 7.4, 18.4, 12, 0.4), s.paints.wood)
    s.line("M1.4 8.6 L-1.4 15.8", "", 0.9)
    kit.chip(s, -5, 12, 4.8)
    kit.coin(s, 5, 12, 3, s.paper)


def _letter(s: Stage, x: float, y: float, turn: float) -> None:
    """A sealed letter about (x, y)."""
    with s.at(x, y, turn, 1.2):
        s.area(bar(-2.8, -1.9, 5.6, 3.8, 0.3), s.hot)
        s.line("M-2.7 -1.7 L0 0.7 L2.7 -1.7", "", kit.THIN)


def _helmet(s: Stage) -> None:
    """A general's helmet with cheeks and a crest, on the head of somebody 8 mm high."""
    s.area("M-0.9 -4 L-1.3 -6.6 C-0.6 -7.2 0.6 -7.2 1.3 -6.6 L0.9 -4 Z", s.paints.coat, 0.5)
    s.area("M-2.4 -1 C-3 -6.2 3 -6.2 2.4 -1 L1.9 0 L1.5 -1.2 L1.7 -3.2 L-1.7 -3.2 L-1.5 -1.2"
           " L-1.9 0 Z", s.paints.accent, 0.5)  # fmt: skip
    s.fill("M1 -4.9 C2 -4.4 2.4 -3 2.1 -1.2 L1.8 -0.8 L1.7 -1.2 L1.9 -3.4 L1.1 -3.4 Z",
           s.dusk(s.paints.accent))  # fmt: skip


@scene("proof-of-stake")
def stake(s: Stage) -> None:
    """Whose Hand shows a HashRate gets one more from the sky; who has none gets nothing."""
    row = (
        (-12, "bun", True, "awe", -8),
        (1.2, "", True, "cheer", 8),
        (14, "beanie", False, "pout", 9),
    )
    for x, who, has, mood, tilt in row:
        gaze = (0.7, -0.9) if has else (-0.9, 0.4)
        if has:
            _parachute(s, x + (5.2 if who else 7.2), -5.8 if who else -8)
        y = 5.6 if has else 6.4
        if who:
            them = folk.other(s, x, y, 11, mood, who, RIGHT, 10, gaze, tilt)
        else:
            them = folk.you(s, x, y, 11, mood, RIGHT, 10, gaze, tilt)
        for k in range(3):
            with s.at(x - 1.6, 16, 24 * (k - 1) - 14, 1.12):
                s.area(bar(-2.7, -10.4, 5.4, 8.4, 0.7))
                if k == 2 and has:
                    s.fill(kit.several(BOLT, [(1.7, 0, 0, 1.7, 0, -6.8)]))
                elif k == 2:
                    s.line("M-1.2 -5.2 L0 -8.4 L1.2 -5.2 M-0.7 -6.2 L0.7 -6.2", "", 0.7)
        folk.holds(s, them, RIGHT, x - 0.8, 14.2)


def _parachute(s: Stage, x: float, y: float) -> None:
    """A chip about (x, y) that comes down slowly."""
    with s.at(x, y, 5):
        kit.shining(s, 0, 0, 5.4)
        s.line("M-4.4 -5 L0 -0.6 L4.4 -5 M0 -5 L0 0", s.paper, 0.5)
        s.area("M-4.8 -4.8 C-4.6 -9.4 4.6 -9.4 4.8 -4.8 Q3.2 -6 1.6 -4.8 Q0 -6 -1.6 -4.8"
               " Q-3.2 -6 -4.8 -4.8 Z", s.paper)  # fmt: skip
        s.fill("M1.6 -5.1 Q3.2 -6 4.4 -5.2 C4 -7.4 2.4 -8 0.8 -8 Z", s.shade)
        kit.chip(s, 0, 0.6, 5, s.hot)
