"""What a game gives to an export, and what the export is held against: cards, drawings, pieces.

A `Group` is the cards that lie in one pile on a table: one back, one size. A `Piece` is what is
drawn flat besides cards (coins, boards), a `Folded` what is a net on paper and a thing on a table
(dice, boxes).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

from generator.catalogue import Catalogue
from generator.components.kit import Kit
from generator.components.nets import Net
from generator.components.parts import DrawnComponent, parts
from generator.components.plan import drawing_of
from generator.deck import Card, Deck
from generator.drawing.drawing import Drawing, Item
from generator.project import Project
from generator.units import Size

Shape = Literal["box", "hexagon", "disc", "rounded"]


@dataclass(frozen=True)
class Group:
    """Cards of one back and one size, in collector order. `name` is unique in the game; `shape` is
    that of their stock, None for rectangles."""

    name: str
    back: str
    size: Size
    cards: tuple[Card, ...]
    shape: str | None = None

    @property
    def total(self) -> int:
        """All copies."""
        return sum(card.copies for card in self.cards)

    def copies(self) -> Iterator[Card]:
        """Every card as often as there are copies."""
        for card in self.cards:
            for _ in range(card.copies):
                yield card


@dataclass(frozen=True)
class Piece:
    """`count` of one flat thing that is no card; `shape` is its outline, `tiles` what its parts
    are called on sheets. What `stays` lies on the table for the whole game, as a board does. What
    has no `back` looks the same from both sides. It is a copy, or several, of the component `of`;
    others of that may look otherwise."""

    name: str
    title: str
    count: int
    shape: Shape
    drawing: Drawing
    tiles: tuple[str, ...]
    stays: bool = False
    back: Drawing | None = None
    of: str = ""

    @property
    def is_one_of(self) -> bool:
        """Whether there are others of its component, which look otherwise."""
        return self.of not in ("", self.name)

    @property
    def key(self) -> str:
        """Its name among all drawings."""
        return f"piece-{self.name}"

    @property
    def back_key(self) -> str:
        """The name of its other side there: its own if it has none."""
        return f"{self.key}.back" if self.back else self.key

    @property
    def sides(self) -> dict[str, Drawing]:
        """Both sides by their keys, or the one that it has."""
        return {self.key: self.drawing} | ({self.back_key: self.back} if self.back else {})


@dataclass(frozen=True)
class Folded:
    """`count` dice, boxes, standees or dials; `make` says which. `art` paints what is printed on
    another net of it, such as a shop's; the bleed in mm. A box is `for_cards`, or for other
    things. All are copies of the component `of`."""

    name: str
    title: str
    count: int
    make: str
    art: Callable[[Net, float], Drawing] = field(repr=False, compare=False)
    for_cards: bool = True
    of: str = ""


@dataclass(frozen=True)
class Material:
    """A deck, its drawings (faces by card id, backs as "back-" and their name), its pieces."""

    deck: Deck
    drawings: Mapping[str, Drawing]
    pieces: tuple[Piece, ...] = ()
    folded: tuple[Folded, ...] = ()

    @classmethod
    def of(cls, deck: Deck, drawings: Mapping[str, Drawing], project: Project) -> Material:
        """A deck with the components of its catalogue. Raises UserError for their faults."""
        stamps: dict[str, tuple[Item, ...]] = {}
        pieces, folded = [], []
        for part in parts(deck.catalogue, project):
            if not part.is_flat:
                art = partial(_art, part, deck.catalogue, project)
                folded.append(
                    Folded(
                        part.name,
                        part.own_title,
                        part.count,
                        part.make,
                        art,
                        part.for_cards,
                        part.of,
                    )
                )
            elif part.count:
                drawing = drawing_of(part, deck.catalogue, project, stamps)
                back = None
                if part.back:
                    back = drawing_of(part, deck.catalogue, project, stamps, "back")
                pieces.append(
                    Piece(
                        part.name,
                        part.own_title or part.name,
                        part.count,
                        _shape(part),
                        drawing,
                        part.pieces,
                        part.make == "board",
                        back,
                        part.of,
                    )
                )
        return cls(deck, drawings, tuple(pieces), tuple(folded))

    def front(self, card: Card) -> Drawing:
        return self.drawings[card.id]

    def back(self, card: Card) -> Drawing:
        return self.drawings[back_key(card.back)]

    @property
    def groups(self) -> tuple[Group, ...]:
        """The deck by back and size, in the order of their first cards. Cards of one back have one
        shape."""
        found: dict[tuple[str, Size], list[Card]] = {}
        for card in self.deck.cards:
            found.setdefault((card.back, self.front(card).size), []).append(card)
        backs = [back for back, _ in found]
        return tuple(
            Group(
                back if backs.count(back) == 1 else f"{back}-{size.w:g}x{size.h:g}mm",
                back,
                size,
                tuple(cards),
                cards[0].stock.shape,
            )
            for (back, size), cards in found.items()
        )

    def title_of(self, thing: Piece | Folded) -> str:
        """What all copies of its component are called together."""
        return self.deck.catalogue.components[thing.of].title

    @property
    def dice(self) -> int:
        """How many dice there are."""
        return sum(thing.count for thing in self.folded if thing.make == "die")

    @property
    def all_drawings(self) -> dict[str, Drawing]:
        """Faces and backs by their keys, and the pieces by theirs."""
        pieces = {key: one for piece in self.pieces for key, one in piece.sides.items()}
        return {**self.drawings, **pieces}

    def number(self, card: Card) -> str:
        """The card's number in file names, padded so that names sort as cards do."""
        return f"{card.first:0{max(3, len(str(self.deck.total)))}}"


def _art(
    part: DrawnComponent, catalogue: Catalogue, project: Project, net: Net, bleed: float
) -> Drawing:
    return Kit(catalogue, project).art(part, net, bleed)


def back_key(back: str) -> str:
    """A back's name among all drawings."""
    return f"back-{back}"


def _shape(part: DrawnComponent) -> Shape:
    if part.shape == "hexagon":
        return "hexagon"
    if part.shape == "disc":
        return "disc"
    return "rounded" if part.stock.corner else "box"
