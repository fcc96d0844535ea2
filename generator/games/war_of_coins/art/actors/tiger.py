"""The tiger that comes out of the grove, straight towards us."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item
from generator.games.war_of_coins.art.actors.figure import Figure, both
from generator.units import Box

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

#: Its shoulders, higher than its head, and both forelegs down to their paws.
_BODY = (
    "M0 -35.4 C5 -36.4 11.4 -35.6 14.2 -30.6 C16.4 -26.6 16 -21 15.2 -16 C14.6 -12 14 -8.6 13.8 "
    "-5.4 C15 -4.6 15.4 -3 15.2 -1.6 C15 -.4 14.2 0 13 0 L6 0 C4.4 0 3.6 -.8 3.6 -2.2 C3.6 -3.8 "
    "4.4 -4.8 5.4 -5.4 C5 -8.4 4.2 -10.4 3 -12 L0 -12"
)
_STRIPES = (
    "M1.6 -37 L4.4 -37 C4 -34.4 3 -32.4 1.6 -31 C1.8 -33 1.8 -35 1.6 -37 Z M7 -37 L10.4 -36.4 C9.6 "
    "-33.4 8.6 -31.2 6.8 -29.4 C7.4 -32 7.4 -34.4 7 -37 Z M13.4 -34 L16 -31 C14.2 -28.6 12.6 -27 "
    "10.4 -26 C12 -28.6 13 -31 13.4 -34 Z M17 -26.4 L16.6 -23 C14.6 -22 12.6 -21.8 10.6 -22.4 C13 "
    "-23.4 15 -24.6 17 -26.4 Z M16.6 -19.6 L16 -16.4 C13.8 -16.2 11.6 -16.6 10 -17.6 C12.4 -17.8 "
    "14.4 -18.4 16.6 -19.6 Z M15.6 -13.2 L14.8 -10 C12.6 -9.8 11 -10.2 9.6 -11.2 C11.8 -11.4 13.6 "
    "-12 15.6 -13.2 Z M3 -9.6 C5 -10.2 7 -9.8 8.4 -8.6 C6.8 -8 5.6 -7.6 3.6 -7.4 Z"
)
_TAIL = (
    "M11 -31 C16.4 -33.6 19.4 -37 18.4 -42 C17.6 -46.4 12.4 -47 12 -50.4 C11.8 -53 15 -54 17 -52.2"
)
_HEAD = (
    "M0 -31 C3.4 -31 7.4 -30.4 9.4 -27.4 C11 -25 11.2 -22.6 13 -20.2 L11.4 -19.8 L13.2 -16.6 L11 "
    "-16.6 L11.8 -13.4 L9.2 -13.8 C7.4 -9.6 4 -7.4 0 -7.4"
)
#: Dark marks on its head: the sign of a king on its brow, bars from its cheeks inwards.
_MARKS = (
    "M0 -29 C2.4 -29 4.4 -28.6 6 -27.6 C4 -27.4 2 -27.4 0 -27.6 Z M0 -26.2 C2 -26.2 3.4 -25.8 4.6 "
    "-25 C3 -24.8 1.6 -24.8 0 -24.9 Z M11.4 -25.4 C9.6 -25.2 8.4 -24.4 7.4 -23.4 C9 -23 10.4 "
    "-22.8 12 -23 Z M14 -20.4 C11.4 -20.6 9.8 -20.2 8.6 -19.4 C10.2 -18.6 12 -18.4 14 -18.6 Z M13 "
    "-16.2 C10.8 -16.8 9.4 -16.4 8.2 -15.8 C9.2 -14.8 10.6 -14.2 12.4 -14 Z M7.4 -31 C6 -31 5.6 "
    "-30 5 -29.4 C6.4 -29.2 7.6 -28.6 8.6 -27.8 Z"
)
_PALE = (
    "M1.4 -21.6 C2.8 -25.2 7 -26.2 9.2 -23.8 C9.4 -21 8.4 -19 6.6 -17.6 L13.6 -18.6 L12 -12 L8 -9 "
    "L0 -7 L0 -13 L4 -14 C3 -16.4 1.6 -19 1.4 -21.6 Z"
)


def tiger(x: float, y: float, paint: Paint) -> list[Item]:
    """A tiger that prowls out of the canes, its head lower than its shoulders, its tail high behind
    it; the forepaws stand at the place."""
    one = Figure(x, y, paint, 1.06)
    coat, pale = paint.gold, mixed(paint.white, paint.gold, 0.88)
    one.draw(_TAIL, 4.6)
    one.draw(_TAIL, 3.2, coat)
    one.draw("M15.4 -33.8 L16.6 -34.8 M18.2 -38.2 L18.6 -40.2 M17 -44.6 L15.6 -45.8 M12.4 -48.6 "
             "L12 -50.2", 3.2)  # fmt: skip
    one.draw("M12.2 -51.6 C12.8 -53.2 15.4 -53.6 17 -52.2", 4.6)
    # The hind paws, far behind between the forelegs.
    one.fill(both("M0 -11 L3.4 -11 L3.4 -4.2 C3.2 -3 2.4 -2.6 1.6 -2.6 L0 -2.6 Z"),
             mixed(coat, paint.ink, 0.5), 0.6)  # fmt: skip
    body = symmetric(_BODY)
    one.fill(body, coat, 0)
    one.mark(
        body,
        ("M0 -40 L18 -40 L18 2 L9.6 2 C12.4 -6 12.6 -16 11.4 -24 C10.6 -30 6 -33 0 -33 Z "
         "M-9.4 -4.8 L-4.8 -6 L-2 0 L-4.6 1 Z", one.shade(coat)),
        ("M-12 -12 L12 -12 L8 -9.4 C4 -7.4 -4 -7.4 -8 -9.4 Z", one.shade(one.shade(coat))),
        (both("M2.4 -5 C6 -6.8 11 -6.8 16 -5 L16 1 L2 1 Z"), pale),
        (both(_STRIPES), paint.ink),
    )  # fmt: skip
    one.draw(both("M7.6 -1.8 L7.6 -.1 M11 -1.8 L11 -.1 M7 -15 C6.4 -13 6 -11 6 -9"), 0.5)
    _face(one, paint, coat, pale)
    return one.done()


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
        (joined([both(_MARKS), paths.rectangle(Box(-0.75, -32, 1.5, 9.4), 0.7)]), paint.ink),
    )
    eyes = both("M1.7 -19.4 C3.2 -21.4 5.8 -22.8 8.2 -22.4 C8 -19.4 4.8 -17.8 1.7 -19.4 Z")
    one.fill(eyes, paint.main, 0.7)
    one.fill(joined(paths.ellipse(s * 4.9, -20.5, 1.2, 1.4) for s in (-1, 1)), paint.ink, 0)
    one.fill(joined(paths.ellipse(s * 4.9 - 0.45, -21.1, 0.45) for s in (-1, 1)), paint.white, 0)
    one.draw(both("M1.1 -19.6 C3 -22 5.6 -23.6 9.2 -23.2"), 1.3)
    # Bridge of the nose, muzzle, tongue.
    one.draw(both("M1.7 -20 C1.6 -18 1.9 -16.6 2.3 -15.6"), 0.45)
    muzzle = symmetric("M0 -15.4 C3.2 -15.8 6.2 -14 6.2 -11.4 C6.2 -9 3.8 -8 2 -8.8 L0 -7.6")
    one.fill(symmetric("M0 -10 L3.4 -9.6 C3.4 -7.4 2 -6 0 -6"), pale, 0.6)
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
