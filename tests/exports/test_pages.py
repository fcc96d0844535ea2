"""DriveThruCards' PDF, read with pikepdf and PDFium: pages, boxes, colours, claims."""

from __future__ import annotations

import io
import subprocess
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pikepdf
import pypdfium2
import pytest
from PIL import Image
from programs import needed

from generator import profiles
from generator.checks.exports import findings
from generator.errors import UserError
from generator.exports.material import Material
from generator.manifest import Manifest
from generator.painting import cmyk
from generator.project import Project
from generator.workshop.exports import Exported, export_game
from generator.workshop.open_game import OpenGame

from . import pdfx
from .conftest import BACKS, IN_ORDER
from .icc import press_profile
from .seen import faces, recognised

Lies = Callable[[str], Path]
SIDES = [side for card in IN_ORDER for side in (f"back-{BACKS[card]}", card)]


#: A press profile as printers use them (see the text beside it).
REAL = (Path(__file__).parent / "ISOcoated_v2_300_bas.icc").read_bytes()


def pressed(mine: Path, data: bytes, **spots: str) -> tuple[Exported, Path]:
    """The starter's deck, exported with this profile."""
    icc = mine / "press.icc"
    icc.write_bytes(data)
    project = Project.find(mine)
    game = OpenGame(project, "garden")
    wanted = [profiles.load(project, "drivethrucards")]
    [(_, one)] = export_game(game, wanted, icc=icc, spots=spots)
    return one, one.files[0]


def read_back(mine: Path) -> list[str]:
    """What is wrong with the export that lies there."""
    game = OpenGame(Project.find(mine), "garden")
    material = Material.of(game.deck, game.drawings, game.project)
    manifest = Manifest.read(game.folder, "garden")
    return [str(one) for one in findings(game.project, material, game.folder, manifest)]


def heaviest(pdf: pikepdf.Pdf) -> float:
    """The most percent of ink in one place of colours and pictures."""
    most = max(sum(parts) for name in "kK" for parts in operators(pdf).get(name, [(0.0,)]))
    for item in pdf.objects:
        if isinstance(item, pikepdf.Stream) and item.get("/ColorSpace") == "/DeviceCMYK":
            pixels = np.frombuffer(item.read_bytes(), np.uint8).reshape(-1, 4)
            most = max(most, pixels.sum(axis=1, dtype=int).max() / 255)
    return float(most) * 100


def ground(mine: Path, look: str) -> None:
    """Another ground below all that the starter's cards show."""
    path = mine / "templates" / "faces" / "plant.yaml"
    written = path.read_text("utf-8")
    assert "\nitems:\n" in written
    path.write_text(
        written.replace("\nitems:\n", f"\nitems:\n  - {{rect: [9mm, 20mm, 20mm, 9mm], {look}}}\n"),
        "utf-8",
    )


def operators(pdf: pikepdf.Pdf) -> dict[str, list[tuple[float, ...]]]:
    """Every colour operator of pages and forms."""
    forms = [
        one
        for one in pdf.objects
        if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Form"
    ]
    found: dict[str, list[tuple[float, ...]]] = {}
    for stream in (*pdf.pages, *forms):
        for operands, operator in pikepdf.parse_content_stream(stream):
            if str(operator) in ("rg", "RG", "k", "K"):
                found.setdefault(str(operator), []).append(tuple(float(o) for o in operands))
    return found


def test_back_then_face_of_every_copy_each_on_its_page(lies: Lies, project: Project) -> None:
    path = lies("drivethrucards") / "poker" / "garden.pdf"
    document, known = pypdfium2.PdfDocument(path), faces(project)

    assert len(document) == 32
    for number, name in enumerate(SIDES):
        page = document[number].render(scale=400 / 72).to_pil()
        assert page.size == (1100, 1500)
        assert recognised(page.crop((50, 50, 1050, 1450)), known) == name


def test_a_service_of_a_project_may_want_the_face_first(mine: Path) -> None:
    folder = mine / "templates" / "profiles" / "exports"
    folder.mkdir(parents=True)
    ours = Project.find(mine).find_file(profiles.FOLDER, "drivethrucards.yaml")
    assert ours is not None
    text = ours.read_text("utf-8").replace("value: back-then-face", "value: face-then-back")
    (folder / "corner-shop.yaml").write_text(text, "utf-8")
    project = Project.find(mine)
    game = OpenGame(project, "garden")
    [(_, one)] = export_game(game, [profiles.load(project, "corner-shop")])
    document = pypdfium2.PdfDocument(one.files[0])

    assert one.ok, one.findings
    first = document[0].render(scale=400 / 72).to_pil().crop((50, 50, 1050, 1450))
    assert recognised(first, faces(project)) == IN_ORDER[0]


def test_pages_are_2_75_by_3_75_inches_with_the_trim_marked(lies: Lies) -> None:
    with pikepdf.open(lies("drivethrucards") / "poker" / "garden.pdf") as pdf:
        for page in pdf.pages:
            assert [float(v) for v in page.MediaBox] == pytest.approx([0, 0, 198, 270])
            assert [float(v) for v in page.BleedBox] == pytest.approx([0, 0, 198, 270])
            assert [float(v) for v in page.TrimBox] == pytest.approx([9, 9, 189, 261])


def test_colour_goes_to_the_page_s_edge(lies: Lies) -> None:
    """The deck's bleed of 3 mm ends half a point before the page does."""
    document = pypdfium2.PdfDocument(lies("drivethrucards") / "poker" / "garden.pdf")
    back = np.asarray(document[0].render(scale=8).to_pil().convert("RGB")).astype(int)
    leaf = np.array([0x2F, 0x6B, 0x45])

    for edge in (back[1, :], back[-2, :], back[:, 1], back[:, -2]):
        assert np.abs(edge - leaf).max() < 8


def test_without_a_profile_it_is_rgb_and_claims_nothing(
    lies: Lies, exported: dict[str, Exported]
) -> None:
    with pikepdf.open(lies("drivethrucards") / "poker" / "garden.pdf") as pdf:
        assert "/OutputIntents" not in pdf.Root
        assert "/GTS_PDFXVersion" not in pdf.docinfo
        assert operators(pdf).keys() == {"rg", "RG"}
    assert any(
        "claims no standard" in notice and "--icc FILE" in notice
        for notice in exported["drivethrucards"].notices
    )


def test_each_face_is_drawn_once_and_its_font_embedded(lies: Lies) -> None:
    with pikepdf.open(lies("drivethrucards") / "poker" / "garden.pdf") as pdf:
        forms = [
            one
            for one in pdf.objects
            if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Form"
        ]
        fonts = [
            one
            for one in pdf.objects
            if isinstance(one, pikepdf.Dictionary) and one.get("/Type") == "/FontDescriptor"
        ]

        assert 9 <= len(forms) < 20
        assert fonts and all("/FontFile2" in font for font in fonts)


class TestWithAPressProfile:
    def test_every_colour_is_ink_and_the_intent_is_the_profile(self, mine: Path) -> None:
        data = press_profile(name="School press")
        one, path = pressed(mine, data)

        assert one.ok, one.findings
        with pikepdf.open(path) as pdf:
            assert operators(pdf).keys() == {"k", "K"}
            [intent] = pdf.Root.OutputIntents
            assert intent.S == "/GTS_PDFX"
            assert intent.DestOutputProfile.read_bytes() == data
            assert intent.DestOutputProfile.N == 4
            assert str(intent.Info) == "School press"
            assert str(pdf.docinfo["/GTS_PDFXVersion"]) == "PDF/X-1a:2003"
            assert pdf.docinfo["/Trapped"] == pikepdf.Name("/False")
            assert pdf.pdf_version == "1.4"
            assert "/ID" in pdf.trailer
            for page in pdf.pages:
                assert "/TrimBox" in page
        assert one.about["colour"] == "CMYK"

    def test_small_black_text_is_black_ink_alone(self, mine: Path) -> None:
        _, path = pressed(mine, press_profile())
        small, large = set(), set()
        with pikepdf.open(path) as pdf:
            for form in pdf.objects:
                if not isinstance(form, pikepdf.Stream) or form.get("/Subtype") != "/Form":
                    continue
                fill: tuple[float, ...] = ()
                for operands, operator in pikepdf.parse_content_stream(form):
                    if str(operator) == "k":
                        fill = tuple(float(o) for o in operands)
                    if str(operator) == "Tf":
                        points = float(operands[1]) * 72 / 25.4
                        (small if points <= 14 else large).add(fill)

        assert (0, 0, 0, 1) in small
        assert not any(sum(inks) > 1.5 and inks[3] > 0.5 for inks in small)
        assert (0, 0, 0, 1) not in large

    def test_a_gradient_is_of_inks_and_may_be_in_the_standard(self, mine: Path) -> None:
        """Its ends are the inks of their colours, and so is what lies between."""
        ground(mine, 'fill: {linear: ["#FFFFFF", "#2F6B45"]}')
        one, path = pressed(mine, press_profile())

        assert one.ok, one.findings
        with pikepdf.open(path) as pdf:
            assert str(pdf.docinfo["/GTS_PDFXVersion"]) == "PDF/X-1a:2003"
            inks = list(cmyk.gradient_colours(pdf))
            assert {len(one) for one in inks} == {4}
            assert inks[0] == pytest.approx((0, 0, 0, 0), abs=0.01)
            assert len(set(inks)) == 9
        assert pdfx.faults(path.read_bytes(), "PDF/X-1a:2003") == []

    @pytest.mark.parametrize(
        "look", ['fill: "#2F6B45", opacity: 0.5', 'fill: {linear: [["#2F6B45", 0, 0], "#2F6B45"]}']
    )
    def test_what_lets_through_claims_the_standard_for_it(self, look: str, mine: Path) -> None:
        ground(mine, look)
        one, path = pressed(mine, REAL)

        assert one.ok, one.findings
        with pikepdf.open(path) as pdf:
            assert "/GTS_PDFXVersion" not in pdf.docinfo
            assert pdf.docinfo["/Trapped"] == pikepdf.Name("/False")
            assert pdf.pdf_version == "1.6"
            assert {str(page.Group.CS) for page in pdf.pages} == {"/DeviceCMYK"}
            told = pdf.Root.Metadata.read_bytes().decode("utf-8")
        for word in ("<pdfxid:GTS_PDFXVersion", ">PDF/X-4<", "<pdf:Trapped", "xmpMM:DocumentID"):
            assert word in told
        assert any("the PDF claims PDF/X-4" in notice for notice in one.notices)
        assert pdfx.faults(path.read_bytes(), "PDF/X-4") == []
        other = pdfx.faults(path.read_bytes(), "PDF/X-1a:2003")
        assert {"is PDF 1.6 [7.5.2]", "has a group [11.6.6]"} <= set(other)

    def test_what_breaks_the_claim_is_seen(self, mine: Path) -> None:
        """That the walk can fail at all."""
        _, path = pressed(mine, press_profile())

        def broken(harm: Callable[[pikepdf.Pdf], object]) -> str:
            with pikepdf.open(path) as pdf:
                harm(pdf)
                out = io.BytesIO()
                pdf.save(out)
            return " ".join(pdfx.faults(out.getvalue(), "PDF/X-1a:2003"))

        def letters(pdf: pikepdf.Pdf) -> None:
            for one in pdf.objects:
                if isinstance(one, pikepdf.Dictionary) and "/FontFile2" in one:
                    del one["/FontFile2"]

        screen = pikepdf.Dictionary(ColorSpace=pikepdf.Name.DeviceRGB)
        assert "no trim" in broken(lambda pdf: pdf.pages[0].obj.__delitem__("/TrimBox"))
        assert "0 output intents" in broken(lambda pdf: pdf.Root.__delitem__("/OutputIntents"))
        assert "has /OpenAction" in broken(lambda pdf: setattr(pdf.Root, "OpenAction", screen))
        assert "is trapped" in broken(lambda pdf: pdf.docinfo.__delitem__("/Trapped"))
        assert "no letters with it" in broken(letters)
        assert "of a screen" in broken(
            lambda pdf: setattr(pdf.Root, "X", pdf.make_stream(b"", screen))
        )

    def test_the_same_inks_every_time(self, mine: Path) -> None:
        _, path = pressed(mine, press_profile())
        first = path.read_bytes()
        pressed(mine, press_profile())

        assert path.read_bytes() == first

    @pytest.mark.parametrize("data", [REAL, press_profile(thrifty=False)], ids=["real", "heavy"])
    def test_no_more_ink_than_the_service_takes(self, data: bytes, mine: Path) -> None:
        """Black and the darkest colours, as colours and in a photograph."""
        (mine / "cards" / "art").mkdir()
        dark = np.indices((32, 32)).sum(axis=0)[..., None] * np.array([0.4, 0.6, 1.2])
        Image.fromarray(dark.astype(np.uint8)).save(mine / "cards" / "art" / "night.png")
        ground(mine, 'fill: "#06080E"')
        layout = mine / "templates" / "faces" / "back.yaml"
        item = "\n  - {picture: art/night.png, box: [20mm, 60mm, 20mm, 20mm]}\n"
        layout.write_text(layout.read_text("utf-8").rstrip("\n") + item, "utf-8")
        one, path = pressed(mine, data)
        press = cmyk.Press(data)

        assert one.ok, one.findings
        assert cmyk.ink(press.cmyk((6, 8, 14))) > 250
        assert any("what is over 240 % is mixed anew" in notice for notice in one.notices)
        with pikepdf.open(path) as pdf:
            assert 200 < heaviest(pdf) <= 240

    def test_what_is_mixed_anew_looks_the_same(self) -> None:
        plain, thin = cmyk.Press(REAL), cmyk.Press(REAL, most=240)
        for colour in ((0, 0, 0), (6, 8, 14), (40, 10, 10), (12, 47, 41), (20, 0, 60)):
            before, after = plain.cmyk(colour), thin.cmyk(colour)
            off = np.subtract(plain.rgb(before), plain.rgb(after))
            assert cmyk.ink(after) <= 240
            assert np.abs(off).max() <= 24, (colour, before, after)
        assert thin.cmyk((200, 40, 40)) == plain.cmyk((200, 40, 40))

    def test_too_much_ink_is_a_finding_with_its_figure(self, mine: Path) -> None:
        _, path = pressed(mine, REAL)
        with pikepdf.open(path, allow_overwriting_input=True) as pdf:
            form = pdf.pages[0].Resources.XObject["/FormXob.back-garden"]
            form.write(b"q 1 1 0.9 1 k 0 0 m 1 1 l S Q " + form.read_bytes())
            pdf.save(path, force_version="1.4")

        assert any("up to 390 % of ink on the paper; DriveThruCards takes 240" in line
                   for line in read_back(mine))  # fmt: skip

    def test_inks_with_names_of_their_own(self, mine: Path, tmp_path: Path) -> None:
        """Foil where the deck is green, and a line where it is cut; ghostscript makes plates."""
        one, path = pressed(mine, REAL, leaf="Foil", cut="Cut Contour")

        assert one.ok, one.findings
        with pikepdf.open(path) as pdf:
            assert str(pdf.docinfo["/GTS_PDFXVersion"]) == "PDF/X-1a:2003"
            for page in pdf.pages:
                [space] = page.Resources.ColorSpace.values()
                assert [str(part) for part in space][:3] == [
                    "/Separation", "/Cut Contour", "/DeviceCMYK",
                ]  # fmt: skip
            back = pdf.pages[0].Resources.XObject["/FormXob.back-garden"]
            [foil] = back.Resources.ColorSpace.values()
            assert str(foil[1]) == "/Foil"
        manifest = mine / "output" / "garden" / "manifest.json"
        manifest.write_text(manifest.read_text("utf-8").replace('"Foil"', '"Gold"'), "utf-8")
        assert any("its own inks are Cut Contour, Foil, not " in line for line in read_back(mine))
        needed("gs", "ghostscript")
        subprocess.run(
            ["gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=tiffsep", "-r50", "-dLastPage=1",
             "-sOutputFile=back.tif", path],
            check=True, cwd=tmp_path, timeout=60,
        )  # fmt: skip
        plates = {
            ink: 255 - np.asarray(Image.open(tmp_path / f"back({ink}).tif"), dtype=int).mean()
            for ink in ("Foil", "Cut Contour", "Cyan")
        }
        assert plates["Foil"] > 150 > 20 > plates["Cut Contour"] > 0.5

    @pytest.mark.parametrize(
        ("spots", "said"),
        [
            ({"leef": "Foil"}, "'leef' is no colour of garden .*did you mean 'leaf'"),
            ({"sun": "Foil"}, "'sun' is no colour of garden"),
        ],
    )
    def test_an_ink_for_no_colour_is_refused(
        self, spots: dict[str, str], said: str, mine: Path
    ) -> None:
        with pytest.raises(UserError, match=f"--spot: {said}"):
            pressed(mine, REAL, **spots)

    @pytest.mark.parametrize(
        ("data", "said"),
        [
            (b"no profile", "is not an ICC profile"),
            (press_profile()[:16] + b"RGB " + press_profile()[20:], "is a profile for RGB"),
            (press_profile()[:12] + b"mntr" + press_profile()[16:], "not for a press"),
            (press_profile()[:2000], "is broken"),
        ],
    )
    def test_a_file_that_is_no_press_profile_is_refused(
        self, data: bytes, said: str, mine: Path
    ) -> None:
        with pytest.raises(UserError, match=said):
            pressed(mine, data)

        assert not list((mine / "output").rglob("*.pdf")) if (mine / "output").exists() else True

    def test_a_transparent_picture_forbids_the_first_claim(self, mine: Path) -> None:
        """The house doesn't flatten: it converts, keeps the intent, and claims another."""
        picture = Image.new("RGBA", (40, 40), (200, 30, 30, 128))
        (mine / "cards" / "art").mkdir()
        picture.save(mine / "cards" / "art" / "glass.png")
        layout = mine / "templates" / "faces" / "back.yaml"
        text = layout.read_text("utf-8").rstrip("\n")
        item = "\n  - {picture: art/glass.png, box: [20mm, 60mm, 20mm, 20mm]}\n"
        layout.write_text(text + item, "utf-8")
        one, path = pressed(mine, press_profile())

        assert any("is transparent" in told for told in one.notices)
        with pikepdf.open(path) as pdf:
            assert "/GTS_PDFXVersion" not in pdf.docinfo
            assert "/OutputIntents" in pdf.Root
            pictures = [
                one
                for one in pdf.objects
                if isinstance(one, pikepdf.Stream)
                and one.get("/Subtype") == "/Image"
                and one.get("/ColorSpace") == "/DeviceCMYK"
            ]
            assert pictures
            assert len(pictures[0].read_bytes()) == 40 * 40 * 4
        assert one.ok, one.findings

    def test_a_photograph_becomes_ink_and_the_claim_stays(self, mine: Path) -> None:
        (mine / "cards" / "art").mkdir()
        Image.new("RGB", (40, 40), (200, 30, 30)).save(mine / "cards" / "art" / "photo.jpg")
        layout = mine / "templates" / "faces" / "back.yaml"
        text = layout.read_text("utf-8").rstrip("\n")
        item = "\n  - {picture: art/photo.jpg, box: [20mm, 60mm, 20mm, 20mm]}\n"
        layout.write_text(text + item, "utf-8")
        one, path = pressed(mine, press_profile())

        with pikepdf.open(path) as pdf:
            assert str(pdf.docinfo["/GTS_PDFXVersion"]) == "PDF/X-1a:2003"
            [picture] = [
                one
                for one in pdf.objects
                if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Image"
            ]
            assert picture.ColorSpace == "/DeviceCMYK"
            cyan, magenta, yellow, black = picture.read_bytes()[:4]
            assert magenta > 150 and yellow > 150 and cyan < 10
        assert one.ok, one.findings
