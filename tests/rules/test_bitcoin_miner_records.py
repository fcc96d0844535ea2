"""Bitcoin Miner as text, and decks handed in: what reads back, and what is refused."""

from __future__ import annotations

import pytest

from generator.games.bitcoin_miner.rules import moves, shorthand
from generator.rules import IllegalMove, game

GAME = game("bitcoin-miner")


def test_moves_read_back() -> None:
    """What a move prints is what `read` takes; other lines are refused."""
    made = (
        moves.play(3, "tx-6"),
        moves.claim(0, "block-09AC", 12),
        moves.substitute(1),
        moves.pass_turn(5),
    )

    assert [moves.read(str(move)) for move in made] == list(made)
    assert str(made[1]) == "seat 0: claim Block 12 with block-09AC"
    for line in ("", "seat 0: rest", "seat x: pass", "seat 0: claim Block with block-09A"):
        with pytest.raises(ValueError, match="is not a move"):
            moves.read(line)


# The record that the next test spoils, a line at a time.
RECORD = """\
game: bitcoin-miner
players: 2
block_cards: 70
value_rule: total
idle_rounds: 3
transactions: tx-1 tx-2
blocks: block-01A block-02B
rolls: none
starter: 0
# round 1
seat 0: play tx-1
seat 1: play tx-2
end: no_card_fits, coins 0 0
"""


def test_a_record_reads_so() -> None:
    """What a short game's transcript looks like."""
    state = shorthand.plays(shorthand.deal(GAME, "1 2 1A 2B"), "1 2")

    assert GAME.transcript(state) == RECORD
    assert GAME.transcript(GAME.replay(RECORD)) == RECORD


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("game: bitcoin-miner", "game: war"), "line 1: a record of 'war'"),
        (("players: 2", "players: two"), "line 2: 'two' is not a number"),
        (("players: 2", "players: 2\nplayers: 2"), "line 3: a second 'players'"),
        (("block_cards: 70", "block_cards: 71"), "line 3: option block_cards: 71"),
        (("value_rule: total", "value_rule: totals"), "line 4: option value_rule: 'totals'"),
        (("value_rule: total", "values: total"), "line 4: 'values: total' is neither"),
        (("block-02B", "block-B"), "line 7: 'block-B' is not a block card"),
        (("rolls: none\n", ""), "line 10: the head of the record lacks rolls"),
        (("rolls: none", "rolls: 1 2"), "line 11: by the rolls seat 1 starts, not seat 0"),
        (("players: 2", "players: 7"), "line 11: 7 players"),
        (("seat 1: play tx-2", "seat 1: play tx-3"), "line 12: .*play a transaction card"),
        (("seat 1: play tx-2", "seat 1 plays"), "line 12: 'seat 1 plays' is not a move"),
        (("end: no_card_fits", "end: all_claimed"), "line 13: the game ends otherwise"),
    ],
)
def test_replay_names_the_line(change: tuple[str, str], words: str) -> None:
    """A record that can't be is refused with the line at fault."""
    with pytest.raises(ValueError, match=words):
        GAME.replay(RECORD.replace(*change))


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        ("1 2 3 9A 9B", "3 transaction cards do not share out among 2"),
        ("9A 9B", "0 transaction cards"),
        ("1 2 9A", "1 block cards for 2 players"),
        ("1 9A 2 9B", "'tx-2' is not a block card"),
        ("1 " * 62 + "9A 9B", "62 transaction cards and 2 block cards; the game has 60 and 70"),
        ("1 2 " + "9A " * 71, "2 transaction cards and 71 block cards"),
        ("1 " * 60 + "9A " * 70, "not the game's own deck: wrong number of block-02A, .* more"),
    ],
)
def test_decks_that_cannot_be(deck: str, words: str) -> None:
    """A deck handed in is checked before anything is dealt."""
    with pytest.raises(ValueError, match=words):
        shorthand.deal(GAME, deck)


def test_a_whole_deck_handed_in() -> None:
    """The game's own deck in any order deals as handed in, without any generator."""
    whole = [card for card, copies in GAME.composition().items() for _ in range(copies)]
    state = GAME.new(3, deck=whole)

    assert state.zones()["hand-1"] == whole[1:60:3]
    assert state.zones()["block-1"] == [whole[61]]
    assert state.zones()["deck"] == whole[63:]
    with pytest.raises(ValueError, match="a new game needs a seed, or a deck in deal order"):
        GAME.new(3)
    with pytest.raises(ValueError, match="block_cards: 50 is not one of 70, 40"):
        GAME.new(3, seed=1, block_cards=50)


def test_the_short_deck_need_not_be_announced() -> None:
    """Ruling C1 [17, 40]: sixty and the forty marked cards are a game of the short deck; the other
    seventy cards, or the forty for a table that asked for seventy, are not."""
    short = [
        card for card, copies in GAME.composition(block_cards=40).items() for _ in range(copies)
    ]
    state = GAME.new(3, deck=short)

    assert state.deal.options["block_cards"] == 40
    assert "block_cards: 40" in GAME.transcript(state)
    with pytest.raises(ValueError, match="wrong number of block-02A, block-03ABCD, .* 26 more"):
        GAME.new(3, deck=short, block_cards=70)
    with pytest.raises(ValueError, match="60 transaction cards and 70 block cards; .* 60 and 40"):
        GAME.new(3, deck=[*short, *short[-30:]], block_cards=40)


@pytest.mark.parametrize(
    ("lost", "gained", "words"),
    [
        ("block-36ABD", [], "wrong number of block-36ABD"),
        ("tx-6", [], "wrong number of tx-6"),
        ("block-36ABD", ["block-02A"], "wrong number of block-02A, block-36ABD"),
        ("block-36ABD", ["block-37A"], "wrong number of block-36ABD, block-37A"),
        ("block-36ABD", ["tx-6"], "'tx-6' is not a block card"),
        ("block-36ABD", [36], "36 is not a card id"),
    ],
)
def test_a_whole_deck_with_a_wrong_card(lost: str, gained: list[str], words: str) -> None:
    """[13, 17]: a deck that lacks a card, or has another for it, is refused and says which."""
    whole = [card for card, copies in GAME.composition().items() for _ in range(copies)]
    whole.remove(lost)

    with pytest.raises(ValueError, match=words):
        GAME.new(2, deck=whole + gained)


def test_moves_are_plain_numbers() -> None:
    """A move made by hand is played like one from the list if its numbers are numbers; a truth
    value, which only equals one, is no seat and no Block."""
    state = shorthand.plays(shorthand.deal(GAME, "1 1 1 1 9A 9B"), "1 1")
    for odd in (
        moves.Move("claim", ("block-09B",), True, 0),
        moves.Move("claim", ("block-09B",), 1, False),
        moves.Move("play", ("tx-1",), True),
    ):
        assert state.refusal(odd) == ("this is no move of this game", "bitcoin-miner-4.3")
        with pytest.raises(IllegalMove):
            state.play(odd)
    state.play(moves.Move("claim", ("block-09B",), 1, 0))

    assert str(state.history[-1]) == "seat 1: claim Block 0 with block-09B"
    assert GAME.replay(GAME.transcript(state)).zones() == state.zones()


def test_options_are_as_listed() -> None:
    """A value that only equals a listed one (True for 1) is noted as the listed one, so that the
    record reads back."""
    state = GAME.new(2, seed=1, idle_rounds=True, block_cards=40.0)

    assert "block_cards: 40\n" in GAME.transcript(state)
    assert "idle_rounds: 1\n" in GAME.transcript(state)
    assert GAME.replay(GAME.transcript(state)).zones() == state.zones()
