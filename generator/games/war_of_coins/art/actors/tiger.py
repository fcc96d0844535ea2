"""The tiger that prowls through the grove: its body from the side, its face towards us."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline, placed, symmetric
from generator.drawing import paths
from generator.drawing.drawing import Item, moved
from generator.games.war_of_coins.art.actors.figure import Figure, both

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

#: Shoulders, back and rump, a hind leg, belly, a foreleg, chest; it walks to the left.
_BODY = (
    "M-11.6 -19 C-9.4 -24.6 -5 -27.2 -1 -25 C1.6 -23.4 5 -22.8 8.4 -24 C12.4 -25.4 15 -22 14.8 "
    "-17.4 C14.7 -13.4 13.6 -11.6 13.8 -9.2 C14 -6.6 13.4 -5 13.2 -3.6 C14 -2.4 13.9 -.1 12.4 -.1 "
    "L6.6 -.1 C5.2 -.1 5.2 -2.4 6.8 -2.8 C8 -3.2 8.8 -3.8 8.9 -5.4 C8.9 -7.4 7 -9 5.4 -11.6 C2 "
    "-9.8 -1 -9.6 -4 -10.6 C-4 -7.6 -4.9 -5.6 -4.8 -3.4 C-4.3 -2.2 -4.4 -.1 -5.8 -.1 L-11.6 -.1 "
    "C-13 -.1 -13 -2.4 -11.4 -2.8 C-10.2 -3.2 -9.5 -4 -9.6 -5.6 C-9.8 -8.6 -11.2 -11 -11.8 -14 "
    "C-12.2 -16 -12.2 -17.6 -11.6 -19 Z"
)
_STRIPES = (
    "M-7.6 -26 L-5.6 -26.4 C-6.2 -23 -6.6 -20.4 -5.8 -17.2 C-7.6 -19.4 -8.2 -22.6 -7.6 -26 Z M-3.2 "
    "-26.8 L-1 -26 C-1.8 -22.6 -2 -19.4 -1 -16 C-3.2 -18.6 -3.9 -22.6 -3.2 -26.8 Z M1.4 -25 L3.4 "
    "-24.6 C2.6 -21.4 2.6 -18.4 3.6 -15.4 C1.4 -17.8 .8 -21.2 1.4 -25 Z M5.6 -25 L7.8 -25.4 C7.2 "
    "-22 7.4 -19 8.6 -16 C6.2 -18.4 5.3 -21.6 5.6 -25 Z M10.2 -26 L12.4 -25.4 C11.4 -22.6 11.4 "
    "-20.4 12.2 -18 C10.2 -20 9.6 -22.8 10.2 -26 Z M16 -17.8 C13.6 -18 12 -17 11 -15.2 C12.8 -15.4 "
    "14.4 -15.2 16 -14.8 Z M15 -12.6 C12.6 -13.4 11 -12.8 9.6 -11.2 C11.4 -11 13.2 -10.4 15 -9.6 Z "
    "M14.8 -7.6 C12.8 -8.6 11.4 -8.2 10.2 -7.2 C11.8 -6.8 13 -6.2 14.8 -5.4 Z M-1.2 -8.6 C-1.4 -11 "
    "-.8 -12.8 .2 -14.4 C1 -12.4 1 -10.6 1 -8.6 Z M3.2 -9 C3 -11.2 3.4 -12.6 4.6 -14 C5.4 -12.4 "
    "5.4 -11 5.4 -9.4 Z M-3.6 -11 C-5.4 -12.4 -7 -12.6 -8.6 -12 C-7 -10.8 -5.6 -9.6 -3.8 -9 Z M-4 "
    "-6.8 C-5.6 -8 -7 -8.2 -8.6 -7.8 C-7.2 -6.6 -6 -5.6 -4.4 -5 Z"
)
_TAIL = (
    "M13.6 -20 C18.4 -19.6 21.2 -23.6 20.2 -29 C19.2 -34 14.6 -35.6 15.4 -40.4 C16.2 -44.4 21 "
    "-44.6 21.4 -41"
)
_HEAD = (
    "M0 -8.4 C3.4 -8.6 7.2 -7 8.4 -3 C8.8 -1.4 9.4 -.4 10.4 1 L9.2 1.6 L10 3.6 L8.6 3.9 L8.8 5.8 "
    "L7.2 5.8 C5.6 8.6 2.8 10 0 10"
)


def tiger(x: float, y: float, paint: Paint) -> list[Item]:
    """A tiger in full, on the prowl to the left, its tail curled high; the paws stand at the
    place."""
    one = Figure(x, y, paint, 1.04)
    coat, far = paint.gold, mixed(paint.gold, paint.ink, 0.66)
    pale = mixed(paint.white, paint.gold, 0.86)
    # Tail, the legs of the far side, body.
    one.draw(_TAIL, 4.4)
    one.draw(_TAIL, 3.0, coat)
    one.draw("M20.2 -27.2 L20.3 -29 M18.4 -33.2 L17.2 -34.6 M15.5 -38.6 L15.3 -40.8 M19.4 -21.6 "
             "L20 -23", 3.0)  # fmt: skip
    one.draw("M17.6 -43.6 C19.4 -44 21.2 -43.2 21.4 -41", 4.4)
    one.fill("M-5 -10 C-8 -9.6 -13 -11 -15 -12.6 C-14.8 -9.6 -16.4 -6.8 -16.6 -4 C-17.8 -3.4 -19.4 "
             "-2.4 -19 -1.2 C-18.8 -.2 -18 -.1 -17 -.1 L-13 -.1 C-12 -4.2 -9.4 -6 -5 -8 Z",
             far)  # fmt: skip
    one.fill("M9 -10 C7 -9 4 -10 2.6 -11 C2.4 -8 1.2 -5.8 .6 -3.4 C-.6 -3 -2.2 -2.2 -1.8 -1 C-1.6 "
             "-.2 -.8 -.1 0 -.1 L4.6 -.1 C5.4 -3.6 7.4 -6.4 9 -8 Z", far)  # fmt: skip
    one.fill(_BODY, coat, 0)
    one.mark(
        _BODY,
        ("M-12 -12 C-9 -10.6 -6 -12.4 -3 -12.2 C0 -12 3 -12.6 6 -13 L6 -9 L-4 -9 L-4 -10 Z M5 -3.4 "
         "L10 -4.6 L14 -3.4 L14 0 L4 0 Z M-13.4 -3.4 L-9 -4.4 L-4 -3 L-4 0 L-14 0 Z", pale),
        (_STRIPES, paint.ink),
    )  # fmt: skip
    one.draw("M5.4 -11.6 C4.6 -13.6 4.8 -16.6 7 -18.6 M-4 -10.6 C-3.4 -12.4 -3.4 -14.4 -4.2 -16 "
             "M-9.6 -1.2 L-9.4 0 M-7.4 -1.2 L-7.2 0 M8.4 -1.2 L8.6 0 M10.6 -1.2 L10.8 0 M-16.6 "
             "-1.2 L-16.5 0 M.4 -1.2 L.5 0", 0.5)  # fmt: skip
    _face(one, paint, coat, pale)
    return one.done()


def _face(one: Figure, paint: Paint, coat: str, pale: str) -> None:
    """Its face from the front: round ears, green eyes with upright slits, whiskers."""
    at = moved(-11.4, -18.4)
    one.fill(placed(both("M3.4 -7.4 C3.2 -11.4 8.8 -12.2 9.4 -8 C9.7 -5.6 8.4 -4.2 7 -3.8 Z"), at),
             coat)  # fmt: skip
    one.fill(placed(both("M5 -7.2 C5.2 -9.6 8 -9.8 8.2 -7.6 C8.3 -6.4 7.6 -5.6 6.8 -5.4 Z"), at),
             paint.ink, 0)  # fmt: skip
    head = placed(symmetric(_HEAD), at)
    one.fill(head, coat, 0)
    one.mark(
        head,
        (
            placed(
                both(
                    "M.8 -3.4 C2.2 -5.8 6 -5.6 7 -2.6 C7.6 -.6 6.6 1.2 5 1.6 L11 1.8 L9 6 L6 9 C4 "
                    "8.6 5.8 6.6 5.4 4.6 C3.6 3.4 2 .6 .8 -3.4 Z"
                ),
                at,
            ),
            pale,
        ),
        (
            placed(
                both(
                    "M11 -1 C9 -1.2 7.6 -.8 6.8 0 C8 .6 9.4 .8 11 .6 Z M11 2.6 C9 2 7.8 2.2 6.8 3 "
                    "C8 3.6 9.4 4.2 11 4.2 Z M8.6 -5 C7.4 -5.2 6.4 -4.8 5.6 -4 C6.6 -3.8 7.8 -3.6 "
                    "8.8 -3.4 Z"
                ),
                at,
            ),
            paint.ink,
        ),
    )
    # The sign of a king on its brow.
    one.draw(placed(outline("M-2.2 -6.6 L2.2 -6.6 M-1.7 -5 L1.7 -5 M-1.1 -3.5 L1.1 -3.5 M0 -7.6 L0 "
                            "-3.2"), at), 0.75)  # fmt: skip
    eyes = both("M1.3 -.4 C2.4 -2.9 5.4 -3.4 6.6 -1.6 C5.6 .6 3 1.2 1.3 -.4 Z")
    one.fill(placed(eyes, at), paint.main, 0.7)
    one.fill(placed(joined(paths.ellipse(s * 4.1, -1.3, 0.62, 1.3) for s in (-1, 1)), at),
             paint.ink, 0)  # fmt: skip
    one.fill(placed(joined(paths.ellipse(s * 4.1 - 0.5, -1.9, 0.32) for s in (-1, 1)), at),
             paint.white, 0)  # fmt: skip
    one.draw(placed(both("M.9 -1 C2.2 -3.4 5.2 -4 7.2 -2"), at), 0.9)
    muzzle = symmetric("M0 2.4 C2.4 2 5 3.4 5 5.6 C4.8 8 2.6 8.2 1.6 7.6 C1.2 8.6 .6 9 0 9")
    one.fill(placed(muzzle, at), paint.white, 0.5)
    one.fill(placed(symmetric("M0 2 C1.4 1.6 2.3 1.9 2 2.8 C1.6 3.8 .8 4.4 0 4.6"), at), paint.ink,
             0)  # fmt: skip
    one.draw(placed(outline("M0 4.6 L0 5.8 M0 5.8 C-.8 7.2 -2.2 7.6 -3.4 6.8 M0 5.8 C.8 7.2 2.2 "
                            "7.6 3.4 6.8"), at), 0.55)  # fmt: skip
    dots = joined(
        paths.ellipse(s * a, b, 0.24) for s in (-1, 1) for a, b in ((2.2, 4.8), (3.4, 5.2))
    )
    one.fill(placed(dots, at), paint.ink, 0)
    one.draw(placed(both("M4.2 4.6 L9.6 4 M4.2 5.6 L9 6.6"), at), 0.35)
