"""Words for what is counted: each thing that an engine can count has some, and what never came is
told too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import generator.games
from generator import rules
from generator.games.war_of_coins.rules import phases
from generator.rules import Words
from generator.rules.names import Names
from generator.simulation import job, simulate, summary

GAMES = Path(str(generator.games.__file__)).parent
PLAYERS = {"war": 2, "war-of-coins": 2, "vires-in-numeris": 3, "bitcoin-miner": 3}


def spelt(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


@pytest.mark.parametrize("slug", rules.slugs())
def test_all_that_games_count_has_words_and_all_words_are_counted(slug: str) -> None:
    task = job(slug, PLAYERS[slug], ("random",), games=30)
    counted = simulate(task, 1)
    complete, words = summary(task, counted), rules.pack(slug).words

    for name in counted.events:
        assert words.event(name) != spelt(name), name
    for name in complete["peaks"]:
        assert words.peak(name) != spelt(name), name
    for reason in complete["outcomes"]:
        assert words.end(reason) != spelt(reason), reason
    silent = [name for name, times in complete["events"].items() if not times]
    assert sorted(silent) == sorted(complete["never"]["events"])
    assert set(complete["events"]) == set(complete["event_rates"])
    assert {n: t for n, t in complete["events"].items() if t} == {
        n: t for n, t in counted.events.items() if t
    }


def test_no_event_of_the_engines_is_left_out() -> None:
    """Vires In Numeris counts only what comes; its sources name all that can."""
    sources = "".join(
        path.read_text("utf-8") for path in (GAMES / "vires_in_numeris" / "rules").glob("*.py")
    )
    calls = "".join(re.findall(r"state\.count\(([^\n]*)", sources))
    duties = re.findall(r'"(penalty-[a-z]+)":', sources)
    named = {*re.findall(r'"([a-z-]+)"', calls), *duties} - {"hr", "coin"}  # what votes name
    task = job("vires-in-numeris", 2, games=1)
    told = summary(task, simulate(task, 1))["events"]

    assert len(named) > 15
    assert set(told) == named
    coins = job("war-of-coins", 2, games=1)
    told = summary(coins, simulate(coins, 1))["events"]
    assert set(told) == set(phases.EVENTS)


def test_a_game_without_words_keeps_its_own() -> None:
    assert Words().event("big_win") == "big win"
    assert Words().end("time-up") == "time up"


@pytest.mark.parametrize(
    ("to_do", "done"),
    [
        ("play the Ace", "Ben plays the Ace"),
        ("go to market", "Ben goes to market"),
        ("pass", "Ben passes"),
    ],
)
def test_what_there_is_to_do_is_told_of_a_player(to_do: str, done: str) -> None:
    assert Names({}, ("you", "Ben")).says(1, to_do) == done
