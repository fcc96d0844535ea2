"""The payment gateways: red gates of two posts and two rails, each with a crown of its own.

Storm clouds, waves, or a roof of tiles. The coin's sign hangs between the rails on a disc.
Origin: the middle between the posts, 8 mm below the disc. Lengths in mm.
"""

from __future__ import annotations

from collections.abc import Callable

from generator.art import Colour, Items, ornament
from generator.art.outlines import closed, joined, outline, symmetric, united
from generator.drawing import paths
from generator.drawing.drawing import Item, Path, Shape, Stroke
from generator.games.war_of_coins.art.emblems import placed_emblem
from generator.units import Box

SPAN = 14.2  # from the middle to a post's axis
POST = 2.2  # half a post's width
RAILS = (-12.8, -5.9)  # tops of the rails
RAIL = 3.0  # height of a rail
REACH = 20.2  # how far rails reach from the middle
DISC = -8.0  # height of the disc's centre


def _cloud(red: str, gold: str, ink: str) -> list[Item]:
    """A ridge of storm clouds, the middle one the highest, a curl in each."""
    rows = [(s * x, y, r) for x, y, r in ((14.6, -14.6, 4.2), (7.6, -16.4, 5)) for s in (-1, 1)]
    puffs = [*rows, (0.0, -18.6, 6.2)]
    bank = united(
        paths.rectangle(Box(-16, -14.4, 32, 4)), *(paths.ellipse(x, y, r) for x, y, r in puffs)
    )
    curls = joined(
        paths.arc(x, y + 0.2, 0.52 * r, 150, 385 if x <= 0 else 400) for x, y, r in puffs
    )
    return [
        Shape(bank, red, Stroke(ink, 0.6, join="round")),
        Shape(curls, None, Stroke(gold, 0.9, "round")),
    ]


def _waves(red: str, gold: str, ink: str) -> list[Item]:
    """A row of nested waves, the middle one the highest, one of them on each post."""
    items: list[Item] = []
    rows = [(s * x, y, r) for x, y, r in ((7.6, -11.6, 3.9), (SPAN, -12, 4.1)) for s in (-1, 1)]
    for x, y, r in (*rows, (0.0, -12.6, 6.2)):
        for share, colour in ((1.0, red), (0.74, gold), (0.52, red), (0.26, gold)):
            dome = outline(
                f"M{x - share * r} -10.4 L{x - share * r} {y} A{share * r} {share * r} 0 0 1 "
                f"{x + share * r} {y} L{x + share * r} -10.4 Z"
            )
            items.append(Shape(dome, colour, Stroke(ink, 0.6 if share == 1 else 0.4)))
    return items


def _roof(red: str, gold: str, ink: str) -> list[Item]:
    """A roof whose corners are turned up, rows of tiles on it, a golden ridge with a knob."""
    line = Stroke(ink, 0.6, join="round")
    roof = symmetric(
        "M0 -23.4 L12.2 -23.4 C13.8 -19.6 17.4 -17.2 22.4 -17.8 C22 -15 20 -13.4 17.2 -13 L0 -13"
    )
    tiles = joined(
        outline(f"M{s * 2.3 * k} -23 C{s * 2.4 * k} -19 {s * 2.7 * k} -16 {s * 3.1 * k} -13.4")
        for k in range(6)
        for s in (-1, 1)
    )
    eaves = outline("M-21.4 -15 C-18 -14.2 18 -14.2 21.4 -15")
    return [
        Shape(joined(paths.rectangle(Box(3.6 * k - 1, -13.4, 2, 2.6)) for k in range(-4, 5)), gold,
              Stroke(ink, 0.45)),
        Shape(roof, red, line),
        Shape(tiles, None, Stroke(ink, 0.45)),
        Shape(eaves, None, Stroke(ink, 0.4)),
        Shape(paths.rectangle(Box(-13.4, -25, 26.8, 2.4), 0.8), gold, line),
        Shape(symmetric("M0 -29.4 C1 -28.4 2.4 -27.4 2 -25.8 L1.4 -25 L0 -25"), gold, line),
    ]  # fmt: skip


#: What stands on a gate's rails.
CROWNS: dict[str, Callable[[str, str, str], list[Item]]] = {
    "cloud": _cloud, "waves": _waves, "roof": _roof,
}  # fmt: skip


def _posts(foot: float, red: str, stone: str, ink: str) -> list[Item]:
    line = Stroke(ink, 0.6, join="round")
    items: list[Item] = []
    for rail in RAILS:
        items.append(Shape(paths.rectangle(Box(-REACH, rail, 2 * REACH, RAIL), 0.4), red, line))
    for x in (-SPAN, SPAN):
        items.append(
            Shape(paths.rectangle(Box(x - POST, RAILS[0], 2 * POST, foot - RAILS[0])), red, line)
        )
        # The rails go on over the post: without their edges there, gate and post are one.
        over = [Box(x - POST - 0.4, rail + 0.3, 2 * POST + 0.8, RAIL - 0.6) for rail in RAILS]
        items.append(Shape(joined(paths.rectangle(box) for box in over), red))
        plinth = closed(
            [(x - 3.2, foot - 5.4), (x + 3.2, foot - 5.4), (x + 4, foot), (x - 4, foot)]
        )
        base = paths.rectangle(Box(x - 4.8, foot - 2.2, 9.6, 3), 0.4)
        items += [Shape(plinth, stone, line), Shape(base, stone, line)]
    return items


@ornament
def red_gate(
    *,
    name: str,
    crown: str,
    foot: float,
    red: Colour,
    gold: Colour,
    stone: Colour,
    ink: Colour,
) -> Items:
    """A gate on plinths of `stone` that end `foot` mm below the origin, with a `crown` of cloud,
    waves or a roof; `name` is the emblem on its disc."""
    if crown not in CROWNS:
        raise TypeError(f"{crown!r} is no crown: {', '.join(CROWNS)}")
    return [
        *CROWNS[crown](red, gold, ink),
        *_posts(foot, red, stone, ink),
        Shape(paths.ellipse(0, DISC, 5.1), red, Stroke(ink, 0.6)),
        Shape(paths.ellipse(0, DISC, 4.2), gold, Stroke(ink, 0.6)),
        Shape(paths.ellipse(0, DISC, 3.5), None, Stroke(ink, 0.25)),
        Shape(placed_emblem(name, 0, DISC, 2.7), ink),
    ]


def small_gate() -> Path:
    """A gate for a badge, in a square from -1 to 1: two posts, a beam through them, and one that
    rises to its ends on top."""
    top = symmetric("M0 -.76 C.4 -.76 .76 -.82 1.1 -1 L1.02 -.52 C.72 -.42 .4 -.38 0 -.38")
    beam = paths.rectangle(Box(-0.86, -0.1, 1.72, 0.3))
    posts = outline("M.4 -.6 L.7 -.6 L.78 1 L.46 1 Z M-.7 -.6 L-.4 -.6 L-.46 1 L-.78 1 Z")
    return joined([top, beam, posts])
