"""What happens to each machine from dawn to night: where it stands, who comes by, the weather.

A shot's machines and its foreground are placed in mm about the middle of the horizon, y down; who
is `on` a machine is placed, and sized, as that machine is.
"""

from __future__ import annotations

from typing import NamedTuple

#: Where a machine's foot stands, and its size.
Spot = tuple[float, float, float]

NEAR: tuple[Spot, ...] = ((1.5, 9, 1.46),)
LEFT: tuple[Spot, ...] = ((-6, 8.6, 1.34),)
RIGHT: tuple[Spot, ...] = ((7.4, 8.6, 1.34),)
FAR: tuple[Spot, ...] = ((11, 2.4, 0.8),)
PAIR: tuple[Spot, ...] = ((-11.6, 8, 0.94), (11.4, 8, 0.94))
THREE: tuple[Spot, ...] = ((-15.6, 6, 0.64), (0, 7.4, 0.7), (15.6, 6, 0.64))
VEE: tuple[Spot, ...] = ((-15.2, 3, 0.66), (15.2, 3, 0.66), (0, 9, 0.94))
FIVE: tuple[Spot, ...] = (
    (-16, 1, 0.52), (0, 1, 0.52), (16, 1, 0.52), (-8, 8.4, 0.7), (8, 8.4, 0.7),
)  # fmt: skip
WHOLE: tuple[Spot, ...] = ((0, 8, 1.08),)


class Guest(NamedTuple):
    """Somebody of the cast at (x, y); `on` the machine with this index, or on the ground."""

    who: str
    x: float
    y: float
    on: int | None = None
    size: float = 1.0
    mirrored: bool = False


class Shot(NamedTuple):
    """One picture of a story."""

    machines: tuple[Spot, ...]
    guests: tuple[Guest, ...] = ()
    weather: str = ""
    sky: bool = True  # whether sun or moon are seen


def _top(who: str, count: int, x: float, y: float) -> tuple[Guest, ...]:
    """One on each of so many machines."""
    return tuple(Guest(who, x, y, on=k, mirrored=bool(k % 2)) for k in range(count))


G = Guest
#: Four shots of each machine: dawn, day, dusk, night.
STORIES: dict[str, tuple[Shot, Shot, Shot, Shot]] = {
    "pencil": (
        Shot(RIGHT, (G("mug", -16, 9.6, size=1.3),)),
        Shot(NEAR, (G("songbird", -3, -22, on=0), G("mug", -20, 12, size=1.3))),
        Shot(PAIR, (G("papers", -8, -18, size=1.1),), "wind"),
        Shot(VEE, (G("mouse", -18.2, 16.6, mirrored=True), G("mugs", 20, 18.4, size=0.7))),
    ),
    "cpu": (
        Shot(NEAR, (G("spider", 17, -15, size=1.3),)),
        Shot(PAIR, (G("web", 6.7, -1.9, on=0), G("spider", -0.4, -15, size=1.3))),
        Shot(VEE, (G("spider", -18, -15),)),
        Shot(FIVE, (G("cat-awake", -19, 18.4), G("spider", 18, -13, size=1.2))),
    ),
    "laptop": (
        Shot(LEFT, (G("mug", 16, 9.6, size=1.4),)),
        Shot(RIGHT, (G("gull", -17, 10, size=1.6, mirrored=True),)),
        Shot(PAIR, (G("spilled-mug", 20, 17.4, size=0.9),)),
        Shot(THREE, (G("mugs", -20, 19, size=0.68), G("mugs", 20, 19, size=0.68))),
    ),
    "phone": (
        Shot(NEAR, (G("plug", 15.4, 13, size=1.2),)),
        Shot(FAR, (G("sheep", -15, 10.4, size=1.7),)),
        Shot(PAIR, (*_top("heat", 2, 0, -25), G("egg", -20.8, 17, size=0.86))),
        Shot(FIVE, (G("plug", 17, 17, size=1.2), G("cat-asleep", -19.4, 17.4, size=0.8))),
    ),
    "home-pc": (
        Shot(RIGHT, (G("cat-walking", -15, 10, size=1.3, mirrored=True),)),
        Shot(NEAR, (G("cat-asleep", -2.7, -16.6, on=0, size=0.9),)),
        Shot(PAIR, (G("cat-awake", -2.7, -16.6, on=0), G("spilled-mug", 20, 17.4, size=0.9))),
        Shot(THREE, (G("mouse", -2.7, -16.6, on=1, size=1.2), G("yarn", -22, 18, size=1.1))),
    ),
    "stick": (
        Shot(NEAR, (G("mouse", -17.4, 10.4, size=1.2, mirrored=True),)),
        Shot(LEFT, (G("mouse", 0, -23.2, on=0, size=1.1), G("mug", 16.4, 9.6, size=1.4))),
        Shot(PAIR, _top("mouse", 2, 0, -23.2)),
        Shot(THREE, _top("mouse", 3, 0, -23.2), "snow"),
    ),
    "heater": (
        Shot(NEAR, (G("sock", 5, -18.6, on=0),), "snow"),
        Shot(PAIR, (G("sock", 5, -18.6, on=0), G("sock", 5, -18.6, on=1))),
        Shot(RIGHT, (G("cat-asleep", 0, -17.6, on=0), G("empty-mug", -16, 10, size=1.2))),
        Shot(VEE, (*_top("heat", 3, 0, -19.2), G("cat-awake", 20, 19, size=0.9)), "snow"),
    ),
    "hamster": (
        Shot(LEFT, (G("mug", 16.4, 10, size=1.3),)),
        Shot(NEAR, (G("sleep", 10, -22, on=0, size=1.2),)),
        Shot(PAIR, (G("hamster-outside", 19.6, 17.4, mirrored=True),)),
        Shot(THREE, (G("hamster-outside", -19.4, 17.4, mirrored=True),
                     G("hamster-outside", 19.4, 17.4))),
    ),
    "graphics-card": (
        Shot(NEAR, (G("songbird", 4, -20.6, on=0, size=1.2),)),
        Shot(LEFT, (G("nest", 4, -20.4, on=0), G("songbird", 17, 10, size=1.5))),
        Shot(PAIR, (G("nest-with-chicks", 0, -20.4, on=0), G("songbird", 0, -20.6, on=1))),
        Shot(THREE, (G("nest", 0, -20.4, on=1), G("birds", -3, -26, size=1.2))),
    ),
    "mining-box": (
        Shot(NEAR, (G("noise", 0, 0, on=0),)),
        Shot(((0, 8, 1.24),), (G("noise", 0, 0, on=0), G("ear-muffs", 0, -20.2, on=0))),
        Shot(VEE, (G("sheep-with-muffs", -18.4, 17.6, size=1.1),
                   G("sheep-with-muffs", 18.4, 17.6, size=1.1, mirrored=True))),
        Shot(FAR, (G("noise", 0, 0, on=0), G("snowman-with-muffs", -13.8, 10.8, size=1.7)), "snow"),
    ),
    "server-rack": (
        Shot(RIGHT, (G("mouse", -14.6, 10, size=1.3, mirrored=True),)),
        Shot(LEFT, (G("plug", 9.6, 10, mirrored=True), G("mouse", 18, 10))),
        Shot(PAIR, (G("mouse", 0, -24.6, on=1, size=1.2),)),
        Shot(THREE, (G("cat-awake", 19, 19), G("mouse", 0, -24.6, on=0, size=1.2))),
    ),
    "container": (
        Shot(RIGHT, (G("sheep", -14, 10, size=1.3, mirrored=True),)),
        Shot(PAIR, (G("sheep", -20, 18.4, size=1.1, mirrored=True),
                    G("sheep", 20, 18.4, size=1.1))),
        Shot(THREE, (G("sheep", -22, 11, size=0.84, mirrored=True), G("sheep", 22, 11, size=0.84),
                     G("sheep", -19, 19, mirrored=True), G("sheep", 19, 19),
                     G("sheep", 0, 11.4, size=0.84))),
        Shot(NEAR, (G("sheep-asleep", -18.6, 16), G("sleep", -22, 6, size=1.1))),
    ),
    "wind-turbine": (
        Shot(NEAR, (G("boat", -17, 9, size=1.2),), "fog"),
        Shot(PAIR, (G("birds", 0, -24, size=1.3),), "wind"),
        Shot(LEFT, (G("umbrella", 12.6, -13, size=1.3),), "rain"),
        Shot(FIVE, (G("gull", 19, 18.4, size=1.3), G("boat", -19, 17, size=0.9))),
    ),
    "solar-panel": (
        Shot(LEFT, (G("cactus", 15.6, 10, size=1.5),)),
        Shot(THREE, (G("cactus-in-bloom", -19.4, 18.6), G("birds", -9, -22, size=1.2))),
        Shot(PAIR, (G("mouse", 1, 0, on=0, size=1.2), G("cactus", 20, 18.4)), "rain"),
        Shot(RIGHT, (G("snow-cap", 1.6, -21.6, on=0), G("snowman", -15, 10, size=1.4)), "snow"),
    ),
    "dam": (
        Shot(WHOLE, (G("salmon", 16, 12, size=0.9),)),
        Shot(WHOLE, (G("salmon", 14.6, 3, size=1.1), G("birds", -4, -29))),
        Shot(WHOLE, (G("salmon", 12.4, -8.6, size=1.1),)),
        Shot(WHOLE, (G("salmon", -11, -12, size=1.1),), "snow"),
    ),
    "volcano": (
        Shot(WHOLE, (G("sleep", 7, -29, size=1.3), G("boat", -17, 10.4, size=1.1))),
        Shot(WHOLE, (G("birds", -13, -19, size=1.1),)),
        Shot(WHOLE, (G("sheep", -16.4, 19), G("gull", 17, 19))),
        Shot(WHOLE, (G("snowman", 13.6, 14, size=1.3),), "snow", sky=False),
    ),
}  # fmt: skip
