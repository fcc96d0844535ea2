"""Sheets whose pages, marks and settings were altered; what runs or leads elsewhere; boxes and
coins."""

from __future__ import annotations

from hostile.alterations.listed import BOX, COIN
from hostile.alterations.pdfs import before, form_of, forms, of_pdf, replaced
from pikepdf import Array, Dictionary, Name, Pdf


@of_pdf("a card is taken away, mark and all")
def _(pdf: Pdf) -> None:
    replaced(pdf.pages[0].Contents, rb"(?s)/Deckproof <</Card \(bean\) /Number \(2.*?EMC", b"")


@of_pdf("a card's mark names another copy")
def _(pdf: Pdf) -> None:
    replaced(pdf.pages[0].Contents, rb"/Copy 2", b"/Copy 7")


@of_pdf("a card lies a tenth of a mm off")
def _(pdf: Pdf) -> None:
    replaced(pdf.pages[0].Contents, rb"1 0 0 1 19.1339 555.4488 cm", b"1 0 0 1 19.42 555.4488 cm")


for _key, _box in {
    "CropBox": [50, 50, 300, 500], "TrimBox": [50, 50, 300, 500], "BleedBox": [0, 0, 300, 500],
    "ArtBox": [50, 50, 300, 500], "MediaBox": [0, 0, 600, 900],
}.items():  # fmt: skip

    @of_pdf(f"a page has another {_key}")
    def _(pdf: Pdf, key: str = _key, box: list[int] = _box) -> None:
        pdf.pages[0].obj[f"/{key}"] = Array(box)


@of_pdf("a page is turned")
def _(pdf: Pdf) -> None:
    pdf.pages[0].obj["/Rotate"] = 90


@of_pdf("a page has another unit")
def _(pdf: Pdf) -> None:
    pdf.pages[0].obj["/UserUnit"] = 1.05


@of_pdf("all pages have a crop box from above")
def _(pdf: Pdf) -> None:
    pdf.Root.Pages.CropBox = Array([50, 50, 300, 500])


@of_pdf("a page is gone")
def _(pdf: Pdf) -> None:
    del pdf.pages[0]


@of_pdf("the cut plan is gone")
def _(pdf: Pdf) -> None:
    del pdf.pages[-1]


@of_pdf("the cut plan says other lengths")
def _(pdf: Pdf) -> None:
    replaced(pdf.pages[-1].Contents, rb"Tm \[\(", b"Tm [(9", 3)


@of_pdf("a page is there twice")
def _(pdf: Pdf) -> None:
    pdf.pages.append(pdf.pages[0])


@of_pdf("two pages are swapped")
def _(pdf: Pdf) -> None:
    pdf.pages.reverse()


@of_pdf("crop marks are gone")
def _(pdf: Pdf) -> None:
    replaced(pdf.pages[0].Contents, rb"(?s)/Artifact.*?EMC", b"")


@of_pdf("one crop mark is gone")
def _(pdf: Pdf) -> None:
    replaced(
        pdf.pages[0].Contents, rb"(?s)(/Artifact.*?)[\d.-]+ [\d.-]+ m\n[\d.-]+ [\d.-]+ l\n", rb"\1"
    )


@of_pdf("the ruler is longer")
def _(pdf: Pdf) -> None:
    replaced(pdf.pages[0].Contents, rb"50\.8 0\.167 l", b"54.8 0.167 l")


for _preference in ("PrintScaling", "Duplex"):

    @of_pdf(f"{_preference} is gone")
    def _(pdf: Pdf, key: str = _preference) -> None:
        del pdf.Root.ViewerPreferences[f"/{key}"]


@of_pdf("it flips on the other edge")
def _(pdf: Pdf) -> None:
    pdf.Root.ViewerPreferences.Duplex = Name.DuplexFlipShortEdge


@of_pdf("it prints nine copies")
def _(pdf: Pdf) -> None:
    pdf.Root.ViewerPreferences.NumCopies = 9


_SCRIPT = Dictionary(S=Name.JavaScript, JS="app.alert('boo')")
_LAUNCH = Dictionary(S=Name.Launch, F="calc.exe")


@of_pdf("a script runs when it opens")
def _(pdf: Pdf) -> None:
    pdf.Root.OpenAction = _SCRIPT


@of_pdf("a script has a name")
def _(pdf: Pdf) -> None:
    pdf.Root.Names = Dictionary(JavaScript=Dictionary(Names=Array(["boo", _SCRIPT])))


@of_pdf("a program starts when it opens")
def _(pdf: Pdf) -> None:
    pdf.Root.OpenAction = _LAUNCH


@of_pdf("a program starts when a page shows")
def _(pdf: Pdf) -> None:
    pdf.pages[0].obj["/AA"] = Dictionary(O=_LAUNCH)


@of_pdf("a file is attached")
def _(pdf: Pdf) -> None:
    pdf.attachments["note.txt"] = b"boo"


@of_pdf("a form is to be filled in")
def _(pdf: Pdf) -> None:
    pdf.Root.AcroForm = Dictionary(Fields=Array([]), XFA="boo")


@of_pdf("it goes to an address when it opens")
def _(pdf: Pdf) -> None:
    pdf.Root.OpenAction = Dictionary(S=Name.URI, URI="https://example.org")


@of_pdf("its title is another")
def _(pdf: Pdf) -> None:
    pdf.docinfo["/Title"] = "Another game"


@of_pdf("a word's font maps to other letters")
def _(pdf: Pdf) -> None:
    fonts = form_of(pdf, "bean").Resources.Font
    fonts["/F1+0"], fonts["/F2+0"] = fonts["/F2+0"], fonts["/F1+0"]


@of_pdf("a word's letters stand closer")
def _(pdf: Pdf) -> None:
    before(form_of(pdf, "bean"), b"-0.2 Tc")


@of_pdf("a box is scaled to 95 %", BOX)
def _(pdf: Pdf) -> None:
    for form in forms(pdf).values():
        before(form, b"0.95 0 0 0.95 0 0 cm")


@of_pdf("a box's folds are gone", BOX)
def _(pdf: Pdf) -> None:
    for form in forms(pdf).values():
        if b"] 0 d" in form.read_bytes():
            replaced(form, rb"(?s)\[[\d. ]+\] 0 d.*?\nS\n", b"", 0)


@of_pdf("a coin is empty", COIN)
def _(pdf: Pdf) -> None:
    next(iter(forms(pdf).values())).write(b"")


@of_pdf("a coin is worth more", COIN)
def _(pdf: Pdf) -> None:
    replaced(next(iter(forms(pdf).values())), rb"\(1\)", b"(5)")
