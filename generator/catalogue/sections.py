"""The sections of a judged header -> records, and what only other files or sections can answer.

Does this layout exist, is that a size, a back, a field of this deck, is the safe zone smaller than
the card? Each function notes its faults and answers what can be used.
"""

from __future__ import annotations

import re
from dataclasses import replace

from generator.catalogue import values
from generator.catalogue.header import Header
from generator.catalogue.model import (
    WORD_KEYS,
    CardSize,
    CatalogueModel,
    FieldModel,
    KindStock,
)
from generator.catalogue.records import Back, CardStock, Kind, Rulebook
from generator.catalogue.sizes import named_sizes
from generator.catalogue.written import CARD_SHAPES
from generator.errors import did_you_mean, listed
from generator.inks import FULL_INK
from generator.project import Project
from generator.reading.expressions import RESERVED_NAMES
from generator.reading.faults import Faults, InvalidValue
from generator.reading.read import Loc
from generator.units import Size

#: What no name of a back or a file has.
_NO_NAME = re.compile(r"[^A-Za-z0-9-]+")
#: Names that every card has besides its fields, for layouts and words.
CARD_NAMES = (
    "id", "kind", "copies", "number", "first", "last", "words", "back", "layout", "palette",
    "deck", "card", "edition", "each", "table", "facts", "pictures", "stock",
)  # fmt: skip


def stock(model: CatalogueModel, project: Project, faults: Faults) -> CardStock:
    """The card as a piece of paper."""
    card = model.card
    size, name, shape = _size(card.size, ("card", "size"), project, faults)
    found = CardStock(size, card.bleed, card.safe, card.corner, name, shape)
    _sound(found, ("card",), faults)
    return found


def _own_stock(
    card: KindStock | None, deck: CardStock, loc: Loc, project: Project, faults: Faults
) -> CardStock | None:
    """The stock of a kind that changes something of the deck's; None if it is the deck's."""
    if card is None:
        return None
    size, name, shape = deck.size, deck.size_name, deck.shape
    if card.size is not None:
        size, name, shape = _size(card.size, (*loc, "size"), project, faults)
    given = {key: getattr(card, key) for key in ("bleed", "safe", "corner")}
    lengths = {key: length for key, length in given.items() if length is not None}
    found = replace(deck, size=size, size_name=name, shape=shape, **lengths)
    _sound(found, loc, faults)
    return None if found == deck else found


def _size(
    written: CardSize | str, loc: Loc, project: Project, faults: Faults
) -> tuple[Size, str, str | None]:
    """A size, what it is called, and its shape."""
    if isinstance(written, CardSize):
        size = Size(written.width, written.height)
        _shape(written, (*loc, "shape"), project, faults)
        called = f"{size.w:g} x {size.h:g} mm"
        if written.shape is not None:
            called = (
                f"{_NO_NAME.sub('-', written.shape.rpartition('.')[0] or written.shape)} {called}"
            )
        return size, called, written.shape
    sizes = named_sizes(project)
    if written not in sizes:
        known = list(sizes)
        faults.add(
            loc,
            f"{written!r} is not a size of card",
            f"{listed(known, 20)}, or a width and a height",
            did_you_mean(written, known),
        )
        return Size(63.5, 88.9), written, None
    row = sizes[written]
    _shape(row, loc, project, faults)
    return Size(row.width, row.height), written, row.shape


def _shape(size: CardSize, loc: Loc, project: Project, faults: Faults) -> None:
    """Notes a shape that a card of this size can't have, or whose file isn't there."""
    if size.shape == "round" and size.width != size.height:
        found = f"a round card can't be {size.width:g} x {size.height:g} mm"
        faults.add(loc, found, "as wide as high", "draw an oval as an SVG file")
    elif size.shape is not None and size.shape not in CARD_SHAPES:
        try:
            values.Picture("shape", project).convert(size.shape)
        except InvalidValue as invalid:
            faults.add_invalid(loc, invalid)


def _sound(stock: CardStock, loc: Loc, faults: Faults) -> None:
    """Notes a safe zone, corner or bleed that no card of this size can have."""
    half = min(stock.size.w, stock.size.h) / 2
    corner = 0.0 if stock.shape else stock.corner
    for key, length in (("safe", stock.safe), ("corner", corner)):
        if length >= half:
            faults.add(
                (*loc, key),
                f"{length:g}mm is too much for this card",
                f"less than half its short side, {half:g}mm",
            )
    if stock.bleed > 25:
        faults.add((*loc, "bleed"), f"{stock.bleed:g}mm is too much bleed", "at most 25mm")


def _layout(name: str, loc: Loc, project: Project, faults: Faults) -> None:
    if project.find_file("templates/faces", f"{name}.yaml") is None:
        known = project.names("templates/faces", ".yaml")
        faults.add(
            loc,
            f"there is no layout templates/faces/{name}.yaml",
            f"layouts: {listed(known) or 'none'}",
            did_you_mean(name, known),
        )


def default_layout(model: CatalogueModel, project: Project, faults: Faults) -> None:
    if model.layout is not None:
        _layout(model.layout, ("layout",), project, faults)


def inks(header: Header, faults: Faults) -> dict[str, dict[str, str]]:
    """The other inks: each changes colours of the palette, and names no others."""
    palette = header.model.palette
    for ink, colours in header.model.inks.items():
        if ink == FULL_INK:
            faults.add(
                ("inks", ink),
                "can't be an ink: it is the palette itself",
                hint="choose another name",
                at_key=True,
            )
        for name in colours:
            if name not in palette and not header.hurt("palette", name):
                faults.unknown(
                    ("inks", ink, name), "a colour of the palette", list(palette), at_key=True
                )
    return header.model.inks


def backs(header: Header, project: Project, faults: Faults) -> dict[str, Back]:
    """The card backs; a deck without one is a fault."""
    found: dict[str, Back] = {}
    for name, back in header.model.backs.items():
        _layout(back.layout, ("backs", name, "layout"), project, faults)
        found[name] = Back(name, back.layout, back.with_)
    if not found and not header.hurt_at_all("backs"):
        faults.add(("backs",), "needs at least one back", hint="such as main: {layout: my-back}")
    return found


def word_keys(model: CatalogueModel, faults: Faults) -> tuple[str, ...]:
    """What can be said of a card: the known keys, and those that the deck adds."""
    for index, name in enumerate(model.words.extra):
        if name in (*WORD_KEYS, *model.words.extra[:index]):
            faults.add(("words", "extra", index), f"{name!r} is a word of every card already")
        elif name in CARD_NAMES or name in RESERVED_NAMES or name.endswith("_word"):
            faults.add(
                ("words", "extra", index),
                f"{name!r} can't be a word: it is taken",
                hint="choose another name",
            )
    return (*WORD_KEYS, *model.words.extra)


def fields(header: Header, project: Project, faults: Faults) -> dict[str, values.Field]:
    """What the cards can carry."""
    words = {*WORD_KEYS, *header.model.words.extra}
    found: dict[str, values.Field] = {}
    for name, model in header.model.fields.items():
        taken = ""
        if name in words:
            taken = "is a word of every card"
        elif name in CARD_NAMES:
            taken = "is a name that every card has"
        elif name in RESERVED_NAMES:
            taken = "means something else in templates"
        elif name.endswith("_word") and name.removesuffix("_word") in header.model.fields:
            taken = f"is the name of the word for {name.removesuffix('_word')!r}"
        if taken:
            faults.add(
                ("fields", name),
                f"can't be a field: it {taken}",
                hint="choose another name",
                at_key=True,
            )
        found[name] = _field(name, model, project)
    return found


def _field(name: str, model: FieldModel, project: Project) -> values.Field:
    if model.one_of is not None:
        return values.OneOf(name, model.one_of)
    if model.whole is not None:
        return values.Whole(name, *model.whole)
    if model.set_of is not None:
        return values.SetOf(name, model.set_of)
    if model.yes_no:
        return values.YesNo(name)
    if model.text:
        return values.Text(name, model.matches, model.most)
    return values.Picture(name, project)


def kinds(
    header: Header,
    deck: CardStock,
    there: dict[str, Back],
    known: dict[str, values.Field],
    project: Project,
    faults: Faults,
) -> dict[str, Kind]:
    """The kinds of card, each with its layout, its back and its stock settled."""
    model = header.model
    found: dict[str, Kind] = {}
    for name, kind in model.kinds.items():
        loc: Loc = ("kinds", name)
        layout = kind.layout or model.layout
        if kind.layout is not None:
            _layout(kind.layout, (*loc, "layout"), project, faults)
        elif layout is None and not header.hurt("layout"):
            faults.add(
                loc, "has no layout", hint="give the kind one, or the deck a default", at_key=True
            )
        back = kind.back or (next(iter(there)) if len(there) == 1 else "main")
        if there and back not in there and not header.hurt("backs", back):
            at = (*loc, "back") if kind.back else loc
            known_backs = list(there)
            faults.add(
                at,
                f"there is no back {back!r}" if kind.back else "names no back",
                f"backs: {listed(known_backs)}",
                did_you_mean(back, known_backs),
                at_key=not kind.back,
            )
        free = not {"needs", "may"} & kind.model_fields_set
        for key, names in (("needs", kind.needs), ("may", kind.may)):
            for index, field in enumerate(names):
                if field not in known and not header.hurt("fields", field):
                    faults.add(
                        (*loc, key, index),
                        f"{field!r} is not a field of this deck",
                        f"fields: {listed(list(known)) or 'none'}",
                        did_you_mean(field, list(known)),
                    )
                    free = True
                elif field in names[:index] or (key == "may" and field in kind.needs):
                    faults.add((*loc, key, index), f"{field!r} stands here twice")
        needs = tuple(field for field in kind.needs if field in known)
        own = _own_stock(kind.card, deck, (*loc, "card"), project, faults)
        may = tuple(known if free else kind.may)
        found[name] = Kind(name, layout or "", back, needs, may, own)
    if not found and not header.hurt_at_all("kinds"):
        faults.add(("kinds",), "needs at least one kind of card", hint="such as card: {}")
    return found


def rulebook(model: CatalogueModel, project: Project, faults: Faults) -> Rulebook | None:
    """The rulebook, if the deck has one."""
    if model.rulebook is None:
        return None
    name = model.rulebook.template
    if project.find_file("templates/rulebooks", name) is None:
        known = project.names("templates/rulebooks", ".j2")
        faults.add(
            ("rulebook", "template"),
            f"there is no template templates/rulebooks/{name}",
            f"templates: {listed([f'{stem}.j2' for stem in known]) or 'none'}",
            did_you_mean(name, [f"{stem}.j2" for stem in known]),
        )
    return Rulebook(name, model.rulebook.with_)
