"""Arms and hands: of who pays, and of who is paid.

Lengths in mm, y down; each drawing's docstring names its origin.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.outlines import rounded
from generator.art.sketch import Sketch, bar, disc
from generator.drawing.drawing import Shape, Stroke

Point = tuple[float, float]
LINE, THIN = 0.5, 0.35
#: How wide a sleeve is.
WIDE = 3.0
#: How far from the shoulder's middle a sleeve gets an outline of its own.
JOINED = 1.9
#: How thick a tray is.
TRAY = 1.4
#: How far a fist stands off its sleeve, which would hide half of it.
CLEAR = 0.9


@ornament
def fist(*, size: float, mirrored: bool, skin: Colour, ink: Colour) -> Items:
    """A fist round the edge of something, about the origin, `size` across: four fingers, and below
    them the thumb, to the right or `mirrored`."""
    s = Sketch(ink, skin, skin)
    half, side = size / 2, -1 if mirrored else 1
    s.area(disc(0.44 * size * side, 0.34 * size, 0.3 * size, 0.24 * size), "", LINE)
    s.area(bar(-half, -0.46 * size, size, 0.92 * size, 0.36 * size), "", LINE)
    s.line(
        " ".join(f"M{k * size} {-0.44 * size} L{k * size} 0" for k in (-0.24, 0, 0.24)), "", THIN
    )
    return s.items


@ornament
def tray(*, width: float, wood: Colour, ink: Colour) -> Items:
    """A tray to hold up, the origin the middle of its upper edge."""
    board = bar(-width / 2, 0, width, TRAY, TRAY / 2)
    return [Shape(rounded(board.segments), wood, Stroke(ink, LINE))]


#: What a hand does, pointing up from its wrist, the origin: its fingers, each a line from the palm.
#: None of them ever stands up alone.
FINGERS = {
    "open": "M0.9 -2 L1.7 -4.2 M0 -2 L0 -4.7 M-0.9 -2 L-1.6 -4.2 M-1 -1.2 L-2.6 -2",
    "wave": "M-1 -1.2 L-2.5 -2.5",
    "offer": "M-0.4 -1.6 L-1.7 -2.9",
    "thumb": "",
    "grip": "",
    "coin": "M-1 -1.6 L-1.9 -3.2 M1 -1.6 L1.9 -3.2",
    "none": "",
    "rest": "",
    "under": "",
}
#: Hands on which something lies, drawn for the right.
PALM_UP = ("offer", "under")
#: A palm with its fingers side by side, the gaps between them, and how wide it is drawn.
FLAT = {
    "wave": ("M1.6 0 L1.75 -3.9 C1.7 -5 0.9 -5.2 0.2 -5.2 C-0.7 -5.2 -1.4 -4.8 -1.4 -3.9 "
             "L-1.7 -1 C-1.7 0.2 -1 0.6 0 0.6 C1 0.6 1.5 0.4 1.6 0 Z",
             "M0.9 -4.9 L0.8 -2.9 M0.1 -5 L0.1 -2.9 M-0.7 -4.8 L-0.6 -2.9"),
    "offer": ("M-1.3 0 L-1 -2.4 C-0.9 -4 -0.5 -5.4 0 -5.5 C0.7 -5.4 1.2 -4.2 1.3 -3 L1.5 -1 "
              "C1.6 0.2 1 0.6 0 0.6 C-0.8 0.6 -1.3 0.4 -1.3 0 Z",
              "M0.3 -5 L0.4 -3.2"),
    "thumb": ("M-2 -2.6 C-2 -3.2 -1.9 -3.5 -2.1 -4.4 C-2.3 -5.6 -0.7 -6 -0.4 -4.8 "
              "C-0.2 -4.2 -0.1 -3.8 0 -3.3 L1.1 -3.3 C2.3 -3.3 2.3 -2.3 1.9 -2.2 "
              "C2.4 -2 2.4 -1.3 1.9 -1.2 C2.3 -1 2.2 -0.3 1.7 -0.2 C1.9 0.3 1.4 0.6 0.8 0.6 "
              "L-0.8 0.6 C-1.7 0.6 -2 0 -2 -0.8 Z",
              "M0.4 -2.25 L1.8 -2.25 M0.4 -1.2 L1.8 -1.2 M0.4 -0.2 L1.6 -0.2"),
    "grip": ("M-1.8 -2.6 C-1.8 -3.4 -1 -3.6 0 -3.6 C1 -3.6 1.9 -3.4 1.9 -2.6 L1.9 -0.4 "
             "C1.9 0.4 1.2 0.6 0 0.6 C-1.2 0.6 -1.8 0.2 -1.8 -0.5 Z",
             "M-0.2 -2.5 L1.7 -2.5 M-0.2 -1.4 L1.7 -1.4 M-0.2 -0.4 L1.6 -0.4"),
    "rest": ("M-1.7 0 L-1.8 -2.4 C-1.7 -4 1.7 -4 1.8 -2.4 L1.7 0 C1.6 0.6 -1.6 0.6 -1.7 0 Z",
             "M-0.6 -3.2 L-0.6 -1.8 M0.6 -3.2 L0.6 -1.8"),
    "under": ("M-1.3 0 L-1.1 -3.2 C-1 -4.8 -0.7 -5.6 -0.2 -5.6 C0.5 -5.6 1.2 -4.6 1.3 -3 L1.5 -1 "
              "C1.6 0.2 1 0.6 0 0.6 C-0.8 0.6 -1.3 0.4 -1.3 0 Z",
              "M0.4 -4.6 L0.4 -2.8"),
}  # fmt: skip


def arm(
    s: Sketch, start: Point, bend: Point, wrist: Point, hand: str, cloth: str, coin: str
) -> None:
    """An arm from a shoulder over an elbow to a wrist, and what its hand does: open, wave, offer
    (palm up), under (what it carries), thumb (up), grip, rest, coin (held) or none; `paper` is
    skin."""
    (x0, y0), (ex, ey), (dx, dy) = start, bend, wrist
    if hand != "none":
        turn = math.degrees(math.atan2(dx - ex, ey - dy))
        if hand == "under":
            turn = 84 if dx > x0 else -84
        off = -CLEAR if hand in ("thumb", "grip") else 0
        with s.at(dx, dy, turn, mirrored=hand in PALM_UP and dx < x0), s.at(0, off):
            _hand(s, hand, coin)
    # Sleeves are round at the elbow.
    near = 0.62
    ax, ay, bx, by = (x0 + near * (ex - x0), y0 + near * (ey - y0),
                      dx + near * (ex - dx), dy + near * (ey - dy))  # fmt: skip
    way = (
        f"M{x0:.2f} {y0:.2f} L{ax:.2f} {ay:.2f} Q{ex:.2f} {ey:.2f} {bx:.2f} {by:.2f} "
        f"L{dx:.2f} {dy:.2f}"
    )
    # Its outline begins beyond the shoulder: there sleeve and body are one.
    far = math.hypot(ax - x0, ay - y0)
    k = min(JOINED / far, 0.9)
    edge = way.replace(
        f"M{x0:.2f} {y0:.2f}", f"M{x0 + k * (ax - x0):.2f} {y0 + k * (ay - y0):.2f}", 1
    )
    s.line(edge, "", WIDE + 2 * LINE)
    s.line(way, cloth, WIDE)


def _hand(s: Sketch, hand: str, coin: str) -> None:
    """A hand and what it holds."""
    if hand == "coin":
        s.area(disc(0, -4, 2.1), coin, THIN)
        s.line(disc(0, -4, 1.3), "", 0.2)
    palm, gaps = FLAT.get(hand, (disc(0, -1.3, 1.75), ""))
    # Its outline runs round palm and fingers together.
    fingers = FINGERS[hand]
    if fingers:
        s.line(fingers, "", 1.1 + 2 * THIN)
    s.area(palm, "", 2 * THIN)
    if fingers:
        s.line(fingers, s.paper, 1.1)
    s.fill(palm, s.paper)
    if gaps:
        s.line(gaps, "", 0.3)
