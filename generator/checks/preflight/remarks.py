"""What the preflight has to say of one face, before it is a finding.

Faces of one layout share its faults. Remarks of one code at one layout line become one finding:
that of the face where most is missing, with the number of the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.checks.findings import Finding, Severity
from generator.deck import Deck
from generator.drawing.origin import Origin
from generator.inks import FULL_INK

#: Longer words of a face are cut off in a message; in letters.
_QUOTED = 24


@dataclass(frozen=True)
class Remark:
    """`face` is a card's id or "back-" and its name, or what is printed of a `component`; `message`
    says what is wrong and how much is missing, `missing` how bad that is among remarks of one
    `code`."""

    code: str
    face: str
    message: str
    missing: float
    origin: Origin | None = None
    hint: str = ""
    component: str = ""
    severity: Severity = "error"


def merged(remarks: Iterable[Remark], deck: Deck) -> Iterator[Finding]:
    """One finding for each code and layout line, the worst face named, in the order of files."""
    groups: dict[tuple[str, object, str], list[Remark]] = {}
    for remark in remarks:
        place = None if remark.origin is None else remark.origin.place
        line = (place.source.file, place.loc) if place is not None else None
        groups.setdefault((remark.code, line, "" if line else remark.face), []).append(remark)
    order = {name: place for place, name in enumerate([card.id for card in deck.cards])}
    findings = []
    for group in groups.values():
        # Where much the same is missing on many faces, the first card of the deck speaks for all.
        worst = min(group, key=lambda one: (-round(one.missing, 2), order.get(one.face, 1 << 30)))
        findings.append(_finding(worst, len({remark.face for remark in group}) - 1, deck))
    yield from sorted(findings, key=lambda one: (one.file, one.line, one.column, one.code))


def _finding(remark: Remark, others: int, deck: Deck) -> Finding:
    ink = deck.catalogue.ink
    named = f"component {remark.face}" if remark.component else called(remark.face)
    where = named + ("" if ink == FULL_INK else f" in {ink} ink")
    message = f"{where}: {remark.message}"
    if others:
        message += f"; so on {others} other {'faces' if others > 1 else 'face'}"
    source = deck.catalogue.source
    file = source.file
    if remark.origin is not None:
        place = remark.origin.place
        file, (line, column) = place.source.file, place.source.place(place.loc)
    elif remark.component:
        line, column = source.place(("components", remark.component))
    elif remark.face.startswith("back-"):
        line, column = source.place(("backs", remark.face.removeprefix("back-")))
    else:
        card = deck[remark.face]
        file, (line, column) = card.file, card.place
    about = "" if remark.component else remark.face
    return Finding(remark.code, message, remark.severity, file, line, column, about, remark.hint)


def called(face: str) -> str:
    """A face as a person calls it: "card 7H", "back main"."""
    return f"back {face.removeprefix('back-')}" if face.startswith("back-") else f"card {face}"


def quoted(text: str, origin: Origin | None) -> str:
    """Some text in quotes, its end cut off if it is long; letters of a ring stand alone."""
    shown = repr(text if len(text) <= _QUOTED else text[: _QUOTED - 1] + "…")
    return f"{shown} of a ring of words" if origin is not None and origin.verb == "ring" else shown
