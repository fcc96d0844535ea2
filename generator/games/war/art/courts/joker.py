"""Two Jokers in a harlequin's bust, neither above the other: one laughs under three horns that fly
up, over a collar of kites; one weeps under horns that hang, over a collar of tongues. Top half, mm
about the centre."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from generator.art.outlines import (
    closed,
    common,
    joined,
    mirrored,
    opened,
    outline,
    symmetric,
)
from generator.drawing import paths
from generator.drawing.drawing import Path, moved, times, turned
from generator.games.war.art.courts import arms, gloves, grips
from generator.games.war.art.courts.figures import (
    BOLD,
    FINE,
    PLAIN,
    Layer,
    both,
    contours,
    fan,
    lines,
    part,
    shaded,
)
from generator.games.war.art.courts.glories import gloom, glory
from generator.games.war.art.courts.hands import put
from generator.games.war.art.courts.masks import laugh, weep
from generator.games.war.art.courts.torsos import Body, sleeve
from generator.games.war.art.courts.trifles import bauble, bell, rose
from generator.units import Box

_MIDDLE = "M0 -33.6 C1.7 -31.4 4.7 -29.4 5 -25.2 C3.4 -26 1.7 -26.3 0 -26.3"
_HORN = (
    "M.9 -32 C3.4 -35.2 8.6 -35 11.2 -31.2 C12.3 -28.6 12.1 -25.4 10.7 -22.6 "
    "C10.4 -25.2 9.6 -27 8.2 -27.2 C6.9 -27.4 5.9 -26.6 5.1 -25.2 C4.4 -26.6 3.2 -28.8 .9 -32 Z"
)
#: The right horn of the one who weeps: it falls beside the cheek to the shoulder.
_DROOP = (
    "M0 -32.5 C1.2 -34.4 4.4 -35.4 7.4 -33.6 C12.2 -31 13.7 -26.6 13.2 -22.6 "
    "C12.9 -20.8 12.3 -19.4 11.8 -18 C9.8 -18.6 8.8 -20.6 8.6 -23.2 C8.3 -25.6 7.2 -27 5.1 -26 "
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
    ((-15.2, 3.0), (15.2, -4.0)),
    0,
    (None, (18.4, -10.5)),
)
#: The collar: angle from straight down, length and half width of each kite, outermost first.
_KITES = ((79, 11.2, 2.1), (53, 10.6, 2.2), (26, 9.6, 2.2), (0, 9.0, 2.2))
_COLLAR = (0.0, -13.4)
#: How far lozenges on printed cloth are from their neighbours, mm.
_PRINT = (1.75, 2.5)


def _lozenge(x: float, y: float, wide: float, high: float) -> Path:
    """A lozenge about a point, so far to its corners."""
    return closed([(x, y - high), (x + wide, y), (x, y + high), (x - wide, y)])


def _harlequin(shape: Path) -> list[Layer]:
    """Dark lozenges, 2.6 x 3.5 mm, that touch at their corners."""
    box = shape.bounds()
    assert box is not None
    lozenges = []
    for row in range(math.floor(box.y / 3.5) - 1, math.ceil(box.bottom / 3.5) + 1):
        for column in range(math.floor(box.x / 2.6) - 1, math.ceil(box.right / 2.6) + 2):
            x, y = 2.6 * column, 3.5 * row - 0.75
            lozenges.append(_lozenge(x, y, 1.3, 1.75))
    dark = common(joined(lozenges), shape)
    return [
        part(shape, "mid"),
        Layer(dark, "dark"),
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


def _ringed(shape: Path) -> list[Layer]:
    """A tight sleeve below an elbow, in dark bands round the arm."""
    band = outline("M-6 0 C-3 1.3 3 1.3 6 0 L6 1.1 C3 2.4 -3 2.4 -6 1.1 Z")
    bands = common(joined(band.through(moved(0, 2.1 * k)) for k in range(8)), shape)
    return [part(shape, "mid"), Layer(bands, "dark"), Layer(bands, None, "ink", FINE)]


def _calm(shape: Path) -> list[Layer]:
    """Dark cloth with a few folds that catch the light."""
    folds = shaded(shape, 1.3, lambda x, y: 0.16 - 0.03 * abs(x + 0.6), "mid", angle=84, step=1.5)
    return [part(shape, "dark"), folds]


def _printed(shape: Path) -> list[Layer]:
    """Pale cloth printed with lozenges."""
    box = shape.bounds()
    assert box is not None
    wide, high = _PRINT
    lozenges = [
        _lozenge(wide * (column + 0.5 * (row % 2)), 0.5 * high * row, 0.22 * wide, 0.22 * high)
        for row in range(math.floor(2 * box.y / high) - 1, math.ceil(2 * box.bottom / high) + 2)
        for column in range(math.floor(box.x / wide) - 1, math.ceil(box.right / wide) + 2)
    ]
    return [
        part(shape, "light"),
        lines(common(joined(lozenges), shape)),
    ]


def _gored(shape: Path) -> list[Layer]:
    """A horn of stripes by turns pale and grey that spread from the brow."""
    stripes = common(fan(4.2, -25.0, 0.5, 14.0, 26, lambda k: 0.062), shape)
    return [
        part(shape, "light"),
        Layer(stripes, "mid"),
        Layer(stripes, None, "ink", FINE),
    ]


def _parted(shape: Path) -> list[Layer]:
    """Cloth that is pale and printed at the left and dark at the right."""
    right = common(shape, paths.rectangle(Box(0, -40, 24, 44)))
    return [
        *_printed(shape),
        Layer(right, "dark"),
        Layer(opened([(0, -13), (0, 0.6)]), None, "ink", PLAIN),
    ]


def _dagged() -> list[Layer]:
    """A collar of six broad round tongues, by turns pale and dark, over the shoulders."""
    out: list[Layer] = []
    x, y = _COLLAR
    tongue = symmetric("M0 .5 C1 1.6 2.5 4.6 2.6 7.4 C2.6 9.2 1.2 9.9 0 9.9")
    for angle, fill in ((73, "light"), (45, "dark"), (15, "light")):
        for sign in (1, -1):
            at = times(moved(x, y), turned(-sign * angle))
            ink = fill if sign < 0 else {"light": "dark", "dark": "light"}[fill]
            out.append(part(tongue.through(at), ink, PLAIN))
            hem = outline("M-1.95 7.3 C-1.8 8.6 -.9 9.1 0 9.1 C.9 9.1 1.8 8.6 1.95 7.3")
            out.append(Layer(hem.through(at), None, "ink" if ink == "light" else "light", FINE))
    return out


def _goffered() -> list[Layer]:
    """A ruff of broad pleats, each open at its end, from behind to the front."""
    wide, high, pleats, (x, y) = 6.6, 2.3, 11, _COLLAR
    out: list[Layer] = []
    for k in sorted(range(-1, pleats + 1), key=lambda k: -abs(k - (pleats - 1) / 2)):
        t = math.pi * (k + 0.5) / pleats
        far = (x + wide * math.cos(t), y + 0.5 + high * math.sin(t))
        near = (0.3 * far[0], y - 0.5 + 0.1 * high * math.sin(t))
        half, long = 0.62 + 0.36 * math.sin(t), math.dist(far, near)
        angle = round(math.degrees(math.atan2(near[0] - far[0], far[1] - near[1])), 3)
        at = times(moved(*near), turned(angle))
        pleat = symmetric(
            f"M0 0 L.3 0 C.4 {0.4 * long} {half} {0.6 * long} {half} {long} "
            f"C{half} {long + 1} 0 {long + 1} 0 {long + 1}"
        )
        fold = symmetric(
            f"M0 {0.45 * long} C.1 {0.7 * long} {0.55 * half} {0.8 * long} {0.5 * half} {long} "
            f"C{0.5 * half} {long + 0.5} 0 {long + 0.5} 0 {long + 0.5}"
        )
        out += [part(pleat.through(at), "paper", PLAIN), lines(fold.through(at), "mid")]
    return out


def _tilted(head: list[Layer], angle: float) -> list[Layer]:
    """A head bent aside, about its chin."""
    return put(put(head, 0, 14), 0, -14, angle=angle)


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
        Layer(shape, None, "ink", BOLD),  # the lines end under it
    ]


def _laughing() -> tuple[Layer, ...]:
    behind, front = gloves.FOOL.at(17.2, -14.8)
    right = outline(_HORN)
    head = [
        *_horn(right, "mid", 60),
        *_horn(mirrored(right), "dark", -60),
        *bell(10.5, -21.3, 1.6),
        *bell(-10.5, -21.3, 1.6),
        *laugh(),
        *_checked(symmetric(_MIDDLE), (55, -55)),
        _band(),
        *bell(0, -34.2, 1.35),
    ]
    body = [
        *_harlequin(_UPRIGHT.trunk()),
        *sleeve(_UPRIGHT, -1, _harlequin),
        *sleeve(_UPRIGHT, 1, _harlequin, _ringed),
        *_kites(),
        *_goffered(),
        *_tilted(head, -7),
    ]
    held = [
        *behind,
        *arms.cuff((19.1, -11.1), _UPRIGHT.elbow(1), "light"),
        *put(bauble(), 17.2, -2.0),
        *front,
    ]
    return _struck(glory, body, held)


def _weeping() -> tuple[Layer, ...]:
    behind, front = grips.FIST.at(16.5, -14.2)
    right = outline(_DROOP)
    head = [
        *weep(),
        *_gored(right),
        *_checked(mirrored(right), (55, -55)),
        _band(),
        *bell(11.2, -16.7, 1.5),
        *bell(-11.2, -16.7, 1.5),
    ]
    body = [
        *_parted(_BOWED.trunk()),
        *sleeve(_BOWED, -1, _calm),
        *sleeve(_BOWED, 1, _printed, _printed),
        *_dagged(),
        *_goffered(),
        *_tilted(head, 8),
    ]
    held = [
        *behind,
        *arms.buttoned((18.4, -10.5), _BOWED.elbow(1)),
        *put(rose(), 16.5, 0, flip=True),
        *front,
    ]
    return _struck(gloom, body, held)


def _struck(
    behind: Callable[[Path], Sequence[Layer]], body: list[Layer], held: list[Layer]
) -> tuple[Layer, ...]:
    round_ = contours(body, held)
    return (*behind(round_[0].path), *round_, *body, *held)


#: How a Joker may feel.
MOODS = {"laughs": _laughing, "weeps": _weeping}


@lru_cache(maxsize=2)
def joker(mood: str) -> tuple[Layer, ...]:
    """All layers of the one of that mood: a Joker has no suit."""
    return MOODS[mood]()
