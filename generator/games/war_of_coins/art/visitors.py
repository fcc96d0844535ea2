"""Small living things that came out in the evening, on cards that else show only a landscape. Each
stands at its place (x, y), mm on the card, as sights do, and is no shapes on another card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from generator.art.colours import mixed
from generator.art.outlines import joined, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import Item, moved, scaled, times, turned
from generator.games.war_of_coins.art.actors.figure import Figure

if TYPE_CHECKING:
    from generator.games.war_of_coins.art.motifs import Paint

#: A bird that flies to the right, its wings up.
_BIRD = (
    "M-8.6 -3.8 C-5.2 -5.2 -2 -3.6 -.2 -1 C1.6 -3.9 5 -5.2 8.4 -3.4 C5.6 -2.8 4 -1.2 3 .6 C4.2 .4 "
    "5.2 .8 6.4 1.5 C5 2.2 3.6 2.6 2 2.6 C-.6 2.8 -2.6 2.4 -4 2 L-6.8 2.9 L-5.6 1 C-4.2 .8 -3.2 .5 "
    "-2.6 0 C-4 -1.8 -6 -3.2 -8.6 -3.8 Z"
)

#: A hare stretched out in its leap, with the hind leg and the foreleg of the near side.
_HARE = (
    "M23.2 -10 C23.2 -8.2 21.6 -7.5 19.8 -7.1 C16.6 -6.8 14.2 -5 13.2 -2 C16 -1.7 18.8 -2.6 21.4 "
    "-3.6 C23.4 -4.3 25.2 -3.3 24.8 -1.8 C24.4 -.5 22.6 -.4 21.2 .1 C17 1.8 12.4 3.5 7.6 3.4 C4.6 "
    "4.6 1 5.4 -3 5.2 C-5 5.4 -6.2 6.2 -7.8 6.9 C-10.8 8 -14.4 7.2 -17.4 7 C-20.2 6.9 -22.4 7.7 "
    "-24.8 8.7 C-27.6 9.9 -30 10.9 -32.4 11.4 C-34.6 11.8 -35.9 10.5 -35.5 9 C-35.1 7.6 -33.6 7 "
    "-31.8 6.3 C-29 5.2 -26.8 3.9 -24.6 2.3 C-23.4 1.3 -21.8 1 -20.2 .3 C-18.4 -.5 -17.8 -1.8 "
    "-17.6 -3.6 C-17 -8.8 -12.4 -12.2 -6 -12.6 C0 -12.9 5 -10.8 9.6 -11.6 C11.6 -14.2 14.4 -15.6 "
    "17.4 -14.8 C20 -14 22.2 -12.2 23.2 -10 Z"
)
#: A cat that sits, its back round over its haunches.
_CAT = (
    "M-2 -20.4 C-5.4 -17.4 -11.6 -13.8 -13 -7.4 C-13.7 -4.2 -12.8 -1.4 -11 0 L7.4 0 C7.6 -3 8.2 "
    "-6.6 8.2 -10 C8.2 -14 7.8 -17.6 6.8 -20.4 Z"
)


def cat(x: float, y: float, paint: Paint) -> list[Item]:
    """A cat that sits, looks up and reaches for what hangs over it, to the right."""
    one = Figure(x, y, paint, 1.04)
    grey = paint.deep(0.4)
    one.fill("M-9 -1.6 C-14.4 .8 -20.6 -1 -20.4 -6.4 C-20.2 -9.6 -16.8 -10.6 -15.6 -8.4 C-14.8 "
             "-6.8 -16.6 -5.8 -16.2 -4.6 C-15.4 -3 -12 -3.6 -9 -6 Z", grey)  # fmt: skip
    one.fill(_CAT, paint.white, 0)
    one.mark(
        _CAT,
        ("M-14 -3 C-10 -2.6 -7 -4.4 -6.6 -7.4 C-6.2 -10.6 -2.6 -12 -1.8 -16 L-2 -22 L-14 -18 Z",
         grey),
        ("M5.8 1 C5.2 -4 5.6 -8 7 -12 L9 -12 L9 1 Z", paint.pale(0.35)),
    )  # fmt: skip
    # The thigh and its paw, then the foreleg and its paw.
    one.draw("M-10.8 -6.6 C-9.8 -9.4 -7.2 -10.9 -4.2 -10.3 C-.6 -9.5 1 -6 -.4 -2.2 M2 -11.4 C2.6 "
             "-8 2.7 -5 2.4 -2.4", 0.5)  # fmt: skip
    one.fill("M-7 .2 C-7.4 -1.8 -5.6 -2.7 -3.4 -2.6 C-1 -2.6 .8 -1.6 .8 .2 Z M1.8 .2 C1.6 -1.8 3.2 "
             "-2.7 5.2 -2.6 C7.4 -2.6 9 -1.6 9 .2 Z", paint.white, 0.6)  # fmt: skip
    one.draw("M-4.8 -1.1 L-4.9 .1 M-2.4 -1 L-2.4 .1 M4.2 -1.1 L4.1 .1 M6.6 -1 L6.6 .1", 0.4)
    # The paw that reaches up, from its shoulder.
    reach = (
        "M6.8 -18.2 C8.6 -17.6 9.9 -18.6 10.4 -20.4 L11.5 -24.2 C12 -26.8 16 -26.6 15.8 -23.8 "
        "C15.6 -20.4 14.4 -16.8 12.4 -14.6 C11 -13.1 9.4 -12.4 7.6 -12.5"
    )
    one.fill(f"{reach} L5 -15 Z", paint.white, 0)
    one.draw(reach, 0.7)
    one.draw("M13 -26 L13.1 -24.4 M14.5 -25.9 L14.4 -24.3", 0.4)
    head = (
        "M-3.4 -24.4 C-4.2 -27.6 -4.4 -31.4 -4 -34.8 C-1.8 -34 .4 -32.6 1.8 -31.2 C3 -31.5 4.6 "
        "-31.4 5.8 -31 C7.4 -32.3 9.6 -33.4 11.8 -33.8 C11.8 -30.4 11.2 -27.6 10.2 -25 C9.8 -20.6 "
        "7 -18.2 3.4 -18.2 C-.6 -18.2 -3.2 -20.8 -3.4 -24.4 Z"
    )
    one.fill(head, paint.white, 0)
    one.mark(head, ("M-6 -36 L3 -36 C2.6 -31 2.4 -28 -.4 -26.4 C-2 -25.4 -3.4 -25.4 -5 -25.4 Z",
                    grey))  # fmt: skip
    one.fill("M-2.8 -32.8 C-1.4 -32.2 -.2 -31.4 .6 -30.4 L-2.4 -28.4 Z M10.6 -31.8 C9.2 -31.4 8.2 "
             "-30.8 7.2 -30 L9.8 -28.2 Z", paint.pale(0.7), 0.35)  # fmt: skip
    one.fill(joined(paths.ellipse(a, -26, 1.55, 1.75) for a in (0.8, 7.0)), paint.gold, 0.5)
    one.fill(joined(paths.ellipse(a, -26.4, 0.55, 1.25) for a in (1.2, 7.4)), paint.ink, 0)
    one.fill(joined(paths.ellipse(a, -27.2, 0.3) for a in (0.5, 6.7)), paint.white, 0)
    one.fill("M3.4 -23.6 L5.2 -23.6 L4.3 -22.5 Z", paint.ink, 0.3)
    one.draw("M4.3 -22.5 C4.1 -21.3 2.8 -21 2 -21.7 M4.3 -22.5 C4.5 -21.3 5.8 -21 6.6 -21.7", 0.45)
    one.draw("M.4 -22.6 L-4.8 -23.6 M.4 -21.7 L-4.4 -20.9 M8.2 -22.6 L11.8 -23.2 M8.2 -21.7 L11.4 "
             "-21", 0.35)  # fmt: skip
    one.fill("M-1.6 -19.9 C.8 -17.9 5 -17.6 7.4 -19.3 L7.4 -17.5 C4.8 -16 .8 -16.2 -2.2 -18.3 Z",
             paint.gold, 0.5)  # fmt: skip
    one.fill(paths.ellipse(3.2, -15.9, 1.35), paint.gold, 0.5)
    one.draw("M3.2 -15.8 L3.2 -14.8", 0.4)
    return one.done()


def hare(x: float, y: float, paint: Paint) -> list[Item]:
    """A white hare in full leap to the right, its ears laid back; its middle lies at the place."""
    one = Figure(x, y, paint, 0.88, -14)
    shade, deep = mixed(paint.white, paint.main, 0.74), mixed(paint.white, paint.main, 0.52)
    # Ear, legs of the far side.
    one.fill("M15.4 -14 C14 -20.2 9 -25.6 2 -27.2 C1.6 -21.4 6 -15.6 12.4 -12.6 Z", deep)
    one.fill("M-6 4 C-7 8 -9.2 10.2 -12.2 10.8 C-15.2 11.3 -17.6 11.5 -20 12.7 C-22.8 14.1 -25 "
             "15.7 -27.6 16.7 C-29.8 17.4 -31.4 16 -30.7 14.4 C-30 13 -28.2 12.2 -26.4 11.1 C-24 "
             "9.6 -21.6 7.8 -19.6 5.6 L-15.4 3 Z M5 1.6 C9.6 4.6 14 5 17.2 3.9 C18.6 2.9 20.8 "
             "2.4 22.3 3.5 C23.6 4.7 23 6.7 21.3 7.1 C19.9 7.4 18.4 7 17 7.5 C12.4 8.6 7 7.4 2 4 Z",
             deep)  # fmt: skip
    one.draw("M-30.6 15.4 L-28.8 14.7 M-29.2 16.7 L-27.7 15.9 M22.8 5.3 L21.1 5.2 M21.7 6.7 L20.4 "
             "6.2", 0.45)  # fmt: skip
    one.fill(paths.ellipse(-17.4, -7.4, 3.0, 2.7), paint.white)
    one.fill(_HARE, paint.white, 0)
    one.mark(
        _HARE,
        ("M-37 13 L-35 10.4 C-30 9.4 -26 6.4 -21.4 5 C-18 4.2 -12 5.6 -8.4 4.9 C-7 4.6 -6 4.1 -5 "
         "3.4 C-1 4 4 2.6 8 -.6 C12 -.4 18 -1.6 26 -3.4 L24 2 L8 7 L-6 9 L-20 14 Z M13.2 -2 C11.8 "
         "-5.4 14.6 -8.8 21.4 -8.4 L19 -5 Z", shade),
    )  # fmt: skip
    # The thigh lies against the belly, the shoulder on the chest.
    one.draw("M-7.8 6.8 C-4 5 -2 .8 -4.2 -3 C-5.4 -5 -7.4 -6 -9.6 -5.8 M7.4 3.5 C5.6 1 5.8 -2 7.8 "
             "-4.2", 0.6)  # fmt: skip
    one.draw("M-35.4 9.9 L-33.7 9.3 M-34.1 11.3 L-32.6 10.5 M24 -1.4 L22.6 -1.6 M22.8 -.4 L21.6 "
             "-.8", 0.45)  # fmt: skip
    ear = "M15.4 -14.2 C10.8 -19 3.8 -22.4 -3.8 -21.2 C-.4 -15.8 6 -12 13.4 -10.8"
    one.fill(f"{ear} L15.8 -12.2 Z", paint.white, 0)
    one.fill("M12.8 -14 C9.2 -17.2 4.8 -19.2 -.6 -19.6 C3 -16 7.4 -13.8 12.8 -12.8 Z", shade, 0)
    one.draw(ear, 0.7)
    one.fill(paths.ellipse(17.8, -11.2, 1.0, 1.1), paint.ink, 0)
    one.fill(paths.ellipse(17.5, -11.6, 0.35), paint.white, 0)
    one.fill(paths.ellipse(22.6, -10.0, 0.75, 0.6), paint.ink, 0)
    one.draw("M22.4 -9 C21.8 -8.4 20.8 -8.2 20 -8.6 M20.8 -9.6 L24.2 -10.6 M20.8 -9.2 L24.4 -9.2",
             0.35)  # fmt: skip
    return one.done()


def gulls(x: float, y: float, paint: Paint) -> list[Item]:
    """Three gulls that follow a boat."""
    one = Figure(x, y, paint)
    for a, b, size in ((0, 0, 0.8), (-9.4, -5.4, 0.56), (2.2, 9.4, 0.5)):
        one.fill(placed(outline(_BIRD), (size, 0, 0, size, a, b)), paint.white, 0.6)
    return one.done()


def flock(x: float, y: float, paint: Paint) -> list[Item]:
    """White birds far up in the day's sky, on their way to the left."""
    one = Figure(x, y, paint)
    for a, b, size in ((0, 0, 0.66), (10.6, -5.6, 0.52), (12.6, 4.6, 0.46), (22.4, -0.8, 0.4)):
        one.fill(placed(outline(_BIRD), (-size, 0, 0, size, a, b)), paint.white, 0.5)
    return one.done()


def swifts(x: float, y: float, paint: Paint) -> list[Item]:
    """Swifts that hunt in the day's sky, each its own way."""
    one = Figure(x, y, paint)
    swift = outline(
        "M-6.4 -.6 C-5.4 -1.6 -4 -1.6 -3 -1 C-1.6 -4.2 2 -6.8 7 -7.6 C4.6 -5.2 2.6 -2.6 1.8 -.4 "
        "L7.4 1.4 L4.4 1.4 L6.4 3.4 L1.4 1.4 C1.8 3 3 5 4.6 6.6 C.4 5.6 -2.4 3.4 -3.4 .8 C-4.6 .8 "
        "-5.6 .4 -6.4 -.6 Z"
    )
    for a, b, size, turn in ((0, 0, 0.86, -18), (13.6, -6.4, 0.62, 24), (15, 8, 0.54, 170)):
        one.fill(
            placed(swift, times(moved(a, b), times(turned(turn), scaled(size)))), paint.dark, 0.4
        )
    return one.done()


def geese(x: float, y: float, paint: Paint) -> list[Item]:
    """Four wild geese in a line, on their way to the right."""
    one = Figure(x, y, paint)
    for k in range(4):
        size = 0.5 - 0.03 * k
        goose = placed(outline(_BIRD), (size, 0, 0, size, -8.6 * k, 1.4 - 1.6 * k))
        one.fill(goose, paint.ink, 0)
    return one.done()


#: A swallowtail from the side, its feet at the origin, its head to the left: the forewings of the
#: far and the near side, and the hindwing.
_WINGS = (
    "M-3 -5 C-7.4 -10 -11 -16.6 -10.8 -23 C-5.4 -22.6 -.4 -18.6 2.4 -12.6 Z",
    "M-2.6 -5 C-4.4 -11.6 -4.4 -19.6 -.8 -26 C7 -24 13.4 -18.4 15.6 -11.8 C9.6 -9.8 3 -7.6 -1 -4.4 "
    "Z",
    "M-1.4 -4.8 C3.6 -8.8 10.4 -11.4 15.8 -10 C18.6 -7 17.6 -3.2 14.6 -1.6 C16.6 .4 18.8 3.4 17.6 "
    "6.4 C14.6 5.8 13 2.6 11 .2 C6.4 .6 1.6 -1.6 -1.4 -4.8 Z",
)
#: What lies along the edge of the near wings, and what runs out to it.
_HEM = (
    "M-1 -27 C-2 -24.8 -2.4 -23.4 -2.6 -21.6 C4 -20.4 9.6 -15.8 11.4 -10.6 L17 -9 L18 -22 Z",
    "M15.8 -11 C12.4 -10.6 12 -9.4 13.4 -7 C14.2 -5 12.6 -2.8 9 -2.2 C6 -1.8 4 -2 1.6 -3 L4 1 L10 "
    "2 L18 8 L20 0 Z",
)
_VEINS = (
    "M-1.8 -5.4 C-1 -11 .2 -16.4 1.8 -20.6 M-1.4 -5.2 C1 -10 4.4 -14.6 7.4 -17.4 M-.6 -5 C2.6 -8.4 "
    "6.6 -11.4 10.4 -13.2",
    "M.4 -5 C4 -6.8 8.6 -8.4 13 -8.4 M.4 -4.6 C4 -5 7.6 -5.2 12.6 -4.2",
)


def butterflies(x: float, y: float, paint: Paint) -> list[Item]:
    """Two swallowtails: one drinks from a blossom, its feet at the place; the other is on its way
    there."""
    return [
        *_butterfly(Figure(x, y, paint, 0.92, 6), paint),
        *_butterfly(Figure(x + 19.4, y - 14.0, paint, 0.36, -20), paint),
    ]


def _butterfly(one: Figure, paint: Paint) -> list[Item]:
    pale, hem = paint.pale(0.16), paint.deep(0.3)
    one.fill(_WINGS[0], paint.pale(0.5))
    one.fill(_WINGS[2], paint.white, 0)
    one.mark(_WINGS[2], (_HEM[1], hem))
    one.draw(_VEINS[1], 0.35)
    one.fill(joined(paths.ellipse(a, b, 0.8) for a, b in ((14.9, -6.2), (12.2, -1.6), (8, -.9))),
             paint.gold, 0)  # fmt: skip
    one.fill(_WINGS[1], pale, 0)
    one.mark(_WINGS[1], (_HEM[0], hem))
    one.draw(_VEINS[0], 0.35)
    one.fill(joined(paths.ellipse(a, b, 0.75) for a, b in ((2.2, -22.6), (7, -20),
                                                           (10.8, -16.4), (13, -12.6))),
             paint.gold, 0)  # fmt: skip
    one.draw("M-3.6 -3.6 L-4.6 -.2 M-2.2 -3 L-2 .2 M-.8 -2.8 L.6 0", 0.45)
    one.fill("M-4.8 -4.8 C-4 -6.4 -2 -6.2 -.6 -5.2 C2.6 -4.2 6.4 -2.4 8.6 .6 C5.4 .8 1.6 -.8 -1.2 "
             "-2.4 C-3 -2.6 -4.8 -3.2 -4.8 -4.8 Z", paint.ink, 0.3)  # fmt: skip
    one.fill(paths.ellipse(-5.4, -5, 1.35), paint.ink, 0)
    one.fill(paths.ellipse(-5.7, -5.3, 0.5), paint.white, 0)
    one.draw("M-6 -6 C-7.6 -8.4 -9.8 -10 -12.4 -10.6 M-5.4 -6.2 C-6.2 -9.2 -8 -11.8 -10.4 -13 "
             "M-6.4 -4.4 C-7.8 -3.4 -8 -1.6 -7 -.4", 0.4)  # fmt: skip
    one.fill(joined(paths.ellipse(a, b, 0.55) for a, b in ((-12.4, -10.6), (-10.4, -13))),
             paint.ink, 0)  # fmt: skip
    return one.done()


def sparrow(x: float, y: float, paint: Paint) -> list[Item]:
    """A sparrow on its perch, looking to the left."""
    one = Figure(x, y, paint)
    one.draw("M-.9 0 L-1.1 1.9 M1 0 L1 1.9 M-1.7 2 L-.4 2 M.2 2 L1.4 2", 0.6)
    body = (
        "M-4.6 -4.4 C-4.4 -6.8 -2.2 -7.8 -.4 -7 C2 -6 3.6 -4 4.2 -1.8 L8.4 .8 L7.4 2 L2.6 .4 C.4 1 "
        "-2.6 .8 -3.8 -1.4 C-4.4 -2.4 -4.7 -3.4 -4.6 -4.4 Z"
    )
    one.fill(body, paint.gold, 0)
    one.mark(
        body,
        ("M-6 -3.2 C-3.4 -3.4 -1.6 -1.6 -.6 .2 L-1 2 L-6 2 Z", paint.white),
        ("M-6 -6 C-3 -6 -.6 -6 1 -5 L0 -9 L-6 -9 Z", mixed(paint.gold, paint.ink, 0.55)),
    )
    one.fill("M-.8 -3.6 C1.4 -3.8 4 -1.6 5.6 .4 C3 .4 0 -.4 -.8 -3.6 Z",
             mixed(paint.gold, paint.ink, 0.55), 0.45)  # fmt: skip
    one.fill("M-4.5 -5 L-6.1 -4.2 L-4.6 -3.6 Z", paint.ink, 0.3)
    one.fill(paths.ellipse(-2.9, -4.9, 0.55), paint.ink, 0)
    return one.done()


def dolphin(x: float, y: float, paint: Paint) -> list[Item]:
    """A dolphin that leaps to the left; its middle lies at the place. Where it left the water there
    is foam, and drops run off its tail."""
    foam, one = Figure(x - 4, y, paint), Figure(x, y, paint, 1.0, 11)
    foam.fill("M11.4 14.6 C10.6 12 12.6 10.2 14.4 11 C15 8.6 18.2 8.6 18.8 10.8 C21 10 23 11.8 "
              "22.2 14 C24 14.2 24.6 16 24 17.4 L11.6 17.4 Z", paint.white, 0.6)  # fmt: skip
    one.fill("M-9.8 3.6 C-10.8 6 -10.4 8.2 -8.6 9.8 C-7.4 7.8 -7 5.6 -7.2 3.2 Z", paint.dark, 0.6)
    one.fill("M1 -6.4 C2 -9.6 5 -11.6 8.6 -11.2 C7 -9.6 6.6 -7.6 7.2 -4.4 Z", paint.dark)
    one.fill("M12.2 3.6 C11.6 6.4 10.2 8.4 8 10.8 C11 10.8 13.6 9.6 14.9 7.8 C16.8 8.6 19.4 8.4 "
             "21.4 6.8 C18.8 6.2 16.6 4.8 15.2 2.6 Z", paint.dark)  # fmt: skip
    body = (
        "M-18 4.4 C-16.6 3.2 -15 2.5 -13.6 2.3 C-13.6 -.6 -11.6 -3 -8.8 -4.4 C-4.4 -7.4 1.8 -7.8 "
        "6.4 -5.2 C10.6 -3 13.6 .4 15 4.4 C14.6 5.4 13.4 6 12.4 5.8 C10.4 3.6 7.8 2.4 4.4 2.3 C.4 "
        "2.3 -3.6 3.8 -7.6 5.2 C-10.2 6.1 -13.2 6.6 -16 6.5 C-18.2 6.3 -18.8 5.3 -18 4.4 Z"
    )
    one.fill(body, paint.main, 0)
    one.mark(
        body,
        ("M-20 5.4 C-15 5.6 -12.4 4.4 -9.6 2.6 C-5.4 .2 .6 -.4 5 .4 C8.4 1.2 11 3 13 6.6 L4 8 L-20 "
         "9 Z", paint.white),
        ("M-11.4 2.2 C-8.8 -.8 -3.4 -3.6 2.6 -3.2 C7.4 -2.8 11.4 .2 13.4 4.6 L12.4 5.2 C10.4 2.6 "
         "8.4 1 5 .4 C.6 -.4 -5.4 .2 -9.6 2.6 Z", paint.pale(0.5)),
    )  # fmt: skip
    one.fill("M-6.4 2.8 C-6.6 6 -4.8 9 -1 10.6 C-.6 7.4 -1.2 4.2 -3 1.6 Z", paint.dark)
    one.draw("M-18 5.2 C-15.8 5.2 -13.8 4.6 -12 3.4", 0.5)
    one.fill(paths.ellipse(-10.6, 0.7, 1.0), paint.ink, 0)
    one.fill(paths.ellipse(-10.9, 0.4, 0.36), paint.white, 0)
    drops = (
        (24.2, 9, 0.8), (25.2, 5.6, 0.5), (8.4, 12.2, 0.7), (27.4, 7.4, 0.6), (10.6, 9.4, 0.5),
    )  # fmt: skip
    foam.fill(joined(paths.ellipse(a, b, r) for a, b, r in drops), paint.white, 0.5)
    return [*foam.done(), *one.done()]
