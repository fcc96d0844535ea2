"""How sellers and buyers stand to what is sold: bodies that lean, and where their hands go.

Lengths in mm, y down, from the counter's edge under somebody who looks to the right, where the
other one is; the goods have a middle and a radius there.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

Point = tuple[float, float]
#: How long an arm is from shoulder to wrist, and the shortest one that is drawn, its elbow bent
#: by so much more than it reaches.
LONG, SHORT, BENT = 15.6, 9.0, 1.16


@dataclass(frozen=True)
class Reach:
    """Where a wrist goes and what its `hand` does: from the counter's edge, or from the middle of
    the goods in shares of their radius. The elbow goes to the left of that way, or to the right;
    what is `over` the goods is drawn after them."""

    x: float
    y: float
    hand: str
    on_goods: bool = False
    left: bool = False
    over: bool = True

    def wrist(self, goods: Point, radius: float) -> Point:
        """Where the wrist is, with goods about that point."""
        if self.on_goods:
            return goods[0] + self.x * radius, goods[1] + self.y * radius
        return self.x, self.y


@dataclass(frozen=True)
class Pose:
    """A body from the hips, `tall` up to the shoulders, half as broad there as `broad`, leaning
    towards the other; its head `ahead` of the neck, and both arms: `hind` behind, `fore` before."""

    tall: float
    hips: Point = (0.0, 2.0)
    lean: float = 0.0
    broad: float = 6.2
    ahead: float = 0.0
    aside: bool = False
    arms: dict[str, Reach] = field(default_factory=dict)

    def on_body(self, x: float, up: float) -> Point:
        """A point of the leaning body, `up` of the way to the shoulders."""
        a, y = math.radians(self.lean), -self.tall * up
        return (
            self.hips[0] + x * math.cos(a) - y * math.sin(a),
            self.hips[1] + x * math.sin(a) + y * math.cos(a),
        )

    def shoulder(self, arm: str) -> Point:
        """Where an arm begins: from the side both do so in the middle of the body."""
        return self.on_body(
            (0.1 if self.aside else 0.72) * self.broad * (1 if arm == "fore" else -1), 0.86
        )


def elbow(start: Point, wrist: Point, left: bool) -> tuple[Point, Point]:
    """Where an arm bends, and the wrist as near to where it goes as the arm is long."""
    dx, dy = wrist[0] - start[0], wrist[1] - start[1]
    far = math.hypot(dx, dy)
    if far > 0.995 * LONG:
        dx, dy = dx * 0.995 * LONG / far, dy * 0.995 * LONG / far
        wrist, far = (start[0] + dx, start[1] + dy), 0.995 * LONG
    half = min(LONG, max(SHORT, BENT * far)) / 2
    off = math.sqrt(max(0.0, half**2 - (far / 2) ** 2)) * (1 if left else -1)
    return (start[0] + dx / 2 + off * dy / far, start[1] + dy / 2 - off * dx / far), wrist


#: What sellers do: flank what stands behind, hold it up, cheer behind it, serve it on one hand,
#: carry it in, bend over it, or hand it over.
SELLERS = {
    "stands": Pose(
        10, (0, 3),
        arms={"fore": Reach(9.4, -3.4, "offer"),
              "hind": Reach(-8.8, -8, "wave", left=True, over=False)},
    ),
    "lifts": Pose(
        10, (0, 3),
        arms={"hind": Reach(-8.2, -22.6, "none", left=True, over=False),
              "fore": Reach(8.2, -22.6, "none", over=False)},
    ),
    "cheers": Pose(
        20.5,
        arms={"fore": Reach(10.4, -27, "open", over=False),
              "hind": Reach(-10.4, -27, "open", left=True, over=False)},
    ),
    "serves": Pose(
        16,
        arms={"fore": Reach(9.2, -19.4, "under", over=False),
              "hind": Reach(-6.2, -1.6, "rest", over=False)},
    ),
    "carries": Pose(
        16, lean=-5,
        arms={"hind": Reach(0.3, 1.06, "under", on_goods=True),
              "fore": Reach(0.5, 0.3, "none", on_goods=True, over=False)},
    ),
    "bends": Pose(
        15.5, lean=32, ahead=2.4,
        arms={"fore": Reach(9.4, -0.6, "rest", left=True),
              "hind": Reach(2.6, -0.8, "rest")},
    ),
    "hands": Pose(
        16, lean=9, broad=5, ahead=1.4, aside=True,
        arms={"fore": Reach(-0.5, 1.05, "under", on_goods=True)},
    ),
}  # fmt: skip


def _buys(fore: Reach, hind: Reach) -> Pose:
    """A buyer before the counter, who does this with both hands."""
    return Pose(15, (0, 13), broad=6.4, arms={"fore": fore, "hind": hind})


#: What buyers do, by what the seller does: one hand pays, the other is glad or takes the goods.
BUYERS = {
    "stands": _buys(Reach(7.8, -2.2, "coin"), Reach(-8.4, -4.4, "open", left=True)),
    "lifts": _buys(Reach(6.6, 3.6, "coin"), Reach(-8, -4.6, "wave", left=True)),
    "cheers": _buys(Reach(6.6, 3.8, "coin"), Reach(-6, -1, "thumb", left=True)),
    "serves": _buys(Reach(6.6, 3.8, "coin"), Reach(-8.2, -4.6, "open", left=True)),
    "bends": _buys(Reach(6.6, 4.2, "coin"), Reach(-5.6, 4.6, "none")),
    "carries": _buys(
        Reach(-0.2, 1.14, "under", on_goods=True), Reach(-5.2, 3.0, "coin")
    ),
    "hands": _buys(Reach(0, 1.12, "under", on_goods=True), Reach(-5.2, 3.0, "coin")),
}  # fmt: skip
