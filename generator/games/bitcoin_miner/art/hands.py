"""Hands: a palm, four fingers and a thumb, and what a hand holds.

Lengths in mm, y down. A hand points up from its wrist, the origin, its thumb to the left.
"""

from __future__ import annotations

from generator.art.sketch import Sketch
from generator.games.bitcoin_miner.art.paid import Paid, coin, pile, purse

#: Width of outlines, and of lines inside of hands.
LINE, THIN = 0.5, 0.35
#: How thick a finger is.
FINGER = 1.15

#: A palm seen flat, and a fist.
PALM = "M-1.5 0.7 C-2 -0.6 -1.9 -2.9 0 -2.9 C1.9 -2.9 2 -0.6 1.5 0.7 Z"
FIST = "M-1.6 0.7 C-2.1 -0.4 -2 -2.2 -1.5 -2.5 L1.5 -2.5 C2 -2.2 2.1 -0.4 1.6 0.7 Z"
#: Fingers bent over what a fist holds, and the gaps between them.
BENT = "M-1.4 -1.2 L-1.4 -2.8 M-0.47 -1.2 L-0.47 -3.2 M0.47 -1.2 L0.47 -3.2 M1.4 -1.2 L1.4 -2.8"
CLEFTS = "M-0.93 -3 L-0.93 -1 M0 -3.3 L0 -1 M0.93 -3 L0.93 -1"
#: Fingers behind the palm by what a hand does, lines from the palm out.
BEHIND = {
    "open": "M1.2 -1.6 L2.7 -3.9 M-1 -2 L-2 -4.8 M0.8 -2.3 L1.3 -5.2 M-0.1 -2.3 L-0.4 -5.5 "
            "M-1 -0.8 L-3 -2",
    "palm": "M1.1 -1.8 L1.8 -4.2 M0.6 -2.2 L0.9 -5.2 M-0.1 -2.3 L-0.1 -5.6 M-0.8 -2.1 L-1.1 -5 "
            "M-1 -0.6 L-2.8 -1.9",
    "flat": "M1.2 -1.8 L1.3 -4.1 M0.45 -2.2 L0.45 -4.8 M-0.4 -2.3 L-0.4 -4.9 "
            "M-1.2 -2.1 L-1.3 -4.3 M-1.1 -0.6 L-2.5 -1.8",
    "lean": "M1.2 -1.6 L1.6 -3.1 M0.45 -2 L0.55 -3.7 M-0.45 -2 L-0.55 -3.7 M-1.2 -1.7 L-1.55 -3.2 "
            "M-1 -0.6 L-2.6 -1.3",
    "point": "M-1.05 -2 L-1.15 -5.9",
    "coin": "M0.9 -1.8 C1.9 -3 1.7 -4.4 0.9 -5.4",
    "thumb": "M-0.9 -1.4 L-1.3 -4.9",
}  # fmt: skip
#: Gaps between fingers side by side.
GAPS = {
    "palm": "M-0.45 -4.4 L-0.4 -2.6 M0.45 -4.4 L0.35 -2.6 M1.25 -3.6 L1 -2.4",
    "flat": "M-0.85 -4.2 L-0.8 -2.6 M0.02 -4.4 L0.02 -2.7 M0.9 -3.9 L0.85 -2.5",
    "lean": "M-1 -3.2 L-0.9 -2.3 M0 -3.5 L0 -2.4 M1 -3.2 L0.9 -2.3",
}
#: Fingers before the palm, their width, and the gaps between them.
BEFORE = {
    "point": ("M-0.1 -1.3 L-0.1 -2.8 M0.75 -1.2 L0.75 -2.7 M1.5 -1 L1.5 -2.4", 0.85,
              "M0.33 -2.9 L0.33 -1.2 M1.13 -2.7 L1.13 -1.1"),
    "coin": ("M-1.2 -0.7 C-1.9 -2.2 -1.5 -3.4 -0.7 -4.3", FINGER, ""),
    "grip": (BENT, 0.95, CLEFTS),
    "thumb": ("M-0.2 -2 L1.5 -2 M-0.2 -1.1 L1.7 -1.1 M-0.2 -0.2 L1.6 -0.2 M0 0.6 L1.2 0.6", 0.85,
              "M0 -1.55 L1.7 -1.55 M0 -0.65 L1.8 -0.65 M0 0.2 L1.6 0.2"),
}  # fmt: skip
#: Where finger and thumb hold a coin.
HELD = (-0.3, -2.9)
#: Fingers that are bent beside them, and the gaps between those.
CURLED = "M0.1 -2.2 L1.6 -2 M0.1 -1.2 L1.7 -1.1 M0.2 -0.3 L1.6 -0.3"
CURLED_GAPS = "M0.2 -1.7 L1.7 -1.55 M0.3 -0.75 L1.7 -0.7"
#: A hand from the side, palm up, which is to the left: its heel, the fingers under what lies on it,
#: their tips bent up, the gaps between them, and the thumb before all.
HEEL = "M-1.1 0.7 C-1.2 -0.8 -1.1 -2 -1 -3.2 L2.3 -2.8 C2.2 -1.4 1.9 -0.4 1.5 0.7 Z"
UNDER = (
    "M-0.5 -2.6 C-0.4 -4.4 -0.6 -5.6 -1.4 -6.3 M0.3 -2.6 C0.5 -4.6 0.4 -6 -0.4 -6.9 "
    "M1.1 -2.6 C1.4 -4.4 1.3 -5.6 0.6 -6.5 M1.8 -2.2 C2.2 -3.6 2.2 -4.4 1.6 -5.3"
)
UNDER_GAPS = (
    "M-0.1 -3.4 C0 -4.6 -0.1 -5.4 -0.5 -6 M0.7 -3.3 C0.9 -4.5 0.8 -5.4 0.5 -6 "
    "M1.5 -3 C1.7 -3.8 1.8 -4.4 1.5 -5"
)
CUPPED_THUMB = "M-0.3 -0.6 C-1.2 -0.9 -1.8 -1.5 -2.2 -2.5"
#: Where the foot of a pile is on such a hand.
FOOT = (-0.8, -3.0)
#: Thumbs over a fist.
THUMBS = {"grip": "M-1.5 -0.1 L0.6 -0.4", "point": "M-1.6 -0.4 L-0.2 -1.3"}


def hand(s: Sketch, does: str, paid: Paid, turn: float, mirrored: bool) -> None:
    """A hand, `paper` being skin, that is turned and mirrored so: open, palm (up), flat, leaning
    on something, point,
    coin (held), a pile or a purse (on it), thumb (up) or grip."""
    if does in ("pile", "purse"):
        _bears(s, does, paid)
        return
    fingers = BEHIND.get(does, "")
    palm = PALM if does in ("open", "palm", "flat", "lean") else FIST
    if fingers:
        s.line(fingers, "", FINGER + 2 * THIN)
    if does == "coin":
        s.line(fingers, s.paper, FINGER)
        with s.at(*HELD):
            coin(s, paid, turn, mirrored)
    s.line(palm, "", 2 * THIN)
    s.fill(palm, s.paper)
    if fingers and does != "coin":
        # Fingers and palm are one.
        s.line(fingers, s.paper, FINGER)
    if does in GAPS:
        s.line(GAPS[does], "", 0.28)
    if does == "coin":
        s.backed(CURLED, s.paper, 0.85, 0.3)
        s.line(CURLED_GAPS, "", 0.3)
    if does in BEFORE:
        bent, wide, clefts = BEFORE[does]
        s.backed(bent, s.paper, wide, 0.3)
        if clefts:
            s.line(clefts, "", 0.3)
    if does in THUMBS:
        s.backed(THUMBS[does], s.paper, 0.9, 0.3)


def _bears(s: Sketch, what: str, paid: Paid) -> None:
    """A hand from the side with a pile of coins on it, or a purse."""
    s.line(UNDER, "", FINGER + 2 * THIN)
    s.line(HEEL, "", 2 * THIN)
    s.line(UNDER, s.paper, FINGER)
    s.fill(HEEL, s.paper)
    s.line(UNDER_GAPS, "", 0.28)
    if what == "pile":
        with s.at(*FOOT, -90):
            pile(s, paid)
    else:
        purse(s, paid)
    s.backed(CUPPED_THUMB, s.paper, 0.95, 0.3)
