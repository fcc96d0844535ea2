"""Bitcoin Miner, clause by clause in the rulebook's order: from the seats to claims (1 to 5).

Situations are dealt from short decks (`shorthand`): "1 2 3 4 9A 8B 7C" are four transaction cards,
then block cards, as they come off the decks. Seat 0 starts, so seat 1 starts round 2. Golden cases
of the facts file are named `test_m01_...`; numbers in brackets are lines of the source.
"""

from __future__ import annotations

import pytest
from miner_table import GAME, deal, refusal

from generator.games.bitcoin_miner.rules import (
    Move,
    State,
    claim,
    pass_turn,
    play,
    substitute,
)
from generator.games.bitcoin_miner.rules.shorthand import card, claims, passes, plays
from generator.rules import IllegalMove


class TestPlayers:
    def test_1_1_turns_pass_clockwise(self) -> None:
        """bitcoin-miner-1.1: seats act in ascending order, and after the last comes the first
        [31]."""
        state = deal("1 1 1 1 1 1 1 1 9A 9B 9C 9D", players=4)
        order = []
        for _ in range(8):
            order.append(state.seat)
            plays(state, "1")

        assert order == [0, 1, 2, 3, 1, 2, 3, 0]

    @pytest.mark.parametrize(("players", "each"), [(2, 30), (3, 20), (4, 15), (5, 12), (6, 10)])
    def test_m01_equal_hands(self, players: int, each: int) -> None:
        """M01, bitcoin-miner-1.2: sixty transaction cards in equal hands for two to six [39]."""
        zones = GAME.new(players, seed=1).zones()

        assert [len(zones[f"hand-{seat}"]) for seat in range(players)] == [each] * players

    @pytest.mark.parametrize("players", [-1, 0, 1, 7, 8, 10, 60])
    def test_m01_other_numbers_are_refused(self, players: int) -> None:
        """M01, bitcoin-miner-1.2: seven can't share sixty cards equally; our limit is six [39]."""
        with pytest.raises(ValueError, match=f"{players} players"):
            GAME.new(players, seed=1)


class TestSettingUp:
    def test_m02_deal(self) -> None:
        """M02, bitcoin-miner-2.1, bitcoin-miner-2.2: one card at a time, then one block card each
        [39-40]."""
        zones = deal("1 2 3 4 9A 8B 7C").zones()

        assert zones["hand-0"] == ["tx-1", "tx-3"]
        assert zones["block-0"] == ["block-09A"]
        assert zones["hand-1"] == ["tx-2", "tx-4"]
        assert zones["block-1"] == ["block-08B"]
        assert zones["deck"] == ["block-07C"]

    def test_2_1_and_2_2_whole_game(self) -> None:
        """bitcoin-miner-2.1, bitcoin-miner-2.2: a seeded game deals all sixty and leaves seventy
        less one each [39-40]."""
        state = GAME.new(5, seed=3)

        assert sum(len(state.zones()[f"hand-{seat}"]) for seat in range(5)) == 60
        assert len(state.zones()["deck"]) == 65
        assert len(GAME.new(5, seed=3, block_cards=40).zones()["deck"]) == 35

    def test_2_3_bank(self) -> None:
        """bitcoin-miner-2.3: all coins start in the bank [42]."""
        state = GAME.new(4, seed=3)

        assert state.bank == 280
        assert state.coins == [0, 0, 0, 0]

    def test_2_4_hands_are_secret(self) -> None:
        """bitcoin-miner-2.4: A seat sees its own cards, and of the others only how many they hold
        (ruling A5)."""
        seen = deal("1 2 3 4 9A 8B 7C").view(1)

        assert seen["hand"] == ["tx-2", "tx-4"]
        assert seen["block"] == "block-08B"
        assert seen["seats"][0] == {
            "coins": 0,
            "transactions": 2,
            "block": True,
            "claiming": None,
        }
        assert not {"tx-1", "tx-3", "block-09A", "block-07C"} & set(str(seen).split("'"))

    @pytest.mark.parametrize(
        ("rolls", "starter"),
        [
            ([1, 4, 2], 1),
            ([5, 2, 5, 3, 6], 2),  # seats 0 and 2 tie and roll again
            ([5, 2, 5, 4, 4, 2, 1], 0),  # and again
            ([3, 3, 3, 1, 6, 6, 2, 5], 2),  # all tie, then seats 1 and 2
        ],
    )
    def test_2_5_highest_roll_starts(self, rolls: list[int], starter: int) -> None:
        """bitcoin-miner-2.5: the highest roll starts; only those who share it roll again [48]."""
        deck = [card(word) for word in ["1", "1", "1", "9A", "9B", "9C"]]

        assert GAME.new(3, deck=deck, chance=rolls).seat == starter

    @pytest.mark.parametrize(
        ("chance", "words"),
        [
            ([5, 5], "undecided"),
            ([5, 4, 3, 2], "1 rolls too many"),
            ([7, 1, 2], "7 is not a face"),
            ([3], "seat 3 can't start"),
        ],
    )
    def test_2_5_rolls_that_cannot_be(self, chance: list[int], words: str) -> None:
        """bitcoin-miner-2.5: A roll-off handed in must be complete, and no longer than that."""
        deck = [card(word) for word in ["1", "1", "1", "9A", "9B", "9C"]]

        with pytest.raises(ValueError, match=words):
            GAME.new(3, deck=deck, chance=chance)

    def test_2_5_starter_without_rolls(self) -> None:
        """bitcoin-miner-2.5: with a deck handed in, one number names the seat that starts; without
        it seat 0 does."""
        deck = [card(word) for word in ["1", "1", "1", "9A", "9B", "9C"]]

        assert GAME.new(3, deck=deck, chance=[2]).seat == 2
        assert GAME.new(3, deck=deck).seat == 0


class TestFirstRound:
    def test_m03_transaction_cards_only(self) -> None:
        """M03, bitcoin-miner-3.1, bitcoin-miner-3.2: no claim, no substitution, no pass [49,
        60]."""
        state = deal("1 2 3 4 9A 8B 7C")

        assert state.options() == [play(0, "tx-1"), play(0, "tx-3")]
        assert refusal(state, substitute(0)).clause == "bitcoin-miner-3.2"
        assert refusal(state, pass_turn(0)).clause == "bitcoin-miner-3.2"
        assert refusal(state, claim(0, "block-09A", 0)).clause == "bitcoin-miner-3.2"
        assert refusal(state, play(0, "tx-2")).clause == "bitcoin-miner-3.1"

    def test_m04_first_block(self) -> None:
        """M04, bitcoin-miner-3.3, bitcoin-miner-3.4, bitcoin-miner-3.5: five and six make a Block
        of 11 with 12 coins [50-51]."""
        state = plays(deal("5 6 1 1 9A 8B"), "5 6")

        (block,) = state.available
        assert (block.id, block.value, block.coins, block.space) == (0, 11, 12, 0)
        assert block.cards == ("tx-5", "tx-6")
        assert state.bank == 280 - 12


class TestTurn:
    def test_m05_start_moves_on(self) -> None:
        """M05, bitcoin-miner-4.1: seat 1 starts round 2, seat 2 round 3, then seat 0 again [59]."""
        state = deal("1 1 1 1 1 1 1 1 1 1 1 1 9A 9B 9C", players=3)
        starters = []
        for _ in range(4):
            starters.append(state.seat)
            plays(state, "1 1 1")

        assert starters == [0, 1, 2, 0]

    def test_4_2_out_of_turn(self) -> None:
        """bitcoin-miner-4.2: nobody acts out of turn, and nobody twice a round [31, 61]."""
        state = deal("1 1 1 1 9A 8B")

        assert refusal(state, play(1, "tx-1")).clause == "bitcoin-miner-4.2"
        plays(state, "1")
        assert refusal(state, play(0, "tx-1")).reason == "seat 1 is to act"

    def test_4_3_claim_or_play(self) -> None:
        """bitcoin-miner-4.3: from round 2 on a turn is a transaction card or a claim [60-66]."""
        state = plays(deal("1 2 3 4 9A 8B"), "1 2")

        assert state.options() == [play(1, "tx-4"), claim(1, "block-08B", 0)]
        assert refusal(state, play(1, "tx-3")).clause == "bitcoin-miner-4.3"
        assert refusal(state, Move("rest", (), 1)).clause == "bitcoin-miner-4.3"  # type: ignore[arg-type]

    def test_4_3_not_a_move_at_all(self) -> None:
        """bitcoin-miner-4.3: anything that is no Move is refused like a wrong move."""
        state = deal("1 2 3 4 9A 8B")

        for junk in (None, "play tx-1", 7, ("play",)):
            with pytest.raises(IllegalMove, match="no move of this game"):
                state.play(junk)  # type: ignore[arg-type]

    def test_4_4_no_pass_with_cards(self) -> None:
        """bitcoin-miner-4.4: who holds transaction cards may not pass [67]."""
        state = plays(deal("1 1 1 1 9A 8B"), "1 1")

        assert refusal(state, pass_turn(1)).clause == "bitcoin-miner-4.4"

    def test_4_5_pass_without_cards(self) -> None:
        """bitcoin-miner-4.5: without transaction cards one may pass although one could claim
        [67]."""
        state = plays(deal("1 1 9A 8B"), "1 1")

        assert state.options() == [claim(1, "block-08B", 0), pass_turn(1)]
        assert passes(state).seat == 0

    def test_m08_claimable_next_round(self) -> None:
        """M08, bitcoin-miner-4.6: a card played now is no Block before the round ends [66]."""
        state = plays(deal("1 1 2 2 1 1 9A 8B"), "1 1 2")

        assert refusal(state, claim(0, "block-09A", 1)).clause == "bitcoin-miner-4.6"
        plays(state, "2")
        assert claim(0, "block-09A", 1) in state.options()


class TestClaiming:
    def test_5_1_with_the_card_in_hand(self) -> None:
        """bitcoin-miner-5.1: one claims with the block card in hand, and lays it beside the Block
        [62]."""
        state = plays(deal("1 1 1 1 9A 8B 7C"), "1 1")

        assert refusal(state, claim(1, "block-09A", 0)).clause == "bitcoin-miner-5.1"
        claims(state, "8B", 0)
        assert state.zones()["claim-1"] == ["block-08B"]
        assert state.view(0)["available"][0]["claims"] == [{"seat": 1, "card": "block-08B"}]

    def test_m06_too_low(self) -> None:
        """M06, bitcoin-miner-5.2: ten does not reach eleven [83]."""
        state = plays(deal("5 6 1 1 9A 10B"), "5 6")

        refused = refusal(state, claim(1, "block-10B", 0))
        assert refused.clause == "bitcoin-miner-5.2"
        assert refused.reason == "block-10B is lower than 11, which Block 0 asks for"

    def test_m07_just_enough(self) -> None:
        """M07, bitcoin-miner-5.2, bitcoin-miner-5.5: eleven reaches eleven, whatever the twelve
        coins [83, 91]."""
        state = plays(deal("5 6 1 1 9A 11B"), "5 6")

        assert claim(1, "block-11B", 0) in state.options()

    def test_m09_coins_to_reach(self) -> None:
        """M09, bitcoin-miner-5.2 by the other reading (ruling C3): twelve coins ask for twelve
        [83]."""
        state = plays(deal("5 6 1 1 12A 11B", value_rule="coins"), "5 6")

        assert refusal(state, claim(1, "block-11B", 0)).clause == "bitcoin-miner-5.2"
        plays(state, "1")
        assert claim(0, "block-12A", 0) in state.options()

    def test_m13_no_symbol_matches(self) -> None:
        """M13, bitcoin-miner-5.3: with C alone on top, A, B and D claim nothing [88, 90]."""
        state = plays(deal("1 1 1 1 1 1 1 1 1 1 1 1 9A 9C 9D 9B", players=3), "1 1 1")
        claims(state, "9C", 0)
        plays(state, "1 1")

        for seat, held in ((2, "9D"), (0, "9A"), (1, "9B")):
            assert state.seat == seat
            assert refusal(state, claim(seat, card(held), 1)).clause == "bitcoin-miner-5.3"
            plays(state, "1")

    def test_5_3_one_symbol_is_enough(self) -> None:
        """bitcoin-miner-5.3: one shared symbol of several is a match [88]."""
        state = plays(deal("1 1 1 1 1 1 9AD 9ABC"), "1 1")
        claims(state, "9ABC", 0)
        plays(state, "1")

        assert claim(0, "block-09AD", 1) in state.options()

    def test_5_3_the_top_counts(self) -> None:
        """bitcoin-miner-5.3: of a longer Blockchain only the card on top must be matched [88]."""
        state = plays(deal("1 1 1 1 1 1 1 1 9BC 9AB 9A 9D"), "1 1")
        plays(claims(state, "9AB", 0), "1")
        plays(claims(state, "9BC", 1), "1")

        refused = refusal(state, claim(1, "block-09A", 2))
        assert refused.clause == "bitcoin-miner-5.3"
        assert "no chain symbol with block-09BC, the newest of" in refused.reason

    def test_5_4_the_top_from_before(self) -> None:
        """bitcoin-miner-5.4: AB on top: A claims one Block, then B another, though A will lie on
        top [90]."""
        state = plays(deal("1 1 1 1 1 1 1 1 9B 9AB 9A"), "1 1")
        claims(state, "9AB", 0)
        plays(state, "1")
        plays(state, "1 1")
        claims(state, "9A", 1)

        assert claim(0, "block-09B", 2) in state.options()

    def test_m18_m19_two_claims_below_one_top(self) -> None:
        """M18, M19, bitcoin-miner-5.4, bitcoin-miner-7.4: both match A; the newer of two equal
        Blocks ends on top with its card [73, 77, 90]."""
        state = plays(deal("1 1 2 1 1 1 20AB 9A 8A 7C 6C"), "1 1")
        claims(state, "9A", 0)  # seat 1 draws 8A
        plays(state, "2")  # Block 1, worth 2
        plays(state, "1 1")  # Block 2, worth 2
        claims(state, "8A", 1)

        assert claim(0, "block-20AB", 2) in state.options()
        claims(state, "20AB", 2)
        assert [link.block.id for link in state.chain] == [0, 1, 2]
        assert state.chain[-1].card.id == "block-20AB"

    def test_5_5_any_symbols_on_an_empty_chain(self) -> None:
        """bitcoin-miner-5.5: the first claim matches nothing, in whatever round it comes (ruling
        C6) [91]."""
        state = plays(deal("1 1 1 1 1 1 9D 9A"), "1 1 1 1 1")

        assert state.round == 3
        assert claim(1, "block-09A", 1) in state.options()

    def test_5_5_both_first_claimants_are_free(self) -> None:
        """bitcoin-miner-5.5: two claims of the first claiming round need not match each other
        [91]."""
        state = claims(plays(deal("1 1 1 1 9D 9A"), "1 1 1 1"), "9D", 0)

        assert claim(1, "block-09A", 1) in state.options()

    def contested(self) -> State:
        """Block 0 is worth 6; seat 1 holds 15B, seat 2 9C, seat 0 14D; 20D is next."""
        return plays(deal("1 2 3 1 1 1 14D 15B 9C 20D", players=3), "1 2 3")

    def test_m10_contest(self) -> None:
        """M10, bitcoin-miner-5.6: nine contests a claim of fifteen [85]."""
        state = claims(self.contested(), "15B", 0)

        assert claim(2, "block-09C", 0) in state.options()

    def test_m11_contest_too_high(self) -> None:
        """M11, bitcoin-miner-5.6: fourteen can't contest nine, though it beats fifteen [85]."""
        state = claims(claims(self.contested(), "15B", 0), "9C", 0)

        refused = refusal(state, claim(0, "block-14D", 0))
        assert refused.clause == "bitcoin-miner-5.6"
        assert refused.reason == "block-14D is higher than 9, which is winning Block 0"

    def test_m12_contest_settled(self) -> None:
        """M12, bitcoin-miner-5.7, bitcoin-miner-7.6, bitcoin-miner-7.7, bitcoin-miner-7.8: seat 2
        takes 7 coins and draws; seat 1 has its card back [79, 84-87]."""
        state = plays(claims(claims(self.contested(), "15B", 0), "9C", 0), "1")

        assert state.coins == [0, 0, 7]
        assert state.zones()["block-2"] == ["block-20D"]
        assert state.zones()["block-1"] == ["block-15B"]
        assert state.stats["events"]["contest"] == 1

    def test_m14_tie_goes_to_the_later(self) -> None:
        """M14, bitcoin-miner-5.7: of two nines the later wins, and the first keeps its card
        [86]."""
        state = plays(deal("1 1 1 1 9A 9B 5C"), "1 1")
        claims(claims(state, "9B", 0), "9A", 0)

        assert state.coins == [3, 0]
        assert state.chain[-1].card.id == "block-09A"
        assert state.zones()["block-1"] == ["block-09B"]
        assert state.zones()["block-0"] == ["block-05C"]

    def test_5_7_three_equal_cards(self) -> None:
        """bitcoin-miner-5.7: of three equal cards the latest wins, and only its player draws
        [79, 86]."""
        state = plays(deal("1 1 1 1 1 1 9A 9B 9C 5D 6D", players=3), "1 1 1")
        claims(claims(claims(state, "9B", 0), "9C", 0), "9A", 0)

        assert state.coins == [4, 0, 0]
        assert [state.zones()[f"block-{seat}"] for seat in range(3)] == [
            ["block-05D"],
            ["block-09B"],
            ["block-09C"],
        ]
