"""War against what every game must keep: conservation, refusals, seeds, copies, transcripts; and
against a second, plain implementation.
"""

from __future__ import annotations

from collections import deque
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.war.rules import TURN, Move, WarState
from generator.rules import IllegalMove, game

GAME = game("war")
PACK = list(GAME.composition())
ORDERS = ["winner", "loser", "pairs", "shuffle", "fixed"]
small_decks = st.tuples(
    st.permutations(PACK),
    st.integers(0, 14),
    st.integers(0, 14),
    st.sampled_from(ORDERS),
    st.sampled_from(["next", "last"]),
)


def small(drawn: tuple[list[str], int, int, str, str]) -> WarState:
    """A game with two short decks: wars and shortages come soon."""
    cards, zero, one, order, flip = drawn
    zones = {"deck-0": cards[:zero], "deck-1": cards[zero : zero + one]}
    return GAME.position(zones, seed=7, order=order, flip=flip)


def naive(deck: list[str], order: str, each: int) -> tuple[int | None, int, int, str]:
    """Winner, turns, wars and reason, by another hand: deques and card names."""
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]

    def strength(card: str) -> int:
        return 13 if card[0] == "X" else ranks.index(card[:-1])

    decks = deque(deck[0::2]), deque(deck[1::2])
    turns = wars = 0
    while all(decks):
        if turns == 5000:
            return None, turns, wars, "capped"
        turns += 1
        down: tuple[list[str], list[str]] = ([decks[0].popleft()], [decks[1].popleft()])
        while strength(down[0][-1]) == strength(down[1][-1]):
            wars += 1
            short = [len(deck) < each for deck in decks]
            if all(short):
                return None, turns, wars, "both_out"
            if any(short):
                return short.index(False), turns, wars, "war_short"
            for seat in (0, 1):
                down[seat].extend(decks[seat].popleft() for _ in range(each))
        winner = int(strength(down[1][-1]) > strength(down[0][-1]))
        mine, theirs = down[winner], down[1 - winner]
        pot = {
            "winner": mine + theirs,
            "loser": theirs + mine,
            "fixed": down[0] + down[1],
            "pairs": [card for pair in zip(mine, theirs, strict=True) for card in pair],
        }[order]
        decks[winner].extend(pot)
    return int(not decks[0]), turns, wars, "emptied"


@pytest.mark.parametrize("order", ["winner", "loser", "pairs", "fixed"])
@pytest.mark.parametrize("flip", ["next", "last"])
def test_second_implementation(order: str, flip: str) -> None:
    """Whole games agree with a plain implementation in winner, length, wars and reason."""
    each = {"next": 4, "last": 3}[flip]
    for seed in range(25):
        deck = PACK.copy()
        Random(seed).shuffle(deck)
        state = GAME.new(deck=deck, order=order, flip=flip)
        outcome = state.run()

        winner = outcome.winners[0] if outcome.winners else None
        assert (winner, state.turns, state.wars, outcome.reason) == naive(deck, order, each)


@settings(max_examples=150, deadline=None)
@given(small_decks)
def test_conservation(drawn: tuple[list[str], int, int, str, str]) -> None:
    """After every turn each card is in one zone; a winner has all; the pot is empty in between;
    turns grow by one; seat and options end together."""
    state = small(drawn)
    cards = sorted(card for zone in state.zones().values() for card in zone)
    while state.outcome is None and state.turns < 300:
        assert (state.seat, list(state.options()), state.zones()["pot"]) == (0, [TURN], ())
        turns = state.turns
        state.play(TURN)
        assert state.turns == turns + 1
        assert sorted(card for zone in state.zones().values() for card in zone) == cards
    if state.outcome:
        assert (state.seat, list(state.options())) == (None, [])
        for seat in state.outcome.winners:
            assert sorted(state.zones()[f"deck-{seat}"]) == cards
        assert state.outcome.reason in ("emptied", "war_short", "both_out", "capped")


@settings(max_examples=100, deadline=None)
@given(small_decks)
def test_run_is_turn_after_turn(drawn: tuple[list[str], int, int, str, str]) -> None:
    """`run` ends where single turns end."""
    if drawn[3] == "fixed":
        drawn = (*drawn[:3], "winner", drawn[4])
    by_turns, at_once = small(drawn), small(drawn)
    while by_turns.outcome is None:
        by_turns.play(TURN)
    at_once.run()

    assert at_once.outcome == by_turns.outcome
    assert at_once.zones() == by_turns.zones()
    assert at_once.stats == by_turns.stats


def test_run_goes_on_from_the_middle() -> None:
    """A game may be played turn by turn first and run from there, to the guard as well."""
    for order in ("winner", "fixed"):
        one, other = (GAME.new(seed=4, order=order, experiment=True) for _ in range(2))
        for _ in range(10):
            one.play(TURN)

        assert one.run() == other.run()
        assert one.stats == other.stats


@pytest.mark.parametrize(
    "move",
    [Move("peek"), Move("turn", ("2C",)), Move("turn", seat=1), Move(None), "turn", None],
)
def test_illegal_moves(move: object) -> None:
    """Whatever is not `turn` is refused and changes nothing."""
    state = GAME.new(seed=3)
    before = state.zones(), state.stats

    with pytest.raises(IllegalMove):
        state.play(move)
    assert (state.zones(), state.stats) == before


@pytest.mark.parametrize("order", ORDERS[:4])
def test_seed_and_transcript(order: str) -> None:
    """The same seed plays the same game, another one another; transcripts read back, finished or
    not, and print the same again."""
    for seed in range(4):
        state, again = (GAME.new(seed=seed, order=order) for _ in range(2))
        state.run()
        again.run()
        text = GAME.transcript(state)
        read = GAME.replay(text)

        assert text == GAME.transcript(again) == GAME.transcript(read)
        assert text != GAME.transcript(GAME.new(seed=seed + 1, order=order))
        assert (read.outcome, read.zones()) == (state.outcome, state.zones())
    unfinished = GAME.new(seed=9, order=order)
    for _ in range(5):
        unfinished.play(TURN)
    assert GAME.replay(GAME.transcript(unfinished)).zones() == unfinished.zones()


def test_shuffles_replay_as_chance() -> None:
    """Pickup orders of a seeded game, handed to its deal, give the same game with no generator."""
    state = GAME.new(seed=5, order="shuffle")
    deal = [card for pair in zip(*list(state.zones().values())[:2], strict=True) for card in pair]
    state.run()
    again = GAME.new(deck=deal, chance=state.pickups, order="shuffle")

    assert again.run() == state.outcome
    assert again.zones() == state.zones()


def test_most_cards_on_the_table() -> None:
    """The peak counts cards that were really put down: none for a war that nobody could supply."""
    ties = GAME.new(deck=PACK)  # the pack in order ties all the way: six wars, none left for more
    ties.run()

    assert (ties.longest_war, len(ties.zones()["pot"])) == (7, 50)
    assert ties.stats["peaks"] == {"pot": 50}
    battle = GAME.position({"deck-0": ["KC"], "deck-1": ["QD"]})
    assert battle.stats["peaks"] == {"pot": 0}
    battle.play(TURN)
    assert battle.stats["peaks"] == {"pot": 2}


def test_copies_are_independent() -> None:
    """A copy plays on by itself, shuffles included, and both go on alike."""
    state = GAME.new(seed=5, order="shuffle")
    state.play(TURN)
    copies = [state.copy(), state.copy()]
    before = state.zones()
    copies[0].run()

    assert state.zones() == before
    assert copies[1].run() == copies[0].outcome == state.run()


def test_transcript_shows_the_cards() -> None:
    """A line a turn: what was turned, what the wars took, and how it went under the deck."""
    zones = {"deck-0": ["7C", "2C", "3C", "4C", "KC", "9C"],
             "deck-1": ["7D", "5D", "6D", "8D", "QD", "9D"]}  # fmt: skip
    state = GAME.position(zones)
    state.run()

    assert GAME.transcript(state).splitlines()[-2:] == [
        "1: 7C-7D war 2C-5D 3C-6D 4C-8D KC-QD; seat 0 takes 7C 2C 3C 4C KC 7D 5D 6D 8D QD",
        "2: 9C-9D war, short: seat 1; seat 0 takes 9C 9D",
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("war\n", "wart\n", "line 1"),
        ("order: winner", "order: best", "order"),
        ("experiment", "practice", "no option practice"),
        ("\n3: ", "\n4: ", "line 9: the rules give"),
        ("deck-0: ", "deck-0: 1C ", "1C"),
        ("deck-1: ", "deck-3: ", "no line deck-1"),
    ],
)
def test_broken_transcripts(old: str, new: str, message: str) -> None:
    """A transcript that the rules don't bear out is refused at the line at fault."""
    state = GAME.new(seed=1)
    for _ in range(5):
        state.play(TURN)
    text = GAME.transcript(state)
    assert old in text

    with pytest.raises(ValueError, match=message):
        GAME.replay(text.replace(old, new, 1))


def test_transcript_that_goes_on_after_the_end() -> None:
    """A turn too many is refused at its line."""
    state = GAME.new(seed=1)
    state.run()
    text = GAME.transcript(state)

    with pytest.raises(ValueError, match=f"line {len(text.splitlines()) + 1}: .*game is over"):
        GAME.replay(text + f"{state.turns + 1}: KC-QD; seat 0 takes KC QD\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 3}, "2 players"),
        ({"order": "best"}, "order"),
        ({"colour": 1}, "no option"),
        ({"chance": [["2C", "2D"]]}, "order='shuffle'"),
        ({"deck": PACK[:-1]}, "lacks X2"),
        ({"deck": [*PACK[:-1], "2C"]}, "twice"),
        ({"deck": [*PACK[:-1], "1C"]}, "1C"),
    ],
)
def test_wrong_games(arguments: dict[str, object], message: str) -> None:
    """A player count, option or deck that the rules don't have is refused by name."""
    with pytest.raises(ValueError, match=message):
        GAME.new(**arguments)


def test_view_hides_both_decks() -> None:
    """Two games that differ only in hidden cards look the same; cards turned up do show."""
    tops = {"deck-0": ["KC"], "deck-1": ["QD"]}
    one = GAME.position({"deck-0": ["KC", "2C"], "deck-1": ["QD", "3C"]})
    other = GAME.position({"deck-0": ["KC", "AS"], "deck-1": ["QD", "X1"]})
    for state in (one, other):
        state.play(TURN)

    assert one.view(0) == other.view(0)
    assert one.view(1)["turned_up"] == ((tops["deck-0"][0], tops["deck-1"][0]),)
