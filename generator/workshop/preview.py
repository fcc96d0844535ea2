"""What the live gallery shows: the games of a project, drawn anew whenever a file changes.

In: a project and its games. Out: faces and parts, each with hashes of what it shows, and the faults
of what is being typed; the last good faces stay while they have any. All of that is done in
processes beside the server: what breaks one, or never ends, is a fault like any other. One draws
and paints faces, and is never kept waiting; another one does what takes its time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Lock
from typing import TYPE_CHECKING, Any

from generator.components.plan import back_name
from generator.drawing.content import Contents
from generator.errors import DeckproofError, EnvironmentLacks, UserError
from generator.inputs import Standing, inside, look_at, looked_at, unchanged
from generator.limits import step
from generator.manifest import NAME
from generator.processes import Servant
from generator.project import Project, own_file
from generator.workshop import desk
from generator.workshop.desk import ENGINES
from generator.workshop.last_build import LastBuild
from generator.workshop.open_game import OpenGame

if TYPE_CHECKING:
    from generator.deck import Card
    from generator.drawing.drawing import Item
    from generator.faces import Drawing
    from generator.preview.pointing import Thing

#: What a preview watches in a project.
_WATCHED = ("cards", "templates", "fonts", ENGINES)
#: The page's script, in the order in which its parts need each other.
_SCRIPTS = ("live.js", "views.js", "look.js")
#: How the page calls what is printed besides cards; no card has such a name, nor has a back.
_PART = "part:"


@dataclass
class _Shown:
    """One game as the page last saw it whole."""

    about: dict[str, Any] = field(default_factory=dict)
    drawings: dict[str, Drawing] = field(default_factory=dict)
    called: dict[str, tuple[str, str]] = field(default_factory=dict)
    #: By face: the hash of all that is painted, and of what matters to a player.
    hashes: dict[str, tuple[str, str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    #: By face: what is wrong with it alone.
    wrong: dict[str, list[str]] = field(default_factory=dict)
    cards: dict[str, Card] = field(default_factory=dict)
    game: OpenGame | None = None
    built: LastBuild = field(default_factory=LastBuild)
    #: The files and folders that it was made of.
    sources: dict[Path, Standing] = field(default_factory=dict)


class Gallery:
    """A `preview.live.Stage` of a project's games; with no games named, of all that come and go."""

    def __init__(self, project: Project, games: Sequence[str] = ()) -> None:
        self._painter = Servant(_begin, project, tuple(games))
        self._desk = Servant(desk.begin, project)
        self._desk.ask(desk.ready)  # begun before there are threads, which no process survives
        self._plain: dict[str, Any] = {"games": []}
        # No number of another run's, which pages that stayed open and browsers' stores remember.
        self._round = time.time_ns() // 1_000_000
        self._free = Event()  # a new drawing goes before pictures of the old one
        self._free.set()
        self._looking = Lock()
        self._found: dict[str, dict[str, Any]] = {}

    def redraw(self) -> None:
        """Draws every game anew. Raises UserError if that breaks the process that does it."""
        self._free.clear()
        try:
            self._round += 1
            self._plain = self._painter.ask(_redrawn) | {"round": self._round}
        finally:
            self._free.set()

    def as_plain(self) -> dict[str, Any]:
        """What the page shows, as plain data; sizes in mm."""
        return self._plain

    def picture(self, game: str, face: str, dpi: float) -> bytes | None:
        """A face or part with its bleed as PNG, or None if there is none. Raises as `redraw`."""
        self._free.wait()
        return self._painter.ask(_picture, game, face, dpi)

    def built(self, game: str, face: str) -> bytes | None:
        """A face as the last build left it, as PNG, or None if it left none. Raises as `redraw`."""
        self._free.wait()
        return self._painter.ask(_built, game, face)

    def things(self, game: str, face: str) -> list[dict[str, Any]] | None:
        """What lies where on a face or part, in the order of painting: each has a `verb`, a
        `place` (file:line), the `text` that it shows, a `box` in mm, and under `words` the places
        of what it is made of. None if there is no such face. Raises as `redraw`."""
        self._free.wait()
        return self._painter.ask(_things, game, face)

    def found(self, game: str) -> dict[str, Any] | None:
        """What `check` finds in a game as it is shown now: `round` says in which drawing, and
        `findings` are as `check --json` has them. None if none such is shown. Raises as
        `redraw`."""
        if game not in {one["slug"] for one in self._plain["games"]}:
            return None
        with self._looking:  # who asks meanwhile hears the same
            known = self._found.get(game)
            if known is None or known["round"] != self._round:
                at = self._round
                known = {"round": at, "findings": self._desk.ask(desk.findings, at, game)}
                self._found[game] = known
            return known

    def papers(self, game: str, paper: str) -> list[dict[str, Any]]:
        """The files that would be printed on a paper: each with its name, title and pages. Raises
        UserError if they can't be made."""
        return self._desk.ask(desk.papers, self._round, game, paper)

    def sheet(self, game: str, paper: str, name: str, number: int, dpi: float) -> bytes | None:
        """A page of such a file as PNG, counted from 1, or None if there is none."""
        return self._desk.ask(desk.sheet, self._round, game, paper, name, number, dpi)

    def book(self, game: str) -> bytes:
        """The rulebook as HTML. Raises UserError if it can't be made."""
        return self._desk.ask(desk.book, self._round, game)

    def close(self) -> None:
        """Ends the processes."""
        self._painter.close()
        self._desk.close()


class _Painter:
    """What is drawn, in the process that draws."""

    def __init__(self, project: Project, games: Sequence[str]) -> None:
        self._project, self._games = project, games
        self._shown: dict[str, _Shown] = {}
        self._stamps: dict[int, tuple[tuple[Item, ...], str]] = {}

    def redraw(self) -> None:
        """Draws every game anew whose sources aren't what they were, or that has faults. A face
        that comes out as it was keeps its hashes."""
        slugs = self._games or tuple(self._project.catalogues())
        self._shown = {slug: self._drawn(slug, self._shown.get(slug)) for slug in slugs}

    def _drawn(self, slug: str, before: _Shown | None) -> _Shown:
        shown = before or _Shown({"slug": slug, "title": slug})
        if shown.sources and not (shown.faults or shown.wrong) and unchanged(shown.sources):
            return shown
        try:
            with step(f"{slug}: faces"), looked_at() as looked:
                for code in (self._project.root / ENGINES).rglob("*.py"):
                    look_at(code)
                whole = self._whole(slug)
        except DeckproofError as error:
            shown.faults, shown.wrong = str(error).splitlines(), {}
            return shown
        except Exception as error:  # a preview stays up whatever is being typed
            words = " ".join(str(error).split())
            shown.faults = [f"can't be drawn: {type(error).__name__}: {words}"[:300]]
            return shown
        whole.sources = looked
        for key in [key for key in whole.called if key not in whole.drawings]:
            if key in shown.drawings:  # the last good one stays
                whole.drawings[key], whole.hashes[key] = shown.drawings[key], shown.hashes[key]
            else:
                whole.faults += whole.wrong.pop(key)
        return whole

    def _whole(self, slug: str) -> _Shown:
        """One game, without the faces that have faults. Raises UserError for faults of the
        catalogue or of a layout, and whatever a library raises."""
        game = OpenGame(self._project, slug)
        deck, faces = game.deck, game.faces
        drawings: dict[str, Drawing] = {}
        called, faults = dict(game.called), list[str]()
        wrong: dict[str, list[str]] = {}
        cards = {card.id: card for card in deck.cards}
        for key in called:
            try:
                card = cards.get(key)
                drawn = faces.front(card) if card else faces.back(key.removeprefix("back-"))
                drawings[key] = drawn
            except UserError as error:
                wrong[key] = [str(problem) for problem in dict.fromkeys(error.problems)]
        try:
            for part, drawn in game.kit.wholes():
                key, title = _PART + drawn.name, part.own_title
                if drawn.name == back_name(part.name):
                    title = f"{title}, back"
                drawings[key], called[key] = drawn, (title, f"{part.count} ×")
        except UserError as error:
            faults = [str(problem) for problem in dict.fromkeys(error.problems)]
        about = {
            "slug": slug, "title": game.catalogue.title, "tagline": game.catalogue.tagline,
            "language": str(game.catalogue.language),
            "total": deck.total, "distinct": len(deck.cards), "edition": deck.edition,
        }  # fmt: skip
        contents = Contents(deck.edition, self._stamps)
        hashes = {
            key: (contents.whole(drawing), contents.of_face(drawing, called[key][1]))
            for key, drawing in drawings.items()
        }
        built = LastBuild.of(game)
        return _Shown(about, drawings, called, hashes, faults, wrong, cards, game, built)

    def as_plain(self) -> dict[str, Any]:
        """What the page shows, as plain data; sizes in mm."""
        return {"games": [self._game(shown) for shown in self._shown.values()]}

    @staticmethod
    def _game(shown: _Shown) -> dict[str, Any]:
        faces, parts = [], []
        for key in shown.called:
            if key not in shown.drawings:
                continue
            name, number = shown.called[key]
            picture, content = shown.hashes[key]
            drawing, card = shown.drawings[key], shown.cards.get(key)
            told = {
                "key": key,
                "name": name,
                "number": number,
                "picture": picture,
                "content": content,
                "size": [drawing.size.w, drawing.size.h],
                "bleed": drawing.bleed,
                "safe": drawing.safe,
                "corner": drawing.corner,
                "faults": shown.wrong.get(key, []),
            }
            if key.startswith(_PART):
                parts.append(told)
                continue
            told |= shown.built.of_face(key, content, card.copies if card else 0)
            if card is not None:
                told |= {"kind": card.kind, "copies": card.copies, "place": _row(card)}
            faces.append(told)
        gone = shown.built.gone(shown.called)
        return {
            **shown.about, "faces": faces, "parts": parts, "faults": shown.faults,
            "built": shown.built.there, "gone": gone,
        }  # fmt: skip

    def picture(self, game: str, face: str, dpi: float) -> bytes | None:
        """A face or part with its bleed as PNG, or None if there is none."""
        from generator.painting.png import png_bytes

        drawing = self._of(game).drawings.get(face)
        with step(f"{game}: {face}"):
            return png_bytes(drawing, dpi, bleed=True) if drawing else None

    def built(self, game: str, face: str) -> bytes | None:
        """A face as the last build left it, or None."""
        return self._of(game).built.picture(face)

    def things(self, game: str, face: str) -> list[dict[str, Any]] | None:
        """What lies where on a face or part, or None if there is none."""
        from generator.preview.pointing import things

        shown = self._of(game)
        drawing, card = shown.drawings.get(face), shown.cards.get(face)
        if drawing is None:
            return None
        with step(f"{game}: {face}"):
            return [
                thing.as_plain() | {"words": self._words(shown, card, thing) if card else []}
                for thing in things(drawing)
            ]

    def _words(self, shown: _Shown, card: Card, thing: Thing) -> list[dict[str, str]]:
        """Where the card's facts and words stand of which a thing is made."""
        if shown.game is None:
            return []
        source = shown.game.catalogue.source
        found = []
        for name in thing.names:
            if name not in card.words and name not in card.facts:
                continue
            place = _row(card)
            for above in (("cards", card.id), ("kinds", card.kind)):
                loc = ("words", *above, name)
                if name in card.words and loc in source.values:
                    place = f"{source.file}:{source.place(loc)[0]}"
                    break
            found.append({"name": name, "place": place})
        return found

    def _of(self, game: str) -> _Shown:
        """A game as it is shown; nothing for one that isn't."""
        if not self._shown:  # the process before this one has died
            self.redraw()
        return self._shown.get(game) or _Shown()


def _row(card: Card) -> str:
    """Where a card stands."""
    return f"{card.file}:{card.place[0]}"


_here: list[_Painter] = []


def _begin(project: Project, games: Sequence[str]) -> None:
    _here[:] = [_Painter(project, games)]


def _redrawn() -> dict[str, Any]:
    _here[0].redraw()
    return _here[0].as_plain()


def _picture(game: str, face: str, dpi: float) -> bytes | None:
    return _here[0].picture(game, face, dpi)


def _built(game: str, face: str) -> bytes | None:
    return _here[0].built(game, face)


def _things(game: str, face: str) -> list[dict[str, Any]] | None:
    return _here[0].things(game, face)


def preview(
    project: Project,
    games: Sequence[str],
    port: int,
    say: Callable[[str], None],
    host: str | None = None,
) -> None:
    """Serves the live gallery until Ctrl+C: on this machine alone, or at its address `host` ("" is
    the one that it has on its network) for whoever has the secret that `say` hears in the address.
    Raises UserError or EnvironmentLacks."""
    try:
        from generator.preview import live
    except ImportError:
        raise EnvironmentLacks(
            "the live preview needs starlette, uvicorn and watchfiles",
            "run 'pip install starlette uvicorn watchfiles'",
        ) from None
    from generator.preview import door

    secret = ""
    if host is not None:
        host, secret = host or door.on_network(), door.new_secret()
    entrance = live.listening(port, host or door.HOST)
    for name in _WATCHED:
        inside(project.root / name, project.root)

    def beside() -> list[Path]:
        return [*project.tables(), *project.output.glob(f"*/{NAME}")]

    with closing(Gallery(project, games)) as gallery:
        live.Live(gallery, live_page()).serve(project.root, _WATCHED, entrance, say, beside, secret)


def live_page() -> str:
    """The page, its style and its script in one."""

    def read(name: str) -> str:
        return own_file("templates/gallery", name).read_text("utf-8")

    script = "".join(map(read, _SCRIPTS))
    page = read("live.html").replace("<style></style>", f"<style>\n{read('live.css')}</style>")
    return page.replace("<script></script>", f"<script>\n{script}</script>")
