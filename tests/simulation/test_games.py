"""Runs of games: repeatable, the same on any number of cores, and every game ends."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, replace
from random import Random
from typing import Any

import pytest

from generator import rules
from generator.simulation import (
    Tally,
    games,
    job,
    played,
    seed_of,
    simulate,
    simulate_all,
    summary,
    transcript,
)
from generator.simulation.faults import EngineFault, Stuck, engine_fault
from generator.simulation.games import tally

TABLES = [("war", 2), ("war-of-coins", 2), ("vires-in-numeris", 3), ("bitcoin-miner", 4)]


def first_seat(state: Any) -> Iterator[str]:
    """A watch: is seat 0 among the winners?"""
    if 0 in state.outcome.winners:
        yield "seat 0"


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_any_number_of_jobs_gives_the_same(slug: str, players: int) -> None:
    task = job(slug, players, seed=11, games=60)
    alone, two, three = (simulate(task, jobs) for jobs in (1, 2, 3))

    assert asdict(alone) == asdict(two) == asdict(three)
    assert summary(task, alone) == summary(task, two)
    assert alone.games == 60


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_game_of_a_run_can_be_played_again(slug: str, players: int) -> None:
    task = job(slug, players, seed=3, games=30)
    text = transcript(task, 17)
    again = rules.game(slug).replay(text)

    assert text == transcript(task, 17)
    assert again.outcome == played(task, 17)[0].outcome
    assert transcript(task, 18) != text
    assert transcript(replace(task, seed=4), 17) != text


@pytest.mark.parametrize("slug", rules.slugs())
def test_two_hundred_games_of_sensible_players_end_by_the_rules(slug: str) -> None:
    game = rules.game(slug)
    counts = list(game.players)
    tasks = [job(slug, players, seed=5, games=200 // len(counts)) for players in counts]
    counted = simulate_all(tasks)
    reasons = sum((one.outcomes for one in counted), Counter[str]())

    assert sum(one.games for one in counted) == 200
    assert not reasons["capped"] + reasons["turn-cap"]


def test_seeds_of_games_differ_and_stay() -> None:
    assert seed_of(0, 0) == seed_of(0, 0)
    assert len({seed_of(seed, index) for seed in range(20) for index in range(200)}) == 4000
    assert seed_of(1, 23) == 15086841828303658553  # a change here changes every published figure


def test_several_runs_side_by_side_are_what_each_is_alone() -> None:
    tasks = [job("war", games=40), job("war-of-coins", games=70, wanted=("greedy",))]
    heard: list[tuple[int, int]] = []
    together = simulate_all(tasks, 2, lambda done, total: heard.append((done, total)))

    assert [asdict(one) for one in together] == [asdict(simulate(one, 1)) for one in tasks]
    assert heard[-1] == (110, 110)
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)


def test_parts_of_a_run_add_up_in_any_order() -> None:
    task = replace(job("bitcoin-miner", 3, games=24), watch=first_seat)
    whole = simulate(task, 1)
    parts = [tally(task, start, start + 6) for start in range(0, 24, 6)]
    Random(1).shuffle(parts)
    merged = Tally()
    for part in parts:
        merged.merge(part)

    assert asdict(merged) == asdict(whole)
    assert merged.marks["seat 0"] > 0


def test_house_rules_reach_the_games() -> None:
    short = simulate(job("bitcoin-miner", 2, games=25, block_cards=40), 1)
    capped = simulate(job("war", games=10, order="fixed", experiment=True), 1)

    assert max(short.peaks["block"]) <= 40
    assert capped.outcomes["capped"] > 0


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "war", "players": 3}, "war is for 2 players, not 3"),
        ({"game": "bitcoin-miner", "players": 7}, "bitcoin-miner is for 2 to 6 players, not 7"),
        ({"game": "war", "games": 0}, "0 games are none to play"),
        ({"game": "war", "wanted": ("clever",)}, "no agent 'clever'"),
        ({"game": "war", "ordr": "winner"}, "no option 'ordr'"),
        ({"game": "war", "order": "best"}, "'best' is not one of"),
    ],
)
def test_a_run_that_cannot_be_is_refused(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        job(**given)


def test_a_game_whose_code_breaks_says_which_it_was_and_what_plays_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real, begun = games.finish, []

    def broken(state: Any, *given: Any) -> int:
        begun.append(state)
        if len(begun) == 4:
            raise RuntimeError("lost a card")
        return real(state, *given)

    monkeypatch.setattr(games, "finish", broken)
    with pytest.raises(EngineFault) as caught:
        simulate(job("war-of-coins", games=5, seed=2), 1)

    (problem,) = caught.value.problems
    assert problem.found == (
        "the engine war-of-coins broke in a game of 2 players: RuntimeError: lost a card"
    )
    again = problem.hint.split("'")[1].split()
    assert again[:3] == ["deckproof", "simulate", "war-of-coins"]
    assert again[-2:] == ["--games", "4"], "the fourth game of the run is the last of four"
    assert str(seed_of(2, 3)) in problem.hint


def test_a_game_without_an_end_says_which_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "MOST_DECISIONS", 3)

    with pytest.raises(Stuck, match=r"no end after 4 decisions in a game of 2 .* --games 1'"):
        simulate(job("war-of-coins", games=5, seed=2), 1)


def test_a_fault_is_whole_on_the_other_side_of_a_process_pool() -> None:
    fault = engine_fault(KeyError("coin"), rules.pack("war"), "a game", "so")
    again = pickle.loads(pickle.dumps(fault))

    assert isinstance(again, EngineFault) and again.problems == fault.problems
