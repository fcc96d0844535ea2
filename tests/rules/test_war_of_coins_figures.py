"""War of Coins in figures: what `simulate` says of deals that were never played, and the moment
that a claim of the source speaks of. Numbers in brackets are lines of the source.
"""

from __future__ import annotations

from collections import Counter

import pytest

from generator import rules
from generator.games.war_of_coins.claims import CLAIMS
from generator.games.war_of_coins.rules.clauses import HAND
from generator.simulation.games import Job, job, played, tally
from generator.simulation.statistics import summary
from generator.simulation.tally import Tally

PACK = rules.pack("war-of-coins")


def test_a_deal_that_was_never_played_is_no_short_one() -> None:
    """A void deal and a claimed Perfect Hand end before the first turn [71, 74]: they are counted
    apart, and turns are those of the deals that had some."""
    task = job(PACK, seed=5, games=300)
    counted = tally(task)
    figures = summary(task, counted)
    before = counted.outcomes["void"] + counted.outcomes["perfect_hand"]
    played = [turns for turns, times in counted.turns.items() for _ in range(times) if turns]

    assert before > 0
    assert figures["unplayed"] == figures["lengths"]["0"] == before
    assert len(played) == 300 - before
    assert figures["turns"]["mean"] == pytest.approx(sum(played) / len(played), abs=1e-4)
    assert sum(figures["lengths"].values()) == 300


def test_nothing_was_played() -> None:
    """Void deals alone have no length, and that is no fault."""
    task = job(PACK, games=2)
    counted = Tally(games=2, turns=Counter({0: 2}), outcomes=Counter({"void": 2}))
    figures = summary(task, counted)

    assert figures["turns"] == {"mean": 0, "p50": 0, "p95": 0, "max": 0}
    assert figures["unplayed"] == 2


def test_one_card_remains_at_the_last_hand_card() -> None:
    """The claim that cites [69] is about the moment that the line names: when the last player's
    last hand card is played. In deals with a Complete Transaction of that player it comes turns
    before the end, and more cards remain, so the claim holds usually and not always (A18)."""
    (run,) = (run for run in CLAIMS.runs if run.id == "daring")
    task = Job(PACK.slug, run.players, run.line_up, 1, 250, run.options, run.watch)
    tallies = {other.id: Tally() for other in CLAIMS.runs} | {run.id: tally(task)}
    claim = next(one for one in CLAIMS.judge(tallies) if one.id == "coins-one-left")
    completed = marked = 0
    for index in range(task.games):
        state, _ = played(task, index)
        last = 1 - state.first
        if state.turns == 2 * HAND:
            own = [move for move in state.moves if move.seat == last]
            completed += any(move.kind == "complete" for move in own)
            marked += state.stats["stock_left"] == 1

    assert claim.lines == "69"
    assert claim.sentence.startswith("When the last player plays their last card from hand")
    assert claim.verdict == "usually true"
    assert completed > 0
    assert (
        tallies["daring"].marks["one left"]
        == marked
        <= tallies["daring"].marks["whole"] - completed
    )
