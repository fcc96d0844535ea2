"""What is done to make a box, and how each step is drawn."""

from __future__ import annotations

from generator.components import box_views
from generator.components.flat_pictures import FlatPictures
from generator.components.measures import BoxMeasures
from generator.components.net_steps import Step
from generator.components.nets import Net
from generator.components.words import BOX_STEPS, HALVES_TUBE


def box_steps(net: Net, measures: BoxMeasures, by_machine: bool = False) -> list[Step]:
    """The steps of a box or its half. Who cuts by machine needs none for scoring or cutting."""
    words = {**BOX_STEPS, "tube": HALVES_TUBE} if net.name else BOX_STEPS
    steps = {
        "printed": FlatPictures.printed,
        "scored": FlatPictures.scored,
        "cut": FlatPictures.cut,
        "tube": lambda _: box_views.tube(net, measures),
        "bottom": lambda _: box_views.bottom(net),
        "closed": lambda _: box_views.closed(net, measures),
    }
    if by_machine:
        del steps["scored"], steps["cut"]
    return [Step(words[name], picture) for name, picture in steps.items()]
