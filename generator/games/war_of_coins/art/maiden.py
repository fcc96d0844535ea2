"""Her joker: a white mask of a woman whom jealousy has turned into a demon (hannya), turned to the
right by a quarter, on a red cord.

Drawn turned to the left, as his is, and mirrored. Origin: the mask's middle.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import joined, outline
from generator.drawing import paths
from generator.drawing.drawing import Group, Shape, Stroke
from generator.games.war_of_coins.art.mask import brow_coin, cord, horns, tassel, teeth

_FACE = (
    "M-2.8 -15.6 C4 -16 10 -13.4 12.4 -7.6 C13.4 -4.6 13.2 -1.6 12.8 .6 C16 3.2 15.8 7.6 13.8 11.2 "
    "C12 15 8.4 18.6 4.6 21.4 C1.4 23.8 -2.4 25.4 -4.8 24.8 C-7 24.2 -8 21.4 -8.8 18.6 C-9.6 "
    "16 -10.4 14.4 -11.6 12.4 C-13.8 10.2 -14.2 7 -13 4.6 C-12.2 3 -12.2 1.2 -12.6 -.8 C-13.4 -3.6 "
    "-13.2 -6.8 -12 -9.2 C-10 -13.2 -6.8 -15.4 -2.8 -15.6 Z"
)
_SHADE = (
    "M7.4 -15.6 C10 -10 10.6 -5.6 10 -2 C10 1 11.4 3 10.8 5.6 C10.2 8 8.4 9.4 7.6 11 L12 9 C12 14 "
    "7 20.4 .8 22.8 C-2.4 24 -4.6 23.6 -6.6 22.6 L-5 27 L6 26 L18 10 L16 -14 Z M-.6 -1.8 C2.4 -4.6 "
    "7 -6 10.6 -4.2 C11.2 -.8 9.6 2.2 6.4 3.6 C3.6 4.4 1 3.4 -.6 1.6 Z M-7.4 -1.4 C-9.2 -4 -11 "
    "-4.8 -12.8 -4 L-12.4 1.4 C-10.6 3 -8.6 3 -7.4 1.8 Z M-14 9.4 C-12.4 9.6 -11 9 -9.8 7.8 C-9.8 "
    "9.4 -10 10.6 -10.4 12 L-11.4 13 Z M3.4 6.6 C5.6 9.6 8 10.2 10.4 9 C8.8 11 5.2 12.4 2.8 12.4 "
    "C3.6 10.6 3.8 8.6 3.4 6.6 Z"
)
_NEAR_HORN = (
    "M4.6 -14 C7.8 -18.4 8.6 -24 5 -30.4 C12.4 -28 16.8 -18.6 11.6 -9.4 C9.8 -11.8 7.4 -13.4 4.6 "
    "-14 Z"
)
_FAR_HORN = (
    "M-5.6 -14.6 C-8 -18.4 -8.6 -23.4 -5.8 -27.6 C-12 -26 -15 -19 -12 -10.6 C-10.2 -12.8 -8 -14.2 "
    "-5.6 -14.6 Z"
)
#: Hair to behind the ears, parted in the middle, then loose: the near locks are blown away.
_HAIR = (
    "M-3.6 -18.2 C5.6 -19.4 14.6 -14.6 16.4 -5 C17.4 .6 16.4 5 17.4 10 C18.4 15 22.4 17.6 26 17 "
    "C23.4 19.6 21.4 20 19.4 19.6 C20.6 23.4 23.4 25.6 26.4 26 C22.6 27.8 18.6 26.6 15.6 23.4 C16 "
    "26.4 17.2 28.6 19 30.4 C14.2 29.6 9.6 26 7.4 20 L-8 16 C-8.6 20.8 -11 24.4 -14.6 26.6 C-13.8 "
    "24 -13.6 22 -14 20 C-15.6 22 -17.6 23 -20 23 C-17.6 20.4 -16.6 17.4 -16.4 13.6 C-16.2 8 -17.6 "
    "4 -16.6 -3 C-15.4 -11.4 -11 -17.2 -3.6 -18.2 Z"
)
#: What of it lies over the brow, with loose strands.
_FRINGE = (
    "M-4.4 -17.4 C4 -18.4 12.4 -13.6 14 -5.4 C14.4 -2.6 14.2 .2 13.6 2.4 C13 -.6 12.6 -3 11.6 -5 "
    "C11.8 -2.6 11.4 -.8 10.8 .4 C10.4 -5.4 8.4 -8.6 5.4 -10.8 C2.4 -12.8 -.8 "
    "-13.6 -4.6 -15 C-7.6 -13.8 -10 -11.8 -11.2 -8.8 C-12.2 -7.4 "
    "-12.8 -5.4 -12.6 -1.6 C-14.4 -8.6 -10.6 -16.4 -4.4 -17.4 Z"
)
_EYES = (
    "M-.6 1.4 C1.2 -2 5.6 -3.8 9.8 -1.8 C8.6 2.2 3.6 3.6 -.6 1.4 Z",
    "M-7.4 1.4 C-8.4 -1.4 -10.2 -2.8 -12.4 -2 C-12.4 .8 -10.4 2.8 -7.4 1.4 Z",
)
#: The folds of the sockets, drawn together and up over the nose.
_BROWS = (
    "M-2.4 -1.4 C-1.6 -3 -1.4 -4.6 -1.8 -6.2 C1 -4.6 6.6 -6.6 11 -3 C6.8 -3.8 2 -3.4 -2.4 -1.4 Z "
    "M-6 -1.4 C-6.2 -3 -6 -4.4 -5.4 -5.8 C-7.4 -4.8 -10.4 -5.8 -13.2 -3.2 C-10.6 -3.6 -8 -3 -6 "
    "-1.4 Z"
)
_NOSE = (
    "M-4.4 -1.4 C-5 2 -6.8 4.4 -8.2 6.4 C-9.2 8.2 -7.8 9.4 -6.4 9 C-5.4 9.8 -4.2 9.8 -3.4 9.2 "
    "C-1.4 9.8 .4 8.8 .2 7 C0 5.6 -1.4 5 -2.6 5.4"
)
#: Her lips, fullest in the middle and thin at the corners, which reach almost to the ears; and what
#: they leave open.
_LIPS = (
    "M-13 9 C-11.6 10.6 -10 11.2 -8.4 10.9 C-7.4 10.7 -6.6 10.4 -5.6 11 C-4.4 10.4 -3.4 10.6 -2 "
    "10.9 C2.4 11.6 8.4 9.8 12.6 4.6 C13.6 11.6 8.6 18 1.6 20.2 C-1 21 -4 21.2 -6 20.4 C-10.4 18.8 "
    "-12.8 14.6 -13 9 Z"
)
_MOUTH = (
    "M-12 11.2 C-10.4 12.8 -8 12.8 -5.8 12.7 C-1 13.6 7 12.4 11.9 7.6 C11.2 12.6 6.6 16.8 .8 18.2 "
    "C-1.6 18.8 -3.8 18.8 -5.4 18.2 C-8.8 17 -11.2 14.4 -12 11.2 Z"
)
_TONGUE = (
    "M-6.6 19.4 C-6.6 16.8 -4.4 16 -2.4 16.6 C1.2 15.2 5 15.4 6.4 17.4 C4.6 18.8 1.4 19.8 -6.6 "
    "19.4 Z"
)
#: Its lower fangs, rooted in the lip.
_LOWER_FANGS = (
    "M5.8 19 C6.2 15.4 6.8 12.8 7.5 11.2 C8.2 12.8 9.2 13.6 11 14 L10 19 Z M-12 14.2 C-10.6 14.4 "
    "-9.8 14 -9.3 12.6 C-8.9 14.4 -8.4 16 -7.4 19 L-12 19 Z"
)

_MIRRORED = (-1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@ornament
def maiden_mask(*, red: Colour, gold: Colour, white: Colour, ink: Colour, shade: Colour) -> Items:
    """Hers: a white mask with golden horns, eyes and fangs, its hair loose, a coin on its brow,
    tied on with a red cord; `shade` is the colour that its hollows lean to."""
    line, part = Stroke(ink, 0.8, join="round"), Stroke(ink, 0.6, "round", "round")
    thin = Stroke(ink, 0.45, "round", "round")
    gleam = Stroke(mixed(white, red, 0.45), 0.6, "round")
    hollow, bronze = mixed(white, shade, 0.76), mixed(gold, ink, 0.72)
    face, mouth = outline(_FACE), outline(_MOUTH)
    strands = outline(
        "M4 -16.8 C10.4 -15 14.4 -9.6 14.8 -3 M15.2 1.6 C15 7 15.4 12 18.2 16.4 M14.2 9.6 C14 14.4 "
        "15.6 19.6 19.4 23.2 M12 14.8 C11.8 19.4 12.8 23.4 15 26.6 M-14.6 7.6 C-14 12.4 -14.6 16.8 "
        "-16.4 20 M-12.4 15.4 C-12 18.6 -12.4 21 -13 23.4 M-5.4 -16.2 C-9.6 -15 -12.4 -11.6 -13.4 "
        "-7"
    )
    items = [
        *cord("M13 1 C19 -1 24 3 22.4 8.4 C21.6 11 21.8 12.6 22.4 14.4", red=red, ink=ink),
        *tassel(22.4, 14.8, 0.8, red, gold, ink),
        Shape(outline(_HAIR), ink, Stroke(ink, 0.4, join="round")),
        *horns(
            _NEAR_HORN, _FAR_HORN,
            "M5 -25.6 C8.6 -25 12 -25.4 16 -27 M6 -21 C9 -19.6 12.8 -19.8 17 -21.8 M5 -16.6 C8.4 "
            "-14.6 12.4 -14.4 17 -16.4 M-5 -24.4 C-7.6 -24 -10 -24.4 -14 -25.8 M-5.6 -20 C-8 -18.8 "
            "-11 -18.8 -15 -20.4 M-5.4 -16.6 C-7.8 -14.8 -11 -14.6 -15 -15.8",
            gold, bronze, ink,
        ),
        Shape(face, white),
        Group((Shape(outline(_SHADE), hollow),), clip=face),
        Shape(face, None, line),
        Shape(outline(_FRINGE), ink, Stroke(ink, 0.3, join="round")),
        Shape(strands, None, Stroke(gold, 0.45, "round")),
        # Brows painted high on the forehead, as court ladies wore them.
        Shape(joined([outline("M.4 -8.4 C1.6 -10.2 4.8 -10 6.4 -7.6 C4.4 -8.5 2.2 -8.7 .4 -8.4 Z"),
                      outline("M-7.4 -8.4 C-8.2 -10 -9.6 -9.8 -10.5 -7.8 C-9.4 -8.5 -8.4 -8.7 -7.4 "
                              "-8.4 Z")]),
              mixed(ink, white, 0.6)),
        Shape(outline(" ".join(_EYES)), gold, part),
        Shape(
            joined([paths.ellipse(4.2, -0.3, 1.4, 1.6), paths.ellipse(-10, -0.2, 1.0, 1.4)]), ink
        ),
        Shape(joined([paths.ellipse(3.7, -0.9, 0.45), paths.ellipse(-10.4, -0.7, 0.38)]), white),
        Shape(outline(_BROWS), ink, Stroke(ink, 0.3, join="round")),
        # Furrows of the forehead, under the eyes, of the cheeks.
        Shape(outline("M-4.8 -6.6 C-4.2 -5.4 -4 -4.4 -4 -3.2 M1 3.4 C3.4 5 6.8 4.8 9.4 3 M-7.8 3.2 "
                      "C-9.2 4 -10.6 4 -11.8 3.2 M1.6 6.4 C4 9.2 7.6 8.8 11 5 M-9 8.2 C-10 9.4 "
                      "-11.2 9.8 -12.4 9.4 M-5.6 22.6 C-3.8 23.4 -1.6 23 0 22 M-7.4 1 C-7.2 2.4 "
                      "-7.4 3.4 -7.8 4.2"), None, thin),
        # Lips, then within them the tongue, teeth of gold, four fangs.
        Shape(outline(_LIPS), red, line),
        Shape(outline("M-2.6 19.6 C0 19.5 3 18.6 5.2 17.4"), None, gleam),
        Shape(mouth, ink),
        Group((
            Shape(outline(_TONGUE), red, thin),
            Shape(
                joined([outline(_LOWER_FANGS), teeth(
                    (
                        (-8.5, -7.2, 12, 15.0, False), (-7.2, -5.1, 12, 17.2, True),
                        (-5.1, -3.0, 12, 15.2, False), (-3.0, -0.7, 12.4, 15.4, False),
                        (-0.7, 1.6, 12.4, 15.3, False), (1.6, 4.2, 12, 17.2, True),
                        (4.2, 6.2, 11.4, 14.6, False),
                        (8.4, 10.2, 8.6, 12.0, False),
                    )
                )]),
                gold, Stroke(ink, 0.35, join="round"),
            ),
        ), clip=mouth),
        Shape(mouth, None, Stroke(ink, 0.6, join="round")),
        Shape(outline(_NOSE), white),
        Shape(outline("M-3.6 0 C-3.8 2.6 -4.6 5 -5 6.6 C-4.6 7.6 -3.8 8.4 -3 9 C-1.4 9.6 .2 8.6 0 "
                      "7 C-.4 5.6 -1.6 5.2 -2.6 5.6 C-2.6 3.8 -2.8 1.8 -2.6 -.4 Z"), hollow),
        Shape(outline(_NOSE), None, part),
        Shape(outline("M-3.8 8.2 C-3 6.9 -1.6 6.8 -.8 7.6 C-1.4 8.6 -2.8 8.9 -3.8 8.2 Z M-7.4 8 "
                      "C-6.8 7.3 -6 7.3 -5.6 7.8 C-6 8.5 -6.8 8.7 -7.4 8 Z"), ink),
        *brow_coin(-4.4, -14.8, gold, ink),
        # The cord's knot at the temple.
        *cord(
            "M13.4 .8 C16 -4.6 21.4 -6 21.8 -2.8 C22 -.2 17 1.4 13.4 .8",
            "M13.4 .8 C18 2.6 21 6.6 18.6 8 C16.6 9 13.8 5 13.4 .8",
            red=red, ink=ink,
        ),
        Shape(paths.ellipse(13.6, 0.8, 1.5), red, part),
    ]  # fmt: skip
    return [Group(tuple(items), _MIRRORED)]
