"""What the box shows about its Coin: hands of all who play, one of them a paw; and behind it the
cat that lives with the machines."""

from __future__ import annotations

from dataclasses import dataclass

from generator.art.sketch import LINE, bar, disc
from generator.drawing.drawing import moved
from generator.games.vires_in_numeris.art.scenes.kit import LINEN, THIN, several
from generator.games.vires_in_numeris.art.scenes.stage import CAST, Stage

#: Four fingers and a thumb that reach for something above, from the wrist at (0, 0); the thumb is
#: on the right.
_FINGERS = (
    "M-2.5 -5.6 C-3.5 -7.6 -4.5 -8.8 -4.7 -11",
    "M-0.9 -6.4 C-1.6 -9 -2 -10.6 -1.9 -13.2",
    "M0.9 -6.4 C1.2 -9 1.4 -10.6 1.2 -13",
    "M2.5 -5.8 C3.2 -7.8 3.9 -9.2 3.9 -11.2",
    "M2 -2.2 C4.4 -2.8 5.7 -4.2 6.4 -6.4",
)
_WIDE = 2.3
_PALM = ("M-3.6 -6 C-3.8 -3.4 -2.7 -1.6 -2.4 0.6 L2.5 0.6 C2.6 -1 3.5 -2.6 3.6 -6"
         " C2.2 -7.4 -2.2 -7.4 -3.6 -6 Z")  # fmt: skip


@dataclass(frozen=True)
class _Arm:
    """Where a wrist is, which way its hand points, its size and its colours; how long its sleeve
    is."""

    x: float
    y: float
    turn: float
    size: float
    skin: str
    cloth: str
    cuff: str
    mirrored: bool = False
    length: float = 40.0


def _arm(s: Stage, arm: _Arm) -> None:
    with s.at(arm.x, arm.y, arm.turn, arm.size, arm.mirrored):
        sleeve = bar(-3.3, 0, 6.6, arm.length)
        s.area(sleeve, arm.cloth)
        shade = bar(-2.9 if arm.mirrored else 1.3, 1, 1.6, arm.length - 2)
        s.fill(shade, s.dusk(arm.cloth))
        for finger in _FINGERS:
            s.line(finger, s.ink, _WIDE + 2 * LINE)
        s.area(_PALM, arm.skin)
        for finger in _FINGERS:
            s.line(finger, arm.skin, _WIDE)
        s.line("M-1.7 -6.2 L-1.9 -7 M0 -6.8 L0 -7.6 M1.7 -6.3 L1.9 -7.1", s.ink, THIN)
        s.area(bar(-3.9, 0.2, 7.8, 2.5, 0.5), arm.cuff)


def _paw(s: Stage, x: float, y: float, turn: float, size: float, length: float) -> None:
    """The bear's: pads, and four claws above them."""
    fur = s.paints.hair
    claw = "M-0.9 0.4 C-0.9 -1.4 -0.4 -2.8 0.6 -4 C1.2 -2.6 1.3 -1.2 0.9 0.4 Z"
    with s.at(x, y, turn, size):
        s.area(f"M-4 -2 L-4.4 {length} L4.4 {length} L4 -2 Z", fur)
        s.fill(f"M1.6 0 L3.7 0 L4 {length - 0.4} L1.6 {length - 0.4} Z", s.dusk(s.dusk(fur)))
        spots = [moved(cx, cy) for cx, cy in ((-4, -7.4), (-1.5, -9.4), (1.3, -9.4), (3.8, -7.6))]
        s.area(several(claw, spots), LINEN, 0.6)
        s.area("M-5.4 -3.6 C-5.8 -8.6 -2.8 -9.8 0 -9.8 C2.8 -9.8 5.8 -8.6 5.4 -3.6"
               " C5.2 0.6 3 1.6 0 1.6 C-3 1.6 -5.2 0.6 -5.4 -3.6 Z", fur)  # fmt: skip
        s.fill(disc(0, -2.4, 2.8, 2.2), s.paints.tan)
        s.fill(several(disc(0, 0, 1), [moved(-3.4, -5.6), moved(-1.2, -7.2), moved(1.2, -7.2),
                                       moved(3.4, -5.6)]), s.paints.tan)  # fmt: skip


def _hands(s: Stage, outer: float = 13) -> None:
    """Whose they are: (0, 0) is the middle of what they want, 27 mm wide; the outer sleeves are so
    long."""
    p = s.paints
    _paw(s, -24.9, 13.8, 38, 1.06, outer + 8)
    for arm in (
        _Arm(28.6, 14, -48, 1.1, p.brown, p.water, LINEN, length=outer),
        _Arm(-15.4, 25.6, 24, 1.1, p.fair, p.coat, LINEN, mirrored=True),
        _Arm(15.8, 25.2, -25, 1.1, p.deep, p.accent, LINEN),
    ):
        _arm(s, arm)
    _arm(s, _Arm(0.4, 30, 0, 1.14, p.tan, p.jacket, s.shade))


def _reaching(s: Stage) -> None:
    """The same where nothing stands before their elbows: all arms come from far."""
    _hands(s, 40)


def _peeper(s: Stage) -> None:
    """A cat that peeps out from behind what they want, with eyes for nothing else; what it stands
    behind covers all that is within 13.5 mm of (0, 0)."""
    eyes = [moved(-2.2, -3.2), moved(2.2, -3.2)]
    with s.at(17.4, 0.2, 26, 1.14):
        head = ("M-5 1.6 C-6.4 -1.6 -6.2 -6.4 -5.2 -9.6 L-2.2 -7.2 L2.2 -7.2 L5.2 -9.6"
                " C6.2 -6.4 6.4 -1.6 5 1.6 Z")  # fmt: skip
        s.line(head, s.shade, 0.8)
        s.fill(head)
        s.fill("M-4.6 -7.6 L-4.9 -5 L-3.2 -6.4 Z M4.6 -7.6 L4.9 -5 L3.2 -6.4 Z", s.paints.coat)
        s.fill(several(disc(0, 0, 1.7), eyes), s.paper)
        s.fill(several(disc(-0.5, 0.6, 0.75), eyes))


CAST |= {"hands": _hands, "reaching": _reaching, "peeper": _peeper}
