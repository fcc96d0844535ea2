"""Exports that came to harm: each fault must be seen and named, and nothing else."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from PIL import Image

import generator
from generator.checks.exports import of_game
from generator.manifest import Manifest, Step
from generator.project import Project
from generator.workshop.open_game import OpenGame

Broken = Callable[[str], tuple[Project, Path]]


def found(project: Project, target: str) -> list[tuple[str, str]]:
    """(code, message) of all that is wrong with one target's export."""
    folder = project.output / "garden"
    manifest = Manifest.read(folder, "garden")
    step = Step("export", form=target)
    manifest.steps = {step: manifest.steps[step]}
    return [
        (one.code, f"{one.file} {one.message}")
        for one in of_game(OpenGame(project, "garden"), folder, manifest)
    ]


def codes(project: Project, target: str) -> set[str]:
    return {code for code, _ in found(project, target)}


@pytest.mark.parametrize(
    "target",
    [
        "drivethrucards",
        "makeplayingcards",
        "mpc-autofill",
        "playingcards-io",
        "print-and-play",
        "screentop",
        "thegamecrafter",
    ],
)
def test_an_export_that_nobody_touched_is_right(target: str, broken: Broken) -> None:
    project, _ = broken(target)

    assert found(project, target) == []


def test_what_reads_exports_uses_nothing_of_what_writes_them() -> None:
    """Only what is to be exported is known to both."""
    checks = Path(generator.__file__).parent / "checks"
    used = {
        module
        for path in checks.rglob("*.py")
        for module in re.findall(r"\bgenerator\.exports[.\w]*(?= import)", path.read_text("utf-8"))
    }

    assert used == {"generator.exports.material", "generator.exports.moulds"}


class TestPictures:
    def test_two_faces_changed_places(self, broken: Broken) -> None:
        project, folder = broken("makeplayingcards")
        one, other = (
            folder / "poker/fronts" / name
            for name in ("001_bean_front.png", "005_carrot_front.png")
        )
        bean, carrot = one.read_bytes(), other.read_bytes()
        one.write_bytes(carrot)
        other.write_bytes(bean)
        told = found(project, "makeplayingcards")

        assert [m for c, m in told if c == "export-face"] == [
            m for c, m in told if c == "export-face" and ("show bean" in m or "show carrot" in m)
        ]
        assert len([c for c, _ in told if c == "export-face"]) == 2

    def test_a_picture_of_the_wrong_size(self, broken: Broken) -> None:
        project, folder = broken("thegamecrafter")
        path = folder / "poker" / "001_bean_front.png"
        with Image.open(path) as image:
            image.resize((822, 1122)).save(path)

        assert "export-size" in codes(project, "thegamecrafter")
        assert any(
            "is 822 x 1122 px, not 825 x 1125" in m for _, m in found(project, "thegamecrafter")
        )

    def test_a_face_that_is_off_by_a_millimetre(self, broken: Broken) -> None:
        project, folder = broken("makeplayingcards")
        path = folder / "poker" / "fronts" / "010_melon_front.png"
        with Image.open(path) as image:
            moved = Image.new("RGB", image.size, image.getpixel((0, 0)))
            moved.paste(image, (12, 0))
        moved.save(path)

        assert "export-face" in codes(project, "makeplayingcards")

    @pytest.mark.parametrize(("mode", "code"), [("CMYK", "export-form"), ("L", "export-colour")])
    def test_colours_that_the_service_rejects(self, mode: str, code: str, broken: Broken) -> None:
        project, folder = broken("thegamecrafter")
        path = folder / "poker" / "back_garden.png"
        with Image.open(path) as image:
            out = io.BytesIO()
            image.convert(mode).save(out, "JPEG" if mode == "CMYK" else "PNG")
        path.write_bytes(out.getvalue())

        assert {code, "export-colour"} <= codes(project, "thegamecrafter")

    def test_a_file_that_is_gone_and_one_that_is_none(self, broken: Broken) -> None:
        project, folder = broken("makeplayingcards")
        (folder / "poker/fronts/001_bean_front.png").unlink()
        (folder / "poker/backs/001_bean_back.png").write_bytes(b"not a picture")

        assert {"missing-file", "export-form"} <= codes(project, "makeplayingcards")

    def test_a_listing_with_a_wrong_quantity(self, broken: Broken) -> None:
        project, folder = broken("thegamecrafter")
        path = folder / "poker" / "manifest.json"
        data = json.loads(path.read_text())
        data["cards"][0]["quantity"] = 3
        path.write_text(json.dumps(data))
        told = found(project, "thegamecrafter")

        assert ("export-count", "export/thegamecrafter/poker/manifest.json bean: 3, not 4") in told
        assert {code for code, _ in told} == {"export-count"}

    def test_a_listing_without_a_shape(self, broken: Broken) -> None:
        project, folder = broken("thegamecrafter")
        path = folder / "poker" / "manifest.json"
        for text in ("[]", "{}", '{"cards": 5}', '{"cards": [7]}', "nonsense"):
            path.write_text(text)
            assert "export-form" in codes(project, "thegamecrafter"), text


class TestOrder:
    @pytest.mark.parametrize(
        ("old", "new", "said"),
        [
            ("<slots>0,1,2,3</slots>", "<slots>0,1,2</slots>", "slot 3 has no front"),
            ("<slots>0,1,2,3</slots>", "<slots>1,2,3,4</slots>", "slot 4 is filled twice"),
            ("<quantity>16<", "<quantity>17<", "quantity: 17, not 16"),
            ("./fronts/001_bean", "./fronts/005_carrot", "doesn't show bean"),
            (
                "<cardback>./backs/back_garden",
                "<cardback>./backs/back_weather",
                "doesn't show back-garden",
            ),
            ("<slots>10,11,12", "<slots>9,10,11,12", "doesn't show back-garden"),
            ("<order>", "<odrer>", "is no XML"),
            ("(S30) Standard Smooth", "S30", "'S30' is no stock that the tool knows"),
            ("<foil>false", "<foil>no", "foil is 'no', not true or false"),
        ],
    )
    def test_each_fault_is_told(self, old: str, new: str, said: str, broken: Broken) -> None:
        project, folder = broken("mpc-autofill")
        path = folder / "poker" / "order.xml"
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")

        assert any(said in message for _, message in found(project, "mpc-autofill"))


class TestPages:
    def change(self, folder: Path, how: Callable[[pikepdf.Pdf], None]) -> None:
        path = folder / "poker" / "garden.pdf"
        with pikepdf.open(path, allow_overwriting_input=True) as pdf:
            how(pdf)
            pdf.save(path)

    def test_a_page_is_missing(self, broken: Broken) -> None:
        project, folder = broken("drivethrucards")
        self.change(folder, lambda pdf: pdf.pages.__delitem__(4))
        told = found(project, "drivethrucards")

        assert any("pages: 31, not 32" in m for _, m in told)
        assert any("page 5 is the front of bean, not the back of bean" in m for _, m in told)

    def test_faces_before_their_backs(self, broken: Broken) -> None:
        def swap(pdf: pikepdf.Pdf) -> None:
            pages = list(pdf.pages)
            for at in range(0, len(pages), 2):
                pdf.pages[at], pdf.pages[at + 1] = pages[at + 1], pages[at]

        project, folder = broken("drivethrucards")
        self.change(folder, swap)
        told = [m for code, m in found(project, "drivethrucards") if code == "export-count"]

        assert len(told) == 32
        assert told[0].endswith("page 1 is the front of bean, not the back of bean")

    def test_a_card_lies_half_a_millimetre_off(self, broken: Broken) -> None:
        def move(pdf: pikepdf.Pdf) -> None:
            page = pdf.pages[0]
            data = page.Contents.read_bytes()
            page.Contents = pdf.make_stream(b"1 0 0 1 1.5 0 cm\n" + data)

        project, folder = broken("drivethrucards")
        self.change(folder, move)

        assert any(
            "page 1: the card lies at 3.70, 3.17" in m for _, m in found(project, "drivethrucards")
        )

    def test_another_face_under_a_card_s_mark(self, broken: Broken) -> None:
        def swap(pdf: pikepdf.Pdf) -> None:
            pdf.pages[0].Resources.XObject = pdf.pages[8].Resources.XObject
            names = [str(key) for key in pdf.pages[8].Resources.XObject]
            data = pdf.pages[0].Contents.read_bytes()
            import re

            for old in set(re.findall(rb"/FormXob\.\w+", data)):
                data = data.replace(old, names[0].encode())
            pdf.pages[0].Contents = pdf.make_stream(data)

        project, folder = broken("drivethrucards")
        self.change(folder, swap)

        assert "export-face" in codes(project, "drivethrucards")

    def test_a_trim_box_that_isn_t_the_cut(self, broken: Broken) -> None:
        def grow(pdf: pikepdf.Pdf) -> None:
            pdf.pages[3].TrimBox = pikepdf.Array([0, 0, 198, 270])

        project, folder = broken("drivethrucards")
        self.change(folder, grow)
        told = found(project, "drivethrucards")

        assert [m for _, m in told] == [
            "export/drivethrucards/poker/garden.pdf page 4: its TrimBox isn't the card's cut"
        ]


class TestTables:
    def saved(self, folder: Path, how: Callable[[list[dict[str, Any]]], None]) -> None:
        path = folder / "garden.json"
        data = json.loads(path.read_text("utf-8"))
        how(data["ObjectStates"])
        path.write_text(json.dumps(data), "utf-8")

    @pytest.mark.parametrize(
        ("how", "said"),
        [
            (lambda objects: objects[0]["DeckIDs"].reverse(), "DeckIDs aren't the cards"),
            (lambda objects: objects[0]["ContainedObjects"].pop(), "melon: 0, not 1"),
            (lambda objects: objects[0]["ContainedObjects"][0].update(CardID=103), "show bean"),
            (lambda objects: objects[0]["ContainedObjects"][0].update(CardID=307), "has no sheet"),
            (lambda objects: objects[0].update(GUID=objects[1]["GUID"]), "is given 2 times"),
            (
                lambda objects: objects[0]["ContainedObjects"][0].pop("Hands"),
                "can't be taken into a hand",
            ),
            (
                lambda objects: [
                    one["CustomDeck"]["1"].update(Type=4)
                    for one in (objects[0], *objects[0]["ContainedObjects"])
                ],
                "has the outline 4, not 0",
            ),
            (lambda objects: objects[2].update(Number=4), "Coins: 4, not 3"),
            (lambda objects: objects[2].update(Number=41), "a stack of 41 coin, at most 40"),
            (
                lambda objects: objects[2]["CustomImage"].update(ImageSecondaryURL="file:///x.png"),
                "there is no x.png",
            ),
            (lambda objects: objects.append({"Name": "Die_6", "GUID": "000000"}), "dice: 1, not 0"),
            (
                lambda objects: [
                    card["CustomDeck"]["1"].update(NumWidth=2)
                    for card in objects[0]["ContainedObjects"]
                ],
                "has no sheet",
            ),
        ],
    )
    def test_a_saved_object_with_one_fault(
        self, how: Callable[[list[dict[str, Any]]], None], said: str, broken: Broken
    ) -> None:
        project, folder = broken("tabletop-simulator")
        self.saved(folder, how)

        assert any(said in message for _, message in found(project, "tabletop-simulator"))

    def test_a_sheet_that_lost_a_row(self, broken: Broken) -> None:
        project, folder = broken("tabletop-simulator")
        [path] = folder.glob("sheet_garden_1_*.png")
        with Image.open(path) as image:
            image.crop((0, 0, image.width, image.height - 40)).save(path)

        assert codes(project, "tabletop-simulator") & {"export-face", "export-size"}

    def test_a_room_with_one_card_too_few_and_one_picture_too_many(self, broken: Broken) -> None:
        project, folder = broken("playingcards-io")
        path = folder / "garden.pcio"
        with zipfile.ZipFile(path) as room:
            files = {name: room.read(name) for name in room.namelist()}
        widgets = [w for w in json.loads(files["widgets.json"]) if w["id"] != "garden-1"]
        files["widgets.json"] = json.dumps(widgets).encode()
        files["userassets/stray.jpg"] = files["userassets/bean.jpg"]
        with zipfile.ZipFile(path, "w") as room:
            for name, data in files.items():
                room.writestr(name, data)
        told = [m.partition(" ")[2] for _, m in found(project, "playingcards-io")]

        assert sorted(told) == ["bean: 3, not 4", "no widget shows userassets/stray.jpg"]

    def test_a_room_whose_types_changed_faces(self, broken: Broken) -> None:
        project, folder = broken("playingcards-io")
        path = folder / "garden.pcio"
        with zipfile.ZipFile(path) as room:
            files = {name: room.read(name) for name in room.namelist()}
        bean, sun = files["userassets/bean.jpg"], files["userassets/sun.jpg"]
        files |= {"userassets/bean.jpg": sun, "userassets/sun.jpg": bean}
        with zipfile.ZipFile(path, "w") as room:
            for name, data in files.items():
                room.writestr(name, data)

        assert len(found(project, "playingcards-io")) == 2
        assert codes(project, "playingcards-io") == {"export-face"}

    def test_a_grid_with_columns_and_rows_confused(self, broken: Broken) -> None:
        project, folder = broken("screentop")
        path = folder / "grid.json"
        data = json.loads(path.read_text())
        sheet = data["decks"][0]["sheets"][0]
        sheet["columns"], sheet["rows"] = sheet["rows"], sheet["columns"]
        path.write_text(json.dumps(data))

        assert codes(project, "screentop") & {"export-size", "export-face"}

    @pytest.mark.parametrize("text", ["[]", "{}", "7", '{"decks": 3}', '{"decks": [{}]}'])
    def test_a_grid_without_a_shape(self, text: str, broken: Broken) -> None:
        project, folder = broken("screentop")
        (folder / "grid.json").write_text(text)

        assert found(project, "screentop")


class TestBundle:
    def repack(self, folder: Path, how: Callable[[dict[str, bytes]], None]) -> None:
        path = folder / "garden-print-and-play.zip"
        with zipfile.ZipFile(path) as package:
            files = {name: package.read(name) for name in package.namelist()}
        how(files)
        with zipfile.ZipFile(path, "w") as package:
            for name, data in files.items():
                package.writestr(name, data)

    @pytest.mark.parametrize(
        ("how", "said"),
        [
            (
                lambda files: files.pop("garden-print-and-play/A4/cards-fold-a4.pdf"),
                "A4/cards-fold-a4.pdf is in checksums.txt and not in the package",
            ),
            (
                lambda files: files.update({"garden-print-and-play/instructions.txt": b"Play."}),
                "instructions.txt isn't what checksums.txt says",
            ),
            (lambda files: files.update({"stray.txt": b""}), "stray.txt lies outside"),
            (
                lambda files: files.update(
                    {
                        "garden-print-and-play/A4/cards-duplex-a4.pdf": files[
                            "garden-print-and-play/A4/coin-a4.pdf"
                        ]
                    }
                ),
                "0 fronts of bean placed",
            ),
            (
                lambda files: files.update(
                    {
                        "garden-print-and-play/Letter/coin-a4.pdf": files[
                            "garden-print-and-play/A4/coin-a4.pdf"
                        ]
                    }
                ),
                "coin-a4.pdf is there twice, and one hides the other",
            ),
            (
                lambda files: files.update(
                    {
                        "garden-print-and-play/A4/coin-a4.pdf": files[
                            "garden-print-and-play/A4/box-a4.pdf"
                        ]
                    }
                ),
                "coin on a4: 3, not 6",
            ),
        ],
    )
    def test_each_fault_is_told(
        self, how: Callable[[dict[str, bytes]], None], said: str, broken: Broken
    ) -> None:
        project, folder = broken("print-and-play")
        self.repack(folder, how)

        assert any(said in message for _, message in found(project, "print-and-play"))


def test_a_changed_catalogue_makes_every_export_stale(broken: Broken) -> None:
    project, _ = broken("screentop")
    path = project.catalogue("garden")
    text = path.read_text("utf-8")
    path.write_text(text.replace("kind: plant, price: 5", "kind: plant, price: 6"), "utf-8")

    assert "export-face" in codes(project, "screentop")


def test_a_profile_that_is_no_more_is_told(mine: Path, broken: Broken) -> None:
    project, _ = broken("screentop")
    manifest = Manifest.read(project.output / "garden", "garden")
    entry = manifest.steps[Step("export", form="screentop")]
    gone = replace(entry, form="screentopp")
    manifest.steps = {gone.step: gone}
    game = OpenGame(project, "garden")
    [finding] = of_game(game, project.output / "garden", manifest)

    assert finding.code == "export-form"
    assert "did you mean 'screentop'" in finding.message
