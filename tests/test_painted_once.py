"""A changed word paints one face, and sets only the books that tell it: all else is taken as it
lies, and no byte is another."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image
from user import change

from generator import made
from generator.cli import cli
from generator.drawing.drawing import Drawing
from generator.painting import png
from generator.rulebook import pdf

FACES = {"bean", "carrot", "tomato", "melon", "sun", "rain", "wind", "back-garden", "back-weather"}


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is painted from now on."""
    seen: list[str] = []
    real = png.png_bytes

    def told(drawing: Drawing, dpi: float = 300, bleed: bool = False, like: bytes = b"") -> bytes:
        seen.append(drawing.name)
        return real(drawing, dpi, bleed, like)

    monkeypatch.setattr(png, "png_bytes", told)
    return seen


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many pages each book has that is set from now on."""
    seen: list[int] = []
    real = pdf.make

    def told(html: str, pictures: Mapping[str, bytes] | None = None) -> pdf.Pdf:
        made = real(html, pictures)
        seen.append(made.pages)
        return made

    monkeypatch.setattr(pdf, "make", told)
    return seen


@pytest.fixture
def mine(built_garden: Path, tmp_path: Path) -> Path:
    """A copy of the starter's deck as it was built: what this machine has painted is known wherever
    it lies."""
    return Path(shutil.copytree(built_garden, tmp_path / "mine"))


def deckproof(folder: Path, *words: str) -> None:
    done = CliRunner().invoke(cli, [*words, "--project", str(folder), "--quiet"])
    assert done.exit_code == 0, (done.output, done.exception)


def lies(folder: Path) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_a_changed_word_paints_its_face_alone_and_gives_what_a_cold_build_gives(
    mine: Path,
    painted: list[str],
    pages: list[int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    untouched = mine / "output/garden/cards/001-bean.png"
    before = untouched.stat()
    change(mine, "cards/garden.yaml", "Heavy:", "Weighty:")
    deckproof(mine, "build", "--jobs", "1")
    assert painted == ["melon"]
    after = untouched.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    assert pages == []  # the book shows the face, and has another picture on the same pages

    change(mine, "cards/garden.yaml", "sun: Sun", "sun: Sunshine")
    deckproof(mine, "build", "--jobs", "1")
    assert painted == ["melon", "sun"]
    assert len(pages) == 1  # the book tells that name; set once for both papers

    painted.clear()
    pages.clear()
    book = mine / "output/garden/rulebook-letter.pdf"
    book.write_bytes(book.read_bytes()[:-1] + b" ")
    change(mine, "cards/garden.yaml", 'ink: "#222222"', 'ink: "#222223"')
    deckproof(mine, "build", "--jobs", "1")
    assert painted == []
    assert pages == []  # nor is the one set that was altered: its pages are known

    deckproof(mine, "check", "--files", "--quick")
    assert set(painted) == FACES  # a check believes no picture

    painted.clear()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))  # as if on another machine
    deckproof(mine, "build", "--jobs", "1", "--output", str(tmp_path / "cold"))
    assert set(painted) == FACES
    assert len(pages) == 1
    assert lies(mine / "output") == lies(tmp_path / "cold")


def test_what_lies_in_other_files_is_part_of_a_face(mine: Path, painted: list[str]) -> None:
    """A bitmap under the name that it had, and an icon that one card's text shows."""
    bitmap = mine / "cards/dot.png"
    layout = "templates/faces/garden.yaml"
    Image.new("RGB", (9, 9), "red").save(bitmap)
    change(mine, layout, "  - {slot: picture}\n", '  - {picture: "dot.png", box: picture}\n')
    deckproof(mine, "cards", "--dpi", "36")
    painted.clear()
    deckproof(mine, "cards", "--dpi", "36")
    assert not painted

    Image.new("RGB", (9, 9), "blue").save(bitmap)
    deckproof(mine, "cards", "--dpi", "36")
    assert set(painted) == {name for name in FACES if not name.startswith("back-")}
    painted.clear()

    change(mine, layout, 'fill: "#E3B130"', 'fill: "#E3B131"')
    deckproof(mine, "cards", "--dpi", "36")
    assert painted == ["tomato"]


def test_only_what_this_machine_painted_is_taken(
    mine: Path, painted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = mine / "output/garden/cards"
    shutil.copy(folder / "001-bean.png", folder / "005-carrot.png")
    deckproof(mine, "cards")
    assert painted == ["carrot"]
    painted.clear()

    with monkeypatch.context() as patch:
        patch.setattr(made, "here", lambda manifest: False)
        deckproof(mine, "cards")
    assert set(painted) == FACES
