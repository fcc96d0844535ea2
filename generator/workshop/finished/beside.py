"""Pictures that lie beside another tool's file, by the names under which that tool knows them.

Nothing is looked for elsewhere: a path or an address in the file is only read for its last part.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import unquote, urlsplit

from generator import inputs
from generator.workshop.finished import names
from generator.workshop.finished.brought import is_picture

#: What some tools write between a picture's name and its ending.
_ADDED = re.compile(r"(\.full|\.artcrop|\s*\([\w-]{20,}\))$", re.IGNORECASE)


class Beside:
    """The pictures in a file's folder, in those below it, and in some others if they are there."""

    def __init__(self, file: Path, others: Iterable[Path] = ()) -> None:
        self._files: dict[str, Path] = {}
        self._names: dict[str, Path] = {}
        folder = file.resolve().parent
        inner = [path for path in inputs.listed(folder, folder) if path.is_dir()]
        for one in (folder, *inner, *(path for path in others if path.is_dir())):
            if not one.name.startswith("."):
                for path in inputs.listed(one, one):
                    if is_picture(path):
                        self._add(path)

    def _add(self, path: Path) -> None:
        self._files.setdefault(path.name.casefold(), path)
        self._names.setdefault(_plain(path.stem), path)
        self._names.setdefault(names.key(path.stem), path)
        self._names.setdefault(names.key(_ADDED.sub("", path.stem)), path)
        marks = re.search(r"\(([\w-]{20,})\)$", path.stem)
        if marks:
            self._files.setdefault(marks[1].casefold(), path)

    def called(self, name: str) -> Path | None:
        """The picture of a card of that name, with or without an ending."""
        found = self._files.get(name.casefold())
        stem = re.sub(r"\.(png|jpe?g|webp)$", "", name, flags=re.IGNORECASE)
        return found or self._names.get(names.key(stem)) or self._names.get(names.key(_cut(stem)))

    def at(self, address: str) -> Path | None:
        """The picture that an address or a path leads to: by its last part, or by all its letters
        and digits, as some games call what they have loaded."""
        if not address.strip():
            return None
        try:
            last = unquote(urlsplit(address.strip()).path).replace("\\", "/").rpartition("/")[2]
        except ValueError:
            last = ""
        found = self._files.get(last.casefold()) if last else None
        found = found or self._files.get(address.strip().casefold())
        return found or self._names.get(_plain(address)) or (self.called(last) if last else None)


def _plain(text: str) -> str:
    return re.sub(r"[^A-Za-z0-9]", "", text).casefold()


def _cut(stem: str) -> str:
    return _ADDED.sub("", stem)
