"""The Events that all have a part in: a vote by letter, a gift from the sky, and many masks."""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.scenes import folk, kit, limbs
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT
from generator.games.vires_in_numeris.art.scenes.stage import Stage, scene


@scene("byzantine-generals")
def generals(s: Stage) -> None:
    """Three generals vote by letter: two for a chip, and the one between them for a Coin."""
    one = folk.other(s, -11.6, 2.2, 11.4, "doubt", "tuft", LEFT, 11, (0.9, 0.1), 6)
    two = folk.other(s, 13, 2.2, 11.4, "cross", "beard", RIGHT, 11, (-0.9, 0.1), -6)
    _helmet(s, -11.6, 2.2, 6, 11.4)
    _helmet(s, 13, 2.2, -6, 11.4)
    me = folk.you(s, 0.7, 3.4, 14.4, "sly", arms=0, foot=9, gaze=(0.7, 0.3), cap=False)
    _helmet(s, 0.7, 3.4, 0, 14.4)
    limbs.arm(s, one, LEFT, (-17.6, 10.4), (-14, 14.2), "")
    limbs.about(s, one, (-14, 14.2), 24, LEFT, lambda: _vote(s, -10.8, 9, -8))
    limbs.arm(s, two, RIGHT, (18.8, 10.4), (15.4, 14.2), "")
    limbs.about(s, two, (15.4, 14.2), -24, RIGHT, lambda: _vote(s, 12.2, 9, 8))
    limbs.arm(s, me, LEFT, (-6.6, 11), (-5.2, 14.6), "")
    limbs.arm(s, me, RIGHT, (8, 11), (6.6, 14.6), "")

    def against() -> None:
        _letter(s, 0.7, 10.2, 0, 2.3)
        kit.coin(s, 0.7, 10.6, 2.9, s.paper)

    limbs.about(s, me, (-5.2, 14.6), 12, LEFT,
                lambda: limbs.about(s, me, (6.6, 14.6), -12, RIGHT, against))  # fmt: skip


def _vote(s: Stage, x: float, y: float, turn: float) -> None:
    """A letter about (x, y) for a chip."""
    _letter(s, x, y, turn, 1.7)
    kit.chip(s, x, y + 0.2, 3.4)


def _letter(s: Stage, x: float, y: float, turn: float, size: float) -> None:
    """A letter about (x, y), without its seal."""
    with s.at(x, y, turn, size):
        s.area(bar(-2.8, -1.9, 5.6, 3.8, 0.3), s.hot)
        s.line("M-2.7 -1.7 L0 0.7 L2.7 -1.7", "", kit.THIN)


def _helmet(s: Stage, x: float, y: float, tilt: float, size: float) -> None:
    """The helmet of a general who stands about (x, y) and is so high."""
    with s.at(x, y - 0.9 * size / 8, tilt, 1.16 * size / 8):
        _bare_helmet(s)


def _bare_helmet(s: Stage) -> None:
    """A helmet with cheeks and a brush on it, of a general who is 8 mm high."""
    s.area("M-2.7 -0.9 C-3.5 -7.7 3.5 -7.7 2.7 -0.9 C2.6 0 2 0.6 1.2 0.9 C1.7 -0.2 2 -1.6 2.05"
           " -3.5 L-2.05 -3.5 C-2 -1.6 -1.7 -0.2 -1.2 0.9 C-2 0.6 -2.6 0 -2.7 -0.9 Z",
           s.shade, 0.5)  # fmt: skip
    s.fill("M1.5 -4.6 C2.4 -4 2.7 -2.4 2.45 -1 C2.4 -0.3 2.1 0.2 1.6 0.5 C2 -0.6 2.2 -3.2 1.5 -4.6"
           " Z", s.dusk(s.shade))  # fmt: skip
    s.area("M-0.7 -4.6 L-1.3 -7.6 C-1 -8.5 1 -8.5 1.3 -7.6 L0.7 -4 Z", s.paints.coat, 0.5)
    s.line("M-0.45 -7 L-0.25 -5 M0.45 -7 L0.25 -5", "", 0.28)
    s.area(bar(-2.75, -4.9, 5.5, 1.1, 0.5), s.paints.accent, 0.4)


@scene("proof-of-stake")
def stake(s: Stage) -> None:
    """Whose card is a HashRate gets one more from the sky; who has none gets nothing."""
    kit.shining(s, 5.8, -3.6, 9)
    _parachute(s, 5.8, -3.6)
    them = folk.other(s, 14.2, 8.4, 12.4, "pout", "bald", LEFT, 10, (-0.9, -0.6), 7)
    her = folk.other(s, -9.6, 6.4, 14.4, "cheer", "curls", 0, 10, (0.8, -0.9), -9)
    limbs.arm(s, her, RIGHT, (-1, 14.4), (0.4, 9.2), "open", 4, LEFT)
    # Elbows that are bent so far are bent tubes.
    s.backed("M-12.4 8.4 L-17.6 15.4 L-16 11", her.cloth, 2.9, 0.65)
    limbs.about(s, her, (-16, 10.6), -8, RIGHT, lambda: _card(s, -17, 2.6, -8))
    s.backed("M11.2 10.4 L6.8 16.8 L7.9 13.4", them.cloth, 2.4, 0.65)
    limbs.about(s, them, (8, 13), -4, RIGHT, lambda: _card(s, 7.2, 6.2, -6, 0.88, "A"))


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


@scene("sybil-attack")
def sybil(s: Stage) -> None:
    """One in a hood with many faces; three Blocks and their Coins, torn off, fall into the Pool."""
    with s.at(0.6, -1.6, scale=0.9):
        _faces(s)
    kit.basin(s, 0.6, 9.6, 16, s.paints.water)
    for x, y, turn in ((-10.8, 7.4, -12), (-1.6, 8, 8), (7.6, 7.4, 14)):
        with s.at(x, y, turn):
            kit.block(s, 0, 0, 2.9, s.hot)
        kit.coin(s, x + 4.7, y - 1.4, 1.8, s.hot)
    kit.waterline(s, 0.6, 9.6, 16, s.paints.water)


def _faces(s: Stage) -> None:
    """A hood over nobody, and three masks."""
    kit.shining(s, 0.6, -4, 9)
    hood = ("M-14 16 C-13.4 4 -9.4 -1.2 -6 -2.2 C-8 -9.6 -4 -15.6 0.6 -17 C5.2 -15.6"
            " 9.2 -9.6 7.2 -2.2 C10.6 -0.8 14.6 4 15.2 16 Z")  # fmt: skip
    s.line(hood, s.shade, 1.9)
    s.area(hood, s.paints.coat)
    s.fill("M4.4 -13.6 C8 -9.6 8.2 -5.4 6.6 -2 C10 -0.6 13.8 4 14.4 15.4 L7.4 15.4"
           " C7.6 2 7.6 -8 4.4 -13.6 Z", s.dusk(s.dusk(s.paints.coat)))  # fmt: skip
    s.fill("M0.6 -14.4 C5 -12.6 6 -8 5 -4.6 L-3.8 -4.6 C-4.8 -8 -3.8 -12.6 0.6 -14.4 Z")
    s.fill(kit.several("M-1.7 -0.6 L1.5 0.3 C0.7 1.3 -1 1 -1.7 -0.6 Z",
                       [moved(-1.7, -9.4), (-1, 0, 0, 1, 2.9, -9.4)]), s.hot)  # fmt: skip
    face = ("M-4.8 -3.6 C-2.4 -4.8 2.4 -4.8 4.8 -3.6 C5.2 1.2 3.6 4.8 0 6.2"
            " C-3.6 4.8 -5.2 1.2 -4.8 -3.6 Z")  # fmt: skip
    masks = ((-12.6, -1.6, -14, 3.5, s.paints.fair), (14, -4, 14, 1.7, s.paints.brown),
             (0.6, -0.6, 0, 3.5, s.paints.tan))  # fmt: skip
    for x, y, turn, smile, skin in masks:
        with s.at(x, y, turn, 0.96):
            s.area(face, skin)
            s.fill("M0.6 -4.2 C2.4 -4.3 3.6 -4 4.5 -3.4 C4.8 1.2 3.4 4.4 0.6 5.6 Z", s.dusk(skin))
            s.fill(kit.several(disc(0, 0, 1), [moved(-2, -0.8), moved(2, -0.8)]))
            lift = -0.5 if smile > 2 else 0.5
            s.line(f"M-3.2 -2.6 L-1.2 {-2.6 + lift} M3.2 -2.6 L1.2 {-2.6 + lift}", "", 0.7)
            s.line(f"M-1.6 2.6 C-0.8 {smile} 0.8 {smile} 1.6 2.6", "", 0.8)
