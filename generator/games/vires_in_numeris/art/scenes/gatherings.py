"""The Events that all have a part in: a vote, a gift from the sky, and many masks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from generator.art.sketch import bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.badges import BOLT
from generator.games.vires_in_numeris.art.scenes import faces, folk, kit, limbs, wardrobe
from generator.games.vires_in_numeris.art.scenes.limbs import LEFT, RIGHT
from generator.games.vires_in_numeris.art.scenes.stage import Stage, scene


@scene("byzantine-generals")
def generals(s: Stage) -> None:
    """Three generals vote, each with a flat hand, which is for a chip: there is one for each."""
    across = (-14.3, -0.2, 14)
    for x in across:
        kit.shining(s, x, -7.2, 4.2)
    one = folk.other(
        s, across[0], 9.6, 10.2, "smile", "tuft", arms=RIGHT, foot=9, gaze=(0.9, 0.1), tilt=5
    )
    me = folk.you(s, across[1], 9.6, 10.2, "glad", arms=RIGHT, foot=9, gaze=(0.6, -0.5), cap=False)
    two = folk.other(
        s, across[2], 9.6, 10.2, "smile", "beard", arms=RIGHT, foot=9, gaze=(-0.9, 0.1), tilt=-5
    )
    for who, tilt in ((one, 5), (me, 0), (two, -5)):
        _helmet(s, who.x, who.y, tilt, 10.2)
        # Larger than life, as all depends on it.
        limbs.arm(s, who, RIGHT, (who.x + 6.6, 17.6), (who.x + 1.4, 16), "")
        limbs.hand(s, replace(who, k=1.8), (who.x + 0.4, 16.2), 0, "open", LEFT)
    kit.chips(s, [(x, -7.2) for x in across], 4.4, s.hot)
    same = kit.several("M-1.1 -1 L1.1 -1 M-1.1 1 L1.1 1", [moved(x, 12.6) for x in (-6.9, 7.2)])
    s.line(same, s.ink, 2)
    s.line(same, kit.LINEN, 0.9)


def _in_both_hands(
    s: Stage, who: limbs.Figure, x: float, y: float, half: float, thing: Callable[[], None]
) -> None:
    """Something before somebody's chest, between wrists `half` mm at either side of (x, y): fingers
    behind it, thumbs before it."""
    small = replace(who, k=0.86 * who.k)
    left, right = ((x + side * half, y) for side in (LEFT, RIGHT))
    limbs.about(s, small, left, 44, RIGHT, lambda: limbs.about(s, small, right, -44, LEFT, thing))


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
    """To each who holds a HashRate, with or without an Action, comes one more from the sky; who
    has none gets nothing."""
    them = folk.other(s, -14.4, 10, 10.4, "pout", "bald", 0, 10, (0.9, -0.8), -7)
    for side in (LEFT, RIGHT):
        elbow, wrist = (them.x + side * 4, 17.6), (them.x + side * 4.4, 13.4)
        limbs.arm(s, them, side, elbow, wrist, "flat", side * -14, side)
    her = folk.other(s, 0.2, 9.4, 11, "cheer", "curls", foot=10, gaze=(0.2, -0.9), tilt=-6)
    he = folk.other(s, 13, 9.4, 11, "cheer", "beanie", foot=10, gaze=(-0.2, -0.9), tilt=6)
    _held(s, her, (("A", -3.4, -12), ("", 3.2, 9)))
    _held(s, he, (("", 0, 0),))
    for who in (her, he):
        kit.shining(s, who.x, -6, 5)
        _parachute(s, who.x, -6.6)


def _held(s: Stage, who: limbs.Figure, cards: Sequence[tuple[str, float, float]]) -> None:
    """The cards before somebody's chest, between two hands: of each the sign, nothing for a
    HashRate, how far it is from the middle, and its turn."""
    x, y, size = who.x, who.y + 3.4 * who.k, (0.64 if len(cards) == 1 else 0.56) * who.k

    def fan() -> None:
        for sign, away, turn in cards:
            with s.at(x + size * away, y, turn, size):
                s.area(bar(-4, -4.6, 8, 12, 0.9))
                if sign:
                    s.line("M-2.4 1.4 L-0.9 -2.8 L0.6 1.4 M-1.8 0.1 L0 0.1", "", 1)
                else:
                    s.fill(kit.several(BOLT, [(2.3, 0, 0, 2.3, 0, 0.4)]), s.hot)

    _in_both_hands(s, who, x, y + 2.6 * who.k, (3 + 0.5 * len(cards)) * who.k, fan)


def _parachute(s: Stage, x: float, y: float) -> None:
    """A chip about (x, y) that comes down slowly."""
    with s.at(x, y, 5):
        s.line("M-4.4 -5 L0 -0.6 L4.4 -5 M0 -5 L0 0", s.paper, 0.5)
        s.area("M-4.8 -4.8 C-4.6 -9.4 4.6 -9.4 4.8 -4.8 Q3.2 -6 1.6 -4.8 Q0 -6 -1.6 -4.8"
               " Q-3.2 -6 -4.8 -4.8 Z", s.paper)  # fmt: skip
        s.fill("M1.6 -5.1 Q3.2 -6 4.4 -5.2 C4 -7.4 2.4 -8 0.8 -8 Z", s.shade)
        kit.chip(s, 0, 0.6, 5.4, s.hot)


@scene("sybil-attack")
def sybil(s: Stage) -> None:
    """One in a hood, who holds up the faces of two; from the Chains on both sides the last Block is
    torn off, and falls into the Pool with its Coin."""
    _impostor(s, 0.6, -2.8)
    kit.basin(s, 0.6, 11, 6.6, s.paints.water)
    for side in (LEFT, RIGHT):
        with s.at(0.6 + side * 13.6, 10.6, mirrored=side == RIGHT):
            kit.block(s, 0, 0, 4.2)
        with s.at(0.6 + side * 8.6, 10, side * -24):
            kit.link(s, 0, 0)
        with s.at(0.6 + side * 4.2, 5.6, side * -16):
            kit.block(s, 0, 0, 3.9, s.hot)
    kit.coin(s, 0.6, 9.4, 2.6, s.hot)
    kit.waterline(s, 0.6, 11, 6.6, s.paints.water)


def _impostor(s: Stage, x: float, y: float) -> None:
    """Somebody whose middle is at (x, y), who looks out of a hood whether anybody notices, between
    paper masks on sticks."""
    coat = s.paints.coat
    me = limbs.Figure(x, y, 1.7, coat, kit.LINEN, s.paints.tan)
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
    for side, skin, hair, cut in (
        (LEFT, s.paints.fair, s.paints.hair, _PARTED),
        (RIGHT, s.paints.brown, s.ink, _CROPPED),
    ):
        wrist = (x + side * 8.9, y + 4)
        limbs.arm(s, me, side, (x + side * 7.9, y + 9.6), wrist, "")
        with s.at(*wrist, side * 12):
            s.backed("M0 0 L0 -5", s.paints.wood, 0.9, 0.5)
            with s.at(0, -8.6, scale=0.86):
                _mask(s, skin, hair, cut)
        limbs.hand(s, replace(me, k=1.4), wrist, side * 12, "fist", -side)


#: The hair of masks.
_PARTED = "M-4.8 -1 C-5.4 -6 5.4 -6 4.8 -1 C4 -2.8 2 -3.6 -1.4 -4 C-2.6 -3.4 -4 -2.6 -4.8 -1 Z"
_CROPPED = "M-4.9 -0.4 C-5.6 -6.4 5.6 -6.4 4.9 -0.4 L3.9 -2.6 L-3.9 -2.6 Z"


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
