"""One import of finished pictures at work: what was brought, said and seen."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from generator.pictures.bitmaps import Look
from generator.project import Project
from generator.workshop.finished.brought import Art, Brought


@dataclass(frozen=True)
class Wanted:
    """What the person says of the pictures, as typed; "" leaves it to be found out."""

    size: str = ""
    bleed: str = ""
    edge: str = ""


@dataclass
class Work:
    """One import at work. `inside` names the pictures' folder from cards/ if they lie there;
    `looks` are pictures by the names that the catalogue gives them."""

    brought: Brought
    project: Project
    slug: str
    wanted: Wanted
    inside: str | None
    looks: dict[str, Look] = field(default_factory=dict)
    #: Names of pictures that are new or other than before, and the files that were written.
    anew: set[str] = field(default_factory=set)
    written: list[Path] = field(default_factory=list)

    @property
    def home(self) -> Path:
        return self.project.root / "cards"

    def name_of(self, art: Art) -> str:
        """How the catalogue names a picture."""
        if self.inside is not None and art.path is not None:
            return f"{self.inside}/{art.path.name}" if self.inside != "." else art.path.name
        return f"{self.slug}/{art.name}"
