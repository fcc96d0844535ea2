"""What each of the 42 single cards does: a table by card id, in the vocabulary of `verbs`.

Read a row as a sentence: "bearish: the opponent loses 1". Rows are in the order of the published
card list, so row n is clause vires-in-numeris-9.n and `card n` of the source.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from generator.rules.vires_in_numeris.cards import PAID
from generator.rules.vires_in_numeris.choices import (
    choose_payment,
    give_card,
    show_or_drop,
    vote,
)
from generator.rules.vires_in_numeris.clauses import CARD_CLAUSES, clause
from generator.rules.vires_in_numeris.mining import mine_with_pool, why_not_mine_with_pool
from generator.rules.vires_in_numeris.quantities import PRICE
from generator.rules.vires_in_numeris.state import Refusal, State
from generator.rules.vires_in_numeris.verbs import (
    ALL,
    convert,
    drop_coin,
    drop_hashrates,
    each,
    each_opponent,
    flip,
    gain,
    gain_coin,
    lay_before,
    lose,
    lose_block,
    lose_coin,
    nothing,
    opponent,
    pay,
    pay_coin,
    poorest,
    reveal_all,
    self_,
    spend_fiat,
    swap_hands,
    take,
    take_block,
    with_hashrate,
)
from generator.rules.vires_in_numeris.windows import ANSWERS, Effect, Use


def gain_or_hit(state: State, use: Use) -> None:
    """Gain two, or every opponent loses one, as announced."""
    # vires-in-numeris-9.42 (card 42)
    if use.choice == "gain":
        gain(state, use, self_, 2)
    else:
        lose(state, use, each_opponent, 1)


EFFECTS: Final[dict[str, Effect]] = {
    "51-attack": ((take_block,),),
    "consensus": ANSWERS["consensus"],
    "all-time-high": ((flip, self_, ((gain, each, 1),), ()),),
    "all-time-low": ((flip, self_, (), ((lose, each, 1),)),),
    "bearish": ((lose, opponent, 1),),
    "trading-bot": (
        (flip, opponent, ((pay, self_, opponent, 1),), ((pay, opponent, self_, 1),)),
    ),
    "buy-the-dip": ((gain, self_, 1), (flip, each_opponent, ((gain, opponent, 1),), ())),
    "bullish": ((gain, self_, 2),),
    "byzantine-generals": ((vote,),),
    "centralized-exchange": ((convert,),),
    "dollar-cost-average": ((drop_coin,), (gain, self_, 2)),
    "decentralized-exchange": ((pay, opponent, self_, 2), (give_card,)),
    "difficulty-decrease": ((lay_before, self_),),
    "difficulty-increase": ((lay_before, opponent),),
    "double-spending": ANSWERS["double-spending"],
    "transaction-fees": ((lay_before, self_),),
    "fiduciary-money": ((nothing,),),
    "flippening": ((swap_hands,),),
    "chain-split": ((lose_block, opponent),),
    "halving": ((lay_before, opponent),),
    "hold-on-for-dear-life": ANSWERS["hold-on-for-dear-life"],
    "initial-coin-offering": (
        (flip, opponent, ((pay, self_, opponent, 1),), ((pay, opponent, self_, 2),)),
    ),
    "know-your-customer": ((show_or_drop,),),
    "margin-call": ((lose_coin, opponent, 1),),
    "mining": ((mine_with_pool,),),
    "no-coiner": ((gain_coin, poorest, 1),),
    "nonce": ((pay_coin, self_, opponent), (take, ALL)),
    "offline": ANSWERS["offline"],
    "oracle": ((reveal_all,),),
    "pump-and-dump": (
        (
            flip,
            self_,
            ((gain, self_, 1), (lose, each_opponent, 1)),
            ((lose, self_, 1), (gain, each_opponent, 1)),
        ),
    ),
    "proof-of-stake": ((gain, with_hashrate, 1),),
    "ponzi-scheme": ((flip, each_opponent, (), ((choose_payment,),)),),
    "wrecked": ((drop_hashrates, opponent),),
    "fear-of-missing-out": ANSWERS["fear-of-missing-out"],
    "scam": ((take, 2),),
    "stablecoin": ((spend_fiat,), (gain, self_, 2)),
    "diamond-hands": ANSWERS["diamond-hands"],
    "sybil-attack": ((lose_block, each),),
    "time-lock": ((lay_before, opponent),),
    "testnet": ANSWERS["testnet"],
    "paper-hands": ANSWERS["paper-hands"],
    "whale": ((gain_or_hit,),),
}


# What a card needs to be announced: why not, or None.
Need = Callable[[State, int, int | None], Refusal | None]


def _needs_price(state: State, seat: int, target: int | None) -> Refusal | None:
    # vires-in-numeris-5.2 (source 35)
    if state.hr[seat] < PRICE:
        return f"its price is {PRICE} HashRate of the Hand", clause("5.2")
    return None


def _needs_block(state: State, seat: int, target: int | None) -> Refusal | None:
    if target is not None and state.chains[target] <= 1:
        return f"seat {target} has nothing but Genesis", CARD_CLAUSES["51-attack"]
    return _needs_price(state, seat, target)


def _needs_stake(card: str) -> Need:
    def need(state: State, seat: int, target: int | None) -> Refusal | None:
        if not state.hr[seat] and not state.banks[seat]:
            return f"seat {seat} has neither HashRate nor Coin to stake", CARD_CLAUSES[card]
        return None

    return need


def _needs_hashrate(state: State, seat: int, target: int | None) -> Refusal | None:
    if not state.hr[seat]:
        return f"seat {seat} has no HashRate to turn over", CARD_CLAUSES["centralized-exchange"]
    return None


def _needs_coin(card: str) -> Need:
    def need(state: State, seat: int, target: int | None) -> Refusal | None:
        if not state.banks[seat]:
            return f"seat {seat} has no Coin", CARD_CLAUSES[card]
        return None if card not in PAID else _needs_price(state, seat, target)

    return need


def _needs_fiat(state: State, seat: int, target: int | None) -> Refusal | None:
    fiat = "fiduciary-money"
    if fiat not in state.hands[seat] and fiat not in state.trash:
        return "FIAT is neither in the Hand nor in the Trash", CARD_CLAUSES["stablecoin"]
    return None


NEEDS: Final[dict[str, Need]] = {
    "51-attack": _needs_block,
    "trading-bot": _needs_stake("trading-bot"),
    "centralized-exchange": _needs_hashrate,
    "dollar-cost-average": _needs_coin("dollar-cost-average"),
    "chain-split": _needs_price,
    "halving": _needs_price,
    "initial-coin-offering": _needs_stake("initial-coin-offering"),
    "mining": lambda state, seat, target: why_not_mine_with_pool(state, seat),
    "nonce": _needs_coin("nonce"),
    "wrecked": _needs_price,
    "stablecoin": _needs_fiat,
}
