"""Large hands that come in from the frame, with the blue sleeve that is yours."""

from __future__ import annotations

from collections.abc import Callable

from generator.art.colours import mixed
from generator.art.sketch import LINE, bar
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.scenes.kit import LINEN, THIN, several
from generator.games.vires_in_numeris.art.scenes.stage import Stage

_FINGER = 2.1


def _fingers(s: Stage, way: str, wide: float = _FINGER, rim: float = LINE) -> None:
    """Fingers along lines, each with an outline."""
    s.line(way, s.ink, wide + 2 * rim)
    s.line(way, s.paints.tan, wide)


def fist(s: Stage, x: float, y: float, scale: float = 1.0) -> None:
    """A closed hand from the front, 9 mm wide, and below it a sleeve that a frame cuts."""
    dark = s.dusk(s.paints.tan)
    with s.at(x, y, scale=scale):
        s.area(bar(-3.4, 4.6, 6.8, 9, 0.4), s.paints.jacket)
        s.area("M-3 5 L-4.4 1 L-4.4 -2 L4.4 -2 L4.4 1 L3 5 Z", s.paints.tan)
        s.fill("M0.8 4.7 L2.8 4.7 L4.1 0.8 L2 0.8 Z", dark)
        for k in range(4):
            s.area(bar(-4.5 + 2.25 * k, -3.6, 2.25, 4.4, 1.1), dark if k == 3 else s.paints.tan)
        s.area(
            "M-4.6 0.2 C-5.2 2.6 -3.4 3.4 -1.4 3 L1.2 2.6 C2.6 2.2 2.4 0.6 1 0.6 L-2.4 0.9",
            s.paints.tan,
        )


def grab(
    s: Stage, x: float, y: float, turn: float = 0.0, scale: float = 1.0, gap: float = 2.6
) -> None:
    """A hand from above about a thing `gap` to either side of (x, y): its thumb comes down on the
    left, its forefinger on the right, and behind that the other three."""
    with s.at(x, y, turn, scale):
        s.area("M-3.5 -10 L3.9 -10 L5.4 -26 L-5 -26 Z", s.paints.jacket)
        for k in (3, 2, 1):
            out = gap + 0.5 + 1.35 * k
            _fingers(s, f"M{2 + 0.5 * k} -8.4 C{out + 0.4} -7.6 {out + 0.7} -4.4 {out - 0.5}"
                     f" {-0.5 - 0.8 * k}", 1.9)  # fmt: skip
        s.area(f"M-3.1 -11 C-3.2 -9.4 -4 -8.4 -4.8 -7.2 C-5.8 -5.6 {-gap - 2.8} -3.4"
               f" {-gap - 2.1} -1 C{-gap - 1.7} 0.9 {-gap + 0.6} 1 {-gap + 0.6} -0.8"
               f" C{-gap + 0.7} -3 -1.6 -4.6 0 -4.7 C1.8 -4.8 {gap - 1} -3.2 {gap - 0.7} -0.3"
               f" C{gap - 0.5} 1.5 {gap + 1.6} 1.4 {gap + 1.7} -0.4 C{gap + 1.9} -4 5.2 -7 4.3 -8.8"
               f" C3.8 -9.6 3.5 -10.2 3.5 -11 Z", s.paints.tan)  # fmt: skip
        s.fill(f"M3.2 -10.4 C3.3 -9.4 4 -8.8 4.2 -7.8 C5 -6 {gap + 1.4} -4 {gap + 1.3} -0.6"
               f" C{gap + 0.6} -4 2.4 -6.6 1.8 -10.4 Z", s.dusk(s.paints.tan))  # fmt: skip
        s.line("M-2.2 -6.6 C-1.6 -5.6 -0.8 -5 0 -4.7", "", THIN)
        s.area(bar(-3.9, -11.6, 8, 1.9, 0.5), s.shade)


def grasp(s: Stage, x: float, y: float, turn: float = 0.0) -> None:
    """A hand about an upright bar at (x, y): its fingers come round it from the right, and its arm
    from the upper right."""
    with s.at(x, y, turn):
        s.area("M3 -4.4 L5.6 0.8 L20 -8 L15 -16 Z", s.paints.jacket)
        s.area("M1.6 -4.3 L-1.2 -4 C-2.6 -3.8 -2.6 -2.2 -1.4 -2 C-2.7 -1.8 -2.7 -0.3 -1.4 -0.15"
               " C-2.6 0 -2.6 1.5 -1.4 1.65 C-2.4 1.8 -2.3 3.3 -1 3.5 L1.4 3.9 C3.6 4.2 5.4 2.6"
               " 5.8 0.6 L4.9 -3.4 C4 -4.6 2.8 -4.6 1.6 -4.3 Z", s.paints.tan)  # fmt: skip
        s.fill("M3.4 1.8 L5.1 0.2 L4.6 1.8 C3.8 3 2.6 3.7 1.6 3.6 Z", s.dusk(s.paints.tan))
        s.line("M-1.4 -2 L1.6 -1.85 M-1.4 -0.15 L1.7 -0.05 M-1.4 1.65 L1.5 1.75", "", 0.5)
        with s.at(5.2, -1.8, 59):
            s.area(bar(-3.4, -1.5, 6.8, 1.8, 0.5), s.shade)


def palm(s: Stage, x: float, y: float, scale: float = 1.0) -> None:
    """An open hand from the left, its palm up, 14 mm long without its sleeve, which a frame cuts;
    (x, y) is the middle of its palm."""
    with s.at(x, y, scale=scale):
        s.area(bar(-35.5, -0.6, 29.6, 5.8, 0.4), s.paints.jacket)
        s.area(
            "M-6 0.2 L-2.6 0 C-1 -0.4 -0.2 -2.4 1.4 -2.6 C2.8 -2.6 2.8 -1.4 1.8 -0.4 L1 0.6 L6.6 0"
            " C8.2 0 8.4 1.7 7 2 L8 2 C9.2 2.2 9.2 3.7 7.8 3.8 L6.6 4 C6.4 4.8 5.6 5 4.6 5"
            " L-2 5 L-6 4.4 Z",
            s.paints.tan,
        )
        s.fill("M-5.4 3 C-2 4 2 4.2 6 4 C5.6 4.6 5 4.7 4.4 4.7"
               " L-2 4.7 L-5.4 4.2 Z", s.dusk(s.paints.tan))  # fmt: skip
        s.line("M7 2 L2.6 2.4 M6.8 3.9 L2.6 4", "", THIN)
        s.area(bar(-7.2, -1, 1.9, 6.4, 0.5), s.shade)


def clutch(s: Stage) -> None:
    """What is before a gem in a closed hand about (0, 0): fingers from the right, a thumb from the
    left; `cradle` draws what is behind it."""
    s.area("M2.4 -6 L0.4 -5.3 C-1.4 -4.8 -1.4 -2.8 0.4 -2.6 C-1 -2.4 -0.9 -0.2 0.8 0"
           " C-0.3 0.2 -0.1 2.3 1.4 2.5 C0.5 2.8 0.7 4.8 2.2 4.9 L5 5.4 C6.8 5 7.6 4 7.7 2.6"
           " L7.9 -3.2 C7.8 -5.4 5 -6.6 2.4 -6 Z", s.paints.tan)  # fmt: skip
    s.line("M0.4 -2.6 L4.6 -2.3 M0.8 0 L4.7 0.2 M1.4 2.5 L4.6 2.6", "", 0.6)
    thumb = ("M-5.6 5.6 C-7 2.4 -6.4 -0.8 -4.8 -2.4 C-3.4 -3.6 -1.8 -2.6 -2.4 -1"
             " C-3.4 1.2 -3.6 3 -2.8 5.2")  # fmt: skip
    s.fill(f"{thumb} Z", s.paints.tan)
    s.line(thumb)


def cradle(s: Stage) -> None:
    """The wrist and the palm of the hand that `clutch` closes, and its sleeve."""
    s.area(bar(-4.2, 9.4, 8.4, 12, 0.4), s.paints.jacket)
    s.area("M-3.6 11 L-5.6 5.6 C-6.6 2 -4 -2 0 -3 C4 -6.6 7.4 -5.4 7.8 -3.4 L7.6 3.4"
           " C7.4 6 5 8.4 3.8 11 Z", s.paints.tan)  # fmt: skip
    s.fill("M2.2 11 L3.6 11 C4.8 8.4 7.2 6 7.3 3.4 L7.4 -2.4 C6.6 2.4 5.6 6 2.2 11 Z",
           s.dusk(s.paints.tan))  # fmt: skip
    s.area(bar(-4.6, 9.6, 9.2, 2, 0.5), s.shade)


def paper(s: Stage) -> None:
    """The hand of `cradle`, but open and of white paper: creased, its fingertips torn and bent."""
    back = mixed(s.ink, LINEN, 0.16)
    s.area(bar(-4.2, 9.4, 8.4, 12, 0.4), s.paints.jacket)
    s.area("M-5.8 6 L-10.5 1.6 L-11.1 -2.6 L-8.4 -3.6 L-7.1 -0.2 L-4.4 2 Z", LINEN)
    s.line("M-5.6 3.8 L-9.6 -1", "", THIN)
    fingers = (  # outline, side in shadow, creases
        ("M-6.2 -1 L-8.2 -10 L-7.1 -11.9 L-6.5 -10.4 L-5.4 -12.4 L-4.7 -10.8 L-2.9 -2.4 Z",
         "M-4.6 -1.8 L-6.3 -10.4 L-5.4 -12.4 L-4.7 -10.8 L-2.9 -2.4 Z", "M-7.2 -5.6 L-3.6 -6.2"),
        ("M-2.9 -2 L-3.5 -14 L0.3 -14.2 L0.5 -2.4 Z",
         "M-1.2 -2.4 L-1.5 -12 L0.3 -14.2 L0.5 -2.4 Z", "M-3.2 -7 L0.4 -7.2"),
        ("M0.5 -2.4 L1.4 -11.6 L2.2 -13.4 L3 -11.8 L3.8 -13.4 L4.9 -11.2 L3.9 -2 Z",
         "M2.2 -2.2 L3.2 -12 L3.8 -13.4 L4.9 -11.2 L3.9 -2 Z", "M0.9 -6.6 L4.4 -6.4"),
        ("M3.9 -2 L6.1 -9.4 L8.9 -8.4 L7 -0.4 Z",
         "M5.5 -1.2 L7.4 -8.8 L8.9 -8.4 L7 -0.4 Z", "M5 -5.4 L8 -4.6"),
    )  # fmt: skip
    for outline, side, crease in fingers:
        s.area(outline, LINEN)
        s.fill(side, back)
        s.line(crease, "", THIN)
        s.line(outline)
    # The middle one's tip is bent towards us, the little one's away.
    s.area("M-3.5 -14 L0.3 -14.2 L0.2 -10.8 L-2.8 -10 Z", back)
    s.area("M6.1 -9.4 L8.9 -8.4 L10.2 -5.8 L7.2 -6.4 Z", LINEN)
    palm = "M-3.6 10.4 L-6.2 5.4 L-6.2 -1 L-2.9 -2.2 L0.5 -2.6 L3.9 -2.2 L7 -0.6 L7.2 4 L3.6 10.4 Z"
    s.area(palm, LINEN)
    s.fill("M3.9 -2.2 L7 -0.6 L7.2 4 L3.6 10.4 L0.6 10.4 Z", back)
    s.line("M0.6 10.4 L3.9 -2.2 M0.6 10.4 L-6.2 -1 M-6.2 5.4 L-2.7 4.8 L1.6 1.6 L7.2 4", "", THIN)
    s.line(palm)
    s.area(bar(-4.6, 9.6, 9.2, 2, 0.5), s.shade)


def receiver(s: Stage, x: float, y: float, turn: float, colour: str) -> None:
    """The receiver of a telephone between an ear and a mouth to the right of it, 16 mm high."""
    with s.at(x, y, turn):
        s.area("M2.8 -8 C-3.6 -8 -4 8 2.8 8 L3.6 4 C0.4 3.4 0.4 -3.4 3.6 -4 Z", colour)
        s.area(several(bar(1, -4, 4.4, 4.6, 1.2), [moved(0, -4.6), moved(0, 4)]), colour)


def tug(s: Stage, x: float, y: float) -> None:
    """A hand from the left about a plug whose body begins at (x, y): the fingers come round it from
    above, the thumb lies along it, and its cord hangs out of the fist."""
    with s.at(x, y):
        s.area(bar(-36, -3.6, 28, 7.8, 0.4), s.paints.jacket)
        s.backed("M-6.2 2 C-6.4 5 -7.4 6 -7.8 12", LINEN, 1.3, 0.55)
        s.area("M-9 -3.4 C-7 -4.8 -4.6 -5.2 -2.4 -4.8 L3.6 -4.2 L3.6 2.6 L-4 4.6 L-9 4 Z",
               s.paints.tan)  # fmt: skip
        s.fill("M-8.6 2.6 L-4.9 3.3 L-4.9 4.1 L-8.6 3.65 Z", s.dusk(s.paints.tan))
        s.area("M-4.6 -2.6 L5 -2.6 L5 -4.4 C7.4 -4.4 9.6 -4 9.6 -3 L9.6 3.2 C9.6 4.2 7.4 4.6 5 4.6"
               " L5 2.8 L-4.6 2.8 Z", LINEN)  # fmt: skip
        s.fill("M5.5 2 L9.2 1.6 L9.2 3 C9.2 3.8 7.4 4.1 5.5 4.1 Z", s.dusk(LINEN))
        s.line("M7.3 -2.2 L7.3 2.2", "", 0.6)
        for k in range(4):
            _fingers(s, f"M{-3.4 + 2.3 * k} {-3.2 + 0.1 * k} L{-3.4 + 2.3 * k} {3.8 - 0.3 * k}",
                     1.7)  # fmt: skip
        _fingers(s, "M-7 -2.6 C-5.4 -5 -3 -5.4 0.8 -5.2", 2)
        s.fill("M-8.4 -2.8 L-6 -3.6 L-4.9 -2.6 L-4.9 1.6 L-8.4 1.6 Z", s.paints.tan)
        s.area(bar(-10, -4.2, 2.2, 9.2, 0.5), s.shade)


def points(s: Stage, x: float, y: float) -> None:
    """A hand from the left with its forefinger out, whose tip is at (x, y)."""
    with s.at(x, y):
        s.area(bar(-50, -4.4, 25, 12, 0.4), s.paints.jacket)
        for k in range(3):
            _fingers(s, f"M-16.6 {3.4 + 2.5 * k} L-13.6 {3.4 + 2.5 * k}", 2.5)
        s.area("M-26 -3.6 L-20 -4.6 L-14 -3 L-13.4 7 L-16 10.2 L-22 9.8 L-26 7 Z", s.paints.tan)
        _fingers(s, "M-15 0 L-2.4 0", 4)
        s.fill("M-22 -3.6 L-14.6 -1.9 L-12.4 -1.9 L-12.4 1.9 L-14.4 3 L-20 8 Z", s.paints.tan)
        for k in range(3):
            _fingers(s, f"M-15.6 {3.9 + 2.4 * k} L-12.6 {3.9 + 2.4 * k}", 2)
        _fingers(s, "M-20.4 3.4 L-15.4 2.8", 2.4)
        s.fill("M-24 1 L-19.6 2.3 L-19.6 4.6 L-24 6 Z", s.paints.tan)
        s.line("M-3 -1.1 L-1.6 -1.1 M-7.4 -1.4 L-7.4 0", "", THIN)
        s.area(bar(-28, -5, 3, 13, 0.6), s.shade)


def writes(s: Stage, pencil: Callable[[], None]) -> None:
    """A hand, with its sleeve to the lower right, about a pencil that stands on (0, 0)."""
    s.area("M11 6 L17 -1.4 L40 18 L30 32 Z", s.paints.jacket)
    curled = [f"M8.6 {0.8 + 1.6 * k} L{3 + 0.9 * k} {-1.6 + 2 * k}" for k in (2, 1, 0)]
    _fingers(s, " ".join(curled), 2.2)
    for way in curled:
        _fingers(s, way, 2.2, THIN)
    s.fill("M6 -8 L15.6 -3.6 L12.6 5.6 C10.4 6.6 8.6 6.2 7.4 5 L6.6 0 Z", s.paints.tan)
    s.line("M6.4 -9.2 C9.4 -9.8 13 -8.4 15.6 -3.6 M12.6 5.6 C11 6.4 9.4 6.4 8.2 5.8")
    s.fill("M8 -8.6 L3.4 -7.6 L2 -3.4 L8 -2 Z", s.dusk(s.paints.tan))
    pencil()
    _fingers(s, "M8.4 -8 C6 -9.6 3.4 -9.4 0.4 -5.4", 2.3)
    _fingers(s, "M9 -2.6 C6 -2 3.6 -2.4 1 -3.6", 2.5, THIN)
    s.fill("M6.4 -8.2 L8.6 -9 C11 -8.8 13 -7 14.4 -3.6 L12.4 3.4 L8.6 2.4 L6.8 -2 Z", s.paints.tan)
    s.line("M7.6 -3.9 C8.6 -4.3 9.6 -4.3 10.6 -4", "", THIN)
    with s.at(14, 1.4, 38):
        s.area(bar(-1.5, -5.4, 3, 10.8, 0.6), s.shade)


def holds_up(s: Stage, thing: Callable[[], None]) -> None:
    """A hand, with its sleeve to the lower left, about a flat thing 13 to 17 mm wide whose lower
    half is at (0, 0): the tips of its fingers come round the right edge, the thumb lies on the
    left one."""
    s.area("M-13.4 13 L-4.6 21.6 L-24 44 L-38 32 Z", s.paints.jacket)
    s.area("M-9.6 -3.4 L8 -5 L9.4 3.6 C8 9 4 12.6 0 13.6 L-4.6 19 L-11.6 12.4"
           " C-12.6 8 -11.6 2 -9.6 -3.4 Z", s.paints.tan)  # fmt: skip
    s.fill("M7.2 6.4 C4.4 9.6 2 11.6 -0.4 12.8 L-4.8 17.6 L-7 15.6 C0 12 2 9.4 4 6 Z",
           s.dusk(s.paints.tan))  # fmt: skip
    thing()
    for k in range(4):
        y = -6.4 + 3.1 * k
        _fingers(s, f"M9 {y + 0.9} C8.6 {y - 0.2} 7.4 {y - 0.4} {5.6 + 0.3 * (k % 2)} {y}", 2.3)
    _fingers(s, "M-8.2 6 C-10.4 0 -9.4 -4.4 -6.4 -7", 3)
    s.fill("M-10.7 2 L-7.6 1.4 L-5.4 3.8 L-4.6 9 L-8 12 L-11 8.6 Z", s.paints.tan)
    s.line("M-7.7 -7.4 C-7 -7.4 -6.4 -6.9 -6.1 -6.2", "", THIN)
    with s.at(-8.6, 16.4, 44):
        s.area(bar(-6, -1.5, 12, 3, 0.6), s.shade)
