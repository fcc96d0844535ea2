"""A PDF in the making, with `pdf_fonts` and `pdf_objects` the one door to ReportLab, whose private
attributes are touched here alone.

In: a page size and what the file says of itself, then drawings, bitmaps and items, page by page.
Out: the file's bytes; the same calls give the same bytes. What is painted where on a page is the
caller's: a `Document` hands out operands for `Do`, and takes operators for the page's content.

Each distinct face, back and stamp becomes one Form XObject, drawn once and placed as often as
there are copies. A form's space is PDF points, y up, with the trim's bottom-left corner at the
origin; its BBox is the trim and the bleed. Inside, one matrix turns to the drawing's mm, y down.
Text is real text in embedded subsets. Pages and their boxes are given in mm, y down.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import isfinite
from typing import Any

from PIL import Image
from reportlab import rl_config
from reportlab.lib.rl_accel import fp_str
from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from generator.drawing.drawing import Drawing, Gradient, Group, Item, Path, ink_box
from generator.files import source_date
from generator.painting import letters, streams
from generator.painting import pdf_objects as objects
from generator.painting.ink import Ink, edges, matrix_text
from generator.painting.pdf_fonts import Embedded, registered
from generator.pictures.packed import Packed, packed, painted
from generator.units import PT_PER_MM, Box, Size

rl_config.useA85 = 0

_HIGH = re.compile(r"[\x7f-\xff]")
#: A form's left, bottom, right and top.
_Edges = tuple[float, float, float, float]
#: How a picture that lies as a camera held it (2 to 8) fills the unit square upright, y up.
_UPRIGHT = {
    2: "-1 0 0 1 1 0", 3: "-1 0 0 -1 1 1", 4: "1 0 0 -1 0 1", 5: "0 -1 -1 0 1 1",
    6: "0 -1 1 0 0 1", 7: "0 1 1 0 0 0", 8: "0 1 -1 0 1 0",
}  # fmt: skip
_NOT_IN_A_NAME = re.compile(r"[^A-Za-z0-9._-]")


@dataclass(frozen=True)
class About:
    """What a file says of itself; None says nothing. `language` is a tag, `version` that of PDF
    (None is ReportLab's own), `duplex` how the printer's dialog starts (DuplexFlipLongEdge, ...).
    Pages are always to be printed at their own size."""

    title: str
    author: str | None = None
    subject: str | None = None
    language: str | None = None
    version: tuple[int, int] | None = None
    duplex: str | None = None


class Document:
    """A PDF whose pages all have one size; `end_page` closes one and opens the next.

    `trim` and `bleed` are every page's TrimBox and BleedBox until `boxes` says otherwise. `font` is
    the key of one that the drawings use, None if they have no text: ReportLab would list another,
    and not embed it. Raises UserError if SOURCE_DATE_EPOCH is no number.
    """

    def __init__(
        self,
        page: Size,
        about: About,
        font: str | None,
        trim: Box | None = None,
        bleed: Box | None = None,
    ) -> None:
        source_date()  # ReportLab reads it, too, and would choke on a word
        self.page = page
        given = {
            "pdfVersion": about.version,
            "initialFontName": font and registered(font),
            "trimBox": trim and edges(trim, page),
            "bleedBox": bleed and edges(bleed, page),
            "lang": about.language,
        }
        self._canvas: Any = Canvas(
            "deckproof.pdf",
            pagesize=(page.w * PT_PER_MM, page.h * PT_PER_MM),
            invariant=1,
            pageCompression=1,
            **{key: value for key, value in given.items() if value is not None},
        )
        self._canvas.setTitle(about.title)
        if about.author is not None:
            self._canvas.setAuthor(about.author)
        if about.subject is not None:
            self._canvas.setSubject(about.subject)
        self._canvas.setCreator("Deckproof")
        self._canvas.setViewerPreference("PrintScaling", "None")
        if about.duplex is not None:
            self._canvas.setViewerPreference("Duplex", about.duplex)
        self._doc = self._canvas._doc
        self._defined: set[str] = set()
        self._names: dict[Any, str] = {}
        self._pictures: dict[tuple[str, bool], str] = {}
        self._letters: dict[str, str | None] = {}
        self._usual: str | None = None
        self._read_as = pdfdoc.PDFStream(content=letters.READ_AS, filters=[])
        self._encoders: dict[str, Embedded] = {}
        #: Bytes of each form's content before it is compressed: what weighs in the file.
        self.weights: dict[str, int] = {}

    # What pages are made of.

    def form(self, drawing: Drawing, often: bool = False) -> str:
        """The operand for `Do` of a drawing's form, defined on first use, and used on this page.
        Drawings of one name are taken for the same. A drawing that is placed `often` is made so
        that PostScript of it stays small."""
        name = _NOT_IN_A_NAME.sub(lambda bad: f"_{ord(bad[0]):x}_", drawing.name)
        if name not in self._defined:
            w, h = drawing.size.w * PT_PER_MM, drawing.size.h * PT_PER_MM
            bleed = drawing.bleed * PT_PER_MM
            head = f"{matrix_text((PT_PER_MM, 0, 0, -PT_PER_MM, 0, h))} cm"
            box = (-bleed, -bleed, w + bleed, h + bleed)
            self._define(name, drawing.items, drawing, box, head, often=often)
        return self._used(name)

    def image(self, image: Image.Image) -> str:
        """A name for a picture, 1 x 1 pt large, that lies in the file once; for `placed`."""
        return self._bitmap(painted(image))

    def placed(self, image: str) -> str:
        """The operand for `Do` of an `image`, used on this page."""
        return self._used(image)

    def inline(self, items: tuple[Item, ...]) -> str:
        """The items as operators for a page's own content, in mm from the page's top-left corner:
        marks and labels, which would look like one more card if they were a form."""
        page = self.page
        ink = Ink(self, Drawing("page", page, 0.0, 0.0, ()))
        ink.items(items)
        for name in sorted(ink.used):
            self._used(name)
        to_points = matrix_text((PT_PER_MM, 0, 0, -PT_PER_MM, 0, page.h * PT_PER_MM))
        text = b"\n".join(ink.out).decode("latin-1")
        # ReportLab would write the higher letters of a str as UTF-8.
        text = _HIGH.sub(lambda high: f"\\{ord(high[0]):03o}", text)
        return f"q {to_points} cm\n{text}\nQ"

    # Pages.

    def write(self, operators: str) -> None:
        """More content for this page, in points, y up."""
        self._canvas._code.append(operators)

    def boxes(self, trim: Box, bleed: Box) -> None:
        """TrimBox and BleedBox of this page and those that follow."""
        self._canvas.setTrimBox(edges(trim, self.page))
        self._canvas.setBleedBox(edges(bleed, self.page))

    def end_page(self, name: str | None = None) -> None:
        """Closes the page. Its name, if it has one, is what a reader calls it, and a line of the
        outline that leads to it; without one it has none, or the last one's."""
        canvas = self._canvas
        if name is not None:
            key = f"page-{canvas.getPageNumber()}"
            canvas.bookmarkPage(key, fit="Fit")
            canvas.addOutlineEntry(name, key)
            canvas.addPageLabel(canvas.getPageNumber() - 1, prefix=name)
        canvas.showPage()

    def finish(self) -> bytes:
        """The file; nothing can be added afterwards."""
        try:
            self._doc.format = self._file  # what ReportLab calls once all objects are there
            data: bytes = self._canvas.getpdfdata()
        except Exception:
            for encoder in self._encoders.values():
                encoder.prove()  # a font that breaks here is not our mistake
            raise
        return data

    def _file(self) -> bytes:
        """The file as ReportLab writes it, but each object is let go once it stands there: the
        pictures of a large deck lie in memory once."""
        doc, out = self._doc, io.BytesIO()
        catalog, info = doc.Reference(doc.Catalog), doc.Reference(doc.info)
        out.write(pdfdoc.PDFFile(doc._pdfVersion).format(doc))
        names: list[str] = []
        while name := doc.numberToId.get(len(names) + 1):  # writing one may bring others
            names.append(name)
            doc.idToOffset[name] = out.tell()
            data = pdfdoc.format(doc.idToObject[name], doc, toplevel=1)
            doc.idToObject[name] = None
            end = b"endobj\n" if data.endswith(b"\n") else b"\nendobj\n"
            out.writelines((b"%d 0 obj\n" % len(names), data, end))
        start, table = out.tell(), pdfdoc.PDFCrossReferenceTable()
        table.addsection(0, names)
        out.write(table.format(doc))
        trailer = pdfdoc.PDFTrailer(start, len(names) + 1, Root=catalog, Info=info, ID=doc.ID())
        out.write(trailer.format(doc))
        return out.getvalue()

    # What content streams ask for (`ink.Resources`).

    def encoder(self, font_key: str) -> Embedded:
        """The encoder of one font in this document."""
        found = self._encoders.get(font_key)
        if found is None:
            found = self._encoders[font_key] = Embedded(font_key, self._doc)
        return found

    def stamp(self, drawing: Drawing, stamp: str) -> str:
        """The name of a stamp's form; its space is the drawing's mm."""
        name = f"stamp-{stamp}"
        if name not in self._defined:
            items = drawing.stamps[stamp]
            box = ink_box(items, drawing.stamps)
            self._define(name, items, drawing, _rim(box), "")
        return name

    def letter(self, drawing: Drawing, stamp: str) -> str | None:
        """The name among resources of the font whose letter is a stamp; None if that is light."""
        if stamp not in self._letters:
            items = drawing.stamps[stamp]
            ink = Ink(self, drawing)
            ink.items(items)
            content = b"\n".join(ink.out)
            font = None
            if letters.heavy(content):
                self.weights[f"stamp-{stamp}"] = len(content)
                font = self._font(content, _rim(ink_box(items, drawing.stamps)), ink.used)
            self._letters[stamp] = font
        return self._letters[stamp]

    def _font(self, content: bytes, box: _Edges, used: set[str]) -> str:
        """The name among resources of a font with one letter, drawn by these operators."""
        drawn = pdfdoc.PDFStream(content=letters.glyph(content), filters=[pdfdoc.PDFZCompress])
        resources = pdfdoc.PDFResourceDictionary(XObject=self._doc.xobjDict(sorted(used)).dict)
        resources.allProcs()
        if b" Tf" in content:
            resources.basicFonts()
        code = ord(letters.LETTER)
        names = objects.array(code, pdfdoc.PDFName(letters.GLYPH))
        font = {
            "Type": pdfdoc.PDFName("Font"), "Subtype": pdfdoc.PDFName("Type3"),
            "FontBBox": objects.array(*box), "FontMatrix": objects.array(1, 0, 0, 1, 0, 0),
            "CharProcs": pdfdoc.PDFDictionary({letters.GLYPH: drawn}),
            "Encoding": pdfdoc.PDFDictionary(
                {"Type": pdfdoc.PDFName("Encoding"), "Differences": names}
            ),
            "FirstChar": code, "LastChar": code, "Widths": objects.array(0), "Resources": resources,
            "ToUnicode": self._doc.Reference(self._read_as),
        }  # fmt: skip
        name = f"L{len(self._letters) + 1}"
        fonts_of_all = self._doc.idToObject[pdfdoc.BasicFonts]
        fonts_of_all[name] = self._doc.Reference(pdfdoc.PDFDictionary(font), f"letter-{name}")
        return f"/{name}"

    def bitmap(self, file: str, clear: bool) -> str:
        """The name of a picture file, with its transparency; as it is where that will do. The same
        picture under two names lies in the file once."""
        found = self._pictures.get((file, clear))
        if found is None:
            found = self._pictures[file, clear] = self._bitmap(packed(file, clear))
        return found

    def layer(self, drawing: Drawing, group: Group) -> str:
        """The name of a group's form: what it holds, painted together and then let through."""
        name = self._named("layer", group)
        if name not in self._defined:
            box = ink_box((group,), drawing.stamps)
            whole = f"{name}-whole"
            self._define(whole, (replace(group, opacity=1.0),), drawing, _rim(box), "", group=True)
            look = {"ca": group.opacity, "CA": group.opacity, "Type": pdfdoc.PDFName("ExtGState")}
            states = {"Seen": pdfdoc.PDFDictionary(look)}
            content = f"/Seen gs {self.operand(whole)} Do".encode("ascii")
            self._add(name, content, _rim(box), {whole}, ExtGState=states)
            self._doc.ensureMinPdfVersion("transparency")
        return name

    def shaded(self, path: Path, gradient: Gradient) -> str:
        """The name of a form that is a path filled with a gradient."""
        name = self._named("shade", (path, gradient))
        if name not in self._defined:
            box, ink = _rim(path.bounds()), Ink(self, Drawing(name, Size(0, 0), 0.0, 0.0, ()))
            ink.cut(path)
            more: dict[str, Any] = {"Shading": {"Way": objects.shading(gradient, objects.colour)}}
            if any(stop.opacity != 1.0 for stop in gradient.stops):
                more["ExtGState"] = {"Seen": self._mask(f"{name}-mask", gradient, box)}
                ink.put("/Seen gs")
            ink.put(f"{matrix_text(gradient.matrix)} cm /Way sh")
            self._add(name, b"\n".join(ink.out), box, set(), **more)
        return name

    def _mask(self, name: str, gradient: Gradient, box: _Edges) -> Any:
        """The graphics state in which as much is seen as a gradient's stops are opaque."""
        content = f"{matrix_text(gradient.matrix)} cm /Way sh".encode("ascii")
        shading = {"Way": objects.shading(gradient, objects.opacity)}
        self._add(name, content, box, set(), group="DeviceGray", Shading=shading)
        reference = pdfdoc.PDFObjectReference(pdfdoc.xObjectName(name))
        mask = {"Type": pdfdoc.PDFName("Mask"), "S": pdfdoc.PDFName("Luminosity"), "G": reference}
        self._doc.ensureMinPdfVersion("transparency")
        state = {"Type": pdfdoc.PDFName("ExtGState"), "SMask": pdfdoc.PDFDictionary(mask)}
        return pdfdoc.PDFDictionary(state)

    def _named(self, kind: str, what: Any) -> str:
        """A name for something that has none; the same for the same."""
        return self._names.setdefault(what, f"{kind}-{len(self._names)}")

    def operand(self, name: str) -> str:
        """What stands before `Do` to paint a form or bitmap."""
        return f"/{self._doc.getXObjectName(name)}"

    def _used(self, name: str) -> str:
        self._canvas._formsinuse.append(name)
        return self.operand(name)

    def _bitmap(self, picture: Packed) -> str:
        """The name of a picture's own object, or of the form that brings it upright."""
        name = f"picture-{picture.name}"
        if name in self._defined:
            return name
        self._defined.add(name)
        stream = objects.image(picture)
        if picture.mask is not None:
            mask = self._bitmap(picture.mask)
            stream.dictionary["SMask"] = pdfdoc.PDFObjectReference(pdfdoc.xObjectName(mask))
            self._doc.ensureMinPdfVersion("transparency")
        self._doc.addForm(name, objects.Written(stream.format(self._doc)))
        if picture.turn == 1:
            return name
        upright = f"{name}-upright"
        content = f"{_UPRIGHT[picture.turn]} cm {self.operand(name)} Do".encode("ascii")
        self._add(upright, content, (0.0, 0.0, 1.0, 1.0), {name})
        return upright

    def _define(
        self,
        name: str,
        items: tuple[Item, ...],
        drawing: Drawing,
        box: _Edges,
        head: str,
        *,
        group: bool = False,
        often: bool = False,
    ) -> None:
        self._defined.add(name)
        ink = Ink(self, drawing, often)
        if head:
            ink.put(head)
        ink.items(items)
        self._add(name, b"\n".join(ink.out), box, ink.used, group="" if group else None)

    def _add(
        self,
        name: str,
        content: bytes,
        box: _Edges,
        used: set[str],
        *,
        group: str | None = None,
        **resources: Any,
    ) -> None:
        """A form of this content, which needs the forms and bitmaps `used` and other `resources`;
        as a `group` it is painted by itself first, in that colour space if it names one."""
        self._defined.add(name)
        if not all(map(isfinite, box)):
            raise ValueError(f"{name} is {box} large")
        self.weights[name] = len(content)
        about = {
            "Type": "/XObject", "Subtype": "/Form", "FormType": "1", "Matrix": "[ 1 0 0 1 0 0 ]",
            "BBox": f"[ {fp_str(*(round(edge, 4) for edge in box))} ]",
            "Resources": self._resources(used, resources),
        }  # fmt: skip
        if group is not None:
            told = {"Type": "/Group", "S": "/Transparency"}
            about["Group"] = streams.dictionary({**told, "CS": f"/{group}"} if group else told)
        self._doc.addForm(name, objects.Written(streams.packed(about, content)))

    def _resources(self, used: set[str], resources: Mapping[str, Any]) -> str:
        """The resources of a form, as PDF has them; most forms of a deck have the same."""
        if not used and not resources:
            if self._usual is None:
                self._usual = self._formatted(pdfdoc.PDFResourceDictionary())
            return self._usual
        found = pdfdoc.PDFResourceDictionary(**resources)
        found.XObject = self._doc.xobjDict(sorted(used)) if used else {}
        return self._formatted(found)

    def _formatted(self, resources: Any) -> str:
        resources.basicFonts()
        resources.allProcs()
        told: bytes = resources.format(self._doc)
        return told.decode("latin-1")


def _rim(box: Box | None) -> _Edges:
    """A form's box in the drawing's mm, a little larger than what it holds."""
    if box is None:
        return (0.0, 0.0, 0.0, 0.0)
    return (box.x - 0.1, box.y - 0.1, box.right + 0.1, box.bottom + 0.1)
