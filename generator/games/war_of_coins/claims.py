"""What the source claims of War of Coins (lines 69, 156, 167), and what players ask.

Deals that run to their last turn are rare among players who end when they may; those claims rest
on agents that never do (`daring`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.games.war_of_coins.rules.scoring import FREE_GOES
from generator.rules.pack import Claim, Claims, Run
from generator.simulation.claims.judging import (
    Tallies,
    always,
    even,
    ever,
    of,
    percent,
    rare,
)
from generator.simulation.statistics import percentile

_EXAMPLE_GOES = FREE_GOES + 1  # source 167: kept going three times
_EXAMPLE_SCORE = 9
_DEAR = 100


def _last_turn(state: Any) -> Iterator[str]:
    """What is left when a deal runs to its last turn."""
    stats = state.stats
    if stats["layout_left"] is None:
        return
    yield "whole"
    if stats["stock_left"] == 1:
        yield "one left"
    if not stats["layout_left"]:
        yield "clean"
    if stats["events"]["offer"]:
        yield "reached"


def _ending(state: Any) -> Iterator[str]:
    """Who kept going how often and won with what; and what it cost."""
    stats, outcome = state.stats, state.outcome
    if outcome.reason != "ended":
        return
    (winner,) = outcome.winners
    if stats["goes"][winner] >= _EXAMPLE_GOES:
        yield "three goes"
        if stats["scores"][winner] <= _EXAMPLE_SCORE:
            yield "three goes at nine"
    if max(outcome.scores) > _DEAR:
        yield "dear"


RUNS = (
    Run("heuristic", 2, 10_000, watch=_ending, main=True),
    Run("greedy", 2, 5_000, ("greedy",), watch=_ending),
    Run("daring", 2, 10_000, ("daring",), watch=_last_turn),
    Run("random", 2, 10_000, ("random",), watch=_ending),
)


def judge(tallies: Tallies) -> Iterator[Claim]:
    """The claims, judged."""
    main, whole = tallies["heuristic"], tallies["daring"].marks
    deals = whole["whole"]
    yield Claim(
        "coins-clean-layout",
        "When the last turn is over, the layout is empty.",
        always(whole["clean"], deals),
        of(whole["clean"], deals, "deals played out"),
        ("daring",),
        "69",
    )
    yield Claim(
        "coins-one-left",
        "When the last player plays their last card from hand, one card remains in the stock.",
        always(whole["one left"], deals),
        of(whole["one left"], deals, "deals played out"),
        ("daring",),
        "69",
    )
    yield Claim(
        "coins-nobody-reaches",
        "It happens that no player reaches the target score.",
        ever(deals - whole["reached"]),
        of(deals - whole["reached"], deals, "deals played out"),
        ("daring",),
        "156",
    )
    runs = ("heuristic", "greedy", "random")
    three = sum(tallies[run].marks["three goes"] for run in runs)
    nine = sum(tallies[run].marks["three goes at nine"] for run in runs)
    yield Claim(
        "coins-example",
        "A deal can be won with three keep-goings and nine points, as the source has it.",
        ever(nine),
        of(nine, three, "deals won after three keep-goings"),
        runs,
        "167",
    )
    ended = main.outcomes["ended"]
    yield Claim(
        "coins-no-hashrate",
        "No Hashrate is a rare penalty.",
        rare(main.events["no_hashrate"], ended),
        f"{percent(main.events['no_hashrate'], ended)} of ended deals",
        ("heuristic",),
        "161",
    )
    yield Claim(
        "coins-abandoned",
        "A loser may have more points than the winner.",
        ever(main.events["abandoned_block_chain"]),
        f"{percent(main.events['abandoned_block_chain'], ended)} of ended deals",
        ("heuristic",),
        "155",
    )
    wild = tallies["random"]
    yield Claim(
        "coins-waste",
        "Who keeps going may still end up with nothing.",
        ever(main.outcomes["waste_hashrate"] + wild.outcomes["waste_hashrate"]),
        f"{percent(main.outcomes['waste_hashrate'], main.games)} of deals were wasted, between "
        f"players who move at random {percent(wild.outcomes['waste_hashrate'], wild.games)}",
        ("heuristic", "random"),
        "156",
    )
    yield Claim(
        "coins-fair",
        "It is no advantage to play first.",
        even([(2, main)]),
        f"{percent(main.places[0, 1], main.games)} won by the first player, "
        f"{percent(main.places[1, 1], main.games)} by the second",
        ("heuristic",),
        "37",
    )
    payment = main.peaks["payment"]
    yield Claim(
        "coins-dear",
        "A single deal can cost more than a hundred points.",
        ever(main.marks["dear"]),
        f"{percent(main.marks['dear'], main.games)}; half of all deals cost up to "
        f"{percentile(payment, 50)}, one cost {max(payment):,}",
        ("heuristic",),
        "158-167",
    )
    void = main.outcomes["void"]
    yield Claim(
        "coins-void",
        "A deal can be void.",
        ever(void),
        percent(void, main.games),
        ("heuristic",),
        "74",
    )


CLAIMS = Claims(RUNS, judge)
