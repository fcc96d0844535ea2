"""What the preflight holds faces to: templates/profiles/preflight.yaml, the project's over ours.

In: a project. Out: `Limits`, lengths in mm. Every fault of the file is told at its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import ConfigDict, Field

from generator.project import Project
from generator.reading.faults import InvalidValue, shown
from generator.reading.models import Model, layers, read_model
from generator.reading.written import length_within, number, number_within, text, written

_FILE = "preflight.yaml"


@dataclass(frozen=True)
class Limits:
    """Floors and ceilings.

    `floors`: the smallest type by role. `text`, `large`, `symbols`: contrast ratios; type is large
    from `large_plain` mm, or from `large_bold` if it is bold. `line`: the thinnest line in mm,
    `picture`: the fewest pixels per inch. Two faces are the same if no block of `block` mm differs
    by more than `same` (0 to 1), and apart if one differs by more than `apart`. `ink`: the most
    ink at any place in percent, None for any.
    """

    floors: Mapping[str, float]
    text: float
    large: float
    symbols: float
    large_plain: float
    large_bold: float
    line: float
    picture: float
    block: float
    same: float
    apart: float
    ink: float | None


#: Nothing that is held to a limit is 0; type and lines are no longer than this, in mm.
_LEAST, _LONGEST, _MOST = 0.001, 100.0, 1e6
_Floor = Annotated[float, *length_within(_LEAST, _LONGEST)]
_Number = Annotated[float, *number_within(_LEAST, _MOST)]


def _share(value: Any) -> float | None:
    word = text(value)
    if word == "none":
        return None
    if not word.endswith("%"):
        raise InvalidValue(f"{shown(word)} is no share of ink", hint="such as 240%, or none")
    return number(_LEAST, _MOST)(word.removesuffix("%"))


_Share = Annotated[float | None, *written(_share, type="string", pattern="^(none|[0-9.]+%)$")]


class _Table(Model):
    """A part of the file that a project may give in part."""

    def given(self) -> dict[str, float]:
        return self.model_dump(exclude_none=True)


class TypeModel(_Table):
    """The smallest type by what the words are for: the roles of `drawing.origin`."""

    model_config = ConfigDict(title="table of type sizes")
    rules: _Floor | None = Field(None, description="What has to be read during play.")
    text: _Floor | None = Field(None, description="What shrinks as far as it must.")
    note: _Floor | None = Field(None, description="What teaches, or can wait.")
    index: _Floor | None = Field(None, description="What a fan of cards shows.")
    value: _Floor | None = Field(None, description="What decides, at arm's length.")
    label: _Floor | None = Field(None, description="All other words.")
    foot: _Floor | None = Field(None, description="Collector number and edition.")


class ContrastModel(_Table):
    """The least contrast against the ground, by WCAG 2.2."""

    model_config = ConfigDict(title="table of contrasts")
    text: _Number | None = Field(None, description="Of letters.")
    large: _Number | None = Field(None, description="Of large letters.")
    symbols: _Number | None = Field(None, description="Of symbols.")


class LargeModel(_Table):
    """From which size letters are large."""

    model_config = ConfigDict(title="table of large sizes")
    plain: _Floor | None = Field(None, description="Letters that aren't bold.")
    bold: _Floor | None = Field(None, description="Bold letters.")


class AlikeModel(_Table):
    """When two faces are alike, and when they are told apart."""

    model_config = ConfigDict(title="table of likeness")
    block: _Floor | None = Field(None, description="Side of the blocks that are compared.")
    same: _Number | None = Field(None, description="Alike: no block differs by more (0 to 1).")
    apart: _Number | None = Field(None, description="Told apart: a block differs by more.")


class LimitsModel(Model):
    """What faces are held to, as templates/profiles/preflight.yaml writes it."""

    model_config = ConfigDict(title="preflight profile")
    type: TypeModel | None = Field(None, description="The smallest type, by a text's role.")
    contrast: ContrastModel | None = Field(None, description="The least contrast.")
    large: LargeModel | None = Field(None, description="From which size letters are large.")
    line: _Floor | None = Field(None, description="The thinnest line.")
    picture: _Number | None = Field(None, description="The fewest pixels per inch of pictures.")
    alike: AlikeModel | None = Field(None, description="How like two faces may be.")
    ink: _Share = Field(None, description="The most ink at any place, such as 240%, or none.")


def load(project: Project) -> Limits:
    """The limits of a project. Raises UserError with every fault of its file."""
    found: dict[str, Any] = {}
    for path in layers(project, "templates/profiles", _FILE):
        model = read_model(LimitsModel, path, project)
        for key in model.model_fields_set:
            value = getattr(model, key)
            if isinstance(value, _Table):
                found[key] = found.get(key, {}) | value.given()
            elif value is not None or key == "ink":
                found[key] = value
    contrast, large, alike = found["contrast"], found["large"], found["alike"]
    return Limits(
        found["type"],
        contrast["text"],
        contrast["large"],
        contrast["symbols"],
        large["plain"],
        large["bold"],
        found["line"],
        found["picture"],
        alike["block"],
        alike["same"],
        alike["apart"],
        found["ink"],
    )
