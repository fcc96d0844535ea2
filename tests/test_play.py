"""A game at the terminal, over plain pipes: moves, hints, taking back, saving, going on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from user import errors, run

from generator import catalogue, deck, rules
from generator.errors import UserError
from generator.project import Project
from generator.simulation import play
from generator.workshop.simulate import card_names

ROOT = Path(__file__).parents[1]
PROJECT = Project(ROOT, ROOT / "output")
TABLES = [("war", 2), ("war-of-coins", 2), ("vires-in-numeris", 3), ("bitcoin-miner", 4)]
_DECKS: dict[str, Any] = {}


def cards(slug: str) -> Any:
    if slug not in _DECKS:
        loaded = catalogue.load(PROJECT.catalogue(slug), PROJECT, rules.slugs())
        _DECKS[slug] = deck.build(loaded)
    return _DECKS[slug]


def sit(table: play.Table, answers: Iterable[str], path: Path | None = None) -> play.Session:
    """A finished sitting; `said` holds what it told."""
    said: list[str] = []
    lines = iter(answers)
    words = card_names(cards(table.pack.slug), table.pack, table.seats)
    session = play.Session(table, "The game", words, lambda: next(lines, None), said.append, path)
    session.finished = session.run()  # type: ignore[attr-defined]
    session.said = said  # type: ignore[attr-defined]
    return session


def new(
    slug: str, players: int | None = None, seat: int = 0, seed: int = 4, **more: Any
) -> play.Table:
    return play.fresh(rules.pack(slug), seed, players, seat, ("heuristic",), **more)


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_whole_game_by_hints(slug: str, players: int) -> None:
    """`a` plays on with what `?` would say; the game ends, and is told to its end."""
    session = sit(new(slug, players, seat=1), ["a"])

    assert session.finished
    over = next(line for line in session.said if line.startswith("The game is over, because "))
    assert len(session.said) - session.said.index(over) >= players + 2  # a line on each score
    assert session.said[-1].startswith("Scores: ")
    assert "you" in session.said[-1]


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_taking_back_and_playing_again_is_as_if_nothing_had_been(slug: str, players: int) -> None:
    """Agents and chance do the same again: the sitting with many a step back is the plain one."""
    game = rules.game(slug)
    plain = sit(new(slug, players), ["1"] * 12 + ["q"])
    hesitant = sit(new(slug, players), ["1", "u", "1", "1", "u", "u", *["1"] * 12, "q"])

    assert game.transcript(hesitant.table.state) == game.transcript(plain.table.state)
    assert hesitant.table.moves == plain.table.moves
    assert hesitant.said.count("Taken back.") == 3


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert "There is nothing to take back." in sit(new("war-of-coins"), ["u", "q"]).said


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_saved_game_goes_on_as_if_it_had_never_stopped(
    slug: str, players: int, tmp_path: Path
) -> None:
    game, file = rules.game(slug), tmp_path / "game"
    whole = sit(new(slug, players), ["1"] * 6 + ["a"])
    stopped = sit(new(slug, players), ["1"] * 6 + [f"s {file}", "q"])
    text = file.read_text("utf-8")
    table = play.resumed(rules.pack(game.slug), text, str(file), 0, ())
    resumed = sit(table, ["a"])

    assert f"Saved in {file}; go on with --resume {file}" in stopped.said
    assert table.seats == stopped.table.seats
    assert game.transcript(resumed.table.state) == game.transcript(whole.table.state)


def test_war_with_shuffled_pickups_goes_on_with_its_own_shuffles() -> None:
    """Its transcript holds the shuffles so far and no more; the seed gives the others."""
    game = rules.game("war")
    whole = sit(new("war", order="shuffle"), ["a"])
    stopped = sit(new("war", order="shuffle"), ["a 5", "q"])
    resumed = sit(play.resumed(rules.pack(game.slug), play.saved(stopped.table), "x", 0, ()), ["a"])

    assert game.transcript(resumed.table.state) == game.transcript(whole.table.state)


def test_a_bare_transcript_can_be_taken_up_from_any_seat() -> None:
    game = rules.game("war-of-coins")
    text = game.transcript(sit(new("war-of-coins"), ["1", "1", "q"]).table.state)
    table = play.resumed(rules.pack(game.slug), text, "x", 1, ("greedy",))

    assert table.seats.agents == ("greedy", "you")
    assert sit(table, ["a"]).finished


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "old.game: is no saved game (one of war)"),
        ("no game at all", "old.game: is no saved game (one of war)"),
        ("# seat: 0\nwar-of-coins\n", "old.game: is a saved game of war-of-coins (one of war)"),
        ("# seat: zero\n{}", "old.game: can't be resumed: # seat: 'zero' is not a number"),
        ("# agents: you clever\n{}", "old.game: can't be resumed: war has no agent 'clever'"),
        ("# seat: 0\n# seed: 4\n{}9: nothing\n", "old.game:9:1: can't be resumed: "),
    ],
)
def test_what_is_no_saved_game_is_refused_at_its_place(text: str, said: str) -> None:
    """Of a saved game the file's own lines are counted, its head among them."""
    game = rules.game("war")
    begun = game.transcript(game.new(seed=4))
    with pytest.raises(UserError) as refused:
        play.resumed(rules.pack(game.slug), text.format(begun), "old.game", 0, ("heuristic",))

    assert str(refused.value).startswith(said)
    assert len(begun.splitlines()) == 6


def test_moves_are_listed_with_names_and_numbers_and_a_hint_is_one_of_them() -> None:
    session = sit(new("war-of-coins"), ["?", "q"])
    listed = [line[6:] for line in session.said if line[:4].strip().isdigit()]
    hint = next(line for line in session.said if line.startswith("I would: "))

    assert hint.removeprefix("I would: ") in listed
    assert any(line.startswith("play Ethereum") for line in listed)
    assert any("Joker (2 units)" in line for line in session.said)


def test_the_other_hands_are_not_shown() -> None:
    """Seat 0 sees its own ten cards and the layout; Ben's are but a number."""
    table = new("war-of-coins")
    session = sit(table, ["q"])
    theirs = table.state.zones()["hand-1"]
    hidden = [cards("war-of-coins")[card].name for card in theirs]
    own = {
        cards("war-of-coins")[card].name
        for zone in ("hand-0", "layout", "captured-0", "captured-1")
        for card in table.state.zones()[zone]
    }

    assert any(line == "Ben holds 10 cards." for line in session.said)
    for name in set(hidden) - own:
        assert not any(name in line for line in session.said), name


def test_what_is_no_move_is_answered_and_changes_nothing() -> None:
    table = new("bitcoin-miner")
    session = sit(table, ["0", "99", "claim", "h", "t", "", "q"])

    assert table.moves == sit(new("bitcoin-miner"), ["q"]).table.moves
    assert sum("is none of 1 to" in line for line in session.said) == 4
    assert any("take your last move back" in line for line in session.said)


def test_who_has_never_seen_the_game_is_told_how_it_goes() -> None:
    """The opening and `h` say how it is won and what can be typed; `r` has the rules themselves."""
    session = sit(new("war-of-coins"), ["h", "r", "r 8", "r 8.2", "r 99", "q"])
    clauses = rules.game("war-of-coins").clauses

    assert sum("you may end the deal and be paid" in line for line in session.said) == 2
    assert any(line.split() == ["8", "Ending", "a", "deal"] for line in session.said)
    assert session.said.count(f"  8.2  {clauses['war-of-coins-8.2']}") == 2
    assert session.said.count(f"  8.5  {clauses['war-of-coins-8.5']}") == 1
    assert "There is no rule '99'; r lists the sections." in session.said


def test_the_others_moves_are_told_as_sentences() -> None:
    session = sit(new("bitcoin-miner", 3), ["1", "1", "1", "q"])

    assert any(line.startswith("Ben plays Transaction of ") for line in session.said)
    assert any(line.startswith("You play Transaction of ") for line in session.said)


@pytest.mark.parametrize("seed", range(4, 8))
def test_the_end_of_a_deal_says_what_was_paid_and_what_for(seed: int) -> None:
    """war-of-coins-9.1: the last figure of "pays ..." is what the outcome says."""
    session = sit(new("war-of-coins", seed=seed), ["a"])
    paid = next(line for line in session.said if re.match(r"    (You pay|Ben pays) \d", line))
    points = max(session.table.state.outcome.scores)

    assert re.search(rf"pays? {points}\b|: {points}$", paid), paid


def test_an_interrupted_game_is_saved_where_it_was_told_to(tmp_path: Path) -> None:
    """Ctrl+C leaves, and loses nothing."""
    table, file = new("war"), tmp_path / "w.game"
    answers = iter(["", ""])

    def ask() -> str | None:
        answer = next(answers, None)
        if answer is None:
            raise KeyboardInterrupt
        return answer

    words = card_names(cards("war"), table.pack, table.seats)
    with pytest.raises(KeyboardInterrupt):
        play.Session(table, "War", words, ask, lambda line: None, file).run()
    assert play.resumed(table.pack, file.read_text("utf-8"), "x", 0, ()).state.turns == 2


def test_who_leaves_a_game_unsaved_is_told_so() -> None:
    assert "This game is not saved." in sit(new("war-of-coins"), ["1", "q"]).said
    assert "This game is not saved." not in sit(new("war-of-coins"), ["q"]).said


def test_leaving_saves_where_it_was_told_to(tmp_path: Path) -> None:
    file = tmp_path / "mine"
    sit(new("war"), ["", ""], path=file)

    assert rules.game("war").replay(file.read_text().split("\n", 5)[5]).turns == 2


def test_saving_where_nothing_can_be_written_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    session = sit(new("war"), ["", f"s {tmp_path}/file/x", "", "q"])

    assert session.table.state.turns == 2
    assert any("can't be written" in line for line in session.said)


def test_a_void_deal_is_dealt_again() -> None:
    game = rules.game("war-of-coins")
    void = next(seed for seed in range(2000) if game.new(seed=seed).outcome is not None)
    table = play.fresh(rules.pack(game.slug), void, None, 0, ("heuristic",))

    assert table.seats.seed == void + 1
    assert table.state.outcome is None


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 3}, "war is for 2 players, not 3"),
        ({"seat": 2}, "there is no seat 2 among 2 players"),
        ({"order": "best"}, "'best' is not one of"),
    ],
)
def test_a_table_that_cannot_be_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(UserError, match=said):
        new("war", **given)


# The command


def test_a_piped_game_is_played_to_its_end(tmp_path: Path) -> None:
    done = run(
        "play",
        "vires-in-numeris",
        "--players",
        "3",
        "--seat",
        "2",
        "--seed",
        "1",
        "--agents",
        "greedy,heuristic",
        answers="?\na 3\nu\na\n",
        folder=tmp_path,
    )

    assert done.returncode == 0, done.stderr
    assert "Ada (greedy), Ben (heuristic), you (seat 2)" in done.stdout
    assert "I would: " in done.stdout and "Taken back." in done.stdout
    assert "The game is over" in done.stdout
    assert "\x1b" not in done.stdout


def test_the_end_of_the_input_ends_politely(tmp_path: Path) -> None:
    done = run("play", "bitcoin-miner", answers="", folder=tmp_path)

    assert done.returncode == 0
    assert done.stdout.endswith("The input has ended.\nGood-bye.\n")
    assert "The Miners’ Game" in done.stdout


def test_saving_and_resuming_through_the_command(tmp_path: Path) -> None:
    first = run(
        "play", "war", "--seed", "2", "--save", "w.game", answers="\n\nq\n", folder=tmp_path
    )
    second = run("play", "war", "--resume", "w.game", "--json", answers="a\n", folder=tmp_path)
    told = json.loads(second.stdout)

    assert "Saved in w.game" in first.stdout
    assert told["finished"] and told["seed"] == 2
    assert rules.game("war").replay(told["transcript"]).outcome is not None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("wa",), "there is no game 'wa'"),
        (("war", "--agents", "clever"), "no agent 'clever'"),
        (("war", "--option", "ordr=loser"), "did you mean 'order'?"),
        (("war", "--resume", "nowhere"), "nowhere: --resume: there is no such file"),
        (("war", "--resume", "."), "directory"),
        (("war", "--resume", "x", "--seed", "3"), "--seed: is settled in a saved game"),
        (("war", "--seat", "one"), "deckproof play: Invalid value for '--seat'"),
        ((), "several games can be played (bitcoin-miner, "),
    ],
)
def test_bad_usage_is_one_line(arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    done = run("play", *arguments, folder=tmp_path)

    assert done.returncode == 2
    [line] = errors(done)
    assert said in line
