"""The print-and-play ZIP, unpacked and proved as a stranger would."""

from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest

from generator import profiles
from generator.project import Project
from generator.workshop.exports import export_game
from generator.workshop.open_game import OpenGame

Lies = Callable[[str], Path]
ROOT = "garden-print-and-play/"


@pytest.fixture
def package(lies: Lies) -> zipfile.ZipFile:
    return zipfile.ZipFile(lies("print-and-play") / "garden-print-and-play.zip")


def names(package: zipfile.ZipFile) -> list[str]:
    return [name.removeprefix(ROOT) for name in package.namelist()]


def test_everything_for_both_papers_is_there(package: zipfile.ZipFile) -> None:
    assert all(name.startswith(ROOT) for name in package.namelist())
    for paper, low in (("A4", "a4"), ("Letter", "letter")):
        for name in (
            f"cards-duplex-{low}",
            f"cards-duplex-low-ink-{low}",
            f"cards-fold-{low}",
            f"cards-fold-low-ink-{low}",
            f"rulebook-{low}",
            f"coin-{low}",
            f"box-{low}",
        ):
            assert f"{paper}/{name}.pdf" in names(package), name
    assert "licences/CC-BY-SA-4.0.txt" in names(package)
    assert "licences/lexend-OFL.txt" in names(package)


def test_folders_can_be_put_together(package: zipfile.ZipFile) -> None:
    """Out of its folders no file takes another's place."""
    alone = [name.rpartition("/")[2] for name in names(package)]

    assert len(alone) == len(set(alone))


def test_the_checksums_hold(package: zipfile.ZipFile, tmp_path: Path) -> None:
    package.extractall(tmp_path)
    folder = tmp_path / ROOT
    told = dict(
        line.split("  ")[::-1] for line in (folder / "checksums.txt").read_text().splitlines()
    )

    assert told.keys() == {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and path.name != "checksums.txt"
    }
    for name, digest in told.items():
        assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest


@pytest.mark.parametrize(("paper", "size"), [("A4", (595.28, 841.89)), ("Letter", (612, 792))])
def test_sheets_are_of_their_paper_and_duplex(
    paper: str, size: tuple[float, float], package: zipfile.ZipFile, tmp_path: Path
) -> None:
    package.extractall(tmp_path)
    for name, duplex in (
        ("cards-duplex", "/DuplexFlipLongEdge"),
        ("cards-fold", "/Simplex"),
        ("cards-duplex-low-ink", "/DuplexFlipLongEdge"),
    ):
        with pikepdf.open(tmp_path / ROOT / paper / f"{name}-{paper.lower()}.pdf") as pdf:
            sides = sorted(float(v) for v in pdf.pages[0].MediaBox[2:])
            assert sides == pytest.approx(sorted(size), abs=0.1)
            assert pdf.Root.ViewerPreferences.Duplex == duplex


def test_the_instructions_tell_what_to_do(package: zipfile.ZipFile) -> None:
    text = package.read(f"{ROOT}instructions.txt").decode()

    for words in (
        "Garden Trade: print and play",
        "16 cards",
        "100 %",
        "flip on the long edge",
        "fold along",
        "3 x Coins",
        "1 x Tuck box",
        "CC BY-SA 4.0",
        "sha256sum -c checksums.txt",
    ):
        assert words in text, words
    for name in names(package):
        if name.startswith("A4/cards-"):
            assert name.removeprefix("A4/").replace("-a4.", "-PAPER.") in text


def test_no_date_and_no_order_of_a_machine(package: zipfile.ZipFile) -> None:
    assert package.namelist() == sorted(package.namelist())
    for entry in package.infolist():
        assert entry.date_time == (1980, 1, 1, 0, 0, 0)
        assert entry.create_system == 3
        assert entry.external_attr >> 16 == 0o644


def test_the_same_deck_gives_the_same_bytes(lies: Lies, mine: Path) -> None:
    project = Project.find(mine)
    wanted = ["print-and-play", "playingcards-io", "makeplayingcards", "screentop", "mpc-autofill",
              "thegamecrafter", "drivethrucards"]  # fmt: skip
    list(export_game(OpenGame(project, "garden"), [profiles.load(project, n) for n in wanted]))
    for target in wanted:
        first = lies(target)
        for path in sorted(first.rglob("*")):
            if path.is_file():
                there = mine / "output/garden/export" / target / path.relative_to(first)
                assert there.read_bytes() == path.read_bytes(), there
