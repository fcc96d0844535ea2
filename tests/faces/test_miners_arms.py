"""Arms of the people on the miners' Transactions: none is folded into its own shoulder."""

from __future__ import annotations

import math
from typing import get_args

from generator.games.bitcoin_miner.art import deal
from generator.games.bitcoin_miner.art.arms import Layer
from generator.games.bitcoin_miner.art.deals.kit import DEALS

#: How near to its shoulder a wrist may come, in mm: nearer, cuff and elbow would overlap.
NEAREST = 5.0


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
