"""`check` plays an engine that isn't ours against the contract, in a process of its own: what
breaks the contract is a finding, and so is an engine that never answers.

The engine is tests/projects/own-engine, and copies of it that were made worse.
"""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import pytest
from user import change

from generator.checks import apart, conformance, playability
from generator.checks.findings import GameReport
from generator.checks.of_game import check_game
from generator.project import Project
from generator.rules import trust
from generator.workshop.open_game import OpenGame

ENGINE = Path(__file__).parents[1] / "projects" / "own-engine"
GAME = "rules/lantern_walk/game.py"
PLAY = "        self.moves.append(move)\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game as it should be; nothing of it is trusted yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(playability, "GAMES", 10)
    return Path(shutil.copytree(ENGINE, tmp_path / "walk"))


def opened(folder: Path) -> OpenGame:
    trust.trust(folder)
    return OpenGame(Project.find(folder), "lantern-walk")


def report(folder: Path, play: bool = True) -> GameReport:
    return check_game(opened(folder), play=play)


def told(found: GameReport) -> list[tuple[str, str]]:
    return [(one.code, one.message) for one in found.findings if one.severity == "error"]


def test_an_engine_that_keeps_the_contract_has_no_findings(folder: Path) -> None:
    assert told(report(folder)) == []


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("self.path[:], self.gone[:]", "self.path, self.gone[:]", "copy-shares"),
        ("            self.gone += self.path\n", "", "cards-not-conserved"),
        ('"stock": len(self.stock)', '"stock": tuple(self.stock)', "view-leaks"),
        ("            return ()\n", "            return KINDS\n", "options-after-end"),
    ],
)
def test_each_breach_is_an_error_with_the_faults_own_word(
    folder: Path, right: str, wrong: str, fault: str
) -> None:
    change(folder, GAME, right, wrong)

    found = report(folder)
    breaches = [one for one in found.findings if one.code == "engine-conformance"]
    assert fault in {one.message.partition(":")[0] for one in breaches}, told(found)
    assert {(one.severity, one.file) for one in breaches} == {("error", "rules/lantern_walk")}
    assert not found.ok


def test_one_sort_of_fault_is_told_three_times_and_then_counted(folder: Path) -> None:
    change(folder, GAME, "            self.gone += self.path\n", "")

    said = [message for _, message in told(report(folder)) if "not-conserved" in message]
    assert len(said) == 4
    assert said[-1].startswith("cards-not-conserved: and ")


def test_only_where_games_are_played(folder: Path) -> None:
    """`check --quick` and builds ask an engine for its ledger alone."""
    change(folder, GAME, "self.path[:], self.gone[:]", "self.path, self.gone[:]")

    assert told(report(folder, play=False)) == []


def test_an_engine_that_loops_for_ever_is_a_finding_at_its_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conformance, "PATIENCE", 1.0)
    change(folder, GAME, PLAY, PLAY + "        while len(self.path) > 1:\n            pass\n")

    found = report(folder)
    (one,) = [one for one in found.findings if one.code == "engine-conformance"]
    lines = (folder / GAME).read_text().splitlines()
    assert one.message == (
        "never-answers: nothing came of trying it against the contract in 1 s; the engine is here"
    )
    assert (one.file, lines[one.line - 1].split()[0] in ("while", "pass")) == (GAME, True)
    assert found.games_played == 0  # nothing more is asked of it, and all else is checked
    assert found.ledger == []
    assert found.cards == 20


def test_an_engine_that_ends_the_process_is_a_finding(folder: Path) -> None:
    change(folder, GAME, PLAY, PLAY + "        import os\n        os._exit(0)\n")

    (one,) = told(report(folder))
    assert one == (
        "engine-conformance",
        "never-answers: trying it against the contract ended the whole process",
    )


def test_an_engine_that_leaves_by_the_door_is_a_finding_at_its_line(folder: Path) -> None:
    change(folder, GAME, PLAY, PLAY + "        raise SystemExit(3)\n")

    (one,) = [one for one in report(folder).findings if one.severity == "error"]
    assert one.message == (
        "never-answers: trying it against the contract ended the whole process, here"
    )
    line = (folder / GAME).read_text().splitlines()[one.line - 1]
    assert (one.file, line.strip()) == (GAME, "raise SystemExit(3)")


def test_one_line_that_breaks_is_told_once(folder: Path) -> None:
    """However many checks come upon it, and whatever it says each time."""
    change(folder, GAME, PLAY, PLAY + "        raise KeyError(len(self.moves))\n")

    codes = [code for code, _ in told(report(folder))]
    assert codes.count("engine-conformance") == 1


def test_games_that_never_end_a_move_are_a_finding_and_leave_no_process(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playability, "PATIENCE", 2.0)
    pids = folder.parent / "pids"
    pids.mkdir()
    loop = f"        import os\n        open(f'{pids}/{{os.getpid()}}', 'w')\n"
    change(folder, GAME, PLAY, PLAY + loop + "        while True:\n            pass\n")
    game = opened(folder)
    assert game.pack is not None

    (one,) = playability.findings(game.deck, game.pack, games=60)
    assert one.code == "engine-conformance"
    assert one.message.startswith("never-answers: nothing came of playing in 2 s")
    looping = [path.name for path in pids.iterdir()]
    assert looping
    time.sleep(0.2)
    assert [pid for pid in looping if alive(pid)] == []


def alive(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def test_what_an_engine_prints_while_it_is_tried_goes_to_stderr(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    change(folder, GAME, PLAY, PLAY + "        print('went', flush=True)\n")

    pack = opened(folder).pack
    assert pack is not None
    assert conformance.findings(pack) == ([], True)
    printed = capfd.readouterr()
    assert "went" not in printed.out
    assert "went" in printed.err


def _says(say: apart.Say, *what: object) -> None:
    for one in what:
        say(one)


def _raises(say: apart.Say) -> None:
    raise ValueError("no")


def test_what_is_said_apart_comes_in_order_and_what_is_raised_is_raised() -> None:
    assert list(apart.apart(_says, 1, None, "two", patience=20)) == [1, "two"]
    with pytest.raises(ValueError, match="^no$"):
        list(apart.apart(_raises, patience=20))
