"""The net of a tuck box, computed from what it holds.

From left to right: a strip for glue, a side, the front, the other side, the back. Above the back
stand the lid and its tongue, above the sides their dust flaps; the front has a notch for the thumb.
Below, the flap of the front is glued to the flap of the back. A box that is too large for the paper
comes in two halves, each with its own strip for glue: side and front, side and back.

                 .-tongue-.
                 |  lid   |
      ___dust_v__dust|____|
     |   |       |   |    |
    g|s  | front | s |back|
     |___|_______|___|____|
      dust|flap |dust|flap|
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from generator.components.measures import BoxMeasures
from generator.components.nets import Net, Panel
from generator.drawing.outlines import HALF, QUARTER, Corner, Outline, polygon
from generator.sheets.marks import Line
from generator.units import Box, Size

#: The halves of a box by name, and the walls of each.
HALVES = {"front": ("left", "front"), "back": ("right", "back")}
_WHOLE = ("left", "front", "right", "back")
#: The strip for glue narrows by this share of its width at both ends.
_BEVEL = 0.5


@dataclass(frozen=True)
class Inside:
    """How large a box is inside, in mm."""

    width: float
    height: float
    depth: float


def inside(
    card: Size,
    cards: int,
    measures: BoxMeasures,
    thickness: float | None,
    sleeved: bool,
    beside: int = 0,
) -> Inside:
    """Room for so many cards; `thickness` is that of one card (with its sleeve, if sleeved). So
    many layers of bare card lie `beside` them: what is folded counts as often as it lies."""
    each = thickness or (measures.sleeved if sleeved else measures.card)
    bare = measures.card if sleeved else each
    wider, higher = (measures.sleeve_width, measures.sleeve_height) if sleeved else (0.0, 0.0)
    return Inside(
        card.w + wider + measures.play_width,
        card.h + higher + measures.play_height,
        cards * each + beside * bare + measures.play_depth,
    )


def whole(room: Inside, measures: BoxMeasures) -> Net:
    """The box in one piece."""
    return _Strip(room, measures).net(_WHOLE, "")


def halves(room: Inside, measures: BoxMeasures) -> tuple[Net, ...]:
    """The box in two pieces."""
    return tuple(_Strip(room, measures).net(walls, name) for name, walls in HALVES.items())


class _Strip:
    """Walls side by side: the line runs clockwise along their tops and back along their feet."""

    def __init__(self, room: Inside, measures: BoxMeasures) -> None:
        self.room, self.m = room, measures
        self.top, self.foot = 0.0, room.height
        #: Dust flaps of both sides must not meet in the middle.
        self.dust = min(measures.dust * room.depth, room.width / 2 - measures.ease)

    def net(self, walls: Sequence[str], name: str) -> Net:
        m, room = self.m, self.room
        bevel = _BEVEL * m.glue
        start = [(0.0, self.foot - bevel), (0.0, self.top + bevel), (m.glue, self.top)]
        strip = polygon([*start, (m.glue, self.foot)])
        tops: list[Corner] = [Corner(x, y) for x, y in start]
        feet: list[Corner] = []
        folds = [Line(m.glue, self.top, m.glue, self.foot)]
        glue, panels = [strip], []
        x = m.glue
        for wall in walls:
            width = room.depth if wall in ("left", "right") else room.width
            above, lines = self._above(wall, x, width)
            tops += above
            folds += lines
            below = self._below(wall, x, width)
            feet = [*below, *feet]
            folds.append(Line(x, self.foot, x + width, self.foot))
            if wall == "front":
                glue.append(Outline(below))
            panels += self._panels(wall, x, width)
            x += width
            if wall != walls[-1]:
                folds.append(Line(x, self.top, x, self.foot))
        found = Outline(_clean([*tops, *feet, Corner(m.glue, self.foot)]))
        size = (room.width, room.height, room.depth)
        return Net(found, tuple(folds), tuple(glue), tuple(panels), size, name).at_origin()

    def _above(self, wall: str, x: float, width: float) -> tuple[list[Corner], list[Line]]:
        """What stands above a wall, from left to right, and its folds."""
        m, top, end = self.m, self.top, x + width
        fold = Line(x, top, end, top)
        if wall == "front":
            middle = x + width / 2
            notch = Corner(middle - m.notch, top, HALF), Corner(middle + m.notch, top)
            return [Corner(x, top), *notch, Corner(end, top)], []
        if wall in ("left", "right"):
            high, taper = top - self.dust, min(m.taper, width / 4)
            flap = [(x, top), (x + taper, high), (end - taper, high), (end, top)]
            return [Corner(*point) for point in flap], [fold]
        left, right = x + m.ease, end - m.ease
        lid, tip, r = top - self.room.depth, top - self.room.depth - m.tongue, m.tongue_corner
        corners = [
            Corner(x, top), Corner(left, top), Corner(left, tip + r, -QUARTER),
            Corner(left + r, tip), Corner(right - r, tip, -QUARTER), Corner(right, tip + r),
            Corner(right, top), Corner(end, top),
        ]  # fmt: skip
        return corners, [fold, Line(left, lid, right, lid)]

    def _below(self, wall: str, x: float, width: float) -> tuple[Corner, ...]:
        """What hangs below a wall, from right to left."""
        m, foot, end = self.m, self.foot, x + width
        if wall == "back":
            low = foot + self.room.depth - m.ease
            left, right = x + m.ease, end - m.ease
            points = [
                (end, foot), (right, foot), (right, low), (left, low), (left, foot), (x, foot),
            ]  # fmt: skip
        else:
            deep = self.room.depth - 2 * m.ease if wall == "front" else self.dust
            taper = min(m.taper, width / 4)
            low = foot + deep
            points = [(end, foot), (end - taper, low), (x + taper, low), (x, foot)]
        return tuple(Corner(px, py) for px, py in points)

    def _panels(self, wall: str, x: float, width: float) -> list[Panel]:
        m, top, height = self.m, self.top, self.room.height
        body = Box(x, top, width, height)
        if wall in ("left", "right"):
            dust = self.dust
            flaps = (Box(x, top - dust, width, dust), Box(x, self.foot, width, dust))
            first = 0 if wall == "left" else 2
            dusts = (Panel("dust", f, values={"flap": k}) for k, f in enumerate(flaps, first))
            return [Panel(wall, body, 90), *dusts]
        if wall == "front":
            return [Panel("front", body)]
        depth, narrow = self.room.depth, width - 2 * m.ease
        return [
            Panel("back", body),
            # Closed and seen from the front, the lid's hinge is at the far side: there is its up.
            Panel("lid", Box(x + m.ease, top - depth, narrow, depth), 180),
            Panel("tongue", Box(x + m.ease, top - depth - m.tongue, narrow, m.tongue), 180),
            Panel("bottom", Box(x + m.ease, self.foot, narrow, depth - m.ease)),
        ]


def _clean(corners: Sequence[Corner]) -> tuple[Corner, ...]:
    """Corners without those that repeat the one before."""
    out: list[Corner] = []
    for corner in corners:
        if out and abs(out[-1].x - corner.x) < 1e-9 and abs(out[-1].y - corner.y) < 1e-9:
            out[-1] = corner
        else:
            out.append(corner)
    return tuple(out)
