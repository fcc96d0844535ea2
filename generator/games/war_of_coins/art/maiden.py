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
#: Hair to behind the ears, parted in the middle, then loose and smooth.
_HAIR = (
    "M-3.6 -18.2 C5.6 -19.4 14.6 -14.6 16.6 -5 C17.8 .8 17.8 6 18.6 11 C19.6 17 21 21.6 20 27.4 "
    "C18.6 30 16 30.6 13.6 29.2 C10.6 27 8.6 23.6 7.4 20 L-8 16 C-8.4 19.6 -9.4 22.6 -11.4 25.2 "
    "C-13.4 26.4 -15.2 25.4 -15.8 23.2 C-17.2 18.6 -16.4 14 -16.6 9 C-16.8 4.6 -17.4 1 -16.6 -3 "
    "C-15.4 -11.4 -11 -17.2 -3.6 -18.2 Z"
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
#: Her lips, thin and level, with corners that reach far over the cheeks; and what they leave open.
_LIPS = (
    "M-11.8 9.4 C-10.4 10.6 -8.6 11 -7 10.8 C-6.2 10.6 -5.6 10.6 -4.9 11 C-4.2 10.6 -3.4 10.6 "
    "-2.4 10.8 C1.6 11.2 6 10.2 10.2 6.8 C10.6 12.4 6.8 17.2 1 18.9 C-1.6 19.7 -4.2 19.8 -6 19.2 "
    "C-9.6 17.8 -11.8 14.2 -11.8 9.4 Z"
)
_MOUTH = (
    "M-10.9 11 C-9.4 12 -7.6 12.2 -4.9 12.1 C-.8 12.6 5.4 11.8 9.5 8.8 C9 12.8 5.6 16.4 .6 17.7 "
    "C-1.6 18.3 -3.8 18.3 -5.6 17.8 C-8.4 16.6 -10.4 14.2 -10.9 11 Z"
)
_TONGUE = (
    "M-6.2 18.6 C-6.2 16.4 -4.2 15.6 -2.4 16.1 C.8 15 4 15.2 5.2 16.8 C3.6 18 1 18.8 -6.2 18.6 Z"
)
#: Its lower fangs, rooted in the lip.
_LOWER_FANGS = (
    "M4.6 18.2 C5 15 5.5 12.8 6.1 11.4 C6.7 12.8 7.6 13.4 9 13.8 L8.6 18.2 Z M-11 13.6 C-9.8 13.8 "
    "-9.1 13.4 -8.6 12.2 C-8.3 13.8 -7.8 15.4 -7 18.2 L-11 18.2 Z"
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
        "M4 -16.8 C10.4 -15 14.4 -9.6 14.8 -3 M15.6 1.6 C16 7 16.2 12 17.2 16.8 C17.8 20 18.2 23 "
        "17.8 26.6 M14 9.6 C14.2 14.4 15.2 19.6 15.6 25 M11.8 14.8 C11.8 18.4 12.4 21.6 13.4 24.8 "
        "M-14.8 7.6 C-14.4 12.4 -15 16.8 -14.6 21.6 M-12.6 15.4 C-12.4 18 -12.6 20 -13 22.8 M-5.4 "
        "-16.2 C-9.6 -15 -12.4 -11.6 -13.4 -7"
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
        Shape(outline("M-2.6 18.6 C-.4 18.5 2.2 17.8 4 16.8"), None, gleam),
        Shape(mouth, ink),
        Group((
            Shape(outline(_TONGUE), red, thin),
            Shape(
                joined([outline(_LOWER_FANGS), teeth(
                    (
                        (-8.0, -6.9, 11.4, 14.4, False), (-6.9, -5.0, 11.4, 16.2, True),
                        (-5.0, -3.1, 11.4, 14.6, False), (-3.1, -1.0, 11.7, 14.7, False),
                        (-1.0, 1.1, 11.7, 14.6, False), (1.1, 3.4, 11.3, 16.2, True),
                        (3.4, 5.2, 10.8, 13.9, False), (6.9, 8.4, 8.8, 11.8, False),
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
