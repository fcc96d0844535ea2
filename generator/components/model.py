"""What a catalogue may say of a component's making: the `with:` of each, by what is made.

make: token              # the default: a piece of one size, as often as `count` says
  layout: my-coin        # of templates/faces/
  size: 19mm             # or [457.2mm, 228.6mm]
  shape: square          # square (or any rectangle), hexagon or disc; a hexagon is `size` wide
  cut: gold-shade        # palette colour of the line to cut along; default: black on white
  back: my-coin-back     # layout of its other side, printed behind it; default: none
  bleed: 1mm             # default: the cards'
  safe: 1mm              # default: none
  corner: 2mm            # of a square; default: sharp
  gap: 2mm               # between pieces on a sheet; default: the sheets' own, none between
                         # hexagons, which share cuts, twice the bleed or once between discs
  sheet: coins           # file name, and who lies together; default: the component's name
  values: {value: 1}     # names that the layout gets
  each: [{owner: red}, {owner: blue}]   # those of each copy: an entry a copy, beside `values`
  denominations: {5: {title: Coins of five, colour: blue}}   # what --coins may ask for
  either: yes           # a build lays both, so that a person chooses
make: board              # the default if it has tiles
  tile: [152.4mm, 228.6mm]   # cut into tiles of this size; default: whole
  fold: [228.6mm]            # where it folds, from its left edge: never where tiles meet
make: die                # a net to fold; `size` is its edge
make: box                # a tuck box for the deck; it computes its size itself, if it has no `room`
  room: [60mm, 40mm, 25mm]   # for other things than cards: width, height and depth inside
make: standee            # a figure, `size` its front; folded over the head, with feet `foot` deep
make: dial               # two discs, `size` wide; the upper one has a window `window` degrees wide
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import ConfigDict, Field

from generator.drawing.outlines import SHAPES
from generator.reading.faults import InvalidValue, shown
from generator.reading.models import Model
from generator.reading.schema import headed, model_schema
from generator.reading.written import (
    LENGTH,
    AnyLength,
    Free,
    Slug,
    choice,
    count_within,
    length,
    length_within,
    one_of,
    some_text,
    text,
    written,
    yes_no,
)
from generator.units import Size

#: Names that the sheets of cards and the books have in an output folder.
TAKEN = ("sheets", "rulebook", "rulings")
#: No piece is smaller than this, in mm a side.
SMALLEST = 1.0
#: Nor is a box inside.
_SMALLEST_ROOM = 10.0

_to_side = length(SMALLEST)
_to_room = length(_SMALLEST_ROOM)
_to_length = length()


def _size(value: Any) -> float | Size:
    if not isinstance(value, list):
        return _to_side(value)
    if len(value) != 2:
        raise InvalidValue("is not a size", "19mm, or [457.2mm, 228.6mm]")
    return Size(_to_side(value[0]), _to_side(value[1]))


def _room(value: Any) -> tuple[float, float, float]:
    if not isinstance(value, list) or len(value) != 3:
        raise InvalidValue("is no room", "[60mm, 40mm, 25mm]")
    width, height, depth = (_to_room(one) for one in value)
    return width, height, depth


def _folds(value: Any) -> tuple[float, ...]:
    return tuple(_to_length(one) for one in (value if isinstance(value, list) else [value]))


def _names(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise InvalidValue("is no list", "names of components: [aid, marker]")
    return tuple(text(one) for one in value)


def _worth(value: Any) -> int:
    word = text(value)
    if not word.isdecimal() or not 2 <= int(word) < 1_000_000:
        raise InvalidValue(f"{shown(word)} is no denomination", "such as 5: {colour: blue}")
    return int(word)


_Size = Annotated[
    float | Size,
    *written(
        _size, anyOf=[LENGTH, {"type": "array", "items": LENGTH, "minItems": 2, "maxItems": 2}]
    ),
]
_Room = Annotated[
    tuple[float, float, float],
    *written(_room, type="array", items=LENGTH, minItems=3, maxItems=3),
]
_Folds = Annotated[
    tuple[float, ...], *written(_folds, anyOf=[LENGTH, {"type": "array", "items": LENGTH}])
]
_Names = Annotated[
    tuple[str, ...],
    *written(_names, type="array", items={"type": "string"}),
]
_Worth = Annotated[int, *written(_worth, type="string", pattern="^[0-9]+$")]
_YesNo = Annotated[bool, *written(yes_no, type=["boolean", "string"])]
_ABOUT_SIZE = "One length, or width and height: 19mm, [457.2mm, 228.6mm]."


class _Made(Model):
    layout: Annotated[str, *written(some_text, type="string")] = Field(
        description="A layout of templates/faces/."
    )
    sheet: Slug | None = Field(
        None, description="File name, and who lies together; default: the component's name."
    )
    values: Free = Field({}, description="Names that the layout gets.")
    each: list[Free] = Field(
        [],
        description="Names of each copy, an entry a copy: [{owner: red}, {owner: blue}].",
        json_schema_extra={"minItems": 1},
    )


class _Piece(_Made):
    size: _Size = Field(description=_ABOUT_SIZE)
    bleed: AnyLength | None = Field(None, description="Colour beyond the cut; default: the cards'.")
    safe: AnyLength = Field(0.0, description="What must not be cut stays so far inside.")
    corner: AnyLength = Field(0.0, description="Radius of the corners; default: sharp.")
    gap: AnyLength | None = Field(
        None, description="Between pieces on a sheet, at least; 0mm: they share cuts."
    )
    fold: _Folds = Field((), description="Where it folds, from its left edge.")


class TokenModel(_Piece):
    """A piece of one size, as often as `count` says."""

    model_config = ConfigDict(title="token")
    make: Annotated[str, *choice(("token",))] = Field("token", description="A token.")
    shape: Annotated[str, *choice(tuple(SHAPES), "a shape")] = Field(
        "square", description="Its outline; a square may be any rectangle."
    )
    back: Annotated[str, *written(some_text, type="string")] | None = Field(
        None, description="Layout of its other side, printed behind it; default: none."
    )
    glued: _YesNo = Field(
        False, description="Folded it is glued: thick, with two sides printed on one."
    )
    cut: Slug | None = Field(
        None, description="Palette colour of the line to cut along; default: black on white."
    )
    denominations: dict[_Worth, Free | None] = Field(
        {}, description="What --coins may ask for: {5: {title: Coins of five, colour: blue}}."
    )
    either: _YesNo = Field(
        False, description="A build lays both: coins one by one, and fewer in all denominations."
    )


class BoardModel(_Piece):
    """A board, whole or in tiles."""

    model_config = ConfigDict(title="board")
    make: Annotated[str, *choice(("board",))] = Field("board", description="A board.")
    tile: _Size | None = Field(None, description="Size of the tiles that it is cut into.")


class _Net(_Made):
    cut: Slug | None = Field(
        None,
        description="Palette colour of the line to cut along, a tone of the ground; default: black "
        "on white.",
    )


class DieModel(_Net):
    """A net of a die, to fold."""

    model_config = ConfigDict(title="die")
    make: Annotated[str, *choice(("die",))] = Field(description="A die.")
    size: _Size | None = Field(None, description="Its edge.")


class TuckBoxModel(_Net):
    """A tuck box for the deck; it computes its size itself, if it has no `room`."""

    model_config = ConfigDict(title="tuck box")
    make: Annotated[str, *choice(("box",))] = Field(description="A tuck box.")
    holds: _Names = Field((), description="Flat components that lie in it beside the cards.")
    room: _Room | None = Field(
        None, description="Width, height and depth inside; default: what all cards need."
    )


class StandeeModel(_Net):
    """A figure that stands: front and back meet over its head, and its feet are folded out."""

    model_config = ConfigDict(title="standee")
    make: Annotated[str, *choice(("standee",))] = Field(description="A standee.")
    size: _Size = Field(description="Its front: width and height.")
    back: Annotated[str, *written(some_text, type="string")] | None = Field(
        None, description="Layout of its back; default: the front, mirrored."
    )
    foot: Annotated[float, *length_within(SMALLEST)] = Field(
        10.0, description="How deep each of its two feet is."
    )
    bleed: AnyLength = Field(1.0, description="Colour beyond the cut.")


class DialModel(_Net):
    """A disc with values, and one on it whose window shows one of them."""

    model_config = ConfigDict(title="dial")
    make: Annotated[str, *choice(("dial",))] = Field(description="A dial.")
    size: AnyLength = Field(description="How wide the discs are.")
    window: Annotated[int, *count_within(10, 80)] = Field(
        40, description="Width of the window in degrees of the circle."
    )
    bleed: AnyLength = Field(1.0, description="Colour beyond the cut.")


AnyMade = StandeeModel | DialModel | TokenModel | BoardModel | DieModel | TuckBoxModel
MODELS: dict[str, type[AnyMade]] = {
    "token": TokenModel, "board": BoardModel, "die": DieModel, "box": TuckBoxModel,
    "standee": StandeeModel, "dial": DialModel,
}  # fmt: skip
MAKES = tuple(MODELS)
#: Judges what a component says is made of it.
to_make = one_of(MAKES, "something that can be made")


def make_of(given: Mapping[str, Any]) -> Any:
    """What is made, as it is written, or as its keys tell."""
    return given.get("make", "board" if "tile" in given else "token")


def component_schema() -> dict[str, Any]:
    """JSON Schema of a component's `with:`; what is made decides on its keys."""
    defs: dict[str, Any] = {}
    for model in MODELS.values():
        found = model_schema(model, "")
        defs |= found.pop("$defs", {})
        del found["$schema"], found["title"]
        defs[model.__name__] = found
    refs = {name: {"$ref": f"#/$defs/{model.__name__}"} for name, model in MODELS.items()}
    named = [
        {
            "if": {"properties": {"make": {"const": name}}, "required": ["make"]},
            "then": refs[name],
        }
        for name in MAKES
    ]
    default_make = {
        "if": {"not": {"required": ["make"]}},
        "then": {"if": {"required": ["tile"]}, "then": refs["board"], "else": refs["token"]},
    }
    schema = {
        "type": "object",
        "properties": {
            "make": {"enum": list(MAKES), "description": "What is made; default: a token."}
        },
        "allOf": [*named, default_make],
        "$defs": defs,
    }
    return headed(schema, "Deckproof component")
