"""`deckproof compare` and `tune` as somebody uses them: on a small game in which one number decides
who wins, kept by git."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from math import inf
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result
from user import ROOT, change

from generator import rules
from generator.cli import cli
from generator.errors import Problem, UserError
from generator.project import Project
from generator.rulebook import inert
from generator.rules import kit, trust
from generator.simulation.measures import Measure
from generator.simulation.varied import Numbers
from generator.workshop.comparing.balance import Balance, Limit, Range
from generator.workshop.comparing.gate import judge
from generator.workshop.comparing.play import Play, Played, Wanted, as_printed
from generator.workshop.open_game import OpenGame

DUEL = ROOT / "tests" / "projects" / "duel"
DECK, SHIELD = "cards/duel.yaml", "{id: shield, kind: gift, strength: 0}"


def git(folder: Path, *words: str) -> str:
    named = ("-c", "user.name=n", "-c", "user.email=n@example.org")
    done = subprocess.run(["git", *named, *words], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game in a repository, with its engine trusted; we stand in its folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder = tmp_path / "duel"
    shutil.copytree(DUEL, folder, ignore=shutil.ignore_patterns("__pycache__", "output"))
    change(folder, "balance.yaml", "games: 2000", "games: 400")
    git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message=begun")
    trust.trust(folder)
    monkeypatch.chdir(folder)
    return folder


def deckproof(*words: str) -> Result:
    return CliRunner().invoke(cli, [*words, "--jobs", "1"])


def told(result: Result) -> dict:
    return json.loads(result.stdout)["games"]["duel"]


def test_a_number_that_makes_one_seat_win_shuts_the_gate(duel: Path, tmp_path: Path) -> None:
    change(duel, DECK, SHIELD, SHIELD.replace("strength: 0", "strength: 2"))
    before = git(duel, "status", "--porcelain"), (duel / ".git" / "index").read_bytes()
    page, cases = tmp_path / "page.html", tmp_path / "cases.xml"
    result = deckproof("compare", "HEAD", ".", "--json", "--html", str(page), "--junit", str(cases))

    assert result.exit_code == 1, result.output
    found = told(result)
    (wins,) = (
        one for one in found["play"][0]["differences"] if (one["what"], one["of"]) == ("wins", "1")
    )
    assert wins["new"]["low"] > 0.56 and wins["stands_out"]
    assert [one["verdict"] for one in found["limits"]] == ["broken"] * 3 + ["holds"] * 2
    assert found["paper"]["changed"] == {
        "shield": {"looks": True, "changes": [{"what": "strength", "old": "0", "new": "2"}]}
    }
    assert found["paper"]["sheets"] == {"a4": {"sheets": 1, "again": [1]}}
    suite = ElementTree.fromstring(cases.read_text("utf-8"))
    assert suite.get("tests") == "5" and suite.get("failures") == "3"
    assert {(one.get("file"), one.get("line")) for one in suite.iter("testcase")} == {
        ("balance.yaml", str(line)) for line in range(6, 10)
    }
    failed = [one.get("name") for one in suite.iter("testcase") if one.find("failure") is not None]
    assert failed[0] == "seat 1 wins: 44.0 % to 56.0 %" and len(failed) == 3
    html = page.read_text("utf-8")
    assert inert.is_guarded(html) and html.count("data:image/jpeg") == 2
    assert (git(duel, "status", "--porcelain"), (duel / ".git" / "index").read_bytes()) == before
    assert len(list((tmp_path / "data" / "deckproof" / "trust").iterdir())) == 1


def test_a_colour_leaves_it_open(duel: Path) -> None:
    change(duel, DECK, '"#FFFFFF"', '"#FFF6D8"')
    result = deckproof("compare", "HEAD", ".", "--json")

    assert result.exit_code == 0, result.output
    found = told(result)
    assert found["play"][0]["alike"] == found["play"][0]["games"] == 400
    assert set(found["paper"]["changed"]) == {"boar", "wolf", "bear", "shield"}
    assert not any(card["changes"] for card in found["paper"]["changed"].values())
    assert {one["verdict"] for one in found["limits"]} <= {"holds", "unsure"}


def test_copies_are_played_as_they_are_printed(duel: Path) -> None:
    change(duel, DECK, "strength: 8, copies: 4", "strength: 8, copies: 1")
    found = told(deckproof("compare", "HEAD", ".", "--json"))

    (bears,) = (one for one in found["play"][0]["differences"] if one["of"] == "bear")
    assert bears["new"]["value"] <= 1 < bears["old"]["value"]
    assert {one["limit"]: one["verdict"] for one in found["limits"]}[
        "Bear: moves by at most 0.13"
    ] == "broken"
    assert any("13" in one["old"] and "10" in one["new"] for one in found["paper"]["numbers"])


def test_a_number_that_the_engine_never_asks_for_is_told(duel: Path) -> None:
    change(duel, "rules/duel.py", 'self.fact("shield", "strength")', "0")
    change(duel, DECK, SHIELD, SHIELD.replace("strength: 0", "strength: 9"))
    trust.trust(duel)
    result = deckproof("compare", ".", ".", "--json")

    assert "never asks for strength of shield" in told(result)["notices"][0]


def test_an_engine_that_was_not_trusted_is_not_run(duel: Path) -> None:
    marker = duel.parent / "ran"
    change(duel, "rules/duel.py", "STRENGTH", f"open({str(marker)!r}, 'w').close()\nSTRENGTH")
    git(duel, "commit", "--all", "--quiet", "--message=worse")
    git(duel, "revert", "--no-edit", "HEAD")
    refused = deckproof("compare", "HEAD~1", ".")
    on_paper = deckproof("compare", "HEAD~1", ".", "--no-play", "--json")

    assert isinstance(refused.exception, UserError)
    assert "rules/duel.py" in str(refused.exception)
    assert "git worktree add" in str(refused.exception)
    assert not marker.exists()
    assert on_paper.exit_code == 0 and told(on_paper)["play"] is None


def test_git_runs_nothing_that_the_project_names(duel: Path) -> None:
    marker = duel.parent / "ran"
    (duel / ".gitattributes").write_text("*.yaml filter=evil\n")
    git(duel, "add", ".gitattributes")
    git(duel, "commit", "--quiet", "--message=evil")
    for key in ("filter.evil.smudge", "filter.evil.process", "core.fsmonitor", "core.pager"):
        git(duel, "config", key, f"touch {marker}")
    (duel / "link.yaml").symlink_to("/etc/passwd")
    result = deckproof("compare", "HEAD", ".", "--no-play", "--quiet")

    assert result.exit_code == 0, result.output
    assert not marker.exists()


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("nowhere", "."), "'nowhere' is no folder with a project, no variant"),
        (("--", "--output=x", "."), "is no folder with a project"),
        ((".", ".", "dual"), "there is no game 'dual' in ."),
    ],
)
def test_what_is_not_there_is_told(duel: Path, words: tuple[str, ...], wrong: str) -> None:
    result = CliRunner().invoke(cli, ["compare", "--no-play", *words])

    assert wrong in str(result.exception)


@pytest.mark.parametrize(
    ("limit", "wrong"),
    [
        ("{what: wns, moves: 2%}", "10:14: what: 'wns' is not a measure"),
        ("{what: wins, moves: 2}", "10:27: moves: is no share of games (2%)"),
        ("{what: length, within: 1%..2%}", "10:30: within: is not how 'length' is measured"),
        ("{what: wins, within: 3%..2%}", "10:28: within: '3%..2%' ends before it begins"),
        ("{what: length}", "10:7: hold: holds nothing"),
        ("{what: length, move: 2%}", "10:22: move: is not a key of a limit"),
        ("{what: card, of: beer, moves: 2%}", "did you mean 'bear'?"),
        ("{what: event, moves: 2%}", "there is no event (the engine counts none)"),
        ("{what: wins, moves: 2%, players: 3}", "nothing is played with 3 players (with 2)"),
    ],
)
def test_what_is_wrong_in_balance_yaml_is_told_at_its_place(
    duel: Path, limit: str, wrong: str
) -> None:
    with open(duel / "balance.yaml", "a") as file:
        file.write(f"    - {limit}\n")
    result = deckproof("compare", ".", ".", "--games", "9")

    assert isinstance(result.exception, UserError)
    assert wrong in str(result.exception) and "balance.yaml:10:" in str(result.exception)


def test_a_gate_for_a_misspelt_game_is_no_gate(duel: Path) -> None:
    change(duel, "balance.yaml", "duel:", "dual:")
    result = deckproof("compare", ".", ".", "--no-play")

    assert isinstance(result.exception, UserError)
    assert "balance.yaml:2:1: dual: is not a game" in str(result.exception)
    assert "did you mean 'duel'?" in str(result.exception)


def test_what_never_happens_lies_beyond_a_limit_that_wants_it() -> None:
    """Of what came up in no game of either side there is no difference, and was no verdict."""
    measure = Measure("ending", "peace")
    wanted = Limit(
        "ending",
        "peace",
        None,
        None,
        Range(50.0, inf, True),
        Problem("", file="b", line=1, column=1),
    )
    never = Limit(
        "ending",
        "peace",
        None,
        None,
        Range(-inf, 50.0, True),
        Problem("", file="b", line=2, column=1),
    )
    found = Play((Played(2, 400, 400, (), {}, {}),), (), frozenset({measure}))
    balance = Balance(Wanted(), (wanted, never), "passes")

    assert [one.standing for one in judge(balance, found, {})] == ["broken", "holds"]


def test_all_games_of_all_are_not_a_speck_less_than_all(duel: Path) -> None:
    with open(duel / "balance.yaml", "a") as file:
        file.write("    - {what: ending, within: 100%..}\n")
    for games in ("60", "400"):
        limits = told(deckproof("compare", ".", ".", "--games", games, "--json"))["limits"]
        assert limits[-1]["verdict"] != "broken"


def test_another_number_of_players_leaves_out_the_limits_for_the_files_own(duel: Path) -> None:
    change(duel, "balance.yaml", "games: 400", "games: 20\n  players: [2, 3]")
    with open(duel / "balance.yaml", "a") as file:
        file.write("    - {what: wins, of: 2, within: ..40%, players: 3}\n")
    asked = deckproof("compare", ".", ".", "--players", "2", "--json")

    assert asked.exit_code == 0, asked.output


@pytest.mark.parametrize("slug", list(Project.find(None, None).catalogues()))
def test_our_decks_are_what_their_engines_play(slug: str) -> None:
    """Printings of one card are the one card that the engine knows."""
    assert as_printed(OpenGame(Project.find(None, None), slug)) == (Numbers(), [])


def test_strange_cards_are_told_in_one_line(duel: Path) -> None:
    change(
        duel,
        DECK,
        SHIELD,
        f"{SHIELD}\n  - {SHIELD.replace('shield', 'elk')}\n  - {SHIELD.replace('shield', 'owl')}",
    )
    (notice,) = as_printed(OpenGame(Project.find(duel, None), "duel"))[1]

    assert notice == "the engine knows no card elk, owl, and plays without them"


def test_two_folders_need_no_project_where_we_stand(duel: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    os.chdir(elsewhere)
    shown = deckproof("compare", str(duel), str(duel), "--no-play")

    assert shown.exit_code == 0 and "notice" not in shown.output


def test_tune_finds_the_number_and_changes_nothing(duel: Path) -> None:
    before = (duel / DECK).read_bytes()
    result = deckproof(
        "tune", "--knob", "shield.strength=0..4", "--aim", "wins.1=60%..65%",
        "--agents", "random", "--games", "400", "--json",
    )  # fmt: skip

    assert result.exit_code == 0, result.output
    best, *others = json.loads(result.stdout)["found"]
    assert best["setting"] == {"shield.strength": 2} and best["within"]
    assert best["aims"][0]["low"] < best["aims"][0]["value"] < best["aims"][0]["high"]
    assert any(one["as_it_is"] for one in others)
    assert (duel / DECK).read_bytes() == before


@pytest.mark.parametrize(
    ("knob", "aim", "wrong"),
    [
        ("sheld.copies=1..2", "length=1..2", "there is no card 'sheld'"),
        ("shield.colour=1..2", "length=1..2", "shield has no 'colour' that the engine knows"),
        ("shield.copies=x", "length=1..2", "are no numbers"),
        ("shield.copies=1..2", "wins.2=1%..2%", "there is no such seat"),
        ("shield.copies=1..2", "wins.0=1..2", "is in another unit"),
        ("shield.copies=1..2", "minutes=1..2", "needs the seconds that a turn takes"),
        ("shield.copies=1..2", "lenght=1..2", "did you mean 'length'?"),
        ("option.x=1..2", "length=1..2", "duel has no option 'x'"),
        ("shield.copies=2..1", "length=1..2", "ends before it begins (1..2)"),
        ("shield.copies=1..9999", "length=1..2", "has too many numbers"),
        ("shield.copies=1..2", "length=..", "is no aim"),
        ("shield.copies=1..2", "length=..2%", "is in another unit"),
        ("shield.copies=1..2", "card.beer=1..", "there is no card of 'beer'"),
        ("shield.copies=1..2", "short.bears=..1%", "the engine counts none"),
    ],
)
def test_a_knob_or_aim_that_cannot_be_is_told(duel: Path, knob: str, aim: str, wrong: str) -> None:
    result = deckproof("tune", "--knob", knob, "--aim", aim)

    assert wrong in str(result.exception)


def test_a_setting_that_breaks_the_engine_is_told_with_it(duel: Path) -> None:
    """'deckproof simulate' plays the engine's own numbers, and would show nothing wrong."""
    draw = "self.deal(self.deck, self.hand[self.seat])\n        if"
    change(duel, "rules/duel.py", draw, f"1 / max(0, len(self.deck) - 4)\n        {draw}")
    trust.trust(duel)
    result = deckproof("tune", "--knob", "bear.copies=0..0", "--aim", "length=1..2")

    assert "a game of 2 players with bear.copies=0" in str(result.exception)
    assert "deckproof simulate" not in str(result.exception)


def test_a_kit_game_varies_what_it_has_and_nothing_else(duel: Path) -> None:
    game = rules.game("duel", duel)
    assert isinstance(game, kit.Game)
    varied = game.varied({"bear": 1}, {"shield": {"strength": 7}})

    assert varied.composition() == {"boar": 4, "wolf": 4, "bear": 1, "shield": 1}
    assert varied.card_facts()["shield"] == {"strength": 7}
    assert game.composition()["bear"] == 4 and game.card_facts()["shield"] == {"strength": 0}
    for copies, facts in (({"ox": 1}, {}), ({}, {"bear": {"colour": 1}})):
        with pytest.raises(ValueError, match="ox|colour"):
            game.varied(copies, facts)
