"""Several decks on the same sheets, and pictures in an ink: through the command, read back."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pypdfium2
import pytest

from generator.checks.readback import pairs
from generator.checks.sheetfile import read
from generator.cli import cli
from generator.errors import UserError
from generator.units import PT
from generator.workshop.starter import new_project

GREEN, RED = "#2F6B45", "#B0222A"


@pytest.fixture
def twice(tmp_path: Path) -> Path:
    """The starter's garden, and the same cards again as an orchard of another colour."""
    root = tmp_path / "both"
    new_project(root)
    garden = (root / "cards" / "garden.yaml").read_text("utf-8")
    assert GREEN in garden
    orchard = garden.replace("game: garden", "game: orchard").replace(GREEN, RED)
    orchard = orchard.replace("title: Garden Trade", "title: Orchard Trade")
    (root / "cards" / "orchard.yaml").write_text(orchard, "utf-8")
    return root


def run(*arguments: str) -> None:
    """The command in this process; a fault of the person's is raised."""
    cli.main(list(arguments), standalone_mode=False)


def test_two_decks_share_a_sheet_and_keep_their_own_faces(
    twice: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both have cards, backs, layouts and ornaments of the same names."""
    said = ("sheets", "garden", "orchard", "--together", "--paper", "a4", "--json")
    run(*said, "--project", str(twice))
    told = json.loads(capsys.readouterr().out)
    [path] = map(Path, told["made"]["garden+orchard"])
    assert told["ok"] and path.parent == twice / "output" / "_together" / "garden+orchard"
    file = read(path)

    assert sum(file.counts("front").values()) == sum(file.counts("back").values()) == 32
    games = Counter(
        (seen.page, seen.card.split(".")[0]) for seen in file.seen if seen.side == "front"
    )
    assert games[3, "garden"] == 7 and games[3, "orchard"] == 2  # 16 = 9 + 7: one sheet has both
    with pypdfium2.PdfDocument(path) as pdf:
        page = pdf[3].render(scale=1).to_pil()  # a pixel a point
    for pair in pairs(file):
        assert pair.back is not None and pair.back.card == pair.front.card
        if pair.back.page == 4:
            at = (int((pair.back.box.x + 2) / PT), int((pair.back.box.y + 2) / PT))
            red, green, _ = page.getpixel(at)[:3]
            garden = pair.front.card in ("garden.sun", "garden.rain", "garden.wind")
            orchard = pair.front.card.startswith("orchard.")
            assert garden or (red > green) == orchard
    assert not (twice / "output" / "garden").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["garden"], "--together: takes two games or more"),
        (["--variant", "short"], "--variant: is of no use with --together"),
        (["--cards", "bean"], "has no card 'bean' (cards: garden.bean, "),
    ],
)
def test_what_can_t_be_together_is_told(arguments: list[str], said: str, twice: Path) -> None:
    with pytest.raises(UserError) as told:
        run("sheets", *arguments, "--together", "--project", str(twice))

    assert said in str(told.value)


def test_a_picture_is_kept_in_every_ink_unless_its_layout_says_otherwise(twice: Path) -> None:
    from PIL import Image

    from generator.painting.png import paint
    from generator.project import Project
    from generator.workshop.open_game import OpenGame

    Image.new("RGB", (60, 60), "#0000FF").save(twice / "cards" / "sky.png")
    face = twice / "templates" / "faces" / "plant.yaml"
    box = "[10mm, 40mm, 20mm, 20mm]"
    pale = "opacity: \"{{ 0.3 if deck.ink == 'low' else 1 }}\""
    lines = face.read_text("utf-8").rstrip("\n")
    kept, faded = (f"  - {{picture: sky.png, box: {box}{more}}}" for more in ("", f", {pale}"))
    for line, colours in (
        (kept, {"full": (0, 0, 255), "low": (0, 0, 255)}),
        (faded, {"full": (0, 0, 255), "low": (178, 178, 255)}),
    ):
        face.write_text(f"{lines}\n{line}\n", "utf-8")
        for ink, colour in colours.items():
            bean = OpenGame(Project.find(twice), "garden", ink=ink).drawings["bean"]
            assert paint(bean, 25.4).getpixel((20, 50)) == pytest.approx(colour, abs=2)
