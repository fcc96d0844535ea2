"""The shape of a catalogue: which keys there are, and what each takes.

One pydantic model serves twice: it judges everything but the cards themselves, and it is the JSON
Schema that editors complete from. In: plain text as the reader gives it. Out: converted values, or
errors that `faults` puts into words. What needs a second look (does this layout exist? is that a
field?) is asked in `sections`.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import ConfigDict, Field, Tag, model_validator

from generator.catalogue import entry_schema
from generator.catalogue.table_model import table_schema
from generator.catalogue.written import (
    Address,
    Ages,
    CardLength,
    CardShape,
    Colour,
    ComponentCount,
    Conditions,
    Empty,
    FactValue,
    FieldName,
    Language,
    Length,
    Minutes,
    Pattern,
    Players,
    TextLength,
    Total,
    ValueList,
    WholeSpan,
)
from generator.errors import did_you_mean
from generator.reading.faults import InvalidValue, shape, shown
from generator.reading.models import Model
from generator.reading.written import BY_SHAPE, Free, Slug, SomeText, Text, text, written

FIELD_TYPES = ("one-of", "whole", "set-of", "yes-no", "text", "picture")
#: The types that need nothing more, and so may be written as one word: `paid: yes-no`.
FIELD_WORDS = ("yes-no", "text", "picture")
#: What can be said of every card; a deck adds its own in `words: extra:`.
WORD_KEYS = ("name", "text", "note", "type", "label", "flavour")


class CardSize(Model):
    """A card's trimmed size."""

    model_config = ConfigDict(title="card size")
    width: CardLength = Field(description="Width of the trimmed card, such as 63.5mm.")
    height: CardLength = Field(description="Height of the trimmed card, such as 88.9mm.")
    shape: CardShape | None = Field(
        None, description="Its outline: round, hexagon or an SVG file; default: a rectangle."
    )


SizeSpec = Annotated[
    Annotated[CardSize, Tag("<mapping>")] | Annotated[Slug, Tag("<word>")], BY_SHAPE
]


class Stock(Model):
    """The card as a piece of paper."""

    model_config = ConfigDict(title="card")
    size: SizeSpec = Field("poker", description="A size's name, or its mm.")
    bleed: Length = Field(3.0, description="Colour beyond the cut, on each side.")
    safe: Length = Field(3.0, description="What must not be cut stays this far inside the cut.")
    corner: Length = Field(3.0, description="Radius of the corners; 0mm for square ones.")


class KindStock(Model):
    """The cards of one kind, where they are other pieces of paper than the deck's."""

    model_config = ConfigDict(title="card of a kind")
    size: SizeSpec | None = Field(None, description="A size's name, or its mm.")
    bleed: Length | None = Field(None, description="Colour beyond the cut, on each side.")
    safe: Length | None = Field(None, description="What must not be cut stays so far inside.")
    corner: Length | None = Field(None, description="Radius of the corners.")


class BackModel(Model):
    """A card back: its layout, and parameters for it."""

    model_config = ConfigDict(title="back")
    layout: Slug = Field(description="A layout of templates/faces/.")
    with_: Free = Field({}, alias="with", description="Parameters that the layout gets.")


class FieldModel(Model):
    """What one field of the cards can hold: exactly one of the first six keys."""

    model_config = ConfigDict(
        title="field",
        json_schema_extra={"oneOf": [{"required": [name]} for name in FIELD_TYPES]},
    )
    one_of: ValueList | None = Field(None, alias="one-of", description="One word of a list.")
    whole: WholeSpan | None = Field(None, description="A whole number, such as 2..15.")
    set_of: ValueList | None = Field(None, alias="set-of", description="Any of these symbols.")
    yes_no: Empty = Field(False, alias="yes-no", description="Yes or no.")
    text: Empty = Field(False, description="Free text.")
    picture: Empty = Field(False, description="A picture file under cards/.")
    matches: Pattern | None = Field(None, description="Pattern that the whole text must match.")
    most: TextLength | None = Field(None, description="Greatest number of characters of the text.")

    @model_validator(mode="after")
    def _one_type(self) -> FieldModel:
        given = [name for name in FIELD_TYPES if name.replace("-", "_") in self.model_fields_set]
        if len(given) != 1:
            found = "has no type" if not given else f"has two types, {given[0]} and {given[1]}"
            raise InvalidValue(found, f"one of {', '.join(FIELD_TYPES)}").for_pydantic()
        if "text" not in given and self.model_fields_set & {"matches", "most"}:
            raise InvalidValue("only a text field takes 'matches' and 'most'").for_pydantic()
        return self


def _field_word(value: Any) -> FieldModel:
    word = text(value)
    if word not in FIELD_WORDS:
        raise InvalidValue(
            f"{shown(word)} is not a type of field",
            f"{', '.join(FIELD_WORDS)}, or a mapping",
            did_you_mean(word, FIELD_TYPES),
        )
    return FieldModel.model_validate({word: None})


FieldWord = Annotated[FieldModel, *written(_field_word, type="string", enum=list(FIELD_WORDS))]
FieldSpec = Annotated[
    Annotated[FieldModel, Tag("<mapping>")] | Annotated[FieldWord, Tag("<word>")], BY_SHAPE
]


class KindModel(Model):
    """A kind of card. Every card has exactly one."""

    model_config = ConfigDict(title="kind")
    layout: Slug | None = Field(None, description="Face layout; default: the deck's.")
    back: Slug | None = Field(None, description="Back; default: the only one, or 'main'.")
    needs: list[Text] = Field([], description="Fields that each card of the kind must carry.")
    may: list[Text] = Field([], description="Fields that a card of the kind may carry.")
    card: KindStock | None = Field(
        None, description="What differs from the deck's card, such as {size: mini}."
    )


class VariantModel(Model):
    """A named part of the deck."""

    model_config = ConfigDict(title="variant")
    title: SomeText = Field(description="Name of the variant.")
    keep: list[Conditions] = Field(description="A card that fits any of these belongs to it.")
    total: Total | None = Field(None, description="Cards that it should have, with copies.")
    about: Text = Field("", description="A sentence about it.")


class PartModel(Model):
    """One line of the composition."""

    model_config = ConfigDict(title="part of the composition")
    what: SomeText = Field(description="What the cards are called together.")
    as_: Text = Field("", alias="as", description="How the box says it: 13 ranks x 4 suits.")
    count: Total = Field(description="How many there should be, with copies.")
    where: Conditions = Field(description="Which cards count: field, kind or id, and its value.")


class CompositionModel(Model):
    """What the deck should hold, as the box states it."""

    model_config = ConfigDict(title="composition")
    total: Total = Field(description="All cards, with copies.")
    parts: list[PartModel] = Field([], description="How they come together.")


def _counted(schema: dict[str, Any]) -> None:
    """A component says how many there are of it, or has an entry for each."""
    schema["required"].remove("count")
    if not schema["required"]:
        del schema["required"]
    entries = {"properties": {"with": {"required": ["each"]}}, "required": ["with"]}
    schema["anyOf"] = [{"required": ["count"]}, entries]


class ComponentModel(Model):
    """Something else in the box."""

    model_config = ConfigDict(title="component", json_schema_extra=_counted)
    count: ComponentCount = Field(
        description="How many there are in the box; with an `each`, as many as it has entries."
    )
    title: Text = Field("", description="What it is called.")
    about: Text = Field("", description="A sentence about it.")
    with_: Free = Field({}, alias="with", description="Parameters for its drawing.")

    @model_validator(mode="before")
    @classmethod
    def _as_many_as_entries(cls, data: Any) -> Any:
        """Values for each copy tell how many copies there are."""
        given = data.get("with") if isinstance(data, dict) and "count" not in data else None
        if not isinstance(given, dict) or "each" not in given:
            return data
        each = given["each"]  # what is no list is told where components are judged
        return {**data, "count": str(len(each) if isinstance(each, list) else 0)}


class WordsModel(Model):
    """All that is for reading, apart from the facts, so that a translation can't change a rank."""

    model_config = ConfigDict(title="words")
    extra: list[FieldName] = Field([], description="Word keys besides " + ", ".join(WORD_KEYS))
    fields: dict[str, dict[str, Text]] = Field({}, description="A word for a value of a field.")
    titles: dict[str, Text] = Field(
        {}, description="What a field is called on cards; default: as its column or the field is."
    )
    kinds: dict[str, dict[str, Text]] = Field({}, description="Words of every card of a kind.")
    cards: dict[str, dict[str, Text]] = Field({}, description="Words of one card, by its id.")


class RulebookModel(Model):
    """The rulebook."""

    model_config = ConfigDict(title="rulebook")
    template: Text = Field(description="A file of templates/rulebooks/, such as garden.html.j2.")
    with_: Free = Field({}, alias="with", description="Parameters that the template gets.")


class CreditModel(Model):
    """Whose work something is."""

    model_config = ConfigDict(title="credit")
    what: SomeText = Field(description="The work: rules, pictures, a font.")
    who: SomeText = Field(description="Its author.")
    licence: Text = Field("", description="The licence it comes under.")
    source: Text = Field("", description="Where it was published.")
    url: Address = Field("", description="Its address.")
    changes: Text = Field("", description="What we changed.")


def _entries(value: Any) -> Any:
    if isinstance(value, list) or (isinstance(value, dict) and "from" in value):
        return value
    raise InvalidValue("needs a list", f"found {shape(value)}", "or a table: {from: cards.csv}")


Entries = Annotated[Any, *written(_entries, **entry_schema.cards(table_schema()))]
_STOCK = Stock.model_validate({})
_WORDS = WordsModel.model_validate({})


class CatalogueModel(Model):
    """One game's deck, as cards/<game>.yaml writes it."""

    model_config = ConfigDict(title="catalogue")
    game: Slug = Field(description="The game's short name; the file is called so too.")
    engine: Slug | None = Field(None, description="The rules engine that knows the game.")
    title: SomeText = Field(description="The game's name as printed.")
    tagline: Text = Field("", description="One sentence that makes one want to play.")
    language: Language = Field("en", description="Language of the words, for hyphenation.")
    players: Players = Field(description="How many can play: 2 or 2-6.")
    minutes: Minutes = Field("", description="How long a game takes: 10-40.")
    ages: Ages = Field("", description="For whom: 6+.")
    card: Stock = Field(_STOCK, description="Size, bleed, safe zone and corners of the cards.")
    layout: Slug | None = Field(None, description="Face layout of kinds that name none.")
    palette: dict[Slug, Colour] = Field({}, description="Colours that layouts use by name.")
    inks: dict[Slug, dict[Slug, Colour]] = Field(
        {}, description="Other ways to print the deck, such as low: the palette's colours, changed."
    )
    backs: dict[Slug, BackModel] = Field(description="The card backs.")
    fields: dict[FieldName, FieldSpec] = Field(
        {}, description="What a card of this deck can carry."
    )
    kinds: dict[Slug, KindModel] = Field(description="The kinds of card.")
    cards: Entries = Field(description="The facts of every card, in collector order.")
    variants: dict[Slug, VariantModel] = Field({}, description="Named parts of the deck.")
    composition: CompositionModel | None = Field(None, description="What the box states.")
    components: dict[Slug, ComponentModel] = Field({}, description="What else is printed.")
    facts: dict[Slug, FactValue] = Field(
        {}, description="Numbers and words of your own, for the rulebook: hand-size: 5."
    )
    words: WordsModel = Field(_WORDS, description="Names and texts of the cards.")
    rulebook: RulebookModel | None = Field(None, description="The rulebook.")
    credits: list[CreditModel] = Field([], description="Whose work this is.")
    notice: Text = Field("", description="A notice such as whose trademark a name is.")
    licence: Text = Field("", description="The licence of the deck's content.")
