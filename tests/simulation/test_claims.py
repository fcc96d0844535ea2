"""Claims: how they are judged, and that the published figures are those of these very rules."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from generator import rules
from generator.rules import Run
from generator.rules.pack import RANDOM, Verdict
from generator.simulation import Tally, claims
from generator.simulation.claims import judging
from generator.simulation.claims.judging import (
    advantage,
    always,
    by_players,
    even,
    ever,
    most,
    of,
    percent,
    rare,
)
from generator.simulation.claims.legend import LEGEND
from generator.simulation.games import Job, tally, transcript

#: One turn with two wars, and it is the game.
TWICE = ("7C 2C 3C 4C 9C 5C 6C 8C KC", "7D 2D 3D 4D 9D 5D 6D 8D QD")
FOLDER = Path(__file__).parents[2] / "templates" / "rulebooks" / "claims"
SLUGS = rules.slugs()


def published(slug: str) -> dict:
    return json.loads((FOLDER / f"{slug}.json").read_text("utf-8"))


# How a claim is judged


def test_always_usually_and_not() -> None:
    """What is so in more than half of the cases is never plainly false."""
    verdicts = {100: "true", 99: "usually true", 51: "usually true", 50: "false", 0: "false"}

    assert {n: always(n, 100) for n in verdicts} == verdicts


def test_most_is_more_than_half() -> None:
    """A claim of most cases and one of all are judged by the same half."""
    assert [most(n, 100) for n in (100, 51, 50, 0)] == ["true", "true", "false", "false"]
    for n in range(100):
        assert (most(n, 100) == "true") == (always(n, 100) == "usually true")


def test_what_was_never_seen_is_not_false() -> None:
    """That something didn't happen doesn't show that it can't."""
    assert [ever(n) for n in (0, 1)] == ["never seen", "true"]
    assert always(0, 0) == most(0, 0) == rare(0, 0) == rare(0, 100) == "never seen"


def test_rare_is_less_than_a_tenth() -> None:
    assert [rare(n, 100) for n in (1, 9, 10, 60)] == ["true", "true", "false", "false"]


def test_the_legend_says_every_threshold() -> None:
    """Each verdict has its rule, with the very numbers that it is judged by."""
    assert set(LEGEND) == set(get_args(Verdict))
    assert "more than half" in LEGEND["true"] and "more than half" in LEGEND["usually true"]
    assert judging.HALF == 0.5
    assert f"{100 * judging.RARE:.0f}\u00a0%" in LEGEND["true"]
    assert f"within {100 * judging.NOTHING:g} points in a hundred" in LEGEND["true"]
    assert f"{100 * judging.HARDLY:g} points at most" in LEGEND["usually true"]


def won(first: int, second: int) -> Tally:
    return Tally(games=first + second, places=Counter({(0, 1): first, (1, 1): second}))


def test_even_is_what_chance_could_have_done() -> None:
    assert even([(2, won(505, 495))]) == "true"
    assert even([(2, won(5200, 4800))]) == "usually true"
    assert even([(2, won(600, 400))]) == "false"
    assert even([(2, won(505, 495)), (2, won(600, 400))]) == "false"
    assert advantage([(2, won(505, 495))]) == ""
    assert advantage([(2, won(6000, 4000))]) == "; beyond chance by up to 9.0 points"


@pytest.mark.parametrize(
    ("part", "whole", "said"),
    [
        (0, 100, "0 %"),
        (100, 100, "100 %"),
        (1, 3, "33 %"),
        (1, 40, "2.5 %"),
        (993, 1000, "99.3 %"),
        (99_999, 100_000, "99.99 %"),
        (1, 100_000, "0.01 %"),
        (1, 0, "none"),
    ],
)
def test_a_share_is_never_rounded_to_nothing_or_to_all(part: int, whole: int, said: str) -> None:
    assert percent(part, whole).replace("\u00a0", " ") == said


def test_counts_in_words() -> None:
    assert of(1200, 35000) == "1,200 of 35,000 games"
    assert by_players({2: "a", 3: "b"}) == "2 players: a; 3: b"


def test_one_agent_of_a_run_plays_all_seats() -> None:
    assert Run("x", 3, 5, ("greedy",)).line_up == ("greedy",) * 3


# What is published


@pytest.mark.parametrize("slug", SLUGS)
def test_the_published_figures_are_not_stale(slug: str) -> None:
    assert not claims.is_stale(published(slug), rules.pack(slug)), (
        f"the rules or agents of {slug} have changed since its claims were measured: "
        f"run 'deckproof simulate {slug} --claims'"
    )


@pytest.mark.parametrize("slug", SLUGS)
def test_a_sample_of_the_published_games_comes_out_the_same(slug: str) -> None:
    document = published(slug)
    again = claims.resample(rules.pack(slug), document["seed"], games=4)

    assert {run["id"]: run["sample"][:4] for run in document["runs"]} == again


@pytest.mark.parametrize("slug", SLUGS)
def test_each_claim_says_by_whom_and_on_how_many_games(slug: str) -> None:
    document = published(slug)
    runs = {run["id"]: run for run in document["runs"]}

    assert document["claims"]
    assert len({claim["id"] for claim in document["claims"]}) == len(document["claims"])
    for claim in document["claims"]:
        assert claim["verdict"] in LEGEND
        assert claim["sentence"].endswith(".") and claim["figure"]
        assert claim["runs"] and claim["games"] == sum(runs[one]["games"] for one in claim["runs"])
        assert set(claim["agents"]) <= {agent.name for agent in (RANDOM, *rules.pack(slug).agents)}


def test_the_claims_of_the_facts_files_are_settled() -> None:
    """Coins: lines 69 (twice), 156, 167. Vires: the end, the HashRates, who completes. Miner: what
    is claimed, stuck games, coins, spaces, the forty cards. War: the pickup orders."""
    verdicts = {
        claim["id"]: claim["verdict"] for slug in SLUGS for claim in published(slug)["claims"]
    }

    assert verdicts["coins-clean-layout"] == "true"
    assert verdicts["coins-one-left"] == "usually true"
    assert verdicts["coins-nobody-reaches"] == "never seen"
    assert verdicts["coins-example"] == "never seen"
    assert verdicts["miner-coins"] == "true"
    assert verdicts["miner-forty-few"] == "true"
    assert verdicts["war-ends"] == verdicts["war-fixed-order"] == "true"
    assert verdicts["war-both-short"] == "never seen"
    assert verdicts["war-emptied"] == "usually true" and verdicts["war-upon-war"] == "true"
    assert {
        "vires-ends",
        "vires-run-out",
        "vires-completer-greedy",
        "miner-claimed",
        "miner-stuck",
        "miner-spaces",
        "miner-fair",
    } <= set(verdicts)


def test_wars_are_counted_whatever_their_length() -> None:
    """War: what is published of games with a war, and with one upon another, is what their
    transcripts show, line by line; a game with a double war alone has seen a war."""
    pack = rules.pack("war")
    run = pack.claims.runs[0]
    task = Job("war", run.players, run.line_up, 1, 400, run.options, run.watch)
    wars = [
        max(line.count(" war") for line in transcript(task, index).splitlines())
        for index in range(task.games)
    ]
    counted = {"winner": tally(task)} | {one.id: Tally() for one in pack.claims.runs[1:]}
    found = {claim.id: claim for claim in pack.claims.judge(counted)}

    assert found["war-in-every-game"].figure == of(sum(n >= 1 for n in wars), 400)
    assert found["war-upon-war"].figure == percent(sum(n >= 2 for n in wars), 400)
    lone = pack.game.position({"deck-0": TWICE[0].split(), "deck-1": TWICE[1].split()})
    lone.run()
    assert lone.stats["events"] == {"battle": 0, "war_2": 1}
    assert set(run.watch(lone)) == {"war", "war upon war"}


def test_the_published_wars() -> None:
    """Of 20,000 games all but ten saw a war, and 55 % one upon another."""
    figures = {claim["id"]: claim["figure"] for claim in published("war")["claims"]}

    assert figures["war-in-every-game"] == "19,990 of 20,000 games"
    assert figures["war-upon-war"] == "55\u00a0%"


def test_what_is_never_seen_of_war_can_be_seen() -> None:
    """war-both-short [106-107]: no shuffled game of ours came to it, and a stacked deck does."""
    game = rules.game("war")

    assert game.new(deck=list(game.composition())).run().reason == "both_out"


def test_words_do_not_make_figures_stale_but_code_does() -> None:
    from generator.simulation.claims import _bare

    code = 'X = 1\n\n\ndef f():\n    """What it does."""\n    return X  # why\n'
    told = '"""A module."""\n# a remark\nX = 1\n\ndef f():\n    """Other words."""\n    return X\n'

    assert _bare(code) == _bare(told)
    assert _bare("f(1, 2)") == _bare("f(\n    1,\n    2,\n)")
    assert _bare(code) != _bare(code.replace("X = 1", "X = 2"))


def test_a_document_of_other_rules_is_stale() -> None:
    assert claims.is_stale(published("war") | {"code": "0123456789abcdef"}, rules.pack("war"))
