"""How a box is closed, in three small pictures of what one holds.

In: the box's measures inside. Out: items of a `Scene`; corners of the box are in its own mm.
"""

from __future__ import annotations

import math

from generator.components.flat_pictures import PRINTED, WHITE
from generator.components.measures import BoxMeasures
from generator.components.nets import Net
from generator.components.scene import GLUE, SHADED, Corner, Point, Scene
from generator.drawing.drawing import Item

#: A box on end is drawn no higher than so much of its width: what is folded is at its upper end.
_SHOWN = 0.55


def tube(net: Net, measures: BoxMeasures) -> list[Item]:
    """The front lies face down, the sides stand, and the back comes down on the strip for glue."""
    wide, high, deep = net.inner
    glue, lift = measures.glue, math.radians(42.0)
    x, y = wide - wide * math.cos(lift), deep + wide * math.sin(lift)
    scene = Scene(turn=30.0, tilt=32.0)
    scene.face(_wall((0, 0), (wide, 0), high), WHITE)
    scene.face(_wall((wide, 0), (wide, deep), high), WHITE)
    scene.face(_wall((wide, deep), (x, y), high), WHITE)
    scene.face(_wall((0, 0), (0, deep), high), PRINTED)
    scene.face(_wall((0, deep), (glue, deep), high), GLUE)
    half = -high / 2
    scene.arrow(((x, y, half), (0.0, y, half), (glue / 2, deep + 4, half)))
    return scene.items()


def bottom(net: Net) -> list[Item]:
    """The box on its head: the hatched flap of the front is in, the bottom comes down on it."""
    wide, high, deep = _upper(net)
    lift = math.radians(70.0)
    up, back = high + deep * math.sin(lift), -deep + deep * math.cos(lift)
    scene = Scene(turn=-28.0, tilt=34.0)
    scene.face([(0, high, -deep), (wide, high, -deep), (wide, up, back), (0, up, back)], WHITE)
    scene.face(_lying(wide, high, deep), GLUE)
    _walls(scene, wide, high, deep)
    half = wide / 2
    scene.arrow(((half, up, back), (half, up + 3, 0.3 * deep), (half, high, -0.45 * deep)))
    return scene.items()


def closed(net: Net, measures: BoxMeasures, with_cards: bool = True) -> list[Item]:
    """The cards stand in the box, and the lid is on its way in with its tongue."""
    wide, high, deep = _upper(net)
    lift, fold = math.radians(80.0), math.radians(-5.0)
    up, back = high + deep * math.sin(lift), -deep + deep * math.cos(lift)
    tongue = measures.tongue
    tip_up, tip_back = up + tongue * math.sin(fold), back + tongue * math.cos(fold)
    scene = Scene(turn=-28.0, tilt=34.0)
    scene.face([(0, high, -deep), (wide, high, -deep), (wide, up, back), (0, up, back)], WHITE)
    scene.face(
        [(0, up, back), (wide, up, back), (wide - 4, tip_up, tip_back), (4, tip_up, tip_back)],
        PRINTED,
    )
    scene.face(_lying(wide, high, deep), WHITE)
    for k in range(1, 6 if with_cards else 1):
        scene.face([(2, high, -deep * k / 6), (wide - 2, high, -deep * k / 6)], WHITE)
    dust, taper = min(measures.dust * deep, wide / 3), min(measures.taper, deep / 4)
    for x, way in ((0.0, 1.0), (wide, -1.0)):
        tip = x + way * dust
        flap = [(x, 0.0), (tip, -taper), (tip, taper - deep), (x, -deep)]
        scene.face([(a, high, b) for a, b in flap], PRINTED)
    _walls(scene, wide, high, deep, measures.notch)
    half = wide / 2
    scene.arrow(
        (
            (half, tip_up, tip_back), (half, tip_up, tip_back + 10),
            (half, high + 1, -0.1 * deep),
        )
    )  # fmt: skip
    return scene.items()


def _upper(net: Net) -> tuple[float, float, float]:
    """Width, height and depth of the box as a picture shows it."""
    wide, high, deep = net.inner
    return wide, min(high, _SHOWN * wide), deep


def _walls(scene: Scene, wide: float, high: float, deep: float, notch: float = 0.0) -> None:
    """The front, with its notch if there is one, and the side that is seen."""
    half = wide / 2
    rim: list[Corner] = [
        (half + notch * math.cos(at), high - notch * math.sin(at), 0.0)
        for at in (k * math.pi / 12 for k in range(13))
        if notch
    ]
    scene.face([(wide, 0, 0), (wide, 0, -deep), (wide, high, -deep), (wide, high, 0)], SHADED)
    scene.face([(0, 0, 0), (wide, 0, 0), (wide, high, 0), *rim, (0, high, 0)], PRINTED)


def _wall(start: Point, end: Point, long: float) -> list[Corner]:
    """A wall of a tube that leads away from us, between two corners of its end."""
    (x1, y1), (x2, y2) = start, end
    return [(x1, y1, 0.0), (x2, y2, 0.0), (x2, y2, -long), (x1, y1, -long)]


def _lying(wide: float, high: float, deep: float) -> list[Corner]:
    """What closes the box at its upper end."""
    return [(0.0, high, 0.0), (wide, high, 0.0), (wide, high, -deep), (0.0, high, -deep)]
