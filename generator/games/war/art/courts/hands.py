"""Hands that hold. Drawn for the right side; mirrored for the
left. Each grip suits what it holds: a fist a haft, the back of a hand a hilt, and so on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

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


def fist(x: float, y: float, *, angle: float = 0.0) -> list[Layer]:
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
    return _hand(x, y, back, fingers, thumb, angle=angle)


def light(x: float, y: float) -> list[Layer]:
    """A light grip of a staff: three fingers about it, the thumb along it, the last one lifted."""
    back = outline(
        "M-2.4 2.4 C-2.8 1 -2.7 -.6 -2 -1.7 C-1.5 -2.3 -.6 -2.5 0 -2.2 L.5 2.4 C-.5 2.8 "
        "-1.5 2.8 -2.4 2.4 Z"
    )
    fingers = [
        outline(d)
        for d in (
            "M-.5 -1.7 C.4 -1.9 1.2 -1.9 1.8 -1.6 C2.2 -1.3 2 -.7 1.5 -.7 C.8 -.7 .2 -.6 -.5 -.5 "
            "C-1.2 -.6 -1.2 -1.5 -.5 -1.7 Z",
            "M-.6 -.6 C.4 -.9 1.3 -.9 1.9 -.6 C2.3 -.3 2.1 .3 1.6 .3 C.8 .3 .2 .4 -.6 .6 "
            "C-1.3 .5 -1.3 -.4 -.6 -.6 Z",
            "M-.5 .5 C.4 .2 1.2 .2 1.8 .4 C2.2 .7 2 1.3 1.5 1.3 C.8 1.3 .3 1.4 -.5 1.6 "
            "C-1.2 1.5 -1.2 .7 -.5 .5 Z",
            "M-.4 1.5 C.5 1.3 1.5 1.4 2.2 .8 C2.6 .3 2.8 -.2 3 -.5 C3.3 -.8 3.7 -.5 3.5 0 "
            "C3.2 1.1 2.6 2 1.7 2.4 C.9 2.6 .2 2.6 -.4 2.5 C-1.1 2.4 -1 1.6 -.4 1.5 Z",
        )
    ]
    thumb = outline(
        "M-2.2 -1 C-2.2 -2.3 -1.5 -3.6 -.8 -4.5 C-.3 -5 .4 -4.6 .3 -4 C.1 -3.1 -.4 -2.2 -.9 -1.4"
    )
    return _hand(x, y, back, fingers, thumb)


def hilt(x: float, y: float) -> list[Layer]:
    """The back of a hand about a hilt: knuckles at the right, the thumb up along it."""
    back = outline(
        "M-1.9 3 C-2.5 1.2 -2.4 -.8 -1.6 -1.9 C-.6 -2.6 1.2 -2.6 1.9 -2.1 C2.4 -1.8 2.5 -1.2 "
        "2.2 -.9 C2.7 -.6 2.8 0 2.4 .3 C2.8 .6 2.8 1.2 2.3 1.4 C2.5 1.8 2.3 2.4 1.7 2.6 "
        "C.6 3.2 -1 3.3 -1.9 3 Z"
    )
    thumb = outline(
        "M-1.9 -1 C-2.2 -2.2 -1.7 -3.4 -.8 -3.7 C0 -3.9 .5 -3.3 .2 -2.7 C-.1 -2.2 -.6 -1.8 -.8 -1"
    )
    sinews = outline(
        "M2.2 -.9 C1.4 -.9 .6 -.5 .1 .1 M2.4 .3 C1.7 .3 .9 .6 .4 1 M2.3 1.4 C1.6 1.4 1.1 1.6 .7 1.9"
    )
    return [*_hand(x, y, back, [], thumb), *put([Layer(sinews, None, "ink", FINE)], x, y)]


def pinch(x: float, y: float) -> list[Layer]:
    """A quill between finger and thumb, the others bent below."""
    back = outline(
        "M-2.6 2.4 C-3 1 -2.9 -.4 -2.2 -1.4 C-1.6 -2 -.9 -2.1 -.4 -1.9 L.9 -.4 L.8 2.7 C-.2 3 "
        "-1.6 2.9 -2.6 2.4 Z"
    )
    fingers = [
        *(
            paths.rectangle(Box(left, top, wide, 1.0), 0.5)
            for left, top, wide in ((-0.4, 1.55, 1.8), (-0.6, 0.65, 2.4), (-0.8, -0.25, 2.8))
        ),
        outline(
            "M-.6 -.9 C.4 -.9 1 -1.3 .9 -2 C.8 -2.6 .5 -2.9 .1 -3.3 C-.2 -3.8 .2 -4.3 .7 -4.1 "
            "C1.6 -3.7 2.3 -2.8 2.2 -1.8 C2.1 -.8 1.4 -.1 .4 .1 Z"
        ),
    ]
    thumb = outline(
        "M-2.3 -1 C-2.2 -2.1 -1.6 -3.1 -.9 -3.8 C-.4 -4.3 .2 -3.9 .1 -3.3 C-.1 -2.5 -.5 -1.6 -1 -.7"
    )
    return _hand(x, y, back, fingers, thumb)


def palm(x: float, y: float) -> list[Layer]:
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
    return [
        *_hand(x, y, hand, [], None, flip=True),
        *put([Layer(knuckles, None, "ink", FINE)], x, y, flip=True),
    ]


def hook(x: float, y: float) -> list[Layer]:
    """Fingers over a ring from which something hangs; the ring's upper edge is at the origin."""
    back = outline(
        "M-2.9 2.3 C-3.5 .6 -3 -1.6 -1.2 -2.2 C.4 -2.6 2 -2.2 2.4 -.9 L2.3 .4 L-1.5 .6 L-1.2 2.6 Z"
    )
    fingers = [
        paths.rectangle(Box(-1.7 + 1.02 * k, top, 1.02, foot - top), 0.5)
        for k, (top, foot) in enumerate(((-1.1, 1.3), (-1.3, 1.5), (-1.25, 1.4), (-1.0, 1.0)))
    ]
    return _hand(x, y, back, fingers, None, flip=True)


def show(x: float, y: float) -> list[Layer]:
    """A coin, its foot at the origin, between thumb and forefinger; the others bent below."""
    hand = outline(
        "M-2 4.6 C-2.8 3.4 -3 2 -2.3 .9 C-1.6 .1 -.4 0 .4 .3 L2 .9 C2.6 1.8 2.4 3.4 1.5 4.6 Z"
    )
    fingers = [
        paths.rectangle(Box(left, top, wide, 0.98), 0.49)
        for left, top, wide in ((0.1, 2.9, 2.1), (-0.1, 1.98, 2.5), (-0.3, 1.06, 2.8))
    ]
    fingers.append(
        outline(
            "M-.2 1.1 C1.6 1.4 3.2 .9 3.7 -.7 C4 -1.7 3.7 -2.9 3 -3.5 C2.5 -3.8 2 -3.4 2.2 -2.9 "
            "C2.6 -2.2 2.7 -1.4 2.3 -.8 C1.8 -.1 .9 .2 0 .2 Z"
        )
    )
    thumb = outline(
        "M-2.5 1.6 C-2.8 .3 -2.5 -1 -1.7 -1.9 C-1.2 -2.4 -.4 -1.9 -.6 -1.2 C-.9 -.4 -.8 .3 -.3 1"
    )
    return _hand(x, y, hand, fingers, thumb, flip=True)


def clasp(x: float, y: float) -> list[Layer]:
    """Four fingers up before a book that stands on the hand; its foot is at the origin."""
    heel = outline("M-1.9 4.6 C-2.7 3 -2.7 1 -2 -.3 L2.1 -.5 C2.8 .8 2.6 3 1.6 4.6 Z")
    fingers = [
        paths.rectangle(Box(-2.1 + 1.05 * k, top, 1.05, 1.3 - top), 0.52)
        for k, top in enumerate((-1.9, -2.6, -2.7, -2.2))
    ]
    return _hand(x, y, heel, fingers, None, flip=True)


@dataclass(frozen=True)
class Hold:
    """How the left hand holds a thing: the hand, where it is, where the thing's own origin and the
    wrist lie beside it, and where the elbow is, mm."""

    hand: Callable[[float, float], list[Layer]]
    at: tuple[float, float] = (-15.0, -14.2)
    thing: tuple[float, float] = (0.0, 0.9)
    wrist: tuple[float, float] = (0.1, 3.9)
    elbow: tuple[float, float] = (-17.0, -4.7)


PALM, SHOW = Hold(palm), Hold(show)
CLASP = Hold(clasp, thing=(0.3, 1.2))
HOOK = Hold(hook, at=(-14.8, -16.4), thing=(-1.5, 11.9), wrist=(1.5, 2.0), elbow=(-14.3, -3.6))


def _hand(
    x: float,
    y: float,
    back: Path,
    fingers: Sequence[Path],
    thumb: Path | None,
    *,
    flip: bool = False,
    angle: float = 0.0,
) -> list[Layer]:
    """A hand at a place: its back, its fingers over it, its thumb over all, and their shade."""
    layers = [
        Layer(back, "paper", "ink", PLAIN),
        *(Layer(one, "paper", "ink", 0.18) for one in fingers),
    ]
    out = put(layers, x, y, flip=flip, angle=angle)
    out += _shade([one.path for one in out])
    if thumb is not None:
        out += put([Layer(thumb, "paper", "ink", 0.2)], x, y, flip=flip, angle=angle)
    return out


def _shade(shapes: list[Path]) -> list[Layer]:
    out = []
    for shape in shapes:
        box = shape.bounds()
        assert box is not None
        middle = box.x + 0.55 * box.w
        out.append(shaded(shape, 0.36, lambda x, y, m=middle: 0.06 + 0.09 * (x - m)))  # type: ignore[misc]
    return out
