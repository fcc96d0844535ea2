"""Somebody from the hips up: where they stand, how they lean, and what both arms do.

Lengths in mm, y down.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from dataclasses import dataclass

from generator.games.bitcoin_miner.art.arms import Layer, Point, Reach, Sleeve, arm
from generator.games.bitcoin_miner.art.dress import back, dress, muffler
from generator.games.bitcoin_miner.art.hands import LINE
from generator.games.bitcoin_miner.art.paid import Paid
from generator.games.bitcoin_miner.art.person import HEAD, Person

#: How far a chin is over the shoulders, and how large a head is.
NECK, FACE = 1.0, 10.4
#: Half of how far apart shoulders are, and where arms begin: out from the middle, and how far up
#: from the hips.
BROAD, OUT, UP = 6.2, 0.66, 0.82


@dataclass(frozen=True)
class Actor:
    """Somebody with the hips at (x, y) and shoulders so `tall` above them, leaning clockwise by so
    many degrees; the head is tilted, and `looks` far left (-2), left, at us (0), right or far right
    (2); the arm on the left and the one on the right. Who is `near` is so many times larger, and
    who is turned `away` shows the back."""

    left: Reach
    right: Reach
    x: float
    y: float
    tall: float = 17.0
    lean: float = 0.0
    tilt: float = 0.0
    looks: int = 1
    mood: int | None = None
    near: float = 1.0
    away: bool = False

    def on_body(self, x: float, up: float) -> Point:
        """A point of the leaning body, `up` of the way to the shoulders."""
        a, x, y = math.radians(self.lean), self.near * x, -self.near * self.tall * up
        return (
            self.x + x * math.cos(a) - y * math.sin(a),
            self.y + x * math.sin(a) + y * math.cos(a),
        )

    def reaches(self, layer: Layer) -> Iterable[tuple[Point, Reach, Point, int]]:
        """Shoulder, reach, where that goes, and side of the arms of a layer."""
        neck = self.on_body(0, 1)
        for side, reach in ((-1, self.left), (1, self.right)):
            if reach.layer == layer:
                to = (reach.x, reach.y)
                if not reach.fixed:
                    to = (neck[0] + side * self.near * reach.x, neck[1] + self.near * reach.y)
                yield self.on_body(side * OUT * BROAD, UP), reach, to, side


@dataclass(frozen=True)
class Costume:
    """Who somebody is: their head, what they wear and its colour, and what they may pay; `muffled`
    in a scarf, sleeves `rolled` up; and their head from behind, if ever it is seen."""

    head: Callable[[Person], None]
    wears: str
    cloth: str
    paid: Paid
    short: bool
    muffled: bool = False
    rolled: bool = False
    nape: Callable[[Person], None] | None = None


def body(p: Person, actor: Actor, costume: Costume) -> None:
    """Body and head, before the arms that are behind them."""
    arms(p, actor, costume, "behind")
    _torso(p, actor, costume)
    x, y = actor.on_body(0, 1)
    x += 0.04 * actor.lean
    with p.at(
        x, y - actor.near * (NECK + FACE / 2 - 0.2), 0.3 * actor.lean + actor.tilt,
        actor.near * FACE / (2 * HEAD), mirrored=actor.looks < 0,
    ):  # fmt: skip
        if actor.away and costume.nape:
            costume.nape(p)
        else:
            costume.head(p)


def arms(p: Person, actor: Actor, costume: Costume, layer: Layer = "over") -> None:
    """The arms of a layer."""
    cuff = p.white if costume.cloth != p.white else p.hot
    sleeve = Sleeve(costume.cloth, cuff, costume.paid, costume.short, costume.rolled)
    k = actor.near
    for start, reach, to, side in actor.reaches(layer):
        with nullcontext() if k == 1 else p.at(0, 0, scale=k):
            arm(p, (start[0] / k, start[1] / k), reach, (to[0] / k, to[1] / k), side, sleeve)


def _torso(p: Person, actor: Actor, costume: Costume) -> None:
    """A body with shoulders and a waist, and a neck."""
    b, t = BROAD, actor.tall
    w, h = 0.74 * b, 0.84 * b
    with p.at(actor.x, actor.y, actor.lean, actor.near):
        p.area(f"M-1.7 {0.8 - t} L-1.7 {-t - 2.4} L1.7 {-t - 2.4} L1.7 {0.8 - t} Z", "", LINE)
        p.area(
            f"M{-h} 6 L{-h} 0 C{-h} {-0.12 * t} {-w} {-0.2 * t} {-w} {-0.36 * t} "
            f"C{-w} {-0.52 * t} {-b} {-0.6 * t} {-b} {-0.8 * t} C{-b} {-0.95 * t} {-0.6 * b} {-t} "
            f"-1.7 {-t - 0.3} L1.7 {-t - 0.3} C{0.6 * b} {-t} {b} {-0.95 * t} {b} {-0.8 * t} "
            f"C{b} {-0.6 * t} {w} {-0.52 * t} {w} {-0.36 * t} C{w} {-0.2 * t} {h} {-0.12 * t} "
            f"{h} 0 L{h} 6 Z",
            costume.cloth,
            LINE,
        )
        if actor.away:
            back(p, costume.wears, b, t)
        else:
            dress(p, costume.wears, b, t)
        if costume.muffled:
            muffler(p, t)
