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
RIGHT: tuple[Spot, ...] = ((6.6, 8.6, 1.3),)
FAR: tuple[Spot, ...] = ((9.2, 2.4, 0.76),)
PAIR: tuple[Spot, ...] = ((-11.6, 8, 0.94), (11.4, 8, 0.94))
THREE: tuple[Spot, ...] = ((-15.4, 6, 0.62), (0, 7.4, 0.7), (15.2, 6, 0.62))
VEE: tuple[Spot, ...] = ((-15.2, 3, 0.66), (15.2, 3, 0.66), (0, 9, 0.94))
FIVE: tuple[Spot, ...] = (
    (-17, 0.6, 0.48), (0, 0.6, 0.48), (17, 0.6, 0.48), (-8.6, 8.4, 0.64), (8.6, 8.4, 0.64),
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
        Shot(NEAR, (G("songbird", -3, -22, on=0), G("mug", -19, 12, size=1.3))),
        Shot(PAIR, (G("papers", -8, -18, size=1.1),), "wind"),
        Shot(VEE, (G("mouse", -15.4, 16.6, size=0.87, mirrored=True),
                   G("mugs", 16.7, 18.4, size=0.7))),
    ),
    "cpu": (
        Shot(NEAR, (G("spider", 18.6, -9, size=1.3),)),
        Shot(PAIR, (G("web", 6.7, -1.9, on=0), G("spider", -0.4, -15, size=1.3))),
        Shot(VEE, (G("spider", -18, -15),)),
        Shot(FIVE, (G("cat-awake", -19, 18.4, size=0.9), G("spider", 18, -13, size=1.2))),
    ),
    "laptop": (
        Shot(LEFT, (G("mug", 15.7, 9.6, size=1.4),)),
        Shot(RIGHT, (G("gull", -15.6, 11, size=1.2, mirrored=True),)),
        Shot(PAIR, (G("spilled-mug", 17.7, 17.4, size=0.77),)),
        Shot(THREE, (G("mugs", -18.1, 19, size=0.68), G("mugs", 16.9, 19, size=0.68))),
    ),
    "phone": (
        Shot(NEAR, (G("plug", 15.4, 13, size=1.2),)),
        Shot(FAR, (G("sheep", -12.3, 10.4, size=1.7),)),
        Shot(PAIR, (*_top("heat", 2, 0, -25), G("egg", -18.8, 17, size=0.72))),
        Shot(FIVE, (G("plug", 15.6, 17, size=1.1), G("cat-asleep", -17, 17.4, size=0.58))),
    ),
    "home-pc": (
        Shot(RIGHT, (G("cat-walking", -14.6, 10.6, size=0.88, mirrored=True),)),
        Shot(NEAR, (G("cat-asleep", -2.7, -16.6, on=0, size=0.9),)),
        Shot(PAIR, (G("cat-awake", -2.7, -16.6, on=0), G("spilled-mug", 17.7, 17.4, size=0.77))),
        Shot(THREE, (G("mouse", -2.7, -16.6, on=1, size=1.2), G("yarn", -20.3, 18, size=0.95))),
    ),
    "stick": (
        Shot(NEAR, (G("mouse", -15.5, 11.4, size=0.9, mirrored=True),)),
        Shot(LEFT, (G("mouse", 0, -23.2, on=0, size=1.1), G("mug", 15.7, 9.6, size=1.4))),
        Shot(PAIR, _top("mouse", 2, 0, -23.2)),
        Shot(THREE, _top("mouse", 3, 0, -23.2), "snow"),
    ),
    "heater": (
        Shot(NEAR, (G("sock", 5, -18.6, on=0),), "snow"),
        Shot(PAIR, (G("sock", 5, -18.6, on=0), G("sock", 5, -18.6, on=1))),
        Shot(RIGHT, (G("cat-asleep", 0, -17.6, on=0), G("empty-mug", -16, 10, size=1.2))),
        Shot(VEE, (*_top("heat", 3, 0, -19.2), G("cat-awake", 14.7, 19, size=0.9)), "snow"),
    ),
    "hamster": (
        Shot(LEFT, (G("mug", 16.2, 10, size=1.3),)),
        Shot(((4, 8.6, 1.24),), (G("sleep", -10, -21, on=0, size=1.2),)),
        Shot(PAIR, (G("hamster-outside", 17.1, 17.4, mirrored=True),)),
        Shot(THREE, (G("hamster-outside", -17.2, 17.4, mirrored=True),
                     G("hamster-outside", 17.2, 17.4))),
    ),
    "graphics-card": (
        Shot(NEAR, (G("songbird", 4, -20.4, on=0, size=1.2),)),
        Shot(LEFT, (G("nest", 4, -20.4, on=0), G("songbird-with-twig", 16.4, 10, size=1.3))),
        Shot(PAIR, (G("nest-with-chicks", 0, -20.4, on=0), G("songbird", 0, -20.6, on=1))),
        Shot(THREE, (G("nest", 0, -20.4, on=1), G("birds", -3, -26, size=1.2))),
    ),
    "mining-box": (
        Shot(((-0.4, 8.6, 1.24),), (G("noise", 0, 0, on=0),)),
        Shot(((-0.4, 8, 1.2),), (G("noise", 0, 0, on=0), G("ear-muffs", 0, -20.2, on=0))),
        Shot(VEE, (G("sheep-with-muffs", -16.3, 17.6, size=1.02),
                   G("sheep-with-muffs", 16.3, 17.6, size=1.02, mirrored=True))),
        Shot(FAR, (G("noise", 0, 0, on=0), G("snowman-with-muffs", -14.4, 12, size=1.3)), "snow"),
    ),
    "server-rack": (
        Shot(RIGHT, (G("mouse", -11.8, 10, size=1.3, mirrored=True),)),
        Shot(LEFT, (G("plug", 9.6, 10, mirrored=True), G("mouse", 16.8, 10, size=0.75))),
        Shot(PAIR, (G("mouse", 0, -24.6, on=1, size=1.2),)),
        Shot(THREE, (G("cat-awake", 14.7, 19, size=0.9), G("mouse", 0, -24.6, on=0, size=1.2))),
    ),
    "container": (
        Shot(RIGHT, (G("sheep", -16, 11, size=1.2, mirrored=True),)),
        Shot(PAIR, (G("sheep", -17.4, 18.4, size=1.04, mirrored=True),
                    G("sheep", 17.4, 18.4, size=1.04))),
        Shot(THREE, (G("sheep", -11.2, 11.4, size=0.84, mirrored=True),
                     G("sheep", 11.2, 11.4, size=0.84),
                     G("sheep", -18, 19, mirrored=True), G("sheep", 18, 19),
                     G("sheep", 0, 11.4, size=0.84))),
        Shot(NEAR, (G("sheep-asleep", -16.3, 16, size=0.99), G("sleep", -21.4, 6.6, size=1.1))),
    ),
    "wind-turbine": (
        Shot(NEAR, (G("boat", -16.2, 12, size=0.95),), "fog"),
        Shot(PAIR, (G("birds", -3, -19.4, size=1.2),), "wind"),
        Shot(LEFT, (G("umbrella", 8.8, -13, size=1.3),), "rain"),
        Shot(FIVE, (G("gull", 17, 18.4, size=0.96), G("boat", -17.1, 17, size=0.85))),
    ),
    "solar-panel": (
        Shot(RIGHT, (G("cactus", -17.4, 15.4, size=1.4),)),
        Shot(THREE, (G("cactus-in-bloom", -17.6, 18.6), G("birds", -6, -22, size=1.2))),
        Shot(PAIR, (G("mouse", 9.4, 1, on=0, size=1.1), G("cactus", 18, 18.4)), "rain"),
        Shot(RIGHT, (G("snow-cap", 1.6, -21.6, on=0), G("snowman", -13.8, 10, size=1.4)), "snow"),
    ),
    "dam": (
        Shot(WHOLE, (G("salmon", 16, 12, size=0.9),)),
        Shot(WHOLE, (G("leaping-salmon", 14.4, 9.4), G("birds", -1.6, -26.6, size=0.8))),
        Shot(WHOLE, (G("leaping-salmon", 15.8, 9.6, size=1.2),)),
        Shot(WHOLE, (G("salmon", -11, -12, size=1.1),), "snow"),
    ),
    "volcano": (
        Shot(WHOLE, (G("sleep", 7, -26, size=1.1), G("boat", -16, 3.4, size=0.8))),
        Shot(WHOLE, (G("birds", -13, -19, size=1.1),)),
        Shot(WHOLE, (G("sheep", -16.4, 19), G("gull", 17, 19, size=0.96))),
        Shot(WHOLE, (G("snowman", 14, 12.4, size=1.3),), "snow", sky=False),
    ),
}  # fmt: skip
