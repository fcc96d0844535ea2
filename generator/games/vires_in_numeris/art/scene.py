"""The pictures of Vires In Numeris: of a card, by its id, and of a machine, by its name."""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.art.sketch import Sketch
from generator.games.vires_in_numeris.art.scenes import (
    chain,
    deals,
    machines_home,
    machines_land,
    machines_work,
    market,
    people,
)
from generator.games.vires_in_numeris.art.scenes.kit import SCENES, EvenSketch
from generator.games.vires_in_numeris.art.scenes.machines import MACHINES
from generator.games.vires_in_numeris.art.scenes.places import GROUNDS, PLACES, luminary

#: Where the scenes are drawn.
BOOKS = (chain, deals, market, people, machines_home, machines_work, machines_land)
#: How far below the middle of its picture a HashRate's ground begins, in mm.
HORIZON = 3.0


@ornament
def vires_scene(*, card: str, ink: Colour, paper: Colour, hot: Colour, shade: Colour) -> Items:
    """What the card with the id `card` does, about 30 mm wide and high, in `ink` on `paper` and
    `shade`; what changes is `hot`."""
    must_know(card, SCENES, "no scene")
    sketch = EvenSketch(ink, paper, hot, shade)
    SCENES[card](sketch)
    return sketch.items


@ornament
def vires_ground(*, card: str, ink: Colour, far: Colour, near: Colour) -> Items:
    """Where the picture of the card with the id `card` plays, in the same place as `vires-scene`:
    what is behind it in `far`, the ground in `near`; nothing if it plays nowhere."""
    if card not in GROUNDS:
        return []
    place, y = GROUNDS[card]
    sketch = Sketch(ink, near, far, far)
    PLACES[place](sketch, y)
    return sketch.items


@ornament
def vires_mine(
    *,
    machine: str,
    place: str,
    time: str,
    machines: int,
    ink: Colour,
    paper: Colour,
    hot: Colour,
    shade: Colour,
    far: Colour,
    shadow: Colour,
) -> Items:
    """What a HashRate comes out of, about 40 mm wide and 30 mm high: 1 to 3 `machines` of a kind
    on one floor, in a `place` at a `time` of day. All in `ink` on `paper` and `shade`, what is
    behind them in `far`, below them in `shadow`; their bolts are `hot`. `machine`: pencil, cpu,
    laptop, phone, home-pc, stick, heater, hamster, graphics-card, mining-box, server-rack,
    container, wind-turbine, solar-panel, dam or volcano; `place`: hills, city, desk, room, cave
    or sea; `time`: dawn, day, dusk or night."""
    for what, name, known in (("machine", machine, MACHINES), ("place", place, PLACES)):
        must_know(name, known, f"no {what}")
    behind = Sketch(ink, paper, hot, paper)
    if place != "cave":  # A cellar has no sky.
        luminary(behind, time, HORIZON)
    ground = Sketch(ink, shade, hot, far)
    PLACES[place](ground, HORIZON)
    before = EvenSketch(ink, paper, hot, shade)
    before.shadow = shadow
    MACHINES[machine](before, machines)
    return [*behind.items, *ground.items, *before.items]
