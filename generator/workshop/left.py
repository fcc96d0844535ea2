"""What an earlier command has left in the output, to be taken instead of made: pictures of faces,
and rulebooks.

In: a game's folder. Out: bytes by recipe, of files that this machine has made, by a manifest of
ours, and that are still as they were. A stranger's output is never believed: their manifest isn't
ours, and a file that was altered since isn't what the manifest says. Checks, which prove what lies
there, don't ask here.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from generator.errors import UserError
from generator.inputs import read_bytes
from generator.manifest import File, Manifest, is_plain
from generator.steps import Cards, Rulebook


class Left:
    """What there is in one game's folder."""

    def __init__(self, folder: Path, game: str) -> None:
        self._folder = folder
        self._files: dict[str, tuple[str, File]] = {}
        self._pages: dict[str, int] = {}
        manifest = Manifest.ours(folder, game)
        for entry in manifest.of_kind("cards"):
            told = entry.told(Cards)
            for face in told.faces if told else ():
                if face.recipe and face.file in entry.files:
                    self._files[face.recipe] = face.file, entry.files[face.file]
        for entry in manifest.of_kind("rulebook"):
            book = entry.told(Rulebook)
            if book is None:
                continue
            for name in book.recipes.keys() & book.pages.keys() & entry.files.keys():
                recipe = book.recipes[name]
                self._files[recipe] = name, entry.files[name]
                self._pages[recipe] = book.pages[name]

    def book(self, recipe: str) -> tuple[bytes, int] | None:
        """The PDF of that recipe and its pages, or None if there is none that can be believed."""
        data = self._read(recipe) if recipe in self._pages else None
        return None if data is None else (data, self._pages[recipe])

    def picture(self, recipe: str) -> bytes | None:
        """The PNG of that recipe, or None if there is none that can be believed."""
        return self._read(recipe)

    def _read(self, recipe: str) -> bytes | None:
        if recipe not in self._files:
            return None
        name, file = self._files[recipe]
        try:
            data = read_bytes(self._folder / name) if is_plain(self._folder, name) else b""
        except UserError:
            return None
        return data if sha256(data).hexdigest() == file.sha256 else None
