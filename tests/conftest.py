"""Golden pictures: what a painted thing looked like when somebody looked at it and was content.

`golden(image, name)` compares with tests/golden/<name>.png, block by block, so that no small part
can hide in a large picture. On failure the picture, what was expected and their difference lie in
tests/golden/failed/. `pytest --update-golden` writes pictures anew and skips: no run can both
change what is expected and pass.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from generator.processes import collect_seldom
from generator.project import Project
from generator.workshop.build import build
from generator.workshop.starter import new_project

sys.path.insert(0, str(Path(__file__).parent))  # so that tests find `user`
# Python translates each module once, and not once a process or a run, whatever the person's shell
# wishes: collecting takes a third of the time, and libraries keep what was translated at set-up.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

collect_seldom()  # as a command does

GOLDEN = Path(__file__).parent / "golden"
FAILED = GOLDEN / "failed"
#: A block of so many pixels a side may differ by so much of 255 on the mean: versions of Agg smooth
#: edges a little differently; a line that moves by a third of a pixel gives more.
BLOCK, WORST = 4, 12.0


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of this run that all of its workers see."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


@pytest.fixture(scope="session", autouse=True)
def data_home_of_the_run(shared: Path) -> None:
    """What a run remembers of trust and of builds stays out of the person's own folders; what one
    worker has found out (games tried, templates compiled), the others needn't."""
    home = shared / "data"
    home.mkdir(exist_ok=True)
    os.environ["XDG_DATA_HOME"] = str(home)


@pytest.fixture(scope="session", autouse=True)
def one_core() -> Iterator[None]:
    """What is asked for here is made in this process unless a test says how many: there is a worker
    a core already, and each process that is forked would load the large libraries for itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "cpu_count", lambda: 1)
        yield


@pytest.fixture(scope="session")
def built_garden(shared: Path, data_home_of_the_run: None) -> Path:
    """The starter's project and what a build of it leaves, made once a run: for copies."""
    folder = shared / "garden"
    with (shared / "garden.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not folder.exists():
            new_project(half := shared / "half")
            assert build(Project.find(half), ["garden"], jobs=1).problems == []
            half.rename(folder)
    return folder


def worst_block(one: Image.Image, other: Image.Image) -> float:
    """The largest mean difference (0 to 255) of any block of two pictures of one size."""
    red, green, blue = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).split()
    far = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return float(far.convert("F").reduce(BLOCK).getextrema()[1])


#: Files with single tests that take longest, some with both cores: begun last, one of them would
#: keep a core idle until it ends.
FIRST = (
    "test_readme.py",
    "test_own_games.py",
    "test_decks.py",
    "test_painters.py",
    "test_games.py",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in FIRST)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write the golden pictures anew, then skip"
    )


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The starter's deck, on a machine that knows nothing yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    new_project(tmp_path / "my-game")
    return tmp_path / "my-game"


@pytest.fixture
def difference() -> Callable[[Image.Image, Image.Image], float]:
    """How much two pictures differ: 1 is the most that a golden picture may."""
    return lambda one, other: worst_block(one, other) / WORST


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Image.Image, str], None]:
    """Compares a picture with the golden one of that name, or replaces it."""

    def compare(image: Image.Image, name: str) -> None:
        path = GOLDEN / f"{name}.png"
        if request.config.getoption("--update-golden"):
            image.convert("RGB").save(path, optimize=True)
            pytest.skip(f"wrote {path.name}: look at it")
        if not path.exists():
            pytest.fail(f"there is no {path.name}; 'make golden' writes it, then look at it")
        with Image.open(path) as opened:
            expected = opened.convert("RGB")
        worst = worst_block(image, expected) if image.size == expected.size else 255.0
        if worst <= WORST:
            return
        FAILED.mkdir(exist_ok=True)
        image.save(FAILED / f"{name}-actual.png")
        expected.save(FAILED / f"{name}-expected.png")
        if image.size == expected.size:
            difference = ImageChops.difference(image.convert("RGB"), expected)
            ImageChops.invert(difference).save(FAILED / f"{name}-difference.png")
        pytest.fail(
            f"{name}: the worst block differs by {worst:.0f} of 255 (at most {WORST:.0f}); "
            f"see {FAILED}; if it is right now, 'make golden', look, commit"
        )

    return compare
