"""What an import of finished pictures brings: cards with their pictures, before a deck is made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from generator.errors import UserError
from generator.inputs import read_bytes
from generator.pictures import bitmaps
from generator.project import Project

#: What a picture's file may end in.
SUFFIXES = (".png", ".jpg", ".jpeg", ".webp")
#: The back of all cards that have none of their own.
COMMON = "main"


@dataclass(frozen=True)
class Art:
    """A picture: the name that its file shall have, and its bytes, or the file that holds them."""

    name: str
    path: Path | None = None
    made: bytes = b""

    def data(self) -> bytes:
        """The bytes. Raises UserError for a file that can't be read."""
        return self.made if self.path is None else read_bytes(self.path)


@dataclass(frozen=True)
class BroughtCard:
    """A card: `copies` is None where nothing tells how many, `front` where there is no picture;
    `back` names one of the backs. `words` are what else it says."""

    name: str
    copies: int | None
    front: Art | None
    back: str = COMMON
    words: Mapping[str, str] = field(default_factory=dict)


@dataclass
class Brought:
    """All of it. `notes` tell what was understood, and what could not be taken over; `bleed` is
    what the pictures have by their origin, "" if that is to be found out."""

    title: str
    cards: list[BroughtCard]
    backs: dict[str, Art] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    bleed: str = ""


def is_picture(path: Path) -> bool:
    """Whether a file is a picture by its name; what a system keeps beside them is none."""
    return path.suffix.lower() in SUFFIXES and not path.name.startswith(".")


def looked_at(art: Art, data: bytes) -> bitmaps.Look | str:
    """A picture at first sight; a word why not if it can't be read."""
    try:
        return bitmaps.look(data, art.name)
    except bitmaps.TooLarge as large:
        return f"{art.name} {large}: too many pixels"
    except UserError as broken:
        return f"{art.name} {broken.problems[0].found}"
    except ValueError:
        return f"{art.name} is not a picture that can be read"


def place_in(project: Project, folder: Path) -> str | None:
    """How pictures of a folder are named from the project's cards/; None if it lies elsewhere."""
    home = project.root / "cards"
    try:
        return folder.resolve().relative_to(home.resolve()).as_posix()
    except ValueError:
        return None
