"""What may be believed of a manifest that anybody may have written: that it has the shape of ours.

In: its bytes. Out: the same as plain data. For checks, which believe no more of it; what this
machine wrote needs none of this, and no build that finds nothing to do loads it.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from generator import steps
from generator.inks import FULL_INK


def _kind(name: str) -> str:
    if name not in steps.KINDS:
        raise ValueError("is no kind of step")
    return name


class _File(BaseModel):
    sha256: str = Field(pattern="^[0-9a-f]{64}$")
    bytes: int = Field(ge=0, le=10**15)


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid")

    kind: Annotated[str, AfterValidator(_kind)]
    paper: str = ""
    form: str = ""
    ink: str = FULL_INK
    inputs: str
    about: dict[str, Any] = Field(default_factory=dict)
    files: dict[str, _File] = Field(default_factory=dict)


class _Written(BaseModel):
    game: str
    title: str
    edition: str
    steps: dict[str, _Entry]


def believed(raw: bytes) -> dict[str, Any]:
    """What a manifest says. Raises pydantic's ValidationError, a ValueError, for another shape."""
    data = _Written.model_validate_json(raw)
    for entry in data.steps.values():
        steps.told(entry.kind, entry.about)
    return data.model_dump()
