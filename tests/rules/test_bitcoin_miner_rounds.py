"""Bitcoin Miner, clause by clause in the rulebook's order: substitution to the end (6 to 9).

Situations and names as in test_bitcoin_miner.py.
"""

from __future__ import annotations

import pytest
from miner_table import deal, refusal

from generator.games.bitcoin_miner.rules import (
    State,
    claim,
    pass_turn,
    play,
    substitute,
)
from generator.games.bitcoin_miner.rules.shorthand import claims, passes, plays


def kinds(state: State) -> set[str]:
    return {move.kind for move in state.options()}


class TestSubstituting:
    def ready(self) -> State:
        """Seat 1 starts round 2 with 1B; the deck holds 9C, then 8D."""
        return plays(deal("1 1 2 3 1 1 7A 1B 9C 8D"), "1 1")

    def test_m20_substitution(self) -> None:
        """M20, bitcoin-miner-6.1, bitcoin-miner-6.3, bitcoin-miner-6.4: the top card for the old
        one, which goes to the bottom; then a transaction card, chosen with the new card in hand
        [93-94]."""
        state = self.ready()
        state.play(substitute(1))

        assert state.zones()["block-1"] == ["block-09C"]
        assert state.zones()["deck"] == ["block-08D", "block-01B"]
        assert state.seat == 1
        assert state.options() == [play(1, "tx-1"), play(1, "tx-3")]
        plays(state, "3")
        assert state.seat == 0

    def test_6_1_content_or_not(self) -> None:
        """bitcoin-miner-6.1: A card that could claim may be substituted too (ruling C12) [93]."""
        state = plays(deal("1 1 1 1 9A 9B 9C"), "1 1")

        assert kinds(state) == {"play", "claim", "substitute"}

    def test_m21_once_a_round(self) -> None:
        """M21, bitcoin-miner-6.2: a second substitution is refused [93]."""
        state = self.ready()
        state.play(substitute(1))

        assert refusal(state, substitute(1)).clause == "bitcoin-miner-6.2"

    def test_m21_no_claim_after_it(self) -> None:
        """M21, bitcoin-miner-6.3: a claim with the new card is refused, and a pass as well [94]."""
        state = self.ready()
        state.play(substitute(1))

        assert refusal(state, claim(1, "block-09C", 0)).clause == "bitcoin-miner-6.3"
        assert refusal(state, pass_turn(1)).clause == "bitcoin-miner-4.4"

    def test_6_2_again_next_round(self) -> None:
        """bitcoin-miner-6.2: the next round allows it anew [93]."""
        state = self.ready()
        state.play(substitute(1))
        plays(state, "3 2 1")

        assert state.seat == 1
        assert substitute(1) in state.options()

    def test_6_1_the_next_player_may_get_the_old_card(self) -> None:
        """bitcoin-miner-6.1: under a deck of one card the old card is the new top; the deck is no
        smaller for it [93]."""
        state = plays(deal("1 1 1 1 9A 8B 7C"), "1 1")
        state.play(substitute(1))
        plays(state, "1")
        state.play(substitute(0))

        zones = state.zones()
        assert (zones["block-1"], zones["block-0"]) == (["block-07C"], ["block-08B"])
        assert zones["deck"] == ["block-09A"]

    def test_6_5_whole_turn_without_cards(self) -> None:
        """bitcoin-miner-6.5: without transaction cards the turn ends with the substitution [94]."""
        state = plays(deal("1 1 9A 9B 9C"), "1 1")
        state.play(substitute(1))

        assert state.seat == 0
        assert state.turns == 3

    def test_6_6_nothing_to_exchange(self) -> None:
        """bitcoin-miner-6.6: no substitution from an empty deck, or without a block card (ruling
        C17)."""
        state = plays(deal("1 1 1 1 1 1 9A 9B"), "1 1")
        assert refusal(state, substitute(1)).clause == "bitcoin-miner-6.6"
        claims(state, "9B", 0)
        plays(state, "1 1")

        assert state.zones()["block-1"] == []
        assert kinds(state) == {"play"}
        assert refusal(state, substitute(1)).clause == "bitcoin-miner-6.6"
        assert refusal(state, claim(1, "block-09B", 1)).clause == "bitcoin-miner-5.1"

    def test_6_6_nothing_left_but_to_pass(self) -> None:
        """bitcoin-miner-6.6: with neither transaction cards nor a block card (ruling C17) [67]."""
        state = plays(deal("1 1 1 1 9A 9AB"), "1 1 1 1")
        claims(state, "9A", 0)
        passes(state, 2)

        assert state.seat == 0
        assert state.options() == [pass_turn(0)]


class TestEndOfRound:
    def test_7_1_one_card_is_a_block(self) -> None:
        """bitcoin-miner-7.1: A single card makes a Block; no card makes none [66, 69]."""
        state = plays(deal("1 1 4 1 9A 9B 9C 9D"), "1 1")
        claims(state, "9B", 0)
        plays(state, "4")

        assert [(block.value, block.coins) for block in state.available] == [(4, 5)]
        assert state.last_round is not None
        assert state.last_round.formed == state.available[0]
        idle = passes(plays(deal("1 1 9A 9B"), "1 1"), 2)
        assert idle.last_round is not None
        assert idle.last_round.formed is None

    def test_7_2_beside_the_board(self) -> None:
        """bitcoin-miner-7.2: without a free space a Block lies beside the board and can be claimed
        like any [69]."""
        state = deal("1 " * 20 + "9A 9B")
        plays(state, "1 " * 18)

        assert [block.space for block in state.available] == [*range(8), None]
        assert state.stats["events"]["block-beside-board"] == 1
        assert claim(1, "block-09B", 8) in state.options()

    def test_7_2_freed_space_is_used_again(self) -> None:
        """bitcoin-miner-7.2: the next Block takes the lowest free space [69]."""
        state = plays(deal("1 1 1 1 1 1 1 1 9A 9B 9A"), "1 1 1 1")
        plays(state, "1")
        claims(state, "9B", 0)
        assert [block.space for block in state.available] == [1, 2]
        plays(state, "1 1")

        assert [block.space for block in state.available] == [1, 2, 0]

    def test_7_3_empty_bank(self) -> None:
        """bitcoin-miner-7.3: A Block gets what is left (ruling C18), and the shortfall is recorded
        [51]."""
        state = plays(deal("200 70 40 50 36A 36B"), "200 70 50 40")

        assert [block.coins for block in state.available] == [271, 9]
        assert state.available[1].value == 90
        assert state.bank == 0
        assert state.stats["events"]["coins-short"] == 82

    def two_blocks(self) -> State:
        """Round 3, seat 2 starts: Block 0 is worth 12, Block 1 is worth 3."""
        deck = "4 4 4 1 1 1 1 1 1 9A 9B 15C 5AB 6A"
        return plays(deal(deck, players=3), "4 4 4 1 1 1")

    def test_m15_lowest_first(self) -> None:
        """M15, bitcoin-miner-7.4, bitcoin-miner-7.5: 3 is settled before 12, and 15C lies on top
        [73, 77]."""
        state = claims(claims(self.two_blocks(), "15C", 0), "9A", 1)
        plays(state, "1")

        assert [link.block.value for link in state.chain] == [3, 12]
        assert state.chain[-1].card.id == "block-15C"
        assert state.zones()["chain"][-4:] == ["tx-4", "tx-4", "tx-4", "block-15C"]

    def test_m16_draws_in_that_order(self) -> None:
        """M16, bitcoin-miner-7.8: seat 0 draws 5AB first, seat 2 then 6A [79]."""
        state = plays(claims(claims(self.two_blocks(), "15C", 0), "9A", 1), "1")

        assert state.zones()["block-0"] == ["block-05AB"]
        assert state.zones()["block-2"] == ["block-06A"]

    def test_m17_equal_blocks(self) -> None:
        """M17, bitcoin-miner-7.4: the older is settled first although claimed last (ruling C9)
        [73]."""
        state = plays(deal("1 1 1 1 1 1 9A 9B 8C 7D"), "1 1 1 1")
        claims(claims(state, "9A", 1), "9B", 0)

        assert [(link.block.id, link.seat) for link in state.chain] == [(0, 1), (1, 0)]
        assert state.zones()["block-1"] == ["block-08C"]
        assert state.zones()["block-0"] == ["block-07D"]

    def test_7_6_coins(self) -> None:
        """bitcoin-miner-7.6: the winner takes all coins on the Block, the extra one too [75]."""
        state = plays(claims(self.two_blocks(), "15C", 0), "1 1")

        assert state.coins == [0, 0, 13]

    def test_7_7_losers_can_use_their_card_again(self) -> None:
        """bitcoin-miner-7.7: A card taken back claims in the next round like any other [87]."""
        state = plays(deal("1 1 1 1 1 1 1 1 1 8A 9AB 5C 6D", players=3), "1 1 1")
        claims(state, "9AB", 0)
        plays(state, "1")
        claims(state, "8A", 0)
        plays(state, "1 1")

        assert claim(1, "block-09AB", 1) in state.options()

    def test_7_8_empty_deck(self) -> None:
        """bitcoin-miner-7.8: when the deck is empty a winner goes on without a block card (ruling
        C17) [79]."""
        state = plays(deal("1 1 1 1 9A 9B"), "1 1")
        claims(state, "9B", 0)
        plays(state, "1")

        assert state.zones()["block-1"] == []
        assert state.last_round is not None
        assert state.last_round.wins[0].drawn is None

    def test_7_8_two_winners_and_one_card(self) -> None:
        """bitcoin-miner-7.8: the last card goes to whoever won the lower Block, though the other
        claimed first (rulings C10, C17) [79]."""
        state = plays(deal("4 4 1 1 1 1 9A 9B 5C"), "4 4 1 1")
        claims(claims(state, "9A", 0), "9B", 1)

        assert state.zones()["block-1"] == ["block-05C"]
        assert state.zones()["block-0"] == []
        assert state.zones()["deck"] == []


class TestEndOfGame:
    def test_8_1_all_claimed(self) -> None:
        """bitcoin-miner-8.1: transaction cards gone and no Block left [100]."""
        state = plays(deal("1 1 9A 9B 9C"), "1 1")
        claims(state, "9B", 0)
        assert state.outcome is None
        passes(state)

        assert state.outcome is not None
        assert (state.outcome.reason, state.outcome.clause) == ("all_claimed", "bitcoin-miner-8.1")
        assert state.seat is None
        assert list(state.options()) == []

    def test_8_1_not_while_cards_are_held(self) -> None:
        """bitcoin-miner-8.1: an empty board ends nothing while somebody has a transaction card
        [100]."""
        state = plays(deal("1 1 1 1 2 2 9A 9B 9C 9D"), "1 1")
        claims(claims(state, "9B", 0), "9A", 0)

        assert state.available == []
        assert state.outcome is None

    def test_8_1_the_last_block_counts(self) -> None:
        """bitcoin-miner-8.1: the Block of the last transaction cards is available after its round,
        whatever else has been claimed [69, 100]."""
        state = plays(deal("1 1 1 6 9B 9AB 8B 7B"), "1 1")
        plays(claims(state, "9AB", 0), "1")
        plays(claims(state, "9B", 1), "6")

        assert [block.value for block in state.available] == [6]
        assert state.outcome is None

    def test_8_2_the_last_block_ends_it(self) -> None:
        """bitcoin-miner-8.2: and the game is over there and then if nobody's card reaches it
        [69, 101]."""
        state = plays(deal("1 1 1 6 9B 9AB 5B 4B"), "1 1")
        plays(claims(state, "9AB", 0), "1")
        plays(claims(state, "9B", 1), "6")

        assert state.outcome is not None
        assert state.outcome.reason == "no_card_fits"

    def test_8_2_too_low(self) -> None:
        """bitcoin-miner-8.2: transaction cards gone and no block card in hand that is high enough
        [101]."""
        state = plays(deal("5 6 9A 9B"), "5 6")

        assert state.outcome is not None
        assert state.outcome.reason == "no_card_fits"
        assert state.outcome.clause == "bitcoin-miner-8.2"

    def test_8_2_no_symbol(self) -> None:
        """bitcoin-miner-8.2: the same with cards high enough, none of which shows C [101]."""
        state = claims(plays(deal("1 1 1 1 12D 12C 12D"), "1 1"), "12C", 0)
        passes(plays(state, "1"))
        plays(state, "1")

        assert state.outcome is not None
        assert state.outcome.reason == "no_card_fits"

    def last_claim(self, drawn: str) -> State:
        """Blocks worth 6 and 2; seat 0 claims the first and draws; seat 1 holds a useless card."""
        state = plays(deal(f"5 1 1 1 9A 1B {drawn}"), "5 1 1 1")
        return passes(claims(state, "9A", 0))

    def test_8_2_counts_the_card_just_drawn(self) -> None:
        """bitcoin-miner-8.2: with a drawn card that fits the game goes on, with another it ends
        [79, 101]."""
        assert self.last_claim("9AC").outcome is None
        assert self.last_claim("9D").outcome is not None

    def test_8_2_substitution_does_not_delay_it(self) -> None:
        """bitcoin-miner-8.2: A fitting card in the deck does not keep the game going (ruling C16)
        [101]."""
        state = plays(deal("5 6 9A 9B 36ABCD"), "5 6")

        assert state.outcome is not None
        assert state.outcome.reason == "no_card_fits"

    def test_8_2_by_the_other_value_rule(self) -> None:
        """bitcoin-miner-8.2: eleven fits a Block of eleven, but not its twelve coins (ruling C3)
        [83, 101]."""
        assert plays(deal("5 6 9A 11B"), "5 6").outcome is None
        assert plays(deal("5 6 9A 11B", value_rule="coins"), "5 6").outcome is not None

    def test_8_3_idle(self) -> None:
        """bitcoin-miner-8.3: three rounds in a row without a claim end the game (ruling C15)."""
        state = passes(plays(deal("1 1 9A 9B 9C"), "1 1"), 5)
        assert state.outcome is None
        passes(state)

        assert state.outcome is not None
        assert (state.outcome.reason, state.outcome.clause) == ("idle", "bitcoin-miner-8.3")
        assert state.round == 4

    def test_8_3_a_claim_starts_the_count_anew(self) -> None:
        """bitcoin-miner-8.3: two idle rounds, a claim, and three more idle rounds."""
        state = plays(deal("1 1 1 1 9A 9A 9A 9A"), "1 1 1 1")
        passes(state, 4)
        claims(state, "9A", 0)
        passes(state, 1 + 4)
        assert state.outcome is None
        passes(state, 2)

        assert state.outcome is not None
        assert state.outcome.reason == "idle"

    def test_8_3_substituting_is_not_claiming(self) -> None:
        """bitcoin-miner-8.3: rounds in which everybody substitutes count like any others."""
        state = plays(deal("1 1 9A 9B 9C"), "1 1")
        for turn in range(6):
            assert state.outcome is None
            state.play(substitute((turn + 1 + turn // 2) % 2))

        assert state.outcome is not None
        assert state.outcome.reason == "idle"

    def test_8_2_comes_before_8_3(self) -> None:
        """bitcoin-miner-8.2, bitcoin-miner-8.3: in the third idle round the only card that fits is
        substituted: the rules' own end is the reason, not ours [101]."""
        state = passes(plays(deal("1 5 9A 1B 2C"), "1 5"), 5)
        assert state.outcome is None
        state.play(substitute(0))

        assert state.outcome is not None
        assert state.outcome.reason == "no_card_fits"

    @pytest.mark.parametrize("rounds", [1, 2, 5, 10])
    def test_8_3_other_patience(self, rounds: int) -> None:
        """bitcoin-miner-8.3: `idle_rounds` sets the number."""
        state = passes(plays(deal("1 1 9A 9B", idle_rounds=rounds), "1 1"), 2 * rounds)

        assert state.outcome is not None
        assert state.outcome.reason == "idle"

    @pytest.mark.parametrize("clause", ["8.1", "8.2", "8.3"])
    def test_no_move_after_the_end(self, clause: str) -> None:
        """Every move is refused, by the clause that ended the game."""
        if clause == "8.1":
            state = passes(claims(plays(deal("1 1 9A 9B"), "1 1"), "9B", 0))
        elif clause == "8.2":
            state = plays(deal("5 6 9A 9B"), "5 6")
        else:
            state = passes(plays(deal("1 1 9A 9B"), "1 1"), 6)

        for move in (pass_turn(0), substitute(1), play(0, "tx-1"), claim(1, "block-09B", 0)):
            assert refusal(state, move).clause == f"bitcoin-miner-{clause}"


class TestWinning:
    def test_9_1_most_coins(self) -> None:
        """bitcoin-miner-9.1: coins on unclaimed Blocks count for nobody [105]."""
        state = TestEndOfGame().last_claim("9D")

        assert state.outcome is not None
        assert state.outcome.scores == (7, 0)
        assert state.outcome.winners == (0,)
        assert state.available[0].coins == 3

    def test_9_2_tie(self) -> None:
        """bitcoin-miner-9.2: players who tie share the win (ruling C20) [105]."""
        state = plays(deal("1 1 1 1 9A 9B"), "1 1 1 1")
        claims(claims(state, "9A", 0), "9B", 1)

        assert state.outcome is not None
        assert state.outcome.scores == (3, 3)
        assert state.outcome.winners == (0, 1)

    def test_9_2_nobody_claimed(self) -> None:
        """bitcoin-miner-9.2: nobody has a coin: everybody shares."""
        state = plays(deal("5 6 9A 9B"), "5 6")

        assert state.outcome is not None
        assert state.outcome.winners == (0, 1)
