"""His joker: a red goblin's mask (dokkaebi) in a mane, turned to the left by a quarter, its light
from the upper left, on a red cord.

Origin: the mask's middle, 36 x 50 mm about it. Horns reach to y -28, the chin to y 24.
"""

from __future__ import annotations

import math

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import Point, joined, outline
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.curves import around
from generator.units import Box

_FACE = (
    "M-3 -15.2 C4 -15.8 11 -13.2 13.4 -7.2 C14.6 -4 15 .4 14.4 4.4 C13.8 9.6 12.6 13.8 9.6 17.8 "
    "C6.6 21.4 2.4 24.2 -2.6 24.6 C-6.4 24.6 -8.6 22.2 -9.6 18.6 C-10.4 16 -11 14.4 -12 12.6 "
    "C-14.6 10.4 -15.2 7.2 -14.2 4.6 C-13.4 2.6 -13.4 1 -14 -1 C-15 -4 -15 -6.6 -13.6 -9.2 C-11.4 "
    "-13 -7.6 -14.9 -3 -15.2 Z"
)
#: Where the light does not reach: temple and jaw of the near side, the hollows under both
#: cheekbones, the sockets, the chin under the lip.
_SHADE = (
    "M8 -15 C10.6 -9.6 12.4 -4 12 1.4 C11.6 5 9.8 7.2 8.2 9.6 C9.8 10.4 10.8 12 10.4 14 C9.2 18.2 "
    "4.6 22 -2.4 22.6 C-5.4 22.6 -7 21.8 -8.8 20 L-8 26 L6 26 L18 10 L17 -12 Z "
    "M-16 9.6 C-13.4 9.4 -11.4 8.8 -9.8 7.4 C-10.2 9.4 -10.4 11 -10.6 13 L-12.6 14 Z "
    "M-.8 -2.6 C2.4 -4.6 7.6 -6 11.4 -4.4 C11.4 -1.2 9.4 2.4 5.4 3.4 C2.6 3.8 .4 2.8 -1 1.2 Z "
    "M-8.2 -2.2 C-10.4 -4.6 -12.6 -5 -14.4 -4 L-13.6 1.6 C-11.4 3 -9.4 2.8 -8 1.2 Z"
)
#: Where it falls: forehead, both cheekbones, the near jaw's edge.
_LIGHT = (
    "M-12.2 -8.2 C-11 -11 -8.6 -12.8 -6.6 -13.2 C-8.8 -11.4 -9.8 -9.6 -10.2 -7.4 Z "
    "M4.2 6.8 C5.6 4.8 8.4 4 10.8 3.4 C10.4 5 8.6 6.6 6.6 7.8 C5.6 8.4 4.4 8 4.2 6.8 Z "
    "M-13.6 6.2 C-13 4.8 -11.6 4.2 -10.2 4.2 C-10.6 5.8 -11.8 7.4 -13.2 7.8 Z "
    "M2 -12.6 C5.4 -12.4 8 -10.6 8.8 -8.6 C6.6 -9.8 4.4 -10.6 1.6 -10.6 Z"
)
_NEAR_HORN = (
    "M3.6 -13.8 C7.2 -18 8.6 -22.8 7 -28.8 C14.6 -26.4 18.4 -16.8 12.4 -8.4 C10 -11.4 7 -13.2 3.6 "
    "-13.8 Z"
)
_FAR_HORN = (
    "M-5.4 -14.6 C-8.2 -18 -9.2 -22.4 -7.6 -27.6 C-13.6 -25.6 -17 -18.4 -13.2 -10 C-11 -12.4 -8.4 "
    "-14 -5.4 -14.6 Z"
)
_EYES = (
    "M-.2 1.2 C1.4 -2.4 5.6 -4.4 10.4 -2.8 C9.4 1.4 4.6 3.6 -.2 1.2 Z",
    "M-8.4 1 C-9.2 -1.8 -11.2 -3.4 -13.6 -2.8 C-13.8 0 -11.6 2.6 -8.4 1 Z",
)
#: Heavy brows whose hairs stand up like flames.
_BROWS = (
    "M-2 -1.4 C-1.2 -4.8 2.4 -7 5.4 -7.6 C7.2 -8.2 8.4 -9.4 9 -11 C10.4 -9.8 10.8 -8.8 10.8 -7.8 "
    "C12.4 -8.4 13.4 -9.4 14.2 -10.8 C15.2 -7.6 13.6 -4.8 10.4 -4.2 C6.4 -4 2.2 -3.2 -2 -1.4 Z "
    "M-7.4 -1.4 C-7.8 -4 -9.6 -6.2 -11.2 -6.8 C-12 -7.4 -12.4 -8.4 -12.4 -9.8 C-13.4 -9 -13.8 -8.2 "
    "-13.8 -7.4 C-14.6 -7.8 -15.2 -8.6 -15.6 -9.6 C-16.6 -7 -15.6 -4.8 -13.6 -4.2 C-11.4 -3.9 -9.2 "
    "-3 -7.4 -1.4 Z"
)
_NOSE = (
    "M-5.4 -2 C-5.8 1.2 -8 3 -10 5.6 C-11.6 7.8 -10.8 10.2 -8.4 10.2 C-7.6 11.4 -5.8 11.6 -4.6 "
    "10.8 C-2.4 12 1 11 1.4 8.2 C1.6 5.8 -.4 4.2 -2.4 4.8 C-3 2.8 -3 .4 -2.4 -1.8"
)
_NOSE_SHADE = (
    "M-4.2 -2 C-4.4 1.2 -5 3.6 -5.4 5.4 C-5.8 7.4 -5.4 8.6 -4.2 9 L-4.8 11 L2 12 L3 6 L-2 4 L-2 -2 "
    "Z"
)
_MOUTH = (
    "M-11 14 C-9.4 12.6 -7.8 12.4 -6 13.2 C-3 12.6 3 13 9.2 10.2 C10 15.4 5.4 20.4 -2 20.8 C-7.4 "
    "20.8 -10.8 18 -11 14 Z"
)
_TONGUE = "M-7.6 21 C-7.8 18.4 -5.6 17.6 -3.4 18.4 C-.4 16.8 4 17.2 4.4 21 Z"
_TUSKS = (
    "M5.8 16.6 C7.2 13.8 8.2 10.6 8 6.4 C10.8 9 11.2 13.4 9.6 16.6 C8.6 18 6.4 18 5.8 16.6 Z",
    "M-9.8 17.6 C-10.4 15.2 -11 12.6 -10.6 9.2 C-12.8 11.2 -13.6 14.6 -12.2 17.2 C-11.4 18.4 -10.2 "
    "18.6 -9.8 17.6 Z",
)
_EAR = "M13.6 -3.4 C15.8 -6 19 -8 22.6 -8.6 C22.8 -3 20 3.6 14 7 Z"
_INNER_EAR = (
    "M15 -1.8 C16.6 -4 18.6 -5.4 20.6 -6.2 C20 -2.4 18.2 1.4 15 3.6 C16 1.8 16 -.2 15 -1.8 Z"
)


def _mane(tips: int = 17) -> Path:
    """Flames all round that lick upwards, longer on the near side and under the chin."""
    step = 360 / tips
    segments: list[str] = []
    for k in range(tips + 1):
        valley = -90 + step * k
        x, y = _about(17.4, valley)
        if k == 0:
            segments.append(f"M{x:.3f} {y:.3f}")
            continue
        lean = valley - step * 0.5
        right = math.cos(math.radians(lean))
        reach = 22.4 + 1.8 * max(0.0, right) + 1.3 * (k % 2)
        # A lock bends upwards: on the left clockwise, on the right against it.
        sway = -10.0 * right
        tip = _about(reach, lean + sway)
        out = _about(20.6, lean - 0.5 * step + 0.2 * sway)
        back = _about(18.4 if right < 0 else 20.0, lean + 0.3 * step + 0.3 * sway)
        segments.append(f"Q{out[0]:.3f} {out[1]:.3f} {tip[0]:.3f} {tip[1]:.3f}")
        segments.append(f"Q{back[0]:.3f} {back[1]:.3f} {x:.3f} {y:.3f}")
    return outline(" ".join(segments) + " Z")


def _about(far: float, angle: float) -> Point:
    """A point about the middle of the mane, which is higher than wide."""
    x, y = around(0.0, 0.0, far, angle)
    return 0.6 + x, 3.4 + 1.16 * y


def teeth(row: tuple[tuple[float, float, float, float, bool], ...]) -> Path:
    """Teeth of a row, each (left, right, root y, edge y, pointed)."""
    out = []
    for left, right, root, edge, pointed in row:
        middle, most = (left + right) / 2, root + 0.62 * (edge - root)
        if pointed:
            d = (
                f"M{left} {root} C{left} {most} {middle - 0.3} {edge} {middle} {edge} "
                f"C{middle + 0.3} {edge} {right} {most} {right} {root} Z"
            )
        else:
            d = (
                f"M{left} {root} L{left + 0.1} {most} C{left + 0.2} {edge} {right - 0.2} {edge} "
                f"{right - 0.1} {most} L{right} {root} Z"
            )
        out.append(outline(d))
    return joined(out)


def brow_coin(x: float, y: float, gold: str, ink: str) -> list[Item]:
    """A cash coin on a mask's brow, narrowed as the mask turns away."""
    return [
        Shape(paths.ellipse(x, y, 3.2, 3.5), gold, Stroke(ink, 0.6)),
        Shape(paths.ellipse(x, y, 2.5, 2.8), None, Stroke(ink, 0.25)),
        Shape(paths.rectangle(Box(x - 0.95, y - 1.05, 1.9, 2.1)), ink),
    ]


def horns(near: str, far: str, rings: str, colour: str, shade: str, ink: str) -> list[Item]:
    """Two horns, dark on the right, with growth rings across."""
    both = outline(f"{far} {near}")
    return [
        Shape(both, colour),
        Group(
            (
                Shape(outline("M10.6 -30 C13 -22 12 -14 8.4 -9 L20 -6 L20 -30 Z M-10 -28 C-11.6 "
                              "-21 -10.4 -15 -8 -11 L-3 -14 L-5 -28 Z"), shade),
                Shape(outline(rings), None, Stroke(ink, 0.5, "round", "round")),
            ),
            clip=both,
        ),
        Shape(both, None, Stroke(ink, 0.8, join="round")),
    ]  # fmt: skip


def cord(*runs: str, red: str, ink: str) -> list[Item]:
    """A cord along each of the runs, twisted of two strands."""
    line = joined(outline(run) for run in runs)
    return [
        Shape(line, None, Stroke(ink, 2.3, "round", "round")),
        Shape(line, None, Stroke(red, 1.25, "round", "round")),
    ]


def tassel(x: float, y: float, lean: float, red: str, gold: str, ink: str) -> list[Item]:
    """A cord's end at (x, y): a golden knot and threads that fall, `lean` mm to the right."""
    threads = (
        f"M{x - 1.2} {y + 1} C{x - 1.8} {y + 4} {x - 2.4 + lean} {y + 6.4} "
        f"{x - 2.2 + lean} {y + 8.4} L{x - 0.8 + lean} {y + 7.6} L{x + 0.2 + lean} {y + 8.8} "
        f"L{x + 1.2 + lean} {y + 7.6} L{x + 2.4 + lean} {y + 8.2} "
        f"C{x + 2.4 + lean} {y + 6} {x + 1.8} {y + 4} {x + 1.2} {y + 1} Z"
    )
    return [
        Shape(outline(threads), red, Stroke(ink, 0.6, join="round")),
        Shape(paths.ellipse(x, y, 1.6), gold, Stroke(ink, 0.6)),
    ]


@ornament
def goblin_mask(
    *,
    red: Colour,
    dark: Colour,
    gold: Colour,
    white: Colour,
    ink: Colour,
) -> Items:
    """His: a red mask with tusks in a mane, a coin on its brow, tied on with a red cord."""
    line, part = Stroke(ink, 0.8, join="round"), Stroke(ink, 0.6, "round", "round")
    thin = Stroke(ink, 0.45, "round", "round")
    light, bone = mixed(red, white, 0.76), mixed(white, gold, 0.7)
    face, nose, mouth = outline(_FACE), outline(_NOSE), outline(_MOUTH)
    eyes = outline(" ".join(_EYES))
    return [
        Shape(_mane(), ink),
        # A lock of the mane behind the cord, which needs a ground.
        Shape(outline("M15 3 C19.6 5 21.6 9.6 20.6 14 C20 17.4 20.4 19.6 22 21.8 C17 21.6 13 20 11 "
                      "17 Z"), ink),
        *cord("M17 8.6 C19.2 9.6 20.6 11.2 20.2 13.6", red=red, ink=ink),
        *tassel(20.2, 13.6, 0.4, red, gold, ink),
        *horns(
            _NEAR_HORN, _FAR_HORN,
            "M6 -24.4 C9.6 -23.2 13 -23.6 17 -25.6 M5.6 -20.2 C9 -18.4 13.4 -18.4 18 -20.4 M4.4 "
            "-16 C8 -13.8 13 -13.4 18 -15.2 M-6 -23.4 C-8.6 -22.6 -11 -22.8 -15 -24.4 M-5.6 -19.4 "
            "C-8.6 -17.8 -12 -17.8 -16.4 -19.6 M-5 -16 C-8 -13.8 -11.6 -13.4 -16 -14.8",
            white, bone, ink,
        ),
        Shape(outline(_EAR), red, line),
        Shape(outline(_INNER_EAR), dark, thin),
        Shape(face, red),
        Group((Shape(outline(_SHADE), dark), Shape(outline(_LIGHT), light)), clip=face),
        Shape(face, None, line),
        Shape(eyes, gold, part),
        Shape(
            joined([paths.ellipse(4.8, -0.7, 1.7, 1.9), paths.ellipse(-11.2, -0.6, 1.2, 1.7)]), ink
        ),
        Shape(
            joined([paths.ellipse(4.2, -1.4, 0.5), paths.ellipse(-11.7, -1.2, 0.45)]), white
        ),
        Shape(outline(_BROWS), ink, Stroke(ink, 0.3, join="round")),
        # The frown, the furrows beside the nose, the folds of the cheeks.
        Shape(outline("M-5.6 -5.4 C-5 -4.4 -4.8 -3.6 -4.9 -2.6 M-3.4 -5.6 C-3.4 -4.6 -3.2 -3.8 "
                      "-2.6 -3 M2.4 7.4 C5.6 8.2 8.2 8.2 10 9.2 M-10.9 9.6 C-11.4 10.6 -12 11.2 "
                      "-12.6 11.6 M-1.8 3 C-.6 4 .6 4.2 2 4.2 M11.2 11.6 C12 13.4 11.6 15.2 10.6 "
                      "16.6"),
              None, thin),
        Shape(mouth, ink),
        Group((Shape(outline(_TONGUE), dark, Stroke(light, 0.4)),), clip=mouth),
        Shape(
            teeth(
                (
                    (-10.2, -8.7, 13.0, 15.2, False), (-8.7, -6.8, 12.6, 16.8, True),
                    (-6.8, -4.8, 12.9, 15.2, False), (-4.8, -2.4, 12.9, 15.4, False),
                    (-2.4, -0.1, 12.8, 15.3, False), (-0.1, 2.5, 12.5, 17.0, True),
                    (2.5, 4.6, 12.2, 14.8, False), (4.6, 6.6, 11.4, 14.0, False),
                )
            ),
            white, Stroke(ink, 0.35, join="round"),
        ),
        Shape(outline("M-11 14 C-9.4 12.6 -7.8 12.4 -6 13.2 C-3 12.6 3 13 9.2 10.2"), None,
              Stroke(ink, 1.0, "round", "round")),
        Shape(mouth, None, line),
        Shape(outline("M-7.2 21.8 C-3.6 23 1.8 22.2 5 19.8"), None, Stroke(light, 0.6, "round")),
        Shape(outline(" ".join(_TUSKS)), white, part),
        Shape(outline("M9.4 10.4 C10.2 13 9.6 15.4 8.2 16.8 M-10.4 17.4 C-11 16.4 -11.2 15 -11.2 "
                      "13.6"), None, Stroke(bone, 0.8, "round")),
        Shape(nose, red),
        Group((Shape(outline(_NOSE_SHADE), dark),), clip=nose),
        Shape(outline("M-5.6 1.6 C-6 3.4 -7.6 4.6 -8.9 6.4"), None, Stroke(light, 0.9, "round")),
        Shape(nose, None, part),
        Shape(outline("M-3.4 9.4 C-2.8 8 -.8 7.6 .2 8.6 C-.6 9.9 -2.2 10.2 -3.4 9.4 Z M-8.2 9.6 "
                      "C-7.8 8.8 -7 8.6 -6.4 9.2 C-6.8 10.1 -7.6 10.3 -8.2 9.6 Z"), ink),
        *brow_coin(-4.2, -10, gold, ink),
        # The cord's bow at the ear.
        *cord(
            "M17 8.4 C19.6 4.6 23.4 4.6 22.6 7.8 C22 10 19.2 9.8 17 8.4",
            "M17 8.6 C19 12.6 17.6 17.4 14.4 18.6 C12.2 19.2 12.8 14 17 8.6",
            red=red, ink=ink,
        ),
        Shape(paths.ellipse(17.2, 8.6, 1.5), red, part),
    ]  # fmt: skip
