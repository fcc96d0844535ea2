"""What Bitcoin Miner claims: over all who played, and said as it is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from generator import catalogue, deck, rules
from generator.project import Project, shipped_root
from generator.rulebook import claims as printed
from generator.rulebook.document import render
from generator.rulebook.pictures import no_picture
from generator.rulebook.shelf import volumes
from generator.rules import Claim
from generator.simulation import Tally
from generator.simulation.games import Job, tally

PACK = rules.pack("bitcoin-miner")
assert PACK.claims is not None
CLAIMS = PACK.claims


def quiet(games: int = 10) -> Tally:
    """Games in which nothing was scarce and every Block was claimed."""
    return Tally(
        games=games,
        outcomes=Counter({"all_claimed": games}),
        events=Counter({"block": 40 * games, "block-claimed": 40 * games}),
        peaks={
            "coin": Counter({250: games}),
            "space": Counter({5: games}),
            "block": Counter({30: games}),
        },
        places=Counter({(0, 1): games}),
    )


def judged(**changes: dict[str, Any]) -> dict[str, Claim]:
    """{claim: as judged} of quiet games, but for what is changed in some runs (short_2)."""
    tallies = {run.id: quiet() for run in CLAIMS.runs}
    for name, fields in changes.items():
        for field, value in fields.items():
            setattr(tallies[name.replace("_", "-")], field, value)
    return {claim.id: claim for claim in CLAIMS.judge(tallies)}


def peaks(**values: int) -> dict[str, Any]:
    usual = {"coin": 250, "space": 5, "block": 30}
    return {"peaks": {name: Counter({most: 10}) for name, most in (usual | values).items()}}


def test_a_greedy_game_needed_a_ninth_space() -> None:
    """Lines 50, 69: the 482nd game of two greedy players with seed 1 had nine Blocks waiting."""
    task = Job("bitcoin-miner", 2, ("greedy", "greedy"), 1, 1_000, (), None, None)

    assert max(tally(task, 481, 482).peaks["space"]) == 9


@pytest.mark.parametrize("run", [run.id for run in CLAIMS.runs])
def test_no_run_is_left_out_of_spaces_and_coins(run: str) -> None:
    """Lines 50, 51, 69: whoever played, a board that was too small or a bank too poor shows."""
    calm = judged()
    assert calm["miner-spaces"].verdict in ("false", "never seen")
    assert calm["miner-coins"].verdict == "true"
    assert run in calm["miner-spaces"].runs and run in calm["miner-coins"].runs

    changed = {"fired": Counter({"coins-short": 3}), **peaks(space=9, coin=280)}
    crowded = judged(**{run.replace("-", "_"): changed})
    assert crowded["miner-spaces"].verdict == "true"
    assert "10 of " in crowded["miner-spaces"].figure
    assert crowded["miner-spaces"].figure.endswith("At most 9 at once")
    assert crowded["miner-coins"].verdict != "true"


def test_spaces_name_who_needed_more() -> None:
    said = judged(greedy_2=peaks(space=9), short_3=peaks(space=12))["miner-spaces"].figure

    assert said == (
        "games in which more Blocks waited: heuristic, 0 of 50; greedy, 10 of 50; random, 0 of 50; "
        "with 40 block cards, heuristic, 10 of 50; greedy, 0 of 50. At most 12 at once"
    )


@pytest.mark.parametrize("run", ["heuristic_2", "greedy_5"])
def test_everybody_who_claims_counts(run: str) -> None:
    """Lines 67, 98-101: both agents that claim when they can are among those of whom it is said."""
    ends = {"outcomes": Counter({"no_card_fits": 5, "idle": 5})}
    found = judged(**{run: ends})

    assert judged()["miner-idle"].verdict == "true"
    assert found["miner-idle"].verdict != "true"
    assert found["miner-stuck"].verdict == "true"


def test_forty_cards_leave_two_players_stuck() -> None:
    """Lines 40, 101: as measured, 798 of 1,000 games; the claim says it by number of players."""
    claim = judged(short_2={"outcomes": Counter({"no_card_fits": 8, "all_claimed": 2})})[
        "miner-forty-stuck"
    ]

    assert claim.verdict == "true"
    assert "Heuristic, 2 players: 80\u00a0%; 3: 0\u00a0%" in claim.figure
    assert "Greedy, 2 players: 0\u00a0%" in claim.figure
    assert set(claim.runs) == {
        f"{name}-{n}" for name in ("short", "short-greedy") for n in range(2, 7)
    }


def test_forty_cards_run_out() -> None:
    """Line 40: for a few players, and not for more."""
    found = judged(short_greedy_3=peaks(block=40))

    assert found["miner-forty-few"].figure == "in games, 2 players: 0\u00a0%; 3: 50\u00a0%"
    assert found["miner-forty-more"].verdict == "true"
    assert judged(short_greedy_4=peaks(block=40))["miner-forty-more"].verdict != "true"


def test_the_book_warns_of_the_short_deck_with_the_measured_figure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """House rules and the chapter of claims print what was measured, and by whom."""
    measured = {
        "id": "miner-forty-stuck",
        "sentence": "With few cards a game can end so.",
        "verdict": "true",
        "figure": "Heuristic, 2 players: 79.8\u00a0%",
        "lines": "40, 101",
        "agents": ["heuristic", "greedy"],
        "games": 12_345,
        "seed": 1,
    }
    document = {"claims": [measured], "runs": []}
    monkeypatch.setattr(printed, "_document", lambda project, slug: document)
    project = Project(shipped_root(), shipped_root() / "output")
    built = deck.build(catalogue.load(project.catalogue("bitcoin-miner"), project))
    html = render(built, project, PACK, no_picture, volume=volumes(built, project)[-1])
    house = html[html.index('id="house-rules"') :]

    assert "Heuristic, 2 players: 79.8\u00a0%." in house[: house.index("High enough")]
    assert html.count("79.8\u00a0%") == 2
    assert "(heuristic, greedy; 12,345 games)" in html
