"""What a screen reader meets, put right: the structure tree that WeasyPrint writes, repaired.

In: a tagged PDF as WeasyPrint makes it. Out: the same pages to the eye, with a tree that keeps
ISO 14289-1 (PDF/UA-1), whose claim the file carries; or EnvironmentLacks, if another WeasyPrint
made it that writes otherwise. Each repair is a function here, and says what
is wrong without it.
"""

from __future__ import annotations

import io
import re
import zlib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import metadata
from typing import TYPE_CHECKING, Any

from generator.errors import EnvironmentLacks
from generator.rulebook.elements import Element, number_of, numbered, read, renumber

if TYPE_CHECKING:
    import pikepdf

#: Points in a CSS pixel, in which WeasyPrint measures.
_PT_PER_CSS_PX = 0.75
#: How far, in pt, an annotation may stand out of another and still lie on it.
_NEAR = 1.0
#: The bit of an annotation's flags that says that it is there on paper, too.
_PRINTED = 4
#: How WeasyPrint begins marked content, and how an artifact begins. No text looks like the former:
#: letters are hex digits there.
_MARKED = re.compile(rb"/\w+\s+<</MCID (\d+)>>\s+BDC\b")
_ARTIFACT = b"/Artifact\n<</Type/Pagination>>\nBDC"

#: An object of a PDF, whatever it is.
_Object = Any


def repaired(data: bytes) -> bytes:
    """The PDF with its tree put right; the same input makes the same bytes."""
    import pikepdf

    with pikepdf.open(io.BytesIO(data)) as pdf:
        tree = _Tree(pdf)
        _one_link_a_row(tree)
        _lists_of_items(tree)
        _scopes(tree)
        _boxes_in_points(tree)
        _ornaments_aside(tree)
        _running_heads_aside(tree)
        _links_on_paper(tree)
        _page_labels(tree)
        tree.close()
        out = io.BytesIO()
        pdf.save(out, deterministic_id=True)
    return out.getvalue()


@dataclass
class _Tree:
    """The structure tree of an open PDF, and what its repairs set aside.

    `decoration` holds the marked content that turns out to be nobody's text, by page (from 0).
    """

    pdf: pikepdf.Pdf
    decoration: dict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    _content: dict[int, list[Any]] = field(default_factory=dict)
    _shown: dict[int, dict[int, bytes]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.pages = {page.objgen: at for at, page in enumerate(self.pdf.pages)}
        #: What each page's marked content, and each annotation, belongs to.
        self.parents = numbered(self.pdf.Root.StructTreeRoot.ParentTree)
        self.root = read(self.pdf.Root.StructTreeRoot)

    def elements(self, *kinds: str) -> list[Element]:
        """All elements of these kinds, or all there are, in reading order."""
        return [one for one in self.root.all_below() if not kinds or one.kind in kinds]

    def page_of(self, element: Element) -> int:
        if element.page is None:
            element.page = self.pages[element.object.Pg.objgen]
        return element.page

    def element(self, kind: str, kids: list[Any], like: Element) -> Element:
        """A new element on the page of another."""
        import pikepdf

        made = self.pdf.make_indirect(
            pikepdf.Dictionary(
                Type=pikepdf.Name.StructElem,
                S=pikepdf.Name(kind),
                Pg=like.object.Pg,
                K=pikepdf.Array(),
            )
        )
        element = Element(made, kind, [], page=self.page_of(like))
        self.adopt(element, kids)
        return element

    def adopt(self, element: Element, kids: list[Any]) -> None:
        """These are the element's kids now; content and annotations know it, too."""
        element.adopt(kids)
        for kid in kids:
            if isinstance(kid, int):
                self.parents[self.page_of(element)][kid] = element.object
            elif not isinstance(kid, Element):
                self.parents[int(kid.Obj.StructParent)] = element.object

    def content(self, page: int) -> list[Any]:
        """A page's instructions."""
        import pikepdf

        if page not in self._content:
            self._content[page] = pikepdf.parse_content_stream(self.pdf.pages[page])
        return self._content[page]

    def shown(self, page: int) -> dict[int, bytes]:
        """What text each marked content of a page shows, in its font's own letters."""
        if page not in self._shown:
            self._shown[page] = _shown(self.content(page))
        return self._shown[page]

    def drop_annotation(self, reference: _Object) -> None:
        """Takes an annotation off its page."""
        import pikepdf

        annotation = reference.Obj
        page = self.pdf.pages[self.pages[reference.Pg.objgen]]
        left = [one for one in page.Annots if one.objgen != annotation.objgen]
        page.Annots = pikepdf.Array(left)
        del self.parents[int(annotation.StructParent)]

    def close(self) -> None:
        """Writes down what belongs to what, and what is decoration. Pages are packed here: what
        pikepdf packs while it saves, it writes otherwise when it saves the same once more."""
        import pikepdf

        packed = pikepdf.Name.FlateDecode
        for at, numbers in sorted(self.decoration.items()):
            page = self.pdf.pages[at]
            content = _as_decoration(page.Contents.read_bytes(), numbers)
            page.Contents = self.pdf.make_stream(zlib.compress(content), Filter=packed)
            for number in numbers:
                self.parents[at][number] = None
        renumber(self.pdf.Root.StructTreeRoot, self.parents)


def _one_link_a_row(tree: _Tree) -> None:
    """A link is one element with one annotation a line. WeasyPrint gives every box inside of a link
    an annotation of its own, under a Span (which may hold none) or a Link in the Link: a row of the
    contents was four stops of the Tab key. The dots that lead to its page number are decoration."""
    for link in tree.elements("/Link"):
        if not any(above.kind == "/Link" for above in link.all_above()):
            own = link.references()
            kids = list(_without_links(tree, link, own, 0))
            tree.adopt(link, [*own, *kids])
    for span in tree.elements():
        if span.kind != "/Link" and span.references():
            span.rename("/Link")


def _without_links(tree: _Tree, inside: Element, own: list[_Object], deep: int) -> Iterator[Any]:
    """What lies in a link: no links, no annotations. `own` are the annotations of the outermost,
    and get those that none of them covers."""
    for kid in inside.kids:
        if isinstance(kid, int):
            yield kid
        elif not isinstance(kid, Element):
            if deep and any(_covers(one.Obj, kid.Obj) for one in own):
                tree.drop_annotation(kid)
            elif deep:
                own.append(kid)
        else:
            kids = list(_without_links(tree, kid, own, deep + 1))
            both = kid.kind == inside.kind == "/Link"
            if both and deep and _leader(tree, kid, kids):
                tree.decoration[tree.page_of(kid)].update(kids)
            elif kids:
                tree.adopt(kid, kids)
                if kid.kind == "/Link":
                    kid.rename("/Span")
                yield kid


def _leader(tree: _Tree, link: Element, kids: list[Any]) -> bool:
    """Whether these are the dots between a title and its page: the same text again and again."""
    if len(kids) < 2 or not all(isinstance(kid, int) for kid in kids):
        return False
    shown = tree.shown(tree.page_of(link))
    return len({shown[kid] for kid in kids}) == 1


def _lists_of_items(tree: _Tree) -> None:
    """A list's kids are its items, an item's a label and a body (14.8.4.3.3 of ISO 32000-1). In
    WeasyPrint's tree white space stands between them, each pair of a `dl` is in a Div, a list in an
    item lies beside it, and items may be in no list at all."""
    for one in tree.elements("/L"):
        items: list[Element] = []
        caption = [kid for kid in one.kids[:1] if _is(kid, "/Caption")]
        for kid in one.kids[len(caption) :]:
            kind = kid.kind if isinstance(kid, Element) else ""
            if kind == "/LI":
                items.append(kid)
            elif kind not in ("", "/L", "/Span") and _items_alone(kid):
                items.extend(_pair(tree, kid))
            elif items:
                body = _body(tree, items[-1])
                tree.adopt(body, [*body.kids, kid])
            else:
                items.append(tree.element("/LI", [tree.element("/LBody", [kid], one)], one))
        if items:
            tree.adopt(one, [*caption, *items])
        else:
            one.rename("/NonStruct")
    for item in tree.elements("/LI"):
        loose = [kid for kid in item.kids if not _is(kid, *_OF_ITEMS)]
        if loose:
            kept = [kid for kid in item.kids if _is(kid, *_OF_ITEMS)]
            tree.adopt(item, [*kept, tree.element("/LBody", loose, item)])
    for holder in tree.elements():
        if holder.kind != "/L" and any(_is(kid, "/LI") for kid in holder.kids):
            tree.adopt(holder, list(_in_lists(tree, holder)))


_OF_ITEMS = ("/Lbl", "/LBody")


def _is(kid: Any, *kinds: str) -> bool:
    """Whether a kid is an element of one of these kinds."""
    return isinstance(kid, Element) and kid.kind in kinds


def _items_alone(group: Element) -> bool:
    """Whether there are items in a group, and at most white space besides."""
    kinds = [kid.kind if isinstance(kid, Element) else "" for kid in group.kids]
    return "/LI" in kinds and set(kinds) <= {"/LI", "/Span"}


def _pair(tree: _Tree, group: Element) -> list[Element]:
    """The items of a `div` in a list. A term and what is said of it are one item: label and body;
    items that have labels of their own stay what they are."""
    items = [kid for kid in group.kids if _is(kid, "/LI")]
    if len(items) == 1 or any(len(item.kids) != 1 for item in items):
        return items
    term, *said = [_body(tree, item) for item in items]
    term.rename("/Lbl")
    tree.adopt(said[0], [kid for body in said for kid in body.kids])
    tree.adopt(items[0], [term, said[0]])
    return items[:1]


def _body(tree: _Tree, item: Element) -> Element:
    """An item's body, made if it has none."""
    for kid in reversed(item.kids):
        if isinstance(kid, Element) and kid.kind == "/LBody":
            return kid
    body = tree.element("/LBody", [], item)
    tree.adopt(item, [*item.kids, body])
    return body


def _in_lists(tree: _Tree, holder: Element) -> Iterator[Any]:
    """The kids of what is no list, items that follow each other as a list."""
    run: list[Element] = []
    for kid in holder.kids:
        if _is(kid, "/LI"):
            run.append(kid)
            continue
        if run:
            yield tree.element("/L", run, holder)
            run = []
        yield kid
    if run:
        yield tree.element("/L", run, holder)


def _scopes(tree: _Tree) -> None:
    """A heading of a table says whose it is: a column's or a row's. WeasyPrint drops `scope` and
    writes names of headings into cells; the names stand twice where a table runs over a page, and
    no index knows them, so scopes take their place."""
    import pikepdf

    for table in tree.elements("/Table"):
        rows = [one for one in table.all_below() if one.kind == "/TR"]
        by_name: dict[str, set[int]] = defaultdict(set)
        for at, row in enumerate(rows):
            for cell in row.elements():
                for name in cell.object.get("/A", {}).get("/Headers", ()):
                    by_name[str(name)].add(at)
        for at, row in enumerate(rows):
            alone = not any(cell.kind == "/TD" for cell in row.elements())
            in_head = row.parent is not None and row.parent.kind == "/THead"
            for cell in row.elements():
                told = cell.object
                if cell.kind == "/TH":
                    named = by_name.get(str(told.get("/ID", "")))
                    its_row = named == {at} if named else not alone
                    scope = "/Row" if its_row and not in_head else "/Column"
                    told.A = told.get("/A", pikepdf.Dictionary(O=pikepdf.Name.Table))
                    told.A.Scope = pikepdf.Name(scope)
                    if "/ID" in told:
                        del told["/ID"]
                elif "/Headers" in told.get("/A", {}):
                    del told.A["/Headers"]


def _boxes_in_points(tree: _Tree) -> None:
    """Where a figure lies is told in points from the page's foot. WeasyPrint writes CSS pixels from
    its head, and a reader that marks the figure marks something else."""
    import pikepdf

    for one in tree.elements("/Figure"):
        figure = one.object
        if "/BBox" in figure.get("/A", {}):
            left, _, _, top = (float(edge) for edge in tree.pdf.pages[tree.page_of(one)].trimbox)
            x0, y0, x1, y1 = (float(edge) * _PT_PER_CSS_PX for edge in figure.A.BBox)
            box = (left + x0, top - y1, left + x1, top - y0)
            figure.A.BBox = pikepdf.Array([round(edge, 3) for edge in box])


def _ornaments_aside(tree: _Tree) -> None:
    """A picture that says nothing is an ornament, which a book's HTML hides from readers; its
    content is told of by no element then. `structure` has refused those that only forgot to say."""
    for figure in tree.elements("/Figure"):
        if figure.parent is not None and not str(figure.object.get("/Alt", "")).strip():
            tree.adopt(figure.parent, [kid for kid in figure.parent.kids if kid is not figure])


def _running_heads_aside(tree: _Tree) -> None:
    """The lines at the head and foot of each page are artifacts: WeasyPrint marks them as content
    that is in no tree, and a reader may speak them in the middle of a sentence."""
    told: dict[int, set[int]] = defaultdict(set)
    for element in tree.elements():
        for kid in element.kids:
            if isinstance(kid, int):
                told[tree.page_of(element)].add(kid)
    for page in range(len(tree.pdf.pages)):
        every = range(len(tree.parents.get(page, ())))
        tree.decoration[page].update(number for number in every if number not in told[page])


def _links_on_paper(tree: _Tree) -> None:
    """An annotation that isn't said to be printed counts as hidden; a link is where its words are,
    on paper as on a screen."""
    for page in tree.pdf.pages:
        for annotation in page.get("/Annots", ()):
            annotation.F = int(annotation.get("/F", 0)) | _PRINTED


def _page_labels(tree: _Tree) -> None:
    """Pages are called what their foot says, so that a reader announces the number that is meant by
    "see page 4"."""
    import pikepdf

    style = pikepdf.Dictionary(S=pikepdf.Name.D)
    tree.pdf.Root.PageLabels = pikepdf.Dictionary(Nums=pikepdf.Array([0, style]))


def _as_decoration(content: bytes, numbers: set[int]) -> bytes:
    """A page's instructions in which this marked content is an artifact. Only the words that begin
    it are exchanged: to take a page's instructions apart and to write them anew took longer than
    all other repairs."""
    left = set(numbers)

    def aside(match: re.Match[bytes]) -> bytes:
        number = int(match[1])
        left.discard(number)
        return _ARTIFACT if number in numbers else match[0]

    changed = _MARKED.sub(aside, content)
    if left:
        raise _otherwise()
    return changed


def _otherwise() -> EnvironmentLacks:
    """What is said of a WeasyPrint whose marked content begins otherwise than `_MARKED` tells."""
    found = metadata.version("weasyprint")
    return EnvironmentLacks(
        f"WeasyPrint {found} marks pages in a way that can't be put right for screen readers",
        f"run \"pip install 'weasyprint<{found}'\"",
    )


def _shown(instructions: list[Any]) -> dict[int, bytes]:
    """What text each marked content shows, in its font's own letters."""
    import pikepdf

    shown: dict[int, bytes] = defaultdict(bytes)
    inside: list[int | None] = []
    for instruction in instructions:
        operator = str(instruction.operator)
        if operator in ("BDC", "BMC"):
            inside.append(number_of(instruction))
        elif operator == "EMC":
            inside.pop()
        elif operator in ("Tj", "TJ") and inside and inside[-1] is not None:
            shown[inside[-1]] += pikepdf.unparse_content_stream([instruction])
    return shown


def _covers(one: _Object, other: _Object) -> bool:
    """Whether an annotation lies on another and leads to the same place."""
    if any(str(one.get(key)) != str(other.get(key)) for key in ("/Dest", "/A")):
        return False
    (x0, y0, x1, y1), (u0, v0, u1, v1) = _edges(one), _edges(other)
    return x0 - _NEAR <= u0 and y0 - _NEAR <= v0 and u1 <= x1 + _NEAR and v1 <= y1 + _NEAR


def _edges(annotation: _Object) -> tuple[float, float, float, float]:
    x0, y0, x1, y1 = (float(edge) for edge in annotation.Rect)
    return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
