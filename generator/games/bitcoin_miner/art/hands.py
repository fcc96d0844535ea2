"""Hands: a palm, four fingers and a thumb, and what a hand holds.

Lengths in mm, y down. A hand points up from its wrist, the origin, its thumb to the left.
"""

from __future__ import annotations

from generator.art.sketch import Sketch, bar, disc

#: Width of outlines, and of lines inside of hands.
LINE, THIN = 0.5, 0.35
#: How thick a finger is.
FINGER = 1.15

#: A palm seen flat, and a fist.
PALM = "M-1.5 0.7 C-2 -0.6 -1.9 -2.9 0 -2.9 C1.9 -2.9 2 -0.6 1.5 0.7 Z"
FIST = "M-1.6 0.7 C-2.1 -0.4 -2 -2.2 -1.5 -2.5 L1.5 -2.5 C2 -2.2 2.1 -0.4 1.6 0.7 Z"
#: Fingers bent over what a fist holds.
BENT = ("M-1.4 -1.2 L-1.4 -2.9", "M-0.47 -1.2 L-0.47 -3.2", "M0.47 -1.2 L0.47 -3.2",
        "M1.4 -1.2 L1.4 -2.9")  # fmt: skip
#: Fingers behind the palm by what a hand does, each a line from the palm out.
BEHIND = {
    "open": ("M1.2 -1.6 L2.5 -4", "M-1 -2 L-1.9 -4.8", "M0.8 -2.3 L1.2 -5.2",
             "M-0.1 -2.3 L-0.4 -5.5", "M-1 -0.8 L-2.9 -2.2"),
    "palm": ("M1.1 -1.8 L1.6 -4.3", "M0.6 -2.2 L0.8 -5.2", "M-0.1 -2.3 L-0.1 -5.5",
             "M-0.8 -2.1 L-1 -5", "M-1 -0.6 L-2.7 -2"),
    "flat": ("M1.2 -1.8 L1.3 -4.1", "M0.45 -2.2 L0.45 -4.8", "M-0.35 -2.3 L-0.4 -4.9",
             "M-1.1 -2.1 L-1.2 -4.3", "M-1.1 -0.6 L-2.3 -1.9"),
    "point": ("M-1.05 -2 L-1.15 -5.9",),
    "coin": ("M1.3 -1.6 L1.9 -3.6", "M0.5 -2 L1.1 -4.6"),
    "thumb": ("M-0.9 -1.4 L-1.3 -4.9",),
}  # fmt: skip
#: Fingers before the palm.
BEFORE = {
    "point": ("M-0.1 -1.3 L-0.1 -2.9", "M0.75 -1.2 L0.75 -2.8", "M1.5 -1 L1.5 -2.5",
              "M-1.6 -0.4 L-0.2 -1.3"),
    "coin": ("M-0.7 -1 L-0.9 -3.7",),
    "grip": (*BENT, "M-1.5 -0.1 L0.6 -0.4"),
    "thumb": ("M-0.2 -2 L1.5 -2", "M-0.2 -1.1 L1.7 -1.1", "M-0.2 -0.2 L1.6 -0.2",
              "M0 0.6 L1.2 0.6"),
}  # fmt: skip
#: What hands do: nothing that one sees, and all that is drawn.
HANDS = ("none", "open", "palm", "flat", "point", "coin", "thumb", "grip")


def hand(s: Sketch, does: str, coin: str) -> None:
    """A hand, `paper` being skin: open, palm (up), flat, point, coin (held), thumb (up) or grip."""
    for finger in BEHIND.get(does, ()):
        s.backed(finger, s.paper, FINGER, THIN)
    if does == "coin":
        s.area(disc(0.1, -4.7, 2.3), coin, THIN)
        s.line(disc(0.1, -4.7, 1.45), "", 0.25)
        s.fill(bar(-0.15, -5.5, 0.5, 1.6, 0.2))
    palm = PALM if does in ("open", "palm", "flat") else FIST
    s.area(palm, "", THIN)
    if does in ("open", "palm", "flat"):
        # Fingers and palm are one.
        for finger in BEHIND[does]:
            s.line(_root(finger), s.paper, FINGER)
    for finger in BEFORE.get(does, ()):
        s.backed(finger, s.paper, 0.85 if does in ("grip", "thumb") else FINGER, 0.3)


def _root(finger: str) -> str:
    """The part of a finger at the palm."""
    start, end = (tuple(map(float, p.split())) for p in finger[1:].split(" L"))
    x, y = (start[k] + 0.3 * (end[k] - start[k]) for k in (0, 1))
    return f"M{start[0]} {start[1]} L{x:.2f} {y:.2f}"
