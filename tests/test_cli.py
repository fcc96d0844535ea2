"""The command line as a user meets it: exit codes, messages, nothing half-written."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from user import change, run

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project as `deckproof new` makes it."""
    folder = tmp_path_factory.mktemp("new") / "my-game"
    done = run("new", str(folder), folder=folder.parent)

    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def mine(project: Path, tmp_path: Path) -> Path:
    """A copy of it to break."""
    return Path(
        shutil.copytree(project, tmp_path / "mine", ignore=shutil.ignore_patterns("output"))
    )


def test_a_new_project_builds_and_checks(project: Path) -> None:
    built = run("build", folder=project)
    checked = run("check", "--files", folder=project)

    assert built.returncode == 0, built.stderr
    assert checked.returncode == 0, checked.stdout
    for name in (
        "sheets-a4.pdf",
        "sheets-letter.pdf",
        "rulebook.pdf",
        "check.json",
        "manifest.json",
    ):
        assert (project / "output" / "garden" / name).is_file()
    assert (project / "output" / "garden" / "cards" / "001-bean.png").is_file()
    assert (project / "output" / "index.html").is_file()


def test_a_second_build_makes_nothing_and_the_same_bytes_come_again(project: Path) -> None:
    first = json.loads(run("build", "--json", folder=project).stdout)
    again = json.loads(run("build", "--json", folder=project).stdout)
    elsewhere = run("build", "--output", "other", folder=project)

    assert again["made"] == []
    assert again["kept"] >= len(first["made"])
    assert elsewhere.returncode == 0
    for path in sorted((project / "other" / "garden").rglob("*")):
        if path.is_file():
            same = project / "output" / "garden" / path.relative_to(project / "other" / "garden")
            assert path.read_bytes() == same.read_bytes(), path.name


def test_only_what_changed_is_made_again(built_garden: Path, tmp_path: Path) -> None:
    mine = Path(shutil.copytree(built_garden, tmp_path / "mine"))
    change(mine, "templates/rulebooks/garden.html.j2", "</p>", " Enjoy.</p>")
    built = json.loads(run("build", "--json", folder=mine).stdout)

    assert {step.split("/")[1].split("-")[0] for step in built["made"]} == {"rulebook", "check"}


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (
            "cards/garden.yaml",
            "price: 2",
            "price: two",
            "cards/garden.yaml:36:38: price: 'two' is not a whole number",
        ),
        (
            "cards/garden.yaml",
            "kind: plant, price: 2",
            "kind: plnt, price: 2",
            "cards/garden.yaml:36:24: kind: 'plnt' is not a kind",
        ),
        ("cards/garden.yaml", "bleed: 3mm", "bleed: 3", "'3' is a bare number"),
        (
            "templates/faces/garden.yaml",
            "box: name",
            "box: nam",
            "templates/faces/garden.yaml:31:31: box: there is no box 'nam'",
        ),
        (
            "cards/garden.yaml",
            'text: "Grows anywhere.',
            'text: "' + "Grows anywhere, too. " * 40,
            "card bean: 'Grows anywhere, too. Grows any…' does not fit its box",
        ),
        ("cards/garden.yaml", "Heavy:", "幣:", "no glyph for '幣' (U+5E63"),
    ],
)
def test_bad_input_is_one_clear_line_and_nothing_is_written(
    file: str, old: str, new: str, said: str, mine: Path
) -> None:
    change(mine, file, old, new)
    done = run("build", folder=mine)

    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
    assert not list((mine / "output").rglob("*.pdf")) if (mine / "output").exists() else True


def test_a_card_more_than_the_box_says_is_told_by_the_build_itself(mine: Path) -> None:
    """Printed all the same, so that the sheets of a deck in the making can be looked at."""
    change(mine, "cards/garden.yaml", "price: 5}", "price: 5, copies: 2}")
    done = run("build", folder=mine)

    assert done.returncode == 1
    assert "the box says 16 cards, the catalogue has 17 [count-mismatch]" in done.stderr
    assert (mine / "output" / "garden" / "sheets-a4.pdf").is_file()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("build", "gardn"), "there is no game 'gardn'"),
        (("sheets", "--paper", "lettter"), "did you mean 'letter'?"),
        (("sheets", "--skip", "1,x"), "--skip: '1,x' are not numbers"),
        (("sheets", "--cards", "bean,mellon"), "Garden Trade has no card 'mellon'"),
        (("sheets", "--variant", "short"), "garden has no variant 'short'"),
        (("check", "--project", "nowhere"), "is not a project"),
        (("bild",), "No such command"),
        (("new", "."), "is not an empty folder"),
        (("build", "--output", ""), "a path can't be empty"),
        (("check", "--project", ""), "a path can't be empty. See"),
        (("build", "--scheduler", ""), "an address can't be empty. See"),
    ],
)
def test_bad_usage_is_refused_with_the_nearest_word(
    arguments: tuple[str, ...], said: str, mine: Path
) -> None:
    done = run(*arguments, folder=mine)

    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_json_is_one_document_and_nothing_else(project: Path) -> None:
    done = run("check", "--json", folder=project)
    report = json.loads(done.stdout)

    assert report["ok"] is True
    assert report["games"]["garden"]["cards"] == 16
    assert report["games"]["garden"]["distinct"] == 7


def test_a_fault_of_ours_shows_no_traceback(mine: Path) -> None:
    done = run("check", folder=mine, SOURCE_DATE_EPOCH="no number")

    assert "Traceback" not in done.stderr


def test_doctor_says_what_is_there(project: Path) -> None:
    found = json.loads(run("doctor", "--json", folder=project).stdout)

    assert {"Raqm in Pillow", "Pango", "fonts"} <= {one["what"] for one in found}
