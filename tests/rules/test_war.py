"""War, clause by clause in the rulebook's order.

Situations are two decks, top card first, played one turn. Golden cases of the facts file are named
`test_w07_...`; numbers in brackets are lines of the source.
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from generator.games.war.rules import TURN, Move, WarState
from generator.rules import IllegalMove, Outcome, game

GAME = game("war")
PACK = list(GAME.composition())
# W07: sevens tie, three cards down each, then a king meets a queen; one card is left to both.
WAR = ("7C 2C 3C 4C KC 9C", "7D 5D 6D 8D QD 9D")


def position(zero: str, one: str, **options: object) -> WarState:
    """The game with these decks, before the turn."""
    return GAME.position({"deck-0": zero.split(), "deck-1": one.split()}, **options)


def after(zero: str, one: str, **options: object) -> WarState:
    """The same after one turn."""
    state = position(zero, one, **options)
    state.play(TURN)
    return state


def deck(state: WarState, seat: int) -> str:
    return " ".join(state.zones()[f"deck-{seat}"])


def ended(state: WarState) -> tuple[tuple[int, ...], str, str]:
    assert state.outcome is not None
    return state.outcome.winners, state.outcome.reason, state.outcome.clause


def stride(step: int) -> list[str]:
    """The facts' test deck: every so many-th card of the unshuffled pack."""
    return [PACK[(3 + place * step) % len(PACK)] for place in range(len(PACK))]


class TestGettingReady:
    def test_w01_pack(self) -> None:
        """W01, war-1.1: 54 different cards, four of each rank, two Jokers [63, 65]."""
        pack = GAME.composition()
        ranks = [card[:-1] for card in pack if card not in ("X1", "X2")]

        assert (len(pack), set(pack.values())) == (54, {1})
        assert (len(ranks), {ranks.count(rank) for rank in ranks}) == (52, {4})

    @pytest.mark.parametrize(
        ("low", "high"),
        list(pairwise([*(rank + "C" for rank in (*"23456789", "10", *"JQKA")), "X1"])),
    )
    def test_w03_rank_order(self, low: str, high: str) -> None:
        """W03, war-1.2: each rank loses to the next one, from 2 to the Joker [65, 105]."""
        assert deck(after(f"{low} 5H", f"{high} 5S"), 1) == f"5S {high} {low}"

    def test_w05_joker_beats_ace(self) -> None:
        """W05, war-1.2: A against Joker [65, 105]."""
        assert ended(after("AC", "X2")) == ((1,), "emptied", "war-5.1")

    def test_jokers_tie(self) -> None:
        """war-1.3: a Joker against a Joker is a war [65]."""
        state = after("X1 2C 3C 4C KC 9C", "X2 5D 6D 8D QD 9D")

        assert state.wars == 1

    @pytest.mark.parametrize("rank", ["2", "7", "10", "A"])
    def test_w23_suits_never_break_a_tie(self, rank: str) -> None:
        """W23, war-1.4: any two cards of a rank tie, whatever their suits."""
        for a in "CDHS":
            for b in set("CDHS") - {a}:
                assert position(f"{rank}{a}", f"{rank}{b}").run().reason == "both_out"

    def test_dealt_in_turn(self) -> None:
        """war-1.5: one card at a time, seat 0 first, 27 each [64]."""
        zones = GAME.new(players=2, deck=PACK).zones()

        assert list(zones["deck-0"]) == PACK[0::2]
        assert list(zones["deck-1"]) == PACK[1::2]
        assert len(zones["deck-0"]) == len(zones["deck-1"]) == 27

    def test_decks_are_hidden_from_both(self) -> None:
        """war-1.6: a player sees neither deck, not even the own one [64]."""
        one, other = GAME.new(seed=1), GAME.new(seed=2)

        assert one.view(0) == other.view(0)
        assert one.zones() != other.zones()


class TestTurn:
    def test_both_turn_at_once(self) -> None:
        """war-2.1: a turn is one move of both, and the only one there is [69-71, 86]."""
        state = position(*WAR)

        assert list(state.options()) == [TURN]
        assert (str(TURN), state.seat) == ("turn", 0)

    def test_higher_card_takes_both(self) -> None:
        """war-2.2: the two cards go under the deck of whoever played the higher one [72-75,
        98-101]."""
        state = after("KC 2C", "QD 2D")

        assert (deck(state, 0), deck(state, 1)) == ("2C KC QD", "2D")

    def test_c2_each_takes_their_own_way(self) -> None:
        """war-2.2, C2 and C3: the other player takes with the higher card [74-75, 93]."""
        state = after("3C 2C", "QD 2D")

        assert (deck(state, 0), deck(state, 1)) == ("2C", "2D QD 3C")

    def test_equal_cards_are_war(self) -> None:
        """war-2.3 [76-77, 87-88]."""
        assert after(*WAR).stats["events"] == {"battle": 0, "war_1": 1}

    def test_wars_belong_to_the_turn(self) -> None:
        """war-2.4: a comparison with all its wars is one turn [97, 102]."""
        state = after("7C 2C 3C 4C 9C 5C 6C 8C KC", "7D 2D 3D 4D 9D 5D 6D 8D QD")

        assert (state.turns, state.wars, state.longest_war) == (1, 2, 2)


class TestWar:
    def test_w07_war(self) -> None:
        """W07, war-3.1, war-3.2, war-3.3: three down, the fourth decides, ten cards are taken
        [78-84, 88-95]."""
        state = after(*WAR)

        assert deck(state, 0) == "9C 7C 2C 3C 4C KC 7D 5D 6D 8D QD"
        assert deck(state, 1) == "9D"
        assert (state.turns, state.wars) == (1, 1)

    def test_only_new_cards_count(self) -> None:
        """war-3.2: cards put face down decide nothing, however high [91-95]."""
        state = after("7C AC AH X1 2C 9C", "7D 5D 6D 8D 3D 9D")

        assert len(deck(state, 1).split()) == 11

    def test_war_upon_war(self) -> None:
        """war-3.4: cards stay and the next war is fought on top [96-97]."""
        state = after("7C 2C 3C 4C 9C 5C 6C 8C KC JH", "7D 2D 3D 4D 9D 5D 6D 8D QD JS")

        assert len(deck(state, 0).split()) == 1 + 2 + 8 + 8
        assert state.last is not None
        assert len(state.last.taken) == 18

    def test_w21_three_cards(self) -> None:
        """W21, option flip=last: the third face-down card is the one turned up [80]."""
        state = after("7C 2C 3C KC 9C", "7D 5D 6D QD 9D", flip="last")

        assert state.last is not None
        assert (state.last.winner, len(state.last.taken)) == (0, 8)


class TestPickingUp:
    def test_winner_first(self) -> None:
        """war-4.1, C12: own cards first, both in the order played; from either seat."""
        state = after(*WAR[::-1])

        assert deck(state, 1) == "9C 7C 2C 3C 4C KC 7D 5D 6D 8D QD"

    def test_w09_loser_first(self) -> None:
        """W09, war-4.2, option order=loser."""
        assert deck(after(*WAR, order="loser"), 0) == "9C 7D 5D 6D 8D QD 7C 2C 3C 4C KC"

    def test_w11_pairs(self) -> None:
        """W11, war-4.2, option order=pairs."""
        assert deck(after(*WAR, order="pairs"), 0) == "9C 7C 7D 2C 5D 3C 6D 4C 8D KC QD"

    def test_fixed(self) -> None:
        """war-4.2, option order=fixed: seat 0's cards first, even if seat 1 wins."""
        state = after(*WAR[::-1], order="fixed")

        assert deck(state, 1) == "9C 7D 5D 6D 8D QD 7C 2C 3C 4C KC"

    def test_fixed_is_for_experiments(self) -> None:
        """war-4.2: a shuffled game refuses the order that may never end; an experiment doesn't."""
        with pytest.raises(ValueError, match="experiment"):
            GAME.new(seed=1, order="fixed")

        assert GAME.new(seed=1, order="fixed", experiment=True).outcome is None
        assert GAME.new(deck=PACK, order="fixed").outcome is None

    def test_shuffled_pickup_is_handed_in(self) -> None:
        """war-4.2, option order=shuffle: chance names the order."""
        order = "QD 8D 6D 5D 7D KC 4C 3C 2C 7C"
        state = after(*WAR, order="shuffle", chance=[order.split()])

        assert deck(state, 0) == f"9C {order}"
        assert state.pickups == [tuple(order.split())]

    @pytest.mark.parametrize("chance", [[], [["7C"]], [["X1"] * 10]])
    def test_wrong_chance_changes_nothing(self, chance: list[list[str]]) -> None:
        """A pickup order that is missing or of other cards is refused before the turn."""
        state = position(*WAR, order="shuffle", chance=chance)
        before = state.zones(), state.stats

        with pytest.raises(ValueError, match="chance"):
            state.play(TURN)
        assert (state.zones(), state.stats) == before


class TestRunningOut:
    def test_w25_empty_at_the_start(self) -> None:
        """W25, war-5.1: no card, so the other has won before a turn [103-104]."""
        state = position("", "2C 3C")

        assert ended(state) == ((1,), "emptied", "war-5.1")
        assert (state.turns, list(state.options()), state.seat) == (0, [], None)

    def test_last_card_lost(self) -> None:
        """war-5.1: the game ends with the turn that takes the last card [103-104]."""
        assert ended(after("KC", "QD")) == ((0,), "emptied", "war-5.1")

    def test_w13_short_in_a_war(self) -> None:
        """W13, war-5.2, C4: three cards left are too few; the winner ends with all ten [66-67,
        109-110]."""
        state = after("7C 2C 3C 4C KC 9C", "7D 5D 6D 8D")

        assert ended(state) == ((0,), "war_short", "war-5.2")
        assert len(state.zones()["deck-0"]) == 10
        assert state.zones()["deck-1"] == state.zones()["pot"] == ()

    @pytest.mark.parametrize("left", [0, 1, 2, 3])
    def test_any_shortage_loses(self, left: int) -> None:
        """war-5.2: 0, 1, 2 or 3 cards are too few for a war, from either seat [109-110]."""
        few = "7D 5D 6D 8D"[: 2 + 3 * left]

        assert ended(after(WAR[0], few))[:2] == ((0,), "war_short")
        assert ended(after(few, WAR[0]))[:2] == ((1,), "war_short")

    def test_three_cards_suffice_for_the_short_war(self) -> None:
        """war-5.2, option flip=last: a war takes three cards each [80]."""
        assert ended(after("7C 2C 3C KC", "7D 5D 6D QD", flip="last"))[1] == "emptied"
        assert ended(after("7C 2C 3C KC", "7D 5D 6D", flip="last"))[1] == "war_short"

    def test_w17_both_short(self) -> None:
        """W17, war-5.3, C5 and C6: nobody wins and all cards are dealt again [106-107]."""
        state = after("7C 2C", "7D 5D 6D")

        assert ended(state) == ((), "both_out", "war-5.3")
        assert {zone: len(cards) for zone, cards in state.zones().items()} == {
            "deck-0": 1,
            "deck-1": 2,
            "pot": 2,
        }

    def test_w15_exactly_enough(self) -> None:
        """W15, war-5.4: with four cards left the war is played; 9 beats 5, ten cards [109]."""
        state = after("7C 2C 3C 4C 5C KC", "7D 5D 6D 8D 9D")

        assert state.outcome is None
        assert len(deck(state, 1).split()) == 10

    def test_last_cards_lost_in_a_war(self) -> None:
        """war-5.4: whoever loses the war with the last cards is out [103-104]."""
        assert ended(after("7C 2C 3C 4C 5C", "7D 5D 6D 8D 9D 2D"))[:2] == ((1,), "emptied")

    def test_w19_short_in_the_second_war(self) -> None:
        """W19, war-5.2: the war that can't be supplied counts too [97, 109-110]."""
        state = after("7C 2C 3C 4C 9C 5C 6C 8C KC", "7D 2D 3D 4D 9D 5D")

        assert ended(state)[:2] == ((0,), "war_short")
        assert (state.longest_war, len(state.zones()["deck-0"])) == (2, 15)


class TestWinning:
    @pytest.mark.parametrize(
        ("step", "order", "winners", "turns", "wars", "reason"),
        [
            (5, "winner", (1,), 67, 4, "emptied"),
            (5, "loser", (1,), 241, 18, "emptied"),
            (5, "fixed", (1,), 323, 5, "emptied"),
            (5, "pairs", (1,), 80, 5, "war_short"),
            (11, "winner", (0,), 499, 26, "emptied"),
            (11, "loser", (1,), 392, 21, "war_short"),
            (11, "fixed", (), 5000, 7, "capped"),
            (11, "pairs", (0,), 325, 19, "emptied"),
            (17, "winner", (0,), 530, 39, "war_short"),
            (17, "loser", (0,), 315, 18, "emptied"),
            (17, "fixed", (), 5000, 17, "capped"),
            (17, "pairs", (1,), 119, 4, "war_short"),
        ],
    )
    def test_w27_w29_w31_whole_games(
        self, step: int, order: str, winners: tuple[int, ...], turns: int, wars: int, reason: str
    ) -> None:
        """W27, W29, W31, war-6.1, war-6.2: whole games from a known deck; a winner holds all 54
        [63, 112]."""
        state = GAME.new(players=2, deck=stride(step), order=order)
        outcome = state.run()

        assert (outcome.winners, outcome.reason) == (winners, reason)
        assert (state.turns, state.wars) == (turns, wars)
        assert [outcome.scores[seat] for seat in winners] == [54] * len(winners)

    def test_the_guard(self) -> None:
        """war-6.2: the cap names itself and nobody wins; it is no rule of the source."""
        outcome = GAME.new(deck=stride(11), order="fixed").run()

        assert outcome == Outcome((), (37, 17), "capped", "war-6.2", guard=True)
        assert not GAME.new(deck=stride(5)).run().guard

    def test_nothing_after_the_end(self) -> None:
        """war-6.1: a finished game takes no move."""
        state = after("KC", "QD")

        with pytest.raises(IllegalMove, match="over"):
            state.play(TURN)

    def test_nothing_to_choose(self) -> None:
        """war-2.1: any other move is refused with its clause, and changes nothing."""
        state = position(*WAR)
        before = state.zones()

        with pytest.raises(IllegalMove) as refused:
            state.play(Move("peek", ("KC",)))
        assert refused.value.clause == "war-2.1"
        assert (state.zones(), state.turns) == (before, 0)
