"""The tables after a simulation: figures in words, in eighty columns."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest
from user import errors, run

from generator.cli import scoreboard
from generator.project import Project
from generator.rules import Words
from generator.rules.pack import Verdict
from generator.simulation.claims.legend import LEGEND
from generator.workshop.simulate import simulate

ROOT = Path(__file__).parents[1]
PROJECT = Project(ROOT, ROOT / "output")


def shown(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    slug: str,
    games: int = 40,
    players: int = 2,
    agents: tuple[str, ...] = (),
    settings: tuple[str, ...] = (),
) -> tuple[dict[str, Any], str]:
    monkeypatch.setenv("COLUMNS", "80")
    (one,) = simulate(
        PROJECT,
        [slug],
        games=games,
        players=players,
        seed=0,
        agents=agents,
        jobs=1,
        settings=settings,
        progress=lambda done, total, what: None,
    )
    scoreboard.show(one.figures, one.title, one.names, one.words)
    return one.figures, capsys.readouterr().out


def test_a_table_may_have_more_seats_than_ours(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures, _ = shown(monkeypatch, capsys, "bitcoin-miner", players=6)
    told = ("agents", "mean_scores", "wins", "wins_by_turn_order")
    scoreboard.show(figures | {key: figures[key] * 2 for key in told}, "Many", {}, Words())

    assert "twelfth" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("slug", "players"),
    [("war", 2), ("war-of-coins", 2), ("vires-in-numeris", 6), ("bitcoin-miner", 6)],
)
def test_it_fits_a_terminal_of_eighty_columns(
    slug: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is cut off, no interval is broken in two, and no name of the code is shown."""
    figures, text = shown(monkeypatch, capsys, slug, players=players)
    lines = text.splitlines()

    assert max(map(len, lines)) <= 80
    assert "…" not in text
    for seat in figures["wins"]:
        interval = f"{100 * seat['low']:.1f} to {100 * seat['high']:.1f}"
        assert any(interval in line for line in lines), interval
    for name in (*figures["events"], *figures["outcomes"], *figures["peaks"]):
        if "_" in name or "-" in name:
            assert name not in text


def test_what_never_came_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures, text = shown(monkeypatch, capsys, "war-of-coins", games=5)

    assert "waste_hashrate" in figures["never"]["events"]
    (line,) = (line for line in text.splitlines() if line.startswith("Waste Hashrate"))
    assert line.split()[-1] == "never"


def test_too_few_of_a_thing_are_told_below_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The short deck of the Miners' Game: Blocks wait beside the board."""
    figures, text = shown(monkeypatch, capsys, "bitcoin-miner", settings=("block_cards=40",))
    over = figures["peaks"]["space"]["games_over"]

    assert over
    assert f"too few in {over} of 40 games." in text
    assert "block_cards 40" in text


def test_cards_of_one_name_are_told_apart(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, text = shown(monkeypatch, capsys, "war-of-coins", games=60)
    top = text[text.index("captured by a player") :]
    names = [line[:38].strip() for line in top.splitlines()[2:13] if line.strip()]

    assert len(names) == len(set(names)) == 10
    assert any("Mining (" in name for name in names)


def test_few_games_say_nothing_of_cards(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, text = shown(monkeypatch, capsys, "war", games=3)
    assert "Too few games to say which cards win" in text


@pytest.mark.parametrize("verdict", get_args(Verdict))
def test_a_claim_is_shown_with_its_verdict_and_figure(
    verdict: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever the verdict, and below the table stands by which rule each was given."""
    monkeypatch.setenv("COLUMNS", "80")
    claim = {"sentence": "Pigs fly.", "verdict": verdict, "figure": "56 % of [them]"}
    scoreboard.show_claims({"claims": [claim]}, "Pigs")
    text = capsys.readouterr().out
    (row,) = (line for line in text.splitlines() if "Pigs fly." in line)

    assert row.split("  ")[-1].strip() == "56 % of [them]" and verdict in row
    legend = " ".join(text[text.index("56 %") :].split())
    for name, meaning in LEGEND.items():
        assert f"{name}: {' '.join(meaning.split())}" in legend


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("war", "--option", "order=fixed"), "order 'fixed' may never end: it needs experiment"),
        (("vires-in-numeris", "--option", "first=5"), "option first: there is no seat 5 among 2"),
        (("vires-in-numeris", "--option", "turn_cap=-1"), "'-1' is not a number of turns"),
        (("war", "--claims", "--players", "2"), "--claims plays games of its own"),
    ],
)
def test_games_that_cannot_be_dealt_are_refused_in_one_line(
    arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    done = run("simulate", *arguments, "--games", "60", folder=tmp_path)

    assert done.returncode == 2
    [line] = errors(done)
    assert said in line
