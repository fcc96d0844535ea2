"""Finished pictures: `deckproof import FOLDER`."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image

from generator import open_game
from generator.cli import cli
from generator.drawing.drawing import Picture
from generator.errors import UserError
from generator.painting import png
from generator.units import Size
from generator.workshop.finished.fitting import Seen, card_size, fit
from generator.workshop.finished.names import named


def command(folder: Path, *words: str) -> Result:
    return CliRunner().invoke(cli, [*words, "--project", str(folder)], catch_exceptions=False)


def picture(path: Path, colour: str, size: tuple[int, int] = (750, 1050), **how: int) -> None:
    """A picture of one colour with a white lower left quarter."""
    path.parent.mkdir(parents=True, exist_ok=True)
    image = Image.new("RGB", size, colour)
    image.paste("white", (0, size[1] // 2, size[0] // 2, size[1]))
    image.save(path, None, **how)


def rows(project: Path, name: str) -> dict[str, dict[str, str]]:
    with open(project / "cards" / f"{name}.csv", encoding="utf-8") as file:
        return {row["name"]: row for row in csv.DictReader(file)}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "own" / "cards").mkdir(parents=True)
    return tmp_path / "own"


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    folder = tmp_path / "My Dragons"
    picture(folder / "3x red dragon.jpg", "red", quality=91)
    picture(folder / "Blue_x2.png", "blue", (825, 1125))  # with 1/8 in of bleed
    picture(folder / "wide.webp", "green", (1050, 750))
    picture(folder / "back.png", "grey")
    picture(folder / "wide-back.png", "black", (1050, 750))
    return folder


def test_a_folder_becomes_a_deck_that_passes_its_check(project: Path, pictures: Path) -> None:
    (pictures / "orc-back.png").write_bytes((pictures / "back.png").read_bytes())
    (pictures / "broken.png").write_bytes(b"no picture")
    told = command(project, "import", str(pictures)).output

    for words in (
        "3 cards, 6 with copies; poker, 63.5 x 88.9 mm",
        "1 picture with 3.17 mm of bleed",
        "4 pictures without bleed: their edges are mirrored",
        "back: back.png; 1 card with another",
        "turned by a quarter: wide.webp, wide-back.png",
        "orc-back.png left out: there is no front 'orc'",
        "broken.png is not a picture that can be read",
    ):
        assert words in told
    game = open_game(project, "my-dragons")
    assert game.catalogue.title == "My Dragons"
    assert {card.id: (card.copies, card.back) for card in game.deck.cards} == {
        "red-dragon": (3, "main"),
        "blue": (2, "main"),
        "wide": (1, "wide"),
    }
    assert command(project, "check", "my-dragons").exit_code == 0
    assert command(project, "sheets", "my-dragons", "--paper", "a4").exit_code == 0
    sheets = (project / "output" / "my-dragons" / "sheets-a4.pdf").read_bytes()
    assert sheets.count((pictures / "3x red dragon.jpg").read_bytes()) == 1, "three cards, one file"


def test_an_edge_goes_on_to_the_end_of_the_bleed(project: Path, pictures: Path) -> None:
    """Beyond the cut lies what lies before it, in the corners, too, and after a turn."""
    for edge in ("mirror", "stretch"):
        command(project, "import", str(pictures), "--game", edge, "--edge", edge)
        drawings = open_game(project, edge).drawings
        for name, upper, lower in (
            ("red-dragon", (254, 0, 0), (255, 255, 255)),
            ("wide", (255, 255, 255), (0, 128, 0)),  # its lower left quarter, turned
        ):
            image = png.paint(drawings[name], 100, bleed=True)
            w, h = image.size
            for at, colour in (((1, 1), upper), ((1, h - 2), lower)):
                found = image.getpixel(at)
                assert isinstance(found, tuple)
                near = all(abs(a - b) < 12 for a, b in zip(found, colour, strict=True))
                assert near, (edge, name, at, found)
            assert image.getpixel((w - 2, h // 2)) != (255, 255, 255)


def test_imported_again_it_tells_what_came_went_and_changed(project: Path, pictures: Path) -> None:
    command(project, "import", str(pictures))
    table = project / "cards" / "my-dragons.csv"
    table.write_text(table.read_text("utf-8").replace("wide,1", "wide,7"), "utf-8")
    (pictures / "Blue_x2.png").unlink()
    picture(pictures / "new.png", "pink")
    picture(pictures / "new-back.png", "yellow")
    picture(pictures / "3x red dragon.jpg", "maroon", (822, 1122))
    done = json.loads(command(project, "import", str(pictures), "--json").stdout)

    assert (done["came"], done["went"], done["changed"]) == (["new"], ["blue"], ["red-dragon"])
    now = rows(project, "my-dragons")
    assert now["wide"]["copies"] == "7", "what a person wrote into the table stays"
    assert now["red dragon"]["bleed"] == "3.048mm", "another picture is looked at anew"
    assert not (project / "cards" / "my-dragons" / "blue.png").exists()
    assert open_game(project, "my-dragons").deck["new"].back == "new"
    (project / "cards" / "my-dragons" / "wide.webp").unlink()
    command(project, "import", str(pictures))
    again = command(project, "import", str(pictures)).output
    assert "no card came, went or changed since the import before" in again


def test_a_list_says_how_many(project: Path, pictures: Path) -> None:
    (pictures / "counts.txt").write_text("# mine\n4 Red Dragon\nwide.webp x5\n1 griffin\n", "utf-8")
    told = command(project, "import", str(pictures)).output

    assert {name: row["copies"] for name, row in rows(project, "my-dragons").items()} == {
        "Blue": "2",
        "red dragon": "4",
        "wide": "5",
    }
    assert "counts.txt names cards without a picture: griffin" in told


def test_a_table_without_numbers_leaves_those_of_the_files(project: Path, pictures: Path) -> None:
    (pictures / "about.csv").write_text("name;text\nred dragon;Burns.\nwide;Lies.\n", "utf-8")
    told = command(project, "import", str(pictures)).output

    assert rows(project, "my-dragons")["red dragon"]["copies"] == "3"
    assert "about.csv has no column of numbers of copies: as many as the files say" in told


def test_a_number_of_copies_that_is_none_is_told_with_its_cell(
    project: Path, pictures: Path
) -> None:
    table = "name;qty\nred dragon;4\nwide;0\nblue;two\n"
    (pictures / "counts.csv").write_text(table, "utf-8")

    with pytest.raises(UserError) as refused:
        command(project, "import", str(pictures))
    assert str(refused.value) == (
        "counts.csv:4:2: B4 'qty': 'two' is no number of copies (0..9999)"
    )
    assert list((project / "cards").iterdir()) == [], "nothing is half-made"
    (pictures / "counts.csv").write_text(table.replace("two", ""), "utf-8")
    assert "2 cards, 5 with copies" in command(project, "import", str(pictures)).output


def test_a_picture_that_breaks_off_is_left_out(project: Path, pictures: Path) -> None:
    """Nobody hears of it only from every command that comes after."""
    Image.open(pictures / "wide.webp").save(pictures / "wide.png")
    cut = (pictures / "wide.png").read_bytes()
    (pictures / "wide.png").write_bytes(cut[: len(cut) // 2])
    (pictures / "wide.webp").unlink()
    told = command(project, "import", str(pictures)).output

    assert "left out: wide.png is broken: " in told
    assert "wide" not in rows(project, "my-dragons")
    command(project, "cards", "my-dragons")


def test_pictures_of_the_project_stay_where_they_are(project: Path, pictures: Path) -> None:
    inside = project / "cards" / "art"
    pictures.rename(inside)
    command(project, "import", str(inside))
    drawing = open_game(project, "art").drawings["red-dragon"]

    [shown] = {item.file for item, _ in drawing.placed() if isinstance(item, Picture)}
    assert Path(shown) == inside / "3x red dragon.jpg"
    command(project, "cards", "art")
    assert "no card came, went or changed" in command(project, "import", str(inside)).output
    picture(inside / "3x red dragon.jpg", "navy")
    assert "changed: red-dragon" in command(project, "import", str(inside)).output


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (("--size", "pokre"), "--size: 'pokre' is no card size"),
        (("--size", "9x88mm"), "--size: '9x88mm' is no card size"),
        (("--size", "63x401mm"), "--size: '63x401mm' is no card size"),
        (("--bleed", "11mm"), "--bleed: 11mm is out of range"),
        (("--bleed", "3"), "--bleed: "),
        (("--edge", "miror"), "did you mean 'mirror'?"),
    ],
)
def test_a_word_that_is_none_is_told(
    words: tuple[str, str], error: str, project: Path, pictures: Path
) -> None:
    with pytest.raises(UserError) as refused:
        command(project, "import", str(pictures), *words)

    assert error in str(refused.value)
    assert list((project / "cards").iterdir()) == [], "nothing is half-made"


def test_a_folder_without_pictures_is_told(project: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(UserError, match="holds no pictures of cards"):
        command(project, "import", str(tmp_path / "empty"))


SIZES = {
    "poker": Size(63.5, 88.9),
    "tcg": Size(63, 88),
    "tarot": Size(69.85, 120.65),
    "mini": Size(44.45, 63.5),
    "square": Size(70, 70),
}


@pytest.mark.parametrize(
    ("px", "name", "bleed"),
    [
        ((750, 1050), "poker", 0), ((822, 1122), "poker", 3.048), ((825, 1125), "poker", 3.175),
        ((744, 1039), "tcg", 0), ((816, 1110), "tcg", 3.175), ((488, 680), "tcg", 0),
        ((900, 1500), "tarot", 3.175), ((525, 750), "mini", 0), ((1024, 1024), "square", 0),
    ],
)  # fmt: skip
def test_proportions_tell_size_and_bleed(px: tuple[int, int], name: str, bleed: float) -> None:
    found, size, suits = card_size([Seen(px)], SIZES)

    assert (found, suits) == (name, True)
    assert fit(px, size).bleed == bleed


@pytest.mark.parametrize(
    ("stem", "name", "copies", "side"),
    [
        ("3x dragon", "dragon", 3, "front"), ("dragon x3", "dragon", 3, "front"),
        ("dragon_3x", "dragon", 3, "front"), ("Max 10", "Max 10", None, "front"),
        ("dragon-back", "dragon", None, "back"), ("card back", "card back", None, "common"),
        ("fullback", "fullback", None, "front"), ("dragon-front", "dragon", None, "front"),
    ],
)  # fmt: skip
def test_names_of_files(stem: str, name: str, copies: int | None, side: str) -> None:
    found = named(stem)

    assert (found.name, found.copies, found.side) == (name, copies, side)
