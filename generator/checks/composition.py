"""The deck against the rules: totals that the box states, cards and facts that the engine knows,
and every row of the ledger, measured.

In: a deck and, if its catalogue names one, a rules engine. Out: findings and ledger lines. The
catalogue is the claim, the engine the authority; neither is taken from the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from generator.catalogue import Catalogue
from generator.checks.findings import Finding, LedgerLine, from_problem
from generator.deck import Card, Deck
from generator.errors import did_you_mean
from generator.rules import Evidence, Game, GamePack
from generator.rules.registry import from_outside
from generator.simulation.faults import engine_fault


def evidence(deck: Deck, game: Game) -> Evidence:
    """What the ledger may measure: the deck's facts and components, and the engine."""
    cards: list[Mapping[str, object]] = [
        {**card.facts, "id": card.id, "copies": card.copies, "kind": card.kind}
        for card in deck.families
    ]
    components = {name: part.count for name, part in deck.catalogue.components.items()}
    return Evidence(cards, components, game)


def declared(deck: Deck) -> Iterator[Finding]:
    """The deck against the totals that its own catalogue declares."""
    catalogue = deck.catalogue
    composition = catalogue.composition
    if composition is None:
        return
    file = catalogue.source.file
    if deck.total != composition.total:
        line, column = catalogue.source.place(("composition", "total"))
        yield Finding(
            "count-mismatch",
            f"the box says {composition.total} cards, the catalogue has {deck.total}",
            "error",
            file,
            line,
            column,
        )
    for index, part in enumerate(composition.parts):
        found = sum(row.copies for row in catalogue.cards if part.where.matches(row))
        if found != part.count:
            line, column = catalogue.source.place(("composition", "parts", index))
            said = f" ({part.as_text})" if part.as_text else ""
            yield Finding(
                "count-mismatch",
                f"{part.what}: the box says {part.count}{said}, the catalogue has {found}",
                "error",
                file,
                line,
                column,
            )
    for name, variant in catalogue.variants.items():
        found = sum(row.copies for row in catalogue.cards if variant.keeps(row))
        if variant.total is not None and found != variant.total:
            line, column = catalogue.source.place(("variants", name, "total"))
            yield Finding(
                "count-mismatch",
                f"variant {name}: the box says {variant.total} cards, the catalogue keeps {found}",
                "error",
                file,
                line,
                column,
            )


def against_engine(deck: Deck, pack: GamePack) -> Iterator[Finding]:
    """Card by card: every id that the rules call for, as often as they do, and no other. And the
    players: the box may name fewer than the rules, but none that they don't allow."""
    game = pack.game
    try:
        wanted = dict(game.composition())
        facts: Mapping[str, Mapping[str, object]] = getattr(game, "card_facts", dict)()
    except Exception as error:  # an engine that can't say it is a finding, not our end
        for problem in engine_fault(error, pack, "naming its cards").problems:
            yield from_problem(problem, problem.code)
        return
    yield from _players(deck.catalogue, game)
    file = deck.catalogue.source.file
    have = {card.id: card for card in deck.families}
    for card_id, copies in wanted.items():
        card = have.get(card_id)
        if card is None:
            yield Finding(
                "missing-card",
                f"the rules call for {copies} x {card_id}; the catalogue has none",
                "error",
                file,
                card=card_id,
                hint=did_you_mean(card_id, sorted(have.keys() - wanted)),
            )
        elif card.copies != copies:
            yield Finding(
                "count-mismatch",
                f"the rules call for {copies} x {card_id}; the catalogue has {card.copies}",
                "error",
                card.file,
                *card.place,
                card=card_id,
            )
    for card_id, card in have.items():
        if card_id not in wanted:
            yield Finding(
                "extra-card",
                f"the rules know no card {card_id}",
                "error",
                card.file,
                *card.place,
                card=card_id,
                hint=did_you_mean(card_id, sorted(wanted.keys() - have)),
            )
    for card_id, known in facts.items():
        if card_id in have:
            yield from _facts(have[card_id], known)


def _players(catalogue: Catalogue, game: Game) -> Iterator[Finding]:
    if set(catalogue.players) <= set(game.players):
        return
    least, most = game.players[0], game.players[-1]
    yield Finding(
        "fact-mismatch",
        f"players: the box says {catalogue.players_text}, "
        f"the rules {least if least == most else f'{least} to {most}'}",
        "error",
        catalogue.source.file,
        *catalogue.source.place(("players",)),
    )


def _facts(card: Card, known: Mapping[str, object]) -> Iterator[Finding]:
    for name, value in known.items():
        claimed = card.kind if name == "kind" else card.facts.get(name)
        if _plain(claimed) != _plain(value):
            yield Finding(
                "fact-mismatch",
                f"{card.id}: {name} is {_plain(claimed) or 'not given'!r}, "
                f"the rules say {_plain(value) or 'none'!r}",
                "error",
                card.file,
                *card.place,
                card=card.id,
            )


def _plain(value: object) -> str:
    """Facts compare as the text that stands in a table: sets joined, yes and no, nothing as ""."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (tuple, list, frozenset, set)):
        return "".join(sorted(str(part) for part in value))
    return str(value)


def measured(deck: Deck, pack: GamePack) -> Iterator[tuple[LedgerLine, Finding | None]]:
    """Every ledger row with what was found, and a finding where that isn't what the rules say."""
    seen = evidence(deck, pack.game)
    source = pack.game.ledger.source
    for row in pack.game.ledger.rows:
        place, broken = (deck.catalogue.source.file, 0, 0), ""
        try:
            found: Any = row.found(seen)
        except Exception as error:  # a deck too broken to be measured is a finding, not a crash
            found = broken = f"can't be measured: {type(error).__name__}: {error}"
            if from_outside(pack.slug):
                (at,) = engine_fault(error, pack, row.what).problems
                place = at.file, at.line, at.column
        ok = not broken and _same(found, row.expected)
        line = LedgerLine(
            row.id, row.what, source, row.lines, row.status, row.expected, found, ok, row.ruling
        )
        finding = None
        if not ok:
            finding = Finding(
                "count-mismatch",
                f"{row.what}: the rules say {_said(row.expected)} ({source}, {_place(row.lines)}), "
                + (broken or f"found {_said(found)}"),
                "error",
                *place,
            )
        yield line, finding


def _place(lines: str) -> str:
    """Where a source says so; some sources count cards and not lines."""
    several = "-" in lines or "," in lines
    return f"line{'s' if several else ''} {lines}" if lines[:1].isdigit() else lines


def _same(found: Any, expected: Any) -> bool:
    """Whether a measure is what the ledger expects. Where the cards of a family are no longer as
    many of each, a measure answers a tuple in the place of a number, and the other way round."""
    if isinstance(expected, (tuple, list)) and isinstance(found, (tuple, list)):
        return list(found) == list(expected)
    return str(found) == str(expected)


def _said(value: Any) -> str:
    if isinstance(value, (tuple, list)):
        return " / ".join(str(part) for part in value)
    return str(value)
