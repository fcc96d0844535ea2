"""War in play: against a second, plain implementation, at short tables where wars and shortages
come soon, guessed, and as text. What every game must keep is held by test_contract.py.
"""

from __future__ import annotations

from collections import deque
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.games.war.rules import TURN, Move, WarState
from generator.rules import contract, game

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
    assert at_once.last == by_turns.last


def test_run_goes_on_from_the_middle() -> None:
    """A game may be played turn by turn first and run from there, to the guard as well."""
    for order in ("winner", "fixed"):
        one, other = (GAME.new(seed=4, order=order, experiment=True) for _ in range(2))
        for _ in range(10):
            one.play(TURN)

        assert one.run() == other.run()
        assert one.stats == other.stats


def test_the_one_move() -> None:
    """`legal_moves`, `options`, `moves` and `refusal` say the same, of our move and of the
    contract's; after the end nothing is legal [112]."""
    state = GAME.new(seed=3)

    assert list(state.legal_moves()) == list(state.options()) == list(GAME.moves(2)) == [TURN]
    assert state.refusal(TURN) is state.refusal(contract.Move("turn")) is None
    assert state.refusal(Move("peek")).clause == "war-2.1"
    assert TURN._fields[:4] == ("kind", "cards", "seat", "target")
    state.run()
    assert list(state.legal_moves()) == list(state.options()) == []
    assert state.refusal(TURN) == ("the game is over", "war-6.1")
    for players in (1, 3):
        with pytest.raises(ValueError, match=f"2 players, not {players}"):
            GAME.moves(players)


@settings(max_examples=200, deadline=None)
@given(small_decks, st.integers(0, 6), st.integers(0, 99), st.sampled_from([0, 1]))
def test_a_guess_is_what_a_seat_could_be_in(
    drawn: tuple[list[str], int, int, str, str], turns: int, seed: int, seat: int
) -> None:
    """The same view, figures, sizes of zones and cards, another deal; it plays on to an end, reads
    back from its transcript, and leaves the game itself as it was."""
    state = small(drawn)
    for _ in range(turns):
        if state.outcome is None:
            state.play(TURN)
    record = GAME.transcript(state)
    guess = state.guess(seat, Random(seed))

    assert GAME.transcript(state) == record
    assert guess.view(seat) == state.view(seat) and guess.stats == state.stats
    sizes, zones = ({n: len(c) for n, c in one.zones().items()} for one in (state, guess))
    assert sizes == zones
    assert _cards(guess) == _cards(state)
    read = GAME.replay(GAME.transcript(guess))
    assert (read.zones(), read.stats) == (guess.zones(), guess.stats)
    assert GAME.transcript(read) == GAME.transcript(guess)
    for _ in range(100):
        if guess.outcome is None:
            guess.play(TURN)


def _cards(state: WarState) -> list[str]:
    return sorted(card for zone in state.zones().values() for card in zone)


def test_a_guess_deals_every_hidden_card_anew() -> None:
    """With three cards face down in either deck, all 720 deals come about; who is asked again with
    the same chance guesses the same [64]."""
    zones = {"deck-0": ["2C", "3C", "4C"], "deck-1": ["5C", "6C", "7C"]}
    state, chance = GAME.position(zones), Random(1)
    deals = {tuple(state.guess(0, chance).zones().values()) for _ in range(8_000)}

    assert len(deals) == 720
    assert state.guess(1, Random(4)).zones() == state.guess(1, Random(4)).zones()


@pytest.mark.parametrize("order", ["winner", "loser", "pairs"])
def test_a_guess_leaves_cards_that_were_seen(order: str) -> None:
    """The king and the queen that were turned up lie where everybody saw them go, and so do the
    sevens that tied; the three that each laid face down are anybody's guess [78-84]."""
    zones = {"deck-0": ["7C", "2C", "3C", "4C", "KC", "9C", "10C"],
             "deck-1": ["7D", "5D", "6D", "8D", "QD", "9D", "10D"]}  # fmt: skip
    state = GAME.position(zones, order=order)
    state.play(TURN)
    deck = state.zones()["deck-0"]
    seen = {place for place, card in enumerate(deck) if card in ("7C", "7D", "KC", "QD")}
    guesses = [state.guess(0, Random(seed)).zones()["deck-0"] for seed in range(200)]

    for place, card in enumerate(deck):
        assert len({guess[place] for guess in guesses}) == (1 if place in seen else 10)
        assert place not in seen or guesses[0][place] == card


def test_a_guess_of_shuffled_pickups_knows_no_place() -> None:
    """Shuffled, what was seen lies anywhere among the cards that were taken, and what comes later
    is the guess's own chance: nothing that was recorded or is to come is in it."""
    zones = {"deck-0": ["KC", "2C"], "deck-1": ["QD", "3D"]}
    state = GAME.position(zones, order="shuffle", chance=[["QD", "KC"], ["3D", "2C"]])
    state.play(TURN)
    guesses = [state.guess(1, Random(seed)) for seed in range(40)]

    assert {guess.zones()["deck-0"][1:] for guess in guesses} == {("KC", "QD"), ("QD", "KC")}
    for guess in guesses:
        guess.play(TURN)
    assert {guess.pickups[1] for guess in guesses} == {("2C", "3D"), ("3D", "2C")}


def test_a_guess_tells_nothing_of_the_past() -> None:
    """No deal, no seed and no card of an earlier turn: two games that look alike are guessed
    alike."""
    one, other = GAME.new(seed=1), GAME.new(seed=2)

    assert GAME.transcript(one.guess(0, Random(9))) == GAME.transcript(other.guess(0, Random(9)))
    for _ in range(30):
        one.play(TURN)
    guess = one.guess(0, Random(9))
    assert guess.start != one.start
    assert len(GAME.story(guess)) == 1 and guess.turns == 30


def test_a_position_is_any_table() -> None:
    """`position`: what isn't named is empty; a table between two turns of a game, with what it has
    counted, is one too."""
    assert GAME.position().outcome == GAME.position({"pot": ()}).outcome
    assert GAME.position({"deck-0": ["2C"]}).outcome.winners == (0,)
    state = GAME.new(seed=1)
    for _ in range(60):
        state.play(TURN)
    again = GAME.position(state.zones(), events=state.stats["events"])

    assert (again.zones(), again.stats) == (state.zones(), state.stats)
    assert again.run() == state.run()
    assert again.stats == state.stats
    assert GAME.transcript(GAME.replay(GAME.transcript(again))) == GAME.transcript(again)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"zones": {"deck-2": ["2C"]}}, "no zone deck-2"),
        ({"zones": {"deck-0": ["2C"], "deck-1": ["2C"]}}, "twice"),
        ({"zones": {"deck-0": ["1C"]}}, "1C"),
        ({"zones": {"pot": ["2C"]}}, "no card lies in the pot"),
        ({"events": {"peace": 1}}, "no event 'peace'"),
        ({"events": {"war_0": 1}}, "no event 'war_0'"),
        ({"events": {"battle": -1}}, "fewer than none"),
    ],
)
def test_wrong_positions(arguments: dict[str, object], message: str) -> None:
    """A table that the pack can't make is refused by name."""
    with pytest.raises(ValueError, match=message):
        GAME.position(**arguments)


@pytest.mark.parametrize("handed_in", [False, True])
def test_a_replay_with_the_seed_shuffles_on(handed_in: bool) -> None:
    """With its seed, a replayed game goes on as the game itself does, whether the seed dealt as
    well or the deal was handed in; without it, no order is left."""
    deck = {"deck": Random(8).sample(PACK, 54)} if handed_in else {}
    state = GAME.new(seed=5, order="shuffle", **deck)
    for _ in range(20):
        state.play(TURN)
    record = GAME.transcript(state)
    again = GAME.replay(record, seed=5)
    state.run()

    assert (again.run(), GAME.transcript(again)) == (state.outcome, GAME.transcript(state))
    with pytest.raises(ValueError, match="no further pickup order"):
        GAME.replay(record).run()


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
        ({"chance": [["2C", "2D"]], "seed": 1}, "order='shuffle'"),
        ({}, "a new game needs a seed, or a deck in deal order"),
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
