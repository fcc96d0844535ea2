"""What a live gallery needs some seconds for: the check, the sheets and the rulebook of games.

It is done in a process of its own, for a `Servant` to ask: a game is opened anew in a `round` of
drawing in which a file that it was made of is another.
"""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from generator.errors import DeckproofError
from generator.inputs import Standing, look_at, looked_at, unchanged
from generator.limits import step
from generator.project import Project
from generator.workshop.open_game import OpenGame

#: Where a project's own engines lie; Python reads them.
ENGINES = "rules"
#: Papers whose files are kept; any other one is made anew.
_PAPERS = 4
#: Whoever is typing goes first.
_NICE = 10


class _Desk:
    """What was opened, and what was made of it; all of a game is dropped once a file that it was
    made of is another."""

    def __init__(self, project: Project) -> None:
        self.project = project
        self._kept: dict[str, _Kept] = {}

    @contextmanager
    def at(self, round: int, slug: str, what: str) -> Iterator[_Kept]:
        """What is kept of a game as it stands in that round, for a step of work on it."""
        kept = self._kept.get(slug)
        if kept is None or (kept.round != round and not unchanged(kept.looked)):
            kept = self._kept[slug] = _Kept(OpenGame(self.project, slug))
        kept.round = round
        with step(f"{slug}: {what}"), looked_at() as looked:
            try:
                for code in (self.project.root / ENGINES).rglob("*.py"):
                    look_at(code)
                yield kept
            finally:
                kept.looked = looked | kept.looked


@dataclass
class _Kept:
    """A game, the files that were looked at for it, and what was found and made."""

    game: OpenGame
    round: int = -1
    looked: dict[Path, Standing] = field(default_factory=dict)
    findings: list[dict[str, Any]] | None = None
    files: dict[str, dict[str, bytes]] = field(default_factory=dict)
    book: bytes = b""

    def printed(self, paper: str) -> dict[str, bytes]:
        """The PDFs that would be printed on a paper. Raises UserError."""
        made = self.files.pop(paper, None)
        if made is None:
            made = {**self.game.sheets(paper).files, **self.game.parts(paper).files}
        self.files[paper] = made  # the last one is the one asked for last
        for old in list(self.files)[:-_PAPERS]:
            del self.files[old]
        return made


_here: list[_Desk] = []


def begin(project: Project) -> None:
    """In the new process."""
    with suppress(AttributeError, OSError):
        os.nice(_NICE)
    _here[:] = [_Desk(project)]


def ready() -> None:
    """Answers once the process is there."""


def findings(round: int, slug: str) -> list[dict[str, Any]]:
    """What `check` finds in a game, without playing it. What keeps it from being checked is told
    by who draws it."""
    from generator.checks.of_game import check_game

    try:
        with _here[0].at(round, slug, "check") as kept:
            if kept.findings is None:
                kept.findings = [
                    asdict(one) for one in check_game(kept.game, remember=True).findings
                ]
            return kept.findings
    except DeckproofError:
        return []


def papers(round: int, slug: str, paper: str) -> list[dict[str, Any]]:
    """Name, title and pages of each file that would be printed. Raises UserError."""
    import pypdfium2

    found = []
    with _here[0].at(round, slug, "sheets") as kept:
        titles = {part.sheet: part.title for part in kept.game.kit.parts}
        for name, data in kept.printed(paper).items():
            if name.endswith(".pdf"):
                stem = name.removesuffix(f"-{paper}.pdf")
                title = next((titles[one] for one in titles if stem.startswith(one)), "Cards")
                document = pypdfium2.PdfDocument(data)
                found.append({"name": name, "title": title, "pages": len(document)})
                document.close()
    return found


def sheet(round: int, slug: str, paper: str, name: str, number: int, dpi: float) -> bytes | None:
    """A page of a file as PNG, counted from 1, or None if there is none. Raises UserError."""
    import pypdfium2

    from generator.painting.png import pixels
    from generator.units import PT, PT_PER_INCH

    with _here[0].at(round, slug, name) as kept:
        data = kept.printed(paper).get(name)
        if data is None:
            return None
        document = pypdfium2.PdfDocument(data)
        try:
            if not 1 <= number <= len(document):
                return None
            page = document[number - 1]
            width, height = page.get_size()
            pixels(width * PT, height * PT, dpi)
            image = page.render(scale=dpi / PT_PER_INCH).to_pil()
        finally:
            document.close()
        out = io.BytesIO()
        image.convert("RGB").save(out, "PNG", compress_level=1)
        return out.getvalue()


def book(round: int, slug: str) -> bytes:
    """The rulebook as HTML. Raises UserError."""
    with _here[0].at(round, slug, "rulebook") as kept:
        kept.book = kept.book or kept.game.rulebook("a4", "html").files["rulebook.html"]
        return kept.book
