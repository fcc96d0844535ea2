"""The pictures of Vires In Numeris: of a card, by its id, and of a machine, by its name."""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.art.choosing import must_know
from generator.art.sketch import disc
from generator.games.vires_in_numeris.art.hashrates.mine import HOURS, Mine, Nature
from generator.games.vires_in_numeris.art.hashrates.pictures import PICTURES
from generator.games.vires_in_numeris.art.scenes import (
    by_night,
    chain,
    deals,
    gatherings,
    inside,
    market,
    nights,
    outside,
    people,
    players,
    reach,
    steps,
)
from generator.games.vires_in_numeris.art.scenes.backdrops import PLACES as BACKDROPS
from generator.games.vires_in_numeris.art.scenes.backdrops import Backdrop
from generator.games.vires_in_numeris.art.scenes.grounds import GROUNDS
from generator.games.vires_in_numeris.art.scenes.stage import CAST, SCENES, Paints, Stage

#: Where the scenes are drawn.
BOOKS = (chain, deals, gatherings, market, nights, people, players, reach, steps)
#: Where they play.
SCENERY = (inside, outside, by_night)


@ornament
def vires_scene(
    *,
    card: str,
    ink: Colour,
    paper: Colour,
    hot: Colour,
    shade: Colour,
    accent: Colour,
    fair: Colour,
    tan: Colour,
    brown: Colour,
    deep: Colour,
    hair: Colour,
    coat: Colour,
    jacket: Colour,
    wood: Colour,
    water: Colour,
    gold: Colour,
) -> Items:
    """What the card with the id `card` does, or who plays, for the box (`hands`, `table`,
    `baron`, `beanie`), and what is done in a turn (`draw`, `play`, `dismiss`, `pay`,
    `mine`, `coin`), about 30 mm wide and high, in `ink` on `paper` and `shade`, with one `accent`;
    what changes is `hot`. People are `fair`, `tan` (you, in your `jacket`), `brown` or `deep`, with
    `hair`, the Baron in his `coat`; things are of `wood`, Coins of `gold`, and `water` fills the
    Pool."""
    known = SCENES | CAST
    must_know(card, known, "no scene")
    paints = Paints(fair, tan, brown, deep, hair, coat, jacket, wood, water, gold, accent)
    sketch = Stage(ink, paper, hot, shade, paints)
    known[card](sketch)
    return sketch.items


@ornament
def vires_ground(
    *,
    card: str,
    ink: Colour,
    glow: Colour,
    light: Colour,
    lamp: Colour,
    far: Colour,
    mid: Colour,
    near: Colour,
    deep: Colour,
    leaf: Colour,
    sea: Colour,
) -> Items:
    """Where the picture of the card with the id `card` plays, in the same place as `vires-scene`:
    the air in `glow` and, nearer to what shines, `light`; what shines in `lamp`; behind each other
    what is `far` and `mid`, the ground in `near`, shadows and what is closest in `deep`;
    grass in `leaf`, the `sea` in its own; the ground's edge is `ink`."""
    must_know(card, GROUNDS, "no ground")
    ground = GROUNDS[card]
    sketch = Backdrop(
        ink=ink,
        glow=glow,
        light=light,
        lamp=lamp,
        far=far,
        mid=mid,
        near=near,
        deep=deep,
        leaf=leaf,
        sea=sea,
    )
    BACKDROPS[ground.place](sketch, ground.y)
    for x, y, half in ground.shadows:
        sketch.fill(disc(x + 0.12 * half, y, 1.12 * half, 1.3), deep)
    return sketch.items


@ornament
def vires_mine(
    *,
    machine: str,
    time: str,
    ink: Colour,
    paper: Colour,
    hot: Colour,
    shade: Colour,
    air: Colour,
    wood: Colour,
    steel: Colour,
    brick: Colour,
    leaf: Colour,
    water: Colour,
    sand: Colour,
    stone: Colour,
    rose: Colour,
    gloom: Colour,
    fair: Colour,
    tan: Colour,
    brown: Colour,
    deep: Colour,
    hair: Colour,
    coat: Colour,
    jacket: Colour,
    gold: Colour,
) -> Items:
    """What a HashRate comes out of, 54 mm wide and 60 mm high, and 3 mm more to be cut off: what
    happens to a `machine` at a `time` of day. It is `ink` on `paper` and `shade`, its bolt `hot`;
    things are of `wood`, `steel`, `brick`, `leaf`, `water`, `sand`, `stone` and `rose`; in the dark
    there is `gloom`, and what is far stands in the `air` of the hour. People are `fair`, `tan`,
    `brown` or `deep`, with `hair`, the Baron in his `coat`, you in a `jacket`; Coins are of `gold`.
    `machine`: pencil, cpu, laptop, phone, home-pc, stick, heater, hamster, graphics-card,
    mining-box, server-rack, container, wind-turbine, solar-panel, dam or volcano; `time`: dawn,
    day, dusk or night."""
    must_know(time, HOURS, "no time")
    must_know(machine, {name: name for name, _ in PICTURES}, "no machine")
    nature = Nature(wood, steel, brick, leaf, water, sand, stone, rose, gloom)
    paints = Paints(fair, tan, brown, deep, hair, coat, jacket, wood, water, gold, accent=steel)
    sketch = Mine(ink, paper, hot, shade, paints, nature=nature, air=air, time=time)
    PICTURES[machine, time](sketch)
    return sketch.items
