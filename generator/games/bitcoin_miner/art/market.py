"""The ornament that draws where something is sold, at the hour of its value.

Lengths in mm, y down; the origin is the upper left corner of the place.
"""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.drawing.drawing import Group, moved, scaled, times
from generator.games.bitcoin_miner.art.hours import HOURS, Light
from generator.games.bitcoin_miner.art.trade import TRADES
from generator.games.bitcoin_miner.art.trades.kit import PLACES, WIDE, Place

#: How much wider than they say lines are: a place lies behind all else.
BOLD = 0.8


@ornament(hour=(1, 6))
def market(
    *,
    sells: str,
    hour: int,
    mirrored: bool,
    air: Colour,
    haze: Colour,
    ink: Colour,
    paper: Colour,
    wood: Colour,
    bark: Colour,
    straw: Colour,
    red: Colour,
    coral: Colour,
    gold: Colour,
    leaf: Colour,
    moss: Colour,
    cream: Colour,
    sky: Colour,
    ice: Colour,
    gem: Colour,
    iron: Colour,
    stone: Colour,
    soil: Colour,
) -> Items:
    """Where bread, apples, … or bikes are sold, from dawn (1) over morning, noon, rain and sunset
    to night (6), perhaps mirrored left to right; `air` above and its `haze` at the horizon."""
    assert TRADES  # places are listed by then
    must_know(sells, PLACES, "no place where one sells")
    natural = {
        "wood": wood, "bark": bark, "straw": straw, "red": red, "coral": coral, "gold": gold,
        "leaf": leaf, "moss": moss, "cream": cream, "sky": sky, "ice": ice, "gem": gem,
        "iron": iron, "stone": stone, "soil": soil,
    }  # fmt: skip
    sketch = Place(ink, paper, natural, BOLD, Light(HOURS[hour], air, haze))
    PLACES[sells](sketch)
    items = tuple(sketch.items)
    return [Group(items, times(moved(WIDE, 0), scaled(-1, 1)))] if mirrored else list(items)
