"""The ornaments that draw a trade: what is sold and on what, part by part, and the place where, at
the hour of its value.

Lengths in mm, y down; `trades.kit` names the origins.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.drawing.drawing import Group, moved, scaled, times
from generator.games.bitcoin_miner.art.hours import HOURS, Light
from generator.games.bitcoin_miner.art.trades import (
    bakery,
    bandstand,
    beach,
    bookshop,
    cobblers,
    hill,
    orchard,
    pitch,
    quay,
    workshop,
)
from generator.games.bitcoin_miner.art.trades.kit import (
    NATURAL,
    PARTS,
    PLACES,
    WIDE,
    Place,
    Trade,
)

#: Where the trades are drawn.
TRADES = (bakery, orchard, beach, quay, bookshop, pitch, hill, cobblers, bandstand, workshop)
#: How much wider than they say lines of a place are: it lies behind all else.
BOLD = 0.8


@ornament(rest=NATURAL)
def trade(
    *,
    sells: str,
    part: str,
    size: float,
    mirrored: bool,
    ink: Colour,
    paper: Colour,
    **natural: Colour,
) -> Items:
    """A part of the trade that sells bread, apples, … or bikes, `size` across for every 20 mm that
    it is drawn with, and mirrored left to right: ware-1 to ware-6, front, stand."""
    must_know(f"{sells}: {part}", {f"{one}: {other}" for one, other in PARTS}, "no part of a trade")
    k = size / 20
    sketch = Trade(ink, paper, natural, min(1.4, 0.8 / k))
    PARTS[sells, part](sketch)
    return [Group(tuple(sketch.items), scaled(-k if mirrored else k, k))]


@ornament(rest=NATURAL, hour=(1, 6))
def market(
    *,
    sells: str,
    hour: int,
    mirrored: bool,
    air: Colour,
    haze: Colour,
    ink: Colour,
    paper: Colour,
    **natural: Colour,
) -> Items:
    """Where bread, apples, … or bikes are sold, from dawn (1) over morning, noon, rain and sunset
    to night (6), perhaps mirrored left to right; `air` above and its `haze` at the horizon."""
    must_know(sells, PLACES, "no place where one sells")
    sketch = Place(ink, paper, natural, BOLD, Light(HOURS[hour], air, haze))
    PLACES[sells](sketch)
    items = tuple(sketch.items)
    return [Group(items, times(moved(WIDE, 0), scaled(-1, 1)))] if mirrored else list(items)
