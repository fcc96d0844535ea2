"""The ornament that draws a sale: somebody sells something to somebody, as `deals` tell.

Lengths in mm, y down; the origin is the upper left corner of the trade's place.
"""

from __future__ import annotations

from dataclasses import replace

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.drawing.drawing import Group, moved, scaled, times
from generator.games.bitcoin_miner.art import props
from generator.games.bitcoin_miner.art.actor import Actor, Costume, arms, body
from generator.games.bitcoin_miner.art.deals import (
    bakery,
    bandstand,
    beach,
    bookshop,
    cobblers,
    hill,
    orchard,
    pitch,
    quay,
    workshop,
)
from generator.games.bitcoin_miner.art.deals.kit import DEALS
from generator.games.bitcoin_miner.art.hours import HOURS
from generator.games.bitcoin_miner.art.napes import NAPES
from generator.games.bitcoin_miner.art.paid import Paid
from generator.games.bitcoin_miner.art.people import BUYERS, SELLERS
from generator.games.bitcoin_miner.art.person import MOODS, Person
from generator.games.bitcoin_miner.art.trade import trade
from generator.games.bitcoin_miner.art.trades.kit import NATURAL, WIDE

#: Where the sales are told.
TOLD = (bakery, orchard, beach, quay, bookshop, pitch, hill, cobblers, bandstand, workshop)

#: Who sells without a roof, by what is sold.
IN_THE_OPEN = ("apple", "ice-cream", "fish", "ball", "kite")


@ornament(
    rest=NATURAL,
    value=(1, 6),
    sells_mood=(MOODS[0], MOODS[-1]),
    buys_mood=(MOODS[0], MOODS[-1]),
)
def deal(
    *,
    good: str,
    value: int,
    buyer: str,
    sells_mood: int,
    buys_mood: int,
    mirrored: bool,
    sells_skin: Colour,
    sells_hair: Colour,
    sells_cloth: Colour,
    buys_skin: Colour,
    buys_hair: Colour,
    buys_cloth: Colour,
    freckled: bool,
    ink: Colour,
    paper: Colour,
    **natural: Colour,
) -> Items:
    """Who sells in a trade's place, the counter, the good of that value, and a buyer: fringe,
    plaits, curls, beard, bob, cap, bun or quiff; `mirrored` for a seller on the right."""
    must_know(good, DEALS, "nobody who sells")
    must_know(buyer, BUYERS, "nobody who is called")
    told = DEALS[good][value - 1]
    gold, red = natural["gold"], natural["red"]

    def part(name: str, x: float, y: float, size: float, flip: bool = False) -> Group:
        drawn = trade(
            sells=good, part=name, size=size, mirrored=flip, ink=ink, paper=paper, **natural
        )
        return Group(tuple(drawn), moved(x, y))

    who = SELLERS[good]
    sells = Person(ink, sells_skin, sells_hair, paper, red, _mood(told.seller, sells_mood), False,
                   abs(told.seller.looks))  # fmt: skip
    buys = Person(ink, buys_skin, buys_hair, paper, red, _mood(told.buyer, buys_mood), freckled,
                  abs(told.buyer.looks))  # fmt: skip
    paid = Paid(value, gold, red, mirrored)
    one = _clad(good, value, Costume(who.head, who.wears, sells_cloth, paid, who.short), gold)
    pays = BUYERS[buyer]
    other = Costume(pays.head, pays.wears, buys_cloth, paid, pays.short, nape=NAPES[buyer])
    body(sells, told.seller, one)
    arms(sells, told.seller, one, "under")
    if told.counter:
        sells.items.append(part("front", 0, 53.6, 20))
    things = props.Colours(
        paper, natural["wood"], natural["iron"], gold, natural["sky"], sells_skin
    )
    arms(buys, told.buyer, other, "under")
    goods = told.goods
    if told.stand is not None:
        buys.items.append(part("stand", told.stand, 52.6, 19))
    turned = part(f"ware-{value}", 0, 0, 2 * goods.radius, goods.mirrored)
    with buys.at(goods.x, goods.y, goods.turn):
        buys.items += turned.items
    for prop in told.props:
        props.draw(buys, prop, things, paid)
    # Who buys stands before the counter and what is on it; both pairs of hands are before all.
    body(buys, told.buyer, other)
    sells.items += buys.items
    buys.items = []
    arms(sells, told.seller, one)
    arms(buys, told.buyer, other)
    items = (*sells.items, *buys.items)
    return [Group(items, times(moved(WIDE, 0), scaled(-1, 1)))] if mirrored else items


def _clad(good: str, value: int, usual: Costume, oilskin: Colour) -> Costume:
    """What somebody wears at the hour of a value: sleeves are rolled up at noon, and those who
    sell out of doors have a raincoat in the rain and a scarf at night."""
    sun = HOURS[value].sun
    if sun == "high":
        return replace(usual, short=True, rolled=not usual.short)
    if sun == "hidden" and good in IN_THE_OPEN:
        return replace(usual, wears="oilskin", cloth=oilskin, short=False)
    if sun == "gone" and good in IN_THE_OPEN and usual.wears != "scarf":
        return replace(usual, muffled=True)
    return usual


def _mood(actor: Actor, usual: int) -> int:
    """How somebody looks: as the sale tells, or as usual."""
    return usual if actor.mood is None else actor.mood
