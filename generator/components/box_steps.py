"""What is done to make a box, and how each step is drawn."""

from __future__ import annotations

from generator.components import box_views
from generator.components.flat_pictures import FlatPictures
from generator.components.measures import BoxMeasures
from generator.components.net_steps import Step, steps
from generator.components.nets import Net
from generator.components.words import BOX_STEPS, FILLED, HALVES_TUBE


def box_steps(
    net: Net, measures: BoxMeasures, for_cards: bool = True, by_machine: bool = False
) -> list[Step]:
    """The steps of a box or its half."""
    words = dict(BOX_STEPS)
    if net.name:
        words["tube"] = HALVES_TUBE
    if not for_cards:
        words["closed"] = FILLED
    pictures = {
        "printed": FlatPictures.printed,
        "scored": FlatPictures.scored,
        "cut": FlatPictures.cut,
        "tube": lambda _: box_views.tube(net, measures),
        "bottom": lambda _: box_views.bottom(net),
        "closed": lambda _: box_views.closed(net, measures, for_cards),
    }
    return steps(words, pictures, by_machine)
