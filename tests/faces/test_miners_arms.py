"""Arms of the people on the miners' Transactions: none is folded into its own shoulder, and what is
paid is seen."""

from __future__ import annotations

import math
from typing import get_args

from generator.games.bitcoin_miner.art import deal
from generator.games.bitcoin_miner.art.arms import Layer
from generator.games.bitcoin_miner.art.deals.kit import DEALS

#: How near to its shoulder a wrist may come, in mm: nearer, cuff and elbow would overlap.
NEAREST = 5.0
#: What hands pay with.
PAYS = ("coin", "pile", "purse")
#: What is sold, in the layout's order: every other card is mirrored.
GOODS = (
    "bread", "apple", "ice-cream", "fish", "book", "ball", "kite", "boots", "guitar", "bike",
)  # fmt: skip
#: Where the lower corner of a card that is not mirrored begins, as sales are told.
CORNER = (37.9, 57.2)


def test_no_wrist_is_placed_at_its_own_shoulder() -> None:
    assert deal.TOLD  # the sales are told by then
    near = [
        (good, value)
        for good, told in DEALS.items()
        for value, sale in enumerate(told, 1)
        for actor in (sale.seller, sale.buyer)
        for layer in get_args(Layer)
        for shoulder, reach, to, _side in actor.reaches(layer)
        if reach.fixed and math.dist(shoulder, to) < NEAREST
    ]
    assert not near


def test_no_corner_hides_a_hand_that_pays() -> None:
    hidden = [
        (good, value)
        for turn, good in enumerate(GOODS)
        for value, sale in enumerate(DEALS[good], 1)
        if (turn + value) % 2
        for _shoulder, reach, (x, y), _side in sale.buyer.reaches("over")
        if reach.hand in PAYS and x > CORNER[0] and y > CORNER[1]
    ]
    assert not hidden


def test_everybody_pays_once() -> None:
    """A coin, coins in a pile, or a purse: nobody else shows money, for all of it is counted."""
    paid = {
        (good, value): [
            *(
                reach.hand
                for actor in (sale.buyer, sale.seller)
                for layer in get_args(Layer)
                for _shoulder, reach, _to, _side in actor.reaches(layer)
                if reach.hand in PAYS
            ),
            *(prop.name for prop in sale.props if prop.name == "pile"),
        ]
        for good, told in DEALS.items()
        for value, sale in enumerate(told, 1)
    }
    assert not {sale: ways for sale, ways in paid.items() if len(ways) != 1}
    # Finger and thumb hold a single coin; small change needs no purse.
    assert {value for (_, value), ways in paid.items() if ways == ["coin"]} == {1}
    assert min(value for (_, value), ways in paid.items() if ways == ["purse"]) >= 5
