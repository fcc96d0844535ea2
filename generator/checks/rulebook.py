"""The books against ledger and engine: templates, text, and (read back) the PDFs.

In: a deck, its pack, its project, and for the files its folder. Out: findings. What the template
says is rendered anew with pictures left out; what the PDF says is read by PDFium.
"""

from __future__ import annotations

import html as html_module
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from generator.checks.findings import Finding
from generator.deck import Deck
from generator.inputs import read_bytes
from generator.project import Project
from generator.rulebook import clauses, facts
from generator.rulebook.document import render
from generator.rulebook.pictures import no_picture
from generator.rulebook.proof import wrong_facts
from generator.rulebook.shelf import volumes
from generator.rulebook.typed import typed_in
from generator.rules import GamePack

#: So many letters on either side of a number must stand in the PDF as they do in the text.
_CONTEXT = 24
#: What people deal, draw and throw; larger numbers are mostly those of the deck.
_SMALL = 20
_SPAN = re.compile(r'<span class="fact" data-fact="([^"]+)">([^<]*)</span>')


#: The HTML of a game's books by their names, `rulebook` first.
Pages = Mapping[str, str]
#: The numbers that each book's text states: which fact, letters before, the number, letters after.
Numbers = Mapping[str, Sequence[Sequence[str]]]


def rendered(deck: Deck, project: Project, pack: GamePack | None) -> Pages:
    """The books without their pictures. Raises UserError."""
    return {
        volume.name: render(deck, project, pack, no_picture, volume=volume)
        for volume in volumes(deck, project)
    }


def typed_numbers(deck: Deck, project: Project) -> Iterator[Finding]:
    """Numbers that a person typed into the templates of the books. A small one in a game without an
    engine is a warning: nothing else may know how many cards are dealt."""
    catalogue = deck.catalogue
    templates = [volume.template for volume in volumes(deck, project)]
    typed_there = (typed for name in templates for typed in typed_in(project, name))
    for typed in dict.fromkeys(typed_there):  # the books share a frame
        number = typed.number
        own = number if number is not None else "..."
        small = catalogue.engine is None and number is not None and number <= _SMALL
        yield Finding(
            "rulebook-number",
            f"{typed.text!r} is typed by hand",
            "warning" if small else "error",
            typed.file,
            typed.line,
            typed.column,
            hint="let fact(), count() or a card say it; if nothing counts it, "
            f"'facts: {{my-number: {own}}}' in {catalogue.source.file} "
            "and {{ fact('my-number') }} here",
        )


def text_findings(
    deck: Deck, project: Project, pack: GamePack | None, pages: Pages
) -> Iterator[Finding]:
    """What is wrong with rendered books before they are printed. Each rule stands in the one that
    players need."""
    files: dict[str, str] = {volume.name: volume.file for volume in volumes(deck, project)}
    values = facts.gather(deck, pack.game if pack else None).values
    for name, page in pages.items():
        for fact, says, should in wrong_facts(page, values):
            yield Finding(
                "rulebook-number",
                f"{fact}: the rulebook says {says!r}, it should be {should!r}",
                "error",
                files[name],
            )
    for clause in clauses.gather(pack).unprinted(pages["rulebook"]):
        yield Finding(
            "clause-missing",
            f"rule {clause} of the engine is not in the rulebook",
            "error",
            files["rulebook"],
            hint=f"print it with clause('{clause}')",
        )


def numbers(pages: Pages) -> Numbers:
    """Every stated fact in the text of the rendered books."""
    return {name: list(_numbers(page)) for name, page in pages.items()}


def pdf_findings(deck: Deck, stated: Numbers, folder: Path, files: list[str]) -> Iterator[Finding]:
    """Whether the PDFs say what the rendered books state, and are tagged, titled and
    self-contained."""
    for name in files:
        path = folder / name
        yield from _dressed(path, name)
        pages = _pdf_pages(path)
        # A sentence may go on overleaf: what stands at each page's foot isn't part of it.
        foot = re.compile(rf"{re.escape(deck.title)}\s.{{0,60}}?\bpage\s+\d+\s+of\s+\d+\s*$", re.S)
        said = _squeezed("\n".join(foot.sub("", page) for page in pages))
        of_book = stated.get(name.partition(".")[0].partition("-")[0], [])
        for fact, before, number, after in of_book:
            if before + number not in said and number + after not in said:
                yield Finding(
                    "rulebook-text",
                    f"{fact}: the PDF doesn't say '…{before[-12:]}{number}{after[:12]}…'",
                    "error",
                    name,
                    hint="build it again",
                )
        if _squeezed(deck.title) not in _squeezed("\n".join(pages)):
            yield Finding("rulebook-text", f"the PDF doesn't say {deck.title!r}", "error", name)


def _numbers(page: str) -> Iterator[tuple[str, str, str, str]]:
    """(fact, letters before, the number, letters after) of every stated fact in the text."""
    body = page[page.index("<body") :]
    body = re.sub(r"<(style|script|svg|title)\b.*?</\1>", " ", body, flags=re.DOTALL)
    marked = _SPAN.sub(lambda m: f"\x01{m[1]}\x02{m[2]}\x03", body)
    plain = html_module.unescape(re.sub(r"<[^>]*>", " ", marked))
    for match in re.finditer("\x01([^\x02]*)\x02([^\x03]*)\x03", plain):
        before = _squeezed(_unmarked(plain[max(0, match.start() - 400) : match.start()]))
        after = _squeezed(_unmarked(plain[match.end() : match.end() + 400]))
        yield match[1], before[-_CONTEXT:], _squeezed(match[2]), after[:_CONTEXT]


def _unmarked(text: str) -> str:
    text = re.sub("\x01[^\x02]*\x02", "", text)
    return re.sub("^[^\x01]*\x02", "", text).replace("\x03", "").split("\x01")[0]


def _squeezed(text: str) -> str:
    """Letters and digits alone: line ends, hyphens and ligatures are the printer's business."""
    return re.sub(r"[\W_]+", "", text.replace("\u00ad", "")).lower()


def _pdf_pages(path: Path) -> list[str]:
    import pypdfium2

    document = pypdfium2.PdfDocument(read_bytes(path, cost="output-bytes"))
    try:
        return [page.get_textpage().get_text_range() for page in document]
    finally:
        document.close()


def _dressed(path: Path, name: str) -> Iterator[Finding]:
    """PDF/UA's outer signs: tags, a title that viewers show, a language, embedded fonts."""
    import pikepdf

    with pikepdf.open(io.BytesIO(read_bytes(path, cost="output-bytes"))) as pdf:
        root: Any = pdf.Root
        signs = {
            "tags": "/StructTreeRoot" in root and bool(root.get("/MarkInfo", {}).get("/Marked")),
            "a title": bool(str(pdf.docinfo.get("/Title", ""))),
            "a language": bool(str(root.get("/Lang", ""))),
            "embedded fonts": all(_embedded(font) for font in _fonts(pdf)),
        }
    for what, there in signs.items():
        if not there:
            yield Finding("rulebook-pdf", f"the PDF lacks {what}", "error", name)


def _fonts(pdf: Any) -> Iterator[Any]:
    for page in pdf.pages:
        yield from (page.get("/Resources", {}).get("/Font", {}) or {}).values()


def _embedded(font: Any) -> bool:
    inner = font.get("/DescendantFonts", [font])[0]
    descriptor = inner.get("/FontDescriptor", {})
    return any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3"))
