"""Cards and backs with their pictures' fits -> rows of the table, and lines of the catalogue."""

from __future__ import annotations

from generator.workshop.finished.brought import COMMON, Art, BroughtCard
from generator.workshop.finished.catalogue import CARD, NAMED, BackRow
from generator.workshop.finished.fitting import Fit
from generator.workshop.finished.table import Fresh, Row
from generator.workshop.finished.work import Work


def row_of(work: Work, card: BroughtCard, fits: dict[str, Fit], edge: str) -> Fresh:
    """A card as a row of the table."""
    kind = _kind(card.back)
    row = {
        "name": card.name.lstrip("=+-@ ") or card.name,
        "copies": str(card.copies or 1),
        **card.words,
    }
    told = {"kind"} | ({"copies"} if card.copies is not None else set())
    if card.copies == 0:
        row["copies"] = "0"
    if card.front is None:
        return Fresh(row | {"kind": NAMED}, frozenset(told), False)
    name = work.name_of(card.front)
    row |= {"kind": kind, "picture": name} | _shown(work, name, fits[name], edge)
    told |= {"bleed"} if work.wanted.bleed else set()
    told |= {"edge"} if work.wanted.edge else set()
    return Fresh(row, frozenset(told), name in work.anew)


def _kind(back: str) -> str:
    """The kind of the cards with that back: it bears its name."""
    if back == COMMON:
        return CARD
    return f"{back}-card" if back in (CARD, NAMED) else back


def _shown(work: Work, name: str, one: Fit, edge: str) -> dict[str, str]:
    """How a picture is shown, as columns of a row."""
    told = {
        "bleed": f"{one.bleed:g}mm",
        "edge": edge,
        "lies": "sideways" if one.sideways else "upright",
    }
    return told | ({"ground": work.looks[name].rim} if work.looks[name].rim else {})


def back_of(work: Work, art: Art, fits: dict[str, Fit], edge: str) -> BackRow:
    """A back as a line of the catalogue."""
    name = work.name_of(art)
    return BackRow(name, **_shown(work, name, fits[name], edge))


def kinds_of(work: Work, rows: list[Row]) -> dict[str, str]:
    """{kind: its line in a catalogue} of all cards."""
    found: dict[str, str] = {}
    for card, row in zip(work.brought.cards, rows, strict=True):
        kind = row.get("kind", CARD)
        if kind == NAMED:
            found[NAMED] = f"  {NAMED}: {{layout: plain}}"
        elif kind == CARD:
            found.setdefault(CARD, f"  {CARD}: {{}}")
        else:
            found[kind] = f"  {kind}: {{back: {card.back}}}"
    return found
