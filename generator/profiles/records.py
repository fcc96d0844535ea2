"""A target as plain values: its products and facts, each with mark and source."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from generator.units import Box, Size


@dataclass(frozen=True)
class Fact:
    """One thing known of a target: its value, how sure it is, and the tag of its source."""

    value: Any
    mark: str
    source: str


@dataclass(frozen=True)
class Wall:
    """A wall of a box on its flat picture: its place in px of the canvas, y down, and the degrees
    clockwise from the picture's up to its own."""

    name: str
    box: Box
    turn: int


@dataclass(frozen=True)
class Product:
    """A card (or board, token, box, die) that a service makes: trimmed size in mm; canvas in px,
    bleed included; `bleed` px from the canvas' edge to the cut, `safe` px from the cut inwards;
    what the service calls it; `shape` is a piece's outline, "" for cards. A tuck box has `walls`,
    and is for `least` to `holds` cards of the size `card`; a die's product is one face of it."""

    name: str
    trim: Size
    canvas: tuple[int, int]
    bleed: float
    safe: float | None
    identity: str
    shape: str
    mark: str
    source: str
    card: Size | None = None
    least: int = 0
    holds: int = 0
    walls: tuple[Wall, ...] = ()


@dataclass(frozen=True)
class Fit:
    """A product for a size; `turned` by a quarter if the drawing lies across it."""

    product: Product
    turned: bool

    @property
    def cut(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of the cut on the canvas, in px."""
        (w, h), bleed = self.product.canvas, self.product.bleed
        return bleed, bleed, w - bleed, h - bleed

    def for_(self, size: Size) -> Fit:
        """The same product for one drawing of this trimmed size: of the cards that become it some
        may be upright, and others lie across."""
        trim = self.product.trim
        return replace(self, turned=_off(trim, size.turned()) < _off(trim, size))

    def is_across(self, size: Size) -> bool:
        """Whether a drawing of this size lies across the others that become the product."""
        return self.for_(size) != self

    def beside(self, other: Fit) -> Fit:
        """The product for these cards and for others of it: as both lie, or upright."""
        return replace(self, turned=self.turned and other.turned)


@dataclass(frozen=True)
class Profile:
    """A target: its family, products, facts, and how its files are named. `steps` are what a person
    does with the files, in order; `file` is the profile's own, for messages."""

    name: str
    title: str
    family: str
    about: str
    sources: Mapping[str, str]
    products: tuple[Product, ...]
    facts: Mapping[str, Fact]
    naming: Mapping[str, str]
    file: str
    steps: tuple[str, ...] = ()

    def number(self, name: str) -> float:
        value: float = self.facts[name].value
        return value

    def whole(self, name: str) -> int:
        value: int = self.facts[name].value
        return value

    def word(self, name: str) -> str:
        value: str = self.facts[name].value
        return value

    def words(self, name: str) -> tuple[str, ...]:
        value: tuple[str, ...] = self.facts[name].value
        return value

    def fit(self, size: Size, shape: str = "") -> Fit | None:
        """The nearest product for a trimmed size, upright before turned, or None if none is as
        near as `trim-tolerance`."""
        allowed = self.number("trim-tolerance")
        near = sorted(
            (_off(product.trim, size.turned() if turned else size), turned, index)
            for index, product in enumerate(self.products)
            for turned in (False, True)
            if product.shape == shape
        )
        if not near or near[0][0] > allowed:
            return None
        return Fit(self.products[near[0][2]], near[0][1])

    def box_for(self, card: Size, cards: int) -> Product | None:
        """The smallest tuck box for so many cards of a size, or None."""
        allowed = self.number("trim-tolerance")
        found = [
            product
            for product in self.products
            if product.card is not None
            and _off(product.card, card) <= allowed
            and product.least <= cards <= product.holds
        ]
        return min(found, key=lambda one: one.holds, default=None)

    def shaped(self, shape: str) -> Product | None:
        """The first product of a shape, or None."""
        return next((one for one in self.products if one.shape == shape), None)


def _off(one: Size, other: Size) -> float:
    """How far two sizes are apart on the side on which they are farther apart, in mm."""
    return max(abs(one.w - other.w), abs(one.h - other.h))
