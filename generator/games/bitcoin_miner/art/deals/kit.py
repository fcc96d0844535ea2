"""What a sale is told with: people who act, goods that they act on, and gestures.

All is in mm, y down, as in a trade's place: 46.6 wide, the counter's edge at 53.6, the ticket
over all below 60. Sellers stand to the left, buyers to the right; every other card is mirrored.
"""

from __future__ import annotations

from dataclasses import dataclass

from generator.games.bitcoin_miner.art.actor import Actor
from generator.games.bitcoin_miner.art.arms import Layer, Reach
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
    tilt: float = 0.0,
    looks: int = -1,
    mood: int | None = None,
) -> Actor:
    """Somebody before the counter, who looks left."""
    return Actor(left, right, x, BEFORE, tall, lean, tilt, looks, mood)


def over_shoulder(
    x: float, left: Reach, right: Reach, *, tall: float = 12.5, lean: float = 0.0, looks: int = -1
) -> Actor:
    """A buyer close before us, who turns the back to us: we look over a shoulder."""
    return Actor(left, right, x, BEFORE + 3, tall, lean, 0.0, looks, near=1.28, away=True)


def to(
    x: float,
    y: float,
    hand: str,
    *,
    turn: float | None = None,
    out: bool = False,
    under: bool = False,
) -> Reach:
    """A hand with its wrist at that place, perhaps `under` the goods."""
    layer: Layer = "under" if under else "over"
    return Reach(x, y, hand, True, out, turn, layer)


def behind(x: float, y: float, hand: str, *, turn: float | None = None) -> Reach:
    """A hand of somebody who turns the back to us: the body is before the arm."""
    return Reach(x, y, hand, True, True, turn, "behind")


def leans(x: float) -> Reach:
    """A hand that leans on the counter, its fingers on the edge."""
    return to(x, 51.0, "lean", turn=180)


def rests(x: float) -> Reach:
    """A buyer's hand that lies on the counter's edge."""
    return to(x, 53.8, "flat", turn=-82)


def on_counter(x: float, radius: float, mirrored: bool = False) -> Goods:
    """Goods that stand on the counter."""
    return Goods(x, 53.9 - 0.9 * radius, radius, mirrored=mirrored)


def on_ground(x: float, radius: float, mirrored: bool = False) -> Goods:
    """Goods that stand on the ground before the ticket."""
    return Goods(x, 59.2 - 0.9 * radius, radius, mirrored=mirrored)


# Gestures go from the foot of the neck, outwards and down.
#: An arm that hangs: a seller's, its hand behind the counter, and a buyer's, its hand below the
#: picture; a hand behind the back.
DOWN = Reach(5.2, 18.6, "none", layer="under")
HANGS = Reach(5.2, 24.0, "none")
BACK = Reach(2.6, 10.6, "none", layer="behind")
#: A tool held up beside the head, in the left hand.
TOOL = Reach(8, 4.6, "grip", turn=-12)
#: A hand on a cheek, over an ear, in the hair; both hands clasped.
CHEEK = Reach(6.3, -0.2, "flat")
EAR = Reach(6.3, -0.8, "flat")
SCRATCH = Reach(4.6, -9.0, "flat", turn=-44)
CLASP = Reach(1.7, 6.0, "grip")
#: Of buyers: a coin held out with the left hand, or held up.
PAYS = Reach(9.0, 5.6, "coin")
COIN_UP = Reach(9.6, 1.8, "coin", turn=-20)
#: Coins in a pile, or a purse, held out with the left hand, or before the chest with the right.
PILE = Reach(7.2, 6.4, "pile", turn=-84)
PILE_IN = Reach(-1.2, 5.9, "pile", turn=-80)
PURSE = Reach(7.4, 6, "purse", turn=-84)
PURSE_IN = Reach(-1.4, 7.8, "purse", turn=-80)
#: A purse that both hands offer.
OFFERED, OFFERS = Reach(6.4, 5.0, "purse", turn=-84), Reach(-2.6, 7.2, "palm", turn=-80)
#: Joy.
CHEER = Reach(8.8, -3.4, "grip")
