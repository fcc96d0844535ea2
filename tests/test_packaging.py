"""What `make` and `pip install` need of the build: both kinds of wheel are made, and whole."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
#: In a process of its own: a build reads the folder that it is called in.
BUILD = "import sys; from hatchling import build; print(getattr(build, sys.argv[1])(sys.argv[2]))"


def made(hook: str, folder: Path) -> set[str]:
    """The names in a wheel that hatchling makes of this repository."""
    done = subprocess.run(
        [sys.executable, "-c", BUILD, hook, str(folder)], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-2000:]
    with zipfile.ZipFile(folder / done.stdout.split()[-1]) as wheel:
        return set(wheel.namelist())


def test_a_checkout_can_be_installed_in_place(tmp_path: Path) -> None:
    """`make decks` begins with it."""
    names = made("build_editable", tmp_path)

    assert [name for name in names if name.endswith(".pth")]


@pytest.mark.parametrize(
    "part",
    [
        "generator/py.typed",
        "generator/games/war/rules/state.py",
        "generator/rules/testing/__init__.py",
        "generator/shipped/cards/war.yaml",
        "generator/shipped/templates/faces/plain.yaml",
        "generator/shipped/templates/schemas/layout.json",
        "generator/shipped/templates/faces/README.md",
        "generator/shipped/templates/help/rect.png",
        "generator/shipped/templates/cookbook/foil/cards/foil.yaml",
        "generator/shipped/templates/starter/cards/garden.yaml",
        "generator/shipped/templates/starter/.github/workflows/deckproof.yml",
        "generator/shipped/templates/comparison/index.html.j2",
        "generator/shipped/templates/starter-rules/rules/garden/game.py",
    ],
)
def test_a_wheel_has_all_that_the_tool_reads(part: str, wheel: set[str]) -> None:
    assert part in wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    return made("build_wheel", tmp_path_factory.mktemp("wheel"))
