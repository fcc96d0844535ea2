"""Which of a card's words a fault on its face is about, and where they were written.

A layout fills its texts with words that somebody wrote in a catalogue or a table. Where one of them
is at fault, the fault is told at the words and not at the layout: the layout serves other cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from generator.drawing.markup import BadMarkup, Span, parse
from generator.errors import Problem
from generator.faces.layout import Place
from generator.reading.faults import InvalidValue
from generator.reading.read import Loc, Source

#: What a card says of itself that no text is about.
_SILENT = ("kind", "copies")


class InWords(InvalidValue):
    """A fault of a text that is filled in: `guilty` says of a card's own words whether they have
    it; None if it takes all of them together, as for a text that is too long."""

    def __init__(
        self,
        found: str,
        expected: str = "",
        hint: str = "",
        code: str = "",
        guilty: Callable[[str], bool] | None = None,
    ) -> None:
        super().__init__(found, expected, hint, code)
        self.guilty = guilty
        self.text = ""


@dataclass(frozen=True)
class Said:
    """A card's facts and words: where each was written in `source`."""

    source: Source
    places: Mapping[str, Loc]

    def problem(
        self, fault: InWords, names: Mapping[str, Any], place: Place, card: str
    ) -> Problem | None:
        """The fault at the words that have it; None if they are the layout's own. `names` are what
        the layout, at `place`, knows of the card."""
        loc = self._at(fault, names)
        if loc is None:
            return None
        line = place.source.place(place.loc)[0]
        hint = fault.hint
        if fault.guilty is None:
            hint = f"shorten it, or look at the box and the floor in {place.source.file}:{line}"
        return self.source.problem(
            loc,
            f"card {card}: {fault.found}",
            expected=fault.expected,
            hint=hint,
            card=card,
            code=fault.code or "face",
        )

    def _at(self, fault: InWords, names: Mapping[str, Any]) -> Loc | None:
        written = {
            key: [str(names[one]) for one in (key, f"{key}_word") if names.get(one) is not None]
            for key in self.places
            if key not in _SILENT
        }
        own = [(words, key) for key, both in written.items() for words in both if words]
        if fault.guilty is not None:
            found = [(words, key) for words, key in own if fault.guilty(words)]
        else:
            found = [(words, key) for words, key in own if words in fault.text]
            if 2 * sum(map(len, {words for words, _ in found})) < len(fault.text):
                return None
        found.sort(key=lambda one: (one[0] in fault.text, len(one[0])))
        return self.places[found[-1][1]] if found else None


def spans_of(words: str) -> tuple[Span, ...]:
    """The spans of a text, none if it is no markup."""
    try:
        return parse(words)
    except BadMarkup:
        return ()


def is_markup(words: str) -> bool:
    """Whether a text's marks are all closed."""
    try:
        parse(words)
    except BadMarkup:
        return False
    return True
