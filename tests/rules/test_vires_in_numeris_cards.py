"""Vires In Numeris, section 9 of its rules: a test a card, in the order of the card list.

Positions are two players with Genesis, a Coin, an empty Hand and a Pool of two, unless said
otherwise. What several cards share (prices, shields, compensation) is tested with sections 1 to 8.
"""

from __future__ import annotations

from typing import Any

import pytest
from vires_table import moves, play, refused

from generator.games.vires_in_numeris.rules import GAME
from generator.games.vires_in_numeris.rules.mining import cost, reward
from generator.games.vires_in_numeris.rules.state import State

HR = "hashrate"
FIAT = "fiduciary-money"


def drawn(card: str, players: int = 3, **given: Any) -> State:
    """Seat 0, holding ORACLE, draws the Event and then SCAM."""
    hands = {0: ["oracle", *given.pop("own", ())]} | given.pop("hands", {})
    return GAME.position(players, hands=hands, part="draw", deck=[card, "scam"], **given)


def stock(state: State) -> tuple[list[int], list[int], int]:
    """HashRates in Hands, Coins in Banks, Pool."""
    return state.hr, state.banks, state.pool


def test_01_51_attack() -> None:
    """vires-in-numeris-9.1: a Block and a Coin change sides; the Pool pays a missing Coin; CONS
    keeps both, HODL the Coin; Genesis can't be aimed at."""
    hands = {0: ["51-attack", HR], 1: ["consensus", "hold-on-for-dear-life"]}
    state = GAME.position(hands=hands, chains={1: 2}, banks={1: 0})
    play(state, "seat 0: play 51-attack on seat 1")
    for answer, chains, bank, pool in (
        ("pass", [2, 1], 2, 2),
        ("play consensus", [1, 2], 1, 3),
        ("play hold-on-for-dear-life", [2, 1], 1, 3),
    ):
        after = play(state.copy(), f"seat 1: {answer}")
        assert (after.chains, after.banks[0], after.pool) == (chains, bank, pool)
    state = GAME.position(hands={0: ["51-attack", HR]})
    refused(state, "seat 0: play 51-attack on seat 1", "vires-in-numeris-9.1")


def test_02_consensus() -> None:
    """vires-in-numeris-9.12: also against SYBIL, in its holder's own turn."""
    state = drawn("sybil-attack", own=["consensus"], chains={0: 2, 1: 2})
    play(state, "seat 0: play consensus")
    assert (state.chains, state.banks) == ([2, 1, 1], [1, 0, 1])


def test_03_all_time_high() -> None:
    """vires-in-numeris-9.2: everybody gains if the drawer wins, else nobody."""
    assert stock(drawn("all-time-high", chance=["win"])) == ([1, 1, 1], [1, 1, 1], 0)
    assert stock(drawn("all-time-high", chance=["lose"])) == ([0, 0, 0], [1, 1, 1], 3)


def test_04_all_time_low() -> None:
    """vires-in-numeris-9.3: everybody loses if the drawer loses, else nobody."""
    assert stock(drawn("all-time-low", chance=["lose"])) == ([0, 0, 0], [0, 0, 0], 6)
    assert stock(drawn("all-time-low", chance=["win"])) == ([0, 0, 0], [1, 1, 1], 3)


def test_05_bearish() -> None:
    """vires-in-numeris-9.6: an opponent loses one."""
    state = GAME.position(hands={0: ["bearish"], 1: [HR, HR]})
    assert stock(play(state, "seat 0: play bearish on seat 1")) == ([0, 1], [1, 1], 3)


def test_06_trading_bot() -> None:
    """vires-in-numeris-9.7: one between the two; its player must own something."""
    state = GAME.position(hands={0: ["trading-bot"], 1: [HR]}, chance=["win"])
    assert stock(play(state, "seat 0: play trading-bot on seat 1")) == ([0, 2], [0, 1], 2)
    state = GAME.position(hands={0: ["trading-bot"]}, banks={0: 0})
    refused(state, "seat 0: play trading-bot on seat 1", "vires-in-numeris-9.7")


def test_07_buy_the_dip() -> None:
    """vires-in-numeris-9.8: the drawer gains, then the opponents who win."""
    state = drawn("buy-the-dip", chance=["lose", "win"])
    assert stock(state) == ([1, 0, 1], [1, 1, 1], 1)


def test_08_bullish() -> None:
    """vires-in-numeris-9.9: two."""
    state = GAME.position(hands={0: ["bullish"]})
    assert stock(play(state, "seat 0: play bullish")) == ([2, 0], [1, 1], 0)


@pytest.mark.parametrize(
    ("votes", "after"),
    [
        (("hr", "hr", "hr"), ([1, 1, 1], [1, 1, 1], 0)),
        (("coin", "coin", "coin"), ([0, 0, 0], [2, 2, 2], 0)),
        (("hr", "coin", "hr"), ([0, 0, 0], [1, 1, 1], 3)),
        (("hr", "hr", "abstain"), ([0, 0, 0], [1, 1, 1], 3)),
        (("abstain", "abstain", "abstain"), ([0, 0, 0], [1, 1, 1], 3)),
    ],
)
def test_09_byzantine_generals(votes: tuple[str, ...], after: Any) -> None:
    """vires-in-numeris-9.10: only one voice pays."""
    state = drawn("byzantine-generals")
    play(state, *(f"seat {seat}: vote ({vote})" for seat, vote in enumerate(votes)))
    assert stock(state) == after


def test_09_byzantine_generals_asks_for_a_vote() -> None:
    """vires-in-numeris-9.10: nothing else is an answer."""
    refused(drawn("byzantine-generals"), "seat 0: pass", "vires-in-numeris-9.10")


def test_10_centralized_exchange() -> None:
    """vires-in-numeris-9.11: a HashRate of the Hand becomes a Coin; without one it's refused."""
    state = GAME.position(hands={0: ["centralized-exchange", HR, HR]})
    assert stock(play(state, "seat 0: play centralized-exchange")) == ([1, 0], [2, 1], 2)
    state = GAME.position(hands={0: ["centralized-exchange"]})
    refused(state, "seat 0: play centralized-exchange", "vires-in-numeris-9.11")


def test_11_dollar_cost_average() -> None:
    """vires-in-numeris-9.13: a Coin for two; cancelled, it costs nothing."""
    state = GAME.position(hands={0: ["dollar-cost-average"], 1: ["testnet"]})
    play(state, "seat 0: play dollar-cost-average")
    assert stock(play(state.copy(), "seat 1: pass")) == ([2, 0], [0, 1], 1)
    assert stock(play(state.copy(), "seat 1: play testnet")) == ([0, 0], [1, 1], 2)
    state = GAME.position(hands={0: ["dollar-cost-average"]}, banks={0: 0})
    refused(state, "seat 0: play dollar-cost-average", "vires-in-numeris-9.13")


def test_12_decentralized_exchange() -> None:
    """vires-in-numeris-9.14: any card of the Hand is given, a HashRate too, but none for a
    shielded payment."""
    hands = {0: ["decentralized-exchange", "oracle"], 1: [HR, HR, HR, "offline"]}
    state = play(GAME.position(hands=hands), "seat 0: play decentralized-exchange on seat 1")
    paid = play(state.copy(), "seat 1: pass")
    assert moves(paid) == ["seat 0: give hashrate to seat 1", "seat 0: give oracle to seat 1"]
    refused(paid, "seat 0: give scam to seat 1", "vires-in-numeris-5.1")
    refused(paid, "seat 0: pass", "vires-in-numeris-9.14")
    assert stock(play(paid, "seat 0: give hashrate to seat 1")) == ([1, 2], [1, 1], 2)
    kept = play(state.copy(), "seat 1: play offline")
    assert (kept.hand(0), kept.hr[1]) == (["oracle"], 3)
    assert "seat 0: play oracle" in moves(kept)


def test_12_a_given_hashrate_can_be_doubled() -> None:
    """vires-in-numeris-9.14, vires-in-numeris-5.8: it reached a Hand by an effect."""
    hands = {0: ["decentralized-exchange"], 1: [HR, HR, "double-spending"]}
    state = play(GAME.position(hands=hands), "seat 0: play decentralized-exchange on seat 1")
    play(state, "seat 0: give hashrate to seat 1", "seat 1: play double-spending")
    assert stock(state) == ([1, 2], [1, 1], 1)


def test_13_difficulty_decrease() -> None:
    """vires-in-numeris-9.16: one's own next Block costs one less; the Coin is the Pool's."""
    state = GAME.position(hands={0: ["difficulty-decrease", HR]})
    play(state, "seat 0: play difficulty-decrease", "seat 0: mine")
    assert (stock(state), state.chains[0]) == (([0, 0], [2, 1], 1), 2)


def test_14_difficulty_increase() -> None:
    """vires-in-numeris-9.15: an opponent's next Block costs one more."""
    state = GAME.position(hands={0: ["difficulty-increase"]})
    assert cost(play(state, "seat 0: play difficulty-increase on seat 1"), 1) == 3


def test_15_double_spending() -> None:
    """vires-in-numeris-9.17: as many again as arrived, until the Pool is dry."""
    state = GAME.position(hands={0: ["scam", "double-spending"], 1: [HR, HR]}, pool=1)
    play(state, "seat 0: play scam on seat 1", "seat 0: play double-spending")
    assert stock(state) == ([3, 0], [1, 1], 0)


def test_16_transaction_fees() -> None:
    """vires-in-numeris-9.18: one Coin more for the next Block, if the Pool has it."""
    state = GAME.position(hands={0: ["transaction-fees", HR, HR]}, pool=0)
    play(state, "seat 0: play transaction-fees")
    assert reward(state, 0) == 2
    assert stock(play(state, "seat 0: mine")) == ([0, 0], [2, 1], 0)


def test_17_fiduciary_money() -> None:
    """vires-in-numeris-9.19: does nothing; playing it is a way to be rid of it."""
    state = play(GAME.position(hands={0: [FIAT, HR]}), f"seat 0: play {FIAT}")
    assert (stock(state), state.trash) == (([1, 0], [1, 1], 2), [FIAT])


def test_18_flippening() -> None:
    """vires-in-numeris-9.20: Hands change, no gain, no cancelling; then dismissal and upkeep
    with the new Hand."""
    hands = {0: ["flippening", "double-spending", HR], 1: ["testnet", FIAT, HR, HR, HR]}
    state = GAME.position(hands=hands)
    play(state, "seat 0: play flippening on seat 1")
    assert (state.hr, state.hands) == ([3, 1], [[FIAT, "testnet"], ["double-spending"]])
    assert "seat 0: dismiss testnet" in moves(state)
    play(state, "seat 0: done")
    assert state.hr[0] == 2  # FIAT was kept


def test_19_chain_split() -> None:
    """vires-in-numeris-9.22: Block and Coin to the Pool; may be aimed at Genesis for nothing."""
    state = GAME.position(hands={0: ["chain-split", HR]}, chains={1: 2})
    play(state, "seat 0: play chain-split on seat 1")
    assert (stock(state), state.chains) == (([0, 0], [1, 0], 5), [1, 1])


def test_20_halving() -> None:
    """vires-in-numeris-9.23: paid; one Coin less for an opponent's next Block."""
    state = GAME.position(hands={0: ["halving", HR]})
    assert reward(play(state, "seat 0: play halving on seat 1"), 1) == 0
    assert state.pool == 3


def test_21_hold_on() -> None:
    """vires-in-numeris-9.24: neither HashRates nor Coins."""
    for card, own in (("bearish", []), ("margin-call", []), ("wrecked", [HR])):
        hands = {0: [card, *own], 1: ["hold-on-for-dear-life", HR]}
        state = play(GAME.position(hands=hands), f"seat 0: play {card} on seat 1")
        play(state, "seat 1: play hold-on-for-dear-life")
        assert (state.hr[1], state.banks[1]) == (1, 1)


def test_22_initial_coin_offering() -> None:
    """vires-in-numeris-9.25: one for a winner, two from a loser; a stake is needed."""
    hands = {0: ["initial-coin-offering", HR], 1: [HR, HR, HR]}
    line = "seat 0: play initial-coin-offering on seat 1"
    assert stock(play(GAME.position(hands=hands, chance=["win"]), line))[0] == [0, 4]
    assert stock(play(GAME.position(hands=hands, chance=["lose"]), line))[0] == [3, 1]
    state = GAME.position(hands={0: ["initial-coin-offering"]}, banks={0: 0})
    refused(state, line, "vires-in-numeris-9.25")


def test_23_know_your_customer() -> None:
    """vires-in-numeris-9.26: show or drop; a shield keeps the HashRates; nothing else is
    asked."""
    state = drawn("know-your-customer", own=[HR, HR, "offline"])
    assert moves(state) == ["seat 0: choose (reveal)", "seat 0: choose (drop)"]
    refused(state, "seat 0: pass", "vires-in-numeris-9.26")
    play(state, "seat 0: choose (drop)")
    dropped = play(state.copy(), "seat 0: pass")
    assert (dropped.hand(0), dropped.pool) == (["scam"], 5)
    kept = play(state.copy(), "seat 0: play offline")
    assert (kept.hand(0), kept.pool) == ([HR, HR, "scam"], 3)


@pytest.mark.parametrize(("outcome", "hand"), [("win", [HR, "oracle"]), ("lose", [])])
def test_23_know_your_customer_by_flip(outcome: str, hand: list[str]) -> None:
    """vires-in-numeris-9.26: by option a lost flip drops the Hand."""
    state = drawn("know-your-customer", own=[HR], chance=[outcome], kyc="flip")
    assert state.hand(0) == [*hand, "scam"]


def test_24_margin_call() -> None:
    """vires-in-numeris-9.27: a Coin, never a HashRate."""
    state = GAME.position(hands={0: ["margin-call"], 1: [HR]})
    assert stock(play(state, "seat 0: play margin-call on seat 1")) == ([0, 1], [1, 0], 3)


def test_25_mining() -> None:
    """vires-in-numeris-9.28: the Pool first, the Hand the rest; the mining of this turn."""
    state = GAME.position(hands={0: ["mining", HR, HR, HR]}, chains={0: 4}, pool=3)
    play(state, "seat 0: play mining")
    assert (stock(state), state.chains[0]) == (([1, 0], [2, 1], 3), 5)
    refused(state, "seat 0: mine", "vires-in-numeris-3.1")
    state = GAME.position(hands={0: ["mining", HR]}, chains={0: 4}, pool=3)
    refused(state, "seat 0: play mining", "vires-in-numeris-3.2")
    state = play(GAME.position(hands={0: ["mining", HR, HR]}), "seat 0: mine")
    refused(state, "seat 0: play mining", "vires-in-numeris-3.1")


def test_26_no_coiner() -> None:
    """vires-in-numeris-9.30: all with the fewest, in turn order while the Pool lasts."""
    state = drawn("no-coiner", banks={0: 0, 1: 0, 2: 5}, pool=1)
    assert stock(state) == ([0, 0, 0], [1, 0, 5], 0)


def test_27_nonce() -> None:
    """vires-in-numeris-9.29: a Coin for all HashRates of a Hand; both have to be there."""
    state = GAME.position(hands={0: ["nonce", HR, HR], 1: [HR]})
    assert stock(play(state, "seat 0: play nonce on seat 1")) == ([2, 0], [0, 2], 3)
    state = GAME.position(hands={0: ["nonce", HR]}, banks={0: 0})
    refused(state, "seat 0: play nonce on seat 1", "vires-in-numeris-9.29")
    state = GAME.position(hands={0: ["nonce"]})
    refused(state, "seat 0: play nonce on seat 1", "vires-in-numeris-5.2")


@pytest.mark.parametrize("shield", ["hold-on-for-dear-life", "offline"])
def test_27_nonce_shielded_is_no_trade_at_all(shield: str) -> None:
    """vires-in-numeris-9.29: a trade is one thing (cards 21, 27, 28; ruling one-trade). Who shields
    the HashRates gets no Coin for them; only the price of a paid card is gone."""
    hands = {0: ["nonce", HR], 1: [HR, HR, HR, shield]}
    state = play(GAME.position(hands=hands), "seat 0: play nonce on seat 1")
    assert state.seat == 1
    assert stock(play(state, f"seat 1: play {shield}")) == ([0, 3], [1, 1], 3)


def test_27_nonce_coin_cannot_be_kept_by_its_player() -> None:
    """vires-in-numeris-5.7: the Coin that one trades away is out of one's own shield's reach
    (card 27; ruling one-trade): HODL isn't even asked for."""
    hands = {0: ["nonce", HR, "hold-on-for-dear-life"], 1: [HR, HR, HR]}
    state = play(GAME.position(hands=hands), "seat 0: play nonce on seat 1")
    assert (state.seat, state.question and state.question.name) == (0, "play")
    assert stock(state) == ([3, 0], [0, 2], 3)


def test_27_nonce_goes_on_when_its_shield_is_cancelled() -> None:
    """vires-in-numeris-5.5: a cancelled shield shields neither half (cards 27, 40)."""
    hands = {0: ["nonce", HR, "testnet"], 1: [HR, HR, "offline"]}
    state = play(
        GAME.position(hands=hands),
        "seat 0: play nonce on seat 1",
        "seat 1: play offline",
        "seat 0: play testnet",
    )
    assert stock(state) == ([2, 0], [0, 2], 3)


def test_28_offline() -> None:
    """vires-in-numeris-9.31: no HashRates, nor Coins in their place, but Coins as such."""
    state = GAME.position(hands={0: ["bearish", "margin-call"], 1: ["offline"]})
    play(state, "seat 0: play margin-call on seat 1")
    assert (state.seat, state.banks[1]) == (0, 0)
    state = GAME.position(hands={0: ["bearish"], 1: ["offline"]})
    play(state, "seat 0: play bearish on seat 1", "seat 1: play offline")
    assert state.banks[1] == 1


def test_29_oracle() -> None:
    """vires-in-numeris-9.32: its player sees all Hands, nobody else does, and only once."""
    state = GAME.position(3, hands={0: ["oracle", "bearish"], 1: [HR, "scam"]})
    play(state, "seat 0: play oracle", "seat 0: play bearish on seat 1")
    seen = [(owner, cards) for _, owner, _, cards in state.view(0)["shown"]]
    assert seen == [(1, (HR, "scam")), (2, ())]
    assert state.view(1)["shown"] == []


def test_30_pump_and_dump() -> None:
    """vires-in-numeris-9.33: the drawer against all others, either way."""
    hands = {1: [HR], 2: [HR]}
    state = drawn("pump-and-dump", hands=hands, chance=["win"])
    assert stock(state) == ([1, 0, 0], [1, 1, 1], 4)
    state = drawn("pump-and-dump", hands=hands, chance=["lose"])
    assert stock(state) == ([0, 2, 2], [0, 1, 1], 2)


def test_31_proof_of_stake() -> None:
    """vires-in-numeris-9.35: only who holds a HashRate, as it was when it was drawn."""
    state = drawn("proof-of-stake", hands={1: [HR]})
    assert stock(state) == ([0, 2, 0], [1, 1, 1], 2)


def test_32_ponzi_scheme() -> None:
    """vires-in-numeris-9.34: its player chooses after each lost flip."""
    state = GAME.position(3, hands={0: ["ponzi-scheme"]}, chance=["win", "lose"])
    play(state, "seat 0: play ponzi-scheme")
    assert moves(state) == ["seat 0: choose from seat 2 (hr)", "seat 0: choose from seat 2 (coin)"]
    refused(state, "seat 0: choose from seat 1 (hr)", "vires-in-numeris-9.34")
    assert stock(play(state, "seat 0: choose from seat 2 (hr)")) == ([1, 0, 0], [1, 1, 0], 3)


def test_33_wrecked() -> None:
    """vires-in-numeris-9.36: all HashRates of the Hand; OFFLINE keeps them."""
    hands = {0: ["wrecked", HR], 1: [HR, HR, "offline"]}
    state = play(GAME.position(hands=hands), "seat 0: play wrecked on seat 1")
    assert stock(play(state.copy(), "seat 1: pass")) == ([0, 0], [1, 1], 5)
    assert stock(play(state.copy(), "seat 1: play offline")) == ([0, 2], [1, 1], 3)


def test_34_fear_of_missing_out() -> None:
    """vires-in-numeris-9.21: as many as the other one got."""
    state = GAME.position(hands={0: ["whale"], 1: ["fear-of-missing-out"]}, pool=9)
    play(state, "seat 0: play whale (gain)", "seat 1: play fear-of-missing-out")
    assert stock(state) == ([2, 2], [1, 1], 5)


def test_35_scam() -> None:
    """vires-in-numeris-9.37: up to two of the Hand; no Coins, no Pool."""
    for held, taken in ((5, 2), (1, 1), (0, 0)):
        state = GAME.position(hands={0: ["scam"], 1: [HR] * held})
        play(state, "seat 0: play scam on seat 1")
        assert stock(state) == ([taken, held - taken], [1, 1], 2)


def test_36_stablecoin() -> None:
    """vires-in-numeris-9.38: with FIAT in Hand or Trash."""
    state = play(GAME.position(hands={0: ["stablecoin", FIAT]}), "seat 0: play stablecoin")
    assert (state.hand(0), sorted(state.trash)) == ([HR, HR], [FIAT, "stablecoin"])
    state = GAME.position(hands={0: ["stablecoin"], 1: [FIAT]})
    refused(state, "seat 0: play stablecoin", "vires-in-numeris-9.38")


def test_37_diamond_hands() -> None:
    """vires-in-numeris-9.4: the drawer of an Event is the only party to its flip."""
    state = drawn("all-time-high", hands={1: ["diamond-hands"]})
    assert moves(state) == ["seat 1: play diamond-hands on seat 0", "seat 1: pass"]
    assert stock(play(state, "seat 1: play diamond-hands on seat 0"))[0] == [1, 1, 1]


def test_38_sybil_attack() -> None:
    """vires-in-numeris-9.39: everybody above Genesis, a Coin where there is one."""
    state = drawn("sybil-attack", chains={0: 3, 1: 2}, banks={1: 0})
    assert (state.chains, state.banks, state.pool) == ([2, 1, 1], [0, 0, 1], 6)


def test_39_time_lock() -> None:
    """vires-in-numeris-9.40: it waits for the mining, then the next own turn is locked, once."""
    state = GAME.position(hands={0: ["time-lock"], 1: [HR, HR, "oracle", "scam"]})
    play(state, "seat 0: play time-lock on seat 1", "seat 0: end", "seat 1: play oracle")
    play(state, "seat 1: mine", "seat 1: end", "seat 1: done")
    assert state.locks == [False, True]
    play(state, "seat 0: end", "seat 0: done")
    assert (state.locked, moves(state)) == (True, ["seat 1: end"])
    play(state, "seat 1: end", "seat 1: done", "seat 0: end", "seat 0: done")
    assert (state.locked, "seat 1: play scam on seat 0" in moves(state)) == (False, True)


def test_40_testnet() -> None:
    """vires-in-numeris-9.41: any Action but FLIP, also a following FOMO."""
    hands = {0: ["bullish", "testnet"], 1: ["fear-of-missing-out"]}
    state = GAME.position(hands=hands, pool=9)
    play(state, "seat 0: play bullish", "seat 1: play fear-of-missing-out")
    play(state, "seat 0: play testnet")
    assert (state.hr, state.hands[1]) == ([2, 0], ["fear-of-missing-out"])


def test_41_paper_hands() -> None:
    """vires-in-numeris-9.5: the named party loses."""
    state = drawn("all-time-low", own=["paper-hands"])
    play(state, "seat 0: play paper-hands on seat 0")
    assert stock(state) == ([0, 0, 0], [0, 0, 0], 6)


def test_42_whale() -> None:
    """vires-in-numeris-9.42: two for oneself, or one from each opponent, as announced."""
    state = GAME.position(3, hands={0: ["whale"]})
    assert stock(play(state.copy(), "seat 0: play whale (gain)")) == ([2, 0, 0], [1, 1, 1], 1)
    assert stock(play(state.copy(), "seat 0: play whale (hit)")) == ([0, 0, 0], [1, 0, 0], 5)
    refused(state, "seat 0: play whale", "vires-in-numeris-5.1")
