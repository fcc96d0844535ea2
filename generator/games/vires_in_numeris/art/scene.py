"""The pictures of Vires In Numeris: of a card, by its id, and of a machine, by its name."""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.art.sketch import Sketch, disc
from generator.games.vires_in_numeris.art.scenes import (
    by_night,
    chain,
    deals,
    inside,
    machines_home,
    machines_land,
    machines_work,
    market,
    nights,
    outside,
    people,
)
from generator.games.vires_in_numeris.art.scenes.backdrops import PLACES as BACKDROPS
from generator.games.vires_in_numeris.art.scenes.backdrops import Backdrop
from generator.games.vires_in_numeris.art.scenes.grounds import GROUNDS
from generator.games.vires_in_numeris.art.scenes.kit import SCENES, EvenSketch
from generator.games.vires_in_numeris.art.scenes.machines import MACHINES
from generator.games.vires_in_numeris.art.scenes.places import PLACES, luminary

#: Where the scenes are drawn.
BOOKS = (chain, deals, market, nights, people, machines_home, machines_work, machines_land)
#: Where they play.
SCENERY = (inside, outside, by_night)
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
def vires_ground(
    *,
    card: str,
    glow: Colour,
    light: Colour,
    lamp: Colour,
    far: Colour,
    mid: Colour,
    near: Colour,
    deep: Colour,
) -> Items:
    """Where the picture of the card with the id `card` plays, in the same place as `vires-scene`:
    the air in `glow` and, nearer to what shines, `light`; what shines in `lamp`; behind each other
    what is `far` and `mid`, the ground in `near`, shadows and what is closest in `deep`."""
    must_know(card, GROUNDS, "no ground")
    ground = GROUNDS[card]
    sketch = Backdrop(glow=glow, light=light, lamp=lamp, far=far, mid=mid, near=near, deep=deep)
    BACKDROPS[ground.place](sketch, ground.y)
    for x, y, half in ground.shadows:
        sketch.fill(disc(x + 0.12 * half, y, 1.12 * half, 1.3), deep)
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
