"""Hands about an upright shaft. What of a hand lies behind the shaft is drawn before it, fingers
and thumb after it. Drawn for the right side; the shaft passes through the origin."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from generator.art.outlines import joined, mirrored, outline
from generator.drawing.drawing import Path
from generator.games.war.art.courts.figures import FINE, PLAIN, Layer, shaded
from generator.games.war.art.courts.hands import digit, put

#: Where a hand is: x and y in mm.
Place = Callable[[float, float], "Held"]
#: What lies behind the shaft, and what before it.
Held = tuple[list[Layer], list[Layer]]


def fist(x: float, y: float, *, angle: float = 0.0) -> Held:
    """Knuckles on the outer side, four fingers across the shaft, the thumb over the first."""
    back = outline(
        "M-1.4 -2.4 C-.4 -3.5 1.6 -3.6 2.5 -2.8 C3.3 -1.8 3.4 .8 3.1 2.2 C2.8 3.2 2.5 3.8 2.4 4.6 "
        "L-.5 4.6 C-.7 3.8 -1.4 3.4 -1.6 2.4 Z"
    )
    fingers = [
        digit((2.35, -1.75), (-1.45, -1.95), 0.78, 0.68),
        digit((2.55, -0.35), (-1.7, -0.5), 0.78, 0.68),
        digit((2.45, 1.02), (-1.6, 0.95), 0.74, 0.66),
        digit((2.2, 2.28), (-1.25, 2.3), 0.66, 0.58),
    ]
    thumb = digit((1.55, -3.1), (-1.35, -3.0), 0.82, 0.66)
    joints = (
        "M1.3 -2.2 C1.6 -1.9 1.6 -1.5 1.3 -1.2", "M1.5 -.8 C1.8 -.5 1.8 -.1 1.5 .2",
        "M1.4 .55 C1.7 .85 1.7 1.2 1.4 1.5", "M-1.75 -3.3 C-1.4 -3.5 -1 -3.4 -.8 -3.1",
    )  # fmt: skip
    return _held(x, y, back, fingers, thumb, joints, angle=angle)


def turned_fist(x: float, y: float) -> Held:
    """A fist from its inner side: fingers come from behind the shaft, the thumb locks them."""
    back = outline(
        "M-2.3 -2.4 C-1.6 -3.3 .4 -3.4 1.5 -2.7 C2.8 -1.8 3.3 .4 3.1 2 C3 3.2 2.5 3.8 2.4 4.6 "
        "L-.5 4.6 C-.7 3.9 -1.7 3.6 -2.2 2.6 Z"
    )
    fingers = [
        digit((-1.75, -1.9), (1.0, -1.75), 0.74, 0.66),
        digit((-2.0, -0.55), (1.15, -0.5), 0.76, 0.66),
        digit((-1.9, 0.82), (1.0, 0.78), 0.74, 0.64),
        digit((-1.6, 2.12), (0.7, 2.0), 0.66, 0.58),
    ]
    thumb = outline(
        "M2.9 2.2 C1.9 2.4 1.1 1.6 .9 .6 C.6 -.5 -.2 -1.3 -.7 -2 C-1.2 -2.8 -.3 -3.6 .6 -3 "
        "C1.8 -2.2 2.8 -1.2 3.05 .2 Z"
    )
    joints = (
        "M-.55 -2.5 C-.35 -2.85 .05 -2.85 .3 -2.55", "M1.15 -1.4 C1.35 -1.5 1.6 -1.6 1.8 -1.8",
        "M-1.3 -1 C-1 -.8 -1 -.35 -1.3 -.1", "M-1.2 .4 C-.9 .6 -.9 1 -1.2 1.25",
    )  # fmt: skip
    return _held(x, y, back, fingers, thumb, joints)


def slender(x: float, y: float) -> Held:
    """A lady's grip: long fingers that slant about the shaft, the thumb laid over it."""
    back = outline(
        "M-1 -2.4 C-.2 -3.2 1.4 -3.4 2.2 -2.5 C2.9 -1.5 3 .6 2.7 2 C2.4 3.2 2.1 3.8 2 4.6 "
        "L-.3 4.6 C-.5 3.6 -1.1 3 -1.3 2 Z"
    )
    fingers = [
        digit((2.0, -1.3), (-1.75, -2.35), 0.66, 0.46),
        digit((2.2, -0.1), (-2.05, -1.05), 0.66, 0.46),
        digit((2.1, 1.1), (-1.95, 0.3), 0.63, 0.45),
        digit((1.8, 2.2), (-1.55, 1.65), 0.56, 0.4),
    ]
    thumb = digit((1.5, -2.5), (-0.95, -3.95), 0.66, 0.48)
    joints = (
        "M1.1 -2 C1.35 -1.75 1.35 -1.4 1.1 -1.1", "M1.2 -.85 C1.5 -.55 1.5 -.2 1.2 .1",
        "M1.1 .4 C1.4 .65 1.4 1 1.1 1.25", "M-1.1 -4.3 C-.8 -4.35 -.5 -4.1 -.5 -3.75",
    )  # fmt: skip
    return _held(x, y, back, fingers, thumb, joints)


def backhand(x: float, y: float) -> Held:
    """The back of a hand about a shaft: knuckles at the right, the thumb round the shaft."""
    back = outline(
        "M-2.2 1.8 C-2.8 .6 -2.6 -1.4 -1.7 -2.4 C-.6 -3.2 1.4 -3.2 2.2 -2.6 C2.9 -2.2 3 -1.4 "
        "2.6 -1.1 C3.2 -.7 3.3 .1 2.8 .4 C3.3 .8 3.3 1.5 2.7 1.8 C2.9 2.3 2.7 2.9 2.2 3.2 "
        "C2 3.6 1.9 4 1.9 4.6 L-1 4.6 C-1.1 3.4 -1.8 2.8 -2.2 1.8 Z"
    )
    thumb = digit((-1.5, -1.5), (0.5, -3.55), 0.84, 0.62)
    sinews = (
        "M2.6 -1.1 C1.6 -1.1 .7 -.6 .1 .2", "M2.8 .4 C2 .4 1 .7 .4 1.2",
        "M2.7 1.8 C1.9 1.8 1.3 2 .8 2.4", "M.3 -4 C.6 -3.95 .9 -3.6 .9 -3.3",
    )  # fmt: skip
    return _held(x, y, None, [back], thumb, sinews)


def pinch(x: float, y: float) -> Held:
    """A quill between finger and thumb, the others bent below."""
    back = outline(
        "M-1.2 -1.6 C-.4 -2.2 1.4 -2.4 2.2 -1.6 C3 -.8 3.1 .8 2.8 2.2 C2.6 3.2 2.2 3.8 2.1 4.6 "
        "L-.4 4.6 C-.6 3.8 -1.2 3.2 -1.4 2.4 Z"
    )
    fingers = [
        digit((2.0, 2.35), (-0.9, 2.5), 0.62, 0.52),
        digit((2.25, 1.2), (-1.3, 1.3), 0.68, 0.56),
        digit((2.25, 0.0), (-1.5, 0.1), 0.7, 0.56),
        outline(
            "M2.7 -.6 C1.9 -.3 .9 -.8 .1 -1.5 C-.7 -2.2 -1.2 -3.2 -1 -4 C-.8 -4.6 -.1 -4.6 .1 -4 "
            "C.3 -3.3 .8 -2.6 1.6 -2.4 C2.5 -2.1 3 -1.3 2.7 -.6 Z"
        ),
    ]
    thumb = outline(
        "M1.8 -1.9 C2.1 -2.9 1.6 -3.9 .9 -4.5 C.4 -4.9 -.2 -4.4 .1 -3.8 C.4 -3.1 .3 -2.3 -.1 -1.7 "
        "C.3 -1 1.4 -1 1.8 -1.9 Z"
    )
    return _held(x, y, back, fingers, thumb, ("M1.2 .8 C1.45 1 1.45 1.35 1.2 1.6",))


def raised(x: float, y: float, angle: float) -> Held:
    """A fist about a level hilt, seen from its inner side, the wrist below."""
    back = outline(
        "M-2.6 -1.6 C-2.2 -2.6 2 -2.9 2.7 -1.9 C3.2 -.6 3 1.2 2.5 2.2 C2.2 2.9 2 3.4 2 4.2 "
        "L-1.2 4.2 C-1.3 3.4 -2.2 2.8 -2.5 1.8 Z"
    )
    fingers = [
        digit((-2.0, -1.75), (-1.75, 0.95), 0.7, 0.6),
        digit((-0.65, -2.0), (-0.5, 1.15), 0.74, 0.64),
        digit((0.75, -1.95), (0.75, 1.05), 0.74, 0.62),
        digit((2.05, -1.6), (1.9, 0.75), 0.64, 0.54),
    ]
    thumb = digit((0.7, 2.45), (-2.3, 1.5), 0.88, 0.62)
    joints = (
        "M-2.2 -.9 C-2 -.65 -1.7 -.65 -1.5 -.9", "M-.9 -1.1 C-.7 -.8 -.4 -.8 -.2 -1.1",
        "M.5 -1.1 C.7 -.8 1 -.8 1.2 -1.1", "M-2.65 1.2 C-2.5 .95 -2.15 .95 -1.95 1.15",
    )  # fmt: skip
    return _held(x, y, back, fingers, thumb, joints, angle=angle)


def _held(
    x: float,
    y: float,
    back: Path | None,
    fingers: Sequence[Path],
    thumb: Path,
    joints: Sequence[str],
    *,
    angle: float = 0.0,
) -> Held:
    """A hand at a place in its two parts, the fingers shaded towards the right."""
    behind = [] if back is None else _flesh(back)
    front = [
        *(layer for one in fingers for layer in _flesh(one)),
        *_flesh(thumb),
        Layer(joined(outline(d) for d in joints), None, "ink", FINE),
    ]
    return put(behind, x, y, angle=angle), put(front, x, y, angle=angle)


def _flesh(shape: Path) -> list[Layer]:
    box = shape.bounds()
    assert box is not None
    middle = box.x + 0.6 * box.w
    return [
        Layer(shape, "paper", "ink", PLAIN),
        shaded(shape, 0.36, lambda x, y: 0.05 + 0.08 * (x - middle)),
    ]


def resting(x: float, y: float, side: int) -> list[Layer]:
    """A hand laid flat on the body from the left (-1) or right (1); its wrist is at the origin,
    its fingers point inwards."""
    palm = outline(
        "M.4 -1.5 C-.8 -1.9 -2 -2 -3 -1.6 C-3.6 -.8 -3.5 1 -3 1.7 C-2 2.1 -.8 1.9 .4 1.5 Z"
    )
    fingers = [
        digit((-2.7, 1.35), (-5.5, 1.75), 0.5, 0.38),
        digit((-2.9, 0.55), (-6.5, 0.75), 0.56, 0.42),
        digit((-2.95, -0.4), (-6.7, -0.4), 0.56, 0.42),
        digit((-2.8, -1.25), (-6.0, -1.5), 0.52, 0.4),
    ]
    thumb = digit((-1.2, -1.5), (-3.6, -3.0), 0.6, 0.45)
    knuckles = outline(
        "M-2.7 -1.5 C-2.4 -1.3 -2.4 -1 -2.6 -.8 M-2.8 -.6 C-2.5 -.4 -2.5 0 -2.7 .2 "
        "M-2.75 .4 C-2.45 .6 -2.45 .9 -2.65 1.1"
    )
    shapes = [thumb, *fingers, palm]
    layers = [layer for one in shapes for layer in _flesh(mirrored(one) if side < 0 else one)]
    # The hand's back runs into its fingers without an edge.
    seam = outline("M-3 -1.4 C-3.3 -.8 -3.3 .9 -3 1.5")
    layers += [
        Layer(mirrored(one) if side < 0 else one, None, ink, width)
        for one, ink, width in ((seam, "paper", 0.5), (knuckles, "ink", FINE))
    ]
    return put(layers, x, y)
