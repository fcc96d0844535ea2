"""What the live gallery shows: the games of a project, drawn anew whenever a file changes.

In: a project and its games. Out: faces, each with hashes of what it shows, and the faults of what
is being typed; the last good faces stay while it has any. All of that is done in a process beside
the server: what breaks it, or never ends, is a fault like any other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from generator.drawing.content import Contents
from generator.errors import DeckproofError, EnvironmentLacks
from generator.inputs import inside
from generator.limits import step
from generator.processes import Servant
from generator.project import Project, own_file
from generator.workshop.open_game import OpenGame

if TYPE_CHECKING:
    from generator.faces import Drawing

#: What a preview watches in a project.
_WATCHED = ("cards", "templates", "fonts", "rules")


@dataclass
class _Shown:
    """One game as the page last saw it whole."""

    about: dict[str, Any] = field(default_factory=dict)
    drawings: dict[str, Drawing] = field(default_factory=dict)
    called: dict[str, tuple[str, str]] = field(default_factory=dict)
    #: By face: the hash of all that is painted, and of what matters to a player.
    hashes: dict[str, tuple[str, str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


class Gallery:
    """A `preview.live.Stage` of a project's games; with no games named, of all that come and go."""

    def __init__(self, project: Project, games: Sequence[str] = ()) -> None:
        self._painter = Servant(_begin, project, tuple(games))
        self._plain: dict[str, Any] = {"games": []}

    def redraw(self) -> None:
        """Draws every game anew. Raises UserError if that breaks the process that does it."""
        self._plain = self._painter.ask(_redrawn)

    def as_plain(self) -> dict[str, Any]:
        """What the page shows, as plain data; sizes in mm."""
        return self._plain

    def picture(self, game: str, face: str, dpi: float) -> bytes | None:
        """A face with its bleed as PNG, or None if there is no such face. Raises as `redraw`."""
        return self._painter.ask(_picture, game, face, dpi)

    def close(self) -> None:
        """Ends the process that draws."""
        self._painter.close()


class _Painter:
    """What is drawn, in the process that draws."""

    def __init__(self, project: Project, games: Sequence[str]) -> None:
        self._project, self._games = project, games
        self._shown: dict[str, _Shown] = {}

    def redraw(self) -> None:
        """Draws every game anew. A face that comes out as it was keeps its hashes."""
        slugs = self._games or tuple(self._project.catalogues())
        self._shown = {slug: self._drawn(slug, self._shown.get(slug)) for slug in slugs}

    def _drawn(self, slug: str, before: _Shown | None) -> _Shown:
        shown = before or _Shown({"slug": slug, "title": slug})
        try:
            with step(f"{slug}: faces"):
                return self._whole(slug)
        except DeckproofError as error:
            shown.faults = str(error).splitlines()
        except Exception as error:  # a preview stays up whatever is being typed
            words = " ".join(str(error).split())
            shown.faults = [f"can't be drawn: {type(error).__name__}: {words}"[:300]]
        return shown

    def _whole(self, slug: str) -> _Shown:
        """One game without faults. Raises UserError, and whatever a library raises."""
        game = OpenGame(self._project, slug)
        drawings = game.drawings
        cards = game.deck.cards
        about = {
            "slug": slug, "title": game.catalogue.title, "tagline": game.catalogue.tagline,
            "total": game.deck.total, "distinct": len(cards), "edition": game.deck.edition,
        }  # fmt: skip
        contents = Contents(game.deck.edition)
        hashes = {
            key: (contents.whole(drawing), contents.of_face(drawing, game.called[key][1]))
            for key, drawing in drawings.items()
        }
        return _Shown(about, drawings, game.called, hashes)

    def as_plain(self) -> dict[str, Any]:
        """What the page shows, as plain data; sizes in mm."""
        return {"games": [self._game(shown) for shown in self._shown.values()]}

    @staticmethod
    def _game(shown: _Shown) -> dict[str, Any]:
        faces = []
        for key, drawing in shown.drawings.items():
            name, number = shown.called[key]
            picture, content = shown.hashes[key]
            faces.append(
                {
                    "key": key,
                    "name": name,
                    "number": number,
                    "picture": picture,
                    "content": content,
                    "size": [drawing.size.w, drawing.size.h],
                    "bleed": drawing.bleed,
                    "safe": drawing.safe,
                    "corner": drawing.corner,
                }
            )
        return {**shown.about, "faces": faces, "faults": shown.faults}

    def picture(self, game: str, face: str, dpi: float) -> bytes | None:
        """A face with its bleed as PNG, or None if there is no such face."""
        from generator.painting.png import png_bytes

        if not self._shown:  # the one before has died
            self.redraw()
        shown = self._shown.get(game)
        drawing = shown.drawings.get(face) if shown else None
        with step(f"{game}: {face}"):
            return png_bytes(drawing, dpi, bleed=True) if drawing else None


_here: list[_Painter] = []


def _begin(project: Project, games: Sequence[str]) -> None:
    _here[:] = [_Painter(project, games)]


def _redrawn() -> dict[str, Any]:
    _here[0].redraw()
    return _here[0].as_plain()


def _picture(game: str, face: str, dpi: float) -> bytes | None:
    return _here[0].picture(game, face, dpi)


def preview(project: Project, games: Sequence[str], port: int, say: Callable[[str], None]) -> None:
    """Serves the live gallery until Ctrl+C. Raises UserError or EnvironmentLacks."""
    try:
        from generator.preview import live
    except ImportError:
        raise EnvironmentLacks(
            "the live preview needs starlette, uvicorn and watchfiles",
            "run 'pip install starlette uvicorn watchfiles'",
        ) from None
    page = own_file("templates/gallery", "live.html").read_text("utf-8")
    door = live.listening(port)
    there = [inside(project.root / name, project.root) for name in _WATCHED]
    folders = [path for path in there if path.is_dir()]
    with closing(Gallery(project, games)) as gallery:
        live.Live(gallery, page).serve(folders, door, say, project.tables)
