"""What stands behind a landscape: an evening sky in flat steps, or rays about a mask."""

from __future__ import annotations

import math
from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.colours import mixed
from generator.art.outlines import closed, joined
from generator.drawing import paths
from generator.drawing.drawing import Group, Item, Shape
from generator.games.war_of_coins.art.constellations import stars
from generator.games.war_of_coins.art.curves import around, smooth
from generator.games.war_of_coins.art.distance import distance
from generator.games.war_of_coins.art.motifs import FOOT, MARGIN, TOP, WIDTH, crest
from generator.units import Box

#: Where an exchange's sun stands.
SUN = (38.5, 25.0)
#: The sky's flat steps from the light one at the bottom to the night at the top: how much of the
#: coin's colour is in it and how much of its dark one, and where its lower edge lies (mm from the
#: card's upper edge) as the evening begins and as it ends.
STEPS = (
    (0.18, 0.0, 18.8, 88.0),
    (0.36, 0.0, 15.4, 71.0),
    (0.55, 0.0, 10.4, 57.0),
    (0.8, 0.2, -6.0, 44.0),
    (0.4, 0.72, -16.0, 31.0),
)
EVENING = 4 * WIDTH
EDGE = 4.0  # mm from the upper edge


def _straight(world: float) -> float:
    return world


def _terraced(world: float) -> float:
    """Level for most of half a card, then down to the next step."""
    whole, part = divmod(world / (WIDTH / 2), 1)
    t = max(0.0, (part - 0.55) / 0.45)
    return (whole + t * t * (3 - 2 * t)) * WIDTH / 2


def _drift(world: float, day: float) -> float:
    return 1.3 * math.sin(world / 17 + day)


def _swell(world: float, day: float) -> float:
    """Long waves, each step's out of time with the next."""
    return 3.4 * math.sin(world / 10.4 + day / 3)


def _billow(world: float, day: float) -> float:
    """The lower edges of clouds, one puff beside another."""
    return 4.2 * abs(math.sin(math.pi * world / 19.05 + day)) - 2.4


def _haze(world: float, day: float) -> float:
    """Banks of haze, a long wave under a short one."""
    return 2.6 * math.sin(world / 12.4 + day / 4) + 1.2 * math.sin(world / 5.3 + day)


def _facets(world: float, day: float) -> float:
    """Straight folds, as a crystal is cut."""
    return 4.4 * abs((world / 21.17 + day / 9) % 2 - 1) - 2.2


def _canopy(world: float, day: float) -> float:
    """Arches, one beside another, as leaves hang."""
    return 2.6 - 4.6 * abs(math.sin(math.pi * world / 25.4 + day))


def _scud(world: float, day: float) -> float:
    """Clouds before the wind: long backs, and short fronts that curl under."""
    t = (world / 31.75 + day / 11) % 1
    return 5.0 * (t / 0.8 if t < 0.8 else (1 - t) / 0.2) - 2.5


def _cells(world: float, day: float) -> float:
    """Half hexagons, up and down, as combs are built."""
    return 2.4 * max(-1.0, min(1.0, 3 * abs((world / 12.7 + day / 5) % 2 - 1) - 1.5))


#: motif: how its evening goes down, and what its edges do meanwhile. The others drift.
EVENINGS: dict[str, tuple[Callable[[float], float], Callable[[float, float], float]]] = {
    "sea": (_straight, _swell),
    "blossom": (_straight, _billow),
    "dunes": (_terraced, _drift),
    "cubes": (_terraced, _drift),
    "mists": (_straight, _haze),
    "peaks": (_straight, _facets),
    "bamboo": (_straight, _canopy),
    "pines": (_terraced, _scud),
    "combs": (_straight, _cells),
}


def _dusk(world: float, day: float, night: float, motif: str) -> float:
    """Where a step's lower edge lies at a place of the panorama."""
    falls, wavers = EVENINGS.get(motif, (_straight, _drift))
    t = min(1.0, max(0.0, falls(world) / EVENING))
    y = day + (night - day) * math.pow(t, 1.35) + wavers(world, day)
    # Across the card's upper edge it is steep: a sliver there would stop in the bleed.
    return y if y > EDGE else max(TOP, EDGE + 8 * (y - EDGE))


@ornament(strength=(0, 1))
def evening_sky(
    *,
    place: int,
    main: Colour,
    dark: Colour,
    light: Colour,
    star: Colour,
    glow: Colour,
    ray: Colour,
    motif: str = "",
    sunny: bool = False,
    strength: float = 1.0,
) -> Items:
    """The sky over the `place`-th card (0-3) of a coin: day over the first, night over the last, in
    flat steps that run through all four. If `sunny`, a disc of light with rays stands about the
    sun of the first card, and reaches over to the second. `strength` (0 to 1) is how much of the
    dusk is shown; `motif` says whose stars come out and how the evening falls. Origin: the card's
    upper left corner."""
    left, fine = WIDTH * place, 2.5 if motif in EVENINGS else 5.0
    items: list[Item] = [
        Shape(paths.rectangle(Box(-MARGIN, TOP, WIDTH + 2 * MARGIN, FOOT - TOP)), light)
    ]
    for share, deep, day, night in STEPS:
        edge = crest(left, lambda world, a=day, b=night: _dusk(world, a, b, motif), fine)  # type: ignore[misc]
        if max(y for _, y in edge) <= TOP:
            continue
        (x1, _), (x2, _) = edge[0], edge[-1]
        colour = mixed(mixed(dark, mixed(main, light, share), deep), light, strength)
        items.append(Shape(smooth(edge, closed=True, tail=[(x2, TOP), (x1, TOP)]), colour))
    white, _ = stars(motif, place)
    if white.segments:
        items.append(Shape(white, star))
    if sunny and place < 2:
        x, y, far = SUN[0] - left, SUN[1], 46.0
        disc = paths.ellipse(x, y, far)
        step = 360 / 28
        wedges = [
            closed(
                [(x, y), around(x, y, far + 9, step * k), around(x, y, far + 9, step * (k + 0.5))]
            )
            for k in range(28)
        ]
        items += [Shape(disc, glow), Group((Shape(joined(wedges), ray),), clip=disc)]
    for path, share in distance(motif, left):
        items.append(Shape(path, mixed(mixed(main, light, share), light, strength)))
    return items


@ornament
def rays(
    *,
    width: float,
    height: float,
    x: float,
    y: float,
    ground: Colour,
    ray: Colour,
    count: int = 28,
) -> Items:
    """`count` rays from (x, y) over a ground, as wide as the gaps between them. Origin: upper
    left of its box."""
    step = 360 / count
    far = width + height
    wedges = [
        closed([(x, y), around(x, y, far, step * k), around(x, y, far, step * (k + 0.5))])
        for k in range(count)
    ]
    box = paths.rectangle(Box(0, 0, width, height))
    return [Shape(box, ground), Group((Shape(joined(wedges), ray),), clip=box)]
