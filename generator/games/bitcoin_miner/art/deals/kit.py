"""What a sale is told with: people who act, goods that they act on, and gestures.

All is in mm, y down, as in a trade's place: 46.6 wide, the counter's edge at 53.6, the ticket
over all below 60. Sellers stand to the left, buyers to the right; every other card is mirrored.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.bitcoin_miner.art.actor import Actor
from generator.games.bitcoin_miner.art.arms import Reach
from generator.games.bitcoin_miner.art.props import Prop

#: Where somebody's hips are: behind the counter, before it, and on the ground where none is.
BEHIND, BEFORE = 55.0, 65.0
GROUND = 62.0


@dataclass(frozen=True)
class Goods:
    """What is sold, about (x, y), reaching that `radius`, turned and perhaps mirrored."""

    x: float
    y: float
    radius: float
    turn: float = 0.0
    mirrored: bool = False


@dataclass(frozen=True)
class Deal:
    """A sale: who sells, what, and who buys; `props` behind everybody's hands; a `counter` is
    between, or all stand on the ground; the goods may be on a `stand` about that x."""

    seller: Actor
    goods: Goods
    buyer: Actor
    counter: bool = True
    props: tuple[Prop, ...] = ()
    stand: float | None = None


#: The sales by what is sold, the cheapest first.
DEALS: dict[str, tuple[Deal, ...]] = {}


def seller(
    x: float,
    left: Reach,
    right: Reach,
    *,
    y: float = BEHIND,
    tall: float = 17.0,
    lean: float = 0.0,
    tilt: float = 0.0,
    looks: int = 1,
    mood: int | None = None,
) -> Actor:
    """Somebody behind the counter, who looks right."""
    return Actor(left, right, x, y, tall, lean, tilt, looks, mood)


def buyer(
    x: float,
    left: Reach,
    right: Reach,
    *,
    tall: float = 17.0,
    lean: float = 0.0,
    looks: int = -1,
    mood: int | None = None,
) -> Actor:
    """Somebody before the counter, who looks left."""
    return Actor(left, right, x, BEFORE, tall, lean, 0.0, looks, mood)


def to(
    x: float,
    y: float,
    hand: str,
    *,
    turn: float | None = None,
    out: bool = False,
    under: bool = False,
) -> Reach:
    """A hand with its wrist at that place."""
    return Reach(x, y, hand, True, out, turn, under)


def on_counter(x: float, radius: float, mirrored: bool = False) -> Goods:
    """Goods that stand on the counter."""
    return Goods(x, 53.9 - 0.9 * radius, radius, mirrored=mirrored)


def on_ground(x: float, radius: float, mirrored: bool = False) -> Goods:
    """Goods that stand on the ground before the ticket."""
    return Goods(x, 59.2 - 0.9 * radius, radius, mirrored=mirrored)


# Gestures go from the foot of the neck, outwards and down.
#: A hand on the hip; arms folded, one hand on the other sleeve.
HIP = Reach(6.0, 11.2, "flat", under=True)
FOLDED = Reach(-3.4, 8.6, "none")
FOLDED_OVER = Reach(-4.2, 7.4, "flat")
#: A hand on the heart, on the belly, on a cheek, at the chin; both hands clasped.
HEART = Reach(0.4, 7.6, "flat")
BELLY = Reach(1.6, 9.0, "flat")
CHEEK = Reach(7.2, -0.4, "flat")
CHIN = Reach(1.4, 2.2, "grip", turn=8)
CLASP = Reach(1.7, 8.2, "grip")
#: Of buyers: a coin held out with the left hand, held up, held before the chest with the right.
PAYS = Reach(9.0, 7.2, "coin")
COIN_UP = Reach(9.6, 1.8, "coin", turn=-20)
COIN_IN = Reach(-0.6, 7.0, "coin", turn=-50)
#: Coins on a palm, or a purse, held out with the left hand, or before the chest with the right.
COINS = Reach(8.6, 7.0, "coins", turn=-84)
COINS_IN = Reach(0.4, 7.4, "coins", turn=-80)
PURSE = Reach(8.6, 7.0, "purse", turn=-84)
PURSE_IN = Reach(0.4, 7.4, "purse", turn=-80)
#: A greeting, joy, approval.
WAVE = Reach(7.0, -3.0, "open")
CHEER = Reach(8.8, -3.4, "grip")
THUMB = Reach(9.6, 2.6, "thumb", turn=-4)
#: An ear covered.
EAR = Reach(7.0, -1.0, "flat")
