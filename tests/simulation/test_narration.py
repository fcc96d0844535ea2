"""Games told in words: every move and every table has some, and nobody hears a secret."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from generator import rules
from generator.games.vires_in_numeris.rules.cards import HR
from generator.rules.names import Names, seated
from generator.simulation.narration import narration

TABLES = [("war", 2), ("war-of-coins", 2), ("vires-in-numeris", 4), ("bitcoin-miner", 3)]


def spoken(slug: str, players: int) -> Names:
    cards = rules.game(slug).composition()
    return Names({card: f"<{card}>" for card in cards}, seated(players, 0))


def told(slug: str, players: int, seed: int) -> list[tuple[Any, Any, list[str]]]:
    """(state before, move, what seat 0 hears) of each move of a random game."""
    found = []
    words, teller = spoken(slug, players), narration(rules.pack(slug))
    state = rules.game(slug).new(players, seed=seed)
    chance = Random(seed)
    while state.outcome is None and len(found) < 300:
        before, view = state.copy(), state.view(0)
        lines = teller.table(view, words)
        for option in state.options():
            assert teller.option(option, view, words)
        move = chance.choice(list(state.options()))
        mark = teller.mark(state, 0)
        said = teller.announced(move, view, words)
        state.play(move)
        if before.seat == 0:
            said = ""
        found.append((before, move, [said, *lines, *teller.since(state, mark, 0, words)]))
    return found


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_every_table_and_every_move_has_its_words(slug: str, players: int) -> None:
    for seed in range(4):
        for _, _, lines in told(slug, players, seed):
            assert all(isinstance(line, str) for line in lines)
            assert not any("None" in line or "{" in line for line in lines)


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_telling_changes_nothing(slug: str, players: int) -> None:
    """The told game is the game: same moves, same transcript."""
    game = rules.game(slug)
    told_to_the_end = told(slug, players, 9)
    state = game.new(players, seed=9)
    for before, move, _ in told_to_the_end:
        assert before.zones() == state.zones()
        state.play(move)


def public(slug: str, state: Any) -> set[str]:
    """Cards that seat 0 may know of: its own, and all that lie open."""
    zones = state.zones()
    hidden = {
        "war-of-coins": ("hand-1", "stock"),
        "bitcoin-miner": ("deck", "block-1", "block-2"),
        "vires-in-numeris": ("deck", "hand-1", "hand-2", "hand-3"),
    }[slug]
    secret = {card for zone in hidden for card in zones[zone]}
    return set(rules.game(slug).composition()) - secret


@pytest.mark.parametrize(("slug", "players"), TABLES[1:])
def test_the_table_names_no_card_that_is_hidden(slug: str, players: int) -> None:
    words, teller = spoken(slug, players), narration(rules.pack(slug))
    for seed in range(4):
        for before, _, _ in told(slug, players, seed):
            view = before.view(0)
            open_to_me = public(slug, before) | {HR}
            for one in view.get("opponent_shown", ()):
                open_to_me.add(one)
            for shown in view.get("shown", ()):
                open_to_me.update(shown[3])
            lines = "\n".join(teller.table(view, words))
            for card in rules.game(slug).composition():
                if card not in open_to_me and not card.startswith("tx-"):
                    assert f"<{card}>" not in lines, card


def test_votes_gifts_and_answers_that_were_not_given_stay_secret() -> None:
    game = rules.game("vires-in-numeris")
    words, teller = spoken("vires-in-numeris", 4), narration(rules.pack("vires-in-numeris"))
    view = game.new(4, seed=1).view(0)
    from generator.games.vires_in_numeris.rules import parse

    assert teller.announced(parse("seat 1: vote (coin)"), view, words) == "vote in secret"
    assert teller.announced(parse("seat 1: pass"), view, words) == ""
    gift = teller.announced(parse("seat 1: give bearish to seat 2"), view, words)
    assert gift == "give a card to Cleo"
    mine = teller.announced(parse("seat 1: give bearish to seat 0"), view, words)
    assert mine == "give <bearish> to you"


def test_names_and_persons() -> None:
    words = Names({"a": "Ace"}, seated(3, 1))

    assert words.seats == ("Ada", "you", "Cleo")
    assert words.cards(["a", "b", "a"]) == "2 x Ace, b"
    assert words.cards([]) == "none"
    assert [words.does(s, "win", "wins") for s in (0, 1)] == ["Ada wins", "You win"]
    assert [words.own(s) for s in (0, 1)] == ["Ada's", "your"]
    assert words.starts(1) == "You"
    told = [words.says(seat, "play the Ace") for seat in (0, 1)]
    assert told == ["Ada plays the Ace", "You play the Ace"]
    assert words.says(0, "pass") == "Ada passes"
