"""The shape of a profile: what every target says, and what its family asks of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, create_model

from generator.errors import listed
from generator.profiles.families import FAMILIES, Fact
from generator.reading.faults import InvalidValue
from generator.reading.figures import ABOUT_MARK, Mark
from generator.reading.models import Model
from generator.reading.schema import model_schema
from generator.reading.written import (
    Free,
    Several,
    Slug,
    SomeText,
    Text,
    choice,
    count_within,
    length_within,
    number_within,
    text,
    written,
)

_TAGS = "The tags of 'sources:' that say so."


def _pair(value: Any) -> Any:
    if not isinstance(value, list) or len(value) != 2:
        raise InvalidValue(
            "needs width and height", "[63.5mm, 88.9mm], or two counts of pixels"
        ).for_pydantic()
    return value


def _turn(value: Any) -> int:
    if (word := text(value)) not in _TURNS:
        raise InvalidValue(f"{word!r} is no turn", f"one of {listed(_TURNS)}")
    return int(word)


_TURNS = ("0", "90", "180", "270")
_Turn = Annotated[int, *written(_turn, enum=[int(turn) for turn in _TURNS])]
_TWO = (BeforeValidator(_pair), Field(json_schema_extra={"minItems": 2, "maxItems": 2}))
_Side = Annotated[float, *length_within(0.1)]
_Pixels = Annotated[int, *count_within(1, 100_000)]
_Place = Annotated[int, *count_within(0, 100_000)]
_Edge = Annotated[float, *number_within(0, 100_000)]


class PanelModel(Model):
    """A wall of a box on its flat picture."""

    model_config = ConfigDict(title="panel")
    at: Annotated[list[_Place], *_TWO] = Field(description="Its left and top in pixels.")
    size: Annotated[list[_Pixels], *_TWO] = Field(description="Its width and height in pixels.")
    turn: _Turn = Field(0, description="Degrees clockwise from the picture's up to the wall's.")


class ProductModel(Model):
    """A card, board, token, box or die that a service makes."""

    model_config = ConfigDict(title="product")
    trim: Annotated[list[_Side], *_TWO] = Field(description="Width and height of the cut piece.")
    canvas: Annotated[list[_Pixels], *_TWO] = Field(
        description="Width and height of the picture in pixels, bleed included."
    )
    bleed: _Edge = Field(description="Pixels from the picture's edge to the cut.")
    safe: _Edge | None = Field(None, description="Pixels from the cut to what must not be cut.")
    identity: Text = Field("", description="What the service calls it.")
    shape: Text = Field(
        "", description="Outline of a piece: box, disc, hexagon, tuck-box, die; cards have none."
    )
    card: Annotated[list[_Side], *_TWO] | None = Field(
        None, description="The card that a tuck box is for."
    )
    holds: _Pixels | None = Field(None, description="How many cards a tuck box holds.")
    least: _Pixels | None = Field(None, description="Fewer cards than these would lie loose.")
    panels: dict[Slug, PanelModel] = Field(
        {}, description="The walls of a tuck box: front, back, left, right, lid, bottom, tongue."
    )
    mark: Mark = Field(description=ABOUT_MARK)
    source: SomeText = Field(description=_TAGS)


class ProfileModel(Model):
    """A print service or virtual table, as templates/profiles/exports/*.yaml write it."""

    model_config = ConfigDict(title="export")
    title: SomeText = Field(description="What people call it.")
    family: Annotated[str, *choice(tuple(FAMILIES), "a family of exports")] = Field(
        description="What kind of target it is, and so what it needs to know."
    )
    about: Text = Field("", description="What comes out, in a sentence.")
    steps: Several = Field((), description="What a person does with the files, in order.")
    sources: dict[str, Text] = Field({}, description="A tag for each source, and what it is.")
    products: dict[Slug, ProductModel] = Field({}, description="What it makes, by name.")
    products_from: Text | None = Field(
        None, alias="products-from", description="Another export whose products it takes."
    )
    only: Several = Field((), description="Those of the other's products that it takes.")
    facts: Free = Field(description="What its family needs to know.")
    naming: Free = Field(description="How its files are named.")


def _file_name(slots: tuple[str, ...]) -> Callable[[Any], str]:
    """A converter to a file's name in which these words may stand in braces."""

    def convert(value: Any) -> str:
        pattern = text(value)
        try:
            filled = pattern.format_map(dict.fromkeys(slots, "x"))
        except (KeyError, ValueError, IndexError, AttributeError):
            wrong = f"{pattern!r} can't be filled in"
            raise InvalidValue(wrong, "in braces: " + listed(slots)) from None
        if filled.startswith("/") or ".." in filled.split("/") or "\\" in filled:
            raise InvalidValue(f"{pattern!r} leads out of its folder")
        return pattern

    return convert


def _model(name: str, title: str, about: str, fields: dict[str, Any]) -> type[Model]:
    """A model of these keys, all of them needed; {key: (type, description)}."""
    model: type[Model] = create_model(  # type: ignore[call-overload]
        name,
        __base__=Model,
        __doc__=about,
        **{
            key.replace("-", "_"): (kind, Field(alias=key, description=about))
            for key, (kind, about) in fields.items()
        },
    )
    model.model_config["title"] = title
    model.model_rebuild(force=True)
    return model


def _fact(family: str, name: str, kind: Fact) -> type[Model]:
    words = [*family.split("-"), *name.split("-"), "fact"]
    row = {
        "value": (kind, f"The value of {name}."),
        "mark": (Mark, ABOUT_MARK),
        "source": (SomeText, _TAGS),
    }
    return _model("".join(map(str.title, words)), "fact", "A fact with its mark and source.", row)


@cache
def facts_model(family: str) -> type[BaseModel]:
    """What a family needs to know: a row of value, mark and source for each fact."""
    rows = {
        name: (_fact(family, name, kind), f"The fact {name!r}.")
        for name, kind in FAMILIES[family].needs.items()
    }
    name = "".join(map(str.title, [*family.split("-"), "facts"]))
    return _model(name, "table of facts", f"What the family {family} needs to know.", rows)


@cache
def naming_model(family: str) -> type[BaseModel]:
    """How the files of a family are named: a pattern for each."""
    rows = {}
    for name, slots in FAMILIES[family].naming.items():
        kind = Annotated[str, *written(_file_name(slots), type="string", minLength=1)]
        rows[name] = (kind, "In braces: " + (listed(slots) or "nothing"))
    name = "".join(map(str.title, [*family.split("-"), "naming"]))
    return _model(name, "table of file names", f"How files of {family} are named.", rows)


def profile_schema() -> dict[str, Any]:
    """JSON Schema of a profile; the family says what `facts` and `naming` hold."""
    schema = model_schema(ProfileModel, "Deckproof export profile")
    schema["allOf"] = []
    for family, asked in FAMILIES.items():
        inner = {}
        for key, model in (("facts", facts_model(family)), ("naming", naming_model(family))):
            found = model_schema(model, "")
            del found["$schema"], found["title"]
            schema["$defs"] |= found.pop("$defs", {})
            schema["$defs"][model.__name__] = found
            inner[key] = {"$ref": f"#/$defs/{model.__name__}"}
        then: dict[str, Any] = {"properties": inner}
        if asked.products:
            then["anyOf"] = [{"required": ["products"]}, {"required": ["products-from"]}]
        schema["allOf"].append(
            {
                "if": {"properties": {"family": {"const": family}}, "required": ["family"]},
                "then": then,
            }
        )
    return schema
