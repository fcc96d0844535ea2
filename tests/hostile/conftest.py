"""Where attacks find `fuzzing`, and a stranger's folder to harm."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.workshop.starter import new_project

sys.path.insert(0, str(Path(__file__).parent))

from greedy import Make, toy_in
from strangers_folder import SECRET, done, state


@pytest.fixture
def mine(built_garden: Path, tmp_path: Path) -> Path:
    """A copy with its output, to harm."""
    return Path(shutil.copytree(built_garden, tmp_path / "game"))


@pytest.fixture
def bare(built_garden: Path, tmp_path: Path) -> Path:
    """A copy without output, to harm."""
    ignored = shutil.ignore_patterns("output")
    return Path(shutil.copytree(built_garden, tmp_path / "game", ignore=ignored))


@pytest.fixture(scope="session")
def started(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project as `deckproof new` makes it, with its cards painted and nothing else."""
    folder = tmp_path_factory.mktemp("pages") / "mine"
    new_project(folder)
    done(folder, "cards")
    return folder


@pytest.fixture
def folder(started: Path, tmp_path: Path) -> Iterator[Path]:
    """The same, to be attacked; what lies beside it must stay as it was."""
    beside = tmp_path / "canary"
    beside.mkdir()
    (beside / "secret.txt").write_text("SECRET OF THE CANARY", "utf-8")
    before = state(beside)
    shutil.copytree(started, tmp_path / "mine")
    yield tmp_path / "mine"
    assert state(beside) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["canary", "mine"]


@pytest.fixture
def canary(built_garden: Path, tmp_path: Path) -> Iterator[Path]:
    """What nobody may touch: it has all that a project has, so that any link finds its file."""
    folder = tmp_path / "canary"
    shutil.copytree(built_garden, folder, ignore=shutil.ignore_patterns("schemas"))
    for name in ("secret.txt", "OFL.txt", "LICENSE", "CC-BY-SA-4.0.txt", "manifest.json"):
        (folder / name).write_text(SECRET, "utf-8")
    for path in folder.rglob("*.j2"):
        path.write_text(SECRET, "utf-8")
    (folder / "link").symlink_to("secret.txt")
    (folder / "empty").mkdir()
    before = state(folder)
    yield folder
    assert state(folder) == before


@pytest.fixture
def toy(tmp_path: Path) -> Make:
    """The toy deck with parts that are too much."""
    return toy_in(tmp_path)
