"""The library as a script's author meets it: a dozen names, their examples, their types."""

from __future__ import annotations

import doctest
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import generator
from generator.workshop import library

ROOT = Path(__file__).parents[1]
PUBLIC = {
    "Catalogue", "Deck", "Drawing", "EnvironmentLacks", "Problem", "Project", "UserError", "build",
    "check", "open_game", "rules", "simulate",
}  # fmt: skip
#: What a person would write who has read no more than the module's docstring.
SCRIPT = """
from pathlib import Path

import generator
from generator import (
    Catalogue, Deck, Drawing, EnvironmentLacks, Problem, Project, UserError, build, check,
    open_game, rules, simulate,
)

version: str = generator.__version__
project: Project = Project.find(Path("my-game"))
try:
    game = open_game(project, "market", variant="short")
    catalogue: Catalogue = game.catalogue
    deck: Deck = game.deck
    drawings: dict[str, Drawing] = game.drawings
    pack: rules.GamePack | None = game.pack
except UserError as error:
    first: Problem = error.problems[0]
    line: int = first.line
except EnvironmentLacks as error:
    remedy: str = error.remedy
made: list[str] = build(project, ["market"], jobs=2).made
codes: list[str] = [finding.code for report in check(project) for finding in report.findings]
titles: list[str] = [one.title for one in simulate(project, count=10, options={"order": 1})]
engine: rules.Game = rules.game(rules.slugs()[0])
"""


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the project that the examples speak of, and no cards/ of its own."""
    folder = tmp_path_factory.mktemp("beside")
    shutil.copytree(ROOT / "tests" / "projects" / "two-sizes", folder / "my-game")
    return folder


def examples() -> list[doctest.DocTest]:
    found = [
        *doctest.DocTestFinder(recurse=False).find(generator, "generator"),
        *doctest.DocTestFinder().find(library, "library"),
    ]
    return [one for one in found if one.examples]


@pytest.mark.parametrize("example", examples(), ids=lambda one: one.name)
def test_the_examples_of_the_docstrings_run(
    example: doctest.DocTest, beside: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(beside)
    said: list[str] = []
    done = doctest.DocTestRunner().run(example, out=said.append)

    assert done.failed == 0, "".join(said)


def test_every_verb_has_an_example() -> None:
    told = {one.name for one in examples()}

    assert told == {"generator", *(f"library.{name}" for name in PUBLIC if name.islower())} - {
        "library.rules"
    }


def test_there_are_the_dozen_names_and_the_version() -> None:
    assert set(generator.__all__) == PUBLIC | {"__version__"}
    assert len(PUBLIC) == 12
    for name in generator.__all__:
        assert getattr(generator, name) is not None
        assert name in dir(generator)
        assert name == "__version__" or f"\n    {name} " in (generator.__doc__ or "")
    with pytest.raises(AttributeError, match="has no attribute 'opengame'"):
        generator.opengame  # type: ignore[attr-defined]  # noqa: B018


def test_the_version_is_that_of_pyproject() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

    assert generator.__version__ == told["project"]["version"]


def test_importing_the_library_loads_nothing_yet() -> None:
    script = (
        "import sys, generator; print(sorted(m for m in sys.modules if m.startswith('generator')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "['generator']"


def test_a_game_by_name_is_one_game_and_not_its_letters(beside: Path) -> None:
    with pytest.raises(generator.UserError) as raised:
        generator.check(beside / "my-game", "markt")

    (problem,) = raised.value.problems
    assert "there is no game 'markt'" in problem.found
    assert problem.hint == "did you mean 'market'?"


def test_a_build_tells_faults_as_the_command_does(beside: Path, tmp_path: Path) -> None:
    mine = Path(shutil.copytree(beside / "my-game", tmp_path / "mine"))
    path = mine / "cards" / "market.yaml"
    path.write_text(path.read_text("utf-8").replace("kind: bell}", "kind: bel}"), "utf-8")
    with pytest.raises(generator.UserError) as raised:
        generator.build(mine, jobs=1)

    problem = raised.value.problems[0]
    assert (problem.file, problem.line, problem.key) == ("cards/market.yaml", 31, "kind")
    assert problem.hint == "did you mean 'bell'?"
    assert not (mine / "output").exists()


def test_what_can_not_be_played_is_refused(beside: Path) -> None:
    with pytest.raises(generator.UserError, match="market has no rules engine"):
        generator.simulate(beside / "my-game", "market")
    with pytest.raises(generator.UserError, match="has no option 'colour'"):
        slug = generator.rules.slugs()[0]
        generator.simulate(ROOT, slug, count=1, options={"colour": "red"})


def test_the_types_are_there_for_a_strict_checker(tmp_path: Path) -> None:
    """Types travel with the package: of a script that uses every name, `mypy --strict` finds fault
    with nothing but the two mistakes at its end."""
    assert (Path(generator.__file__).parent / "py.typed").is_file()
    mistakes = "number: int = generator.__version__\ngenerator.opengame()\n"
    (tmp_path / "script.py").write_text(SCRIPT + mistakes, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", str(tmp_path / "script.py")],
        cwd=ROOT,  # what 'make lint' has read isn't read anew
        capture_output=True,
        text=True,
    )
    errors = [line for line in done.stdout.splitlines() if ": error: " in line]

    assert done.stderr == ""
    assert len(errors) == 2, done.stdout
    assert "[assignment]" in errors[0] and "[attr-defined]" in errors[1]
