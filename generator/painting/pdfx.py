"""What a PDF for a press claims to be, and what belongs to the claim.

In: a document whose colours are all inks, and the press' profile. Out: the same document with its
OutputIntent and the marks of PDF/X-1a:2003, or of PDF/X-4 if something in it is transparent; the
version that either is written in.
"""

from __future__ import annotations

import io
from typing import Any

import pikepdf

#: The standard without transparency and the one with it, and the PDF version of each.
PLAIN, THROUGH = "PDF/X-1a:2003", "PDF/X-4"
VERSIONS = {PLAIN: "1.4", THROUGH: "1.6"}
_PDFX_ID = "http://www.npes.org/pdfx/ns/id/"
_KEY = f"{{{_PDFX_ID}}}GTS_PDFXVersion"
_XMP, _MM = "http://ns.adobe.com/xap/1.0/", "http://ns.adobe.com/xap/1.0/mm/"
_PDF = "http://ns.adobe.com/pdf/1.3/"


def claim(pdf: pikepdf.Pdf, profile: bytes, about: str, standard: str) -> bytes:
    """The finished file, which claims the standard; `about` is what the profile calls itself."""
    intent: Any = pdf.make_stream(profile)
    intent.N = 4
    pdf.Root.OutputIntents = pikepdf.Array(
        [
            pikepdf.Dictionary(
                Type=pikepdf.Name.OutputIntent,
                S=pikepdf.Name("/GTS_PDFX"),
                OutputConditionIdentifier="Custom",
                Info=about,
                DestOutputProfile=pdf.make_indirect(intent),
            )
        ]
    )
    if standard == THROUGH:
        _described(pdf)
        _in_inks(pdf)
    else:
        pdf.docinfo["/GTS_PDFXVersion"] = standard
    pdf.docinfo["/Trapped"] = pikepdf.Name("/False")
    out = io.BytesIO()
    pdf.save(
        out,
        object_stream_mode=pikepdf.ObjectStreamMode.disable,
        deterministic_id=True,
        force_version=VERSIONS[standard],
    )
    return out.getvalue()


def claimed(pdf: pikepdf.Pdf) -> str:
    """The standard that a file says it keeps, or nothing."""
    told = pdf.docinfo.get("/GTS_PDFXVersion")
    if told is not None:
        return str(told)
    with pdf.open_metadata(set_pikepdf_as_editor=False, update_docinfo=False) as found:
        return str(found.get(_KEY, ""))


def _described(pdf: pikepdf.Pdf) -> None:
    """The XMP that PDF/X-4 asks for: the same words and dates as the file's own."""
    if "/Trapped" in pdf.docinfo:
        del pdf.docinfo["/Trapped"]  # it is told in other words
    with pdf.open_metadata(set_pikepdf_as_editor=False, update_docinfo=False) as told:
        told.register_xml_namespace(_PDFX_ID, "pdfxid")
        told.load_from_docinfo(pdf.docinfo)
        told[_KEY] = THROUGH
        told[f"{{{_PDF}}}Trapped"] = "False"
        told[f"{{{_XMP}}}MetadataDate"] = told[f"{{{_XMP}}}ModifyDate"]
        told[f"{{{_MM}}}DocumentID"] = f"uuid:{pdf.trailer.ID[0].unparse().strip(b'<>').decode()}"
        told[f"{{{_MM}}}VersionID"] = "1"
        told[f"{{{_MM}}}RenditionClass"] = "default"


def _in_inks(pdf: pikepdf.Pdf) -> None:
    """What is seen through is mixed as inks."""
    group = pikepdf.Dictionary(
        Type=pikepdf.Name.Group, S=pikepdf.Name.Transparency, CS=pikepdf.Name.DeviceCMYK
    )
    for page in pdf.pages:
        page.Group = group
