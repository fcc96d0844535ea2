"""Tabletop Simulator, playingcards.io and Screentop, read as those programs read them."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

from generator import profiles
from generator.catalogue import load
from generator.deck import build
from generator.drawing.drawing import Drawing
from generator.exports import tabletop
from generator.exports.material import Material
from generator.project import Project, shipped_root
from generator.units import Size
from generator.workshop.exports import Exported, export_game
from generator.workshop.open_game import OpenGame

from .conftest import BACKS, COPIES, IN_ORDER
from .seen import faces, recognised

Lies = Callable[[str], Path]


@pytest.fixture(scope="module")
def known(project: Project) -> dict[str, np.ndarray]:
    return faces(project)


def saved(folder: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((folder / "garden.json").read_text("utf-8"))
    return data


def everything(objects: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in objects:
        yield one
        yield from everything(one.get("ContainedObjects", []))


def opened(path: Path) -> Image.Image:
    with Image.open(path) as image:
        image.load()
        return image


@pytest.mark.parametrize(
    ("size", "corner", "outline"),
    [((63.5, 88.9), 3.0, 0), ((63.5, 88.9), 0.0, 1), ((70, 70), 35.0, 4), ((70, 70), 3.0, 0)],
)
def test_the_game_is_told_a_card_s_outline(
    size: tuple[float, float], corner: float, outline: int
) -> None:
    assert tabletop.card_type(Drawing("back", Size(*size), 3.0, corner, ())) == outline


def test_boards_stay_on_the_table() -> None:
    ours = Project(shipped_root(), Path("nowhere"))
    found = load(ours.catalogue("bitcoin-miner"), ours)
    pieces = Material.of(build(found), {}, ours).pieces

    assert {piece.name: piece.stays for piece in pieces} == {"board": True, "coin": False}


class TestTabletopSimulator:
    def test_cards_go_to_hands_and_nothing_of_it_is_locked(self, lies: Lies) -> None:
        things = list(everything(saved(lies("tabletop-simulator"))["ObjectStates"]))

        for one in things:
            assert one["Hands"] == (one["Name"] in ("Card", "DeckCustom"))
            assert one["Locked"] is False

    def test_a_deck_for_each_back(self, lies: Lies) -> None:
        decks = [
            one
            for one in saved(lies("tabletop-simulator"))["ObjectStates"]
            if one["Name"] == "DeckCustom"
        ]

        assert [len(deck["DeckIDs"]) for deck in decks] == [10, 6]
        for deck in decks:
            assert deck["DeckIDs"] == [card["CardID"] for card in deck["ContainedObjects"]]
            assert all(card["Name"] == "Card" for card in deck["ContainedObjects"])
            assert deck["Transform"]["rotZ"] == 180  # face down
        keys = [key for deck in decks for key in deck["CustomDeck"]]
        assert len(keys) == len(set(keys))

    def test_every_card_id_leads_to_its_face_and_its_back(
        self, lies: Lies, known: dict[str, np.ndarray]
    ) -> None:
        """CardID / 100 is the sheet, the rest the cell, from the top left, row by row."""
        folder = lies("tabletop-simulator")
        counted: Counter[str] = Counter()
        for deck in saved(folder)["ObjectStates"]:
            for card in deck.get("ContainedObjects", []):
                sheet = card["CustomDeck"][str(card["CardID"] // 100)]
                image = opened(folder / sheet["FaceURL"])
                w, h = image.width // sheet["NumWidth"], image.height // sheet["NumHeight"]
                row, column = divmod(card["CardID"] % 100, sheet["NumWidth"])
                cell = image.crop((column * w, row * h, (column + 1) * w, (row + 1) * h))
                name = recognised(cell, known)
                assert recognised(opened(folder / sheet["BackURL"]), known) == f"back-{BACKS[name]}"
                assert sheet["BackIsHidden"] and not sheet["UniqueBack"]
                counted[name] += 1

        assert counted == COPIES

    def test_pictures_fit_the_game(self, lies: Lies) -> None:
        for path in lies("tabletop-simulator").glob("*.png"):
            with Image.open(path) as image:
                assert image.mode == "RGB"
                assert max(image.size) <= 4096

    def test_coins_lie_in_one_stack(self, lies: Lies) -> None:
        [coin] = [
            one
            for one in saved(lies("tabletop-simulator"))["ObjectStates"]
            if one["Name"].startswith("Custom_Tile")
        ]

        assert (coin["Name"], coin["Number"]) == ("Custom_Tile_Stack", 3)
        assert coin["CustomImage"]["CustomTile"]["Stackable"] is True
        # 25 mm beside a card of 88.9 mm, which is 3.05 units high; a tile is 2 units.
        assert coin["Transform"]["scaleX"] == pytest.approx(25 / 88.9 * 3.05 / 2, abs=1e-3)

    def test_high_stacks_are_several(self, project: Project, tmp_path: Path) -> None:
        """A tower of 280 coins would fall over."""
        objects = self.objects(project, tmp_path, "most-in-stack", 2)
        coins = [one for one in objects if one["Name"].startswith("Custom_Tile")]

        assert [(one["Name"], one.get("Number")) for one in coins] == [
            ("Custom_Tile_Stack", 2),
            ("Custom_Tile", None),
        ]
        assert len({one["GUID"] for one in coins}) == 2

    @pytest.mark.parametrize("wide", [3, 6, 24])
    def test_things_lie_beside_each_other_around_the_middle(
        self, wide: int, project: Project, tmp_path: Path
    ) -> None:
        """Nothing overlaps, nothing falls off the table: boxes from each thing's own size."""
        boxes = []
        for one in self.objects(project, tmp_path, "table-width", wide):
            where = one["Transform"]
            sides = {"DeckCustom": (2.1785, 3.05), "Custom_PDF": (3.05, 3.05)}
            w, h = sides.get(one["Name"], (2 * where["scaleX"], 2 * where["scaleZ"]))
            x, z = where["posX"], where["posZ"]
            boxes.append((x - w / 2, x + w / 2, z - h / 2, z + h / 2))

        for index, (left, right, low, high) in enumerate(boxes):
            for other in boxes[:index]:
                assert left > other[1] or right < other[0] or low > other[3] or high < other[2]
        left, right = min(box[0] for box in boxes), max(box[1] for box in boxes)
        assert right - left <= max(wide, 3.05) + 1e-3
        assert left == pytest.approx(-right, abs=1e-3)
        low, high = min(box[2] for box in boxes), max(box[3] for box in boxes)
        assert low == pytest.approx(-high, abs=1e-3)

    def objects(
        self, project: Project, folder: Path, fact: str, value: int
    ) -> list[dict[str, Any]]:
        """What lies on the table if the profile said something else."""
        profile = profiles.load(project, "tabletop-simulator")
        other = replace(profile.facts[fact], value=value)
        profile = replace(profile, facts={**profile.facts, fact: other})
        game = OpenGame(project, "garden")
        game.folder = folder
        list(export_game(game, [profile]))
        found: list[dict[str, Any]] = saved(folder / "export" / "tabletop-simulator")[
            "ObjectStates"
        ]
        return found

    def test_the_rulebook_is_there(self, lies: Lies) -> None:
        [book] = [
            one
            for one in saved(lies("tabletop-simulator"))["ObjectStates"]
            if one["Name"] == "Custom_PDF"
        ]
        path = lies("tabletop-simulator") / book["CustomPDF"]["PDFUrl"]

        assert path.read_bytes().startswith(b"%PDF")

    def test_nothing_tells_where_it_was_made(self, lies: Lies) -> None:
        """Each file is named as it is called, for the game's own folders to be asked for."""
        folder = lies("tabletop-simulator")
        text = (folder / "garden.json").read_text("utf-8")
        urls = set(re.findall(r'URL": "([^"]+)"|Url": "([^"]+)"', text))

        assert str(folder.parents[3]) not in text and "file:" not in text
        assert len(urls) > 3
        assert all((folder / (one or other)).is_file() for one, other in urls)

    def test_guids_are_six_hex_digits_each_once_and_the_same_again(
        self, lies: Lies, mine: Path
    ) -> None:
        objects = list(everything(saved(lies("tabletop-simulator"))["ObjectStates"]))
        guids = [one["GUID"] for one in objects]
        project = Project.find(mine)
        list(
            export_game(OpenGame(project, "garden"), [profiles.load(project, "tabletop-simulator")])
        )
        again = saved(mine / "output" / "garden" / "export" / "tabletop-simulator")

        assert all(len(guid) == 6 and int(guid, 16) >= 0 for guid in guids)
        assert len(set(guids)) == len(guids)
        assert [one["GUID"] for one in everything(again["ObjectStates"])] == guids

    def test_a_file_s_name_changes_with_its_content(self, lies: Lies) -> None:
        import hashlib

        for path in lies("tabletop-simulator").glob("sheet_*.png"):
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            assert digest.startswith(path.stem.rpartition("_")[2])

    def test_addresses_of_ones_own(self, mine: Path) -> None:
        project = Project.find(mine)
        [(_, one)] = export_game(
            OpenGame(project, "garden"),
            [profiles.load(project, "tabletop-simulator")],
            base_url="https://cards.example/my garden/".replace(" ", "%20"),
        )
        text = (mine / "output/garden/export/tabletop-simulator/garden.json").read_text("utf-8")

        assert one.ok, one.findings
        assert "file:" not in text
        assert '"FaceURL": "https://cards.example/my%20garden/sheet_garden_1_' in text

    def test_a_single_card_is_no_deck(self, mine: Path) -> None:
        """The game can't load a deck of one."""
        path = mine / "cards" / "garden.yaml"
        text = path.read_text("utf-8")
        text = text.replace("effect: [sun, rain, wind]]", "effect: [rain]]")
        text = text.replace("    kind: weather\n    copies: 2", "    kind: weather\n    copies: 1")
        for word in ("sun", "wind"):
            line = next(row for row in text.splitlines() if row.startswith(f"    {word}: {{text"))
            text = text.replace(line + "\n", "")
        text = text.replace("total: 16", "total: 11").replace(
            "as: 3 effects x 2, count: 6", "as: 1 effect, count: 1"
        )
        path.write_text(text.replace("rulebook: {template: garden.html.j2}\n", ""), "utf-8")
        (mine / "templates" / "rulebooks" / "garden.html.j2").unlink()
        project = Project.find(mine)
        [(_, one)] = export_game(
            OpenGame(project, "garden"), [profiles.load(project, "tabletop-simulator")]
        )
        objects = saved(mine / "output/garden/export/tabletop-simulator")["ObjectStates"]

        assert one.ok, one.findings
        assert [o["Name"] for o in objects][:2] == ["DeckCustom", "CardCustom"]
        assert "DeckIDs" not in objects[1]


class TestPlayingcardsIo:
    @pytest.fixture
    def room(self, lies: Lies) -> zipfile.ZipFile:
        return zipfile.ZipFile(lies("playingcards-io") / "garden.pcio")

    @pytest.fixture
    def widgets(self, room: zipfile.ZipFile) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(room.read("widgets.json"))
        return found

    def test_it_is_a_room_of_version_3(
        self, room: zipfile.ZipFile, widgets: list[dict[str, Any]]
    ) -> None:
        assert room.testzip() is None
        assert room.read("schemaVersion") == b"3"
        ids = [widget["id"] for widget in widgets]
        assert len(set(ids)) == len(ids) <= 1200
        assert {name for name in room.namelist() if "/" in name} == {
            f"userassets/{name}.jpg"
            for name in (*COPIES, "back-garden", "back-weather", "piece-coin")
        }

    def test_every_copy_lies_on_its_pile_and_shows_its_face(
        self, room: zipfile.ZipFile, widgets: list[dict[str, Any]], known: dict[str, np.ndarray]
    ) -> None:
        by_id = {widget["id"]: widget for widget in widgets}
        counted: Counter[str] = Counter()
        for card in (widget for widget in widgets if widget["type"] == "card"):
            deck, pile = by_id[card["deck"]], by_id[card["parent"]]
            assert pile["type"] == "cardPile"
            assert deck["parent"] == pile["id"]
            shown = deck["cardTypes"][card["cardType"]]
            counted[card["cardType"]] += 1
            if card["cardType"] == "coin":
                continue
            sides = []
            for side in ("face", "back"):
                [item] = deck[f"{side}Template"]["objects"]
                assert (item["type"], item["valueType"]) == ("image", "dynamic")
                assert (item["w"], item["h"]) == (deck["cardWidth"], deck["cardHeight"])
                name = shown[item["value"]].removeprefix("package://")
                sides.append(recognised(Image.open(io.BytesIO(room.read(name))), known))
            assert sides == [card["cardType"], f"back-{BACKS[card['cardType']]}"]

        assert counted == {**COPIES, "coin": 3}

    def test_cards_keep_their_shape_and_lie_on_the_table(
        self, widgets: list[dict[str, Any]]
    ) -> None:
        decks = [w for w in widgets if w["type"] == "cardDeck" and w["id"] != "deck-coin"]

        assert [(deck["cardWidth"], deck["cardHeight"]) for deck in decks] == [(114, 160)] * 2
        for widget in widgets:
            assert 0 <= widget["x"] < 1600
            assert 0 <= widget["y"] < 1000

    def test_a_back_a_card_and_a_component_may_have_one_name(self, mine: Path) -> None:
        path = mine / "cards" / "garden.yaml"
        text = path.read_text("utf-8")
        for old, new in (
            ("  garden: {layout: back", "  coin: {layout: back"),
            ("layout: plant, back: garden", "layout: plant, back: coin"),
            ("{id: tomato,", "{id: coin,"),
            ("    tomato: {name", "    coin: {name"),
            ("rulebook: {template: garden.html.j2}\n", ""),
        ):
            assert old in text
            text = text.replace(old, new)
        path.write_text(text, "utf-8")
        game = OpenGame(Project.find(mine), "garden")
        [(_, one)] = export_game(game, [profiles.load(game.project, "playingcards-io")])

        assert one.ok, one.findings
        with zipfile.ZipFile(mine / "output/garden/export/playingcards-io/garden.pcio") as room:
            widgets = json.loads(room.read("widgets.json"))
        ids = [widget["id"] for widget in widgets]
        assert len(set(ids)) == len(ids)
        lying = Counter(one["cardType"] for one in widgets if one["type"] == "card")
        assert (lying["coin"], lying["piece-coin"]) == (2, 3)
        labels = [one["label"] for one in widgets if one["type"] == "cardPile"]
        assert len(set(labels)) == 3, "one can be told from the other"

    def test_pictures_are_small_enough(self, room: zipfile.ZipFile) -> None:
        for entry in room.infolist():
            assert entry.file_size < 2 * 1024 * 1024
            assert entry.date_time == (1980, 1, 1, 0, 0, 0)


class TestScreentop:
    def test_the_grid_is_cut_as_it_says(self, lies: Lies, known: dict[str, np.ndarray]) -> None:
        folder = lies("screentop")
        told = json.loads((folder / "grid.json").read_text("utf-8"))
        seen = []
        for deck in told["decks"]:
            back = Image.open(folder / deck["back"])
            assert recognised(back, known) == f"back-{deck['backOf']}"
            for sheet in deck["sheets"]:
                image = Image.open(folder / sheet["image"])
                w, h = sheet["cell"]
                assert image.size == (w * sheet["columns"], h * sheet["rows"])
                assert max(image.size) <= 4096
                assert sheet["count"] == len(sheet["cells"])
                for index, cell in enumerate(sheet["cells"]):
                    row, column = divmod(index, sheet["columns"])
                    face = image.crop((column * w, row * h, column * w + w, row * h + h))
                    assert recognised(face, known) == cell["card"]
                    assert BACKS[cell["card"]] == deck["backOf"]
                    seen.append(cell["card"])

        assert seen == IN_ORDER  # quantities by repeating

    def test_pieces_come_as_pictures(self, lies: Lies) -> None:
        told = json.loads((lies("screentop") / "grid.json").read_text("utf-8"))

        assert [(one["piece"], one["count"], one["image"]) for one in told["pieces"]] == [
            ("coin", 3, "coin.png")
        ]


def test_all_tables_were_read_back_without_a_fault(exported: dict[str, Exported]) -> None:
    for target, one in exported.items():
        assert one.ok, (target, one.findings)
        assert one.findings == ()
