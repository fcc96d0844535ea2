"""The golden cases of the facts file, one test each, named by their id.

Unless said otherwise: two players, seat 0 acts, a Genesis Block and a Coin each, empty Hands, the
Pool as at the start, everything else in the Deck. A flip is won or lost by the challenged player.
"""

from __future__ import annotations

from vires_table import moves, play

from generator.games.vires_in_numeris.rules import GAME
from generator.games.vires_in_numeris.rules.mining import cost
from generator.games.vires_in_numeris.rules.state import State

HR = "hashrate"
FIAT = "fiduciary-money"


def piles(state: State) -> dict[str, list[int]]:
    """The sizes of what lies before players, and the HashRates of their Hands."""
    return {"chains": state.chains, "banks": state.banks, "hr": state.hr}


def test_v01_setup_for_six() -> None:
    """V01, 41-45: everybody has Genesis, a Coin and no card; Pool 6; Deck 46 HashRates and 42."""
    opening = GAME.new(players=6, seed=1).opening

    assert (1,) * 6 == opening.chains == opening.banks
    assert opening.hands == ((),) * 6
    assert opening.pool == 6
    assert (opening.deck.count(HR), len(opening.deck)) == (46, 88)


def test_v03_first_block_after_genesis() -> None:
    """V03, 58-66: it costs two: one Block, one Coin, nothing left for the Pool."""
    state = play(GAME.position(hands={0: [HR] * 2}), "seat 0: mine")

    assert piles(state) == {"chains": [2, 1], "banks": [2, 1], "hr": [0, 0]}
    assert state.pool == 2


def test_v05_genesis_zero() -> None:
    """V05, 58: with Genesis as Block 0 the first Block costs one and the Pool gives the Coin."""
    state = play(GAME.position(hands={0: [HR]}, genesis=0), "seat 0: mine")

    assert piles(state) == {"chains": [2, 1], "banks": [2, 1], "hr": [0, 0]}
    assert state.pool == 1


def test_v07_too_few_to_mine() -> None:
    """V07, 58-63: with one HashRate and a price of two, mining is not offered."""
    assert moves(GAME.position(hands={0: [HR]})) == ["seat 0: end"]


def test_v09_tenth_block() -> None:
    """V09, 82: the tenth Block of two players ends the game at once."""
    state = play(GAME.position(hands={0: [HR] * 10}, chains={0: 9}), "seat 0: mine")

    assert state.outcome is not None
    assert state.outcome.reason == "chain-complete"
    assert state.seat is None


def test_v11_bear_swaps_a_coin() -> None:
    """V11, 68: an empty Hand loses a Coin instead."""
    state = play(GAME.position(hands={0: ["bearish"]}), "seat 0: play bearish on seat 1")

    assert state.banks == [1, 0]
    assert state.pool == 3


def test_v13_bot_compensated_by_the_pool() -> None:
    """V13, 70: a loser who owns nothing is paid for by the Pool."""
    state = GAME.position(hands={0: ["trading-bot"]}, banks={1: 0}, chance=["lose"])
    play(state, "seat 0: play trading-bot on seat 1")

    assert state.hr == [1, 0]
    assert state.pool == 1


def test_v15_ico_paid_with_a_coin() -> None:
    """V15, 68: a challenger without HashRates pays the winner with a Coin, turned over."""
    state = GAME.position(hands={0: ["initial-coin-offering"], 1: [HR] * 3}, chance=["win"])
    play(state, "seat 0: play initial-coin-offering on seat 1")

    assert state.banks == [0, 1]
    assert state.hr == [0, 4]


def test_v17_51_attack() -> None:
    """V17, card 1: Block and Coin change sides, the price goes to the Pool."""
    state = GAME.position(hands={0: ["51-attack", HR]}, chains={0: 2, 1: 3})
    play(state, "seat 0: play 51-attack on seat 1")

    assert piles(state) == {"chains": [3, 2], "banks": [2, 0], "hr": [0, 0]}
    assert state.pool == 3


def test_v19_51_attack_ends_the_game() -> None:
    """V19, 81: a Block taken can be the last one."""
    state = GAME.position(hands={0: ["51-attack", HR]}, chains={0: 9, 1: 2})
    play(state, "seat 0: play 51-attack on seat 1")

    assert state.outcome is not None
    assert not state.mined


def test_v21_fork_answered_by_consensus() -> None:
    """V21, cards 2 and 19: Chain and Bank stay, both cards go to the Trash."""
    state = GAME.position(hands={0: ["chain-split", HR], 1: ["consensus"]}, chains={1: 2})
    play(state, "seat 0: play chain-split on seat 1", "seat 1: play consensus")

    assert piles(state) == {"chains": [1, 2], "banks": [1, 1], "hr": [0, 0]}
    assert sorted(state.trash) == ["chain-split", "consensus"]


def test_v23_ath_won() -> None:
    """V23, card 3: the drawer flips, everybody gains."""
    state = GAME.position(
        hands={1: ["bearish"]},
        turn=1,
        part="draw",
        deck=["all-time-high", "bullish"],
        chance=["win"],
    )

    assert state.hr == [1, 1]
    assert state.pool == 0


def test_v25_atl_lost() -> None:
    """V25, card 4: everybody loses one, in Coins if need be."""
    state = GAME.position(
        hands={0: [HR]}, part="draw", deck=["all-time-low", "bullish"], chance=["lose"]
    )

    assert piles(state) == {"chains": [1, 1], "banks": [1, 0], "hr": [0, 0]}
    assert state.pool == 4


def test_v27_pump_and_dump_with_a_dry_pool() -> None:
    """V27, card 30, 70: the drawer is first and gets nothing, the others drop one each."""
    state = GAME.position(
        3,
        hands={s: [HR] for s in range(3)},
        pool=0,
        part="draw",
        deck=["pump-and-dump", "bullish"],
        chance=["win"],
    )

    assert state.hr == [1, 0, 0]
    assert state.pool == 2


def test_v29_byzantine_coin() -> None:
    """V29, card 9: asked from the seat whose turn it is; one voice for COIN pays everybody."""
    state = GAME.position(
        3, hands={2: ["bearish"]}, turn=2, part="draw", deck=["byzantine-generals", "bullish"]
    )
    assert state.seat == 2
    play(state, "seat 2: vote (coin)", "seat 0: vote (coin)", "seat 1: vote (coin)")

    assert state.banks == [2, 2, 2]
    assert state.pool == 0


def test_v31_none() -> None:
    """V31, card 26: all with the fewest Coins get one."""
    state = GAME.position(
        3, hands={0: ["bearish"]}, banks={0: 2}, part="draw", deck=["no-coiner", "bullish"]
    )

    assert state.banks == [2, 2, 2]
    assert state.pool == 1


def test_v33_sybil() -> None:
    """V33, card 38: a Genesis Block and its player are left alone."""
    state = GAME.position(
        3,
        hands={0: ["bearish"]},
        chains={1: 2, 2: 3},
        part="draw",
        deck=["sybil-attack", "bullish"],
    )

    assert state.chains == [1, 1, 2]
    assert state.banks == [1, 0, 0]


def test_v35_kyc_revealed() -> None:
    """V35, card 23: a Hand that is shown is kept."""
    state = GAME.position(
        hands={0: [HR, "bearish"]}, part="draw", deck=["know-your-customer", "bullish"]
    )
    play(state, "seat 0: choose (reveal)")

    assert state.hand(0) == [HR, "bearish", "bullish"]
    assert state.view(1)["shown"][0][3] == (HR, "bearish")


def test_v37_cex() -> None:
    """V37, card 10: a HashRate becomes a Coin."""
    state = GAME.position(hands={0: [HR, "centralized-exchange"]})
    play(state, "seat 0: play centralized-exchange")

    assert piles(state) == {"chains": [1, 1], "banks": [2, 1], "hr": [0, 0]}
    assert state.pool == 2


def test_v39_dex_gives_fiat() -> None:
    """V39, card 12: paid with a HashRate and a Coin, and FIAT in return."""
    state = GAME.position(hands={0: ["decentralized-exchange", FIAT], 1: [HR]})
    play(
        state,
        "seat 0: play decentralized-exchange on seat 1",
        "seat 0: give fiduciary-money to seat 1",
    )

    assert state.hand(0) == [HR, HR]
    assert state.hand(1) == [FIAT]
    assert state.banks == [1, 0]


def test_v41_harder_and_halved() -> None:
    """V41, cards 14 and 20: the next Block costs three and brings nothing."""
    state = GAME.position(
        hands={1: [HR] * 3}, fronts={1: ["difficulty-increase", "halving"]}, turn=1
    )
    assert cost(state, 1) == 3
    play(state, "seat 1: mine")

    assert piles(state) == {"chains": [1, 2], "banks": [1, 1], "hr": [0, 0]}


def test_v43_margin() -> None:
    """V43, card 24: a Coin is dropped."""
    state = play(GAME.position(hands={0: ["margin-call"]}), "seat 0: play margin-call on seat 1")

    assert state.banks == [1, 0]
    assert state.pool == 3


def test_v45_nonce() -> None:
    """V45, card 27: a Coin against all HashRates of a Hand, and the price to the Pool."""
    state = GAME.position(hands={0: ["nonce", HR], 1: [HR] * 4})
    play(state, "seat 0: play nonce on seat 1")

    assert piles(state) == {"chains": [1, 1], "banks": [0, 2], "hr": [4, 0]}
    assert state.pool == 3


def test_v47_ponzi() -> None:
    """V47, card 32: a HashRate from one, a Coin from another that has none: the Pool pays it."""
    state = GAME.position(
        3, hands={0: ["ponzi-scheme"], 1: [HR]}, banks={2: 0}, chance=["lose", "lose"]
    )
    play(
        state,
        "seat 0: play ponzi-scheme",
        "seat 0: choose from seat 1 (hr)",
        "seat 0: choose from seat 2 (coin)",
    )

    assert state.hr == [1, 0, 0]
    assert state.banks == [2, 1, 0]
    assert state.pool == 2


def test_v49_rekt() -> None:
    """V49, card 33: all HashRates of the Hand are dropped, Coins are safe."""
    state = GAME.position(hands={0: ["wrecked", HR], 1: [HR] * 5})
    play(state, "seat 0: play wrecked on seat 1")

    assert piles(state) == {"chains": [1, 1], "banks": [1, 1], "hr": [0, 0]}
    assert state.pool == 2 + 1 + 5


def test_v51_stable_with_fiat_in_the_trash() -> None:
    """V51, card 36: FIAT in the Trash is enough, and stays there."""
    state = GAME.position(hands={0: ["stablecoin"]}, trash=[FIAT])
    play(state, "seat 0: play stablecoin")

    assert state.hr == [2, 0]
    assert sorted(state.trash) == [FIAT, "stablecoin"]


def test_v53_whale_hits() -> None:
    """V53, card 42: every opponent loses one."""
    state = GAME.position(3, hands={0: ["whale"], 1: [HR]})
    play(state, "seat 0: play whale (hit)")

    assert state.hr == [0, 0, 0]
    assert state.banks == [1, 1, 0]
    assert state.pool == 5


def test_v55_bull_followed_by_fomo() -> None:
    """V55, cards 8 and 34: the follower gets what the Pool still has."""
    state = GAME.position(hands={0: ["bullish"], 1: ["fear-of-missing-out"]}, pool=3)
    play(state, "seat 0: play bullish", "seat 1: play fear-of-missing-out")

    assert state.hr == [2, 1]
    assert state.pool == 0


def test_v57_cancelled_paid_card() -> None:
    """V57, card 40: the price is not refunded; the card is back and barred."""
    state = GAME.position(hands={0: ["wrecked", HR], 1: [HR, "testnet"]})
    play(state, "seat 0: play wrecked on seat 1", "seat 1: play testnet")

    assert state.hand(0) == ["wrecked"]
    assert state.hand(1) == [HR]
    assert state.pool == 3
    assert moves(state) == ["seat 0: end"]


def test_v59_time_lock() -> None:
    """V59, card 39: after the next mining, the following own turn is locked."""
    state = GAME.position(hands={0: ["time-lock"], 1: [HR] * 9})
    play(state, "seat 0: play time-lock on seat 1", "seat 0: end")
    play(state, "seat 1: mine", "seat 1: end", "seat 1: done")
    play(state, "seat 0: end", "seat 0: done")

    assert state.seat == 1
    assert moves(state) == ["seat 1: end"]


def test_v61_refill_of_the_pool() -> None:
    """V61, 72: HashRates fill the Pool, cards in between are lost without effect."""
    state = GAME.position(
        hands={0: ["oracle"]}, pool=0, part="draw",
        deck=["bullish", "scam", "bearish", HR, "all-time-high", HR],
    )  # fmt: skip
    play(state, "seat 0: end", "seat 0: done")

    assert state.pool == 2
    assert sorted(state.trash) == ["all-time-high", "bearish"]


def test_v63_fiat_kept() -> None:
    """V63, 79: keeping FIAT costs one HashRate."""
    state = GAME.position(hands={0: [HR] * 3 + [FIAT]})
    play(state, "seat 0: end", "seat 0: done")

    assert state.hr[0] == 2
    assert state.pool == 3


def test_v64_fiat_dismissed() -> None:
    """V64, 79: dismissing FIAT costs nothing."""
    state = GAME.position(hands={0: [HR] * 3 + [FIAT]})
    play(state, "seat 0: end", f"seat 0: dismiss {FIAT}", "seat 0: done")

    assert state.hr[0] == 3


def test_v65_empty_handed_draw() -> None:
    """V65, 52: three cards for an empty Hand."""
    assert len(GAME.position(part="draw").hand(0)) == 3


def test_v66_usual_draw() -> None:
    """V66, 52: two cards otherwise."""
    assert len(GAME.position(hands={0: ["bearish"]}, part="draw").hand(0)) == 1 + 2


def test_v67_event_first() -> None:
    """V67, 54: resolved before the second draw and not replaced: 1 + 1 + 1."""
    state = GAME.position(hands={0: [HR]}, part="draw", deck=["proof-of-stake", HR])

    assert state.hand(0) == [HR] * 3
    assert state.trash == ["proof-of-stake"]


def test_v69_ending_is_not_winning() -> None:
    """V69, 81: the first ends the game with 12 points, the second wins with 13."""
    state = GAME.position(hands={0: [HR] * 10}, chains={0: 9, 1: 2}, banks={0: 1, 1: 11})
    play(state, "seat 0: mine")

    assert state.outcome is not None
    assert state.outcome.scores == (12, 13)
    assert state.outcome.winners == (1,)
