"""What a file must be that claims PDF/X-1a:2003 or PDF/X-4, as a walk through it, in our words.

Knows nothing of how the house makes such files. The text of ISO 15930 was not at hand: the rules
are those that public validators and preflight reports check (Prinect's PDF/X report: title, dates,
Trapped, output intent, no LZW; pdf_oxide's PDF/X rules: fonts, boxes, encryption, actions), and the
numbers in brackets are the clauses of ISO 32000-1 that say what each thing is.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pikepdf

_XMP = "{http://www.npes.org/pdfx/ns/id/}GTS_PDFXVersion"
_PDF_TRAPPED = "{http://ns.adobe.com/pdf/1.3/}Trapped"
#: Colours that a press profile of four inks doesn't speak for.
_OF_A_SCREEN = ("/DeviceRGB", "/CalRGB", "/CalGray", "/Lab", "/ICCBased")
_ORDER = ("/MediaBox", "/BleedBox", "/TrimBox")


def faults(data: bytes, standard: str) -> list[str]:
    """Everything that breaks the claim, a line each."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        return [*_document(pdf, standard, data), *_pages(pdf, standard), *_objects(pdf, standard)]


def _document(pdf: pikepdf.Pdf, standard: str, data: bytes) -> Iterator[str]:
    """Claim, version, dates, intent."""
    through = standard == "PDF/X-4"
    version = 1.6 if through else 1.4
    if float(pdf.pdf_version) > version:
        yield f"is PDF {pdf.pdf_version} [7.5.2]"
    if pdf.is_encrypted:
        yield "is encrypted [7.6]"
    info = pdf.docinfo
    for key in ("/Title", "/CreationDate", "/ModDate"):
        if not str(info.get(key, "")):
            yield f"has no {key} [14.3.3]"
    if str(info.get("/Trapped", "")) not in ("/True", "/False"):
        yield "doesn't say whether it is trapped [14.11.6]"
    if through:
        with pdf.open_metadata(set_pikepdf_as_editor=False, update_docinfo=False) as told:
            if told.get(_XMP) != standard:
                yield f"claims {told.get(_XMP)!r} in its XMP [14.3.2]"
            if told.get(_PDF_TRAPPED) not in ("True", "False"):
                yield "its XMP doesn't say whether it is trapped"
    elif str(info.get("/GTS_PDFXVersion", "")) != standard:
        yield f"claims {info.get('/GTS_PDFXVersion')} [14.3.3]"
    intents = [one for one in pdf.Root.get("/OutputIntents", []) if one.S == "/GTS_PDFX"]
    if len(intents) != 1:
        yield f"has {len(intents)} output intents [14.11.5]"
    for intent in intents:
        profile = intent.get("/DestOutputProfile")
        if profile is None or profile.read_bytes()[12:20] != b"prtrCMYK":
            yield "its intent has no press profile of four inks"
        if not str(intent.get("/OutputConditionIdentifier", "")):
            yield "its intent has no name"
    for key in ("/AA", "/OpenAction", "/AcroForm", "/JavaScript", "/EmbeddedFiles"):
        if key in pdf.Root or key in pdf.Root.get("/Names", {}):
            yield f"has {key} [12.6, 12.7, 7.11.4]"


def _pages(pdf: pikepdf.Pdf, standard: str) -> Iterator[str]:
    """Boxes inside one another, nothing to click, and in what transparency is mixed."""
    for number, page in enumerate(pdf.pages, 1):
        obj = page.obj
        if "/ArtBox" in obj or "/TrimBox" not in obj:
            yield f"page {number} has no trim, or art beside it [14.11.2]"
            continue
        boxes = [[float(edge) for edge in obj.get(key, page.mediabox)] for key in _ORDER]
        for (name, outer), inner in zip(zip(_ORDER, boxes, strict=True), boxes[1:], strict=False):
            outside = outer[0] > inner[0] or outer[1] > inner[1]
            if outside or outer[2] < inner[2] or outer[3] < inner[3]:
                yield f"page {number} reaches out of its {name} [14.11.2]"
        if len(obj.get("/Annots", [])):
            yield f"page {number} has annotations [12.5]"
        if standard == "PDF/X-4" and obj.get("/Group", {}).get("/CS") != "/DeviceCMYK":
            yield f"page {number} is mixed in no ink [11.6.6]"


def _objects(pdf: pikepdf.Pdf, standard: str) -> Iterator[str]:
    """Every font, picture, form and state of the file."""
    for one in pdf.objects:
        if not isinstance(one, pikepdf.Dictionary | pikepdf.Stream):
            continue
        yield from _font(one)
        if isinstance(one, pikepdf.Stream):
            if "/LZWDecode" in str(one.get("/Filter", "")):
                yield "packs with LZW [7.4.4]"
            if "/F" in one or "/OPI" in one or "/Ref" in one or "/PS" in one:
                yield "shows something that lies elsewhere [7.11, 8.10.4]"
            space = one.get("/ColorSpace", "")
            kind = str(space[0]) if isinstance(space, pikepdf.Array) else str(space)
            if kind in _OF_A_SCREEN:
                yield f"a picture has the colours of a screen, {kind} [8.6]"
            if standard != "PDF/X-4" and "/SMask" in one:
                yield "a picture is seen through [11.6.5]"
        for key in ("/TR", "/TR2", "/HTP"):
            if key in one and str(one[key]) != "/Default":
                yield f"has {key} [10.5]"
        if standard != "PDF/X-4":
            if float(one.get("/ca", 1)) < 1 or float(one.get("/CA", 1)) < 1:
                yield "something is seen through [11.6.4]"
            if "/Group" in one:  # of a page or a form
                yield "has a group [11.6.6]"


def _font(one: Any) -> Iterator[str]:
    """A font has its letters with it; one that is drawn has nothing else."""
    if str(one.get("/Type", "")) != "/Font" or "/Subtype" not in one:
        return
    if str(one.Subtype) in ("/Type3", "/Type0"):
        return  # the letters are drawn, or those of the font below it
    about = one.get("/FontDescriptor", {})
    if not any(f"/FontFile{which}" in about for which in ("", "2", "3")):
        yield f"{one.get('/BaseFont')} has no letters with it [9.9]"
