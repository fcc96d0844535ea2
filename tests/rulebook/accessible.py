"""ISO 14289-1 (PDF/UA-1) as a walk through a PDF: what a machine can judge of it, in our words.

Written from the standard alone, knowing nothing of how the house repairs a tree. Numbers in
brackets are clauses of ISO 14289-1.
"""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pikepdf

#: Structure types that need no RoleMap (14.8.4 of ISO 32000-1), as far as a rulebook may use them.
_STANDARD = {
    "Document", "Part", "Art", "Sect", "Div", "BlockQuote", "Caption", "NonStruct", "P", "H1", "H2",
    "H3", "H4", "H5", "H6", "L", "LI", "Lbl", "LBody", "Table", "TR", "TH", "TD", "THead", "TBody",
    "TFoot", "Span", "Link", "Figure", "Form",
}  # fmt: skip
#: Who may stand directly in whom, where the standard says so.
_KIDS = {
    "L": {"Caption", "LI"}, "LI": {"Lbl", "LBody"}, "TR": {"TH", "TD"},
    "Table": {"Caption", "THead", "TBody", "TFoot", "TR"},
    "THead": {"TR"}, "TBody": {"TR"}, "TFoot": {"TR"},
}  # fmt: skip
_PARENTS = {
    "LI": {"L"}, "Lbl": {"LI"}, "LBody": {"LI"}, "TH": {"TR"}, "TD": {"TR"},
    "TR": {"Table", "THead", "TBody", "TFoot"}, "THead": {"Table"}, "TBody": {"Table"},
}  # fmt: skip
_PAINTS = {"Tj", "TJ", "'", '"', "f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "sh", "Do", "INLINE IMAGE"}  # fmt: skip  # noqa: E501


def faults(data: bytes) -> list[str]:
    """Everything that breaks the standard, a line each."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        return [*_document(pdf), *_Walk(pdf).faults()]


def _document(pdf: pikepdf.Pdf) -> Iterator[str]:
    root = pdf.Root
    if not root.get("/MarkInfo", {}).get("/Marked", False):
        yield "isn't marked as tagged (7.1)"
    if not str(root.get("/Lang", "")):
        yield "has no language (7.2)"
    if not root.get("/ViewerPreferences", {}).get("/DisplayDocTitle", False):
        yield "doesn't show its title (7.1)"
    with pdf.open_metadata() as about:
        if about.get("pdfuaid:part") != "1":
            yield "doesn't say that it is PDF/UA-1 (5)"
        if not about.get("dc:title"):
            yield "has no title (7.1)"
    for font in pdf.objects:
        if isinstance(font, pikepdf.Dictionary) and font.get("/Type") == "/Font":
            inner = font.get("/DescendantFonts", [font])[0]
            file = inner.get("/FontDescriptor", {})
            if not any(f"/FontFile{kind}" in file for kind in ("", "2", "3")):
                yield f"{font.get('/BaseFont')} isn't embedded (7.21.4)"
            if font.get("/Subtype") == "/Type0" and "/ToUnicode" not in font:
                yield f"{font.BaseFont} doesn't say what its letters are (7.21.7)"


class _Walk:
    """The tree against the pages, the pages against the tree."""

    def __init__(self, pdf: pikepdf.Pdf) -> None:
        self.pdf = pdf
        self.page = {page.objgen: at for at, page in enumerate(pdf.pages)}
        tree = pdf.Root.StructTreeRoot
        nums = list(tree.ParentTree.Nums)
        self.parents = dict(zip(map(int, nums[::2]), nums[1::2], strict=True))
        self.told: Counter[tuple[int, int]] = Counter()
        self.linked: set[Any] = set()
        self.level = 0
        self.found: list[str] = []

    def faults(self) -> list[str]:
        for top in self.pdf.Root.StructTreeRoot.K:
            self._element(top, ())
        for at in range(len(self.pdf.pages)):
            self._page(at)
        return self.found

    def _say(self, element: Any, what: str) -> None:
        page = self.page[element.Pg.objgen] + 1 if "/Pg" in element else "-"
        self.found.append(f"page {page}: {str(element.S)[1:]} {what}")

    def _element(self, element: Any, above: tuple[str, ...]) -> None:
        kind = str(element.S)[1:]
        kids = list(element.K) if isinstance(element.get("/K"), pikepdf.Array) else []
        inner = [kid for kid in kids if not isinstance(kid, int) and "/S" in kid]
        parent = above[-1] if above else ""
        if kind not in _STANDARD:
            self._say(element, "is no standard type (7.1)")
        if kind in _PARENTS and parent not in _PARENTS[kind]:
            self._say(element, f"stands in {parent} (7.2)")
        if kind in _KIDS:
            for kid in kids:
                if isinstance(kid, int) or str(kid.get("/S", "/-"))[1:] not in _KIDS[kind]:
                    self._say(element, f"holds {kid if isinstance(kid, int) else kid.get('/S')}")
        if kind == "L" and not any(kid.S == "/LI" for kid in inner):
            self._say(element, "has no item (7.6)")
        if kind == "Table":
            self._table(element)
        if kind == "TH" and element.get("/A", {}).get("/Scope") not in ("/Row", "/Column", "/Both"):
            self._say(element, "has no scope (7.5)")
        if kind == "Figure" and not str(element.get("/Alt", "")).strip():
            self._say(element, "has no words (7.3)")
        if kind == "Figure":
            self._lies(element)
        if kind in ("H1", "H2", "H3", "H4", "H5", "H6"):
            if int(kind[1]) > self.level + 1:
                self._say(element, f"comes after H{self.level} (7.4)")
            self.level = int(kind[1])
        if kind == "Link" and "Link" in above:
            self._say(element, "stands in a Link")
        self._content(element, kind, kids)
        for kid in inner:
            if kid.P.objgen != element.objgen:
                self._say(kid, "has another parent than that which holds it")
            self._element(kid, (*above, kind))

    def _content(self, element: Any, kind: str, kids: list[Any]) -> None:
        """Marked content and annotations, told once, and known by the parent tree."""
        references = [k for k in kids if not isinstance(k, int) and k.get("/Type") == "/OBJR"]
        for kid in kids:
            if isinstance(kid, int):
                at = self.page[element.Pg.objgen]
                self.told[at, kid] += 1
                owner = self.parents[int(self.pdf.pages[at].StructParents)][kid]
                if owner is None or owner.objgen != element.objgen:
                    self._say(element, f"has content {kid} that belongs to another (7.1)")
        for reference in references:
            if kind != "Link":
                self._say(element, "has an annotation (7.18.5)")
            if self.parents[int(reference.Obj.StructParent)].objgen != element.objgen:
                self._say(element, "has an annotation that belongs to another (7.18.1)")
            self.linked.add(reference.Obj.objgen)
        if kind == "Link" and not references:
            self._say(element, "leads nowhere (7.18.5)")

    def _table(self, table: Any) -> None:
        """As many columns in each row, counting what spans."""
        rows = [
            row for part in table.K for row in (part.K if "/K" in part else ()) if part.S != "/TR"
        ]
        rows = [one for one in rows if not isinstance(one, int) and one.get("/S") == "/TR"]
        rows += [row for row in table.K if row.S == "/TR"]
        wide, below = set(), Counter[int]()
        for at, row in enumerate(rows):
            cells = [cell.get("/A", {}) for cell in row.K]
            wide.add(sum(int(cell.get("/ColSpan", 1)) for cell in cells) + below[at])
            for cell in cells:
                for later in range(1, int(cell.get("/RowSpan", 1))):
                    below[at + later] += int(cell.get("/ColSpan", 1))
        if len(wide) != 1:
            self._say(table, f"has rows of {sorted(wide)} cells (7.5)")

    def _lies(self, figure: Any) -> None:
        x0, y0, x1, y1 = (float(edge) for edge in figure.A.BBox)
        left, low, right, top = (
            float(e) for e in self.pdf.pages[self.page[figure.Pg.objgen]].mediabox
        )
        if not (left - 1 <= x0 < x1 <= right + 1 and low - 1 <= y0 < y1 <= top + 1):
            self._say(figure, f"lies outside of its page: {x0:.0f} {y0:.0f} {x1:.0f} {y1:.0f}")

    def _page(self, at: int) -> None:
        page = self.pdf.pages[at]

        def say(what: str) -> None:
            self.found.append(f"page {at + 1}: {what}")

        if page.get("/Annots") and page.get("/Tabs") != "/S":
            say("the Tab key doesn't follow the structure (7.18.3)")
        for annotation in page.get("/Annots", ()):
            if annotation.objgen not in self.linked:
                say("an annotation is in no structure (7.18.1)")
            if not str(annotation.get("/Contents", "")).strip():
                say("a link has no words of its own (7.18.5)")
        inside: list[int | str] = []
        seen = Counter[int]()
        for instruction in pikepdf.parse_content_stream(page):
            operator = str(instruction.operator)
            if operator in ("BMC", "BDC"):
                tag = str(instruction.operands[0])
                number = None
                if operator == "BDC" and isinstance(instruction.operands[1], pikepdf.Dictionary):
                    number = instruction.operands[1].get("/MCID")
                if inside and (tag == "/Artifact") != (inside[-1] == "artifact"):
                    say("artifacts and content in each other (7.1)")
                if number is not None:
                    seen[int(number)] += 1
                inside.append("artifact" if tag == "/Artifact" else "content")
            elif operator == "EMC":
                inside.pop()
            elif operator in _PAINTS and not inside:
                say(f"{operator} paints what is neither content nor artifact (7.1)")
        told = {number: times for (where, number), times in self.told.items() if where == at}
        if seen != told:
            alone, absent = sorted(seen.keys() - told.keys()), sorted(told.keys() - seen.keys())
            say(
                f"content in no structure {alone[:5]}, structure without content {absent[:5]} (7.1)"
            )
