"""What each of the 42 single cards does: a table by card id, in the vocabulary of `verbs`.

Read a row as a sentence: "bearish: the opponent loses 1". Rows are in the order of the published
card list, `card n` of the source. `NEEDS` says what must be there before a card is announced.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from generator.games.vires_in_numeris.rules.cards import HR, PAID, PLAYABLE, SPECIALS
from generator.games.vires_in_numeris.rules.choices import (
    choose_payment,
    give_card,
    show_or_drop,
    vote,
)
from generator.games.vires_in_numeris.rules.clauses import CARD_CLAUSES, clause
from generator.games.vires_in_numeris.rules.mining import mine_with_pool, why_not_mine_with_pool
from generator.games.vires_in_numeris.rules.quantities import PRICE
from generator.games.vires_in_numeris.rules.state import State
from generator.games.vires_in_numeris.rules.verbs import (
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
    poorest,
    reveal_all,
    self_,
    spend_fiat,
    swap_hands,
    take,
    take_block,
    trade,
    with_hashrate,
)
from generator.games.vires_in_numeris.rules.windows import ANSWERS, Effect, Use
from generator.rules.contract import Refusal


def gain_or_hit(state: State, use: Use) -> None:
    """Gain two, or every opponent loses one, as announced."""
    # vires-in-numeris-9.42 (card 42)
    if use.choice == "gain":
        gain(state, use, self_, 2)
    else:
        lose(state, use, each_opponent, 1)


EFFECTS: Final[dict[str, Effect]] = {
    # vires-in-numeris-9.1 (card 1)
    "51-attack": ((take_block,),),
    # vires-in-numeris-9.12 (card 2)
    "consensus": ANSWERS["consensus"],
    # vires-in-numeris-9.2 (card 3)
    "all-time-high": ((flip, self_, ((gain, each, 1),), ()),),
    # vires-in-numeris-9.3 (card 4)
    "all-time-low": ((flip, self_, (), ((lose, each, 1),)),),
    # vires-in-numeris-9.6 (card 5)
    "bearish": ((lose, opponent, 1),),
    # vires-in-numeris-9.7 (card 6)
    "trading-bot": ((flip, opponent, ((pay, self_, opponent, 1),), ((pay, opponent, self_, 1),)),),
    # vires-in-numeris-9.8 (card 7)
    "buy-the-dip": ((gain, self_, 1), (flip, each_opponent, ((gain, opponent, 1),), ())),
    # vires-in-numeris-9.9 (card 8)
    "bullish": ((gain, self_, 2),),
    # vires-in-numeris-9.10 (card 9)
    "byzantine-generals": ((vote,),),
    # vires-in-numeris-9.11 (card 10)
    "centralized-exchange": ((convert,),),
    # vires-in-numeris-9.13 (card 11)
    "dollar-cost-average": ((drop_coin,), (gain, self_, 2)),
    # vires-in-numeris-9.14 (card 12)
    "decentralized-exchange": ((pay, opponent, self_, 2), (give_card,)),
    # vires-in-numeris-9.16 (card 13)
    "difficulty-decrease": ((lay_before, self_),),
    # vires-in-numeris-9.15 (card 14)
    "difficulty-increase": ((lay_before, opponent),),
    # vires-in-numeris-9.17 (card 15)
    "double-spending": ANSWERS["double-spending"],
    # vires-in-numeris-9.18 (card 16)
    "transaction-fees": ((lay_before, self_),),
    # vires-in-numeris-9.19 (card 17)
    "fiduciary-money": ((nothing,),),
    # vires-in-numeris-9.20 (card 18)
    "flippening": ((swap_hands,),),
    # vires-in-numeris-9.22 (card 19)
    "chain-split": ((lose_block, opponent),),
    # vires-in-numeris-9.23 (card 20)
    "halving": ((lay_before, opponent),),
    # vires-in-numeris-9.24 (card 21)
    "hold-on-for-dear-life": ANSWERS["hold-on-for-dear-life"],
    # vires-in-numeris-9.25 (card 22)
    "initial-coin-offering": (
        (flip, opponent, ((pay, self_, opponent, 1),), ((pay, opponent, self_, 2),)),
    ),
    # vires-in-numeris-9.26 (card 23)
    "know-your-customer": ((show_or_drop,),),
    # vires-in-numeris-9.27 (card 24)
    "margin-call": ((lose_coin, opponent, 1),),
    # vires-in-numeris-9.28 (card 25)
    "mining": ((mine_with_pool,),),
    # vires-in-numeris-9.30 (card 26)
    "no-coiner": ((gain_coin, poorest, 1),),
    # vires-in-numeris-9.29 (card 27)
    "nonce": ((trade,),),
    # vires-in-numeris-9.31 (card 28)
    "offline": ANSWERS["offline"],
    # vires-in-numeris-9.32 (card 29)
    "oracle": ((reveal_all,),),
    # vires-in-numeris-9.33 (card 30)
    "pump-and-dump": (
        (
            flip,
            self_,
            ((gain, self_, 1), (lose, each_opponent, 1)),
            ((lose, self_, 1), (gain, each_opponent, 1)),
        ),
    ),
    # vires-in-numeris-9.35 (card 31)
    "proof-of-stake": ((gain, with_hashrate, 1),),
    # vires-in-numeris-9.34 (card 32)
    "ponzi-scheme": ((flip, each_opponent, (), ((choose_payment,),)),),
    # vires-in-numeris-9.36 (card 33)
    "wrecked": ((drop_hashrates, opponent),),
    # vires-in-numeris-9.21 (card 34)
    "fear-of-missing-out": ANSWERS["fear-of-missing-out"],
    # vires-in-numeris-9.37 (card 35)
    "scam": ((take, 2),),
    # vires-in-numeris-9.38 (card 36)
    "stablecoin": ((spend_fiat,), (gain, self_, 2)),
    # vires-in-numeris-9.4 (card 37)
    "diamond-hands": ANSWERS["diamond-hands"],
    # vires-in-numeris-9.39 (card 38)
    "sybil-attack": ((lose_block, each),),
    # vires-in-numeris-9.40 (card 39)
    "time-lock": ((lay_before, opponent),),
    # vires-in-numeris-9.41 (card 40)
    "testnet": ANSWERS["testnet"],
    # vires-in-numeris-9.5 (card 41)
    "paper-hands": ANSWERS["paper-hands"],
    # vires-in-numeris-9.42 (card 42)
    "whale": ((gain_or_hit,),),
}


def card_facts() -> dict[str, dict[str, object]]:
    """{card id: facts} that the rules know under the names of a catalogue: `kind`, whether it is
    `paid` or `instant` (`timing`), and whether its effect has a `flip`."""
    facts: dict[str, dict[str, object]] = {HR: {"kind": "hashrate"}}
    for special in SPECIALS:
        facts[special.id] = {
            "kind": "event" if special.timing == "event" else "action",
            "timing": special.timing if special.timing in ("paid", "instant") else None,
            "flip": any(verb[0] is flip for verb in EFFECTS[special.id]),
        }
    return facts


# What a card needs to be announced: why not, or None.
Need = Callable[[State, int, int | None], Refusal | None]


def _needs_price(state: State, seat: int, target: int | None) -> Refusal | None:
    # vires-in-numeris-5.2 (source 35)
    if state.hr[seat] < PRICE:
        return Refusal(f"its price is {PRICE} HashRate of the Hand", clause("5.2"))
    return None


def _needs_block(state: State, seat: int, target: int | None) -> Refusal | None:
    if target is not None and state.chains[target] <= 1:
        return Refusal(f"seat {target} has nothing but Genesis", CARD_CLAUSES["51-attack"])
    return _needs_price(state, seat, target)


def _needs_stake(card: str) -> Need:
    def need(state: State, seat: int, target: int | None) -> Refusal | None:
        if not state.hr[seat] and not state.banks[seat]:
            return Refusal(
                f"seat {seat} has neither HashRate nor Coin to stake", CARD_CLAUSES[card]
            )
        return None

    return need


def _needs_hashrate(state: State, seat: int, target: int | None) -> Refusal | None:
    if not state.hr[seat]:
        return Refusal(
            f"seat {seat} has no HashRate to turn over", CARD_CLAUSES["centralized-exchange"]
        )
    return None


def _needs_coin(card: str) -> Need:
    def need(state: State, seat: int, target: int | None) -> Refusal | None:
        if not state.banks[seat]:
            return Refusal(f"seat {seat} has no Coin", CARD_CLAUSES[card])
        return None if card not in PAID else _needs_price(state, seat, target)

    return need


def _needs_fiat(state: State, seat: int, target: int | None) -> Refusal | None:
    # vires-in-numeris-9.38 (card 36; ruling fiat-in-trash)
    fiat = "fiduciary-money"
    if fiat not in state.hands[seat] and fiat not in state.trash:
        return Refusal("FIAT is neither in the Hand nor in the Trash", CARD_CLAUSES["stablecoin"])
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
#: Cards that need something of whom they are aimed at; asked for nobody, they tell the rest.
NEEDS_OF_TARGET: Final = frozenset({"51-attack"})
#: Cards that can be announced at any time in one's own turn.
PLAIN: Final = frozenset(s.id for s in PLAYABLE if s.id not in NEEDS)
