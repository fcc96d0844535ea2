"""War of Coins in play: against a second, plain implementation, whole deals, refusals, records.
What every game must keep is held by test_contract.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.war_of_coins.rules import CoinsState, Move, payment, score
from generator.rules import IllegalMove, game

GAME = game("war-of-coins")
PACK = list(GAME.composition())
seeds = st.integers(0, 2**32)
options = st.fixed_dictionaries(
    {
        option.name: st.sampled_from(option.values)
        for option in GAME.options
        if option.name != "opening_deal"
    }
)


def random_play(state: CoinsState, chance: Random, end: float = 0.3) -> Iterator[Move]:
    """Plays to the end, a random move at a time, giving each before it is played. Ends a deal
    rarely, so that whole deals are seen."""
    while state.outcome is None:
        moves = state.options()
        move = moves[chance.randrange(len(moves))]
        if move.kind == "end" and chance.random() > end:
            move = moves[1]
        yield move
        state.play(move)


class Referee:
    """The facts' turn, told plainly with card names: two hands, two piles, a layout of lists."""

    def __init__(self, deck: list[str]) -> None:
        self.hands = [sorted(deck[:10]), sorted(deck[10:20])]
        self.piles: list[list[str]] = [[], []]
        self.stock = deck[28:]
        table = deck[20:28]
        for place in range(8):
            while table[place].startswith("JOKER"):
                self.piles[0].append(table[place])
                table[place] = self.stock.pop(0)
        self.table = table  # a stack is three of a coin
        self.turn = 1
        self.seat = 0

    def same(self, card: str) -> list[str]:
        return [other for other in self.table if other.split(".")[0] == card.split(".")[0]]

    def take(self, cards: list[str]) -> list[str]:
        self.table = [card for card in self.table if card not in cards]
        return cards

    def play(self, moves: list[Move]) -> None:
        """One turn: the move that began it, then the choices that came up."""
        mine, theirs = self.piles[self.seat], self.piles[1 - self.seat]
        coins = [card.split(".")[0] for card in self.table]
        chain = len(coins) == 2 and coins[0] != coins[1]
        last = self.turn == 20
        steals = 0
        taken: list[str] = []
        first = moves.pop(0)
        hand = self.hands[self.seat]
        laid = pair = two = None

        def next_stock() -> str:
            nonlocal steals
            while (card := self.stock.pop(0)).startswith("JOKER"):
                mine.append(card)
                steals += 1
            return card

        if first.kind == "complete":
            assert first.target is not None
            for card in first.cards:
                hand.remove(card)
            taken = [*first.cards, *self.take([first.target])]
            steals += 1
        elif first.kind == "play":
            card, target = first.cards[0], first.target
            hand.remove(card)
            if card.startswith("JOKER"):
                mine.append(card)
                steals += 1
                card = next_stock()
                if len(self.same(card)) == 2:
                    target = moves.pop(0).target
            matches = self.same(card)
            if not matches:
                self.table.append(card)
                laid = card
            elif len(matches) == 3:
                taken = [*self.take(matches), card]
                steals += 1
            else:
                chosen = target if len(matches) == 2 else matches[0]
                assert chosen in matches
                taken = [*self.take([chosen]), card]
                pair, two = card, len(matches) == 2
        card = next_stock()
        matches = self.same(card)
        coin = card.split(".")[0]
        if pair and pair.split(".")[0] == coin and not two:
            self.table += [*taken, card]
            taken = []
        elif coin in [own.split(".")[0] for own in (pair, laid) if own]:
            taken += [*self.take(matches), card]
            steals += not last
        elif not matches:
            self.table.append(card)
        elif len(matches) == 2:
            taken += [*self.take([moves.pop(0).target or ""]), card]
        else:
            steals += len(matches) == 3
            taken += [*self.take(matches), card]
        mine += taken
        if chain and not self.table and not last:
            steals += 1
        for _ in range(steals):
            mining = [c for c in theirs if ".MI" in c and c not in ("BTC.MI", "LTC.MI1")]
            mining = mining or [c for c in theirs if ".MI" in c]
            if mining:
                theirs.remove(min(mining))
                mine.append(min(mining))
        self.turn += 1
        self.seat = 1 - self.seat


def test_second_implementation() -> None:
    """Turn after turn, hands, captured cards, layout and stock are those of a plain referee; so
    are the scores, and the payment at the end."""
    for seed in range(120):
        chance = Random(seed)
        deck = PACK.copy()
        chance.shuffle(deck)
        state = GAME.new(deck=deck)
        referee = Referee(deck)
        pending: list[Move] = []
        for move in random_play(state, chance):
            before = state.turns
            if move.kind in ("play", "complete", "flip", "place", "take"):
                pending.append(move)
            twin = state.copy()
            twin.play(move)
            if twin.turns > before:
                referee.play(pending)
                zones = twin.zones()
                assert pending == []
                for seat in (0, 1):
                    assert sorted(zones[f"hand-{seat}"]) == sorted(referee.hands[seat])
                    assert sorted(zones[f"captured-{seat}"]) == sorted(referee.piles[seat])
                    assert twin.stats["scores"][seat] == score(referee.piles[seat]).total
                assert sorted(zones["layout"]) == sorted(referee.table)
                assert list(zones["stock"]) == referee.stock
        outcome = state.outcome
        if outcome.reason == "ended":
            (winner,) = outcome.winners
            goes, shown = state.stats["goes"][winner], state.stats["shown"][winner]
            piles = referee.piles
            assert outcome.scores[winner] == payment(piles[winner], piles[1 - winner], goes, shown)


@settings(max_examples=60, deadline=None)
@given(seeds, options)
def test_conservation(seed: int, house: dict[str, object]) -> None:
    """With any house rules, each card is in one zone before every move; there are moves until the
    end and none after it; a deal takes twenty turns at most; points are zero-sum."""
    chance = Random(seed)
    state = GAME.new(seed=seed, **house)
    for _ in random_play(state, chance):
        held = [card for zone in state.zones().values() for card in zone]
        assert len(held) == 50
        assert set(held) == set(PACK)
        assert state.seat in (0, 1)
        assert all(move.seat == state.seat for move in state.options())
        assert len(set(state.options())) == len(state.options())
    assert state.turns <= 20
    assert sum(state.outcome.scores) == 0
    assert (state.seat, list(state.options())) == (None, [])
    assert len({card for zone in state.zones().values() for card in zone}) == 50


def test_claims_of_the_source() -> None:
    """What the source says of every deal (A1, A18, A19), in whole deals of random play: nobody
    stays below the target without having refused to end; three keep-goings lift the score to nine,
    so that the next end is at ten; when the second player's last hand card is played, one card is
    left in the stock, one more for each joker to come, and four more for each set of three that
    this player completed, since two turns of each player are still to come then; and the layout is
    always empty after the last turn [69, 93, 156]."""
    wasted = 0
    for seed in range(250):
        chance = Random(seed)
        state = GAME.new(seed=seed)
        for _ in random_play(state, chance, end=0.0):
            pass
        for seat in (0, 1):
            if state.outcome.reason != "void" and state.goes[seat] >= 3:
                assert state.last_go[seat] >= 9
        if state.outcome.reason == "waste_hashrate":
            wasted += 1
            assert max(state.goes) >= 1
            assert max(state.stats["scores"]) >= 9
            completed = sum(move.kind == "complete" and move.seat == 1 for move in state.moves)
            assert state.stats["stock_left"] - 4 * completed in (1, 2, 3)
            assert state.stats["layout_left"] == 0
    assert wasted > 100


@pytest.mark.parametrize(
    ("move", "clause", "reason"),
    [
        (Move("play", ("XRP.PG",), 0), "4.1", "not in the hand"),
        (Move("play", ("ETH.CH",), 0), "4.5", "ETH.EX or ETH.MI2"),
        (Move("play", ("BCH.EX",), 0, "BCH.CH"), "4.4", "nothing to choose"),
        (Move("play", ("LTC.EX",), 1), "4.1", "seat 0"),
        (Move("complete", ("ETH.CH",), 0, "ETH.EX"), "4.7", "exactly three"),
        (Move("flip", (), 0), "4.8", "hand card to play"),
        (Move("take", ("ETH.CH",), 0, "ETH.EX"), "5.5", "now it is play"),
        (Move("end", (), 0), "8.1", "no right to end"),
        (Move("go", (), 0), "8.3", "nothing to decline"),
        (Move("show", ("ETH.CH",), 0), "3.4", "no set"),
        (Move("claim", ("ETH.CH",), 0), "3.2", "no Perfect Hand"),
        (Move("complete", ("ETH.MI1", "ETH.CH"), 0), "4.7", "exactly three"),
        (Move("play", ["ETH.CH"], 0), "4.1", "tuple of ids"),
        (Move("play", None, 0), "4.1", "tuple of ids"),
        (Move("complete", (1,), 0), "4.1", "tuple of ids"),
        (Move("fold", (), 0), "4.1", "no such move"),
        (Move(None, (), 0), "4.1", "no such move"),
        ("play ETH.CH", "4.1", "no such move"),
    ],
)
def test_refusals_explain(move: Move, clause: str, reason: str) -> None:
    """Each refusal says what is wrong, in the words of its clause."""
    zones = {
        "hand-0": ["ETH.CH", "BCH.EX"],
        "hand-1": ["LTC.EX"],
        "layout": ["ETH.EX", "ETH.MI2", "BCH.CH"],
    }

    with pytest.raises(IllegalMove, match=reason) as refused:
        GAME.position(zones).play(move)
    assert refused.value.clause == f"war-of-coins-{clause}"


def test_moves_made_by_hand() -> None:
    """A plain tuple that equals a legal move is that move, in play and transcript; cards named in
    another order are refused with the order they have; nobody can change what is legal."""
    zones = {"hand-0": ["ETH.CH", "ETH.MI1", "ETH.MI2"], "layout": ["ETH.EX"], "stock": ["BCH.EX"]}
    one, other = GAME.position(zones), GAME.position(zones)
    (move,) = (move for move in one.options() if move.kind == "complete")

    with pytest.raises(IllegalMove, match="name them as ETH.CH, ETH.MI1, ETH.MI2"):
        one.play(move._replace(cards=move.cards[::-1]))
    one.play(move)
    other.play(tuple(move))
    assert GAME.transcript(other) == GAME.transcript(one)
    assert isinstance(one.options(), tuple)


def test_transcript_of_a_position() -> None:
    """A situation set up by hand is replayed from its zones and circumstances."""
    zones = {"hand-0": ["ETH.CH"], "layout": ["ETH.EX", "DASH.PG"], "stock": ["DASH.MI1"],
             "captured-1": ["XLM.MI1"]}  # fmt: skip
    state = GAME.position(zones, turn=9, goes=(1, 0), last_go=(7, 0), shown=(("LTC",), ()))
    state.play(state.options()[0])
    text = GAME.transcript(state)

    assert text.splitlines()[-1] == (
        "1. seat 0: play ETH.CH | paired ETH.EX ETH.CH; turned DASH.MI1; captured ETH.EX ETH.CH "
        "DASH.PG DASH.MI1; longest_chain; surrendered XLM.MI1"
    )
    assert GAME.transcript(GAME.replay(text)) == text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("war-of-coins\n", "war\n", "line 1"),
        ("first: 0", "first: 2", "first"),
        ("first: 0", "first: zero", "line 2"),
        ("first: 0", "first 0", "line 2"),
        ("first: 0", "last: 0", "last"),
        ("deck: ", "deck: ETH.XX ", "ETH.XX"),
        ("stake_cap: ", "goes: [1]\nstake_cap: ", "goes"),
        (": play ", ": keep ", "not among the legal moves"),
        ("; turned ", "; saw ", "the rules give"),
    ],
)
def test_broken_transcripts(old: str, new: str, message: str) -> None:
    """A transcript that the rules don't bear out is refused at the line at fault."""
    state = GAME.new(seed=3)
    for _ in range(4):
        state.play(state.options()[-1])
    text = GAME.transcript(state)
    assert old in text

    with pytest.raises(ValueError, match=message):
        GAME.replay(text.replace(old, new, 1))


def test_transcript_without_a_deal() -> None:
    """A record that was cut off before the cards is refused."""
    with pytest.raises(ValueError, match="no deck"):
        GAME.replay("war-of-coins\nfirst: 0\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 3}, "2 players"),
        ({"first": 2}, "first"),
        ({"colour": 1}, "no option"),
        ({"chance": ["heads"]}, "no chance"),
        ({"deck": PACK[:-1]}, "lacks JOKER2"),
        ({"deck": [*PACK[:-1], PACK[0]]}, "twice"),
        ({"deck": [*PACK[:-1], "DOGE.EX"]}, "DOGE.EX"),
    ],
)
def test_wrong_games(arguments: dict[str, object], message: str) -> None:
    """A player count, option, chance or deck that the rules don't have is refused by name."""
    with pytest.raises(ValueError, match=message):
        GAME.new(**arguments)


@pytest.mark.parametrize(
    ("zones", "circumstances", "message"),
    [
        ({"table": []}, {}, "no zone table"),
        ({"hand-0": ["ETH.EX"], "stock": ["ETH.EX"]}, {}, "twice"),
        ({"layout": ["JOKER1"]}, {}, "JOKER1"),
        ({"layout": ["ETH.EX", "ETH.CH", "ETH.MI1", "ETH.MI2"]}, {}, "void"),
        ({}, {"turn": 21}, "turn 21"),
        ({}, {"goes": (1,)}, "goes: .* each of two seats"),
        ({}, {"owed": 3}, "owed: 3 is not one value"),
        ({}, {"shown": (("USD",), ())}, "no coin USD"),
    ],
)
def test_wrong_positions(
    zones: dict[str, list[str]], circumstances: dict[str, object], message: str
) -> None:
    """A situation that can't come about is refused by name."""
    with pytest.raises(ValueError, match=message):
        GAME.position(zones, **circumstances)
