"""The tiger that sits in the grove and looks straight at us."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline, placed, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item, Shape, Stroke
from generator.games.war_of_coins.art.actors.figure import Figure, both
from generator.units import Box

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

#: Its shoulders, its chest and both forelegs down to their paws.
_BODY = (
    "M0 -36 C6 -36 9 -34 9.8 -30.6 C10.4 -28.4 12.8 -26.8 13 -22.4 C13.2 -18 10.6 -14.6 9.4 -10.4 "
    "C8.8 -8 8.5 -5.4 8.4 -3 C9.7 -2.2 10.2 -.7 10 .7 C9.8 2 9 2.5 7.8 2.5 L2.3 2.5 C.9 2.5 .2 1.8 "
    ".2 .6 C.2 -.8 .5 -2 .9 -2.8 C1.2 -6 1.1 -10 0 -14"
)
#: A hind leg, folded, and its paw, which points outwards.
_HAUNCH = (
    "M7.6 -13.6 C13 -16 18.6 -12.6 18.8 -7 C18.9 -4 17.8 -1.4 15.8 0 L7.6 0 C6.6 -4 6.6 -9 7.6 "
    "-13.6 Z"
)
_HIND_PAW = (
    "M9.6 -1 C9.3 -3.4 11.4 -4.6 14 -4.4 C17 -4.2 19.6 -2.8 19.6 -.8 C19.6 .5 18.7 1 17.4 1 L11.2 "
    "1 C10.2 1 9.7 .3 9.6 -1 Z"
)
_STRIPES = (
    "M14 -28.6 L13.9 -24.8 C12 -24.4 9.8 -24.8 8 -26.2 C10.4 -26.4 12.4 -27.2 14 -28.6 Z M14 -21.8 "
    "L12.9 -18.6 C10.9 -18.4 8.9 -19 7.4 -20.2 C9.8 -20.2 12.2 -20.6 14 -21.8 Z M11.8 -15.4 L10.6 "
    "-12.4 C8.8 -12.2 7.2 -12.8 6 -13.8 C8 -14 10 -14.4 11.8 -15.4 Z M10.4 -10 L9.8 -7.2 C8.2 -7 "
    "7 -7.4 6 -8.4 C7.6 -8.6 9 -9 10.4 -10 Z"
)
_HAUNCH_STRIPES = (
    "M17 -14.6 L18.8 -11 C16.6 -9.8 14.6 -9.8 12.8 -10.8 C14.8 -11.6 16.2 -12.8 17 -14.6 Z M20 "
    "-8.6 L19.4 -5.2 C17.2 -4.8 15.2 -5.6 13.6 -7 C16 -7 18 -7.4 20 -8.6 Z M11.6 -16 L14.4 -15 "
    "C13.6 -13.2 12.4 -12.2 10.6 -11.8 C11.4 -13.2 11.8 -14.6 11.6 -16 Z"
)
_TAIL = (
    "M-13 -3 C-19 -3 -23.4 -5.8 -22.8 -10.4 C-22.3 -13.8 -19.8 -15.4 -20.6 -18.6 C-21.1 -20.4 "
    "-23.2 -20.8 -24.4 -19.4"
)
_TIP = "M-20.55 -18.2 C-21.1 -20.4 -23.2 -20.8 -24.4 -19.4"
#: How far its head, drawn about its own chin, is lifted over its paws.
_LIFT = 19.4
_HEAD = (
    "M0 -31 C3.4 -31 7.4 -30.4 9.4 -27.4 C11 -25 11.2 -22.6 13 -20.2 L11.4 -19.8 L13.2 -16.6 L11 "
    "-16.6 L11.8 -13.4 L9.2 -13.8 C8.2 -9.4 5.6 -5.9 0 -5.9"
)
#: The sign of a king on its brow: right halves of two strokes that a third crosses.
_CROWN = (
    "M0 -29 C2.4 -29 4.4 -28.6 6 -27.6 C4 -27.4 2 -27.4 0 -27.6",
    "M0 -26.2 C2 -26.2 3.4 -25.8 4.6 -25 C3 -24.8 1.6 -24.8 0 -24.9",
)
#: Dark bars from its cheeks inwards.
_MARKS = (
    "M11.4 -25.4 C9.6 -25.2 8.4 -24.4 7.4 -23.4 C9 -23 10.4 "
    "-22.8 12 -23 Z M14 -20.4 C11.4 -20.6 9.8 -20.2 8.6 -19.4 C10.2 -18.6 12 -18.4 14 -18.6 Z M13 "
    "-16.2 C10.8 -16.8 9.4 -16.4 8.2 -15.8 C9.2 -14.8 10.6 -14.2 12.4 -14 Z M7.4 -31 C6 -31 5.6 "
    "-30 5 -29.4 C6.4 -29.2 7.6 -28.6 8.6 -27.8 Z"
)
_PALE = (
    "M1.4 -21.6 C2.8 -25.2 7 -26.2 9.2 -23.8 C9.4 -21 8.4 -19 6.6 -17.6 L13.6 -18.6 L12 -12 L8 -5 "
    "L0 -5 L0 -13 L4 -14 C3 -16.4 1.6 -19 1.4 -21.6 Z"
)


def tiger(x: float, y: float, paint: Paint) -> list[Item]:
    """A tiger that sits before the canes and looks straight at us, its tail raised at its side; the
    forepaws stand at the place."""
    size = 1.06
    one = Figure(x, y, paint, size)
    coat, pale = paint.gold, mixed(paint.white, paint.gold, 0.88)
    one.draw(_TAIL, 4.8)
    one.draw(_TAIL, 3.4, coat)
    if one.seen:  # bands across, one after the other along its curve
        bands = Stroke(paint.ink, 3.6, dash=(1.5, 2.3))
        one.items.append(Shape(placed(outline(_TAIL), one.place), None, bands))
    one.draw(_TIP, 4.8)
    haunches = both(_HAUNCH)
    one.fill(haunches, coat, 0)
    one.mark(
        haunches,
        ("M15.2 -20 C16.4 -12 15.4 -5 12.6 1 L19 1 L19 -20 Z M-6 1 L-6 -20 L-10 -19 L-9.6 1 Z",
         one.shade(coat)),
        (both(_HAUNCH_STRIPES), paint.ink),
    )  # fmt: skip
    one.fill(both(_HIND_PAW), pale)
    one.draw(both("M12.9 -.9 L12.9 .8 M16.2 -.8 L16.2 .8"), 0.45)
    # The dark between the forelegs.
    one.fill("M0 -14 L1.1 -8 L.9 1.6 L-.9 1.6 L-1.1 -8 Z", paint.ink, 0)
    body = symmetric(_BODY)
    one.fill(body, coat, 0)
    one.mark(
        body,
        ("M6 -36 L16 -36 L16 2 L7 2 C8.2 -6 10.6 -15 9.4 -25 Z",
         one.shade(coat)),
        (symmetric("M0 -30 L6.4 -27 L5.4 -24 L5.8 -21.2 L3.8 -21.6 L2.6 -19 L0 -16.4"), pale),
        (both("M.2 -3.2 C3 -4.8 7.6 -4.8 11 -3 L11 3 L.2 3 Z"), pale),
        (both(_STRIPES), paint.ink),
    )  # fmt: skip
    one.draw(both("M3.7 .4 L3.7 2.2 M6.9 .4 L6.9 2.2"), 0.5)
    head = Figure(x - 0.4, y - _LIFT * size, paint, 0.92 * size, -4)
    _face(head, paint, coat, pale)
    return [*one.done(), *head.done()]


def _face(one: Figure, paint: Paint, coat: str, pale: str) -> None:
    """Round ears, green eyes under heavy brows, whiskers."""
    one.fill(both("M4.8 -29.6 C5 -35 12.6 -35.6 12.6 -30.4 C12.6 -27.8 11.2 -26 9.2 -25.4 Z"), coat)
    one.fill(both("M7 -30 C7.6 -33 11 -33 10.9 -30.2 C10.8 -28.6 10 -27.6 9 -27 Z"), paint.ink, 0)
    one.fill(joined(paths.ellipse(s * 9, -29.2, 0.85) for s in (-1, 1)), pale, 0)
    head = symmetric(_HEAD)
    one.fill(head, coat, 0)
    one.mark(
        head,
        ("M3 -32 L16 -32 L16 -8 L3 -6 C8 -12 9.4 -22 3 -32 Z", one.shade(coat)),
        (both(_PALE), pale),
        (both(_MARKS), paint.ink),
        *((symmetric(stroke), paint.ink) for stroke in _CROWN),
        (paths.rectangle(Box(-0.75, -32, 1.5, 9.4), 0.7), paint.ink),
    )
    eyes = both("M1.7 -19.4 C3.2 -21.4 5.8 -22.8 8.2 -22.4 C8 -19.4 4.8 -17.8 1.7 -19.4 Z")
    one.fill(eyes, paint.main, 0.7)
    one.fill(joined(paths.ellipse(s * 4.9, -20.5, 1.2, 1.4) for s in (-1, 1)), paint.ink, 0)
    one.fill(joined(paths.ellipse(s * 4.9 - 0.45, -21.1, 0.45) for s in (-1, 1)), paint.white, 0)
    one.draw(both("M1.1 -19.6 C3 -22 5.6 -23.6 9.2 -23.2"), 1.3)
    # Bridge of the nose, muzzle, tongue.
    one.draw(both("M1.7 -20 C1.6 -18 1.9 -16.6 2.3 -15.6"), 0.45)
    muzzle = symmetric("M0 -15.4 C3.2 -15.8 6.2 -14 6.2 -11.4 C6.2 -9 3.8 -8 2 -8.8 L0 -7.6")
    one.fill(symmetric("M0 -10 L3 -9.4 C3 -7.8 1.8 -7 0 -7"), pale, 0.6)
    one.fill(muzzle, paint.white, 0.6)
    one.fill(
        symmetric("M0 -16.4 C1.8 -16.8 3 -16.4 2.6 -15.2 C2 -13.9 .9 -13 0 -12.8"), paint.ink, 0
    )
    one.draw(
        outline("M0 -13 L0 -11.2 M-4.4 -9.8 C-3 -8.8 -.8 -9.2 0 -11.2 C.8 -9.2 3 -8.8 4.4 -9.8"),
        0.6,
    )
    dots = joined(
        paths.ellipse(s * a, b, 0.26)
        for s in (-1, 1)
        for a, b in ((2.4, -12), (3.6, -12.4), (3.4, -11))
    )
    one.fill(dots, paint.ink, 0)
    one.draw(both("M4.8 -12.4 L12.6 -13.6 M5 -11.4 L12.4 -10.6"), 0.35)
