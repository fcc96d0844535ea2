"""One finished rulebook, written whole or not at all: PDF, HTML or booklet.

In: a deck, its project, its pack, what is wanted. Out: the file, and what the person should know
about it. The command line calls nothing else here.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from generator.errors import EnvironmentLacks, Problem, UserError, listed
from generator.files import write_whole
from generator.project import Project
from generator.rulebook import booklet, pdf
from generator.rulebook.document import compose, render, template_name
from generator.rulebook.pictures import Picture
from generator.rulebook.theme import FOLDER
from generator.rules import GamePack

Format = Literal["pdf", "html", "booklet"]


@dataclass(frozen=True)
class Written:
    """What was written: the file, its pages (0 in HTML), and notices for the person."""

    path: Path
    pages: int
    notices: tuple[str, ...] = ()


def write(
    deck: Any,
    project: Project,
    pack: GamePack | None,
    path: Path,
    *,
    format: Format = "pdf",
    paper: str = "a4",
    picture: Picture,
) -> Written:
    """Writes the rulebook to `path`. Without Pango a PDF or booklet becomes HTML beside it, and a
    notice says so."""
    if format == "html":
        return _html(deck, project, pack, path, picture)
    if format == "booklet" and paper not in booklet.SHEETS:
        raise UserError(
            Problem(f"no booklet on {paper!r}", expected=f"papers: {listed(list(booklet.SHEETS))}")
        )
    leaf = booklet.SHEETS[paper][1] if format == "booklet" else paper
    document = compose(deck, project, pack, picture, paper=leaf)
    try:
        made = pdf.make(document.html, document.album.pictures())
    except EnvironmentLacks as lack:
        written = _html(deck, project, pack, path.with_suffix(".html"), picture)
        return Written(written.path, 0, (f"{lack.what}; wrote HTML instead; {lack.remedy}",))
    if made.quick_pages > 1:
        raise UserError(
            Problem(
                f"the quick reference takes {made.quick_pages} pages on {leaf}",
                file=f"{FOLDER}/{template_name(deck, project)}",
                key="quick",
                expected="it must fit one",
                hint="shorten it",
            )
        )
    data = booklet.impose(made.data, paper) if format == "booklet" else made.data
    write_whole(path, data)
    return Written(path, made.pages)


def _html(
    deck: Any, project: Project, pack: GamePack | None, path: Path, picture: Picture
) -> Written:
    page = render(deck, project, pack, picture, medium="screen")
    write_whole(path, page.encode("utf-8"))
    return Written(path, 0)
