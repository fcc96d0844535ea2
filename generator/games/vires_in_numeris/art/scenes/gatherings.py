"""The Events that all have a part in: a vote by letter, a gift from the sky, and many masks."""

from __future__ import annotations

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.scenes import faces, folk, kit, limbs, wardrobe
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
    """One in a hood holds up the faces of three; three Blocks and their Coins, torn off, fall into
    the Pool."""
    _impostor(s, -1.4, -0.4)
    kit.basin(s, -0.4, 7.5, 12.4, s.paints.water)
    for x, y, turn in ((-9.8, 5.6, -12), (-2.2, 6.2, 8), (5.4, 5.6, 14)):
        with s.at(x, y, turn):
            kit.block(s, 0, 0, 2.6, s.hot)
        kit.coin(s, x + 4.1, y - 1.2, 1.6, s.hot)
    kit.waterline(s, -0.4, 7.5, 12.4, s.paints.water)


def _impostor(s: Stage, x: float, y: float) -> None:
    """Somebody whose middle is at (x, y), who looks out of a hood whether anybody notices, between
    paper masks on sticks."""
    coat = s.paints.coat
    me = limbs.Figure(x, y, 1.7, coat, s.dusk(s.dusk(coat)), s.paints.tan)
    with s.at(x, y, scale=me.k):
        s.area("M-0.9 -0.6 C-2 -0.5 -2.6 -0.2 -2.6 0.8 L-2.4 6 L2.4 6 L2.6 0.8 C2.6 -0.2 2 -0.5"
               " 0.9 -0.6 Z", coat)  # fmt: skip
        with s.at(0, -0.9, scale=1.16):
            faces.head(s, wardrobe.looks(s)["bald"], "sly", (0.95, 0.1))
            hood = ("M-2.3 1.5 C-3.5 -0.4 -3.2 -5.6 0.3 -6.6 C3.3 -5.6 3.5 -0.4 2.3 1.5 Q0 2.3"
                    " -2.3 1.5 Z M0 0 C1.4 0 1.95 -1.2 1.95 -2.4 C1.95 -4.2 1 -4.7 0 -4.7"
                    " C-1 -4.7 -1.95 -4.2 -1.95 -2.4 C-1.95 -1.2 -1.4 0 0 0 Z")  # fmt: skip
            s.area(hood, coat)
            s.fill("M1 -5.9 C3 -4.6 3.2 -0.6 2.1 1.3 L1.3 1.6 C2.6 -0.2 2.8 -4 1 -5.9 Z",
                   s.dusk(s.dusk(coat)))  # fmt: skip
            s.line("M-0.7 0.5 L-0.8 2 M0.7 0.5 L0.8 1.7", kit.LINEN, 0.3)
    left, right = (x - 8.4, y + 3.6), (x + 8.4, y + 3.6)
    for at, turn, high, skin, hair, cut in (
        (left, -22, 9.6, s.paints.fair, s.paints.hair, _PARTED),
        (right, 49, 10, s.paints.tan, s.paints.accent, _FRINGE),
        (right, 3, 11.2, s.paints.brown, s.ink, _CROPPED),
    ):
        with s.at(*at, turn):
            s.backed(f"M0 0 L0 {-high}", s.paints.wood, 0.8, 0.5)
            with s.at(0, -high, scale=0.8):
                _mask(s, skin, hair, cut)
    limbs.arm(s, me, LEFT, (x - 7.6, y + 8), left, "fist", -16, RIGHT)
    limbs.arm(s, me, RIGHT, (x + 7.6, y + 8), right, "fist", 14, LEFT)


#: The hair of masks.
_PARTED = "M-4.8 -1 C-5.4 -6 5.4 -6 4.8 -1 C4 -2.8 2 -3.6 -1.4 -4 C-2.6 -3.4 -4 -2.6 -4.8 -1 Z"
_CROPPED = "M-4.9 -0.4 C-5.6 -6.4 5.6 -6.4 4.9 -0.4 L3.9 -2.6 L-3.9 -2.6 Z"
_FRINGE = ("M-4.8 -1 C-5.4 -6 5.4 -6 4.8 -1 L3.6 -2.8 L2.2 -2 L0.8 -3 L-0.8 -2 L-2.2 -3 L-3.6 -2"
           " Z")  # fmt: skip


def _mask(s: Stage, skin: str, hair: str, cut: str) -> None:
    """A face that is cut out of paper, about (0, 0), with holes for eyes."""
    face = ("M-4.8 -2.6 C-4.4 -5.4 4.4 -5.4 4.8 -2.6 C5.2 1.6 3.6 4.8 0 5.4"
            " C-3.6 4.8 -5.2 1.6 -4.8 -2.6 Z")  # fmt: skip
    s.line(face, s.ink, 2.8)
    s.line(face, kit.LINEN, 1.6)
    s.fill(face, skin)
    s.fill(cut, hair)
    s.fill(kit.several(disc(0, 0, 0.8, 1), [moved(-1.9, -0.4), moved(1.9, -0.4)]))
    s.line("M-2.2 2 C-1.2 3.9 1.2 3.9 2.2 2", "", 0.9)
