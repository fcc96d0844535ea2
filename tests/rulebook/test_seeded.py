"""Examples of play: a seeded game is the same each time, whole, and true to its engine."""

from __future__ import annotations

import re

import pytest
import toy

from generator import catalogue, deck, rules
from generator.errors import UserError
from generator.rulebook.document import render
from generator.rulebook.pictures import no_picture
from generator.rulebook.seeded import seeded_game

# Each book's game: its seed, how many play, and what its steps are numbered by.
_TALES = {
    "war": (67, 2, "Turn"),
    "war-of-coins": (283, 2, "Turn"),
    "bitcoin-miner": (1858, 3, "Round"),
}


@pytest.mark.parametrize("slug", rules.slugs())
def test_the_same_seed_tells_the_same_game(slug: str) -> None:
    engine = rules.game(slug)
    one = seeded_game(engine, {}, 3)
    other = seeded_game(engine, {"a": "another telling, so that it is played again"}, 3)

    assert [str(m.move) for m in one.moments] == [str(m.move) for m in other.moments]
    assert one.outcome == other.outcome is not None


def test_a_moment_knows_what_its_player_saw_and_what_the_engine_says() -> None:
    tale = seeded_game(rules.game("war"), {}, 67)
    first = tale.moments[0]

    assert (first.number, first.who) == (1, "Ada")
    assert first.before["deck"] + first.before["opponent"] == 54
    assert first.detail.number == 1
    assert len(tale.moments) == tale.stats["turns"]


@pytest.mark.parametrize("slug", _TALES)
def test_the_book_tells_the_game_to_its_end(slug: str) -> None:
    project = toy.project()
    built = deck.build(catalogue.load(project.catalogue(slug), project))
    html = render(built, project, rules.game(slug), no_picture)
    told = toy.plain(html[html.index('class="retold"') : html.index('id="questions"')])
    seed, players, step = _TALES[slug]
    tale = seeded_game(rules.game(slug), {}, seed, players=players)
    last = [m for m in tale.moments if m.move.kind not in ("end", "pass")][-1]
    number = last.number if slug == "war" else last.before[step.lower()]

    assert re.search(rf"{step} {number}\b", told)
    assert tale.names[tale.outcome.winners[0]] in told


def test_the_miners_game_is_told_with_its_moments() -> None:
    """Issue 3: an opening, a contest, a substitution, a link, coins paid, the end: all from the
    game of the book's seed."""
    project = toy.project()
    slug = "bitcoin-miner"
    built = deck.build(catalogue.load(project.catalogue(slug), project))
    html = render(built, project, rules.game(slug), no_picture)
    told = toy.plain(html[html.index('<div class="retold"') : html.index('id="hints"')])
    seed, players, _ = _TALES[slug]
    tale = seeded_game(rules.game(slug), {}, seed, players=players)
    first = tale.moments[0]
    opening = deck_value(built, first.move.cards[0])

    assert f"Round 1. {first.who} has rolled highest. {first.who} plays {opening}," in told
    for words in ("contests it with", "substitutes it, gets", "the Blockchain is empty",
                  "takes her card back", "rule 8.2"):  # fmt: skip
        assert words in told, words
    assert 'class="sign"' in html[html.index('class="retold"') : html.index('id="hints"')]
    count = told[told.index("The last count") :]
    for name, coins in zip(tale.names, tale.outcome.scores, strict=True):
        assert re.search(rf"{name}\d+{coins}\D", count), name


def deck_value(built: deck.Deck, card: str) -> object:
    """The value of a card."""
    return next(one.facts["value"] for one in built.cards if one.id == card)


def test_what_a_game_has_not_is_refused_by_name() -> None:
    war = rules.game("war")
    with pytest.raises(UserError, match="no agent 'heuristics'.*'heuristic'"):
        seeded_game(war, {}, 1, by="heuristics")
    with pytest.raises(UserError, match="isn't for 5 players"):
        seeded_game(war, {}, 1, players=5)
    with pytest.raises(UserError, match="no rules to play"):
        seeded_game(None, {}, 1)
    with pytest.raises(UserError, match="no option 'ordre'"):
        seeded_game(war, {}, 1, ordre="loser")
