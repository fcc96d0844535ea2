"""What is done to make a die, and how each step is drawn."""

from __future__ import annotations

from generator.components.die_views import closing
from generator.components.flat_pictures import FlatPictures
from generator.components.net_steps import Step, steps
from generator.components.nets import Net
from generator.components.words import DIE_STEPS


def die_steps(net: Net, by_machine: bool = False) -> list[Step]:
    """The steps of a die."""
    pictures = {
        "scored": FlatPictures.scored,
        "cut": FlatPictures.cut,
        "closed": lambda _: closing(net),
    }
    return steps(DIE_STEPS, pictures, by_machine)
