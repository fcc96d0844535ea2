"""What a manifest tells of a step, `about`, by the kind of the step.

Who makes a step writes `about` as plain data, and checks compare it as such. Who reads it of a
manifest that lies somewhere asks for the model of its kind, which is all that may be believed of
its shape: a manifest with another is none (`generator.manifest`). What a model doesn't name, such
as where each card lies on a sheet, is there all the same, and is for whoever writes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

#: No file of ours has more of anything.
_Count = Annotated[int, Field(ge=0, le=10**9)]
_Pixels = Annotated[int, Field(ge=1, le=10**6)]


class About(BaseModel):
    """What is told of any step."""

    model_config = ConfigDict(frozen=True, extra="allow", allow_inf_nan=False)


class Face(BaseModel):
    """The picture of a face or back: its file, whose it is, a hash of what it shows, its size, and
    a hash of all that it was painted from ("" if nobody noted it)."""

    model_config = ConfigDict(frozen=True)

    file: str
    name: str
    number: str
    content: str
    px: tuple[_Pixels, _Pixels]
    recipe: str = ""


class Cards(About):
    """Pictures of all cards, then of the backs; `copies` by card id, in the order of the deck.
    `language` is that of their names."""

    language: str = "en"
    tagline: str
    players: str
    minutes: str
    total: _Count
    distinct: _Count
    dpi: float
    bleed: bool
    faces: list[Face]
    copies: dict[str, _Count]


class Seen(About):
    """The same pictures as an eye sees them."""

    eye: str
    dpi: float
    bleed: bool


class Contact(About):
    """The deck on one picture, as an eye sees it."""

    eye: str


class Listed(BaseModel):
    """How a list tells of a card."""

    number: str
    card: str
    name: str
    copies: _Count


class Sheets(About):
    """Sheets of cards: of each that is on them a hash of its face, and how a list tells of it."""

    pages: _Count = 0
    faces: dict[str, str] = {}
    listed: dict[str, Listed] = {}


class _Pages(BaseModel):
    pages: _Count = 0


class Parts(About):
    """Components: each file's pages, and what things are called by the beginnings of their files'
    names."""

    sheets: dict[str, _Pages] = {}
    titles: dict[str, str] = {}


class Rulebook(About):
    """A game's books on a paper: by file its pages, and a hash of all that it was set from."""

    pages: dict[str, _Count]
    recipes: dict[str, str] = {}


class Told(BaseModel):
    """A finding as a person reads it."""

    model_config = ConfigDict(frozen=True)

    code: str
    severity: Literal["error", "warning", "note"]
    said: str


class Check(About):
    """What the check of a build found."""

    ok: bool
    findings: list[Told]


class Export(About):
    """Files for a service; `where` is their folder."""

    where: str = ""


_MODELS: Mapping[str, TypeAdapter[Any]] = {
    "cards": TypeAdapter(Cards | Seen),
    "contact": TypeAdapter(Contact),
    "sheets": TypeAdapter(Sheets),
    "parts": TypeAdapter(Parts),
    "rulebook": TypeAdapter(Rulebook),
    "check": TypeAdapter(Check),
    "export": TypeAdapter(Export),
}

#: The kinds of steps that a manifest may tell of.
KINDS = tuple(_MODELS)


def told(kind: str, about: Mapping[str, Any]) -> About:
    """What is told of a step of that kind. Raises pydantic's ValidationError for another shape."""
    found: About = _MODELS[kind].validate_python(about)
    return found
