"""Hands that hold, and the sleeves they come out of. Drawn for the right side; mirrored for the
left."""

from __future__ import annotations

from generator.art.outlines import mirrored, outline, placed
from generator.drawing import paths
from generator.drawing.drawing import Matrix, Path, moved, times, turned
from generator.games.war.art.courts.figures import FINE, PLAIN, Layer, shaded
from generator.units import Box


def put(
    layers: list[Layer], x: float, y: float, *, flip: bool = False, angle: float = 0.0
) -> list[Layer]:
    """Layers moved from the origin to a place, first turned by `angle` and mirrored if wanted."""
    place: Matrix = times(moved(x, y), turned(angle))
    return [
        Layer(
            placed(mirrored(one.path) if flip else one.path, place), one.fill, one.line, one.width
        )
        for one in layers
    ]


def fist(x: float, y: float, *, flip: bool = False, angle: float = 0.0) -> list[Layer]:
    """A fist about an upright shaft at the origin: four fingers across it, a thumb over them."""
    back = outline(
        "M-2.5 1.9 C-2.9 .6 -2.8 -1 -2.1 -2 C-1.4 -2.5 -.4 -2.5 .2 -2.2 L.6 2.1 C-.4 "
        "2.5 -1.7 2.5 -2.5 1.9 Z"
    )
    fingers = [
        paths.rectangle(Box(-1.1 + dx, top, 2.7 - dx, 1.06), 0.53)
        for top, dx in ((-1.95, 0.0), (-0.95, 0.1), (0.05, 0.15), (1.05, 0.3))
    ]
    thumb = outline(
        "M-2.1 -1.9 C-1.6 -2.9 -.2 -3.2 .9 -2.9 C1.5 -2.7 1.4 -2 .8 -2 C0 -2 -.8 -1.7 -1.2 -1.1"
    )
    layers = [
        Layer(back, "paper", "ink", PLAIN),
        *(Layer(one, "paper", "ink", 0.18) for one in fingers),
        Layer(thumb, "paper", "ink", 0.2),
    ]
    placed_ = put(layers, x, y, flip=flip, angle=angle)
    return [*placed_, *_shade([one.path for one in placed_[:5]])]


def palm(x: float, y: float, *, flip: bool = False) -> list[Layer]:
    """A hand from below with its fingers bent about what lies on it; the thing's foot stands at
    the origin."""
    hand = outline(
        "M-1.7 4.4 C-2.5 3.2 -3 1.7 -2.9 .1 C-2.9 -.6 -2.1 -.8 -1.7 -.1 C-1.5 .5 -1 1 "
        "-.3 1 "
        "L1.6 .7 "
        "C2.4 .4 2.8 -.4 3.2 -.9 C3.7 -1.3 4.2 -.8 3.9 0 C3.5 1.4 2.6 3 1.7 4.4 Z"
    )
    knuckles = outline(
        "M-.6 1 C-.5 1.7 .1 2 .5 1.7 M.5 .9 C.6 1.6 1.2 1.9 1.6 1.5 M1.5 .7 C1.7 "
        "1.4 2.3 "
        "1.5 2.6 1.1"
    )
    out = put([Layer(hand, "paper", "ink", PLAIN)], x, y, flip=flip)
    return [
        *out,
        *_shade([out[0].path]),
        *put([Layer(knuckles, None, "ink", FINE)], x, y, flip=flip),
    ]


def _shade(shapes: list[Path]) -> list[Layer]:
    out = []
    for shape in shapes:
        box = shape.bounds()
        assert box is not None
        middle = box.x + 0.55 * box.w
        out.append(shaded(shape, 0.36, lambda x, y, m=middle: 0.06 + 0.09 * (x - m)))  # type: ignore[misc]
    return out


def sleeve(
    wrist: tuple[float, float], *, fill: str = "ink", cuff: str = "gold", flip: bool = False
) -> list[Layer]:
    """A sleeve from the seam up to a wrist on the right side, with its cuff."""
    x, y = wrist
    low, high = x - 6.6, x - 1.9
    cloth = outline(
        f"M{low} 0 C{low + 1} {0.35 * y} {high - 2.6} {0.6 * y} {high} {y - 0.6} "
        f"L{x + 1.6} {y + 1.4} C{x + 0.6} {0.55 * y} {x + 0.2} {0.3 * y} {x + 0.4} 0 Z"
    )
    band = outline(
        f"M{high - 0.5} {y - 0.5} L{high + 0.9} {y - 2} L{x + 2.5} {y + 0.4} L{x + 1.7} {y + 2.2} "
        f"C{x + 0.4} {y + 1.6} {high + 0.6} {y + 0.8} {high - 0.5} {y - 0.5} Z"
    )
    if flip:
        cloth, band = mirrored(cloth), mirrored(band)
    light = "ink" if fill != "ink" else "paper"
    return [
        Layer(cloth, fill, "paper" if fill == "ink" else "ink", 0.3),
        shaded(
            cloth,
            0.6,
            lambda a, b: 0.24 - 0.02 * abs(b),
            light,
            angle=35 if flip else -35,
            step=1.2,
        ),
        Layer(band, cuff, "ink", PLAIN),
        shaded(band, 0.5, 0.12, angle=35 if flip else -35),
    ]
