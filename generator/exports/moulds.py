"""Boxes and dice in a service's shapes: the deck's own art on the shop's own net.

In: a game's folded things, and a profile with products for them. Out: a `Mould` for each that the
service makes: a tuck box on the one flat picture that the shop folds, its walls where they are on
that; a die as one picture a face, for stickers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from generator.components.nets import Net, Panel
from generator.drawing.drawing import Drawing
from generator.drawing.outlines import rounded
from generator.exports.material import Folded, Material
from generator.profiles import Fit, Product, Profile
from generator.units import Box, Size

_FACES = range(1, 7)


@dataclass(frozen=True)
class Mould:
    """A thing and the product that it becomes."""

    thing: Folded
    fit: Fit

    @property
    def folder(self) -> str:
        """Where its pictures lie in an export."""
        return f"{self.fit.product.name}/{self.thing.name}"

    def drawings(self) -> Iterator[tuple[str, Drawing]]:
        """Its pictures by name. Raises UserError with what is wrong with its layout."""
        product = self.fit.product
        mm = product.trim.w / (product.canvas[0] - 2 * product.bleed)
        bleed = product.bleed * mm
        if self.thing.make == "box":
            yield self.thing.name, self.thing.art(_box(product, mm), bleed)
            return
        for face in _FACES:
            box = Box(0.0, 0.0, product.trim.w, product.trim.h)
            panel = Panel(f"face-{face}", box, values={"face": face})
            inner = (box.w, box.w, box.w)
            net = Net(rounded(box, 0.0), (), (), (panel,), inner)
            yield f"{self.thing.name}-{face}", self.thing.art(net, bleed)


def moulds(material: Material, profile: Profile) -> list[Mould]:
    """The boxes and dice that a service makes, too."""
    found = []
    for thing in material.folded:
        if not thing.for_cards:
            continue
        if thing.make == "box":
            deck = material.deck
            product = profile.box_for(deck.catalogue.largest, deck.total)
        else:
            product = profile.shaped("die") if thing.make == "die" else None
        if product is not None and thing.count:
            found.append(Mould(thing, Fit(product, turned=False)))
    return found


def _box(product: Product, mm: float) -> Net:
    """The shop's net in mm of its trim, as far as it is decorated."""
    panels = []
    sizes: dict[str, Size] = {}
    for wall in product.walls:
        x, y = (wall.box.x - product.bleed) * mm, (wall.box.y - product.bleed) * mm
        panel = Panel(wall.name, Box(x, y, wall.box.w * mm, wall.box.h * mm), wall.turn)
        panels.append(panel)
        sizes[wall.name] = panel.size
    whole = Box(0.0, 0.0, product.trim.w, product.trim.h)
    inner = (sizes["front"].w, sizes["front"].h, sizes["lid"].h)
    return Net(rounded(whole, 0.0), (), (), tuple(panels), inner)
