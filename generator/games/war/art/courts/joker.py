"""Two Jokers in a harlequin's bust, neither above the other: one laughs under three horns that fly
up, over a collar of kites; one weeps under horns that hang, over a collar of petals. Top half, mm
about the centre."""

from __future__ import annotations

import math
from functools import lru_cache

from generator.art.outlines import closed, common, joined, mirrored, outline, symmetric
from generator.drawing.drawing import Path, moved, times, turned
from generator.games.war.art.courts import arms, gloves, grips
from generator.games.war.art.courts.figures import (
    FINE,
    PLAIN,
    Layer,
    both,
    contours,
    drawn_twice,
    lines,
    part,
    shaded,
)
from generator.games.war.art.courts.glories import glory
from generator.games.war.art.courts.hands import put
from generator.games.war.art.courts.robes import ruff
from generator.games.war.art.courts.torsos import Body, dressed
from generator.games.war.art.courts.trifles import bauble, bell, rose

_MIDDLE = "M0 -33.6 C1.7 -31.4 4.7 -29.4 5 -25.2 C3.4 -26 1.7 -26.3 0 -26.3"
_HORN = (
    "M.9 -32 C3.4 -35.2 8.6 -35 11.2 -31.2 C12.3 -28.6 12.1 -25.4 10.7 -22.6 "
    "C10.4 -25.2 9.6 -27 8.2 -27.2 C6.9 -27.4 5.9 -26.6 5.1 -25.2 C4.4 -26.6 3.2 -28.8 .9 -32 Z"
)
#: The right horn of the one who weeps: it falls beside the cheek to the shoulder.
_DROOP = (
    "M0 -32.5 C1.2 -34.4 4.4 -35.4 7.4 -33.6 C12.2 -31 13.7 -26.6 13.2 -22.6 "
    "C13 -20.6 12.8 -19.4 12.8 -18 C10.2 -18.6 8.9 -20.6 8.6 -23.2 C8.3 -25.6 7.2 -27 5.1 -26 "
    "L5 -24.6 C3.4 -25.6 1.7 -26 0 -26 Z"
)
#: One stands upright and lifts what he holds, the other lets his shoulders hang.
_UPRIGHT = Body(
    (3.0, -13.4), (11.4, -10.4), 2.5, 7.8, ((-15.6, 3.0), (15.3, -4.1)), 0, (None, (19.1, -11.1))
)
_BOWED = Body(
    (3.0, -12.8),
    (10.8, -8.4),
    2.5,
    8.2,
    ((-15.6, -1.4), (15.2, -4.0)),
    0,
    ((-8.0, -5.4), (17.9, -10.3)),
)
#: The collar: angle from straight down, length and half width of each kite, outermost first.
_KITES = ((79, 11.2, 2.1), (53, 10.6, 2.2), (26, 9.6, 2.2), (0, 9.0, 2.2))
_COLLAR = (0.0, -13.4)


def _harlequin(shape: Path) -> list[Layer]:
    """Dark lozenges, 2.6 x 3.5 mm, that touch at their corners."""
    box = shape.bounds()
    assert box is not None
    lozenges = []
    for row in range(math.floor(box.y / 3.5) - 1, math.ceil(box.bottom / 3.5) + 1):
        for column in range(math.floor(box.x / 2.6) - 1, math.ceil(box.right / 2.6) + 2):
            x, y = 2.6 * column, 3.5 * row - 0.75
            lozenges.append(closed([(x, y - 1.75), (x + 1.3, y), (x, y + 1.75), (x - 1.3, y)]))
    dark = common(joined(lozenges), shape)
    return [
        part(shape, "mid"),
        Layer(dark, "dark"),
        shaded(shape, 0.5, lambda x, y: 0.05 + 0.012 * abs(x), step=2.0),
        Layer(dark, None, "ink", FINE),
    ]


def _kites() -> list[Layer]:
    out: list[Layer] = []
    x, y = _COLLAR
    for index, (angle, length, half) in enumerate(_KITES):
        for sign in (1, -1) if angle else (1,):
            place = times(moved(x, y), turned(-sign * angle))
            kite = closed([(0, 0.5), (half, 0.62 * length), (0, length), (-half, 0.62 * length)])
            shape = kite.through(place)
            fill = ("light", "mid", "light", "dark")[index]
            out.append(part(shape, fill, PLAIN))
            low = -half if angle and sign > 0 else half  # shade lies on the lower side
            shade = closed([(0, 0.5), (low, 0.62 * length), (0, length)]).through(place)
            out.append(shaded(shade, 0.42, 0.17, angle=-sign * angle, step=2.0))
            tip = math.radians(sign * angle)
            if angle:
                out += bell(
                    x + (length + 0.4) * math.sin(tip), y + (length + 0.4) * math.cos(tip), 1.0
                )
    return out


def _petals() -> list[Layer]:
    """A collar of round petals, the lower row under the upper."""
    out: list[Layer] = []
    x, y = _COLLAR
    for length, half, angles, fill in (
        (9.4, 2.5, (78, 47, 16), "light"),
        (6.6, 2.2, (66, 33, 0), "mid"),
    ):
        shape = symmetric(
            f"M0 .5 C{half} {0.25 * length} {1.25 * half} {0.8 * length} {0.5 * half} "
            f"{0.96 * length} "
            f"C{0.3 * half} {length} {0.1 * half} {length} 0 {length}"
        )
        for angle in angles:
            for sign in (1, -1) if angle else (1,):
                petal = shape.through(times(moved(x, y), turned(-sign * angle)))
                out += [
                    part(petal, fill, PLAIN),
                    shaded(
                        petal, 0.44, lambda a, b: 0.02 + 0.02 * (a + 9), angle=-sign * angle, step=1
                    ),
                ]
    return out


def _mask(eyes: str, brow: str, mark: str) -> list[Layer]:
    """A mask with closed eyes; `mark` is what is painted under each."""
    shape = symmetric("M0 -28 L4.1 -28 C4.5 -25 4.6 -21.8 4.2 -19.6 C3.7 -17 2 -14.6 0 -14.6")
    return [
        part(shape, "paper"),
        shaded(shape, 0.42, lambda x, y: 0.25 * (x - 1.1) / 4.5, bend=0.012),
        *drawn_twice(eyes, width=0.36),
        *drawn_twice(brow),
        *drawn_twice("M.85 -21.6 C.55 -20.6 .6 -20 .8 -19.4 C.9 -18.9 .6 -18.7 .25 -18.8"),
        lines(joined([outline(mark), mirrored(outline(mark))])),
    ]


def _laugh() -> list[Layer]:
    mouth = (
        "M-3 -18.6 C-1.6 -17.9 1.6 -17.9 3 -18.6 C2.7 -16.1 1.4 -15.7 0 -15.7 "
        "C-1.4 -15.7 -2.7 -16.1 -3 -18.6 Z"
    )
    teeth = (
        "M-2.5 -18.15 C-1.2 -17.7 1.2 -17.7 2.5 -18.15 L2.2 -17.35 C1 -16.95 -1 -16.95 "
        "-2.2 -17.35 Z"
    )
    tongue = "M-1.3 -16.2 C-.8 -16.75 .8 -16.75 1.3 -16.2 C.8 -15.85 -.8 -15.85 -1.3 -16.2 Z"
    return [
        *_mask(
            "M.9 -21 C1.5 -22.3 3 -22.3 3.6 -20.9",
            "M.9 -23.4 C1.6 -24.6 3.2 -24.7 3.9 -23.3",
            "M2.25 -20.3 L2.8 -19.4 L2.25 -18.5 L1.7 -19.4 Z",
        ),
        part(mouth, "ink", 0.12),
        lines(outline(teeth), "paper"),
        lines(outline(tongue), "mid"),
        *drawn_twice("M2.9 -19.2 C3.5 -19 3.6 -18.4 3.4 -17.8", width=FINE),
    ]


def _weep() -> list[Layer]:
    drop = (
        "M2.3 -20.4 C2.9 -19.2 3.1 -18.5 2.8 -17.9 C2.5 -17.4 2.1 -17.4 1.8 -17.9 "
        "C1.5 -18.5 1.8 "
        "-19.2 2.3 -20.4 Z"
    )
    return [
        *_mask(
            "M.9 -21.7 C1.5 -20.6 3 -20.6 3.6 -21.7",
            "M.7 -24.4 C1.6 -24.1 3 -23.4 3.8 -22.6",
            drop,
        ),
        *drawn_twice(
            "M1.4 -21 L1.2 -20.5", "M2.3 -20.9 L2.3 -20.4", "M3.1 -21 L3.4 -20.5", width=FINE
        ),
        part(
            "M-2 -15.7 C-1.4 -17.2 1.4 -17.2 2 -15.7 C1.2 -16.3 -1.2 -16.3 -2 -15.7 Z", "ink", 0.16
        ),
        *drawn_twice("M-.5 -15.2 C-.2 -15.05 .2 -15.05 .5 -15.2", width=0.12),
    ]


def _band() -> Layer:
    return both(
        "M0 -27 C1.9 -27 3.8 -26.6 5.1 -25.7 L5 -24.4 C3.5 -25.3 1.8 -25.7 0 -25.7", "light", PLAIN
    )


def _horn(shape: Path, fill: str, angle: float) -> list[Layer]:
    return [
        part(shape, fill),
        shaded(shape, 0.46, lambda x, y: 0.08 + 0.02 * (y + 35), angle=angle, step=2.0),
    ]


def _checked(shape: Path, angles: tuple[float, float]) -> list[Layer]:
    return [
        part(shape, "dark"),
        *(shaded(shape, 0.9, 0.11, "mid", angle=a, step=9.0) for a in angles),
    ]


def _laughing() -> tuple[Layer, ...]:
    behind, front = gloves.FOOL.at(17.2, -14.8)
    right = outline(_HORN)
    body = [
        *dressed(_UPRIGHT, _harlequin),
        *_kites(),
        *ruff(6.2, 2.0, 15),
        *_horn(right, "mid", 60),
        *_horn(mirrored(right), "dark", -60),
        *bell(10.5, -21.3, 1.6),
        *bell(-10.5, -21.3, 1.6),
        *_laugh(),
        *_checked(symmetric(_MIDDLE), (55, -55)),
        _band(),
        *bell(0, -34.2, 1.35),
    ]
    held = [
        *behind,
        *arms.cuff((19.1, -11.1), _UPRIGHT.elbow(1), "light"),
        *put(bauble(), 17.2, 0),
        *front,
    ]
    return _struck(body, held)


def _weeping() -> tuple[Layer, ...]:
    behind, front = grips.PINCH.at(16.4, -14.4)
    right = outline(_DROOP)
    body = [
        *dressed(_BOWED, _harlequin),
        *_petals(),
        *ruff(6.2, 2.0, 15),
        *_weep(),
        part(right, "light"),
        shaded(right, 0.8, lambda x, y: 0.025 * (x - 4), angle=20, step=2.0),
        *_checked(mirrored(right), (55, -55)),
        _band(),
        *bell(12.2, -16.6, 1.7),
        *bell(-12.2, -16.6, 1.7),
    ]
    held = [
        *behind,
        *arms.cuff((17.9, -10.3), _BOWED.elbow(1), "light"),
        *put(rose(), 16.4, -2, flip=True),
        *front,
    ]
    return _struck(body, held)


def _struck(body: list[Layer], held: list[Layer]) -> tuple[Layer, ...]:
    return (*glory(), *contours(body, held), *body, *held)


#: How a Joker may feel.
MOODS = {"laughs": _laughing, "weeps": _weeping}


@lru_cache(maxsize=2)
def joker(mood: str) -> tuple[Layer, ...]:
    """All layers of the one of that mood: a Joker has no suit."""
    return MOODS[mood]()
