"""Hair in locks: each lock has an outline of its own, so that hair has strands and a silhouette.
Heads in profile are drawn looking right.
"""

from __future__ import annotations

import math
from dataclasses import replace

from generator.art.engraving import strand, swell
from generator.art.outlines import Point, flattened, joined, mirrored, outline
from generator.drawing import paths
from generator.games.war.art.courts.figures import FINE, PLAIN, Layer, both, lines, part
from generator.games.war.art.courts.hoods import Hair
from generator.games.war.art.courts.profiles import ear

#: How broad a lock is along its way, as shares of its greatest breadth.
_SWELL = (0.45, 0.8, 1.0, 0.98, 0.9, 0.66, 0.06)


def lock(d: str, width: float) -> list[Layer]:
    """A lock `width` mm broad along a way, pointed at its end, with hairs in it."""
    points = _even(flattened(outline(d), 0.02)[0], 24)
    shares = [_share(k / 23) for k in range(24)]
    shape = swell(points, [width * share for share in shares])
    hairs = [
        swell(
            _beside(points, [at * width * share for share in shares])[2:-2],
            [0.22 * math.sin(math.pi * (k + 1) / 21) + 0.04 for k in range(20)],
        )
        for at in (-0.2, 0.1)
    ]
    return [part(shape, "hair", PLAIN), lines(joined(hairs))]


def _share(t: float) -> float:
    at = t * (len(_SWELL) - 1)
    k = min(int(at), len(_SWELL) - 2)
    return _SWELL[k] + (at - k) * (_SWELL[k + 1] - _SWELL[k])


def _even(points: list[Point], count: int) -> list[Point]:
    """So many places on a line, at equal distances."""
    steps = [math.dist(a, b) for a, b in zip(points, points[1:], strict=False)]
    whole, out, gone, k = sum(steps), [points[0]], 0.0, 0
    for n in range(1, count - 1):
        want = whole * n / (count - 1)
        while gone + steps[k] < want:
            gone += steps[k]
            k += 1
        t = (want - gone) / steps[k]
        (ax, ay), (bx, by) = points[k], points[k + 1]
        out.append((ax + t * (bx - ax), ay + t * (by - ay)))
    return [*out, points[-1]]


def _beside(points: list[Point], far: list[float]) -> list[Point]:
    """Each place moved square to the line, to its right where `far` is positive."""
    out = []
    for k, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, k - 1)], points[min(len(points) - 1, k + 1)]
        long = math.hypot(bx - ax, by - ay) or 1.0
        out.append((x - far[k] * (by - ay) / long, y + far[k] * (bx - ax) / long))
    return out


def _locks(width: float, *ways: str) -> list[Layer]:
    return [layer for way in ways for layer in lock(way, width)]


def tousled() -> Hair:
    """A boy's short hair that stands out from under a cap in all directions."""
    back: list[Layer] = []
    for way in (
        "M3.4 -18.6 C4.4 -18.4 5 -17.6 4.6 -16.2",
        "M3.6 -20.6 C5 -20.2 5.9 -19.4 6.1 -17.7",
        "M3.6 -22.6 C5.4 -22.4 6.6 -21.4 7.1 -19.6",
        "M3.6 -24.6 C5.6 -24.6 7 -23.8 7.9 -22.2",
        "M3.4 -26.6 C5.6 -27 7 -26.2 8 -25",
    ):
        for one in lock(way, 2.7):
            back += [one, replace(one, path=mirrored(one.path))]
    return back, _locks(
        2.2,
        "M4 -28.4 C4.9 -26.6 4.7 -24.8 4.9 -22.8",
        "M3.4 -28.4 C3.5 -26.8 2.9 -25.6 3.4 -24.1",
        "M2.2 -28.4 C1.8 -26.8 .9 -25.8 1.3 -24.3",
        "M.6 -28.4 C-.2 -26.8 -1.1 -25.6 -.8 -24.1",
        "M-1.2 -28.4 C-2.2 -26.8 -3.1 -25.5 -2.7 -23.9",
        "M-3 -28.4 C-4.3 -26.8 -5 -25 -4.5 -22.8",
    )


def page() -> Hair:
    """A page's hair in profile: locks from the crown over ear and neck whose ends turn up, and a
    fringe brushed aside."""
    crown = "M-6.6 -28 L2.6 -28 C2 -26.2 .2 -25 -.8 -22.4 L-6.6 -19 C-7.6 -22 -7.4 -26 -6.6 -28 Z"
    return [], [
        part(crown, "hair", PLAIN),
        *_locks(
            3.5,
            "M-5.6 -27.8 C-8.2 -24 -6.4 -20.4 -7.4 -17.2 C-8 -15.2 -9.4 -14.2 -11.2 -15.2",
            "M-3.4 -28 C-5.6 -23.6 -4.2 -19.4 -5.2 -16 C-5.9 -13.8 -7.4 -12.6 -9.4 -13.2",
            "M-1.2 -28.2 C-3.2 -23.8 -1.8 -19.2 -2.6 -15.8 C-3.2 -13.5 -4.6 -12.2 -6.6 -12.4",
        ),
        *lock("M-.9 -28 C-3.7 -24 -2.3 -19.6 -2.5 -16.7 C-2.7 -14.6 -1.7 -13.1 -.2 -13.3", 2.7),
        *ear(-0.7, -20.1),
        *_locks(
            2.0,
            "M.4 -28.2 C.8 -26.4 0 -25.4 -1.2 -23.9",
            "M2.5 -28.2 C2.7 -26.8 1.6 -25.6 .2 -24.8",
        ),
    ]


def swept() -> Hair:
    """A lady's hair in profile, parted above the brow, swept back over the ear to a pearled knot,
    from which it falls in waves."""
    crown = outline(
        "M-6.4 -28 L2.7 -28 C2.8 -26.7 2.2 -25.6 1.1 -24.8 C.1 -24 -.5 -22.8 -.8 -21.2 "
        "C-1.1 -19.6 -2 -18.6 -3.2 -18 C-5 -17 -7.2 -17.6 -7.8 -19.6 C-8.4 -22.6 -7.6 -26 "
        "-6.4 -28 Z"
    )
    hairs = (
        "M2.2 -27.4 C1.6 -25.8 -.2 -25 -1.2 -22.6 C-1.8 -20.8 -3 -19.6 -4.4 -18.8",
        "M1 -27.6 C.2 -26 -1.6 -24.6 -2.4 -22.4 C-3 -20.8 -3.8 -19.8 -5 -19",
        "M-.4 -27.6 C-1.6 -26 -3 -24.4 -3.7 -22.2 C-4.2 -20.8 -4.6 -20 -5.4 -19.2",
        "M-2 -27.6 C-3.6 -26 -4.6 -24 -5.1 -22 C-5.4 -20.8 -5.6 -20.2 -6 -19.4",
        "M-3.8 -27.6 C-5.4 -26 -6.2 -24 -6.5 -22 C-6.6 -21 -6.6 -20.4 -6.6 -19.6",
    )
    pearls = [(-3.7, -17.9), (-4.9, -17.4), (-6.2, -17.4), (-7.4, -18.0)]
    return [], [
        *_locks(
            2.5,
            "M-7 -18.4 C-10.6 -15.4 -6.4 -13 -8.8 -9.6 C-9.6 -8.4 -10.6 -8 -11.8 -8.6",
            "M-6 -18 C-9 -14.8 -4.8 -12.4 -7 -8.8 C-7.8 -7.4 -9 -6.8 -10.2 -7.2",
            "M-4.4 -17.8 C-6.8 -14.6 -3 -12 -5 -8.2 C-5.8 -6.6 -7 -5.9 -8.4 -6.1",
        ),
        part(crown, "hair"),
        lines(joined(strand(d, 0.3) for d in hairs)),
        *(part(paths.ellipse(x, y, 0.62), "paper", FINE) for x, y in pearls),
        part(paths.ellipse(-1.5, -17.7, 0.62, 0.85), "paper", PLAIN),
    ]


def curled() -> Hair:
    """A king's hair in profile: waves that break over one another down to the nape."""
    crown = "M-6.6 -28 L2.8 -28 C2.4 -26.2 .4 -25.2 -.6 -23 L-6.8 -19 C-7.8 -22 -7.4 -26 -6.6 -28 Z"
    return [], [
        part(crown, "hair", PLAIN),
        *_locks(
            3.7,
            "M-4.9 -26.6 C-8.4 -24 -5.4 -21 -7.6 -17.4 C-9.2 -14.8 -7.6 -12.6 -11 -11.8",
            "M-3.4 -28.2 C-7 -24 -3 -20.4 -5 -16.8 C-6.6 -14 -4.8 -11.8 -8.2 -10.4",
            "M-1.2 -28.4 C-4.8 -24.2 -.8 -20.4 -2.8 -17 C-4.2 -14.2 -2.8 -12 -5.4 -10.2",
        ),
        *lock("M-.8 -28 C-4.6 -24.4 -2 -20.8 -3.2 -17.8 C-4 -15.8 -2.8 -14 -4.4 -12.2", 2.7),
        *ear(-1.1, -20.2),
        *_locks(
            1.9,
            "M.4 -28.2 C.8 -26.6 0 -25.2 -1.2 -23.8",
            "M2.3 -28.2 C2.5 -26.9 1.4 -25.6 0 -24.7",
        ),
    ]


def long() -> Hair:
    """An old king's long hair, in waves that part on the shoulders."""
    back: list[Layer] = [both("M0 -29 L4 -29 C5.8 -26 5.6 -20 5.4 -14 L0 -12", "hair", PLAIN)]
    ways = (
        ("M3.4 -28.4 C7.4 -26 4.4 -21.6 6.2 -17.8 C7.6 -15 6.4 -12.6 10.2 -11.4", 3.3),
        ("M3.6 -27.4 C6 -24.6 3.6 -20.6 4.9 -17.2 C5.9 -14.4 4.6 -12 7.2 -10.2", 2.6),
    )
    for way, width in ways:
        for one in lock(way, width):
            back += [one, replace(one, path=mirrored(one.path))]
    return back, []


def rolls() -> Hair:
    """A rich lady's hair, put up from her ears in two full waves, and drops of pearl in those."""
    back: list[Layer] = []
    front: list[Layer] = []
    for s in (1, -1):
        ways = (
            "M3.8 -18.6 C6.6 -19.6 7.6 -23.8 6.1 -26.8 C5 -28.8 3 -29.6 1.4 -29.4",
            "M4.2 -20.6 C5.8 -23 6 -25.6 4.6 -27.4 C3.6 -28.6 2.2 -29 .8 -28.9",
            "M4.2 -23.4 C4.8 -24.6 4.6 -26.2 3.4 -27.4 C2.6 -28.2 1.6 -28.6 .5 -28.5",
        )
        for way, width in zip(ways, (3.0, 2.4, 1.8), strict=True):
            for one in lock(way, width):
                path = one.path if s > 0 else mirrored(one.path)
                (back if width > 2.5 else front).append(replace(one, path=path))
        front += [
            part(paths.ellipse(s * 4.3, -18.1, 0.42), "gold", FINE),
            part(paths.ellipse(s * 4.4, -16.6, 0.72, 1.05), "paper", PLAIN),
        ]
    return back, front
