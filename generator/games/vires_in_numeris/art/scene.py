"""The pictures of Vires In Numeris: of a card, by its id, and of a machine, by its name."""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.sketch import Sketch
from generator.errors import did_you_mean
from generator.games.vires_in_numeris.art.scenes import chain, deals, market, people
from generator.games.vires_in_numeris.art.scenes.kit import SCENES
from generator.games.vires_in_numeris.art.scenes.machines import MACHINES

#: Where the scenes are drawn.
PLACES = (chain, deals, market, people)


@ornament
def vires_scene(*, card: str, ink: Colour, paper: Colour, hot: Colour, shade: Colour) -> Items:
    """What the card with the id `card` does, about 30 mm wide and high, in `ink` on `paper` and
    `shade`; what changes is `hot`."""
    if card not in SCENES:
        hint = did_you_mean(card, list(SCENES))
        raise ValueError(f"there is no scene {card!r}{f'; {hint}' if hint else ''}")
    sketch = Sketch(ink, paper, hot, shade)
    SCENES[card](sketch)
    return sketch.items


@ornament
def vires_machine(*, machine: str, ink: Colour, paper: Colour, hot: Colour, shade: Colour) -> Items:
    """What a HashRate comes out of, about 36 mm wide and 30 mm high, in `ink` on `paper` and
    `shade`; its bolt is `hot`. `machine`: cpu, laptop, home-pc, graphics-card, mining-box,
    server-rack, container or dam."""
    if machine not in MACHINES:
        hint = did_you_mean(machine, list(MACHINES))
        raise ValueError(f"there is no machine {machine!r}{f'; {hint}' if hint else ''}")
    sketch = Sketch(ink, paper, hot, shade)
    MACHINES[machine](sketch)
    return sketch.items
