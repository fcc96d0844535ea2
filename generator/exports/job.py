"""One export to be made: what of, where to, how; and what came of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

from generator.exports.material import Material
from generator.profiles import Profile
from generator.project import Project

#: A file of an export: its name below the export's folder, and its bytes.
File = tuple[str, bytes]


@dataclass(frozen=True)
class Printed:
    """What the house prints by other means, on demand: PDFs as bytes. `sheets` takes paper, duplex
    and ink, `parts` paper and ink; `books` takes the paper and has them by name,
    `rulebook` and, if the game has it, `rulings`; none where Pango is absent.
    `inks` are those that the deck has besides the full one; `texts` are licences by file name."""

    sheets: Callable[[str, str, str], bytes]
    parts: Callable[[str, str], dict[str, bytes]]
    books: Callable[[str], dict[str, bytes]]
    inks: tuple[str, ...] = ()
    texts: Callable[[], dict[str, bytes]] = dict


@dataclass(frozen=True)
class Job:
    """An export of a game. `icc` is the person's press profile, `base_url` where the files will be
    found from elsewhere; no file tells where on this machine it was made. `spots` are inks of their
    own, {colour of the palette, or "cut" for the cut line: name}. `painted` keeps pictures that
    another target of the same game wants, too."""

    project: Project
    profile: Profile
    material: Material
    printed: Printed
    icc: Path | None = None
    base_url: str | None = None
    spots: Mapping[str, str] = field(default_factory=dict)
    painted: dict[Hashable, bytes] = field(default_factory=dict)

    @property
    def game(self) -> str:
        return self.material.deck.slug

    def named(self, kind: str, **slots: object) -> str:
        """A file's name as the profile wants it."""
        return self.profile.naming[kind].format(**slots)


@dataclass
class Made:
    """What an export has made: files by name, facts for the manifest, notices for the person, and
    for the how-to what lies in the folder, a line each."""

    files: dict[str, bytes] = field(default_factory=dict, repr=False)
    about: dict[str, Any] = field(default_factory=dict)
    notices: list[str] = field(default_factory=list)
    contents: list[str] = field(default_factory=list)


#: A family of exports: yields its files, and notes in `Made` what else there is to say.
Exporter = Callable[[Job, Made], Iterator[File]]


def as_json(data: Any) -> bytes:
    """JSON for people and programs; the same data gives the same bytes."""
    return (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode()


def as_xml(root: Xml.Element) -> bytes:
    """XML for people and programs; the same tree gives the same bytes."""
    Xml.indent(root, " " * 4)
    data: bytes = Xml.tostring(root, "utf-8", xml_declaration=True)
    return data + b"\n"
