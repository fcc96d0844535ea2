"""A HashRate's picture: a place at an hour, its weather, machines with whoever comes by, cables."""

from __future__ import annotations

from generator.art import Colour, Items
from generator.art.colours import mixed
from generator.art.sketch import LINE, Sketch
from generator.games.vires_in_numeris.art.hashrates import home, land, landmarks, props, work
from generator.games.vires_in_numeris.art.hashrates.cast import CAST
from generator.games.vires_in_numeris.art.hashrates.machines import HOURS, MACHINES
from generator.games.vires_in_numeris.art.hashrates.mine import Mine
from generator.games.vires_in_numeris.art.hashrates.places import (
    LIGHT,
    OPENINGS,
    OUTSIDE,
    PLACES,
    WEATHERS,
    sky,
    sky_through,
)
from generator.games.vires_in_numeris.art.hashrates.stories import STORIES, Guest, Shot

#: Where the machines are drawn, and the things beside them.
BOOKS = (home, work, land, landmarks, props)
#: The middle of the display that all cables lead to; the outer ones come down so far beside it.
DISPLAY_Y, INNER = 14.5, 10.0


def background(
    place: str, time: str, shot: Shot, light: Mine, ground: Colour, far: Colour, air: Colour
) -> Items:
    """A place whose colours are `ground` and `far` in the `air` of an hour."""
    share, weather = LIGHT[time], shot.weather
    inside = OPENINGS.get(place)
    floor = light.paper if weather == "snow" and not inside else ground
    dim = light.nature.seen_in(air, share)
    behind = Mine(light.ink, light.paper, light.hot, air, nature=dim)
    if inside:
        sky_through(behind, time, inside)
    elif shot.sky and place != "cave":  # A cellar has no sky.
        sky(behind, time)
    there = Mine(light.ink, mixed(air, floor, share), light.hot, mixed(air, far, share), nature=dim)
    PLACES[place](there)
    falling = Sketch(light.ink, light.paper, light.hot)
    if weather:
        WEATHERS[weather](falling, inside or OUTSIDE)
    return [*behind.items, *there.items, *falling.items]


def story(s: Mine, machine: str, time: str) -> None:
    """Draws the machines at this hour, with cables to the display and whoever comes by."""
    hour = HOURS.index(time)
    shot = STORIES[machine][hour]
    for x, y, _ in shot.machines:
        _cable(s, x, y)
    for k, (x, y, size) in enumerate(shot.machines):
        with s.at(x, y, scale=size):
            MACHINES[machine](s, k, hour)
            for guest in shot.guests:
                if guest.on == k:
                    _enter(s, guest)
    for guest in shot.guests:
        if guest.on is None:
            _enter(s, guest)


def _enter(s: Mine, guest: Guest) -> None:
    with s.at(guest.x, guest.y, scale=guest.size, mirrored=guest.mirrored):
        CAST[guest.who](s)


def _cable(s: Mine, x: float, y: float) -> None:
    """Straight down to the display; from a machine beside it, along the ground first."""
    if abs(x) <= INNER:
        s.line(f"M{x} {y} L{x} {DISPLAY_Y}", "", LINE)
        return
    corner, bend = (INNER, 1.4) if x > 0 else (-INNER, -1.4)
    down = y + 2
    s.line(f"M{x} {y} L{x} {down - 1} Q{x} {down} {x - bend} {down} L{corner + bend} {down}"
           f" Q{corner} {down} {corner} {down + 1.4} L{corner} {DISPLAY_Y}", "", LINE)  # fmt: skip
