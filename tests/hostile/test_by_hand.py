"""Attacks that somebody thought of at a keyboard, each with what it was to be told."""

from __future__ import annotations

import shutil
import struct
import time
from pathlib import Path

import pytest

from generator.errors import UserError
from generator.painting.cmyk import Press
from generator.project import Project
from generator.sheets import paper
from generator.workshop.open_game import OpenGame

HERE = Path(__file__).parent
SEED = HERE / "seed"
PRESS = (HERE.parent / "exports" / "ISOcoated_v2_300_bas.icc").read_bytes()
BOOKS = Path("templates") / "rulebooks"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    shutil.copytree(SEED, tmp_path / "seed")
    return tmp_path / "seed"


@pytest.mark.parametrize("name", ["99999999x99999999mm", "1x" + "9" * 400 + "mm", "1x1mm"])
def test_a_paper_beyond_all_tables_is_told(home: Path, name: str) -> None:
    with pytest.raises(UserError, match=r"is out of range|is too long"):
        paper.load(Project.find(home)).find(name)


def test_fifty_thousand_unknown_keys_are_told_at_once(home: Path) -> None:
    catalogue = home / "cards" / "seed.yaml"
    catalogue.write_text("".join(f"y{number}: 1\n" for number in range(20_000)))
    began = time.process_time()
    with pytest.raises(UserError) as refused:
        OpenGame(Project.find(home), "seed").catalogue  # noqa: B018
    assert time.process_time() - began < 3
    assert "and 19,9" in str(refused.value)


def press_profiles() -> dict[str, bytes]:
    """A real profile, with each of its tags broken in one way."""
    count = struct.unpack(">I", PRESS[128:132])[0]
    found = {
        "cut": PRESS[:4000], "head": PRESS[:129], "nothing": PRESS[:132] + b"\0" * 5000,
        "tags": PRESS[:128] + b"\xff" * 4 + PRESS[132:],
    }  # fmt: skip
    for number in range(count):
        place = 132 + 12 * number
        name = PRESS[place : place + 4].decode()
        at = struct.unpack(">I", PRESS[place + 4 : place + 8])[0]

        def put(where: int, words: bytes) -> bytes:
            return PRESS[:where] + words + PRESS[where + len(words) :]

        found[f"{name} far"] = put(place + 4, b"\xff\xff\xff\xf0")
        found[f"{name} long"] = put(place + 8, b"\x7f\xff\xff\xff")
        if name.startswith(("A2B", "B2A")):
            found[f"{name} with a table of 255^4"] = put(at + 8, b"\x04\x04\xff")
            found[f"{name} of another type"] = put(at, b"curv")
    return found


def test_a_broken_press_profile_is_one_line_or_does_no_harm(tmp_path: Path) -> None:
    refused = 0
    for name, data in press_profiles().items():
        file = tmp_path / "press.icc"
        file.write_bytes(data)
        try:
            press = Press.read(file)
        except UserError as error:
            refused += 1
            assert str(error).startswith(f"{file}: --icc: is ") and "\n" not in str(error), name
        else:
            assert len(press.cmyk((10, 20, 30))) == 4 and len(press.rgb((1, 2, 3, 4))) == 3
    assert refused >= 6


@pytest.mark.parametrize(
    ("file", "more", "told"),
    [
        ("seed.css", "\np { width: round(1px, 0px) }\n", "seed.css:{line}:1: can't be set"),
        ("seed.css", "\nul { list-style: url(data:image/png;base64,xx) }\n",
         "seed.css:{line}:22: can't load"),
        ("seed.css", "\np { max-lines: 0; continue: discard }\n", "seed.html.j2:6:1: can't be set"),
        ("seed.html.j2", '\n<svg viewBox="a b c d"><title>T</title><path d="M0 0"/></svg>\n',
         "seed.html.j2:{line}:1: can't be set"),
    ],
)  # fmt: skip
def test_what_cant_be_set_as_pages_has_its_place(
    home: Path, file: str, more: str, told: str
) -> None:
    path = home / BOOKS / file
    before, end, after = path.read_text("utf-8").partition("</main>")
    path.write_text(before + more + end + after, "utf-8")
    line = before.count("\n") + 2
    with pytest.raises(UserError) as refused:
        OpenGame(Project.find(home), "seed").rulebook("a4", "pdf")
    assert str(refused.value).startswith(f"{BOOKS.as_posix()}/{told.format(line=line)}")
