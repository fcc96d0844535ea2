"""Rulebooks that look, read or lead otherwise, and files that aren't what they are called."""

from __future__ import annotations

import io
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pikepdf
from hostile.alterations.listed import BOOK, LETTER, SHEETS, listed
from hostile.alterations.pdfs import of_pdf, replaced, saved
from pikepdf import Array, Dictionary, Name, Pdf


def _texts(pdf: Pdf) -> list[tuple[Any, list[Any]]]:
    return [(page, list(pikepdf.parse_content_stream(page))) for page in pdf.pages]


@of_pdf("a book's glyphs are swapped", BOOK)
def _(pdf: Pdf) -> None:
    """Two hexadecimal glyph numbers of its text change places."""
    data = pdf.pages[0].Contents.read_bytes()
    glyphs = Counter(re.findall(rb"<([0-9a-fA-F]{4})", data)).most_common(2)
    one, other = glyphs[0][0], glyphs[1][0]
    swapped = {b"<" + one: b"<" + other, b"<" + other: b"<" + one}
    changed = re.sub(rb"<(?:" + one + b"|" + other + b")", lambda m: swapped[m[0]], data)
    assert changed != data
    pdf.pages[0].Contents.write(changed)


@of_pdf("a book's digit looks like another", BOOK)
def _(pdf: Pdf) -> None:
    """In the font's program itself, two outlines change places."""
    from fontTools.ttLib import TTFont

    for item in pdf.objects:
        if isinstance(item, Dictionary) and "/FontFile2" in item:
            font = TTFont(io.BytesIO(item.FontFile2.read_bytes()))
            glyphs = font["glyf"]
            full = [name for name in font.getGlyphOrder() if glyphs[name].numberOfContours > 0]
            if len(full) > 3:
                glyphs[full[1]], glyphs[full[2]] = glyphs[full[2]], glyphs[full[1]]
                out = io.BytesIO()
                font.save(out)
                item.FontFile2.write(out.getvalue())


@of_pdf("a book's text is painted white", BOOK)
def _(pdf: Pdf) -> None:
    replaced(pdf.pages[0].Contents, rb"[\d.]+ [\d.]+ [\d.]+ rg(?=[^f]*?BT)", b"1 1 1 rg", 3)


@of_pdf("a page of a book is there twice", BOOK)
def _(pdf: Pdf) -> None:
    pdf.pages.append(pdf.pages[0])


@of_pdf("a page of a book is gone", BOOK)
def _(pdf: Pdf) -> None:
    del pdf.pages[-1]


@of_pdf("a picture of a book is another", BOOK)
def _(pdf: Pdf) -> None:
    forms = pdf.pages[0].Resources.XObject
    (one, other) = sorted(forms.keys())[:2]
    forms[one], forms[other] = forms[other], forms[one]


@of_pdf("a book leads elsewhere", BOOK)
def _(pdf: Pdf) -> None:
    link = Dictionary(
        Type=Name.Annot, Subtype=Name.Link, Rect=Array([0, 0, 600, 800]),
        A=Dictionary(S=Name.URI, URI="https://example.org"),
    )  # fmt: skip
    pdf.pages[0].obj["/Annots"] = Array([*pdf.pages[0].obj.get("/Annots", []), link])


@of_pdf("a book is read out otherwise", BOOK)
def _(pdf: Pdf) -> None:
    for item in pdf.objects:
        if isinstance(item, Dictionary) and "/Alt" in item:
            item.Alt = "something else"


@of_pdf("a book is in another language", BOOK)
def _(pdf: Pdf) -> None:
    pdf.Root.Lang = "fr"


@of_pdf("a book's letters are copied as others", BOOK)
def _(pdf: Pdf) -> None:
    for item in pdf.objects:
        if isinstance(item, Dictionary) and "/ToUnicode" in item:
            data = item.ToUnicode.read_bytes()
            item.ToUnicode.write(data.replace(b"0065", b"0061"))


@of_pdf("a book's description is another", BOOK)
def _(pdf: Pdf) -> None:
    replaced(pdf.Root.Metadata, rb"Garden", b"Gordon")


@of_pdf("a book's contents lead to other pages", BOOK)
def _(pdf: Pdf) -> None:
    pdf.Root.Outlines.First.Title = "Elsewhere"


listed("A4 lies where Letter should", LETTER, lambda data, folder: (folder / SHEETS).read_bytes())
listed("a book lies where sheets should", SHEETS, lambda data, folder: (folder / BOOK).read_bytes())
listed("half of it is missing", SHEETS, lambda data, folder: data[: len(data) // 2])
listed("it is no PDF", SHEETS, lambda data, folder: b"boo")


def _encrypted(data: bytes, folder: Path) -> bytes:
    with pikepdf.open(io.BytesIO(data)) as pdf:
        return saved(pdf, encryption=pikepdf.Encryption(owner="boo", user=""))


listed("it may not be printed", SHEETS, _encrypted)
