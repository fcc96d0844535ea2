"""A deck's faces and backs, planned: layouts read once, each card drawn once.

In: a deck and its project. Out: a `Drawing` for each distinct card and back. Every decision about
a face falls here; painters and sheets only place what they get.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from pathlib import Path as FilePath
from typing import Any

from generator import art
from generator.catalogue.records import CardStock
from generator.deck import Card, Deck
from generator.drawing.drawing import Drawing, Item, Path, scaled
from generator.drawing.fonts import Shelf
from generator.drawing.outlines import Outline
from generator.errors import Problem, UserError
from generator.faces.items import Scene
from generator.faces.layout import Layout
from generator.faces.load import load_layout
from generator.faces.said import Said
from generator.pictures.cutline import cut_line
from generator.project import Project
from generator.reading.faults import InvalidValue
from generator.reading.spending import metered

#: The faces of a deck of so many cards are kept once they are planned: sheets on two papers, the
#: pictures and the rulebook show the same. Those of a larger one would take too much memory.
KEPT = 500


class Faces:
    """The faces of one deck. `stamps` are shared by all of them: what repeats is drawn once;
    `hashed` is what `drawing.content` knows of them."""

    def __init__(
        self, deck: Deck, project: Project, held: Mapping[str, Drawing] | None = None
    ) -> None:
        """Reads every layout that the deck uses, or none before it is asked for if `all` has
        answered in another process what is `held`. Raises UserError with all their faults."""
        self.deck, self.project = deck, project
        self.stamps: dict[str, tuple[Item, ...]] = {}
        self.hashed: dict[int, tuple[tuple[Item, ...], str]] = {}
        self._folders = [root / "cards" for root in project.roots()]
        self._backs: dict[str, Drawing] = {}
        self._fronts: dict[int, tuple[Card, Drawing]] = {}
        self._unread: dict[tuple[str, CardStock], Sequence[Problem]] = {}
        if held is None:
            self._layouts  # noqa: B018  (asking for them is what finds the faults)
        else:
            self._fronts = {id(card): (card, held[card.id]) for card in deck.cards}
            self._backs = {name: held[f"back-{name}"] for name in deck.backs}

    @cached_property
    def _layouts(self) -> dict[tuple[str, CardStock], Layout]:
        """Every layout of the deck for each stock, but for those that can't be read."""
        deck, catalogue = self.deck, self.deck.catalogue
        shelf = Shelf(self.project)
        ornaments = art.of(catalogue.engine, self.project.root)
        layouts: dict[tuple[str, CardStock], Layout] = {}
        wanted = [(card.layout, card.stock) for card in deck.cards]
        wanted += [(back.layout, deck.back_stocks[key]) for key, back in deck.backs.items()]
        stocks = list(dict.fromkeys((catalogue.card, *deck.stocks)))
        for name, stock in dict.fromkeys(wanted):
            try:
                layout = load_layout(name, self.project, shelf, stock, catalogue.palette, ornaments)
                if stock != catalogue.card:  # what it stamps is its own, too
                    layout.name = f"{name}-{stocks.index(stock) + 1}"
                layouts[name, stock] = layout
            except UserError as error:
                self._unread[name, stock] = error.problems
        self._refuse(self._unread)
        return layouts

    def _refuse(self, unread: Mapping[tuple[str, CardStock], Sequence[Problem]]) -> None:
        """Raises UserError for layouts that can't be read."""
        problems = [one for told in unread.values() for one in told]
        if problems:
            raise UserError(dict.fromkeys(problems))

    def front(self, card: Card) -> Drawing:
        """The face of a card. Raises UserError with everything that is wrong with it."""
        if id(card) in self._fronts:
            return self._fronts[id(card)][1]
        view = card.view()
        drawn = self._draw(card.id, card.layout, card.stock, {**view, "card": view}, card.id)
        if len(self.deck.cards) <= KEPT:
            self._fronts[id(card)] = card, drawn
        return drawn

    def back(self, name: str) -> Drawing:
        """The back of that name; drawn once."""
        found = self._backs.get(name)
        if found is None:
            back = self.deck.backs[name]
            about = {"name": back.name, **back.params}
            names = {"back": about, "deck": self._about(), "edition": self.deck.edition}
            found = self._backs[name] = self._draw(
                f"back-{name}",
                back.layout,
                self.deck.back_stocks[name],
                {**back.params, **names},
                "",
            )
        return found

    def all(self) -> dict[str, Drawing]:
        """Every distinct face by card id, then every back by "back-" and its name.

        Raises UserError with the faults of all cards together.
        """
        drawings: dict[str, Drawing] = {}
        self._each(drawings.__setitem__)
        return drawings

    def judge(self) -> None:
        """Draws all faces and backs and keeps none. Raises UserError as `all`."""
        self._each(lambda name, drawing: None)

    def _each(self, take: Callable[[str, Drawing], None]) -> None:
        problems: list[Problem] = []
        for card in self.deck.cards:
            try:
                take(card.id, self.front(card))
            except UserError as error:
                problems.extend(error.problems)
        for name in self.deck.backs:
            try:
                take(f"back-{name}", self.back(name))
            except UserError as error:
                problems.extend(error.problems)
        if problems:
            raise UserError(together(problems))

    def _said(self, card: str) -> Said | None:
        catalogue = self.deck.catalogue
        return Said(catalogue.source, catalogue.places[card]) if card in catalogue.places else None

    def _about(self) -> Mapping[str, Any]:
        about: Mapping[str, Any] = self.deck.cards[0].view()["deck"]
        return about

    def _draw(
        self, name: str, layout: str, stock: CardStock, names: Mapping[str, Any], card: str
    ) -> Drawing:
        # A layout may serve cards of several sizes: it draws by the card's own, in mm.
        layouts = self._layouts
        if (layout, stock) in self._unread:
            raise UserError(self._unread[layout, stock])
        names = {"w": stock.size.w, "h": stock.size.h, **names, "stock": paper_of(stock)}
        return draw(
            name,
            layouts[layout, stock],
            stock,
            names,
            self.deck.catalogue.language,
            self._folders,
            self.stamps,
            card,
            self._said(card),
            mirrored=not card,
        )


def together(problems: Iterable[Problem]) -> list[Problem]:
    """Faults of many cards, those that say the same of one place as one, which names the first card
    and says how many others there are. Letters that no font has are one fault, wherever they stand,
    if the same helps."""
    groups: dict[Problem, dict[str, Problem]] = {}
    for one in problems:
        bare = replace(one, card="", found=one.found.removeprefix(f"card {one.card}: "))
        if one.code == "missing-glyph":
            bare = Problem("", hint=one.hint, code=one.code)
        groups.setdefault(bare, {}).setdefault(one.card, one)
    told = []
    for by_card in groups.values():
        first, *others = by_card.values()
        if others:
            more = f"so on {len(others)} other card{'s' if len(others) > 1 else ''}"
            first = replace(first, hint="; ".join(filter(None, (first.hint, more))))
        told.append(first)
    return told


def paper_of(stock: CardStock) -> dict[str, float]:
    """The piece of paper as a layout knows it, whatever a deck calls its fields: mm."""
    size = stock.size
    found = {"w": size.w, "h": size.h, "bleed": stock.bleed, "safe": stock.safe}
    return {**found, "corner": stock.corner}


@lru_cache(maxsize=64)
def _edge(cut: Outline, mirrored: float | None) -> Path:
    """An outline as a path, the same for the same one; mirrored, if it is so wide."""
    if mirrored is not None:
        cut = cut.through(scaled(-1.0, 1.0, mirrored / 2))
    return cut.path()


def draw(
    name: str,
    layout: Layout,
    stock: CardStock,
    names: Mapping[str, Any],
    language: str,
    folders: Sequence[FilePath],
    stamps: dict[str, tuple[Item, ...]],
    card: str = "",
    said: Said | None = None,
    mirrored: bool = False,
) -> Drawing:
    """A layout filled with `names` on a piece of that stock; `stamps` learn what it repeats. A back
    is `mirrored`: not what is on it, but its outline, which is that of the front.

    Raises UserError with everything that is wrong with it, naming the `card` if it is one; what is
    wrong with its words at their place, as far as `said` knows it.
    """
    scene = Scene(layout, stock.size, dict(names), language, folders, stamps, card=card)
    scene.said = said
    with metered():
        for key, expression, place in layout.lets:
            try:
                scene.names = {**scene.names, key: expression(scene.names)}
            except InvalidValue as invalid:
                raise UserError(place.problem(invalid, card=card)) from None
        items = tuple(scene.draw(layout.nodes))
    if scene.problems:
        raise UserError(scene.problems)
    corner, edge = stock.corner, None
    if stock.shape is not None:
        corner = stock.size.w / 2 if stock.shape == "round" else 0.0
        edge = _edge(cut_line(stock, folders), stock.size.w if mirrored else None)
    return Drawing(
        name, stock.size, stock.bleed, corner, items, stamps, scene.origins, stock.safe, edge
    )
