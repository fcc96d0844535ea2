"""The faces of a draft: a card with faults carries them in words, all others, and backs, a mark.

In: a deck that may have faulty cards. Out: a `Drawing` for each all the same. `faulty` says which
were drawn so; who prints them never calls them ready.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from generator.catalogue.records import CardStock
from generator.deck import Card, Deck
from generator.drawing.drawing import Drawing, Item
from generator.drawing.fonts import Shelf
from generator.errors import Problem, UserError
from generator.faces.layout import Layout
from generator.faces.load import load_layout
from generator.faces.plan import Faces, draw, paper_of
from generator.project import Project

#: The layouts of a face with faults, and of the mark; so many letters of faults are shown.
_FAULTY, _MARK = "faulty", "draft"
_MOST = 900


class DraftFaces(Faces):
    """As `Faces`; `faulty` are the faults of each card, and of each back by "back-" and its name,
    as far as they were drawn."""

    def __init__(self, deck: Deck, project: Project) -> None:
        """Reads what can be read of the deck's layouts."""
        self.faulty: dict[str, Sequence[Problem]] = {}
        self._marks: dict[CardStock, tuple[Item, ...]] = {}
        super().__init__(deck, project)

    def _refuse(self, unread: Mapping[tuple[str, CardStock], Sequence[Problem]]) -> None:
        pass

    def front(self, card: Card) -> Drawing:
        """The face of a card, or its faults."""
        problems: Sequence[Problem] = self.deck.catalogue.spoiled.get(card.id, ())
        if not problems:
            try:
                return self._stamped(super().front(card), card.stock)
            except UserError as error:
                problems = error.problems
        self.faulty[card.id] = problems
        return self._marked(card.id, f"{card.number} {card.name}", card.stock, problems)

    def back(self, name: str) -> Drawing:
        """The back of that name with the mark, or its faults."""
        stock = self.deck.back_stocks[name]
        try:
            return self._stamped(super().back(name), stock)
        except UserError as error:
            key = f"back-{name}"
            self.faulty[key] = error.problems
            return self._marked(key, f"Back: {name}", stock, error.problems)

    def _layout(self, name: str, stock: CardStock) -> Layout:
        return load_layout(name, self.project, Shelf(self.project), stock, {})

    def _stamped(self, face: Drawing, stock: CardStock) -> Drawing:
        """A face with the mark of a draft over it."""
        if stock not in self._marks:
            self._marks[stock] = self._noted(_MARK, self._layout(_MARK, stock), stock, {}).items
        return replace(face, items=(*face.items, *self._marks[stock]))

    def _marked(
        self, name: str, called: str, stock: CardStock, problems: Sequence[Problem]
    ) -> Drawing:
        told = "\n".join(dict.fromkeys(str(problem) for problem in problems))
        layout = self._layout(_FAULTY, stock)
        words = {
            key: _lettered(text[:_MOST], layout)
            for key, text in (("called", called), ("faults", told))
        }
        return self._noted(name, layout, stock, words)

    def _noted(self, name: str, layout: Layout, stock: CardStock, words: dict[str, str]) -> Drawing:
        names: dict[str, Any] = {**words, "stock": paper_of(stock)}
        language = self.deck.catalogue.language
        return draw(name, layout, stock, names, language, self._folders, self.stamps)


def _lettered(text: str, layout: Layout) -> str:
    """The text, with escapes for letters that no font of the layout has: they may be the fault."""
    fonts = [face.regular for face in layout.faces.values()]
    return "".join(
        one
        if one in "\n " or any(font.has(one) for font in fonts)
        else one.encode("unicode_escape").decode()
        for one in text
    )
