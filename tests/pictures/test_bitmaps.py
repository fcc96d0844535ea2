"""Bitmaps as cameras, presses and drawing programs leave them: right in both painters.

Each is made by Pillow, red above blue (and upright), and read back from the PNG and from the PDF as
PDFium shows it.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageFile

from generator.catalogue.records import CardStock
from generator.drawing.drawing import Drawing, Picture, Shape
from generator.drawing.fonts import Shelf
from generator.drawing.paths import rectangle
from generator.errors import UserError
from generator.faces.load import load_layout
from generator.faces.plan import draw
from generator.painting import pdf, png
from generator.pictures import bitmaps
from generator.project import Project
from generator.units import Box, Size

RED, BLUE, GROUND = (200, 30, 40), (30, 60, 190), (90, 160, 90)
SIZE = (60, 40)


def two_halves(mode: str = "RGB", size: tuple[int, int] = SIZE) -> Image.Image:
    image = Image.new("RGB", size, RED)
    image.paste(BLUE, (0, size[1] // 2, *size))
    return image.convert(mode)


def turned(path: Path) -> None:
    """Lying on its side, with the note that it does (as a camera held upright writes it)."""
    exif = Image.Exif()
    exif[0x0112] = 6
    two_halves().rotate(90, expand=True).save(path, exif=exif, quality=95)


def grey16(path: Path) -> None:
    image = Image.new("I;16", SIZE, 51_400)
    image.paste(12_850, (0, 20, *SIZE))
    image.save(path)


def palette(path: Path) -> None:
    two_halves().quantize(4).save(path)


def clear_palette(path: Path) -> None:
    """The lower half half transparent, by a table beside the palette."""
    image = two_halves().quantize(2)
    lower = image.getpixel((0, 30))
    image.save(path, transparency=bytes(128 if index == lower else 255 for index in range(2)))


MIXED = tuple(round((a + b) / 2) for a, b in zip(BLUE, GROUND, strict=True))
#: File -> how it is written, the colours of its halves on the ground.
MADE: dict[str, tuple[Callable[[Path], None], tuple[int, ...], tuple[int, ...]]] = {
    "plain.png": (lambda path: two_halves().save(path), RED, BLUE),
    "plain.jpg": (lambda path: two_halves().save(path, quality=95), RED, BLUE),
    "turned.jpg": (turned, RED, BLUE),
    "inks.jpg": (lambda path: two_halves("CMYK").save(path, quality=95), RED, BLUE),
    "picture.webp": (lambda path: two_halves().save(path, lossless=True), RED, BLUE),
    "palette.png": (palette, RED, BLUE),
    "clear-palette.png": (clear_palette, RED, MIXED),
    "grey-16.png": (grey16, (200,) * 3, (50,) * 3),
    "bits.png": (
        lambda path: Image.frombytes("1", (8, 8), b"\xff" * 4 + b"\x00" * 4).save(path),
        (255,) * 3,
        (0,) * 3,
    ),
}


def drawing(path: Path, clear: bool = False) -> Drawing:
    size = Size(15.0, 10.0)
    box = Box(0.0, 0.0, size.w, size.h)
    ground = Shape(rectangle(box), "#{:02X}{:02X}{:02X}".format(*GROUND))
    picture = Picture(str(path), box, bitmaps.size(str(path)), clear)
    return Drawing("x", size, 0.0, 0.0, (ground, picture))


def printed(one: Drawing) -> Image.Image:
    """The drawing's PDF as PDFium shows it."""
    page = pypdfium2.PdfDocument(pdf_of(one))[0]
    image: Image.Image = page.render(scale=150 / 72).to_pil().convert("RGB")
    return image


def both(one: Drawing) -> list[Image.Image]:
    return [png.paint(one, 150), printed(one)]


def near(image: Image.Image, at: tuple[float, float], colour: tuple[int, ...]) -> bool:
    found = image.getpixel((round(at[0] * image.width), round(at[1] * image.height)))
    assert isinstance(found, tuple)
    return all(abs(mine - theirs) <= 8 for mine, theirs in zip(found, colour, strict=True))


@pytest.mark.parametrize("name", MADE)
def test_a_picture_shows_its_colours_and_stands_upright(name: str, tmp_path: Path) -> None:
    write, above, below = MADE[name]
    write(tmp_path / name)

    for image in both(drawing(tmp_path / name)):
        assert near(image, (0.5, 0.2), above), image.getpixel((40, 12))
        assert near(image, (0.5, 0.8), below), image.getpixel((40, 48))


def test_a_turned_picture_has_its_upright_size(tmp_path: Path) -> None:
    turned(tmp_path / "a.jpg")

    assert bitmaps.size(str(tmp_path / "a.jpg")) == SIZE


def pdf_of(*drawings: Drawing) -> bytes:
    document = pdf.Document(Size(15, 10), pdf.About("x"), None)
    for one in drawings:
        document.write(f"q {document.form(one)} Do Q")
        document.end_page()
    return document.finish()


def test_a_jpeg_and_a_png_s_pixels_go_into_the_pdf_as_they_are_and_once(tmp_path: Path) -> None:
    noise = Image.effect_noise((61, 40), 90).convert("RGB")
    for name in ("a.jpg", "b.png", "c.png"):
        noise.save(tmp_path / name, quality=90)
    made = pdf_of(
        *(
            replace(drawing(tmp_path / name), name=name)
            for name in ("a.jpg", "b.png", "c.png")  # c is b under another name
        )
    )

    assert (tmp_path / "a.jpg").read_bytes() in made
    png_file = (tmp_path / "b.png").read_bytes()
    at = png_file.index(b"IDAT")
    length = int.from_bytes(png_file[at - 4 : at], "big")
    assert made.count(png_file[at + 4 : at + 4 + length]) == 1


def test_a_camera_s_turn_costs_no_quality(tmp_path: Path) -> None:
    turned(tmp_path / "a.jpg")

    assert (tmp_path / "a.jpg").read_bytes() in pdf_of(drawing(tmp_path / "a.jpg"))


def test_a_mask_that_hides_nothing_is_left_out(tmp_path: Path) -> None:
    two_halves().convert("RGBA").save(tmp_path / "a.png")

    assert b"/SMask" not in pdf_of(drawing(tmp_path / "a.png"))


def test_white_lets_the_ground_through_and_looks_the_same_on_white(tmp_path: Path) -> None:
    image = Image.new("RGB", SIZE, "white")
    image.paste((240, 240, 255), (0, 20, 30, 40))
    image.paste(RED, (30, 20, 60, 40))
    image.save(tmp_path / "a.png")

    for shown in both(drawing(tmp_path / "a.png", clear=True)):
        assert near(shown, (0.5, 0.2), GROUND)
        assert near(shown, (0.75, 0.75), RED)
    cleared = bitmaps.pixels(str(tmp_path / "a.png"), True)
    paper = Image.new("RGBA", SIZE, "white")
    paper.alpha_composite(cleared)
    for at in ((5, 5), (5, 30), (45, 30)):
        found, first = paper.getpixel(at), image.getpixel(at)
        assert isinstance(found, tuple) and isinstance(first, tuple)
        assert all(abs(a - b) <= 2 for a, b in zip(found[:3], first, strict=True))


@pytest.mark.parametrize("kind", ["png", "jpg"])
def test_a_file_that_breaks_off_is_told_by_its_name(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ImageFile, "LOAD_TRUNCATED_IMAGES", True)  # as WeasyPrint leaves it
    path = tmp_path / f"a.{kind}"
    Image.effect_noise((90, 90), 80).convert("RGB").save(path)
    one = drawing(path)
    path.write_bytes(path.read_bytes()[:-400])

    with pytest.raises(UserError, match=rf"a\.{kind}: is broken"):
        png.paint(one, 150)
    with pytest.raises(UserError, match=rf"a\.{kind}: is broken"):
        printed(one)


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    """`preview` lives as long as its project is open."""
    path = tmp_path / "a.png"
    two_halves().save(path)
    first = bitmaps.pixels(str(path)).getpixel((0, 0))
    Image.new("RGB", (61, 40), BLUE).save(path)

    assert (first, bitmaps.pixels(str(path)).getpixel((0, 0))) == (RED, BLUE)


class TestOnAFace:
    """The same through a layout: `picture` with its options."""

    def face(self, folder: Path, item: str) -> Drawing:
        (folder / "templates" / "faces").mkdir(parents=True, exist_ok=True)
        (folder / "cards").mkdir(exist_ok=True)
        layout = folder / "templates" / "faces" / "one.yaml"
        layout.write_text(f"items:\n  - {item}\n", "utf-8")
        project, stock = Project(folder, folder / "output"), CardStock(Size(30, 30), 0, 0, 0, "x")
        read = load_layout("one", project, Shelf(project), stock, {})
        return draw("one", read, stock, {}, "en", [folder / "cards"], {})

    def box(self, drawing: Drawing) -> Box:
        [picture] = [item for item, _ in drawing.placed() if isinstance(item, Picture)]
        return picture.box

    @pytest.mark.parametrize(
        ("focus", "left"), [("", -15.0), (", focus: [0, 0.5]", 0.0), (", focus: [1, 1]", -30.0),
                            (", focus: [0.3, 0]", -6.0)]
    )  # fmt: skip
    def test_a_focus_stays_in_sight(self, focus: str, left: float, tmp_path: Path) -> None:
        """A picture of 3:1 in a square: twice its width is cut off."""
        (tmp_path / "cards").mkdir()
        two_halves(size=(90, 30)).save(tmp_path / "cards" / "a.png")
        item = f"{{picture: a.png, box: [0mm, 0mm, 15mm, 15mm], fit: cover{focus}}}"
        found = self.box(self.face(tmp_path, item))

        assert (found.x, found.w, found.h) == pytest.approx((left, 45.0, 15.0))

    def test_an_svg_s_fault_is_told_once_at_its_own_line(self, tmp_path: Path) -> None:
        (tmp_path / "cards").mkdir()
        (tmp_path / "cards" / "a.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n <blob/></svg>', "utf-8"
        )
        with pytest.raises(UserError) as caught:
            self.face(tmp_path, "{picture: a.svg, box: trim}")

        assert [str(one) for one in caught.value.problems] == [
            "cards/a.svg:2:2: <blob> can't be shown"
        ]

    def test_a_colour_that_changes_nothing_is_a_fault_of_the_layout(self, tmp_path: Path) -> None:
        (tmp_path / "cards").mkdir()
        (tmp_path / "cards" / "a.svg").write_text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" '
            'fill="red"/><rect width="3" height="3" fill="#fff"/></svg>',
            "utf-8",
        )
        with pytest.raises(UserError, match=r"one\.yaml:2:.*has colours of its own \(2\)"):
            self.face(tmp_path, '{picture: a.svg, box: trim, fill: "#A31226"}')


def test_an_embedded_picture_is_no_file(tmp_path: Path) -> None:
    out = io.BytesIO()
    two_halves().save(out, "PNG")
    with pytest.raises(ValueError, match="not base64"):
        bitmaps.size("data:image/png," + out.getvalue().hex())
