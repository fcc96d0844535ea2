"""Bodies below the neck: how broad and sloping a person's shoulders are, where the arms hang from
them, and where elbows are. Robes are cut to these shapes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

from generator.art.outlines import Point, common, mirrored, outline, outset, united
from generator.drawing import paths
from generator.drawing.drawing import Matrix, Path, moved, times, turned
from generator.games.war.art.courts import arms
from generator.games.war.art.courts.figures import BOLD, FINE, Layer, lines
from generator.units import Box

#: Cloth cut to a shape.
Weave = Callable[[Path], list[Layer]]


@dataclass(frozen=True)
class Body:
    """Of the right side, mm: where the neck meets the shoulder (`root`), the shoulder's `point`,
    half of the upper arm's breadth (`arm`), half of the trunk's at the seam (`waist`). `elbows` are
    where the left and the right elbow lie; arms that hang have them below the seam. A head that
    looks aside by `turn` (1: right, -1: left) turns the shoulder on that side away: it's narrower
    and a little lower, the other comes forward."""

    root: Point = (3.0, -13.6)
    point: Point = (12.0, -10.2)
    arm: float = 2.7
    waist: float = 9.0
    elbows: tuple[Point, Point] = ((-15.8, 3.0), (15.8, 3.0))
    turn: int = 0
    wrists: tuple[Point | None, Point | None] = (None, None)

    def shoulder(self, side: int) -> Point:
        """The point of the left (-1) or right (1) shoulder."""
        x, y = self.point
        wide, low = (1.0, 0.0) if not self.turn else (0.9, 0.5) if side == self.turn else (1.04, 0)
        return side * wide * x, y + low

    def elbow(self, side: int) -> Point:
        """The left (-1) or right (1) elbow."""
        return self.elbows[(side + 1) // 2]

    def wrist(self, side: int) -> Point | None:
        """The left (-1) or right (1) wrist; none of an arm that hangs."""
        return self.wrists[(side + 1) // 2]

    def trunk(self) -> Path:
        """Neck's foot, slope of the shoulders, armholes, down to the seam."""
        rx, ry = self.root
        right, left = self._side(1), self._side(-1)
        return outline(
            f"M0 {ry + 0.3} L{rx} {ry} {right[0]} L{self.waist} 0.6 L{-self.waist} 0.6 "
            f"{left[1]} L{-rx} {ry} Z"
        )

    def _side(self, side: int) -> tuple[str, str]:
        """From the neck's root down to the armpit, and the way back."""
        rx, ry = self.root
        px, py = self.shoulder(side)
        px *= side
        fall = py - ry
        down = (
            (rx, ry),
            (rx + 0.4, ry + 0.5 * fall), (0.55 * px, ry + 0.62 * fall), (px - 0.6, py),
            (px + 0.4, py + 2), (px - 0.8, py + 4), (px - 1.6, py + 6.5),
        )  # fmt: skip
        points = [(side * x, y) for x, y in down]
        return _curves(points), f"L{points[-1][0]} {points[-1][1]} " + _curves(points[::-1])

    def upper_arm(self, side: int) -> Path:
        """From the shoulder over the elbow's tip and back into the armpit."""
        px, py = abs(self.shoulder(side)[0]), self.shoulder(side)[1]
        ex, ey = side * self.elbow(side)[0], self.elbow(side)[1]
        h = self.arm
        dx, dy = ex - px, ey - py
        long = math.hypot(dx, dy)
        dx, dy = dx / long, dy / long
        ox, oy = dy, -dx  # outwards
        # The lower edge of an arm whose elbow is in sight sags to the seam: over it, a gap between
        # arm and trunk would be but a smudge.
        back = 2.0 if ey > 0 else -2.0
        path = outline(
            f"M{px - 2.6} {py - 0.62} "
            f"C{px - 0.4} {py - 0.5} {px + 0.9 * h} {py - 0.1} {px + 1.1 * h} {py + 2.3} "
            f"C{px + 1.2 * h + 0.25 * dx * long} {py + 4} {ex + h * ox - 2 * dx} "
            f"{ey + h * oy - 2 * dy} {ex + h * ox} {ey + h * oy} "
            f"C{ex + h * (ox + 1.2 * dx)} {ey + h * (oy + 1.2 * dy)} "
            f"{ex + h * (1.2 * dx - ox)} {ey + h * (1.2 * dy - oy)} {ex - h * ox} {ey - h * oy} "
            f"C{ex - h * ox - back * dx} {ey - h * oy - back * dy} {px - 1.5} {py + 8} "
            f"{px - 1.9} {py + 5.6} C{px - 2.4} {py + 3.4} {px - 2.9} {py + 1.4} {px - 2.6} "
            f"{py - 0.62} Z"
        )
        return path if side > 0 else mirrored(path)

    def along(self, side: int) -> Matrix:
        """Where an upper arm's own cloth lies: woven upright below the origin, it is turned along
        the arm."""
        px, py = self.shoulder(side)
        ex, ey = self.elbow(side)
        return times(moved(px, py), turned(-math.degrees(math.atan2(ex - px, ey - py))))


def _curves(points: list[Point]) -> str:
    """Cubics through every third of the points, from the first."""
    numbers = [f"{x} {y}" for x, y in points[1:]]
    return "C" + " C".join(" ".join(numbers[k : k + 3]) for k in range(0, len(numbers), 3))


def inverse(at: Matrix) -> Matrix:
    """The way back from a place that's only moved and turned."""
    a, b, c, d, x, y = at
    return (a, c, b, d, -(a * x + b * y), -(c * x + d * y))


def dressed(body: Body, weave: Weave, other: Weave | None = None) -> list[Layer]:
    """Trunk and sleeves in a cloth; sleeves in another if given."""
    out = weave(body.trunk())
    for side in (-1, 1):
        out += sleeve(body, side, other or weave)
    return out


def sleeve(body: Body, side: int, weave: Weave, fore: Weave | None = None) -> list[Layer]:
    """The left (-1) or right (1) sleeve, one shape from the shoulder over the elbow to the wrist,
    if the arm is lifted; below the elbow it may be of a cloth of its own. Seams part it from the
    trunk, and the forearm from what it lies on: of ink, or piped with gold on dark cloth."""
    elbow, wrist = body.elbow(side), body.wrist(side)
    upper = body.upper_arm(side)
    cloth = weave(upper)[0].fill
    seam = ("gold", 0.24) if cloth == "ink" else ("ink", BOLD)
    # What is sown on dark cloth ends before its piping.
    border = [("ink", 0.5), seam] if cloth == "ink" else [seam]
    pieces, whole, crook = [(upper, body.along(side))], upper, Path(())
    if wrist is not None:
        at = arms.along(wrist, elbow)
        long = math.dist(wrist, elbow)
        lower = arms.forearm(wrist, elbow, body.arm).through(at)
        # From the wrist to where the elbow bends: there its edge is lost in a sleeve of one cloth.
        shown = 0.72 * long if fore is None else long + 4
        free = common(lower, paths.rectangle(Box(-6, -1, 12, shown)).through(at))
        pieces.append((lower, at))
        # The bend is a heavier line than a seam, but for piping.
        heavy = seam[1] if cloth == "ink" else 1.35 * seam[1]
        whole, crook = united(upper, lower), common(outset(free, heavy), upper)
    out = [
        Layer(whole, cloth, "ink", FINE),
        *(lines(common(outset(whole, wide), body.trunk()), ink) for ink, wide in border),
    ]
    for piece, at in pieces:
        if piece is not upper:
            out.append(lines(crook, seam[0]))
        cut = weave if piece is upper or fore is None else fore
        first, *woven = cut(piece.through(inverse(at)))
        out.append(replace(first, line=None, place=at))
        out += [replace(one, place=at) for one in woven]
    return out
