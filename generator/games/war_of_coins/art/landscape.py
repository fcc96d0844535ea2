"""The picture of a coin, by the name of its motif. To add one, write `motifs/<name>.py`."""

from __future__ import annotations

from generator.art import Colour, Items, ornament
from generator.games.war_of_coins.art.motifs import (
    WIDTH,
    Paint,
    bamboo,
    blossom,
    combs,
    cubes,
    dunes,
    mists,
    peaks,
    pines,
    sea,
    stars,
    storm,
    willow,
)

MOTIFS = {
    "peaks": peaks.draw, "sea": sea.draw, "bamboo": bamboo.draw, "storm": storm.draw,
    "blossom": blossom.draw, "mists": mists.draw, "dunes": dunes.draw, "pines": pines.draw,
    "stars": stars.draw, "combs": combs.draw, "willow": willow.draw, "cubes": cubes.draw,
}  # fmt: skip


@ornament
def landscape(
    *,
    motif: str,
    place: int,
    main: Colour,
    dark: Colour,
    light: Colour,
    ink: Colour,
    black: Colour,
    white: Colour,
    gold: Colour,
    accent: Colour,
) -> Items:
    """The `place`-th card (0-3) of a coin's panorama, in card coordinates."""
    if motif not in MOTIFS:
        raise TypeError(f"{motif!r} is not a landscape: {', '.join(MOTIFS)}")
    return MOTIFS[motif](WIDTH * place, Paint(main, dark, light, ink, black, white, gold, accent))
