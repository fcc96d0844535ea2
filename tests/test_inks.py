"""`--ink`: the same deck in other colours, beside the full one and kept up to date with it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pikepdf
import pytest
from user import change, run

from generator.inks import inked

ROOT = Path(__file__).parents[1]
CATALOGUE = "cards/garden.yaml"
PRINTED = {
    "cards-low-ink",
    "sheets-a4-low-ink",
    "sheets-letter-low-ink",
    "parts-a4-low-ink",
    "parts-letter-low-ink",
}


@pytest.fixture(scope="module")
def built(built_garden: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new project, built in full and then in low ink, too."""
    folder = Path(shutil.copytree(built_garden, tmp_path_factory.mktemp("inks") / "mine"))
    done = run("build", "--ink", "low", folder=folder)

    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def mine(built: Path, tmp_path: Path) -> Path:
    """A copy of it to change."""
    return Path(shutil.copytree(built, tmp_path / "mine"))


def steps(project: Path) -> set[str]:
    return set(json.loads((project / "output/garden/manifest.json").read_text("utf-8"))["steps"])


def test_names_tell_the_ink() -> None:
    assert inked("sheets-a4", "full") == "sheets-a4"
    assert inked("sheets-a4", "low") == "sheets-a4-low-ink"


def test_both_editions_lie_side_by_side_and_are_proved(built: Path) -> None:
    folder = built / "output/garden"
    names = [path.name for path in sorted((folder / "cards").iterdir())]

    assert [path.name for path in sorted((folder / "cards-low-ink").iterdir())] == names
    assert (folder / "sheets-a4.pdf").is_file()
    with pikepdf.open(folder / "sheets-a4-low-ink.pdf") as low:
        assert "low ink" in str(low.docinfo["/Title"])
    assert steps(built) >= PRINTED
    checked = run("check", "--files", folder=built)
    assert checked.returncode == 0, checked.stdout


def test_the_gallery_shows_both(built: Path) -> None:
    page = (built / "output/index.html").read_text("utf-8")

    assert 'src="garden/cards/001-bean.png"' in page
    assert 'src="garden/cards-low-ink/001-bean.png"' in page
    assert 'href="garden/sheets-a4-low-ink.pdf"' in page
    assert "low ink" in page


def test_a_plain_build_makes_nothing_anew_and_keeps_both_up_to_date(mine: Path) -> None:
    again = json.loads(run("build", "--json", folder=mine).stdout)
    change(mine, CATALOGUE, "price: 5", "price: 6")
    after = json.loads(run("build", "--json", folder=mine).stdout)

    assert again["made"] == []
    assert {f"garden/{step}" for step in PRINTED} <= set(after["made"])
    assert run("check", "--files", folder=mine).returncode == 0


def test_only_what_was_printed_in_an_ink_is_kept_up_to_date(
    built_garden: Path, tmp_path: Path
) -> None:
    mine = Path(shutil.copytree(built_garden, tmp_path / "mine"))
    run("sheets", "--ink", "low", "--paper", "a4", folder=mine)
    change(mine, CATALOGUE, "price: 5", "price: 6")
    run("build", folder=mine)

    assert steps(mine) & PRINTED == {"sheets-a4-low-ink"}
    assert run("check", "--files", folder=mine).returncode == 0


def test_an_ink_that_goes_takes_its_files_with_it(mine: Path) -> None:
    change(mine, CATALOGUE, "low: {paper", "pale: {paper")
    done = run("build", folder=mine)

    assert done.returncode == 0, done.stderr
    assert not steps(mine) & PRINTED
    assert not list((mine / "output/garden").glob("*low-ink*"))


@pytest.mark.parametrize("command", ["build", "cards", "sheets"])
def test_an_unknown_ink_is_refused_and_nothing_is_written(command: str, mine: Path) -> None:
    shutil.rmtree(mine / "output")
    done = run(command, "--ink", "lwo", folder=mine)

    assert done.returncode == 2
    assert "garden has no ink 'lwo' (inks: full, low); did you mean 'low'?" in done.stderr
    assert not (mine / "output").exists()


def test_files_of_the_other_ink_that_are_lost_are_missed(mine: Path) -> None:
    lost = ("cards-low-ink/001-bean.png", "sheets-letter-low-ink.pdf")
    for name in lost:
        (mine / "output/garden" / name).unlink()
    done = run("check", "--files", "--json", folder=mine)

    assert done.returncode == 1
    found = json.loads(done.stdout)["games"]["garden"]["findings"]
    told = [finding["message"] for finding in found]
    assert all(f"{name} is gone" in told for name in lost)


def test_a_layout_that_fails_in_one_ink_alone_is_told(mine: Path) -> None:
    path = mine / "templates/faces/back.yaml"
    text = path.read_text("utf-8")
    path.write_text(text.replace("'paper' if deck.ink == 'low'", "'papper' if deck.ink == 'low'"))
    done = run("check", folder=mine)

    assert done.returncode == 1
    assert "did you mean 'paper'?" in " ".join(done.stdout.split())
