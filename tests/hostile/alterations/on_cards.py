"""Faces and backs that were altered, and what was laid over them."""

from __future__ import annotations

from hostile.alterations.pdfs import after, before, form_of, of_pdf, replaced, swapped
from pikepdf import Array, Dictionary, Name, Pdf, Stream


@of_pdf("the contents of two faces are swapped")
def _(pdf: Pdf) -> None:
    swapped(form_of(pdf, "bean"), form_of(pdf, "carrot"))


@of_pdf("the contents of two backs are swapped")
def _(pdf: Pdf) -> None:
    swapped(form_of(pdf, "back-garden"), form_of(pdf, "back-weather"))


@of_pdf("the forms of two faces are swapped")
def _(pdf: Pdf) -> None:
    forms = pdf.pages[0].Resources.XObject
    one, other = forms["/FormXob.bean"], forms["/FormXob.tomato"]
    forms["/FormXob.bean"], forms["/FormXob.tomato"] = other, one


for _face in ("bean", "back-garden"):

    @of_pdf(f"{_face} is empty")
    def _(pdf: Pdf, face: str = _face) -> None:
        form_of(pdf, face).write(b"")


@of_pdf("one digit of a face is another")
def _(pdf: Pdf) -> None:
    replaced(form_of(pdf, "bean"), rb"\[\(1\)\]", b"[(4)]")


@of_pdf("a small number of a face is another")
def _(pdf: Pdf) -> None:
    replaced(form_of(pdf, "bean"), rb"\(4/16", b"(6/16")


@of_pdf("a face's ground has another colour")
def _(pdf: Pdf) -> None:
    replaced(form_of(pdf, "bean"), rb"0.902 0.9412 0.8667 rg", b"0.86 0.9412 0.8667 rg")


@of_pdf("a face's words are smaller")
def _(pdf: Pdf) -> None:
    replaced(form_of(pdf, "bean"), rb"/F2\+0 3.5278 Tf", b"/F2+0 3.2 Tf", 9)


@of_pdf("a face's words are white")
def _(pdf: Pdf) -> None:
    replaced(form_of(pdf, "bean"), rb"0.1333 0.2 0.1686 rg", b"1 1 1 rg")


@of_pdf("a face's words aren't shown")
def _(pdf: Pdf) -> None:
    before(form_of(pdf, "bean"), b"3 Tr")


@of_pdf("a face is scaled to 98 %")
def _(pdf: Pdf) -> None:
    before(form_of(pdf, "bean"), b"0.98 0 0 0.98 1.8 2.5 cm")


@of_pdf("a face is moved by half a mm")
def _(pdf: Pdf) -> None:
    before(form_of(pdf, "bean"), b"1 0 0 1 1.4 0 cm")


@of_pdf("a face's form has a matrix")
def _(pdf: Pdf) -> None:
    form_of(pdf, "bean").Matrix = Array([1, 0, 0, 1, 0.5, 0.5])


@of_pdf("a face's form has a smaller box")
def _(pdf: Pdf) -> None:
    form_of(pdf, "bean").BBox = Array([20, 20, 160, 232])


@of_pdf("a face is clipped")
def _(pdf: Pdf) -> None:
    before(form_of(pdf, "bean"), b"20 20 100 200 re W n")


@of_pdf("a back is mirrored")
def _(pdf: Pdf) -> None:
    before(form_of(pdf, "back-garden"), b"-1 0 0 1 180 0 cm")


@of_pdf("a box lies over a card")
def _(pdf: Pdf) -> None:
    after(pdf, b"q 0.5 g 60 600 80 60 re f Q")


@of_pdf("a small box lies over a price")
def _(pdf: Pdf) -> None:
    after(pdf, b"q 1 1 1 rg 36 772 14 22 re f Q")


@of_pdf("a hairline lies over a card")
def _(pdf: Pdf) -> None:
    after(pdf, b"q 0.3 w 0 G 60 600 m 140 640 l S Q")


@of_pdf("words lie over a card")
def _(pdf: Pdf) -> None:
    after(pdf, b"q 1 0 0 1 60 600 cm BT /F1+0 12 Tf (free) Tj ET Q")


@of_pdf("a picture lies over a card")
def _(pdf: Pdf) -> None:
    picture = Stream(
        pdf, b"\x00\xff" * 2, Type=Name.XObject, Subtype=Name.Image, Width=2, Height=2,
        ColorSpace=Name.DeviceGray, BitsPerComponent=8,
    )  # fmt: skip
    pdf.pages[0].Resources.XObject["/Im1"] = picture
    after(pdf, b"q 80 0 0 60 60 600 cm /Im1 Do Q")


@of_pdf("a picture in the content lies over a card")
def _(pdf: Pdf) -> None:
    after(pdf, b"q 80 0 0 60 60 600 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x40\nEI Q")


@of_pdf("a shading lies over a card")
def _(pdf: Pdf) -> None:
    blend = Dictionary(
        FunctionType=2, Domain=Array([0, 1]), C0=Array([1, 0, 0]), C1=Array([0, 0, 1]), N=1
    )
    pdf.pages[0].Resources.Shading = Dictionary(
        S=Dictionary(
            ShadingType=2, ColorSpace=Name.DeviceRGB, Coords=Array([60, 0, 140, 0]), Function=blend
        )
    )
    after(pdf, b"q 60 600 80 60 re W n /S sh Q")


@of_pdf("a light veil lies over a card")
def _(pdf: Pdf) -> None:
    pdf.pages[0].Resources.ExtGState = Dictionary(V=Dictionary(ca=0.1))
    after(pdf, b"q /V gs 0 g 20 556 180 252 re f Q")


@of_pdf("a card blends otherwise")
def _(pdf: Pdf) -> None:
    form = form_of(pdf, "bean")
    form.Resources.ExtGState = Dictionary(V=Dictionary(BM=Name.Multiply))
    before(form, b"/V gs")


@of_pdf("a note is pinned over a card")
def _(pdf: Pdf) -> None:
    note = Dictionary(Type=Name.Annot, Subtype=Name.Square, Rect=Array([60, 600, 140, 660]))
    pdf.pages[0].Annots = pdf.make_indirect(Array([pdf.make_indirect(note)]))


@of_pdf("a card lies on a layer")
def _(pdf: Pdf) -> None:
    layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name="cards"))
    shown = Dictionary(Order=Array([layer]), OFF=Array([layer]))
    pdf.Root.OCProperties = Dictionary(OCGs=Array([layer]), D=shown)
    pdf.pages[0].Resources.Properties = Dictionary(L=layer)
    contents = pdf.pages[0].Contents
    contents.write(b"/OC /L BDC\n" + contents.read_bytes() + b"\nEMC")


@of_pdf("a form lies on a layer")
def _(pdf: Pdf) -> None:
    layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name="cards"))
    form_of(pdf, "bean").OC = layer


@of_pdf("a clip lies over a page")
def _(pdf: Pdf) -> None:
    before(pdf.pages[0].Contents, b"0 0 300 500 re W n")
