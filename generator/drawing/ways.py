"""A path as a way to go along: how long it is, and where one stands after so many mm."""

from __future__ import annotations

import math
from bisect import bisect_right

from generator.drawing.drawing import Path

#: Straight pieces of a curve.
_STEPS = 48


class Way:
    """The first stretch of a path, up to where it lifts the pen. Raises ValueError if there is
    none."""

    def __init__(self, path: Path) -> None:
        points = _points(path)
        self._points = points[:1]
        self._far = [0.0]
        for point in points[1:]:
            step = math.dist(self._points[-1], point)
            if step > 1e-9:
                self._points.append(point)
                self._far.append(self._far[-1] + step)
        if len(self._points) < 2:
            raise ValueError("the path leads nowhere")

    @property
    def length(self) -> float:
        """In mm."""
        return self._far[-1]

    def at(self, far: float) -> tuple[float, float, float]:
        """x, y and the direction there, in degrees clockwise from the right; the ends go on
        straight."""
        index = min(max(bisect_right(self._far, far), 1), len(self._far) - 1)
        (x0, y0), (x1, y1) = self._points[index - 1], self._points[index]
        share = (far - self._far[index - 1]) / (self._far[index] - self._far[index - 1])
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
        return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, angle


def _points(path: Path) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    for verb, *values in path.segments:
        if verb == "M" and points:
            break
        if verb in "ML":
            points.append((values[0], values[1]))
        elif verb == "Z":
            points.append(points[0])
        else:
            x0, y0 = points[-1]
            x1, y1, x2, y2, x3, y3 = values
            for step in range(1, _STEPS + 1):
                t = step / _STEPS
                u = 1 - t
                a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
                points.append(
                    (a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)
                )
    return points
