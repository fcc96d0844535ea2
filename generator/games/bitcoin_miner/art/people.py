"""Who pays and who is paid: buyers by name, sellers by what they sell, from the hips up.

Lengths in mm, y down; the origin is the counter's edge under somebody's hips. They are drawn to
look to the right; layouts mirror them.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.games.bitcoin_miner.art import poses
from generator.games.bitcoin_miner.art.arms import LINE, THIN, arm
from generator.games.bitcoin_miner.art.buyers import (
    beard,
    bob,
    bun,
    cap,
    curls,
    fringe,
    plaits,
    quiff,
)
from generator.games.bitcoin_miner.art.person import HEAD, MOODS, Person
from generator.games.bitcoin_miner.art.poses import Point, Pose, Reach
from generator.games.bitcoin_miner.art.sellers import (
    baker,
    bookseller,
    cobbler,
    cyclist,
    farmer,
    fisher,
    flyer,
    ice_seller,
    referee,
    rocker,
)

Drawn = Callable[[Person], None]
#: Buyers and sellers by what layouts call them; a seller by what is sold.
BUYERS: dict[str, Drawn] = {
    one.__name__: one for one in (fringe, plaits, curls, beard, bob, cap, bun, quiff)
}
SELLERS: dict[str, Drawn] = {
    "bread": baker, "apple": farmer, "ice-cream": ice_seller, "fish": fisher, "book": bookseller,
    "ball": referee, "kite": flyer, "boots": cobbler, "guitar": rocker, "bike": cyclist,
}  # fmt: skip
#: Whose hair would hide a raised hand beside it.
BROAD = ("plaits", "bob", "curls")
#: How far a chin is over the shoulders.
NECK = 1.0


@ornament(mood=(MOODS[0], MOODS[-1]), looks=(0, 2))
def buyer(
    *,
    who: str,
    does: str,
    goods_x: float,
    goods_y: float,
    goods: float,
    head: float,
    mood: int,
    mirrored: bool,
    skin: Colour,
    hair: Colour,
    cloth: Colour,
    trim: Colour,
    red: Colour,
    coin: Colour,
    ink: Colour,
    freckled: bool = False,
    looks: int = 1,
) -> Items:
    """A buyer with a round head, `head` across: fringe, plaits, curls, beard, bob, cap, bun or
    quiff; what the seller `does` with goods of that radius says what both hands do."""
    must_know(who, BUYERS, "nobody called")
    must_know(does, poses.BUYERS, "no way to sell")
    pose = poses.BUYERS[does]
    person = Person(ink, skin, hair, trim, red, mood, freckled, looks)
    at = ((goods_x, goods_y), goods)
    with person.at(0, 0, mirrored=mirrored):
        _body(person, pose, cloth, apron=False)
        _head(person, BUYERS[who], pose, head)
        for name, reach in pose.arms.items():
            if reach.hand == "coin" or reach.on_goods or who not in BROAD:
                _arm(person, pose, name, reach, at, (cloth, coin))
    return person.items


@ornament(mood=(MOODS[0], MOODS[-1]), looks=(0, 2))
def seller(
    *,
    sells: str,
    does: str,
    over: bool,
    goods_x: float,
    goods_y: float,
    goods: float,
    head: float,
    mood: int,
    mirrored: bool,
    skin: Colour,
    hair: Colour,
    cloth: Colour,
    trim: Colour,
    red: Colour,
    coin: Colour,
    ink: Colour,
    looks: int = 1,
) -> Items:
    """A seller with a square head, `head` across, in the hat of who sells bread, apples, … or
    bikes, who `does` something with goods of that radius: stands, lifts, cheers, serves, carries,
    bends or hands; all but what lies `over` the goods, or that."""
    must_know(sells, SELLERS, "nobody sells")
    must_know(does, poses.SELLERS, "no way to sell")
    pose = poses.SELLERS[does]
    person = Person(ink, skin, hair, trim, red, mood, False, looks)
    at = ((goods_x, goods_y), goods)
    with person.at(0, 0, mirrored=mirrored):
        if not over:
            _body(person, pose, cloth, apron=True)
        for name, reach in pose.arms.items():
            if reach.over == over:
                _arm(person, pose, name, reach, at, (cloth, coin))
        if not over:
            _head(person, SELLERS[sells], pose, head)
    return person.items


def _arm(
    p: Person, pose: Pose, name: str, reach: Reach, goods: tuple[Point, float],
    colours: tuple[str, str],
) -> None:  # fmt: skip
    """An arm, in the colours of its sleeve and of a coin."""
    start = pose.shoulder(name)
    bend, wrist = poses.elbow(start, reach.wrist(*goods), reach.left)
    arm(p, start, bend, wrist, reach.hand, *colours)


def _head(p: Person, drawn: Drawn, pose: Pose, size: float) -> None:
    """A head on its neck."""
    x, y = pose.on_body(0, 1)
    with p.at(x + pose.ahead, y - NECK - size / 2 + 0.2, 0.3 * pose.lean, size / (2 * HEAD)):
        drawn(p)


def _body(p: Person, pose: Pose, cloth: str, *, apron: bool) -> None:
    """A body with shoulders and a waist, in an apron or with a collar, and a neck."""
    b, t = pose.broad, pose.tall
    w, h = (0.8 * b, 0.92 * b) if pose.aside else (0.7 * b, 0.84 * b)
    with p.at(*pose.hips, pose.lean):
        p.area(f"M-1.8 {0.8 - t} L-1.8 {-t - 2.4} L1.8 {-t - 2.4} L1.8 {0.8 - t} Z", "", LINE)
        p.area(
            f"M{-h} 6 L{-h} 0 C{-h} {-0.12 * t} {-w} {-0.2 * t} {-w} {-0.36 * t} "
            f"C{-w} {-0.52 * t} {-b} {-0.6 * t} {-b} {-0.8 * t} C{-b} {-0.95 * t} {-0.6 * b} {-t} "
            f"-1.8 {-t - 0.3} L1.8 {-t - 0.3} C{0.6 * b} {-t} {b} {-0.95 * t} {b} {-0.8 * t} "
            f"C{b} {-0.6 * t} {w} {-0.52 * t} {w} {-0.36 * t} C{w} {-0.2 * t} {h} {-0.12 * t} "
            f"{h} 0 L{h} 6 Z",
            cloth,
            LINE,
        )
        if apron:
            shift = 0.3 * b if pose.aside else 0.0
            x0, x1 = shift - 0.46 * b, min(shift + 0.46 * b, 0.72 * b)
            p.area(
                f"M{shift - 0.6 * b} 6 L{shift - 0.6 * b} {-0.3 * t} L{x0} {-0.36 * t} "
                f"L{x0} {-0.72 * t} L{x1} {-0.72 * t} L{x1} {-0.36 * t} "
                f"L{min(shift + 0.6 * b, w)} {-0.3 * t} L{min(shift + 0.6 * b, h)} 6 Z",
                p.white,
                THIN,
            )
            p.line(
                f"M{x0} {-0.72 * t} L{0.8 * x0} {-t} M{x1} {-0.72 * t} L{0.8 * x1} {-t} "
                f"M{-w} {-0.33 * t} L{w} {-0.33 * t}",
                "",
                THIN,
            )
        else:
            p.area(
                f"M-2.4 {-t - 0.2} L0 {2.2 - t} L2.4 {-t - 0.2} L3.8 {1.2 - t} L0 {5 - t} "
                f"L-3.8 {1.2 - t} Z",
                p.white,
                THIN,
            )
