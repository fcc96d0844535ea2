"""Games and builds on a Dask cluster: a scheduler and workers as processes on the loopback, one of
them killed and one of another Deckproof; and always the bytes of one process here."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import generator
from generator import rules
from generator.cli import cli
from generator.errors import EnvironmentLacks, UserError
from generator.manifest import Inputs, Step
from generator.product import Product
from generator.project import Project
from generator.rules import trust
from generator.simulation.games import job
from generator.workshop import build as building
from generator.workshop import cluster, recording
from generator.workshop.cluster import dask, letters, orders, player
from generator.workshop.cluster.mark import mark
from generator.workshop.cluster.parcel import unpacked
from generator.workshop.due import Due
from generator.workshop.open_game import OpenGame

PACKAGE = Path(generator.__file__).parent
LANTERNS, ONE_CARD = (
    Path(__file__).parents[1] / "projects" / n for n in ("own-engine", "one-card")
)
#: Starts a worker of the Deckproof in this folder.
Hire = Callable[[Path], "subprocess.Popen[bytes]"]


def begun(*words: str, deckproof: Path = PACKAGE.parent) -> subprocess.Popen[bytes]:
    """A process of Dask's. It is killed in the end, and can't tidy up."""
    path = os.pathsep.join([str(deckproof), *filter(None, sys.path)])
    return subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.{words[0]}", *words[1:], "--no-dashboard"],
        cwd=deckproof,
        env=os.environ | {"PYTHONPATH": path, "TMPDIR": os.environ["XDG_DATA_HOME"]},
        stderr=subprocess.PIPE,
    )


def heard(process: subprocess.Popen[bytes], what: str) -> str:
    """The first of its lines that tells `what`, from there on."""
    assert process.stderr is not None
    for line in process.stderr:
        found = re.search(what, line.decode())
        if found:
            return found[0]
    raise AssertionError(f"it never said {what}")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    scheduler = begun("dask_scheduler", "--host", "127.0.0.1", "--port", "0")
    try:
        yield heard(scheduler, r"tcp://127.0.0.1:\d+")
    finally:
        scheduler.kill()
        scheduler.communicate()


@pytest.fixture(scope="module")
def hired(address: str) -> Iterator[Hire]:
    """Workers that stay until they are killed."""
    yield from hiring(address)


@pytest.fixture
def hire(address: str) -> Iterator[Hire]:
    """Workers that leave with the test."""
    yield from hiring(address)


def hiring(address: str) -> Iterator[Hire]:
    crew = []

    def one(deckproof: Path) -> subprocess.Popen[bytes]:
        words = ("dask_worker", address, "--nthreads", "1", "--no-nanny")
        crew.append(begun(*words, deckproof=deckproof))
        return crew[-1]

    yield one
    for worker in crew:
        worker.kill()
        worker.communicate()


@pytest.fixture(scope="module")
def staff() -> list[subprocess.Popen[bytes]]:
    """All that were hired to stay."""
    return []


@pytest.fixture
def pair(hired: Hire, staff: list[subprocess.Popen[bytes]]) -> list[subprocess.Popen[bytes]]:
    """Two of them, alive."""
    alive = [worker for worker in staff if worker.poll() is None]
    new = [hired(PACKAGE.parent) for _ in range(2 - len(alive))]
    for worker in new:
        heard(worker, "Registered to")
    staff[:] = [*new, *alive]
    return staff


def killing(
    worker: subprocess.Popen[bytes], at: int, answers: list[object], honest: Callable[..., Any]
) -> Callable[..., Any]:
    """`honest` reads the answers of workers, which are noted; at so many of them the worker is
    killed."""

    def read(*given: Any) -> Any:
        answers.append(given[-1])
        if len(answers) == at:
            worker.kill()
            worker.wait()
        return honest(*given)

    return read


def simulate(*words: str, games: int = 400) -> Result:
    return CliRunner().invoke(cli, ["simulate", "--games", str(games), "--json", *words])


def test_a_killed_worker_loses_nothing_and_two_say_what_one_process_says(
    address: str,
    pair: list[subprocess.Popen[bytes]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers: list[object] = []
    monkeypatch.setattr(cluster, "read", killing(pair[0], 3, answers, cluster.read))
    there = simulate("war", "--scheduler", address)
    here = simulate("war", "--jobs", "1")

    assert there.exit_code == here.exit_code == 0, there.exception
    assert len(answers) == 16 and pair[0].returncode == -9
    assert there.stdout_bytes == here.stdout_bytes

    monkeypatch.setattr(recording, "SHARD", 20)
    monkeypatch.setattr(recording, "_PART", 5)
    files = [tmp_path / "there.csv", tmp_path / "here.csv"]
    for file, where in zip(files, (("--scheduler", address), ("--jobs", "1")), strict=True):
        told = simulate("war-of-coins", "--record", str(file), *where, games=50)
        assert told.exit_code == 0, told.exception
    assert files[0].read_bytes() == files[1].read_bytes()

    home = tmp_path / "lanterns"
    shutil.copytree(LANTERNS, home)
    stranger = simulate("--project", str(home), "--scheduler", address)
    assert "runs only where it is trusted" in str(stranger.exception)
    trust.trust(home)
    travelled = simulate("--project", str(home), "--scheduler", address)
    stayed = simulate("--project", str(home), "--jobs", "1")
    assert travelled.exit_code == stayed.exit_code == 0, travelled.exception
    assert travelled.stdout_bytes == stayed.stdout_bytes


def build(project: Path, output: Path, *words: str) -> Result:
    where = ("--project", str(project), "--output", str(output))
    return CliRunner().invoke(cli, ["build", "one", *words, *where, "--json"])


def contents(folder: Path) -> dict[str, bytes]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_a_build_whose_worker_is_killed_is_that_of_one_process(
    address: str,
    pair: list[subprocess.Popen[bytes]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Books and cards, the check, all the rest: three shares for two workers, one of which is lost
    with what it has made when the first answer comes."""
    answers: list[object] = []
    monkeypatch.setattr(orders, "_read", killing(pair[0], 1, answers, orders._read))
    there = build(ONE_CARD, tmp_path / "there", "--scheduler", address)
    here = build(ONE_CARD, tmp_path / "here", "--jobs", "1")

    assert len(answers) == 3 and pair[0].returncode == -9
    told = there.stdout.replace(str(tmp_path / "there"), str(tmp_path / "here"))
    assert (told, there.exit_code) == (here.stdout, here.exit_code), there.exception
    assert contents(tmp_path / "there") == contents(tmp_path / "here")
    assert len(contents(tmp_path / "here")) == 9


def test_a_projects_own_engine_stays_and_so_does_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for project in (LANTERNS, ONE_CARD):
        shutil.copytree(project, tmp_path, dirs_exist_ok=True)
    project = Project.find(tmp_path)
    sent: list[Due] = []
    here: list[str] = []

    def made(inputs: Inputs, shares: Sequence[Sequence[Due]], makers: object) -> Iterator[None]:
        sent.extend(one for share in shares for one in share)
        _, files = unpacked(orders._files_of(inputs))
        assert {name.partition("/")[0] for name in files} == {"cards", "templates"}
        yield from ()

    def make(game: OpenGame, step: Step) -> Product:
        here.append(game.slug)
        return Product({})

    monkeypatch.setattr(orders, "made", made)
    monkeypatch.setattr(building, "make", make)
    building.build(project, ["lantern-walk", "one"], jobs=1, makers=dask.Crew.__new__(dask.Crew))

    assert {one.game for one in sent} == {"one"} and set(here) == {"lantern-walk"}


def test_a_cluster_of_our_own_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with dask.crew("local", 1, mark) as own:
        assert own.threads == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("players", ["a cluster", "two jobs"])
def test_a_game_that_never_ends_is_told_in_a_line(players: str, tmp_path: Path) -> None:
    """As long as a person allows it here, and no longer, wherever it is played."""
    home = tmp_path / "lanterns"
    shutil.copytree(LANTERNS, home)
    engine = home / "rules" / "lantern_walk" / "game.py"
    text = engine.read_text("utf-8")
    begin = "    def _home(self) -> None:\n"
    assert begin in text
    endless = "        while True:\n            self.turn += 0\n"
    engine.write_text(text.replace(begin, begin + endless), "utf-8")
    line = text[: text.index(begin)].count("\n") + 2  # of `while`
    trust.trust(home)

    where = ("--scheduler", "local") if players == "a cluster" else ()
    words = ("--project", str(home), "--jobs", "2", "--budget", "seconds=5", *where)
    told = simulate(*words, games=60)

    assert isinstance(told.exception, UserError)
    (found,) = str(told.exception).splitlines()
    assert "NoAnswer: no answer in 1 s" in found and "plays it last" in found
    place = re.match(r"rules/lantern_walk/game\.py:(\d+):", found)
    assert place is not None and int(place[1]) in (line, line + 1)


def test_a_worker_of_another_version_is_refused(address: str, hire: Hire, tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "generator", ignore=shutil.ignore_patterns("__pycache__"))
    with (tmp_path / "generator" / "simulation" / "tally.py").open("a") as file:
        file.write("# another line\n")
    heard(hire(tmp_path), "Registered to")

    unbuilt = build(ONE_CARD, tmp_path / "output", "--scheduler", address)
    for refused in (simulate("war", "--scheduler", address), unbuilt):
        assert isinstance(refused.exception, UserError)
        (line,) = str(refused.exception).splitlines()
        assert re.fullmatch(
            r"worker tcp://\S+: is Deckproof \S+ \(\w{12}\) on Python \S+ "
            r"\(Deckproof \S+ \(\w{12}\) on Python \S+\); install the same",
            line,
        )
    assert not (tmp_path / "output").exists()


def test_an_engine_that_came_otherwise_than_trusted_never_runs(tmp_path: Path) -> None:
    home = tmp_path / "lanterns"
    shutil.copytree(LANTERNS, home)
    trust.trust(home)
    run = letters.run_of(job(rules.pack("lantern-walk", home), games=1), rows=False)

    def altered(kept: str, other: str) -> str:
        assert kept in run
        with pytest.raises(UserError) as caught:
            letters.read(player.play(run.replace(kept, other), 0, 1))
        return str(caught.value)

    assert letters.read(player.play(run, 0, 1))[0].games == 1
    digest = trust.snapshot(home).digest
    assert "came as another than is trusted" in altered(digest, "0" * 64)
    assert "; install the same" in altered("Deckproof ", "Deckproof 9")
    with pytest.raises(UserError, match="gave an answer that is none"):
        letters.read('{"tally": 3}')


def test_who_has_no_dask_or_no_cluster_is_told_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask, "_ANSWER", 0.2)
    nobody = simulate("war", "--scheduler", "tcp://127.0.0.1:9")
    nowhere = simulate("war", "--scheduler", "cluster")
    spoken = simulate("war", "--scheduler", "http://127.0.0.1:9")  # of which Dask tells a traceback
    both = simulate("war", "--scheduler", "tcp://127.0.0.1:9", "--jobs", "2")
    monkeypatch.setitem(sys.modules, "distributed", None)
    without = simulate("war", "--scheduler", "local")
    unbuilt = build(ONE_CARD, tmp_path, "--scheduler", "local")
    draft = build(ONE_CARD, tmp_path, "--scheduler", "local", "--draft")

    assert "no Dask scheduler answers at tcp://127.0.0.1:9: " in str(nobody.exception)
    assert "'cluster' is no address (an address such as tcp://" in str(nowhere.exception)
    assert "'http://127.0.0.1:9' is no address" in str(spoken.exception)
    assert "leave it out with --scheduler" in str(both.exception)
    assert "leave out --scheduler" in str(draft.exception)
    assert isinstance(without.exception, EnvironmentLacks)
    assert str(unbuilt.exception) == str(without.exception)
    assert "run 'pip install \"deckproof[dask]\"'" in str(without.exception)
