"""Examples of play: a seeded game is the same each time, whole, and true to its engine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import toy

from generator import catalogue, deck, rules
from generator.errors import UserError
from generator.rulebook import volumes
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
    engine = rules.pack(slug)
    one = seeded_game(engine, {}, 3)
    other = seeded_game(engine, {"a": "another telling, so that it is played again"}, 3)

    assert [str(m.move) for m in one.moments] == [str(m.move) for m in other.moments]
    assert one.outcome == other.outcome is not None


def test_a_moment_knows_what_its_player_saw_and_what_the_engine_says() -> None:
    tale = seeded_game(rules.pack("war"), {}, 67)
    first = tale.moments[0]

    assert (first.number, first.who) == (1, "Ada")
    assert first.before["deck"] + first.before["opponent"] == 54
    assert first.detail.number == 1
    assert len(tale.moments) == tale.stats["turns"]


@pytest.mark.parametrize("slug", _TALES)
def test_the_book_tells_the_game_to_its_end(slug: str) -> None:
    project = toy.project()
    built = deck.build(catalogue.load(project.catalogue(slug), project))
    html = render(built, project, rules.pack(slug), no_picture, volume=volumes(built, project)[-1])
    told = toy.plain(html[html.index('class="retold"') :].partition("<h2")[0])
    seed, players, step = _TALES[slug]
    tale = seeded_game(rules.pack(slug), {}, seed, players=players)
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
    html = render(built, project, rules.pack(slug), no_picture, volume=volumes(built, project)[-1])
    told = toy.plain(html[html.index('<div class="retold"') : html.index('id="checklist"')])
    seed, players, _ = _TALES[slug]
    tale = seeded_game(rules.pack(slug), {}, seed, players=players)
    first = tale.moments[0]
    opening = deck_value(built, first.move.cards[0])

    assert f"Round 1. {first.who} has rolled highest. {first.who} plays {opening}," in told
    for words in (
        "contests it with",
        "swaps it, gets",
        "the Blockchain is empty",
        "takes her card back",
        "rule 8.2",
    ):
        assert words in told, words
    assert 'class="sign"' in html[html.index('class="retold"') : html.index('id="checklist"')]
    count = told[told.index("The last count") :]
    for name, coins in zip(tale.names, tale.outcome.scores, strict=True):
        assert re.search(rf"{name}\d+{coins}\D", count), name


def test_the_short_game_of_vires_is_told_turn_by_turn_to_its_end() -> None:
    """Issue 3: a theft cancelled, a shield, a vote, the Pool run dry, the end: all from the game of
    the book's seed."""
    project = toy.project()
    slug = "vires-in-numeris"
    built = deck.build(catalogue.load(project.catalogue(slug), project))
    html = render(built, project, rules.pack(slug), no_picture, volume=volumes(built, project)[-1])
    told = toy.plain(html[html.index('<div class="retold"') : html.index('id="checklist"')])
    tale = seeded_game(rules.pack(slug), {}, 97, players=3, goal=5)

    for turn in {moment.before["turns"] for moment in tale.moments}:
        seat = next(m.before["turn"] for m in tale.moments if m.before["turns"] == turn)
        assert f"Turn {turn + 1}, {tale.names[seat]}." in told
    for words in (
        "cancels it with TEST",
        "with HODL",
        "All vote for a Coin",
        "for the empty Pool",
        "takes the Coin away",
        "rule 8.1",
    ):
        assert words in told, words
    scores = sorted(zip(tale.outcome.scores, tale.names, strict=True), reverse=True)
    (most, winner), (next_most, second), (least, third) = scores
    end = f"{most} points, and wins before {second} with {next_most} and {third} with {least}."
    assert end in told
    assert tale.names[tale.outcome.winners[0]] == winner


def test_what_is_told_of_another_game_stops_the_book(tmp_path: Path) -> None:
    """A sentence of the story that the engine's game doesn't bear out is named with its line."""
    slug = "vires-in-numeris"
    shipped = toy.project()
    built = deck.build(catalogue.load(shipped.catalogue(slug), shipped))
    template = shipped.find_file("templates/rulebooks", f"{slug}-rulings.html.j2")
    play = shipped.find_file("templates/rulebooks", f"{slug}.html.j2")
    assert template is not None and play is not None
    text = template.read_text("utf-8")
    assert text.count("seeded_game(seed=97") == 1
    other = toy.project(
        tmp_path,
        **{
            slug: play.read_text("utf-8"),
            f"{slug}-rulings": text.replace("seeded_game(seed=97", "seeded_game(seed=98"),
        },
    )

    with pytest.raises(
        UserError, match=rf"{slug}-rulings\.html\.j2:\d+.*this example doesn't hold"
    ):
        render(built, other, rules.pack(slug), no_picture, volume=volumes(built, other)[-1])


def test_a_move_of_vires_has_an_account_of_events_and_flips() -> None:
    """The Event that a player draws is flipped for after the last answer to it."""
    tale = seeded_game(rules.pack("vires-in-numeris"), {}, 97, players=3, goal=5)
    drawn, shield = tale.moments[5].detail, tale.moments[6].detail

    assert (drawn.uses, drawn.flips) == ((("pump-and-dump", 2),), (True,))
    assert drawn.counts["flipped"] == 1
    assert shield.uses == (("hold-on-for-dear-life", 1),)
    assert not any(moment.detail.flips for moment in tale.moments[:5])


def deck_value(built: deck.Deck, card: str) -> object:
    """The value of a card."""
    return next(one.facts["value"] for one in built.families if one.id == card)


def test_what_a_game_has_not_is_refused_by_name() -> None:
    war = rules.pack("war")
    with pytest.raises(UserError, match="no agent 'heuristics'.*'heuristic'"):
        seeded_game(war, {}, 1, by="heuristics")
    with pytest.raises(UserError, match="isn't for 5 players"):
        seeded_game(war, {}, 1, players=5)
    with pytest.raises(UserError, match="no rules to play"):
        seeded_game(None, {}, 1)
    with pytest.raises(UserError, match="no option 'ordre'"):
        seeded_game(war, {}, 1, ordre="loser")
