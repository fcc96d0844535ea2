"""MakePlayingCards, The Game Crafter and the community's order, read by plain programs."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as Xml

import numpy as np
import pypdfium2
import pytest
from PIL import Image

from generator import profiles
from generator.painting.png import paint
from generator.project import Project
from generator.workshop.exports import Exported, export_game
from generator.workshop.open_game import OpenGame

from .conftest import BACKS, COPIES, IN_ORDER
from .seen import faces, recognised

Lies = Callable[[str], Path]


@pytest.fixture(scope="module")
def known(project: Project) -> dict[str, np.ndarray]:
    return faces(project)


def trimmed(path: Path, bleed: float) -> Image.Image:
    with Image.open(path) as image:
        w, h = image.size
        return image.resize((750, 1050), box=(bleed, bleed, w - bleed, h - bleed))


@pytest.mark.parametrize(
    ("target", "size", "bleed"),
    [
        ("makeplayingcards", (822, 1122), 36),
        ("thegamecrafter", (825, 1125), 37.5),
        ("mpc-autofill", (822, 1122), 36),
    ],
)
def test_every_picture_has_exactly_the_service_s_pixels(
    target: str, size: tuple[int, int], bleed: float, lies: Lies, known: dict[str, np.ndarray]
) -> None:
    pictures = sorted((lies(target) / "poker").rglob("*.png"))

    assert len(pictures) >= 9
    for path in pictures:
        with Image.open(path) as image:
            assert (image.size, image.mode, image.format) == (size, "RGB", "PNG"), path
            assert image.info["dpi"] == pytest.approx((300, 300), abs=0.01)
    for number, card in ((1, "bean"), (5, "carrot"), (10, "melon"), (15, "wind")):
        [path] = (lies(target) / "poker").rglob(f"{number:03}_{card}_front.png")
        assert recognised(trimmed(path, bleed), known) == card


def test_makeplayingcards_fronts_then_backs_each_with_its_own(
    lies: Lies, known: dict[str, np.ndarray]
) -> None:
    folder = lies("makeplayingcards") / "poker"
    fronts = sorted(path.name for path in (folder / "fronts").iterdir())
    backs = sorted(path.name for path in (folder / "backs").iterdir())

    assert [name.split("_")[1] for name in fronts] == list(COPIES)
    assert [name.replace("_back", "_front") for name in backs] == fronts
    for name in backs:
        back = BACKS[name.split("_")[1]]
        assert recognised(trimmed(folder / "backs" / name, 36), known) == f"back-{back}"


def test_the_listing_counts_every_copy(lies: Lies) -> None:
    for target in ("makeplayingcards", "thegamecrafter"):
        folder = lies(target) / "poker"
        listing = json.loads((folder / "manifest.json").read_text("utf-8"))

        assert {row["card"]: row["quantity"] for row in listing["cards"]} == COPIES
        assert listing["quantity"] == 16
        assert (listing["dpi"], listing["colour"]) == (300, "RGB")
        for row in listing["cards"]:
            for side in ("front", "back"):
                data = (folder / row[side]).read_bytes()
                assert hashlib.sha256(data).hexdigest() == listing["sha256"][row[side]]


def test_the_game_crafter_has_one_file_a_back_and_names_its_deck(lies: Lies) -> None:
    folder = lies("thegamecrafter") / "poker"
    listing = json.loads((folder / "manifest.json").read_text("utf-8"))

    assert sorted(path.name for path in folder.glob("back_*")) == [
        "back_garden.png",
        "back_weather.png",
    ]
    assert listing["identity"] == "PokerDeck"
    assert {row["card"]: row["back"] for row in listing["cards"]} == {
        card: f"back_{back}.png" for card, back in BACKS.items()
    }
    assert all(row["call"] == 1 for row in listing["cards"])


def test_the_game_crafter_makes_the_coins_too(lies: Lies) -> None:
    folder = lies("thegamecrafter") / "square-chit" / "coin"
    listing = json.loads((folder / "manifest.json").read_text("utf-8"))

    assert [(row["piece"], row["quantity"]) for row in listing["pieces"]] == [("coin", 3)]
    with Image.open(folder / "coin.png") as image:
        assert (image.size, image.mode) == ((375, 375), "RGB")


def test_what_a_service_doesn_t_make_is_told(exported: dict[str, Exported]) -> None:
    home = "'deckproof parts' prints them at home"
    for target, left in {
        "makeplayingcards": "Coins, Tuck box",
        "thegamecrafter": "Tuck box",
        "mpc-autofill": "Coins, Tuck box",
        "drivethrucards": "Coins, Tuck box",
    }.items():
        assert f"not in this export: {left}; {home}" in exported[target].notices


def test_the_order_fills_every_slot_from_nought(lies: Lies, known: dict[str, np.ndarray]) -> None:
    folder = lies("mpc-autofill") / "poker"
    order = Xml.parse(folder / "order.xml").getroot()
    fronts: dict[int, str] = {}
    for card in order.iterfind("fronts/card"):
        assert card.findtext("sourceType") == "Local File"
        for slot in (card.findtext("slots") or "").split(","):
            assert int(slot) not in fronts
            fronts[int(slot)] = card.findtext("id") or ""

    assert [child.tag for child in order] == ["details", "fronts", "backs", "cardback"]
    assert {child.tag: child.text for child in order.find("details") or ()} == {
        "quantity": "16",
        "stock": "(S30) Standard Smooth",
        "foil": "false",
    }
    assert sorted(fronts) == list(range(16))
    for slot, card in enumerate(IN_ORDER):
        assert fronts[slot].startswith("./")
        assert recognised(trimmed(folder / fronts[slot], 36), known) == card


def test_the_order_s_common_back_is_its_card_back(lies: Lies, known: dict[str, np.ndarray]) -> None:
    folder = lies("mpc-autofill") / "poker"
    order = Xml.parse(folder / "order.xml").getroot()
    [other] = order.iterfind("backs/card")
    slots = [int(slot) for slot in (other.findtext("slots") or "").split(",")]

    assert [IN_ORDER[slot] for slot in slots] == ["sun", "sun", "rain", "rain", "wind", "wind"]
    shared = folder / (order.findtext("cardback") or "")
    assert recognised(trimmed(shared, 36), known) == "back-garden"
    assert recognised(trimmed(folder / (other.findtext("id") or ""), 36), known) == "back-weather"


def test_cards_that_lie_across_are_turned_among_others_that_are_upright(mine: Path) -> None:
    """Both are poker cards to the service: nothing is squeezed into the other's shape."""
    path = mine / "cards" / "garden.yaml"
    old = "weather: {layout: weather, back: weather, needs: [effect]}"
    new = old.replace("]}", "], card: {size: {width: 88.9mm, height: 63.5mm}}}")
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    game = OpenGame(Project.find(mine), "garden")
    targets = ("makeplayingcards", "mpc-autofill", "drivethrucards")
    wanted = [profiles.load(game.project, name) for name in targets]
    done = {profile.name: one for profile, one in export_game(game, wanted)}
    lies = mine / "output" / "garden" / "export"

    def far(image: Image.Image, key: str) -> float:
        face = np.asarray(paint(game.drawings[key], 100).convert("RGB"), dtype=np.int16)
        turned = image.convert("RGB").transpose(Image.Transpose.ROTATE_90)
        seen = turned.resize((face.shape[1], face.shape[0]), Image.Resampling.HAMMING)
        return float(np.abs(np.asarray(seen, dtype=np.int16) - face).mean())

    assert not [str(found) for one in done.values() for found in one.findings]
    pictures = lies / "makeplayingcards" / "poker"
    for name, key in (("fronts/011_sun_front", "sun"), ("backs/011_sun_back", "back-weather")):
        assert far(trimmed(pictures / f"{name}.png", 36), key) < 6
    listing = json.loads((pictures / "manifest.json").read_text("utf-8"))
    across = [row["card"] for row in listing["cards"] if row.get("turned")]
    assert (listing["turned"], across) == (False, ["sun", "rain", "wind"])
    assert far(trimmed(lies / "mpc-autofill/poker/backs/back_weather.png", 36), "back-weather") < 6

    with pypdfium2.PdfDocument(lies / "drivethrucards" / "poker" / "garden.pdf") as pdf:
        assert {pdf.get_page_size(number) for number in range(len(pdf))} == {(198.0, 270.0)}
        for number, key in ((20, "back-weather"), (21, "sun")):
            page = pdf[number].render(scale=300 / 72).to_pil()
            assert far(page.crop((37, 37, 788, 1088)), key) < 6
