"""A file of cards/ -> a `Catalogue`, or a UserError with every fault of the file.

Reading, and judging header, cards and words, stand in modules of their own; here they are put in
order.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from generator.catalogue import facts, sections
from generator.catalogue.cards import CardReader
from generator.catalogue.edition import edition_mark
from generator.catalogue.filters import FilterReader
from generator.catalogue.header import Header, judge_header
from generator.catalogue.model import WORD_KEYS
from generator.catalogue.records import Catalogue, Component, Credit
from generator.catalogue.tables import Known, TableReader
from generator.catalogue.words import (
    card_words,
    doubt_wordless,
    field_titles,
    field_words,
    word_places,
)
from generator.errors import Problem, UserError, did_you_mean, listed
from generator.project import Project
from generator.reading.faults import Faults
from generator.reading.read import Loc, read_source
from generator.reading.spending import spending


def load(
    path: Path, project: Project, engines: Sequence[str] | None = None, draft: bool = False
) -> Catalogue:
    """The catalogue in `path`; for a `draft` also with cards that have faults, which it tells.

    `engines` are the rules engines there are (`generator.rules.names(home)`); given, the catalogue
    must name one of them or none. Raises UserError with all faults of the file, in file order.
    """
    source = read_source(path, project.label(path))
    if not isinstance(source.data, dict):
        found = "is empty" if source.data is None else "needs 'key: value' pairs"
        raise UserError(Problem(found, source.file, 1, 1, hint=f"begin with 'game: {path.stem}'"))
    faults = Faults(source)
    header = judge_header(source.data, faults)
    _name_and_engine(header, path.stem, engines, faults)
    with spending():
        parts, places, spoiled = _parts(header, project, faults, draft)
    faults.raise_all()
    return Catalogue(
        **parts,
        edition=edition_mark(parts),
        source=source,
        doubts=tuple(faults.doubts),
        places=places,
        spoiled=spoiled,
    )


def _name_and_engine(
    header: Header, stem: str, engines: Sequence[str] | None, faults: Faults
) -> None:
    game, engine = header.model.game, header.model.engine
    if game != stem and not header.hurt("game"):
        faults.add(
            ("game",),
            f"{game!r} stands in a file called {stem}.yaml",
            hint=f"write 'game: {stem}', or rename the file",
        )
    if engine is not None and engines is not None and engine not in engines:
        faults.add(
            ("engine",),
            f"there is no rules engine {engine!r}",
            f"engines: {listed(list(engines))}",
            did_you_mean(engine, list(engines)),
        )


def _parts(
    header: Header, project: Project, faults: Faults, draft: bool
) -> tuple[dict[str, Any], dict[str, dict[str, Loc]], dict[str, tuple[Problem, ...]]]:
    """The parts of the record by name, to be trusted only if `faults` stays empty; where each
    card's facts and words were written; and what a draft tells of its cards."""
    model = header.model
    stock = sections.stock(model, project, faults)
    sections.default_layout(model, project, faults)
    backs = sections.backs(header, project, faults)
    fields = sections.fields(header, project, faults)
    kinds = sections.kinds(header, stock, backs, fields, project, faults)
    ignored = header.cut_names("fields")
    all_kinds = bool(kinds) and not header.hurt_at_all("kinds")
    reader = CardReader(fields, kinds, ignored, all_kinds, faults, draft and bool(kinds))
    tables = TableReader(
        Known(
            fields,
            ignored,
            (*WORD_KEYS, *model.words.extra),
            tuple(kinds),
            all_kinds,
        ),
        project,
        faults,
    )
    cards = reader.read(tables.entries(model.cards))
    if not model.cards and not header.hurt("cards"):
        faults.add(("cards",), "is an empty list", "at least one card")
    complete = not (reader.broken or tables.broken) and not header.hurt("cards")
    if model.cards and not cards and complete:
        faults.add(("cards",), "makes no card", "at least one row that says what a card is")
    filters = FilterReader(header, fields, kinds, cards, complete, faults)
    spoken = field_words(model.words, fields, ignored, faults)
    doubt_wordless(spoken, cards, faults)
    titles = field_titles(model.words, tables.titles, fields, ignored, faults)
    words = card_words(
        model.words,
        tables.words,
        fields,
        kinds,
        cards,
        spoken,
        complete,
        all_kinds,
        faults,
        reader.spoiled if draft else None,
    )
    own = facts.own(model, faults)
    spoken_at = word_places(model.words, tables.rows, tables.words, cards)
    places = {card.id: {**reader.places[card.id], **spoken_at[card.id]} for card in cards}
    parts = {
        "slug": model.game,
        "engine": model.engine,
        "title": model.title,
        "tagline": model.tagline,
        "language": model.language,
        "players": model.players,
        "minutes": model.minutes,
        "ages": model.ages,
        "card": stock,
        "palette": model.palette,
        "inks": sections.inks(header, faults),
        "backs": backs,
        "fields": fields,
        "kinds": kinds,
        "cards": cards,
        "word_keys": sections.word_keys(model, faults),
        "words": words,
        "field_words": spoken,
        "titles": titles,
        "variants": filters.variants(),
        "composition": filters.composition(),
        "components": {
            name: Component(name, part.count, part.title or name, part.about, part.with_)
            for name, part in model.components.items()
        },
        "rulebook": sections.rulebook(model, project, faults),
        "credits": tuple(Credit(**credit.model_dump()) for credit in model.credits),
        "notice": model.notice,
        "licence": model.licence,
        **({"facts": own} if own else {}),  # a deck without any keeps its edition
    }
    return parts, places, reader.spoiled
