"""Where attacks find `fuzzing`, and a stranger's folder to harm."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from generator.workshop.starter import new_project

sys.path.insert(0, str(Path(__file__).parent))

from strangers_folder import SECRET, done, state


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The starter's project with its output, made by this machine."""
    folder = tmp_path_factory.mktemp("hostile") / "game"
    new_project(folder)
    done(folder, "build")
    return folder


@pytest.fixture
def mine(built: Path, tmp_path: Path) -> Path:
    """A copy with its output, to harm."""
    return Path(shutil.copytree(built, tmp_path / "game"))


@pytest.fixture
def bare(built: Path, tmp_path: Path) -> Path:
    """A copy without output, to harm."""
    ignored = shutil.ignore_patterns("output")
    return Path(shutil.copytree(built, tmp_path / "game", ignore=ignored))


@pytest.fixture
def canary(built: Path, tmp_path: Path) -> Iterator[Path]:
    """What nobody may touch: it has all that a project has, so that any link finds its file."""
    folder = tmp_path / "canary"
    shutil.copytree(built, folder, ignore=shutil.ignore_patterns("schemas"))
    for name in ("secret.txt", "OFL.txt", "LICENSE", "CC-BY-SA-4.0.txt", "manifest.json"):
        (folder / name).write_text(SECRET, "utf-8")
    for path in folder.rglob("*.j2"):
        path.write_text(SECRET, "utf-8")
    (folder / "link").symlink_to("secret.txt")
    (folder / "empty").mkdir()
    before = state(folder)
    yield folder
    assert state(folder) == before
