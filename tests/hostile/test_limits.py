"""Whatever slips through the budgets of input is ended: one line that names game and step, exit
code 2, nobody left, and the other games are made all the same.
"""

from __future__ import annotations

import ctypes
import faulthandler
import gc
import multiprocessing
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from user import ROOT, change

from generator import limits
from generator.budgets import VARIABLE
from generator.cli.run import Run, takes_common
from generator.errors import UserError
from generator.limits import Note, alive, step
from generator.processes import Died, side_by_side
from generator.product import Product
from generator.project import Project
from generator.rules import trust
from generator.workshop import build as building
from generator.workshop import preview as previewing
from generator.workshop.open_game import OpenGame
from generator.workshop.starter import new_project

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has all of the wall")

#: A command that does something, as every command does it.
COMMAND = """
import click, ctypes, os, sys
from generator import cli
from generator.cli.run import Run, takes_common
from generator.limits import step

@click.command()
@takes_common
def work(run: Run) -> None:
    with step("my-game: book"):
        print("at work", flush=True)
        {does}

cli._Commands.get_command = lambda self, context, name: work
cli.main()
"""
BROKE = "what it reads is damaged, or needs more than 4,096 MB of memory; "
BROKE += "--budget memory=NUMBER allows more"
TOO_LONG = "took more than 1 s of computing; --budget seconds=NUMBER allows more"


def command(does: str, seconds: int = 1) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", COMMAND.format(does=does), "work"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), VARIABLE: f"seconds={seconds}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )


def session(leader: int) -> set[int]:
    """Who is there of a session, leader and all."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[3]) == leader and fields[0] not in "ZX":
                found.add(int(entry.name))
    return found


def ends(process: subprocess.Popen[str], code: int, *lines: str) -> None:
    """The command ends so, with these lines, and leaves nobody behind."""
    _, told = process.communicate(timeout=60)
    assert (told.splitlines(), process.returncode) == (list(lines), code)
    until = time.monotonic() + 2
    while session(process.pid) and time.monotonic() < until:
        time.sleep(0.02)
    assert not session(process.pid)


# A command behind its wall


@pytest.mark.parametrize(
    ("does", "told"),
    [
        ("9**9**9", TOO_LONG),  # never comes back to Python
        ("ctypes.string_at(0)", f"its process broke off (SIGSEGV); {BROKE}"),
        ("os._exit(0)", "its process left, with exit code 0"),
    ],
    ids=["hangs in C", "crashes", "leaves"],
)
def test_the_death_of_a_command_is_one_line(does: str, told: str) -> None:
    ends(command(does), 2, f"my-game: book: {told}")


def test_killed_from_outside() -> None:
    process = command("while True: pass", seconds=60)
    assert process.stdout is not None and process.stdout.readline() == "at work\n"
    (worker,) = session(process.pid) - {process.pid}
    os.kill(worker, signal.SIGKILL)

    ends(process, 2, "my-game: book: its process was killed; does the machine lack memory?")


@pytest.mark.parametrize("everybody", [True, False], ids=["the terminal", "one process"])
def test_what_never_hears_is_stopped_all_the_same(everybody: bool) -> None:
    process = command("9**9**9", seconds=60)
    assert process.stdout is not None and process.stdout.readline() == "at work\n"
    (os.killpg if everybody else os.kill)(process.pid, signal.SIGINT)

    ends(process, 130, "stopped")


# Steps


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A twentieth of a second a step."""
    monkeypatch.setattr(limits, "budget", lambda name: {"seconds": 0.05, "memory": 4096}[name])


def loop() -> None:
    while True:
        pass


def catches_all() -> None:
    for _ in range(2):
        with suppress(BaseException):
            loop()
    loop()


@pytest.mark.parametrize(
    "work",
    [loop, catches_all, lambda: re.match("(a+)+$", "a" * 40 + "!")],
    ids=["loop", "catches all", "pattern"],
)
def test_what_takes_too_long_is_broken_off(short: None, work: Callable[[], object]) -> None:
    with (
        pytest.raises(UserError, match=r"^my-game: book: took more than 0\.05 s of computing; "),
        step("my-game: book"),
    ):
        work()


def test_a_step_in_a_step_is_told_and_counted_by_itself(short: None) -> None:
    def busy() -> None:
        until = time.process_time() + 0.03
        while time.process_time() < until:
            pass

    with step("outer"):
        busy()
        for _ in range(3):
            with step("inner"):
                busy()
        with step("untimed", timed=False):
            busy()
            busy()
            busy()
        with pytest.raises(UserError, match="^inner: "), step("inner"):
            loop()
        alive()
        busy()
    with pytest.raises(UserError, match="^outer: "), step("outer"):
        with step("inner"):
            busy()
        loop()
    assert signal.getitimer(signal.ITIMER_PROF)[0] == 0


def test_memory_and_depth_are_told_with_their_step() -> None:
    def deep() -> None:
        deep()

    with pytest.raises(UserError, match="^my-game: something in it nests"), step("my-game"):
        deep()
    with pytest.raises(UserError, match="^my-game: took more than 4,096 MB"), step("my-game"):
        raise MemoryError


def test_a_command_that_hangs_between_its_steps_is_ended(short: None) -> None:
    @click.command()
    @takes_common
    def work(run: Run) -> None:
        with step("my-game: book"):
            pass
        loop()

    told = CliRunner().invoke(work, []).exception
    assert isinstance(told, UserError)
    assert str(told).startswith("work: took more than 0.05 s of computing; ")


# Workers


def share(does: str) -> str:
    if does == "too much":
        limits.limit_memory()
    with step(f"{does}: book"):
        if does == "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        if does == "crash":
            faulthandler.disable()  # pytest's, which would tell of it
            ctypes.string_at(0)
        if does == "leave":
            os._exit(7)
        if does == "too much":
            return "x" * 10**10
        time.sleep(0.02)
    return does


def test_the_death_of_a_worker_is_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever else was under way is done all the same."""
    monkeypatch.setenv(VARIABLE, "memory=3000")
    shares = ["a", "kill", "b", "crash", "c", "leave", "too much", "d", "e"]
    found: dict[str, str] = {}
    for which, future in side_by_side(share, shares, 3):
        assert shares[which] not in found
        try:
            found[shares[which]] = future.result()
        except UserError as error:
            assert isinstance(error, Died) == (shares[which] != "too much")
            found[shares[which]] = str(error)

    assert found == {
        **{name: name for name in "abcde"},
        "kill": "kill: book: its process was killed; does the machine lack memory?",
        "crash": f"crash: book: its process broke off (SIGSEGV); {BROKE.replace('4,096', '3,000')}",
        "leave": "leave: book: its process left, with exit code 7",
        "too much": "too much: book: took more than 3,000 MB of memory; "
        "--budget memory=NUMBER allows more",
    }


def test_a_note_holds_what_it_is_told() -> None:
    memory = bytearray(2 * Note.SIZE)
    one, other = Note(memory), Note(memory, 1)
    assert (one.share, one.heard, one.process, one.step) == (-1, 0, 0, "")
    other.share, other.heard, other.process, other.step = 3, 1, 2**31, "ö" * 500
    assert (other.share, other.heard, other.process) == (3, 1, 2**31)
    assert set(other.step) == {"ö"}
    assert (one.share, one.step) == (-1, "")


# Games


@pytest.fixture
def two_games(tmp_path: Path) -> Iterator[Project]:
    folder = tmp_path / "two"
    new_project(folder)
    garden = folder / "cards" / "garden.yaml"
    (folder / "cards" / "other.yaml").write_text(
        garden.read_text("utf-8").replace("game: garden", "game: other"), "utf-8"
    )
    yield Project.find(folder, folder / "output")


def quickly(game: OpenGame, what: building.Step) -> Product:
    """A step, as a build notes it; nothing is painted."""
    about = game.cards().about if what.kind == "cards" else {}
    return Product({f"{what.name}.pdf": b"made"}, about)


def test_a_build_makes_all_games_but_the_one_that_kills(
    two_games: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make(game: OpenGame, what: building.Step) -> Product:
        if game.slug == "garden" and what.kind == "sheets":
            os.kill(os.getpid(), signal.SIGKILL)
        return quickly(game, what)

    monkeypatch.setattr(building, "make", make)
    built = building.build(two_games, ["garden", "other"], jobs=2)

    assert [str(problem) for problem in built.problems] == [
        "garden: sheets-a4: its process was killed; does the machine lack memory?"
    ]
    assert {name for name in built.made if name.startswith("other/")} == {
        f"other/{due.step.name}" for due in building.steps("other", building.Inputs(two_games))
    }
    assert (two_games.output / "other" / "sheets-a4.pdf").read_bytes() == b"made"
    assert not [path for path in two_games.output.rglob("*") if path.name.startswith(".")]


@pytest.fixture
def swept() -> Iterator[None]:
    """What other tests left is swept away before: to do so may take as long as a step has here, and
    it would be that step which took too long."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("swept")
def test_planning_that_hangs_is_one_game_s(
    two_games: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "seconds=1")
    usual = OpenGame.deck.func  # type: ignore[attr-defined]

    def deck(game: OpenGame) -> object:
        return loop() if game.slug == "garden" else usual(game)

    monkeypatch.setattr(OpenGame, "deck", property(deck))
    monkeypatch.setattr(building, "make", quickly)
    built = building.build(two_games, ["garden", "other"], jobs=1)

    assert [str(problem) for problem in built.problems] == [f"garden: faces: {TOO_LONG}"]
    assert "other/cards" in built.made


def test_a_preview_outlives_what_it_draws(
    two_games: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    def dies(painter: object, slug: str) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    with (
        closing(previewing.Gallery(two_games, ["garden"])) as gallery,
        monkeypatch.context() as now,
    ):
        now.setattr(previewing._Painter, "_whole", dies)
        with pytest.raises(UserError, match="^garden: faces: its process was killed"):
            gallery.redraw()
        now.undo()
        gallery.redraw()
        (game,) = gallery.as_plain()["games"]
        assert game["faces"] and not game["faults"]
        assert gallery.picture("garden", game["faces"][0]["key"], 36) is not None
    assert not multiprocessing.active_children()


def test_a_game_that_hangs_at_the_table_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder = tmp_path / "walk"
    shutil.copytree(ROOT / "tests" / "projects" / "own-engine", folder)
    change(
        folder,
        "rules/lantern_walk/game.py",
        "        kinds = KINDS if self.path",
        "        while len(self.moves) > 3: pass\n        kinds = KINDS if self.path",
    )
    trust.trust(folder)
    process = subprocess.Popen(
        [sys.executable, "-m", "generator", "play", "--save", "walk.game", "--seed", "1"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(ROOT), VARIABLE: "seconds=1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    assert process.stdin is not None
    process.stdin.write("a\n")
    process.stdin.flush()

    engine = (folder / "rules" / "lantern_walk" / "game.py").read_text("utf-8")
    line = engine.partition("while len(self.moves)")[0].count("\n") + 1
    _, told = process.communicate(timeout=60)
    # A second of computing or one of waiting, whichever is over first.
    place = f"rules/lantern_walk/game.py:{line}:1: "
    wordings = (f"lantern-walk: play: {TOO_LONG}", "NoAnswer: no answer in 1 s")
    assert told in [f"{place}{words}\n" for words in wordings] and process.returncode == 2
    assert "seat 0: go" in (folder / "walk.game").read_text("utf-8")
