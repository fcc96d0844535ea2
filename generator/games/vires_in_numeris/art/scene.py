"""The pictures of Vires In Numeris: of a card, by its id, and of a machine, by its name."""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.art.sketch import Sketch
from generator.games.vires_in_numeris.art.hashrates.machines import HOURS, MACHINES
from generator.games.vires_in_numeris.art.hashrates.picture import background, story
from generator.games.vires_in_numeris.art.hashrates.places import PLACES as SITES
from generator.games.vires_in_numeris.art.hashrates.stories import STORIES
from generator.games.vires_in_numeris.art.scenes import (
    chain,
    deals,
    market,
    people,
)
from generator.games.vires_in_numeris.art.scenes.kit import SCENES, EvenSketch
from generator.games.vires_in_numeris.art.scenes.places import GROUNDS, PLACES

#: Where the scenes are drawn.
BOOKS = (chain, deals, market, people)


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
    ink: Colour,
    paper: Colour,
    hot: Colour,
    shade: Colour,
    ground: Colour,
    far: Colour,
    air: Colour,
    shadow: Colour,
) -> Items:
    """What a HashRate comes out of, 56 mm wide, from 36 mm above its horizon to 22 below: what
    happens to a `machine` in a `place` at a `time` of day, and cables that lead to a display 14.5
    mm below. Machines are `ink` on `paper` and `shade`, what they throw on the ground `shadow`,
    their bolts `hot`; the `ground`, and what is `far`, stand in the `air` of the hour. `machine`:
    pencil, cpu, laptop, phone, home-pc, stick, heater, hamster, graphics-card, mining-box,
    server-rack, container, wind-turbine, solar-panel, dam or volcano; `place`: hills, city, desk,
    room, cave or sea; `time`: dawn, day, dusk or night."""
    asked = (("machine", machine, MACHINES), ("place", place, SITES), ("time", time, HOURS))
    for what, name, known in asked:
        must_know(name, known, f"no {what}")
    sketch = EvenSketch(ink, paper, hot, shade)
    sketch.shadow = shadow
    weather = STORIES[machine][HOURS.index(time)].weather
    behind = background(place, time, weather, sketch, ground, far, air)
    story(sketch, machine, time)
    return [*behind, *sketch.items]
