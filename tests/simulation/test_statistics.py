"""Figures: intervals against known values, percentiles, shared victories, the contract's JSON."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from generator import rules
from generator.simulation import Tally, job, simulate, summary, wilson
from generator.simulation.statistics import mean, parity, percentile, shares, victories


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe (1998), table I, method 3: Wilson's score interval without correction.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # By hand: half of a hundred.
        (50, 100, 0.4038, 0.5962),
        (10, 10, 0.7225, 1.0000),
    ],
)
def test_wilson_against_published_values(
    successes: int, trials: int, low: float, high: float
) -> None:
    found = wilson(successes, trials)

    assert found.share == pytest.approx(successes / trials)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_without_games_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_percentiles_and_means_of_counted_values() -> None:
    counted = Counter({1: 50, 2: 45, 10: 4, 99: 1})

    wanted = {1: 1, 50: 1, 51: 2, 95: 2, 96: 10, 99: 10, 100: 99}

    assert {p: percentile(counted, p) for p in wanted} == wanted
    assert mean(counted) == pytest.approx((50 + 90 + 40 + 99) / 100)
    assert percentile({}, 50) == 0
    assert mean({}) == 0


def test_a_shared_victory_counts_in_parts() -> None:
    wins = Counter({(0, 1): 6, (1, 1): 2, (0, 2): 1, (1, 2): 1})

    assert victories(wins, 0) == 6.5
    assert victories(wins, 1) == 2.5
    assert [round(one.share, 2) for one in shares(wins, 2, 10)] == [0.65, 0.25]
    assert parity(wins, 2, 10) == pytest.approx(0.45)  # one game was nobody's


CONTRACT = ("game", "games", "seed", "players", "agents", "turns", "wins", "outcomes", "peaks",
            "events")  # fmt: skip


@pytest.mark.parametrize(
    ("slug", "players"),
    [("war", 2), ("war-of-coins", 2), ("vires-in-numeris", 5), ("bitcoin-miner", 6)],
)
def test_the_summary_has_the_shape_of_the_contract(slug: str, players: int) -> None:
    task = job(slug, players, ("greedy",), seed=9, games=40)
    figures = json.loads(json.dumps(summary(task, simulate(task, 1))))

    assert tuple(figures)[: len(CONTRACT)] == CONTRACT
    assert (figures["game"], figures["games"], figures["seed"]) == (slug, 40, 9)
    assert figures["agents"] == ["greedy"] * players
    assert set(figures["turns"]) == {"mean", "p50", "p95", "max"}
    assert figures["turns"]["p50"] <= figures["turns"]["p95"] <= figures["turns"]["max"]
    assert [row["seat"] for row in figures["wins"]] == list(range(players))
    for row in figures["wins"]:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
    assert sum(figures["outcomes"].values()) == pytest.approx(1, abs=1e-3)
    for peak in figures["peaks"].values():
        assert {"limit", "max", "p99"} <= set(peak)
        assert peak["limit"] is None or peak["max"] <= peak["limit"]
    assert all(isinstance(times, int) for times in figures["events"].values())
    assert sum(row["share"] for row in figures["wins_by_turn_order"]) == pytest.approx(
        sum(row["share"] for row in figures["wins"]), abs=1e-3
    )
    assert set(figures["cards"]) | set(figures["never"]["cards"]) == set(
        rules.game(slug).composition()
    )


def test_what_never_happened_is_named() -> None:
    task = job("bitcoin-miner", 2, games=1)
    figures = summary(task, simulate(task, 1))

    assert "coins-short" in figures["never"]["events"]
    assert figures["never"]["cards"]
    assert not set(figures["never"]["cards"]) & set(figures["cards"])


def test_wins_by_turn_order_begin_with_whoever_began() -> None:
    """Chance decides who begins Vires In Numeris: the seat says nothing, the place does."""
    counted = Tally()
    game = rules.game("vires-in-numeris")
    state = game.position(chains={1: 9}, hands={1: ["hashrate"] * 10}, turn=1)
    while state.outcome is None:
        options = state.options()
        state.play(next((m for m in options if m.kind == "mine"), options[-1]))
    counted.add(rules.pack(game.slug), 0, 2, state, 0)

    assert rules.pack(game.slug).starter(state) == 1
    assert counted.wins == Counter({(1, 1): 1})
    assert counted.places == Counter({(0, 1): 1})


def test_every_card_of_a_finished_deal_is_read_once() -> None:
    game = rules.game("war")
    state = game.new(seed=1)
    state.run()
    told = list(rules.pack("war").uses(state))

    assert len(told) == 54
    assert Counter(seat for _, seat in told) == {0: 27, 1: 27}


def test_limits_are_those_of_the_engine_or_of_its_cards() -> None:
    miner, vires = rules.pack("bitcoin-miner"), rules.pack("vires-in-numeris")

    assert miner.limits() == {"coin": 280, "space": 8, "block": 70}
    assert miner.limits(block_cards=40)["block"] == 40
    assert vires.limits(hashrates=50) == {"hashrates-locked": 50}
    assert rules.pack("war").limits() == {"pot": 54}
    assert rules.pack("war-of-coins").limits() == {}
