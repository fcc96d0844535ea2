"""Looking at a deck: contact sheets, other eyes, and the preflight, as a user meets them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from eyes import seen_colour
from PIL import Image
from user import change, run

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def built(built_garden: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project as `deckproof new` makes it, built, and looked at in every way."""
    folder = Path(shutil.copytree(built_garden, tmp_path_factory.mktemp("looking") / "garden"))
    for arguments in (
        ("cards", "--contact"),
        ("cards", "--simulate", "deuteranopia"),
        ("cards", "--simulate", "greyscale", "--contact"),
    ):
        done = run(*arguments, folder=folder)
        assert done.returncode == 0, done.stderr + done.stdout
    return folder


@pytest.fixture
def mine(built: Path, tmp_path: Path) -> Path:
    """A copy of it to break."""
    return Path(shutil.copytree(built, tmp_path / "mine", ignore=shutil.ignore_patterns("output")))


def test_a_contact_sheet_shows_every_face(built: Path) -> None:
    """As many faces as there are pictures, at 100 dpi each: the sheet is at least as large."""
    pictures = list((built / "output" / "garden" / "cards").glob("*.png"))
    with Image.open(built / "output" / "garden" / "contact.png") as sheet:
        assert sheet.width * sheet.height > len(pictures) * 250 * 350


def test_other_eyes_see_the_same_faces_in_other_colours(built: Path) -> None:
    output = built / "output" / "garden"
    usual = {path.name for path in (output / "cards").glob("*.png")}
    seen = {path.name for path in (output / "cards-deuteranopia").glob("*.png")}

    assert seen == usual
    for name in sorted(usual)[:3]:
        with Image.open(output / "cards" / name) as one:
            colours = one.convert("RGB").getcolors(1 << 24)
            size, commonest = one.size, max(colours)[1]
            data = one.convert("RGB").tobytes()
            pixels = [data[i : i + 3] for i in range(0, len(data), 3)]
            at = pixels.index(bytes(commonest))
        with Image.open(output / "cards-deuteranopia" / name) as other:
            assert other.size == size
            found = other.convert("RGB").getpixel((at % size[0], at // size[0]))
        expected = seen_colour("deuteranopia", commonest)
        assert max(abs(a - b) for a, b in zip(found, expected, strict=True)) <= 4


def test_a_grey_contact_sheet_is_grey(built: Path) -> None:
    with Image.open(built / "output" / "garden" / "contact-greyscale.png") as sheet:
        card = sheet.convert("RGB").crop((40, 60, 250, 380))
    red, green, blue = card.split()

    assert red.tobytes() == green.tobytes() == blue.tobytes()


def test_the_manifest_accounts_for_them(built: Path) -> None:
    checked = run("check", "--files", "--quick", "--json", folder=built)
    report = json.loads(checked.stdout)

    assert report["games"]["garden"]["findings"] == []
    manifest = json.loads((built / "output" / "garden" / "manifest.json").read_text("utf-8"))
    assert {"contact", "contact-greyscale", "cards-deuteranopia"} <= set(manifest["steps"])


def test_an_eye_that_does_not_exist_is_refused(built: Path) -> None:
    done = run("cards", "--simulate", "deuteranopa", folder=built)

    assert done.returncode == 2
    assert "deuteranopia" in done.stderr


def test_check_tells_what_the_eye_sees(mine: Path) -> None:
    """Exit code 1, one line: where, who, what, how much is missing, what to try."""
    layout = "templates/faces/garden.yaml"
    change(mine, layout, "size: 10pt, floor: 8pt", "size: 7pt, floor: 7pt")
    line = next(
        number
        for number, text in enumerate((mine / layout).read_text("utf-8").splitlines(), 1)
        if "{{ text }}" in text
    )
    done = run("check", "--quick", folder=mine)

    assert done.returncode == 1
    said = " ".join(done.stdout.split())
    assert f"error {layout}:{line}:" in said
    assert "is 7 pt, 1 pt less than rules text needs (8 pt)" in said
    assert "[small-type]" in said


def test_check_in_json_carries_code_card_and_place(mine: Path) -> None:
    change(
        mine, "templates/faces/garden.yaml", "{rect: bleed, fill: paper}", "{rect: trim, fill: ink}"
    )
    report = json.loads(run("check", "--quick", "--json", folder=mine).stdout)
    found = report["games"]["garden"]["findings"]

    assert {one["code"] for one in found} >= {"short-bleed", "low-contrast"}
    assert all(one["card"] and one["file"] and one["line"] and one["hint"] for one in found)
