"""What the live gallery shows: the games of a project, drawn anew whenever a file changes.

In: a project and its games. Out: faces, each with hashes of what it shows, and the faults of what
is being typed; the last good faces stay while it has any.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import Lock
from typing import TYPE_CHECKING, Any

from generator.drawing.content import Contents
from generator.errors import DeckproofError, EnvironmentLacks
from generator.inputs import inside
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
        self._project, self._games = project, tuple(games)
        self._shown: dict[str, _Shown] = {}
        self._lock = Lock()

    def redraw(self) -> None:
        """Draws every game anew. A face that comes out as it was keeps its hashes."""
        slugs = self._games or tuple(self._project.catalogues())
        with self._lock:
            self._shown = {slug: self._drawn(slug, self._shown.get(slug)) for slug in slugs}

    def _drawn(self, slug: str, before: _Shown | None) -> _Shown:
        shown = before or _Shown({"slug": slug, "title": slug})
        try:
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
        with self._lock:
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

        with self._lock:  # painting shares caches of glyphs; one at a time is as fast
            shown = self._shown.get(game)
            drawing = shown.drawings.get(face) if shown else None
            return png_bytes(drawing, dpi, bleed=True) if drawing else None


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
    live.Live(Gallery(project, games), page).serve(folders, door, say)
