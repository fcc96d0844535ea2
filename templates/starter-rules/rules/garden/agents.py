"""Who plays: agents see what their seat sees, and choose one of the legal moves."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from generator.rules import Agent

from .ledger import PRICES

#: So many points in the basket are enough: without a coin for shelter, and with one.
_ENOUGH, _ENOUGH_WITH_SHELTER = 5, 9
#: Shelter costs a coin, which is a point; a basket is worth it from here on.
_WORTH_A_COIN = 3


def _careful(view: Mapping[str, Any], moves: Sequence[Any], chance: Random) -> Any:
    if len(moves) == 1:
        return moves[0]
    by_kind = {move.kind: move for move in moves}
    worth = sum(PRICES.get(card, card == "sun") for card in view["basket"])
    if view["raining"]:
        return by_kind["shelter" if worth >= _WORTH_A_COIN else "get-wet"]
    sheltered = view["coins"][view["me"]] > 0
    enough = worth >= (_ENOUGH_WITH_SHELTER if sheltered else _ENOUGH)
    return by_kind["market" if enough else "pick"]


AGENTS = (Agent("careful", "goes to market once the basket is worth the walk", _careful),)
