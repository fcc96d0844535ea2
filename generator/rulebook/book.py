"""One finished book: PDF, HTML or booklet.

In: a deck, its project, its pack, which book is wanted and how. Out: a file's bytes, and
what the person should know about it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from hashlib import sha256
from typing import Any, Literal

from generator.errors import EnvironmentLacks, Problem, UserError, listed
from generator.manifest import made_with
from generator.project import Project
from generator.rulebook import booklet, pdf, same_pages
from generator.rulebook.document import Document, compose, render
from generator.rulebook.pictures import Picture
from generator.rulebook.shelf import Volume, volumes
from generator.rulebook.trim import CUT, trimmed
from generator.rules import GamePack

Format = Literal["pdf", "html", "booklet"]
#: (a card of the deck or the name of a back, its width in mm) -> what its picture is made from.
PictureRecipe = Callable[[Any, float], str]
#: A book's recipe -> its PDF and pages, if it was made before.
Left = Callable[[str], tuple[bytes, int] | None]


@dataclass(frozen=True)
class Book:
    """A book as the bytes of a file, how that file's name ends, its pages (0 in HTML), notices for
    the person, and its recipe: a hash of all that a PDF is set from, if it was asked for."""

    data: bytes = field(repr=False)
    ending: Literal["pdf", "html"]
    pages: int
    notices: tuple[str, ...] = ()
    recipe: str = ""


@dataclass
class Setting:
    """A book of a game set once for all papers, when one of them first asks for it. With `again`,
    one whose words were set before gets its pages from then, and its pictures of now."""

    deck: Any
    project: Project
    pack: GamePack | None
    volume: Volume
    picture: Picture
    pictured: PictureRecipe | None = None
    again: bool = False

    @cached_property
    def _document(self) -> Document:
        return compose(self.deck, self.project, self.pack, self.picture, volume=self.volume)

    @cached_property
    def _pdf(self) -> pdf.Pdf:
        if self._before is not None:
            return self._before
        made = _pages(self._document, self.volume)
        if self.again:
            same_pages.keep(_words(self._document), self._wanted, made)
        return made

    @cached_property
    def _before(self) -> pdf.Pdf | None:
        """Its pages as they were set before, with the pictures of now."""
        return same_pages.find(_words(self._document), self._wanted) if self.again else None

    @cached_property
    def _wanted(self) -> dict[str, same_pages.Wanted]:
        album, pictured = self._document.album, self.pictured
        assert pictured is not None, "pages are only taken again if pictures have recipes"
        return {
            address: same_pages.Wanted(pictured(subject, width), partial(album.png, address))
            for address, subject, width in album.asked()
        }

    @cached_property
    def _recipe(self) -> str:
        if self.pictured is None:
            return ""
        pictures = [(address, one.recipe) for address, one in self._wanted.items()]
        told = [_words(self._document), pictures]
        return sha256(json.dumps(told).encode()).hexdigest()

    @property
    def html(self) -> str:
        """Its words, with addresses for pictures. Raises UserError."""
        return self._document.html

    def subjects(self) -> list[Any]:
        """The cards, and the names of backs, whose pictures it shows."""
        return [subject for _, subject, _ in self._document.album.asked()]

    def lies(self, paper: str, left: Left) -> tuple[bytes, int] | None:
        """What is `left` of the book on that paper, if nothing that it is set from has changed."""
        return left(f"{self._recipe}-{paper}") if self._recipe else None

    def is_due(self, paper: str, left: Left) -> bool:
        """Whether its pages must be laid out before there is a PDF on it. Raises UserError."""
        there = "_pdf" in self.__dict__ or self.lies(paper, left) is not None
        return not there and self._before is None

    def set(self) -> pdf.Pdf:
        """Its pages before they are cut to a paper. Raises UserError and EnvironmentLacks."""
        return self._pdf

    def hold(self, made: pdf.Pdf) -> None:
        """Takes what `set` has answered in another process."""
        self._pdf = made

    def on(
        self,
        paper: str,
        left: Left = lambda recipe: None,
    ) -> Book:
        """The PDF on one of `trim.CUT`; HTML with a notice without Pango.

        With `pictured` it has a recipe; `left` answers the bytes and pages of the PDF of that
        recipe, if it was made before: then it isn't set again. Raises UserError for another paper.
        """
        if paper not in CUT:
            raise UserError(Problem(f"no rulebook paper {paper!r}", expected=listed(list(CUT))))
        recipe = f"{self._recipe}-{paper}" if self._recipe else ""
        lies = self.lies(paper, left)
        if lies is not None:
            return Book(lies[0], "pdf", lies[1], recipe=recipe)
        try:
            made = self._pdf
        except EnvironmentLacks as lack:
            notices = (_instead(lack),)
            return _html(self.deck, self.project, self.pack, self.volume, self.picture, notices)
        return Book(trimmed(made.data, paper), "pdf", made.pages, recipe=recipe)


def bound(
    deck: Any,
    project: Project,
    pack: GamePack | None,
    *,
    volume: Volume | None = None,
    format: Format = "pdf",
    paper: str = "a4",
    picture: Picture,
) -> Book:
    """A book of the game, the one that players need unless `volume` is another. Without Pango a
    PDF or booklet becomes HTML, and a notice says so. For a PDF on several papers ask a `Setting`.
    Raises UserError as `compose`, for what can't be set, and for a paper that isn't known."""
    volume = volume or volumes(deck, project)[0]
    if format == "html":
        return _html(deck, project, pack, volume, picture)
    if format == "pdf":
        return Setting(deck, project, pack, volume, picture).on(paper)
    if paper not in booklet.SHEETS:
        raise UserError(
            Problem(f"no booklet on {paper!r}", expected=f"papers: {listed(list(booklet.SHEETS))}")
        )
    document = compose(deck, project, pack, picture, paper=booklet.SHEETS[paper][1], volume=volume)
    try:
        made = _pages(document, volume)
    except EnvironmentLacks as lack:
        return _html(deck, project, pack, volume, picture, (_instead(lack),))
    return Book(booklet.impose(made.data, paper), "pdf", made.pages)


def _pages(document: Document, volume: Volume) -> pdf.Pdf:
    """The document as PDF. Raises UserError with the place of what can't be set, and
    EnvironmentLacks."""
    try:
        made = pdf.make(document.html, document.album.pictures())
    except pdf.Unset as error:
        file, line, column = document.written_at(error.words) or (volume.file, 1, 1)
        raise UserError(
            replace(one, file=file, line=line, column=column) for one in error.problems
        ) from None
    except UserError as error:
        placed = (one if one.file else replace(one, file=volume.file) for one in error.problems)
        raise UserError(placed) from None
    if made.quick_pages > 1:
        raise UserError(
            Problem(
                f"the quick reference takes {made.quick_pages} pages",
                file=volume.file,
                key="quick",
                expected="it must fit one",
                hint="shorten it",
            )
        )
    return made


def _words(document: Document) -> str:
    """All that the PDF is set from but pictures: the HTML has its style and its fonts inside."""
    return json.dumps([made_with(), pdf.date(), document.html])


def _instead(lack: EnvironmentLacks) -> str:
    return f"{lack.what}; wrote HTML instead; {lack.remedy}"


def _html(
    deck: Any,
    project: Project,
    pack: GamePack | None,
    volume: Volume,
    picture: Picture,
    notices: tuple[str, ...] = (),
) -> Book:
    page = render(deck, project, pack, picture, medium="screen", volume=volume)
    return Book(page.encode("utf-8"), "html", 0, notices)
