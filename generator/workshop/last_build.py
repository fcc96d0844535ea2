"""What the last build made of a game's faces, to hold what is shown now against.

In: a game. Out: for each face whether it is as it was printed, and its picture then. Only what this
machine has built counts, and only files that lie there as they were made.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from generator.inks import FULL_INK
from generator.inputs import Stamp, read_bytes, stamp
from generator.manifest import NAME, Manifest, Step, lies
from generator.steps import Cards

if TYPE_CHECKING:
    from generator.workshop.open_game import OpenGame


@dataclass(frozen=True)
class _Face:
    """A face as it was: its file, what it is called, what it showed, how many of it there were."""

    file: str
    name: str
    content: str
    copies: int


@dataclass(frozen=True)
class LastBuild:
    """The faces of one build by card id, and backs by "back-" and their name."""

    folder: Path = Path()
    game: str = ""
    faces: dict[str, _Face] = field(default_factory=dict)

    @classmethod
    def of(cls, game: OpenGame) -> LastBuild:
        """What was built last of a game, in full ink; nothing if it never was."""
        file = game.folder / NAME
        return cls(game.folder, game.slug, _faces(game.folder, game.slug, stamp(file)))

    @property
    def there(self) -> bool:
        return bool(self.faces)

    def of_face(self, key: str, content: str, copies: int) -> dict[str, Any]:
        """How a face stands to the build: `since` is "same", "changed" or "new", or "" if nothing
        was built; `was` what it showed then, as a hash; `before` how many copies there were, if
        there are others now."""
        was = self.faces.get(key)
        if was is None:
            return {"since": "new" if self.there else ""}
        told: dict[str, Any] = {"since": "same", "was": was.content}
        if was.content != content:
            told["since"] = "changed"
        if was.copies != copies:
            told |= {"since": "changed", "before": was.copies}
        return told

    def gone(self, keys: Collection[str]) -> list[dict[str, str]]:
        """What was built and is no more."""
        return [
            {"key": key, "name": face.name} for key, face in self.faces.items() if key not in keys
        ]

    def picture(self, key: str) -> bytes | None:
        """A face's PNG, or None if it doesn't lie there as it was made."""
        was = self.faces.get(key)
        entry = Manifest.ours(self.folder, self.game).files().get(was.file) if was else None
        if was is None or entry is None or not lies(self.folder, was.file, entry):
            return None
        return read_bytes(self.folder / was.file)


@lru_cache(maxsize=64)
def _faces(folder: Path, game: str, _: Stamp) -> dict[str, _Face]:
    entry = Manifest.ours(folder, game).steps.get(Step("cards", ink=FULL_INK))
    told = entry.told(Cards) if entry else None
    if told is None:
        return {}
    return {
        key: _Face(face.file, face.name, face.content, told.copies.get(key, 0))
        for key, face in zip(_keys(told), told.faces, strict=False)
    }


def _keys(told: Cards) -> list[str]:
    """The cards' ids, then the backs by the names of their files."""
    backs = told.faces[len(told.copies) :]
    return [*told.copies, *(Path(face.file).stem for face in backs)]
