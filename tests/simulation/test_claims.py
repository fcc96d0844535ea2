"""Claims: how they are judged, and that the published figures are those of these very rules."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from generator import rules
from generator.rules import Run
from generator.rules.pack import RANDOM
from generator.simulation import Tally, claims
from generator.simulation.claims.judging import (
    advantage,
    always,
    by_players,
    even,
    ever,
    of,
    percent,
)

FOLDER = Path(__file__).parents[2] / "templates" / "rulebooks" / "claims"
SLUGS = rules.slugs()


def published(slug: str) -> dict:
    return json.loads((FOLDER / f"{slug}.json").read_text("utf-8"))


# How a claim is judged


def test_always_usually_and_not() -> None:
    assert [always(n, 100) for n in (100, 99, 67, 66, 0)] == [
        "true",
        "usually true",
        "usually true",
        "false",
        "false",
    ]
    assert always(0, 0) == "false"
    assert [ever(n) for n in (0, 1)] == ["false", "true"]


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
        assert claim["verdict"] in ("true", "usually true", "false")
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
    assert verdicts["coins-nobody-reaches"] == "false"
    assert verdicts["coins-example"] == "false"
    assert verdicts["miner-coins"] == "true"
    assert verdicts["miner-forty-few"] == "true"
    assert verdicts["war-ends"] == verdicts["war-fixed-order"] == "true"
    assert {
        "vires-ends",
        "vires-run-out",
        "vires-completer-greedy",
        "miner-claimed",
        "miner-stuck",
        "miner-spaces",
        "miner-fair",
    } <= set(verdicts)


def test_words_do_not_make_figures_stale_but_code_does() -> None:
    from generator.simulation.claims import _bare

    code = 'X = 1\n\n\ndef f():\n    """What it does."""\n    return X  # why\n'
    told = '"""A module."""\n# a remark\nX = 1\n\ndef f():\n    """Other words."""\n    return X\n'

    assert _bare(code) == _bare(told)
    assert _bare("f(1, 2)") == _bare("f(\n    1,\n    2,\n)")
    assert _bare(code) != _bare(code.replace("X = 1", "X = 2"))


def test_a_document_of_other_rules_is_stale() -> None:
    assert claims.is_stale(published("war") | {"code": "0123456789abcdef"}, rules.pack("war"))
